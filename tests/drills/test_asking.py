"""Drills as a client asks for them: shown without the answer, answered, and refused in a line."""

from pathlib import Path

import pytest

from bivouac.core.registry import GAMES, find_game
from bivouac.tables import drills
from bivouac.tables.declined import Declined
from tests.tables.people import open_tables
from tests.tables.preparing import Slow
from tests.wire import DRILLS, check, check_of_game

KINDS = [(game, kind) for game in GAMES for kind in find_game(game).drills()]


@pytest.mark.parametrize(("game", "kind"), KINDS)
async def test_a_drill_is_shown_and_answered(tmp_path: Path, game: str, kind: str) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        shown = await drills.show(tables, game, kind, 1)
        check(shown, "PosedDrill", DRILLS)
        check_of_game(game, "View", shown["view"])
        check_of_game(game, "Components", shown["components"])
        assert not {"answer", "answers", "reasons"} & shown.keys()
        drill = drills.pose(game, kind, 1).drill
        for choice in shown["choices"]:
            told = await drills.answer(tables, game, kind, 1, [choice["name"]])
            check(told, "DrillAnswer", DRILLS)
            assert told["right"] == drill.is_right([choice["name"]])
            assert frozenset(told["answer"]) in drill.answers
        for answer in drill.answers:
            told = await drills.answer(tables, game, kind, 1, sorted(answer))
            assert told["right"]
            assert told["answer"] == sorted(answer)


@pytest.mark.parametrize(
    ("game", "kind", "number"),
    [
        ("chess", "paying", 1),
        ("dewan", "cooking", 1),
        ("dewan", "paying", 0),
        ("dewan", "paying", drills.LARGEST + 1),
    ],
)
async def test_what_is_no_drill_is_refused(
    tmp_path: Path, game: str, kind: str, number: int
) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        with pytest.raises(Declined) as refused:
            await drills.show(tables, game, kind, number)
        assert refused.value.message.key == "refused-no-such-drill"
        with pytest.raises(Declined) as refused:
            await drills.answer(tables, game, kind, number, ["hand"])
        assert refused.value.message.key == "refused-no-such-drill"


async def test_what_is_no_answer_is_refused(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False) as tables:
        names = [choice.name for choice in drills.pose("dewan", "camps", 1).drill.choices]
        card = drills.pose("dewan", "paying", 1).drill.choices[0].name
        for kind, chosen in (
            ("camps", []),
            ("camps", names[:2]),
            ("camps", ["space-Z9"]),
            ("paying", [card, card]),
        ):
            with pytest.raises(Declined) as refused:
                await drills.answer(tables, "dewan", kind, 1, chosen)
            assert refused.value.message.key == "refused-no-answer"


async def test_a_drill_waits_until_its_rules_are_ready(tmp_path: Path) -> None:
    async with open_tables(tmp_path, bots=False, preparation=Slow()) as tables:
        with pytest.raises(Declined) as refused:
            await drills.show(tables, "iwari", "claims", 1)
        assert refused.value.message.key == "refused-preparing"
        assert refused.value.message.args["way"] == "iwari-void"
