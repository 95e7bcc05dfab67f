"""Chapter IM: which pawns a piece has earned, and where they may go."""

from collections.abc import Callable

from tests.reference.flow import Json

from .builds import area_of, territory_of
from .position import PAWNS, SETTLEMENT, Position
from .settlements import group_of

KINDS = {"honour": "land", "respect": "sea"}
RULES = {
    "union": "IM2",
    "discovery": "IM4",
    "honour": "IM3",
    "respect": "IM3",
    "courage": "IM5",
    "veneration": "IM6",
}


def earned_deeds(position: Position, seat: int, piece: Json) -> Json:
    """IM2-IM4: the places for each pawn that a seat's piece, just placed, has earned."""
    places: dict[str, Callable[[], list[Json]]] = {
        "union": lambda: union_places(position, piece),
        "discovery": lambda: discovery_places(position, piece),
        "honour": lambda: majority_places(position, seat, "honour"),
        "respect": lambda: majority_places(position, seat, "respect"),
    }
    found = {deed: find() for deed, find in places.items() if may_still_earn(position, seat, deed)}
    return {deed: choices for deed, choices in found.items() if choices}


def may_still_earn(position: Position, seat: int, deed: str) -> bool:
    """IM2-IM4: pawns are left, and go to different players."""
    earners = [pawn["seat"] for pawn in position.pawns if pawn["deed"] == deed]
    return deed in position.deeds and len(earners) < PAWNS[deed] and seat not in earners


def union_places(position: Position, piece: Json) -> list[Json]:
    """IM2: the territories that a settlement just made touches."""
    spot = area_of(position, piece) if piece["piece"] == "contested" else piece.get("spot")
    if piece["piece"] not in ("tent", "contested") or spot is None:
        return []
    group = group_of(position, spot)
    if len(group) < SETTLEMENT:
        return []
    touched = {position.spots[spot] for spot in group}
    return [{"territory": territory} for territory in position.territories if territory in touched]


def discovery_places(position: Position, piece: Json) -> list[Json]:
    """IM4: every other territory, when this tent took the last spot; IA6: not a contested one."""
    filled = territory_of(position, piece)
    if piece["piece"] != "tent" or not position.is_full(filled):
        return []
    return [{"territory": other} for other in position.territories if other != filled]


def majority_places(position: Position, seat: int, deed: str) -> list[Json]:
    """IM3: the uncovered connections by land (or sea) with a totem majority at both ends."""
    return [
        {"connection": number}
        for number, connection in position.connections.items()
        if connection["kind"] == KINDS[deed]
        and number not in position.closed
        and not position.is_left(number)
        and all(position.leads(seat, end) for end in connection["territories"])
    ]


def explores_last(position: Position, piece: Json) -> bool:
    """IM5: was this the first tent in the last territory without one?"""
    if piece["piece"] not in ("tent", "contested"):
        return False
    first = sum(position.tents_in(territory_of(position, piece))) == 1
    return first and not any(map(position.is_unexplored, position.territories))


def courage_places(position: Position) -> list[Json | None]:
    """IM5: beside any other pawn, or nowhere."""
    places: list[Json | None] = [None]
    for pawn in position.pawns:
        place: Json = {key: pawn[key] for key in ("territory", "connection") if key in pawn}
        if place not in places:
            places.append(place)
    return places
