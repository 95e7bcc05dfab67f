"""Somebody who plays Iwari against the void, with the mouse or a finger."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.heard import PATIENCE
from tests.browser.iwari_hands import IwariFinger, IwariKeyboard
from tests.browser.iwari_player import BANNER, BIOMES, IwariPlayer

ASKS = {
    "build": "void",
    "either": "void",
    "voids": "voids",
    "skip": "skip",
    "discard": "throw",
    "target": "target",
    "free": "free",
}
"""What is asked in the void's action, and what a player of this file calls it."""
ACTS = ("infection", "corruption", "settlement", "haunted")
SELDOM = 2
"""Void cards are played in every so many actions of the void, where something can be built, too."""


class VoidPlayer(IwariPlayer):
    """A person at a table of Iwari, alone or together with another, who acts for the void, too."""

    actions = 0

    # Words

    def questions(self) -> dict[str, str]:
        ask = "iwari-web-void-ask"
        asked = {self.words(ask, ask=key, act="", place=""): what for key, what in ASKS.items()}
        for act in ACTS:
            asked[self.words(ask, ask="order", act=act, place="")] = "order"
        asked[self.words("iwari-web-void-ask-pass")] = "pass"
        asked[self.words("iwari-web-void-ask-refill")] = "refill"
        return super().questions() | asked

    def questions_about_places(self) -> dict[str, str]:
        ruins = [self.any_of("iwari-web-void-ask", "place", ask="ruin", act=act) for act in ACTS]
        return super().questions_about_places() | dict.fromkeys(ruins, "ruin")

    # Places

    @property
    def hand_cards(self) -> Locator:
        """The cards of biomes: void cards are played in another way."""
        return self.cards_of(*(biome for biome in BIOMES if biome != "void"))

    def answers_about(self, what: str) -> Locator:
        """The answers to a question: an order, a ruin's spot, a target, a number of void cards."""
        return self.group(f"iwari-web-void-{what}").locator("button")

    def way(self, mode: str) -> Locator:
        """What changes the way to act for the void: build, voids, skip."""
        return self.button_beginning(self.words("iwari-web-void-do", mode=mode))

    def button_beginning(self, words: str) -> Locator:
        """A button by its first words."""
        return self.page.locator("button", has_text=re.compile(rf"^\s*{re.escape(words)}"))

    @property
    def mover(self) -> Locator:
        """What makes the next pick a piece that moves."""
        return self.button_beginning(self.words("iwari-web-void-aim-move"))

    @property
    def lifts(self) -> Locator:
        """Own pieces that can be moved."""
        label = self.words("iwari-web-void-lifts")
        return self.page.get_by_role("list", name=label, exact=True).get_by_role("button")

    @property
    def open_places(self) -> Locator:
        """The spots and totem places that glow."""
        return self.map.locator(".open:is([data-space^=spot], [data-space^=totem])")

    @property
    def aftermath(self) -> Locator:
        """What the void did by itself, step by step."""
        titles = [
            re.escape(self.words("iwari-web-aftermath", kind=kind))
            for kind in (*ACTS, "turn", "over", "idle")
        ]
        return self.page.get_by_role("region", name=re.compile(f"^({'|'.join(titles)})$"))

    # The lobby

    def plan_against(self, mode: str, level: str, map_name: str = "new-horizons") -> None:
        """Choose way, difficulty and map on the page for new tables."""
        self.page.goto("/new/iwari")
        self.page.get_by_role("textbox", name=self.words("web-your-name")).fill("Maren")
        self.pick_tile(f"iwari-lobby-mode-{mode}")
        levels = re.compile("^" + re.escape(self.words("iwari-choice-void_limit")))
        tiles = self.page.get_by_role("radiogroup", name=levels).locator("label")
        tiles.filter(has_text=self.words(f"iwari-level-{level}")).click()
        self.pick_tile(f"iwari-map-{map_name}")

    def pick_tile(self, key: str) -> None:
        """A way of playing or a map, by its name."""
        name = re.escape(self.words(key))
        self.page.locator("label").filter(has_text=re.compile(f"^\\s*{name}")).click()

    # The table

    def expect_other_than(self, asked: str) -> None:
        """Another question, or the same one once more: then the log has grown."""
        banner = self.page.locator(BANNER).filter(has_not_text=asked)
        grown = self.sentences.nth(self.told)
        banner.or_(grown).first.wait_for(state="attached", timeout=PATIENCE)

    told = 0

    @property
    def sentences(self) -> Locator:
        """What the log says."""
        return self.page.locator("[role=log] .sentence")

    def press_confirm(self) -> None:
        self.told = self.sentences.count()
        super().press_confirm()

    def more_verbs(self) -> dict[str, Callable[[], None]]:
        return {
            "void": self.act_for_the_void,
            "voids": self.play_void_cards,
            "skip": self.pick_card,
            "throw": self.pick_card,
            "order": lambda: self.answer("order"),
            "ruin": lambda: self.answer("ruin"),
            "target": lambda: self.answer("target"),
            "free": self.place_a_free_piece,
        }

    def answer(self, what: str, number: int = 0) -> None:
        """One of the answers; where there is one only it is chosen already."""
        if self.confirm_button.count() == 0:
            self.touch(self.answers_about(what).nth(number))
        self.confirm()

    def touch(self, place: Locator) -> None:
        """Click, or tap."""
        place.click()

    def act_for_the_void(self) -> None:
        """Void cards every now and then, nothing where it may rest, else a build."""
        self.actions += 1
        if self.way("skip").is_visible():
            self.touch(self.way("skip"))
            self.pick_card()
        elif self.way("voids").is_visible() and self.actions % SELDOM == 0:
            self.touch(self.way("voids"))
            self.play_void_cards()
        else:
            self.build()

    def play_void_cards(self, count: int = 1) -> None:
        """So many of them: one alone is chosen already."""
        if self.confirm_button.count() == 0:
            self.touch(self.answers_about("cards").nth(count - 1))
        self.confirm()

    def place_a_free_piece(self) -> None:
        """Where it may go, the first place."""
        self.touch(self.open_places.first)
        expect(self.confirm_button).to_be_visible()
        self.confirm()

    def play_to_the_end(self) -> list[str]:
        """Answer whatever is asked; what that was."""
        answered: list[str] = []
        while "over" not in answered:
            answered.append(self.decide())
        return answered


class FingerAgainst(VoidPlayer, IwariFinger):
    """The same on a phone."""

    def press_confirm(self) -> None:
        self.confirm_button.tap()

    def touch(self, place: Locator) -> None:
        place.tap()


class KeysAgainst(VoidPlayer, IwariKeyboard):
    """The same by keys alone."""

    def press_confirm(self) -> None:
        self.told = self.sentences.count()
        self.tab_to(self.confirm_button)
        self.press("Enter")

    def confirm(self) -> None:
        asked = self.banner_text
        self.press_confirm()
        self.expect_other_than(asked)
