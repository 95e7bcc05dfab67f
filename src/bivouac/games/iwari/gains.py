"""What a build or a pawn would bring, found by trying it in a position its player knows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from bivouac.core.contract import Game, Json
from bivouac.core.records import Ints
from bivouac.games.iwari.counts import count_all, settlements_of
from bivouac.games.iwari.layout import DEED, DEED_NAMES, TENT, TERRITORIES
from bivouac.games.iwari.refusals import Piece, territory_of

if TYPE_CHECKING:
    from bivouac.games.iwari.game import Iwari


class Trial:
    """Decisions tried out in one position, redacted for the seat that makes them."""

    def __init__(self, setting: "Iwari", game: Game, seat: int) -> None:
        self.setting = setting
        self.game = game
        self.seat = seat
        self.tribe = int(game.position["tribe"])
        self.counts = count_all(setting, game.position)
        self._scratch = game.copy()

    def built(self, steps: Sequence[int]) -> np.void:
        """The position with all pieces of a build on the map; it lasts until the next trial.

        Without pawns to be earned, so that nothing has to be decided between two pieces.
        """
        self._scratch.positions[0] = self.game.position
        self._scratch.positions["pawns_left"] = 0
        for step in steps:
            self._scratch.apply(step)
        return self._scratch.position

    def deeds(self, steps: Sequence[int]) -> list[str]:
        """IM2-IM4: the deeds that a build earns. Where their pawns go changes nothing in that."""
        before = self.game.position
        if not before["pawns_left"].any():
            return []
        self._scratch.positions[0] = before
        for step in steps:
            self._scratch.apply(step)
        while self._scratch.position["phase"] == DEED:
            self._scratch.apply(self._scratch.legal()[0])
        after = self._scratch.position
        return [DEED_NAMES[deed] for deed in after["pawn_deed"][before["pawn_n"] : after["pawn_n"]]]

    def gains(self, pieces: Sequence[Piece], steps: Sequence[int]) -> Json:
        """The protocol's `Gains` of a build."""
        deeds = self.deeds(steps)
        before, after = self.game.position, self.built(steps)
        now = count_all(self.setting, after)
        territory = territory_of(self.setting, pieces[0])
        ranks = [int(counts.ranks[territory, self.tribe]) for counts in (self.counts, now)]
        return {
            "points": self.change(now.points),
            "explores": not before["most_tents"][territory],
            "fills": bool(before["n_free"][territory] > 0 == after["n_free"][territory]),
            "settlement": self.settled(after, pieces),
            "totems": [int(after["all_totems"][territory]), int(after["most_tents"][territory])],
            "rank": [rank if rank > 0 else None for rank in ranks],
            "majority": [self.leads(position, territory) for position in (before, after)],
            "deeds": deeds,
        }

    def change(self, points: Ints) -> list[int]:
        """By tribe, how points differ from those of the position as it is."""
        change: list[int] = (points - self.counts.points).sum(axis=1)[: self.setting.sides].tolist()
        return change

    def leads(self, position: np.void, territory: int) -> bool:
        """IP2: has the acting tribe the most totems in a territory, ties included?"""
        return bool(int(position["leaders"][territory]) >> self.tribe & 1)

    def settled(self, after: np.void, pieces: Sequence[Piece]) -> int:
        """IP3: the tents of the settlement that new tents make or join; 0 for none."""
        spots = {at for kind, at in pieces if kind == TENT}
        if not spots:
            return 0
        groups = settlements_of(self.setting, after)
        joined = (len(group.spots) for group in groups if not spots.isdisjoint(group.spots))
        return max(joined, default=0)

    def pawn(self, target: int) -> list[int]:
        """IM1: by tribe, the points that a pawn on a territory or connection brings now."""
        self._scratch.positions[0] = self.game.position
        position = self._scratch.position
        if target < TERRITORIES:
            position["territory_pawns"][target] += 1
        else:
            position["connection_pawns"][target - TERRITORIES] += 1
        return self.change(count_all(self.setting, position).points)
