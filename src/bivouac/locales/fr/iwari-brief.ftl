# Iwari : les coups en peu de mots, pour le journal et les légendes du navigateur : ce que fait quelqu’un, sans dire qui.
# Les choses de SIGNS sont dessinées ; la phrase entière est le message sans -brief. $times : tant de fois de suite.

iwari-build-brief = { $who ->
    [you] construisez
   *[other] construit
} { $pieces ->
    [tent] { SIGNS("tent") }
    [totem] { SIGNS("totem") }
    [tents] { SIGNS("tent tent") }
    [totems] { SIGNS("totem totem") }
   *[both] { SIGNS("tent totem") }
} à { NAMES($territory) }
iwari-build-third-brief = { $who ->
    [you] construisez
   *[other] construit
} { $pieces ->
    [tent] { SIGNS("third-tent") }
    [totem] { SIGNS("third-totem") }
    [tents] { SIGNS("third-tent third-tent") }
    [totems] { SIGNS("third-totem third-totem") }
   *[both] { SIGNS("third-tent third-totem") }
} à { NAMES($territory) }
iwari-build-fortification-brief = { $who ->
    [you] dressez
   *[other] dresse
} { SIGNS("fortification") } à { NAMES($territory) }
iwari-build-ruin-brief = { $who ->
    [you] remplacez
   *[other] remplace
} { SIGNS("ruin") } par { SIGNS("tent") } à { NAMES($territory) }
iwari-build-ruin-third-brief = { $who ->
    [you] remplacez
   *[other] remplace
} { SIGNS("ruin") } par { SIGNS("third-tent") } à { NAMES($territory) }
iwari-build-void-totem-brief = { $who ->
    [you] déplacez
   *[other] déplace
} { SIGNS("void-totem") } : { NAMES($source) } → { NAMES($territory) }
iwari-build-void-totem-centre-brief = { $who ->
    [you] déplacez
   *[other] déplace
} { SIGNS("void-totem") } : centre → { NAMES($territory) }
iwari-build-contested-brief = { $who ->
    [you] amenez
   *[other] amène
} { SIGNS("contested tent") } à { NAMES($territory) }
iwari-explore-brief = { $who ->
    [you] explorez
   *[other] explore
} { NAMES($territory) } : { SIGNS($tokens) }
iwari-explore-third-brief = { $who ->
    [you] explorez
   *[other] explore
} { NAMES($territory) } pour { SIGNS("third-tent") } : { SIGNS($tokens) }
iwari-explore-unseen-brief = { $who ->
    [you] explorez
   *[other] explore
} { NAMES($territory) }
iwari-swap-brief = { $who ->
    [you] échangez
   *[other] échange
} { SIGNS($card) }
iwari-discard-brief = { $who ->
    [you] défaussez
   *[other] défausse
} { SIGNS($card) } pour { SIGNS("third-tent") }
iwari-pass-brief = { $who ->
    [you] passez
   *[other] passe
}
iwari-draw-brief = { $who ->
    [you] prenez
   *[other] prend
} { SIGNS($card) }
iwari-draw-deck-brief = { $who ->
    [you] tirez
   *[other] tire
} { SIGNS("back", $times) }
iwari-drawn-brief = { SIGNS($cards) }
iwari-shuffle-brief = une nouvelle pioche ({ $count })
iwari-settlement-brief = { $who ->
    [you] formez
   *[other] forme
} une colonie de { $count }
iwari-opened-brief = la connexion { $connection } est ouverte
iwari-token-brief = { $who ->
    [you] prenez
   *[other] prend
} { SIGNS($tokens) }
iwari-expedition-first-brief = { $who ->
    [you] réussissez
   *[other] réussit
} « { NAMES($expedition) } » (+{ $points })
iwari-expedition-second-brief = { $who ->
    [you] réussissez
   *[other] réussit
} en deuxième « { NAMES($expedition) } » (+{ $points })
iwari-storm-moves-brief = { $who ->
    [you] déplacez
   *[other] déplace
} { SIGNS("storm") } : { $connection } → { $to }
iwari-storm-stays-brief = { $who ->
    [you] laissez
   *[other] laisse
} { SIGNS("storm") } sur la connexion { $connection }
iwari-storm-moved-brief = { SIGNS("storm") } { $connection } → { $to }
iwari-walk-brief = { $who ->
    [you] décomptez
   *[other] décompte
} la connexion { $connection } avec { SIGNS("walker") }
iwari-walk-points-brief = { $who ->
    [you] marquez
   *[other] marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
iwari-walk-not-brief = { $who ->
    [you] laissez
   *[other] laisse
} { SIGNS("walker") } sur la connexion { $connection }
iwari-walk-on-brief = { SIGNS("walker") } → { $connection }
iwari-walk-off-brief = { SIGNS("walker") } quitte le plateau
iwari-determination-brief = { $who ->
    [you] utilisez
   *[other] utilise
} { SIGNS("determination") }
iwari-earn-union-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Union : { NAMES($territory) } ×{ $factor }
iwari-earn-discovery-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Découverte : { NAMES($territory) } ×{ $factor }
iwari-earn-honour-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Honneur : connexion { $connection } ×{ $factor }
iwari-earn-respect-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Respect : connexion { $connection } ×{ $factor }
iwari-earn-courage-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Courage : { NAMES($territory) } ×{ $factor }
iwari-earn-courage-connection-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Courage : connexion { $connection } ×{ $factor }
iwari-courage-declined-brief = { $who ->
    [you] renoncez
   *[other] renonce
} à Courage
iwari-earn-veneration-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Vénération : { NAMES($territory) } ×{ $factor }
iwari-earn-veneration-connection-brief = { $who ->
    [you] obtenez
   *[other] obtient
} Vénération : connexion { $connection } ×{ $factor }
iwari-veneration-declined-brief = { $who ->
    [you] renoncez
   *[other] renonce
} à Vénération
iwari-mid-brief = décompte des huttes
iwari-last-round-deck-brief = c’est le dernier tour de table
iwari-last-round-tents-brief = { $who ->
    [you] posez la dernière hutte : c’est le dernier tour de table
   *[other] pose la dernière hutte : c’est le dernier tour de table
}
iwari-over-brief = la partie est terminée
iwari-wins-brief = { $who ->
    [you] gagnez
   *[other] gagne
} avec { $points } points
iwari-wins-tie-brief = { $who ->
    [you] gagnez
   *[other] gagne
} au départage avec { $points } points
iwari-shares-brief = { $who ->
    [you] partagez
   *[other] partage
} la victoire ({ $points } points)
iwari-third-wins-brief = la troisième tribu gagne avec { $points } points

## Contre le néant

iwari-build-void-brief = { $who ->
    [you] construisez
   *[other] construit
} { $pieces ->
    [tent] { SIGNS("ruin") }
    [totem] { SIGNS("void-totem") }
    [tents] { SIGNS("ruin ruin") }
    [totems] { SIGNS("void-totem void-totem") }
   *[both] { SIGNS("ruin void-totem") }
} à { NAMES($territory) }
iwari-build-moved-brief = { $who ->
    [you] déplacez
   *[other] déplace
} { $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
} : { NAMES($source) } → { NAMES($territory) }
iwari-void-pass-brief = { $who ->
    [you] n’avez que des cartes Néant
   *[other] n’a que des cartes Néant
}
iwari-void-cards-brief = { $who ->
    [you] jouez
   *[other] joue
} { SIGNS("void", $count) } ({ $showing ->
    [one] { $showing } visible)
   *[other] { $showing } visibles)
}
iwari-void-skip-brief = { $who ->
    [you] défaussez
   *[other] défausse
} { SIGNS($card) } : le néant passe
iwari-void-discard-brief = { $who ->
    [you] défaussez
   *[other] défausse
} { SIGNS($card) } pour le néant
iwari-void-order-brief = { $who ->
    [you] choisissez
   *[other] choisit
} : { NAMES($one) }, puis { NAMES($other) }
iwari-void-chosen-brief = { $who ->
    [you] choisissez
   *[other] choisit
} où va { SIGNS("ruin") } à { NAMES($territory) }
iwari-void-target-brief = { $who ->
    [you] faites
   *[other] fait
} agir le néant à { NAMES($territory) }
iwari-free-brief = { $who ->
    [you] posez
   *[other] pose
} gratuitement { $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
} à { NAMES($territory) }
iwari-free-none-brief = { $who ->
    [you] ne posez rien de gratuit
   *[other] ne pose rien de gratuit
}
iwari-void-infection-brief = infection à la connexion { $connection }
iwari-void-corruption-brief = corruption à la connexion { $connection }
iwari-void-totem-brief = { SIGNS("void-totem") } { NAMES($territory) }
iwari-void-totem-centre-brief = { SIGNS("void-totem") } centre ({ $centre } sur { $limit })
iwari-void-ruin-brief = { SIGNS("ruin") } { NAMES($territory) }
iwari-void-aside-brief = { SIGNS("void") } à côté ({ $number } sur { $limit })
iwari-void-pawn-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-past-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-stays-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-lost-brief = { $fate ->
    [stays] la deuxième construction reste où elle était
   *[lost] la deuxième construction est perdue
}
iwari-void-judged-brief = { $by ->
    [player] { NAMES($territory) } va au joueur
    [players] { NAMES($territory) } va aux joueurs
   *[void] { NAMES($territory) } va au néant
}
iwari-void-settlement-brief = { $who ->
    [you] formez
   *[other] forme
} une colonie de { $count }
iwari-void-settles-brief = le néant forme une colonie de { $count } et agit à { NAMES($territories) }
iwari-void-settles-tie-brief = { $who ->
    [you] choisissez
   *[other] choisit
} pour la colonie de { $count } du néant
iwari-void-settles-closed-brief = le néant forme une colonie de { $count }
iwari-void-wins-brief = le néant gagne
iwari-void-beaten-brief = { $who ->
    [you] avez vaincu le néant
   *[other] a vaincu le néant
}
iwari-void-beaten-together-brief = les joueurs ont vaincu le néant
