# Dewan: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-dewan-journey = Red pays { $cards } cards for { $spaces } spaces: any card at its starting camp, a mountain, a single water card for both water spaces, and two badlands. The first of these goes to blue, whose camp is crossed. Red’s new camp stands on the last space.
pictured-dewan-journey = A map with a route of { $spaces } spaces: from red’s starting camp over a mountain and two water spaces, across a blue camp, to badlands. Numbered cards lie along it.
example-dewan-zones = Red has { $camps } camps in forest, but two of them share a zone. For stories that makes { $zones } forests.
pictured-dewan-zones = A map with three red camps in forest: two of them side by side in one zone, the third in another zone.
example-dewan-groups = Two groups, one of them with the starting camp, score { $points } points together; the camp on its own scores nothing. The { $berries } berries that red has taken score { $worth } more.
pictured-dewan-groups = A map with red camps: the starting camp and one beside it, three others that touch, and one on its own.
example-dewan-shores = Red has the most camps beside the larger lake and scores { $most } points. Beside the smaller lake red and blue have a camp each and score { $tied } each: { $first } to { $second } in all.
pictured-dewan-shores = A map with two lakes: beside the larger one three red camps, the starting camp among them, and a blue one; beside the smaller one a camp of each.
