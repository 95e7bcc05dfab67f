# Hints: why a plan is good, besides what a coach says.

hint-only = There is only one thing you can do.
hint-gains = At the end you have about { $points } { $points ->
    [one] point
   *[other] points
} more than after your other plans.
hint-denies = At the end { $player } has about { $points } { $points ->
    [one] point
   *[other] points
} fewer than after your other plans.
hint-later = Nothing stands out at once: it pays in the turns to come.
