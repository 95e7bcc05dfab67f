"""Somebody who plays Iwari in a browser, with the mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.heard import wait_for_words, wait_until_unsaid
from tests.browser.player import Player, beginning, called, exactly

DEEDS = ("union", "discovery", "honour", "respect", "courage", "veneration")
BIOMES = ("tundra", "forest", "glacier", "coast", "desert", "void")
COLOURS = ("red", "green", "yellow")
HAND = 3
BANNER = ".banner [role=status]"


class IwariPlayer(Player):
    """A person at a table of Iwari."""

    # Words

    def any_of(self, key: str, *open_args: str, **args: str | int) -> str:
        """Matches a message, whatever some of its arguments are."""
        blanks = {name: f"@{name}@" for name in open_args}
        said = re.escape(self.words(key, **args, **blanks))
        return re.sub("@[a-z]+@", ".+", said)

    def questions(self) -> dict[str, str]:
        asked = {self.words("web-table-over"): "over"}
        for last in ("yes", "no"):
            asked[self.words("iwari-web-ask-turn", ask="turn", last=last, place="")] = "turn"
        asked[self.words("iwari-web-ask-turn", ask="pass", last="no", place="")] = "pass"
        asked[self.words("iwari-web-ask-third", ask="build", place="")] = "third"
        asked[self.words("iwari-web-ask-third", ask="discard", place="")] = "discard"
        for deed in DEEDS:
            asked[self.words("iwari-web-ask-deed", deed=deed)] = "deed"
        for taken in range(1, HAND + 1):
            for phase in ("refill", "draft"):
                words = self.words("iwari-web-ask-draw", phase=phase, taken=taken, of=HAND)
                asked[words] = phase
        return asked

    def questions_about_places(self) -> dict[str, str]:
        """What the banner says where the question names its place, as patterns."""
        third = self.any_of("iwari-web-ask-third", "place", ask="explored")
        return {
            self.any_of("iwari-web-ask-turn", "place", ask="explored", last="no"): "explored",
            third: "explored",
            self.any_of("iwari-web-ask-storm", "number"): "storm",
            self.any_of("iwari-web-ask-walk", "number"): "walk",
        }

    def scorings(self) -> dict[str, str]:
        """What the banner says while points are told step by step, as patterns."""
        title = "iwari-web-scoring-title"
        open_args = ("place", "player", "number")
        told = [
            self.any_of(title, *open_args, step=step, scoring=scoring, colour=colour)
            for step in ("territory", "road", "connection", "settlement", "discoveries", "ruins")
            for scoring in ("mid", "final")
            for colour in COLOURS
        ]
        return dict.fromkeys(told, "scoring")

    def wait_for(self, meanings: dict[str, str]) -> str:
        patterns = {re.escape(words): what for words, what in meanings.items()}
        patterns |= self.questions_about_places() | self.scorings()
        one_of = re.compile("|".join(f"({pattern})" for pattern in patterns))
        found = one_of.search(wait_for_words(self.page, one_of))
        assert found is not None
        assert found.lastindex is not None
        return list(patterns.values())[found.lastindex - 1]

    # Places

    @property
    def map(self) -> Locator:
        return self.map_called("iwari-board-map")

    @property
    def destinations(self) -> Locator:
        """The spots and totem places that say what a piece costs there."""
        return self.places_called(self.whatever_the_count("iwari-board-cost"))

    @property
    def aimed(self) -> re.Pattern[str]:
        """Part of the name of a place that a pawn may go to."""
        some = re.escape(self.words("iwari-web-target", points=7)).replace("7", ".?[0-9]+")
        few = [re.escape(self.words("iwari-web-target", points=points)) for points in (0, 1)]
        return re.compile("|".join([*few, some]))

    @property
    def targets(self) -> Locator:
        """The territories and connections a pawn may go to."""
        some = self.words("iwari-web-target", points=7).replace("7", "*")
        few = [self.words("iwari-web-target", points=points) for points in (0, 1)]
        return self.places_called(called(*few, some))

    @property
    def display(self) -> Locator:
        """The open cards and the deck, while they can be taken: the deck first."""
        return self.group("iwari-web-display")

    def group(self, key: str) -> Locator:
        """Things that belong together, by their name."""
        return self.page.locator(f"[role=group]{exactly(self.words(key))}")

    @property
    def hand_cards(self) -> Locator:
        return self.cards_of(*BIOMES)

    def cards_of(self, *biomes: str) -> Locator:
        """Cards of the hand."""
        names = [
            self.words("iwari-web-card", state=state, biome=biome, piece=0)
            for biome in biomes
            for state in ("plain", "fresh", "picked")
        ]
        return self.page.locator(f"button{beginning(*names)}")

    @property
    def scoring(self) -> Locator:
        """The buttons of a scoring."""
        return self.group("iwari-web-scoring")

    # The lobby

    def plan(self, map_name: str = "new-horizons", seats: int = 2, bots: str = "level1") -> None:
        """Choose map and opponents on the page for new tables."""
        self.page.goto("/new/iwari")
        self.page.get_by_role("textbox", name=self.words("web-your-name")).fill("Maren")
        name = self.words(f"iwari-map-{map_name}")
        self.page.locator("label").filter(has_text=re.compile(f"^\\s*{re.escape(name)}")).click()
        rows = self.page.get_by_role("listitem").filter(has=self.page.get_by_role("radio"))
        while rows.count() < seats - 1:
            self.button("web-lobby-add-seat").click()
        for seat in range(1, seats):
            self.seat_a_bot(seat, bots)

    def switch(self, choice: str) -> None:
        """Turn an extension on."""
        name = re.compile("^" + re.escape(self.words(f"iwari-choice-{choice}")))
        self.page.get_by_role("switch", name=name).click()

    def start(self) -> str:
        """Begin the planned game; its address."""
        self.button("web-lobby-start-game").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    # The table

    @property
    def banner_text(self) -> str:
        """What is asked, or what happens."""
        return self.page.locator(BANNER).inner_text()

    def confirm(self) -> None:
        asked = self.banner_text
        self.press_confirm()
        self.expect_other_than(asked)

    def press_confirm(self) -> None:
        """The green button."""
        self.confirm_button.click()

    def expect_other_than(self, asked: str) -> None:
        """The question has been answered: the banner says something else."""
        wait_until_unsaid(self.page, re.compile(f"^{re.escape(asked)}$"), BANNER)

    def build(self) -> None:
        """A piece where it costs the fewest cards, and another one if it may be."""
        self.cheapest().click()
        expect(self.confirm_button).to_be_visible()
        if self.destinations.count() > 0:
            self.destinations.first.click()
        self.confirm()

    def take_turn(self) -> None:
        if self.destinations.count() > 0:
            self.build()
        else:
            self.swap()

    def swap(self) -> None:
        """A card goes."""
        self.button("iwari-web-do-swap").click()
        self.pick_card()

    def pick_card(self) -> None:
        """The first card of the hand, and that is it."""
        self.hand_cards.first.click()
        self.confirm()

    def draw(self, place: int = 1) -> None:
        """A card of the display, or the deck where there is none."""
        if self.confirm_button.count() == 0:  # otherwise there is one card only
            cards = self.display.locator("button")
            cards.nth(min(place, cards.count() - 1)).click()
        self.confirm()

    def place_pawn(self) -> None:
        """A deed's pawn goes somewhere; where there is one place only it is chosen already."""
        if self.confirm_button.count() == 0:
            self.point_at(self.targets.first).click()
        self.confirm()

    def point_at(self, target: Locator) -> Locator:
        """Something to click: of a territory its totem place, which lies on it for certain."""
        kind, _, name = (target.get_attribute("data-space") or "").partition(":")
        return self.map.locator(f"[data-space='totem:{name}']") if kind == "territory" else target

    def skip_scoring(self) -> None:
        """On with the game."""
        for scoring in ("mid", "final"):
            skip = self.button("iwari-web-scoring-skip", scoring=scoring)
            if skip.is_visible():
                skip.click()
                break
        expect(self.scoring).to_have_count(0)

    def more_verbs(self) -> dict[str, Callable[[], None]]:
        """What answers the questions of the extensions."""
        return {}

    def decide(self) -> str:
        asked = self.asked()
        verbs: dict[str, Callable[[], None]] = {
            "turn": self.take_turn,
            "third": self.build,
            "pass": self.confirm,
            "discard": self.pick_card,
            "deed": self.place_pawn,
            "refill": self.draw,
            "draft": self.draw,
            "scoring": self.skip_scoring,
            "over": lambda: None,
            **self.more_verbs(),
        }
        if asked not in ("over", "scoring"):
            self.wave_aside()
        verbs[asked]()
        return asked
