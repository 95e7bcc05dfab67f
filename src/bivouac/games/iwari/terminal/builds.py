"""Builds of Iwari: a territory, a piece, its payment, a second piece; and a look before."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Json, Known
from bivouac.core.wire import Seen
from bivouac.games.iwari.layout import FORT, FREE, NONE, TENT, TOTEM
from bivouac.games.iwari.notation.builds import begins_build
from bivouac.games.iwari.offers.gains import Trial
from bivouac.games.iwari.steps import DONE, split
from bivouac.games.iwari.terminal.atlas import Part
from bivouac.games.iwari.terminal.boards import Boards
from bivouac.games.iwari.terminal.gains import Gains
from bivouac.games.iwari.terminal.map import LEAST, MapArt
from bivouac.games.iwari.terminal.piece_words import PieceWords
from bivouac.games.iwari.terminal.pieces import (
    Steps,
    begun_piece,
    chosen_piece,
    count_cards,
    pieces_in,
    starts_of,
    ways_to_pay,
)
from bivouac.terminal.face import Choice, Menu


class Builds(Part):
    """Menus on the way to a build (IT1, IT3)."""

    def __init__(self, boards: Boards, gains: Gains, art: MapArt) -> None:
        super().__init__(boards.atlas)
        self.boards = boards
        self.named = PieceWords(boards.atlas)
        self.gains = gains
        self.art = art

    def territories(self, known: Known, view: Seen, width: int) -> Menu:
        """IT1, IG1: the territories where something can be built, or that can be explored."""
        found: dict[str, list[Steps]] = {}
        for start in starts_of(known):
            found.setdefault(self.named.territory(chosen_piece(start)), []).append(start)
        choices = [
            self.territory_choice(known, view, width, name, found[name])
            for name in sorted(found, key=self.setting.territory_ids.index)
        ]
        choices += [
            self.explore_choice(view, step) for step in known.legal() if split(step)[0] == "explore"
        ]
        headings = self.words.all(
            "iwari-terminal-head-territory",
            "iwari-terminal-head-biome",
            "iwari-terminal-head-cost",
            self.boards.tents_heading,
            "iwari-terminal-head-totems",
        )
        keys = {"third": "iwari-terminal-ask-third", "void": "iwari-terminal-ask-void-where"}
        key = keys.get(view["phase"], "iwari-terminal-ask-where")
        return Menu(self.words(key), choices, headings, topic="build")

    def territory_choice(
        self, known: Known, view: Seen, width: int, territory: str, starts: Sequence[Steps]
    ) -> Choice:
        """A territory as it stands, which opens the menu of its pieces."""
        now = view["territories"][self.setting.territory_number[territory]]
        cells = (
            self.atlas.full(territory),
            self.atlas.biome(self.atlas.biomes[territory]),
            self.cheapest(known, starts),
            self.boards.ranks(now),
            self.boards.totems(now),
        )
        return Choice(
            cells,
            menu=lambda: self.pieces(known, view, width, territory, starts),
            words=(self.atlas.letters[territory].casefold(),),
        )

    def explore_choice(self, view: Seen, step: int) -> Choice:
        """IG1: a territory whose tokens are turned up before a tent goes there."""
        territory = self.setting.territory_ids[split(step)[1]]
        now = view["territories"][self.setting.territory_number[territory]]
        cells = (
            self.atlas.full(territory),
            self.atlas.biome(self.atlas.biomes[territory]),
            Text(self.words("iwari-terminal-choose-explore")),
            self.boards.ranks(now),
            self.boards.totems(now),
        )
        return Choice(cells, (step,), words=(self.atlas.letters[territory].casefold(),))

    def explored(self, known: Known, view: Seen, width: int) -> Menu:
        """IG1: the tokens lie open; a tent goes there now."""
        return self.pieces(known, view, width, view["exploring"], starts_of(known))

    def cheapest(self, known: Known, starts: Sequence[Steps]) -> Text:
        """IT3, IV9: what the cheapest piece of a territory costs."""
        alike = {start[0] if len(start) > 1 else split(start[0])[0]: start for start in starts}
        ways = [way for start in alike.values() for way in ways_to_pay(known, start)]
        return Text(self.words("iwari-terminal-cards", count=min(map(count_cards, ways))))

    def pieces(
        self, known: Known, view: Seen, width: int, territory: str, starts: Sequence[Steps]
    ) -> Menu:
        """The pieces that can go to a territory, first or second of a build.

        IV9: those that move stand together, one line for each that can be picked up.
        """
        choices = [self.piece(known, view, start) for start in starts if len(start) == 1]
        lifted: dict[int, list[Steps]] = {}
        for start in starts:
            if len(start) > 1:
                lifted.setdefault(start[0], []).append(start)
        choices += [self.moved(known, view, width, territory, moves) for moves in lifted.values()]
        picture = self.picture(view, width, territory, starts)
        title = self.words("iwari-terminal-ask-piece", territory=self.atlas.name(territory))
        return Menu(title, choices, self.headings(), picture, topic="piece")

    def picture(
        self, view: Seen, width: int, territory: str, starts: Sequence[Steps]
    ) -> RenderableType | None:
        """A territory with the places of some pieces marked, where there is room to draw it."""
        legal = {
            self.setting.spot_ids[one.at] if one.kind in (TENT, FORT) else territory
            for one in map(chosen_piece, starts)
        }
        return self.art.draw(view, width, legal, territory) if width >= LEAST else None

    def moved(
        self, known: Known, view: Seen, width: int, territory: str, moves: Sequence[Steps]
    ) -> Choice:
        """IV9: a piece that can be moved here; where it can go to several spots, a menu."""
        if len(moves) == 1:
            return self.piece(known, view, moves[0])
        source = self.named.source(chosen_piece(moves[0]))

        def landings() -> Menu:
            choices = [self.piece(known, view, start) for start in moves]
            title = self.words("iwari-terminal-ask-landing", place=source)
            picture = self.picture(view, width, territory, moves)
            return Menu(title, choices, self.headings(), picture, topic="move")

        name = self.words("iwari-terminal-moved", piece="tent", place=source)
        ways = sorted(ways_to_pay(known, moves[0]), key=count_cards)
        label = f"<{source}"
        cells = (Text.assemble((label, "bold"), " ", name), Text(), self.named.cost(ways), Text())
        return Choice(cells, menu=landings, words=(label.casefold(),))

    def headings(self) -> tuple[str, ...]:
        """Of the columns of `piece`."""
        return self.words.all(
            "iwari-terminal-head-piece",
            "iwari-terminal-head-roads",
            "iwari-terminal-head-pay",
            "iwari-terminal-head-gains",
        )

    def piece(self, known: Known, view: Seen, start: Steps) -> Choice:
        """A piece with what it costs and brings; where it can be paid in several ways, a menu."""
        ways = sorted(ways_to_pay(known, start), key=count_cards)
        gains = self.gains.brings(self.gains_of(known, ways[0]))
        one = chosen_piece(start)
        label, name = self.named.label(one), self.named.name_of(known, view, one)
        spot = self.setting.spot_ids[one.at] if one.kind in (TENT, FORT) else None
        roads = self.atlas.roads(view, spot) if spot is not None else Text()
        cells = (Text.assemble((label, "bold"), " ", name), roads)
        word = label.casefold() + ("f" if one.kind == FORT else "")
        if len(ways) == 1:
            return Choice((*cells, self.named.cost(ways), gains), ways[0], words=(word,))
        return Choice(
            (*cells, self.named.cost(ways), gains),
            menu=lambda: self.payments(known, label, ways),
            words=(word,),
        )

    def payments(self, known: Known, label: str, ways: Sequence[Steps]) -> Menu:
        """IT3: which cards pay for a piece."""
        choices = [Choice((self.named.payment(way),), way) for way in ways]
        return Menu(self.words("iwari-terminal-ask-pay", place=label), choices, topic="pay")

    def second(self, known: Known, view: Seen, width: int) -> Menu:
        """IT1: one piece is chosen and paid for; another one, or not."""
        first = begun_piece(known, 0)
        territory = self.named.territory(first)
        place = self.named.label(first)
        if first.kind == TENT:  # it shows as if it stood there already
            spot = self.setting.spot_ids[first.at]
            view = {**view, "tents": {**view["tents"], spot: int(known.position["tribe"])}}
        menu = self.pieces(known, view, width, territory, starts_of(known))
        gains = self.gains.brings(self.gains_of(known, (DONE,)))
        done = Choice(
            (Text(self.words("iwari-terminal-choose-done")), Text(), self.signs.none, gains),
            (DONE,),
            words=("done",),
        )
        title = self.words(
            "iwari-terminal-ask-second", place=place, territory=self.atlas.name(territory)
        )
        return Menu(title, [done, *menu.choices], self.headings(), menu.picture, topic="second")

    def gains_of(self, known: Known, steps: Steps) -> Json:
        """The protocol's `Gains` of a build that is finished by these steps."""
        chosen = [begun_piece(known, i) for i in range(int(known.position["piece_n"]))]
        new = pieces_in(steps)
        is_whole = DONE in steps or len(chosen) + len(new) > 1
        whole = steps if is_whole else (*steps, DONE)
        return Trial(self.setting, known).gains([*chosen, *new], whole)

    def preview(self, known: Known, steps: Sequence[int]) -> RenderableType | None:
        """A build before it is made: piece by piece, and what it brings."""
        if not begins_build(steps[0]) or known.position["phase"] == FREE:
            return None
        event = self.setting.event(known.position, steps)
        grid = Table.grid(padding=(0, 2, 0, 2))
        view = known.view()
        pieces = pieces_in(steps)
        for one, cards in zip(pieces, event["cards"], strict=True):
            place = "" if one.kind == TOTEM and one.source == NONE else self.named.label(one)
            name = self.named.name_of(known, view, one)
            grid.add_row(Text.assemble(name, " ", (place, "bold")), self.atlas.cards(cards))
        title = self.words(
            "iwari-terminal-preview",
            territory=self.atlas.name(self.named.territory(pieces[0])),
            tribe=self.named.side(event["tribe"], known.seat),
            count=sum(map(len, event["cards"])),
        )
        gains = Text(self.words("iwari-terminal-brings") + " ", "dim")
        gains.append_text(self.gains.brings(self.gains_of(known, tuple(steps))))
        return Group(Text(title, "bold"), grid, gains)
