# Iwari's table in the browser. $player and $players are names, $place is the name of a territory or of a
# connection, $biome and $cards are codes said with NAMES.

## Tribes

iwari-web-third = Third tribe
iwari-web-third-line = neutral, both play it
iwari-web-tribe = Tribe of { $player }
iwari-web-tribe-word = Tribe
iwari-web-tribes = Tribes
iwari-web-tribe-count = { $player } { $count }
iwari-web-points-word = { $count ->
    [one] point
   *[other] points
}
iwari-web-left = { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} and { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} left
iwari-web-tents-left = Tents left { $count }
iwari-web-totems-left = Totems left { $count }
iwari-web-leads = Leads
iwari-web-longest = Longest
iwari-web-hand-of = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}{ $known ->
    [0] { "" }
   *[other] , known: { NAMES($cards) }
}
iwari-web-chip = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Points

iwari-web-score-now = If scored now
iwari-web-source = { $source ->
    [tents_mid] Have
    [tents] Tent
    [totems] Totem
   *[settlements] Settl
}
iwari-web-category = { $source ->
    [tents_mid] Tents, mid-game
    [tents] Tents, final
    [totems] Totems
   *[settlements] Settlements
}
iwari-web-sum = Sum
iwari-web-plus = +{ $points }
iwari-web-tie = Pieces left
iwari-web-tie-line = Points are tied: whoever has more tents and totems left is ahead.
iwari-web-won-tie = { $count ->
    [one] { $players } wins by pieces left
   *[other] { $players } win by pieces left
}
iwari-web-both-lose = The third tribe wins: both players lose

## Deeds

iwari-web-deeds = Deeds
iwari-web-deed = { $deed ->
    [union] Union
    [discovery] Discovery
    [honour] Honour
   *[respect] Respect
}
iwari-web-deed-taken = earned by { $player }, on { $place }
iwari-web-deed-open = not earned yet
iwari-web-pawn-line = { $deed ->
    [union] Union
    [discovery] Discovery
    [honour] Honour
   *[respect] Respect
}: points ×{ $factor } at the end

## Display, deck and hand

iwari-web-display = Display
iwari-web-display-empty = { $asked ->
    [yes] filled at the end
   *[no] empty
}
iwari-web-take = Take { NAMES($biome) }
iwari-web-take-deck = Draw unseen from the deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
iwari-web-deck-until = { $until ->
    [scoring] { $count ->
        [one] { $count } card until tents are scored
       *[other] { $count } cards until tents are scored
    }
    [last] { $count ->
        [one] { $count } card until the last round
       *[other] { $count } cards until the last round
    }
   *[over] The last round
}
iwari-web-hand = Your hand
iwari-web-hand-count = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
iwari-web-hand-pays = { $pieces ->
    [one] { NAMES($one) } for the piece
   *[other] { NAMES($one) } for the first piece, { NAMES($two) } for the second
}
iwari-web-hand-one = Pick one card
iwari-web-hand-pick = { $count ->
    [0] Pick cards to see what they build
   *[other] Only what these cards can build glows
}
iwari-web-card = { $state ->
    [pays] Card: { NAMES($biome) }. Pays for piece { $piece }.
    [picked] Card: { NAMES($biome) }. Picked.
    [fresh] Card: { NAMES($biome) }. New.
   *[plain] Card: { NAMES($biome) }
}
iwari-web-slot = { $place ->
    [1] 1st card
    [2] 2nd card
   *[3] 3rd card
}
iwari-web-tap = tap a card
iwari-web-or-deck = Or from the deck, unseen
iwari-web-where = Where { NAMES($biome) } builds

## Territories and connections

iwari-web-close = Close
iwari-web-territory-line = { $explored ->
    [yes] { NAMES($biome) }, { $taken } of { $spots } spots taken
   *[no] { NAMES($biome) }, unexplored, { $spots } spots
}
iwari-web-tents = Tents
iwari-web-if-now = points if scored now
iwari-web-unexplored = Unexplored: the first build here is a single tent.
iwari-web-totems = Totems
iwari-web-cap = { $count } of { $cap }
iwari-web-cap-line = { $room ->
    [0] full; it takes one more tent of the leading tribe to make room
    [one] room for one more
   *[other] room for { $room } more
}
iwari-web-no-totems = no totems
iwari-web-connections = Connections
iwari-web-connection = Connection { $number }
iwari-web-connection-kind = Connection { $number } by { $kind ->
    [sea] sea
   *[land] land
}
iwari-web-connection-line = { $covered ->
    [yes] { $kind ->
        [sea] by sea, covered by a mountain
       *[land] by land, covered by a mountain
    }
   *[no] { $kind ->
        [sea] by sea
       *[land] by land
    }
}
iwari-web-connection-totems = { $factor ->
    [1] { $count ->
        [one] { $count } totem
       *[other] { $count } totems
    }
   *[other] { $count ->
        [one] { $count } totem, ×{ $factor }
       *[other] { $count } totems, ×{ $factor }
    }
}
iwari-web-covered = covered by a mountain
iwari-web-covered-line = A mountain covers it: it never scores.
iwari-web-nobody-leads = nobody leads both
iwari-web-nobody-line = { $count ->
    [0] Nobody leads on both sides yet.
   *[other] Nobody leads on both sides. Whoever did would score { $count } now.
}
iwari-web-leaders = { $players }: { $count }
iwari-web-holds = { $count ->
    [one] { $players } leads on both sides: { $points }
   *[other] { $players } lead on both sides: { $points } each
}
iwari-web-tents-count = { $count ->
    [one] { $count } tent
   *[other] { $count } tents
}
iwari-web-land-line = { $explored ->
    [yes] { $free ->
        [0] full
        [one] { $free } free spot
       *[other] { $free } free spots
    }, totems { $totems } of { $cap }
   *[no] unexplored
}

## What is asked

iwari-web-stage-draft = First cards
iwari-web-ask-turn = { $ask ->
    [pass] No cards: you pass
    [swap] Swap: which card goes?
    [swapped] Swap this card?
    [place] { $last ->
        [yes] Your last turn: build in { $place }
       *[no] Your turn: build in { $place }
    }
    [held] Where do these cards build?
   *[turn] { $last ->
        [yes] Your last turn: build, or swap a card
       *[no] Your turn: build, or swap a card
    }
}
iwari-web-ask-third = { $ask ->
    [discard] The third tribe cannot build: discard a card
    [place] The third tribe builds in { $place }
   *[build] Build for the third tribe
}
iwari-web-ask-deed = { $deed ->
    [union] Union earned: where does its pawn go?
    [discovery] Discovery earned: where does its pawn go?
    [honour] Honour earned: where does its pawn go?
   *[respect] Respect earned: where does its pawn go?
}
iwari-web-ask-draw = { $phase ->
    [draft] Choose your cards: { $taken } of { $of }
   *[refill] Refill your hand: card { $taken } of { $of }
}
iwari-web-waiting = { $phase ->
    [draft] { $player } chooses the first cards
    [third] { $player } plays the third tribe
    [deed] { $player } places a deed
    [refill] { $player } draws cards
   *[other] { $player } is choosing
}
iwari-web-step = { $step ->
    [cards] Cards
    [territory] Territory
    [pieces] Pieces
    [swap] Swap
    [own] Own action
    [third] Third tribe
   *[refill] Refill
}

## The tray

iwari-web-tray = { $what ->
    [swap] Swap a card
    [discard] The third tribe cannot build
    [deed] A pawn to place
    [refill] Refill your hand
    [draft] Choose your first cards
    [place] { $tribe ->
        [third] Third tribe: build in { $place }
       *[own] Build in { $place }
    }
    [third] Build for the third tribe
   *[turn] Your turn
}
iwari-web-turn-ask = { $tribe ->
    [third] Place one or two of its pieces in one territory with the cards you have left.
   *[own] Pick a glowing place to build there, or pick cards to see what they can build.
}
iwari-web-no-build = These cards can build nothing.
iwari-web-pass-only = You have no cards, so you pass.
iwari-web-held-ask = { NAMES($cards) } can build here:
iwari-web-held-nothing = Nothing can be built with these cards alone.
iwari-web-lands-open = Territories to build in
iwari-web-land-open = { $totem ->
    [yes] { $tents ->
        [0] a totem
        [one] { $tents } tent spot and a totem
       *[other] { $tents } tent spots and a totem
    }
   *[no] { $tents ->
        [one] { $tents } tent spot
       *[other] { $tents } tent spots
    }
}, { $cost ->
    [one] { $cost } card for a piece
   *[other] { $cost } cards for a piece
}
iwari-web-do-swap = Swap a card instead
iwari-web-do-build = Build instead
iwari-web-do-pass = Pass
iwari-web-asking = One moment.
iwari-web-pick = Click to choose it.
iwari-web-piece = { $piece ->
    [totem] Totem
   *[tent] Tent
}
iwari-web-piece-tent = { $does ->
    [explores] explores the territory
    [fills] takes the last spot
    [settles] settlement of { $count }
   *[plain] on a free spot
}
iwari-web-piece-totem = { $standing } of { $cap } that fit
iwari-web-second = A second piece may go here too: { $count ->
    [one] one place glows
   *[other] { $count } places glow
}
iwari-web-pay-other = Paid with { NAMES($cards) }. Pay another way, { $count } ways in all
iwari-web-pay-other-short = Pay another way
iwari-web-confirm-build = { $count ->
    [one] Build, pay { $count } card
   *[other] Build, pay { $count } cards
}
iwari-web-gains = What it brings
iwari-web-gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
iwari-web-gain-points-of = { $count ->
    [one] { $player }: { $change } point
   *[other] { $player }: { $change } points
}
iwari-web-gain-rank = { $before ->
    [0] Rank { $after }
   *[other] Rank { $before } → { $after }
}
iwari-web-gain-lead = { $lead ->
    [won] Totem lead
   *[lost] Totem lead lost
}
iwari-web-gain-settlement = Settlement of { $count }
iwari-web-gain-deed = { $deed ->
    [union] Earns Union
    [discovery] Earns Discovery
    [honour] Earns Honour
   *[respect] Earns Respect
}
iwari-web-card-ask = { $what ->
    [discard] { $chosen ->
        [yes] { NAMES($biome) } goes to the discards.
       *[no] Nothing can be built for it with your cards: pick one to discard.
    }
   *[swap] { $chosen ->
        [yes] { NAMES($biome) } goes to the discards. Then you refill your hand.
       *[no] Pick the card you do not want. Then you refill your hand.
    }
}
iwari-web-card-confirm = { $what ->
    [discard] Discard { NAMES($biome) }
   *[swap] Swap { NAMES($biome) }
}
iwari-web-draw-ask = Take an open card, or the top of the deck unseen. Once your hand is full, your turn is over.
iwari-web-draw-unseen = You see it when it is yours. It cannot be taken back.
iwari-web-draw-where = { $count ->
    [0] No territory of { NAMES($biome) } has a free spot left.
    [one] One territory of { NAMES($biome) } has free spots.
   *[other] { $count } territories of { NAMES($biome) } have free spots.
}
iwari-web-draw-card = Take { NAMES($biome) }
iwari-web-draw-deck = Draw unseen
iwari-web-show-display = Show the cards
iwari-web-deed-ask = Pick where the pawn goes: it doubles the points there for everybody. { $count ->
    [one] One place glows.
   *[other] { $count } places glow.
}
iwari-web-deed-confirm = Place the pawn
iwari-web-target = { $points ->
    [0] the pawn can go here
    [one] the pawn can go here, { $points } point for you
   *[other] the pawn can go here, { $points } points for you
}
iwari-web-not-hand = Your cards are not needed now.
iwari-web-one-way = There is no other way to pay for it.

## The phone

iwari-web-tab = { $tab ->
    [map] Map
    [cards] Cards
    [lands] Lands
    [players] Players
   *[log] Log
}

## A scoring, step by step

iwari-web-scoring = Scoring
iwari-web-scoring-steps = Steps of the scoring
iwari-web-scoring-title = { $step ->
    [territory] { $scoring ->
        [mid] Mid-game scoring: tents in { $place }
       *[final] Final scoring: tents in { $place }
    }
    [connection] Final scoring: totems at connection { $number }
   *[settlement] Final scoring: settlement of { $player }
}
iwari-web-scoring-part = { $part ->
    [territory] Tents
    [connection] Totems
   *[settlement] Settlements
}
iwari-web-scoring-list = { $part ->
    [territory] Territories
    [connection] Connections
   *[settlement] Settlements
}
iwari-web-of = { $count } of { $of }
iwari-web-settlement-of = Settlement of { $player }
iwari-web-scoring-land = { NAMES($biome) }, { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} on { $spots } spots
iwari-web-scoring-ends = { $one } and { $other }
iwari-web-scoring-reason = { $rank ->
    [1] every tent here
    [2] the tents of the first
    [3] the tents of the second
    [4] the tents of the third
   *[other] the tents of the one before
}
iwari-web-scoring-times = { $base } × { $factor }
iwari-web-scoring-no-tent = no tent, no points
iwari-web-scoring-both = leads on both sides: every totem
iwari-web-scoring-only = leads only in { $place }
iwari-web-scoring-neither = leads on neither side
iwari-web-scoring-settlement = { $rest ->
    [0] every tent of it, in { $lands }
   *[other] its longest path, in { $lands }; { $rest } beside it
}
iwari-web-scoring-no-settlement = none
iwari-web-scoring-pawns = { $count ->
    [one] { $deed ->
        [union] Union
        [discovery] Discovery
        [honour] Honour
       *[respect] Respect
    } pawn: points ×{ $factor }
   *[other] { $count } pawns: points ×{ $factor }
}
iwari-web-scoring-next = next
iwari-web-scoring-then = Next
iwari-web-how = How it counts
iwari-web-how-counts = { $kind ->
    [territory] The most tents score one for every tent in the territory. Each next rank scores the tents of the rank before. Tied tribes all score in full.
    [connection] Whoever has the most totems in both territories, ties included, scores one for every totem in the two. A lead on one side alone scores nothing.
    [path] Along roads, at least four tents of one tribe that hang together are a settlement. Its longest path scores one for every tent.
   *[group] Along roads, at least four tents of one tribe that hang together are a settlement. It scores one for every tent.
}
iwari-web-score-so-far = Score so far
iwari-web-before = Before
iwari-web-strip = { $player } { $points }, +{ $gain }.
iwari-web-scoring-slider = Step of the scoring
iwari-web-scoring-back = Back one step
iwari-web-scoring-pause = Pause
iwari-web-scoring-play = Play
iwari-web-scoring-speed = Speed { $speed }; press to change it
iwari-web-scoring-skip = { $scoring ->
    [mid] Skip to the game
   *[final] Skip to the result
}
iwari-web-scoring-skip-short = Skip
iwari-web-scoring-on = Next: { $place }
iwari-web-scoring-end = { $scoring ->
    [mid] Back to the game
   *[final] To the result
}

## Keys

iwari-web-key-cards = Pick or put back a card of your hand
iwari-web-key-build = Build: to the map
iwari-web-key-swap = Swap a card
iwari-web-key-display = To the display
iwari-web-key-arrows = From territory to territory, inside one over its places
iwari-web-key-ways = Other ways to pay

## The first time

iwari-web-explain-turn = Play one to three cards to place one or two pieces in one territory, or swap a card. Each piece costs a card of the territory’s biome, or two equal cards of another. Places you can pay for glow. The sign of a territory says who would score how much there now: open it for more.
iwari-web-explain-build = Tents score in their territory, totems for the numbered connections at its borders. The numbers on your cards say which piece they pay for. Pick another card to pay another way, or another glowing place for a second piece. Nothing is sent before you confirm.
iwari-web-explain-swap = Swapping throws one card away and ends your action; then you refill your hand to three.
iwari-web-explain-third = With two players there is a third tribe. With the cards you have left you must now build for it, by the same rules. If it wins, you both lose.
iwari-web-explain-deed = A pawn multiplies the points of its place for everybody in the final scoring. Point at a place to see whose points it would change.
iwari-web-explain-refill = Refill your hand to three, one card after the other: click an open card or the deck, and once more to take it. When the deck runs out the first time, tents are scored.
iwari-web-explain-draft = Choose three cards to begin with, open ones or unseen from the deck.
