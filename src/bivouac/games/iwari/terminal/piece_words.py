"""Pieces of Iwari in words: what they are, where they go, what they cost."""

from collections.abc import Sequence

from rich.text import Text

from bivouac.core.contract import Json, Known
from bivouac.core.wire import Seen
from bivouac.games.iwari.layout import CENTRE, FORT, NONE, TENT, TOTEM
from bivouac.games.iwari.notation.builds import Piece
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.offers.gains import tribe_placing
from bivouac.games.iwari.steps import split
from bivouac.games.iwari.terminal.atlas import Part
from bivouac.games.iwari.terminal.pieces import Steps


class PieceWords(Part):
    """Names and costs of the pieces of a build."""

    def cost(self, ways: Sequence[Steps]) -> Text:
        """The cards of a payment, or how many ways there are to pay."""
        if len(ways) == 1:
            return self.payment(ways[0])
        return Text(self.words("iwari-terminal-several", count=len(ways)))

    def label(self, one: Piece) -> str:
        """A piece in short: A3 for what goes on a spot, A for a totem, A<C for one that moves."""
        if one.kind in (TENT, FORT):
            label = self.atlas.spot(self.setting.spot_ids[one.at])
        else:
            label = self.atlas.letters[self.territory(one)]
        return label if one.source == NONE else f"{label}<{self.source(one)}"

    def source(self, one: Piece) -> str:
        """IA4, IV9: where a piece that moves comes from, in short; 0 is the centre."""
        if one.kind == TENT:
            return self.atlas.spot(self.setting.spot_ids[one.source])
        if one.source == CENTRE:
            return "0"
        return self.atlas.letters[self.setting.territory_ids[one.source]]

    def name_of(self, known: Known, view: Seen, one: Piece) -> str:
        """A piece in words; a tent for a ruin, or with a contested token, is said to be one.

        IV3, IV9: the void's tents are ruins, and what moves is said to do so.
        """
        kind = ("tent", "totem", "fortification", "void_totem")[one.kind]
        if one.kind in (TENT, TOTEM) and one.source != NONE:
            return self.words("iwari-terminal-moved", piece=kind, place=self.source(one))
        if self.is_void(known):
            return self.words("iwari-terminal-void-piece", piece=kind)
        if one.kind == TENT:
            spot = self.setting.spot_ids[one.at]
            kind = "ruin" if spot in view["ruins"] else kind
            kind = "contested" if self.atlas.is_area(view, spot) else kind
        return self.words("iwari-terminal-piece", piece=kind)

    def is_void(self, known: Known) -> bool:
        """IV3: is it a build for the void?"""
        placing = tribe_placing(self.setting, known.position, known.seat)
        return self.setting.against_void and placing == self.setting.void

    def payment(self, steps: Steps) -> Text:
        """The cards of a payment."""
        paid = [number for kind, number in map(split, steps) if kind == "pay"]
        return self.atlas.cards([self.setting.cards[card] for card in paid])

    def side(self, tribe: Json, seat: int) -> str:
        """I2.1, IV3: for whom a build is made; a record names the void."""
        if tribe == seat:
            return "own"
        return "void" if self.setting.against_void else "third"

    def territory(self, piece: Piece) -> str:
        """The territory of a piece."""
        return self.setting.territory_ids[territory_of(self.setting, piece)]
