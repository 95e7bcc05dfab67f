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
aid-dewan-camps = Camp { $camps }:
aid-dewan-brings-story = take a story, one you see or the top of the stack.
aid-dewan-brings-tuck = you may tuck a card from your hand; one half of it counts.
aid-dewan-brings-fire = a fire, and the last round.
