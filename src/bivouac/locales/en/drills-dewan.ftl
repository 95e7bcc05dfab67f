# Dewan: drills. For each kind its name, its question, and why an answer is right.

drills-dewan-paying = Which cards pay?
drills-dewan-stories = Which stories are met?
drills-dewan-camps = Which camp brings most?
drills-dewan-scoring = How many points?

drills-dewan-paying-asks = You want to settle on { $to }, along this route. Choose the cards that pay for it.
drills-dewan-paying-land = { $space } is { NAMES($terrain) }: one card that shows it.
drills-dewan-paying-land-given = { $space } is { NAMES($terrain) }: one card that shows it. { $who ->
    [you] You get it back
   *[other] { $player } gets it
}, for a camp is crossed there.
drills-dewan-paying-start = { $space } is your own starting camp: any one card.
drills-dewan-paying-start-given = { $space } is { $who ->
    [you] your starting camp
   *[other] the starting camp of { $player }
}: any one card, which goes there.
drills-dewan-paying-water = { $count } spaces of one water zone in a row: a single water card carries you over.
drills-dewan-paying-water-given = { $count } spaces of one water zone in a row: a single water card, which { $who ->
    [you] you keep
   *[other] { $player } gets for the village there
}.

drills-dewan-stories-asks = Which of these stories do your camps and tucked cards meet as they are now?
drills-dewan-stories-met = { NAMES($needs) }: all of it is there.
drills-dewan-stories-unmet = { NAMES($needs) }: of { NAMES($symbol) } you have { $have }, and it takes { $need }.

drills-dewan-camps-asks = You can settle on each of these spaces. Where does the new camp bring you the most points, counted as if the game ended right after?
drills-dewan-camps-worth = { $space }: { $points } more ({ NAMES($sources) }).
drills-dewan-camps-nothing = { $space }: nothing yet.
drills-dewan-space = { $space }
drills-dewan-player = { $player }

drills-dewan-scoring-groups-asks = { $whose ->
    [team] { $who ->
        [you] How many points do you and { $partner } score together
       *[other] How many points do { $player } and { $partner } score together
    } for groups of camps?
   *[player] { $who ->
        [you] How many points do you score
       *[other] How many points does { $player } score
    } for groups of camps?
}
drills-dewan-scoring-zones-asks = { $who ->
    [you] How many points do you score
   *[other] How many points does { $player } score
} for forest and mountain zones?
drills-dewan-scoring-water-asks = { $who ->
    [you] How many points do you score
   *[other] How many points does { $player } score
} for water zones?
drills-dewan-scoring-rivals-asks = { $who ->
    [you] How many points do you score
   *[other] How many points does { $player } score
} for camps around the starting camps of others?
drills-dewan-scoring-majorities-asks = { $who ->
    [you] How many points do you score
   *[other] How many points does { $player } score
} for the most camps beside water zones?
drills-dewan-scoring-group = { $count } camps that touch: a group that scores { $worth }.
drills-dewan-scoring-no-group = { $why ->
    [pair] Camps of one partner alone: nothing.
   *[size] A camp on its own: nothing.
}
drills-dewan-scoring-zone = { NAMES($terrain) }: one zone with { $count ->
    [one] a camp
   *[other] { $count } camps, which counts once
}.
drills-dewan-scoring-water = A water zone with { $count ->
    [one] a camp
   *[other] { $count } camps
} beside it, which counts once.
drills-dewan-scoring-rivals = { $count ->
    [one] A camp
   *[other] { $count } camps
} around the starting camp of { $who ->
    [you] yours
   *[other] { $player }
}.
drills-dewan-scoring-lake = { $place ->
    [most] Most camps beside this water zone, { $count }: { $points } points.
    [tied] { $count } beside this water zone, and others as many: { $points } points each.
   *[fewer] { $count } beside this water zone, others { $most }: nothing.
}
