# Dewan : mots communs au terminal et au navigateur.

## Scénarios

dewan-scenario-classic = Classique
dewan-scenario-team = En équipe
dewan-scenario-downpour = Le déluge
dewan-scenario-volcano = Le volcan
dewan-scenario-lake = Villages lacustres

## Ce qu'une seule personne apprend

dewan-drawn = Récompense : { NAMES($cards) }.

## Décompte

dewan-score-stories = Histoires
dewan-score-fire = Feu
dewan-score-most_fire = Le plus de feu
dewan-score-groups = Groupes de camps
dewan-score-berries = Baies
dewan-score-zones = Zones de forêt et de montagne
dewan-score-water = Zones d’eau
dewan-score-rivals = Camps chez les adversaires
dewan-score-pairs = Paires avec une baie
dewan-score-majorities = Majorités au bord de l’eau
dewan-score-fish = Poissons
dewan-score-total = Total
dewan-score-tie = Cartes en main (égalités)
