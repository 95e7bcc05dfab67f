# Iwaris Tisch im Browser. $player und $players sind Namen, $place ist der Name eines Gebiets oder einer Verbindung,
# $biome und $cards sind Kürzel, die NAMES sagt.

## Völker

iwari-web-third = Drittes Volk
iwari-web-third-line = neutral, beide spielen es
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
iwari-web-chip = { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Punkte

iwari-web-score-now = Stand jetzt
iwari-web-source = { $source ->
    [tents_mid] Hat
    [tents] Zelt
    [totems] Totem
   *[settlements] Siedl.
}
iwari-web-category = { $source ->
    [tents_mid] Zelte, Mitte
    [tents] Zelte, Ende
    [totems] Totems
   *[settlements] Siedlungen
}
iwari-web-sum = Ges.
iwari-web-plus = +{ $points }
iwari-web-tie = Übrige Bausteine
iwari-web-tie-line = Gleichstand: Wer mehr Zelte und Totems übrig hat, liegt vorn.
iwari-web-won-tie = { $count ->
    [one] { $players } gewinnt dank übriger Bausteine
   *[other] { $players } gewinnen dank übriger Bausteine
}
iwari-web-both-lose = Das dritte Volk gewinnt: Beide Personen verlieren

## Großtaten

iwari-web-deeds = Großtaten
iwari-web-deed = { $deed ->
    [union] Bündnis
    [discovery] Entdeckung
    [honour] Ehre
   *[respect] Respekt
}
iwari-web-deed-taken = verdient von { $player }, auf { $place }
iwari-web-deed-open = noch nicht verdient
iwari-web-pawn-line = { $deed ->
    [union] Bündnis
    [discovery] Entdeckung
    [honour] Ehre
   *[respect] Respekt
}: Punkte ×{ $factor } am Ende

## Auslage, Nachziehstapel und Hand

iwari-web-display = Auslage
iwari-web-display-empty = { $asked ->
    [yes] am Ende aufgefüllt
   *[no] leer
}
iwari-web-take = Nimm { NAMES($biome) }
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
iwari-web-unexplored = Unerforscht: Zuerst wird hier ein einzelnes Zelt gebaut.
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
iwari-web-connection-line = { $covered ->
    [yes] { $kind ->
        [sea] zur See, von einem Berg bedeckt
       *[land] zu Land, von einem Berg bedeckt
    }
   *[no] { $kind ->
        [sea] zur See
       *[land] zu Land
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
iwari-web-covered = von einem Berg bedeckt
iwari-web-covered-line = Ein Berg bedeckt sie: Sie wird nie gewertet.
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
   *[no] unerforscht
}

## Was gefragt wird

iwari-web-stage-draft = Erste Karten
iwari-web-ask-turn = { $ask ->
    [pass] Keine Karten: Du passt
    [swap] Tauschen: Welche Karte geht?
    [swapped] Diese Karte tauschen?
    [place] { $last ->
        [yes] Dein letzter Zug: in { $place } bauen
       *[no] Du bist am Zug: in { $place } bauen
    }
    [held] Wo bauen diese Karten?
   *[turn] { $last ->
        [yes] Dein letzter Zug: baue oder tausche
       *[no] Du bist am Zug: baue oder tausche
    }
}
iwari-web-ask-third = { $ask ->
    [discard] Das dritte Volk kann nicht bauen: Lege eine Karte ab
    [place] Das dritte Volk baut in { $place }
   *[build] Baue für das dritte Volk
}
iwari-web-ask-deed = { $deed ->
    [union] Bündnis verdient: Wohin kommt die Figur?
    [discovery] Entdeckung verdient: Wohin kommt die Figur?
    [honour] Ehre verdient: Wohin kommt die Figur?
   *[respect] Respekt verdient: Wohin kommt die Figur?
}
iwari-web-ask-draw = { $phase ->
    [draft] Wähle deine Karten: { $taken } von { $of }
   *[refill] Ziehe nach: Karte { $taken } von { $of }
}
iwari-web-waiting = { $phase ->
    [draft] { $player } wählt die ersten Karten
    [third] { $player } spielt das dritte Volk
    [deed] { $player } setzt eine Figur
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
    [refill] Nachziehen
    [draft] Wähle deine ersten Karten
    [place] { $tribe ->
        [third] Drittes Volk: in { $place } bauen
       *[own] In { $place } bauen
    }
    [third] Für das dritte Volk bauen
   *[turn] Du bist am Zug
}
iwari-web-turn-ask = { $tribe ->
    [third] Baue mit deinen übrigen Karten einen oder zwei seiner Bausteine in einem Gebiet.
   *[own] Wähle einen leuchtenden Platz, oder Karten, um zu sehen, was sie bauen.
}
iwari-web-no-build = Mit diesen Karten lässt sich nichts bauen.
iwari-web-pass-only = Du hast keine Karten, also passt du.
iwari-web-held-ask = Mit { NAMES($cards) } lässt sich hier bauen:
iwari-web-held-nothing = Mit diesen Karten allein lässt sich nichts bauen.
iwari-web-lands-open = Gebiete, in denen du bauen kannst
iwari-web-land-open = { $totem ->
    [yes] { $tents ->
        [0] ein Totem
        [one] { $tents } Zeltplatz und ein Totem
       *[other] { $tents } Zeltplätze und ein Totem
    }
   *[no] { $tents ->
        [one] { $tents } Zeltplatz
       *[other] { $tents } Zeltplätze
    }
}, { $cost ->
    [one] { $cost } Karte je Baustein
   *[other] { $cost } Karten je Baustein
}
iwari-web-do-swap = Lieber eine Karte tauschen
iwari-web-do-build = Lieber bauen
iwari-web-do-pass = Passen
iwari-web-asking = Einen Moment.
iwari-web-pick = Klicke, um es zu wählen.
iwari-web-piece = { $piece ->
    [totem] Totem
   *[tent] Zelt
}
iwari-web-piece-tent = { $does ->
    [explores] erforscht das Gebiet
    [fills] nimmt den letzten Platz
    [settles] Siedlung aus { $count }
   *[plain] auf einem freien Platz
}
iwari-web-piece-totem = { $standing } von { $cap } möglichen
iwari-web-second = Auch ein zweiter Baustein ist möglich: { $count ->
    [one] Ein Platz leuchtet
   *[other] { $count } Plätze leuchten
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
   *[respect] Bringt Respekt
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
iwari-web-deed-ask = Wähle, wohin die Figur kommt: Sie verdoppelt dort die Punkte für alle. { $count ->
    [one] Ein Ort leuchtet.
   *[other] { $count } Orte leuchten.
}
iwari-web-deed-confirm = Figur setzen
iwari-web-target = { $points ->
    [0] die Figur kann hierher
    [one] die Figur kann hierher, { $points } Punkt für dich
   *[other] die Figur kann hierher, { $points } Punkte für dich
}
iwari-web-not-hand = Deine Karten werden gerade nicht gebraucht.
iwari-web-one-way = Anders lässt es sich nicht bezahlen.

## Das Telefon

iwari-web-tab = { $tab ->
    [map] Land
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
    [connection] Schlusswertung: Totems an Verbindung { $number }
   *[settlement] Schlusswertung: Siedlung ({ $player })
}
iwari-web-scoring-part = { $part ->
    [territory] Zelte
    [connection] Totems
   *[settlement] Siedlungen
}
iwari-web-scoring-list = { $part ->
    [territory] Gebiete
    [connection] Verbindungen
   *[settlement] Siedlungen
}
iwari-web-of = { $count } von { $of }
iwari-web-settlement-of = Siedlung ({ $player })
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
iwari-web-scoring-no-tent = kein Zelt, keine Punkte
iwari-web-scoring-both = führt auf beiden Seiten: jedes Totem
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
       *[respect] Respekt
    }: Punkte ×{ $factor }
   *[other] { $count } Figuren: Punkte ×{ $factor }
}
iwari-web-scoring-next = als Nächstes
iwari-web-scoring-then = Als Nächstes
iwari-web-how = So wird gezählt
iwari-web-how-counts = { $kind ->
    [territory] Die meisten Zelte bringen einen Punkt für jedes Zelt im Gebiet. Jeder weitere Rang bekommt die Zelte des Rangs davor. Bei Gleichstand bekommen alle die volle Punktzahl.
    [connection] Wer in beiden Gebieten die meisten Totems hat, Gleichstand eingeschlossen, bekommt einen Punkt für jedes Totem in den beiden. Die Führung auf nur einer Seite bringt nichts.
    [path] Mindestens vier Zelte eines Volks, die entlang der Pfade zusammenhängen, sind eine Siedlung. Ihr längster Weg bringt einen Punkt für jedes Zelt.
   *[group] Mindestens vier Zelte eines Volks, die entlang der Pfade zusammenhängen, sind eine Siedlung. Sie bringt einen Punkt für jedes Zelt.
}
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
iwari-web-key-display = Zur Auslage
iwari-web-key-arrows = Von Gebiet zu Gebiet, in einem Gebiet über seine Plätze
iwari-web-key-ways = Andere Bezahlung

## Beim ersten Mal

iwari-web-explain-turn = Spiele eine bis drei Karten, um einen oder zwei Bausteine in einem Gebiet zu bauen, oder tausche eine Karte. Jeder Baustein kostet eine Karte mit dem Biom des Gebiets oder zwei gleiche eines anderen. Plätze, die du bezahlen kannst, leuchten. Das Schild eines Gebiets sagt, wer dort jetzt wie viel bekäme: Klicke darauf, um mehr zu sehen.
iwari-web-explain-build = Zelte zählen in ihrem Gebiet, Totems für die nummerierten Verbindungen an seinen Grenzen. Die Zahlen auf deinen Karten sagen, für welchen Baustein sie zahlen. Wähle eine andere Karte, um anders zu bezahlen, oder einen weiteren leuchtenden Platz für einen zweiten Baustein. Bevor du bestätigst, wird nichts gesendet.
iwari-web-explain-swap = Beim Tauschen legst du eine Karte ab, und deine Aktion ist vorbei; dann ziehst du auf drei nach.
iwari-web-explain-third = Zu zweit gibt es ein drittes Volk. Mit deinen übrigen Karten musst du jetzt für dieses Volk bauen, nach denselben Regeln. Gewinnt es, verliert ihr beide.
iwari-web-explain-deed = Eine Figur vervielfacht in der Schlusswertung die Punkte ihres Orts für alle. Zeige auf einen Ort, um zu sehen, wessen Punkte sich ändern würden.
iwari-web-explain-refill = Ziehe auf drei Karten nach, eine nach der anderen: Klicke auf eine offene Karte oder auf den Nachziehstapel, und noch einmal, um sie zu nehmen. Ist der Nachziehstapel zum ersten Mal leer, werden die Zelte gewertet.
iwari-web-explain-draft = Wähle drei Karten für den Anfang, offene oder verdeckt vom Nachziehstapel.
