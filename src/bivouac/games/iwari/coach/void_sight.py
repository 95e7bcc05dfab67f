"""IV: what topics look at against the void: how every territory would be judged, now and after."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from bivouac.core.contract import Known
from bivouac.games.iwari.coach.sight import Sight, about_to_build
from bivouac.games.iwari.layout import FREE, NONE, PLAYER_STAGE
from bivouac.games.iwari.notation.builds import Piece, piece_of
from bivouac.games.iwari.notation.position import members, members_of
from bivouac.games.iwari.notation.prices import territory_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.groups import Group, groups_of
from bivouac.games.iwari.view.void import AT_ONCE, void_cards_showing
from bivouac.games.iwari.view.void_counts import all_judged


class Outlook(NamedTuple):
    """A decision that places pieces, and how it stands after what it brings at once."""

    steps: list[int]
    pieces: list[Piece]
    territory: int
    lost: int  # bits of the territories that would be the void's if all were judged
    closed: int  # bits of those that were judged, with this decision
    held: int  # bits of those that the void has claimed
    frees: bool  # a free piece follows (IV8)
    empties: bool  # no card is left for the void (IV3)
    beaten: bool  # the void has won at once (IV10, IV11)

    @property
    def moves(self) -> bool:
        """IV9: is its first piece one that moves?"""
        return piece_of(self.steps[0]) is None


class VoidSight(Sight):
    """One position against the void, looked at once for all topics."""

    def __init__(self, setting: Iwari, known: Known) -> None:
        super().__init__(setting, known)
        self.void = setting.void
        self._paper = known.copy()
        self.closed = int(self.position["closed"])
        self.lost = lost_if_judged(setting, self.position)

    @cached_property
    def outlooks(self) -> list[Outlook]:
        """The builds of the side that acts, each paid the cheapest way; fewest cards first."""
        return list(self.outlooks_in(self.known))

    def outlooks_in(self, world: Known) -> Iterator[Outlook]:
        """The builds that can be paid for in a world."""
        for plan in world.plans():
            if any(piece_of(step) is not None for step in plan.steps):
                yield self.outlook(world.position, plan.steps)

    def outlook(self, position: np.void, steps: Sequence[int]) -> Outlook:
        """One decision that places pieces, or a single step that does."""
        self._paper.positions[0] = position
        for step in steps:
            self._paper.apply(step)
        after = self._paper.position
        pieces = [one for one in map(piece_of, steps) if one is not None]
        return Outlook(
            list(steps),
            pieces,
            territory_of(self.setting, pieces[0]) if pieces else NONE,
            lost_if_judged(self.setting, after),
            int(after["closed"]),
            int(after["lost"]),
            bool(after["phase"] == FREE),
            bool(after["hand_n"][self.seat] == 0),
            bool(after["reason"] in AT_ONCE),
        )

    @cached_property
    def open_lands(self) -> list[int]:
        """IV7: the territories that were not judged, those with the fewest free spots first."""
        lands = range(len(self.setting.territory_ids))
        free = self.position["n_free"].tolist()
        return sorted((one for one in lands if not self.closed >> one & 1), key=free.__getitem__)

    @property
    def at_pawn(self) -> list[int]:
        """IV5: the open territories of the pawn's connection."""
        ends: list[int] = self.setting.static["ends"][0, self.position["pawn"]].tolist()
        return [one for one in ends if not self.closed >> one & 1]

    def is_lost(self, territory: int) -> bool:
        """IV7: would the void claim it, if it were judged now?"""
        return bool(self.lost >> territory & 1)

    def free_in(self, territory: int) -> int:
        """The free spots of a territory."""
        return int(self.position["n_free"][territory])

    def urgency(self, territory: int) -> int:
        """How soon a territory may be judged: when it is full, or by a corruption at the pawn."""
        return max(0, 4 - self.free_in(territory)) + (
            self.showing if territory in self.at_pawn else 0
        )

    @property
    def held(self) -> int:
        """IV10: the territories that the void has claimed."""
        return len(members_of(self.position["lost"]))

    @property
    def limit(self) -> int:
        """IV10: with so many it wins."""
        return int(self.setting.static["limit"][0])

    @cached_property
    def showing(self) -> int:
        """IV4: the void cards in the display and above it."""
        return void_cards_showing(self.setting, self.position)

    @property
    def shown_limit(self) -> int:
        """IV4: with so many a corruption comes instead of an infection."""
        return int(self.setting.static["most_shown"][0])

    @property
    def aside(self) -> int:
        """IV6: the void cards set aside."""
        return len(members(self.position["aside"]))

    @cached_property
    def ruins(self) -> list[Group]:
        """IV8: the groups of ruins, the largest first."""
        found = [one for one in groups_of(self.setting, self.position) if one.tribe == self.void]
        return sorted(found, key=lambda one: -len(one.spots))

    def can_grow(self, group: Group) -> bool:
        """IV8: is a spot free beside a group, in a territory that is open?"""
        around = np.bitwise_or.reduce(self.setting.static["around"][0, group.spots])
        lands = self.setting.static["territory_of"][0]
        beside = members(around & self.position["free"])
        return any(not self.closed >> int(lands[spot]) & 1 for spot in beside)

    def to_build(self, biomes: Sequence[int]) -> Known:
        """The same map with the seat about to build with a card of each of these biomes."""
        world = about_to_build(self.setting, self.known, self.seat, biomes)
        world.position["stage"] = PLAYER_STAGE
        world.position["voids_open"] = world.position["voids_played"] = 0
        return world


def lost_if_judged(setting: Iwari, position: np.void) -> int:
    """IV7: bits of the territories that the void would claim, judged as they stand."""
    return int(all_judged(setting, position)["lost"])
