"""Somebody who goes through a lesson in a browser, by pointer or by keys, as the lesson asks it."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from bivouac.core.contract import Event, Json
from bivouac.record.lessons import Lesson
from tests.browser.player import Player, quoted

NOTE = ".explainer"


class Learner(Player):
    """A person at a lesson, with the mouse."""

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

    def begin(self) -> None:
        """From the page of the rules."""
        self.page.goto(f"/rules/{self.lesson.game}")
        self.use(self.page.locator(".lesson").filter(has_text=self.title))
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
            self.skip_scoring()
            self.expect_told(remark.says)
            look(step)
            if remark.is_task:
                self.do(self.lesson.events[remark.at])
            else:
                self.go_on()
        expect(self.page.get_by_role("heading", name=self.words("web-lesson-done"))).to_be_visible()

    def skip_scoring(self) -> None:
        """A scoring may be shown before the lesson goes on."""

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
        for piece in event["pieces"]:
            self.use(self.space(place_of(piece)))

    def do_draw(self, event: Event) -> None:
        if self.confirm_button.count() > 0:  # there is one card only
            return
        from_deck = event["from"] == "deck"
        self.use(self.anchor("deck" if from_deck else f"display-{event['index']}"))

    def do_card(self, verb: str, card: str) -> None:
        self.use(self.button(verb))
        self.use(self.anchor(f"hand-{card}"))

    def do_deed(self, event: Event) -> None:
        if self.confirm_button.count() > 0:
            return
        kind = "totem" if event.get("territory") else "connection"
        self.use(self.space(f"{kind}:{event.get('territory') or event['connection']}"))


class LearnerByKeys(Learner):
    """The same without a mouse: whatever is chosen has the focus first."""

    def use(self, thing: Locator) -> None:
        thing.focus()
        expect(thing).to_be_focused()
        self.page.keyboard.press("Enter")


def place_of(piece: Json) -> str:
    """Where a piece goes, as the map names places."""
    return f"spot:{piece['spot']}" if "spot" in piece else f"totem:{piece['territory']}"
