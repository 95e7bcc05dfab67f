# Iwari against the void: what happened, and why. One sentence for each thing, read by everybody at the table.
# $player is a name; $who is "you" when the sentence is about its reader. $territory, $source, $one, $other, $territories
# and $choices are territories and are said by NAMES, and so are $card and $biome, which are biomes, and $passed, which
# are numbers of connections. "The void" is the opponent; its tents are ruins, and it has totems and a pawn of its own.

## What players decide

# $pieces is tent (a ruin), totem (a void totem), tents (two), totems (two) or both (one of each).
iwari-build-void = For the void, { $who ->
    [you] you build
   *[other] { $player } builds
} { $pieces ->
    [tent] a ruin
    [totem] a void totem
    [tents] two ruins
    [totems] two void totems
   *[both] a ruin and a void totem
} in { NAMES($territory) }.
# $piece is tent or totem.
iwari-build-moved = { $who ->
    [you] You move
   *[other] { $player } moves
} { $piece ->
    [totem] a totem
   *[tent] a tent
} from { NAMES($source) } to { NAMES($territory) }.
iwari-void-pass = { $who ->
    [you] You have only void cards, so your action is skipped.
   *[other] { $player } has only void cards, so their action is skipped.
}
# $count cards were played; $showing void cards lie in the display and above it then.
iwari-void-cards = { $who ->
    [you] You play
   *[other] { $player } plays
} { $count ->
    [one] a void card
   *[other] { $count } void cards
}; { $showing ->
    [one] one void card is now showing
   *[other] { $showing } void cards are now showing
}.
iwari-void-skip = { $who ->
    [you] You discard
   *[other] { $player } discards
} a card of a complete biome, { NAMES($card) }, so the void does nothing.
iwari-void-discard = Nothing can be done for the void, so { $who ->
    [you] you discard
   *[other] { $player } discards
} a card: { NAMES($card) }.
iwari-void-order = { $who ->
    [you] You send
   *[other] { $player } sends
} the void to { NAMES($one) } first, then to { NAMES($other) }.
iwari-void-chosen = { $who ->
    [you] You choose
   *[other] { $player } chooses
} the spot for the ruin in { NAMES($territory) }.
iwari-void-target = { $who ->
    [you] You let
   *[other] { $player } lets
} the void act in { NAMES($territory) }.
# $piece is tent or totem.
iwari-free = { $who ->
    [you] You place
   *[other] { $player } places
} { $piece ->
    [totem] a free totem
   *[tent] a free tent
} in { NAMES($territory) }.
iwari-free-none = { $who ->
    [you] You place
   *[other] { $player } places
} no free piece.

## Infections and corruptions

iwari-void-idle = { $who ->
    [you] Your hand is empty, so the void does not act.
   *[other] The hand of { $player } is empty, so the void does not act.
}
iwari-void-revealed = A void card is revealed: { $count ->
    [one] one void card is now showing
   *[other] { $count } void cards are now showing
}.
iwari-void-infection = An infection begins at connection { $connection }, between { NAMES($one) } and { NAMES($other) }.
# $count void cards show.
iwari-void-corruption = With { $count } void cards showing, it is a corruption instead of an infection. It begins at connection { $connection }, between { NAMES($one) } and { NAMES($other) }.
iwari-void-passed = { NAMES($territory) } is passed over because it is closed.
iwari-void-order-asked = { NAMES($one) } and { NAMES($other) } are both open: { $who ->
    [you] you choose
   *[other] { $player } chooses
} which of them comes first.
# $count totems stood there, $cap may stand there.
iwari-void-totem = A void totem goes to { NAMES($territory) }, where { $count } of at most { $cap } totems stood.
# $centre void totems stand in the centre now; with $limit the void wins.
iwari-void-totem-centre = A void totem would fit in { NAMES($territory) }, where { $count } of at most { $cap } totems stand, so one goes to the centre: it has { $centre } of { $limit } now.
# $why is cap (so many totems stand there already), unexplored (there is no tent), bare (no totem may stand in this
# land) or stock (no void totem is left). $steps is how far it is to the nearest ruin.
iwari-void-ruin = { $why ->
    [cap] The totem limit in { NAMES($territory) } ({ $cap }) is reached
    [unexplored] { NAMES($territory) } is unexplored, so no totem fits there
    [bare] No totem may stand in { NAMES($territory) }
   *[stock] No void totem is left for { NAMES($territory) }
}: a ruin goes on the free spot nearest to a ruin, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
iwari-void-ruin-tie = { $why ->
    [cap] The totem limit in { NAMES($territory) } ({ $cap }) is reached
    [unexplored] { NAMES($territory) } is unexplored, so no totem fits there
    [bare] No totem may stand in { NAMES($territory) }
   *[stock] No void totem is left for { NAMES($territory) }
}, and { $count } free spots are equally near to a ruin, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away: { $who ->
    [you] you choose
   *[other] { $player } chooses
} where the ruin goes.
iwari-void-ruin-first = { $why ->
    [cap] The totem limit in { NAMES($territory) } ({ $cap }) is reached
    [unexplored] { NAMES($territory) } is unexplored, so no totem fits there
    [bare] No totem may stand in { NAMES($territory) }
   *[stock] No void totem is left for { NAMES($territory) }
}, and no ruin is on the map yet: { $who ->
    [you] you choose
   *[other] { $player } chooses
} where the ruin goes, on any of the free spots ({ $count }).
iwari-void-ruin-unreachable = { $why ->
    [cap] The totem limit in { NAMES($territory) } ({ $cap }) is reached
    [unexplored] { NAMES($territory) } is unexplored, so no totem fits there
    [bare] No totem may stand in { NAMES($territory) }
   *[stock] No void totem is left for { NAMES($territory) }
}, and no road leads from there to a ruin (connections do not count): { $who ->
    [you] you choose
   *[other] { $player } chooses
} where the ruin goes, on any of the free spots ({ $count }).
iwari-void-haunts = Playing { NAMES($biome) } brings a ruin to { NAMES($territory) }: { $who ->
    [you] you choose
   *[other] { $player } chooses
} where.
iwari-void-haunts-not = Playing { NAMES($biome) } brings no ruin because { NAMES($territory) } is closed.
# $number of $limit void cards are set aside now, $count went back into the deck.
iwari-void-aside = One of the void cards is set aside, number { $number } of { $limit }; { $count ->
    [one] the other one is
   *[other] the other { $count } are
} shuffled into the deck.

## The void pawn

iwari-void-pawn = The void pawn moves on to connection { $connection }.
# $count connections in $passed.
iwari-void-pawn-past = The void pawn moves to connection { $connection }: { $count ->
    [one] both territories of connection { NAMES($passed) } are closed
   *[other] all territories of connections { NAMES($passed) } are closed
}.
iwari-void-pawn-stays = The void pawn comes back to connection { $connection }: every other connection lies between closed territories.

## What pieces bring

# $why is closed (the territory was judged), taken (something stands on the spot), cap or stock.
iwari-void-lost = The second piece { $fate ->
    [stays] stays where it was,
   *[lost] is lost,
} and its cards are spent: { $why ->
    [closed] { NAMES($territory) } is closed now
    [taken] its spot in { NAMES($territory) } is taken now
    [cap] the totem limit in { NAMES($territory) } is reached
   *[stock] there is no such piece left for { NAMES($territory) }
}.
# $cause is filled, corruption or end. $virtual and $by are player (alone), players (together), void or tie, which is the
# void's. $totems of the players and $others of the void, the virtual one among them.
iwari-void-judged = { $cause ->
    [filled] The last spot of { NAMES($territory) } is taken, so it is judged
    [corruption] The corruption has { NAMES($territory) } judged
   *[end] At the end { NAMES($territory) } is judged
}: { $tents ->
    [one] one tent
   *[other] { $tents } tents
} to { $ruins ->
    [one] one ruin
   *[other] { $ruins } ruins
}, so the virtual totem is { $virtual ->
    [player] the player’s
    [players] the players’
    [tie] the void’s, as in every tie
   *[void] the void’s
}; with it, the totems are { $totems } to { $others }, and { $by ->
    [player] the player claims it
    [players] the players claim it
    [tie] the void claims it, as in every tie
   *[void] the void claims it
}.
# $follows is free (a free piece may follow) or none (none is possible).
iwari-void-settlement = { $who ->
    [you] You have
   *[other] { $player } has
} a new settlement of { $count } tents: { $follows ->
    [free] a free piece may follow in an open territory that it touches
   *[none] but no free piece is possible
}.
iwari-void-settles = The void has a new settlement of { $count } ruins and acts at once in { NAMES($territories) }, where most of them stand.
# $territories have equally many ruins; $choices are the open ones of them, $open their number.
iwari-void-settles-tie = The void has a new settlement of { $count } ruins, equally many of them in { NAMES($territories) }: { $who ->
    [you] you choose
   *[other] { $player } chooses
} where it acts, { $open ->
    [one] and only { NAMES($choices) } is open
   *[other] in { NAMES($choices) }
}.
iwari-void-settles-closed = The void has a new settlement of { $count } ruins, most of them in { NAMES($territories) }; nothing is open there, so it does not act.

## The end

iwari-void-end-settlement = The void has a settlement of { $count } ruins.
# $held territories are the void's; with $limit it wins.
iwari-void-end-limit = { $held ->
    [one] The void has claimed one territory
   *[other] The void has claimed { $held } territories
}, and { $limit } { $limit ->
    [one] is
   *[other] are
} enough.
iwari-void-end-centre = { $count } void totems stand in the centre.
iwari-void-end-judged = Every territory is judged, so the game is over.
iwari-void-end-ruin = The void must place a ruin and has none left, so the game is over.
iwari-void-end-piece = The void must build and has no piece left for it, so the game is over.
iwari-void-end-stock = { $who ->
    [you] You have
   *[other] { $player } has
} neither tent nor totem left at the beginning of an action, so the game is over.
iwari-void-end-third = { $count } void cards are set aside, so the game is over.
iwari-void-held = The void has claimed { $held } of the { $limit } { $limit ->
    [one] territory
   *[other] territories
} that it needs.
iwari-void-violet-lost = On the violet spots there are more ruins than tents, { $ruins } to { $tents }.
iwari-void-violet-held = On the violet spots there are not more ruins than tents, { $ruins } to { $tents }.
iwari-void-wins = The void wins.
iwari-void-beaten = { $who ->
    [you] You have beaten the void.
   *[other] { $player } has beaten the void.
}
iwari-void-beaten-together = The players have beaten the void together.
