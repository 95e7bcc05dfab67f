"""The records of Dewan: every field of a position, of what stays the same and of a workspace.

A position holds everything that can differ between two moments of one game, and nothing else. Its
bytes are its identity: two positions are the same exactly when their bytes are.
"""

from typing import Annotated

from bivouac.core.records import Ints, Number, Set, Shorts, Smalls, Words

SEATS = 4
CARDS = 64
SPACES = 64
"""One more than a map may have, so that a set of spaces never needs its last bit."""
STORIES = 32
ICONS = 32
ROW = 8
CAMPS = 8
SLOTS = 4
TUCKS = 4
TILES = 16
PLACES = 9
MARKERS = 16
STEPS = 192
"""No phase offers more legal steps than this."""
PLAN_STEPS = 132
"""The longest decision: an origin, 62 more spaces, a stop and 63 payments, rounded up."""
PLANS = 2 * CARDS + 1
"""No position offers more: a tuck shows either half of each card in hand, or nothing."""
LABELS = 16384
DEPTH = 66
MEMO = 16

NONE = -1

# Terrains (DC1), and what a space can be besides.
BADLANDS, MOUNTAIN, DESERT, FOREST, WATER = range(5)
START = 5
"""The centre of a starting tile: belongs to no zone, any card pays for it."""
BLOCKED = 6
"""The volcano or lava: belongs to no zone, cannot be crossed or settled (DL2)."""
ANY = START
"""The cost of a space that any card pays for."""
COSTS = 6

# Symbols: the five terrains, then
ARTIFACT, PIGMENT, CRYSTAL, BERRY, FIRE = range(5, 10)
NEEDS = 8
"""Symbols a story may ask for: terrains and resources."""

TERRAINS = ("badlands", "mountain", "desert", "forest", "water")
RESOURCES = ("artifact", "pigment", "crystal")
SYMBOLS = (*TERRAINS, *RESOURCES, "berry", "fire")

# Phases: what the position waits for. Those from SHUFFLE on are chance or the end.
STORY, TURN, ROUTE, PAY, TUCK, MARKER, FISHING, SHUFFLE, ODD_BERRY, OVER = range(10)

# Stages: what happens once the current interruption is over.
OPENING, AFTER_TAKE, TELLING, REWARD = range(4)

EVENTS = ("none", "rain", "lava", "fish")  # DV2
NO_EVENT, RAIN, LAVA, FISH = range(4)

EFFECTS = ("none", "story", "tuck", "fire")  # what a board space gives, DE2
NO_EFFECT, GET_STORY, GET_TUCK, GET_FIRE = range(4)

# Where a shuffle goes.
PILE, SUPPLY = range(2)

SCORE_KEYS = (
    "stories",
    "fire",
    "most_fire",
    "groups",
    "berries",
    "zones",
    "water",
    "rivals",
    "pairs",
    "majorities",
    "fish",
)
(
    K_STORIES,
    K_FIRE,
    K_MOST_FIRE,
    K_GROUPS,
    K_BERRIES,
    K_ZONES,
    K_WATER,
    K_RIVALS,
    K_PAIRS,
    K_MAJORITIES,
    K_FISH,
) = range(11)
KEYS = len(SCORE_KEYS)


class Static:
    """What stays the same through a game: components, geometry and named options."""

    players: Number
    teams: Number  # 1: partners sit opposite and score together (DM)
    event: Number  # NO_EVENT, RAIN, LAVA or FISH
    villages: Number  # 1: camps may stand on water (DH1)
    pile_size: Number  # 0: one draw pile (DK3); else the pile of the event scenarios (DV1)
    markers: Number  # water or lava markers in the box
    fish: Number  # fish tokens in the box
    dealt: Number  # cards dealt to each player
    row: Number  # slots of the terrain row
    story_row: Number  # slots of the story row
    camps: Number  # camps on a board
    tokens: Number  # berry tokens on each berry symbol
    pair: Number  # the resource of the berry pair (DR4), or NONE
    volcano_fire: Number  # fire for a camp next to the volcano (DL3)
    tied_majority: Number  # points for a shared majority (DH6)
    zone_terrains: Number  # bits of the terrains whose zones score (DD2)
    points: Annotated[Smalls, "i1", (KEYS,)]  # points of each score key; 0: not in play
    effects: Annotated[Smalls, "i1", (CAMPS,)]  # what placing the n-th camp does (DE2)

    n_cards: Number
    faces: Annotated[Smalls, "i1", (CARDS,)]  # bits of the terrains a card shows
    halves: Annotated[Smalls, "i1", (CARDS, 2)]  # terrain of each half; NONE for no second half
    symbols: Annotated[Smalls, "i1", (CARDS, 2)]  # symbol on each half, or NONE
    alike: Annotated[Words, "u8", (CARDS,)]  # cards with the same face, itself included
    showing: Annotated[Words, "u8", (COSTS,)]  # cards that can pay for a terrain; ANY: all
    card_weight: Annotated[Words, "u8", (32, 4)]  # by terrain bits: what a card adds to a purse
    cost_weight: Annotated[Words, "u8", (COSTS, 4)]  # what a cost takes from the slack

    n_stories: Number
    needs: Annotated[Words, "u8", (STORIES,)]  # packed counters, one byte a symbol
    story_points: Annotated[Smalls, "i1", (STORIES,)]
    story_fire: Annotated[Smalls, "i1", (STORIES,)]

    n_spaces: Number
    around: Annotated[Words, "u8", (SPACES,)]  # the neighbours of each space

    # Only for dealing a new game; a game laid out from a record does not need them.
    n_starts: Number
    n_neutrals: Number
    start_tiles: Annotated[Smalls, "i1", (TILES,)]
    neutral_tiles: Annotated[Smalls, "i1", (TILES,)]
    event_tile: Number
    tile_terrain: Annotated[Smalls, "i1", (TILES, 7)]
    tile_icons: Annotated[Smalls, "i1", (TILES, 4, 3)]  # kind, hex, hex; kind NONE: no more
    tile_berries: Annotated[Smalls, "i1", (TILES,)]  # bits of the hexes with a berry symbol


class Position:
    """One moment of a game. Sets are words with a bit for each space, card, zone or icon.

    A zone is named by its smallest space; a set of zones is a set of those spaces.
    """

    # Where we are.
    phase: Number
    stage: Number
    seat: Number  # whose turn it is
    mover: Number  # who decides now: `seat`, except in the fishing event and the story draft
    first: Number  # first player
    turns: Number  # turns begun
    drafted: Number  # story tiles taken in the setup
    passes: Number  # players who passed in this round
    last_round: Number  # 1 once an 8th camp stands
    making: Number  # 1 while a new pile is being made
    into: Number  # where the awaited shuffle goes: PILE or SUPPLY
    rewards: Number  # story rewards still to draw
    asked: Number  # fishing: players already asked
    odd: Number  # berries still to give to random parts
    parts: Set  # zones that may get them

    # The journey being planned or paid.
    route: Annotated[Smalls, "i1", (SPACES,)]
    route_n: Number
    payment: Annotated[Smalls, "i1", (SPACES,)]  # the card for each space of the route, or NONE
    paid: Set  # those cards; they stay in the hand until all is paid
    pay_at: Number  # index in the route of the space being paid for
    visited: Set
    slack: Annotated[Words, "u8", (4,)]  # see rules/reach.py

    # The map.
    terrain: Annotated[Smalls, "i1", (SPACES,)]
    land: Annotated[Words, "u8", (7,)]  # spaces by terrain, START and BLOCKED
    zone: Annotated[Smalls, "i1", (SPACES,)]  # NONE for a start, the volcano and lava
    berries: Annotated[Smalls, "i1", (SPACES,)]  # tokens, kept at the zone's smallest space
    berry_symbols: Set  # the spaces that show a berry
    icon_kind: Annotated[Smalls, "i1", (ICONS,)]  # ARTIFACT, PIGMENT, CRYSTAL or NONE
    icon_at: Annotated[Smalls, "i1", (ICONS, 2)]
    icons_of: Annotated[Words, "u8", (3,)]  # icons by resource
    starts: Annotated[Smalls, "i1", (SEATS,)]
    unused: Annotated[Smalls, "i1", (4,)]  # fills a gap, which NumPy would not copy
    rings: Annotated[Words, "u8", (SEATS,)]  # the ring of each seat's starting tile
    volcano: Number  # its space, or NONE
    markers: Annotated[Smalls, "i1", (MARKERS,)]
    n_markers: Number
    open: Set  # spaces where a camp may be placed (DP1, DH1)
    toll: Annotated[Smalls, "i1", (SPACES,)]  # who gets the card that pays for a space, or NONE

    # Cards.
    hands: Annotated[Words, "u8", (SEATS,)]
    purse: Annotated[Words, "u8", (SEATS, 4)]  # packed counts of the hand, see rules/reach.py
    seen: Set  # cards in hands whose holder everybody knows
    discards: Set
    row: Annotated[Smalls, "i1", (ROW,)]
    pile: Annotated[Smalls, "i1", (CARDS,)]  # top card first, from pile_top to pile_end
    pile_top: Number
    pile_end: Number
    supply: Annotated[Smalls, "i1", (CARDS,)]
    supply_top: Number
    supply_end: Number
    shuffled: Annotated[Shorts, "i2", (CARDS,)]  # number of the shuffle a card was last in
    shuffles: Number

    # Stories.
    story_row: Annotated[Smalls, "i1", (ROW,)]
    stack: Annotated[Smalls, "i1", (STORIES,)]
    stack_top: Number
    stack_end: Number
    stories: Annotated[Smalls, "i1", (SEATS, SLOTS)]
    told: Annotated[Smalls, "i1", (SEATS, SLOTS)]  # 1: slid up in play

    # Tribes.
    camps: Annotated[Words, "u8", (SEATS,)]  # starting camps and villages included
    villages: Annotated[Words, "u8", (SEATS,)]
    built: Annotated[Smalls, "i1", (SEATS, CAMPS)]  # spaces in placing order
    n_built: Annotated[Smalls, "i1", (SEATS,)]
    tucks: Annotated[Smalls, "i1", (SEATS, TUCKS)]
    tuck_halves: Annotated[Smalls, "i1", (SEATS, TUCKS)]
    n_tucks: Annotated[Smalls, "i1", (SEATS,)]  # slots used or declined
    tucked: Annotated[Words, "u8", (SEATS,)]  # packed counters like a story's needs
    tucked_berries: Annotated[Smalls, "i1", (SEATS,)]
    tucked_fire: Annotated[Smalls, "i1", (SEATS,)]
    won_berries: Annotated[Smalls, "i1", (SEATS,)]
    fish: Annotated[Smalls, "i1", (SEATS,)]
    fish_left: Number
    touched: Annotated[Words, "u8", (SEATS,)]  # zones held (land) or adjacent (water), DY2, DY3
    touched_icons: Annotated[Words, "u8", (SEATS,)]


class Work:
    """A caller's scratch paper: results of `legal`, and the stack of the journey search."""

    steps: Annotated[Shorts, "i2", (STEPS,)]  # the legal steps
    order: Annotated[Smalls, "i1", (CARDS,)]  # cards, tiles or stories being shuffled
    near: Annotated[Words, "u8", (DEPTH,)]  # spaces by distance to a destination
    layers: Number  # how many distances there are
    todo: Annotated[Words, "u8", (DEPTH,)]
    slack: Annotated[Words, "u8", (DEPTH, 4)]
    memo: Annotated[Words, "u8", (SPACES, MEMO)]
    memo_n: Annotated[Smalls, "i1", (SPACES,)]
    held: Annotated[Smalls, "i1", (SEATS,)]
    generator: Annotated[Words, "u8", (1,)]  # never drawn from: stands in where order is fixed
    scores: Annotated[Ints, "i4", (SEATS, KEYS)]  # points by side and key


class Plan:
    """One whole decision, as the steps that make it, with what it costs."""

    STEPS = PLAN_STEPS
    PRICE = ("cards", "gifts", "doubles")

    steps: Annotated[Shorts, "i2", (PLAN_STEPS,)]
    length: Number
    target: Number  # the destination of a journey, or NONE
    cards: Number  # cards paid
    gifts: Number  # of these, given to other players
    doubles: Number  # of these, showing two terrains


class Search:
    """The labels of a search for the cheapest journeys: partial routes not yet dominated."""

    n: Number
    space: Annotated[Smalls, "i1", (LABELS,)]
    parent: Annotated[Shorts, "i2", (LABELS,)]
    cards: Annotated[Smalls, "i1", (LABELS,)]
    gifts: Annotated[Smalls, "i1", (LABELS,)]
    slack: Annotated[Words, "u8", (LABELS, 4)]
    last: Annotated[Shorts, "i2", (SPACES,)]  # newest label of each space
    before: Annotated[Shorts, "i2", (LABELS,)]  # the label of the same space before this one
    best: Annotated[Shorts, "i2", (SPACES,)]  # cheapest label that ends at a space, or NONE
    single: Annotated[Smalls, "i1", (5,)]  # cards in hand that show this terrain alone
    route: Annotated[Smalls, "i1", (SPACES,)]  # of the plan being written
    route_n: Number
    payment: Annotated[Smalls, "i1", (SPACES,)]
    left: Annotated[Words, "u8", (4,)]  # slack after the whole route
