# Iwari's table in the browser. $player and $players are names, $place is the name of a territory or of a
# connection, $biome and $cards are codes said with NAMES.

## Tribes

iwari-web-third = Third tribe
iwari-web-third-line = neutral, both play it
iwari-web-void = The void
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
iwari-web-longest = Group
iwari-web-hand-of = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}{ $known ->
    [0] { "" }
   *[other] , known: { NAMES($cards) }
}
iwari-web-determination = holds the determination token
iwari-web-fort-left = { $count ->
    [0] fortification placed
   *[other] fortification still to place
}
iwari-web-tokens-of = discovery tokens: { $red } red, { $green } green, { $yellow } yellow
iwari-web-ruins-kept = { $count ->
    [one] { $count } ruin kept
   *[other] { $count } ruins kept
}
iwari-web-expeditions-done = expeditions: { $names }
iwari-web-chip = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Points

iwari-web-score-now = If scored now
iwari-web-source = { $source ->
    [have] So far
    [tents_mid] So far
    [tents] Tent
    [totems] Totem
    [expeditions] Exped
    [walking] Walk
    [discoveries] Disc
    [ruins] Ruin
    [road] Road
    [more] More
   *[settlements] Settl
}
iwari-web-category = { $source ->
    [tents_mid] Tents, mid-game
    [tents] Tents, final
    [totems] Totems
    [expeditions] Expeditions
    [walking] Walking totem
    [discoveries] Discoveries
    [ruins] Ruins
    [road] Violet road
   *[settlements] Settlements
}
iwari-web-category-short = { $source ->
    [tents_mid] Tents, mid
    [tents] Tents, end
    [totems] Totem
    [expeditions] Exp.
    [walking] Walk
    [discoveries] Disc.
    [ruins] Ruin
    [road] Road
   *[settlements] Settl.
}
iwari-web-part = { $part }: { $points }
iwari-web-sum = Sum
iwari-web-plus = +{ $points }
iwari-web-tie = Pieces left
iwari-web-tie-line = Points are tied: whoever has more tents and totems left is ahead.
iwari-web-won-tie = { $count ->
    [one] { $players } wins on pieces left
   *[other] { $players } win on pieces left
}
iwari-web-both-lose = The third tribe wins: both players lose

## Deeds

iwari-web-deeds = Deeds
iwari-web-deed = { $deed ->
    [union] Union
    [discovery] Discovery
    [honour] Honour
    [courage] Courage
    [veneration] Veneration
   *[respect] Respect
}
iwari-web-deed-taken = earned by { $player }, on { $place }
iwari-web-deed-open = not earned yet
iwari-web-deed-gone = out of the game
iwari-web-pawn-line = { $deed ->
    [union] Union
    [discovery] Discovery
    [honour] Honour
    [courage] Courage
    [veneration] Veneration
   *[respect] Respect
}: points ×{ $factor } at the end

## Expeditions

iwari-web-expeditions = Expeditions
iwari-web-expeditions-none = all completed
iwari-web-rewards = { $taken ->
    [yes] first reward: { $player }; second reward { $second }
   *[no] first reward { $first }, second reward { $second }
}
iwari-web-progress-of = of { $of }
iwari-web-progress = { $state ->
    [had] { $player }: completed
   *[open] { $player }: { $done } of { $of }
}

## What walks or waits on the map

iwari-web-walker-at = At { $number }
iwari-web-walker-gone = Off the map
iwari-web-walker-here = The walking totem is here
iwari-web-storms = Storms on connections
iwari-web-centre = { $count ->
    [one] { $count } in the centre
   *[other] { $count } in the centre
}
iwari-web-road = Violet road
iwari-web-road-line = { $taken } of { $spots } spots taken; scored once, at the end
iwari-web-road-empty = No tent stands on it yet.

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
    [0] Pick cards to see what they can build
   *[other] Only places where these cards can build glow
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
iwari-web-where = Where you can build with { NAMES($biome) }

## Territories and connections

iwari-web-close = Close
iwari-web-territory-line = { $explored ->
    [yes] { NAMES($biome) }, { $taken } of { $spots } spots taken
   *[no] { NAMES($biome) }, unexplored, { $spots } spots
}
iwari-web-tents = Tents
iwari-web-if-now = points if scored now
iwari-web-doubled = a fortification doubles it
iwari-web-unexplored = { $veiled ->
    [yes] Unexplored: its tokens lie face down. Whoever places the first tent turns them up first.
   *[no] Unexplored: the first build here is a single tent.
}
iwari-web-land-tokens = { $veiled ->
    [yes] { $count ->
        [one] { $count } token, face down
       *[other] { $count } tokens, face down
    }
   *[no] { $count ->
        [one] { $count } token for a tent on it
       *[other] { $count } tokens for tents on them
    }
}
iwari-web-land-ruin = A ruin: two { NAMES($biome) } cards open connection { $number }
iwari-web-land-forts = { $count ->
    [one] { $count } fortification
   *[other] { $count } fortifications
}
iwari-web-land-contested = { $count ->
    [one] a contested token may come here
   *[other] { $count } contested tokens may come here
}
iwari-web-land-gold = gold token: its totems count for Veneration
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
iwari-web-connection-line = { $kind ->
    [sea] { $road ->
        [yes] by sea, also a road for settlements
       *[no] by sea
    }
   *[land] { $road ->
        [yes] by land, also a road for settlements
       *[no] by land
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
iwari-web-covered = { $by ->
    [storm] covered by a storm
    [ruin] closed by a ruin
    [left] scored by the walking totem
   *[mountain] covered by a mountain
}
iwari-web-covered-line = { $by ->
    [storm] A storm covers it: it does not score while the storm is here.
    [ruin] A ruin closes it: it scores once a tent has replaced the ruin.
    [left] The walking totem has left it: it is not scored again.
   *[mountain] A mountain covers it: it never scores.
}
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
    [veiled] unexplored, tokens face down
   *[no] unexplored
}

## What is asked

iwari-web-stage-draft = First cards
iwari-web-ask-turn = { $ask ->
    [pass] No cards: you pass
    [swap] Swap: which card goes?
    [swapped] Swap this card?
    [explore] Explore { $place }?
    [explored] { $place } is explored: place your tent
    [fortification] Where does your fortification go?
    [source] Which void totem moves?
    [void_totem] Where does the void totem go?
    [place] { $last ->
        [yes] Your last turn: build in { $place }
       *[no] Your turn: build in { $place }
    }
    [held] Where do you build with these cards?
   *[turn] { $last ->
        [yes] Your last turn: build, or swap a card
       *[no] Your turn: build, or swap a card
    }
}
iwari-web-ask-third = { $ask ->
    [discard] The third tribe cannot build: discard a card
    [explore] The third tribe explores { $place }?
    [explored] { $place } is explored: place the third tribe’s tent
    [place] The third tribe builds in { $place }
   *[build] Build for the third tribe
}
iwari-web-ask-deed = { $deed ->
    [union] Union earned: where does its pawn go?
    [discovery] Discovery earned: where does its pawn go?
    [honour] Honour earned: where does its pawn go?
    [courage] Courage earned: beside which pawn, if any?
    [veneration] Veneration is yours: where does its pawn go?
   *[respect] Respect earned: where does its pawn go?
}
iwari-web-ask-storm = The storm on connection { $number }: does it move on?
iwari-web-ask-walk = The walking totem: score connection { $number } now?
iwari-web-ask-draw = { $phase ->
    [draft] Choose your cards: { $taken } of { $of }
   *[refill] Refill your hand: card { $taken } of { $of }
}
iwari-web-waiting = { $phase ->
    [draft] { $player } chooses the first cards
    [third] { $player } plays the third tribe
    [exploring] { $player } has explored and places a tent
    [deed] { $player } places a deed
    [veneration] { $player } is placing the Veneration pawn
    [storm] { $player } decides about the storm on connection { $number }
    [walk] { $player } decides whether connection { $number } is scored now
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
    [storm] The storm on connection { $number }
    [walk] The walking totem on connection { $number }
    [refill] Refill your hand
    [draft] Choose your first cards
    [explore] Explore { $place }
    [explored] { $tribe ->
        [third] The third tribe’s tent in { $place }
       *[own] Your tent in { $place }
    }
    [place] { $tribe ->
        [third] Third tribe: build in { $place }
       *[own] Build in { $place }
    }
    [third] Build for the third tribe
   *[turn] Your turn
}
iwari-web-aim = { $aim ->
    [void_totem] Move a void totem
   *[fortification] Fortification ({ $count } left)
}
iwari-web-contested-ask = Pick one of its two areas: two cards of that biome bring the token there, with the tent on it.
iwari-web-fortification-ask = Pick a free spot for your fortification. It costs what a tent costs, and anybody may build on it.
iwari-web-void-totem-ask = { $from ->
    [none] Pick the void totem that moves: in the centre, or in a territory.
    [centre] From the centre, for two cards of the biome it goes to. Pick where it goes.
   *[land] From { $place }, for one card of its biome and one of the biome it goes to. Pick where it goes.
}
iwari-web-explore-ask = { $tribe ->
    [third] { $count ->
        [one] Its token is turned up for all to see. Then the third tribe’s tent must go there. This cannot be taken back.
       *[other] Its { $count } tokens are turned up for all to see. Then the third tribe’s tent must go there. This cannot be taken back.
    }
   *[own] { $count ->
        [one] Its token is turned up for all to see. Then your tent must go there. This cannot be taken back.
       *[other] Its { $count } tokens are turned up for all to see. Then your tent must go there. This cannot be taken back.
    }
}
iwari-web-explore-confirm = Turn up the tokens
iwari-web-explored-ask = { $tokens ->
    [0] Pick the spot for the tent.
   *[other] Pick the spot for the tent: on a token it takes the token.
}
iwari-web-explore-here = can be explored
iwari-web-source-here = a void totem can be moved from here
iwari-web-token-here = this token can be brought to one of its two areas
iwari-web-turn-ask = { $tribe ->
    [third] Place one or two of its pieces in one territory with the cards you have left.
   *[own] Pick a glowing place to build there, or pick cards to see what they can build.
}
iwari-web-no-build = Nothing can be built with these cards.
iwari-web-pass-only = You have no cards, so you pass.
iwari-web-held-ask = { NAMES($cards) } can build here:
iwari-web-held-nothing = Nothing can be built with these cards alone.
iwari-web-lands-open = Territories to build in
iwari-web-land-open = { $piece ->
    [fortification] { $tents ->
        [one] { $tents } spot for the fortification
       *[other] { $tents } spots for the fortification
    }
    [void_totem] the void totem can go here
   *[piece] { $totem ->
        [yes] { $tents ->
            [0] a totem
            [one] { $tents } tent spot and a totem
           *[other] { $tents } tent spots and a totem
        }
       *[no] { $tents ->
            [one] { $tents } tent spot
           *[other] { $tents } tent spots
        }
    }
}, { $cost ->
    [one] { $cost } card for a piece
   *[other] { $cost } cards for a piece
}
iwari-web-do-swap = Swap a card
iwari-web-do-build = Build instead
iwari-web-do-pass = Pass
iwari-web-asking = One moment.
iwari-web-pick = Click to choose it.
iwari-web-piece = { $piece ->
    [totem] Totem
    [fortification] Fortification
    [void_totem] Void totem
    [contested] Contested token with a tent
    [ruin] Tent for a ruin
   *[tent] Tent
}
iwari-web-piece-tent = { $does ->
    [explores] explores the territory
    [fills] takes the last spot
    [settles] settlement of { $count }
   *[plain] { $fortified ->
        [yes] on a fortification: it doubles
       *[no] on a free spot
    }
}
iwari-web-piece-fortification = its spot stays free, for anybody
iwari-web-piece-void-totem = { $from ->
    [centre] from the centre
   *[land] from { $place }
}
iwari-web-piece-contested = { $explores ->
    [yes] explores the territory
   *[no] its area becomes a spot
}
iwari-web-piece-ruin = exactly these cards; you keep the ruin, connection { $number } opens
iwari-web-piece-totem = { $standing } of { $cap } that fit
iwari-web-second = { $with ->
    [determination] With the determination token a second piece may go here: { $count ->
        [0] pick what it is
        [one] one place glows
       *[other] { $count } places glow
    }
   *[cards] A second piece may go here too: { $count ->
        [0] pick what it is
        [one] one place glows
       *[other] { $count } places glow
    }
}
iwari-web-pay-other = Paid with { NAMES($cards) }. Pay another way ({ $count } in all)
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
    [courage] Earns Courage
    [veneration] Earns Veneration
   *[respect] Earns Respect
}
iwari-web-gain-expedition = Expedition: { $name }
iwari-web-gain-token = { $colour ->
    [red] Red token
    [green] Green token
   *[yellow] Yellow token
}
iwari-web-gain-determination = Uses the determination token
iwari-web-gain-forgone = { $who ->
    [void] No card left: you do not act for the void
   *[third] No card left: the third tribe does not act
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
iwari-web-deed-ask = { $deed ->
    [courage] Put it beside a pawn, and it lowers the multiplier by one step for everybody. Or decline: it leaves the game.
    [veneration] Pick where the pawn goes: the multiplier rises by one step for everybody. Or decline: it leaves the game.
   *[other] Pick where the pawn goes: it doubles the points there for everybody.
} { $count ->
    [0] No place glows.
    [one] One place glows.
   *[other] { $count } places glow.
}
iwari-web-deed-factor = ×{ $before } → ×{ $after }
iwari-web-deed-decline = { $deed ->
    [courage] Decline Courage
   *[veneration] Decline Veneration
}
iwari-web-deed-declined = It leaves the game.
iwari-web-deed-confirm = Place the pawn
iwari-web-target = { $points ->
    [0] the pawn can go here
    [one] the pawn can go here, { $points } point for you
   *[other] the pawn can go here, { $points } points for you
}
iwari-web-storm-ask = { $one } and { $other } are full, and you have the most tents there: decide now, once and for all.
iwari-web-storm-move = Move it to { $to }
iwari-web-storm-move-line = { $number } scores again; { $to } no longer does.
iwari-web-storm-stay = Let it stay
iwari-web-storm-stay-line = { $number } stays covered and does not score.
iwari-web-storm-confirm = { $move ->
    [yes] Move the storm to { $to }
   *[no] Let the storm stay
}
iwari-web-storm-here = { $move ->
    [yes] the storm would move here
   *[no] the storm may stay here
}
iwari-web-walk-ask = Your totem stands by connection { $number }: it may be scored now, once and for all tribes.
iwari-web-walk-score = Score { $number } now
iwari-web-walk-nothing = { $covered ->
    [yes] It is covered: nobody scores.
   *[no] Nobody scores.
}
iwari-web-walk-onward = { $to ->
    [0] Then the totem leaves the map.
   *[other] Then the totem goes on to { $to }.
}
iwari-web-walk-not = Not now
iwari-web-walk-not-line = The totem stays on { $number }.
iwari-web-walk-confirm = { $score ->
    [yes] Score connection { $number }
   *[no] Do not score it
}
iwari-web-walk-here = can be scored now
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
    [road] Final scoring: tents on the violet road
    [connection] Final scoring: totems at connection { $number }
    [discoveries] Final scoring: { $colour ->
        [red] red tokens
        [green] green tokens
       *[yellow] yellow tokens
    }
    [ruins] Final scoring: ruins of { $player }
   *[settlement] Final scoring: settlement of { $player }
}
iwari-web-scoring-part = { $part ->
    [territory] Tents
    [road] Road
    [connection] Totems
    [discoveries] Discoveries
    [ruins] Ruins
   *[settlement] Settlements
}
iwari-web-scoring-list = { $part ->
    [territory] Territories
    [road] Violet road
    [connection] Connections
    [discoveries] Discoveries
    [ruins] Ruins
   *[settlement] Settlements
}
iwari-web-of = { $count } of { $of }
iwari-web-settlement-of = Settlement of { $player }
iwari-web-ruins-of = Ruins of { $player }
iwari-web-discoveries-of = { $colour ->
    [red] Red tokens
    [green] Green tokens
   *[yellow] Yellow tokens
}
iwari-web-scoring-line = { $kind ->
    [road] scored as if it were a territory
    [discoveries] the most of a colour score
   *[ruins] one point each
}
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
iwari-web-scoring-doubled = { $sum } × 2
iwari-web-scoring-no-tent = no tent, no points
iwari-web-scoring-both = leads on both sides: every totem
iwari-web-scoring-opened = leads on both sides of an opened connection: one point in all
iwari-web-scoring-tokens = { $state ->
    [most] the most
    [tied] tied for the most
    [fewer] fewer
   *[none] none of them
}
iwari-web-scoring-ruins = { $count ->
    [one] a ruin kept
   *[other] { $count } ruins kept
}
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
        [courage] Courage
        [veneration] Veneration
       *[respect] Respect
    } pawn: points ×{ $factor }
   *[other] { $count } pawns: points ×{ $factor }
}
iwari-web-scoring-next = next
iwari-web-scoring-then = Next
iwari-web-how = How it counts
iwari-web-how-counts = { $kind ->
    [territory] The tribe with the most tents scores one point for every tent in the territory. Each following rank scores one point for every tent of the rank before it. Tied tribes all score in full.
    [road] The tents on the violet road are ranked as in a territory: the first scores one point for every tent on it, each following rank one for every tent of the rank before it. Pawns and fortifications do not change it.
    [connection] Whoever has the most totems in both territories, ties included, scores one point for every totem in the two. A lead on one side alone scores nothing.
    [discoveries] Whoever has taken the most tokens of a colour scores for it. Tied tribes all score in full.
    [ruins] Every ruin that a tent has replaced is one point for the tribe that keeps it.
    [path] Four or more tents of one tribe joined by roads are a settlement. Its longest path scores one point for every tent.
   *[group] Four or more tents of one tribe joined by roads are a settlement. It scores one point for every tent.
}
iwari-web-how-fortified = A tribe whose tent stands on a fortification here scores twice that.
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
iwari-web-key-fortification = Place the fortification; once more: tents and totems
iwari-web-key-void-totem = Move a void totem; once more: tents and totems
iwari-web-key-answer = A storm or the walking totem: the first or the second answer
iwari-web-key-display = To the display
iwari-web-key-arrows = From territory to territory, inside one over its places
iwari-web-key-ways = Other ways to pay

## The first time

iwari-web-explain-turn = Play one to three cards to place one or two pieces in one territory, or swap a card. Each piece costs a card of the territory’s biome, or two matching cards of another. Places you can pay for glow. The sign in a territory shows who would score how much there now; open it for more.
iwari-web-explain-build = Tents score in their territory, totems for the numbered connections at its borders. The numbers on your cards say which piece they pay for. Pick another card to pay another way, or another glowing place for a second piece. Nothing is sent before you confirm.
iwari-web-explain-swap = Swapping discards one card and ends your action; then you refill your hand to three.
iwari-web-explain-third = With two players there is a third tribe. With the cards you have left you must now build for it, by the same rules. If it wins, you both lose.
iwari-web-explain-deed = A pawn multiplies the points of its place for everybody in the final scoring. Point at a place to see whose points it would change.
iwari-web-explain-courage = Courage stands beside a pawn that is already on the map and lowers its multiplier by one step for everybody: ×3 becomes ×2. You may decline; then it leaves the game.
iwari-web-explain-veneration = One last choice before the scoring: you have the most of what the Veneration card counts, so the pawn is yours. Where you place it, the multiplier rises by one for everybody. You may decline.
iwari-web-explain-explore = Two discovery tokens lie face down here. Before the first tent is placed, they are turned up for all to see. Then that tent must be placed here in the same turn.
iwari-web-explain-explored = The tokens are open now. A tent on a token takes it; at the end the most tokens of a colour score.
iwari-web-explain-fortification = You have one fortification. It costs what a tent costs and goes on a free spot of an explored territory. Whoever has a tent on it scores twice for the tents of that territory and for a settlement it belongs to. You may put your own tent on it as the second piece.
iwari-web-explain-void-totem = A void totem counts like a tribe’s: where the void alone leads, nobody scores. Moving one is one of your two pieces. It never goes back to the centre.
iwari-web-explain-contested = A contested token lies between two territories. For two cards of the biome of one of them you bring it there, with your tent on it.
iwari-web-explain-ruin = A tent replaces a ruin for two cards of the biome shown beside it, no others. You keep the ruin for one point, and the connection it closed is open.
iwari-web-explain-determination = You hold the determination token: in an unexplored territory you may add a second piece for one card of its biome. The token then goes to the player on your right.
iwari-web-explain-storm = A storm covers a connection, which then does not score. When both its territories are full, the player with the most tents in the two decides once: it stays, or it moves to the next open number. This may be asked on somebody else’s turn.
iwari-web-explain-walk = The walking totem goes from connection to connection. Whoever places a totem beside it may have its connection scored at once, for everybody. A connection it has left is not scored again.
iwari-web-explain-refill = Refill your hand to three, one card after the other: click an open card or the deck, and once more to take it. The first time the deck runs out, tents are scored.
iwari-web-explain-draft = Choose three cards to begin with, open ones or unseen from the deck.
