"""Why cards do not pay for the pieces of a build (IT3, IA2, IA4, IA6, IV2, IV9)."""

from collections.abc import Sequence

import numpy as np

from bivouac.core.complaints import refuse, shown
from bivouac.games.iwari.layout import BIOMES, TENT, VOID_TOTEM
from bivouac.games.iwari.notation.builds import Piece
from bivouac.games.iwari.notation.prices import Price, prices, source_of, territory_of
from bivouac.games.iwari.refusals.refused import check_in_hand, check_not_void, territory_args
from bivouac.games.iwari.setting import Iwari

MOVED = "IV9"
"""The rule of the price of a piece that moves."""


def check_payment(
    setting: Iwari, position: np.void, pieces: Sequence[Piece], ways: Sequence[Sequence[int]]
) -> None:
    """IT3: hand cards, each once, and for each piece what it costs; () where it is not paid yet."""
    cards = [card for way in ways for card in way]
    for i, card in enumerate(cards):
        check_in_hand(setting, position, card, "IT3")
        check_not_void(setting, card)
        if card in cards[:i]:
            reason = f"card {shown(setting.cards[card])} pays twice"
            refuse("IT3", reason, "iwari-refused-pays-twice", card=setting.card_biomes[card])
    costs = prices(setting, position, pieces)
    for piece, way, price in zip(pieces, ways, costs, strict=True):
        if way and price.rule == MOVED:
            check_way(setting, price.rule, source_of(setting, piece), way)
        elif way and price.joker:
            check_way(setting, price.rule, territory_of(setting, piece), way)
        elif way:
            check_fixed(setting, piece, price, way)


def check_way(setting: Iwari, rule: str, territory: int, way: Sequence[int]) -> None:
    """IT3: one card of the territory's biome, or two of one other.

    IV9: for a piece that moves it is the territory that it leaves.
    """
    is_moved = rule == MOVED
    args = territory_args(setting, territory)
    biomes = [setting.card_biomes[card] for card in way]
    where = f"{shown(setting.territory_ids[territory])} ({args['biome']})"
    where = f"from {where}" if is_moved else f"in {where}"
    if len(way) == 1 and biomes[0] != args["biome"]:
        reason = f"one {biomes[0]} card does not pay for a piece {where}"
        key = "iwari-refused-biome-moved" if is_moved else "iwari-refused-biome"
        refuse(rule, reason, key, card=biomes[0], **args)
    if len(way) > 1 and len(set(biomes)) > 1:
        reason = "two cards that pay as a joker are of one biome"
        refuse(rule, reason, "iwari-refused-pair", **args)
    if len(way) > 1 and biomes[0] == args["biome"]:
        reason = f"one {biomes[0]} card pays for a piece {where}, not two"
        key = "iwari-refused-pair-own-moved" if is_moved else "iwari-refused-pair-own"
        refuse(rule, reason, key, **args)


def check_fixed(setting: Iwari, piece: Piece, price: Price, way: Sequence[int]) -> None:
    """IA2, IA4, IA6: a price of its own, no joker."""
    wanted = [BIOMES[biome] for biome in price.biomes]
    if sorted(setting.card_biomes[card] for card in way) == sorted(wanted):
        return
    if piece.kind == VOID_TOTEM:
        reason = f"this move of a void totem costs one {wanted[0]} and one {wanted[1]} card"
        key = "iwari-refused-move-price"
        if wanted[0] == wanted[1]:
            reason = f"a void totem from the centre costs two {wanted[0]} cards"
            key = "iwari-refused-centre-price"
        refuse(price.rule, reason, key, biome=wanted[-1], other=wanted[0])
    if len(wanted) == 1:
        reason = f"the second piece in unexplored land costs one {wanted[0]} card"
        refuse(price.rule, reason, "iwari-refused-determined-price", biome=wanted[0])
    is_ruin = piece.kind == TENT and setting.map.spots[piece.at].contested is None
    what = "a tent on this ruin" if is_ruin else "this contested token"
    key = "iwari-refused-ruin-price" if is_ruin else "iwari-refused-token-price"
    reason = f"{what} costs two {wanted[0]} cards and no others"
    refuse(price.rule, reason, key, biome=wanted[0])
