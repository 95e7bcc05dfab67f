"""Chapters DZ and DV7: terrain as it is now, zones, and the berries that lie in them."""

from collections.abc import Iterable

from tests.reference.flow import Illegal

from .position import LANDS, Berry, Flow, Position, Zone


def terrain_at(position: Position, space: str) -> str:
    """The terrain of a space now: a marker makes it water (DD1) or lava (DL2)."""
    if space in position.markers:
        return "water" if position.scenario == "downpour" else "lava"
    return str(position.spaces[space]["terrain"])


def camp_owner(position: Position, space: str) -> int | None:
    """The seat whose camp, starting camps included, stands on a space."""
    for seat in range(position.players):
        if space in position.all_camps(seat):
            return seat
    return None


def is_free(position: Position, space: str) -> bool:
    """DV4: no camp, no marker, not the volcano."""
    return (
        camp_owner(position, space) is None
        and space not in position.markers
        and terrain_at(position, space) != "volcano"
    )


def connected_parts(position: Position, spaces: Iterable[str]) -> list[Zone]:
    """The connected parts of a set of spaces."""
    left = set(spaces)
    parts = []
    while left:
        part, border = set[str](), {min(left)}
        while border:
            part |= border
            border = {n for s in border for n in position.neighbours[s] if n in left} - part
        parts.append(frozenset(part))
        left -= part
    return parts


def zones(position: Position, terrain: str) -> list[Zone]:
    """DZ1: every zone of one terrain."""
    spaces = [name for name in position.spaces if terrain_at(position, name) == terrain]
    return connected_parts(position, spaces)


def zone_of(position: Position, space: str) -> Zone | None:
    """DZ1: the zone a space belongs to; none for starting camps, the volcano and lava (DL2)."""
    terrain = terrain_at(position, space)
    if terrain not in LANDS and terrain != "water":
        return None
    return next(zone for zone in zones(position, terrain) if space in zone)


def adjacent_water_zones(position: Position, camp: str) -> set[Zone]:
    """The water zones a camp is adjacent to; DH4: a village is not adjacent to its own."""
    found = {
        zone
        for zone in zones(position, "water")
        if any(neighbour in zone for neighbour in position.neighbours[camp])
    }
    return {zone for zone in found if camp not in zone}


def village_owner(position: Position, zone: Zone) -> int | None:
    """DH1: the seat whose lake village stands in a water zone."""
    for seat in range(position.players):
        if any(camp in zone for camp in position.camps[seat]):
            return seat
    return None


def lay_berries(position: Position, berries: dict[str, int]) -> None:
    """DZ2: berry tokens belong to the zone of the space they are put on."""
    for space, tokens in berries.items():
        zone = zone_of(position, space)
        if zone is None or terrain_at(position, space) == "water":
            raise Illegal("DC3", f"berries on {space}, which is no land space")
        position.berries[zone] = position.berries.get(zone, 0) + tokens


def take_berry(position: Position, seat: int, destination: str) -> None:
    """DE1: one berry token of the destination's zone, if there is one."""
    zone = zone_of(position, destination)
    if zone is not None and position.berries.get(zone, 0) > 0:
        position.berries[zone] -= 1
        position.won_berries[seat] += 1


def berries_by_space(position: Position) -> dict[str, int]:
    """Zones with tokens left, each named by its smallest space id."""
    return {min(zone): tokens for zone, tokens in position.berries.items() if tokens > 0}


def cover_space(position: Position, space: str) -> Flow:
    """DV7: put a marker on a space and share out the berries of the zone it was in."""
    old = zone_of(position, space)
    position.markers.append(space)
    if old is None:
        return
    tokens = position.berries.pop(old, 0)
    parts = connected_parts(position, old - {space})
    if not parts:
        return
    heirs = [part for part in parts if len(part) == max(len(other) for other in parts)]
    for heir in heirs:
        position.berries[heir] = tokens // len(heirs)
    for _ in range(tokens % len(heirs)):
        event = yield Berry(list(heirs))
        lucky = next(heir for heir in heirs if event["space"] in heir)
        position.berries[lucky] += 1
        heirs.remove(lucky)
