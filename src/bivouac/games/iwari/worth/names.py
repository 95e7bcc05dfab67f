"""The features of a position of Iwari by name; worth/features.py says what they are for.

Those of territories and connections count once more for every pawn that stands there (IM1).
"""

LEAD_STEPS = 2
"""Leads of so many tents, or more, are told apart no further."""

(
    ONE,  # always 1
    # In worth/features.py: stock, cards and turns
    NEUTRAL,  # 1: it is the third tribe (I2)
    MID_COMING,  # 1: the mid-game scoring is still to come (IE1)
    TENTS_LEFT,
    TOTEMS_LEFT,
    HAND,  # cards
    PAIRED,  # 1: two cards of one biome, a joker (IT3)
    HIDDEN,  # cards that the others have not seen
    ACTING,  # 1: the own action of this turn is still to come
    WAIT,  # turns that end before the next own action
    LAST_TURN,  # 1: the game is ending, with a turn of this player still to come (IE2)
    TRIBE_WAITS,  # 1: the third tribe acts now; for it, and for the player who acts for it
    NOW_TENTS,  # points as they stand, which may be lost again
    NOW_TOTEMS,
    NOW_SETTLED,
    # In worth/lands.py: territories with free spots, each kind followed by its free spots
    MID_POINTS,  # what tents would score in mid-game
    FAR_BEHIND,  # by two tents or more
    FAR_BEHIND_FREE,
    BEHIND,  # by one
    BEHIND_FREE,
    TIED,
    TIED_FREE,
    AHEAD,  # alone, by one
    AHEAD_FREE,
    FAR_AHEAD,
    FAR_AHEAD_FREE,
    ABSENT,  # explored by others only
    ABSENT_FREE,
    UNEXPLORED,
    SAFE_FREE,  # free spots where there are too few of them to be overtaken
    STAKE,  # points that one more tent would bring where one is lacking
    RISK,  # points that would be lost where one tent decides
    THREAT,  # territories where another player has the cards to come to the front alone
    BEST_SOON,  # points of the best build that the hand pays for, of a player yet to act
    BEST_LATER,  # the same of the player who has just acted
    # In worth/totems.py: connections
    HELD,
    HELD_ALONE,
    HELD_ROOM,  # ends of these where one more totem may stand
    HELD_RISK,  # points of those where a tie may be broken
    HALF_OPEN,  # one end led, the other one out of reach for one totem
    HALF_CLOSED,  # one end led, no more totem may stand at the other
    ONE_AWAY,  # one totem more and it is held
    ONE_AWAY_POINTS,
    TWO_AWAY,  # one totem more at both ends
    SURE_LEADS,  # territories led by more than one totem, or for good
    # In worth/groups.py: groups of tents
    PAIRS,
    TRIPLES,
    COMPLETING,  # free spots that make a settlement
    GROWING,  # free spots beside a settlement
    PAIR_SPOTS,  # free spots beside groups of at least two that are no settlement
    GROUP_SPOTS,  # free spots beside any tents that are in no settlement
    # In worth/extras.py: additions to the base game
    TOKENS,  # discovery tokens, while others lie on the map (IG1)
    TOKEN_LEADS,  # colours in which no tribe has more
    MISSIONS,  # how far a player has come with expeditions, in tenths of a point (IX1)
    ROAD_TENTS,  # tents on the violet road (IA5)
    ROAD_FREE,  # free spots of it
    DEVOTION,  # lead in what Veneration's card counts (IM6)
    DETERMINED,  # 1: has the determination token (IA6)
    EXPLORER,  # 1: explores a territory right now (IG1)
    FORTS,  # fortifications left (IF1)
    DOUBLED,  # free spots of territories where tents count twice (IF2)
    FEATURES,  # how many there are
) = range(62)
