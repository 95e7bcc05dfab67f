"""Tables with components of the host's own: offered by name, kept whole, without the folder too."""

import asyncio
import re
import shutil
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.core.errors import InputError
from bivouac.record.check import check_record
from bivouac.tables import finished, lobby, readiness
from bivouac.tables.boxes import OwnBox, read_boxes
from bivouac.tables.declined import Declined
from tests import own_boxes
from tests.own_boxes import DEWAN_BOXES, IWARI_BOXES
from tests.tables.people import GREEDY, ME, OPEN, Person, guest, open_tables
from tests.tables.preparing import Slow

TITLES = {"dewan-scenario": "The Long Rain", "iwari-rewards": "Our Isle", "iwari-void": "Our Isle"}
SOME = ["dewan-scenario", "dewan-board", "dewan-tiles", "iwari-rewards", "iwari-void"]


def box_in(folder: Path, name: str) -> OwnBox:
    """One of the boxes, read from a folder of its name."""
    return read_boxes([own_boxes.BOXES[name].write(folder / name)])[0]


def request_for(name: str, seats: list[Json]) -> Json:
    """A table with a box."""
    box = own_boxes.BOXES[name]
    wish = {"game": box.game, "box": name, "options": box.options, "listed": True}
    return {**wish, "seats": seats}


def seats_for(name: str) -> list[Json]:
    """Somebody and bots."""
    return [ME] + [GREEDY] * (int(own_boxes.BOXES[name].options.get("players", 2)) - 1)


@pytest.mark.parametrize("name", own_boxes.BOXES)
def test_a_folder_is_offered_by_its_name_what_is_its_own_first(tmp_path: Path, name: str) -> None:
    box = box_in(tmp_path, name)
    (game,) = (one for one in lobby.catalogue([box])["games"] if one["game"] == box.game)
    (offered,) = game["boxes"]
    assert offered["box"] == name
    main = "scenario" if box.game == "dewan" else "map"
    for own in offered["titles"]:
        assert own in {str(chosen[main]) for chosen in offered["sets"]}
    if offered["titles"]:
        assert offered["sets"][0][main] in offered["titles"]
    assert all("boxes" in one for one in lobby.catalogue()["games"])
    assert not any(one["boxes"] for one in lobby.catalogue()["games"])


@pytest.mark.slow
@pytest.mark.parametrize("name", SOME)
def test_a_table_survives_the_end_of_its_folder(tmp_path: Path, name: str) -> None:
    """Played a little, restarted without the folder, played to the end; then the next one."""
    data = tmp_path / "data"
    data.mkdir()

    async def first() -> str:
        async with open_tables(data, boxes=[box_in(tmp_path, name)]) as tables:
            una = await guest(tables, "Una")
            table = await lobby.create(tables, una, request_for(name, seats_for(name)))
            person = await Person.at(tables, table, una, 0)
            await person.play(3)
            assert person.table["title"] == TITLES.get(name)
            return table

    async def second(table: str) -> None:
        async with open_tables(data) as tables:
            una = await guest(tables, "Una")
            person = await Person.at(tables, table, una, 0)
            assert person.table["status"] == "playing"
            await person.play()
            record = await finished.record_of(tables, table, una)
            assert "chance verified" in str(check_record(record))
            replay = await finished.replay_record(tables, record, -1)
            assert replay["table"]["title"] == TITLES.get(name)
            assert own_boxes.BOXES[name].told <= set(record["components"])
            (card,) = (await lobby.lobby_of(tables, una))["finished"]
            assert card["title"] == TITLES.get(name)
            again = await lobby.play_again(tables, table, una)
            seats = (await lobby.info(tables, again, una))["seats"]
            mine = next(seat["seat"] for seat in seats if seat["mine"])
            next_one = await Person.at(tables, again, una, mine)
            await next_one.play(3)
            known = tables.in_memory[again].deal.components
            assert {key: known[key] for key in own_boxes.BOXES[name].told} == {
                key: record["components"][key] for key in own_boxes.BOXES[name].told
            }

    table = asyncio.run(first())
    shutil.rmtree(tmp_path / name)
    asyncio.run(second(table))


async def test_a_table_planned_before_its_rules_were_ready_needs_no_folder_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "POLL", 0.001)
    data = tmp_path / "data"
    data.mkdir()
    name = "dewan-scenario"
    async with open_tables(data, preparation=Slow(), boxes=[box_in(tmp_path, name)]) as tables:
        una = await guest(tables, "Una")
        table = await lobby.create(tables, una, request_for(name, [ME, OPEN, OPEN]))
        info = await lobby.info(tables, table, una)
        assert (info["preparing"] is not None, info["title"]) == (True, "The Long Rain")
    shutil.rmtree(tmp_path / name)
    async with open_tables(data) as tables:
        una = await guest(tables, "Una")
        info = await lobby.info(tables, table, una)
        assert (info["status"], info["title"]) == ("waiting", "The Long Rain")
        await Person.at(tables, table, una, None)
        assert set(tables.in_memory[table].deal.components) >= {"scenario", "layout"}


async def test_a_folder_that_changes_changes_no_table(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    name = "iwari-pieces"
    async with open_tables(data, boxes=[box_in(tmp_path, name)]) as tables:
        una = await guest(tables, "Una")
        seats = seats_for(name)
        table = await lobby.create(tables, una, request_for(name, seats))
        before = tables.in_memory[table].deal.components
    other = own_boxes.pieces(("tents = 20 ", "tents = 15 "))
    (tmp_path / name / "pieces.toml").write_text(other, "utf-8")
    async with open_tables(data, boxes=read_boxes([tmp_path / name])) as tables:
        una = await guest(tables, "Una")
        await Person.at(tables, table, una, 0)
        assert tables.in_memory[table].summary.status == "playing"
        assert tables.in_memory[table].deal.components == before
        assert before["pieces"]["tents"] == 9
        new = await lobby.create(tables, una, request_for(name, seats))
        assert tables.in_memory[new].deal.components["pieces"]["tents"] == 15


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"box": "theirs"}, "refused-box"),
        ({"box": None}, "refused-box"),
        ({"box": ["ours"]}, "refused-box"),
        ({"game": "iwari"}, "refused-box"),
        ({"options": {"scenario": "flood"}}, "refused-options"),
    ],
)
async def test_a_box_that_is_not_there_is_declined(tmp_path: Path, change: Json, key: str) -> None:
    async with open_tables(tmp_path, boxes=[box_in(tmp_path, "dewan-scenario")]) as tables:
        una = await guest(tables, "Una")
        wish = request_for("dewan-scenario", [ME, OPEN, OPEN])
        with pytest.raises(Declined) as no:
            await lobby.create(tables, una, {**wish, **change})
        assert no.value.message.key == key


async def test_without_a_box_the_own_scenario_is_unknown(tmp_path: Path) -> None:
    async with open_tables(tmp_path, boxes=[box_in(tmp_path, "dewan-scenario")]) as tables:
        una = await guest(tables, "Una")
        wish = request_for("dewan-scenario", [ME, OPEN, OPEN])
        del wish["box"]
        with pytest.raises(Declined) as no:
            await lobby.create(tables, una, wish)
        assert no.value.message.key == "refused-options"


def unfit(folder: Path, files: dict[str, str]) -> str:
    """What is said of a folder."""
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    with pytest.raises(InputError) as no:
        read_boxes([folder])
    said = str(no.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({}, "has no components"),
        ({"notes.toml": "a = 1"}, "are those of no game"),
        ({"cards.toml": "card = ["}, "cards.toml: is not valid TOML"),
        ({"cards.toml": "[[card]]\nid = 3"}, "cards.toml: card 1"),
        ({"cards.toml": "", "pieces.toml": ""}, "are those of more than one game (dewan, iwari)"),
        ({"isle.toml": "[[territory]]\nid = 'a'"}, "isle.toml"),
        ({**DEWAN_BOXES["scores"].files, "storys.toml": ""}, "unknown file 'storys.toml'"),
        ({**IWARI_BOXES["pieces"].files, "isle.toml": "name = 'Isle'"}, "isle.toml"),
    ],
)
def test_a_folder_that_is_unfit_is_refused_in_one_line(
    tmp_path: Path, files: dict[str, str], words: str
) -> None:
    said = unfit(tmp_path / "ours", files)
    assert str(tmp_path / "ours") in said
    assert words in said


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read as a folder of components"):
        read_boxes([tmp_path / "nowhere"])


@pytest.mark.parametrize("odd", ["a folder", "no text"])
def test_of_several_folders_the_one_with_an_odd_file_is_named(tmp_path: Path, odd: str) -> None:
    fit = DEWAN_BOXES["board"].write(tmp_path / "fit")
    file = tmp_path / "unfit" / "cards.toml"
    file.parent.mkdir()
    if odd == "a folder":
        file.mkdir()
    else:
        file.write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match=re.escape(str(file))):
        read_boxes([fit, file.parent])


def test_two_folders_of_a_game_have_two_names(tmp_path: Path) -> None:
    one = DEWAN_BOXES["board"].write(tmp_path / "a" / "ours")
    two = DEWAN_BOXES["tiles"].write(tmp_path / "b" / "ours")
    three = IWARI_BOXES["map"].write(tmp_path / "c" / "ours")
    with pytest.raises(InputError, match="is called 'ours' too"):
        read_boxes([one, two])
    assert [box.game for box in read_boxes([one, three])] == ["dewan", "iwari"]
