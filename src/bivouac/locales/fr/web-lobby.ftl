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
    [one] Encore une personne attendue
   *[other] Encore { $count } personnes attendues
}
web-lobby-frozen = À lire, plus à jouer
web-lobby-dealing = On mélange les cartes
web-lobby-your-turn = À vous
web-lobby-their-turn = { $player } réfléchit
web-lobby-take-turn = Jouer mon tour
web-lobby-open = Ouvrir

## Lancer une partie

web-lobby-start = Lancer une partie
web-lobby-dewan-size = De 2 à 4 joueurs, environ 40 minutes
web-lobby-dewan-pitch = Frayez-vous un passage, posez huit camps et écrivez les histoires qu’ils racontent. Cinq scénarios, du calme au volcan.
web-lobby-new-table = Nouvelle table
web-lobby-play-bots = Contre un bot
web-lobby-learn = Apprendre
web-lobby-scenarios = Nouvelle table avec un scénario

## Une première partie

web-lobby-first = Dewan en trois images
web-lobby-first-take = Prenez deux cartes
web-lobby-first-take-line = Côte à côte dans la rangée. Chacune montre un ou deux terrains.
web-lobby-first-travel = Ou voyagez et campez
web-lobby-first-travel-line = Payez une carte par case du chemin, puis placez un camp.
web-lobby-first-tell = Validez des histoires
web-lobby-first-tell-line = Une histoire compte dès que vos camps sont là où elle le demande.

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
    [0] { $points }, devant { $player } aux cartes en main · { $when }
   *[other] { $points }, { $ahead } de plus que { $player } · { $when }
}
web-lobby-result-shared = { $points }, victoire partagée avec { $player } · { $when }
web-lobby-result-lost = { $points }, { $player } a gagné avec { $most } · { $when }
web-lobby-result-watched = Regardée · { $when }
web-lobby-result-ended = Arrêtée d’un commun accord · { $when }
web-lobby-result-frozen = Jouée avec d’anciennes règles · { $when }
web-lobby-replay-table = Revoir { $title }
web-lobby-read-table = Lire { $title }

## Nouvelle table

web-lobby-new-table-tab = Nouvelle table · Bivouac
web-lobby-scenario = Scénario
web-lobby-players = { $count } joueurs
web-lobby-players-from = De { $fewest } à { $most } joueurs
web-lobby-scenario-line-classic = Groupes, baies, feu et histoires
web-lobby-scenario-line-team = Face à face, points additionnés
web-lobby-scenario-line-downpour = L’eau monte et divise les terres
web-lobby-scenario-line-volcano = La lave ferme les chemins
web-lobby-scenario-line-lake = Des camps sur l’eau, qui pêchent
web-lobby-scenario-text-classic = Le jeu pour commencer. Prenez des cartes, payez votre chemin de camp en camp, et placez vos huit camps là où ils servent vos histoires.
web-lobby-scenario-score-classic = Points : histoires, feu, groupes de camps, baies.
web-lobby-scenario-text-team = Deux contre deux. On partage les points, pas les cartes : ce que l’un cède en chemin peut manquer à l’autre.
web-lobby-scenario-score-team = Points : histoires et feux des deux, groupes avec des camps des deux, paires de baies.
web-lobby-scenario-text-downpour = Quand la pile est épuisée, la personne dont c’est le tour change en eau une case à côté de l’eau. Les zones rétrécissent, se divisent et se noient.
web-lobby-scenario-score-downpour = Points : histoires, feu, zones de forêt et de montagne, paires baie et cristal.
web-lobby-scenario-text-volcano = Quand la pile est épuisée, la personne dont c’est le tour pose un jeton Lave à côté du volcan ou de la lave. On ne peut ni traverser la lave ni s’y installer.
web-lobby-scenario-score-volcano = Points : histoires, feu, zones d’eau à côté des camps, camps sur les tuiles de départ adverses, paires baie et artefact.
web-lobby-scenario-text-lake = Des camps peuvent être des villages lacustres, sur l’eau. Quiconque traverse leur lac paie leur propriétaire, et quand la pile est épuisée, les villages pêchent.
web-lobby-scenario-score-lake = Points : histoires, feu, le plus de camps autour de chaque lac, poissons, paires baie et pigment.
web-lobby-seats-of = { $count } sur { $most }
web-lobby-seat = Place { $number }
web-lobby-me-line = vous, hôte
web-lobby-seat-open = Libre
web-lobby-seat-bot = Bot
web-lobby-seat-friend = Sur place
web-lobby-open-line = Pour qui suit le lien.
web-lobby-which-bot = { $seat } : quel bot
web-lobby-friend-name = Nom
web-lobby-friend-name-of = { $seat } : nom
web-lobby-friend-line = Joue sur cet appareil.
web-lobby-partner = votre équipe
web-lobby-rival = les autres
web-lobby-add-seat = Ajouter une place
web-lobby-remove = Retirer { $seat }
web-lobby-limit-most = Dewan se joue à { $count } au plus.
web-lobby-limit-exact = Il faut être exactement { $count } pour jouer en équipe.
web-lobby-seats-added = { $count ->
    [one] Le scénario demande une personne de plus : un bot a pris place.
   *[other] Le scénario demande { $count } personnes de plus : des bots ont pris place.
}
web-lobby-seats-removed = { $count ->
    [one] Le scénario a moins de places : la dernière a disparu.
   *[other] Le scénario a moins de places : les { $count } dernières ont disparu.
}
web-lobby-summary = { $bots ->
    [0] { $players } joueurs, aucun bot.
    [one] { $players } joueurs, dont un bot.
   *[other] { $players } joueurs, dont { $bots } bots.
}
web-lobby-summary-open = { $free ->
    [one] Une place est encore libre : la partie commence d’elle-même quand elle est prise.
   *[other] { $free } places sont encore libres : la partie commence d’elle-même quand elles sont prises.
}
web-lobby-summary-ready = Toutes les places sont prêtes : la partie commence aussitôt.
web-lobby-listed = Tout le monde peut regarder et rejoindre ; les mains restent cachées
web-lobby-unlisted = Seulement pour qui a le lien
web-lobby-fill-bots = Ajouter des bots
web-lobby-open-table = Ouvrir la table
web-lobby-start-game = Commencer

## Salle d'attente

web-lobby-invite = Envoyez ce lien aux autres
web-lobby-is-bot = bot
web-lobby-is-you = vous
web-lobby-is-local = sur cet appareil
web-lobby-is-here = ici
web-lobby-is-away = pas là pour l’instant
web-lobby-sit = Prendre place
web-lobby-fill-with = Bot : { $bot }
web-lobby-starts-itself = La partie commence d’elle-même dès que toutes les places sont prises.
web-lobby-leave = Quitter la table
