# Iwari: was geschehen ist. Ein Satz für jedes Ding, gelesen von allen am Tisch.
# $player ist ein Name; $who ist „you“, wenn der Satz von der lesenden Person handelt. $territory sagt NAMES, ebenso
# $card und $cards, die Biome sind.

## Ein Zug

# $pieces ist tent, totem, tents (zwei), totems (zwei) oder both (eines von jedem).
iwari-build = { $who ->
    [you] Du baust
   *[other] { $player } baut
} { $pieces ->
    [tent] ein Zelt
    [totem] ein Totem
    [tents] zwei Zelte
    [totems] zwei Totems
   *[both] ein Zelt und ein Totem
} in { NAMES($territory) }.
iwari-build-third = Für das dritte Volk { $who ->
    [you] baust du
   *[other] baut { $player }
} { $pieces ->
    [tent] ein Zelt
    [totem] ein Totem
    [tents] zwei Zelte
    [totems] zwei Totems
   *[both] ein Zelt und ein Totem
} in { NAMES($territory) }.
iwari-pay = { $who ->
    [you] Du zahlst
   *[other] { $player } zahlt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: { NAMES($cards) }.
iwari-swap = { $who ->
    [you] Du tauschst
   *[other] { $player } tauscht
} eine Karte: { NAMES($card) }.
iwari-discard = Das dritte Volk kann nichts bauen, also { $who ->
    [you] legst du
   *[other] legt { $player }
} eine Karte ab: { NAMES($card) }.
iwari-pass = { $who ->
    [you] Du hast keine Karte und passt.
   *[other] { $player } hat keine Karte und passt.
}
iwari-draw = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} eine Karte aus der Auslage: { NAMES($card) }.
iwari-draw-deck = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
} eine Karte vom Nachziehstapel.
iwari-shuffle = { $count ->
    [one] Der Nachziehstapel ist leer; die einzige abgelegte Karte wird zum neuen.
   *[other] Der Nachziehstapel ist leer; die { $count } abgelegten Karten werden zu einem neuen gemischt.
}

## Die Landkarte

iwari-explored = { NAMES($territory) } ist erforscht.
iwari-filled = In { NAMES($territory) } ist jeder Zeltplatz besetzt.
iwari-settlement = { $who ->
    [you] Du gründest
   *[other] { $player } gründet
} eine Siedlung aus { $count } Zelten.
iwari-settlement-third = Das dritte Volk hat eine Siedlung aus { $count } Zelten.

## Großtaten: $factor ist, womit Punkte von nun an malgenommen werden

iwari-earn-union = Bündnis: { $who ->
    [you] Deine Figur
   *[other] Die Figur von { $player }
} kommt nach { NAMES($territory) }; dort zählen Zelte nun ×{ $factor }.
iwari-earn-discovery = Entdeckung: { $who ->
    [you] Deine Figur
   *[other] Die Figur von { $player }
} kommt nach { NAMES($territory) }; dort zählen Zelte nun ×{ $factor }.
iwari-earn-honour = Ehre: { $who ->
    [you] Du führst
   *[other] { $player } führt
} an beiden Enden der Verbindung { $connection }, die nun ×{ $factor } zählt.
iwari-earn-respect = Respekt: { $who ->
    [you] Du führst
   *[other] { $player } führt
} an beiden Enden der Verbindung { $connection }, die nun ×{ $factor } zählt.

## Wertung und Ende

iwari-mid = Die Zelte werden zum ersten Mal gewertet.
iwari-mid-points = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Zelte.
iwari-mid-points-third = Das dritte Volk bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} für Zelte.
iwari-last-round-deck = Der Nachziehstapel ist zum letzten Mal leer: Dies ist die letzte Runde.
iwari-last-round-tents = { $who ->
    [you] Dein letztes Zelt steht: Dies ist die letzte Runde.
   *[other] Das letzte Zelt von { $player } steht: Dies ist die letzte Runde.
}
iwari-over = Die Partie ist zu Ende.
iwari-wins = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} mit { $points } Punkten.
iwari-wins-tie = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} mit { $points } Punkten, dank der meisten übrigen Bausteine bei Gleichstand.
iwari-shares = { $who ->
    [you] Du teilst dir
   *[other] { $player } teilt sich
} den Sieg mit { $points } Punkten.
iwari-third-wins = Das dritte Volk liegt mit { $points } Punkten vor beiden Personen: Sie verlieren gemeinsam.
