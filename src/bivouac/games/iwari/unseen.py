"""IT7, IG1, IV12: what lies face down and nobody has seen, laid out anew by shuffles of ids.

A card of the deck has lain there unseen since the shuffle it was last in, so it is in that shuffle,
or in the setup, that another card takes its place.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np

from bivouac.core.contract import Beginning, Event, Json, Order
from bivouac.core.fair import relaid as laid_anew
from bivouac.games.iwari.layout import COLOURS
from bivouac.games.iwari.notation.position import card_ids, deck_of, is_void_card, members
from bivouac.games.iwari.setting import Iwari

DEALT = 0
"""In place of the number of a shuffle: the setup."""


def relaid(setting: Iwari, begun: Beginning, position: np.void, order: Order) -> Beginning:
    """The deck, then the discovery tokens."""
    setup, events = begun.setup, list(begun.events)
    shuffles = [place for place, event in enumerate(events) if event.get("chance") == "shuffle"]
    cards = packs_anew if setting.against_void else cards_anew
    for number, lies in cards(setting, position, order).items():
        if number == DEALT:
            setup = exchanged(setup, "deck", lies)
        else:
            place = shuffles[number - 1]
            events[place] = exchanged(events[place], "cards", lies)
    if "discoveries" in setup:
        setup = {**setup, "discoveries": tokens_anew(setting, setup, position, order)}
    return Beginning(setup, events)


def unseen_cards(setting: Iwari, position: np.void) -> Mapping[int, Sequence[int]]:
    """The cards of the deck by the shuffle or pack they are of, the topmost first, as they lie."""
    found: dict[int, list[int]] = {}
    for card in deck_of(position):
        found.setdefault(int(position["shuffled"][card]), []).append(card)
    return dict(sorted(found.items()))


def cards_anew(setting: Iwari, position: np.void, order: Order) -> Mapping[int, Mapping[str, str]]:
    """IE1: one shuffle for the unseen cards of each shuffle of the game, the earliest first."""
    groups = unseen_cards(setting, position)
    return {number: laid_anew(card_ids(setting, cards), order) for number, cards in groups.items()}


def packs_anew(setting: Iwari, position: np.void, order: Order) -> Mapping[int, Mapping[str, str]]:
    """IV12: one shuffle of all biome cards of the deck, then one of each pack, the topmost first.

    A pack keeps its void cards, and as many others as it has, the first ones of that shuffle. After
    a corruption the whole deck is one pack.
    """
    packs = int(setting.static["packs"][0])
    deck = deck_of(position)
    biomes = card_ids(setting, [card for card in deck if not is_void_card(setting, card)])
    left = iter(order(biomes) if biomes else [])
    found: dict[int, dict[str, str]] = {}
    for number, cards in unseen_cards(setting, position).items():
        ids = card_ids(setting, cards)
        voids = [is_void_card(setting, card) for card in cards]
        pack = [name if void else next(left) for name, void in zip(ids, voids, strict=True)]
        lies = found.setdefault(max(number - packs, DEALT), {})
        lies.update(zip(ids, order(pack), strict=True))
    return found


def tokens_anew(setting: Iwari, setup: Json, position: np.void, order: Order) -> Mapping[str, str]:
    """IG1: one shuffle of the tokens whose colour nobody knows: the first go to the spots.

    They are called by colour, and by number from 1; the spots take them in the order of the map.
    """
    veiled = {setting.spot_ids[spot] for spot in members(position["veiled"])}
    known = Counter(colour for spot, colour in setup["discoveries"].items() if spot not in veiled)
    left = {
        f"{colour}-{n}": colour
        for colour in COLOURS
        for n in range(1, setting.pieces.tokens - known[colour] + 1)
    }
    spots = sorted(veiled & set(setup["discoveries"]), key=setting.spot_number.__getitem__)
    tokens = order(list(left)) if spots else []
    return {
        **setup["discoveries"],
        **{spot: left[token] for spot, token in zip(spots, tokens, strict=False)},
    }


def exchanged(part: Json, place: str, lies: Mapping[str, str]) -> Event:
    """A part of a record with other ids in one of its lists."""
    return {**part, place: [lies.get(name, name) for name in part[place]]}
