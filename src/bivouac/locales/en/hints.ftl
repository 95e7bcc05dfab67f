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

## At a table

hint-close = Back to the decision
hint-thinking = Games are being played on from here …
hint-thinking-longer = More games are being played on …
hint-longer = Think for { $seconds } s more
hint-chance = { $chance }%
hint-chance-said = { $chance }% chance to win, give or take { $margin }.
hint-standing = { $standing ->
    [best] wins most often
    [alike] no clear difference
   *[behind] wins less often
}
hint-behind = { $chance }% behind
hint-points = about { $points } { $points ->
    [one] point
   *[other] points
}
hint-points-less = about { $points } points, { $less } { $than ->
    [fewer] fewer
   *[more] more
}
hint-longer-brief = + { $seconds } s
hint-by = { $plans } plans, { $playouts } games played on.
hint-unchecked = No percentages: not shown to come true at such tables yet.
