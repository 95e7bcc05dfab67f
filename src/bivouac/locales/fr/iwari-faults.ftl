# Ce qui ne va pas dans un enregistrement d'Iwari, ou dans ce qui est demandé en ligne de commande.

## Options

iwari-fault-no-map = carte inconnue '{ $name }' ; connues : { $known }
iwari-fault-word = { $name } est l’un de { $known }, pas '{ $chosen }'
iwari-fault-no-deed = module inconnu '{ $name }' ; connus : { $known }, ou none
iwari-fault-deed-typed-twice = le module '{ $name }' est donné deux fois
iwari-fault-deed-twice = un module figure deux fois
iwari-fault-players = iwari se joue à { $allowed }, pas à { $players }
iwari-fault-players-alone = iwari se joue à { $allowed }, pas à { $players } ; on joue en solo avec mode=solo
iwari-fault-players-map = sur { $map }, iwari se joue à { $allowed }, pas à { $players } ; à tant de joueurs : { $maps }
iwari-fault-map-players = { $map } se joue à { $most } au plus, pas à { $players }
iwari-fault-modes = solo et coop
iwari-fault-limit-typed = void_limit est un nombre de territoires, pas '{ $word }' (IV10)
iwari-fault-limit = sur { $map }, void_limit va de 1 à { $most }, pas { $value }
iwari-fault-limit-null = doit être null ou 1 à { $most } territoires, pas { $value }
iwari-fault-limit-mode = void_limit={ $limit } est pour mode={ $modes }, pas pour { $mode }
iwari-fault-mode-map = mode={ $mode } ne se joue pas sur { $map }, où le néant est un biome
iwari-fault-no-expeditions = pas d’expéditions sur { $map }, où le néant est un biome
iwari-fault-no-storms = pas de tempêtes sur { $map }, qui n’a pas de symboles de montagne
iwari-fault-needs-deed = veneration={ $card } demande le module veneration dans deeds
iwari-fault-needs-card = le module veneration demande sa carte : veneration est l’un de { $cards }
iwari-fault-no-contested = veneration=b ne se joue pas sur { $map }, qui n’a pas de jetons contestés
iwari-fault-void-draft = pas de choix des mains de départ contre le néant, avec mode={ $mode }
iwari-fault-void-deeds = pas de modules contre le néant, avec mode={ $mode }
iwari-fault-void-veneration = pas de Vénération contre le néant, avec mode={ $mode }
iwari-fault-void-expeditions = pas d’expéditions contre le néant, avec mode={ $mode }
iwari-fault-void-storms = pas de tempêtes contre le néant, avec mode={ $mode }
iwari-fault-void-walking = pas de totem ambulant contre le néant, avec mode={ $mode }
iwari-fault-void-fortifications = pas de fortifications contre le néant, avec mode={ $mode }
iwari-fault-void-discoveries = pas de découvertes contre le néant, avec mode={ $mode }
iwari-fault-void-settlements = settlements={ $settlements } ne se joue pas contre le néant, avec mode={ $mode }

## Enregistrements

iwari-fault-aside = une carte Néant visible est mise à côté du plateau, pas { $count }
iwari-fault-not-of-deck = la carte { $card } est mélangée, mais n’est ni de la pioche ni une carte Néant visible
iwari-fault-left-in-deck = la carte { $card } est dans la pioche, mais n’est pas mélangée
iwari-fault-token-count = il y a { $right } jetons { $colour }, pas { $count }
iwari-fault-no-mountains = doit être [] : il n’y en a pas contre le néant
iwari-fault-no-symbol = la connexion { $number } ne montre aucun symbole qui en porte ({ $what })
iwari-fault-symbol-covered = une connexion au symbole { $symbol } est couverte, pas { $count }
iwari-fault-expedition-count = doit avoir { $right } expéditions, pas { $count }
iwari-fault-not-described = l’expédition { $number } n’est pas décrite dans components.expeditions
iwari-fault-gold = { $right } territoire de { $biome } a un jeton d’or, pas { $count }
iwari-fault-no-token = aucun jeton n’est sur { $spot }
iwari-fault-tokens-in = { $right } jetons sont dans { $territory }, pas { $count }
iwari-fault-token-lands = des jetons sont dans { $right } territoires, pas dans { $count }
iwari-fault-contested = doit nommer au plus { $most } jetons contestés, pas { $count }
iwari-fault-no-spot = le territoire { $territory } n’a pas d’emplacement de hutte
iwari-fault-far = doit être un nombre de 0 à { $most }, pas { $value }
iwari-fault-void-early = la carte Néant { $card } n’est encore dans aucune main ni dans la rivière
iwari-fault-pack = le paquet { $number } à partir du haut, de { $size } cartes, a { $count } cartes Néant, pas { $right }
iwari-fault-cards-void = il faut { $right } cartes { $biome } contre le néant, pas { $count }
iwari-fault-cards-map = il faut { $right } cartes { $biome } sur { $map }, pas { $count }
iwari-fault-cards-players = il faut { $right } cartes { $biome } à { $players } joueurs, pas { $count }
iwari-fault-hand-limit = une main a au plus { $hand } cartes, la rivière { $display }
iwari-fault-no-pieces = 'pieces' ne doit pas être vide
iwari-fault-cards-entries = 'cards' doit avoir { $right } éléments, pas { $count }
iwari-fault-centre = centre est un point là où des totems du néant y commencent, sinon null
iwari-fault-shore = shore est fait de deux points pour une connexion maritime et vaut null pour une connexion terrestre, pas { $value }
kind-pieces = une liste de constructions
kind-payments = une liste de listes de cartes
kind-territories = une liste de territoires
kind-tribe = le numéro d’une tribu
kind-tribe-or-void = le numéro d’une tribu, ou 'void'
kind-piece = 'tent', 'totem', 'fortification', 'void_totem' ou 'contested'
kind-ruin = true là où une hutte remplace une ruine, sinon absent
kind-display-or-deck = 'display' ou 'deck'
kind-display-place = une place de la rivière
thing-a-fortification = une fortification
thing-a-contested-token = un jeton contesté
thing-a-tent = une hutte
thing-a-totem = un totem
thing-a-void-totem = un totem du néant

## Nombres de joueurs

iwari-fault-mode-players = mode={ $mode } est pour { $right ->
    [one] 1 joueur
   *[other] { $right } joueurs
}, pas { $players }
iwari-fault-players-mode = le mode { $mode } est pour { $right ->
    [one] 1 joueur
   *[other] { $right } joueurs
}, pas { $players }
iwari-fault-rewards-twice = l’expédition { $number } a { $rewards } dans components.pieces
