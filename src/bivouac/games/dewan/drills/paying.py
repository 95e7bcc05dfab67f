"""DP2-DP5, DH2, DH3: which cards of the hand pay for this journey?"""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from bivouac.core.contract import Advice, Drill, DrillChoice, Known, Message
from bivouac.games.dewan.layout import START, WATER
from bivouac.games.dewan.rules.payments import Cost, Purse, costs_of, place_card
from bivouac.games.dewan.setting import Dewan
from bivouac.games.dewan.steps import split
from bivouac.games.dewan.view.seats import space_ids, terrain_of

FEWEST, MOST = 2, 4
"""Cards that the journey costs: of one card nobody learns anything, of many neither."""
HANDS = range(5, 9)
"""Cards of a hand that is worth looking at, and not too large for it."""
MOST_RIGHT = 8
"""So many sets of cards may be right, or the question is no question."""


def ask(setting: Dewan, known: Known, chance: Random) -> Drill | None:
    """A journey that somebody can pay for, not with just any of the cards."""
    purse = Purse(setting, known.position, known.seat)
    if len(purse.hand) not in HANDS:
        return None
    routes = [route_of(plan.steps) for plan in known.plans()]
    chance.shuffle(routes)
    for route in routes:
        costs = costs_of(known.position, route, known.seat)
        if not FEWEST <= len(costs) <= MOST:
            continue
        right = payments(purse, costs)
        if len(right) <= MOST_RIGHT and is_taught(costs, chance):
            return asked(setting, known, purse, route, costs, right)
    return None


def route_of(steps: Sequence[int]) -> list[int]:
    """The spaces of a journey; none where the plan is something else."""
    return [number for kind, number in map(split, steps) if kind in ("origin", "enter")]


def is_taught(costs: Sequence[Cost], chance: Random) -> bool:
    """Has the journey something that costs are special for? Most that are asked about have."""
    special = any(cost.terrain == START or cost.to is not None or cost.spaces[1:] for cost in costs)
    return special or chance.random() < 1 / 4


def payments(purse: Purse, costs: Sequence[Cost]) -> list[tuple[int, ...]]:
    """DP2: every set of hand cards that pays for all of the costs, with no card too many."""
    return [cards for cards in combinations(purse.hand, len(costs)) if pays(purse, costs, cards)]


def pays(purse: Purse, costs: Sequence[Cost], cards: Sequence[int]) -> bool:
    """Can these cards be given to the costs, one each?"""
    mine = sum(1 << card for card in cards)
    fits = [fit & mine for fit in purse.fitting(costs, ())]
    paid: dict[int, int] = {}
    return all(place_card(fits, range(len(costs)), paid, card, set()) for card in cards)


def asked(
    setting: Dewan,
    known: Known,
    purse: Purse,
    route: Sequence[int],
    costs: Sequence[Cost],
    right: Sequence[tuple[int, ...]],
) -> Drill:
    """The question, the cheapest payment first among those that are right."""
    cheapest = purse.cheapest(costs)
    assert cheapest is not None, "a journey of the plans"
    ordered = sorted(right, key=lambda cards: set(cards) != set(cheapest))
    names = {card: f"hand-{setting.cards[card].id}" for card in purse.hand}
    return Drill(
        Message("drills-dewan-paying-asks", {"to": setting.space_ids[route[-1]]}),
        tuple(DrillChoice(names[card]) for card in sorted(purse.hand)),
        tuple(frozenset(names[card] for card in cards) for cards in ordered),
        tuple(reason(setting, known, cost) for cost in costs),
        several=True,
        points=tuple(f"space-{space}" for space in space_ids(setting, route)),
    )


def reason(setting: Dewan, known: Known, cost: Cost) -> Advice:
    """What one card pays for, and who gets it."""
    spaces = space_ids(setting, cost.spaces)
    args: dict[str, str | int] = {
        "space": spaces[0],
        "count": len(spaces),
        "terrain": terrain_of(known.position, cost.spaces[0]),
    }
    key, given = "drills-dewan-paying-land", "drills-dewan-paying-land-given"
    if cost.terrain == START:
        key, given = "drills-dewan-paying-start", "drills-dewan-paying-start-given"
    elif cost.terrain == WATER and len(spaces) > 1:
        key, given = "drills-dewan-paying-water", "drills-dewan-paying-water-given"
    if cost.to is not None:
        key, args["seat"] = given, cost.to
    return Advice(Message(key, args), tuple(f"space-{space}" for space in spaces))
