"""Records of games with components of one's own: they hold all that another program needs."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bivouac.cli import main
from bivouac.core.contract import Game, Json, generator
from bivouac.core.errors import InputError
from bivouac.core.registry import find_game
from bivouac.record.check import check_record
from bivouac.record.replay import setting_of
from bivouac.record.write import Recorder
from tests.own_boxes import BOXES, DEWAN_BOXES, IWARI_BOXES, OwnBox
from tests.record import parts
from tests.record.fair_games import fair_game
from tests.record.games import play_on, refusal_of
from tests.record.round_trips import check_sound, written

every_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES.keys())


def played(box: OwnBox, seed: int = 3) -> Json:
    """A whole random game with the files of a box."""
    setting = find_game(box.game).setting(box.options, box.files)
    rng = generator(seed)
    recorder = Recorder(box.game, Game.new(setting, rng))
    play_on(recorder, rng, "random")
    return written(recorder)


@every_box
def test_a_record_holds_what_is_not_in_the_packaged_box(box: OwnBox) -> None:
    record = played(box)
    summary = check_sound(record)
    assert summary.game == box.game
    usual = played(box._replace(files={}, options={}, told=set()))
    extra = set(record["components"]) - set(usual["components"]) - {"expeditions"}
    assert extra == box.told


@every_box
def test_what_a_record_holds_gives_the_same_setting_again(box: OwnBox, tmp_path: Path) -> None:
    """Without the folder: to replay it, and to deal the next game with the same components."""
    game = find_game(box.game)
    first = game.setting(box.options, box.write(tmp_path / "ours"))
    record = played(box)
    again = setting_of(record)
    assert again.components_in(record["setup"]) == record["components"]
    assert again.title() == first.title()
    next_one = game.setting_with(record["options"], record["components"])
    assert next_one.components() == first.components()
    assert next_one.static.tobytes() == first.static.tobytes()


@pytest.mark.parametrize("name", DEWAN_BOXES)
def test_players_are_told_what_such_a_scenario_plays_with(name: str) -> None:
    """DC7: its player aid goes by that, and not by its name."""
    box = DEWAN_BOXES[name]
    setting = find_game("dewan").setting(box.options, box.files)
    play = setting.pictured()["play"]
    assert play["own"] == bool(box.told & {"scenario", "board"})
    assert list(play["score"]) == list(setting.keys_in_play)
    if name == "scenario":
        assert play["zone_terrains"] == ["desert"]
        assert play["score"] == {"stories": 2, "fire": 1, "zones": 5, "pairs": 3}
    packaged = find_game("dewan").setting({"scenario": "lake", "players": 2}).pictured()["play"]
    assert (packaged["own"], packaged["villages"], packaged["majorities_tied"]) == (False, True, 3)


@every_box
def test_a_seed_deals_the_map_of_such_a_game_too(box: OwnBox) -> None:
    """The tiles and the layout are in the record, so the whole setup can be repeated."""
    line = fair_game(find_game(box.game).setting(box.options, box.files))
    record = json.loads(line)
    check_record(record)
    seats = len(record["setup"]["hands"])
    record["setup"]["first_seat"] = (record["setup"]["first_seat"] + 1) % seats
    assert "is not what the seed gives" in str(refusal_of(record))


@every_box
def test_simulated_games_are_checked_without_the_folder(box: OwnBox, tmp_path: Path) -> None:
    folder, records = box.write(tmp_path / "ours"), tmp_path / "games.jsonl"
    said = {name: str(value).lower() for name, value in box.options.items()}
    chosen = [word for name, value in said.items() for word in ("--set", f"{name}={value}")]
    asked = ["simulate", box.game, *chosen, "--components", str(folder), "--games", "3"]
    assert main([*asked, "--bots", "random", "--records", str(records), "--jobs", "1"]) == 0
    for name in box.files:
        (folder / name).unlink()
    assert main(["check", str(records)]) == 0
    assert main(["show", str(records)]) == 0


def told(path: str, value: Json) -> Callable[[Json], object]:
    """A part of what a record tells, changed."""
    return parts.put(f"components.{path}", value)


SPOILT: list[tuple[OwnBox, str, Callable[[Json], object], str]] = [
    (DEWAN_BOXES["board"], "a longer row", told("board.row", 5), "setup.row"),
    (DEWAN_BOXES["board"], "a row too long", told("board.row", 9), "components.board"),
    (DEWAN_BOXES["board"], "no board at all", told("board", 7), "components.board"),
    (DEWAN_BOXES["board"], "a pile of words", told("board.pile", "six"), "components.board"),
    (DEWAN_BOXES["scenario"], "another score", told("scenario.score.zones", 6), "result"),
    (DEWAN_BOXES["scenario"], "an unknown event", told("scenario.event", "hail"), "components"),
    (DEWAN_BOXES["scenario"], "no number of players", told("scenario.players", []), "components"),
    (DEWAN_BOXES["scenario"], "for others", told("scenario.players", [2]), "options.players"),
    (DEWAN_BOXES["scenario"], "a title of two lines", told("scenario.title", "a\nb"), "components"),
    (DEWAN_BOXES["scenario"], "a scenario of words", told("scenario", "rain"), "components"),
    (DEWAN_BOXES["scenario"], "a layout apart", told("layout.event", [9, 9]), "components"),
    (
        DEWAN_BOXES["scenario"],
        "no such tile",
        told("scenario.event_tile", "no"),
        "comp",
    ),
    (
        DEWAN_BOXES["tiles"],
        "too few tiles",
        lambda r: r["components"]["tiles"].pop(0),
        "components",
    ),
    (DEWAN_BOXES["tiles"], "tiles of words", told("tiles", ["a", "b"]), "components.tiles"),
    (DEWAN_BOXES["tiles"], "an unknown key", told("swamps", 3), "components"),
    (IWARI_BOXES["pieces"], "more tents", told("pieces.tents", 99), "components.pieces"),
    (IWARI_BOXES["pieces"], "a larger hand", told("pieces.hand", 3), "setup.hands"),
    (IWARI_BOXES["pieces"], "other cards", told("pieces.cards.tundra", 12), "components.cards"),
    (IWARI_BOXES["pieces"], "no pieces at all", told("pieces", None), "components.pieces"),
    (IWARI_BOXES["rewards"], "more missions", told("pieces.missions", 3), "components.expeditions"),
]


@pytest.mark.parametrize(
    ("box", "change", "place"),
    [(box, change, place) for box, _, change, place in SPOILT],
    ids=[title for _, title, _, _ in SPOILT],
)
def test_a_record_that_was_tampered_with_is_refused(
    box: OwnBox, change: Callable[[Json], object], place: str
) -> None:
    record = played(box)
    change(record)
    assert place in str(refusal_of(record))


@every_box
def test_what_is_left_out_is_missed(box: OwnBox) -> None:
    """The packaged components are others: the game, or what its seed deals, does not fit them."""
    line = fair_game(find_game(box.game).setting(box.options, box.files))
    for part in box.told:
        record = json.loads(line)
        del record["components"][part]
        with pytest.raises(InputError):
            check_record(record)


def test_an_expedition_has_no_two_rewards() -> None:
    """IX1: those that lie open are told twice, and say the same."""
    record = played(IWARI_BOXES["rewards"])
    number = str(record["setup"]["expeditions"][0])
    record["components"]["expeditions"][number] = [60, 50]
    assert "IX1" in str(refusal_of(record))


def test_a_record_tells_nothing_twice_of_the_packaged_box() -> None:
    for game in ("dewan", "iwari"):
        setting = find_game(game).setting({})
        assert not {"scenario", "board", "tiles", "layout", "pieces"} & set(setting.components())
