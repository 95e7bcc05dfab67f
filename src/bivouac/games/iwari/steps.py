"""The fixed space of steps: every engine atom of Iwari is one integer below STEP_SPACE.

A build is a piece, then PAY_WITH once (a card of the territory's biome) or twice (a joker pair of
another biome, or a price of two cards); then a second piece with its payment, or DONE. After two
pieces a build is complete without DONE. A piece that moves (IV9) is picked up first: LIFT_TENT or
LIFT_TOTEM, then where it goes.
"""

from bivouac.core.step_space import StepSpace
from bivouac.games.iwari.layout import CARDS, CONNECTIONS, DEEDS, DISPLAY, SPOTS, TERRITORIES

NOWHERE = TERRITORIES + CONNECTIONS
TARGETS = NOWHERE + 1
"""Where a pawn can go: a territory, TERRITORIES + connection, or NOWHERE: declined (IM5, IM6)."""
SOURCES = TERRITORIES + 1
"""Where a void totem can come from: a territory, or the centre (IA4)."""

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
FORT_AT = DEED_AT + DEEDS * TARGETS  # + spot (IF1)
MOVE_TOTEM = FORT_AT + SPOTS  # + source * TERRITORIES + destination, a void totem (IA4)
EXPLORE_AT = MOVE_TOTEM + SOURCES * TERRITORIES  # + territory (IG1)
STORM_STAYS = EXPLORE_AT + TERRITORIES  # (IR1)
STORM_MOVES = STORM_STAYS + 1
WALK_NOT = STORM_MOVES + 1  # (IR2)
WALK_ON = WALK_NOT + 1
LIFT_TENT = WALK_ON + 1  # + spot: an own tent is picked up to move (IV9); then TENT_AT
LIFT_TOTEM = LIFT_TENT + SPOTS  # + territory: an own totem; then TOTEM_AT (IV9)
VOID_WITH = LIFT_TOTEM + TERRITORIES  # + card: a void card is played (IV3); more, or DONE
SKIP_CARD = VOID_WITH + CARDS  # + card of a complete biome: the void does nothing (IV9)
FIRST_IN = SKIP_CARD + CARDS  # + territory: an infection comes there first (IV5)
RUIN_AT = FIRST_IN + TERRITORIES  # + spot (IV5, IV11)
ACT_IN = RUIN_AT + SPOTS  # + territory: where the void acts after its settlement (IV8)
NO_PIECE = ACT_IN + TERRITORIES  # no free piece (IV8); one is TENT_AT or TOTEM_AT
STEP_SPACE = NO_PIECE + 1

STEPS = StepSpace(
    (
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
        ("fort", FORT_AT, SPOTS),
        ("void_totem", MOVE_TOTEM, SOURCES * TERRITORIES),
        ("explore", EXPLORE_AT, TERRITORIES),
        ("storm", STORM_STAYS, 2),  # 0 stays, 1 moves
        ("walk", WALK_NOT, 2),  # 0 nothing, 1 scores and moves
        ("lift_tent", LIFT_TENT, SPOTS),
        ("lift_totem", LIFT_TOTEM, TERRITORIES),
        ("void", VOID_WITH, CARDS),
        ("skip", SKIP_CARD, CARDS),
        ("order", FIRST_IN, TERRITORIES),
        ("ruin", RUIN_AT, SPOTS),
        ("target", ACT_IN, TERRITORIES),
        ("no_piece", NO_PIECE, 1),
    )
)
split, step_of = STEPS.split, STEPS.step
