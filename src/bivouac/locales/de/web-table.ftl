# Die Seite, auf der gespielt wird.

web-table-heading = { $game }: { $line }
web-table-title-turn = ● Du bist am Zug — Bivouac
web-table-loading = Der Tisch wird gedeckt.
web-table-closed = Dieser Tisch lässt sich nicht öffnen
web-table-home = Zur Übersicht
web-table-close = Schließen
web-table-rule = Die Regel
web-table-round = Runde { $round }
web-table-round-draft = Erste Ziele
web-table-round-last = Runde { $round }, die letzte
web-table-steps = Schritte dieser Entscheidung

## Wer am Zug ist und was gefragt wird

web-table-choosing = { $phase ->
    [story] { $player } wählt ein Ziel
    [tuck] { $player } darf eine Karte unterlegen
    [marker] { $player } legt ein Plättchen
    [fishing] { $player } darf fischen
   *[other] { $player } überlegt
}
web-table-chance = Die Karten werden gemischt
web-table-your-move = Dein Zug
web-table-yours-soon = Gleich bist du am Zug
web-table-over = Die Partie ist zu Ende
web-table-ended = Der Tisch ist geschlossen
web-table-frozen = Dieser Tisch ist eingefroren
web-table-your-turn = Du bist am Zug
web-table-ask-turn = Du bist am Zug: Karten nehmen oder Lager platzieren
web-table-ask-last = Dein letzter Zug: Karten nehmen oder Lager platzieren
web-table-ask-take = Wähle zwei Karten nebeneinander
web-table-ask-place = Wähle, wohin das Lager kommt
web-table-ask-route = Wähle den Weg
web-table-ask-pass = Du kannst weder Karten nehmen noch ein Lager platzieren
web-table-ask-confirm = Auswahl bestätigen?
web-table-ask-draft = Wähle dein erstes Ziel
web-table-ask-story = Wähle ein Ziel
web-table-ask-tuck = Eine Karte unterlegen?
web-table-ask-marker = { $marker ->
    [lava] Der Vulkan bricht aus: Wähle ein Feld für die Lava
   *[water] Die Flut steigt: Wähle ein Feld, das zu Wasser wird
}
web-table-ask-fishing = Die Fische beißen: eine Karte ablegen?
web-table-step-origin = Start
web-table-step-route = Weg
web-table-step-confirm = Bestätigen
web-table-step-take = Karten
web-table-step-story = Ziel
web-table-step-tuck = Karte
web-table-step-marker = Feld
web-table-step-fishing = Karte

## Die Ablage

web-table-do-take = 2 Karten nehmen
web-table-do-take-how = nebeneinander aus der Reihe
web-table-do-place = Lager { $camp } platzieren
web-table-do-place-how = { $count ->
    [one] { $count } Feld in Reichweite
   *[other] { $count } Felder in Reichweite
}{ $effect ->
    [story] ; bringt ein Ziel
    [tuck] ; danach darf eine Karte unter das Tableau
    [fire] ; bringt ein Feuer und die letzte Runde
   *[none] { "" }
}
web-table-do-story = Ein Ziel nehmen
web-table-do-tuck = Karte unterlegen
web-table-do-marker = { $marker ->
    [lava] Lavaplättchen legen
   *[water] Wasserplättchen legen
}
web-table-do-fishing = Fischen
web-table-do-pass = Passen
web-table-no-place = Kein Lager lässt sich platzieren: Nimm zwei Karten.
web-table-no-place-why = Warum lässt sich kein Lager platzieren?
web-table-pass-only = Du kannst weder Karten nehmen noch ein Lager platzieren, also passt du.
web-table-place-ask = Wähle ein leuchtendes Feld, dann wird der günstigste Weg vorgeschlagen; oder wähle eines deiner Lager und geh von dort los.
web-table-place-ask-touch = Tippe auf ein leuchtendes Feld oder auf eines deiner Lager, um dort aufzubrechen.
web-table-turn-ask-touch = { $effect ->
    [story] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }, das ein Ziel bringt.
    [tuck] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }, nach dem eine Karte unter das Tableau darf.
    [fire] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }, das ein Feuer und die letzte Runde bringt.
   *[none] Nimm zwei Karten, oder tippe auf ein leuchtendes Feld für Lager { $camp }.
}
web-table-take-ask = Wähle zwei Karten, die in der Reihe nebeneinanderliegen.
web-table-take-chosen = { $count ->
    [one] Diese Karte kommt auf deine Hand:
   *[other] Diese Karten kommen auf deine Hand:
}
web-table-take-confirm = { $count ->
    [one] Karte nehmen
   *[other] Beide nehmen
}
web-table-take-named = Nimm { NAMES($cards) }
web-table-route-ask = { $count ->
    [one] Du brichst hier auf. Wähle das nächste Feld oder ein leuchtendes weiter weg.
   *[other] Hier kann kein Lager stehen. Geh weiter zum nächsten Feld oder zu einem leuchtenden weiter weg.
}
web-table-journey-pick = Wähle das Feld, um diesen Weg zu nehmen.
web-table-confirm = Bestätigen
web-table-confirm-journey = { $count ->
    [one] Bestätigen, { $count } Karte
   *[other] Bestätigen, { $count } Karten
}
web-table-undo = Zurück
web-table-sending = Senden
web-table-legs = Bezahlung
web-table-leg = { $number }: { NAMES($terrain) }, bezahlt mit { NAMES($card) }, { $fate }
web-table-leg-card = bezahlt mit { NAMES($card) }
web-table-leg-origin = Start
web-table-leg-goal = Ende
web-table-leg-discard = abgelegt
web-table-leg-covers = gilt für { $count }
web-table-leg-to = an { $player }
web-table-leg-ask = Wähle die Handkarte, die hier zahlt.
web-table-any-card = beliebige Karte
web-table-gifts = Karten gehen an { $players }.
web-table-way = Bezahlung { $way } von { $ways }
web-table-way-back = Vorige Bezahlung
web-table-way-next = Andere Bezahlung
web-table-gains = Was es bringt
web-table-gain-points = { $count ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
}
web-table-gain-berry = { $count ->
    [one] +{ $count } Beere
   *[other] +{ $count } Beeren
}
web-table-gain-fire = +{ $count } Feuer
web-table-gain-fish = { $count ->
    [one] +{ $count } Fisch
   *[other] +{ $count } Fische
}
web-table-gain-card = { $count ->
    [one] +{ $count } Karte
   *[other] +{ $count } Karten
}
web-table-gain-story = ein Ziel nehmen
web-table-gain-tuck = Karte unterlegen
web-table-gain-step = Ziel zu { $points }: { $before } → { $after } von { $need }
web-table-gain-told = Ziel zu { $points } erfüllt
web-table-story-ask = Wähle eines der Ziele oder den Stapel, um verdeckt das oberste zu nehmen.
web-table-story-unseen = Du nimmst das oberste Ziel des Stapels, ohne es gesehen zu haben.
web-table-story-need = { NAMES($symbol) }: { $have } von { $need }
web-table-story-confirm = Dieses Ziel nehmen
web-table-story-confirm-unseen = Verdeckt nehmen
web-table-show-stories = Ziele zeigen
web-table-tuck-ask = Wähle eine Handkarte, die unter dein Tableau kommt. Für diese Stelle geht das nur jetzt.
web-table-tuck-half = Welche Hälfte bleibt sichtbar?
web-table-tuck-shows = { NAMES($half) }
web-table-tuck-nothing = Du legst nichts unter; die Stelle bleibt für immer leer.
web-table-tuck-none = Nichts unterlegen
web-table-tuck-none-confirm = Leer lassen
web-table-tuck-confirm = Karte unterlegen
web-table-marker-ask = { $marker ->
    [lava] Der Nachziehstapel ist leer. Wähle ein freies Nicht-Wasserfeld neben dem Vulkan oder neben Lava.
   *[water] Der Nachziehstapel ist leer. Wähle ein freies Nicht-Wasserfeld neben Wasser.
}
web-table-marker-confirm = Hier hinlegen
web-table-zone = { $count ->
    [one] Zone ({ NAMES($terrain) }), { $count } Feld
   *[other] Zone ({ NAMES($terrain) }), { $count } Felder
}
web-table-zone-after = { $count ->
    [0] verschwindet
    [one] schrumpft auf { $size }
   *[other] geteilt in { $parts }
}
web-table-zone-berries = { $count ->
    [one] { $count } Beere
   *[other] { $count } Beeren
}
web-table-berries-lost = { $count ->
    [one] { $count } geht verloren
   *[other] { $count } gehen verloren
}
web-table-berries-stay = { $count ->
    [one] bleiben in der Zone
   *[other] kommen in den größten Teil
}
web-table-markers = { $marker ->
    [lava] Übrige Lavaplättchen
   *[water] Übrige Wasserplättchen
}
web-table-markers-left = { $before } → { $after }
web-table-fish-ask = { $count ->
    [one] Wähle eine Handkarte, die du für { $count } Fisch ablegst, oder behalte deine Karten.
   *[other] Wähle eine Handkarte, die du für { $count } Fische ablegst, oder behalte deine Karten.
}
web-table-fish-nothing = Du behältst deine Karten und fängst nichts.
web-table-fish-none = Karten behalten
web-table-fish-none-confirm = Nichts fangen
web-table-fish-confirm = Ablegen und fischen
web-table-last-move = Letzter Zug
web-table-wait-first = Die Partie beginnt.

## Die Hand

web-table-hand = { $count ->
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
web-table-hand-pays = { $count ->
    [one] { $count } zahlt für diesen Weg
   *[other] { $count } zahlen für diesen Weg
}, { $rest ->
    [0] keine bleibt
    [one] { $rest } bleibt
   *[other] { $rest } bleiben
}
web-table-other-ways = Andere Bezahlung:
web-table-hand-hidden = Deine Hand ist verdeckt, bis du das Gerät hast.
web-table-hands-hidden = Handkarten sind geheim. Du siehst, was alle sehen.

## Warum nicht, ohne den Server zu fragen

web-table-not-now = Du bist nicht am Zug.
web-table-not-here = Beantworte zuerst die gestellte Frage.
web-table-not-row = Karten nimmst du zu Beginn deines Zugs.
web-table-not-hand = Wähle zuerst, wohin das Lager kommt; dann kannst du die Karten der Bezahlung ändern.

## Tafeln

web-table-log = Verlauf
web-table-log-empty = Noch ist nichts geschehen.
web-table-show-way = In der Landschaft zeigen
web-table-private = Nur für dich:
web-table-since = Seit deinem letzten Zug
web-table-since-close = Weiter
web-table-skip = Klick überspringt
web-table-points = Punkte
web-table-points-final = Endstand
web-table-tabs = Teile des Tischs
web-table-tab-hand = Hand
web-table-tab-row = Reihe
web-table-tab-board = Tableau
web-table-tab-players = Personen
web-table-tab-log = Verlauf
web-table-chip = { $player }: { $camps } Lager übrig, { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}

## Die Menschen am Tisch

web-table-seat-turn = { $turn ->
    [now] ist am Zug
    [next] kommt als Nächstes
    [first] zuerst in der Runde
    [last] zuletzt in der Runde
   *[none] { $kind ->
        [bot] Bot
        [open] freier Platz
       *[person] spielt mit
    }
}
web-table-seat-partner = { $turn ->
    [now] dein Team, ist am Zug
    [next] dein Team, kommt als Nächstes
   *[other] dein Team
}
web-table-seat-left = ist gegangen
web-table-seat-offline = nicht verbunden
web-table-seat-stand-in = { $bot } spielt vorerst
web-table-stand-in = Bot für { $player } spielen lassen
web-table-replaced = Im Moment spielt ein Bot für dich.
web-table-return = Platz wieder einnehmen
web-table-you-left = Du hast diesen Tisch verlassen
web-table-watching = Du siehst zu
web-table-watching-line = Du siehst, was alle am Tisch sehen dürfen.
web-table-join = Hier sitzen
web-table-vote = { $player } möchte diese Partie beenden.
web-table-vote-waiting = Du möchtest diese Partie beenden; die anderen werden gefragt.
web-table-vote-agree = Zustimmen
web-table-vote-play = Weiterspielen
web-table-pass-to = Gib das Gerät an { $player }
web-table-pass-line = Bis dahin bleiben die Karten verdeckt.
web-table-pass-ready = Ich bin { $player }

## Das Menü

web-table-copy-link = Link zu diesem Tisch kopieren
web-table-link-copied = Der Link zu diesem Tisch ist kopiert.
web-table-seat-link = Link zu meinem Platz für ein anderes Gerät kopieren
web-table-seat-link-copied = Der Link zu deinem Platz ist kopiert. Wer ihn öffnet, spielt auf deinem Platz; behalte ihn also für dich.
web-table-copy-by-hand = Kopiere diesen Link: { $link }
web-table-end = Ende vorschlagen
web-table-end-not = Doch nicht beenden
web-table-leave = Diesen Tisch verlassen

## Verbindungen, die abreißen, und Tische, die enden

web-table-reconnecting = Verbindung wird wiederhergestellt, dein Zug bleibt erhalten.
web-table-kept = Alles Bestätigte ist auf dem Server sicher.
web-table-retry = Jetzt versuchen
web-table-save-seen = Sichern, was ich gesehen habe
web-table-ended-line = Die Partie wurde hier gemeinsam beendet.
web-table-frozen-line = Die Regeln haben sich seither geändert. Man kann sie noch lesen und sichern, aber nicht weiterspielen.
web-table-replay = Noch einmal ansehen
web-table-download = Aufzeichnung herunterladen

## Faires Mischen

web-table-fair = Faires Mischen
web-table-fair-line = Alles Mischen an diesem Tisch folgt aus einer einzigen geheimen Zahl. Ihr Fingerabdruck stand vor der ersten Karte fest; niemand konnte also später eine Karte aussuchen.
web-table-fair-hash = Fingerabdruck (SHA-256)
web-table-fair-seed = Geheime Zahl
web-table-fair-later = Sie wird gezeigt, wenn die Partie zu Ende ist.
web-table-fair-how = Wie man es prüft

## Erste Partie

web-table-explain = So geht diese Auswahl
web-table-explain-story = Ein Ziel zeigt mit seinen Symbolen, was deine Lager erreichen sollen; die Zahl sind seine Punkte. Nimm eines, das du siehst, oder verdeckt das oberste vom Stapel.
web-table-explain-turn = In deinem Zug tust du eines: zwei Karten nebeneinander aus der Reihe nehmen oder Karten ausspielen, um ein Lager zu platzieren. Die Zahlen auf der Landschaft sagen, wie viele Karten der günstigste Weg kostet.
web-table-explain-place = Jedes Feld des Wegs kostet eine Karte seines Terrains, das erste und das letzte eingeschlossen. Wähle, wo das Lager stehen soll, oder geh von einem deiner Lager Feld für Feld.
web-table-explain-pay = Diese Karten zahlen. Um eine zu ändern, wähle sie in dieser Liste und dann eine andere Handkarte. Wo am Weg das Lager einer anderen Person steht, bekommt sie die Karte.
web-table-explain-tuck = Eine Karte unter dem Tableau zählt von nun an für deine Ziele, mit der Hälfte, die du wählst: ihr Terrain als eine weitere Zone, ihr Symbol als ein weiteres. Für jede Stelle wirst du nur einmal gefragt.
web-table-explain-marker = Das Plättchen verändert die Landschaft bis zum Spielende. Sieh dir ein Feld an, um zu erfahren, was aus seiner Zone und aus deinen Zielen wird.
web-table-explain-fishing = Lege eine beliebige Karte ab, und jedes deiner Wasserdörfer bringt einen Fisch, der am Ende Punkte wert ist.
web-table-got-it = Verstanden
web-table-no-more = Keine Erklärungen mehr

## Tasten

web-table-keys = Tasten
web-table-letters-off = Buchstabentasten sind im Menü ausgeschaltet.
web-table-key-place = Lager platzieren: Pfeile gehen über deine Lager, Eingabe bricht auf, Pfeile gehen weiter
web-table-key-take = Karten nehmen: Pfeile verschieben das Paar, Eingabe wählt es
web-table-key-arrows = Auf der Landschaft umsehen, Karten und Ziele durchgehen
web-table-key-lower = Zum unteren Feld auf dieser Seite gehen
web-table-key-enter = Wählen; auf der Schaltfläche: bestätigen
web-table-key-undo = Letzten Schritt zurücknehmen
web-table-key-ways = Andere Bezahlung
web-table-key-log = Zum Verlauf
web-table-key-map = Zur Landschaft
web-table-key-hand = Zu deiner Hand
web-table-key-names = Namen der Felder in der Landschaft
web-table-key-explain = Erklären, was ausgewählt ist
web-table-key-zoom = Landschaft zoomen
web-table-key-escape = Überspringen, schließen, Auswahl neu beginnen
web-table-key-keys = Diese Tasten zeigen oder verbergen

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
