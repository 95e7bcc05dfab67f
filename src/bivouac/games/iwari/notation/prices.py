"""What the pieces of a build cost, each in its place in the build (IT3, IA2, IA4, IA6, IV9)."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bivouac.games.iwari.layout import CENTRE, FORT, NONE, TENT, VOID_TOTEM
from bivouac.games.iwari.notation.builds import Piece
from bivouac.games.iwari.setting import Iwari


class Price(NamedTuple):
    """The cards that pay for a piece."""

    biomes: tuple[int, ...]  # of a void totem: where it comes from, then where it goes
    joker: bool  # True: one card of that biome, or two of one other; False: these cards, no others
    rule: str


def territory_of(setting: Iwari, one: Piece) -> int:
    """The territory a piece goes to."""
    is_on_spot = one.kind in (TENT, FORT)
    return int(setting.static["territory_of"][0, one.at]) if is_on_spot else one.at


def source_of(setting: Iwari, one: Piece) -> int:
    """IV9: the territory that a tent or a totem which moves comes from."""
    is_tent = one.kind == TENT
    return int(setting.static["territory_of"][0, one.source]) if is_tent else one.source


def prices(setting: Iwari, position: np.void, pieces: Sequence[Piece]) -> list[Price]:
    """The price of each piece of a build; `position` is the one before it."""
    return [price_of(setting, position, pieces[:i], one) for i, one in enumerate(pieces)]


def price_of(setting: Iwari, position: np.void, chosen: Sequence[Piece], one: Piece) -> Price:
    """IT3, and where a piece has a price of its own (IA2, IA4, IA6); `chosen` come before it.

    IV9: one that moves is paid with the biome it comes from.
    """
    biomes = setting.static["territory_biome"][0]
    territory = territory_of(setting, one)
    biome = int(biomes[territory])
    if one.kind == VOID_TOTEM:
        return Price(
            (biome if one.source == CENTRE else int(biomes[one.source]), biome), False, "IA4"
        )
    if one.source != NONE:
        return Price((int(biomes[source_of(setting, one)]),), True, "IV9")
    special = int(setting.static["price"][0, one.at]) if one.kind == TENT else NONE
    if special != NONE:
        rule = "IA6" if setting.map.spots[one.at].contested is not None else "IA2"
        return Price((special, special), False, rule)
    if chosen and position["most_tents"][territory] == 0:
        return Price((biome,), False, "IA6")  # by the determination token
    return Price((biome,), True, "IT3")


def in_order(setting: Iwari, price: Price, cards: Sequence[int]) -> list[int]:
    """IA4: cards that pay a fixed price, in the order in which steps name them, if they can be."""
    shown = [int(setting.static["biomes"][0, card]) for card in cards]
    is_reversed = (
        not price.joker and tuple(shown) != price.biomes and tuple(shown[::-1]) == price.biomes
    )
    return list(cards[::-1]) if is_reversed else list(cards)
