"""People made of code, who type at a screen of text."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from rich.console import Console, RenderableType

from bivouac.core.contract import Json, Setting
from bivouac.games.dewan.game import GAME
from bivouac.games.dewan.setting import Dewan
from bivouac.games.iwari.game import GAME as IWARI
from bivouac.games.iwari.setting import Iwari
from bivouac.record.check import check_record
from bivouac.record.read import load
from bivouac.terminal.face import Choice, Menu
from bivouac.terminal.play import play_new, resume
from bivouac.terminal.saves import games_folder
from bivouac.terminal.screen import Screen
from tests.conftest import breadth

OPTION_SETS = [
    (str(chosen["scenario"]), int(chosen["players"]))
    for chosen in breadth(GAME.option_sets(), [GAME.option_sets()[i] for i in (0, 3, 5, 9, 10)])
]
"""Scenarios and numbers of players; in the short version each scenario once."""

Habit = Callable[[Menu], str]
"""What a person types at a menu."""


class Person(io.StringIO):
    """Types an answer to each menu; an empty line where there is no new menu, to confirm."""

    def __init__(self, habit: Habit) -> None:
        super().__init__()
        self.habit = habit
        self.menu: Menu | None = None

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # as in io.StringIO itself
        if self.menu is None:
            return "\n"
        menu, self.menu = self.menu, None
        typed = self.habit(menu)
        return typed and f"{typed}\n"


class TestScreen(Screen):
    """A screen that keeps what it shows, and tells the person which menu it shows."""

    __test__ = False

    def __init__(
        self, source: io.StringIO, width: int = 80, colour: bool = False, is_looked_at: bool = True
    ) -> None:
        self.shown = io.StringIO()
        self.is_looked_at = is_looked_at
        console = Console(
            file=self.shown,
            width=width,
            force_terminal=colour,
            color_system="truecolor" if colour else None,
        )
        super().__init__("en", console, source)

    def show(self, thing: RenderableType) -> None:
        if self.is_looked_at:
            super().show(thing)

    def menu(self, menu: Menu) -> None:
        super().menu(menu)
        if isinstance(self.source, Person):
            self.source.menu = menu

    @property
    def text(self) -> str:
        return self.shown.getvalue()


def words_of(choice: Choice) -> str:
    return " ".join(str(cell) for cell in choice.cells)


def usual(menu: Menu) -> str:
    """Answers like any other, and the same answer to the same menu."""
    seed = crc32(" ".join(words_of(choice) for choice in menu.choices).encode())
    return str(seed % len(menu.choices) + 1)


@dataclass
class Script:
    """Some answers in order, then the usual ones; notes the menus it was shown."""

    answers: list[str]
    topics: list[str] = field(default_factory=list)

    def __call__(self, menu: Menu) -> str:
        self.topics.append(menu.topic)
        return self.answers.pop(0) if self.answers else usual(menu)


def setting_of(scenario: str = "classic", players: int = 2) -> Dewan:
    return GAME.setting({"scenario": scenario, "players": players})


def iwari_of(players: object = 3, **chosen: object) -> Iwari:
    return IWARI.setting({"players": players, **chosen})


def game_of(setting: Setting) -> str:
    return "iwari" if isinstance(setting, Iwari) else "dewan"


def play(
    habit: Habit,
    setting: Setting | None = None,
    *,
    seed: int = 1,
    bot: str = "greedy",
    width: int = 80,
    colour: bool = False,
    is_looked_at: bool = True,
) -> str:
    """A game of one person against bots; what the screen showed to whoever looked at it."""
    setting = setting or setting_of()
    screen = TestScreen(Person(habit), width, colour, is_looked_at)
    seats = ["human", *[bot] * (setting.seats - 1)]
    assert play_new(game_of(setting), setting, seats, seed, screen=screen) == 0
    return screen.text


def play_lines(*lines: str, seed: int = 1, setting: Setting | None = None) -> str:
    """The same with everything typed given line by line, until the input ends."""
    setting = setting or setting_of()
    screen = TestScreen(io.StringIO("".join(f"{line}\n" for line in lines)))
    seats = ["human", *["greedy"] * (setting.seats - 1)]
    assert play_new(game_of(setting), setting, seats, seed, screen=screen) == 0
    return screen.text


def go_on(
    habit: Habit, path: Path | None = None, game: str = "dewan", is_looked_at: bool = True
) -> str:
    """Resume the last game."""
    screen = TestScreen(Person(habit), is_looked_at=is_looked_at)
    assert resume(game, path, screen=screen) == 0
    return screen.text


def check_sheet(shown: str) -> str:
    """The score sheet that ends a game on narrow lines, with the points of a good record."""
    record = last_game()
    assert check_record(record).result is not None
    assert max(len(line) for line in shown.splitlines() if "/games/" not in line) <= 80
    sheet = shown[shown.rindex("Final score") :]
    totals = re.search(r"Total +(.*)", sheet)
    assert totals is not None
    assert [int(total) for total in totals[1].split()] == record["result"]["scores"]
    return sheet


def check_left_and_resumed(habit: Habit, setting: Setting) -> None:
    """A game left now and then and resumed is the game played in one go."""
    play(habit, setting, bot="random", is_looked_at=False)
    in_one_go = last_game()
    asked = 0

    def leaving(menu: Menu) -> str:
        nonlocal asked
        asked += 1
        return "q" if asked in (1, 9, 20, 40) else habit(menu)

    play(leaving, setting, bot="random", is_looked_at=False)
    while last_game()["result"] is None:
        go_on(leaving, game=game_of(setting), is_looked_at=False)
    assert len(saved_games()) == 2
    assert last_game()["events"] == in_one_go["events"]
    assert last_game()["result"] == in_one_go["result"]


def saved_games() -> list[Json]:
    """The games on disk, oldest first."""
    paths = sorted(games_folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    return [record for path in paths for _, record in load(path)]


def last_game() -> Json:
    return saved_games()[-1]
