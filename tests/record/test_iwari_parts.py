"""A record of Iwari whose options, components or setup is wrong is refused there, not later."""

from typing import Any

import pytest

from bivouac.core.contract import Json
from tests.record.games import played_at
from tests.record.spoiling import check_wrong_part
from tests.record.test_tampered_parts import Change, put, remove

TWO = "iwari map=new-horizons players=2"
THREE = "iwari map=vast-lands players=3"
FOUR = "iwari map=new-horizons players=4"
DRAFT = "iwari map=new-horizons players=3 draft=true"


def land(*path: str | int, to: Json) -> Change:
    """Replace what stands at a path inside the map."""
    return put("components", "map", *path, to=to)


def map_of(record: Json) -> Any:
    return record["components"]["map"]


def rename_card(record: Json) -> None:
    """A tundra card that shows forest."""
    record["components"]["cards"]["tundra-1"] = "forest"


def add_card(record: Json) -> None:
    record["components"]["cards"]["spare"] = "tundra"
    record["setup"]["deck"].append("spare")


def add_many_cards(record: Json) -> None:
    record["components"]["cards"].update({f"extra-{i}": "tundra" for i in range(40)})


def twin_territories(record: Json) -> None:
    map_of(record)["territories"][1]["id"] = map_of(record)["territories"][0]["id"]


def twin_spots(record: Json) -> None:
    map_of(record)["spots"][1]["id"] = map_of(record)["spots"][0]["id"]


def add_territories(record: Json) -> None:
    map_of(record)["territories"] += [{"id": f"new-{i}", "biome": "coast"} for i in range(5)]


def empty_territory(record: Json) -> None:
    spots = map_of(record)["spots"]
    first, second = spots[0]["territory"], spots[-1]["territory"]
    for spot in spots:
        if spot["territory"] == first:
            spot["territory"] = second


def lead_road_home(record: Json) -> None:
    map_of(record)["roads"][0][1] = map_of(record)["roads"][0][0]


def repeat_road(record: Json) -> None:
    map_of(record)["roads"].append(map_of(record)["roads"][0][::-1])


def lead_connection_home(record: Json) -> None:
    ends = map_of(record)["connections"][0]["territories"]
    ends[1] = ends[0]


def third_of_a_symbol(record: Json) -> None:
    connections = map_of(record)["connections"]
    next(c for c in connections if c["symbol"] is None)["symbol"] = 1


def deal_twice(record: Json) -> None:
    record["setup"]["display"][0] = record["setup"]["hands"][0][0]


def lose_card(record: Json) -> None:
    record["setup"]["deck"].pop()


def deal_two(record: Json) -> None:
    record["setup"]["deck"].append(record["setup"]["hands"][0].pop())


def deal_four(record: Json) -> None:
    record["setup"]["hands"][0].append(record["setup"]["deck"].pop())


def show_three(record: Json) -> None:
    record["setup"]["deck"].append(record["setup"]["display"].pop())


def deal_before_draft(record: Json) -> None:
    setup = record["setup"]
    setup["hands"] = [[setup["deck"].pop() for _ in range(3)] for _ in range(3)]


def move_mountain(record: Json) -> None:
    """To a connection without a symbol."""
    connections = map_of(record)["connections"]
    plain = next(c["number"] for c in connections if c["symbol"] is None)
    record["setup"]["mountains"][0] = plain


def cover_both(record: Json) -> None:
    """Both connections of one symbol, none of another."""
    connections = map_of(record)["connections"]
    numbers = [c["number"] for c in connections if c["symbol"] == 1]
    others = [c["number"] for c in connections if c["symbol"] in (2, 3)]
    covered = [n for n in record["setup"]["mountains"] if n in others]
    record["setup"]["mountains"] = [*numbers, covered[0]]


def cover_four(record: Json) -> None:
    """With three players, a mountain of the fourth symbol."""
    connections = map_of(record)["connections"]
    fourth = next(c["number"] for c in connections if c["symbol"] == 4)
    record["setup"]["mountains"].append(fourth)


SPOILT_PARTS = [
    # Options
    (TWO, "options.map", None, put("options", "map", to=None)),
    (TWO, "options.players", "IS1", put("options", "players", to=6)),
    (TWO, "options.players", "IS1", put("options", "players", to="2")),
    (TWO, "options.players", "IS1", put("options", "players", to=7)),
    (TWO, "components.cards", "IS3", put("options", "players", to=4)),
    (THREE, "setup.first_seat", None, put("options", "players", to=2)),
    (TWO, "options.mode", None, put("options", "mode", to="alone")),
    (TWO, "options.players", "IV", put("options", "mode", to="solo")),
    (TWO, "options.void_limit", "IV10", put("options", "mode", to="coop")),
    (TWO, "options.draft", None, put("options", "draft", to=0)),
    (TWO, "setup.hands", "IS4", put("options", "draft", to=True)),
    (TWO, "options.deeds", None, put("options", "deeds", to="union")),
    (TWO, "options.deeds", None, put("options", "deeds", to=["valour"])),
    (TWO, "options.deeds", None, put("options", "deeds", to=["union", "union"])),
    (TWO, "options.veneration", "IM6", put("options", "veneration", to="a")),
    (TWO, "options.veneration", "IM6", put("options", "deeds", to=["veneration"])),
    (TWO, "options.veneration", None, put("options", "veneration", to="d")),
    (TWO, "setup: 'storms'", None, put("options", "storms", to=True)),
    (TWO, "options.expeditions", None, put("options", "expeditions", to=0)),
    (TWO, "options.settlements", None, put("options", "settlements", to="paths")),
    (TWO, "options.void_limit", "IV10", put("options", "void_limit", to=3)),
    (TWO, "options.void_limit", "IV10", put("options", "void_limit", to="3")),
    (TWO, "options: 'draft'", None, remove("options", "draft")),
    (TWO, "options: unknown key", None, put("options", "scenario", to="classic")),
    # Cards
    (TWO, "components", None, put("components", "expeditions", to={})),
    (TWO, "components.cards", None, put("components", "cards", to=[])),
    (TWO, "components.cards", None, put("components", "cards", to={})),
    (TWO, "components.cards", None, add_many_cards),
    (TWO, "components.cards 'tundra-1'", None, put("components", "cards", "tundra-1", to="moon")),
    (TWO, "components.cards", "IS3", put("components", "cards", "tundra-1", to="void")),
    (TWO, "components.cards", "IS3", rename_card),
    (FOUR, "components.cards", "IS3", add_card),
    # The map
    (TWO, "components.map.territories", None, twin_territories),
    (TWO, "components.map.territories", "IC2", add_territories),
    (TWO, "components.map.territories[0].biome", None, land("territories", 0, "biome", to="sky")),
    (TWO, "components.map: territory", "IA", land("territories", 0, "biome", to="void")),
    (TWO, "components.map.spots", None, twin_spots),
    (TWO, "components.map.spots", "IC2", empty_territory),
    (TWO, "components.map.spots[0].territory", None, land("spots", 0, "territory", to="Z")),
    (TWO, "components.map.spots[0].x", None, land("spots", 0, "x", to="left")),
    (TWO, "components.map.spots[0].y", None, land("spots", 0, "y", to=float("inf"))),
    (TWO, "components.map.spots[0].x", None, land("spots", 0, "x", to=10**400)),
    (TWO, "components.map.spots[0].violet", None, land("spots", 0, "violet", to=None)),
    (TWO, "components.map: contested token", "IA6", land("spots", 0, "contested", to=1)),
    (TWO, "components.map: spot", "IA2", land("spots", 0, "icon", to="tundra")),
    (TWO, "components.map.spots[0].icon", None, land("spots", 0, "icon", to="moss")),
    (TWO, "components.map: spot", "IA2", land("spots", 0, "guards", to=1)),
    (TWO, "components.map: road 1", "IC2", lead_road_home),
    (TWO, "components.map: road", "IC2", repeat_road),
    (TWO, "components.map: road 1", "IC2", land("roads", 0, to=["Z", "Y"])),
    (TWO, "components.map.roads[0]", None, land("roads", 0, to=["Z"])),
    (TWO, "components.map: connection number 1", "IC2", lead_connection_home),
    (TWO, "components.map: no connection", "IC2", land("connections", 0, "number", to=24)),
    (TWO, "components.map: two connections", "IC2", land("connections", 0, "number", to=2)),
    (TWO, "components.map.connections[0].number", None, land("connections", 0, "number", to=0)),
    (TWO, "components.map.connections[0].kind", None, land("connections", 0, "kind", to="air")),
    (TWO, "components.map.connections[0].symbol", None, land("connections", 0, "symbol", to=5)),
    (TWO, "components.map: mountain symbol 1", "IC3", third_of_a_symbol),
    (TWO, "components.map: unknown key", None, land("icebergs", to=2)),
    # The deal
    (TWO, "setup.first_seat", None, put("setup", "first_seat", to=2)),
    (TWO, "setup.display", "IS4", deal_twice),
    (TWO, "setup: card", "IS4", lose_card),
    (TWO, "setup.hands", "IS4", deal_two),
    (TWO, "setup", "IS4", deal_four),
    (TWO, "setup.hands", "IS4", put("setup", "hands", to=[])),
    (FOUR, "setup.display", "IS4", show_three),
    (DRAFT, "setup.hands", "IS4", deal_before_draft),
    (TWO, "setup.deck", None, lambda r: r["setup"]["deck"].append("joker")),
    (TWO, "setup.mountains", None, put("setup", "mountains", to=[99])),
    (TWO, "setup.mountains", None, put("setup", "mountains", to=["1"])),
    (TWO, "setup.mountains", "IS2", put("setup", "mountains", to=[])),
    (THREE, "setup.mountains", "IS2", lambda r: r["setup"]["mountains"].pop()),
    (THREE, "setup.mountains", "IS2", move_mountain),
    (THREE, "setup.mountains", "IS2", cover_both),
    (THREE, "setup.mountains", "IS2", cover_four),
    (TWO, "setup", None, put("setup", "storms", to=[])),
]  # fmt: skip


@pytest.mark.parametrize(("table", "where", "rule", "change"), SPOILT_PARTS)
def test_a_wrong_part_is_refused_with_its_place(
    table: str, where: str, rule: str | None, change: Change
) -> None:
    """IS1, IS2, IS3, IS4, IC2, IC3."""
    check_wrong_part(played_at(table), where, rule, change)
