"""Wrong parts of records of Iwari with more than the base game in play: as in iwari_parts.py."""

from bivouac.core.contract import Json
from tests.record.games import Spoilt
from tests.record.iwari_games import everything
from tests.record.iwari_parts import MAP, connections
from tests.record.parts import Change, copy, cut, look, put

ALL = everything("vast-lands", 3, "c")
CARD_A = everything("new-horizons", 4, "a")
BASE = "iwari map=new-horizons players=3"
RUINS = "iwari map=forgotten-island players=3"
PATHS = "iwari map=unexplored-paths players=3"
VOID = "iwari map=the-void players=3"


def rules(**changes: Json) -> Change:
    """The map says itself what it changes."""
    said = {"players": 5, "bare": [], "void_totems": 0, "violet_road": False, "void_cards": False}
    return put(f"{MAP}.rules", {**said, **changes})


def storm_without_symbol(record: Json) -> None:
    record["setup"]["storms"][0] = connections(record, None)[0]


def mountain_beside_storms(record: Json) -> None:
    record["setup"]["mountains"] = [record["setup"]["storms"][0]]


def two_storms_of_a_symbol(record: Json) -> None:
    others = connections(record, 3, 4)
    lying = [number for number in record["setup"]["storms"] if number in others]
    record["setup"]["storms"] = [*connections(record, 1), *lying]


def other_expedition(record: Json) -> None:
    """One that the components do not describe."""
    numbers = record["setup"]["expeditions"]
    numbers[0] = next(number for number in range(1, 17) if number not in numbers)


def describe_fourth(record: Json) -> None:
    known = record["components"]["expeditions"]
    known[next(str(number) for number in range(1, 17) if str(number) not in known)] = [4, 2]


def second_gold(record: Json) -> None:
    """Two territories of one biome."""
    gold = record["setup"]["gold"]
    biomes = {t["id"]: t["biome"] for t in look(record, MAP)["territories"]}
    same = [name for name in biomes if biomes[name] == biomes[gold[0]] and name not in gold]
    record["setup"]["gold"] = [gold[0], same[0], *gold[2:]]


def token_on_crossing(record: Json) -> None:
    """Three roads meet there."""
    ends = [end for road in look(record, MAP)["roads"] for end in road]
    spot = next(end for end in ends if ends.count(end) >= 3)
    tokens = record["setup"]["discoveries"]
    tokens[spot] = tokens.pop(next(iter(tokens)))


def clear_territory(record: Json) -> None:
    """No token in one of the territories."""
    homes = {spot["id"]: spot["territory"] for spot in look(record, MAP)["spots"]}
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
    spot = next(s for s in look(record, MAP)["spots"] if "guards" in s)
    del spot["icon"]


def guard_elsewhere(record: Json) -> None:
    spots = look(record, MAP)["spots"]
    guards = [spot for spot in spots if "guards" in spot]
    guards[0]["guards"] = guards[1]["guards"]


def add_void_card(record: Json) -> None:
    record["components"]["cards"]["void-99"] = "void"
    record["setup"]["deck"].append("void-99")


def third_area(record: Json) -> None:
    spots = look(record, MAP)["spots"]
    token = next(spot["contested"] for spot in spots if "contested" in spot)
    next(spot for spot in spots if "contested" not in spot)["contested"] = token


EXTENSION_PARTS: list[Spoilt] = [
    # Options that do not go together
    (CARD_A, "options.veneration", "IM6", put("options.veneration", None)),
    (CARD_A, "options.veneration", "IM6", put("options.veneration", "b")),
    (CARD_A, "options.veneration", "IM6", put("options.deeds", ["union"])),
    (CARD_A, "setup: 'gold'", None, put("options.veneration", "c")),
    (RUINS, "options.storms", "IR1", put("options.storms", True)),
    (PATHS, "options.storms", "IR1", put("options.storms", True)),
    (VOID, "components: 'expeditions'", None, put("options.expeditions", True)),
    (VOID, "options.expeditions", "IA6", expeditions_in_the_void),
    (BASE, "options.players", "IS1", put("options.players", 6)),
    (BASE, "options.discoveries", None, put("options.discoveries", 1)),
    (BASE, "setup: 'discoveries'", None, put("options.discoveries", True)),
    (BASE, "components: 'expeditions'", None, put("options.expeditions", True)),
    (ALL, "components: unknown key", None, put("options.expeditions", False)),
    (ALL, "setup: unknown key", None, put("options.storms", False)),
    # Expeditions
    (ALL, "setup.expeditions", "IX1", copy("setup.expeditions.0", "setup.expeditions.1")),
    (ALL, "setup.expeditions", "IX1", other_expedition),
    (ALL, "setup.expeditions", "IX1", cut("setup.expeditions.-1")),
    (ALL, "setup.expeditions", "IX1", put("setup.expeditions", [1, 2, 17])),
    (ALL, "setup.expeditions", None, put("setup.expeditions", "all")),
    (ALL, "components.expeditions", "IX1", describe_fourth),
    (ALL, "components.expeditions", "IX1", put("components.expeditions", {"17": [1, 1]})),
    (ALL, "components.expeditions", None, put("components.expeditions", {"1": [1]})),
    (ALL, "setup", None, cut("setup.expeditions")),
    # Storms
    (ALL, "setup.storms", "IR1", storm_without_symbol),
    (ALL, "setup.storms", "IR1", two_storms_of_a_symbol),
    (ALL, "setup.storms", "IR1", put("setup.storms", [])),
    (ALL, "setup.storms", None, put("setup.storms", [99])),
    (ALL, "setup.mountains", "IS2", mountain_beside_storms),
    # Gold
    (ALL, "setup.gold", "IM6", second_gold),
    (ALL, "setup.gold", "IM6", copy("setup.gold.0", "setup.gold.1")),
    (ALL, "setup.gold", "IM6", put("setup.gold", [])),
    (ALL, "setup.gold", None, put("setup.gold", ["nowhere"])),
    # Discovery tokens
    (ALL, "setup.discoveries", "IG1", token_on_crossing),
    (ALL, "setup.discoveries", "IG1", cut("setup.discoveries.*")),
    (ALL, "setup.discoveries", "IG1", clear_territory),
    (ALL, "setup.discoveries", "IG1", all_red),
    (ALL, "setup.discoveries", None, put("setup.discoveries", {"nowhere": "red"})),
    (ALL, "setup.discoveries", None, put("setup.discoveries", ["red"])),
    # Maps
    (RUINS, f"{MAP}: spot", "IA2", ruin_without_icon),
    (RUINS, f"{MAP}", "IA2", guard_elsewhere),
    (VOID, "components.cards", "IS3", put("components.cards.void-1", "tundra")),
    (VOID, "components.cards", "IA6", add_void_card),
    (VOID, f"{MAP}", "IA6", third_area),
    (BASE, f"{MAP}.rules.players", None, rules(players=9)),
    (BASE, f"{MAP}.rules.bare", None, rules(bare=["sea"])),
    (BASE, f"{MAP}.rules.void_totems", None, rules(void_totems=9)),
    (BASE, f"{MAP}", "IA", rules(violet_road=True)),
    (BASE, "components.cards", "IA6", rules(void_cards=True)),
    (BASE, f"{MAP}.rules", None, put(f"{MAP}.rules", {})),
    (BASE, f"{MAP}.rules", None, put(f"{MAP}.rules", [])),
]  # fmt: skip
