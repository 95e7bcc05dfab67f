# Iwari : la mise en place, et ce que se disent deux joueurs contre le néant.
# $map, $cards, $deeds et $expeditions sont des codes, dits par NAMES ; $player est un nom.

## Mise en place

iwari-opening-map = La carte : { NAMES($map) }, avec { $territories } territoires et { $connections } connexions entre eux.
iwari-opening-mountains = { $count ->
    [one] Une montagne couvre une connexion, qui ne rapportera
   *[other] Des montagnes couvrent { $count } connexions, qui ne rapporteront
} rien.
iwari-opening-lying = { $what ->
    [ruins] { $count ->
        [one] Une ruine est posée sur la carte.
       *[other] { $count } ruines sont posées sur la carte.
    }
    [centre] { $count ->
        [one] Un totem du néant se dresse au centre.
       *[other] { $count } totems du néant se dressent au centre.
    }
    [contested] { $count ->
        [one] Un jeton contesté est posé entre des territoires.
       *[other] { $count } jetons contestés sont posés entre des territoires.
    }
    [discoveries] { $count ->
        [one] Un jeton Découverte est posé face cachée.
       *[other] { $count } jetons Découverte sont posés face cachée.
    }
    [storms] { $count ->
        [one] Une connexion est sous une tempête.
       *[other] { $count } connexions sont sous une tempête.
    }
   *[fortifications] Chaque tribu a { $count ->
        [one] une fortification
       *[other] { $count } fortifications
    } à construire.
}
iwari-opening-walker = Le totem ambulant se trouve à la connexion { $connection }.
iwari-opening-box = { $count ->
    [one] { $count } carte reste
   *[other] { $count } cartes restent
} dans la boîte.
iwari-opening-draft = { $display } cartes sont visibles, { $deck } sont dans la pioche. Chacun choisit maintenant sa main de départ.
iwari-opening-cards = Chacun reçoit { $hand } cartes. { $display } sont visibles dans la rivière, { $deck } sont dans la pioche.
iwari-opening-hand = Vos cartes : { NAMES($cards) }.
iwari-opening-deeds = Modules en jeu : { NAMES($deeds) }.
iwari-opening-expeditions = Expéditions visibles : { NAMES($expeditions) }.
iwari-opening-void = Le néant a { $ruins } ruines et { $totems } totems. Son pion se trouve à la connexion { $connection }.
iwari-opening-packs = La pioche est faite de { $packs } paquets avec chacun { $cards } cartes Néant.
iwari-opening-limit = Le néant gagne avec { $count ->
    [one] { $count } territoire.
   *[other] { $count } territoires.
}
iwari-opening-third = Une troisième tribu n’est à personne : les deux joueurs construisent pour elle.
iwari-opening-first = { $who ->
    [you] Vous jouez en premier.
   *[other] { $player } joue en premier.
}

## Ce que se disent deux joueurs

iwari-says-together = Construisons ici :
iwari-says-mine = Laissez-moi ceci :
iwari-says-yours = Ceci est pour vous :
iwari-says-danger = En danger :
iwari-says-settlement = Visons une colonie.
iwari-says-corruption = Attention, une corruption approche.

## Pourquoi une construction rapporte des points

iwari-gain-why = { $source ->
    [tents] huttes
    [totems] totems
    [settlements] colonies
    [expeditions] expéditions
    [walking] totem ambulant
    [discoveries] découvertes
    [ruins] ruines
    [road] route violette
   *[other] mi-parcours
} { $change }
