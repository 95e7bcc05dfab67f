"""Somebody who goes through a lesson in a browser, by pointer or by keys, as the lesson asks it."""

import re
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page, expect

from bivouac.core.contract import Event, Json
from bivouac.record.lessons import Lesson
from tests.browser.player import Player, quoted

NOTE = ".explainer"
GLANCE = 2000  # ms to see whether something can be reached


def pattern(words: str) -> str:
    """Finds words in a name, where every space is a plain one."""
    return re.escape(words.replace("\u00a0", " "))


class Learner(Player):
    """A person at a lesson, with the mouse."""

    SKIP = "iwari-web-scoring-skip-short"

    def __init__(self, page: Page, lesson: Lesson, language: str = "en") -> None:
        super().__init__(page, language)
        self.lesson = lesson

    def use(self, thing: Locator) -> None:
        """Choose something."""
        thing.click()

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return self.words(f"lesson-{self.lesson.game}-{self.lesson.name}")

    @property
    def tile(self) -> Locator:
        """What begins it."""
        title = self.page.get_by_text(self.title, exact=True)
        return self.page.locator(".lesson").filter(has=title)

    def begin(self) -> None:
        """From the page of the rules."""
        self.page.goto(f"/rules/{self.lesson.game}")
        self.use(self.tile)
        self.page.wait_for_url("**/t/*")

    def expect_told(self, key: str) -> None:
        """The lesson says something."""
        expect(self.page.locator(NOTE)).to_contain_text(self.words(key))

    def go_on(self) -> None:
        """It has been read."""
        self.use(self.page.locator("[data-go-on]"))

    def learn(self, look: Callable[[int], None] = lambda step: None) -> None:
        """Do all that the lesson asks for, looking at it before each step."""
        for step, remark in enumerate(self.lesson.remarks):
            self.listen(remark.says)
            look(step)
            if remark.is_task:
                self.do(self.lesson.events[remark.at])
            else:
                self.go_on()
        expect(self.page.get_by_role("heading", name=self.words("web-lesson-done"))).to_be_visible()

    def listen(self, key: str) -> None:
        """Wait for what the lesson says next; a scoring may be shown before it goes on."""
        ways = [self.words("iwari-web-scoring-skip", scoring=kind) for kind in ("mid", "final")]
        said = re.compile(f"^({'|'.join(map(pattern, [*ways, self.words(self.SKIP)]))})$")
        skip = self.page.locator("main.scoring").get_by_role("button", name=said)
        told = self.page.locator(NOTE).filter(has_text=self.words(key))
        expect(told.or_(skip).first).to_be_visible()
        if skip.first.is_visible():
            self.use(skip.first)
        self.expect_told(key)

    def do(self, event: Event) -> None:
        """Make a decision."""
        verbs: dict[str, Callable[[Event], None]] = {
            "story": self.do_story,
            "take": self.do_take,
            "place": self.do_place,
            "tuck": self.do_tuck,
            "marker": lambda event: self.use(self.space(event["space"])),
            "fish": self.do_fish,
            "build": self.do_build,
            "draw": self.do_draw,
            "swap": lambda event: self.do_card("iwari-web-do-swap", event["card"]),
            "deed": self.do_deed,
            "skip": lambda event: self.do_card("iwari-web-void-do", event["card"], mode="skip"),
            "discard": lambda event: self.use(self.anchor(f"hand-{event['card']}")),
            "explore": lambda event: self.use(self.spots_of(event["territory"]).first),
            "storm": lambda event: self.do_either("storm", event["move"]),
            "walk": lambda event: self.do_either("walk", event["score"]),
            "void": self.do_void,
            "order": lambda event: self.do_land(event["territories"][0]),
            "target": lambda event: self.do_land(event["territory"]),
            "ruin": lambda event: self.use(self.space(f"spot:{event['spot']}")),
            "free": self.do_free,
            "pass": lambda event: None,
        }
        verbs[event["do"]](event)
        self.use(self.confirm_button)

    def space(self, name: str) -> Locator:
        """A place of the map."""
        return self.page.locator(f"[role=application] [data-space={quoted(name)}]")

    def anchor(self, name: str) -> Locator:
        """A thing beside the map."""
        return self.page.locator(f"button[data-anchor~='{name}']").first

    def do_story(self, event: Event) -> None:
        self.use(self.anchor("stack" if event["from"] == "stack" else f"story-{event['index']}"))

    def do_take(self, event: Event) -> None:
        self.use(self.page.locator(".targets button").nth(event["slots"][0]))

    def do_place(self, event: Event) -> None:
        self.use(self.space(event["route"][-1]))

    def do_tuck(self, event: Event) -> None:
        if event["card"] is None:
            self.use(self.button("dewan-table-tuck-none"))
            return
        self.use(self.anchor(f"hand-{event['card']}"))
        halves = self.page.locator(".halves").get_by_role("button")
        if halves.count() > 0:
            self.use(halves.nth(event["half"]))

    def do_fish(self, event: Event) -> None:
        if event["card"] is None:
            self.use(self.button("dewan-table-fish-none"))
        else:
            self.use(self.anchor(f"hand-{event['card']}"))

    def do_build(self, event: Event) -> None:
        for number, piece in enumerate(event["pieces"]):
            if number > 0:  # what may come second is known a moment after the first
                expect(self.page.locator(".tray-body ol > li:nth-child(2)")).to_be_visible()
            self.do_piece(piece)

    def do_piece(self, piece: Json) -> None:
        """Choose a piece and its place."""
        if piece["piece"] in ("tent", "totem") and "from" in piece:
            self.use(
                self.page.locator("button").filter(has_text=self.words("iwari-web-void-aim-move"))
            )
            self.use(self.space(f"spot:{piece['from']}"))
        match piece["piece"]:
            case "fortification":
                self.use(self.aim("fortification"))
            case "void_totem":
                self.use(self.aim("void_totem"))
            case "contested":
                self.use(self.space(f"token:{piece['token']}"))
                area = self.spots_of(
                    piece["territory"], ".open"
                )  # no longer open once it has the focus
                expect(area).to_have_count(1)
                self.use(self.space(str(area.get_attribute("data-space"))))
                return
        self.use(self.space(place_of(piece)))

    def aim(self, aim: str) -> Locator:
        """What makes the next pick such a piece."""
        return self.page.get_by_role("button", name=self.counted("iwari-web-aim", aim=aim))

    def spots_of(self, territory: str, kind: str = "") -> Locator:
        """The tent spots of a territory."""
        return self.map_of_any.locator(f"{kind}[data-space^={quoted(f'spot:{territory}-')}]")

    @property
    def map_of_any(self) -> Locator:
        """The map of either game."""
        return self.page.locator("[role=application]")

    def do_draw(self, event: Event) -> None:
        if self.confirm_button.count() > 0:  # there is one card only
            return
        from_deck = event["from"] == "deck"
        self.use(self.anchor("deck" if from_deck else f"display-{event['index']}"))

    def do_card(self, verb: str, card: str, **args: str) -> None:
        if self.button(verb, **args).count() > 0:  # otherwise it is what is asked for
            self.use(self.button(verb, **args))
        self.use(self.anchor(f"hand-{card}"))

    def do_deed(self, event: Event) -> None:
        if self.confirm_button.count() > 0:
            return
        kind = "totem" if event.get("territory") else "connection"
        self.use(self.space(f"{kind}:{event.get('territory') or event['connection']}"))

    def do_either(self, what: str, yes: bool) -> None:
        """A storm or the walking totem: one of two answers."""
        asked = pattern(self.words(f"iwari-web-ask-{what}", number="7")).replace("7", "[0-9]+")
        group = self.page.get_by_role("group", name=re.compile(asked))
        self.use(group.get_by_role("button").nth(0 if yes else 1))

    def do_land(self, territory: str) -> None:
        """A territory, where it is named by the place for its totems, which nothing covers."""
        if self.confirm_button.count() == 0:  # otherwise there is one only
            self.use(self.space(f"totem:{territory}"))

    def do_void(self, event: Event) -> None:
        for card in event["cards"]:
            if self.anchor(f"hand-{card}").get_attribute("aria-pressed") != "true":
                self.use(self.anchor(f"hand-{card}"))

    def do_free(self, event: Event) -> None:
        if event["piece"] is None:
            self.use(self.button("iwari-web-void-free-decline"))
        else:
            self.do_piece(event["piece"])


class LearnerByKeys(Learner):
    """The same without a mouse: whatever is chosen has the focus first."""

    def use(self, thing: Locator) -> None:
        thing.focus()
        expect(thing).to_be_focused()
        self.page.keyboard.press("Enter")


class LearnerByTouch(Learner):
    """The same with a finger, on a phone: whatever is chosen is in sight."""

    def use(self, thing: Locator) -> None:
        thing.tap()

    def do_piece(self, piece: Json) -> None:
        """Where the map is elsewhere, the chip of the territory leads there."""
        if "from" not in piece and not self.is_in_sight(self.space(place_of(piece))):
            territory = piece.get("territory") or piece["spot"].rpartition("-")[0]
            name = pattern(self.words(f"iwari-territory-{territory}"))
            lands = self.page.get_by_role("list", name=self.words("iwari-web-lands-open"))
            self.use(lands.get_by_role("button", name=re.compile(name)))
        super().do_piece(piece)

    def is_in_sight(self, place: Locator) -> bool:
        """Can a finger reach it?"""
        try:
            place.tap(trial=True, timeout=GLANCE)
        except Error:
            return False
        return True

    def do_land(self, territory: str) -> None:
        """By its answer below the map, which is small."""
        if self.confirm_button.count() == 0:
            name = self.page.locator("b", has_text=self.words(f"iwari-territory-{territory}"))
            self.use(self.page.locator(".answers button", has=name))


def place_of(piece: Json) -> str:
    """Where a piece goes, as the map names places."""
    return f"spot:{piece['spot']}" if "spot" in piece else f"totem:{piece['territory']}"
