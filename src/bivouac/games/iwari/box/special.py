"""What the rules need of a map that changes them: ruins, contested tokens, the void (IA)."""

from collections import Counter

from bivouac.core.complaints import fail, listed
from bivouac.games.iwari.box.pieces import VOID
from bivouac.games.iwari.box.types import Map, Spot
from bivouac.games.iwari.layout import TRIBES


def check_road_connections(file: str, game_map: Map) -> None:
    """IA1, IA2: a connection that is also a road joins a spot of each of its territories."""
    home = {spot.id: spot.territory for spot in game_map.spots}
    roads = {frozenset(road) for road in game_map.roads}
    for c in game_map.connections:
        where = f"{file}: connection number {c.number}"
        if c.spots is None:
            continue
        for end in c.spots:
            if end not in home:
                fail(where, "iwari-box-unknown-spot", spot=end)
        if sorted(home[end] for end in c.spots) != sorted(c.territories):
            fail(where, "iwari-box-spots-apart", spots=listed(c.spots))
        if frozenset(c.spots) in roads:
            fail(where, "iwari-box-road-too", spots=listed(c.spots))


def check_ruins(file: str, game_map: Map) -> None:
    """IA2: a ruin shows what clears it, and stands at an end of the connection it closes."""
    connections = {c.number: c for c in game_map.connections}
    for spot in game_map.spots:
        where = f"{file}: spot '{spot.id}'"
        if spot.icon is not None and not spot.violet:
            fail(where, "iwari-box-icon-violet")
        if spot.guards is None:
            continue
        if spot.icon is None:
            fail(where, "iwari-box-guard-icon", number=spot.guards)
        guarded = connections.get(spot.guards)
        if guarded is None:
            fail(where, "iwari-box-guard-nothing", number=spot.guards)
        if guarded.spots is None or spot.id not in guarded.spots:
            fail(where, "iwari-box-guard-end", number=spot.guards)
        if guarded.symbol is not None:
            fail(where, "iwari-box-guard-mountain", number=spot.guards)
    for number, count in Counter(spot.guards for spot in game_map.spots).items():
        if number is not None and count > 1:
            fail(file, "iwari-box-guards", count=count, number=number)


def check_contested(file: str, game_map: Map) -> None:
    """IA6: a contested token has two unknown areas, in territories of different biomes."""
    biome = {territory.id: territory.biome for territory in game_map.territories}
    areas: dict[str, list[Spot]] = {token.id: [] for token in game_map.contested}
    for spot in game_map.spots:
        where = f"{file}: spot '{spot.id}'"
        if spot.contested is None:
            continue
        if spot.contested not in areas:
            fail(where, "iwari-box-unknown-token", token=spot.contested, known=listed([*areas]))
        if spot.violet or spot.icon is not None:
            fail(where, "iwari-box-area-plain")
        areas[spot.contested].append(spot)
    for token, spots in areas.items():
        where = f"{file}: contested token '{token}'"
        if len(spots) != 2:
            fail(where, "iwari-box-two-areas", count=len(spots))
        if biome[spots[0].territory] == biome[spots[1].territory]:
            fail(where, "iwari-box-areas-differ", biome=biome[spots[0].territory])
    for territory in game_map.territories:
        if all(s.contested is not None for s in game_map.spots if s.territory == territory.id):
            fail(file, "iwari-box-only-areas", territory=territory.id)


def check_rules(file: str, game_map: Map) -> None:
    """IA1, IA4-IA6: what a map changes in the rules fits the map."""
    rules = game_map.rules
    if (game_map.centre is None) != (rules.centre == 0):
        fail(file, "iwari-box-centre-needed")
    if rules.centre and rules.most_players >= TRIBES:
        fail(file, "iwari-box-sixth", most=TRIBES - 1)
    if rules.road and not any(spot.violet for spot in game_map.spots):
        fail(file, "iwari-box-violet-road")
    check_void_rules(file, game_map)
    if rules.void_cards:
        return
    for territory in game_map.territories:
        if territory.biome == VOID:
            fail(file, "iwari-box-void-territory", territory=territory.id, biome=VOID)
    for spot in game_map.spots:
        if spot.icon == VOID:
            fail(file, "iwari-box-void-spot", spot=spot.id, biome=VOID)


def check_void_rules(file: str, game_map: Map) -> None:
    """IV11: what a map changes against the void fits the map."""
    rules = game_map.rules
    if rules.haunted is not None and rules.haunted not in {t.biome for t in game_map.territories}:
        fail(file, "iwari-box-haunted", biome=rules.haunted)
    if rules.violet_first and not any(spot.violet for spot in game_map.spots):
        fail(file, "iwari-box-violet-first")
    if rules.centre_limit and game_map.centre is None:
        fail(file, "iwari-box-centre-limit")
