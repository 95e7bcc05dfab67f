# Iwaris Landkarte im Browser: Namen der Orte für Vorlesehilfen, Werkzeuge, Figuren.
# $name ist ein Gebiet, $biome sein Biom, $player und $players sind Namen, $who ist you, other, many oder nobody.

iwari-board-map = Landkarte
iwari-board-map-keys = Pfeiltasten gehen von Gebiet zu Gebiet, die Eingabetaste geht hinein und wählt dort einen Platz, Escape führt wieder hinaus, Plus und Minus zoomen, 0 zeigt die ganze Landkarte.
iwari-board-third = das dritte Volk

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
iwari-board-spot-free = frei
iwari-board-tent = { $who ->
    [you] dein Zelt
   *[other] Zelt ({ $player })
}
iwari-board-settlement = in einer Siedlung aus { $count }
iwari-board-totem-place = Totemplatz von { $name }
iwari-board-connection = Verbindung { $number } { $kind ->
    [sea] zur See
   *[land] zu Land
}, { $one } – { $other }
iwari-board-covered = von einem Berg bedeckt, zählt nichts
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

# Ein Buchstabe auf der Figur einer Großtat. Entdeckung und Ehre beginnen gleich; Ehre hat ihren zweiten Buchstaben.
iwari-board-deed-letter = { $deed ->
    [union] B
    [discovery] E
    [honour] H
    [respect] R
   *[other] ·
}

# Die Totems, die auf einem Platz stehen, von denen, die dürfen.
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## Die Wertungsleiste, für Vorlesehilfen

iwari-board-track = Wertungsleiste
iwari-board-score = { $player } { $points }
