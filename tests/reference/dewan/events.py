"""Chapters DV, DD1, DL1 and DH5: refilling the row and the events this causes."""

from .cards import make_pile
from .position import FISH_IN_BOX, MARKERS_IN_BOX, Ask, Flow, Position
from .zones import cover_space, is_free, terrain_at


def refill_row(position: Position, seat: int) -> Flow:
    """DK2, DK3, DV2: step 3 of the turn; `seat` is the active player should an event happen."""
    for slot in range(len(position.row)):
        if position.row[slot] is not None:
            continue
        if not position.pile:
            yield from make_pile(position)
        if not position.pile:
            return
        position.row[slot] = position.pile.pop(0)
        if position.has_events() and not position.pile:
            yield from happen(position, seat)
            yield from make_pile(position)


def happen(position: Position, seat: int) -> Flow:
    """The event of the scenario, resolved by the active player."""
    if position.scenario == "lake":
        yield from go_fishing(position, seat)
    else:
        yield from place_marker(position, seat)


def marker_rule(position: Position) -> str:
    return "DD1" if position.scenario == "downpour" else "DL1"


def marker_choices(position: Position) -> list[str]:
    """DD1, DL1: free land next to water, or next to the volcano or lava."""
    sources = ("water",) if position.scenario == "downpour" else ("volcano", "lava")
    return [
        space
        for space in position.spaces
        if is_free(position, space)
        and terrain_at(position, space) != "water"
        and any(terrain_at(position, n) in sources for n in position.neighbours[space])
    ]


def place_marker(position: Position, seat: int) -> Flow:
    """DD1, DL1: one marker, skipped when none is left or no space can take it (DV4)."""
    if len(position.markers) == MARKERS_IN_BOX or not marker_choices(position):
        return
    event = yield Ask(seat, "marker", marker_rule(position))
    yield from cover_space(position, event["space"])


def fish_left(position: Position) -> int:
    return FISH_IN_BOX - sum(position.fish)


def count_villages(position: Position, seat: int) -> int:
    """DH1: camps on water."""
    return sum(terrain_at(position, camp) == "water" for camp in position.camps[seat])


def go_fishing(position: Position, active: int) -> Flow:
    """DH5: clockwise from the active player, a card for a fish per village."""
    for seat in position.seats_from(active):
        villages = count_villages(position, seat)
        if not villages or not position.hands[seat] or not fish_left(position):
            continue
        event = yield Ask(seat, "fish", "DH5")
        if event["card"] is not None:
            position.hands[seat].remove(event["card"])
            position.discards.insert(0, event["card"])
            position.fish[seat] += min(villages, fish_left(position))
