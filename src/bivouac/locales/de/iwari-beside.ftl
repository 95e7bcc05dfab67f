# Iwari: der Aufbau, und was zwei Personen gegen die Leere sich sagen.
# $map, $cards, $deeds und $expeditions sind Codes, die NAMES sagt; $player ist ein Name.

## Aufbau

iwari-opening-map = Die Landkarte: { NAMES($map) }, mit { $territories } Gebieten und { $connections } Verbindungen dazwischen.
iwari-opening-mountains = { $count ->
    [one] Ein Berg bedeckt eine Verbindung, die nie gewertet wird.
   *[other] Berge bedecken { $count } Verbindungen, die nie gewertet werden.
}
iwari-opening-lying = { $what ->
    [ruins] { $count ->
        [one] Eine Ruine liegt auf der Landkarte.
       *[other] { $count } Ruinen liegen auf der Landkarte.
    }
    [centre] { $count ->
        [one] Ein Totem der Leere steht in der Mitte.
       *[other] { $count } Totems der Leere stehen in der Mitte.
    }
    [contested] { $count ->
        [one] Ein Streitmarker liegt zwischen Gebieten.
       *[other] { $count } Streitmarker liegen zwischen Gebieten.
    }
    [discoveries] { $count ->
        [one] Ein Fundmarker liegt verdeckt.
       *[other] { $count } Fundmarker liegen verdeckt.
    }
    [storms] { $count ->
        [one] Eine Verbindung liegt unter einem Sturm.
       *[other] { $count } Verbindungen liegen unter einem Sturm.
    }
   *[fortifications] Jedes Volk hat { $count ->
        [one] eine Befestigung
       *[other] { $count } Befestigungen
    } zu bauen.
}
iwari-opening-walker = Das Wandertotem steht an Verbindung { $connection }.
iwari-opening-box = { $count ->
    [one] Eine Karte bleibt
   *[other] { $count } Karten bleiben
} in der Schachtel.
iwari-opening-draft = { $display } Karten liegen offen, { $deck } im Nachziehstapel. Alle wählen jetzt ihre Starthand.
iwari-opening-cards = Alle bekommen { $hand } Karten. { $display } liegen offen in der Auslage, { $deck } im Nachziehstapel.
iwari-opening-hand = Deine Karten: { NAMES($cards) }.
iwari-opening-deeds = Großtaten im Spiel: { NAMES($deeds) }.
iwari-opening-expeditions = Offene Expeditionen: { NAMES($expeditions) }.
iwari-opening-void = Die Leere hat { $ruins } Ruinen und { $totems } Totems. Ihre Figur steht an Verbindung { $connection }.
iwari-opening-packs = Der Nachziehstapel besteht aus { $packs } Teilstapeln mit je { $cards } Karten der Leere.
iwari-opening-limit = Die Leere gewinnt mit { $count ->
    [one] einem Gebiet.
   *[other] { $count } Gebieten.
}
iwari-opening-third = Ein drittes Volk gehört niemandem: Beide bauen auch für dieses Volk.
iwari-opening-first = { $who ->
    [you] Du beginnst.
   *[other] { $player } beginnt.
}

## Was zwei Personen sich sagen

iwari-says-together = Bauen wir hier:
iwari-says-mine = Überlass das mir:
iwari-says-yours = Das ist für dich:
iwari-says-danger = In Gefahr:
iwari-says-settlement = Zielen wir auf eine Siedlung.
iwari-says-corruption = Vorsicht, eine Verderbnis ist nah.

## Warum ein Bau Punkte bringt

iwari-gain-why = { $source ->
    [tents] Zelte
    [totems] Totems
    [settlements] Siedlungen
    [expeditions] Expeditionen
    [walking] Wandertotem
    [discoveries] Funde
    [ruins] Ruinen
    [road] violetter Pfad
   *[other] Zwischenwertung
} { $change }
