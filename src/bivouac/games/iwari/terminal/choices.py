"""The choices of Iwari: what can be done now, what it costs and what it brings."""

from rich.text import Text

from bivouac.core.contract import Known
from bivouac.core.wire import Seen
from bivouac.games.iwari.notation.builds import begins_build
from bivouac.games.iwari.offers.choices import Choices as Offers
from bivouac.games.iwari.steps import STORM_MOVES, STORM_STAYS, WALK_NOT, WALK_ON, split
from bivouac.games.iwari.terminal.atlas import Part
from bivouac.games.iwari.terminal.boards import Boards
from bivouac.games.iwari.terminal.builds import Builds
from bivouac.games.iwari.terminal.gains import Gains
from bivouac.games.iwari.terminal.map import MapArt
from bivouac.games.iwari.terminal.void_choices import VoidChoices
from bivouac.terminal.face import Choice, Menu


class Choices(Part):
    """Menus of what its seat knows."""

    def __init__(self, boards: Boards, art: MapArt) -> None:
        super().__init__(boards.atlas)
        self.boards = boards
        self.gains = Gains(boards.atlas)
        self.builds = Builds(boards, self.gains, art)
        self.void = VoidChoices(self.builds, self.gains)

    def menu(self, known: Known, width: int) -> Menu:
        """The question of the phase, or of a build half made."""
        view = known.view()
        if not known.is_between:
            return self.builds.second(known, view, width)
        makers = {
            "draft": self.draws,
            "turn": self.turn,
            "third": self.third,
            "deed": self.deeds,
            "storm": self.storm,
            "walk": self.walk,
            "refill": self.draws,
            **self.void.makers,
        }
        return makers[view["phase"]](known, view, width)

    def turn(self, known: Known, view: Seen, width: int) -> Menu:
        """IT1, IT2: build, swap a card, or pass with an empty hand."""
        if view["exploring"] is not None:
            return self.builds.explored(known, view, width)
        kinds = {split(step)[0] for step in known.legal()}
        choices = []
        if "explore" in kinds or any(begins_build(step) for step in known.legal()):
            build = Choice(
                (self.words("iwari-terminal-choose-build"),),
                menu=lambda: self.builds.territories(known, view, width),
                words=("build",),
            )
            choices.append(build)
        if "swap" in kinds:
            swap = Choice(
                (self.words("iwari-terminal-choose-swap"),),
                menu=lambda: self.cards(known, "swap", "iwari-terminal-ask-swap"),
                words=("swap",),
            )
            choices.append(swap)
        if "pass" in kinds:
            keys = ("iwari-terminal-choose-pass", "iwari-terminal-choose-void-pass")
            said = self.words(keys[self.setting.against_void])
            choices.append(Choice((said,), (known.legal()[0],)))
        return Menu(self.words("iwari-terminal-ask-turn"), choices, topic="turn")

    def third(self, known: Known, view: Seen, width: int) -> Menu:
        """I2.1: build for the third tribe, or discard a card where it cannot build."""
        if split(known.legal()[0])[0] == "discard":
            return self.cards(known, "discard", "iwari-terminal-ask-discard")
        if view["exploring"] is not None:
            return self.builds.explored(known, view, width)
        return self.builds.territories(known, view, width)

    def cards(self, known: Known, kind: str, title: str) -> Menu:
        """IT2, I2.1: a card of the hand to give away."""
        choices = []
        for step in known.legal():
            found, card = split(step)
            if found == kind:
                choices.append(Choice((self.atlas.card(self.setting.cards[card]),), (step,)))
        return Menu(self.words(title), choices, topic=kind)

    def draws(self, known: Known, view: Seen, width: int) -> Menu:
        """IT7, IS4: a card of the display, or the top of the deck unseen."""
        offers = Offers(self.setting, known)
        choices = []
        for step in known.legal():
            if split(step)[0] == "void":
                continue
            card = offers.draw(step, *split(step))["card"]
            if card is None:
                cell = Text(self.words("iwari-terminal-choose-deck", count=view["deck"]))
            else:
                cell = self.atlas.card(card)
            choices.append(Choice((cell,), (step,)))
        if view["void"] is not None:
            choices += self.void.void_cards(
                known, view
            )  # IV3: they may follow a build for the void
        key = "iwari-terminal-ask-draft" if view["phase"] == "draft" else "iwari-terminal-ask-draw"
        hand = view["seats"][known.seat]["hand_size"]
        return Menu(self.words(key, number=hand + 1), choices, topic="draw")

    def deeds(self, known: Known, view: Seen, width: int) -> Menu:
        """IM2-IM7: a deed that is earned, and where its pawn goes, or that it goes nowhere."""
        offers = Offers(self.setting, known)
        choices = []
        for step in known.legal():
            deed = offers.deed(step, *split(step))
            if deed["territory"] is not None:
                where = self.atlas.full(deed["territory"])
            elif deed["connection"] is not None:
                where = self.joined(deed["connection"])
            else:
                where = Text(self.words("iwari-terminal-choose-nowhere"))
            name = self.words(f"name-{deed['deed']}")
            choices.append(Choice((name, where, self.gains.swings(deed["points"])), (step,)))
        headings = self.words.all(
            "iwari-terminal-head-deed", "iwari-terminal-head-target", "iwari-terminal-head-swing"
        )
        return Menu(self.words("iwari-terminal-ask-deed"), choices, headings, topic="deed")

    def joined(self, number: int) -> Text:
        """A connection with the names of its territories."""
        names = [self.atlas.name(end) for end in self.atlas.ends(number)]
        return Text(f"{self.atlas.connection(number)} {' – '.join(names)}", "bold")

    def storm(self, known: Known, view: Seen, width: int) -> Menu:
        """IR1: it stays, or moves to the next connection."""
        storm = view["storm"]
        choices = [
            Choice((self.words("iwari-terminal-choose-stay"), Text()), (STORM_STAYS,)),
            Choice(
                (self.words("iwari-terminal-choose-move"), self.joined(storm["to"])),
                (STORM_MOVES,),
            ),
        ]
        title = self.words("iwari-terminal-ask-storm", number=storm["connection"])
        return Menu(title, choices, topic="storm")

    def walk(self, known: Known, view: Seen, width: int) -> Menu:
        """IR2: its connection is scored now and it walks on, or not."""
        walk = Offers(self.setting, known).walk()
        choices = [
            Choice((self.words("iwari-terminal-choose-wait"), Text()), (WALK_NOT,)),
            Choice(
                (self.words("iwari-terminal-choose-walk"), self.gains.swings(walk["points"])),
                (WALK_ON,),
            ),
        ]
        title = self.words("iwari-terminal-ask-walk", number=walk["connection"])
        return Menu(title, choices, topic="walk")
