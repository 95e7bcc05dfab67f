"""The examples play: both games, every scenario, map and mode; and better than by chance."""

import json
import re
import sys
from pathlib import Path

import pytest

from bivouac.core.contract import Json
from bivouac.lab.arena import play_match
from bivouac.lab.arena_match import Finished, Match
from bivouac.lab.arena_report import summary
from bivouac.lab.recording import record_game
from bivouac.lab.visiting import VisitedPlayer, player_of
from bivouac.record.check import check_record
from bivouac.visitors.limits import Limits
from bivouac.visitors.names import Visitor
from bivouac.visitors.party import Party
from tests.cli.running import run
from tests.conftest import breadth, scale
from tests.plugged import EXAMPLES, WREN, install
from tests.tables.sat import EACH_ONCE, EXTENDED, game_of, name_of

pytestmark = pytest.mark.slow  # the file as a whole

PAGE = (EXAMPLES.parent / "docs" / "bots-by-others.md").read_text("utf-8")
PATIENT = Limits(seconds=300)
PROGRAMS = {
    "py": (sys.executable, str(EXAMPLES / "bots" / "forager.py")),
    "js": ("node", str(EXAMPLES / "bots" / "forager.js")),
}
DECIDED = [
    ({"scenario": "classic", "players": 2}, 6),
    ({"map": "new-horizons", "players": 3}, 6),
    ({"map": "new-horizons", "players": 1, "mode": "solo", "void_limit": 8}, 6),
]
"""Where the examples are clearly better than chance, and in how many games that shows."""


def blocks(language: str) -> list[str]:
    """The code of a language on the page."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder in which Wren is really installed, as PYTHONPATH names it."""
    return install(tmp_path_factory.mktemp("installed") / "packages", WREN)["PYTHONPATH"]


@pytest.fixture(scope="module")
def skeleton(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bot in 20 lines, as somebody would keep it."""
    file = tmp_path_factory.mktemp("skeleton") / "mybot.py"
    file.write_text(blocks("python")[0])
    return file


@pytest.fixture(scope="module")
def visitors(packages: str, skeleton: Path) -> dict[str, Visitor]:
    """All examples, by short names."""
    hosted = (sys.executable, "-m", "bivouac.visitors.hosting", "wren")
    commands = {
        **PROGRAMS,
        "wren": ("env", f"PYTHONPATH={packages}", *hosted),
        "mine": (sys.executable, str(skeleton)),
    }
    return {name: Visitor(name, command) for name, command in commands.items()}


@pytest.mark.parametrize("chosen", breadth(EACH_ONCE + EXTENDED, EACH_ONCE), ids=name_of)
def test_they_play_a_whole_game_of_everything(chosen: Json, visitors: dict[str, Visitor]) -> None:
    """All of them at one table with a bot of ours, as far as there are seats."""
    game, names = game_of(chosen), [*visitors]
    setting = game.setting(chosen)
    first = (EACH_ONCE + EXTENDED).index(chosen) % len(names)
    order = [*names[first:], *names[:first], "greedy", "level1"]
    for turn in range(0, scale(1, short=1) * len(names), setting.seats):
        bots = [order[(turn + seat) % len(order)] for seat in range(setting.seats)]
        with Party(visitors, PATIENT) as party:
            player = VisitedPlayer(setting, party)
            over, record, _ = record_game(game.name, player, bots, 11, turn)
            assert [(one.bot, str(one.why), one.detail) for one in player.forfeits] == []
            assert over.is_over
            check_record(record)


@pytest.mark.parametrize(("chosen", "games"), DECIDED, ids=lambda one: str(one))
@pytest.mark.parametrize("bot", [*PROGRAMS])
def test_they_are_clearly_better_than_chance(
    bot: str, chosen: Json, games: int, visitors: dict[str, Visitor]
) -> None:
    game = game_of(chosen)
    match = Match(game.name, game.setting(chosen), bot, "random", 2, others=frozenset({bot}))
    finished: list[Finished] = []
    to_play = games if match.setting.scored else 2 * games
    with Party({bot: visitors[bot]}, PATIENT) as party:
        play_match(
            match,
            range(to_play),
            lambda one, _: finished.append(one),
            player_of=player_of(party),
        )
    figures = summary(match, sorted(finished), 1.0)
    assert figures["forfeits"] == []
    assert figures["win_rate"] > 0.5
    assert figures["win_rate"] > figures["b_win_rate"] + 0.4


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """In both languages: they draw from the seed that they are given."""
    for name, command in PROGRAMS.items():
        seats = ("--bots", f"{name},random", "--games", "2", "--json", "--jobs", "1")
        found = []
        for _ in range(2):
            bot = f"{name}={' '.join(command)}"
            status, out, err = run(capsys, "simulate", "dewan", "--bot", bot, *seats)
            assert (status, err) == (0, "")
            found.append({**json.loads(out), "seconds": 0})
        assert found[0] == found[1]


def test_the_skeleton_has_twenty_lines() -> None:
    lines = [line for line in blocks("python")[0].splitlines() if line.strip()]
    assert len(lines) <= 20
    assert "## A whole bot in 20 lines" in PAGE


def test_the_page_shows_the_package_as_it_is() -> None:
    (shown,) = blocks("toml")
    assert shown in (WREN / "pyproject.toml").read_text("utf-8")


def test_the_class_on_the_page_is_a_bot() -> None:
    found: dict[str, type] = {}
    exec(compile(blocks("python")[1], "bots-by-others.md", "exec"), found)
    first = found["First"]()
    first.start({"seat": 1})
    first.over({"result": {"winners": [1]}})
    assert first.won


def test_programs_need_nothing_of_ours() -> None:
    python, script = (Path(command[1]).read_text("utf-8") for command in PROGRAMS.values())
    imported = set(re.findall(r"^(?:from|import) (\w+)", python, re.MULTILINE))
    assert imported <= set(sys.stdlib_module_names)
    assert set(re.findall(r'require\("([^"]+)"\)', script)) == {"node:readline"}
