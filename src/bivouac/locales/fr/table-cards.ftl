# Les cartes d’un jeu, comptées : combien il y en a, lesquelles sont défaussées, lesquelles personne d’autre ne peut connaître.

cards-title = Les cartes
cards-discards = Défausse
cards-discards-count = { $count ->
    [one] { $count } carte, visible de tous
   *[other] { $count } cartes, visibles de tous
}
cards-discards-none = Elle est vide pour l’instant.
cards-kinds = Toutes les sortes
cards-head-kind = Sorte
cards-head-box = Dans la boîte
cards-head-discards = Défaussées
cards-head-unseen = Non vues
cards-unseen = { $count ->
    [one] { $count } carte que vous n’avez pas vue
   *[other] { $count } cartes que vous n’avez pas vues
} : { $down } face cachée, { $hands } en main chez les autres.
cards-out = { $count ->
    [one] { $count } carte n’est pas en jeu.
   *[other] { $count } cartes ne sont pas en jeu.
}
