"""Maps of one's own that change the rules: Vast Lands with what other maps have (IA)."""

from dataclasses import replace

from bivouac.core.contract import Game
from bivouac.core.records import Words
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.checks import check_playable
from bivouac.games.iwari.box.types import Contested, Map, MapRules, Spot
from bivouac.games.iwari.game import IwariSetting
from bivouac.games.iwari.options import Options
from bivouac.games.iwari.setup.deck import cards_in_play
from bivouac.record.write import Recorder

BASE = replace(packaged_box().maps["vast-lands"], label="")
"""Every territory has five spots or more."""


def without_symbols(game_map: Map) -> Map:
    """IS2: no mountains."""
    plain = tuple(replace(found, symbol=None) for found in game_map.connections)
    return replace(game_map, connections=plain)


def change(game_map: Map, marks: dict[str, Spot]) -> Map:
    """Some spots instead of those of the same id."""
    return replace(game_map, spots=tuple(marks.get(spot.id, spot) for spot in game_map.spots))


def spot_in(game_map: Map, territory: str, place: int) -> Spot:
    return [spot for spot in game_map.spots if spot.territory == territory][place]


def quiet_spot(game_map: Map, territory: str) -> Spot:
    """A spot of a territory with the fewest roads."""
    spots = [spot for spot in game_map.spots if spot.territory == territory]
    return min(spots, key=lambda spot: sum(spot.id in road for road in game_map.roads))


def roads_along(game_map: Map, numbers: tuple[int, ...]) -> Map:
    """IA1: some connections are roads as well."""
    connections = list(game_map.connections)
    for number in numbers:
        here, there = (quiet_spot(game_map, end) for end in connections[number - 1].territories)
        connections[number - 1] = replace(connections[number - 1], spots=(here.id, there.id))
    return replace(game_map, connections=tuple(connections))


def bare() -> Map:
    """IA1: no totem in tundra; some connections are roads."""
    return replace(roads_along(BASE, (1, 6, 11, 15)), id="bare", rules=MapRules(bare=("tundra",)))


def ruined() -> Map:
    """IA2: a ruin at one end of some connections, and one that guards nothing."""
    numbers = (1, 6, 11, 15)
    game_map = roads_along(without_symbols(BASE), numbers)
    marks = {}
    for number in numbers:
        here = quiet_spot(game_map, game_map.connections[number - 1].territories[0])
        marks[here.id] = replace(here, violet=True, icon="coast", guards=number)
    lonely = spot_in(game_map, "amber-basin", 0)
    marks[lonely.id] = replace(lonely, violet=True, icon="forest")
    return replace(change(game_map, marks), id="ruined")


def centred() -> Map:
    """IA4: void totems."""
    game_map = without_symbols(BASE)
    return replace(game_map, id="centred", centre=(400.0, 300.0), rules=MapRules(centre=5))


def paved() -> Map:
    """IA5: the first spot of every territory is on the violet road."""
    firsts = [spot_in(BASE, territory.id, 0) for territory in BASE.territories]
    marks = {spot.id: replace(spot, violet=True) for spot in firsts}
    return replace(change(BASE, marks), id="paved", rules=MapRules(road=True))


def disputed() -> Map:
    """IA6: the first territory is void; two tokens, each with an area at a land connection."""
    game_map = without_symbols(BASE)
    first = replace(game_map.territories[0], biome="void")
    game_map = replace(game_map, territories=(first, *game_map.territories[1:]))
    areas = []
    for token, number in (("alpha", 3), ("beta", 7)):
        for end in game_map.connections[number - 1].territories:
            here = spot_in(game_map, end, 0)
            areas.append(replace(here, id=f"{token}-{end}", x=here.x + 5, contested=token))
    return replace(
        game_map,
        id="disputed",
        spots=(*game_map.spots, *areas),
        contested=(Contested("alpha", (300.0, 200.0)), Contested("beta", (200.0, 400.0))),
        rules=MapRules(most_players=6, void_cards=True),
    )


OWN_MAPS = {made.id: made for made in (bare(), ruined(), centred(), paved(), disputed())}
for made in OWN_MAPS.values():
    check_playable(f"{made.id}.toml", made)


def own_recorder(chosen: Options, rng: Words) -> Recorder:
    """A new game on one of these maps."""
    pieces, game_map = packaged_box().pieces, OWN_MAPS[chosen.map]
    cards = cards_in_play(pieces, chosen, game_map)
    return Recorder("iwari", Game.new(IwariSetting(chosen, pieces, game_map, cards), rng))
