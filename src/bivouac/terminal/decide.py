"""One decision of a person: menus, drafts of several choices, confirmation, commands."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from bivouac.core.contract import Known
from bivouac.terminal.face import Choice, Menu
from bivouac.terminal.screen import LeaveError

if TYPE_CHECKING:
    from bivouac.terminal.session import Session

BACK = ("b", "back", "0")
UNDO = ("u", "undo")
YES = ("", "y", "yes")


class Decider:
    """Asks one person until a decision is complete."""

    def __init__(self, session: "Session", known: Known) -> None:
        self.session = session
        self.screen = session.screen
        self.face = session.face
        self.start = known  # before any choice
        self.chosen: list[tuple[int, ...]] = []  # the steps of each choice made so far
        self.opened: list[Menu] = []  # menus within menus
        self.asked = Menu("", [])  # the last question
        self.commands: dict[str, Callable[[Menu], None]] = {
            "help": self.show_help,
            "log": self.show_log,
            "score": self.show_score,
            "table": self.show_table,
            "inventory": self.show_cards,
            "quit": self.leave,
        }

    @property
    def steps(self) -> list[int]:
        """All steps chosen so far."""
        return [step for steps in self.chosen for step in steps]

    def decide(self) -> list[int] | None:
        """The steps of a whole decision; None to take back the decision before."""
        while True:
            menu = self.opened[-1] if self.opened else self.next_menu()
            answer = self.ask(menu)
            if answer in UNDO and not self.chosen and not self.opened:
                if self.session.undoable:
                    return None
                self.screen.say("terminal-no-undo")
            elif isinstance(answer, str):
                self.go_back()
            elif answer.menu is not None:
                self.opened.append(answer.menu())
            else:
                self.chosen.append(answer.steps)
                if self.is_complete() and self.is_confirmed():
                    return self.steps

    def next_menu(self) -> Menu:
        """The question at this point of the decision."""
        return self.face.menu(self.drafted(), self.screen.width)

    def drafted(self) -> Known:
        """The game with the choices so far, as far as this person can know it."""
        known = self.start.copy()
        for step in self.steps:
            known.apply(step)
        return known

    def is_complete(self) -> bool:
        """Do the choices so far make a whole decision?"""
        if self.drafted().is_between:
            return True
        self.opened.clear()
        return False

    def is_confirmed(self) -> bool:
        """Show what the decision costs and brings, where that needs a look before it is made."""
        preview = self.face.preview(self.start, self.steps)
        if preview is None:
            return True
        self.screen.show(preview)
        while True:
            typed = self.typed("terminal-confirm")
            if typed in YES:
                return True
            if typed in BACK or typed in UNDO:
                self.chosen.pop()
                return False
            if not self.obeys(typed, self.asked):
                self.screen.say("terminal-confirm-how")

    def go_back(self) -> None:
        """One menu or one choice back."""
        if self.opened:
            self.opened.pop()
        elif self.chosen:
            self.chosen.pop()
        else:
            self.screen.say("terminal-no-back")

    def ask(self, menu: Menu) -> Choice | str:
        """An answer to a menu: one of its choices, or a word of BACK or UNDO."""
        self.asked = menu
        self.screen.menu(menu)
        self.screen.show(Text(self.screen.words("terminal-commands"), style="dim"))
        while True:
            typed = self.typed("terminal-prompt")
            if typed in BACK or typed in UNDO:
                return typed
            if self.obeys(typed, menu):
                self.screen.menu(menu)
                continue
            choice = find_choice(menu, typed)
            if choice is not None:
                return choice
            key = "terminal-what" if typed else "terminal-how"
            self.screen.say(key, typed=typed, count=len(menu.choices))

    def typed(self, prompt: str) -> str:
        """One line, without regard to capitals."""
        return self.screen.ask(self.screen.words(prompt)).casefold()

    def obeys(self, typed: str, menu: Menu) -> bool:
        """Carry out a command, by its name or first letter; False if it is none."""
        for name, command in self.commands.items():
            if typed in (name, name[0]) or (typed == "?" and name == "help"):
                command(menu)
                return True
        return False

    def show_help(self, menu: Menu) -> None:
        """How to play, this phase first."""
        self.screen.show(self.face.help(menu.topic))

    def show_log(self, menu: Menu) -> None:
        """All that happened."""
        for line in self.session.lines(self.start.seat):
            self.screen.show(Text(line))

    def show_score(self, menu: Menu) -> None:
        """Points so far."""
        self.screen.show(self.face.sheet(self.start))

    def show_table(self, menu: Menu) -> None:
        """The table once more."""
        self.screen.show(self.face.table(self.start, self.screen.width))

    def show_cards(self, menu: Menu) -> None:
        """The discards, and how many cards of each kind there are."""
        self.screen.show(self.face.counted(self.start))

    def leave(self, menu: Menu) -> None:
        """Stop for now."""
        raise LeaveError


def find_choice(menu: Menu, typed: str) -> Choice | None:
    """The choice of that number or word."""
    if typed.isdecimal() and 1 <= int(typed) <= len(menu.choices):
        return menu.choices[int(typed) - 1]
    return next((choice for choice in menu.choices if typed in choice.words), None)
