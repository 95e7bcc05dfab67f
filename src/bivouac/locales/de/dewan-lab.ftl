# Dewan: woher Punkte kommen, über den Spalten von simulate.

lab-points-stories = Ziele
lab-points-fire = Feuer
lab-points-most_fire = meiste Feuer
lab-points-groups = Gruppen
lab-points-berries = Beeren
lab-points-zones = Zonen
lab-points-water = Wasser
lab-points-rivals = bei anderen
lab-points-pairs = Paare
lab-points-majorities = Mehrheiten
lab-points-fish = Fische
