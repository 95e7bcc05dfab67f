"""The choices of Dewan: what can be done now, what it costs and what it brings."""

from collections.abc import Sequence

from rich.text import Text

from bivouac.core.contract import Known
from bivouac.core.wire import Seen
from bivouac.games.dewan.offers.gains import Trial
from bivouac.games.dewan.steps import split
from bivouac.games.dewan.terminal.boards import Boards, Part
from bivouac.games.dewan.terminal.gains import Gains
from bivouac.games.dewan.terminal.journeys import Journeys, camp_number
from bivouac.games.dewan.terminal.map import draw_map
from bivouac.games.dewan.terminal.style import (
    card_chip,
    cards_text,
    chip,
    half_chip,
    needs_text,
    progress_text,
    story_price,
)
from bivouac.terminal.face import Choice, Menu


class Choices(Part):
    """Menus of what its seat knows."""

    def __init__(self, boards: Boards) -> None:
        super().__init__(boards)
        self.gains = Gains(boards)
        self.journeys = Journeys(boards, self.gains)

    def menu(self, known: Known, width: int) -> Menu:
        """The question of the phase."""
        view = known.view()
        makers = {
            "story": self.stories,
            "turn": self.turn,
            "route": self.journeys.route,
            "pay": self.journeys.payment,
            "tuck": self.tucks,
            "marker": self.markers,
            "fishing": self.fishing,
        }
        return makers[view["phase"]](known, view, width)

    def stories(self, known: Known, view: Seen, width: int) -> Menu:
        """DS6: one of the row, or the top of the stack unseen."""
        choices = []
        for step in known.legal():
            kind, slot = split(step)
            if kind == "story_stack":
                cells: tuple[str | Text, ...] = (self.words("dewan-choose-stack"),)
            else:
                story = self.boards.story(view["story_row"][slot])
                have = view["seats"][known.seat]["have"]
                needs = [
                    {"symbol": symbol, "need": need, "have": have[symbol]}
                    for symbol, need in story.needs.items()
                ]
                cells = (
                    needs_text(story),
                    self.words("dewan-price", price=story_price(story)),
                    progress_text(needs, self.signs),
                )
            choices.append(Choice(cells, (step,)))
        headings = ("dewan-head-asks", "dewan-head-worth", "dewan-head-so-far")
        key = "dewan-ask-draft" if view["draft"] else "dewan-ask-story"
        return Menu(self.words(key), choices, self.words.all(*headings), topic="story")

    def turn(self, known: Known, view: Seen, width: int) -> Menu:
        """DT1: take cards, place a camp by a plan or step by step; or pass."""
        legal = known.legal()
        kinds = {split(step)[0] for step in legal}
        if kinds == {"pass"}:
            cells = (self.words("dewan-choose-pass"),)
            return Menu(self.words("dewan-ask-pass"), [Choice(cells, tuple(legal))], topic="turn")
        if "origin" not in kinds:
            return self.takes(legal, view, "dewan-ask-take-only")
        journeys = [plan for plan in known.plans() if split(plan.steps[0])[0] == "origin"]
        camp = camp_number(view, known.seat)
        choices = [
            Choice(
                (self.words("dewan-choose-place", camp=camp, count=len(journeys)),),
                menu=lambda: self.journeys.places(known, view, width),
                words=("p",),
            ),
            Choice(
                (self.words("dewan-choose-journey"),),
                menu=lambda: self.journeys.origins(known, view, width),
                words=("j",),
            ),
        ]
        if "take_pair" in kinds or "take_one" in kinds:
            take = Choice(
                (self.words("dewan-choose-take"),),
                menu=lambda: self.takes(legal, view, "dewan-ask-take"),
                words=("k",),
            )
            choices.insert(0, take)
        return Menu(self.words("dewan-ask-turn"), choices, topic="turn")

    def takes(self, legal: Sequence[int], view: Seen, title: str) -> Menu:
        """DK1, DK3: two neighbours, or a single card where no two are neighbours."""
        choices = []
        for step in legal:
            kind, slot = split(step)
            if kind in ("take_pair", "take_one"):
                slots = [slot, slot + 1] if kind == "take_pair" else [slot]
                cards = [self.boards.card(view["row"][i]) for i in slots]
                names = "+".join(str(i + 1) for i in slots)
                choices.append(
                    Choice((self.words("dewan-slots", slots=names), cards_text(cards)), (step,))
                )
        return Menu(self.words(title), choices, topic="take")

    def tucks(self, known: Known, view: Seen, width: int) -> Menu:
        """DE2: a half of a card in hand, or nothing."""
        trial = Trial(self.setting, known)
        choices: list[Choice] = []
        nothing, *steps = known.legal()
        for step in steps:
            number = split(step)[1]
            card = self.setting.cards[number // 2]
            gains = self.gains.brings(trial.gains([step]), known.seat)
            cells = (half_chip(card, number % 2), card_chip(card), gains)
            choices.append(Choice(cells, (step,)))
        choices.append(Choice((Text("–"), self.words("dewan-choose-no-tuck")), (nothing,)))
        headings = self.words.all("dewan-head-show", "dewan-head-card", "dewan-head-gains")
        return Menu(self.words("dewan-ask-tuck"), choices, headings, topic="tuck")

    def markers(self, known: Known, view: Seen, width: int) -> Menu:
        """DD1, DL1: a space for the marker, and whose points change."""
        trial = Trial(self.setting, known)
        choices: list[Choice] = []
        marks = {}
        zone_of = {space: zone for zone in view["map"]["zones"] for space in zone["spaces"]}
        for step in known.legal():
            space = view["map"]["spaces"][split(step)[1]]
            marks[space["id"]] = (
                f"#{len(choices) + 1}" if len(choices) < 9 else str(len(choices) + 1)
            )
            zone = zone_of[space["id"]]
            cells = (
                Text(space["id"], "bold"),
                Text.assemble(chip(space["terrain"]), " ", self.words(f"name-{space['terrain']}")),
                self.words("dewan-zone", spaces=len(zone["spaces"]), berries=zone["berries"]),
                self.gains.swings(trial.gains([step])),
            )
            choices.append(Choice(cells, (step,), words=(space["id"].casefold(),)))
        headings = self.words.all(
            "dewan-head-space", "dewan-head-terrain", "dewan-head-zone", "dewan-head-swing"
        )
        picture = draw_map(view, self.signs, width, marks)
        title = self.words(f"dewan-ask-{self.setting.scenario.event}")
        return Menu(title, choices, headings, picture, topic="marker")

    def fishing(self, known: Known, view: Seen, width: int) -> Menu:
        """DH5: discard a card for fish, or not."""
        trial = Trial(self.setting, known)
        nothing, *steps = known.legal()
        choices: list[Choice] = []
        for step in steps:
            card = self.setting.cards[split(step)[1]]
            catch = self.words("dewan-catch", count=trial.gains([step])["fish"])
            choices.append(Choice((card_chip(card), catch), (step,)))
        choices.append(Choice((Text("–"), self.words("dewan-choose-no-fish")), (nothing,)))
        return Menu(self.words("dewan-ask-fishing"), choices, topic="fishing")
