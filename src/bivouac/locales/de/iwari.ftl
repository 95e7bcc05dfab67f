# Iwari: was geschehen ist. Ein Satz für jedes Ding, gelesen von allen am Tisch.
# $player ist ein Name; $who ist „you“, wenn der Satz von der lesenden Person handelt. $territory und $source (ein
# Gebiet) sagt NAMES, ebenso $card und $cards, die Biome sind, $tokens, die Farben sind, und $expedition.

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
iwari-build-fortification = { $who ->
    [you] Du baust
   *[other] { $player } baut
} eine Befestigung in { NAMES($territory) }.
iwari-build-ruin = { $who ->
    [you] Du ersetzt
   *[other] { $player } ersetzt
} eine Ruine in { NAMES($territory) } durch ein Zelt.
iwari-build-ruin-third = Für das dritte Volk { $who ->
    [you] ersetzt du
   *[other] ersetzt { $player }
} eine Ruine in { NAMES($territory) } durch ein Zelt.
iwari-build-void-totem = { $who ->
    [you] Du versetzt
   *[other] { $player } versetzt
} ein Totem der Leere von { NAMES($source) } nach { NAMES($territory) }.
iwari-build-void-totem-centre = { $who ->
    [you] Du versetzt
   *[other] { $player } versetzt
} ein Totem der Leere aus der Mitte nach { NAMES($territory) }.
iwari-build-contested = { $who ->
    [you] Du bringst
   *[other] { $player } bringt
} einen Streitmarker nach { NAMES($territory) }, mit einem Zelt darauf.
iwari-explore = { $who ->
    [you] Du erforschst
   *[other] { $player } erforscht
} { NAMES($territory) }, und die Fundmarker dort werden aufgedeckt: { NAMES($tokens) }.
iwari-explore-third = Für das dritte Volk { $who ->
    [you] erforschst du
   *[other] erforscht { $player }
} { NAMES($territory) }, und die Fundmarker dort werden aufgedeckt: { NAMES($tokens) }.
iwari-explore-unseen = { $who ->
    [you] Du erforschst
   *[other] { $player } erforscht
} { NAMES($territory) }, wo Fundmarker verdeckt liegen.
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
iwari-opened = Die Ruine ist fort: Verbindung { $connection } ist jetzt offen.
iwari-token = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $count ->
    [one] einen Fundmarker
   *[other] { $count } Fundmarker
}: { NAMES($tokens) }.
iwari-token-third = Das dritte Volk nimmt { $count ->
    [one] einen Fundmarker
   *[other] { $count } Fundmarker
}: { NAMES($tokens) }.
iwari-determination = { $who ->
    [you] Du nutzt
   *[other] { $player } nutzt
} den Tatkraftmarker für einen zweiten Baustein.
iwari-determination-passes = { $who ->
    [you] Du hast
   *[other] { $player } hat
} jetzt den Tatkraftmarker.

## Expeditionen: $points ist die Belohnung

iwari-expedition-first = { $who ->
    [you] Du erfüllst
   *[other] { $player } erfüllt
} als erste Person die Expedition „{ NAMES($expedition) }“ und { $who ->
    [you] bekommst
   *[other] bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
iwari-expedition-second = { $who ->
    [you] Du erfüllst
   *[other] { $player } erfüllt
} als zweite Person die Expedition „{ NAMES($expedition) }“ und { $who ->
    [you] bekommst
   *[other] bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

## Stürme und das Wandertotem

iwari-storm-moves = { $who ->
    [you] Du versetzt
   *[other] { $player } versetzt
} den Sturm von Verbindung { $connection } auf Verbindung { $to }.
iwari-storm-stays = { $who ->
    [you] Du lässt
   *[other] { $player } lässt
} den Sturm auf Verbindung { $connection }.
iwari-storm-moved = Niemand hat allein die meisten Zelte auf beiden Seiten des Sturms: Er zieht von Verbindung { $connection } auf Verbindung { $to }.
iwari-walk = { $who ->
    [you] Du lässt
   *[other] { $player } lässt
} das Wandertotem Verbindung { $connection } werten.
iwari-walk-points = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} dort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
iwari-walk-points-third = Das dritte Volk bekommt dort { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
iwari-walk-nothing = Niemand bekommt dort einen Punkt.
iwari-walk-on = Das Wandertotem zieht weiter auf Verbindung { $connection }.
iwari-walk-off = Das Wandertotem verlässt die Landkarte.
iwari-walk-not = { $who ->
    [you] Du lässt
   *[other] { $player } lässt
} das Wandertotem auf Verbindung { $connection }.

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
iwari-earn-courage = Mut: { $who ->
    [you] Deine Figur
   *[other] Die Figur von { $player }
} kommt nach { NAMES($territory) }; dort zählen Zelte nun nur noch ×{ $factor }.
iwari-earn-courage-connection = Mut: { $who ->
    [you] Deine Figur
   *[other] Die Figur von { $player }
} kommt auf Verbindung { $connection }, die nun nur noch ×{ $factor } zählt.
iwari-courage-declined = Mut: { $who ->
    [you] Du setzt
   *[other] { $player } setzt
} die Figur nicht, und sie ist aus dem Spiel.
iwari-courage-alone = Das letzte Gebiet ist erforscht, aber es steht keine andere Figur auf der Landkarte: Der Mut ist aus dem Spiel.
iwari-courage-third = Das dritte Volk hat das letzte Gebiet erforscht: Der Mut ist aus dem Spiel.
iwari-earn-veneration = Verehrung: { $who ->
    [you] Deine Figur
   *[other] Die Figur von { $player }
} kommt nach { NAMES($territory) }; dort zählen Zelte nun ×{ $factor }.
iwari-earn-veneration-connection = Verehrung: { $who ->
    [you] Deine Figur
   *[other] Die Figur von { $player }
} kommt auf Verbindung { $connection }, die nun ×{ $factor } zählt.
iwari-veneration-declined = Verehrung: { $who ->
    [you] Du setzt
   *[other] { $player } setzt
} die Figur nicht.
iwari-veneration-tie = Verehrung: Mehrere Völker liegen vorn, also kommt die Figur aus dem Spiel.
iwari-veneration-third = Verehrung: Das dritte Volk liegt vorn, also kommt die Figur aus dem Spiel.
iwari-veneration-none = Verehrung: Kein Volk hat, was die Karte zählt, also kommt die Figur aus dem Spiel.
iwari-veneration-nowhere = Verehrung: { $who ->
    [you] Du liegst
   *[other] { $player } liegt
} vorn, aber für die Figur ist kein Ort mehr frei.

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
} mit { $points } Punkten, bei Gleichstand dank der meisten übrigen Bausteine.
iwari-shares = Mit { $points } Punkten { $who ->
    [you] teilst du dir
   *[other] teilt sich { $player }
} den Sieg.
iwari-third-wins = Das dritte Volk liegt mit { $points } Punkten vorn: Beide verlieren.
