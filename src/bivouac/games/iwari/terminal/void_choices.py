"""The choices against the void (IV): what is done for it, and what the rules leave to a player."""

from collections.abc import Callable, Iterator

from rich.text import Text

from bivouac.core.contract import Json, Known
from bivouac.core.wire import Seen
from bivouac.games.iwari.layout import TENT
from bivouac.games.iwari.notation.builds import begins_build
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.offers.gains import Trial
from bivouac.games.iwari.steps import DONE, NO_PIECE, split
from bivouac.games.iwari.terminal.atlas import Part
from bivouac.games.iwari.terminal.builds import Builds
from bivouac.games.iwari.terminal.gains import Gains
from bivouac.games.iwari.terminal.map import LEAST
from bivouac.games.iwari.terminal.pieces import Steps, chosen_piece
from bivouac.terminal.face import Choice, Menu


class VoidChoices(Part):
    """Menus of what its seat knows."""

    def __init__(self, builds: Builds, gains: Gains) -> None:
        super().__init__(builds.atlas)
        self.builds = builds
        self.gains = gains
        self.boards = builds.boards
        self.makers: dict[str, Callable[[Known, Json, int], Menu]] = {
            "void": self.void,
            "order": self.order,
            "ruin": self.ruin,
            "target": self.target,
            "free": self.free,
        }

    def void(self, known: Known, view: Seen, width: int) -> Menu:
        """IV3, IV9: build for it, play void cards, or give a card away."""
        choices = []
        if any(begins_build(step) for step in known.legal()):
            build = Choice(
                (self.words("iwari-terminal-choose-void-build"),),
                menu=lambda: self.builds.territories(known, view, width),
                words=("build",),
            )
            choices.append(build)
        choices += self.void_cards(known, view)
        choices += self.given(known, "skip", "iwari-terminal-choose-skip")
        choices += self.given(known, "discard", "iwari-terminal-choose-void-discard")
        return Menu(self.words("iwari-terminal-ask-void"), choices, topic="void")

    def given(self, known: Known, kind: str, key: str) -> list[Choice]:
        """IV3, IV9: a card of a complete biome that spares the action, or any where none helps."""
        choices = []
        for step in known.legal():
            found, card = split(step)
            if found == kind:
                said = Text(self.words(key) + " ")
                said.append_text(self.atlas.card(self.setting.cards[card]))
                choices.append(Choice((said,), (step,)))
        return choices

    def void_cards(self, known: Known, view: Seen) -> Iterator[Choice]:
        """IV3, IV4: one void card, or more of them, and what they bring."""
        void = view["void"]
        for count, steps in enumerate(ways_to_play(known), 1):
            corrupts = void["showing"] + count >= void["shown_limit"]
            one, other = map(self.atlas.name, self.atlas.ends(void["pawn"]))
            said = self.words(
                "iwari-terminal-choose-voids",
                count=count,
                brings="corruption" if corrupts else "infection",
                number=void["pawn"],
                one=one,
                other=other,
            )
            yield Choice((said,), steps, words=("void" if count == 1 else f"void{count}",))

    def order(self, known: Known, view: Seen, width: int) -> Menu:
        """IV5: which territory comes first."""
        left = view["void"]["now"]["left"]
        choices = []
        for step in known.legal():
            first = self.setting.territory_ids[split(step)[1]]
            then = next(other for other in left if other != first)
            said = self.words("iwari-terminal-choose-order", other=self.atlas.name(then))
            choices.append(self.land(view, first, step, said))
        key = "iwari-terminal-ask-order"
        title = self.words(key, kind=view["void"]["now"]["kind"], number=view["void"]["pawn"])
        return Menu(title, choices, self.land_headings(), topic="order")

    def target(self, known: Known, view: Seen, width: int) -> Menu:
        """IV8: where the void acts for its settlement."""
        choices = [
            self.land(view, self.setting.territory_ids[split(step)[1]], step, "")
            for step in known.legal()
        ]
        title = self.words("iwari-terminal-ask-target")
        return Menu(title, choices, self.land_headings(), topic="target")

    def land(self, view: Seen, territory: str, step: int, said: str) -> Choice:
        """A territory to choose, as it stands."""
        now = view["territories"][self.setting.territory_number[territory]]
        cells = (self.atlas.full(territory), self.boards.ranks(now), self.boards.totems(now), said)
        return Choice(cells, (step,), words=(self.atlas.letters[territory].casefold(),))

    def land_headings(self) -> tuple[str, ...]:
        """Of the columns of `land`."""
        return (
            self.words("iwari-terminal-head-territory"),
            self.words(self.boards.tents_heading),
            self.words("iwari-terminal-head-totems"),
            "",
        )

    def ruin(self, known: Known, view: Seen, width: int) -> Menu:
        """IV5, IV11: the spot of a ruin, with what it does there."""
        trial = Trial(self.setting, known)
        spots = {step: self.setting.spot_ids[split(step)[1]] for step in known.legal()}
        territory = self.atlas.territories[next(iter(spots.values()))]
        number = self.setting.territory_number[territory]
        choices = []
        for step, spot in spots.items():
            label = self.atlas.spot(spot)
            brings = self.gains.against(trial.void_gains([step], number))
            cells = (Text(label, "bold"), self.atlas.roads(view, spot), brings)
            choices.append(Choice(cells, (step,), words=(label.casefold(),)))
        picture = None
        if width >= LEAST:
            picture = self.builds.art.draw(view, width, set(spots.values()), territory)
        headings = self.words.all(
            "iwari-terminal-head-spot", "iwari-terminal-head-roads", "iwari-terminal-head-gains"
        )
        title = self.words("iwari-terminal-ask-ruin", territory=self.atlas.name(territory))
        return Menu(title, choices, headings, picture, topic="ruin")

    def free(self, known: Known, view: Seen, width: int) -> Menu:
        """IV8: the free piece of a settlement, or none."""
        trial = Trial(self.setting, known)
        none = Choice(
            (Text(self.words("iwari-terminal-choose-no-piece")), Text(), Text(), Text()),
            (NO_PIECE,),
            words=("none",),
        )
        pieces = [step for step in known.legal() if step != NO_PIECE]
        choices = [none, *(self.free_piece(trial, view, step) for step in pieces)]
        headings = self.words.all(
            "iwari-terminal-head-piece",
            "iwari-terminal-head-territory",
            "iwari-terminal-head-roads",
            "iwari-terminal-head-gains",
        )
        return Menu(self.words("iwari-terminal-ask-free"), choices, headings, topic="free")

    def free_piece(self, trial: Trial, view: Seen, step: int) -> Choice:
        """IV8: a piece that can be placed free of charge."""
        one, named = chosen_piece((step,)), self.builds.named
        label, territory = named.label(one), territory_of(self.setting, one)
        name = named.name_of(trial.known, view, one)
        spot = self.setting.spot_ids[one.at] if one.kind == TENT else None
        cells = (
            Text.assemble((label, "bold"), " ", name),
            self.atlas.full(self.setting.territory_ids[territory]),
            self.atlas.roads(view, spot) if spot is not None else Text(),
            self.gains.against(trial.void_gains([step], territory)),
        )
        return Choice(cells, (step,), words=(label.casefold(),))


def ways_to_play(known: Known) -> Iterator[Steps]:
    """IV3: one void card, two, and so on; all of them complete the decision by themselves."""
    steps: Steps = ()
    trial = known.copy()
    while True:
        card = next((step for step in trial.legal() if split(step)[0] == "void"), None)
        if card is None:
            return
        steps = (*steps, card)
        trial.apply(card)
        if trial.is_between:
            yield steps
            return
        yield (*steps, DONE)
