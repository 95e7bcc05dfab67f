# Iwari: Übungen. Zu jeder Art ihr Name, ihre Frage, und warum eine Antwort richtig ist.

drills-iwari-paying = Welche Karten bezahlen?
drills-iwari-building = Wo kannst du bauen?
drills-iwari-tents = Was bringen diese Zelte?
drills-iwari-totems = Wo bringen Totems Punkte?
drills-iwari-settlements = Was bringen Siedlungen?
drills-iwari-claims = Wem gehört dieses Gebiet?
drills-iwari-infections = Wohin geht die Leere?

drills-iwari-land = { NAMES($land) }
drills-iwari-connection = Verbindung { $number }
drills-iwari-place = { $place ->
    [0] Totemplatz
   *[other] Zeltplatz { $place }
}

drills-iwari-paying-asks = Du willst { $what ->
    [tent] ein Zelt
    [totem] ein Totem
    [tents] zwei Zelte
    [both] ein Zelt und ein Totem
   *[totems] zwei Totems
} setzen: { NAMES($land) } ({ NAMES($biome) }). Wähle Karten, die genau das bezahlen.
drills-iwari-paying-price = Je Baustein: eine Karte des Bioms dort ({ NAMES($biome) }) oder zwei gleiche eines anderen.
drills-iwari-paying-way = Das bezahlt: { NAMES($cards) }.

drills-iwari-building-asks = In welche dieser Gebiete kannst du mit deiner Hand { $what ->
    [totem] ein Totem
   *[tents] zwei Zelte
} setzen?
drills-iwari-building-yes = { NAMES($land) }: ja, Plätze und Karten erlauben es.
drills-iwari-building-cap = { NAMES($land) }: nein. Totems dort: { $totems }; Zelte des größten Volks: { $tents }.
drills-iwari-building-unexplored = { NAMES($land) }: nein. Es ist unerforscht, also passt nur ein einziges Zelt dorthin.
drills-iwari-building-full = { NAMES($land) }: nein. Freie Zeltplätze: { $free }.
drills-iwari-building-cards = { NAMES($land) }: nein. Deine Hand kann es nicht bezahlen ({ NAMES($biome) }).

drills-iwari-tents-asks = Wie viele Punkte brächten { $who ->
    [you] deine Zelte
   *[other] die Zelte von { $player }
} hier am Ende der Partie, so wie sie stehen: { NAMES($land) }?
drills-iwari-tents-rank = { $rank ->
    [1] { $who ->
        [you] Du hast
       *[other] { $player } hat
    } die meisten, { $tents }: ein Punkt für jedes Zelt dort, zusammen { $points }.
   *[other] { $who ->
        [you] Du folgst
       *[other] { $player } folgt
    } mit { $tents }: so viele Punkte, wie der Rang davor Zelte hat, { $points }.
}
drills-iwari-tents-tied = { $rank ->
    [1] { $count } Völker führen gemeinsam mit je { $tents }: ein Punkt für jedes Zelt dort, je { $points }.
   *[other] { $count } Völker folgen gemeinsam mit je { $tents }: so viele Punkte, wie der Rang davor Zelte hat, je { $points }.
}
drills-iwari-tents-third = { $rank ->
    [1] Das dritte Volk hat die meisten, { $tents }: { $points } Punkte.
   *[other] Das dritte Volk folgt mit { $tents }: { $points } Punkte.
}
drills-iwari-tents-pawns = Figuren vervielfachen das mit { $factor }: { $points }.

drills-iwari-totems-asks = An welchen dieser Verbindungen { $who ->
    [you] bringen deine Totems
   *[other] bringen die Totems von { $player }
} Punkte?
drills-iwari-totems-scores = Verbindung { $number }: { $who ->
    [you] Du führst
   *[other] { $player } führt
} auf beiden Seiten, allein oder gleichauf. Das bringt { $points }.
drills-iwari-totems-covered = Verbindung { $number }: Sie ist verdeckt, niemand wertet dort.
drills-iwari-totems-behind = { $most ->
    [0] Verbindung { $number }: Auf einer Seite steht kein Totem ({ NAMES($land) }), also führt dort niemand.
   *[other] Verbindung { $number }: auf einer Seite nicht vorn ({ NAMES($land) }), { $own } gegen { $most }.
}

drills-iwari-settlements-asks = Wie viele Punkte bringen die Siedlungen von { $who ->
    [you] deinem Volk
   *[other] { $player }
}? { $counts ->
    [path] Nur der längste Weg einer jeden zählt.
   *[group] Alle ihre Zelte zählen.
}
drills-iwari-settlements-counts = { $count } Zelte, durch Pfade verbunden: { $points } Punkte.
drills-iwari-settlements-path = { $count } Zelte, durch Pfade verbunden; der längste Weg bringt { $points }.
drills-iwari-settlements-small = { $count } Zelte, durch Pfade verbunden: weniger als { $least }, also nichts.

drills-iwari-claims-asks = Würde über alle jetzt entschieden, welche davon würde die Leere beanspruchen?
drills-iwari-claims-reason = { NAMES($land) }: Zelte { $tents }, Ruinen { $ruins }. Das virtuelle Totem geht an { $virtual ->
    [players] die Völker
   *[void] die Leere
}, das macht { $own } zu { $void } Totems: { $by ->
    [players] nicht an die Leere
   *[void] an die Leere
}.

drills-iwari-infections-asks = Ein Befall trifft dieses Gebiet: { NAMES($land) }. Wohin setzt die Leere ihr Stück?
drills-iwari-infections-room = Das größte Volk dort hat { $tents } Zelte, Totems sind es { $totems }: Es ist Platz, also kommt ein Totem der Leere.
drills-iwari-infections-full = Das größte Volk dort hat { $tents } Zelte, Totems sind es { $totems }: kein Platz, also kommt eine Ruine.
drills-iwari-infections-near = { $count ->
    [one] Sie kommt auf den freien Platz, der auf Pfaden einer Ruine am nächsten liegt, { $steps } entfernt.
   *[other] Sie kommt auf einen freien Platz, der einer Ruine am nächsten liegt: { $count } sind { $steps } entfernt, und du wählst.
}
