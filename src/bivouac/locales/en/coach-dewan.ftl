# Dewan, the coach: one sentence before a decision, one after it. It points at what it speaks of.
# $player is a name; codes of things are said with NAMES.

## A turn: what weighs most

coach-dewan-last-turn = This is your last turn: only what scores at once still counts.
coach-dewan-last-turn-scores = This is your last turn: only what scores at once still counts, as a camp here would.
coach-dewan-last-turn-cards = This is your last turn, and no camp brings you points any more: cards in hand only break a tie.
coach-dewan-story-now = A camp here completes this story: { $points } { $points ->
    [one] point
   *[other] points
} that nobody can take from you.
coach-dewan-last-camp = Your next camp is your last and ends the game with the round: { $standing ->
    [ahead] at the moment you are { $points } { $points ->
        [one] point
       *[other] points
    } ahead.
    [behind] at the moment you are { $points } { $points ->
        [one] point
       *[other] points
    } behind.
   *[level] at the moment you share the lead.
}
coach-dewan-others-last-camp = { $player } has one camp left: once it stands, the round is played to its end and the game is over.
coach-dewan-tuck-ahead = A camp here lets you tuck a card, and with this one your story is complete: do not pay with it.
coach-dewan-row-story = With these two cards you could pay for a camp here, and that completes this story: { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-takes = A camp here costs { $player } { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-gain-groups = Camps that touch each other score: here a new one brings { $points } points for a group.
coach-dewan-gain-berries = Berries are in reach: a camp here brings { $points } { $points ->
    [one] point
   *[other] points
} for them.
coach-dewan-gain-fire = A camp here brings you fire: { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-gain-most-fire = With a camp here nobody has more fire than you: { $points } points for that.
coach-dewan-gain-majorities = A camp here brings { $points } points for the shores: the most camps beside a lake count.
coach-dewan-gain-zones = A camp here is your first in its zone, and the zone brings { $points } points.
coach-dewan-gain-water = A camp here stands beside water that is new to you: { $points } points.
coach-dewan-gain-rivals = A camp here stands right beside another player’s starting camp: { $points } points.
coach-dewan-gain-pairs = A camp here makes a pair of a berry and its resource: { $points } points.

## A turn in which less presses

coach-dewan-lacks-land = Your story lacks a single thing, in a zone where you have no camp yet: { NAMES($symbol) }.
coach-dewan-lacks-water = Your story lacks a single thing, another lake beside a camp of yours: { NAMES($symbol) }.
coach-dewan-lacks-resource = Your story lacks a single thing, another icon beside a camp or one on a tucked card: { NAMES($symbol) }.
coach-dewan-nearer = A camp here brings your story on: { $have } of { $need } would be met.
coach-dewan-others-lack = { $player } lacks one thing for a story worth { $points } points, and the row has it: { NAMES($symbol) }.
coach-dewan-event-rain = Two cards taken now empty the pile: it pours, and you place the water.
coach-dewan-event-lava = Two cards taken now empty the pile: the volcano erupts, and you place the lava.
coach-dewan-event-fish = Two cards taken now empty the pile: the fish bite, and your villages can catch some.
coach-dewan-tuck-soon = Your next camp lets you tuck a card, now or never: keep one that shows what a story lacks, such as this.
coach-dewan-tuck-nothing = Your next camp lets you tuck a card, but the way costs all you hold: one card more, and you could.
coach-dewan-story-soon = Your next camp brings a story, and of this one you have { $have } of { $need } already.
coach-dewan-gift = The way here leads past { $player }, who gets the card that you pay there.
coach-dewan-berry = A single berry is left in this zone: the next camp there takes it, yours or another’s.
coach-dewan-joins = Mind this space: a camp here joins groups of yours into one, which costs { $points } points.
coach-dewan-large-hand = You hold { $count } cards: what is never spent only breaks a tie at the end.

## Which story, which half, where the marker, whether to fish

coach-dewan-story-met = Of this story you have everything: taken now, it is completed at the end of your turn, { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-story-shared = This story lacks nothing that your stories do not lack too: one camp can serve several.
coach-dewan-story-have = Of this story you have { $have } of { $need } already.
coach-dewan-story-home = Much of this story lies around your starting camp: { $have } of the { $need } things it asks for.
coach-dewan-tuck-story = With this half showing your story is complete, { $points } { $points ->
    [one] point
   *[other] points
}: { NAMES($half) }.
coach-dewan-tuck-points = One half in your hand brings { $points } { $points ->
    [one] point
   *[other] points
} at once: { NAMES($half) }.
coach-dewan-tuck-nearer = One half in your hand brings a story to { $have } of { $need }: { NAMES($half) }.
coach-dewan-tuck-none = No half in your hand helps a story now; but a slot left empty stays empty for good.
coach-dewan-marker-gain = The marker can work for you: here it brings { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-marker-splits = Here the marker makes two zones of one, and your stories lack zones of this terrain: { NAMES($symbol) }.
coach-dewan-marker-berries = This space is a whole zone: under the marker its berries are gone for everybody.
coach-dewan-fish = One card of any kind for { $count } fish: { $points } points.

## What a decision brought

coach-dewan-brought-last-round = Your last camp stands: the others finish the round, and then the points are counted.
coach-dewan-brought-story = { $count ->
    [one] That makes a story complete: { $points } { $points ->
        [one] point is
       *[other] points are
    } yours for good.
   *[other] That makes { $count } stories complete: { $points } points are yours for good.
}
coach-dewan-brought-groups = A new group of camps that touch: { $points } points.
coach-dewan-brought-berries = Berries, and { $points } { $points ->
    [one] point
   *[other] points
} for them.
coach-dewan-brought-fire = Fire, and { $points } { $points ->
    [one] point
   *[other] points
} for it.
coach-dewan-brought-most-fire = Nobody has more fire than you now: { $points } points, as long as that is so.
coach-dewan-brought-majorities = The shores bring you { $points } points more, as long as nobody has more camps there.
coach-dewan-brought-zones = A zone that is new to you: { $points } points.
coach-dewan-brought-water = Water that is new to you beside your camps: { $points } points.
coach-dewan-brought-rivals = A camp right beside another player’s starting camp: { $points } points.
coach-dewan-brought-pairs = A berry has found its pair: { $points } points.
coach-dewan-brought-joined = Groups of yours have become one, which costs you { $points } points.
coach-dewan-brought-nearer = Of this story you have { $have } of { $need } now.
coach-dewan-brought-berry-pair = A berry is yours; it scores once you have its pair: { NAMES($resource) }.
coach-dewan-brought-berry-team = A berry is yours; it scores once your partner has one for it.
coach-dewan-brought-no-tuck = You had no card left to tuck, so this slot stays empty for good.
coach-dewan-brought-empty-slot = Nothing tucked: this slot stays empty for good.
coach-dewan-brought-gift = The card you paid on the way is in the hand of { $player } now.
coach-dewan-brought-fish = { $count } fish for one card: { $points } points.
