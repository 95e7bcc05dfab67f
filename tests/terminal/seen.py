"""What a terminal shows of any game: as text, and menu by menu."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from bivouac.terminal.face import Choice, Menu
from tests.terminal.people import words_of

NAMES = ("Una", "Vik", "Zoë", "Kai", "Ravi", "Lea")
COMMANDS = set("bhlqstu0?")


def text_of(thing: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def menus_of(menu: Menu) -> Iterator[Menu]:
    """A menu and all menus that open from it."""
    yield menu
    for choice in menu.choices:
        if choice.menu is not None:
            yield from menus_of(choice.menu())


def choices_in(menu: Menu) -> list[Choice]:
    """All choices that do something."""
    return [one for opened in menus_of(menu) for one in opened.choices if one.menu is None]


def check_told_apart(menu: Menu) -> None:
    """Choices are told apart by their words, but for equal cards, and no word is a command."""
    for opened in menus_of(menu):
        if opened.topic != "draw":
            told = [words_of(choice) for choice in opened.choices]
            assert len(set(told)) == len(told)
        typed = [word for choice in opened.choices for word in choice.words]
        assert len(set(typed)) == len(typed)
        assert not COMMANDS & set(typed)
