# Dewan: where points come from, over the columns of simulate.

lab-points-stories = stories
lab-points-fire = fire
lab-points-most_fire = most fire
lab-points-groups = groups
lab-points-berries = berries
lab-points-zones = zones
lab-points-water = water
lab-points-rivals = rivals
lab-points-pairs = pairs
lab-points-majorities = majorities
lab-points-fish = fish
