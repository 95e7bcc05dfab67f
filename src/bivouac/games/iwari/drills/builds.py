"""The builds of one or two pieces that a hand can pay for, as drills ask about them."""

from collections.abc import Sequence

from bivouac.core.contract import Known
from bivouac.games.iwari.layout import NONE, TENT, TOTEM
from bivouac.games.iwari.notation.builds import Piece, piece_steps
from bivouac.games.iwari.notation.prices import prices
from bivouac.games.iwari.offers.choices import pieces_among
from bivouac.games.iwari.offers.payments import Purse
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.steps import PAY_WITH

BUILDS = {
    (TENT,): "tent",
    (TOTEM,): "totem",
    (TENT, TENT): "tents",
    tuple(sorted((TENT, TOTEM))): "both",
    (TOTEM, TOTEM): "totems",
}
"""What a build places, by the kinds of its pieces."""


def builds_of(setting: Iwari, known: Known) -> list[list[Piece]]:
    """IT1: every build of one piece, and of two, however the first is paid."""
    found = []
    purse = Purse(setting, known.position, known.seat)
    for one in pieces_among(known.legal()):
        found.append([one])
        for way in purse.ways(prices(setting, known.position, [one])[0]):
            under_way = known.copy()
            for step in [*piece_steps(one), *(PAY_WITH + card for card in way)]:
                under_way.apply(step)
            found += [
                [one, two] for two in pieces_among(under_way.legal()) if [one, two] not in found
            ]
    return found


def is_usual(setting: Iwari, known: Known, pieces: Sequence[Piece]) -> bool:
    """IT3: is each piece a tent or a totem out of the stock, at the price of every map?"""
    return all(
        one.kind in (TENT, TOTEM) and one.source == NONE and price.joker
        for one, price in zip(pieces, prices(setting, known.position, pieces), strict=True)
    )
