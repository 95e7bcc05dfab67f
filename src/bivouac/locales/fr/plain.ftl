# Un jeu apporté par un autre paquet : ce qu’il ne dit pas lui-même.

plain-ask = Que faites-vous ?
plain-waiting = { $player } décide
plain-table = Plateau
plain-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-key-choice = Choisir par numéro
plain-tie = Départage
plain-tie-line = À égalité de points, autre chose a décidé.
plain-won-tie = { $count ->
    [one] { $players } l’emporte au départage
   *[other] { $players } l’emportent au départage
}
plain-won = { $count ->
    [one] { $players } a gagné
   *[other] { $players } ont gagné
}
plain-lost = { $count ->
    [one] { $players } a perdu
   *[other] { $players } ont perdu
}
plain-size = Un autre jeu
plain-pitch = Un jeu ajouté à ce serveur.
plain-main = Ce qui est joué
plain-options = Options de jeu
plain-rules = Règles
plain-no-rules = Ce jeu n’apporte pas de règles à lire ici.
