# Dewan: words that the terminal and the browser share.

## Scenarios

dewan-scenario-classic = Classic
dewan-scenario-team = Team play
dewan-scenario-downpour = The Downpour
dewan-scenario-volcano = The Volcano
dewan-scenario-lake = Lake Villages

## What only one player is told

dewan-drawn = The reward is { NAMES($cards) }.

## Scores

dewan-score-stories = Stories
dewan-score-fire = Fire
dewan-score-most_fire = Most fire
dewan-score-groups = Groups of camps
dewan-score-berries = Berries
dewan-score-zones = Forest and mountain zones
dewan-score-water = Water zones
dewan-score-rivals = Camps next to rivals’ starts
dewan-score-pairs = Pairs with a berry
dewan-score-majorities = Lake majorities
dewan-score-fish = Fish
dewan-score-total = Total
dewan-score-tie = Cards in hand (tiebreaker)
