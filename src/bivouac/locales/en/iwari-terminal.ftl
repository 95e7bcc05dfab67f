# Iwari at the terminal: the table, the choices, the scoring, the help. Columns are narrow: headings and labels are
# short. $territory, $one, $other and $place are names, $deed is said by NAMES.

iwari-terminal-title = Iwari · { $map } · { $players } players
iwari-terminal-status = Round { $round }
iwari-terminal-status-last = Round { $round }, the last one
iwari-terminal-status-draft = Opening hands
iwari-terminal-status-over = The end
iwari-terminal-third = Third tribe

## The table

iwari-terminal-head-territory = territory
iwari-terminal-head-biome = biome
iwari-terminal-head-tents = tents:points now
iwari-terminal-head-totems = totems
iwari-terminal-head-free = free spots
iwari-terminal-unexplored = unexplored
iwari-terminal-connections = Connections: points now, and who leads at both ends
# A connection that does not score. $by: what covers it, or left where the walking totem has been.
iwari-terminal-covered = { $by ->
    [mountain] mountain
    [storm] storm
    [ruin] ruin
   *[left] scored
}
iwari-terminal-gold = gold
iwari-terminal-settlement = Settlement, { $points ->
    [one] { $points } pt:
   *[other] { $points } pts:
}
# $count pawns can still be earned; then follows where the others stand.
iwari-terminal-deed = { NAMES($deed) }, { $count ->
    [0] all earned:
    [one] one pawn left
   *[other] { $count } pawns left
}
iwari-terminal-display = Display
# $until: what happens when the deck runs out.
iwari-terminal-stock = Deck { $deck }, { $until ->
    [scoring] tents are scored when it runs out
    [last] the last round begins when it runs out
   *[over] this is the last round
} · discards { $discards }
iwari-terminal-at-turn = (to play)
iwari-terminal-first = (first)
iwari-terminal-tally = { $points } pts · { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} and { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} left
iwari-terminal-source = { $source ->
    [tents_mid] mid-game { $points }
    [tents] tents { $points }
    [totems] totems { $points }
    [settlements] settlements { $points }
    [expeditions] expeditions { $points }
    [walking] walking totem { $points }
    [discoveries] discoveries { $points }
    [ruins] ruins { $points }
   *[road] violet road { $points }
}
# Behind the title of an expedition card: its number and its two rewards.
iwari-terminal-expedition = ({ $number }: { $first }, then { $second })
# Then follows whoever had the first reward.
iwari-terminal-first-taken = first reward:
iwari-terminal-road = Violet road
iwari-terminal-centre = { $count ->
    [one] { $count } void totem in the centre
   *[other] { $count } void totems in the centre
}
# Then follows who holds it.
iwari-terminal-determination = Determination token:
iwari-terminal-fortifications = { $count ->
    [0] fortification placed
   *[other] fortification left
}
iwari-terminal-ruins = { $count ->
    [one] { $count } ruin
   *[other] { $count } ruins
}
iwari-terminal-fulfilled = expeditions done: { $numbers }
iwari-terminal-holds = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# Then follow cards of somebody’s hand.
iwari-terminal-known = of which known:
iwari-terminal-hand = Hand
iwari-terminal-legend-land = territory
iwari-terminal-legend-spot = free spot
iwari-terminal-legend-tent = tent
iwari-terminal-legend-totems = 2 totems
iwari-terminal-legend-connection = connection
iwari-terminal-legend-sea = by sea
iwari-terminal-legend-covered = covered by a mountain
iwari-terminal-legend-storm = under a storm
iwari-terminal-legend-walker = walking totem
iwari-terminal-legend-fortification = fortification
iwari-terminal-legend-token = discovery token
iwari-terminal-legend-ruin = ruin
iwari-terminal-legend-closed = closed by a ruin
iwari-terminal-legend-area = unknown area
iwari-terminal-legend-void = 2 void totems

## Choices

iwari-terminal-ask-turn = Your turn. What do you do?
iwari-terminal-choose-build = Build one or two pieces in a territory
iwari-terminal-choose-swap = Swap a card for a new one
iwari-terminal-choose-pass = Pass: you have no card
iwari-terminal-ask-where = Where do you build? Type a number or the letter of a territory.
iwari-terminal-ask-third = Now you act for the third tribe. Where does it build? Type a number or the letter of a territory.
iwari-terminal-head-cost = costs
iwari-terminal-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
iwari-terminal-ask-piece = What goes to { $territory }? Type a number or a name like those on the map.
iwari-terminal-head-piece = piece
iwari-terminal-head-roads = roads to
iwari-terminal-head-pay = pay with
iwari-terminal-head-gains = brings
iwari-terminal-piece = { $piece ->
    [tent] tent
    [totem] totem
    [fortification] fortification
    [void_totem] void totem, moved
    [ruin] tent instead of the ruin
   *[contested] tent on the contested token
}
iwari-terminal-several = { $count } ways
iwari-terminal-ask-pay = Which cards pay for { $place }?
iwari-terminal-ask-second = { $place } is chosen and paid for. Another piece in { $territory }?
iwari-terminal-choose-done = no, that is all
iwari-terminal-ask-swap = Which card do you discard?
iwari-terminal-ask-discard = The third tribe can build nothing. Which card do you discard?
iwari-terminal-ask-draw = Card { $number } of your hand: which one do you take?
iwari-terminal-ask-draft = Card { $number } of your opening hand: which one do you take?
iwari-terminal-choose-deck = the top of the deck, unseen ({ $count } left)
iwari-terminal-choose-explore = turn its tokens up
iwari-terminal-choose-nowhere = nowhere: decline it
iwari-terminal-ask-storm = Both territories of connection { $number } are full. Does the storm on it stay?
iwari-terminal-choose-stay = it stays
iwari-terminal-choose-move = it moves to
iwari-terminal-ask-walk = Your totem stands beside the walking totem. Do you score connection { $number } now?
iwari-terminal-choose-wait = no, it stays where it is
iwari-terminal-choose-walk = yes, for everybody, and it walks on
iwari-terminal-ask-deed = A deed is done. Where does its pawn go?
iwari-terminal-head-deed = deed
iwari-terminal-head-target = pawn goes to
iwari-terminal-head-swing = points now
iwari-terminal-explores = explores
iwari-terminal-rank = tents rank { $rank }
iwari-terminal-leads = leads in totems
iwari-terminal-fills = takes the last spot
iwari-terminal-settles = settlement of { $count }
iwari-terminal-earns = earns { NAMES($deed) }
iwari-terminal-fulfils = completes expedition { $number }
iwari-terminal-takes = takes a token: { NAMES($colour) }
iwari-terminal-determined = uses the determination token
iwari-terminal-forgone = { $who ->
    [void] no card left, so you do not act for the void
   *[third] no card left, so the third tribe does not act
}
# $tribe: own, third for the third tribe, or void.
iwari-terminal-preview = { $tribe ->
    [own] Build in { $territory } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }:
    [void] Build for the void in { $territory } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }:
   *[third] The third tribe builds in { $territory } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }:
}
iwari-terminal-brings = Brings:

## Scoring

iwari-terminal-scoring = { $kind ->
    [mid] The deck has run out for the first time: tents are scored
   *[final] The final scoring, step by step
}
iwari-terminal-before = Points before
iwari-terminal-after = Points after
iwari-terminal-part = { $part ->
    [territory] Tents, by rank
    [connection] Totems, who leads at both ends
    [settlement] Settlements, a point for each tent
    [road] The violet road, like a territory
    [discoveries] Discoveries, most tokens of a colour
   *[ruins] Ruins, a point each
}
iwari-terminal-ranked = { $tents ->
    [one] { $tents } tent +{ $points }
   *[other] { $tents } tents +{ $points }
}
# $first and $second: the totems in the two territories.
iwari-terminal-totems = { $one } { $first }, { $other } { $second }
iwari-terminal-score = { $source ->
    [tents_mid] Tents, mid-game
    [tents] Tents, final
    [totems] Totems
    [settlements] Settlements
    [expeditions] Expeditions
    [walking] Walking totem
    [discoveries] Discoveries
    [ruins] Ruins
   *[road] Violet road
}
iwari-terminal-total = Total
iwari-terminal-tie = Pieces left (tiebreaker)
iwari-terminal-winners = { $count ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
iwari-terminal-both-lose = The third tribe wins: both players lose.

## Help

iwari-terminal-help-turn = In a turn you do one thing: build one or two pieces in one territory, or swap a card. Then your
    hand is filled up to three cards.
iwari-terminal-help-build = Only territories are listed where your cards can build something. In one that is unexplored, the
    first build is a single tent.
iwari-terminal-help-piece = For each piece you see which cards pay for it and what it brings if all were scored now: points,
    rank, settlements, deeds. You can look at the whole build before it is made.
iwari-terminal-help-pay = A piece costs one card of the territory’s biome, or two matching cards of another one. A whole build
    takes three cards at most.
iwari-terminal-help-second = A second piece goes to the same territory. What is said of it counts both pieces together. u takes
    the first one back.
iwari-terminal-help-swap = The card goes to the discards, and you take a new one from the display or the deck.
iwari-terminal-help-discard = With these cards nothing can be built for the third tribe, so one of them is discarded.
iwari-terminal-help-draw = Everybody sees what you take from the display. A card of the deck stays your secret, but it cannot be
    given back. The display is filled up once your hand is complete.
iwari-terminal-help-deed = The pawn stays where you put it until the end. In the final scoring it multiplies the points for the
    tents of a territory, or for the totems of a connection: by two, with a second pawn by three.
iwari-terminal-help-storm = A connection under a storm does not score. If it stays, that is so until a storm is moved again; if it
    moves, it covers the next connection that is free.
iwari-terminal-help-walk = Scored now, the connection counts for all who lead at both ends, and never again. The walking totem then
    goes to the next number.
iwari-terminal-help = You raise tents and totems across new lands. Everything is counted by territory, by connection and by road.

    Building: a card of the territory’s biome, or two matching cards of another biome, place one tent on a free spot or one totem.
    Two pieces at most, in one territory, for three cards at most. Totems of all tribes together are never more than the tents
    of the tribe that has the most tents there.

    Tents: in each territory the tribe with the most scores a point for every tent there, the next one as many as the first has
    tents, and so on. Tied tribes score in full. This is scored when the deck runs out for the first time and again at the end.

    Totems, at the end: two territories are joined by a connection. Whoever has the most totems in both, ties included, scores a
    point for every totem of the two. A connection under a mountain never scores.

    Settlements, at the end: four or more tents of yours, joined by roads, score a point each.

    The round is finished and the game over when the deck runs out for the second time or somebody has placed their last tent.
    Ties go to whoever has more pieces left.
iwari-terminal-help-third = With two players there is a third tribe. After your own action you build something for it with the
    cards you have left. It scores like everybody else, and if it is ahead at the end, both of you lose.
iwari-terminal-help-path = At this table only the longest chain of tents in a settlement scores, without branches.
iwari-terminal-help-union = Union: the first two who make a settlement put a pawn into a territory it touches.
iwari-terminal-help-discovery = Discovery: the first two who take the last tent spot of a territory put a pawn into any other one.
iwari-terminal-help-honour = Honour: the first who leads in totems at both ends of a connection by land puts a pawn on it.
iwari-terminal-help-respect = Respect: the first who leads in totems at both ends of a connection by sea puts a pawn on it.
iwari-terminal-help-courage = Courage: whoever explores the last territory may put it beside another pawn. It lowers the
    multiplier there by one step.
# Then follows what the card counts.
iwari-terminal-help-veneration = Veneration: at the end, whoever alone has most of one thing may place a last pawn. It is:
iwari-terminal-help-expeditions = Expeditions: three cards lie open. The first player to do what a card asks for takes its first
    reward at once, the second player the second one; then the card is gone.
iwari-terminal-help-storms = Storms: they cover connections as mountains do. When both territories of such a connection are full, the
    player with the most tents in the two decides whether the storm stays or moves on.
iwari-terminal-help-walking_totem = Walking totem: whoever places a totem beside it may score its connection at once, for everybody. It
    then walks on, and that connection is not scored again.
iwari-terminal-help-fortifications = Fortifications: you have one, placed like a tent in an explored territory. In the final scoring a
    tent on it doubles that tribe’s points for the tents of the territory and for the settlement it is part of.
iwari-terminal-help-discoveries = Discoveries: before the first tent in a territory its two tokens are turned up. A tent on a token
    takes it. At the end the most tokens of a colour are worth six points.
iwari-terminal-help-floating-lands = Floating Lands: no totem stands in the tundra, and connections are roads for settlements.
iwari-terminal-help-forgotten-island = Forgotten Island: a ruin closes its connection until a tent replaces it, for two cards of the
    biome it shows. Keep the ruin for a point. An opened connection is worth one point. Connections are roads for settlements.
iwari-terminal-help-glacier-massif = Glacier Massif: connections 1 and 11 join the same two territories.
iwari-terminal-help-unexplored-paths = Unexplored Paths: as one of your pieces you may move a void totem: from the centre for two
    cards of its new biome, from a territory to another biome for one card of each. Where the void alone leads, nobody scores.
iwari-terminal-help-long-road = Long Road: at the end the tents on the violet road are scored as if it were a territory.
iwari-terminal-help-the-void = The Void: two cards of its biome bring a contested token, with a tent of yours on it, to one of its two
    territories. Whoever holds the determination token may place a second piece where nobody has been, and then hands it on.

## Against the void: the table. “Yours” is what the players’ side has, two players together too.

# $way: alone against the void, or together.
iwari-terminal-title-way = Iwari · { $map } · { $way }
iwari-terminal-void = The void
iwari-terminal-head-only-tents = tents
# Over who has claimed a territory, or in brackets who would if it were judged now.
iwari-terminal-head-claim = claim (now)
iwari-terminal-claim = { $by ->
    [void] void
   *[players] yours
}
iwari-terminal-joined = Connections, and where the void pawn stands
iwari-terminal-settled = Settlement:
iwari-terminal-left = { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} and { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} left
# Then follows where its pawn stands.
iwari-terminal-void-left = { $ruins ->
    [one] { $ruins } ruin
   *[other] { $ruins } ruins
} and { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} left, pawn on
# A count and the number with which the void wins (held, group, centre), a corruption comes (showing), or the game
# ends (aside).
iwari-terminal-threat = { $threat ->
    [held] territories { $count }/{ $most }
    [group] ruins joined { $count }/{ $most }
    [showing] void cards showing { $count }/{ $most }
    [aside] set aside { $count }/{ $most }
   *[centre] totems in the centre { $count }/{ $most }
}
iwari-terminal-violet = on violet spots { $ruins ->
    [one] { $ruins } ruin
   *[other] { $ruins } ruins
}, { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
}
iwari-terminal-complete = complete biomes: { $biomes }
# $above: void cards above the display.
iwari-terminal-void-stock = Deck { $deck } · discards { $discards } · { $above ->
    [0] no void card above the display
    [one] { $above } void card above the display
   *[other] { $above } void cards above the display
}
iwari-terminal-legend-void-ruin = ruin
iwari-terminal-legend-pawn = void pawn
iwari-terminal-legend-yours = claimed by you
iwari-terminal-legend-lost = claimed by the void

## Against the void: choices

iwari-terminal-ask-void = Now you must act for the void. What do you do?
iwari-terminal-choose-void-build = Build for the void
iwari-terminal-ask-void-where = Where does the void build? Type a number or the letter of a territory.
# $brings: infection, or corruption where enough void cards show then. It comes to the territories $one and $other.
iwari-terminal-choose-voids = Play { $count ->
    [one] a void card
   *[other] { $count } void cards
}: { $brings ->
    [infection] an infection at connection { $number }, { $one } and { $other }
   *[corruption] a corruption at connection { $number }, { $one } and { $other }
}
# Then follows a card.
iwari-terminal-choose-skip = Pass the void over, with a card of a complete biome:
iwari-terminal-choose-void-discard = Nothing can be done: discard
iwari-terminal-choose-void-pass = Pass: you have nothing but void cards
iwari-terminal-void-piece = { $piece ->
    [tent] ruin
   *[totem] void totem
}
# $place: where a piece that moves comes from, as on the map: D2 or D.
iwari-terminal-moved = { $piece ->
    [tent] tent from { $place }
   *[totem] totem from { $place }
}
iwari-terminal-ask-landing = Where does the tent from { $place } go?
# $kind: infection or corruption.
iwari-terminal-ask-order = { $kind ->
    [infection] Infection at connection { $number }: where does it come first?
   *[corruption] Corruption at connection { $number }: where does it come first?
}
iwari-terminal-choose-order = then { $other }
iwari-terminal-ask-ruin = Where in { $territory } does the ruin go?
iwari-terminal-head-spot = spot
iwari-terminal-ask-target = The void has a new settlement. In which of its territories does it act?
iwari-terminal-ask-free = A new settlement of yours: one piece is free. Where does it go?
iwari-terminal-choose-no-piece = nowhere: decline it
# How many there are in the territory then: tents against ruins, totems against those of the void.
iwari-terminal-stand = tents { $tents }:{ $ruins }, totems { $totems }:{ $void }
iwari-terminal-claims = { $by ->
    [void] the void claims { $territory }
   *[players] you claim { $territory }
}
iwari-terminal-joins = ruins joined { $before } → { $after }
iwari-terminal-follows = { $what ->
    [free] one piece is free
    [acts] the void acts at once
    [haunts] a ruin follows in the tundra
   *[lost] the second piece is lost
}
iwari-terminal-moves-on = pawn to { $number }
iwari-terminal-ends = ends the game

## Against the void: how it ended

iwari-terminal-head-claimed = claimed
iwari-terminal-head-ruins = tents : ruins
iwari-terminal-head-virtual = totems, +1 virtual
iwari-terminal-head-cause = judged
iwari-terminal-cause = { $cause ->
    [filled] when it was full
    [corruption] by a corruption
   *[end] at the end
}
iwari-terminal-ended = { $reason ->
    [settlement] A settlement of the void has grown too large.
    [limit] The void has claimed as many territories as it needs.
    [centre] Too many void totems stand in the centre.
    [all-judged] All territories have been judged.
    [piece] A piece that had to be placed had run out.
    [stock] Neither a tent nor a totem was left to play with.
   *[third-card] The last void card that counts was set aside.
}
iwari-terminal-held-out = You have held out against the void.
iwari-terminal-void-won = The void has won.

## Against the void: help

iwari-terminal-help-move = A piece of yours leaves a territory of a complete biome. You pay with a card of that biome, or with two
    equal cards of another one.
iwari-terminal-help-void-action = At least one of the cards you have left is used for the void. A build follows the rules of your own;
    void cards bring an infection where the pawn stands, or a corruption if enough of them are showing. A card of a complete biome passes
    the void over.
iwari-terminal-help-order = The void places a piece in each of the two territories, one after the other. What the first one brings
    about may matter for the second.
iwari-terminal-help-ruin = The rules leave the spot of this ruin to you. You see how many ruins would be joined by roads.
iwari-terminal-help-target = The void acts where most ruins of its new settlement stand. Several territories are tied, so you
    choose.
iwari-terminal-help-free = A tent or a totem, by the rules of building but free of charge, in an open territory that your new
    settlement touches. It brings this only once.
iwari-terminal-help-against = You hold out against the void, or you lose. There are no points.

    A turn: you build or swap a card as usual; void cards pay for nothing. Then you use at least one of the cards you have left for
    the void: build its ruins and totems, or play void cards. Then you draw up to three cards, and the display is filled.

    Void cards that are played, or that come up in the display, bring an infection: in both territories of the pawn’s connection
    the void places a totem if the limit of totems leaves room, else a ruin on the free spot nearest to a ruin. Then the pawn
    moves on. With four void cards showing it is a corruption: both territories are also judged, and one card is set aside.

    Judging: a territory is judged when its last spot is filled, by a corruption, or at the end. More tents or ruins bring a
    virtual totem; whoever has more totems then claims the territory, and the void wins ties. It is closed from then on.

    Settlements: a new group of four tents or more brings you a free piece, one of four ruins or more an act of the void.

    A biome is complete when all its territories have been full. Its cards move pieces of yours out of it, or pass the void over.

    The void wins with ten ruins joined by roads (eight on Floating Lands), or with too many territories. The game also ends when all territories are judged,
    when a piece that is needed has run out, when you have neither a tent nor a totem, or with the third card set aside. Then all
    that is open is judged; if the void has not won by that, you have.
iwari-terminal-help-together = You play together: your tents count together where a territory is judged, and so do your totems. For
    the limit of totems and for settlements each of you counts alone. Do not tell each other your cards.
iwari-terminal-help-limit = { $limit ->
    [one] At this table the void wins with its first territory.
   *[other] At this table the void wins with { $limit } territories.
}
iwari-terminal-help-against-floating-lands = Floating Lands: the first tundra card that pays in a turn is followed by a ruin in the
    tundra, where all ruins count as connected. Eight joined ruins win. Connections are roads, and no totem stands in the tundra.
iwari-terminal-help-against-forgotten-island = Forgotten Island: a ruin you build for the void goes on a violet spot of its territory
    if one is free. More ruins than tents on violet spots at the end, and the void wins. Connections are roads.
iwari-terminal-help-against-unexplored-paths = Unexplored Paths: void totems of infections, corruptions and settlements go to the
    centre. With the fifth there the void wins; two cards of a biome move one from there to a territory of that biome.
iwari-terminal-help-against-long-road = Long Road: a ruin you build for the void goes on the violet road if its territory has a free
    spot of it. More ruins than tents on the road at the end, and the void wins.
