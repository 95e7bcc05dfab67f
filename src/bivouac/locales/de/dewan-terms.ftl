# Dewan: Wörter, die Terminal und Browser gemeinsam haben.

## Szenarien

dewan-scenario-classic = Klassisch
dewan-scenario-team = Teammodus
dewan-scenario-downpour = Die Flut
dewan-scenario-volcano = Der Vulkan
dewan-scenario-lake = Wasserdörfer

## Was nur eine Person erfährt

dewan-drawn = Die Belohnung: { NAMES($cards) }.

## Wertung

dewan-score-stories = Ziele
dewan-score-fire = Feuer
dewan-score-most_fire = Die meisten Feuer
dewan-score-groups = Gruppen von Lagern
dewan-score-berries = Beeren
dewan-score-zones = Wald- und Bergzonen
dewan-score-water = Wasserzonen
dewan-score-rivals = Lager bei anderen Völkern
dewan-score-pairs = Paare mit Beere
dewan-score-majorities = Mehrheiten am Wasser
dewan-score-fish = Fische
dewan-score-total = Gesamt
dewan-score-tie = Handkarten (bei Gleichstand)
