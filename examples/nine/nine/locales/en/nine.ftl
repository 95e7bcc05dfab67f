# Nine: the sentences of its log and its table, in the browser and at the terminal.

web-game-nine = Nine

## What has happened

nine-draw = { $who ->
    [you] You draw a card.
   *[other] { $player } draws a card.
}
nine-stop = { $who ->
    [you] You stop.
   *[other] { $player } stops.
}
nine-shows = { $who ->
    [you] You show { $cards }
   *[other] { $player } shows { $cards }
}: { $sum }{ $over ->
    [yes] , which is too much.
   *[no] .
}
nine-drew = You have drawn the { $card }.

## What can be done

nine-do-draw = Draw a card
nine-do-draw-line = It may bring you nearer to { $limit }, or beyond.
nine-do-stop = Stop
nine-do-stop-line = You keep { $sum }.
nine-ask = Draw another card, or stop?
nine-waiting = { $player } draws or stops
nine-stage-choose = One round decides
nine-stage-draw = One round decides
nine-stage-over = One round has decided

## The table

nine-open = { $cards }, together { $sum }
nine-hidden = { $count ->
    [one] one card
   *[other] { $count } cards
}, face down
nine-deck = { $count ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $count } cards are left in the deck.
}
nine-sum = { $sum } of { $limit }

## The score

nine-score-cards = Cards
nine-end-tie = Cards saved
nine-end-tie-line = With equal sums, fewer cards win.
nine-end-won-tie = { $players } wins with fewer cards

## Why not

nine-refused = Only the player whose turn it is may do that: draw a card, or stop.
nine-refused-choice = A player draws a card or stops.
nine-refused-empty = The deck is empty.
