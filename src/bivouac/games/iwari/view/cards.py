"""IC1, IS3, IV1: of each biome how many cards there are, and where a viewer knows them to be."""

import numpy as np

from bivouac.core.tally import Places, tally
from bivouac.games.iwari.box.pieces import VOID
from bivouac.games.iwari.layout import NONE
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.view.reading import held_cards, is_seen
from bivouac.games.iwari.wire import view as wire


def see_tally(setting: Iwari, position: np.void, viewer: int) -> wire.Tally:
    """The protocol's `Tally`; what is face down is counted, and nowhere told apart.

    A void card above the display or set aside lies for all to see (IV3, IV6).
    """
    others = [seat for seat in range(setting.seats) if seat != viewer]
    held = [card for seat in others for card in held_cards(position, seat)]
    hidden = [card for card in held if not is_seen(position, card)]
    deck: list[int] = position["deck"][position["deck_top"] : position["deck_end"]].tolist()
    shown = [
        *(card for card in position["display"].tolist() if card != NONE),
        *members(position["above"]),
        *members(position["aside"]),
        *(card for card in held if is_seen(position, card)),
    ]
    hand = held_cards(position, viewer) if viewer in range(setting.seats) else []
    places = Places(hand, shown, members(position["discards"]), [*deck, *hidden])
    box = {**setting.pieces.cards, VOID: 0}
    return {
        "kinds": tally(setting.cards, setting.card_biomes, places, box),
        "face_down": len(deck),
        "in_hands": len(hidden),
    }
