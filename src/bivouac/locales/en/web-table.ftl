# The page where a game is played.

web-table-heading = { $game }: { $line }
web-table-title-turn = ● Your turn — Bivouac
web-table-loading = Setting up the table.
web-table-closed = This table cannot be opened
web-table-home = To the lobby
web-table-close = Close
web-table-rule = The rule
web-table-round = Round { $round }
web-table-round-draft = First stories
web-table-round-last = Round { $round }, the last one
web-table-steps = Steps of this decision

## Whose turn it is and what is asked

web-table-choosing = { $phase ->
    [story] { $player } chooses a story
    [tuck] { $player } may tuck a card
    [marker] { $player } places a marker
    [fishing] { $player } may go fishing
   *[other] { $player } is choosing
}
web-table-chance = Shuffling the cards
web-table-your-move = Your move
web-table-yours-soon = Your turn is coming
web-table-over = The game is over
web-table-ended = The table has ended
web-table-frozen = This table is frozen
web-table-your-turn = Your turn
web-table-ask-turn = Your turn: take cards or place a camp
web-table-ask-last = Your last turn: take cards or place a camp
web-table-ask-take = Choose two neighbouring cards
web-table-ask-place = Choose where the camp goes
web-table-ask-route = Choose the way
web-table-ask-pass = You can neither take cards nor place a camp
web-table-ask-confirm = Confirm your choice?
web-table-ask-draft = Choose the story you begin with
web-table-ask-story = Choose a story
web-table-ask-tuck = Tuck a card?
web-table-ask-marker = { $marker ->
    [lava] The volcano erupts: choose a space for the lava
   *[water] It pours: choose a space that becomes water
}
web-table-ask-fishing = The fish are biting: discard a card?
web-table-step-origin = Origin
web-table-step-route = Route
web-table-step-confirm = Confirm
web-table-step-take = Cards
web-table-step-story = Story
web-table-step-tuck = Card
web-table-step-marker = Space
web-table-step-fishing = Card

## The tray

web-table-do-take = Take two cards
web-table-do-take-how = two neighbours of the row
web-table-do-place = Place camp { $camp }
web-table-do-place-how = { $count ->
    [one] 1 space in reach
   *[other] { $count } spaces in reach
}{ $effect ->
    [story] ; brings a story
    [tuck] ; a card may be tucked
    [fire] ; brings a fire and the last round
   *[none] { "" }
}
web-table-do-story = Take a story
web-table-do-tuck = Tuck a card
web-table-do-marker = { $marker ->
    [lava] Place a lava marker
   *[water] Place a water marker
}
web-table-do-fishing = Go fishing
web-table-do-pass = Pass
web-table-no-place = No camp can be placed: take two cards.
web-table-no-place-why = Why can no camp be placed?
web-table-pass-only = You can neither take cards nor place a camp, so you pass.
web-table-place-ask = Pick a glowing space and its cheapest way is chosen, or pick one of your camps and walk from there.
web-table-place-ask-touch = Tap a glowing space, or one of your camps to walk from there.
web-table-turn-ask-touch = { $effect ->
    [story] Take two cards, or tap a glowing space for camp { $camp }, which brings a story.
    [tuck] Take two cards, or tap a glowing space for camp { $camp }, after which a card may be tucked.
    [fire] Take two cards, or tap a glowing space for camp { $camp }, which brings a fire and the last round.
   *[none] Take two cards, or tap a glowing space for camp { $camp }.
}
web-table-take-ask = Pick two cards that lie side by side in the row.
web-table-take-chosen = { $count ->
    [one] This card goes to your hand:
   *[other] These cards go to your hand:
}
web-table-take-confirm = { $count ->
    [one] Take this card
   *[other] Take both
}
web-table-take-named = Take { NAMES($cards) }
web-table-route-ask = { $count ->
    [one] You set out from here. Pick the next space, or a glowing one further on.
   *[other] No camp can stand here. Go on to the next space, or to a glowing one further on.
}
web-table-journey-pick = Pick the space to choose this way.
web-table-confirm = Confirm
web-table-confirm-journey = { $count ->
    [one] Confirm, pay 1 card
   *[other] Confirm, pay { $count } cards
}
web-table-undo = Undo
web-table-sending = Sending
web-table-legs = Payment
web-table-leg = { $number }: { NAMES($terrain) }, paid with { NAMES($card) }, { $fate }
web-table-leg-card = paid with { NAMES($card) }
web-table-leg-origin = origin
web-table-leg-goal = destination
web-table-leg-discard = discarded
web-table-leg-covers = covers { $count }
web-table-leg-to = to { $player }
web-table-leg-ask = Pick the hand card that pays here.
web-table-any-card = any card
web-table-gifts = Cards go to { $players }.
web-table-way = Way to pay { $way } of { $ways }
web-table-way-back = The way to pay before
web-table-way-next = Another way to pay
web-table-gains = What it brings
web-table-gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
web-table-gain-berry = { $count ->
    [one] +1 berry
   *[other] +{ $count } berries
}
web-table-gain-fire = +{ $count } fire
web-table-gain-fish = +{ $count } fish
web-table-gain-card = { $count ->
    [one] +1 card
   *[other] +{ $count } cards
}
web-table-gain-story = take a story
web-table-gain-tuck = may tuck a card
web-table-gain-step = Story worth { $points }: { $before } → { $after } of { $need }
web-table-gain-told = Story worth { $points } told
web-table-story-ask = Pick one of the stories, or the stack to take its top one unseen.
web-table-story-unseen = You take the top story of the stack without having seen it.
web-table-story-need = { NAMES($symbol) }: { $have } of { $need }
web-table-story-confirm = Take this story
web-table-story-confirm-unseen = Take it unseen
web-table-show-stories = Show the stories
web-table-tuck-ask = Pick a hand card to tuck under your board. This is the only time for this slot.
web-table-tuck-half = Which half shows?
web-table-tuck-shows = { NAMES($half) }
web-table-tuck-nothing = You tuck nothing; the slot stays empty for good.
web-table-tuck-none = Tuck nothing
web-table-tuck-none-confirm = Leave it empty
web-table-tuck-confirm = Tuck this card
web-table-marker-ask = { $marker ->
    [lava] The pile has run out. Pick a free land space beside the volcano or beside lava.
   *[water] The pile has run out. Pick a free land space beside water.
}
web-table-marker-confirm = Place it here
web-table-zone = { $count ->
    [one] Zone of { NAMES($terrain) }, 1 space
   *[other] Zone of { NAMES($terrain) }, { $count } spaces
}
web-table-zone-after = { $count ->
    [0] disappears
    [one] shrinks to { $size }
   *[other] torn into { $parts }
}
web-table-zone-berries = { $count ->
    [one] 1 berry
   *[other] { $count } berries
}
web-table-berries-lost = { $count ->
    [one] 1 is lost
   *[other] { $count } are lost
}
web-table-berries-stay = { $count ->
    [one] stay in the zone
   *[other] go to the largest part
}
web-table-markers = { $marker ->
    [lava] Lava markers left
   *[water] Water markers left
}
web-table-markers-left = { $before } → { $after }
web-table-fish-ask = { $count ->
    [one] Pick a hand card to discard for 1 fish, or keep your cards.
   *[other] Pick a hand card to discard for { $count } fish, or keep your cards.
}
web-table-fish-nothing = You keep your cards and catch nothing.
web-table-fish-none = Keep the cards
web-table-fish-none-confirm = Catch nothing
web-table-fish-confirm = Discard and fish
web-table-last-move = Last move
web-table-wait-first = The game begins.

## The hand

web-table-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
web-table-hand-pays = { $count ->
    [one] 1 pays for this way
   *[other] { $count } pay for this way
}, { $rest ->
    [0] none stays
    [one] 1 stays
   *[other] { $rest } stay
}
web-table-other-ways = Other ways to pay:
web-table-hand-hidden = Your hand is hidden until you have the device.
web-table-hands-hidden = Hands are secret. You see what everybody sees.

## Why not, where the server need not be asked

web-table-not-now = It is not your turn.
web-table-not-here = Answer the question in the tray first.
web-table-not-row = Cards can be taken at the beginning of your turn.
web-table-not-hand = Choose first where the camp goes; then the cards that pay can be changed.

## Panels

web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-show-way = Show it on the map
web-table-private = Only for you:
web-table-since = Since your last turn
web-table-since-close = Go on
web-table-skip = click to skip
web-table-points = Points so far
web-table-points-final = Final points
web-table-tabs = Parts of the table
web-table-tab-hand = Hand
web-table-tab-row = Row
web-table-tab-board = Board
web-table-tab-players = Players
web-table-tab-log = Log
web-table-chip = { $player }: { $camps ->
    [one] 1 camp left
   *[other] { $camps } camps left
}, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}

## The people at the table

web-table-seat-turn = { $turn ->
    [now] plays now
    [next] plays next
    [first] first in the round
    [last] last in the round
   *[none] { $kind ->
        [bot] bot
        [open] free seat
       *[person] in the game
    }
}
web-table-seat-partner = { $turn ->
    [now] your partner, plays now
    [next] your partner, plays next
   *[other] your partner
}
web-table-seat-left = has left
web-table-seat-offline = not connected
web-table-seat-stand-in = { $bot } plays for now
web-table-stand-in = Let a bot play for { $player }
web-table-replaced = A bot plays for you at the moment.
web-table-return = Take your seat back
web-table-you-left = You have left this table
web-table-watching = Watching
web-table-watching-line = You see what everybody at the table may see.
web-table-join = Sit here
web-table-vote = { $player } would like to end this table.
web-table-vote-waiting = You would like to end this table; the others are asked.
web-table-vote-agree = Agree
web-table-vote-play = Play on
web-table-pass-to = Pass the device to { $player }
web-table-pass-line = Cards stay hidden until then.
web-table-pass-ready = I am { $player }

## The menu

web-table-copy-link = Copy the link to this table
web-table-link-copied = The link to this table is copied.
web-table-seat-link = Copy my seat link for another device
web-table-seat-link-copied = Your seat link is copied. Whoever opens it plays your seat, so keep it to yourself.
web-table-copy-by-hand = Copy this link: { $link }
web-table-end = Propose to end this table
web-table-end-not = No longer end this table
web-table-leave = Leave this table

## Lines that break, tables that stop

web-table-reconnecting = Reconnecting, your move is kept.
web-table-kept = Everything confirmed is safe on the server.
web-table-retry = Try now
web-table-save-seen = Save what I have seen
web-table-ended-line = The players agreed to stop here.
web-table-frozen-line = The rules have changed since it was played. It can still be read and saved, but not played on.
web-table-replay = See the replay
web-table-download = Download the record

## Fair shuffles

web-table-fair = Fair shuffles
web-table-fair-line = Every shuffle of this table follows from one secret number. Its fingerprint was fixed before the first card was dealt, so nobody could choose a card later.
web-table-fair-hash = Fingerprint (SHA-256)
web-table-fair-seed = Secret number
web-table-fair-later = It is shown when the game is over.
web-table-fair-how = How to check it

## First game

web-table-explain = How this choice works
web-table-explain-story = A story is a goal. The signs on it are what your camps should reach; the number is its points. Take one you see, or the top of the stack unseen.
web-table-explain-turn = On your turn you do one thing: take two neighbouring cards from the row, or pay cards to place a camp. The numbers on the map say how many cards the cheapest way costs.
web-table-explain-place = Every space of the way costs a card of its terrain, the first and the last included. Pick where the camp should stand, or pick one of your camps and walk space by space.
web-table-explain-pay = These cards pay. To change one, pick it in this list and then another card of your hand. Where somebody’s camp stands on the way, the card goes to its owner.
web-table-explain-tuck = A tucked card counts for your stories from now on, with the half you choose: its terrain as one more zone, its sign as one more. You are asked only once for each slot.
web-table-explain-marker = The marker changes the land for the rest of the game. Look at a space to see what becomes of its zone and of your stories.
web-table-explain-fishing = Discard one card of any kind and each of your lake villages brings a fish, worth points at the end.
web-table-got-it = Got it
web-table-no-more = Show no more explanations

## Keys

web-table-keys = Keys
web-table-letters-off = Single-letter keys are switched off in the menu.
web-table-key-place = Place a camp: arrows go over your camps, Enter sets out, arrows walk
web-table-key-take = Take cards: arrows move the pair, Enter chooses it
web-table-key-arrows = Look around on the map, go through cards and stories
web-table-key-lower = Walk to the lower space on that side
web-table-key-enter = Choose; on the button, confirm
web-table-key-undo = Take back the last step
web-table-key-ways = Other ways to pay
web-table-key-log = To the log
web-table-key-map = To the map
web-table-key-hand = To your hand
web-table-key-names = Names of the spaces on the map
web-table-key-explain = Explain what has the focus
web-table-key-zoom = Zoom the map
web-table-key-escape = Skip what is shown, close, begin the choice anew
web-table-key-keys = Show or hide these keys

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
