# Iwari: why something cannot be done. One sentence for each reason, read by whoever tried.
# $territory is said by NAMES, and so are $biome, $card (the biome of a card) and $deed.

## Somebody or something else comes first

iwari-refused-over = The game is over.
iwari-refused-shuffle = The discards must first be shuffled.
iwari-refused-due-draft = { $who ->
    [you] Pick a card for your opening hand first.
   *[other] { $player } is picking an opening hand.
}
iwari-refused-due-turn = { $who ->
    [you] It is your turn: build, or swap a card.
   *[other] It is the turn of { $player }.
}
iwari-refused-due-third = { $who ->
    [you] Act for the third tribe first.
   *[other] { $player } is acting for the third tribe.
}
iwari-refused-due-deed = { $who ->
    [you] Place the deed pawn first.
   *[other] { $player } is placing a deed pawn.
}
iwari-refused-due-veneration = { $who ->
    [you] Place the Veneration pawn first, or decline it.
   *[other] { $player } is placing the Veneration pawn.
}
iwari-refused-due-explored = { $who ->
    [you] You have turned up the tokens of a territory: place a tent there now.
   *[other] { $player } has turned up the tokens of a territory and places a tent there.
}
iwari-refused-due-storm = { $who ->
    [you] First decide about the storm: it moves on, or it stays.
   *[other] { $player } is deciding about a storm.
}
iwari-refused-due-walk = { $who ->
    [you] First decide about the walking totem: it scores and moves on, or it waits.
   *[other] { $player } is deciding about the walking totem.
}
iwari-refused-due-refill = { $who ->
    [you] Refill your hand first.
   *[other] { $player } is taking new cards.
}
iwari-refused-impossible = That is not possible now.
iwari-refused-possible = That is allowed now.
iwari-refused-tribe = It is another tribe that builds now.
iwari-refused-pass = Only a player without cards passes: build, or swap a card.
iwari-refused-discard = A card is discarded only where the third tribe can build nothing, and it can.

## Pieces

iwari-refused-two-pieces = A build places one or two pieces, not { $count }.
iwari-refused-one-territory = All pieces of a build stand in one territory, and the first one goes to { NAMES($territory) }.
iwari-refused-unexplored = { NAMES($territory) } is unexplored ({ NAMES($biome) }): one tent may be placed there, and nothing else.
iwari-refused-spot = { $who ->
    [you] There is a tent of yours on this spot already.
   *[other] There is a tent of { $player } on this spot already.
}
iwari-refused-spot-third = There is a tent of the third tribe on this spot already.
iwari-refused-spot-chosen = The first tent of this build stands on this spot already.
iwari-refused-cap = { $count ->
    [one] There is room for one totem in { NAMES($territory) }, because no tribe has more tents there than that.
   *[other] There is room for { $count } totems in { NAMES($territory) }, because no tribe has more tents there than that.
}
iwari-refused-no-tents = All your tents have been placed.
iwari-refused-no-totems = All your totems have been placed.
iwari-refused-no-tents-third = All tents of the third tribe have been placed.
iwari-refused-no-totems-third = All totems of the third tribe have been placed.
iwari-refused-no-such-spot = There is no tent spot { $name }.
iwari-refused-no-such-territory = There is no territory { $name }.
iwari-refused-bare = No totem may stand in { NAMES($territory) } ({ NAMES($biome) }).

## Fortifications

iwari-refused-no-forts-in-play = Fortifications are not in play.
iwari-refused-no-forts = Your fortification has been placed.
iwari-refused-fort-third = The third tribe has no fortification.
iwari-refused-fort-unexplored = { NAMES($territory) } is unexplored ({ NAMES($biome) }): a fortification needs a territory with a tent.
iwari-refused-fort-special = A fortification stands on a free tent spot, and this is not one.
iwari-refused-fort-there = There is a fortification on this spot already.

## Discoveries

iwari-refused-no-discoveries = Discovery tokens are not in play.
iwari-refused-veiled = The tokens in { NAMES($territory) } lie face down: explore it first, then place a tent there.
iwari-refused-not-veiled = No tokens lie face down in { NAMES($territory) }.
iwari-refused-explored-elsewhere = You have turned up the tokens in { NAMES($territory) }: the tent goes there.
iwari-refused-explore-unaffordable = You cannot pay for a tent in { NAMES($territory) } ({ NAMES($biome) }), so its tokens stay face down.

## Ruins

iwari-refused-ruin-said = A tent replaces a ruin exactly where one lies.
iwari-refused-ruin-price = A tent on this ruin costs two cards of the biome it shows ({ NAMES($biome) }), and no others.

## Void totems

iwari-refused-no-void-totems = There are no void totems on this map.
iwari-refused-move-third = You move void totems in your own action, not for the third tribe.
iwari-refused-two-moves = A build moves only one void totem.
iwari-refused-centre-empty = No void totem is left in the centre.
iwari-refused-no-void-totem = There is no void totem in { NAMES($territory) }.
iwari-refused-same-biome = A void totem from { NAMES($territory) } moves to another biome ({ NAMES($biome) } is its own).
iwari-refused-centre-price = A void totem from the centre costs two cards of the biome it moves to ({ NAMES($biome) }), and no others.
iwari-refused-move-price = This move of a void totem costs one card of each of the two biomes ({ NAMES($other) }, { NAMES($biome) }), and no others.

## Contested tokens and determination

iwari-refused-no-such-token = There is no contested token { $name }.
iwari-refused-token-elsewhere = This contested token cannot come to that territory.
iwari-refused-token-placed = This contested token lies in { NAMES($territory) } already.
iwari-refused-token-third = The third tribe places no contested token.
iwari-refused-token-price = This contested token costs two cards of the territory’s biome ({ NAMES($biome) }), and no others.
iwari-refused-unknown-area = This is an unknown area: a tent comes there only with its contested token.
iwari-refused-determined-token = The determination token lets you add a tent or a totem, not a contested token.
iwari-refused-determined-price = The second piece in unexplored land costs one card of its biome ({ NAMES($biome) }), and no others.

## Cards

iwari-refused-not-in-hand = { $who ->
    [you] This card is not in your hand: { NAMES($card) }.
   *[other] This card is not in the hand of { $player }: { NAMES($card) }.
}
iwari-refused-no-such-card = There is no card { $name }.
iwari-refused-no-cards = You have no card left to pay with.
iwari-refused-unaffordable = A piece in { NAMES($territory) } costs one card ({ NAMES($biome) }) or two cards of one other biome, and you hold neither.
iwari-refused-fixed-unaffordable = This piece in { NAMES($territory) } costs exactly these cards, and you do not hold them: { NAMES($cards) }.
iwari-refused-second-unaffordable = The cards you have left do not pay for a second piece in { NAMES($territory) } ({ NAMES($biome) }).
iwari-refused-three-cards = A build takes three cards at most, not { $count }.
iwari-refused-payment = A piece costs one card of the territory’s biome, or two cards of one other biome.
iwari-refused-biome = A piece in { NAMES($territory) } costs one card ({ NAMES($biome) }) or two of one other biome, and this is only one: { NAMES($card) }.
iwari-refused-pair = Two cards stand in for { NAMES($biome) } only if both are of the same biome.
iwari-refused-pair-own = One card ({ NAMES($biome) }) is enough for a piece in { NAMES($territory) }; you cannot pay two.
iwari-refused-pays-twice = A card pays only once: { NAMES($card) }.
iwari-refused-pay-rest = If these cards pay for one piece, the other piece in { NAMES($territory) } cannot be paid.

## Refilling

iwari-refused-deck-empty = The deck is empty.
iwari-refused-no-place = { $count ->
    [0] The display is empty.
    [one] The display has only one card.
   *[other] The display has only { $count } cards.
}
iwari-refused-other-card = Another card lies there.

## Deeds

iwari-refused-not-earned = No { NAMES($deed) } pawn is to be placed now.
iwari-refused-no-such-deed = There is no deed { $name }.
iwari-refused-no-such-connection = There is no connection { $name }.
iwari-refused-decline = A deed pawn that is earned must be placed.
iwari-refused-deed-target = { $deed ->
    [union] The Union pawn goes on a territory, not on a connection.
    [discovery] The Discovery pawn goes on a territory, not on a connection.
    [honour] The Honour pawn goes on a connection, not on a territory.
   *[respect] The Respect pawn goes on a connection, not on a territory.
}
iwari-refused-union = The Union pawn goes on a territory that your settlement reaches, and { NAMES($territory) } is not one.
iwari-refused-discovery = The Discovery pawn goes on a territory other than { NAMES($territory) }, which you have just filled.
iwari-refused-honour = The Honour pawn goes on a connection by land, and { $connection } is one by sea.
iwari-refused-respect = The Respect pawn goes on a connection by sea, and { $connection } is one by land.
iwari-refused-covered = A mountain covers connection { $connection }, so no pawn can go there.
iwari-refused-covered-storm = A storm lies on connection { $connection }, so no pawn can go there.
iwari-refused-covered-ruin = A ruin closes connection { $connection }, so no pawn can go there.
iwari-refused-left = The walking totem has left connection { $connection }, so no pawn can go there.
iwari-refused-not-leading = You do not have the most totems at both ends of connection { $connection }.
iwari-refused-courage = The Courage pawn goes beside another pawn, and none stands on { NAMES($territory) }.
iwari-refused-courage-connection = The Courage pawn goes beside another pawn, and none stands on connection { $connection }.
iwari-refused-veneration = The Veneration pawn goes where a tent of yours stands on a contested token, and { NAMES($territory) } has none.
iwari-refused-veneration-territory = The Veneration pawn goes on a territory, not on a connection.
iwari-refused-veneration-connection = The Veneration pawn goes on a connection, not on a territory.

## Storms

iwari-refused-other-storm = The storm on connection { $connection } is decided first.

## Against the void: somebody or something else comes first

iwari-refused-shuffle-void = The deck must first be shuffled with the void cards showing.
iwari-refused-due-void = { $who ->
    [you] Act for the void first.
   *[other] { $player } is acting for the void.
}
iwari-refused-due-voids = { $who ->
    [you] Refill your hand first; before that, you may still play void cards.
   *[other] { $player } is taking new cards, or plays void cards before that.
}
iwari-refused-due-pass = { $who ->
    [you] You have only void cards: your own action is skipped.
   *[other] { $player } has only void cards and skips their own action.
}
iwari-refused-due-order = { $who ->
    [you] First choose the territory where the void acts first.
   *[other] { $player } is choosing where the void acts first.
}
iwari-refused-due-ruin = { $who ->
    [you] First choose the spot for the ruin.
   *[other] { $player } is choosing the spot for a ruin.
}
iwari-refused-due-haunted = { $who ->
    [you] First choose the spot for the ruin those cards bring.
   *[other] { $player } is choosing the spot for the ruin those cards bring.
}
iwari-refused-due-target = { $who ->
    [you] First choose where the void acts for its settlement.
   *[other] { $player } is choosing where the void acts for its settlement.
}
iwari-refused-due-free = { $who ->
    [you] Place the free piece for your settlement first, or decline it.
   *[other] { $player } is placing the free piece for a settlement.
}

## Against the void: cards

iwari-refused-void-card = A void card pays for nothing and is not swapped: it leaves your hand only when you play it for the void.
iwari-refused-pass-void = Only a player with nothing but void cards skips their own action: build, or swap a card.
iwari-refused-discard-void = A card is discarded only where nothing else can be done for the void, and something can.
iwari-refused-no-void-card = This is not a void card: { NAMES($card) }.
iwari-refused-voids-none = Play at least one void card.
iwari-refused-voids-twice = A void card can be played only once.
iwari-refused-skip = Only a card of a complete biome lets the void do nothing, and not every territory of this one has been filled: { NAMES($card) }.

## Against the void: pieces

iwari-refused-tribe-void = It is the void that builds now.
iwari-refused-tribe-own = It is your own tribe that builds now.
iwari-refused-closed = { NAMES($territory) } has been judged ({ NAMES($biome) }): no piece enters it any more.
iwari-refused-last-spot = The tent takes the last free spot of { NAMES($territory) }, which is judged at once: no second piece can follow.
iwari-refused-last-spot-void = The ruin takes the last free spot of { NAMES($territory) }, which is judged at once: no second piece can follow.
iwari-refused-spot-ruin = There is a ruin on this spot already.
iwari-refused-no-tents-void = All ruins have been placed.
iwari-refused-no-totems-void = All void totems have been placed.
iwari-refused-violet = A violet spot is still free in { NAMES($territory) }: the ruin goes on a violet spot.
iwari-refused-token-void = Contested tokens are not placed against the void.
iwari-refused-no-centre = On this map void totems stay where they are.
iwari-refused-move-void = You move void totems in your own action, not when you act for the void.
iwari-refused-move-centre = A void totem can be moved away from the centre only.

## Against the void: own pieces that move

iwari-refused-lift-versus = Tents and totems move only in a game against the void.
iwari-refused-lift-void = You move pieces in your own action, not when you act for the void.
iwari-refused-lift-no-tent = There is no tent of yours on that spot to move.
iwari-refused-lift-twice = This tent is moved already in this build.
iwari-refused-lift-no-totem = There is no totem of yours left in { NAMES($territory) } to move.
iwari-refused-lift-under = Your totems in { NAMES($territory) } stand under a void totem and cannot be moved.
iwari-refused-lift-incomplete = A piece leaves { NAMES($territory) } only once every territory of its biome ({ NAMES($biome) }) has been filled.
iwari-refused-move-unaffordable = Moving a piece from { NAMES($territory) } costs one card ({ NAMES($biome) }) or two cards of one other biome, and you hold neither.
iwari-refused-move-second = The cards you have left do not pay for moving a piece from { NAMES($territory) } ({ NAMES($biome) }).
iwari-refused-biome-moved = Moving a piece from { NAMES($territory) } costs one card ({ NAMES($biome) }) or two of one other biome, and this is only one: { NAMES($card) }.
iwari-refused-pair-own-moved = One card ({ NAMES($biome) }) is enough to move a piece from { NAMES($territory) }; you cannot pay two.

## Against the void: choices

iwari-refused-order = The order must name the two territories where the void acts now, each once.
iwari-refused-ruin-elsewhere = The void acts in { NAMES($territory) }: the ruin goes there.
iwari-refused-ruin-haunted = This ruin goes on a free spot of that biome: { NAMES($biome) }.
iwari-refused-ruin-far = Another free spot in { NAMES($territory) } is nearer to a ruin, counted along the roads.
iwari-refused-target = { NAMES($territory) } is not the territory with the most ruins of the settlement.
iwari-refused-free-kind = The free piece is a tent or a totem that you have not placed yet.
iwari-refused-free-elsewhere = Your settlement does not reach { NAMES($territory) }.
