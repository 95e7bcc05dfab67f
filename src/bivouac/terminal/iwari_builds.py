"""Builds of Iwari: a territory, a piece, its payment, a second piece; and a look before."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bivouac.core.contract import Game, Json
from bivouac.games.iwari.gains import Trial
from bivouac.games.iwari.layout import CENTRE, FORT, TENT, TOTEM
from bivouac.games.iwari.notation.builds import Piece, piece_of
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.steps import DONE, split
from bivouac.terminal.face import Choice, Menu
from bivouac.terminal.iwari_boards import Boards
from bivouac.terminal.iwari_gains import Gains
from bivouac.terminal.iwari_map import LEAST, MapArt

Steps = tuple[int, ...]
KINDS = ("tent", "totem", "fort", "void_totem")
"""Steps that choose a piece."""


class Builds:
    """Menus on the way to a build (IT1, IT3). Games are redacted for the seat that builds."""

    def __init__(self, boards: Boards, gains: Gains, art: MapArt) -> None:
        self.boards = boards
        self.setting = boards.setting
        self.atlas = boards.atlas
        self.signs = boards.signs
        self.words = boards.words
        self.gains = gains
        self.art = art

    def territories(self, game: Game, view: Json, seat: int, width: int) -> Menu:
        """IT1, IG1: the territories where something can be built, or that can be explored."""
        found: dict[str, list[int]] = {}
        for step in game.legal():
            one = piece_of(step)
            if one is not None:
                found.setdefault(self.territory(one), []).append(step)
        choices = [
            self.territory_choice(game, view, seat, width, name, found[name])
            for name in sorted(found, key=self.setting.territory_ids.index)
        ]
        choices += [
            self.explore_choice(view, step) for step in game.legal() if split(step)[0] == "explore"
        ]
        headings = self.words.all(
            "iwari-terminal-head-territory",
            "iwari-terminal-head-biome",
            "iwari-terminal-head-cost",
            "iwari-terminal-head-tents",
            "iwari-terminal-head-totems",
        )
        key = "iwari-terminal-ask-third" if view["phase"] == "third" else "iwari-terminal-ask-where"
        return Menu(self.words(key), choices, headings, topic="build")

    def territory_choice(
        self, game: Game, view: Json, seat: int, width: int, territory: str, steps: Sequence[int]
    ) -> Choice:
        """A territory as it stands, which opens the menu of its pieces."""
        now = view["territories"][self.setting.territory_number[territory]]
        cells = (
            self.atlas.full(territory),
            self.atlas.biome(self.atlas.biomes[territory]),
            self.cheapest(game, steps),
            self.boards.ranks(now),
            self.boards.totems(now),
        )
        return Choice(
            cells,
            menu=lambda: self.pieces(game, view, seat, width, territory, steps),
            words=(self.atlas.letters[territory].casefold(),),
        )

    def explore_choice(self, view: Json, step: int) -> Choice:
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

    def explored(self, game: Game, view: Json, seat: int, width: int) -> Menu:
        """IG1: the tokens lie open; a tent goes there now."""
        steps = [step for step in game.legal() if split(step)[0] in KINDS]
        return self.pieces(game, view, seat, width, view["exploring"], steps)

    def cheapest(self, game: Game, steps: Sequence[int]) -> Text:
        """IT3: what the cheapest piece of a territory costs."""
        ways = list(ways_to_pay(game, steps[0]))
        return Text(self.words("iwari-terminal-cards", count=min(map(count_cards, ways))))

    def pieces(
        self, game: Game, view: Json, seat: int, width: int, territory: str, steps: Sequence[int]
    ) -> Menu:
        """The pieces that can go to a territory, first or second of a build."""
        choices = [self.piece(game, view, seat, step) for step in steps]
        legal = {
            self.setting.spot_ids[one.at] if one.kind in (TENT, FORT) else territory
            for one in map(chosen_piece, steps)
        }
        picture = self.art.draw(view, width, legal, territory) if width >= LEAST else None
        title = self.words("iwari-terminal-ask-piece", territory=self.atlas.name(territory))
        return Menu(title, choices, self.headings(), picture, topic="piece")

    def headings(self) -> tuple[str, ...]:
        """Of the columns of `piece`."""
        return self.words.all(
            "iwari-terminal-head-piece",
            "iwari-terminal-head-roads",
            "iwari-terminal-head-pay",
            "iwari-terminal-head-gains",
        )

    def piece(self, game: Game, view: Json, seat: int, step: int) -> Choice:
        """A piece with what it costs and brings; where it can be paid in several ways, a menu."""
        ways = sorted(ways_to_pay(game, step), key=count_cards)
        gains = self.gains.brings(self.gains_of(game, seat, ways[0]))
        one = chosen_piece(step)
        label, name = self.label(one), self.name_of(view, one)
        spot = self.setting.spot_ids[one.at] if one.kind in (TENT, FORT) else None
        roads = self.atlas.roads(view, spot) if spot is not None else Text()
        cells = (Text.assemble((label, "bold"), " ", name), roads)
        word = label.casefold() + ("f" if one.kind == FORT else "")
        if len(ways) == 1:
            return Choice((*cells, self.payment(ways[0]), gains), ways[0], words=(word,))
        several = Text(self.words("iwari-terminal-several", count=len(ways)))
        return Choice(
            (*cells, several, gains), menu=lambda: self.payments(game, label, ways), words=(word,)
        )

    def label(self, one: Piece) -> str:
        """A piece in short: A3 for what goes on a spot, A for a totem, A<C for one that moves."""
        if one.kind in (TENT, FORT):
            return self.atlas.spot(self.setting.spot_ids[one.at])
        letter = self.atlas.letters[self.territory(one)]
        if one.kind == TOTEM:
            return letter
        if one.source == CENTRE:
            return f"{letter}<0"
        return f"{letter}<{self.atlas.letters[self.setting.territory_ids[one.source]]}"

    def name_of(self, view: Json, one: Piece) -> str:
        """A piece in words; a tent for a ruin, or with a contested token, is said to be one."""
        kind = ("tent", "totem", "fortification", "void_totem")[one.kind]
        if one.kind == TENT:
            spot = self.setting.spot_ids[one.at]
            kind = "ruin" if spot in view["ruins"] else kind
            kind = "contested" if self.atlas.is_area(view, spot) else kind
        return self.words("iwari-terminal-piece", piece=kind)

    def payments(self, game: Game, label: str, ways: Sequence[Steps]) -> Menu:
        """IT3: which cards pay for a piece."""
        choices = [Choice((self.payment(way),), way) for way in ways]
        return Menu(self.words("iwari-terminal-ask-pay", place=label), choices, topic="pay")

    def payment(self, steps: Steps) -> Text:
        """The cards of a payment."""
        paid = [number for kind, number in map(split, steps) if kind == "pay"]
        return self.atlas.cards([self.setting.cards[card] for card in paid])

    def second(self, game: Game, view: Json, seat: int, width: int) -> Menu:
        """IT1: one piece is chosen and paid for; another one, or not."""
        first = begun_piece(game, 0)
        territory = self.territory(first)
        place = self.label(first)
        if first.kind == TENT:  # it shows as if it stood there already
            spot = self.setting.spot_ids[first.at]
            view = {**view, "tents": {**view["tents"], spot: int(game.position["tribe"])}}
        steps = [step for step in game.legal() if step != DONE]
        menu = self.pieces(game, view, seat, width, territory, steps)
        gains = self.gains.brings(self.gains_of(game, seat, (DONE,)))
        done = Choice(
            (Text(self.words("iwari-terminal-choose-done")), Text(), self.signs.none, gains),
            (DONE,),
            words=("done",),
        )
        title = self.words(
            "iwari-terminal-ask-second", place=place, territory=self.atlas.name(territory)
        )
        return Menu(title, [done, *menu.choices], self.headings(), menu.picture, topic="second")

    def gains_of(self, game: Game, seat: int, steps: Steps) -> Json:
        """The protocol's `Gains` of a build that is finished by these steps."""
        chosen = [begun_piece(game, i) for i in range(int(game.position["piece_n"]))]
        new = [one for one in map(piece_of, steps) if one is not None]
        is_whole = DONE in steps or len(chosen) + len(new) > 1
        whole = steps if is_whole else (*steps, DONE)
        return Trial(self.setting, game, seat).gains([*chosen, *new], whole)

    def territory(self, piece: Piece) -> str:
        """The territory of a piece."""
        return self.setting.territory_ids[territory_of(self.setting, piece)]

    def preview(self, game: Game, steps: Sequence[int], seat: int) -> RenderableType | None:
        """A build before it is made: piece by piece, and what it brings."""
        if split(steps[0])[0] not in KINDS:
            return None
        event = self.setting.event(game.position, steps)
        grid = Table.grid(padding=(0, 2, 0, 2))
        view = game.observe(seat)
        pieces = [one for one in map(piece_of, steps) if one is not None]
        for one, cards in zip(pieces, event["cards"], strict=True):
            place = "" if one.kind == TOTEM else self.label(one)
            name = self.name_of(view, one)
            grid.add_row(Text.assemble(name, " ", (place, "bold")), self.atlas.cards(cards))
        title = self.words(
            "iwari-terminal-preview",
            territory=self.atlas.name(self.territory(pieces[0])),
            tribe="third" if event["tribe"] != seat else "own",
            count=sum(map(len, event["cards"])),
        )
        gains = Text(self.words("iwari-terminal-brings") + " ", "dim")
        gains.append_text(self.gains.brings(self.gains_of(game, seat, tuple(steps))))
        return Group(Text(title, "bold"), grid, gains)


def chosen_piece(step: int) -> Piece:
    """The piece of a step that chooses one."""
    one = piece_of(step)
    assert one is not None
    return one


def begun_piece(game: Game, i: int) -> Piece:
    """A piece of the build under way."""
    fields = ("piece_kind", "piece_at", "piece_from")
    kind, at, source = (int(game.position[name][i]) for name in fields)
    return Piece(kind, at, source)


def count_cards(steps: Steps) -> int:
    """How many cards are paid."""
    return sum(split(step)[0] == "pay" for step in steps)


def ways_to_pay(game: Game, step: int) -> Iterator[Steps]:
    """A piece with each way to pay for it; and the end of the build, where nothing can follow."""
    trial = game.copy()
    trial.apply(step)
    yield from pay_on(trial, (step,))


def pay_on(game: Game, steps: Steps) -> Iterator[Steps]:
    """Go on paying until the piece is paid for."""
    legal = [] if game.is_between else game.legal()
    if legal == [DONE]:
        yield (*steps, DONE)
    elif not legal or split(legal[0])[0] != "pay":
        yield steps
    else:
        for step in legal:
            trial = game.copy()
            trial.apply(step)
            yield from pay_on(trial, (*steps, step))
