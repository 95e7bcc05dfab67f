# La fin d’une partie, et la revoir.

## Ouvrir un enregistrement

web-replay-open = Ouvrir une partie
web-replay-drop = Déposez un fichier ici, ou choisissez-en un.
web-replay-choose = Choisir un fichier
web-replay-not-record = Ce fichier n’est pas l’enregistrement d’une partie.
web-replay-too-large = Ce fichier est trop grand pour être l’enregistrement d’une partie.

## La fin d'une partie

web-replay-score = Score final
web-replay-place = Rang
web-replay-player = Joueur
web-replay-total = Total
web-replay-rounds = { $rounds ->
    [one] { $rounds } tour de jeu
   *[other] { $rounds } tours de jeu
}
web-replay-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent
}
web-replay-won-by = { $count ->
    [one] { $players } gagne avec { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    } d’avance
   *[other] { $players } gagnent avec { $ahead ->
        [one] { $ahead } point
       *[other] { $ahead } points
    } d’avance
}
web-replay-shared = { $players } partagent la victoire
web-replay-save = Enregistrer
web-replay-replay = Revoir
web-replay-scoring = Voir le décompte
web-replay-again = Rejouer
web-replay-next-game = Rejoindre la suivante

## La relecture

web-replay-tab = Revoir · Bivouac
web-replay-title = Revoir une partie
web-replay-line = Ouvrez l’enregistrement de n’importe quelle partie, de ce serveur ou d’un autre, et parcourez-la.
web-replay-loading = Mise en place…
web-replay-of-game = Revoir la partie : { $title }
web-replay-setup = Le plateau de jeu est en place et les cartes sont distribuées.
web-replay-told = { $when } : { $sentence }
web-replay-look = Vu par
web-replay-look-all = tous : mains ouvertes
web-replay-look-public = le public
web-replay-look-seat = { $player }
web-replay-log = Ce qui s’est passé
web-replay-over = la partie est terminée
web-replay-chooses = doit choisir
web-replay-began = a commencé
web-replay-hand = Main de { $player }
web-replay-no-cards = aucune carte en main
web-replay-controls = Lecture
web-replay-first = Au début
web-replay-turn-back = Un tour en arrière
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Un pas en avant
web-replay-turn-next = Un tour en avant
web-replay-last = À la fin
web-replay-slider = Moment de la partie
web-replay-speed = Vitesse { $speed } ; appuyez pour la changer
web-replay-times = ×{ $speed }
web-replay-of = { $at } / { $last }

## Vos parties

web-replay-own = Vos parties
web-replay-own-more = Afficher les parties plus anciennes
web-replay-own-private = Seul ce navigateur voit cette liste.
web-replay-winner = Victoire :
web-replay-read = Consulter
