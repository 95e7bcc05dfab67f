# Iwari am Terminal: der Tisch, die Auswahl, die Wertung, die Hilfe. Die Spalten sind schmal: Überschriften und
# Beschriftungen sind kurz. $territory, $one, $other und $place sind Namen, $deed sagt NAMES.

iwari-terminal-title = Iwari · { $map } · { $players } Personen
iwari-terminal-status = Runde { $round }
iwari-terminal-status-last = Runde { $round }, die letzte
iwari-terminal-status-draft = Starthände
iwari-terminal-status-over = Das Ende
iwari-terminal-third = Drittes Volk

## Der Tisch

iwari-terminal-head-territory = Gebiet
iwari-terminal-head-biome = Biom
iwari-terminal-head-tents = Zelte:Punkte
iwari-terminal-head-totems = Totems
iwari-terminal-head-free = freie Plätze
iwari-terminal-unexplored = unerforscht
iwari-terminal-connections = Verbindungen: Punkte jetzt, und wer an beiden Enden führt
# Eine Verbindung, die nicht gewertet wird. $by: was sie bedeckt, oder left, wo das Wandertotem war.
iwari-terminal-covered = { $by ->
    [mountain] Berg
    [storm] Sturm
    [ruin] Ruine
   *[left] gewertet
}
iwari-terminal-gold = Gold
iwari-terminal-settlement = Siedlung, { $points ->
    [one] { $points } P.:
   *[other] { $points } P.:
}
# $count Figuren lassen sich noch verdienen; dann folgt, wo die anderen stehen.
iwari-terminal-deed = { NAMES($deed) }, { $count ->
    [0] alle verdient:
    [one] noch eine Figur
   *[other] noch { $count } Figuren
}
iwari-terminal-display = Auslage
# $until: was geschieht, wenn der Nachziehstapel leer ist.
iwari-terminal-stock = Nachziehstapel { $deck }, { $until ->
    [scoring] ist er leer, werden die Zelte gewertet
    [last] ist er leer, beginnt die letzte Runde
   *[over] dies ist die letzte Runde
} · Ablage { $discards }
iwari-terminal-at-turn = (am Zug)
iwari-terminal-first = (Startperson)
iwari-terminal-tally = { $points } P. · { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} und { $totems ->
    [one] { $totems } Totem
   *[other] { $totems } Totems
} übrig
iwari-terminal-source = { $source ->
    [tents_mid] Zwischenwertung { $points }
    [tents] Zelte { $points }
    [totems] Totems { $points }
    [settlements] Siedlungen { $points }
    [expeditions] Expeditionen { $points }
    [walking] Wandertotem { $points }
    [discoveries] Funde { $points }
    [ruins] Ruinen { $points }
   *[road] violetter Pfad { $points }
}
# Hinter dem Namen einer Expedition: ihre Zahl und ihre beiden Belohnungen.
iwari-terminal-expedition = ({ $number }: { $first }, dann { $second })
# Dann folgt, wer die erste Belohnung hat.
iwari-terminal-first-taken = erste Belohnung:
iwari-terminal-road = Violetter Pfad
iwari-terminal-centre = { $count ->
    [one] { $count } Totem der Leere in der Mitte
   *[other] { $count } Totems der Leere in der Mitte
}
# Dann folgt, wer ihn hat.
iwari-terminal-determination = Tatkraftmarker:
iwari-terminal-fortifications = { $count ->
    [0] Befestigung gebaut
   *[other] Befestigung übrig
}
iwari-terminal-ruins = { $count ->
    [one] { $count } Ruine
   *[other] { $count } Ruinen
}
iwari-terminal-fulfilled = Expeditionen erfüllt: { $numbers }
iwari-terminal-holds = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
# Dann folgen Karten einer Hand.
iwari-terminal-known = davon bekannt:
iwari-terminal-hand = Hand
iwari-terminal-legend-land = Gebiet
iwari-terminal-legend-spot = freier Platz
iwari-terminal-legend-tent = Zelt
iwari-terminal-legend-totems = 2 Totems
iwari-terminal-legend-connection = Verbindung
iwari-terminal-legend-sea = zur See
iwari-terminal-legend-covered = von einem Berg bedeckt
iwari-terminal-legend-storm = unter einem Sturm
iwari-terminal-legend-walker = Wandertotem
iwari-terminal-legend-fortification = Befestigung
iwari-terminal-legend-token = Fundmarker
iwari-terminal-legend-ruin = Ruine
iwari-terminal-legend-closed = von einer Ruine gesperrt
iwari-terminal-legend-area = unbekannte Stelle
iwari-terminal-legend-void = 2 Totems der Leere

## Auswahl

iwari-terminal-ask-turn = Du bist am Zug. Was tust du?
iwari-terminal-choose-build = Einen oder zwei Bausteine in einem Gebiet bauen
iwari-terminal-choose-swap = Eine Karte gegen eine neue tauschen
iwari-terminal-choose-pass = Passen: Du hast keine Karte
iwari-terminal-ask-where = Wo baust du? Gib eine Zahl oder den Buchstaben eines Gebiets ein.
iwari-terminal-ask-third = Jetzt handelst du für das dritte Volk. Wo baut es? Gib eine Zahl oder den Buchstaben eines Gebiets ein.
iwari-terminal-head-cost = kostet
iwari-terminal-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
iwari-terminal-ask-piece = Was kommt nach { $territory }? Gib eine Zahl oder einen Namen wie auf der Landkarte ein.
iwari-terminal-head-piece = Baustein
iwari-terminal-head-roads = Pfade zu
iwari-terminal-head-pay = zahlen mit
iwari-terminal-head-gains = bringt
iwari-terminal-piece = { $piece ->
    [tent] Zelt
    [totem] Totem
    [fortification] Befestigung
    [void_totem] Totem der Leere, versetzt
    [ruin] Zelt statt der Ruine
   *[contested] Zelt auf dem Streitmarker
}
iwari-terminal-several = { $count } Arten
iwari-terminal-ask-pay = Welche Karten zahlen für { $place }?
iwari-terminal-ask-second = { $place } ist gewählt und bezahlt. Noch ein Baustein in { $territory }?
iwari-terminal-choose-done = nein, das ist alles
iwari-terminal-ask-swap = Welche Karte gibst du weg?
iwari-terminal-ask-discard = Das dritte Volk kann nichts bauen. Welche Karte legst du ab?
iwari-terminal-ask-draw = Karte { $number } deiner Hand: Welche nimmst du?
iwari-terminal-ask-draft = Karte { $number } deiner Starthand: Welche nimmst du?
iwari-terminal-choose-deck = verdeckt die oberste vom Nachziehstapel (noch { $count })
iwari-terminal-choose-explore = seine Marker aufdecken
iwari-terminal-choose-nowhere = nirgendwohin: darauf verzichten
iwari-terminal-ask-storm = Beide Gebiete der Verbindung { $number } sind voll. Bleibt der Sturm auf ihr?
iwari-terminal-choose-stay = er bleibt
iwari-terminal-choose-move = er zieht weiter auf
iwari-terminal-ask-walk = Dein Totem steht neben dem Wandertotem. Wertest du Verbindung { $number } jetzt?
iwari-terminal-choose-wait = nein, es bleibt, wo es ist
iwari-terminal-choose-walk = ja, für alle, und es zieht weiter
iwari-terminal-ask-deed = Eine Großtat ist vollbracht. Wohin kommt ihre Figur?
iwari-terminal-head-deed = Großtat
iwari-terminal-head-target = Figur kommt auf
iwari-terminal-head-swing = Punkte jetzt
iwari-terminal-explores = erforscht
iwari-terminal-rank = Zelte Rang { $rank }
iwari-terminal-leads = führt bei Totems
iwari-terminal-fills = nimmt den letzten Platz
iwari-terminal-settles = Siedlung aus { $count }
iwari-terminal-earns = bringt { NAMES($deed) }
iwari-terminal-fulfils = erfüllt Expedition { $number }
iwari-terminal-takes = nimmt einen Marker: { NAMES($colour) }
iwari-terminal-determined = nutzt den Tatkraftmarker
iwari-terminal-forgone = { $who ->
    [void] keine Karte übrig, du handelst nicht für die Leere
   *[third] keine Karte übrig, das dritte Volk handelt nicht
}
# $tribe: own, third für das dritte Volk, oder void.
iwari-terminal-preview = { $tribe ->
    [own] In { $territory } bauen für { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }:
    [void] In { $territory } für die Leere bauen, für { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }:
   *[third] Das dritte Volk baut in { $territory } für { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }:
}
iwari-terminal-brings = Bringt:

## Wertung

iwari-terminal-scoring = { $kind ->
    [mid] Der Nachziehstapel ist zum ersten Mal leer: Die Zelte werden gewertet
   *[final] Die Schlusswertung, Schritt für Schritt
}
iwari-terminal-before = Punkte vorher
iwari-terminal-after = Punkte nachher
iwari-terminal-part = { $part ->
    [territory] Zelte, nach Rang
    [connection] Totems, wer an beiden Enden führt
    [settlement] Siedlungen, ein Punkt pro Zelt
    [road] Der violette Pfad, wie ein Gebiet
    [discoveries] Funde, die meisten Marker einer Farbe
   *[ruins] Ruinen, je ein Punkt
}
iwari-terminal-ranked = { $tents ->
    [one] { $tents } Zelt +{ $points }
   *[other] { $tents } Zelte +{ $points }
}
# $first und $second: die Totems in den beiden Gebieten.
iwari-terminal-totems = { $one } { $first }, { $other } { $second }
iwari-terminal-score = { $source ->
    [tents_mid] Zelte, Zwischenwertung
    [tents] Zelte, Schlusswertung
    [totems] Totems
    [settlements] Siedlungen
    [expeditions] Expeditionen
    [walking] Wandertotem
    [discoveries] Funde
    [ruins] Ruinen
   *[road] Violetter Pfad
}
iwari-terminal-total = Gesamt
iwari-terminal-tie = Übrige Bausteine (bei Gleichstand)
iwari-terminal-winners = { $count ->
    [one] { $players } gewinnt.
   *[other] { $players } teilen sich den Sieg.
}
iwari-terminal-both-lose = Das dritte Volk gewinnt: Beide verlieren.

## Hilfe

iwari-terminal-help-turn = In deinem Zug tust du genau eines: einen oder zwei Bausteine in einem Gebiet bauen oder eine Karte
    tauschen. Danach wird deine Hand auf drei Karten aufgefüllt.
iwari-terminal-help-build = Nur Gebiete stehen zur Wahl, in denen deine Karten etwas bauen können. In einem unerforschten ist
    das Erste ein einzelnes Zelt.
iwari-terminal-help-piece = Für jeden Baustein siehst du, welche Karten ihn bezahlen und was er brächte, wenn jetzt gewertet
    würde: Punkte, Rang, Siedlungen, Großtaten. Du kannst das Ganze ansehen, bevor es gebaut wird.
iwari-terminal-help-pay = Ein Baustein kostet eine Karte mit dem Biom des Gebiets oder zwei gleiche eines anderen. Insgesamt
    zahlst du höchstens drei Karten auf einmal.
iwari-terminal-help-second = Ein zweiter Baustein kommt in dasselbe Gebiet. Was dabeisteht, gilt für beide zusammen. u nimmt
    den ersten zurück.
iwari-terminal-help-swap = Die Karte kommt auf den Ablagestapel, und du nimmst eine neue aus der Auslage oder vom Nachziehstapel.
iwari-terminal-help-discard = Mit diesen Karten lässt sich für das dritte Volk nichts bauen, also wird eine davon abgelegt.
iwari-terminal-help-draw = Was du aus der Auslage nimmst, sehen alle. Eine Karte vom Nachziehstapel bleibt dein Geheimnis, aber
    zurückgeben kannst du sie nicht. Die Auslage wird aufgefüllt, sobald deine Hand vollständig ist.
iwari-terminal-help-deed = Die Figur bleibt bis zum Ende, wo du sie hinsetzt. In der Schlusswertung vervielfacht sie die Punkte
    der Zelte eines Gebiets oder der Totems einer Verbindung: mal zwei, mit einer zweiten Figur mal drei.
iwari-terminal-help-storm = Eine Verbindung unter einem Sturm wird nicht gewertet. Bleibt er, gilt das, bis wieder ein Sturm
    versetzt wird; zieht er weiter, bedeckt er die nächste freie Verbindung.
iwari-terminal-help-walk = Wird die Verbindung jetzt gewertet, zählt sie für alle, die an beiden Enden führen, und danach nie
    wieder. Das Wandertotem zieht dann zur nächsten Zahl.
iwari-terminal-help = Du errichtest Zelte und Totems in neuen Landen. Alles zählt nach Gebieten, Verbindungen und Pfaden.

    Bauen: Eine Karte mit dem Biom des Gebiets oder zwei gleiche eines anderen Bioms bringen ein Zelt auf einen freien Platz
    oder ein Totem. Höchstens zwei Bausteine, in einem einzigen Gebiet, für höchstens drei Karten. Alle Totems zusammen sind
    nie mehr, als das Volk mit den meisten Zelten dort Zelte hat.

    Zelte: In jedem Gebiet bekommt das Volk mit den meisten einen Punkt für jedes Zelt dort, das nächste so viele, wie das
    erste Zelte hat, und so weiter. Bei Gleichstand gibt es die volle Punktzahl. Das wird gewertet, wenn der Nachziehstapel
    zum ersten Mal leer ist, und noch einmal am Ende.

    Totems, am Ende: Eine Verbindung verknüpft zwei Gebiete. Wer in beiden die meisten Totems hat, Gleichstand eingeschlossen,
    bekommt einen Punkt für jedes Totem der beiden. Eine Verbindung unter einem Berg wird nie gewertet.

    Siedlungen, am Ende: Vier oder mehr deiner Zelte, die durch Pfade verbunden sind, bringen je einen Punkt.

    Ist der Nachziehstapel zum zweiten Mal leer oder steht jemandes letztes Zelt, wird die Runde noch zu Ende gespielt; dann
    ist die Partie vorbei. Bei Gleichstand gewinnt, wer mehr Bausteine übrig hat.
iwari-terminal-help-third = Zu zweit gibt es ein drittes Volk. Nach deiner eigenen Aktion baust du mit deinen übrigen Karten
    etwas für dieses Volk. Es wird gewertet wie alle anderen, und liegt es am Ende vorn, verliert ihr beide.
iwari-terminal-help-path = An diesem Tisch zählt von einer Siedlung nur die längste Kette von Zelten, ohne Abzweigungen.
iwari-terminal-help-union = Bündnis: Die ersten beiden, die eine Siedlung gründen, setzen eine Figur in ein Gebiet, in das sie reicht.
iwari-terminal-help-discovery = Entdeckung: Die ersten beiden, die den letzten Zeltplatz eines Gebiets besetzen, setzen eine Figur in ein beliebiges anderes.
iwari-terminal-help-honour = Ehre: Wer zuerst an beiden Enden einer Verbindung zu Land mit Totems führt, setzt eine Figur darauf.
iwari-terminal-help-respect = Respekt: Wer zuerst an beiden Enden einer Verbindung zur See mit Totems führt, setzt eine Figur darauf.
iwari-terminal-help-courage = Mut: Wer das letzte Gebiet erforscht, darf die Figur neben eine andere setzen. Sie senkt den Faktor
    dort um eins.
# Dann folgt, was die Karte zählt.
iwari-terminal-help-veneration = Verehrung: Wer am Ende allein von einer Sache das meiste hat, darf eine letzte Figur setzen. Es zählt:
iwari-terminal-help-expeditions = Expeditionen: Drei Karten liegen offen. Die erste Person, die tut, was eine Karte verlangt, bekommt
    sofort die erste Belohnung, die zweite Person die zweite; dann ist die Karte fort.
iwari-terminal-help-storms = Stürme: Sie bedecken Verbindungen wie Berge. Sind beide Gebiete einer solchen Verbindung voll, entscheidet
    die Person mit den meisten Zelten in beiden, ob der Sturm bleibt oder weiterzieht.
iwari-terminal-help-walking_totem = Wandertotem: Wer neben ihm ein Totem baut, darf seine Verbindung sofort werten, für alle. Dann
    zieht es weiter, und diese Verbindung wird nicht noch einmal gewertet.
iwari-terminal-help-fortifications = Befestigungen: Du hast eine und baust sie wie ein Zelt in einem erforschten Gebiet. In der
    Schlusswertung verdoppelt ein Zelt darauf die Punkte seines Volks für die Zelte des Gebiets und für die Siedlung, zu der es
    gehört.
iwari-terminal-help-discoveries = Funde: Vor dem ersten Zelt in einem Gebiet werden seine beiden Marker aufgedeckt. Ein Zelt auf einem
    Marker nimmt ihn mit. Am Ende sind die meisten Marker einer Farbe sechs Punkte wert.
iwari-terminal-help-floating-lands = Schwebende Lande: In der Tundra steht kein Totem, und Verbindungen sind Pfade für Siedlungen.
iwari-terminal-help-forgotten-island = Vergessene Insel: Eine Ruine sperrt ihre Verbindung, bis ein Zelt sie ersetzt, für zwei Karten des
    Bioms, das sie zeigt. Behalte die Ruine für einen Punkt. Eine geöffnete Verbindung ist einen Punkt wert. Verbindungen sind
    Pfade für Siedlungen.
iwari-terminal-help-glacier-massif = Gletschermassiv: Die Verbindungen 1 und 11 verknüpfen dieselben beiden Gebiete.
iwari-terminal-help-unexplored-paths = Unerforschte Pfade: Als einen deiner Bausteine darfst du ein Totem der Leere versetzen: aus der
    Mitte für zwei Karten seines neuen Bioms, von einem Gebiet in ein anderes Biom für je eine Karte der beiden. Wo die Leere
    allein führt, bekommt niemand Punkte.
iwari-terminal-help-long-road = Langer Pfad: Am Ende werden die Zelte am violetten Pfad gewertet, als wäre er ein Gebiet.
iwari-terminal-help-the-void = Die Leere: Ein Streitmarker kommt, mit einem Zelt von dir darauf, in eines seiner beiden Gebiete, für zwei
    Karten mit dessen Biom. Wer den Tatkraftmarker hat, darf dort, wo noch niemand war, einen zweiten Baustein bauen und gibt den
    Marker dann weiter.

## Gegen die Leere: der Tisch. „Du“ ist die Seite der Personen, auch zu zweit.

# $way: allein gegen die Leere, oder gemeinsam.
iwari-terminal-title-way = Iwari · { $map } · { $way }
iwari-terminal-void = Die Leere
iwari-terminal-head-only-tents = Zelte
# Darunter steht, wer ein Gebiet beansprucht hat, oder in Klammern, wer es bekäme, wenn jetzt entschieden würde.
iwari-terminal-head-claim = geht an (jetzt)
iwari-terminal-claim = { $by ->
    [void] Leere
   *[players] du
}
iwari-terminal-joined = Verbindungen, und wo die Figur der Leere steht
iwari-terminal-settled = Siedlung:
iwari-terminal-left = { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} und { $totems ->
    [one] { $totems } Totem
   *[other] { $totems } Totems
} übrig
# Dann folgt, wo ihre Figur steht.
iwari-terminal-void-left = { $ruins ->
    [one] { $ruins } Ruine
   *[other] { $ruins } Ruinen
} und { $totems ->
    [one] { $totems } Totem
   *[other] { $totems } Totems
} übrig, Figur auf
# Eine Zahl und die Zahl, mit der die Leere gewinnt (held, group, centre), eine Verderbnis kommt (showing) oder die
# Partie endet (aside).
iwari-terminal-threat = { $threat ->
    [held] Gebiete { $count }/{ $most }
    [group] verbundene Ruinen { $count }/{ $most }
    [showing] Karten offen { $count }/{ $most }
    [aside] beiseite { $count }/{ $most }
   *[centre] Totems in der Mitte { $count }/{ $most }
}
iwari-terminal-violet = auf violetten Plätzen { $ruins ->
    [one] { $ruins } Ruine
   *[other] { $ruins } Ruinen
}, { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
}
iwari-terminal-complete = vollständige Biome: { $biomes }
# $above: Karten der Leere über der Auslage.
iwari-terminal-void-stock = Nachziehstapel { $deck } · Ablage { $discards } · { $above ->
    [0] keine Karte der Leere über der Auslage
    [one] { $above } Karte der Leere über der Auslage
   *[other] { $above } Karten der Leere über der Auslage
}
iwari-terminal-legend-void-ruin = Ruine
iwari-terminal-legend-pawn = Figur der Leere
iwari-terminal-legend-yours = von dir beansprucht
iwari-terminal-legend-lost = von der Leere beansprucht

## Gegen die Leere: Auswahl

iwari-terminal-ask-void = Jetzt muss etwas für die Leere getan werden. Was?
iwari-terminal-choose-void-build = Für die Leere bauen
iwari-terminal-ask-void-where = Wo baut die Leere? Gib eine Zahl oder den Buchstaben eines Gebiets ein.
# $brings: infection, oder corruption, wo dann genug Karten der Leere offen liegen. Es trifft die Gebiete $one und $other.
iwari-terminal-choose-voids = { $count ->
    [one] Eine Karte der Leere
   *[other] { $count } Karten der Leere
} spielen: { $brings ->
    [infection] ein Befall an Verbindung { $number }, { $one } und { $other }
   *[corruption] eine Verderbnis an Verbindung { $number }, { $one } und { $other }
}
# Dann folgt eine Karte.
iwari-terminal-choose-skip = Die Leere übergehen, mit einer Karte eines vollständigen Bioms:
iwari-terminal-choose-void-discard = Nichts lässt sich tun, ablegen:
iwari-terminal-choose-void-pass = Passen: Du hast nur Karten der Leere
iwari-terminal-void-piece = { $piece ->
    [tent] Ruine
   *[totem] Totem der Leere
}
# $place: woher ein versetzter Baustein kommt, wie auf der Landkarte: D2 oder D.
iwari-terminal-moved = { $piece ->
    [tent] Zelt von { $place }
   *[totem] Totem von { $place }
}
iwari-terminal-ask-landing = Wohin kommt das Zelt von { $place }?
# $kind: infection oder corruption.
iwari-terminal-ask-order = { $kind ->
    [infection] Befall an Verbindung { $number }: Wo beginnt er?
   *[corruption] Verderbnis an Verbindung { $number }: Wo beginnt sie?
}
iwari-terminal-choose-order = dann { $other }
iwari-terminal-ask-ruin = Wohin in { $territory } kommt die Ruine?
iwari-terminal-head-spot = Platz
iwari-terminal-ask-target = Die Leere hat eine neue Siedlung. In welchem ihrer Gebiete handelt sie?
iwari-terminal-ask-free = Du hast eine neue Siedlung: Ein Baustein ist kostenlos. Wohin kommt er?
iwari-terminal-choose-no-piece = nirgendwohin: darauf verzichten
# Wie viele dann im Gebiet stehen: Zelte gegen Ruinen, Totems gegen die der Leere.
iwari-terminal-stand = Zelte { $tents }:{ $ruins }, Totems { $totems }:{ $void }
iwari-terminal-claims = { $by ->
    [void] die Leere beansprucht { $territory }
   *[players] du beanspruchst { $territory }
}
iwari-terminal-joins = verbundene Ruinen { $before } → { $after }
iwari-terminal-follows = { $what ->
    [free] ein Baustein ist kostenlos
    [acts] die Leere handelt sofort
    [haunts] eine Ruine folgt in der Tundra
   *[lost] der zweite Baustein geht verloren
}
iwari-terminal-moves-on = Figur auf { $number }
iwari-terminal-ends = beendet die Partie

## Gegen die Leere: wie es endete

iwari-terminal-head-claimed = ging an
iwari-terminal-head-ruins = Zelte : Ruinen
iwari-terminal-head-virtual = Totems, +1 virtuell
iwari-terminal-head-cause = entschieden
iwari-terminal-cause = { $cause ->
    [filled] voll besetzt
    [corruption] Verderbnis
   *[end] am Ende
}
iwari-terminal-ended = { $reason ->
    [settlement] Eine Siedlung der Leere ist zu groß geworden.
    [limit] Die Leere hat so viele Gebiete beansprucht, wie sie braucht.
    [centre] In der Mitte stehen zu viele Totems der Leere.
    [all-judged] Über alle Gebiete ist entschieden.
    [piece] Ein Baustein, der gesetzt werden musste, war aufgebraucht.
    [stock] Weder Zelt noch Totem war zum Spielen übrig.
   *[third-card] Die letzte Karte der Leere, die zählt, wurde beiseitegelegt.
}
iwari-terminal-held-out = Sieg: Der Leere standgehalten.
iwari-terminal-void-won = Die Leere hat gewonnen.

## Gegen die Leere: Hilfe

iwari-terminal-help-move = Ein Baustein von dir verlässt ein Gebiet eines vollständigen Bioms. Du zahlst mit einer Karte dieses
    Bioms oder mit zwei gleichen eines anderen.
iwari-terminal-help-void-action = Mindestens eine deiner übrigen Karten wird für die Leere genutzt. Gebaut wird nach denselben Regeln wie
    für dich; Karten der Leere bringen einen Befall, wo die Figur steht, oder eine Verderbnis, wenn genug von ihnen offen liegen.
    Eine Karte eines vollständigen Bioms übergeht die Leere.
iwari-terminal-help-order = Die Leere setzt in jedem der beiden Gebiete einen Baustein, nacheinander. Was der erste bewirkt, kann für
    den zweiten wichtig sein.
iwari-terminal-help-ruin = Die Regeln überlassen dir den Platz dieser Ruine. Du siehst, wie viele Ruinen dann durch Pfade verbunden wären.
iwari-terminal-help-target = Die Leere handelt, wo die meisten Ruinen ihrer neuen Siedlung stehen. Mehrere Gebiete haben gleich viele,
    also wählst du.
iwari-terminal-help-free = Ein Zelt oder Totem, nach den Regeln des Bauens, aber kostenlos, in einem offenen Gebiet, in das deine neue
    Siedlung reicht. Das bringt sie nur einmal.
iwari-terminal-help-against = Du hältst der Leere stand, oder du verlierst. Punkte gibt es nicht.

    Ein Zug: Du baust oder tauschst eine Karte wie üblich; Karten der Leere zahlen für nichts. Dann nutzt du mindestens eine deiner
    übrigen Karten für die Leere: Baue ihre Ruinen und Totems, oder spiele Karten der Leere. Dann ziehst du auf drei Karten nach,
    und die Auslage wird aufgefüllt.

    Karten der Leere, die gespielt werden oder in die Auslage kommen, bringen einen Befall: In beiden Gebieten der Verbindung, auf
    der die Figur steht, setzt die Leere ein Totem, wenn die Totemgrenze es zulässt, sonst eine Ruine auf den freien Platz, der
    einer Ruine am nächsten ist. Dann zieht die Figur weiter. Liegen vier Karten der Leere offen, ist es eine Verderbnis: Über
    beide Gebiete wird auch entschieden, und eine Karte kommt beiseite.

    Entscheidung: Über ein Gebiet wird entschieden, wenn sein letzter Platz besetzt ist, durch eine Verderbnis oder am Ende. Mehr
    Zelte oder Ruinen bringen ein virtuelles Totem; wer dann mehr Totems hat, beansprucht das Gebiet, bei Gleichstand die Leere.
    Von da an ist es geschlossen.

    Siedlungen: Eine neue Gruppe aus mindestens vier Zelten bringt dir einen kostenlosen Baustein; für eine aus mindestens vier
    Ruinen handelt die Leere.

    Ein Biom ist vollständig, wenn alle seine Gebiete einmal voll waren. Seine Karten versetzen deine Bausteine von dort oder
    übergehen die Leere.

    Die Leere gewinnt mit zehn Ruinen, die durch Pfade verbunden sind (auf Schwebende Lande acht), oder mit zu vielen Gebieten. Die Partie endet auch, wenn über alle
    Gebiete entschieden ist, wenn ein nötiger Baustein aufgebraucht ist, wenn du weder Zelt noch Totem hast, oder mit der dritten
    beiseitegelegten Karte. Dann wird über alles Offene entschieden; hat die Leere auch damit nicht gewonnen, hast du es.
iwari-terminal-help-together = Ihr spielt gemeinsam: Wird über ein Gebiet entschieden, zählen eure Zelte zusammen und ebenso eure Totems.
    Für die Totemgrenze und für Siedlungen zählt jedes Volk allein. Verratet einander eure Karten nicht.
iwari-terminal-help-limit = { $limit ->
    [one] An diesem Tisch gewinnt die Leere mit ihrem ersten Gebiet.
   *[other] An diesem Tisch gewinnt die Leere mit { $limit } Gebieten.
}
iwari-terminal-help-against-floating-lands = Schwebende Lande: Auf die erste Tundrakarte, die in einem Zug zahlt, folgt eine Ruine in der
    Tundra, wo alle Ruinen als verbunden gelten. Acht verbundene Ruinen gewinnen. Verbindungen sind Pfade, und in der Tundra steht
    kein Totem.
iwari-terminal-help-against-forgotten-island = Vergessene Insel: Eine Ruine, die du für die Leere baust, kommt auf einen violetten Platz
    ihres Gebiets, wenn einer frei ist. Stehen am Ende mehr Ruinen als Zelte auf violetten Plätzen, gewinnt die Leere. Verbindungen
    sind Pfade.
iwari-terminal-help-against-unexplored-paths = Unerforschte Pfade: Totems der Leere, die Befall, Verderbnis oder eine Siedlung bringen,
    kommen in die Mitte. Mit dem fünften dort gewinnt die Leere; zwei Karten eines Bioms versetzen eines von dort in ein Gebiet
    dieses Bioms.
iwari-terminal-help-against-long-road = Langer Pfad: Eine Ruine, die du für die Leere baust, kommt an den violetten Pfad, wenn ihr Gebiet
    dort einen freien Platz hat. Stehen am Ende mehr Ruinen als Zelte am Pfad, gewinnt die Leere.
