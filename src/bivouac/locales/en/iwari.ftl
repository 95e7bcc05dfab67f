# Iwari: what happened. One sentence for each thing, read by everybody at the table.
# $player is a name; $who is "you" when the sentence is about its reader. $territory and $source (a territory) are said
# by NAMES, and so are $card and $cards, which are biomes, $tokens, which are colours, and $expedition.

## A turn

# $pieces is tent, totem, tents (two), totems (two) or both (one of each).
iwari-build = { $who ->
    [you] You build
   *[other] { $player } builds
} { $pieces ->
    [tent] a tent
    [totem] a totem
    [tents] two tents
    [totems] two totems
   *[both] a tent and a totem
} in { NAMES($territory) }.
iwari-build-third = For the third tribe, { $who ->
    [you] you build
   *[other] { $player } builds
} { $pieces ->
    [tent] a tent
    [totem] a totem
    [tents] two tents
    [totems] two totems
   *[both] a tent and a totem
} in { NAMES($territory) }.
iwari-build-fortification = { $who ->
    [you] You raise
   *[other] { $player } raises
} a fortification in { NAMES($territory) }.
iwari-build-ruin = { $who ->
    [you] You replace
   *[other] { $player } replaces
} a ruin in { NAMES($territory) } with a tent.
iwari-build-ruin-third = For the third tribe, { $who ->
    [you] you replace
   *[other] { $player } replaces
} a ruin in { NAMES($territory) } with a tent.
iwari-build-void-totem = { $who ->
    [you] You move
   *[other] { $player } moves
} a void totem from { NAMES($source) } to { NAMES($territory) }.
iwari-build-void-totem-centre = { $who ->
    [you] You move
   *[other] { $player } moves
} a void totem from the centre to { NAMES($territory) }.
iwari-build-contested = { $who ->
    [you] You bring
   *[other] { $player } brings
} a contested token to { NAMES($territory) }, with a tent on it.
iwari-explore = { $who ->
    [you] You explore
   *[other] { $player } explores
} { NAMES($territory) } and its discovery tokens are turned up: { NAMES($tokens) }.
iwari-explore-third = For the third tribe, { $who ->
    [you] you explore
   *[other] { $player } explores
} { NAMES($territory) } and its discovery tokens are turned up: { NAMES($tokens) }.
iwari-explore-unseen = { $who ->
    [you] You explore
   *[other] { $player } explores
} { NAMES($territory) }, where discovery tokens lie face down.
iwari-pay = { $who ->
    [you] You pay
   *[other] { $player } pays
} { $count ->
    [one] one card
   *[other] { $count } cards
}: { NAMES($cards) }.
iwari-swap = { $who ->
    [you] You swap
   *[other] { $player } swaps
} a card: { NAMES($card) }.
iwari-discard = The third tribe can build nothing, so { $who ->
    [you] you discard
   *[other] { $player } discards
} a card: { NAMES($card) }.
iwari-pass = { $who ->
    [you] You have no card and pass.
   *[other] { $player } has no card and passes.
}
iwari-draw = { $who ->
    [you] You take
   *[other] { $player } takes
} a card from the display: { NAMES($card) }.
iwari-draw-deck = { $who ->
    [you] You draw
   *[other] { $player } draws
} a card from the deck.
iwari-shuffle = { $count ->
    [one] The deck has run out; the only discard becomes the new deck.
   *[other] The deck has run out; the { $count } discards are shuffled into a new one.
}

## The map

iwari-explored = { NAMES($territory) } is explored.
iwari-filled = Every tent spot of { NAMES($territory) } is taken.
iwari-settlement = { $who ->
    [you] You make
   *[other] { $player } makes
} a settlement of { $count } tents.
iwari-settlement-third = The third tribe has a settlement of { $count } tents.
iwari-opened = The ruin is gone: connection { $connection } is now open.
iwari-token = { $who ->
    [you] You take
   *[other] { $player } takes
} { $count ->
    [one] a discovery token
   *[other] { $count } discovery tokens
}: { NAMES($tokens) }.
iwari-token-third = The third tribe takes { $count ->
    [one] a discovery token
   *[other] { $count } discovery tokens
}: { NAMES($tokens) }.
iwari-determination = { $who ->
    [you] You use
   *[other] { $player } uses
} the determination token for a second piece.
iwari-determination-passes = { $who ->
    [you] You hold
   *[other] { $player } holds
} the determination token now.

## Expeditions: $points is the reward

iwari-expedition-first = { $who ->
    [you] You are
   *[other] { $player } is
} the first to complete “{ NAMES($expedition) }”, which brings { $points ->
    [one] one point
   *[other] { $points } points
}.
iwari-expedition-second = { $who ->
    [you] You are
   *[other] { $player } is
} the second to complete “{ NAMES($expedition) }”, which brings { $points ->
    [one] one point
   *[other] { $points } points
}.

## Storms and the walking totem

iwari-storm-moves = { $who ->
    [you] You move
   *[other] { $player } moves
} the storm from connection { $connection } to connection { $to }.
iwari-storm-stays = { $who ->
    [you] You leave
   *[other] { $player } leaves
} the storm on connection { $connection }.
iwari-storm-moved = No player alone has the most tents on both sides of the storm: it moves from connection { $connection } to connection { $to }.
iwari-walk = { $who ->
    [you] You let
   *[other] { $player } lets
} the walking totem score connection { $connection }.
iwari-walk-points = { $who ->
    [you] You score
   *[other] { $player } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} there.
iwari-walk-points-third = The third tribe scores { $points ->
    [one] one point
   *[other] { $points } points
} there.
iwari-walk-nothing = Nobody scores a point there.
iwari-walk-on = The walking totem goes on to connection { $connection }.
iwari-walk-off = The walking totem leaves the map.
iwari-walk-not = { $who ->
    [you] You leave
   *[other] { $player } leaves
} the walking totem on connection { $connection }.

## Deeds: $factor is by how much points are multiplied from now on

iwari-earn-union = Union: { $who ->
    [you] your
   *[other] { $player }’s
} pawn goes to { NAMES($territory) }, where tents now score ×{ $factor }.
iwari-earn-discovery = Discovery: { $who ->
    [you] your
   *[other] { $player }’s
} pawn goes to { NAMES($territory) }, where tents now score ×{ $factor }.
iwari-earn-honour = Honour: { $who ->
    [you] you lead
   *[other] { $player } leads
} at both ends of connection { $connection }, which now scores ×{ $factor }.
iwari-earn-respect = Respect: { $who ->
    [you] you lead
   *[other] { $player } leads
} at both ends of connection { $connection }, which now scores ×{ $factor }.
iwari-earn-courage = Courage: { $who ->
    [you] your
   *[other] { $player }’s
} pawn goes to { NAMES($territory) }, where tents now score only ×{ $factor }.
iwari-earn-courage-connection = Courage: { $who ->
    [you] your
   *[other] { $player }’s
} pawn goes to connection { $connection }, which now scores only ×{ $factor }.
iwari-courage-declined = Courage: { $who ->
    [you] you do
   *[other] { $player } does
} not place the pawn, and it leaves the game.
iwari-courage-alone = The last territory is explored, but no other pawn is on the map: Courage leaves the game.
iwari-courage-third = The third tribe has explored the last territory: Courage leaves the game.
iwari-earn-veneration = Veneration: { $who ->
    [you] your
   *[other] { $player }’s
} pawn goes to { NAMES($territory) }, where tents now score ×{ $factor }.
iwari-earn-veneration-connection = Veneration: { $who ->
    [you] your
   *[other] { $player }’s
} pawn goes to connection { $connection }, which now scores ×{ $factor }.
iwari-veneration-declined = Veneration: { $who ->
    [you] you do
   *[other] { $player } does
} not place the pawn.
iwari-veneration-tie = Veneration: several tribes are in front, so the pawn is discarded.
iwari-veneration-third = Veneration: the third tribe is in front, so the pawn is discarded.
iwari-veneration-none = Veneration: no tribe has what its card counts, so the pawn is discarded.
iwari-veneration-nowhere = Veneration: { $who ->
    [you] you are
   *[other] { $player } is
} in front, but there is no place left for the pawn.

## Scoring and the end

iwari-mid = The tents are scored for the first time.
iwari-mid-points = { $who ->
    [you] You score
   *[other] { $player } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} for tents.
iwari-mid-points-third = The third tribe scores { $points ->
    [one] one point
   *[other] { $points } points
} for tents.
iwari-last-round-deck = The deck has run out for the last time: this is the last round.
iwari-last-round-tents = { $who ->
    [you] You have placed your last tent: this is the last round.
   *[other] { $player } has placed their last tent: this is the last round.
}
iwari-over = The game is over.
iwari-wins = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points } points.
iwari-wins-tie = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points } points: tied, but with the most pieces left.
iwari-shares = With { $points } points, { $who ->
    [you] you share
   *[other] { $player } shares
} the victory.
iwari-third-wins = The third tribe is ahead with { $points } points: both players lose.
