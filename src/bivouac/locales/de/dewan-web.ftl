# Dewan im Browser: Namen der Dinge für Vorlesehilfen, Beschriftungen des Spielfelds und der Tafeln.
# $player ist ein Name. Die Kürzel der Dinge ($card, $needs, ...) sagt NAMES.

## Figuren und Karten

dewan-web-terrain = { NAMES($terrain) }
dewan-web-symbol = { $symbol ->
    [fish] Fisch
    [artifact] { NAMES($symbol) }
    [pigment] { NAMES($symbol) }
    [crystal] { NAMES($symbol) }
    [berry] { NAMES($symbol) }
   *[fire] { NAMES($symbol) }
}
dewan-web-card = Karte: { NAMES($card) }
dewan-web-card-step = Karte: { NAMES($card) }. Zahlt Schritt { $step }.
dewan-web-card-fresh = Karte: { NAMES($card) }. Neu.
dewan-web-card-back = Eine verdeckte Karte
dewan-web-story = Ziel ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $fire ->
    [0] { "" }
   *[other] { " " }und { $fire } Feuer
}). Bedingungen: { NAMES($needs) }.
dewan-web-story-progress = Ziel ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $fire ->
    [0] { "" }
   *[other] { " " }und { $fire } Feuer
}). Bedingungen: { NAMES($needs) }. { $have } von { $of } erfüllt; es fehlt: { NAMES($missing) }.
dewan-web-story-met = Ziel ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $fire ->
    [0] { "" }
   *[other] { " " }und { $fire } Feuer
}). Bedingungen: { NAMES($needs) }. Alle erfüllt.
dewan-web-story-told = Erfülltes Ziel, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $fire ->
    [0] { "" }
   *[other] { " " }und { $fire } Feuer
}: { NAMES($needs) }.
dewan-web-told = Erfüllt
dewan-web-met = Erreicht

## Die Landschaft

dewan-web-map = Landschaft
dewan-web-map-keys = Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt, Plus und Minus zoomen, 0 zeigt die ganze Landschaft.
dewan-web-space = { NAMES($terrain) } { $space }
dewan-web-space-zone = Zone aus { $count } Feldern
dewan-web-space-berries = { $count ->
    [one] eine Beere
   *[other] { $count } Beeren
} in seiner Zone
dewan-web-space-near = daneben: { NAMES($icons) }
dewan-web-space-flooded = unter einem Wasserplättchen
dewan-web-space-camp = { $who ->
    [you] { $kind ->
        [start] dein erstes Lager
        [village] dein Wasserdorf
       *[camp] dein Lager
    }
   *[other] { $kind ->
        [start] erstes Lager von { $player }
        [village] Wasserdorf von { $player }
       *[camp] Lager von { $player }
    }
}
dewan-web-space-origin = hier kann eine Reise beginnen
dewan-web-space-step = Schritt { $step } des Wegs
dewan-web-space-cost = kostet { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
dewan-web-space-open = kann gewählt werden

## Reihe, Ziele, Hand

dewan-web-row = Terrainkarten
dewan-web-row-hint = nimm zwei nebeneinander
dewan-web-pile = Nachziehstapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
dewan-web-pile-short = Stapel { $count }
dewan-web-slot-empty = leer
dewan-web-take = { NAMES($cards) } nehmen
dewan-web-stories = Ziele
dewan-web-stories-hint = nimm eines
dewan-web-stack = Zielstapel, { $count ->
    [0] leer
    [one] ein Ziel
   *[other] { $count } Ziele
}
dewan-web-stack-short = Stapel { $count }
dewan-web-take-stack = Verdeckt das oberste vom Stapel nehmen. { $count ->
    [one] Ein Ziel ist übrig.
   *[other] { $count } Ziele sind übrig.
}

## Tableaus

dewan-web-board = Tableau von { $player }
dewan-web-tribe = Volk von { $player }
dewan-web-camps = Lager
dewan-web-camps-left = { $count } übrig
dewan-web-effect = { $effect ->
    [story] Ziel
    [tuck] Karte
    [fire] Ende
   *[none] Nichts
}
dewan-web-camp-space = Lager { $camp }: { $effect ->
    [story] bringt ein Ziel
    [tuck] erlaubt eine Karte unter dem Tableau
    [fire] bringt ein Feuer und die letzte Runde
   *[none] bringt nichts
}, { $state ->
    [placed] platziert
    [now] wird gerade platziert
   *[left] noch nicht platziert
}
dewan-web-tucked = Karten unter dem Tableau
dewan-web-tucked-short = Unterm Tableau
dewan-web-tuck = Unterm Tableau: { NAMES($half) }
dewan-web-slot-first = Erstes Ziel
dewan-web-slot-camp = Lager { $camp }
dewan-web-slot-now = Jetzt: Lager { $camp }
dewan-web-slot-closed = Leer geblieben
dewan-web-tally = { $symbol ->
    [card] { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
    [berry] { $count ->
        [one] eine Beere
       *[other] { $count } Beeren
    }
    [fish] { $count ->
        [one] ein Fisch
       *[other] { $count } Fische
    }
   *[fire] { $count ->
        [one] ein Feuer
       *[other] { $count } Feuer
    }
}
dewan-web-count = { $symbol ->
    [berry] { $count ->
        [one] Beere
       *[other] Beeren
    }
    [fish] { $count ->
        [one] Fisch
       *[other] Fische
    }
   *[fire] Feuer
}
dewan-web-count-cards = { $count ->
    [one] Karte
   *[other] Karten
}
dewan-web-known = Bekannte Karten von { $player }: { $count }
dewan-web-unknown = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}

## Punkte

dewan-web-score-now = Stand jetzt
dewan-web-side = Volk
dewan-web-total = Gesamt
dewan-web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dewan-web-most-fire = mit den meisten Feuern
dewan-web-source = { $source ->
    [stories] Ziele
    [fire] Feuer
    [groups] Gruppen
    [berries] Beeren
    [zones] Zonen
    [water] Wasser
    [rivals] Bei anderen
    [pairs] Paare
    [majorities] Ufer
   *[fish] Fische
}

## Ereignisse

dewan-web-event = { $event ->
    [lava] Bis zum Ausbruch
    [fish] Bis zum Fischfang
   *[water] Bis zur Flut
}
dewan-web-event-count = { $pile } von { $size }
dewan-web-event-next = Vorrat für neue Stapel
dewan-web-event-supply = { $supply ->
    [one] eine Karte
   *[other] { $supply } Karten
}
dewan-web-event-left = { $event ->
    [lava] Übrige Lavaplättchen
    [fish] Übrige Fische
   *[water] Übrige Wasserplättchen
}
