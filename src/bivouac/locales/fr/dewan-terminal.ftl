# Dewan au terminal : la table, les choix, l'aide.

dewan-title = Dewan · { $scenario } · { $players } joueurs
dewan-status = Tour de jeu { $round }
dewan-status-last = Tour de jeu { $round }, le dernier
dewan-status-draft = Premières histoires
dewan-status-over = La fin

## La table

dewan-row = Rangée
dewan-stock = Pile { $pile } · pile d’histoires { $stack } · défausse { $discards }
dewan-stock-event = Avant l’événement { $pile } · réserve { $supply } · pile d’histoires { $stack } · défausse { $discards }
dewan-stories = Histoires
dewan-price = { $price } pts
dewan-at-turn = (joue)
dewan-first = (commence)
dewan-partner = (votre partenaire)
dewan-tally = { $points } pts · { $camps } { $camps ->
    [one] camp
   *[other] camps
} à placer · main { $hand } · baies { $berries } · feu { $fire }
dewan-tally-fish = { $points } pts · { $camps } { $camps ->
    [one] camp
   *[other] camps
} à placer · main { $hand } · baies { $berries } · feu { $fire } · poissons { $fish }
dewan-label-stories = histoires
dewan-label-tucked = glissées
dewan-label-holds = cartes connues
dewan-unknown = et { $count } { $count ->
    [one] inconnue
   *[other] inconnues
}
dewan-told-mark = validée
dewan-hand = Main
dewan-legend-marker = jeton
dewan-legend-cost = coûte 3 cartes

## Choix

dewan-ask-draft = Avec quelle histoire commencez-vous ?
dewan-ask-story = Quelle histoire prenez-vous ?
dewan-head-asks = conditions
dewan-head-worth = valeur
dewan-head-so-far = vous avez déjà
dewan-choose-stack = La première de la pile, sans la voir
dewan-ask-turn = À vous de jouer. Que faites-vous ?
dewan-ask-pass = Vous ne pouvez ni prendre de cartes ni placer de camp.
dewan-choose-pass = Passer
dewan-choose-take = Prendre des cartes dans la rangée
dewan-choose-place = Placer le camp { $camp } : { $count } { $count ->
    [one] case
   *[other] cases
} à portée
dewan-choose-journey = Placer un camp, en choisissant l’itinéraire et le paiement pas à pas
dewan-ask-take = Quelles cartes adjacentes prenez-vous ?
dewan-ask-take-only = Ces cartes ne permettent de placer aucun camp. Quelles cartes prenez-vous ?
dewan-slots = { $slots }
dewan-ask-place = { $effect ->
    [story] Où va le camp { $camp } ? Une fois posé, vous prenez une tuile Histoire.
    [tuck] Où va le camp { $camp } ? Une fois posé, vous pouvez glisser une carte.
    [fire] Où va le camp { $camp } ? Il apporte un feu et le dernier tour de jeu.
   *[none] Où va le camp { $camp } ?
} Tapez un nombre ou le nom d’une case.
dewan-head-to = vers
dewan-head-terrain = terrain
dewan-head-cards = cartes
dewan-head-pay = payer avec
dewan-head-gives = cédées à
dewan-head-gains = apporte
dewan-ask-origin = De quel camp partez-vous ?
dewan-ask-route = Vous êtes sur { $space } avec { $hand } { $hand ->
    [one] carte
   *[other] cartes
}. Continuer vers, ou s’arrêter ?
dewan-choose-stop = s’arrêter ici et placer le camp
dewan-any-card = n’importe quelle carte
dewan-one-card = une carte avec
dewan-ask-pay = Quelle carte paie pour { $space } ({ NAMES($terrain) }) ?
dewan-ask-tuck = Vous pouvez glisser une carte sous votre plateau. Quelle moitié reste visible ?
dewan-choose-no-tuck = ne rien glisser ; l’emplacement reste vide jusqu’à la fin
dewan-head-show = visible
dewan-head-card = de la carte
dewan-ask-rain = C’est le déluge. Quelle case devient de l’eau ?
dewan-ask-lava = Le volcan entre en éruption. Quelle case la lave recouvre-t-elle ?
dewan-head-space = case
dewan-head-zone = sa zone
dewan-head-swing = points
dewan-zone = { $spaces } { $spaces ->
    [one] case
   *[other] cases
}, { $berries } { $berries ->
    [one] baie
   *[other] baies
}
dewan-ask-fishing = Le poisson mord. Quelle carte défaussez-vous pour pêcher ?
dewan-choose-no-fish = garder vos cartes et ne rien pêcher
dewan-catch = { $count } { $count ->
    [one] poisson
   *[other] poissons
}
dewan-preview = Camp { $camp } sur { $space } pour { $count } { $count ->
    [one] carte
   *[other] cartes
} :
dewan-same-water = même traversée
dewan-goes-to = pour { $player }
dewan-discarded = défaussée
dewan-brings = Apporte :
dewan-points-change = { $change } pts
dewan-then-story = puis une tuile Histoire
dewan-then-tuck = puis une carte à glisser
dewan-completes = valide l’histoire à { $price }

## Aide

dewan-help-story = Une tuile Histoire demande des terrains et des ressources. « F2/3 » veut dire : 2 des 3 zones de forêt demandées. Prenez l’une des cinq visibles, ou la première de la pile sans la voir.
dewan-help-turn = À votre tour, vous faites une seule chose : prendre deux cartes adjacentes de la rangée, ou placer un camp.
dewan-help-take = Les deux cartes doivent être côte à côte. Votre main n’a pas de limite.
dewan-help-place = Pour chaque case à portée, vous voyez le trajet le moins cher. Tapez son numéro ou son nom ; vous pourrez regarder le trajet avant de le faire. Pour un autre itinéraire ou d’autres cartes, revenez en arrière et construisez le trajet pas à pas.
dewan-help-route = Avancez de case en case. Seuls les pas qui vous laissent finir et payer sont proposés. u revient d’un pas.
dewan-help-pay = Choisissez une carte pour chaque case, l’une après l’autre. Seules les cartes qui laissent de quoi payer la suite sont proposées.
dewan-help-tuck = La moitié visible compte désormais : son terrain comme une zone de plus, son symbole comme un symbole de plus. C’est la seule occasion pour cet emplacement.
dewan-help-marker = Le jeton change le terrain jusqu’à la fin de la partie. Une zone coupée en deux garde ses baies dans la plus grande partie.
dewan-help-fishing = Une carte, quelle qu’elle soit, rapporte un poisson pour chacun de vos villages lacustres.
dewan-help = Vous menez une tribu qui place des camps et valide des histoires.

    Placer un camp : partez de n’importe lequel de vos camps et avancez de case en case jusqu’à une case sans camp. Chaque case du trajet, la première et la dernière comprises, coûte une carte montrant son terrain ; une carte à deux terrains paie pour l’un ou l’autre. Une seule carte Eau fait traverser toute une zone d’eau, où l’on ne peut pas s’installer. Votre camp de départ accepte n’importe quelle carte. Là où se trouve le camp de quelqu’un d’autre, la carte va à son propriétaire.

    Un nouveau camp prend une baie s’il en reste dans sa zone. Vos 2e, 4e et 6e camps vous font prendre une tuile Histoire ; après les 3e, 5e et 7e, vous pouvez glisser une carte sous votre plateau. Le 8e apporte un feu et fait de ce tour de jeu le dernier.

    Les histoires comptent des zones, pas des camps : deux forêts, ce sont des camps dans deux zones de forêt distinctes. Pour l’eau, un camp doit se trouver à côté de la zone. Les ressources sont sur les bords des cases ; un camp d’un côté ou de l’autre les a. Une histoire dont les conditions sont remplies à la fin de votre tour est validée et vous fait piocher une carte.
dewan-help-classic = Décompte : les histoires ; 1 point par feu, 4 de plus pour le joueur qui en a le plus ; 4 par groupe d’au moins deux de vos camps connectés ; 2 par baie.
dewan-help-team = Décompte, pour l’équipe entière : les histoires ; 1 point par feu, 4 de plus pour l’équipe qui en a le plus ; 4 par groupe comprenant des camps des deux coéquipiers ; 4 par paire de baies, une de chaque coéquipier.
dewan-help-downpour = Quand la pile est épuisée, c’est le déluge : le joueur actif change en eau une case à côté de l’eau. Décompte : les histoires ; 1 point par feu, 4 de plus pour le joueur qui en a le plus ; 3 par zone de forêt ou de montagne occupée par un de vos camps ; 4 par paire d’une baie et d’un cristal.
dewan-help-volcano = Quand la pile est épuisée, le volcan entre en éruption : le joueur actif recouvre de lave une case à côté du volcan ou d’une autre lave, et plus personne ne peut la traverser. Décompte : les histoires ; 1 point par feu, dont un pour un camp à côté du volcan, et 4 de plus pour le joueur qui en a le plus ; 2 par zone d’eau à côté d’un de vos camps ; 2 par camp placé autour du centre d’une tuile de départ adverse ; 3 par paire d’une baie et d’un artefact.
dewan-help-lake = Vous pouvez aussi vous installer sur l’eau : un village lacustre par zone d’eau, et quiconque traverse cette zone donne la carte Eau à son propriétaire. Quand la pile est épuisée, les villages peuvent pêcher. Décompte : les histoires ; 1 point par feu, 4 de plus pour le joueur qui en a le plus ; 6 au joueur qui a le plus de camps autour de chaque zone d’eau, 3 chacun en cas d’égalité ; 3 par paire d’une baie et d’un pigment ; 3 par poisson.
