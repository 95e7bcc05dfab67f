"""The records of Iwari: every field of a position, of what stays the same and of a workspace.

A position holds everything that can differ between two moments of one game, and nothing else. Its
bytes are its identity: two positions are the same exactly when their bytes are. So what is not in
use has one value: NONE in lists, 0 in counters, and hands are in ascending order.
"""

from typing import Annotated

from bivouac.core.records import Ints, Number, Set, Shorts, Smalls, Words
from bivouac.games.iwari.wire.map import Colour
from bivouac.games.iwari.wire.record import Deed
from bivouac.games.iwari.wire.void import Cause, EndReason

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
"""The most roads that may meet at a spot, connections that are roads included (IA1)."""
MISSIONS = 16
"""Expeditions (IX2); mission n of the card is number n - 1 here."""
TOKENS = 18
COLOURS: tuple[Colour, ...] = ("red", "green", "yellow")  # of discovery tokens (IC5)
COLOUR_COUNT = len(COLOURS)
CONTESTED = 12
"""The most contested tokens of a map (IA6)."""
CENTRE = TERRITORIES
"""Where void totems come from that are in no territory (IA4)."""
STEPS = 512
"""No phase offers more legal steps than this."""
PLAN_STEPS = 8
"""The longest decision: two pieces, three cards, rounded up."""
PLANS = 1024
"""No position offers more plans; what is beyond is left out, cheapest kept."""

NONE = -1

BIOMES = ("tundra", "forest", "glacier", "coast", "desert", "void")  # IC1, IA6
VOID_BIOME = 5
"""The biome of void cards (IA6, IV)."""
GROUPS = 16
"""Numbers of a card's last shuffle against the void: packs, then corruptions (IV1, IV6)."""

# Phases: what the position waits for. Those from SHUFFLE on are chance or the end.
(
    DRAFT,
    TURN,
    PIECE,
    PAY,
    THIRD,
    DEED,
    STORM,
    WALK,
    VOID,
    LIFT,
    VOIDING,
    ORDER,
    RUINING,
    TARGET,
    FREE,
    REFILL,
    SHUFFLE,
    OVER,
) = range(18)
# DRAFT: a card of the opening hand (IS4). TURN: build, explore, swap or pass (IT, IG1). THIRD:
# build or explore for the third tribe (I2.1). PIECE and PAY: inside a build, a further piece or the
# end; a card for the last piece. DEED: a pawn to be placed (IM7), at the end Veneration's (IM6).
# STORM: a storm moves or stays (IR1). WALK: the walking totem scores and moves, or not (IR2).
# REFILL: a card for the hand (IT7); against the void, before the first one, also the void cards
# that may still follow a void build (IV3).
# Against the void (IV): VOID: the void action. LIFT: where a piece that was picked up goes (IV9).
# VOIDING: one more void card, or the end of the list (IV3). ORDER: which territory the infection
# comes to first (IV5). RUINING: the spot of a ruin (IV5, IV11). TARGET: where the void acts after a
# settlement (IV8). FREE: the free piece of a player's settlement (IV8).

TENT, TOTEM, FORT, VOID_TOTEM = range(4)
"""Kinds of pieces. A tent that replaces a ruin or brings a contested token is a TENT too: its spot
tells (IA2, IA6). VOID_TOTEM is one that moves (IA4)."""

# Where a turn against the void stands, by its steps (IV2): who or what goes on when nothing that
# follows from a piece is left to do.
PLAYER_STAGE, VOID_STAGE, HAND_STAGE, DISPLAY_STAGE = range(4)

INFECTION, CORRUPTION = 1, 2
"""What the void does now at its pawn (IV5, IV6); 0: nothing."""

FILLED, CORRUPTED, ENDED = 1, 2, 3
"""Why a territory was judged (IV7): its last spot was filled, by a corruption, at the end."""
CAUSES: tuple[Cause | None, ...] = (None, "filled", "corruption", "end")

REASONS: tuple[EndReason | None, ...] = (
    None,
    "settlement",
    "limit",
    "centre",
    "all-judged",
    "piece",
    "stock",
    "third-card",
)
"""What ended a game against the void (IV10, IV11), as a record spells it; 0: it goes on."""
(
    GOES_ON,
    BY_SETTLEMENT,
    BY_LIMIT,
    BY_CENTRE,
    BY_JUDGING,
    BY_PIECE,
    BY_STOCK,
    BY_THIRD_CARD,
) = range(8)

VERDICT = 5
"""What is kept of a judgement: its cause, tents, ruins, totems of the players and of the void."""

MOUNTAIN, STORM_PIECE, RUIN = 1, 2, 3
"""What covers a connection (IS2, IR1, IA2); 0: nothing."""

DEED_NAMES: tuple[Deed, ...] = (
    "union",
    "discovery",
    "honour",
    "respect",
    "courage",
    "veneration",
)  # IC4
UNION, DISCOVERY, HONOUR, RESPECT, COURAGE, VENERATION = range(6)

LAND, SEA = range(2)
KINDS = ("land", "sea")

SCORE_KEYS = (
    "tents_mid",
    "tents",
    "totems",
    "settlements",
    "expeditions",
    "walking",
    "discoveries",
    "ruins",
    "road",
    "won",
)
(
    K_TENTS_MID,
    K_TENTS,
    K_TOTEMS,
    K_SETTLEMENTS,
    K_EXPEDITIONS,
    K_WALKING,
    K_DISCOVERIES,
    K_RUINS,
    K_ROAD,
    K_WON,
) = range(10)
KEYS = len(SCORE_KEYS)


class Static:
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
    mountains: Number  # symbols 1 to this have a mountain (IS2); 0 with storms
    storms: Number  # symbols 1 to this have a storm (IR1); 0: not in play
    walking: Number  # 1: the walking totem is in play (IR2)
    forts: Number  # fortifications of each player (IF1); 0: not in play
    discoveries: Number  # points for most tokens of a colour (IG1); 0: not in play
    tokens: Number  # discovery tokens of each colour (IC5); 0: not in play
    missions: Number  # expeditions that lie open (IX1); 0: not in play
    veneration: Number  # 1, 2, 3 for the cards a, b, c (IM6); 0: not in play
    void: Number
    """Number of the void: against the void (IV) the last tribe, else, where it has only totems
    (IA4), `tribes`; or NONE."""
    stacks: Number  # tribes that have totems on the map: `tribes`, and the void
    centre: Number  # void totems in the centre at the start (IA4)
    road: Number  # 1: the tents on violet spots are scored as a territory (IA5)
    determination: Number  # 1: the determination token is in play (IA6)
    n_contested: Number  # contested tokens (IA6)
    follows: Number  # 1: something besides deeds may follow a piece (IX, IR, IG, IA)
    prices: Number  # 1: pieces may have a price of their own (IA2, IA4, IA6)
    extended: Number  # 1: more than tents and totems can be built, or explored (IA, IF1, IG1)
    rewards: Annotated[Smalls, "i1", (MISSIONS, 2)]  # of expeditions, first and second (IX1)

    # Against the void (IV).
    limit: Number  # territories with which the void wins (IV10); 0: not played against the void
    ruins: Number  # ruins of the void (IC5)
    void_totems: Number  # totems of the void (IC5)
    void_group: Number  # ruins in one settlement with which the void wins (IV10, IV11)
    packs: Number  # the deck is stacked of so many packs (IV1)
    pack_voids: Number  # void cards in each of them (IV1)
    most_shown: Number  # so many void cards showing bring a corruption (IV4)
    most_aside: Number  # so many set aside end the game (IV10)
    haunted: (
        Number  # the biome where a ruin follows its cards, and ruins are adjacent; or NONE (IV11)
    )
    violet_first: (
        Number  # 1: ruins of void builds go on violet spots; these decide at the end (IV11)
    )
    centre_limit: (
        Number  # void totems in the centre with which the void wins; 0: none go there (IV11)
    )
    haunted_spots: Annotated[Words, "u8", (2,)]  # the spots of the haunted biome

    n_cards: Number
    biomes: Annotated[Smalls, "i1", (CARDS,)]  # of each card

    n_territories: Number
    territory_biome: Annotated[Smalls, "i1", (TERRITORIES,)]
    inside: Annotated[Words, "u8", (TERRITORIES, 2)]
    """Its tent spots, a set of two words: those with a ruin too, without unknown areas (IA6)."""
    n_inside: Annotated[Smalls, "i1", (TERRITORIES,)]
    totem_lands: Set  # territories where totems may stand: all but those of IA1

    territory_of: Annotated[Smalls, "i1", (SPOTS,)]
    land: Annotated[Words, "u8", (BIOME_COUNT, 2)]  # the tent spots of each biome, as `inside`
    lands: Annotated[Words, "u8", (BIOME_COUNT,)]  # the territories of each biome
    around: Annotated[Words, "u8", (SPOTS, 2)]
    """Spots at the other end of its roads; connections that are roads count (IA1, IA2)."""
    printed: Annotated[
        Words, "u8", (SPOTS, 2)
    ]  # the same along printed roads only: distances (IV5)
    crossings: Annotated[Words, "u8", (2,)]  # spots with 3 printed roads or more (IX2)
    dead_ends: Annotated[Words, "u8", (2,)]  # spots with one printed road (IM6)
    violet: Annotated[Words, "u8", (2,)]  # violet spots (IA2, IA5)
    plain: Annotated[Words, "u8", (2,)]  # spots where a discovery token may lie (IG1)
    unknown: Annotated[Words, "u8", (2,)]  # unknown areas (IA6)
    price: Annotated[Smalls, "i1", (SPOTS,)]
    """The biome of which a tent here costs two cards (IA2, IA6), or NONE: the price of IT3."""
    priced: Annotated[Words, "u8", (2,)]  # the spots with such a price
    guards: Annotated[Smalls, "i1", (SPOTS,)]  # the connection a ruin here closes, or NONE (IA2)
    token_of: Annotated[Smalls, "i1", (SPOTS,)]  # the contested token of an unknown area, or NONE

    n_connections: Number
    ends: Annotated[Smalls, "i1", (CONNECTIONS, 2)]  # its two territories; ascending numbers
    connection_kind: Annotated[Smalls, "i1", (CONNECTIONS,)]  # LAND or SEA
    symbol: Annotated[Smalls, "i1", (CONNECTIONS,)]  # 1 to 4, or 0
    guarded: Annotated[Smalls, "i1", (CONNECTIONS,)]  # 1: by a ruin; then 1 point in all (IA2)


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
    asked: Number  # the seat that decides out of turn (IR1, IM6), or NONE: `seat` decides
    walk_due: Number  # 1: the totem placed last lets its player choose by IR2
    exploring: Number  # territory whose tokens lie open and where a tent goes now (IG1), or NONE
    storms_due: Set  # connections whose storms are still to be decided after a piece (IR1)
    piece_kind: Annotated[Smalls, "i1", (PIECES,)]  # TENT, TOTEM, FORT, VOID_TOTEM, or NONE
    piece_at: Annotated[Smalls, "i1", (PIECES,)]  # spot or territory, or NONE
    piece_from: Annotated[Smalls, "i1", (PIECES,)]
    """Of a VOID_TOTEM: territory or CENTRE (IA4); of a TENT or TOTEM that moves: spot or territory
    (IV9); or NONE."""
    paid: Annotated[Smalls, "i1", (PIECES, PAID)]  # the cards for each piece, or NONE
    forts_left: Annotated[Smalls, "i1", (TRIBES,)]  # fortifications still to be placed (IF1)

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
    free: Annotated[Words, "u8", (2,)]  # spots without tent and ruin; no unknown areas
    special: Annotated[Words, "u8", (2,)]
    """Spots a tent can take for a price of their own: ruins (IA2), areas still unknown (IA6)."""
    veiled: Annotated[Words, "u8", (2,)]  # all spots of territories with face-down tokens (IG1)
    forts: Annotated[Words, "u8", (2,)]  # spots with a fortification (IF1)
    open: Set  # territories where one more totem may stand: all_totems < most_tents (IT5)
    n_tents: Annotated[Smalls, "i1", (TERRITORIES, TRIBES)]
    n_free: Annotated[Smalls, "i1", (TERRITORIES,)]  # of its spots, those without a tent
    standing: Annotated[Smalls, "i1", (TERRITORIES,)]  # tents of all tribes, contested ones too
    most_tents: Annotated[Smalls, "i1", (TERRITORIES,)]  # of one tribe; 0: unexplored (IT4)
    totems: Annotated[Smalls, "i1", (TERRITORIES, TRIBES)]  # the void's too (IA4)
    all_totems: Annotated[Smalls, "i1", (TERRITORIES,)]
    leaders: Annotated[Smalls, "i1", (TERRITORIES,)]  # bits of the tribes with most totems, if any
    covered: Annotated[Smalls, "i1", (CONNECTIONS,)]  # MOUNTAIN, STORM_PIECE, RUIN, or 0
    centre: Number  # void totems in the centre (IA4, IV11)
    walker: Number
    """The connection of the walking totem (IR2): those before it are left, `n_connections` is off
    the map. 0 where it is not in play."""
    gold: Set  # territories with a gold token (IM6)
    determination: Number  # seat that holds the token (IA6), or NONE
    token_n: Number  # discovery tokens laid out (IG1): the first of the lists below
    token_spot: Annotated[Smalls, "i1", (TOKENS,)]  # where it lies; NONE: taken, or in the box
    token_colour: Annotated[Smalls, "i1", (TOKENS,)]  # ascending in the box; NONE: not in play
    contested: Annotated[Smalls, "i1", (CONTESTED,)]  # where a contested token lies (IA6), or NONE

    # Tribes.
    mid: Annotated[Shorts, "i2", (TRIBES,)]  # points of the mid-game scoring
    walked: Annotated[Shorts, "i2", (TRIBES,)]  # points by the walking totem (IR2)
    rewards: Annotated[Shorts, "i2", (TRIBES,)]  # points of expeditions (IX1)
    tents_left: Annotated[Smalls, "i1", (TRIBES,)]
    totems_left: Annotated[Smalls, "i1", (TRIBES,)]
    ruins: Annotated[Smalls, "i1", (TRIBES,)]  # ruins kept (IA2)
    tokens: Annotated[Smalls, "i1", (TRIBES, COLOUR_COUNT)]  # discovery tokens taken (IG1)

    # Expeditions.
    missions: Set  # those that lie open (IX1)
    mission_seat: Annotated[Smalls, "i1", (MISSIONS, 2)]  # who took its rewards, or NONE

    # Deeds.
    pawns_left: Annotated[Smalls, "i1", (DEEDS,)]
    pawn_n: Number  # pawns on the map
    pawn_deed: Annotated[Smalls, "i1", (DEEDS,)]  # in placing order, or NONE
    pawn_seat: Annotated[Smalls, "i1", (DEEDS,)]  # who earned it, or NONE
    pawn_territory: Annotated[Smalls, "i1", (DEEDS,)]  # or NONE
    pawn_connection: Annotated[Smalls, "i1", (DEEDS,)]  # or NONE
    territory_pawns: Annotated[Smalls, "i1", (TERRITORIES,)]  # how many stand there (IM1)
    connection_pawns: Annotated[Smalls, "i1", (CONNECTIONS,)]

    # Against the void (IV). Its ruins are the tents of tribe `t.void`.
    stage: Number  # PLAYER_STAGE to DISPLAY_STAGE; 0 in other games
    pawn: Number  # connection of the void pawn (IV5)
    infection: Number  # INFECTION or CORRUPTION while one goes on, else 0
    infected: Set  # the territories it has still to come to; with two, ORDER is due or done
    next_in: Number  # of these, the one that comes first (ORDER), or NONE
    acting_in: Number  # territory where the void is about to place a piece, or NONE
    settled: Set
    """Territories a new settlement leaves to choose from (IV8): of a player for the free piece, of
    the void for its action (TARGET); empty: nothing is due."""
    settler: Number  # tribe of that settlement, or NONE
    haunt_due: Number  # 1: a ruin goes to the haunted biome once the build is done (IV11)
    haunt_done: Number  # 1: that has happened in this turn
    voids_open: Number  # 1: void cards may still follow a void build, before the first draw (IV3)
    voids_played: Number  # 1: void cards were played in this void action: they act when all are up
    reason: Number  # what ended the game, one of REASONS
    closed: Set  # territories that were judged (IV7)
    lost: Set  # of these, those that the void has claimed
    filled: Set  # territories whose last spot was filled once (IV9)
    marked: Annotated[Words, "u8", (2,)]  # spots whose pieces belong to a settlement (IV8)
    above: Annotated[Words, "u8", (2,)]  # void cards above the display (IV3)
    aside: Annotated[Words, "u8", (2,)]  # void cards set aside (IV6)
    loose: Annotated[Smalls, "i1", (TERRITORIES, 2)]
    """By player: own totems in a territory with no void totem above them (IV9)."""
    verdict: Annotated[Smalls, "i1", (TERRITORIES, VERDICT)]
    """Of each judged territory: cause, tents, ruins, totems of the players, void totems, without
    the virtual one; else 0."""


class Work:
    """A caller's scratch paper."""

    steps: Annotated[Shorts, "i2", (STEPS,)]  # the legal steps
    order: Annotated[Smalls, "i1", (CARDS,)]  # cards being shuffled
    generator: Annotated[Words, "u8", (1,)]  # never drawn from: stands in where order is fixed
    places: Annotated[Smalls, "i1", (CARDS,)]  # where hidden cards are, for void/rules/secrets.py
    left: Annotated[Smalls, "i1", (GROUPS, 2)]  # of these in each group: all, and void cards
    scores: Annotated[Ints, "i4", (TRIBES, KEYS)]  # points by side and key
    worth: Annotated[Ints, "i4", (TRIBES,)]  # of each tribe, for worth/value.py
    appeal: Annotated[Ints, "i4", (BIOME_COUNT,)]  # of each biome, for worth/value.py
    twice: Annotated[Ints, "i4", (BIOME_COUNT,)]  # likewise, of two pieces
    harm: Annotated[Ints, "i4", (BIOME_COUNT,)]  # likewise, of pieces of the void
    hits: Annotated[Ints, "i4", (TERRITORIES,)]  # infections to come, for void/worth/needs.py
    needs: Annotated[Ints, "i4", (TERRITORIES,)]  # of each territory, likewise
    leads: Annotated[Ints, "i4", (TERRITORIES,)]  # totems ahead, for worth/features.py
    by_totem: Annotated[Ints, "i4", (TERRITORIES,)]  # points of one more totem, likewise
    by_group: Annotated[Ints, "i4", (TERRITORIES,)]  # points of settlements by a tent, likewise


class Plan:
    """One whole decision, as the steps that make it, with what it costs."""

    STEPS = PLAN_STEPS
    PRICE = ("cards",)

    steps: Annotated[Shorts, "i2", (PLAN_STEPS,)]
    length: Number
    target: Number  # the first piece: a spot, or SPOTS + territory; NONE for other decisions
    cards: Number  # cards paid


class Search:
    """Scratch for plans: the cheapest payments for one piece and for two, by biome."""

    one: Annotated[Smalls, "i1", (BIOME_COUNT,)]  # cards for one piece; 0: cannot be paid
    two: Annotated[Smalls, "i1", (BIOME_COUNT,)]  # cards for two pieces; 0: cannot be paid
    pay: Annotated[Shorts, "i2", (BIOME_COUNT, PLAYED)]  # these cards, the first piece's first
