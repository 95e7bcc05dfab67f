# Iwari: how the game was set up, and what two players against the void say to each other.
# $map, $cards, $deeds and $expeditions are codes, said by NAMES; $player is a name.

## Set-up

iwari-opening-map = The map is { NAMES($map) }: { $territories } territories and { $connections } connections between them.
iwari-opening-mountains = { $count ->
    [one] A mountain covers one connection, which
   *[other] Mountains cover { $count } connections, which
} will not score.
iwari-opening-lying = { $what ->
    [ruins] { $count ->
        [one] A ruin lies on the map.
       *[other] { $count } ruins lie on the map.
    }
    [centre] { $count ->
        [one] A void totem stands in the centre.
       *[other] { $count } void totems stand in the centre.
    }
    [contested] { $count ->
        [one] A contested token lies between territories.
       *[other] { $count } contested tokens lie between territories.
    }
    [discoveries] { $count ->
        [one] A discovery token lies face down.
       *[other] { $count } discovery tokens lie face down.
    }
    [storms] { $count ->
        [one] One connection lies under a storm.
       *[other] { $count } connections lie under storms.
    }
   *[fortifications] Every tribe has { $count ->
        [one] a fortification
       *[other] { $count } fortifications
    } to build.
}
iwari-opening-walker = The walking totem stands at connection { $connection }.
iwari-opening-box = { $count ->
    [one] One card stays
   *[other] { $count } cards stay
} in the box.
iwari-opening-draft = { $display } cards lie open, { $deck } are in the deck. Everybody picks an opening hand now.
iwari-opening-cards = Everybody is dealt { $hand } cards. { $display } lie open in the display, { $deck } are in the deck.
iwari-opening-hand = Your cards: { NAMES($cards) }.
iwari-opening-deeds = These deeds can be done: { NAMES($deeds) }.
iwari-opening-expeditions = These expeditions lie open: { NAMES($expeditions) }.
iwari-opening-void = The void has { $ruins } ruins and { $totems } totems. Its pawn stands at connection { $connection }.
iwari-opening-packs = The deck consists of { $packs } packs with { $cards } void cards each.
iwari-opening-limit = The void wins with { $count ->
    [one] one territory.
   *[other] { $count } territories.
}
iwari-opening-third = A third tribe belongs to nobody: both players build for it.
iwari-opening-first = { $who ->
    [you] You are the first player.
   *[other] { $player } is the first player.
}

## What two players say

iwari-says-together = Let us build here:
iwari-says-mine = Leave this to me:
iwari-says-yours = This is for you:
iwari-says-danger = In danger:
iwari-says-settlement = Let us aim for a settlement.
iwari-says-corruption = Careful, a corruption is near.

## Why a build brings points

iwari-gain-why = { $source ->
    [tents] tents
    [totems] totems
    [settlements] settlements
    [expeditions] expeditions
    [walking] walking totem
    [discoveries] discoveries
    [ruins] ruins
    [road] violet road
   *[other] mid-game
} { $change }
