# The table of Dewan in the browser: questions, choices, what they cost and bring.

dewan-table-round-draft = First stories

## Whose turn it is and what is asked

dewan-table-choosing = { $phase ->
    [story] { $player } chooses a story
    [tuck] { $player } may tuck a card
    [marker] { $player } places a marker
    [fishing] { $player } may go fishing
   *[other] { $player } is choosing
}
dewan-table-your-turn = Your turn
dewan-table-ask-turn = Your turn: take cards or place a camp
dewan-table-ask-last = Your last turn: take cards or place a camp
dewan-table-ask-take = Choose two neighbouring cards
dewan-table-ask-place = Choose where the camp goes
dewan-table-ask-route = Choose the route
dewan-table-ask-pass = You can neither take cards nor place a camp
dewan-table-ask-confirm = Confirm your choice?
dewan-table-ask-draft = Choose the story you begin with
dewan-table-ask-story = Choose a story
dewan-table-ask-tuck = Tuck a card?
dewan-table-ask-marker = { $marker ->
    [lava] The volcano erupts: choose a space for the lava
   *[water] It pours: choose a space that becomes water
}
dewan-table-ask-fishing = The fish are biting: discard a card?
dewan-table-step-origin = Start
dewan-table-step-route = Route
dewan-table-step-confirm = Confirm
dewan-table-step-take = Cards
dewan-table-step-story = Story
dewan-table-step-tuck = Card
dewan-table-step-marker = Space
dewan-table-step-fishing = Card

## The tray

dewan-table-do-take = Take two cards
dewan-table-do-take-how = two neighbours in the row
dewan-table-do-place = Place camp { $camp }
dewan-table-do-place-how = { $count ->
    [one] 1 space in reach
   *[other] { $count } spaces in reach
}{ $effect ->
    [story] ; brings a story
    [tuck] ; a card may be tucked
    [fire] ; brings a fire and the last round
   *[none] { "" }
}
dewan-table-do-story = Take a story
dewan-table-do-tuck = Tuck a card
dewan-table-do-marker = { $marker ->
    [lava] Place a lava marker
   *[water] Place a water marker
}
dewan-table-do-fishing = Go fishing
dewan-table-do-pass = Pass
dewan-table-no-place = No camp can be placed: take two cards.
dewan-table-no-place-why = Why can no camp be placed?
dewan-table-pass-only = You can neither take cards nor place a camp, so you pass.
dewan-table-place-ask = Pick a glowing space and its cheapest route is chosen, or pick one of your camps and walk from there.
dewan-table-place-ask-touch = Tap a glowing space, or one of your camps to walk from there.
dewan-table-turn-ask-touch = { $effect ->
    [story] Take two cards, or tap a glowing space for camp { $camp }, which brings a story.
    [tuck] Take two cards, or tap a glowing space for camp { $camp }, after which a card may be tucked.
    [fire] Take two cards, or tap a glowing space for camp { $camp }, which brings a fire and the last round.
   *[none] Take two cards, or tap a glowing space for camp { $camp }.
}
dewan-table-take-ask = Pick two cards that lie side by side in the row.
dewan-table-take-chosen = { $count ->
    [one] This card goes to your hand:
   *[other] These cards go to your hand:
}
dewan-table-take-confirm = { $count ->
    [one] Take this card
   *[other] Take both
}
dewan-table-take-named = Take { NAMES($cards) }
dewan-table-route-ask = { $count ->
    [one] You set out from here. Pick the next space, or a glowing one further on.
   *[other] No camp can stand here. Go on to the next space, or to a glowing one further on.
}
dewan-table-journey-pick = Pick the space to choose this route.
dewan-table-confirm-journey = { $count ->
    [one] Confirm, pay 1 card
   *[other] Confirm, pay { $count } cards
}
dewan-table-legs = Payment
dewan-table-leg = { $number }: { NAMES($terrain) }, paid with { NAMES($card) }, { $fate }
dewan-table-leg-card = paid with { NAMES($card) }
dewan-table-leg-origin = start
dewan-table-leg-goal = destination
dewan-table-leg-discard = discarded
dewan-table-leg-covers = covers { $count }
dewan-table-leg-to = to { $player }
dewan-table-leg-ask = Pick the card from your hand that pays here.
dewan-table-any-card = any card
dewan-table-gifts = Cards go to { $players }.
dewan-table-way = Payment { $way } of { $ways }
dewan-table-way-back = Previous payment
dewan-table-way-next = Next payment
dewan-table-gains = What it brings
dewan-table-gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
dewan-table-gain-berry = { $count ->
    [one] +1 berry
   *[other] +{ $count } berries
}
dewan-table-gain-fire = { $count ->
    [one] +1 fire
   *[other] +{ $count } fires
}
dewan-table-gain-fish = +{ $count } fish
dewan-table-gain-card = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
dewan-table-gain-story = take a story
dewan-table-gain-tuck = may tuck a card
dewan-table-gain-step = { $points }-point story: { $before } → { $after } of { $need }
dewan-table-gain-told = Completes the { $points }-point story
dewan-table-story-ask = Pick one of the stories, or the stack to take its top one unseen.
dewan-table-story-unseen = You take the top story of the stack without having seen it.
dewan-table-story-need = { NAMES($symbol) }: { $have } of { $need }
dewan-table-story-confirm = Take this story
dewan-table-story-confirm-unseen = Take it unseen
dewan-table-show-stories = Show the stories
dewan-table-tuck-ask = Pick a card from your hand to tuck under your board. This slot can be filled only now.
dewan-table-tuck-half = Which half shows?
dewan-table-tuck-shows = { NAMES($half) }
dewan-table-tuck-nothing = You tuck nothing; the slot stays empty for good.
dewan-table-tuck-none = Tuck nothing
dewan-table-tuck-none-confirm = Leave it empty
dewan-table-tuck-confirm = Tuck this card
dewan-table-marker-ask = { $marker ->
    [lava] The pile has run out. Pick a free land space beside the volcano or beside lava.
   *[water] The pile has run out. Pick a free land space beside water.
}
dewan-table-marker-confirm = Place it here
dewan-table-zone = { $count ->
    [one] Zone of { NAMES($terrain) }, 1 space
   *[other] Zone of { NAMES($terrain) }, { $count } spaces
}
dewan-table-zone-after = { $count ->
    [0] disappears
    [one] shrinks to { $size }
   *[other] split into { $parts }
}
dewan-table-zone-berries = { $count ->
    [one] 1 berry
   *[other] { $count } berries
}
dewan-table-berries-lost = { $count ->
    [one] 1 is lost
   *[other] { $count } are lost
}
dewan-table-berries-stay = { $parts ->
    [one] { $count ->
        [one] stays in the zone
       *[other] stay in the zone
    }
   *[other] { $count ->
        [one] goes to the largest part
       *[other] go to the largest part
    }
}
dewan-table-markers = { $marker ->
    [lava] Lava markers left
   *[water] Water markers left
}
dewan-table-markers-left = { $before } → { $after }
dewan-table-fish-ask = { $count ->
    [one] Pick a card to discard for 1 fish, or keep your cards.
   *[other] Pick a card to discard for { $count } fish, or keep your cards.
}
dewan-table-fish-nothing = You keep your cards and catch nothing.
dewan-table-fish-none = Keep the cards
dewan-table-fish-none-confirm = Catch nothing
dewan-table-fish-confirm = Discard and fish

## The hand

dewan-table-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
dewan-table-hand-pays = { $count ->
    [one] 1 pays for this route
   *[other] { $count } pay for this route
}, { $rest ->
    [0] none left
   *[other] { $rest } left
}
dewan-table-other-ways = Other ways to pay:

## Why not, where the server need not be asked

dewan-table-not-here = Answer the question shown first.
dewan-table-not-row = Cards can be taken at the beginning of your turn.
dewan-table-not-hand = Choose first where the camp goes; then the cards that pay can be changed.

## Panels

dewan-table-points = Points so far
dewan-table-tab-hand = Hand
dewan-table-tab-row = Row
dewan-table-tab-board = Board
dewan-table-tab-players = Players
dewan-table-tab-log = Log
dewan-table-chip = { $player }: { $camps ->
    [one] 1 camp left
   *[other] { $camps } camps left
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}

## First game

dewan-explain-story = A story is a goal. The symbols show what your camps must reach; the number shows its points. Take one you see, or the top of the stack unseen.
dewan-explain-turn = On your turn you do one thing: take two neighbouring cards from the row, or pay cards to place a camp. The numbers on the map show how many cards the cheapest route costs.
dewan-explain-place = Every space on the way costs a card of its terrain, the first and the last included. Pick where the camp should stand, or pick one of your camps and walk space by space.
dewan-explain-pay = You pay with these cards. To change one, pick it in this list, then pick another card from your hand. Where another player’s camp stands on the way, the card goes to its owner.
dewan-explain-tuck = A tucked card counts for your stories from now on, with the half you choose: its terrain as one more zone, its symbol as one more. You are asked only once for each slot.
dewan-explain-marker = The marker changes the land for the rest of the game. Look at a space to see what becomes of its zone and of your stories.
dewan-explain-fishing = Discard one card of any kind and each of your lake villages brings a fish, worth points at the end.

## Keys

dewan-table-key-place = Place a camp: arrows choose the camp, Enter sets out, arrows walk
dewan-table-key-take = Take cards: arrows move the pair, Enter chooses it
dewan-table-key-lower = Walk to the lower space on that side
dewan-table-key-ways = Other ways to pay

## What happened, where the map shows the place

dewan-place-short = { $who ->
    [you] You place
   *[other] { $player } places
} camp { $camp } ({ NAMES($terrain) }).
dewan-village-short = { $who ->
    [you] You place
   *[other] { $player } places
} camp { $camp } as a lake village.
dewan-marker-water-short = { $who ->
    [you] You put
   *[other] { $player } puts
} a water marker on a space that was { NAMES($terrain) }.
dewan-marker-lava-short = { $who ->
    [you] You put
   *[other] { $player } puts
} a lava marker on a space that was { NAMES($terrain) }.

## The end of a game

dewan-end-tie = Cards in hand
dewan-end-tie-line = Points are tied: the cards left in hand decide.
dewan-end-most-fire = { $points } for the most fire
dewan-end-won-tie = { $count ->
    [one] { $players } wins on cards in hand
   *[other] { $players } win on cards in hand
}
