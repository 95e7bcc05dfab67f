# Die Seite, auf der gespielt wird.

web-table-heading = { $game }: { $line }
web-table-title-turn = ● Du bist am Zug — Bivouac
web-table-loading = Der Tisch wird vorbereitet.
web-table-closed = Dieser Tisch lässt sich nicht öffnen
web-table-home = Zur Übersicht
web-table-close = Schließen
web-table-rule = Die Regel
web-table-round = Runde { $round }
web-table-round-last = Runde { $round }, die letzte
web-table-steps = Schritte dieser Entscheidung

## Wer am Zug ist und was gefragt wird

web-table-chance = Die Karten werden gemischt
web-table-your-move = Dein Zug
web-table-yours-soon = Gleich bist du am Zug
web-table-over = Die Partie ist zu Ende
web-table-ended = Diese Partie wurde beendet
web-table-frozen = Dieser Tisch ist eingefroren

## Die Ablage

web-table-confirm = Bestätigen
web-table-undo = Rückgängig
web-table-sending = Senden
web-table-last-move = Letzter Zug
web-table-wait-first = Die Partie beginnt.

## Die Hand

web-table-hand-hidden = Deine Hand ist verdeckt, bis du das Gerät hast.
web-table-hands-hidden = Handkarten sind geheim. Du siehst, was alle sehen.

## Warum nicht, ohne den Server zu fragen

web-table-not-now = Du bist nicht am Zug.

## Tafeln

web-table-log = Verlauf
web-table-log-empty = Noch ist nichts geschehen.
web-table-show-way = Auf dem Spielplan zeigen
web-table-show-scoring = Die Wertung ansehen
web-table-show-story = Noch einmal ansehen, was folgte
web-table-private = Nur für dich:
web-table-points-final = Endstand
web-table-tabs = Teile des Tischs
web-table-players = Personen

## Die Menschen am Tisch

web-table-seat-turn = { $turn ->
    [now] am Zug
    [next] als Nächstes
    [first] zuerst in der Runde
    [last] zuletzt in der Runde
   *[none] { $kind ->
        [bot] Bot
        [open] freier Platz
       *[person] spielt mit
    }
}
web-table-seat-partner = { $turn ->
    [now] in deinem Team, am Zug
    [next] in deinem Team, als Nächstes
   *[other] in deinem Team
}
web-table-seat-thinking = denkt nach
web-table-thinking = { $player } denkt nach
web-table-seat-left = ist gegangen
web-table-seat-offline = nicht verbunden
web-table-seat-stand-in = { $bot } spielt vorerst
web-table-stand-in = Bot für { $player } spielen lassen
web-table-stand-in-short = Bot spielen lassen
web-table-replaced = Im Moment spielt ein Bot für dich.
web-table-return = Platz wieder einnehmen
web-table-you-left = Du hast diesen Tisch verlassen
web-table-watching = Du siehst zu
web-table-watching-line = Du siehst, was alle am Tisch sehen dürfen.
web-table-join = Hier Platz nehmen
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
web-table-end = Ende der Partie vorschlagen
web-table-end-not = Vorschlag zurückziehen
web-table-leave = Diesen Tisch verlassen

## Verbindungen, die abreißen, und Tische, die enden

web-table-reconnecting = Verbindung wird wiederhergestellt, dein Zug bleibt erhalten.
web-table-kept = Alles Bestätigte ist auf dem Server sicher.
web-table-retry = Jetzt versuchen
web-table-save-seen = Sichern, was ich gesehen habe
web-table-ended-line = Die Partie wurde hier gemeinsam beendet.
web-table-frozen-line = Die Regeln haben sich seither geändert. Die Partie lässt sich noch ansehen und sichern, aber nicht weiterspielen.
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
web-table-got-it = Verstanden
web-table-no-more = Erklärungen ausblenden

## Tasten

web-table-keys = Tasten
web-table-letters-off = Buchstaben-Kürzel sind im Menü ausgeschaltet.
web-table-key-arrows = Sich auf der Landschaft umsehen, Karten und Ziele durchgehen
web-table-key-enter = Wählen; auf der Schaltfläche: bestätigen
web-table-key-undo = Letzten Schritt zurücknehmen
web-table-key-log = Zum Verlauf
web-table-key-map = Zum Spielplan
web-table-key-hand = Zu deiner Hand
web-table-key-names = Namen der Orte auf dem Spielplan
web-table-key-explain = Erklären, was ausgewählt ist
web-table-key-zoom = Spielplan zoomen
web-table-key-escape = Überspringen, schließen, Auswahl neu beginnen
web-table-key-keys = Diese Tasten zeigen oder verbergen
