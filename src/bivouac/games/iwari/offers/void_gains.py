"""IV: what a decision would bring against the void, tried in a position its player knows."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Known
from bivouac.games.iwari.layout import FREE, NONE, OVER, REASONS
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.happenings import (
    has_lost_piece,
    judged,
    new_settlement,
    revealed,
    unfold,
)
from bivouac.games.iwari.view.groups import groups_of
from bivouac.games.iwari.view.void import haunted_land, largest_ruins, see_claim, see_outcome
from bivouac.games.iwari.wire.void import VoidGains


class Tried(NamedTuple):
    """A decision and what follows from it, up to the next thing that is asked or unknown."""

    after: np.void
    lost: bool  # a piece of the build is lost on the way (IV8)
    acts: bool  # the void makes a settlement and acts (IV8)


class VoidTrial:
    """Decisions tried out in one position, as the seat that makes them knows it."""

    def __init__(self, setting: Iwari, known: Known) -> None:
        self.setting = setting
        self.before = known.position
        self._largest = largest_ruins(setting, groups_of(setting, known.position))

    def tried(self, steps: Sequence[int]) -> Tried:
        """Play a decision until something is asked, or a card would be revealed."""
        after, lost, acts = self.before, False, False
        for one in unfold(self.setting, self.before, steps):
            if revealed(one.was, one.now) != NONE:
                break
            after = one.now
            lost = lost or has_lost_piece(one)
            acts = acts or self.is_void_settled(one.was, one.now)
        return Tried(after, lost, acts)

    def is_void_settled(self, was: np.void, now: np.void) -> bool:
        """IV8: has the void made a settlement that lets it act?"""
        found = new_settlement(self.setting, was, now)
        follows = now["acting_in"] != NONE or now["settled"]
        return found is not None and found[0].tribe == self.setting.void and bool(follows)

    def gains(self, tried: Tried, territory: int) -> VoidGains:
        """The protocol's `VoidGains`; `territory` is where the decision places its pieces."""
        before, after = self.before, tried.after
        setting, void = self.setting, self.setting.void
        tents, totems = after["n_tents"][territory], after["totems"][territory]
        largest = largest_ruins(setting, groups_of(setting, after))
        has_moved = before["pawn"] != after["pawn"]
        return {
            "tents": [int(tents[: setting.seats].sum()), int(tents[void])],
            "totems": [int(totems[: setting.seats].sum()), int(totems[void])],
            "claims": {
                setting.territory_ids[at]: see_claim(after, at)["by"]
                for at in judged(before, after)
            },
            "group": [self._largest, largest],
            "free": bool(after["phase"] == FREE),
            "acts": tried.acts,
            "haunts": self.haunts(after),
            "lost": tried.lost,
            "moves_on": setting.connection_numbers[after["pawn"]] if has_moved else None,
            "ends": REASONS[after["reason"]],
            "beaten": see_outcome(setting, after) == "at_once",
        }

    def haunts(self, after: np.void) -> bool:
        """IV11: does a ruin follow in the haunted land?"""
        if after["haunt_due"] == 0 or after["phase"] == OVER:
            return False
        return not int(after["closed"]) >> haunted_land(self.setting) & 1
