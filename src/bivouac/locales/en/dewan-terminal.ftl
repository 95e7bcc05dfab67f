# Dewan at the terminal: the table, the choices, the help.

dewan-title = Dewan · { $scenario } · { $players } players
dewan-status = Round { $round }
dewan-status-last = Round { $round }, the last one
dewan-status-draft = First stories
dewan-status-over = The end

## The table

dewan-row = Row
dewan-stock = Draw pile { $pile } · story stack { $stack } · discards { $discards }
dewan-stock-event = Until the event { $pile } · supply { $supply } · story stack { $stack } · discards { $discards }
dewan-stories = Stories
dewan-price = { $price } pts
dewan-at-turn = (to play)
dewan-first = (first)
dewan-partner = (your partner)
dewan-tally = { $points } pts · { $camps } { $camps ->
    [one] camp
   *[other] camps
} left · hand { $hand } · berries { $berries } · fire { $fire }
dewan-tally-fish = { $points } pts · { $camps } { $camps ->
    [one] camp
   *[other] camps
} left · hand { $hand } · berries { $berries } · fire { $fire } · fish { $fish }
dewan-label-stories = stories
dewan-label-tucked = tucked
dewan-label-holds = known cards
dewan-unknown = and { $count } unknown
dewan-told-mark = done
dewan-hand = Hand
dewan-legend-marker = marker
dewan-legend-cost = costs 3 cards

## Choices

dewan-ask-draft = Which story do you begin with?
dewan-ask-story = Which story do you take?
dewan-head-asks = asks for
dewan-head-worth = worth
dewan-head-so-far = you have so far
dewan-choose-stack = The top of the stack, unseen
dewan-ask-turn = Your turn. What do you do?
dewan-ask-pass = You can neither take cards nor place a camp.
dewan-choose-pass = Pass
dewan-choose-take = Take cards from the row
dewan-choose-place = Place camp { $camp }: { $count } { $count ->
    [one] space
   *[other] spaces
} in reach
dewan-choose-journey = Place a camp, choosing route and payment step by step
dewan-ask-take = Which neighbouring cards do you take?
dewan-ask-take-only = No camp can be placed with these cards. Which cards do you take?
dewan-slots = { $slots }
dewan-ask-place = { $effect ->
    [story] Where does camp { $camp } go? Once it stands you take a story.
    [tuck] Where does camp { $camp } go? Once it stands you may tuck a card.
    [fire] Where does camp { $camp } go? It brings a fire and the last round.
   *[none] Where does camp { $camp } go?
} Type a number or the name of a space.
dewan-head-to = to
dewan-head-terrain = terrain
dewan-head-cards = cards
dewan-head-pay = pay with
dewan-head-gives = given to
dewan-head-gains = brings
dewan-ask-origin = From which of your camps do you set out?
dewan-ask-route = You are at { $space } with { $hand } { $hand ->
    [one] card
   *[other] cards
}. Where next, or stop here?
dewan-choose-stop = stop here and place the camp
dewan-any-card = any card
dewan-one-card = a card with
dewan-ask-pay = Which card pays for { $space } ({ NAMES($terrain) })?
dewan-ask-tuck = You may tuck a card under your board. Which half shows?
dewan-choose-no-tuck = tuck nothing; the slot stays empty for good
dewan-head-show = shows
dewan-head-card = of the card
dewan-ask-rain = It pours. Which space becomes water?
dewan-ask-lava = The volcano erupts. Which space does the lava cover?
dewan-head-space = space
dewan-head-zone = its zone
dewan-head-swing = points
dewan-zone = { $spaces } { $spaces ->
    [one] space
   *[other] spaces
}, { $berries } { $berries ->
    [one] berry
   *[other] berries
}
dewan-ask-fishing = The fish are biting. Which card do you discard for fish?
dewan-choose-no-fish = keep your cards and catch nothing
dewan-catch = { $count } fish
dewan-preview = Camp { $camp } on { $space } for { $count } { $count ->
    [one] card
   *[other] cards
}:
dewan-same-water = same crossing
dewan-goes-to = to { $player }
dewan-discarded = discarded
dewan-brings = Brings:
dewan-points-change = { $change } pts
dewan-then-story = then a story
dewan-then-tuck = then tuck a card
dewan-completes = completes a story ({ $price })

## Help

dewan-help-story = A story asks for terrains and resources. “F2/3” means: 2 of the 3 forest zones it asks for. Take one
    of the five you see, or the top of the stack unseen.
dewan-help-turn = In a turn you do one thing: take two neighbouring cards from the row, or place a camp.
dewan-help-take = The two cards must lie side by side. There is no limit to your hand.
dewan-help-place = For each space in reach you see its cheapest journey. Type its number or name; you can look at the
    journey before it is made. For another route or other cards, go back and build the journey step by step.
dewan-help-route = Walk from space to space. Only steps are offered from which you can still end and pay. u goes one
    step back.
dewan-help-pay = Choose a card for each space in turn. Only cards are offered that leave enough for the rest.
dewan-help-tuck = The half that shows counts from now on: its terrain as one more zone, its symbol as one more of that
    symbol. This slot can be filled only now.
dewan-help-marker = The marker changes the terrain for the rest of the game. A zone it cuts in two keeps its berries in
    the larger part.
dewan-help-fishing = One card, whatever it shows, brings one fish for each of your lake villages.
dewan-help = You lead a tribe that sets up camps and completes stories.

    Placing a camp: start at any camp of yours and walk from space to space to one without a camp. Each space on the
    way, first and last included, costs one card showing its terrain; a card with two terrains pays for either. One
    water card carries you across a whole water zone, where you cannot settle. Your starting camp takes any card. Where
    somebody else’s camp stands, the card goes to its owner.

    A new camp takes a berry if its zone has one left. Your 2nd, 4th and 6th camp let you take a story; after your 3rd,
    5th and 7th you may tuck a card under your board. The 8th camp brings a fire and makes this the last round.

    Stories count zones, not camps: two forests means camps in two different forest zones. For water a camp must stand
    beside the zone. Resources lie on borders; a camp on either side has them. A story whose requirements
    you meet at the end of your turn is completed and brings you a card.
dewan-help-classic = Scoring: stories; 1 for each fire, 4 more for the most; 4 for each group of two or more adjoining
    camps of yours; 2 for each berry.
dewan-help-team = Scoring, for both partners together: stories; 1 for each fire, 4 more for the most; 4 for each group
    with camps of both partners; 4 for each pair of berries, one of each partner.
dewan-help-downpour = When the pile runs out it pours: the active player turns a space beside water into water.
    Scoring: stories; 1 for each fire, 4 more for the most; 3 for each forest or mountain zone with a camp of yours; 4 for
    each pair of a berry and a crystal.
dewan-help-volcano = When the pile runs out the volcano erupts: the active player covers a space beside it, or beside
    lava, with lava, which nobody can cross. Scoring: stories; 1 for each fire, one of them for a camp beside the volcano, 4
    more for the most; 2 for each water zone beside a camp of yours; 2 for each camp beside the centre of a rival’s starting tile;
    3 for each pair of a berry and an artifact.
dewan-help-lake = You may also settle on water: one lake village in each water zone, and whoever crosses that zone gives
    the water card to its owner. When the pile runs out, villages may fish. Scoring: stories; 1 for each fire, 4 more for
    the most; 6 for the most camps around each water zone, 3 each if tied; 3 for each pair of a berry and a pigment; 3 for
    each fish.
