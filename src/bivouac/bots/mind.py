"""The records bots think with: what they judge by, how they think, and their scratch paper."""

from typing import Annotated

from bivouac.core.records import Ints, Longs, Number, Shorts, Words

INPUTS = 128
"""No game has more features than this."""
SIDES = 8
"""No game has more sides than this."""
WIDTH = 64
"""Plans of one decision that a search compares; the others were the worst at first sight."""

UNIFORM, BY_VALUE, BY_WORTH = range(3)  # any step; by the rules' own `value`; by evaluation.py


class Mind:
    """A model of the game, a way to think, and the candidates being compared."""

    # The model, see evaluation.py.
    taught: Number  # 0: there is none, the rules' own `value` stands in
    point: Number  # how many grains make a point: what follows is in grains
    opening: Annotated[Longs, "i8", (INPUTS,)]  # of each feature, at the start of a game
    closing: Annotated[Longs, "i8", (INPUTS,)]  # at its end
    spread: Annotated[Longs, "i8", (2,)]  # how far a lead may be off, at the start and at the end
    first_rival: Number  # the first of the sides one plays against; 0: all others
    inputs: Annotated[Ints, "i4", (INPUTS,)]  # features of one side
    outlook: Annotated[Longs, "i8", (SIDES,)]  # expected points of each side

    # How to think.
    judge: Number  # how plans are judged at first sight: BY_VALUE or BY_WORTH
    policy: Number  # how decisions are made in playouts: UNIFORM, BY_VALUE or BY_WORTH
    depth: Number  # turns of a playout; 0: to the end
    breadth: Number  # plans considered in one decision of a playout; 0: all
    overlook: Number  # of 100 plans, those that are not even noticed
    explore: Number  # of a tree: what curiosity is worth, in ten-thousandths
    trust: Number  # of a tree: how many visits the first sight counts for

    # The plans of the decision at hand.
    n: Number
    active: Number  # how many are still in the race: the first of `order`
    keep: Number  # how many are to stay in it after this world
    place: Number  # in `order`: whose playout is next in this world
    rounds: Number  # worlds in which they were compared
    trials: Number  # positions looked at so far
    order: Annotated[Shorts, "i2", (WIDTH,)]  # best first
    first_sight: Annotated[Longs, "i8", (WIDTH,)]  # worth without any search
    total: Annotated[Longs, "i8", (WIDTH,)]  # worth at first sight and in all worlds
    squares: Annotated[Longs, "i8", (WIDTH,)]  # sum of their squares
    visits: Annotated[Longs, "i8", (WIDTH,)]
    world: Annotated[Words, "u8", (1,)]  # where the generator of every playout in a world starts
