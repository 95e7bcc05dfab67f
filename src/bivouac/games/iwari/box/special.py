"""What the rules need of a map that changes them: ruins, contested tokens, the void (IA)."""

from collections import Counter

from bivouac.core.fields import fail, listed
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
                fail(where, f"unknown spot '{end}'")
        if sorted(home[end] for end in c.spots) != sorted(c.territories):
            fail(where, f"its spots {listed(c.spots)} must lie one in each of its territories")
        if frozenset(c.spots) in roads:
            fail(where, f"a road joins {listed(c.spots)} as well; once is right")


def check_ruins(file: str, game_map: Map) -> None:
    """IA2: a ruin shows what clears it, and stands at an end of the connection it closes."""
    connections = {c.number: c for c in game_map.connections}
    for spot in game_map.spots:
        where = f"{file}: spot '{spot.id}'"
        if spot.icon is not None and not spot.violet:
            fail(where, "has an icon but is not violet; a ruin lies on a violet spot")
        if spot.guards is None:
            continue
        if spot.icon is None:
            fail(where, f"guards connection {spot.guards} but has no icon, the biome that opens it")
        guarded = connections.get(spot.guards)
        if guarded is None:
            fail(where, f"guards connection {spot.guards}, which is not there")
        if guarded.spots is None or spot.id not in guarded.spots:
            fail(where, f"guards connection {spot.guards}, whose spots must have it as an end")
        if guarded.symbol is not None:
            fail(where, f"guards connection {spot.guards}, which may be under a mountain")
    for number, count in Counter(spot.guards for spot in game_map.spots).items():
        if number is not None and count > 1:
            fail(file, f"{count} spots guard connection {number}; one is right")


def check_contested(file: str, game_map: Map) -> None:
    """IA6: a contested token has two unknown areas, in territories of different biomes."""
    biome = {territory.id: territory.biome for territory in game_map.territories}
    areas: dict[str, list[Spot]] = {token.id: [] for token in game_map.contested}
    for spot in game_map.spots:
        where = f"{file}: spot '{spot.id}'"
        if spot.contested is None:
            continue
        if spot.contested not in areas:
            fail(where, f"unknown contested token '{spot.contested}'; known: {listed([*areas])}")
        if spot.violet or spot.icon is not None:
            fail(where, "is an unknown area; such a spot is not violet and has no icon")
        areas[spot.contested].append(spot)
    for token, spots in areas.items():
        where = f"{file}: contested token '{token}'"
        if len(spots) != 2:
            fail(where, f"has {len(spots)} unknown areas; two are right")
        if biome[spots[0].territory] == biome[spots[1].territory]:
            fail(where, f"both its unknown areas are {biome[spots[0].territory]}; biomes differ")
    for territory in game_map.territories:
        if all(s.contested is not None for s in game_map.spots if s.territory == territory.id):
            fail(file, f"territory '{territory.id}' has only unknown areas; it needs a spot")


def check_rules(file: str, game_map: Map) -> None:
    """IA1, IA4-IA6: what a map changes in the rules fits the map."""
    rules = game_map.rules
    if (game_map.centre is None) != (rules.centre == 0):
        fail(file, "void_totems, how many begin in the centre, and centre, a point, go together")
    if rules.centre and rules.most_players >= TRIBES:
        fail(file, f"void totems are for at most {TRIBES - 1} players; the sixth plays with them")
    if rules.road and not any(spot.violet for spot in game_map.spots):
        fail(file, "has a violet road, but no spot is violet")
    check_void_rules(file, game_map)
    if rules.void_cards:
        return
    for territory in game_map.territories:
        if territory.biome == VOID:
            fail(file, f"territory '{territory.id}' is {VOID}; that takes void_cards = true")
    for spot in game_map.spots:
        if spot.icon == VOID:
            fail(file, f"spot '{spot.id}' shows {VOID}; that takes void_cards = true")


def check_void_rules(file: str, game_map: Map) -> None:
    """IV11: what a map changes against the void fits the map."""
    rules = game_map.rules
    if rules.haunted is not None and rules.haunted not in {t.biome for t in game_map.territories}:
        fail(file, f"haunted is '{rules.haunted}', but no territory is")
    if rules.violet_first and not any(spot.violet for spot in game_map.spots):
        fail(file, "has violet_first, but no spot is violet")
    if rules.centre_limit and game_map.centre is None:
        fail(file, "centre_limit, void totems in the centre that win, takes a centre")
