# Iwari au terminal : la table, les choix, le décompte, l'aide. Les colonnes sont étroites : titres et étiquettes sont
# courts. $territory, $one, $other et $place sont des noms, $deed est dit par NAMES.

iwari-terminal-title = Iwari · { $map } · { $players } joueurs
iwari-terminal-status = Tour de table { $round }
iwari-terminal-status-last = Tour de table { $round }, le dernier
iwari-terminal-status-draft = Mains de départ
iwari-terminal-status-over = La fin
iwari-terminal-third = Troisième tribu

## La table

iwari-terminal-head-territory = territoire
iwari-terminal-head-biome = biome
iwari-terminal-head-tents = huttes:points
iwari-terminal-head-totems = totems
iwari-terminal-head-free = libres
iwari-terminal-unexplored = inexploré
iwari-terminal-connections = Connexions : points à ce stade, et qui a la majorité aux deux bouts
# Une connexion qui ne rapporte rien. $by : ce qui la recouvre, ou left là où le totem ambulant est passé.
iwari-terminal-covered = { $by ->
    [mountain] montagne
    [storm] tempête
    [ruin] ruine
   *[left] décomptée
}
iwari-terminal-gold = or
iwari-terminal-settlement = Colonie, { $points ->
    [one] { $points } pt :
   *[other] { $points } pts :
}
# $count pions peuvent encore être gagnés ; puis vient où sont les autres.
iwari-terminal-deed = { NAMES($deed) }, { $count ->
    [0] tout est gagné :
    [one] reste un pion
   *[other] restent { $count } pions
}
iwari-terminal-display = Rivière
# $until : ce qui arrive quand la pioche est épuisée.
iwari-terminal-stock = Pioche { $deck }, { $until ->
    [scoring] décompte des huttes quand elle est épuisée
    [last] dernier tour de table quand elle est épuisée
   *[over] c’est le dernier tour de table
} · défausse { $discards }
iwari-terminal-at-turn = (joue)
iwari-terminal-first = (commence)
iwari-terminal-tally = { $points } pts · { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} et { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} à poser
iwari-terminal-source = { $source ->
    [tents_mid] mi-parcours { $points }
    [tents] huttes { $points }
    [totems] totems { $points }
    [settlements] colonies { $points }
    [expeditions] expéditions { $points }
    [walking] totem ambulant { $points }
    [discoveries] découvertes { $points }
    [ruins] ruines { $points }
   *[road] route violette { $points }
}
# Après le titre d’une expédition : son numéro et ses deux récompenses.
iwari-terminal-expedition = ({ $number } : { $first }, puis { $second })
# Puis vient qui a reçu la première récompense.
iwari-terminal-first-taken = première récompense :
iwari-terminal-road = Route violette
iwari-terminal-centre = { $count ->
    [one] { $count } totem du néant au centre
   *[other] { $count } totems du néant au centre
}
# Puis vient qui le détient.
iwari-terminal-determination = Jeton Détermination :
iwari-terminal-fortifications = { $count ->
    [0] fortification posée
   *[other] fortification à poser
}
iwari-terminal-ruins = { $count ->
    [one] { $count } ruine
   *[other] { $count } ruines
}
iwari-terminal-fulfilled = expéditions réussies : { $numbers }
iwari-terminal-holds = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
# Puis viennent des cartes de la main de quelqu’un.
iwari-terminal-known = dont on connaît :
iwari-terminal-hand = Main
iwari-terminal-legend-land = territoire
iwari-terminal-legend-spot = emplacement libre
iwari-terminal-legend-tent = hutte
iwari-terminal-legend-totems = 2 totems
iwari-terminal-legend-connection = connexion
iwari-terminal-legend-sea = maritime
iwari-terminal-legend-covered = sous une montagne
iwari-terminal-legend-storm = sous une tempête
iwari-terminal-legend-walker = totem ambulant
iwari-terminal-legend-fortification = fortification
iwari-terminal-legend-token = jeton Découverte
iwari-terminal-legend-ruin = ruine
iwari-terminal-legend-closed = fermée par une ruine
iwari-terminal-legend-area = zone inconnue
iwari-terminal-legend-void = 2 totems du néant

## Choix

iwari-terminal-ask-turn = À vous de jouer. Que faites-vous ?
iwari-terminal-choose-build = Poser une ou deux constructions dans un territoire
iwari-terminal-choose-swap = Échanger une carte contre une nouvelle
iwari-terminal-choose-pass = Passer : vous n’avez pas de carte
iwari-terminal-ask-where = Où construisez-vous ? Tapez un nombre ou la lettre d’un territoire.
iwari-terminal-ask-third = Vous jouez maintenant pour la troisième tribu. Où construit-elle ? Tapez un nombre ou la lettre d’un territoire.
iwari-terminal-head-cost = coûte
iwari-terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
iwari-terminal-ask-piece = Que posez-vous à { $territory } ? Tapez un nombre ou un nom comme ceux du plateau.
iwari-terminal-head-piece = pose
iwari-terminal-head-roads = sentiers vers
iwari-terminal-head-pay = payé avec
iwari-terminal-head-gains = apporte
iwari-terminal-piece = { $piece ->
    [tent] hutte
    [totem] totem
    [fortification] fortification
    [void_totem] totem du néant, déplacé
    [ruin] hutte à la place de la ruine
   *[contested] hutte sur le jeton contesté
}
iwari-terminal-several = { $count } façons
iwari-terminal-ask-pay = Quelles cartes paient { $place } ?
iwari-terminal-ask-second = { $place } : choisi et payé. Une autre construction à { $territory } ?
iwari-terminal-choose-done = non, c’est tout
iwari-terminal-ask-swap = De quelle carte vous défaites-vous ?
iwari-terminal-ask-discard = La troisième tribu ne peut rien construire. Quelle carte défaussez-vous ?
iwari-terminal-ask-draw = Carte { $number } de votre main : laquelle prenez-vous ?
iwari-terminal-ask-draft = Carte { $number } de votre main de départ : laquelle prenez-vous ?
iwari-terminal-choose-deck = la première de la pioche, sans la voir (reste { $count })
iwari-terminal-choose-explore = retourner ses jetons
iwari-terminal-choose-nowhere = nulle part : y renoncer
iwari-terminal-ask-storm = Les deux territoires de la connexion { $number } sont remplis. La tempête y reste-t-elle ?
iwari-terminal-choose-stay = elle reste
iwari-terminal-choose-move = elle va à
iwari-terminal-ask-walk = Votre totem est à côté du totem ambulant. Faites-vous décompter la connexion { $number } maintenant ?
iwari-terminal-choose-wait = non, il reste où il est
iwari-terminal-choose-walk = oui, pour tout le monde, et il avance
iwari-terminal-ask-deed = Vous gagnez un module. Où va son pion ?
iwari-terminal-head-deed = module
iwari-terminal-head-target = le pion va à
iwari-terminal-head-swing = points
iwari-terminal-explores = explore
iwari-terminal-rank = rang { $rank } en huttes
iwari-terminal-leads = majorité de totems
iwari-terminal-fills = dernier emplacement
iwari-terminal-settles = colonie de { $count }
iwari-terminal-earns = gagne { NAMES($deed) }
iwari-terminal-fulfils = réussit l’expédition { $number }
iwari-terminal-takes = prend un jeton : { NAMES($colour) }
iwari-terminal-determined = utilise le jeton Détermination
iwari-terminal-forgone = { $who ->
    [void] plus de carte, vous ne jouez pas pour le néant
   *[third] plus de carte, la troisième tribu ne joue pas
}
# $tribe : own, third pour la troisième tribu, ou void.
iwari-terminal-preview = { $tribe ->
    [own] Construire à { $territory } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } :
    [void] Construire pour le néant à { $territory } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } :
   *[third] La troisième tribu construit à { $territory } pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } :
}
iwari-terminal-brings = Apporte :

## Décompte

iwari-terminal-scoring = { $kind ->
    [mid] La pioche est épuisée pour la première fois : décompte des huttes
   *[final] Le décompte final, pas à pas
}
iwari-terminal-before = Points avant
iwari-terminal-after = Points après
iwari-terminal-part = { $part ->
    [territory] Huttes, par rang
    [connection] Totems, qui a la majorité aux deux bouts
    [settlement] Colonies, un point par hutte
    [road] La route violette, comme un territoire
    [discoveries] Découvertes, la majorité des jetons d’une couleur
   *[ruins] Ruines, un point chacune
}
iwari-terminal-ranked = { $tents ->
    [one] { $tents } hutte +{ $points }
   *[other] { $tents } huttes +{ $points }
}
# $first et $second : les totems dans les deux territoires.
iwari-terminal-totems = { $one } { $first }, { $other } { $second }
iwari-terminal-score = { $source ->
    [tents_mid] Huttes, mi-parcours
    [tents] Huttes, fin
    [totems] Totems
    [settlements] Colonies
    [expeditions] Expéditions
    [walking] Totem ambulant
    [discoveries] Découvertes
    [ruins] Ruines
   *[road] Route violette
}
iwari-terminal-total = Total
iwari-terminal-tie = Reste à poser (départage)
iwari-terminal-winners = { $count ->
    [one] { $players } gagne.
   *[other] { $players } partagent la victoire.
}
iwari-terminal-both-lose = La troisième tribu gagne : les deux joueurs perdent.

## Aide

iwari-terminal-help-turn = À votre tour, vous faites une chose : poser une ou deux constructions dans un même territoire, ou échanger
    une carte. Puis votre main est complétée à trois cartes.
iwari-terminal-help-build = Seuls sont listés les territoires où vos cartes peuvent construire. Dans un territoire inexploré, on pose
    d’abord une seule hutte.
iwari-terminal-help-piece = Pour chaque construction, vous voyez quelles cartes la paient et ce qu’elle apporte si l’on comptait tout
    maintenant : points, rang, colonies, modules. Vous pourrez regarder l’ensemble avant de le faire.
iwari-terminal-help-pay = Une construction coûte une carte du biome du territoire, ou deux cartes identiques d’un autre. En tout, on
    joue trois cartes au plus.
iwari-terminal-help-second = Une deuxième construction va dans le même territoire. Ce qui en est dit compte les deux ensemble. u annule
    la première.
iwari-terminal-help-swap = La carte va à la défausse, et vous en prenez une nouvelle dans la rivière ou dans la pioche.
iwari-terminal-help-discard = Avec ces cartes, on ne peut rien construire pour la troisième tribu : l’une d’elles part.
iwari-terminal-help-draw = Tout le monde voit ce que vous prenez dans la rivière. Une carte de la pioche reste votre secret, mais on ne
    peut pas la rendre. La rivière est complétée une fois votre main au complet.
iwari-terminal-help-deed = Le pion reste où vous le posez jusqu’à la fin. Au décompte final, il multiplie les points des huttes d’un
    territoire ou des totems d’une connexion : par deux, avec un deuxième pion par trois.
iwari-terminal-help-storm = Une connexion sous une tempête ne rapporte rien. Si la tempête reste, cela dure jusqu’à ce qu’une tempête soit
    de nouveau déplacée ; si elle part, elle recouvre la prochaine connexion libre.
iwari-terminal-help-walk = Décomptée maintenant, la connexion compte pour tous ceux qui ont la majorité aux deux bouts, et plus jamais
    ensuite. Le totem ambulant va alors au numéro suivant.
iwari-terminal-help = Vous dressez huttes et totems sur des terres nouvelles. Tout compte par territoire, par connexion et par sentier.

    Construire : une carte du biome du territoire, ou deux cartes identiques d’un autre biome, posent une hutte sur un emplacement
    libre ou un totem. Deux constructions au plus, dans un même territoire, pour trois cartes au plus. Les totems de toutes les
    tribus ensemble ne sont jamais plus nombreux que les huttes de la tribu qui en a le plus dans ce territoire.

    Huttes : dans chaque territoire, la tribu qui en a le plus marque un point pour chaque hutte qui s’y trouve, la suivante autant
    que la première a de huttes, et ainsi de suite. À égalité, on marque la totalité. Ce décompte a lieu quand la pioche s’épuise
    pour la première fois, et de nouveau à la fin.

    Totems, à la fin : une connexion relie deux territoires. La tribu qui a le plus de totems dans les deux, égalités comprises, marque un
    point pour chaque totem des deux. Une connexion sous une montagne ne rapporte jamais rien.

    Colonies, à la fin : au moins quatre de vos huttes, reliées par des sentiers, rapportent un point chacune.

    On termine le tour de table et la partie s’achève quand la pioche s’épuise pour la deuxième fois, ou quand quelqu’un a posé sa
    dernière hutte. À égalité, on départage par le nombre de constructions restantes.
iwari-terminal-help-third = À deux, il y a une troisième tribu. Après votre action, vous construisez pour elle avec les cartes qui vous
    restent. Elle marque des points comme tout le monde, et si elle est en tête à la fin, vous perdez tous les deux.
iwari-terminal-help-path = À cette table, seul le plus long chemin de huttes d’une colonie compte, sans embranchement.
iwari-terminal-help-union = Union : les deux premiers à former une colonie posent un pion dans un territoire qu’elle touche.
iwari-terminal-help-discovery = Découverte : les deux premiers à prendre le dernier emplacement d’un territoire posent un pion dans un autre, au choix.
iwari-terminal-help-honour = Honneur : le premier à avoir le plus de totems aux deux bouts d’une connexion terrestre y pose un pion.
iwari-terminal-help-respect = Respect : le premier à avoir le plus de totems aux deux bouts d’une connexion maritime y pose un pion.
iwari-terminal-help-courage = Courage : le joueur qui explore le dernier territoire peut le poser à côté d’un autre pion. Il y retire un cran au
    multiplicateur.
# Puis vient ce que compte la carte.
iwari-terminal-help-veneration = Vénération : à la fin, le joueur qui a seul le plus d’une chose peut poser un dernier pion. On compte :
iwari-terminal-help-expeditions = Expéditions : trois cartes sont visibles. Le premier joueur à faire ce que demande une carte reçoit aussitôt
    sa première récompense, le deuxième la deuxième ; puis la carte disparaît.
iwari-terminal-help-storms = Tempêtes : elles recouvrent des connexions comme les montagnes. Quand les deux territoires d’une telle connexion
    sont remplis, le joueur qui a le plus de huttes dans les deux décide si la tempête reste ou se déplace.
iwari-terminal-help-walking_totem = Totem ambulant : le joueur qui pose un totem à côté de lui peut faire décompter sa connexion aussitôt, pour tout le
    monde. Il avance ensuite, et cette connexion n’est plus décomptée.
iwari-terminal-help-fortifications = Fortifications : vous en avez une, posée comme une hutte dans un territoire exploré. Au décompte final, une
    hutte dessus double les points de sa tribu pour les huttes du territoire et pour la colonie dont elle fait partie.
iwari-terminal-help-discoveries = Découvertes : avant la première hutte d’un territoire, ses deux jetons sont retournés. Une hutte posée sur un
    jeton le prend. À la fin, la majorité d’une couleur vaut six points.
iwari-terminal-help-floating-lands = Terres Flottantes : aucun totem dans la toundra, et les connexions sont des sentiers pour les colonies.
iwari-terminal-help-forgotten-island = Île Oubliée : une ruine ferme sa connexion jusqu’à ce qu’une hutte la remplace, pour deux cartes du biome
    indiqué. Gardez la ruine : elle vaut un point. Une connexion ouverte vaut un point. Les connexions sont des sentiers pour les
    colonies.
iwari-terminal-help-glacier-massif = Massif Glacier : deux connexions, la 1 et la 11, joignent la même paire de territoires.
iwari-terminal-help-unexplored-paths = Les Chemins Inexplorés : l’une de vos constructions peut être un totem du néant que vous déplacez : du centre,
    pour deux cartes de son nouveau biome ; d’un territoire vers un autre biome, pour une carte de chacun. Là où le néant a seul la
    majorité, personne ne marque.
iwari-terminal-help-long-road = La Longue Route : à la fin, les huttes de la route violette sont décomptées comme si elle était un territoire.
iwari-terminal-help-the-void = Le Néant : deux cartes de son biome amènent un jeton contesté, avec une de vos huttes dessus, dans l’un de ses deux
    territoires. Le joueur qui détient le jeton Détermination peut poser une deuxième construction là où personne n’est encore allé, puis le
    passe à quelqu’un d’autre.

## Contre le néant : la table. « Vous » est ce qu'a le camp des joueurs, à deux aussi.

# $way : en solo contre le néant, ou en coopération.
iwari-terminal-title-way = Iwari · { $map } · { $way }
iwari-terminal-void = Le néant
iwari-terminal-head-only-tents = huttes
# Au-dessus de qui a revendiqué un territoire ou, entre parenthèses, de qui le revendiquerait s'il était décompté maintenant.
iwari-terminal-head-claim = à qui (prov.)
iwari-terminal-claim = { $by ->
    [void] néant
   *[players] vous
}
iwari-terminal-joined = Connexions, et où se trouve le pion néant
iwari-terminal-settled = Colonie :
iwari-terminal-left = { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
} et { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} à poser
# Puis vient là où se trouve son pion.
iwari-terminal-void-left = { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
} et { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
} à poser, pion sur
# Un compte, et le nombre avec lequel le néant gagne (held, group, centre), une corruption vient (showing) ou la partie se
# termine (aside).
iwari-terminal-threat = { $threat ->
    [held] territoires { $count }/{ $most }
    [group] ruines reliées { $count }/{ $most }
    [showing] cartes Néant visibles { $count }/{ $most }
    [aside] mises à côté { $count }/{ $most }
   *[centre] totems au centre { $count }/{ $most }
}
iwari-terminal-violet = emplacements violets : { $ruins ->
    [one] { $ruins } ruine
   *[other] { $ruins } ruines
}, { $tents ->
    [one] { $tents } hutte
   *[other] { $tents } huttes
}
iwari-terminal-complete = biomes complets : { $biomes }
# $above : cartes Néant au-dessus de la rivière.
iwari-terminal-void-stock = Pioche { $deck } · défausse { $discards } · { $above ->
    [0] aucune carte Néant au-dessus de la rivière
    [one] { $above } carte Néant au-dessus de la rivière
   *[other] { $above } cartes Néant au-dessus de la rivière
}
iwari-terminal-legend-void-ruin = ruine
iwari-terminal-legend-pawn = pion néant
iwari-terminal-legend-yours = revendiqué par vous
iwari-terminal-legend-lost = revendiqué par le néant

## Contre le néant : choix

iwari-terminal-ask-void = Il faut maintenant agir pour le néant. Que faites-vous ?
iwari-terminal-choose-void-build = Construire pour le néant
iwari-terminal-ask-void-where = Où construit le néant ? Tapez un nombre ou la lettre d’un territoire.
# $brings : infection, ou corruption si assez de cartes Néant sont alors visibles. Elle touche les territoires $one et $other.
iwari-terminal-choose-voids = Jouer { $count ->
    [one] une carte Néant
   *[other] { $count } cartes Néant
} : { $brings ->
    [infection] une infection à la connexion { $number }, { $one } et { $other }
   *[corruption] une corruption à la connexion { $number }, { $one } et { $other }
}
# Puis vient une carte.
iwari-terminal-choose-skip = Passer l’action du néant, avec une carte d’un biome complet :
iwari-terminal-choose-void-discard = Rien n’est possible : défausser
iwari-terminal-choose-void-pass = Passer : vous n’avez que des cartes Néant
iwari-terminal-void-piece = { $piece ->
    [tent] ruine
   *[totem] totem du néant
}
# $place : d'où vient une construction déplacée, comme sur le plateau : D2 ou D.
iwari-terminal-moved = { $piece ->
    [tent] hutte depuis { $place }
   *[totem] totem depuis { $place }
}
iwari-terminal-ask-landing = Où va la hutte de { $place } ?
# $kind : infection ou corruption.
iwari-terminal-ask-order = { $kind ->
    [infection] Infection à la connexion { $number } : où vient-elle d’abord ?
   *[corruption] Corruption à la connexion { $number } : où vient-elle d’abord ?
}
iwari-terminal-choose-order = puis { $other }
iwari-terminal-ask-ruin = Où va la ruine à { $territory } ?
iwari-terminal-head-spot = emplacement
iwari-terminal-ask-target = Le néant a une nouvelle colonie. Dans lequel de ses territoires agit-il ?
iwari-terminal-ask-free = Vous avez une nouvelle colonie : une construction est gratuite. Où va-t-elle ?
iwari-terminal-choose-no-piece = nulle part : aucune
# Combien il y en a alors dans le territoire : huttes contre ruines, totems contre ceux du néant.
iwari-terminal-stand = huttes { $tents }:{ $ruins }, totems { $totems }:{ $void }
iwari-terminal-claims = { $by ->
    [void] le néant revendique { $territory }
   *[players] vous revendiquez { $territory }
}
iwari-terminal-joins = ruines reliées { $before } → { $after }
iwari-terminal-follows = { $what ->
    [free] une construction gratuite
    [acts] le néant agit aussitôt
    [haunts] une ruine suit en toundra
   *[lost] la deuxième construction est perdue
}
iwari-terminal-moves-on = pion sur la { $number }
iwari-terminal-ends = met fin à la partie

## Contre le néant : la fin

iwari-terminal-head-claimed = à qui
iwari-terminal-head-ruins = huttes : ruines
iwari-terminal-head-virtual = totems, +1 virtuel
iwari-terminal-head-cause = décompté
iwari-terminal-cause = { $cause ->
    [filled] une fois rempli
    [corruption] par une corruption
   *[end] à la fin
}
iwari-terminal-ended = { $reason ->
    [settlement] Une colonie du néant est devenue trop grande.
    [limit] Le néant a revendiqué autant de territoires qu’il lui en faut.
    [centre] Il y a trop de totems du néant au centre.
    [all-judged] Tous les territoires ont été décomptés.
    [piece] Il ne restait plus une construction qu’il fallait poser.
    [stock] Il ne restait ni hutte ni totem pour jouer.
   *[third-card] La dernière carte Néant qui compte a été mise à côté du plateau.
}
iwari-terminal-held-out = Vous avez tenu bon contre le néant.
iwari-terminal-void-won = Le néant a gagné.

## Contre le néant : aide

iwari-terminal-help-move = L’une de vos constructions quitte un territoire d’un biome complet. Vous payez avec une carte de ce biome, ou
    avec deux cartes identiques d’un autre.
iwari-terminal-help-void-action = Au moins une des cartes qui vous restent est utilisée pour le néant. On construit pour lui selon les
    mêmes règles que pour vous ; les cartes Néant amènent une infection là où est le pion, ou une corruption si assez d’entre elles
    sont visibles. Une carte d’un biome complet permet de passer l’action du néant.
iwari-terminal-help-order = Le néant pose une construction dans chacun des deux territoires, l’un après l’autre. Ce qu’amène la première
    peut compter pour la seconde.
iwari-terminal-help-ruin = Les règles vous laissent l’emplacement de cette ruine. Vous voyez combien de ruines seraient reliées par des
    sentiers.
iwari-terminal-help-target = Le néant agit là où se trouvent le plus de ruines de sa nouvelle colonie. Plusieurs territoires en ont
    autant : vous choisissez donc.
iwari-terminal-help-free = Une hutte ou un totem, selon les règles de construction mais sans payer, dans un territoire ouvert que touche
    votre nouvelle colonie. Elle ne donne cela qu’une fois.
iwari-terminal-help-against = Vous tenez bon contre le néant, ou vous perdez. Il n’y a pas de points.

    Un tour : vous construisez ou échangez une carte comme d’habitude ; les cartes Néant ne paient rien. Puis vous utilisez pour le
    néant au moins une des cartes qui vous restent : construisez ses ruines et ses totems, ou jouez des cartes Néant. Puis vous
    complétez votre main à trois cartes, et la rivière est complétée.

    Les cartes Néant jouées, ou arrivées dans la rivière, amènent une infection : dans les deux territoires de la connexion du pion,
    le néant pose un totem si la limite de totems le permet, sinon une ruine sur l’emplacement libre le plus proche d’une ruine. Puis
    le pion avance. Avec quatre cartes Néant visibles, c’est une corruption : les deux territoires sont en plus décomptés, et une
    carte est mise à côté du plateau.

    Décompte : un territoire est décompté quand son dernier emplacement est pris, par une corruption, ou à la fin. La majorité de
    huttes ou de ruines donne un totem virtuel ; la majorité de totems donne alors le territoire, et le néant gagne les égalités. Ce
    territoire est désormais fermé.

    Colonies : un nouveau groupe d’au moins quatre huttes vous donne une construction gratuite ; un groupe d’au moins quatre ruines
    fait agir le néant.

    Un biome est complet quand tous ses territoires ont été remplis. Ses cartes permettent d’en déplacer vos constructions, ou de
    passer l’action du néant.

    Le néant gagne avec dix ruines reliées par des sentiers (huit sur Terres Flottantes), ou avec trop de territoires. La partie se termine aussi quand tous les
    territoires sont décomptés, quand il manque une construction à poser, quand vous n’avez ni hutte ni totem, ou avec la troisième
    carte mise à côté. On décompte alors tout ce qui est ouvert ; si le néant n’a pas gagné ainsi, c’est vous.
iwari-terminal-help-together = Vous jouez ensemble : au décompte d’un territoire, vos huttes comptent ensemble, et vos totems aussi. Pour la
    limite de totems et pour les colonies, chaque couleur compte seule. Ne vous dites pas vos cartes.
iwari-terminal-help-limit = { $limit ->
    [one] À cette table, le néant gagne dès son premier territoire.
   *[other] À cette table, le néant gagne avec { $limit } territoires.
}
iwari-terminal-help-against-floating-lands = Terres Flottantes : dans un tour, la première carte Toundra qui paie est suivie d’une ruine dans la
    toundra, où toutes les ruines comptent comme reliées. Huit ruines reliées suffisent au néant. Les connexions sont des sentiers,
    et aucun totem ne se dresse dans la toundra.
iwari-terminal-help-against-forgotten-island = Île Oubliée : une ruine que vous construisez pour le néant va sur un emplacement violet de son
    territoire s’il y en a un de libre. Si à la fin il y a plus de ruines que de huttes sur les emplacements violets, le néant gagne.
    Les connexions sont des sentiers.
iwari-terminal-help-against-unexplored-paths = Les Chemins Inexplorés : les totems du néant des infections, des corruptions et des colonies vont au
    centre. Avec le cinquième, le néant gagne ; deux cartes d’un biome en déplacent un de là vers un territoire de ce biome.
iwari-terminal-help-against-long-road = La Longue Route : une ruine que vous construisez pour le néant va sur la route violette si son territoire
    y a un emplacement libre. Si à la fin il y a plus de ruines que de huttes sur la route, le néant gagne.
