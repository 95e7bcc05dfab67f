# Iwaris Landkarte im Browser: Namen der Orte für Vorlesehilfen, Werkzeuge, Figuren.
# $name ist ein Gebiet, $biome sein Biom, $player und $players sind Namen, $who ist you, other, many oder nobody.

iwari-board-map = Landkarte
iwari-board-map-keys = Pfeiltasten gehen von Gebiet zu Gebiet, die Eingabetaste geht hinein und wählt dort einen Platz, Escape führt wieder hinaus, Plus und Minus zoomen, 0 zeigt die ganze Landkarte.
iwari-board-third = das dritte Volk
iwari-board-void = die Leere

## Orte

iwari-board-territory = { $name }, { NAMES($biome) }
iwari-board-spots = { $explored ->
    [true] { $free } von { $spots } Plätzen frei
   *[other] unerforscht, { $spots } Plätze
}
iwari-board-leads = { $who ->
    [you] du führst mit
    [many] { $players } führen mit je
   *[other] { $players } führt mit
} { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelten
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
iwari-board-next = dann { $who ->
    [you] du mit
    [many] { $players } mit je
   *[other] { $players } mit
} { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelten
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
iwari-board-totems = Totems { $count } von { $cap }
iwari-board-bare = hier darf kein Totem stehen
iwari-board-totems-of = { $who ->
    [you] { $count } von dir
   *[other] { $player } { $count }
}
iwari-board-pawns = Großtat { $deeds }, Punkte ×{ $factor }
iwari-board-places = { $count ->
    [one] { $count } Bauplatz
   *[other] { $count } Bauplätze
}
iwari-board-spot = Zeltplatz { $number } von { $name }
iwari-board-spot-violet = violetter Zeltplatz { $number } von { $name }
iwari-board-spot-free = frei
# Ein Platz für einen Streitmarker. $now ist open, taken oder left: Der Marker ging an seine andere Stelle.
iwari-board-area = unbekannte Stelle { $number } von { $name }
iwari-board-area-now = { $now ->
    [taken] ihr Streitmarker liegt hier
    [left] ihr Streitmarker liegt anderswo
   *[open] wartet auf ihren Streitmarker
}
iwari-board-ruin = eine Ruine
iwari-board-ruin-price = zwei Karten ({ NAMES($biome) }) ersetzen sie durch ein Zelt
iwari-board-ruin-guards = sperrt Verbindung { $number }
iwari-board-fortification = Befestigung
# $colour ist red, green, yellow oder hidden: verdeckt.
iwari-board-discovery = { $colour ->
    [red] roter Fundmarker
    [green] grüner Fundmarker
    [yellow] gelber Fundmarker
   *[hidden] verdeckter Fundmarker
}
iwari-board-tent = { $who ->
    [you] dein Zelt
   *[other] Zelt ({ $player })
}
iwari-board-settlement = in einer Siedlung aus { $count }
iwari-board-veiled = seine Fundmarker liegen verdeckt
iwari-board-explore = kann erforscht werden
iwari-board-gold = Goldmarker
iwari-board-source = sein Totem der Leere kann versetzt werden
iwari-board-totem-place = Totemplatz von { $name }
iwari-board-connection = Verbindung { $number } { $kind ->
    [sea] zur See
   *[land] zu Land
}, { $one } – { $other }
# $by ist mountain, storm oder ruin.
iwari-board-covered = { $by ->
    [storm] von einem Sturm bedeckt, zählt so lange nichts
    [ruin] von einer Ruine gesperrt, zählt nichts, bis ein Zelt sie ersetzt
   *[mountain] von einem Berg bedeckt, zählt nichts
}
iwari-board-connection-road = auch ein Pfad
iwari-board-walker = hier steht das Wandertotem
iwari-board-left = vom Wandertotem verlassen, wird nicht noch einmal gewertet
iwari-board-connection-totems = { $count ->
    [0] kein Totem
    [one] { $count } Totem
   *[other] { $count } Totems
}
iwari-board-holders = { $who ->
    [nobody] niemand führt an beiden Enden
    [you] du führst an beiden Enden
    [many] { $players } führen an beiden Enden
   *[other] { $players } führt an beiden Enden
}{ $who ->
    [nobody] { "" }
   *[other] { $points ->
        [one] { "" } für { $points } Punkt
       *[other] { "" } für { $points } Punkte
    }
}
iwari-board-token = Streitmarker zwischen { $one } und { $other }
iwari-board-token-in = Streitmarker, in { $name }
iwari-board-centre = violette Mitte, { $count ->
    [0] kein Totem der Leere
    [one] { $count } Totem der Leere
   *[other] { $count } Totems der Leere
}
iwari-board-chosen = gewählt
iwari-board-open = kann gewählt werden
iwari-board-cost = kostet { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Figuren und Karten

iwari-board-biome = { NAMES($biome) }
iwari-board-card = Karte: { NAMES($biome) }
iwari-board-back = verdeckte Karte
iwari-board-deck = Nachziehstapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
iwari-board-tent-piece = { $tribe ->
    [madder] krapprotes
    [indigo] indigoblaues
    [saffron] safrangelbes
    [ivory] elfenbeinweißes
    [obsidian] obsidianschwarzes
   *[violet] violettes
} Zelt
iwari-board-totem-piece = { $tribe ->
    [madder] krapprotes
    [indigo] indigoblaues
    [saffron] safrangelbes
    [ivory] elfenbeinweißes
    [obsidian] obsidianschwarzes
   *[violet] violettes
} Totem

# Eine Expedition. $first und $second sind die Punkte für die erste und die zweite Person, die sie erfüllt.
iwari-board-mission = { $number ->
    [1] vier Zelte in der Tundra
    [2] vier Zelte im Wald
    [3] vier Zelte auf Gletschern
    [4] vier Zelte an Küsten
    [5] vier Zelte in der Wüste
    [6] ein Zelt in jedem der fünf Biome
    [7] in drei Gebieten die meisten Zelte
    [8] zwei Totems in der Tundra
    [9] zwei Totems im Wald
    [10] zwei Totems auf Gletschern
    [11] zwei Totems an Küsten
    [12] zwei Totems in der Wüste
    [13] ein Totem in jedem der fünf Biome
    [14] in drei Gebieten die meisten Totems
    [15] eine Siedlung aus fünf Zelten
   *[16] drei Zelte auf Kreuzungen
}
iwari-board-expedition = Expedition: { $mission }; { $first } Punkte für die erste Person, { $second } für die zweite

# Ein Buchstabe auf der Figur einer Großtat. Entdeckung und Ehre beginnen gleich; Ehre hat ihren zweiten Buchstaben.
iwari-board-deed-letter = { $deed ->
    [union] B
    [discovery] E
    [honour] H
    [respect] R
    [courage] M
    [veneration] V
   *[other] ·
}

# Die Totems, die auf einem Platz stehen, von denen, die dürfen.
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## Die Wertungsleiste, für Vorlesehilfen

iwari-board-track = Wertungsleiste
iwari-board-score = { $player } { $points }
