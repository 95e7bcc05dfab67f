# Suivre les autres : les coups revus sur le plateau, la vitesse des bots, le journal.

web-follow-since = Depuis votre dernier tour
web-follow-round = Le tour de table écoulé
web-follow-open = { $what }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-follow-none = { $what } : rien encore
web-follow-step = { $what } : { $step } sur { $count }
web-follow-back = Coup précédent
web-follow-on = Coup suivant
web-follow-close = Revenir à la partie
web-follow-loading = Un instant
web-follow-next = Suivant
web-follow-speed = Vitesse des autres : { $speed }
web-follow-speeds = À quelle vitesse montrer les coups des autres
web-follow-speed-slow = lente
web-follow-speed-normal = normale
web-follow-speed-fast = rapide
web-follow-speed-wait = m’attendre
web-follow-move = { $player } { $did }
web-follow-you = Vous
web-follow-and = { $one }, { $other }
web-follow-private = { $did } ({ $card })
web-follow-details = Détails
web-follow-newest = Derniers coups
web-follow-key = Revoir les coups depuis votre dernier tour
web-follow-key-wait = Montrer le coup suivant si la partie vous attend
table-undone-brief = { $who ->
    [you] reprenez ce coup
   *[other] reprend ce coup
}
