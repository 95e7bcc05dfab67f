"""Somebody who plays Iwari with its extensions, with the mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.iwari_player import IwariPlayer
from tests.browser.player import called

SELDOM = 3
"""A void totem is moved in every so many turns: moving them for ever would build nothing."""


class IwariExplorer(IwariPlayer):
    """A person at a table of Iwari where much more than tents and totems is in play."""

    turns = 0

    # Places

    @property
    def unexplored(self) -> Locator:
        """The territories whose discovery tokens can be turned up."""
        return self.places_called(called(self.words("iwari-web-explore-here")))

    def spots_of(self, territory: str) -> Locator:
        """The tent spots of a territory, by its name."""
        spot = re.escape(self.words("iwari-board-spot", number=7, name=territory))
        return self.map.get_by_role("button", name=re.compile(spot.replace("7", "[0-9]+")))

    def place(self, name: str) -> Locator:
        """A place of the map by the beginning of its name."""
        return self.map.get_by_role("button", name=re.compile("^" + re.escape(name)))

    def aim_button(self, aim: str) -> Locator:
        """What makes the next pick a fortification or a void totem."""
        return self.page.get_by_role("button", name=self.counted("iwari-web-aim", aim=aim))

    @property
    def sources(self) -> Locator:
        """Where a void totem can be taken up."""
        keys = ("iwari-web-source-here", "iwari-board-source")
        return self.places_called(called(*map(self.words, keys)))

    @property
    def answers(self) -> Locator:
        """The two answers about a storm or the walking totem: to do it, and not to."""
        questions = [self.any_of(f"iwari-web-ask-{what}", "number") for what in ("storm", "walk")]
        group = self.page.get_by_role("group", name=re.compile("|".join(questions)))
        return group.get_by_role("button")

    # Verbs

    def more_verbs(self) -> dict[str, Callable[[], None]]:
        return {
            "explored": self.build,
            "storm": self.do_it,
            "walk": self.do_it,
            "third": self.play_the_third_tribe,
        }

    def do_it(self) -> None:
        """The storm moves, the walking totem scores."""
        self.answer(0)

    def answer(self, number: int) -> None:
        """One of the two answers."""
        self.answers.nth(number).click()
        self.confirm()

    def explore(self) -> str:
        """Turn up the tokens of a territory; its name."""
        name = self.names_of(self.unexplored)[0].partition(",")[0]
        self.spots_of(name).first.click()
        self.confirm()
        return name

    def take_turn(self) -> None:
        """Something new where it can be, otherwise a build like any other."""
        self.turns += 1
        if self.aim_button("fortification").is_visible():
            self.fortify()
        elif self.turns % SELDOM == 0 and self.aim_button("void_totem").is_visible():
            self.move_a_void_totem()
        else:
            self.explore_or_build()

    def play_the_third_tribe(self) -> None:
        """It can only explore or build: it is asked for nothing else."""
        self.explore_or_build()

    def explore_or_build(self) -> None:
        """Where there is nothing to build on but a veiled territory, explore it."""
        if self.unexplored.count() > 0 and (self.turns % 2 == 0 or self.destinations.count() == 0):
            self.explore()
        elif self.destinations.count() > 0:
            self.build()
        else:
            self.swap()

    def fortify(self) -> None:
        """The fortification, alone."""
        self.aim_button("fortification").click()
        self.cheapest().click()
        self.confirm()

    def move_a_void_totem(self) -> None:
        """From wherever one can be taken up, to wherever it can go."""
        self.aim_button("void_totem").click()
        if self.destinations.count() == 0:
            self.take_up(self.sources.first)
        self.cheapest().click()
        self.confirm()

    def take_up(self, source: Locator) -> None:
        """A void totem is lifted: where it can go glows."""
        source.click()
        expect(self.destinations.first).to_be_attached()
