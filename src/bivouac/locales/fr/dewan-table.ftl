# La table de Dewan dans le navigateur : questions, choix, coûts et gains.

dewan-table-round-draft = Premières histoires

## À qui de jouer, et la question posée

dewan-table-choosing = { $phase ->
    [story] { $player } choisit une histoire
    [tuck] { $player } peut glisser une carte
    [marker] { $player } pose un jeton
    [fishing] { $player } peut pêcher
   *[other] { $player } réfléchit
}
dewan-table-your-turn = À vous
dewan-table-ask-turn = À vous : prendre des cartes ou placer un camp
dewan-table-ask-last = Votre dernier tour : prendre des cartes ou placer un camp
dewan-table-ask-take = Choisissez deux cartes côte à côte
dewan-table-ask-place = Choisissez où va le camp
dewan-table-ask-route = Choisissez le chemin
dewan-table-ask-pass = Vous ne pouvez ni prendre de cartes ni placer de camp
dewan-table-ask-confirm = Confirmer ce choix ?
dewan-table-ask-draft = Choisissez votre première histoire
dewan-table-ask-story = Choisissez une histoire
dewan-table-ask-tuck = Glisser une carte ?
dewan-table-ask-marker = { $marker ->
    [lava] Éruption : choisissez une case pour la lave
   *[water] Déluge : choisissez une case qui devient de l’eau
}
dewan-table-ask-fishing = Le poisson mord : défausser une carte ?
dewan-table-step-origin = Départ
dewan-table-step-route = Itinéraire
dewan-table-step-confirm = Confirmer
dewan-table-step-take = Cartes
dewan-table-step-story = Histoire
dewan-table-step-tuck = Carte
dewan-table-step-marker = Case
dewan-table-step-fishing = Carte

## La tablette

dewan-table-do-take = Prendre 2 cartes
dewan-table-do-take-how = côte à côte dans la rangée
dewan-table-do-place = Placer le camp { $camp }
dewan-table-do-place-how = { $count ->
    [one] { $count } case à portée
   *[other] { $count } cases à portée
}{ $effect ->
    [story] { " ; apporte une histoire" }
    [tuck] { " ; une carte peut être glissée" }
    [fire] { " ; apporte un feu et le dernier tour de jeu" }
   *[none] { "" }
}
dewan-table-do-story = Prendre une histoire
dewan-table-do-tuck = Glisser une carte
dewan-table-do-marker = { $marker ->
    [lava] Poser un jeton Lave
   *[water] Poser un jeton Eau
}
dewan-table-do-fishing = Pêcher
dewan-table-do-pass = Passer
dewan-table-no-place = Aucun camp ne peut être placé : prenez deux cartes.
dewan-table-no-place-why = Pourquoi aucun camp ne peut-il être placé ?
dewan-table-pass-only = Vous ne pouvez ni prendre de cartes ni placer de camp : vous passez.
dewan-table-place-ask = Choisissez une case lumineuse : le chemin le moins cher est proposé. Ou choisissez un de vos camps et avancez à partir de là.
dewan-table-place-ask-touch = Touchez une case lumineuse, ou un de vos camps pour en partir.
dewan-table-turn-ask-touch = { $effect ->
    [story] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }, qui apporte une histoire.
    [tuck] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }, après quoi une carte peut être glissée.
    [fire] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }, qui apporte un feu et le dernier tour de jeu.
   *[none] Prenez deux cartes, ou touchez une case lumineuse pour le camp { $camp }.
}
dewan-table-take-ask = Choisissez deux cartes côte à côte dans la rangée.
dewan-table-take-chosen = { $count ->
    [one] Cette carte va dans votre main :
   *[other] Ces cartes vont dans votre main :
}
dewan-table-take-confirm = { $count ->
    [one] Prendre la carte
   *[other] Prendre les deux
}
dewan-table-take-named = Prendre { NAMES($cards) }
dewan-table-route-ask = { $count ->
    [one] Vous partez d’ici. Choisissez la case suivante, ou une case lumineuse plus loin.
   *[other] Aucun camp ne peut se trouver ici. Continuez vers la case suivante, ou vers une case lumineuse plus loin.
}
dewan-table-journey-pick = Choisissez la case pour prendre ce chemin.
dewan-table-confirm-journey = { $count ->
    [one] Payer { $count } carte
   *[other] Payer { $count } cartes
}
dewan-table-legs = Paiement
dewan-table-leg = { $number } : { NAMES($terrain) }, payé avec { NAMES($card) }, { $fate }
dewan-table-leg-card = payé avec { NAMES($card) }
dewan-table-leg-origin = départ
dewan-table-leg-goal = arrivée
dewan-table-leg-discard = défaussée
dewan-table-leg-covers = vaut pour { $count }
dewan-table-leg-to = pour { $player }
dewan-table-leg-ask = Choisissez la carte de votre main qui paie ici.
dewan-table-any-card = carte au choix
dewan-table-gifts = Des cartes vont à { $players }.
dewan-table-way = Paiement { $way } sur { $ways }
dewan-table-way-back = Paiement précédent
dewan-table-way-next = Autre paiement
dewan-table-gains = Ce que cela apporte
dewan-table-gain-points = { $count ->
    [one] { $change } point
   *[other] { $change } points
}
dewan-table-gain-berry = { $count ->
    [one] +{ $count } baie
   *[other] +{ $count } baies
}
dewan-table-gain-fire = { $count ->
    [one] +{ $count } feu
   *[other] +{ $count } feux
}
dewan-table-gain-fish = { $count ->
    [one] +{ $count } poisson
   *[other] +{ $count } poissons
}
dewan-table-gain-card = { $count ->
    [one] +{ $count } carte
   *[other] +{ $count } cartes
}
dewan-table-gain-story = prendre une histoire
dewan-table-gain-tuck = glisser une carte
dewan-table-gain-step = Histoire à { $points } : { $before } → { $after } sur { $need }
dewan-table-gain-told = Histoire à { $points } validée
dewan-table-story-ask = Choisissez une histoire, ou la pile pour prendre la première sans la voir.
dewan-table-story-unseen = Vous prenez la première histoire de la pile sans l’avoir vue.
dewan-table-story-need = { NAMES($symbol) } : { $have } sur { $need }
dewan-table-story-confirm = Prendre cette histoire
dewan-table-story-confirm-unseen = Prendre sans voir
dewan-table-show-stories = Voir les histoires
dewan-table-tuck-ask = Choisissez une carte de votre main à glisser sous votre plateau. C’est la seule occasion pour cet emplacement.
dewan-table-tuck-half = Quelle moitié reste visible ?
dewan-table-tuck-shows = { NAMES($half) }
dewan-table-tuck-nothing = Vous ne glissez rien ; l’emplacement reste vide jusqu’à la fin.
dewan-table-tuck-none = Ne rien glisser
dewan-table-tuck-none-confirm = Laisser vide
dewan-table-tuck-confirm = Glisser la carte
dewan-table-marker-ask = { $marker ->
    [lava] La pile est épuisée. Choisissez une case libre, autre qu’une case d’eau, adjacente au volcan ou à la lave.
   *[water] La pile est épuisée. Choisissez une case libre, autre qu’une case d’eau, adjacente à l’eau.
}
dewan-table-marker-confirm = Poser ici
dewan-table-zone = { $count ->
    [one] Zone ({ NAMES($terrain) }), { $count } case
   *[other] Zone ({ NAMES($terrain) }), { $count } cases
}
dewan-table-zone-after = { $count ->
    [0] disparaît
    [one] réduite à { $size }
   *[other] divisée en { $parts }
}
dewan-table-zone-berries = { $count ->
    [one] { $count } baie
   *[other] { $count } baies
}
dewan-table-berries-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
dewan-table-berries-stay = { $parts ->
    [one] { $count ->
        [one] reste dans la zone
       *[other] restent dans la zone
    }
   *[other] { $count ->
        [one] va à la plus grande partie
       *[other] vont à la plus grande partie
    }
}
dewan-table-markers = { $marker ->
    [lava] Jetons Lave restants
   *[water] Jetons Eau restants
}
dewan-table-markers-left = { $before } → { $after }
dewan-table-fish-ask = { $count ->
    [one] Choisissez une carte à défausser pour { $count } poisson, ou gardez vos cartes.
   *[other] Choisissez une carte à défausser pour { $count } poissons, ou gardez vos cartes.
}
dewan-table-fish-nothing = Vous gardez vos cartes et ne pêchez rien.
dewan-table-fish-none = Garder les cartes
dewan-table-fish-none-confirm = Ne rien pêcher
dewan-table-fish-confirm = Défausser et pêcher

## La main

dewan-table-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
dewan-table-hand-pays = { $count ->
    [one] { $count } paie ce chemin
   *[other] { $count } paient ce chemin
}, { $rest ->
    [0] aucune ne reste
    [one] { $rest } reste
   *[other] { $rest } restent
}
dewan-table-other-ways = Autres paiements :

## Pourquoi pas, sans demander au serveur

dewan-table-not-here = Répondez d’abord à la question posée.
dewan-table-not-row = Les cartes se prennent au début de votre tour.
dewan-table-not-hand = Choisissez d’abord où va le camp ; ensuite, les cartes du paiement peuvent être changées.

## Panneaux

dewan-table-points = Points
dewan-table-tab-hand = Main
dewan-table-tab-row = Rangée
dewan-table-tab-board = Plateau
dewan-table-tab-players = Joueurs
dewan-table-tab-log = Journal
dewan-table-chip = { $player } : { $camps ->
    [one] { $camps } camp à placer
   *[other] { $camps } camps à placer
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}

## Première partie

dewan-explain-story = Une histoire est un objectif. Ses symboles disent ce que vos camps doivent atteindre ; le nombre, ses points. Prenez-en une visible, ou la première de la pile sans la voir.
dewan-explain-turn = À votre tour, vous faites une chose : prendre deux cartes côte à côte dans la rangée, ou payer des cartes pour placer un camp. Les nombres sur le Territoire disent combien de cartes coûte le chemin le moins cher.
dewan-explain-place = Chaque case du chemin coûte une carte de son terrain, la première et la dernière comprises. Choisissez où le camp doit se trouver, ou partez d’un de vos camps, case par case.
dewan-explain-pay = Voici les cartes du paiement. Pour en changer une, choisissez-la dans cette liste, puis une autre carte de votre main. Là où se trouve le camp de quelqu’un d’autre, la carte va à son propriétaire.
dewan-explain-tuck = Une carte glissée compte désormais pour vos histoires, avec la moitié choisie : son terrain comme une zone de plus, son symbole comme un de plus. La question n’est posée qu’une fois par emplacement.
dewan-explain-marker = Le jeton change le terrain jusqu’à la fin de la partie. Regardez une case pour voir ce que deviennent sa zone et vos histoires.
dewan-explain-fishing = Défaussez une carte, quelle qu’elle soit : chacun de vos villages lacustres rapporte un poisson, qui vaut des points à la fin.

## Touches

dewan-table-key-place = Placer un camp : flèches pour choisir le camp, Entrée pour partir, flèches pour avancer
dewan-table-key-take = Prendre des cartes : les flèches déplacent la paire, Entrée la choisit
dewan-table-key-lower = Aller à la case inférieure de ce côté
dewan-table-key-ways = Autres paiements

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

## La fin d'une partie

dewan-end-tie = Cartes en main
dewan-end-tie-line = Égalité de points : les cartes en main décident.
dewan-end-most-fire = { $points } pour le plus de feu
dewan-end-won-tie = { $count ->
    [one] { $players } gagne grâce à ses cartes en main
   *[other] { $players } gagnent grâce à leurs cartes en main
}
