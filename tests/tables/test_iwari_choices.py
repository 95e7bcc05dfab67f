"""What can be chosen for a table of Iwari: the catalogue says it, and tables keep to it."""

from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.core.language import say
from bivouac.core.locales import LANGUAGES
from bivouac.core.messages import read_message
from bivouac.tables import lobby
from bivouac.tables.declined import Declined
from bivouac.tables.lobby import catalogue
from tests.boxes import MAPS
from tests.tables.people import GREEDY, ME, OPEN, guest, open_tables, table_request
from tests.tables.sat import ALL, DEEDS

WITHOUT_MOUNTAINS = {"forgotten-island", "unexplored-paths", "the-void"}
CATALOGUE = {one["game"]: one for one in catalogue()["games"]}
IWARI = CATALOGUE["iwari"]
CHOICES = {choice["name"]: choice for choice in IWARI["choices"]}
VERSUS = [one for one in IWARI["sets"] if one["mode"] == "versus"]
BY_MAP = [block for block in IWARI["blocks"] if block["other"] == "map"]
"""What a map excludes; what the void excludes is in test_iwari_void_options.py."""


def iwari(seats: list[Json], **options: Json) -> Json:
    return table_request(seats, game="iwari", **options)


def blocked(name: str) -> dict[Json, set[str]]:
    """The values of an option that some maps block, with these maps."""
    found = [block for block in BY_MAP if block["name"] == name]
    return {block["value"]: {*map(str, block["values"])} for block in found}


def test_every_map_is_offered_with_its_numbers_of_players() -> None:
    assert {one["map"] for one in VERSUS} == {*MAPS}
    for name in MAPS:
        counts = [one["players"] for one in VERSUS if one["map"] == name]
        assert counts == list(range(2, 7 if name == "the-void" else 6))


def test_a_game_without_further_choices_has_none_and_blocks_none() -> None:
    assert not CATALOGUE["dewan"]["choices"]
    assert not CATALOGUE["dewan"]["blocks"]


def test_every_extension_is_a_switch_and_the_deeds_are_picked_one_by_one() -> None:
    for name in ALL:
        expected = {"kind": "switch", "values": [], "default": False, "needs": None}
        assert CHOICES[name] == {"name": name, **expected}
    expected = {"kind": "some", "values": DEEDS, "default": [], "needs": None}
    assert CHOICES["deeds"] == {"name": "deeds", **expected}


def test_a_card_of_veneration_is_asked_for_where_the_deed_is_chosen() -> None:
    card = CHOICES["veneration"]
    assert (card["kind"], card["values"], card["default"]) == ("one", ["a", "b", "c"], None)
    assert card["needs"] == {"name": "deeds", "value": "veneration"}


def test_what_the_rules_exclude_is_blocked_by_map() -> None:
    assert blocked("expeditions") == {True: {"the-void"}}
    assert blocked("storms") == {True: WITHOUT_MOUNTAINS}
    assert blocked("veneration") == {"b": {*MAPS} - {"the-void"}}
    assert {block["name"] for block in BY_MAP} == {"expeditions", "storms", "veneration"}
    assert {block["other"] for block in IWARI["blocks"]} == {"map", "mode"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_block_says_why(language: str) -> None:
    assert IWARI["blocks"]
    for block in IWARI["blocks"]:
        assert say(language, read_message(block["why"])).endswith((".", "。"))


@pytest.mark.parametrize("block", BY_MAP, ids=lambda block: block["name"])
async def test_a_block_is_kept_by_the_lobby_and_nothing_else_is_refused(
    tmp_path: Path, block: Json
) -> None:
    name, value = block["name"], block["value"]
    deeds = ["veneration"] if name == "veneration" else []
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        for game_map in MAPS:
            chosen = iwari([ME, OPEN], map=game_map, deeds=deeds, **{name: value})
            if game_map not in block["values"]:
                table = await lobby.create(tables, una, chosen)
                assert (await lobby.info(tables, table, una))["options"][name] == value
                continue
            with pytest.raises(Declined) as refused:
                await lobby.create(tables, una, chosen)
            assert refused.value.message.key == "refused-options"


async def test_six_play_on_the_void_with_all_there_is(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        free = {name: True for name in ALL if "the-void" not in blocked(name).get(True, ())}
        chosen = {"map": "the-void", "deeds": DEEDS, "veneration": "b", **free}
        table = await lobby.create(tables, una, iwari([ME, OPEN] + [GREEDY] * 4, **chosen))
        info = await lobby.info(tables, table, una)
        assert info["options"] == {**info["options"], **chosen, "players": 6}


@pytest.mark.slow
@pytest.mark.parametrize(
    "wrong",
    [
        {"map": "atlantis"},
        {"deeds": ["union", "union"]},
        {"deeds": ["valour"]},
        {"deeds": [["union"]]},
        {"deeds": ["union"] * 1000},
        {"deeds": {"union": True}},
        {"deeds": ["veneration"], "veneration": None},
        {"deeds": ["veneration"], "veneration": "d"},
        {"veneration": "a"},
        {"draft": "perhaps"},
        {"draft": 1.5},
        {"storms": 7},
        {"expeditions": [True]},
        {"mode": "solo"},
        {"void_limit": 3},
        {"scenario": "classic"},
    ],
)
async def test_options_that_cannot_be_are_declined(tmp_path: Path, wrong: Json) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined) as refused:
            await lobby.create(tables, una, iwari([ME, OPEN], **wrong))
        assert refused.value.message.key == "refused-options"


@pytest.mark.slow
@pytest.mark.parametrize("game_map", [name for name in MAPS if name != "the-void"])
async def test_a_sixth_player_finds_no_seat_elsewhere(tmp_path: Path, game_map: str) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        una = await guest(tables, "Una")
        with pytest.raises(Declined) as refused:
            await lobby.create(tables, una, iwari([ME] + [OPEN] * 5, map=game_map))
        assert refused.value.message.key == "refused-options"
