# Iwari: what happened. One sentence for each thing, read by everybody at the table.
# $player is a name; $who is "you" when the sentence is about its reader. $territory is said by NAMES, and so are
# $card and $cards, which are biomes.

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
} a card of the display: { NAMES($card) }.
iwari-draw-deck = { $who ->
    [you] You draw
   *[other] { $player } draws
} a card of the deck.
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
   *[other] { $player } has placed the last tent of the tribe: this is the last round.
}
iwari-over = The game is over.
iwari-wins = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points } points.
iwari-wins-tie = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points } points, having more pieces left than others with as many.
iwari-shares = { $who ->
    [you] You share
   *[other] { $player } shares
} the victory with { $points } points.
iwari-third-wins = The third tribe is ahead of both players with { $points } points: they lose together.
