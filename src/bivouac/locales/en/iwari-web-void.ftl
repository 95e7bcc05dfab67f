# Iwari's table in the browser, in games against the void. $place and $lands are names of territories, $number is that
# of a connection.

## The end

iwari-web-void-won = { $count ->
    [one] { $players } has held out against the void
   *[other] { $players } have held out against the void
}
iwari-web-void-lost = The void has won

## A turn and its stages

iwari-web-void-stage = { $stage ->
    [player] { $who ->
        [you] You
       *[other] Player
    }
    [void] Void
    [hand] Hand
   *[display] Display
}
iwari-web-void-ask-pass = Only void cards: your own action is skipped
iwari-web-void-ask-move = { $from ->
    [none] Which of your pieces moves?
   *[land] Where does this piece go?
}
iwari-web-void-ask-refill = Play void cards now, or refill your hand
iwari-web-void-ask = { $ask ->
    [place] For the void: build in { $place }
    [voids] How many void cards do you play?
    [skip] Which card keeps the void from acting?
    [discard] The void can do nothing: discard a card
    [either] The void’s turn: build for it, or play void cards
    [order] { $act ->
        [corruption] Corruption: which territory comes first?
       *[other] Infection: which territory comes first?
    }
    [ruin] { $act ->
        [corruption] Corruption: place the ruin in { $place }
        [settlement] Settlement of the void: place the ruin in { $place }
        [haunted] The tundra was played: place a ruin in { $place }
       *[other] Infection: place the ruin in { $place }
    }
    [target] Settlement of the void: where does it act?
    [free] Your settlement: place a free piece, or none
   *[build] The void’s turn: build for it
}
iwari-web-void-waiting = { $phase ->
    [void] { $player } acts for the void
    [order] { $player } chooses which territory the void comes to first
    [ruin] { $player } chooses the spot of a ruin
    [target] { $player } chooses where the void acts
    [free] { $player } has a settlement and may place a free piece
    [refill] { $player } draws cards
   *[other] { $player } is choosing
}
iwari-web-void-telling = { $kind ->
    [infection] Infection
    [corruption] Corruption
    [settlement] Settlement of the void
    [haunted] The tundra was played
   *[turn] The void
}: { $step }

## The tray

iwari-web-void-tray = { $what ->
    [place] For the void: build in { $place }
    [voids] Play void cards
    [skip] Let the void do nothing
    [discard] The void can do nothing
    [order] Which territory first?
    [ruin] Where does the ruin go?
    [target] Where does the void act?
    [free] A free piece
    [pass] Only void cards
    [move] Move a piece
   *[build] Act for the void
}
iwari-web-void-do = { $mode ->
    [voids] Play void cards
    [skip] Let it do nothing
   *[build] Build for the void
}
iwari-web-void-pass-only = A void card leaves your hand only when you act for the void, and you have no others. So your own action is skipped.
iwari-web-void-do-pass = Go on to the void’s action
iwari-web-void-build-ask = Build for the void with the cards you have left, as you would for yourself: ruins are its tents.
iwari-web-void-confirm-build = { $count ->
    [one] Build for the void, pay { $count } card
   *[other] Build for the void, pay { $count } cards
}
iwari-web-void-piece = { $piece ->
    [totem] Void totem
   *[tent] Ruin
}
iwari-web-void-piece-line = { $does ->
    [explores] explores the territory
    [fills] takes the last spot
   *[plain] on a free spot
}
iwari-web-void-piece-moves = { $from ->
    [land] moved here from { $place }
   *[spot] moved here
}
iwari-web-void-aim-move = Move a piece
iwari-web-void-move-ask = { $from ->
    [none] Every territory of its biome was filled: pick up one of these pieces.
   *[land] From { $place }: pick where it goes. It costs a card of the biome it leaves, or two matching ones.
}
iwari-web-void-lifts = Pieces that can be moved
iwari-web-void-lift-here = this piece can be moved
iwari-web-void-card-ask = { $what ->
    [skip] { $chosen ->
        [yes] { NAMES($biome) } goes to the discards, and the void does nothing this turn.
       *[no] Pick a card of a complete biome. It is discarded, and the void does nothing this turn.
    }
    [swap] { $chosen ->
        [yes] { NAMES($biome) } goes to the discards. Then you act for the void with the others.
       *[no] Pick the card you do not want. Then you act for the void with the others.
    }
   *[discard] { $chosen ->
        [yes] { NAMES($biome) } goes to the discards.
       *[no] Nothing can be built for the void, not even with all its pieces: pick a card to discard.
    }
}
iwari-web-void-skip-confirm = Discard { NAMES($biome) }, the void rests
iwari-web-void-hand = { $count ->
    [0] Pick the void cards to play
    [one] One void card is played
   *[other] { $count } void cards are played
}
iwari-web-void-card-not-now = A void card pays for nothing. It is played when you act for the void.
iwari-web-void-card-later = Void cards are played in the void’s action, before the first card is drawn.
iwari-web-void-draw = A void card pays for nothing. It leaves your hand only when you play it for the void.
iwari-web-void-draw-ask = { $voids ->
    [yes] Take an open card, or the top of the deck unseen. Void cards in your hand can still be played now, not after the first card.
   *[no] Take an open card, or the top of the deck unseen, until you have three.
}

## Void cards

iwari-web-void-cards = Void cards to play
iwari-web-void-cards-ask = { $showing ->
    [0] No void card is showing. With { $limit } or more there is a corruption.
    [one] { $showing } void card is showing. With { $limit } or more there is a corruption.
   *[other] { $showing } void cards are showing. With { $limit } or more there is a corruption.
}
iwari-web-void-cards-play = { $count ->
    [one] One void card
    [2] Two void cards
   *[other] Three void cards
}
iwari-web-void-cards-bring = { $corrupts ->
    [yes] Corruption at { $number }: pieces in { $lands }, then both are judged.
   *[no] Infection at { $number }: { $lands }. Then { $showing } of { $limit } are showing.
}
iwari-web-void-cards-confirm = { $corrupts ->
    [yes] Play, a corruption follows
   *[no] { $count ->
        [one] Play the void card
       *[other] Play { $count } void cards
    }
}

## The void asks

iwari-web-void-order = Order of the two territories
iwari-web-void-order-ask = Both territories get a piece, one after the other. What the first brings may change the second.
iwari-web-void-order-first = { $place } first
iwari-web-void-order-then = then { $place }
iwari-web-void-order-confirm = Begin in { $place }
iwari-web-void-order-here = the void can begin here
iwari-web-void-target = Territories where the void may act
iwari-web-void-target-ask = The new settlement has as many ruins in each of these territories. The void acts in one, as in an infection.
iwari-web-void-target-line = { $free ->
    [one] { $free } free spot
   *[other] { $free } free spots
}, totems { $totems } of { $cap }
iwari-web-void-target-confirm = It acts in { $place }
iwari-web-void-target-here = the void can act here
iwari-web-void-ruin = Spots for the ruin
iwari-web-void-ruin-after = Ruins left after this: { $left }. { $place } will have { $ruins ->
    [one] { $ruins } ruin
   *[other] { $ruins } ruins
} and { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
}.
iwari-web-void-ruin-anyway = In any case: { $what }.
iwari-web-void-ruin-confirm = Place the ruin
iwari-web-void-ruin-ask-why = { $count ->
    [one] Why this one?
    [2] Why these two?
   *[other] Why these?
}
iwari-web-void-ruin-why = The ruin goes on the free spot nearest to another ruin, counted in steps along printed roads. These spots are equally near, or no ruin can be reached: then you choose.
iwari-web-void-ruin-why-haunted = The first time in a turn that tundra cards pay for a build, a ruin goes on a free spot of the tundra. You choose which.
iwari-web-void-free-ask = A new settlement: one of your pieces may go, for free, into a territory that the settlement touches.
iwari-web-void-free-none = You place no free piece.
iwari-web-void-free-confirm = Place it for free
iwari-web-void-free-decline = No free piece
iwari-web-spot = { $way ->
    [east] East spot
    [south-east] South-east spot
    [south] South spot
    [south-west] South-west spot
    [west] West spot
    [north-west] North-west spot
    [north] North spot
    [north-east] North-east spot
    [middle] Middle spot
   *[number] Spot { $number }
}

## What a choice brings

iwari-web-void-ends = { $reason ->
    [settlement] The void wins with this settlement
    [limit] The void wins with this territory
    [centre] The void wins in the centre
    [all-judged] The game ends: all is judged
    [piece] The game ends: a piece has run out
    [stock] The game ends: you have no piece left
   *[third-card] The game ends: the third card is set aside
}
iwari-web-void-lost-piece = The second piece would be lost
iwari-web-void-claim = { $by ->
    [void] { $place } is judged: the void’s
   *[players] { $place } is judged: yours
}
iwari-web-void-grows = Ruin settlement { $before } → { $after } of { $limit }
iwari-web-void-grows-brief = settlement { $before } → { $after }
iwari-web-void-stays = Ruin settlement stays { $count }
iwari-web-void-stays-brief = stays { $count }
iwari-web-void-acts = New settlement of the void: it acts at once
iwari-web-void-free = New settlement: a free piece
iwari-web-void-haunts = Then a ruin in the tundra
iwari-web-void-moves-on = Void pawn on to { $number }
iwari-web-void-counts = then { $tents ->
    [one] { $tents } tent
   *[other] { $tents } tents
} and { $ruins ->
    [one] { $ruins } ruin
   *[other] { $ruins } ruins
} here, { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} and { $others ->
    [one] { $others } void totem
   *[other] { $others } void totems
}
iwari-web-void-claimed = { $by ->
    [void] claimed by the void
   *[players] yours
}
iwari-web-void-threat = The void: { $held } of { $limit } territories, { $group } of { $most } ruins in one settlement, { $aside } of { $third } cards set aside

## The void’s story

iwari-web-aftermath = { $kind ->
    [infection] Infection
    [corruption] Corruption
    [settlement] Settlement of the void
    [haunted] Ruins in the tundra
    [turn] What followed
    [over] How it ended
   *[idle] The void waits
}
iwari-web-aftermath-on = Next step
iwari-web-aftermath-skip = Skip
iwari-web-aftermath-idle = { $count ->
    [0] Its pawn is on { $number }.
    [one] Its pawn is on { $number }: the next infection comes to { $lands }.
   *[other] Its pawn is on { $number }: the next infection comes to { $lands }.
}
iwari-web-aftermath-cards = { $left ->
    [one] { $showing } of { $limit } void cards are showing. The next one brings a corruption.
   *[other] { $showing } of { $limit } void cards are showing.
}
iwari-web-aftermath-title = { $kind ->
    [reveal] A void card
    [begin] { $where ->
        [land] { $place } is passed by
        [connection] Void pawn on { $number }
       *[none] No action of the void
    }
    [totem] { $place }: void totem
    [ruin] { $place }: ruin
    [ask] { $place }: where does the ruin go?
    [order] Which territory first?
    [piece] Build in { $place }
    [lost] { $place }: a piece is lost
    [judge] { $place } is judged
    [settle] { $where ->
        [land] New settlement, { $place }
       *[none] New settlement
    }
    [pawn] Pawn moves to { $number }
    [aside] A card is set aside
   *[end] The end
}
iwari-web-aftermath-left = { $count ->
    [one] A void totem or a ruin, if it is still open.
   *[other] A void totem or a ruin in each.
}
iwari-web-aftermath-coming = { $part ->
    [judge] Both are judged
    [pawn] The pawn moves on
    [shuffle] A void card is set aside
   *[fill] The display is filled
}
iwari-web-aftermath-coming-line = { $part ->
    [judge] Those of the two that are still open.
    [pawn] To the next number with open land.
    [shuffle] The others go back into the deck.
   *[fill] Until four cards lie there.
}

## Keys

iwari-web-void-key-cards = Against the void: play void cards; once more: one more of them
iwari-web-void-key-skip = Against the void: a card of a complete biome, and it does nothing
iwari-web-void-key-move = Against the void: pick up a piece of a complete biome
iwari-web-void-key-decline = Against the void: no free piece

## The first time

iwari-web-explain-against-turn = Hold out against the void: build as usual, or swap a card. A full territory is judged: the side with more tents or ruins gets one extra totem, and the side with more totems claims it. The void wins ties. If you have cards left after your action, you must act for the void, too.
iwari-web-explain-against-build = Below you see how the territory would stand and what would follow. You are warned about anything that helps the void. The numbers on your cards say which piece they pay for. Nothing is sent before you confirm.
iwari-web-explain-against-swap = Swapping discards one card and is your whole action. Void cards cannot be swapped. Then you act for the void with the cards you have left.
iwari-web-explain-against-void = With cards left in your hand you act for the void, too: build its ruins and totems by the same rules, or play void cards. Choose what harms you least.
iwari-web-explain-against-voids = Void cards go face up above the display and act at once: an infection where the void pawn stands, however many you play. If four or more are then showing, it is a corruption, and both territories are judged.
iwari-web-explain-against-skip = Every territory of a biome has been filled: a card of that biome keeps the void from acting this turn.
iwari-web-explain-against-order = An infection puts a void totem or, where none fits, a ruin in each open territory of the pawn’s connection. You choose the order.
iwari-web-explain-against-spot = A ruin goes as near as possible to other ruins, along the roads. Where several spots are equally near, you choose. Large settlements of ruins win the game for the void: the tags on the map say what each spot does.
iwari-web-explain-against-haunted = On this map a ruin follows the first tundra cards of a turn. All ruins in the tundra count as connected.
iwari-web-explain-against-target = Four ruins joined by roads are a new settlement, and the void acts at once in the territory that has most of them. Here several have as many, so you choose.
iwari-web-explain-against-free = Four of your tents joined by roads are a new settlement. You may place one piece for free in an open territory that it touches.
iwari-web-explain-against-move = Pieces of a complete biome may move: pick one up, then pick where it goes. It is a piece of your build, paid with a card of the biome it leaves. Totems below a void totem stay.
iwari-web-explain-against-refill = Refill your hand to three. Void cards may be taken, too. Then the display is filled, and every void card turned up there brings an infection.
