# Dewan: was geschehen ist. Ein Satz für jedes Ding, gelesen von allen am Tisch.
# $player ist ein Name; $who ist „you“, wenn der Satz von der lesenden Person handelt.

dewan-story-row = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} ein Zielplättchen: { NAMES($needs) } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $fire ->
    [0] ).
   *[other] { " " }und { $fire } Feuer).
}
dewan-story-unseen = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} das oberste Zielplättchen des Stapels, ohne es zu sehen.
dewan-story-stack = { $who ->
    [you] Du deckst
   *[other] { $player } deckt
} das oberste Zielplättchen des Stapels auf: { NAMES($needs) } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $fire ->
    [0] ).
   *[other] { " " }und { $fire } Feuer).
}
dewan-take = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} aus der Reihe: { NAMES($cards) }.
dewan-place = { $who ->
    [you] Du platzierst
   *[other] { $player } platziert
} Lager { $camp } auf { $space } ({ NAMES($terrain) }), auf dem Weg { $route }.
dewan-village = { $who ->
    [you] Du platzierst
   *[other] { $player } platziert
} Lager { $camp } auf { $space } als Wasserdorf, auf dem Weg { $route }.
dewan-pay = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} aus: { NAMES($cards) }.
dewan-receive = { $who ->
    [you] Du erhältst
   *[other] { $player } erhält
} für die Durchquerung: { NAMES($cards) }.
dewan-berry = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} eine Beere aus der Zone.
dewan-tuck = { $who ->
    [you] Du schiebst eine Karte unter dein
   *[other] { $player } schiebt eine Karte unter das eigene
} Tableau: { NAMES($card) }. Sichtbar bleibt: { NAMES($half) }.
dewan-tuck-none = { $who ->
    [you] Du schiebst
   *[other] { $player } schiebt
} keine Karte unter das Tableau; die Stelle bleibt leer.
dewan-marker-water = { $who ->
    [you] Du legst
   *[other] { $player } legt
} ein Wasserplättchen auf { $space } (vorher: { NAMES($terrain) }).
dewan-marker-lava = { $who ->
    [you] Du legst
   *[other] { $player } legt
} ein Lavaplättchen auf { $space } (vorher: { NAMES($terrain) }).
dewan-berries-lost = Die Beeren der überdeckten Zone sind verloren.
dewan-berries-move = Von den Beeren der geteilten Zone { $count ->
    [one] kommt { $count }
   *[other] kommen { $count }
} in den Teil mit { $space }.
dewan-berry-odd = Der Zufall gibt die übrige Beere dem Teil mit { $space }.
dewan-fish = { $who ->
    [you] Du legst
   *[other] { $player } legt
} eine Karte ab ({ NAMES($card) }) und { $who ->
    [you] fängst
   *[other] fängt
} { $count ->
    [one] einen Fisch.
   *[other] { $count } Fische.
}
dewan-fish-none = { $who ->
    [you] Du fischst nicht.
   *[other] { $player } fischt nicht.
}
dewan-pass = { $who ->
    [you] Du kannst weder Karten nehmen noch ein Lager platzieren und passt.
   *[other] { $player } kann weder Karten nehmen noch ein Lager platzieren und passt.
}
dewan-shuffle-pile = { $count ->
    [one] Die einzige abgelegte Karte wird zum Nachziehstapel.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Nachziehstapel gemischt.
}
dewan-shuffle-supply = { $count ->
    [one] Die einzige abgelegte Karte wird zum Vorrat.
   *[other] Die { $count } abgelegten Karten werden zu einem neuen Vorrat gemischt.
}
dewan-told = { $who ->
    [you] Du erfüllst
   *[other] { $player } erfüllt
} ein Ziel: { NAMES($needs) } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $fire ->
    [0] ).
   *[other] { " " }und { $fire } Feuer).
}
dewan-reward = { $who ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} als Belohnung.
dewan-last-round = Jemand hat das letzte Lager platziert: Dies ist die letzte Runde.
dewan-event-rain = Der Nachziehstapel ist leer: Die Flut steigt.
dewan-event-lava = Der Nachziehstapel ist leer: Der Vulkan bricht aus.
dewan-event-fish = Der Nachziehstapel ist leer: Die Fische beißen.
dewan-over = Die Partie ist zu Ende.
dewan-wins = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} mit { $points } Punkten.
dewan-wins-tie = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} mit { $points } Punkten, bei Gleichstand dank der meisten Handkarten.
dewan-shares = Mit { $points } Punkten { $who ->
    [you] teilst du dir
   *[other] teilt sich { $player }
} den Sieg.
