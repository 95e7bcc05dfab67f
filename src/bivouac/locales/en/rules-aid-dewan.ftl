# Dewan: the player aid, and the course of a turn before the rules.

aid-dewan-one-of-two = Do one of two things.
aid-dewan-take = They lie side by side in the row, which is refilled from the pile.
aid-dewan-camp = Place a camp
aid-dewan-place = Travel from any camp of yours to a free land space, pay card by card, and set up your leftmost camp there.
aid-dewan-place-lake = Travel from any camp of yours to a free space, pay card by card, and set up your leftmost camp there; on water it becomes a lake village.
aid-dewan-after = After either
aid-dewan-check = Stories that you complete now slide up. Each earns you a card.
aid-dewan-cost-land = One card of its terrain for each space, the first and the last too.
aid-dewan-cost-water = One water card for a whole water zone, crossed in one go.
aid-dewan-cost-start = At your own starting camp: any one card.
aid-dewan-cost-other = Across somebody else’s camp: the card goes to its owner. At a starting camp any card will do.
aid-dewan-brings-berry = Every camp: a berry, if its zone has one left.
aid-dewan-camps = { $count ->
    [one] Camp { $camps }:
   *[other] Camps { $camps }:
}
aid-dewan-brings-story = take a story, one you see or the top of the stack.
aid-dewan-brings-tuck = you may tuck a card from your hand; one half of it counts.
aid-dewan-brings-fire = a fire, and the last round.

## The points of a scenario that is not packaged

aid-dewan-each = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aid-dewan-points-stories = { $points ->
    [1] The points of your completed stories.
   *[other] { $points } times the points of your completed stories.
}
aid-dewan-points-fire = { $worth } for each fire: on completed stories, on tucked cards, and for a camp that brings one.{ $volcano ->
    [0] { "" }
   *[other] { " " }A camp beside the volcano counts as { $volcano } fire.
}
aid-dewan-points-most_fire = { $worth } for the most fire. Everybody tied gets them.
aid-dewan-points-groups = { $worth } for every group in which two or more of your camps touch.{ $team ->
    [yes] { " " }Both partners must be part of it.
   *[no] { "" }
}
aid-dewan-points-berries = { $team ->
    [yes] { $worth } for each pair of berries with one of each partner, tucked ones included.
   *[no] { $worth } for each berry, tucked ones included.
}
aid-dewan-points-zones = { $worth } for every zone that holds a camp of yours: { NAMES($terrains) }.
aid-dewan-points-water = { $worth } for each water zone beside a camp of yours.
aid-dewan-points-rivals = { $worth } for every camp of yours beside the centre of an opponent’s starting tile.
aid-dewan-points-pairs = { $worth } for each berry paired with a resource: { NAMES($resource) }.
aid-dewan-points-majorities = { $worth } for the most camps beside a water zone, { $tied } each if tied.
aid-dewan-points-fish = { $worth } for each fish.
