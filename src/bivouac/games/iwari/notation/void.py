"""Decisions of games against the void alone, in the words of a record (IV3, IV5, IV8, IV9)."""

from collections.abc import Mapping, Sequence

import numpy as np

from bivouac.core.complaints import shown
from bivouac.core.contract import Event, Json, Message, Refused
from bivouac.core.notation import refuse_type
from bivouac.games.iwari.layout import FREE, VOID_BIOME
from bivouac.games.iwari.notation.builds import piece, piece_of, piece_steps, read_piece
from bivouac.games.iwari.notation.names import card_number, spot_number, territory_number
from bivouac.games.iwari.notation.position import members_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import (
    ACT_IN,
    DONE,
    FIRST_IN,
    NO_PIECE,
    RUIN_AT,
    SKIP_CARD,
    VOID_WITH,
    split,
)

KEYS: Mapping[str, tuple[str, ...]] = {
    "void": ("cards",),
    "skip": ("card",),
    "order": ("territories",),
    "ruin": ("spot",),
    "target": ("territory",),
    "free": ("piece",),
}
INFECTED = 2
"""The territories of a connection (IV5)."""


def void_decision(setting: Iwari, position: np.void, steps: Sequence[int]) -> Event | None:
    """What the steps of such a decision say; None if they are of another one."""
    kind, number = split(steps[0])
    if position["phase"] == FREE:
        one = piece_of(steps[0])
        return {"do": "free", "piece": None if one is None else piece(setting, one)}
    if kind == "void":
        played = [split(step) for step in steps if step != DONE]
        return {"do": kind, "cards": [setting.cards[card] for _, card in played]}
    if kind == "skip":
        return {"do": kind, "card": setting.cards[number]}
    if kind == "order":
        ids = setting.territory_ids
        others = [ids[other] for other in members_of(position["infected"]) if other != number]
        return {"do": kind, "territories": [ids[number], *others]}
    if kind == "ruin":
        return {"do": kind, "spot": setting.spot_ids[number]}
    if kind == "target":
        return {"do": kind, "territory": setting.territory_ids[number]}
    return None


def void_steps(setting: Iwari, position: np.void, event: Event) -> list[int]:
    """The steps of such a decision, legal or not, whose keys are right."""
    do = event["do"]
    if do == "void":
        return played_steps(setting, position, event["cards"])
    if do == "skip":
        return [SKIP_CARD + card_number(setting, event["card"], "IV9")]
    if do == "order":
        return order_steps(setting, position, event["territories"])
    if do == "ruin":
        return [RUIN_AT + spot_number(setting, event["spot"], "IV5")]
    if do == "target":
        return [ACT_IN + territory_number(setting, event["territory"], "IV8")]
    return free_steps(setting, event["piece"])


def played_steps(setting: Iwari, position: np.void, cards: Json) -> list[int]:
    """IV3: one void card or more; the list is at its end by itself when the hand has no other."""
    if not isinstance(cards, list):
        refuse_type("cards", "kind-cards", cards)
    if not cards:
        message = Message("iwari-refused-voids-none", {})
        raise Refused("IV3", "one void card or more is played, not none", message)
    played = [VOID_WITH + card_number(setting, card, "IV3") for card in cards]
    has_more = position["held"][position["seat"], VOID_BIOME] > len(played)
    return [*played, DONE] if has_more else played


def order_steps(setting: Iwari, position: np.void, names: Json) -> list[int]:
    """IV5: both territories where the void acts, the first one first."""
    if not isinstance(names, list):
        refuse_type("territories", "kind-territories", names)
    found = [territory_number(setting, name, "IV5") for name in names]
    right = members_of(position["infected"])
    if len(found) != INFECTED or sorted(found) != right:
        both = " and ".join(str(shown(setting.territory_ids[number])) for number in right)
        reason = f"the order is of the territories where the void acts, each once: {both}"
        raise Refused("IV5", reason, Message("iwari-refused-order", {}))
    return [FIRST_IN + found[0]]


def free_steps(setting: Iwari, entry: Json) -> list[int]:
    """IV8: a free piece, or none."""
    return [NO_PIECE] if entry is None else piece_steps(read_piece(setting, entry))
