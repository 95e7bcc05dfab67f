"""What a build, a pawn or the walking totem would bring, tried in a position its player knows."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.contract import Known
from bivouac.core.records import Ints
from bivouac.games.iwari.layout import (
    COURAGE,
    DEED,
    DEED_NAMES,
    NONE,
    OVER,
    STORM,
    TENT,
    TERRITORIES,
    VENERATION,
    WALK,
)
from bivouac.games.iwari.notation.builds import Piece
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.offers.void_gains import VoidTrial
from bivouac.games.iwari.refusals.due import phase_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import NOWHERE, STORM_STAYS, WALK_NOT, WALK_ON
from bivouac.games.iwari.view.counts import count_all
from bivouac.games.iwari.view.groups import settlements_of
from bivouac.games.iwari.view.reading import fulfilled, tokens_lying
from bivouac.games.iwari.view.seats import VOID_ACTS
from bivouac.games.iwari.wire import offers as wire
from bivouac.games.iwari.wire.map import Colour
from bivouac.games.iwari.wire.void import VoidGains


def tribe_placing(setting: Iwari, position: np.void, seat: int) -> int:
    """The tribe whose pieces a seat's decision places (I2.1, IV3, IV5)."""
    if phase_of(position) in VOID_ACTS:
        return setting.void
    return seat if position["asked"] != NONE else int(position["tribe"])


class Trial:
    """Decisions tried out in one position, as the seat that makes them knows it."""

    def __init__(self, setting: Iwari, known: Known) -> None:
        self.setting = setting
        self.known = known
        self.seat = known.seat
        self.tribe = tribe_placing(setting, known.position, self.seat)
        self.counts = count_all(setting, known.position)
        self._scratch = known.copy()
        self._void = VoidTrial(setting, known) if setting.against_void else None

    def built(self, steps: Sequence[int]) -> np.void:
        """The position with all pieces of a build on the map; it lasts until the next trial.

        Without pawns to be earned, and where something else is to be decided between two pieces it
        is decided against: storms that may stay stay, and the walking totem does not walk.
        """
        self._scratch.positions[0] = self.known.position
        self._scratch.positions["pawns_left"] = 0
        self.build(steps)
        return self._scratch.position

    def deeds(self, steps: Sequence[int]) -> list[str]:
        """IM2-IM5: the deeds that a build earns. Where their pawns go changes nothing in that."""
        before = self.known.position
        if not before["pawns_left"].any():
            return []
        self._scratch.positions[0] = before
        earned = self.build(steps)
        return [name for deed, name in enumerate(DEED_NAMES) if earned >> deed & 1]

    def build(self, steps: Sequence[int]) -> int:
        """Make a build and all that must be decided before its last piece stands.

        Bits of the deeds that it earns; at the end of the game Veneration is not one (IM6).
        """
        for step in steps:
            self._scratch.apply(step)
        earned, position = 0, self._scratch.position
        while position["phase"] in (DEED, STORM, WALK):
            if position["phase"] == STORM:
                self._scratch.apply(STORM_STAYS)
            elif position["phase"] == WALK:
                self._scratch.apply(WALK_NOT)
            elif position["earned"] == 1 << VENERATION:
                break
            else:
                earned |= int(position["earned"])
                self._scratch.apply(self._scratch.legal()[0])
        return earned

    def gains(self, pieces: Sequence[Piece], steps: Sequence[int]) -> wire.Gains:
        """The protocol's `Gains` of a build; against the void no points, and no rank."""
        deeds = self.deeds(steps)
        territory = territory_of(self.setting, pieces[0])
        if self._void is None:
            after, against = self.built(steps), None
        else:
            tried = self._void.tried(steps)
            after, against = tried.after, self._void.gains(tried, territory)
        before, now = self.known.position, count_all(self.setting, after)
        ranks = [int(counts.ranks[territory, self.tribe]) for counts in (self.counts, now)]
        return {
            "points": self.change(now.points),
            "sources": self.sources(now.points),
            "explores": bool(before["most_tents"][territory] == 0 < after["most_tents"][territory]),
            "fills": bool(before["n_free"][territory] > 0 == after["n_free"][territory]),
            "settlement": self.settled(after, pieces),
            "totems": [int(after["all_totems"][territory]), int(after["most_tents"][territory])],
            "rank": [rank if rank > 0 and self.setting.scored else None for rank in ranks],
            "majority": [self.leads(position, territory) for position in (before, after)],
            "deeds": deeds,
            "expeditions": self.expeditions(after),
            "token": self.token(pieces),
            "determination": bool(before["determination"] != after["determination"]),
            "forgone": self.forgone(after),
            "void": against,
        }

    def void_gains(self, steps: Sequence[int], territory: int) -> VoidGains:
        """IV5, IV8, IV11: the protocol's `VoidGains` of a decision that is no build."""
        assert self._void is not None
        return self._void.gains(self._void.tried(steps), territory)

    def change(self, points: Ints) -> list[int]:
        """By tribe, how points differ from those of the position as it is."""
        if not self.setting.scored:
            return [0] * self.setting.sides
        change: list[int] = (points - self.counts.points).sum(axis=1)[: self.setting.sides].tolist()
        return change

    def sources(self, points: Ints) -> dict[str, int]:
        """IP1-IP3: where the points of the acting tribe change, by key."""
        if not self.setting.scored or self.tribe >= self.setting.sides:
            return {}
        change = (points - self.counts.points)[self.tribe].tolist()
        keys = zip(self.setting.score_keys, change, strict=False)
        return {key: gained for key, gained in keys if gained}

    def leads(self, position: np.void, territory: int) -> bool:
        """IP2: has the acting tribe the most totems in a territory, ties included?"""
        return bool(int(position["leaders"][territory]) >> self.tribe & 1)

    def settled(self, after: np.void, pieces: Sequence[Piece]) -> int:
        """IP3: the tents of the settlement that new tents make or join; 0 for none."""
        spots = {one[1] for one in pieces if one[0] == TENT}
        if not spots:
            return 0
        groups = [one for one in settlements_of(self.setting, after) if one.tribe == self.tribe]
        joined = (len(group.spots) for group in groups if not spots.isdisjoint(group.spots))
        return max(joined, default=0)

    def expeditions(self, after: np.void) -> list[int]:
        """IX1: the numbers of the expeditions that the acting tribe fulfils."""
        had = fulfilled(self.known.position, self.tribe)
        return [number + 1 for number in fulfilled(after, self.tribe) if number not in had]

    def token(self, pieces: Sequence[Piece]) -> Colour | None:
        """IG1: the colour of the discovery token that a tent takes: it lies face up by then."""
        lying = tokens_lying(self.known.position)
        return next((lying[one[1]] for one in pieces if one[0] == TENT and one[1] in lying), None)

    def forgone(self, after: np.void) -> wire.Forgone | None:
        """I2.1, IV3: who would act after an own build, had it left a card and not ended all."""
        if self.tribe != self.seat or after["hand_n"][self.seat] > 0:
            return None
        if self.setting.third != NONE:
            return "third"
        return "void" if self.setting.against_void and after["phase"] != OVER else None

    def pawn(self, deed: int, target: int) -> tuple[list[int], list[int]]:
        """IM1, IM5: by tribe, the points that a pawn on a territory or connection brings now.

        And what multiplies the points there, before and after it.
        """
        if target == NOWHERE:
            return [0] * self.setting.sides, [1, 1]
        self._scratch.positions[0] = self.known.position
        position = self._scratch.position
        more = -1 if deed == COURAGE else 1
        is_land = target < TERRITORIES
        pawns = position["territory_pawns" if is_land else "connection_pawns"]
        at = target if is_land else target - TERRITORIES
        factor = 1 + int(pawns[at])
        pawns[at] += more
        return self.change(count_all(self.setting, position).points), [factor, factor + more]

    def walk(self) -> list[int]:
        """IR2: by tribe, the points for the connection of the walking totem if it scores now."""
        self._scratch.positions[0] = self.known.position
        self._scratch.apply(WALK_ON)
        won = self._scratch.position["walked"] - self.known.position["walked"]
        points: list[int] = won[: self.setting.sides].tolist()
        return points
