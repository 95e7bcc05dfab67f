"""IV1: what must lie on the table before the first decision against the void."""

from collections import Counter

from tests.reference.flow import Illegal, Json

from .position import DISPLAY, HAND
from .setup import BOX, VOID_CARDS
from .void_position import Position

PACKS, PACK_VOIDS = 4, 3


def check_setup(position: Position, setup: Json) -> None:
    """Raise Illegal unless a game of the box may begin like this."""
    if not 0 <= setup["first_seat"] < position.players:
        raise Illegal("IS1", "no such first player")
    if setup["mountains"]:
        raise Illegal("IV1", "no mountains against the void")
    if not 1 <= position.limit <= len(position.territories):
        raise Illegal("IV10", "no such limit")
    if Counter(position.biomes.values()) != {**BOX, "void": VOID_CARDS}:
        raise Illegal("IV1", "all cards are in play")
    lying = [*setup["display"], *setup["deck"], *(card for hand in setup["hands"] for card in hand)]
    if Counter(lying) != Counter(list(position.biomes)):
        raise Illegal("IV1", "not every card lies on the table once")
    if [len(hand) for hand in setup["hands"]] != [HAND] * position.players:
        raise Illegal("IV1", "hands of the wrong size")
    if len(setup["display"]) != DISPLAY:
        raise Illegal("IV1", "a display of the wrong size")
    for pack in packs(setup["deck"]):
        if sum(map(position.is_void_card, pack)) != PACK_VOIDS:
            raise Illegal("IV1", "three void cards in each pack")


def packs(deck: list[str]) -> list[list[str]]:
    """IV1: four packs as equal as possible, larger ones on top."""
    size, larger = divmod(len(deck), PACKS)
    sizes = [size + (number < larger) for number in range(PACKS)]
    starts = [sum(sizes[:number]) for number in range(PACKS)]
    return [deck[start : start + size] for start, size in zip(starts, sizes, strict=True)]
