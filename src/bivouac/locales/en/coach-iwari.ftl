# The coach of Iwari: one sentence before a decision, about what matters now, and one after it, about what it brought.
# $by is third (the third tribe) or player, whose name is $player. $territory and $territories are territories, $card and
# $colour things, $connections numbers of connections ($number of them): all of these are said by NAMES. $piece is tent
# or totem. Points are as if the game ended now.

## Before a turn: what a build would bring

# $count tents.
coach-iwari-lead = { $count ->
    [one] One tent
   *[other] Two tents
} would put you first in { NAMES($territory) }: { $points } more points as things stand.
coach-iwari-present = You have no tent in { NAMES($territory) }: { $count ->
    [one] a single one already brings
   *[other] two already bring
} { $points } points, whoever leads there.
coach-iwari-connection = A totem in { NAMES($territory) } would let you score { $number ->
    [one] connection
   *[other] connections
} { NAMES($connections) }: { $points } points.
coach-iwari-void-totem = With a void totem in { NAMES($territory) } you would score { $number ->
    [one] connection
   *[other] connections
} { NAMES($connections) }: { $points } points.
coach-iwari-room = No totem fits in { NAMES($territory) } yet: a tent makes room for one that would win you { $number ->
    [one] connection
   *[other] connections
} { NAMES($connections) }.
# A settlement of $count tents.
coach-iwari-settlement = A tent on this spot belongs to a settlement of { $count }: { $points } more points at the end.
coach-iwari-expedition = One build completes the expedition { NAMES($expedition) }: { $points } points at once.
# $left pawns of $deed.
coach-iwari-deed = { NAMES($deed) } is within your reach in this turn, and { $left ->
    [one] only one pawn of it is left
   *[other] { $left } pawns of it are left
}.
coach-iwari-walking = The walking totem is close: with a totem in { NAMES($territory) } you may score connection { $connection } at once, { $points } points.
coach-iwari-token = A token lies on this spot ({ NAMES($colour) }): with it you would have the most of its colour, { $points } points.
coach-iwari-fortification = Your fortification would double your tents where they are strong: here, with a tent on it, { $points } more points.
coach-iwari-road = A tent on this violet spot brings { $points } points for the violet road alone.
coach-iwari-ruin = Your hand can replace this ruin: it is a point, and connection { $connection } opens.

## Before a turn: what others could do

coach-iwari-overtaken = { $by ->
    [third] The third tribe
   *[player] { $player }
} is level with you in { NAMES($territory) }: one more tent, and you lose { $points } points.
coach-iwari-broken = One more totem in { NAMES($territory) }, and { $by ->
    [third] the third tribe
   *[player] { $player }
} takes { $number ->
    [one] connection
   *[other] connections
} { NAMES($connections) } from you: { $points } points.
coach-iwari-last-spot = One spot is free in { NAMES($territory) }: a tent there puts you ahead of { $by ->
    [third] the third tribe
   *[player] { $player }
}; theirs would cost you { $loss } points.

## Before a turn: the clock, and new land

coach-iwari-last-turn = This is your last turn: only what can still be scored matters now.
# $count cards are left.
coach-iwari-deck-first = The deck runs low ({ $count }): soon tents are scored for the first time, so leads count now.
coach-iwari-deck-last = The deck runs low ({ $count }): when it is empty, the last round begins.
coach-iwari-tents-own = { $count ->
    [one] One tent is
   *[other] { $count } tents are
} left in your stock: with the last one you begin the last round.
coach-iwari-tents-left = { $player } has { $count ->
    [one] one tent
   *[other] { $count } tents
} left: with the last one comes the last round.
coach-iwari-unexplored = Nobody has a tent in { NAMES($territory) } yet: the first one leads there, and only one may be placed.
coach-iwari-veiled = Two tokens lie face down in { NAMES($territory) }: whoever explores it sees them first and may take one.

## Before a card is drawn

coach-iwari-runs-first = In this turn the deck runs out: then the tents are scored for the first time.
coach-iwari-runs-last = In this turn the deck runs out for the last time: only this round is still played out.
coach-iwari-card-needed = A card lies open that your hand lacks ({ NAMES($card) }): { $piece ->
    [totem] a totem
   *[tent] a tent
} in { NAMES($territory) } would bring { $points } points.
coach-iwari-card-helps = Others see this card too ({ NAMES($card) }): with { $piece ->
    [totem] a totem
   *[tent] a tent
} in { NAMES($territory) } { $by ->
    [third] the third tribe
   *[player] { $player }
} takes { $points } points from you.
coach-iwari-card-pair = A second card like one of yours lies open ({ NAMES($card) }): two alike stand in for any other.

## Where something is asked

coach-iwari-pawn = A pawn multiplies for every tribe in its place, so look who else has points there.
coach-iwari-pawn-courage = This pawn takes points away from every tribe in its place: look for one that helps others more.
coach-iwari-pawn-trap = A pawn works for everybody: in { NAMES($territory) } it brings you { $points } points, but { $theirs } to { $by ->
    [third] the third tribe
   *[player] { $player }
}.
coach-iwari-pawn-trap-connection = A pawn works for everybody: on connection { $connection } it brings you { $points } points, but { $theirs } to { $by ->
    [third] the third tribe
   *[player] { $player }
}.
# $way is gain or loss, if the storm moves.
coach-iwari-storm = If the storm moves from connection { $connection } to { $to }, { $way ->
    [gain] you gain
   *[loss] you lose
} { $points ->
    [one] one point
   *[other] { $points } points
}.
coach-iwari-walk = Connection { $connection } scores now or at the end, never twice: now it brings you { $points } and others nothing.
coach-iwari-walk-others = Connection { $connection } scores now or at the end, never twice: now it brings you { $points } and { $by ->
    [third] the third tribe
   *[player] { $player }
} { $theirs }.
coach-iwari-third-hurts = { $piece ->
    [totem] A totem
   *[tent] A tent
} of the third tribe in { NAMES($territory) } would cost { $player } { $points } points.
coach-iwari-third-leads = The third tribe is ahead of you both by { $points }: if it stays so, you both lose, so do not help it.

## Against the void: before a turn

# $count territories.
coach-iwari-corruption = One more void card brings a corruption: as things stand, the void would claim { NAMES($territories) }.
coach-iwari-corruption-near = One more void card brings a corruption: { NAMES($territories) } { $count ->
    [one] gets
   *[other] get
} a piece of the void and { $count ->
    [one] is
   *[other] are
} judged.
# $free spots are free.
coach-iwari-last-land = The void needs only one more territory, and { NAMES($territory) } would be its; { $free ->
    [one] one spot is
   *[other] { $free } spots are
} free there.
coach-iwari-last-corruption = The next corruption ends the game: judged now, the void would hold { $held } territories, and it needs { $limit }.
coach-iwari-ten-ruins = The void’s largest group has { $count } ruins: with { $limit } it wins at once, so cut its roads off.
coach-iwari-few-ruins = { $count ->
    [0] No ruin is left
    [one] One ruin is left
   *[other] { $count } ruins are left
}: when one is needed and none is there, the game ends and everything is judged.
coach-iwari-centre = { $count } void totems stand in the centre: with one more the void wins.
coach-iwari-violet = On the violet spots there are { $ruins } ruins to { $tents } tents: that loses at the end.
coach-iwari-haunted = If you play a card of this biome ({ NAMES($card) }), a ruin follows in { NAMES($territory) }.
coach-iwari-turn-land = Judged now, { NAMES($territory) } would be the void’s: one { $piece ->
    [totem] totem
   *[tent] tent
} more turns it.
coach-iwari-claim = The last spot of { NAMES($territory) } has it judged at once: with your tent there it is safe.
coach-iwari-claim-lost = Careful with the last spot of { NAMES($territory) }: it is judged at once, and for the void.
# A settlement of $count tents.
coach-iwari-free-piece = A tent on this spot makes a settlement of { $count }: you may then place a free piece.
coach-iwari-spare = Keep a card of this complete biome ({ NAMES($card) }): discarding it spares you the void’s action.
coach-iwari-weakest = Judged now, { NAMES($territory) } would be the void’s, and { $free ->
    [one] one spot is
   *[other] { $free } spots are
} free there.
# $count cards are in hand.
coach-iwari-empty-hand = You can play { $count ->
    [one] your only card
   *[other] all { $count } cards
} in this turn: then the void does nothing.

## Against the void: where you decide for it, or draw

coach-iwari-void-wins = Not here: with this piece the void would win at once.
coach-iwari-turn-away = Mind { NAMES($territory) }: one { $piece ->
    [totem] void totem
   *[tent] ruin
} there, and it would be the void’s if it were judged.
coach-iwari-void-card = A void card instead of a build brings an infection to { NAMES($territories) }.
# $count void cards would show.
coach-iwari-void-card-corrupts = Your void card would be number { $count }: a corruption, and { NAMES($territories) } judged.
coach-iwari-skip = The biome of a card of yours is complete ({ NAMES($card) }): discard it, and the void does nothing.
coach-iwari-near-settlement = These { $count } ruins are joined: one more beside them is a settlement, and the void acts at once.
# $spots spots, where $count ruins would be joined.
coach-iwari-joins = { $spots ->
    [one] On this spot
   *[other] On these { $spots } spots
} the ruin would join others, { $count } in all; elsewhere it joins fewer.
coach-iwari-target = In { NAMES($territory) } the piece would turn the territory to the void.
coach-iwari-free-turns = Judged now, { NAMES($territory) } would be the void’s: a free { $piece ->
    [totem] totem
   *[tent] tent
} there turns it.
# $count void cards show.
coach-iwari-void-shown = { $count } void cards are showing: take one from the display, or the next one brings a corruption.
coach-iwari-card-turns = A card lies open that your hand lacks ({ NAMES($card) }): a { $piece ->
    [totem] totem
   *[tent] tent
} would turn { NAMES($territory) }, now the void’s.

## What a decision brought

coach-iwari-brought-mid = The first scoring: { $points ->
    [one] one point
   *[other] { $points } points
} for your tents, { $best } for the best of the others.
coach-iwari-brought-expedition = The expedition { NAMES($expedition) } is complete: { $points } points, yours for good.
# $count deeds.
coach-iwari-brought-deed = That earned you { $count ->
    [one] a deed
   *[other] deeds
} ({ NAMES($deeds) }): now choose the place of the pawn well.
coach-iwari-brought-settlement = Your settlement has { $count } tents now: { $points } more points at the end.
coach-iwari-brought-connections = You lead at both ends of { $number ->
    [one] connection
   *[other] connections
} { NAMES($connections) } now: { $points } points, as long as nobody passes you.
coach-iwari-brought-lead = You are first in { NAMES($territory) } now: { $points } more points as things stand.
coach-iwari-brought-cost = That took { $points } points from { $by ->
    [third] the third tribe
   *[player] { $player }
}.
coach-iwari-brought-helped = That helped { $by ->
    [third] the third tribe
   *[player] { $player }
} most: { $theirs } points, and { $points } for you.
coach-iwari-brought-pawn = As things stand, the pawn brings you { $points ->
    [one] one point
   *[other] { $points } points
} and others nothing.
coach-iwari-brought-courage = The pawn takes { $theirs } points from { $by ->
    [third] the third tribe
   *[player] { $player }
} and { $points } from you.
coach-iwari-brought-pawn-others = As things stand, the pawn brings you { $points ->
    [one] one point
   *[other] { $points } points
} and { $by ->
    [third] the third tribe
   *[player] { $player }
} { $theirs }.
coach-iwari-brought-walk = { $points ->
    [one] One point
   *[other] { $points } points
} by the walking totem, yours for good.
coach-iwari-brought-forgone = You kept no card, so the third tribe builds nothing in this turn.
coach-iwari-brought-points = As things stand, that brought you { $points } points.
coach-iwari-brought-filled = { NAMES($territory) } is full: who is before whom there does not change any more.
coach-iwari-brought-lost = The void has claimed { NAMES($territory) }: { $held } of the { $limit } territories it needs.
coach-iwari-brought-claimed = { NAMES($territory) } was judged and is safe: no piece of the void enters it any more.
coach-iwari-brought-free = A new settlement: now place a free piece where it helps most.
coach-iwari-brought-ruins = The void’s largest group has grown to { $count } ruins; with { $limit } it wins.
coach-iwari-brought-endangered = { NAMES($territory) } would be the void’s now, if it were judged.
coach-iwari-brought-saved = { NAMES($territory) } would be yours now, if it were judged.
coach-iwari-brought-skip = One card, and the void did nothing in this turn.
coach-iwari-brought-rest = You kept no card, so the void does nothing in this turn.
