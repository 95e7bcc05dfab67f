"""Chapter IM: which pawns a piece has earned, and where they may go."""

from collections.abc import Callable

from .builds import territory_of
from .position import PAWNS, SETTLEMENT, Json, Position
from .settlements import group_of

KINDS = {"honour": "land", "respect": "sea"}
RULES = {"union": "IM2", "discovery": "IM4", "honour": "IM3", "respect": "IM3"}


def earned_deeds(position: Position, seat: int, piece: Json) -> Json:
    """The places for each pawn that a seat's piece, just placed, has earned."""
    places: dict[str, Callable[[], list[Json]]] = {
        "union": lambda: union_places(position, piece),
        "discovery": lambda: discovery_places(position, piece),
        "honour": lambda: majority_places(position, seat, "honour"),
        "respect": lambda: majority_places(position, seat, "respect"),
    }
    found = {
        deed: places[deed]() for deed in position.deeds if may_still_earn(position, seat, deed)
    }
    return {deed: choices for deed, choices in found.items() if choices}


def may_still_earn(position: Position, seat: int, deed: str) -> bool:
    """IM2-IM4: pawns are left, and go to different players."""
    earners = [pawn["seat"] for pawn in position.pawns if pawn["deed"] == deed]
    return len(earners) < PAWNS[deed] and seat not in earners


def union_places(position: Position, piece: Json) -> list[Json]:
    """IM2: the territories that a settlement just made touches."""
    if piece["piece"] != "tent":
        return []
    group = group_of(position, piece["spot"])
    if len(group) < SETTLEMENT:
        return []
    touched = {position.spots[spot] for spot in group}
    return [{"territory": territory} for territory in position.territories if territory in touched]


def discovery_places(position: Position, piece: Json) -> list[Json]:
    """IM4: every other territory, when this tent took the last spot."""
    filled = territory_of(position, piece)
    if piece["piece"] != "tent":
        return []
    if any(spot not in position.tents for spot in position.spots_of(filled)):
        return []
    return [{"territory": other} for other in position.territories if other != filled]


def majority_places(position: Position, seat: int, deed: str) -> list[Json]:
    """IM3: the uncovered connections by land (or sea) with a totem majority at both ends."""
    return [
        {"connection": number}
        for number, connection in position.connections.items()
        if connection["kind"] == KINDS[deed]
        and number not in position.mountains
        and all(position.leads(seat, end) for end in connection["territories"])
    ]
