# Iwaris Tisch im Browser. $player und $players sind Namen, $place ist der Name eines Gebiets oder einer Verbindung,
# $biome und $cards sind Kürzel, die NAMES sagt.

## Völker

iwari-web-third = Drittes Volk
iwari-web-third-line = neutral, beide spielen es
iwari-web-void = Die Leere
iwari-web-tribe = Volk: { $player }
iwari-web-tribe-word = Volk
iwari-web-tribes = Völker
iwari-web-tribe-count = { $player } { $count }
iwari-web-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
iwari-web-left = { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} und { $totems ->
    [one] { $totems } Totem
   *[other] { $totems } Totems
} übrig
iwari-web-tents-left = Zelte übrig: { $count }
iwari-web-totems-left = Totems übrig: { $count }
iwari-web-leads = Führt in
iwari-web-longest = Gruppe
iwari-web-hand-of = { $count ->
    [0] keine Karten auf der Hand
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}{ $known ->
    [0] { "" }
   *[other] , bekannt: { NAMES($cards) }
}
iwari-web-determination = hat den Tatkraftmarker
iwari-web-fort-left = { $count ->
    [0] Befestigung gebaut
   *[other] Befestigung noch nicht gebaut
}
iwari-web-tokens-of = Fundmarker: { $red } rot, { $green } grün, { $yellow } gelb
iwari-web-ruins-kept = { $count ->
    [one] { $count } Ruine gesammelt
   *[other] { $count } Ruinen gesammelt
}
iwari-web-expeditions-done = Expeditionen: { $names }
iwari-web-chip = { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Punkte

iwari-web-score-now = Stand jetzt
iwari-web-source = { $source ->
    [have] Bisher
    [tents_mid] Bisher
    [tents] Zelt
    [totems] Totem
    [expeditions] Exped.
    [walking] Wand.
    [discoveries] Fund
    [ruins] Ruine
    [road] Pfad
    [more] Mehr
   *[settlements] Siedl.
}
iwari-web-category = { $source ->
    [tents_mid] Zelte, Mitte
    [tents] Zelte, Ende
    [totems] Totems
    [expeditions] Expeditionen
    [walking] Wandertotem
    [discoveries] Funde
    [ruins] Ruinen
    [road] Violetter Pfad
   *[settlements] Siedlungen
}
iwari-web-category-short = { $source ->
    [tents_mid] Zelt, Mitte
    [tents] Zelt, Ende
    [totems] Totem
    [expeditions] Exped.
    [walking] Wand.
    [discoveries] Fund
    [ruins] Ruine
    [road] Pfad
   *[settlements] Siedl.
}
iwari-web-part = { $part }: { $points }
iwari-web-sum = Ges.
iwari-web-plus = +{ $points }
iwari-web-tie = Übrige Bausteine
iwari-web-tie-line = Gleichstand: Wer mehr Zelte und Totems übrig hat, liegt vorn.
iwari-web-won-tie = { $count ->
    [one] { $players } gewinnt dank übriger Bausteine
   *[other] { $players } gewinnen dank übriger Bausteine
}
iwari-web-both-lose = Das dritte Volk gewinnt: Beide verlieren

## Großtaten

iwari-web-deeds = Großtaten
iwari-web-deed = { $deed ->
    [union] Bündnis
    [discovery] Entdeckung
    [honour] Ehre
    [courage] Mut
    [veneration] Verehrung
   *[respect] Respekt
}
iwari-web-deed-taken = verdient von { $player }, auf { $place }
iwari-web-deed-open = noch nicht verdient
iwari-web-deed-gone = aus dem Spiel
iwari-web-pawn-line = { $deed ->
    [union] Bündnis
    [discovery] Entdeckung
    [honour] Ehre
    [courage] Mut
    [veneration] Verehrung
   *[respect] Respekt
}: Punkte ×{ $factor } am Ende

## Expeditionen

iwari-web-expeditions = Expeditionen
iwari-web-expeditions-none = alle erfüllt
iwari-web-rewards = { $taken ->
    [yes] erste Belohnung: { $player }; zweite Belohnung { $second }
   *[no] erste Belohnung { $first }, zweite Belohnung { $second }
}
iwari-web-progress-of = von { $of }
iwari-web-progress = { $state ->
    [had] { $player }: erfüllt
   *[open] { $player }: { $done } von { $of }
}

## Was auf der Landkarte wandert oder wartet

iwari-web-walker-at = Auf { $number }
iwari-web-walker-gone = Nicht mehr auf der Landkarte
iwari-web-walker-here = Hier steht das Wandertotem
iwari-web-storms = Stürme auf Verbindungen
iwari-web-centre = { $count } in der Mitte
iwari-web-road = Violetter Pfad
iwari-web-road-line = { $taken } von { $spots } Plätzen besetzt; einmal gewertet, am Ende
iwari-web-road-empty = Noch steht kein Zelt an ihm.

## Auslage, Nachziehstapel und Hand

iwari-web-display = Auslage
iwari-web-display-empty = { $asked ->
    [yes] am Ende aufgefüllt
   *[no] leer
}
iwari-web-take = { NAMES($biome) } nehmen
iwari-web-take-deck = Verdeckt vom Nachziehstapel ziehen, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
iwari-web-deck-until = { $until ->
    [scoring] { $count ->
        [one] { $count } Karte bis zur Zwischenwertung
       *[other] { $count } Karten bis zur Zwischenwertung
    }
    [last] { $count ->
        [one] { $count } Karte bis zur letzten Runde
       *[other] { $count } Karten bis zur letzten Runde
    }
   *[over] Die letzte Runde
}
iwari-web-hand = Deine Hand
iwari-web-hand-count = { $count ->
    [0] keine Karten
    [one] { $count } Karte
   *[other] { $count } Karten
}
iwari-web-hand-pays = { $pieces ->
    [one] Für den Baustein: { NAMES($one) }
   *[other] Erster Baustein: { NAMES($one) }, zweiter: { NAMES($two) }
}
iwari-web-hand-one = Wähle eine Karte
iwari-web-hand-pick = { $count ->
    [0] Wähle Karten, um zu sehen, was sie bauen
   *[other] Nur was diese Karten bauen können, leuchtet
}
iwari-web-card = { $state ->
    [pays] Karte: { NAMES($biome) }. Zahlt für Baustein { $piece }.
    [picked] Karte: { NAMES($biome) }. Gewählt.
    [fresh] Karte: { NAMES($biome) }. Neu.
   *[plain] Karte: { NAMES($biome) }
}
iwari-web-slot = { $place ->
    [1] 1. Karte
    [2] 2. Karte
   *[3] 3. Karte
}
iwari-web-tap = tippe auf eine Karte
iwari-web-or-deck = Oder verdeckt vom Nachziehstapel
iwari-web-where = Zum Bauen mit { NAMES($biome) }

## Gebiete und Verbindungen

iwari-web-close = Schließen
iwari-web-territory-line = { $explored ->
    [yes] { NAMES($biome) }, { $taken } von { $spots } Plätzen besetzt
   *[no] { NAMES($biome) }, unerforscht, { $spots } Plätze
}
iwari-web-tents = Zelte
iwari-web-if-now = Punkte nach jetzigem Stand
iwari-web-doubled = von einer Befestigung verdoppelt
iwari-web-unexplored = { $veiled ->
    [yes] Unerforscht: Die Marker liegen verdeckt. Wer das erste Zelt baut, deckt sie vorher auf.
   *[no] Unerforscht: Zuerst wird hier ein einzelnes Zelt gebaut.
}
iwari-web-land-tokens = { $veiled ->
    [yes] { $count ->
        [one] { $count } Marker, verdeckt
       *[other] { $count } Marker, verdeckt
    }
   *[no] { $count ->
        [one] { $count } Marker für ein Zelt darauf
       *[other] { $count } Marker für Zelte darauf
    }
}
iwari-web-land-ruin = Ruine: Zwei Karten ({ NAMES($biome) }) öffnen Verbindung { $number }
iwari-web-land-forts = { $count ->
    [one] { $count } Befestigung
   *[other] { $count } Befestigungen
}
iwari-web-land-contested = { $count ->
    [one] ein Streitmarker kann hierher
   *[other] { $count } Streitmarker können hierher
}
iwari-web-land-gold = Goldmarker: Totems hier zählen für die Verehrung
iwari-web-totems = Totems
iwari-web-cap = { $count } von { $cap }
iwari-web-cap-line = { $room ->
    [0] voll; erst ein weiteres Zelt des führenden Volks schafft Platz
    [one] Platz für eines mehr
   *[other] Platz für { $room } mehr
}
iwari-web-no-totems = keine Totems
iwari-web-connections = Verbindungen
iwari-web-connection = Verbindung { $number }
iwari-web-connection-kind = Verbindung { $number } { $kind ->
    [sea] zur See
   *[land] zu Land
}
iwari-web-connection-line = { $kind ->
    [sea] { $road ->
        [yes] zur See, auch ein Pfad für Siedlungen
       *[no] zur See
    }
   *[land] { $road ->
        [yes] zu Land, auch ein Pfad für Siedlungen
       *[no] zu Land
    }
}
iwari-web-connection-totems = { $factor ->
    [1] { $count ->
        [one] { $count } Totem
       *[other] { $count } Totems
    }
   *[other] { $count ->
        [one] { $count } Totem, ×{ $factor }
       *[other] { $count } Totems, ×{ $factor }
    }
}
iwari-web-covered = { $by ->
    [storm] von einem Sturm bedeckt
    [ruin] von einer Ruine gesperrt
    [left] vom Wandertotem gewertet
   *[mountain] von einem Berg bedeckt
}
iwari-web-covered-line = { $by ->
    [storm] Ein Sturm bedeckt sie: Solange er hier ist, wird sie nicht gewertet.
    [ruin] Eine Ruine sperrt sie: Gewertet wird sie erst, wenn ein Zelt die Ruine ersetzt hat.
    [left] Das Wandertotem hat sie verlassen: Sie wird nicht noch einmal gewertet.
   *[mountain] Ein Berg bedeckt sie: Sie wird nie gewertet.
}
iwari-web-nobody-leads = niemand führt in beiden
iwari-web-nobody-line = { $count ->
    [0] Noch führt niemand auf beiden Seiten.
   *[other] Niemand führt auf beiden Seiten. Das brächte jetzt { $count }.
}
iwari-web-leaders = { $players }: { $count }
iwari-web-holds = { $count ->
    [one] { $players } führt auf beiden Seiten: { $points }
   *[other] { $players } führen auf beiden Seiten: je { $points }
}
iwari-web-tents-count = { $count ->
    [one] { $count } Zelt
   *[other] { $count } Zelte
}
iwari-web-land-line = { $explored ->
    [yes] { $free ->
        [0] voll
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }, Totems { $totems } von { $cap }
    [veiled] unerforscht, Marker verdeckt
   *[no] unerforscht
}

## Was gefragt wird

iwari-web-stage-draft = Erste Karten
iwari-web-ask-turn = { $ask ->
    [pass] Keine Karten: Du passt
    [swap] Tauschen: Welche Karte geht?
    [swapped] Diese Karte tauschen?
    [explore] { $place } erforschen?
    [explored] { $place } ist erforscht: Baue dein Zelt
    [fortification] Wohin kommt deine Befestigung?
    [source] Welches Totem der Leere versetzt du?
    [void_totem] Wohin kommt das Totem der Leere?
    [place] { $last ->
        [yes] Dein letzter Zug: in { $place } bauen
       *[no] Du bist am Zug: in { $place } bauen
    }
    [held] Wo bauen diese Karten?
   *[turn] { $last ->
        [yes] Dein letzter Zug: Baue oder tausche
       *[no] Du bist am Zug: Baue oder tausche
    }
}
iwari-web-ask-third = { $ask ->
    [discard] Das dritte Volk kann nicht bauen: Lege eine Karte ab
    [explore] Drittes Volk: { $place } erforschen?
    [explored] { $place } ist erforscht: Baue das Zelt des dritten Volks
    [place] Das dritte Volk baut in { $place }
   *[build] Baue für das dritte Volk
}
iwari-web-ask-deed = { $deed ->
    [union] Bündnis verdient: Wohin kommt die Figur?
    [discovery] Entdeckung verdient: Wohin kommt die Figur?
    [honour] Ehre verdient: Wohin kommt die Figur?
    [courage] Mut verdient: Neben welche Figur, wenn überhaupt?
    [veneration] Verehrung verdient: Wohin kommt die Figur?
   *[respect] Respekt verdient: Wohin kommt die Figur?
}
iwari-web-ask-storm = Der Sturm auf Verbindung { $number }: Zieht er weiter?
iwari-web-ask-walk = Wandertotem: Verbindung { $number } werten?
iwari-web-ask-draw = { $phase ->
    [draft] Wähle deine Karten: { $taken } von { $of }
   *[refill] Ziehe nach: Karte { $taken } von { $of }
}
iwari-web-waiting = { $phase ->
    [draft] { $player } wählt die ersten Karten
    [third] { $player } spielt das dritte Volk
    [exploring] { $player } hat ein Gebiet erforscht und baut ein Zelt
    [deed] { $player } setzt eine Figur
    [veneration] { $player } setzt die Figur der Verehrung
    [storm] { $player } entscheidet über den Sturm auf Verbindung { $number }
    [walk] { $player } entscheidet, ob Verbindung { $number } jetzt gewertet wird
    [refill] { $player } zieht nach
   *[other] { $player } überlegt
}
iwari-web-step = { $step ->
    [cards] Karten
    [territory] Gebiet
    [pieces] Bausteine
    [swap] Tauschen
    [own] Eigene Aktion
    [third] Drittes Volk
   *[refill] Nachziehen
}

## Die Ablage

iwari-web-tray = { $what ->
    [swap] Eine Karte tauschen
    [discard] Das dritte Volk kann nicht bauen
    [deed] Eine Figur setzen
    [storm] Der Sturm auf Verbindung { $number }
    [walk] Das Wandertotem auf Verbindung { $number }
    [refill] Nachziehen
    [draft] Wähle deine ersten Karten
    [explore] { $place } erforschen
    [explored] { $tribe ->
        [third] Zelt des dritten Volks in { $place }
       *[own] Dein Zelt in { $place }
    }
    [place] { $tribe ->
        [third] Drittes Volk: in { $place } bauen
       *[own] In { $place } bauen
    }
    [third] Für das dritte Volk bauen
   *[turn] Du bist am Zug
}
iwari-web-aim = { $aim ->
    [void_totem] Totem der Leere versetzen
   *[fortification] Befestigung (noch { $count })
}
iwari-web-contested-ask = Wähle eine seiner beiden Stellen: Zwei Karten des dortigen Bioms bringen den Marker dorthin, mit dem Zelt darauf.
iwari-web-fortification-ask = Wähle einen freien Platz für deine Befestigung. Sie kostet so viel wie ein Zelt, und alle dürfen darauf bauen.
iwari-web-void-totem-ask = { $from ->
    [none] Wähle das Totem der Leere, das du versetzt: in der Mitte oder in einem Gebiet.
    [centre] Aus der Mitte, für zwei Karten des Zielbioms. Wähle, wohin es kommt.
   *[land] Aus { $place }, für je eine Karte des dortigen Bioms und des Zielbioms. Wähle, wohin es kommt.
}
iwari-web-explore-ask = { $tribe ->
    [third] { $count ->
        [one] Der Marker dort wird für alle aufgedeckt. Dann muss das Zelt des dritten Volks dorthin. Das lässt sich nicht zurücknehmen.
       *[other] Die { $count } Marker dort werden für alle aufgedeckt. Dann muss das Zelt des dritten Volks dorthin. Das lässt sich nicht zurücknehmen.
    }
   *[own] { $count ->
        [one] Der Marker dort wird für alle aufgedeckt. Dann muss dein Zelt dorthin. Das lässt sich nicht zurücknehmen.
       *[other] Die { $count } Marker dort werden für alle aufgedeckt. Dann muss dein Zelt dorthin. Das lässt sich nicht zurücknehmen.
    }
}
iwari-web-explore-confirm = Marker aufdecken
iwari-web-explored-ask = { $tokens ->
    [0] Wähle den Platz für das Zelt.
   *[other] Wähle den Platz für das Zelt: Auf einem Marker nimmt es ihn mit.
}
iwari-web-explore-here = kann erforscht werden
iwari-web-source-here = von hier lässt sich ein Totem der Leere versetzen
iwari-web-token-here = dieser Marker kann an eine seiner beiden Stellen
iwari-web-turn-ask = { $tribe ->
    [third] Baue mit deinen übrigen Karten einen oder zwei seiner Bausteine in einem Gebiet.
   *[own] Wähle einen leuchtenden Platz, oder Karten, um zu sehen, was sie bauen.
}
iwari-web-no-build = Mit diesen Karten lässt sich nichts bauen.
iwari-web-pass-only = Du hast keine Karten, also passt du.
iwari-web-held-ask = Mit { NAMES($cards) } lässt sich hier bauen:
iwari-web-held-nothing = Mit diesen Karten allein lässt sich nichts bauen.
iwari-web-lands-open = Gebiete, in denen du bauen kannst
iwari-web-land-open = { $piece ->
    [fortification] { $tents ->
        [one] { $tents } Platz für die Befestigung
       *[other] { $tents } Plätze für die Befestigung
    }
    [void_totem] das Totem der Leere kann hierher
   *[piece] { $totem ->
        [yes] { $tents ->
            [0] ein Totem
            [one] { $tents } Zeltplatz und ein Totem
           *[other] { $tents } Zeltplätze und ein Totem
        }
       *[no] { $tents ->
            [one] { $tents } Zeltplatz
           *[other] { $tents } Zeltplätze
        }
    }
}, { $cost ->
    [one] { $cost } Karte pro Baustein
   *[other] { $cost } Karten pro Baustein
}
iwari-web-do-swap = Karte tauschen
iwari-web-do-build = Lieber bauen
iwari-web-do-pass = Passen
iwari-web-asking = Einen Moment.
iwari-web-pick = Klicke, um es zu wählen.
iwari-web-piece = { $piece ->
    [totem] Totem
    [fortification] Befestigung
    [void_totem] Totem der Leere
    [contested] Streitmarker mit Zelt
    [ruin] Zelt statt Ruine
   *[tent] Zelt
}
iwari-web-piece-tent = { $does ->
    [explores] erforscht das Gebiet
    [fills] nimmt den letzten Platz
    [settles] Siedlung aus { $count }
   *[plain] { $fortified ->
        [yes] auf einer Befestigung: Sie verdoppelt
       *[no] auf einem freien Platz
    }
}
iwari-web-piece-fortification = ihr Platz bleibt frei, für alle
iwari-web-piece-void-totem = { $from ->
    [centre] aus der Mitte
   *[land] aus { $place }
}
iwari-web-piece-contested = { $explores ->
    [yes] erforscht das Gebiet
   *[no] seine Stelle wird zum Zeltplatz
}
iwari-web-piece-ruin = genau diese Karten; du behältst die Ruine, Verbindung { $number } ist dann offen
iwari-web-piece-totem = { $standing } von { $cap } möglichen
iwari-web-second = { $with ->
    [determination] Mit dem Tatkraftmarker ist hier ein zweiter Baustein möglich: { $count ->
        [0] Wähle, welcher
        [one] Ein Platz leuchtet
       *[other] { $count } Plätze leuchten
    }
   *[cards] Auch ein zweiter Baustein ist möglich: { $count ->
        [0] Wähle, welcher
        [one] Ein Platz leuchtet
       *[other] { $count } Plätze leuchten
    }
}
iwari-web-pay-other = Bezahlt mit { NAMES($cards) }. Anders bezahlen, insgesamt { $count } Möglichkeiten
iwari-web-pay-other-short = Anders bezahlen
iwari-web-confirm-build = { $count ->
    [one] Bauen, { $count } Karte
   *[other] Bauen, { $count } Karten
}
iwari-web-gains = Was es bringt
iwari-web-gain-points = { $count ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
}
iwari-web-gain-points-of = { $count ->
    [one] { $player }: { $change } Punkt
   *[other] { $player }: { $change } Punkte
}
iwari-web-gain-rank = { $before ->
    [0] Rang { $after }
   *[other] Rang { $before } → { $after }
}
iwari-web-gain-lead = { $lead ->
    [won] Führung bei Totems
   *[lost] Führung bei Totems verloren
}
iwari-web-gain-settlement = Siedlung aus { $count }
iwari-web-gain-deed = { $deed ->
    [union] Bringt Bündnis
    [discovery] Bringt Entdeckung
    [honour] Bringt Ehre
    [courage] Bringt Mut
    [veneration] Bringt Verehrung
   *[respect] Bringt Respekt
}
iwari-web-gain-expedition = Expedition: { $name }
iwari-web-gain-token = { $colour ->
    [red] Roter Marker
    [green] Grüner Marker
   *[yellow] Gelber Marker
}
iwari-web-gain-determination = Nutzt den Tatkraftmarker
iwari-web-gain-forgone = { $who ->
    [void] Keine Karte übrig: Du handelst nicht für die Leere
   *[third] Keine Karte übrig: Das dritte Volk handelt nicht
}
iwari-web-card-ask = { $what ->
    [discard] { $chosen ->
        [yes] { NAMES($biome) } kommt auf den Ablagestapel.
       *[no] Mit deinen Karten lässt sich dafür nichts bauen: Wähle eine, die du ablegst.
    }
   *[swap] { $chosen ->
        [yes] { NAMES($biome) } kommt auf den Ablagestapel. Danach ziehst du nach.
       *[no] Wähle die Karte, die du nicht willst. Danach ziehst du nach.
    }
}
iwari-web-card-confirm = { $what ->
    [discard] { NAMES($biome) } ablegen
   *[swap] { NAMES($biome) } tauschen
}
iwari-web-draw-ask = Nimm eine offene Karte oder verdeckt die oberste vom Nachziehstapel. Ist deine Hand voll, endet dein Zug.
iwari-web-draw-unseen = Du siehst sie erst, wenn sie dir gehört. Zurücknehmen lässt sich das nicht.
iwari-web-draw-where = { $count ->
    [0] Kein Gebiet ({ NAMES($biome) }) hat noch einen freien Platz.
    [one] Ein Gebiet ({ NAMES($biome) }) hat freie Plätze.
   *[other] { $count } Gebiete ({ NAMES($biome) }) haben freie Plätze.
}
iwari-web-draw-card = { NAMES($biome) } nehmen
iwari-web-draw-deck = Verdeckt ziehen
iwari-web-show-display = Karten zeigen
iwari-web-deed-ask = { $deed ->
    [courage] Setze die Figur neben eine andere, und der Faktor dort sinkt für alle um eins. Oder verzichte: Dann ist sie aus dem Spiel.
    [veneration] Wähle, wohin die Figur kommt: Der Faktor dort steigt für alle um eins. Oder verzichte: Dann ist sie aus dem Spiel.
   *[other] Wähle, wohin die Figur kommt: Sie verdoppelt dort die Punkte für alle.
} { $count ->
    [0] Kein Ort leuchtet.
    [one] Ein Ort leuchtet.
   *[other] { $count } Orte leuchten.
}
iwari-web-deed-factor = ×{ $before } → ×{ $after }
iwari-web-deed-decline = { $deed ->
    [courage] Auf Mut verzichten
   *[veneration] Auf Verehrung verzichten
}
iwari-web-deed-declined = Die Figur ist dann aus dem Spiel.
iwari-web-deed-confirm = Figur setzen
iwari-web-target = { $points ->
    [0] die Figur kann hierher
    [one] die Figur kann hierher, { $points } Punkt für dich
   *[other] die Figur kann hierher, { $points } Punkte für dich
}
iwari-web-storm-ask = { $one } und { $other } sind voll, und dort hast du die meisten Zelte: Entscheide jetzt, ein einziges Mal.
iwari-web-storm-move = Auf { $to } versetzen
iwari-web-storm-move-line = { $number } zählt wieder, { $to } nicht mehr.
iwari-web-storm-stay = Bleiben lassen
iwari-web-storm-stay-line = { $number } bleibt bedeckt und zählt nicht.
iwari-web-storm-confirm = { $move ->
    [yes] Sturm auf { $to } versetzen
   *[no] Sturm bleiben lassen
}
iwari-web-storm-here = { $move ->
    [yes] hierher würde der Sturm ziehen
   *[no] hier kann der Sturm bleiben
}
iwari-web-walk-ask = Dein Totem steht an Verbindung { $number }: Sie darf jetzt gewertet werden, ein für alle Mal und für alle Völker.
iwari-web-walk-score = { $number } jetzt werten
iwari-web-walk-nothing = { $covered ->
    [yes] Sie ist bedeckt: Niemand bekommt Punkte.
   *[no] Niemand bekommt Punkte.
}
iwari-web-walk-onward = { $to ->
    [0] Dann verlässt das Totem die Landkarte.
   *[other] Dann zieht das Totem weiter auf { $to }.
}
iwari-web-walk-not = Jetzt nicht
iwari-web-walk-not-line = Das Totem bleibt auf { $number }.
iwari-web-walk-confirm = { $score ->
    [yes] Verbindung { $number } werten
   *[no] Nicht werten
}
iwari-web-walk-here = kann jetzt gewertet werden
iwari-web-not-hand = Deine Karten werden gerade nicht gebraucht.
iwari-web-one-way = Anders lässt es sich nicht bezahlen.

## Das Telefon

iwari-web-tab = { $tab ->
    [map] Landkarte
    [cards] Karten
    [lands] Gebiete
    [players] Personen
   *[log] Verlauf
}

## Eine Wertung, Schritt für Schritt

iwari-web-scoring = Wertung
iwari-web-scoring-steps = Schritte der Wertung
iwari-web-scoring-title = { $step ->
    [territory] { $scoring ->
        [mid] Zwischenwertung: Zelte in { $place }
       *[final] Schlusswertung: Zelte in { $place }
    }
    [road] Schlusswertung: Zelte am violetten Pfad
    [connection] Schlusswertung: Totems an Verbindung { $number }
    [discoveries] Schlusswertung: { $colour ->
        [red] rote Marker
        [green] grüne Marker
       *[yellow] gelbe Marker
    }
    [ruins] Schlusswertung: Ruinen ({ $player })
   *[settlement] Schlusswertung: Siedlung ({ $player })
}
iwari-web-scoring-part = { $part ->
    [territory] Zelte
    [road] Pfad
    [connection] Totems
    [discoveries] Funde
    [ruins] Ruinen
   *[settlement] Siedlungen
}
iwari-web-scoring-list = { $part ->
    [territory] Gebiete
    [road] Violetter Pfad
    [connection] Verbindungen
    [discoveries] Funde
    [ruins] Ruinen
   *[settlement] Siedlungen
}
iwari-web-of = { $count } von { $of }
iwari-web-settlement-of = Siedlung ({ $player })
iwari-web-ruins-of = Ruinen ({ $player })
iwari-web-discoveries-of = { $colour ->
    [red] Rote Marker
    [green] Grüne Marker
   *[yellow] Gelbe Marker
}
iwari-web-scoring-line = { $kind ->
    [road] gewertet wie ein Gebiet
    [discoveries] die meisten einer Farbe zählen
   *[ruins] je ein Punkt
}
iwari-web-scoring-land = { NAMES($biome) }, { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} auf { $spots } Plätzen
iwari-web-scoring-ends = { $one } und { $other }
iwari-web-scoring-reason = { $rank ->
    [1] jedes Zelt hier
    [2] die Zelte des ersten
    [3] die Zelte des zweiten
    [4] die Zelte des dritten
   *[other] die Zelte des Rangs davor
}
iwari-web-scoring-times = { $base } × { $factor }
iwari-web-scoring-doubled = { $sum } × 2
iwari-web-scoring-no-tent = kein Zelt, keine Punkte
iwari-web-scoring-both = führt auf beiden Seiten: jedes Totem
iwari-web-scoring-opened = führt auf beiden Seiten einer geöffneten Verbindung: insgesamt ein Punkt
iwari-web-scoring-tokens = { $state ->
    [most] die meisten
    [tied] gleichauf die meisten
    [fewer] weniger
   *[none] keiner davon
}
iwari-web-scoring-ruins = { $count ->
    [one] eine Ruine gesammelt
   *[other] { $count } Ruinen gesammelt
}
iwari-web-scoring-only = führt nur in { $place }
iwari-web-scoring-neither = führt auf keiner Seite
iwari-web-scoring-settlement = { $rest ->
    [0] jedes ihrer Zelte, in { $lands }
   *[other] ihr längster Weg, in { $lands }; { $rest } daneben
}
iwari-web-scoring-no-settlement = keine
iwari-web-scoring-pawns = { $count ->
    [one] { $deed ->
        [union] Bündnis
        [discovery] Entdeckung
        [honour] Ehre
        [courage] Mut
        [veneration] Verehrung
       *[respect] Respekt
    }: Punkte ×{ $factor }
   *[other] { $count } Figuren: Punkte ×{ $factor }
}
iwari-web-scoring-next = als Nächstes
iwari-web-scoring-then = Als Nächstes
iwari-web-how = So wird gezählt
iwari-web-how-counts = { $kind ->
    [territory] Das Volk mit den meisten Zelten bekommt einen Punkt für jedes Zelt im Gebiet. Jeder weitere Rang bekommt so viele Punkte, wie der Rang davor Zelte hat. Bei Gleichstand bekommen alle die volle Punktzahl.
    [road] Für die Zelte am violetten Pfad gelten dieselben Ränge wie in einem Gebiet: Der erste Rang bekommt einen Punkt für jedes Zelt an ihm, jeder weitere so viele Punkte, wie der Rang davor Zelte hat. Figuren und Befestigungen ändern daran nichts.
    [connection] Wer in beiden Gebieten die meisten Totems hat, Gleichstand eingeschlossen, bekommt einen Punkt für jedes Totem in den beiden. Die Führung auf nur einer Seite bringt nichts.
    [discoveries] Wer die meisten Marker einer Farbe genommen hat, bekommt Punkte dafür. Bei Gleichstand bekommen alle die volle Punktzahl.
    [ruins] Jede Ruine, die ein Zelt ersetzt hat, bringt dem Volk, das sie behält, einen Punkt.
    [path] Mindestens vier Zelte eines Volks, die durch Pfade verbunden sind, sind eine Siedlung. Ihr längster Weg bringt einen Punkt für jedes Zelt.
   *[group] Mindestens vier Zelte eines Volks, die durch Pfade verbunden sind, sind eine Siedlung. Sie bringt einen Punkt für jedes Zelt.
}
iwari-web-how-fortified = Ein Volk, dessen Zelt hier auf einer Befestigung steht, bekommt das Doppelte.
iwari-web-score-so-far = Bisheriger Stand
iwari-web-before = Vorher
iwari-web-strip = { $player } { $points }, +{ $gain }.
iwari-web-scoring-slider = Schritt der Wertung
iwari-web-scoring-back = Einen Schritt zurück
iwari-web-scoring-pause = Anhalten
iwari-web-scoring-play = Abspielen
iwari-web-scoring-speed = Tempo { $speed }; drücken, um es zu ändern
iwari-web-scoring-skip = { $scoring ->
    [mid] Gleich weiterspielen
   *[final] Gleich zum Endstand
}
iwari-web-scoring-skip-short = Überspringen
iwari-web-scoring-on = Weiter: { $place }
iwari-web-scoring-end = { $scoring ->
    [mid] Weiterspielen
   *[final] Zum Endstand
}

## Tasten

iwari-web-key-cards = Eine Handkarte wählen oder zurücklegen
iwari-web-key-build = Bauen: zur Landkarte
iwari-web-key-swap = Eine Karte tauschen
iwari-web-key-fortification = Befestigung bauen; noch einmal: Zelte und Totems
iwari-web-key-void-totem = Ein Totem der Leere versetzen; noch einmal: Zelte und Totems
iwari-web-key-answer = Ein Sturm oder das Wandertotem: die erste oder die zweite Antwort
iwari-web-key-display = Zur Auslage
iwari-web-key-arrows = Von Gebiet zu Gebiet, in einem Gebiet über seine Plätze
iwari-web-key-ways = Andere Bezahlung

## Beim ersten Mal

iwari-web-explain-turn = Spiele eine bis drei Karten, um einen oder zwei Bausteine in einem Gebiet zu bauen, oder tausche eine Karte. Jeder Baustein kostet eine Karte mit dem Biom des Gebiets oder zwei gleiche eines anderen. Plätze, die du bezahlen kannst, leuchten. Das Schild eines Gebiets sagt, wer dort jetzt wie viel bekäme: Klicke darauf, um mehr zu sehen.
iwari-web-explain-build = Zelte zählen in ihrem Gebiet, Totems für die nummerierten Verbindungen an seinen Grenzen. Die Zahlen auf deinen Karten sagen, für welchen Baustein sie zahlen. Wähle eine andere Karte, um anders zu bezahlen, oder einen weiteren leuchtenden Platz für einen zweiten Baustein. Bevor du bestätigst, wird nichts gesendet.
iwari-web-explain-swap = Beim Tauschen legst du eine Karte ab, und deine Aktion ist vorbei; dann ziehst du auf drei nach.
iwari-web-explain-third = Zu zweit gibt es ein drittes Volk. Mit deinen übrigen Karten musst du jetzt für dieses Volk bauen, nach denselben Regeln. Gewinnt es, verliert ihr beide.
iwari-web-explain-deed = Eine Figur vervielfacht in der Schlusswertung die Punkte ihres Orts für alle. Zeige auf einen Ort, um zu sehen, wessen Punkte sich ändern würden.
iwari-web-explain-courage = Der Mut steht neben einer Figur, die schon auf der Landkarte ist, und senkt den Faktor dort für alle um eins: Aus ×3 wird ×2. Du darfst verzichten; dann ist er aus dem Spiel.
iwari-web-explain-veneration = Eine letzte Wahl vor der Wertung: Du hast das meiste von dem, was die Verehrungskarte zählt, also gehört die Figur dir. Wo du sie hinsetzt, steigt der Faktor für alle um eins. Du darfst verzichten.
iwari-web-explain-explore = Hier liegen zwei Fundmarker verdeckt. Bevor das erste Zelt kommt, werden sie für alle aufgedeckt. Dann muss dieses Zelt noch im selben Zug hier gebaut werden.
iwari-web-explain-explored = Die Marker liegen jetzt offen. Ein Zelt auf einem Marker nimmt ihn mit; am Ende bringen die meisten Marker einer Farbe Punkte.
iwari-web-explain-fortification = Du hast eine Befestigung. Sie kostet so viel wie ein Zelt und kommt auf einen freien Platz eines erforschten Gebiets. Wer ein Zelt darauf hat, bekommt doppelte Punkte für die Zelte dieses Gebiets und für die Siedlung, zu der es gehört. Dein eigenes Zelt darf als zweiter Baustein darauf.
iwari-web-explain-void-totem = Ein Totem der Leere zählt wie das eines Volks: Wo die Leere allein führt, bekommt niemand Punkte. Eines zu versetzen ist einer deiner beiden Bausteine. In die Mitte kommt es nie zurück.
iwari-web-explain-contested = Ein Streitmarker liegt zwischen zwei Gebieten. Für zwei Karten mit dem Biom eines der beiden bringst du ihn dorthin, mit deinem Zelt darauf.
iwari-web-explain-ruin = Ein Zelt ersetzt eine Ruine für zwei Karten des Bioms, das neben ihr zu sehen ist, und für keine anderen. Du behältst die Ruine für einen Punkt, und die Verbindung, die sie gesperrt hat, ist offen.
iwari-web-explain-determination = Du hast den Tatkraftmarker: In einem unerforschten Gebiet darfst du für eine Karte seines Bioms einen zweiten Baustein bauen. Danach geht der Marker an die Person rechts von dir.
iwari-web-explain-storm = Ein Sturm bedeckt eine Verbindung; dann wird sie nicht gewertet. Sind ihre beiden Gebiete voll, entscheidet die Person mit den meisten Zelten in beiden zusammen ein einziges Mal: Er bleibt, oder er zieht weiter zur nächsten offenen Zahl. Das kann auch gefragt werden, wenn jemand anderes am Zug ist.
iwari-web-explain-walk = Das Wandertotem zieht von Verbindung zu Verbindung. Wer neben ihm ein Totem baut, darf die Verbindung sofort werten lassen, für alle. Eine Verbindung, die es verlassen hat, wird nicht noch einmal gewertet.
iwari-web-explain-refill = Ziehe auf drei Karten nach, eine nach der anderen: Klicke auf eine offene Karte oder auf den Nachziehstapel, und noch einmal, um sie zu nehmen. Ist der Nachziehstapel zum ersten Mal leer, werden die Zelte gewertet.
iwari-web-explain-draft = Wähle drei Karten für den Anfang, offene oder verdeckt vom Nachziehstapel.
