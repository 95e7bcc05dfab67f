# L'accueil, la page d'une nouvelle table et la salle d'attente.

web-lobby-tab = Bivouac
web-lobby-tab-waiting = ({ $count }) Bivouac

## Continuer

web-lobby-continue = Continuer
web-lobby-wait-for-you = { $count ->
    [0] rien ne vous attend
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
}
web-lobby-welcome = Bienvenue à Bivouac
web-lobby-nothing-waits = Aucune partie ne vous attend. Lancez-en une ou rejoignez une table.
web-lobby-round = Tour { $round }
web-lobby-seats = Places
web-lobby-waiting = { $count ->
    [one] Encore un joueur attendu
   *[other] Encore { $count } joueurs attendus
}
web-lobby-frozen = Consultation seule
web-lobby-preparing = Les règles se préparent
web-lobby-dealing = On mélange les cartes
web-lobby-your-turn = À vous
web-lobby-their-turn = { $player } réfléchit
web-lobby-take-turn = Jouer mon tour
web-lobby-open = Ouvrir

## Lancer une partie

web-lobby-start = Lancer une partie
web-lobby-games = Jeux
web-lobby-new-table = Nouvelle table
web-lobby-new-table-of = Nouvelle table : { $game }
web-lobby-play-bots = Contre un bot
web-lobby-play-bots-at = { web-lobby-play-bots } { $against } : { $game }
web-lobby-learn = Apprendre
web-lobby-learn-game = Apprendre à jouer : { $game }

## Une première partie

web-lobby-first = { $game } en trois images

## Tables ouvertes

web-lobby-open-tables = Tables ouvertes
web-lobby-no-open-tables = Personne n’attend en ce moment. Ouvrez une table et envoyez son lien à vos amis.
web-lobby-table-title = { $game } : { $scenario }
web-lobby-table-free = { $player } · { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
web-lobby-table-round = { $round ->
    [0] { $player } · vient de commencer
   *[other] { $player } · en cours, tour { $round }
}
web-lobby-join = Rejoindre
web-lobby-join-table = Rejoindre { $title }
web-lobby-watch = Regarder
web-lobby-watch-table = Regarder { $title }

## Derniers résultats

web-lobby-results = Derniers résultats
web-lobby-no-results = Vos parties terminées seront gardées ici, à revoir quand vous voulez.
web-lobby-all-results = Tout afficher ({ $count })
web-lobby-result-title = { $game } : { $table }
web-lobby-result-won = { $ahead ->
    [0] { $points } points, devant { $player } au départage · { $when }
   *[other] { $points } points, { $ahead } de plus que { $player } · { $when }
}
web-lobby-result-shared = { $points } points, victoire partagée avec { $player } · { $when }
web-lobby-result-lost = { $points } points, victoire de { $player } ({ $most }) · { $when }
web-lobby-result-watched = Regardée · { $when }
web-lobby-result-ended = Arrêtée d’un commun accord · { $when }
web-lobby-result-frozen = Jouée avec d’anciennes règles · { $when }
web-lobby-result-outcome = { $outcome } · { $when }
web-lobby-replay-table = Revoir { $title }
web-lobby-read-table = Consulter { $title }

## Nouvelle table

web-lobby-new-table-tab = Nouvelle table · Bivouac
web-lobby-extensions = Extensions
web-lobby-extensions-in-play = { $count } en jeu
web-lobby-players = { $count } joueurs
web-lobby-players-from = De { $fewest } à { $most } joueurs
web-lobby-players-short = { $fewest }–{ $most }
web-lobby-seats-of = { $count } sur { $most }
web-lobby-seat = Place { $number }
web-lobby-me-line = vous (hôte)
web-lobby-seat-open = Libre
web-lobby-seat-bot = Bot
web-lobby-seat-friend = Sur place
web-lobby-open-line = Pour la personne qui ouvrira le lien.
web-lobby-which-bot = { $seat } : niveau du bot
web-lobby-friend-name = Nom
web-lobby-friend-name-of = { $seat } : nom
web-lobby-friend-line = Joue sur cet appareil.
web-lobby-add-seat = Ajouter une place
web-lobby-remove = Retirer { $seat }
web-lobby-limit-most = { $choice } : { $count } joueurs au plus.
web-lobby-limit-exact = { $choice } : exactement { $count } joueurs.
# $choice : une façon de jouer.
web-lobby-limit-way = { $choice } : { $count ->
    [one] une place.
   *[other] { $count } places.
}
web-lobby-not-this-way = Indisponible dans ce mode.
web-lobby-given-up = { $before } n’est pas disponible dans ce mode. Choix actuel : { $now }.
web-lobby-box = Matériel
web-lobby-box-usual = Le matériel habituel
web-lobby-box-usual-line = Celui de Bivouac
web-lobby-box-own-line = Apporté par l’hôte de ce serveur
web-lobby-box-of = Du matériel « { $box } » de ce serveur.
web-lobby-summary-box = Matériel : { $box }.
web-lobby-seats-added = { $count ->
    [one] Il faut un joueur de plus : un bot a pris place.
   *[other] Il faut { $count } joueurs de plus : des bots ont pris place.
}
web-lobby-seats-removed = { $count ->
    [one] Il y a moins de places : la dernière a été retirée.
   *[other] Il y a moins de places : les { $count } dernières ont été retirées.
}
web-lobby-summary = { $bots ->
    [0] { $players } joueurs, aucun bot.
    [one] { $players } joueurs, dont un bot.
   *[other] { $players } joueurs, dont { $bots } bots.
}
# $way : une façon de jouer avec un nombre de joueurs fixe.
web-lobby-summary-way = { $way } : { $bots ->
    [0] { $players } joueurs, aucun bot.
    [one] { $players } joueurs, dont un bot.
   *[other] { $players } joueurs, dont { $bots } bots.
}
web-lobby-summary-alone = { $way }.
web-lobby-summary-open = { $free ->
    [one] Une place est encore libre : la partie commence d’elle-même quand elle est prise.
   *[other] { $free } places sont encore libres : la partie commence d’elle-même quand elles sont prises.
}
web-lobby-summary-ready = Toutes les places sont prêtes : la partie commence aussitôt.
web-lobby-summary-with = En jeu : { $list }.
web-lobby-summary-without = Pas en jeu : { $choice }. { $why }
web-lobby-listed = Tout le monde peut regarder et rejoindre ; les mains restent cachées
web-lobby-unlisted = Accès par lien uniquement
web-lobby-fill-bots = Ajouter des bots
web-lobby-open-table = Ouvrir la table
web-lobby-start-game = Commencer

## Salle d'attente

web-lobby-invite = Envoyez ce lien aux autres
web-lobby-is-bot = bot
web-lobby-is-level = bot, niveau { $level }
web-lobby-is-you = vous
web-lobby-is-local = sur cet appareil
web-lobby-is-here = ici
web-lobby-is-away = pas là pour l’instant
web-lobby-sit = Prendre place
web-lobby-fill-with = Bot : { $bot }
web-lobby-starts-itself = La partie commence d’elle-même dès que toutes les places sont prises.
web-lobby-leave = Quitter la table

## Credits

web-lobby-unofficial = Cette adaptation est non officielle et non commerciale ; ses dessins et ses textes lui sont propres.
