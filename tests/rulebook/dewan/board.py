"""A table of Dewan on a hand-made board: camps, tucked cards, markers, stories and tokens; maps,
cards and stories as tests/reference/dewan/boards.py draws them.
"""

from collections.abc import Callable, Iterable
from typing import Any, Self

import numpy as np

from bivouac.core.bits import bit, byte
from bivouac.core.contract import Event
from bivouac.core.jit import entry
from bivouac.core.records import Records, Word
from bivouac.games.dewan.game import DewanSetting
from bivouac.games.dewan.layout import NEEDS, NONE, SYMBOLS, WATER
from bivouac.games.dewan.notation.parts import parts_of_record
from bivouac.games.dewan.notation.start import lay_out
from bivouac.games.dewan.rules.camps import found_village, tuck
from bivouac.games.dewan.rules.cards import gain
from bivouac.games.dewan.rules.events import place_marker
from bivouac.games.dewan.rules.stories import holdings
from bivouac.games.dewan.rules.zones import touch
from tests.enumeration.whole_decisions import whole_decisions
from tests.reference.dewan.boards import make_record
from tests.rulebook.situation import Situation


@entry
def put_camp(tables: Records, positions: Records, seat: int, space: int) -> None:
    """A camp that has been there for a while: no berry, no story, no tuck."""
    t = tables[0]
    p = positions[0]
    p.built[seat, p.n_built[seat]] = space
    p.n_built[seat] += 1
    p.camps[seat] |= bit(space)
    p.open &= ~bit(space)
    p.toll[space] = seat
    if p.terrain[space] == WATER:
        found_village(t, p, seat, space)
    touch(t, p, seat, space)


@entry
def put_tuck(tables: Records, positions: Records, seat: int, card: int, half: int) -> None:
    """A card tucked earlier."""
    gain(tables[0], positions[0], seat, card)
    tuck(tables[0], positions[0], seat, card, half)


@entry
def put_card(tables: Records, positions: Records, seat: int, card: int) -> None:
    """A card in a hand, nobody knows whence."""
    gain(tables[0], positions[0], seat, card)


@entry
def put_marker(tables: Records, positions: Records, space: int) -> None:
    """A marker placed earlier."""
    place_marker(tables[0], positions[0], space)


@entry
def count_holdings(positions: Records, seat: int) -> Word:
    """What a tribe has of each symbol."""
    return holdings(positions[0], seat)


@entry
def read_byte(word: Word, index: int) -> int:
    """One packed counter."""
    return byte(word, index)


class Table(Situation[DewanSetting]):
    """A game at its first turn, everybody having taken a story from the stack; or, with `draft`,
    before that. The other parts are those of `make_record`."""

    def __init__(self, drawn: str, **parts: Any) -> None:
        in_draft = parts.pop("draft", False)
        record = make_record(drawn, **parts)
        others = list(parts.get("others", ()))
        record["setup"]["pile"] += others
        setting = DewanSetting(*parts_of_record(record, strict=False))
        super().__init__(setting, lay_out(setting, record, strict=False))
        self._remove_last_of_pile(len(others))
        if not in_draft:
            for _ in range(self.setting.seats):
                self.play({"seat": self.game.to_move, "do": "story", "from": "stack"})

    def _remove_last_of_pile(self, count: int) -> None:
        """Cards that lie nowhere yet; a test puts them where it needs them."""
        end = int(self.positions["pile_end"][0])
        self.positions["pile"][0, end - count : end] = NONE
        self.positions["pile_end"][0] = end - count

    # What a test puts on the table.

    def camps(self, seat: int, spaces: str) -> Self:
        for space in spaces.split():
            put_camp(self.setting.static, self.positions, seat, self.setting.space_number[space])
        return self

    def tuck(self, seat: int, *cards: str, half: int = 0) -> Self:
        for card in cards:
            number = self.setting.card_number[card]
            put_tuck(self.setting.static, self.positions, seat, number, half)
        return self

    def hold(self, seat: int, *cards: str) -> Self:
        for card in cards:
            put_card(self.setting.static, self.positions, seat, self.setting.card_number[card])
        return self

    def discard(self, *cards: str) -> Self:
        numbers = [self.setting.card_number[card] for card in cards]
        self.positions["discards"][0] |= np.uint64(sum(1 << number for number in numbers))
        return self

    def mark(self, *spaces: str) -> Self:
        for space in spaces:
            put_marker(self.setting.static, self.positions, self.setting.space_number[space])
        return self

    def stories(self, seat: int, *names: str) -> Self:
        numbers = [self.setting.story_number[name] for name in names]
        self.positions["stories"][0, seat] = numbers + [NONE] * (4 - len(numbers))
        return self

    # What happens, and what can be seen.

    def is_over(self) -> bool:
        return self.game.is_over

    def is_chance(self) -> bool:
        return self.game.is_chance

    def decisions(self) -> list[Event]:
        return whole_decisions(self.game)

    def placements(self, route: str | None = None) -> list[Event]:
        """The placements possible now; those of one route."""
        found = [decision for decision in self.decisions() if decision["do"] == "place"]
        return [d for d in found if route is None or d["route"] == route.split()]

    def payments(self, route: str) -> set[str]:
        """Every way to pay for a route."""
        return {" ".join(decision["pay"]) for decision in self.placements(route)}

    def ends(self) -> set[str]:
        """Where a camp may be placed now."""
        return {decision["route"][-1] for decision in self.placements()}

    def spaces(self) -> set[str]:
        """Where a marker may be placed now."""
        return {decision["space"] for decision in self.decisions()}

    @property
    def hands(self) -> list[list[str]]:
        return [list(hand) for hand in self.final["hands"]]

    @property
    def breakdown(self) -> list[dict[str, int]]:
        return [dict(row) for row in self.game.result().breakdown]

    def counts(self, seat: int) -> dict[str, int]:
        """What a tribe has for its stories, symbols it has none of left out."""
        held = count_holdings(self.positions, seat)
        found = {SYMBOLS[i]: read_byte(held, i) for i in range(NEEDS)}
        return {symbol: number for symbol, number in found.items() if number > 0}


def before_an_event(scenario: str) -> Callable[..., Table]:
    """Tables of a scenario at which the next card refilled is the last of the pile."""
    parts = {"scenario": scenario, "pile": ["b-1"], "supply": numbered("m", 12)}
    return lambda drawn, **more: Table(drawn, **{**parts, **more})


def story(seat: int, index: int | None = None) -> Event:
    """A `story` decision: a slot of the row, or the stack."""
    if index is None:
        return {"seat": seat, "do": "story", "from": "stack"}
    return {"seat": seat, "do": "story", "from": "row", "index": index}


def tucked(seat: int, card: str | None, half: int = 0) -> Event:
    """A `tuck` decision."""
    return {"seat": seat, "do": "tuck", "card": card} | ({} if card is None else {"half": half})


def marker(seat: int, space: str) -> Event:
    """A `marker` decision."""
    return {"seat": seat, "do": "marker", "space": space}


def fish(seat: int, card: str | None) -> Event:
    """A `fish` decision."""
    return {"seat": seat, "do": "fish", "card": card}


def pass_turn(seat: int) -> Event:
    """A `pass` decision."""
    return {"seat": seat, "do": "pass"}


def shuffled(into: str, cards: Iterable[str]) -> Event:
    """A `shuffle` by chance."""
    return {"chance": "shuffle", "into": into, "cards": list(cards)}


def numbered(kind: str, count: int, first: int = 1) -> list[str]:
    """Cards of one kind: "m-1", "m-2", ..."""
    return [f"{kind}-{number}" for number in range(first, first + count)]
