# Dewan : d’où viennent les points, au-dessus des colonnes de simulate.

lab-points-stories = histoires
lab-points-fire = feu
lab-points-most_fire = le plus de feu
lab-points-groups = groupes
lab-points-berries = baies
lab-points-zones = zones
lab-points-water = eau
lab-points-rivals = chez les adversaires
lab-points-pairs = paires
lab-points-majorities = majorités
lab-points-fish = poissons
