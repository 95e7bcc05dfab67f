"""Options, components or a setup beyond the base game that are wrong are refused there."""

import pytest

from bivouac.core.contract import Json
from tests.record.games import played_at
from tests.record.iwari_games import everything
from tests.record.spoiling import check_wrong_part
from tests.record.test_tampered_parts import Change, put, remove

ALL = everything("vast-lands", 3, "c")
CARD_A = everything("new-horizons", 4, "a")
BASE = "iwari map=new-horizons players=3"
RUINS = "iwari map=forgotten-island players=3"
PATHS = "iwari map=unexplored-paths players=3"
VOID = "iwari map=the-void players=3"


def option(name: str, to: Json) -> Change:
    return put("options", name, to=to)


def setup(name: str, to: Json) -> Change:
    return put("setup", name, to=to)


def connections(record: Json) -> Json:
    return record["components"]["map"]["connections"]


def storm_without_symbol(record: Json) -> None:
    plain = next(c["number"] for c in connections(record) if c["symbol"] is None)
    record["setup"]["storms"][0] = plain


def two_storms_of_a_symbol(record: Json) -> None:
    ones = [c["number"] for c in connections(record) if c["symbol"] == 1]
    others = [c["number"] for c in connections(record) if c["symbol"] in (3, 4)]
    lying = [number for number in record["setup"]["storms"] if number in others]
    record["setup"]["storms"] = [*ones, *lying]


def mountain_beside_storms(record: Json) -> None:
    record["setup"]["mountains"] = [record["setup"]["storms"][0]]


def repeat_expedition(record: Json) -> None:
    numbers = record["setup"]["expeditions"]
    numbers[1] = numbers[0]


def other_expedition(record: Json) -> None:
    """One that the components do not describe."""
    numbers = record["setup"]["expeditions"]
    numbers[0] = next(number for number in range(1, 17) if number not in numbers)


def hide_expedition(record: Json) -> None:
    record["setup"]["expeditions"].pop()


def describe_fourth(record: Json) -> None:
    known = record["components"]["expeditions"]
    known[next(str(number) for number in range(1, 17) if str(number) not in known)] = [4, 2]


def second_gold(record: Json) -> None:
    """Two territories of one biome."""
    gold = record["setup"]["gold"]
    biomes = {t["id"]: t["biome"] for t in record["components"]["map"]["territories"]}
    same = [name for name in biomes if biomes[name] == biomes[gold[0]] and name not in gold]
    record["setup"]["gold"] = [gold[0], same[0], *gold[2:]]


def repeat_gold(record: Json) -> None:
    gold = record["setup"]["gold"]
    gold[1] = gold[0]


def token_on_crossing(record: Json) -> None:
    """Three roads meet there."""
    ends = [end for road in record["components"]["map"]["roads"] for end in road]
    spot = next(end for end in ends if ends.count(end) >= 3)
    tokens = record["setup"]["discoveries"]
    tokens[spot] = tokens.pop(next(iter(tokens)))


def take_token(record: Json) -> None:
    record["setup"]["discoveries"].popitem()


def clear_territory(record: Json) -> None:
    """No token in one of the territories."""
    homes = {spot["id"]: spot["territory"] for spot in record["components"]["map"]["spots"]}
    tokens = record["setup"]["discoveries"]
    gone = homes[next(iter(tokens))]
    record["setup"]["discoveries"] = {s: c for s, c in tokens.items() if homes[s] != gone}


def all_red(record: Json) -> None:
    record["setup"]["discoveries"] = dict.fromkeys(record["setup"]["discoveries"], "red")


def expeditions_in_the_void(record: Json) -> None:
    """All that a record with expeditions has."""
    record["options"]["expeditions"] = True
    record["components"]["expeditions"] = {"1": [4, 2], "2": [4, 2], "3": [4, 2]}
    record["setup"]["expeditions"] = [1, 2, 3]


def ruin_without_icon(record: Json) -> None:
    spot = next(s for s in record["components"]["map"]["spots"] if "guards" in s)
    del spot["icon"]


def guard_elsewhere(record: Json) -> None:
    spots = record["components"]["map"]["spots"]
    guards = [spot for spot in spots if "guards" in spot]
    guards[0]["guards"] = guards[1]["guards"]


def lose_void_card(record: Json) -> None:
    record["components"]["cards"]["void-1"] = "tundra"


def add_void_card(record: Json) -> None:
    record["components"]["cards"]["void-99"] = "void"
    record["setup"]["deck"].append("void-99")


def third_area(record: Json) -> None:
    spots = record["components"]["map"]["spots"]
    token = next(spot["contested"] for spot in spots if "contested" in spot)
    next(spot for spot in spots if "contested" not in spot)["contested"] = token


def own_rules(**changes: Json) -> Change:
    """The map says itself what it changes."""
    rules = {"players": 5, "bare": [], "void_totems": 0, "violet_road": False, "void_cards": False}
    return put("components", "map", "rules", to={**rules, **changes})


SPOILT_PARTS = [
    # Options that do not go together
    (CARD_A, "options.veneration", "IM6", option("veneration", None)),
    (CARD_A, "options.veneration", "IM6", option("veneration", "b")),
    (CARD_A, "options.veneration", "IM6", option("deeds", ["union"])),
    (CARD_A, "setup: 'gold'", None, option("veneration", "c")),
    (RUINS, "options.storms", "IR1", option("storms", True)),
    (PATHS, "options.storms", "IR1", option("storms", True)),
    (VOID, "components: 'expeditions'", None, option("expeditions", True)),
    (VOID, "options.expeditions", "IA6", expeditions_in_the_void),
    (BASE, "options.players", "IS1", option("players", 6)),
    (BASE, "options.discoveries", None, option("discoveries", 1)),
    (BASE, "setup: 'discoveries'", None, option("discoveries", True)),
    (BASE, "components: 'expeditions'", None, option("expeditions", True)),
    (ALL, "components: unknown key", None, option("expeditions", False)),
    (ALL, "setup: unknown key", None, option("storms", False)),
    # Expeditions
    (ALL, "setup.expeditions", "IX1", repeat_expedition),
    (ALL, "setup.expeditions", "IX1", other_expedition),
    (ALL, "setup.expeditions", "IX1", hide_expedition),
    (ALL, "setup.expeditions", "IX1", setup("expeditions", [1, 2, 17])),
    (ALL, "setup.expeditions", None, setup("expeditions", "all")),
    (ALL, "components.expeditions", "IX1", describe_fourth),
    (ALL, "components.expeditions", "IX1", put("components", "expeditions", to={"17": [1, 1]})),
    (ALL, "components.expeditions", None, put("components", "expeditions", to={"1": [1]})),
    (ALL, "setup", None, remove("setup", "expeditions")),
    # Storms
    (ALL, "setup.storms", "IR1", storm_without_symbol),
    (ALL, "setup.storms", "IR1", two_storms_of_a_symbol),
    (ALL, "setup.storms", "IR1", setup("storms", [])),
    (ALL, "setup.storms", None, setup("storms", [99])),
    (ALL, "setup.mountains", "IS2", mountain_beside_storms),
    # Gold
    (ALL, "setup.gold", "IM6", second_gold),
    (ALL, "setup.gold", "IM6", repeat_gold),
    (ALL, "setup.gold", "IM6", setup("gold", [])),
    (ALL, "setup.gold", None, setup("gold", ["nowhere"])),
    # Discovery tokens
    (ALL, "setup.discoveries", "IG1", token_on_crossing),
    (ALL, "setup.discoveries", "IG1", take_token),
    (ALL, "setup.discoveries", "IG1", clear_territory),
    (ALL, "setup.discoveries", "IG1", all_red),
    (ALL, "setup.discoveries", None, setup("discoveries", {"nowhere": "red"})),
    (ALL, "setup.discoveries", None, setup("discoveries", ["red"])),
    # Maps
    (RUINS, "components.map: spot", "IA2", ruin_without_icon),
    (RUINS, "components.map", "IA2", guard_elsewhere),
    (VOID, "components.cards", "IS3", lose_void_card),
    (VOID, "components.cards", "IA6", add_void_card),
    (VOID, "components.map", "IA6", third_area),
    (BASE, "components.map.rules.players", None, own_rules(players=9)),
    (BASE, "components.map.rules.bare", None, own_rules(bare=["sea"])),
    (BASE, "components.map.rules.void_totems", None, own_rules(void_totems=9)),
    (BASE, "components.map", "IA", own_rules(violet_road=True)),
    (BASE, "components.cards", "IA6", own_rules(void_cards=True)),
    (BASE, "components.map.rules", None, put("components", "map", "rules", to={})),
    (BASE, "components.map.rules", None, put("components", "map", "rules", to=[])),
]


@pytest.mark.parametrize(("table", "where", "rule", "change"), SPOILT_PARTS)
def test_a_wrong_part_is_refused_with_its_place(
    table: str, where: str, rule: str | None, change: Change
) -> None:
    """IS1, IM6, IR1, IX1, IG1, IA2, IA6."""
    check_wrong_part(played_at(table), where, rule, change)
