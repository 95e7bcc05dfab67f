"""Somebody who plays in a browser: looks at what the page offers and acts by pointer.

Every verb waits for what can be seen, never for time. Words come from the locale files, so that a
player plays in any language.
"""

import json
import re
from collections.abc import Callable
from functools import cache
from typing import Self

from playwright.sync_api import Locator, Page, expect

from bivouac.core.contract import Message
from bivouac.core.language import say
from scripts.prepared_tables import Prepared
from tests.browser.heard import PATIENCE, wait_for_words, wait_until_unsaid

ASKED = {
    "dewan-table-ask-draft": "story",
    "dewan-table-ask-story": "story",
    "dewan-table-ask-tuck": "tuck",
    "dewan-table-ask-fishing": "fishing",
    "dewan-table-ask-turn": "turn",
    "dewan-table-ask-last": "turn",
    "dewan-table-ask-pass": "pass",
    "web-table-over": "over",
}
expect.set_options(timeout=PATIENCE)


@cache
def worded(language: str, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A message in a language."""
    return say(language, Message(key, dict(args)))


def quoted(words: str) -> str:
    """Words in a selector."""
    return json.dumps(words, ensure_ascii=False)


def called(*names: str) -> str:
    """Selects what has one of these in its name; `*` stands for whatever else is said there.

    A role would be looked for in every element of the page, again and again.
    """
    parts = [[part for part in name.split("*") if part] for name in names]
    wanted = ["".join(f"[aria-label*={quoted(part)}]" for part in name) for name in parts]
    return f":is({', '.join(wanted)})"


def beginning(*names: str) -> str:
    """Selects what has a name that begins with one of these."""
    return f":is({', '.join(f'[aria-label^={quoted(name)}]' for name in names)})"


def exactly(name: str) -> str:
    """Selects what is called just so."""
    return f"[aria-label={quoted(name)}]"


class Player:
    """A person at a page, with the mouse."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language

    @classmethod
    def at(cls, page: Page, table: Prepared, asked: str | None = None) -> Self:
        """Somebody who comes to the first seat of a table, where something may be asked."""
        player = cls(page)
        page.goto(table.link(0))
        assert asked is None or player.asked() == asked
        return player

    # Words

    def words(self, key: str, **args: str | int) -> str:
        """A message as this player reads it."""
        return worded(self.language, key, tuple(args.items()))

    def whatever_the_count(self, key: str, **args: str | int) -> str:
        """Selects what is called by a message, whatever its count is."""
        said = {self.words(key, count=count, **args) for count in (0, 1)}
        return called(*sorted(said), self.words(key, count=7, **args).replace("7", "*"))

    def counted(self, key: str, **args: str | int) -> re.Pattern[str]:
        """Matches a message whatever its count is."""
        some = re.escape(self.words(key, count=7, **args)).replace("7", "[0-9]+")
        none, one = (re.escape(self.words(key, count=count, **args)) for count in (0, 1))
        return re.compile(f"{none}|{one}|{some}")

    # Places

    def button(self, key: str, **args: str | int) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=self.words(key, **args), exact=True)

    def region(self, key: str) -> Locator:
        """A part of the table by its name."""
        return self.page.locator(f"section{exactly(self.words(key))}")

    @property
    def map(self) -> Locator:
        """The map."""
        return self.map_called("dewan-web-map")

    def map_called(self, key: str) -> Locator:
        """A map by its name, found without going through every role on the page."""
        return self.page.locator(f"[role=application]{exactly(self.words(key))}")

    @property
    def confirm_button(self) -> Locator:
        """The one green button of a decision."""
        return self.page.locator("#table-confirm")

    @property
    def destinations(self) -> Locator:
        """The spaces that show what it costs to settle there."""
        return self.places_called(self.whatever_the_count("dewan-web-space-cost"))

    def places_called(self, selected: str) -> Locator:
        """Places of the map, by what selects their names."""
        return self.map.locator(f"[role=button][data-space]{selected}")

    @property
    def log(self) -> list[str]:
        """What has happened, sentence by sentence."""
        return self.page.locator("[role=log] .sentence").all_inner_texts()

    def bot_name(self, seat: int) -> str:
        """What the bot of a seat is called, by its panel."""
        panel = self.page.locator(f"section[data-anchor~='seat-{seat}'] b").first
        name = re.match(r"\w+", panel.inner_text().strip())
        assert name is not None
        return name.group(0)

    # The lobby

    def sit_down(
        self, name: str = "Maren", scenario: str = "classic", bots: str = "level1", seats: int = 2
    ) -> str:
        """Make a table against bots through the page for new tables; its path."""
        self.page.goto("/new")
        self.page.get_by_role("textbox", name=self.words("web-your-name")).fill(name)
        self.choose_scenario(scenario)
        while (
            self.page.get_by_role("listitem").filter(has=self.page.get_by_role("radio")).count()
            < seats - 1
        ):
            self.button("web-lobby-add-seat").click()
        for seat in range(1, seats):
            self.seat_a_bot(seat, bots)
        self.button("web-lobby-start-game").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def choose_scenario(self, scenario: str) -> None:
        """Pick a scenario on the page for new tables."""
        name = self.words(f"dewan-scenario-{scenario}")
        self.page.locator("label").filter(has_text=re.compile(f"^\\s*{re.escape(name)}")).click()
        expect(self.page.get_by_role("heading", name=name, exact=True)).to_be_visible()

    def seat_a_bot(self, seat: int, bot: str) -> None:
        """Put a bot on a seat of the table being made."""
        label = self.words("web-lobby-seat", number=seat + 1)
        self.pick(label, self.words("web-lobby-seat-bot"))
        self.level(seat, bot).check()

    def level(self, seat: int, bot: str) -> Locator:
        """One of the tents that say how strong the bot of a seat is."""
        label = self.words("web-lobby-seat", number=seat + 1)
        tents = self.page.get_by_role(
            "radiogroup", name=self.words("web-lobby-which-bot", seat=label), exact=True
        )
        said = self.words("web-bot-level", level=int(bot[-1]), name=self.words(f"name-{bot}"))
        return tents.get_by_role("radio", name=said, exact=True)

    def pick(self, group: str, choice: str) -> None:
        """Press one of the pills of a group."""
        pills = self.page.get_by_role("radiogroup", name=group, exact=True)
        pills.locator("label").filter(has_text=choice).click()

    # The table

    def asked(self) -> str:
        """Wait until this player is asked something, or the game is over: what it is."""
        return self.wait_for(self.questions())

    def questions(self) -> dict[str, str]:
        """What the banner says, and what is asked by it."""
        asked = {self.words(key): what for key, what in ASKED.items()}
        for marker in ("lava", "water"):
            asked[self.words("dewan-table-ask-marker", marker=marker)] = "marker"
        asked[self.words("web-table-pass-to", player="").strip()] = "device"
        return asked

    def wait_for(self, meanings: dict[str, str]) -> str:
        """Wait until the banner says one of these; what it means."""
        one_of = re.compile("|".join(re.escape(words) for words in meanings))
        found = one_of.search(wait_for_words(self.page, one_of))
        assert found is not None
        return meanings[found.group(0)]

    def play_until_asked(self, other: str) -> None:
        """Answer whatever is asked until it is another player's turn to answer."""
        theirs = {
            self.words("dewan-table-choosing", player=other, phase=phase): "theirs"
            for phase in ("story", "tuck", "marker", "fishing", "turn")
        }
        while self.wait_for({**self.questions(), **theirs}) != "theirs":
            self.decide()

    def confirm(self) -> None:
        """Press the green button; wait until the question is gone."""
        self.confirm_button.click()
        self.expect_answered()

    def expect_answered(self) -> None:
        """The decision has been taken by the server."""
        self.wait_until_unsaid("dewan-table-ask-confirm")

    def wait_until_unsaid(self, key: str) -> None:
        """Wait until the banner says something else."""
        wait_until_unsaid(self.page, re.compile(re.escape(self.words(key))))

    def choose_story(self, place: int = 1) -> None:
        """Take a story of the row, or from the stack when it is the only one."""
        stories = self.region("dewan-web-stories").locator("button")
        stories.nth(min(place, stories.count() - 1)).click()
        self.confirm()

    def take_cards(self, place: int = 0) -> None:
        """Take a pair of cards."""
        self.region("dewan-web-row").locator("button").nth(place).click()
        self.confirm()

    def place_camp(self) -> None:
        """Settle where it costs the fewest cards."""
        self.cheapest().click()
        self.confirm()

    def cheapest(self) -> Locator:
        """The space that costs the fewest cards."""
        names = self.names_of(self.destinations)
        costs = [int((re.findall(r"\d+", name) or ["1"])[-1]) for name in names]
        return self.places_called(exactly(names[costs.index(min(costs))]))

    def names_of(self, places: Locator) -> list[str]:
        """What a screen reader calls each of them."""
        named = "places => places.map((place) => place.getAttribute('aria-label') ?? '')"
        return [str(name) for name in places.evaluate_all(named)]

    def tuck(self) -> None:
        """Tuck the first card that can be tucked, its first half showing."""
        self.hand_cards.first.click()
        halves = self.page.locator(".halves").get_by_role("button")
        expect(halves.first).to_be_visible()
        halves.first.click()
        self.confirm()

    @property
    def hand_cards(self) -> Locator:
        """The cards of the hand that can be picked now."""
        hand = self.page.locator(f"section{self.whatever_the_count('web-hand')}")
        return hand.locator("button:not([aria-disabled])")

    def place_marker(self) -> None:
        """Put the marker on a space that glows."""
        self.places_called(called(self.words("dewan-web-space-open"))).first.click()
        self.confirm()

    def fish(self) -> None:
        """Keep the cards."""
        self.button("dewan-table-fish-none").click()
        self.confirm()

    def do_pass(self) -> None:
        """Pass, since nothing else is possible."""
        self.confirm_button.click()
        self.wait_until_unsaid("dewan-table-ask-pass")

    def take_turn(self) -> None:
        """Place a camp if that is possible, otherwise take cards."""
        if self.destinations.count() > 0:
            self.place_camp()
        else:
            self.take_cards()

    def decide(self) -> str:
        """Answer the next question; which one it was."""
        asked = self.asked()
        verbs: dict[str, Callable[[], None]] = {
            "story": self.choose_story,
            "turn": self.take_turn,
            "tuck": self.tuck,
            "marker": self.place_marker,
            "fishing": self.fish,
            "pass": self.do_pass,
            "device": lambda: None,
            "over": lambda: None,
        }
        if asked not in ("over", "device"):
            self.wave_aside()
        verbs[asked]()
        return asked

    def play_turns(self, count: int) -> list[str]:
        """Answer questions until so many turns are taken, or the game is over."""
        answered: list[str] = []
        while answered.count("turn") < count and "over" not in answered:
            answered.append(self.decide())
        return answered

    def play_to_the_end(self) -> list[str]:
        """Answer whatever is asked until the game is over."""
        return self.play_turns(200)

    def wave_aside(self) -> None:
        """Say so where something is explained."""
        no_more = self.page.locator("button", has_text=self.words("web-table-no-more"))
        if no_more.is_visible():
            self.dismiss_explanations()

    def dismiss_explanations(self) -> None:
        """Say for good that nothing needs to be explained, and point at nothing."""
        self.button("web-table-no-more").click()
        self.page.mouse.move(2, 2)
