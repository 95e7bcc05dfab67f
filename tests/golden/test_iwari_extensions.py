"""Each extension changes the result of a game on file: without it the same end scores otherwise."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from bivouac.core.contract import Game
from bivouac.games.iwari.game import GAME, IwariSetting
from bivouac.games.iwari.layout import COURAGE, RUIN, STORM_PIECE, VENERATION
from bivouac.games.iwari.setting import Iwari
from bivouac.record.replay import play_event, start
from tests.golden.rewrite import IWARI, recorded


def without_pawn(deed: int) -> Callable[[Game], None]:
    """IM5, IM6: as if one kind of pawn had stayed in the box."""

    def change(game: Game) -> None:
        position = game.positions[0]
        for i in range(int(position["pawn_n"])):
            if position["pawn_deed"][i] == deed:
                for place in ("territory", "connection"):
                    at = int(position[f"pawn_{place}"][i])
                    if at >= 0:
                        position[f"{place}_pawns"][at] += 1 if deed == COURAGE else -1

    return change


def without(**fields: object) -> Callable[[Game], None]:
    """As if some fields of the position were empty."""

    def change(game: Game) -> None:
        for name, value in fields.items():
            game.positions[name] = value

    return change


def without_covers(kind: int) -> Callable[[Game], None]:
    """IR1, IA2: as if nothing of a kind covered connections."""

    def change(game: Game) -> None:
        covered = game.positions["covered"]
        covered[covered == kind] = 0

    return change


def without_void_totems(game: Game) -> None:
    """IA4: as if they had stayed in the centre."""
    position = game.positions[0]
    void = int(game.setting.static["void"][0])
    position["totems"][:, void] = 0
    position["all_totems"] = position["totems"].sum(axis=1)
    for territory, counts in enumerate(position["totems"]):
        most = counts.max()
        position["leaders"][territory] = sum(1 << i for i, n in enumerate(counts) if 0 < n == most)


def without_double(game: Game) -> None:
    """IA3: as if connection 11 did not join the territories of 1 again."""
    game.positions["covered"][0, 10] = 1


def without_contested(game: Game) -> None:
    """IA6: as if contested tents did not count in their territories."""
    position, tables = game.positions[0], game.setting.static
    for spot in range(128):
        if int(tables["unknown"][0, spot >> 6]) >> (spot & 63) & 1:
            for tribe in range(6):
                bit = np.uint64(1 << (spot & 63))
                if position["tents"][tribe, spot >> 6] & bit:
                    territory = tables["territory_of"][0, spot]
                    position["n_tents"][territory, tribe] -= 1
                    position["standing"][territory] -= 1
                    position["most_tents"][territory] = position["n_tents"][territory].max()


CHANGES: dict[str, Callable[[Game], None]] = {
    "courage": without_pawn(COURAGE),
    "dead-ends": without_pawn(VENERATION),
    "gold": without_pawn(VENERATION),
    "expeditions": without(rewards=0),
    "storms": without_covers(STORM_PIECE),
    "walking": without(walked=0, walker=0),
    "fortifications": without(forts=0),
    "discoveries": without(tokens=0),
    "ruins": without_covers(RUIN),
    "massif": without_double,
    "void-totems": without_void_totems,
    "contested": without_contested,
}


def final_game(name: str) -> Game:
    """The end of a game on file."""
    record = recorded(name)
    game = start(record)
    for event in record["events"]:
        play_event(game, event)
    return game


@pytest.mark.parametrize("name", CHANGES)
def test_without_the_extension_the_result_would_be_another(name: str) -> None:
    """IM5, IM6, IX1, IR1, IR2, IF2, IG1, IA2, IA3, IA4, IA6."""
    game = final_game(name)
    before = game.result()
    CHANGES[name](game)
    after = game.result()
    assert after.scores != before.scores


@pytest.mark.parametrize("name", ["bare", "violet-road"])
def test_without_the_rules_of_the_map_the_result_would_be_another(name: str) -> None:
    """IA1, IA5: connections that are roads, and the violet road."""
    game = final_game(name)
    setting = game.setting
    assert isinstance(setting, Iwari)
    plain = replace(
        setting.map,
        connections=tuple(replace(found, spots=None) for found in setting.map.connections),
        rules=replace(setting.map.rules, road=False),
    )
    cards = dict(zip(setting.cards, setting.card_biomes, strict=True))
    other = Game(IwariSetting(setting.chosen, setting.pieces, plain, cards))
    other.positions[0] = game.position
    assert other.result().scores != game.result().scores


def test_every_extension_has_a_game_on_file() -> None:
    base = {"third", "draft", "deeds", "path"}
    alone = {name for name, options in IWARI.items() if options.get("mode", "versus") != "versus"}
    assert {*CHANGES, "bare", "violet-road"} == set(IWARI) - base - alone
    assert {IWARI[name]["map"] for name in alone} | {"the-void"} == {
        options["map"] for options in IWARI.values()
    }
    assert {options["map"] for options in IWARI.values()} == {o["map"] for o in GAME.option_sets()}
