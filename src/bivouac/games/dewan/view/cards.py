"""DC4, DT3: of each kind of card how many there are, and where a viewer knows them to be."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from bivouac.core.tally import Places, tally
from bivouac.core.wire import CardKind
from bivouac.games.dewan.box.types import HALF_SYMBOLS
from bivouac.games.dewan.layout import NONE, TERRAINS
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.view.sets import members
from bivouac.games.dewan.wire import view as wire


def see_tally(setting: Dewan, position: np.void, viewer: int) -> wire.Tally:
    """The protocol's `Tally`; what is face down is counted, and nowhere told apart."""
    seats = range(setting.seats)
    others = [seat for seat in seats if seat != viewer]
    hidden = [card for seat in others for card in members(unseen_in(position, seat))]
    down = [*between(position, "pile"), *between(position, "supply")]
    shown = [
        *(int(card) for card in position["row"] if card != NONE),
        *(int(card) for seat in seats for card in position["tucks"][seat] if card != NONE),
        *(card for seat in others for card in members(seen_in(position, seat))),
    ]
    hand = members(position["hands"][viewer]) if viewer in seats else []
    places = Places(hand, shown, members(position["discards"]), [*down, *hidden])
    kinds = tally(setting.card_ids, setting.card_kinds, places)
    return {
        "kinds": kinds,
        "signs": list(count_signs(setting.card_signs, kinds)),
        "face_down": len(down),
        "in_hands": len(hidden),
    }


def unseen_in(position: np.void, seat: int) -> np.uint64:
    """The cards of a hand that not everybody has seen."""
    return np.uint64(position["hands"][seat] & ~position["seen"])


def seen_in(position: np.void, seat: int) -> np.uint64:
    """The cards of a hand that everybody saw arrive."""
    return np.uint64(position["hands"][seat] & position["seen"])


def between(position: np.void, stack: str) -> list[int]:
    """The cards of the pile or of the supply."""
    top, end = position[f"{stack}_top"], position[f"{stack}_end"]
    cards: list[int] = position[stack][top:end].tolist()
    return cards


def count_signs(
    signs: Mapping[str, frozenset[str]], kinds: Sequence[CardKind]
) -> Iterator[wire.SignCount]:
    """How many cards show each terrain and each symbol; `signs` by the id of a card."""
    for sign in (*TERRAINS, *HALF_SYMBOLS):
        found = [one for one in kinds if sign in signs[one["card"]]]
        if found:
            yield {
                "sign": sign,
                "box": sum(one["box"] for one in found),
                "discards": sum(one["discards"] for one in found),
                "unseen": sum(one["unseen"] for one in found),
            }
