# La page où l'on joue.

web-table-heading = { $game } : { $line }
web-table-title-turn = ● À vous — Bivouac
web-table-loading = La table se met en place.
web-table-closed = Cette table ne peut pas être ouverte
web-table-home = Vers l’accueil
web-table-close = Fermer
web-table-rule = La règle
web-table-round = Tour { $round }
web-table-round-draft = Premières histoires
web-table-round-last = Tour { $round }, le dernier
web-table-steps = Étapes de cette décision

## À qui de jouer, et la question posée

web-table-choosing = { $phase ->
    [story] { $player } choisit une histoire
    [tuck] { $player } peut glisser une carte
    [marker] { $player } pose un jeton
    [fishing] { $player } peut pêcher
   *[other] { $player } réfléchit
}
web-table-chance = On mélange les cartes
web-table-your-move = Votre coup
web-table-yours-soon = C’est bientôt à vous
web-table-over = La partie est terminée
web-table-ended = La table est close
web-table-frozen = Cette table est figée
web-table-your-turn = À vous
web-table-ask-turn = À vous : prendre des cartes ou placer un camp
web-table-ask-last = Dernier tour : prendre des cartes ou placer un camp
web-table-ask-take = Choisissez deux cartes côte à côte
web-table-ask-place = Choisissez où va le camp
web-table-ask-route = Choisissez le chemin
web-table-ask-pass = Vous ne pouvez ni prendre de cartes ni placer de camp
web-table-ask-confirm = Confirmer ce choix ?
web-table-ask-draft = Choisissez votre première histoire
web-table-ask-story = Choisissez une histoire
web-table-ask-tuck = Glisser une carte ?
web-table-ask-marker = { $marker ->
    [lava] Éruption : choisissez une case pour la lave
   *[water] Déluge : choisissez une case qui devient de l’eau
}
web-table-ask-fishing = Le poisson mord : défausser une carte ?
web-table-step-origin = Départ
web-table-step-route = Itinéraire
web-table-step-confirm = Confirmer
web-table-step-take = Cartes
web-table-step-story = Histoire
web-table-step-tuck = Carte
web-table-step-marker = Case
web-table-step-fishing = Carte

## La tablette

web-table-do-take = Prendre 2 cartes
web-table-do-take-how = côte à côte dans la rangée
web-table-do-place = Placer le camp { $camp }
web-table-do-place-how = { $count ->
    [one] { $count } case à portée
   *[other] { $count } cases à portée
}{ $effect ->
    [story] { " ; apporte une histoire" }
    [tuck] { " ; une carte peut être glissée" }
    [fire] { " ; apporte un feu et le dernier tour de jeu" }
   *[none] { "" }
}
web-table-do-story = Prendre une histoire
web-table-do-tuck = Glisser une carte
web-table-do-marker = { $marker ->
    [lava] Poser un jeton Lave
   *[water] Poser un jeton Eau
}
web-table-do-fishing = Pêcher
web-table-do-pass = Passer
web-table-no-place = Aucun camp ne peut être placé : prenez deux cartes.
web-table-no-place-why = Pourquoi aucun camp ne peut-il être placé ?
web-table-pass-only = Vous ne pouvez ni prendre de cartes ni placer de camp : vous passez.
web-table-place-ask = Choisissez une case lumineuse : le chemin le moins cher est proposé. Ou choisissez un de vos camps et avancez à partir de là.
web-table-place-ask-touch = Touchez une case lumineuse, ou un de vos camps pour en partir.
web-table-turn-ask-touch = { $effect ->
    [story] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }, qui apporte une histoire.
    [tuck] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }, après quoi une carte peut être glissée.
    [fire] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }, qui apporte un feu et le dernier tour de jeu.
   *[none] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }.
}
web-table-take-ask = Choisissez deux cartes côte à côte dans la rangée.
web-table-take-chosen = { $count ->
    [one] Cette carte va dans votre main :
   *[other] Ces cartes vont dans votre main :
}
web-table-take-confirm = { $count ->
    [one] Prendre la carte
   *[other] Prendre les deux
}
web-table-take-named = Prendre { NAMES($cards) }
web-table-route-ask = { $count ->
    [one] Vous partez d’ici. Choisissez la case suivante, ou une case lumineuse plus loin.
   *[other] Aucun camp ne peut se trouver ici. Continuez vers la case suivante, ou vers une case lumineuse plus loin.
}
web-table-journey-pick = Choisissez la case pour prendre ce chemin.
web-table-confirm = Confirmer
web-table-confirm-journey = { $count ->
    [one] Payer { $count } carte
   *[other] Payer { $count } cartes
}
web-table-undo = Annuler
web-table-sending = Envoi
web-table-legs = Paiement
web-table-leg = { $number } : { NAMES($terrain) }, payé avec { NAMES($card) }, { $fate }
web-table-leg-card = payé avec { NAMES($card) }
web-table-leg-origin = départ
web-table-leg-goal = arrivée
web-table-leg-discard = défaussée
web-table-leg-covers = vaut pour { $count }
web-table-leg-to = pour { $player }
web-table-leg-ask = Choisissez la carte de votre main qui paie ici.
web-table-any-card = carte au choix
web-table-gifts = Des cartes vont à { $players }.
web-table-way = Paiement { $way } sur { $ways }
web-table-way-back = Paiement précédent
web-table-way-next = Autre paiement
web-table-gains = Ce que cela apporte
web-table-gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
web-table-gain-berry = { $count ->
    [one] +{ $count } baie
   *[other] +{ $count } baies
}
web-table-gain-fire = +{ $count } feu
web-table-gain-fish = { $count ->
    [one] +{ $count } poisson
   *[other] +{ $count } poissons
}
web-table-gain-card = { $count ->
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
web-table-gain-story = prendre une histoire
web-table-gain-tuck = glisser une carte
web-table-gain-step = Histoire à { $points } : { $before } → { $after } sur { $need }
web-table-gain-told = Histoire à { $points } validée
web-table-story-ask = Choisissez une histoire, ou la pile pour prendre la première sans la voir.
web-table-story-unseen = Vous prenez la première histoire de la pile sans l’avoir vue.
web-table-story-need = { NAMES($symbol) } : { $have } sur { $need }
web-table-story-confirm = Prendre cette histoire
web-table-story-confirm-unseen = Prendre sans voir
web-table-show-stories = Voir les histoires
web-table-tuck-ask = Choisissez une carte de votre main à glisser sous votre plateau. C’est la seule occasion pour cet emplacement.
web-table-tuck-half = Quelle moitié reste visible ?
web-table-tuck-shows = { NAMES($half) }
web-table-tuck-nothing = Vous ne glissez rien ; l’emplacement reste vide jusqu’à la fin.
web-table-tuck-none = Ne rien glisser
web-table-tuck-none-confirm = Laisser vide
web-table-tuck-confirm = Glisser la carte
web-table-marker-ask = { $marker ->
    [lava] La pile est épuisée. Choisissez une case libre, hors de l’eau, à côté du volcan ou de la lave.
   *[water] La pile est épuisée. Choisissez une case libre, hors de l’eau, à côté de l’eau.
}
web-table-marker-confirm = Poser ici
web-table-zone = { $count ->
    [one] Zone ({ NAMES($terrain) }), { $count } case
   *[other] Zone ({ NAMES($terrain) }), { $count } cases
}
web-table-zone-after = { $count ->
    [0] disparaît
    [one] réduite à { $size }
   *[other] divisée en { $parts }
}
web-table-zone-berries = { $count ->
    [one] { $count } baie
   *[other] { $count } baies
}
web-table-berries-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
web-table-berries-stay = { $count ->
    [one] restent dans la zone
   *[other] vont à la plus grande partie
}
web-table-markers = { $marker ->
    [lava] Jetons Lave restants
   *[water] Jetons Eau restants
}
web-table-markers-left = { $before } → { $after }
web-table-fish-ask = { $count ->
    [one] Choisissez une carte à défausser pour { $count } poisson, ou gardez vos cartes.
   *[other] Choisissez une carte à défausser pour { $count } poissons, ou gardez vos cartes.
}
web-table-fish-nothing = Vous gardez vos cartes et ne pêchez rien.
web-table-fish-none = Garder les cartes
web-table-fish-none-confirm = Ne rien pêcher
web-table-fish-confirm = Défausser et pêcher
web-table-last-move = Dernier coup
web-table-wait-first = La partie commence.

## La main

web-table-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
web-table-hand-pays = { $count ->
    [one] { $count } paie ce chemin
   *[other] { $count } paient ce chemin
}, { $rest ->
    [0] aucune ne reste
    [one] { $rest } reste
   *[other] { $rest } restent
}
web-table-other-ways = Autres paiements :
web-table-hand-hidden = Votre main est cachée tant que vous n’avez pas l’appareil.
web-table-hands-hidden = Les mains sont secrètes. Vous voyez ce que tout le monde voit.

## Pourquoi pas, sans demander au serveur

web-table-not-now = Ce n’est pas votre tour.
web-table-not-here = Répondez d’abord à la question posée.
web-table-not-row = Les cartes se prennent au début de votre tour.
web-table-not-hand = Choisissez d’abord où va le camp ; ensuite, les cartes du paiement peuvent être changées.

## Panneaux

web-table-log = Journal
web-table-log-empty = Il ne s’est encore rien passé.
web-table-show-way = Montrer sur le Territoire
web-table-private = Pour vous seulement :
web-table-since = Depuis votre dernier tour
web-table-since-close = Continuer
web-table-skip = clic pour passer
web-table-points = Points
web-table-points-final = Points finaux
web-table-tabs = Parties de la table
web-table-tab-hand = Main
web-table-tab-row = Rangée
web-table-tab-board = Plateau
web-table-tab-players = Joueurs
web-table-tab-log = Journal
web-table-chip = { $player } : { $camps ->
    [one] { $camps } camp à placer
   *[other] { $camps } camps à placer
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}

## Les personnes à la table

web-table-seat-turn = { $turn ->
    [now] joue maintenant
    [next] joue ensuite
    [first] joue en premier
    [last] joue en dernier
   *[none] { $kind ->
        [bot] bot
        [open] place libre
       *[person] en jeu
    }
}
web-table-seat-partner = { $turn ->
    [now] votre équipe, joue maintenant
    [next] votre équipe, joue ensuite
   *[other] votre équipe
}
web-table-seat-left = a quitté
web-table-seat-offline = hors ligne
web-table-seat-stand-in = { $bot } joue pour l’instant
web-table-stand-in = Un bot pour { $player }
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
web-table-seat-link-copied = Le lien de votre place est copié. Qui l’ouvre joue à votre place : gardez-le pour vous.
web-table-copy-by-hand = Copiez ce lien : { $link }
web-table-end = Proposer d’arrêter
web-table-end-not = Ne plus vouloir arrêter
web-table-leave = Quitter cette table

## Liaisons coupées, tables arrêtées

web-table-reconnecting = Reconnexion en cours, votre coup est gardé.
web-table-kept = Tout ce qui est confirmé est en sécurité sur le serveur.
web-table-retry = Réessayer
web-table-save-seen = Enregistrer ce que j’ai vu
web-table-ended-line = La partie s’est arrêtée ici d’un commun accord.
web-table-frozen-line = Les règles ont changé depuis. On peut encore la lire et l’enregistrer, mais plus la jouer.
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
web-table-explain-story = Une histoire est un objectif. Ses symboles disent ce que vos camps doivent atteindre ; le nombre, ses points. Prenez-en une visible, ou la première de la pile sans la voir.
web-table-explain-turn = À votre tour, vous faites une chose : prendre deux cartes côte à côte dans la rangée, ou payer des cartes pour placer un camp. Les nombres sur le Territoire disent combien de cartes coûte le chemin le moins cher.
web-table-explain-place = Chaque case du chemin coûte une carte de son terrain, la première et la dernière comprises. Choisissez où le camp doit se trouver, ou partez d’un de vos camps, case par case.
web-table-explain-pay = Ces cartes paient. Pour en changer une, choisissez-la dans cette liste, puis une autre carte de votre main. Là où se trouve le camp de quelqu’un d’autre, la carte va à son propriétaire.
web-table-explain-tuck = Une carte glissée compte désormais pour vos histoires, avec la moitié choisie : son terrain comme une zone de plus, son symbole comme un de plus. La question n’est posée qu’une fois par emplacement.
web-table-explain-marker = Le jeton change le terrain jusqu’à la fin de la partie. Regardez une case pour voir ce que deviennent sa zone et vos histoires.
web-table-explain-fishing = Défaussez une carte, quelle qu’elle soit : chacun de vos villages lacustres rapporte un poisson, qui vaut des points à la fin.
web-table-got-it = Compris
web-table-no-more = Ne plus expliquer

## Touches

web-table-keys = Touches
web-table-letters-off = Les touches à une lettre sont désactivées dans le menu.
web-table-key-place = Placer un camp : les flèches parcourent vos camps, Entrée fait partir, les flèches avancent
web-table-key-take = Prendre des cartes : les flèches déplacent la paire, Entrée la choisit
web-table-key-arrows = Regarder le Territoire, parcourir les cartes et les histoires
web-table-key-lower = Aller à la case inférieure de ce côté
web-table-key-enter = Choisir ; sur le bouton, confirmer
web-table-key-undo = Annuler la dernière étape
web-table-key-ways = Autres paiements
web-table-key-log = Vers le journal
web-table-key-map = Vers le Territoire
web-table-key-hand = Vers votre main
web-table-key-names = Noms des cases sur le Territoire
web-table-key-explain = Expliquer ce qui est sélectionné
web-table-key-zoom = Zoomer sur le Territoire
web-table-key-escape = Passer ce qui est montré, fermer, recommencer le choix
web-table-key-keys = Montrer ou cacher ces touches

## Ce qui s’est passé, quand le Territoire montre l’endroit

dewan-place-short = { $who ->
    [you] Vous placez votre
   *[other] { $player } place son
} camp nº { $camp } ({ NAMES($terrain) }).
dewan-village-short = { $who ->
    [you] Vous placez votre
   *[other] { $player } place son
} camp nº { $camp } comme village lacustre.
dewan-marker-water-short = { $who ->
    [you] Vous posez
   *[other] { $player } pose
} un jeton Eau (terrain recouvert : { NAMES($terrain) }).
dewan-marker-lava-short = { $who ->
    [you] Vous posez
   *[other] { $player } pose
} un jeton Lave (terrain recouvert : { NAMES($terrain) }).
