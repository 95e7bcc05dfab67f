"""Whatever a table asks for a seat or a bot, it asks of what that seat knows and nothing else."""

from collections import Counter
from collections.abc import Callable
from functools import partialmethod
from pathlib import Path
from typing import Any

import pytest

from bivouac.analysis.meter import Meter
from bivouac.bots.play import Player
from bivouac.core.contract import Known
from bivouac.core.registry import find_game
from bivouac.tables import lobby
from tests.tables.hinted import hint
from tests.tables.hinted import quick as quick  # a fixture
from tests.tables.people import GREEDY, MAIN, ME, Person, guest, open_tables, table_request

DOORS = ("observe", "offer", "draft", "why", "news", "advice", "brought", "planned")
METER = ("lineup", "compare")


def guarded(monkeypatch: pytest.MonkeyPatch, game: str) -> Counter[str]:
    """How often each door was used from now on; whatever goes in must have been redacted."""
    used: Counter[str] = Counter()

    def checked(keeper: object, name: str, door: Callable[..., Any], *args: Any) -> Any:
        knowns = [one for one in args if isinstance(one, Known)]
        assert knowns, "a whole game"
        for known in knowns:
            again = known.redact(known.seat)
            assert again.positions.tobytes() == known.positions.tobytes(), f"secrets at {name}"
        used[name] += 1
        return door(keeper, *args)

    setting = type(find_game(game).setting(MAIN[game]))
    meter = [(Meter, door) for door in METER]
    for kind, name in (*((setting, door) for door in DOORS), (Player, "choose"), *meter):
        monkeypatch.setattr(kind, name, partialmethod(checked, name, getattr(kind, name)))
    return used


@pytest.mark.parametrize("game", ["dewan", "iwari"])
async def test_all_that_a_table_says_is_worked_out_from_what_a_seat_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None, game: str
) -> None:
    used = guarded(monkeypatch, game)
    async with open_tables(tmp_path) as tables:
        una = await guest(tables, "Una")
        wish = {**table_request([ME, GREEDY], game=game), "coach": True, "hints": True}
        table = await lobby.create(tables, una, wish)
        person = await Person.at(tables, table, una, 0)
        await Person.at(tables, table, una, None)
        for _ in range(6):
            await person.play(1)
            await person.wait(lambda: person.last["offer"])
            await person.ask("draft", draft={})
            await person.ask("why", wish={"do": "pass"})
            await hint(person)
            if person.last["can_undo"]:
                await person.undo()
    assert used.keys() == {*DOORS, *METER, "choose"}
