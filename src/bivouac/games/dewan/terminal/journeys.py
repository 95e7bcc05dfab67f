"""Journeys of Dewan: destinations with their cheapest way, or step by step; and a look before."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Known
from bivouac.core.wire import Seen
from bivouac.games.dewan.offers.choices import Choices as Offers
from bivouac.games.dewan.steps import split
from bivouac.games.dewan.terminal.boards import Boards, Part
from bivouac.games.dewan.terminal.gains import Gains
from bivouac.games.dewan.terminal.map import draw_map
from bivouac.games.dewan.terminal.style import card_chip, cards_text, chip
from bivouac.terminal.face import Choice, Menu
from bivouac.terminal.tribes import LEGAL


class Journeys(Part):
    """Menus on the way from a camp to a new one (DP)."""

    def __init__(self, boards: Boards, gains: Gains) -> None:
        super().__init__(boards)
        self.gains = gains

    def places(self, known: Known, view: Seen, width: int) -> Menu:
        """DP: every destination in reach with its cheapest journey."""
        choices = []
        costs = {}
        for journey in Offers(self.setting, known).journeys():
            event = journey["event"]
            space = view["map"]["spaces"][self.setting.space_number[journey["to"]]]
            costs[space["id"]] = str(journey["cards"])
            cells = (
                Text.assemble((space["id"], "bold"), " ", chip(space["terrain"])),
                Text.assemble((f" {journey['cards']} ", LEGAL)),
                cards_text([self.boards.card(card) for card in event["pay"]]),
                self.gains.gifts(journey),
                self.gains.brings(journey["gains"], known.seat, with_next=False),
            )
            steps = tuple(self.setting.steps(known.position, event))
            choices.append(Choice(cells, steps, words=(space["id"].casefold(),)))
        headings = self.words.all(
            "dewan-head-to",
            "dewan-head-cards",
            "dewan-head-pay",
            "dewan-head-gives",
            "dewan-head-gains",
        )
        camp = camp_number(view, known.seat)
        effect = self.setting.board.spaces[camp - 1]
        title = self.words("dewan-ask-place", camp=camp, effect=effect)
        picture = draw_map(view, self.signs, width, costs)
        return Menu(title, choices, headings, picture, topic="place")

    def origins(self, known: Known, view: Seen, width: int) -> Menu:
        """DP1: own camps from which a journey is possible."""
        choices = [
            self.space_choice(view, step, split(step)[1])
            for step in known.legal()
            if split(step)[0] == "origin"
        ]
        picture = draw_map(view, self.signs, width)
        return Menu(self.words("dewan-ask-origin"), choices, picture=picture, topic="route")

    def route(self, known: Known, view: Seen, width: int) -> Menu:
        """DP2: stop here, or enter another space."""
        choices = []
        marks = {}
        here = view["journey"]["route"][-1]
        for step in known.legal():
            kind, number = split(step)
            if kind == "stop":
                cells = (Text(here, "bold"), self.words("dewan-choose-stop"))
                choices.append(Choice(cells, (step,), words=("stop",)))
            else:
                marks[self.setting.space_ids[number]] = f"#{len(choices) + 1}"
                choices.append(self.space_choice(view, step, number, here))
        picture = draw_map(view, self.signs, width, marks, view["journey"]["route"])
        title = self.words(
            "dewan-ask-route", space=here, hand=view["seats"][known.seat]["hand_size"]
        )
        hand = self.boards.hand(view["seats"][known.seat]["hand"])
        return Menu(title, choices, picture=Group(picture, hand), topic="route")

    def space_choice(self, view: Seen, step: int, number: int, here: str | None = None) -> Choice:
        """A space to enter, after `here`: what it is, what it costs, and whose camp is there."""
        space = view["map"]["spaces"][number]
        terrain = space["terrain"]
        if terrain == "start":
            cost = Text(self.words("dewan-any-card"))
        elif here is not None and terrain == self.terrain(view, here) == "water":
            cost = Text(self.words("dewan-same-water"))
        else:
            cost = Text.assemble(self.words("dewan-one-card"), " ", chip(terrain))
        owner = Text() if space["camp"] is None else self.signs.tribe(space["camp"])
        cells = (Text(space["id"], "bold"), self.words(f"name-{terrain}"), cost, owner)
        return Choice(cells, (step,), words=(space["id"].casefold(),))

    def terrain(self, view: Seen, space: str) -> str:
        """The terrain of a space."""
        found: str = view["map"]["spaces"][self.setting.space_number[space]]["terrain"]
        return found

    def payment(self, known: Known, view: Seen, width: int) -> Menu:
        """DP2, DP3: a card for the next space of the route."""
        journey = view["journey"]
        space = journey["route"][journey["next"]]
        terrain = self.terrain(view, space)
        choices = [
            Choice((card_chip(self.setting.cards[split(step)[1]]),), (step,))
            for step in known.legal()
        ]
        title = self.words("dewan-ask-pay", space=space, terrain=terrain)
        return Menu(title, choices, topic="pay")

    def preview(self, known: Known, steps: Sequence[int]) -> RenderableType | None:
        """A journey before it is made: space by space, and what it brings."""
        if split(steps[0])[0] != "origin":
            return None
        view = known.view()
        named = [split(step) for step in steps]
        route = [number for kind, number in named if kind in ("origin", "enter")]
        paid = tuple(number for kind, number in named if kind == "pay")
        journey = Offers(self.setting, known).journey(route, way=paid)
        grid = Table.grid(padding=(0, 2, 0, 2))
        for leg in journey["legs"]:
            for i, name in enumerate(leg["spaces"]):
                grid.add_row(
                    Text(name, "bold"),
                    Text.assemble(chip(leg["terrain"]), " ", self.words(f"name-{leg['terrain']}")),
                    card_chip(self.boards.card(leg["card"]))
                    if i == 0
                    else Text(self.words("dewan-same-water"), "dim"),
                    self.gains.receiver(leg if i == 0 else None),
                )
        title = self.words(
            "dewan-preview",
            camp=camp_number(view, known.seat),
            space=journey["to"],
            count=journey["cards"],
        )
        gains = Text(self.words("dewan-brings") + " ", "dim")
        gains.append_text(self.gains.brings(journey["gains"], known.seat))
        return Group(Text(title, "bold"), grid, gains)


def camp_number(view: Seen, seat: int) -> int:
    """Which camp is placed next."""
    return len(view["seats"][seat]["camps"]) + 1
