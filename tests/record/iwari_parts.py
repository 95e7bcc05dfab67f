"""Wrong parts of records of Iwari: table, where it is refused, by which rule, and the change."""

from bivouac.core.contract import Json
from tests.record.games import Spoilt
from tests.record.parts import add, copy, cut, look, move, put

TWO = "iwari map=new-horizons players=2"
THREE = "iwari map=vast-lands players=3"
FOUR = "iwari map=new-horizons players=4"
DRAFT = "iwari map=new-horizons players=3 draft=true"
MAP, ENDS = "components.map", "components.map.connections.0.territories"


def connections(record: Json, *symbols: int | None) -> list[int]:
    """The numbers of the connections with some symbols."""
    ways = look(record, f"{MAP}.connections")
    return [way["number"] for way in ways if way["symbol"] in symbols]


def add_card(record: Json) -> None:
    record["components"]["cards"]["spare"] = "tundra"
    record["setup"]["deck"].append("spare")


def add_many_cards(record: Json) -> None:
    record["components"]["cards"].update({f"extra-{i}": "tundra" for i in range(40)})


def add_territories(record: Json) -> None:
    look(record, MAP)["territories"] += [{"id": f"new-{i}", "biome": "coast"} for i in range(5)]


def empty_territory(record: Json) -> None:
    spots = look(record, MAP)["spots"]
    first, second = spots[0]["territory"], spots[-1]["territory"]
    for spot in spots:
        if spot["territory"] == first:
            spot["territory"] = second


def repeat_road(record: Json) -> None:
    look(record, MAP)["roads"].append(look(record, MAP)["roads"][0][::-1])


def third_of_a_symbol(record: Json) -> None:
    ways = look(record, f"{MAP}.connections")
    next(way for way in ways if way["symbol"] is None)["symbol"] = 1


def deal_before_draft(record: Json) -> None:
    setup = record["setup"]
    setup["hands"] = [[setup["deck"].pop() for _ in range(3)] for _ in range(3)]


def move_mountain(record: Json) -> None:
    """To a connection without a symbol."""
    record["setup"]["mountains"][0] = connections(record, None)[0]


def cover_both(record: Json) -> None:
    """Both connections of one symbol, none of another."""
    others = connections(record, 2, 3)
    covered = [number for number in record["setup"]["mountains"] if number in others]
    record["setup"]["mountains"] = [*connections(record, 1), covered[0]]


def cover_four(record: Json) -> None:
    """With three players, a mountain of the fourth symbol."""
    record["setup"]["mountains"].append(connections(record, 4)[0])


BASE_PARTS: list[Spoilt] = [
    # Options
    (TWO, "options.map", None, put("options.map", None)),
    (TWO, "options.players", "IS1", put("options.players", 6)),
    (TWO, "options.players", "IS1", put("options.players", "2")),
    (TWO, "options.players", "IS1", put("options.players", 7)),
    (TWO, "components.cards", "IS3", put("options.players", 4)),
    (THREE, "setup.first_seat", None, put("options.players", 2)),
    (TWO, "options.mode", None, put("options.mode", "alone")),
    (TWO, "options.players", "IV", put("options.mode", "solo")),
    (TWO, "options.void_limit", "IV10", put("options.mode", "coop")),
    (TWO, "options.draft", None, put("options.draft", 0)),
    (TWO, "setup.hands", "IS4", put("options.draft", True)),
    (TWO, "options.deeds", None, put("options.deeds", "union")),
    (TWO, "options.deeds", None, put("options.deeds", ["valour"])),
    (TWO, "options.deeds", None, put("options.deeds", ["union", "union"])),
    (TWO, "options.veneration", "IM6", put("options.veneration", "a")),
    (TWO, "options.veneration", "IM6", put("options.deeds", ["veneration"])),
    (TWO, "options.veneration", None, put("options.veneration", "d")),
    (TWO, "setup: 'storms'", None, put("options.storms", True)),
    (TWO, "options.expeditions", None, put("options.expeditions", 0)),
    (TWO, "options.settlements", None, put("options.settlements", "paths")),
    (TWO, "options.void_limit", "IV10", put("options.void_limit", 3)),
    (TWO, "options.void_limit", "IV10", put("options.void_limit", "3")),
    (TWO, "options: 'draft'", None, cut("options.draft")),
    (TWO, "options: unknown key", None, put("options.scenario", "classic")),
    # Cards
    (TWO, "components", None, put("components.expeditions", {})),
    (TWO, "components.cards", None, put("components.cards", [])),
    (TWO, "components.cards", None, put("components.cards", {})),
    (TWO, "components.cards", None, add_many_cards),
    (TWO, "components.cards 'tundra-1'", None, put("components.cards.tundra-1", "moon")),
    (TWO, "components.cards", "IS3", put("components.cards.tundra-1", "void")),
    (TWO, "components.cards", "IS3", put("components.cards.tundra-1", "forest")),
    (FOUR, "components.cards", "IS3", add_card),
    # The map
    (TWO, f"{MAP}.territories", None, copy(f"{MAP}.territories.0.id", f"{MAP}.territories.1.id")),
    (TWO, f"{MAP}.territories", "IC2", add_territories),
    (TWO, f"{MAP}.territories[0].biome", None, put(f"{MAP}.territories.0.biome", "sky")),
    (TWO, f"{MAP}: territory", "IA", put(f"{MAP}.territories.0.biome", "void")),
    (TWO, f"{MAP}.spots", None, copy(f"{MAP}.spots.0.id", f"{MAP}.spots.1.id")),
    (TWO, f"{MAP}.spots", "IC2", empty_territory),
    (TWO, f"{MAP}.spots[0].territory", None, put(f"{MAP}.spots.0.territory", "Z")),
    (TWO, f"{MAP}.spots[0].x", None, put(f"{MAP}.spots.0.x", "left")),
    (TWO, f"{MAP}.spots[0].y", None, put(f"{MAP}.spots.0.y", float("inf"))),
    (TWO, f"{MAP}.spots[0].x", None, put(f"{MAP}.spots.0.x", 10**400)),
    (TWO, f"{MAP}.spots[0].violet", None, put(f"{MAP}.spots.0.violet", None)),
    (TWO, f"{MAP}: contested token", "IA6", put(f"{MAP}.spots.0.contested", 1)),
    (TWO, f"{MAP}: spot", "IA2", put(f"{MAP}.spots.0.icon", "tundra")),
    (TWO, f"{MAP}.spots[0].icon", None, put(f"{MAP}.spots.0.icon", "moss")),
    (TWO, f"{MAP}: spot", "IA2", put(f"{MAP}.spots.0.guards", 1)),
    (TWO, f"{MAP}: road 1", "IC2", copy(f"{MAP}.roads.0.0", f"{MAP}.roads.0.1")),
    (TWO, f"{MAP}: road", "IC2", repeat_road),
    (TWO, f"{MAP}: road 1", "IC2", put(f"{MAP}.roads.0", ["Z", "Y"])),
    (TWO, f"{MAP}.roads[0]", None, put(f"{MAP}.roads.0", ["Z"])),
    (TWO, f"{MAP}: connection number 1", "IC2", copy(f"{ENDS}.0", f"{ENDS}.1")),
    (TWO, f"{MAP}: no connection", "IC2", put(f"{MAP}.connections.0.number", 24)),
    (TWO, f"{MAP}: two connections", "IC2", put(f"{MAP}.connections.0.number", 2)),
    (TWO, f"{MAP}.connections[0].number", None, put(f"{MAP}.connections.0.number", 0)),
    (TWO, f"{MAP}.connections[0].kind", None, put(f"{MAP}.connections.0.kind", "air")),
    (TWO, f"{MAP}.connections[0].symbol", None, put(f"{MAP}.connections.0.symbol", 5)),
    (TWO, f"{MAP}: mountain symbol 1", "IC3", third_of_a_symbol),
    (TWO, f"{MAP}: unknown key", None, put(f"{MAP}.icebergs", 2)),
    # The deal
    (TWO, "setup.first_seat", None, put("setup.first_seat", 2)),
    (TWO, "setup.display", "IS4", copy("setup.hands.0.0", "setup.display.0")),
    (TWO, "setup: card", "IS4", cut("setup.deck.-1")),
    (TWO, "setup.hands", "IS4", move("setup.hands.0", "setup.deck")),
    (TWO, "setup", "IS4", move("setup.deck", "setup.hands.0")),
    (TWO, "setup.hands", "IS4", put("setup.hands", [])),
    (FOUR, "setup.display", "IS4", move("setup.display", "setup.deck")),
    (DRAFT, "setup.hands", "IS4", deal_before_draft),
    (TWO, "setup.deck", None, add("setup.deck", "joker")),
    (TWO, "setup.mountains", None, put("setup.mountains", [99])),
    (TWO, "setup.mountains", None, put("setup.mountains", ["1"])),
    (TWO, "setup.mountains", "IS2", put("setup.mountains", [])),
    (THREE, "setup.mountains", "IS2", cut("setup.mountains.-1")),
    (THREE, "setup.mountains", "IS2", move_mountain),
    (THREE, "setup.mountains", "IS2", cover_both),
    (THREE, "setup.mountains", "IS2", cover_four),
    (TWO, "setup", None, put("setup.storms", [])),
]  # fmt: skip
