"""A record whose frame, components or setup is wrong is refused there, not at an event."""

from collections.abc import Callable
from typing import Any

import pytest

from bivouac.core.contract import Json
from tests.record.games import played, refusal_of

Change = Callable[[Json], object]


def put(*path: str | int, to: Json) -> Change:
    """Replace what stands at a path."""

    def change(record: Json) -> None:
        *way, last = path
        for step in way:
            record = record[step]
        record[last] = to

    return change


def remove(*path: str | int) -> Change:
    """Remove what stands at a path."""

    def change(record: Json) -> None:
        *way, last = path
        for step in way:
            record = record[step]
        del record[last]

    return change


def spaces(record: Json) -> Any:
    return record["setup"]["map"]["spaces"]


def first_card(record: Json) -> Any:
    return next(iter(record["components"]["cards"].values()))


def first_story(record: Json) -> Any:
    return next(iter(record["components"]["stories"].values()))


def land(*path: str | int, to: Json) -> Change:
    """Replace what stands at a path inside the map."""
    return put("setup", "map", *path, to=to)


def no_halves(record: Json) -> None:
    first_card(record)["halves"] = []


def show_sea(record: Json) -> None:
    first_card(record)["halves"][0]["terrain"] = "sea"


def forget_symbol(record: Json) -> None:
    del first_card(record)["halves"][0]["symbol"]


def ask_water(record: Json) -> None:
    first_story(record)["needs"]["water"] = 1


def set_story(**changes: Json) -> Change:
    return lambda record: first_story(record).update(changes)


def deal_twice(record: Json) -> None:
    record["setup"]["row"][0] = record["setup"]["hands"][0][0]


def lose_card(record: Json) -> None:
    record["setup"]["pile"].pop()


def deal_three(record: Json) -> None:
    record["setup"]["hands"][0].append(record["setup"]["pile"].pop())


def lengthen_pile(record: Json) -> None:
    record["setup"]["pile"].append(record["setup"]["supply"].pop(0))


def add_supply(record: Json) -> None:
    record["setup"]["supply"].append(record["setup"]["pile"].pop())


def empty_slot(record: Json) -> None:
    record["setup"]["pile"].append(record["setup"]["row"][2])
    record["setup"]["row"][2] = None


def empty_story_slot(record: Json) -> None:
    record["setup"]["story_stack"].append(record["setup"]["story_row"][0])
    record["setup"]["story_row"][0] = None


def show_story_twice(record: Json) -> None:
    record["setup"]["story_row"][1] = record["setup"]["story_row"][0]


def stack_spaces(record: Json) -> None:
    spaces(record)[1].update(q=spaces(record)[0]["q"], r=spaces(record)[0]["r"])


def twin_spaces(record: Json) -> None:
    spaces(record)[1]["id"] = spaces(record)[0]["id"]


def part_map(record: Json) -> None:
    for space in spaces(record)[-7:]:
        space["q"] += 50


def swap_tiles(record: Json) -> None:
    spaces(record)[0]["tile"], spaces(record)[8]["tile"] = "B", "A"


def is_adjacent(one: Json, other: Json) -> bool:
    step = (other["q"] - one["q"], other["r"] - one["r"])
    return step in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def stretch_icon(record: Json) -> None:
    one = spaces(record)[0]
    far = next(s for s in spaces(record) if s is not one and not is_adjacent(one, s))
    record["setup"]["map"]["icons"][0]["spaces"] = [one["id"], far["id"]]


def drown_berries(record: Json) -> None:
    water = next(space for space in spaces(record) if space["terrain"] == "water")
    record["setup"]["map"]["berries"][water["id"]] = 2


def add_berries(record: Json) -> None:
    land = [s["id"] for s in spaces(record) if s["terrain"] in ("forest", "desert", "mountain")]
    record["setup"]["map"]["berries"] = dict.fromkeys(land[:8], 2)


def odd_berries(record: Json) -> None:
    berries = record["setup"]["map"]["berries"]
    berries[next(iter(berries))] += 1


def share_start(record: Json) -> None:
    starts = record["setup"]["map"]["starts"]
    starts[1] = starts[0]


def settle_start(record: Json) -> None:
    start = record["setup"]["map"]["starts"][0]
    next(space for space in spaces(record) if space["id"] == start)["terrain"] = "forest"


def start_on_land(record: Json) -> None:
    record["setup"]["map"]["starts"][0] = spaces(record)[0]["id"]


def add_cards(record: Json) -> None:
    card = first_card(record)
    record["components"]["cards"].update({f"extra{i}": card for i in range(10)})


def describe_unused_card(record: Json) -> None:
    record["components"]["cards"]["spare"] = first_card(record)


SPOILT_PARTS = [
    # The frame
    ("classic 2", "format", None, put("format", to="bivouac-record/2")),
    ("classic 2", "game", None, put("game", to=["dewan"])),
    ("classic 2", "unknown game", None, put("game", to="chess")),
    ("classic 2", "rules", None, put("rules", to=1)),
    ("classic 2", "events", None, put("events", to={})),
    ("classic 2", "names", None, put("names", to=[1, 2])),
    ("classic 2", "result", None, put("result", to=[])),
    ("classic 2", "the record: 'setup'", None, remove("setup")),
    # Options
    ("classic 2", "options.scenario", None, put("options", "scenario", to="flood")),
    ("classic 2", "options.players", "DS1", put("options", "players", to=5)),
    ("team 4", "options.players", "DM1", put("options", "players", to=2)),
    ("classic 2", "options.players", "DS1", put("options", "players", to="2")),
    ("classic 2", "options", None, put("options", "speed", to="fast")),
    ("classic 3", "setup.map.tiles", "DS1", put("options", "players", to=2)),
    # Components
    ("classic 2", "components.pair", "DV5", put("components", "pair", to="crystal")),
    ("volcano 2", "components.pair", None, put("components", "pair", to=None)),
    ("lake 2", "components.cards", None, add_cards),
    ("classic 2", "setup: card 'spare'", "DS5", describe_unused_card),
    ("classic 2", "components.cards", "DC4", no_halves),
    ("classic 2", "components.cards", None, show_sea),
    ("classic 2", "components.cards", None, forget_symbol),
    ("downpour 2", "components.stories", "DS4", ask_water),
    ("classic 2", "components.stories", "DC5", set_story(needs={})),
    ("classic 2", "components.stories", None, set_story(points=200)),
    ("classic 2", "components.stories", None, set_story(fire=True)),
    # The map
    ("classic 2", "setup.map.spaces", None, stack_spaces),
    ("classic 2", "setup.map.spaces", None, twin_spaces),
    ("team 4", "setup.map.spaces", "DS1", part_map),
    ("classic 2", "setup.map.spaces[3].tile", None, land("spaces", 3, "tile", to="Q")),
    ("classic 2", "setup.map.spaces[3].q", None, land("spaces", 3, "q", to=0.5)),
    ("classic 2", "setup.map.tiles", "DC2", swap_tiles),
    ("downpour 3", "setup.map.tiles", "DS1", land("tiles", "G", to="neutral")),
    ("classic 2", "setup.map.tiles", "DC2", settle_start),
    ("classic 2", "setup.map.tiles", "DC2", land("spaces", 0, "terrain", to="volcano")),
    ("volcano 2", "setup.map.tiles", "DC2", land("spaces", -7, "terrain", to="forest")),
    ("classic 2", "setup.map.icons[0]", "DC3", stretch_icon),
    ("classic 2", "setup.map.icons[0]", None, land("icons", 0, "kind", to="berry")),
    ("classic 2", "setup.map.berries", "DC3", drown_berries),
    ("classic 4", "setup.map.berries", "DC3", add_berries),
    ("classic 2", "setup.map.berries", "DS2", odd_berries),
    ("classic 2", "setup.map.starts", "DS3", share_start),
    ("classic 2", "setup.map.starts", "DS3", start_on_land),
    # The deal
    ("classic 2", "setup.first_seat", None, put("setup", "first_seat", to=2)),
    ("classic 2", "setup.row", "DS5", deal_twice),
    ("classic 2", "setup: card", "DS5", lose_card),
    ("classic 2", "setup.hands", "DS5", deal_three),
    ("team 4", "setup.hands", "DS5", put("setup", "hands", to=[[], []])),
    ("classic 3", "setup.row", "DS5", empty_slot),
    ("classic 3", "setup.row", None, lambda r: r["setup"]["row"].pop()),
    ("volcano 3", "setup.pile", "DV1", lengthen_pile),
    ("classic 2", "setup.supply", "DV1", add_supply),
    ("classic 2", "setup.story_row", "DS4", empty_story_slot),
    ("classic 2", "setup.story_row", "DS4", show_story_twice),
    ("classic 2", "setup.pile", None, lambda r: r["setup"]["pile"].append("joker")),
    ("classic 2", "setup", None, put("setup", "weather", to="fine")),
]  # fmt: skip


@pytest.mark.parametrize(("table", "where", "rule", "change"), SPOILT_PARTS)
def test_a_wrong_part_is_refused_with_its_place(
    table: str, where: str, rule: str | None, change: Change
) -> None:
    """DS1, DS2, DS3, DS4, DS5, DV1, DV5, DM1."""
    scenario, players = table.split()
    record = played(scenario, int(players))
    change(record)
    refused = refusal_of(record)
    assert str(refused).startswith(where), str(refused)
    assert (refused.event, refused.rule) == (None, rule), str(refused)
