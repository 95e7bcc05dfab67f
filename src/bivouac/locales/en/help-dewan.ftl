# Dewan: what a thing on the table is and does, in a sentence or two.

## Spaces

help-terrain-forest = Forest. To cross it or settle here, pay a card that shows forest.
help-terrain-mountain = Mountain. To cross it or settle here, pay a card that shows mountain.
help-terrain-desert = Desert. To cross it or settle here, pay a card that shows desert.
help-terrain-badlands = Badlands. To cross them or settle here, pay a card that shows badlands.
help-terrain-water = Water. One water card carries you across the whole zone. Only lake villages can stand on it.
help-space-start = The centre of a starting tile. Its owner pays any card here; everybody else gives its owner any card.
help-space-volcano = The volcano. Nobody can cross it or settle on it; a camp beside it has a fire.
help-space-lava = Lava. Nobody can cross it or settle on it, and it belongs to no zone.

## Symbols

help-symbol-artifact = Artifact, a resource. Camps on both sides of an icon on the map have it; on a tucked half it is yours alone.
help-symbol-pigment = Pigment, a resource. Camps on both sides of an icon on the map have it; on a tucked half it is yours alone.
help-symbol-crystal = Crystal, a resource. Camps on both sides of an icon on the map have it; on a tucked half it is yours alone.
help-symbol-berry = Berry. A new camp takes one if its zone still has any. A star on a card is a berry once tucked.
help-symbol-fire = Fire. Each is worth 1 point; whoever has the most scores 4 more.

## Cards and stories

help-card = A terrain card. It pays for a space of its terrain, or can be tucked under your board.
help-card-two = A card with two terrains. It pays for either one; tucked, it shows only the half you choose.
help-story = A story tile. Meet everything it shows and it is completed at the end of your turn: its points count, and you draw a card.
help-pile = The draw pile, which refills the row. You cannot draw from it yourself.
help-stack = The stack of stories. Instead of a story you see, you may take the top one unseen.
help-supply = The supply. New piles come from here, and the cards that stories earn.
help-hand = Your hand. Only you see these cards, and there is no limit.
help-tuck = A tucked card. The half that shows counts for your stories: its terrain as one more zone, its symbol as one more.

## The tribe board

help-camp-none = This camp brings nothing more.
help-camp-story = When you place this camp, you take a story.
help-camp-tuck = When you place this camp, you may tuck a card from your hand. There is no second chance.
help-camp-fire = When you place this camp, you gain a fire and this becomes the last round.

## Events

help-water-marker = A water marker. This space is now water.
help-lava-marker = A lava marker. This space is now lava: it cannot be crossed or settled.
help-fish = Fish. Each is worth 3 points at the end.
help-village = A lake village. Anybody else who crosses this water gives its owner the water card; the owner may also fish.

## Points

help-points-stories = The points of your completed stories.
help-points-fire = 1 point for each fire: on completed stories, on tucked cards, for the 8th camp, and in The Volcano for a camp beside the volcano.
help-points-most_fire = 4 points for the most fire. Everybody tied gets them.
help-points-groups = 4 points for every group in which two or more of your camps touch. In a team, both partners must be part of it.
help-points-berries = 2 points for each berry, tucked ones included. In a team, 4 for each pair with one of each partner.
help-points-zones = 3 points for every zone of forest or mountain that holds a camp of yours.
help-points-water = 2 points for each water zone beside a camp of yours.
help-points-rivals = 2 points for every camp of yours beside the centre of an opponent’s starting tile.
help-points-pairs = Points for each berry paired with a resource: 4 with crystals in The Downpour, 3 with artifacts in The Volcano, 3 with pigments in Lake Villages.
help-points-majorities = 6 points for the most camps beside a water zone, 3 each if tied.
help-points-fish = 3 points for each fish.
