"""IT1, IT3: which cards of the hand pay for these pieces?"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

from bivouac.core.contract import Advice, Drill, DrillChoice, Known, Message
from bivouac.core.drilling import mixed
from bivouac.games.iwari.drills.builds import BUILDS, builds_of, is_usual
from bivouac.games.iwari.drills.lands import land_anchor, spot_anchors, totem_anchor
from bivouac.games.iwari.layout import TENT, TURN
from bivouac.games.iwari.notation.builds import MOST_CARDS, Piece
from bivouac.games.iwari.notation.prices import prices, territory_of
from bivouac.games.iwari.offers.payments import Purse
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import counted, territory_code

JOKERS = 1 / 2
"""So many of the builds asked about can only be paid with two cards of another biome."""


def ask(setting: Iwari, known: Known, chance: Random) -> Drill | None:
    """A build that some of the cards pay for, and others do not."""
    position = known.position
    purse = Purse(setting, position, known.seat)
    if position["phase"] != TURN or len(purse.hand) < MOST_CARDS or len(biomes(purse)) == 1:
        return None
    builds = [pieces for pieces in builds_of(setting, known) if is_usual(setting, known, pieces)]
    joker = chance.random() < JOKERS
    for pieces in mixed(builds, chance):
        is_small = len(payments(setting, known, purse, pieces)[0]) < MOST_CARDS
        if is_small and needs_joker(setting, known, purse, pieces) == joker:
            return asked(setting, known, purse, pieces)
    return None


def biomes(purse: Purse) -> set[int]:
    """The biomes of a hand."""
    return set(purse.biome.values())


def needs_joker(setting: Iwari, known: Known, purse: Purse, pieces: Sequence[Piece]) -> bool:
    """IT3: does every payment have two cards of another biome?"""
    return all(len(cards) > len(pieces) for cards in payments(setting, known, purse, pieces))


def payments(
    setting: Iwari, known: Known, purse: Purse, pieces: Sequence[Piece]
) -> list[tuple[int, ...]]:
    """IT1, IT3: the sets of cards that pay for the pieces, fewest cards first."""
    costs = prices(setting, known.position, pieces)
    found = purse.payments(costs, [() for _ in pieces])
    kinds = [Counter(purse.biome[card] for way in paid for card in way) for paid in found]
    return [
        cards
        for size in range(1, MOST_CARDS + 1)
        for cards in combinations(purse.hand, size)
        if Counter(purse.biome[card] for card in cards) in kinds
    ]


def asked(setting: Iwari, known: Known, purse: Purse, pieces: Sequence[Piece]) -> Drill:
    """The question."""
    right = payments(setting, known, purse, pieces)
    names = {card: f"hand-{setting.cards[card]}" for card in purse.hand}
    land = territory_of(setting, pieces[0])
    args = {
        "land": territory_code(setting, land),
        "biome": setting.map.territories[land].biome,
    }
    spots = [
        spot_anchors(setting, [one.at])[0] if one.kind == TENT else totem_anchor(setting, one.at)
        for one in pieces
    ]
    kind = BUILDS[tuple(sorted(one.kind for one in pieces))]
    ways = dict.fromkeys(counted(setting.card_biomes[card] for card in cards) for cards in right)
    return Drill(
        Message("drills-iwari-paying-asks", {**args, "what": kind}),
        tuple(DrillChoice(names[card]) for card in sorted(purse.hand)),
        tuple(frozenset(names[card] for card in cards) for cards in right),
        (
            Advice(
                Message("drills-iwari-paying-price", {**args, "what": kind, "count": len(pieces)}),
                (land_anchor(setting, land),),
            ),
            *(Advice(Message("drills-iwari-paying-way", {"cards": way})) for way in ways),
        ),
        several=True,
        points=(land_anchor(setting, land), *spots),
    )
