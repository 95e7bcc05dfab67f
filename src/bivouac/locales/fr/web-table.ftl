# La page où l'on joue.

web-table-heading = { $game } : { $line }
web-table-title-turn = ● À vous — Bivouac
web-table-loading = La table se met en place.
web-table-closed = Cette table ne peut pas être ouverte
web-table-home = Vers l’accueil
web-table-close = Fermer
web-table-rule = La règle
web-table-round = Tour { $round }
web-table-round-last = Tour { $round }, le dernier
web-table-steps = Étapes de cette décision

## À qui de jouer, et la question posée

web-table-chance = On mélange les cartes
web-table-your-move = Votre coup
web-table-yours-soon = C’est bientôt à vous
web-table-over = La partie est terminée
web-table-ended = La partie a été arrêtée
web-table-frozen = Cette table est figée

## La tablette

web-table-confirm = Confirmer
web-table-undo = Annuler
web-table-sending = Envoi
web-table-last-move = Dernier coup
web-table-wait-first = La partie commence.

## La main

web-table-hand-hidden = Votre main est cachée tant que vous n’avez pas l’appareil.
web-table-hands-hidden = Les mains sont secrètes. Vous voyez ce que tout le monde voit.

## Pourquoi pas, sans demander au serveur

web-table-not-now = Ce n’est pas votre tour.

## Panneaux

web-table-log = Journal
web-table-log-empty = Il ne s’est encore rien passé.
web-table-show-way = Montrer sur le plateau de jeu
web-table-show-scoring = Voir le décompte
web-table-show-story = Revoir ce qui a suivi
web-table-private = Pour vous seulement :
web-table-points-final = Points finaux
web-table-tabs = Parties de la table
web-table-players = Joueurs

## Les personnes à la table

web-table-seat-turn = { $turn ->
    [now] joue maintenant
    [next] joue ensuite
    [first] joue en premier
    [last] joue en dernier
   *[none] { $kind ->
        [bot] bot
        [open] place libre
       *[person] joueur
    }
}
web-table-seat-partner = { $turn ->
    [now] votre partenaire, joue maintenant
    [next] votre partenaire, joue ensuite
   *[other] votre partenaire
}
web-table-seat-thinking = réfléchit
web-table-thinking = { $player } réfléchit
web-table-seat-left = a quitté la table
web-table-seat-offline = hors ligne
web-table-seat-stand-in = { $bot } joue pour l’instant
web-table-stand-in = Un bot pour { $player }
web-table-stand-in-short = Faire jouer un bot
web-table-replaced = Un bot joue pour vous en ce moment.
web-table-return = Reprendre votre place
web-table-you-left = Vous avez quitté cette table
web-table-watching = Vous regardez
web-table-watching-line = Vous voyez ce que toute la table peut voir.
web-table-join = Prendre place
web-table-vote = { $player } voudrait arrêter cette partie.
web-table-vote-waiting = Vous voudriez arrêter cette partie ; on demande aux autres.
web-table-vote-agree = D’accord
web-table-vote-play = Continuer
web-table-pass-to = Passez l’appareil à { $player }
web-table-pass-line = Les cartes restent cachées jusque-là.
web-table-pass-ready = Ici { $player }

## Le menu

web-table-copy-link = Copier le lien de cette table
web-table-link-copied = Le lien de cette table est copié.
web-table-seat-link = Copier le lien de ma place pour un autre appareil
web-table-seat-link-copied = Le lien de votre place est copié. Quiconque l’ouvre joue à votre place : gardez-le pour vous.
web-table-copy-by-hand = Copiez ce lien : { $link }
web-table-end = Proposer d’arrêter la partie
web-table-end-not = Retirer la proposition
web-table-leave = Quitter cette table

## Liaisons coupées, tables arrêtées

web-table-reconnecting = Reconnexion en cours, votre coup est gardé.
web-table-kept = Tout ce qui est confirmé est en sécurité sur le serveur.
web-table-retry = Réessayer
web-table-save-seen = Enregistrer ce que j’ai vu
web-table-ended-line = La partie s’est arrêtée ici d’un commun accord.
web-table-frozen-line = Les règles ont changé depuis. La partie peut encore être consultée et enregistrée, mais plus jouée.
web-table-replay = Revoir la partie
web-table-download = Télécharger la partie

## Mélanges équitables

web-table-fair = Mélanges équitables
web-table-fair-line = Tous les mélanges de cette table découlent d’un seul nombre secret. Son empreinte a été fixée avant la première carte : personne n’a donc pu choisir une carte après coup.
web-table-fair-hash = Empreinte (SHA-256)
web-table-fair-seed = Nombre secret
web-table-fair-later = Il est montré quand la partie est terminée.
web-table-fair-how = Comment le vérifier

## Première partie

web-table-explain = Comment faire ce choix
web-table-got-it = Compris
web-table-no-more = Masquer les explications

## Touches

web-table-keys = Touches
web-table-letters-off = Les raccourcis à une lettre sont désactivés dans le menu.
web-table-key-arrows = Parcourir le Territoire, les cartes et les histoires
web-table-key-enter = Choisir ; sur le bouton, confirmer
web-table-key-undo = Annuler la dernière étape
web-table-key-log = Vers le journal
web-table-key-map = Vers le plateau de jeu
web-table-key-hand = Vers votre main
web-table-key-names = Noms des lieux sur le plateau de jeu
web-table-key-explain = Expliquer ce qui est sélectionné
web-table-key-zoom = Zoomer sur le plateau de jeu
web-table-key-escape = Passer ce qui est montré, fermer, recommencer le choix
web-table-key-keys = Montrer ou cacher ces touches
