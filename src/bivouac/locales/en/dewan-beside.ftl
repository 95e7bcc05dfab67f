# Dewan: how the game was set up, what partners say, what is given up, and why nothing can be placed.
# $cards and $terrains are codes, said by NAMES; $player is a name.

## Set-up

dewan-opening-map = { $start } starting tiles and { $neutral } neutral tiles make the map. A starting camp stands in the middle of each starting tile.
dewan-opening-event-tile = { $event ->
    [water] The Downpour tile is part of it too.
    [lava] The Volcano tile is part of it too.
   *[fish] A special tile is part of it too.
}
dewan-opening-berries = { $count } berries lie on its zones.
dewan-opening-cards = Everybody is dealt { $hand } cards. { $row } lie face up in the row, { $pile } wait in the draw pile.
dewan-opening-cards-event = Everybody is dealt { $hand } cards. { $row } lie face up in the row, { $pile } wait in the draw pile, and { $supply } in the supply.
dewan-opening-hand = Your cards: { NAMES($cards) }.
dewan-opening-stories = { $count } stories lie face up, { $stack } in the stack. Everybody chooses a first one now, the first player last.
dewan-opening-first = { $who ->
    [you] You are the first player.
   *[other] { $player } is the first player.
}
dewan-opening-team = Partners sit opposite each other, so that the teams take turns.

## What partners say

dewan-says-join = Let us join our camps.
dewan-says-berries = We both need berries.
dewan-says-fire = Let us have the most fire.
dewan-says-end = I would like to end the game soon.
dewan-says-longer = Let us play on for a while.

## What a choice gives up

dewan-forgone = { $what ->
    [tuck] no card left to tuck
    [story] no story left to take
    [reward] no card left as a reward
    [fish] only { $count } fish left
   *[row] { $count } { $count ->
        [one] place stays
       *[other] places stay
    } empty
}

## Why it brings points

dewan-gain-why = { $source } { $change }

## Why no camp can be placed

dewan-stuck-few = Every route costs { $cheapest } cards or more, and you hold { $cards }.
dewan-stuck-other = Your cards pay for none of the routes. The shortest asks for { NAMES($terrains) }.
dewan-stuck-nowhere = No free space can be reached from your camps.
dewan-stuck-camps = All your camps stand on the map already.
