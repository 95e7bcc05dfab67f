# Der Tisch von Dewan im Browser: Fragen, Entscheidungen, was sie kosten und bringen.

dewan-table-round-draft = Erste Ziele

## Wer am Zug ist und was gefragt wird

dewan-table-choosing = { $phase ->
    [story] { $player } wählt ein Ziel
    [tuck] { $player } darf eine Karte unters Tableau schieben
    [marker] { $player } legt ein Plättchen
    [fishing] { $player } darf fischen
   *[other] { $player } überlegt
}
dewan-table-your-turn = Du bist am Zug
dewan-table-ask-turn = Du bist am Zug: Karten nehmen oder Lager platzieren
dewan-table-ask-last = Dein letzter Zug: Karten nehmen oder Lager platzieren
dewan-table-ask-take = Wähle zwei Karten nebeneinander
dewan-table-ask-place = Wähle, wohin das Lager kommt
dewan-table-ask-route = Wähle den Weg
dewan-table-ask-pass = Du kannst weder Karten nehmen noch ein Lager platzieren
dewan-table-ask-confirm = Auswahl bestätigen?
dewan-table-ask-draft = Wähle dein erstes Ziel
dewan-table-ask-story = Wähle ein Ziel
dewan-table-ask-tuck = Eine Karte unters Tableau schieben?
dewan-table-ask-marker = { $marker ->
    [lava] Der Vulkan bricht aus: Wähle ein Feld für die Lava
   *[water] Die Flut steigt: Wähle ein Feld, das zu Wasser wird
}
dewan-table-ask-fishing = Die Fische beißen: eine Karte ablegen?
dewan-table-step-origin = Startfeld
dewan-table-step-route = Weg
dewan-table-step-confirm = Bestätigen
dewan-table-step-take = Karten
dewan-table-step-story = Ziel
dewan-table-step-tuck = Karte
dewan-table-step-marker = Feld
dewan-table-step-fishing = Karte

## Die Ablage

dewan-table-do-take = 2 Karten nehmen
dewan-table-do-take-how = nebeneinander aus der Reihe
dewan-table-do-place = Lager { $camp } platzieren
dewan-table-do-place-how = { $count ->
    [one] { $count } Feld in Reichweite
   *[other] { $count } Felder in Reichweite
}{ $effect ->
    [story] ; bringt ein Ziel
    [tuck] ; danach darf eine Karte unter das Tableau
    [fire] ; bringt ein Feuer und die letzte Runde
   *[none] { "" }
}
dewan-table-do-story = Ein Ziel nehmen
dewan-table-do-tuck = Karte unterschieben
dewan-table-do-marker = { $marker ->
    [lava] Lavaplättchen legen
   *[water] Wasserplättchen legen
}
dewan-table-do-fishing = Fischen
dewan-table-do-pass = Passen
dewan-table-no-place = Kein Lager lässt sich platzieren: Nimm zwei Karten.
dewan-table-no-place-why = Warum lässt sich kein Lager platzieren?
dewan-table-pass-only = Du kannst weder Karten nehmen noch ein Lager platzieren, also passt du.
dewan-table-place-ask = Wähle ein leuchtendes Feld, dann wird der günstigste Weg vorgeschlagen; oder wähle eines deiner Lager und geh von dort los.
dewan-table-place-ask-touch = Tippe auf ein leuchtendes Feld oder auf eines deiner Lager, um dort aufzubrechen.
dewan-table-turn-ask-touch = { $effect ->
    [story] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }, das ein Ziel bringt.
    [tuck] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }, nach dem eine Karte unter das Tableau darf.
    [fire] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }, das ein Feuer und die letzte Runde bringt.
   *[none] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }.
}
dewan-table-take-ask = Wähle zwei Karten, die in der Reihe nebeneinanderliegen.
dewan-table-take-chosen = { $count ->
    [one] Diese Karte kommt auf deine Hand:
   *[other] Diese Karten kommen auf deine Hand:
}
dewan-table-take-confirm = { $count ->
    [one] Karte nehmen
   *[other] Beide nehmen
}
dewan-table-take-named = { NAMES($cards) } nehmen
dewan-table-route-ask = { $count ->
    [one] Du brichst hier auf. Wähle das nächste Feld oder ein leuchtendes weiter weg.
   *[other] Hier kann kein Lager stehen. Geh weiter zum nächsten Feld oder zu einem leuchtenden weiter weg.
}
dewan-table-journey-pick = Wähle das Feld, um diesen Weg zu nehmen.
dewan-table-confirm-journey = { $count ->
    [one] Bestätigen, { $count } Karte
   *[other] Bestätigen, { $count } Karten
}
dewan-table-legs = Bezahlung
dewan-table-leg = { $number }: { NAMES($terrain) }, bezahlt mit { NAMES($card) }, { $fate }
dewan-table-leg-card = bezahlt mit { NAMES($card) }
dewan-table-leg-origin = Startfeld
dewan-table-leg-goal = Zielfeld
dewan-table-leg-discard = abgelegt
dewan-table-leg-covers = gilt für { $count }
dewan-table-leg-to = an { $player }
dewan-table-leg-ask = Wähle die Handkarte, die hier zahlt.
dewan-table-any-card = beliebige Karte
dewan-table-gifts = Karten gehen an { $players }.
dewan-table-way = Bezahlung { $way } von { $ways }
dewan-table-way-back = Vorige Bezahlung
dewan-table-way-next = Andere Bezahlung
dewan-table-gains = Was es bringt
dewan-table-gain-points = { $count ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
}
dewan-table-gain-berry = { $count ->
    [one] +{ $count } Beere
   *[other] +{ $count } Beeren
}
dewan-table-gain-fire = +{ $count } Feuer
dewan-table-gain-fish = { $count ->
    [one] +{ $count } Fisch
   *[other] +{ $count } Fische
}
dewan-table-gain-card = { $count ->
    [one] +{ $count } Karte
   *[other] +{ $count } Karten
}
dewan-table-gain-story = ein Ziel nehmen
dewan-table-gain-tuck = Karte unters Tableau
dewan-table-gain-step = Ziel ({ $points } Punkte): { $before } → { $after } von { $need }
dewan-table-gain-told = Ziel ({ $points } Punkte) erfüllt
dewan-table-story-ask = Wähle eines der Ziele oder den Stapel, um verdeckt das oberste zu nehmen.
dewan-table-story-unseen = Du nimmst das oberste Ziel des Stapels, ohne es gesehen zu haben.
dewan-table-story-need = { NAMES($symbol) }: { $have } von { $need }
dewan-table-story-confirm = Dieses Ziel nehmen
dewan-table-story-confirm-unseen = Verdeckt nehmen
dewan-table-show-stories = Ziele zeigen
dewan-table-tuck-ask = Wähle eine Handkarte, die unter dein Tableau kommt. Für diese Stelle geht das nur jetzt.
dewan-table-tuck-half = Welche Hälfte bleibt sichtbar?
dewan-table-tuck-shows = { NAMES($half) }
dewan-table-tuck-nothing = Du schiebst nichts unter; die Stelle bleibt für immer leer.
dewan-table-tuck-none = Nichts unterschieben
dewan-table-tuck-none-confirm = Leer lassen
dewan-table-tuck-confirm = Karte unterschieben
dewan-table-marker-ask = { $marker ->
    [lava] Der Nachziehstapel ist leer. Wähle ein freies Nicht-Wasserfeld neben dem Vulkan oder neben Lava.
   *[water] Der Nachziehstapel ist leer. Wähle ein freies Nicht-Wasserfeld neben Wasser.
}
dewan-table-marker-confirm = Hier hinlegen
dewan-table-zone = { $count ->
    [one] Zone ({ NAMES($terrain) }), { $count } Feld
   *[other] Zone ({ NAMES($terrain) }), { $count } Felder
}
dewan-table-zone-after = { $count ->
    [0] verschwindet
    [one] schrumpft auf { $size }
   *[other] geteilt in { $parts }
}
dewan-table-zone-berries = { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
}
dewan-table-berries-lost = { $count ->
    [one] { $count } geht verloren
   *[other] { $count } gehen verloren
}
dewan-table-berries-stay = { $parts ->
    [one] { $count ->
        [one] bleibt in der Zone
       *[other] bleiben in der Zone
    }
   *[other] { $count ->
        [one] kommt in den größten Teil
       *[other] kommen in den größten Teil
    }
}
dewan-table-markers = { $marker ->
    [lava] Übrige Lavaplättchen
   *[water] Übrige Wasserplättchen
}
dewan-table-markers-left = { $before } → { $after }
dewan-table-fish-ask = { $count ->
    [one] Wähle eine Handkarte, die du für { $count } Fisch ablegst, oder behalte deine Karten.
   *[other] Wähle eine Handkarte, die du für { $count } Fische ablegst, oder behalte deine Karten.
}
dewan-table-fish-nothing = Du behältst deine Karten und fängst nichts.
dewan-table-fish-none = Karten behalten
dewan-table-fish-none-confirm = Nichts fangen
dewan-table-fish-confirm = Ablegen und fischen

## Die Hand

dewan-table-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
dewan-table-hand-pays = { $count ->
    [one] { $count } zahlt für diesen Weg
   *[other] { $count } zahlen für diesen Weg
}, { $rest ->
    [0] keine bleibt
    [one] { $rest } bleibt
   *[other] { $rest } bleiben
}
dewan-table-other-ways = Andere Bezahlung:

## Warum nicht, ohne den Server zu fragen

dewan-table-not-here = Beantworte zuerst die gestellte Frage.
dewan-table-not-row = Karten nimmst du zu Beginn deines Zugs.
dewan-table-not-hand = Wähle zuerst, wohin das Lager kommt; dann kannst du die Karten der Bezahlung ändern.

## Tafeln

dewan-table-points = Punkte
dewan-table-tab-hand = Hand
dewan-table-tab-row = Reihe
dewan-table-tab-board = Tableau
dewan-table-tab-players = Personen
dewan-table-tab-log = Verlauf
dewan-table-chip = { $player }: { $camps } Lager übrig, { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}

## Erste Partie

dewan-explain-story = Ein Ziel zeigt mit seinen Symbolen, was deine Lager erreichen sollen; die Zahl nennt seine Punkte. Nimm eines, das du siehst, oder verdeckt das oberste vom Stapel.
dewan-explain-turn = In deinem Zug tust du eines: zwei Karten nebeneinander aus der Reihe nehmen oder Karten ausspielen, um ein Lager zu platzieren. Die Zahlen auf der Landschaft sagen, wie viele Karten der günstigste Weg kostet.
dewan-explain-place = Jedes Feld des Wegs kostet eine Karte seines Terrains, das erste und das letzte eingeschlossen. Wähle, wo das Lager stehen soll, oder geh von einem deiner Lager Feld für Feld.
dewan-explain-pay = Mit diesen Karten bezahlst du. Um eine zu ändern, wähle sie in dieser Liste und dann eine andere Handkarte. Wo am Weg das Lager einer anderen Person steht, bekommt sie die Karte.
dewan-explain-tuck = Eine Karte unter dem Tableau zählt von nun an für deine Ziele, mit der Hälfte, die du wählst: ihr Terrain als eine weitere Zone, ihr Symbol als ein weiteres. Für jede Stelle wirst du nur einmal gefragt.
dewan-explain-marker = Das Plättchen verändert die Landschaft bis zum Spielende. Sieh dir ein Feld an, um zu erfahren, was aus seiner Zone und aus deinen Zielen wird.
dewan-explain-fishing = Lege eine beliebige Karte ab, und jedes deiner Wasserdörfer bringt einen Fisch, der am Ende Punkte wert ist.

## Tasten

dewan-table-key-place = Lager platzieren: Pfeile gehen über deine Lager, Eingabe bricht auf, Pfeile gehen weiter
dewan-table-key-take = Karten nehmen: Pfeile verschieben das Paar, Eingabe wählt es
dewan-table-key-lower = Zum unteren Feld auf dieser Seite gehen
dewan-table-key-ways = Andere Bezahlung

## Was geschah, wo die Landschaft den Ort zeigt

dewan-place-short = { $who ->
    [you] Du platzierst
   *[other] { $player } platziert
} Lager { $camp } ({ NAMES($terrain) }).
dewan-village-short = { $who ->
    [you] Du platzierst
   *[other] { $player } platziert
} Lager { $camp } als Wasserdorf.
dewan-marker-water-short = { $who ->
    [you] Du legst
   *[other] { $player } legt
} ein Wasserplättchen (vorher: { NAMES($terrain) }).
dewan-marker-lava-short = { $who ->
    [you] Du legst
   *[other] { $player } legt
} ein Lavaplättchen (vorher: { NAMES($terrain) }).

## Das Ende einer Partie

dewan-end-tie = Handkarten
dewan-end-tie-line = Gleichstand: Die Handkarten entscheiden.
dewan-end-most-fire = { $points } für die meisten Feuer
dewan-end-won-tie = { $count ->
    [one] { $players } gewinnt dank Handkarten
   *[other] { $players } gewinnen dank Handkarten
}
