"""The records of Iwari: every field of a position, of the tables and of a workspace.

A position holds everything that can differ between two moments of one game, and nothing else. Its
bytes are its identity: two positions are the same exactly when their bytes are. So what is not in
use has one value: NONE in lists, 0 in counters, and hands are in ascending order.
"""

from typing import Annotated

from bivouac.core.records import Ints, Number, Set, Shorts, Smalls, Words

SEATS = 6
TRIBES = 6
"""The players; with two of them the third tribe is number 2 (IS5)."""
TERRITORIES = 16
SPOTS = 128
CONNECTIONS = 24
CARDS = 72
BIOME_COUNT = 6
HAND = 3
DISPLAY = 4
PIECES = 2
"""A build places at most two pieces (IT1)."""
PAID = 2
"""A piece costs at most two cards (IT3)."""
PLAYED = 3
"""A build costs at most three cards (IT1)."""
LONGEST_PATH = 32
"""A tribe has at most so many tents: rules/paths.py keeps a path in four words."""
DEEDS = 8
ROADS = 5
"""The most roads that may meet at a spot."""
STEPS = 192
"""No phase offers more legal steps than this."""
PLAN_STEPS = 8
"""The longest decision: two pieces, three cards, rounded up."""
PLANS = 1024
"""No position offers more plans; what is beyond is left out, cheapest kept."""

NONE = -1

BIOMES = ("tundra", "forest", "glacier", "coast", "desert", "void")  # IC1, IA6

# Phases: what the position waits for. Those from SHUFFLE on are chance or the end.
DRAFT, TURN, PIECE, PAY, THIRD, DEED, REFILL, SHUFFLE, OVER = range(9)
# DRAFT: a card of the opening hand (IS4). TURN: build, swap or pass (IT). THIRD: build for the
# third tribe (I2.1). PIECE and PAY: inside a build, a further piece or the end; a card for the last
# piece. DEED: a pawn to be placed (IM7). REFILL: a card for the hand (IT7).

TENT, TOTEM = range(2)  # kinds of pieces

DEED_NAMES = ("union", "discovery", "honour", "respect", "courage", "veneration")  # IC4
UNION, DISCOVERY, HONOUR, RESPECT, COURAGE, VENERATION = range(6)

LAND, SEA = range(2)
KINDS = ("land", "sea")

SCORE_KEYS = ("tents_mid", "tents", "totems", "settlements")
K_TENTS_MID, K_TENTS, K_TOTEMS, K_SETTLEMENTS = range(4)
KEYS = len(SCORE_KEYS)


class Tables:
    """What stays the same through a game: components, geometry and named options."""

    players: Number
    third: Number  # number of the neutral tribe, or NONE (IS5)
    tribes: Number  # players, and the third tribe if there is one
    draft: Number  # 1: opening hands are picked (IS4)
    paths: Number  # 1: only the longest path of a settlement counts (IP3)
    dealt: Number  # cards in a full hand
    shown: Number  # cards in a full display
    tents: Number  # of each tribe
    totems: Number  # of each tribe
    settlement: Number  # tents that make a settlement
    pawns: Annotated[Smalls, "i1", (DEEDS,)]  # of each deed in play; 0: not in play (IC4)
    mountains: Number  # symbols 1 to this have a mountain (IS2)

    n_cards: Number
    biomes: Annotated[Smalls, "i1", (CARDS,)]  # of each card

    n_territories: Number
    territory_biome: Annotated[Smalls, "i1", (TERRITORIES,)]
    inside: Annotated[Words, "u8", (TERRITORIES, 2)]  # its tent spots, a set of two words
    n_inside: Annotated[Smalls, "i1", (TERRITORIES,)]

    territory_of: Annotated[Smalls, "i1", (SPOTS,)]
    land: Annotated[Words, "u8", (BIOME_COUNT, 2)]  # the tent spots of each biome
    lands: Annotated[Words, "u8", (BIOME_COUNT,)]  # the territories of each biome
    around: Annotated[Words, "u8", (SPOTS, 2)]  # spots at the other end of its roads

    n_connections: Number
    ends: Annotated[Smalls, "i1", (CONNECTIONS, 2)]  # its two territories; ascending numbers
    connection_kind: Annotated[Smalls, "i1", (CONNECTIONS,)]  # LAND or SEA
    symbol: Annotated[Smalls, "i1", (CONNECTIONS,)]  # 1 to 4, or 0


class Position:
    """One moment of a game. A set of spots or cards is two words: members below 64, then the rest.

    Spots, territories and cards are numbered in the order of the components, connections by their
    place in ascending order of their printed numbers.
    """

    # Where we are.
    phase: Number
    seat: Number  # whose turn it is; in the draft, who picks
    first: Number  # first player (IS1)
    turns: Number  # turns begun
    tribe: Number  # whose pieces are placed: the third tribe while it acts (I2.1), else seat
    deck_runs: Number  # how often the deck has run out (IE1, IE2)
    mid_due: Number  # 1: tents are scored once hand and display are full again (IE1)
    ending: Number  # 1: the round is finished and then the game is over (IE2)

    # The build being chosen; in phase DEED what of it is still to be placed.
    piece_n: Number  # pieces chosen
    placed_n: Number  # of these, already on the map
    build_in: Number  # territory of the build, or NONE
    earned: Number  # bits of the deeds whose pawns are to be placed now (IM7)
    piece_kind: Annotated[Smalls, "i1", (PIECES,)]  # TENT, TOTEM, or NONE
    piece_at: Annotated[Smalls, "i1", (PIECES,)]  # spot or territory, or NONE
    paid: Annotated[Smalls, "i1", (PIECES, PAID)]  # the cards for each piece, or NONE

    # Cards.
    hands: Annotated[Smalls, "i1", (SEATS, HAND)]  # ascending, then NONE
    hand_n: Annotated[Smalls, "i1", (SEATS,)]
    held: Annotated[Smalls, "i1", (SEATS, BIOME_COUNT)]  # cards in hand by biome
    display: Annotated[Smalls, "i1", (DISPLAY,)]  # closed up, then NONE
    seen: Annotated[Words, "u8", (2,)]  # hand cards that everybody saw arrive
    discards: Annotated[Words, "u8", (2,)]
    display_n: Number
    deck: Annotated[Smalls, "i1", (CARDS,)]  # top card first, from deck_top to deck_end, else NONE
    deck_top: Number
    deck_end: Number
    shuffled: Annotated[Smalls, "i1", (CARDS,)]  # number of the shuffle a card was last in
    shuffles: Number

    # The map.
    tents: Annotated[Words, "u8", (TRIBES, 2)]  # spots of each tribe
    free: Annotated[Words, "u8", (2,)]  # spots without a tent
    open: Set  # territories where one more totem may stand: all_totems < most_tents (IT5)
    n_tents: Annotated[Smalls, "i1", (TERRITORIES, TRIBES)]
    n_free: Annotated[Smalls, "i1", (TERRITORIES,)]
    most_tents: Annotated[Smalls, "i1", (TERRITORIES,)]  # of one tribe; 0: unexplored (IT4)
    totems: Annotated[Smalls, "i1", (TERRITORIES, TRIBES)]
    all_totems: Annotated[Smalls, "i1", (TERRITORIES,)]
    leaders: Annotated[Smalls, "i1", (TERRITORIES,)]  # bits of the tribes with most totems, if any
    covered: Annotated[Smalls, "i1", (CONNECTIONS,)]  # 1: under a mountain (IS2)

    # Tribes.
    mid: Annotated[Shorts, "i2", (TRIBES,)]  # points of the mid-game scoring
    tents_left: Annotated[Smalls, "i1", (TRIBES,)]
    totems_left: Annotated[Smalls, "i1", (TRIBES,)]

    # Deeds.
    pawns_left: Annotated[Smalls, "i1", (DEEDS,)]
    pawn_n: Number  # pawns on the map
    pawn_deed: Annotated[Smalls, "i1", (DEEDS,)]  # in placing order, or NONE
    pawn_seat: Annotated[Smalls, "i1", (DEEDS,)]  # who earned it, or NONE
    pawn_territory: Annotated[Smalls, "i1", (DEEDS,)]  # or NONE
    pawn_connection: Annotated[Smalls, "i1", (DEEDS,)]  # or NONE
    territory_pawns: Annotated[Smalls, "i1", (TERRITORIES,)]  # how many stand there (IM1)
    connection_pawns: Annotated[Smalls, "i1", (CONNECTIONS,)]


class Work:
    """A caller's scratch paper."""

    steps: Annotated[Shorts, "i2", (STEPS,)]  # the legal steps
    order: Annotated[Smalls, "i1", (CARDS,)]  # cards being shuffled
    generator: Annotated[Words, "u8", (1,)]  # never drawn from: stands in where order is fixed
    scores: Annotated[Ints, "i4", (TRIBES, KEYS)]  # points by side and key
    worth: Annotated[Ints, "i4", (TRIBES,)]  # of each tribe, for value.py
    appeal: Annotated[Ints, "i4", (BIOME_COUNT,)]  # of each biome, for value.py


class Plan:
    """One whole decision, as the steps that make it, with what it costs."""

    STEPS = PLAN_STEPS

    steps: Annotated[Shorts, "i2", (PLAN_STEPS,)]
    length: Number
    target: Number  # the first piece: a spot, or SPOTS + territory; NONE for other decisions
    cards: Number  # cards paid
    gifts: Number  # none in this game
    doubles: Number  # of the cards paid, those in a joker pair


class Search:
    """Scratch for plans: the cheapest payments for one piece and for two, by biome."""

    one: Annotated[Smalls, "i1", (BIOME_COUNT,)]  # cards for one piece; 0: cannot be paid
    two: Annotated[Smalls, "i1", (BIOME_COUNT,)]  # cards for two pieces; 0: cannot be paid
    pay: Annotated[Shorts, "i2", (BIOME_COUNT, PLAYED)]  # these cards, the first piece's first
