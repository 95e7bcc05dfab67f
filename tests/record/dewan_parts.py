"""Wrong parts of records of Dewan: table, where it is refused, by which rule, and the change."""

from bivouac.core.contract import Json
from tests.record.games import Spoilt, table_of
from tests.record.parts import Change, add, all_of, copy, cut, empty, look, move, put

MAP, SPACES, CARDS = "setup.map", "setup.map.spaces", "components.cards"
FIRST, EIGHTH = f"{SPACES}.0", f"{SPACES}.8.tile"


def part_map(record: Json) -> None:
    for space in look(record, SPACES)[-7:]:
        space["q"] += 50


def is_adjacent(one: Json, other: Json) -> bool:
    step = (other["q"] - one["q"], other["r"] - one["r"])
    return step in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def stretch_icon(record: Json) -> None:
    one, *others = look(record, SPACES)
    far = next(space for space in others if not is_adjacent(one, space))
    look(record, f"{MAP}.icons")[0]["spaces"] = [one["id"], far["id"]]


def drown_berries(record: Json) -> None:
    water = next(space for space in look(record, SPACES) if space["terrain"] == "water")
    look(record, f"{MAP}.berries")[water["id"]] = 2


def add_berries(record: Json) -> None:
    lands = ("forest", "desert", "mountain")
    land = [space["id"] for space in look(record, SPACES) if space["terrain"] in lands]
    look(record, MAP)["berries"] = dict.fromkeys(land[:8], 2)


def odd_berries(record: Json) -> None:
    berries = look(record, f"{MAP}.berries")
    berries[next(iter(berries))] += 1


def settle_start(record: Json) -> None:
    start = look(record, f"{MAP}.starts.0")
    next(space for space in look(record, SPACES) if space["id"] == start)["terrain"] = "forest"


def add_cards(record: Json) -> None:
    cards = look(record, "components.cards")
    cards.update({f"extra{i}": next(iter(cards.values())) for i in range(10)})


def P(table: str, where: str, rule: str | None, change: Change) -> Spoilt:  # noqa: N802 - a word for the table below
    """At a table said by scenario and players."""
    scenario, players = table.split()
    return table_of(scenario, int(players)), where, rule, change


DEWAN_PARTS: list[Spoilt] = [
    # The frame
    P("classic 2", "format", None, put("format", "bivouac-record/2")),
    P("classic 2", "game", None, put("game", ["dewan"])),
    P("classic 2", "unknown game", None, put("game", "chess")),
    P("classic 2", "rules", None, put("rules", 1)),
    P("classic 2", "events", None, put("events", {})),
    P("classic 2", "names", None, put("names", [1, 2])),
    P("classic 2", "result", None, put("result", [])),
    P("classic 2", "the record: 'setup'", None, cut("setup")),
    # Options
    P("classic 2", "options.scenario", None, put("options.scenario", "flood")),
    P("classic 2", "options.players", "DS1", put("options.players", 5)),
    P("team 4", "options.players", "DM1", put("options.players", 2)),
    P("classic 2", "options.players", "DS1", put("options.players", "2")),
    P("classic 2", "options", None, put("options.speed", "fast")),
    P("classic 3", "setup.map.tiles", "DS1", put("options.players", 2)),
    # Components
    P("classic 2", "components.pair", "DV5", put("components.pair", "crystal")),
    P("volcano 2", "components.pair", None, put("components.pair", None)),
    P("lake 2", "components.cards", None, add_cards),
    P("classic 2", "setup: card 'spare'", "DS5", copy(f"{CARDS}.*", f"{CARDS}.spare")),
    P("classic 2", "components.cards", "DC4", put("components.cards.*.halves", [])),
    P("classic 2", "components.cards", None, put("components.cards.*.halves.0.terrain", "sea")),
    P("classic 2", "components.cards", None, cut("components.cards.*.halves.0.symbol")),
    P("downpour 2", "components.stories", "DS4", put("components.stories.*.needs.water", 1)),
    P("classic 2", "components.stories", "DC5", put("components.stories.*.needs", {})),
    P("classic 2", "components.stories", None, put("components.stories.*.points", 200)),
    P("classic 2", "components.stories", None, put("components.stories.*.fire", True)),
    # The map
    P("classic 2", SPACES, None, all_of(*(copy(f"{FIRST}.{x}", f"{SPACES}.1.{x}") for x in "qr"))),
    P("classic 2", SPACES, None, copy(f"{FIRST}.id", f"{SPACES}.1.id")),
    P("team 4", SPACES, "DS1", part_map),
    P("classic 2", f"{SPACES}[3].tile", None, put(f"{SPACES}.3.tile", "Q")),
    P("classic 2", f"{SPACES}[3].q", None, put(f"{SPACES}.3.q", 0.5)),
    P("classic 2", "setup.map.tiles", "DC2", all_of(put(f"{FIRST}.tile", "B"), put(EIGHTH, "A"))),
    P("downpour 3", "setup.map.tiles", "DS1", put("setup.map.tiles.G", "neutral")),
    P("classic 2", "setup.map.tiles", "DC2", settle_start),
    P("classic 2", "setup.map.tiles", "DC2", put(f"{FIRST}.terrain", "volcano")),
    P("volcano 2", "setup.map.tiles", "DC2", put(f"{SPACES}.-7.terrain", "forest")),
    P("classic 2", "setup.map.icons[0]", "DC3", stretch_icon),
    P("classic 2", "setup.map.icons[0]", None, put("setup.map.icons.0.kind", "berry")),
    P("classic 2", "setup.map.berries", "DC3", drown_berries),
    P("classic 4", "setup.map.berries", "DC3", add_berries),
    P("classic 2", "setup.map.berries", "DS2", odd_berries),
    P("classic 2", "setup.map.starts", "DS3", copy("setup.map.starts.0", "setup.map.starts.1")),
    P("classic 2", "setup.map.starts", "DS3", copy(f"{FIRST}.id", "setup.map.starts.0")),
    # The deal
    P("classic 2", "setup.first_seat", None, put("setup.first_seat", 2)),
    P("classic 2", "setup.row", "DS5", copy("setup.hands.0.0", "setup.row.0")),
    P("classic 2", "setup: card", "DS5", cut("setup.pile.-1")),
    P("classic 2", "setup.hands", "DS5", move("setup.pile", "setup.hands.0")),
    P("team 4", "setup.hands", "DS5", put("setup.hands", [[], []])),
    P("classic 3", "setup.row", "DS5", empty("setup.row.2", "setup.pile")),
    P("classic 3", "setup.row", None, cut("setup.row.-1")),
    P("volcano 3", "setup.pile", "DV1", move("setup.supply", "setup.pile")),
    P("classic 2", "setup.supply", "DV1", move("setup.pile", "setup.supply")),
    P("classic 2", "setup.story_row", "DS4", empty("setup.story_row.0", "setup.story_stack")),
    P("classic 2", "setup.story_row", "DS4", copy("setup.story_row.0", "setup.story_row.1")),
    P("classic 2", "setup.pile", None, add("setup.pile", "joker")),
    P("classic 2", "setup", None, put("setup.weather", "fine")),
]  # fmt: skip
