"""The fixed space of steps: every engine atom of Iwari is one integer below STEP_SPACE.

A build is TENT_AT or TOTEM_AT, then PAY_WITH once (a card of the territory's biome) or twice (a
joker pair of another biome); then a second piece with its payment, or DONE. After two pieces a
build is complete without DONE.
"""

from bivouac.games.iwari.layout import CARDS, CONNECTIONS, DEEDS, DISPLAY, NONE, SPOTS, TERRITORIES

TARGETS = TERRITORIES + CONNECTIONS
"""Where a pawn can go: a territory, or TERRITORIES + connection."""

TENT_AT = 0  # + spot
TOTEM_AT = TENT_AT + SPOTS  # + territory
PAY_WITH = TOTEM_AT + TERRITORIES  # + card
DONE = PAY_WITH + CARDS
SWAP_CARD = DONE + 1  # + card (IT2)
DISCARD_CARD = SWAP_CARD + CARDS  # + card (I2.1)
DRAW_SHOWN = DISCARD_CARD + CARDS  # + index in the display
DRAW_UNSEEN = DRAW_SHOWN + DISPLAY
PASS = DRAW_UNSEEN + 1
DEED_AT = PASS + 1  # + deed * TARGETS + target
STEP_SPACE = DEED_AT + DEEDS * TARGETS

_RANGES = (
    ("tent", TENT_AT, SPOTS),
    ("totem", TOTEM_AT, TERRITORIES),
    ("pay", PAY_WITH, CARDS),
    ("done", DONE, 1),
    ("swap", SWAP_CARD, CARDS),
    ("discard", DISCARD_CARD, CARDS),
    ("draw", DRAW_SHOWN, DISPLAY),
    ("draw_deck", DRAW_UNSEEN, 1),
    ("pass", PASS, 1),
    ("deed", DEED_AT, DEEDS * TARGETS),
)


def split(step: int) -> tuple[str, int]:
    """The kind of a step and what it names: a spot, a card, a slot; NONE for nothing."""
    for kind, first, size in _RANGES:
        if first <= step < first + size:
            return kind, step - first if size > 1 else NONE
    raise ValueError(f"step {step} is not between 0 and {STEP_SPACE - 1}")
