"""The map of a record, read into the same shape as a map of the box (IC2, IC3, IA)."""

from bivouac.core.complaints import fail, shown, thing
from bivouac.core.contract import Json, Refused
from bivouac.core.errors import InputError
from bivouac.core.messages import Message
from bivouac.core.notation import as_flag, as_id, as_list, as_number, as_object, as_word
from bivouac.games.iwari.box import packaged_box
from bivouac.games.iwari.box.checks import CHECKS
from bivouac.games.iwari.box.maps import (
    FARTHEST,
    MOST_CENTRE,
    MOST_ROADS,
    MOST_TERRITORIES,
    RULES,
    VOID_RULES,
)
from bivouac.games.iwari.box.pieces import CARD_BIOMES, PLAYER_COUNTS, SYMBOLS
from bivouac.games.iwari.box.types import Connection, Contested, Map, MapRules, Spot, Territory
from bivouac.games.iwari.layout import BIOMES, CONNECTIONS, CONTESTED, KINDS, LONGEST_PATH, SPOTS
from bivouac.games.iwari.notation.land import rules_of
from bivouac.games.iwari.picture.drawing import drawn

WHERE = "components.map"
KEYS = ("territories", "spots", "roads", "connections")
NOWHERE = (0.0, 0.0)
"""Where something is drawn, until that is known."""


def read_map(name: str, data: Json) -> Map:
    """A map the rules can be played on; how it is drawn comes from the record, or is made up."""
    found = as_object(WHERE, data, KEYS, ("rules", "drawing"))
    territories = read_territories(found["territories"])
    ids = tuple(territory.id for territory in territories)
    spots = read_spots(found["spots"], ids)
    rules = read_rules(name, found.get("rules"))
    game_map = Map(
        id=name,
        name=name,
        size=NOWHERE,
        territories=territories,
        spots=spots,
        roads=tuple(
            read_pair(f"{WHERE}.roads[{i}]", road)
            for i, road in enumerate(some(f"{WHERE}.roads", found["roads"], 0, MOST_ROADS))
        ),
        connections=read_connections(found["connections"]),
        rules=rules,
        contested=tokens_of(spots),
        centre=NOWHERE if rules.centre else None,
    )
    for check, rule in CHECKS:
        try:
            check(WHERE, game_map)
        except InputError as error:
            raise Refused(rule, error.said) from None
    return drawn(game_map, found.get("drawing"))


def read_rules(name: str, data: Json | None) -> MapRules:
    """IA: what a map changes in the rules; unless it says so, what the packaged one changes.

    IV11: what it changes against the void may be left out where it changes nothing.
    """
    if data is None:
        packaged = packaged_box().maps.get(name)
        return MapRules() if packaged is None else packaged.rules
    where = f"{WHERE}.rules"
    needed = tuple(key for key in RULES if key not in VOID_RULES)
    rules = {**rules_of(MapRules()), **as_object(where, data, needed, VOID_RULES)}
    bare = as_list(f"{where}.bare", rules["bare"])
    haunted = rules["haunted"]
    return MapRules(
        as_number(f"{where}.players", rules["players"], min(PLAYER_COUNTS), max(PLAYER_COUNTS)),
        tuple(as_word(f"{where}.bare", biome, BIOMES) for biome in bare),
        as_number(f"{where}.void_totems", rules["void_totems"], 0, MOST_CENTRE),
        as_flag(f"{where}.violet_road", rules["violet_road"]),
        as_flag(f"{where}.void_cards", rules["void_cards"]),
        None if haunted is None else as_word(f"{where}.haunted", haunted, CARD_BIOMES),
        as_number(f"{where}.void_group", rules["void_group"], 2, LONGEST_PATH),
        as_flag(f"{where}.violet_first", rules["violet_first"]),
        as_number(f"{where}.centre_limit", rules["centre_limit"], 0, MOST_CENTRE),
    )


def tokens_of(spots: tuple[Spot, ...]) -> tuple[Contested, ...]:
    """IA6: the contested tokens, in the order in which spots name them."""
    tokens = dict.fromkeys(spot.contested for spot in spots if spot.contested is not None)
    if len(tokens) > CONTESTED:
        reason = Message("iwari-fault-contested", {"most": CONTESTED, "count": len(tokens)})
        fail(f"{WHERE}.spots", reason, "IA6")
    return tuple(Contested(token, NOWHERE) for token in tokens)


def some(where: str, data: Json, low: int, high: int) -> list[Json]:
    """A list that is neither too short nor longer than a position can hold."""
    entries = as_list(where, data)
    if not low <= len(entries) <= high:
        fail(where, "fault-entries-from", "IC2", low=low, high=high, count=len(entries))
    return entries


def refuse_twins(where: str, ids: list[str]) -> None:
    """No two things share an id."""
    for i, name in enumerate(ids):
        if name in ids[:i]:
            fail(where, "fault-twice", name=shown(name))


def read_territories(data: Json) -> tuple[Territory, ...]:
    """IC2: each of one biome."""
    where = f"{WHERE}.territories"
    found = []
    for i, entry in enumerate(some(where, data, 1, MOST_TERRITORIES)):
        territory = as_object(f"{where}[{i}]", entry, ("id", "biome"))
        name = as_id(f"{where}[{i}].id", territory["id"])
        biome = as_word(f"{where}[{i}].biome", territory["biome"], BIOMES)
        found.append(Territory(name, biome, name, (), NOWHERE, NOWHERE))
    refuse_twins(where, [territory.id for territory in found])
    return tuple(found)


def read_spots(data: Json, territories: tuple[str, ...]) -> tuple[Spot, ...]:
    """IC2: every territory has some."""
    where = f"{WHERE}.spots"
    entries = some(where, data, 1, SPOTS)
    spots = [read_spot(f"{where}[{i}]", entry, territories) for i, entry in enumerate(entries)]
    refuse_twins(where, [spot.id for spot in spots])
    for territory in territories:
        if all(spot.territory != territory for spot in spots):
            fail(where, "iwari-fault-no-spot", "IC2", territory=shown(territory))
    return tuple(spots)


def read_spot(where: str, data: Json, territories: tuple[str, ...]) -> Spot:
    """One place for a tent; on some maps with a ruin (IA2), or a place for a token (IA6)."""
    keys = ("id", "territory", "x", "y", "violet")
    spot = as_object(where, data, keys, ("icon", "guards", "contested"))
    territory = as_id(f"{where}.territory", spot["territory"])
    if territory not in territories:
        fail(f"{where}.territory", "fault-no-such", what=thing("territory"), name=shown(territory))
    icon, guards, token = (spot.get(key) for key in ("icon", "guards", "contested"))
    return Spot(
        as_id(f"{where}.id", spot["id"]),
        territory,
        read_coordinate(f"{where}.x", spot["x"]),
        read_coordinate(f"{where}.y", spot["y"]),
        as_flag(f"{where}.violet", spot["violet"]),
        None if icon is None else as_word(f"{where}.icon", icon, BIOMES),
        None if guards is None else as_number(f"{where}.guards", guards, 1, CONNECTIONS),
        None if token is None else as_id(f"{where}.contested", token),
    )


def read_coordinate(where: str, value: Json) -> float:
    """A place in the drawing."""
    if type(value) not in (int, float) or not 0 <= value <= FARTHEST:
        fail(where, "iwari-fault-far", most=FARTHEST, value=shown(value))
    return float(value)


def read_pair(where: str, data: Json) -> tuple[str, str]:
    """Two ids."""
    one, other = (as_id(where, name) for name in as_list(where, data, 2))
    return one, other


def read_connections(data: Json) -> tuple[Connection, ...]:
    """IC2, IC3: numbered, by land or by sea."""
    where = f"{WHERE}.connections"
    entries = enumerate(some(where, data, 1, CONNECTIONS))
    found = [read_connection(f"{where}[{i}]", entry) for i, entry in entries]
    return tuple(sorted(found, key=lambda connection: connection.number))


def read_connection(where: str, data: Json) -> Connection:
    """One connection, which may be a road as well (IA1, IA2)."""
    found = as_object(where, data, ("number", "territories", "kind", "symbol"), ("spots",))
    symbol, spots = found["symbol"], found.get("spots")
    return Connection(
        as_number(f"{where}.number", found["number"], 1, CONNECTIONS),
        read_pair(f"{where}.territories", found["territories"]),
        as_word(f"{where}.kind", found["kind"], KINDS),
        None if symbol is None else as_number(f"{where}.symbol", symbol, 1, SYMBOLS),
        NOWHERE,
        None,
        None if spots is None else read_pair(f"{where}.spots", spots),
    )
