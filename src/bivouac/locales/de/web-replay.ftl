# Das Ende einer Partie und ihre Wiederholung.

## Eine Aufzeichnung öffnen

web-replay-open = Aufzeichnung öffnen
web-replay-drop = Leg eine Datei hier ab oder wähle eine.
web-replay-choose = Datei wählen
web-replay-not-record = Diese Datei ist keine Aufzeichnung einer Partie.
web-replay-too-large = Diese Datei ist zu groß, um die Aufzeichnung einer Partie zu sein.

## Das Ende einer Partie

web-replay-score = Endstand
web-replay-place = Rang
web-replay-player = Person
web-replay-total = Gesamt
web-replay-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
web-replay-won = { $count ->
    [one] { $players } gewinnt
   *[other] { $players } gewinnen
}
web-replay-won-by = { $count ->
    [one] { $players } gewinnt mit { $ahead ->
        [one] { $ahead } Punkt
       *[other] { $ahead } Punkten
    } Vorsprung
   *[other] { $players } gewinnen mit { $ahead ->
        [one] { $ahead } Punkt
       *[other] { $ahead } Punkten
    } Vorsprung
}
web-replay-shared = { $players } teilen sich den Sieg
web-replay-save = Aufzeichnung sichern
web-replay-replay = Wiederholung
web-replay-scoring = Die Wertung ansehen
web-replay-again = Noch einmal
web-replay-next-game = Zur nächsten Partie

## Die Wiederholung

web-replay-tab = Wiederholung · Bivouac
web-replay-title = Eine Partie ansehen
web-replay-line = Öffne die Aufzeichnung einer Partie, von diesem oder einem anderen Server, und geh sie durch.
web-replay-loading = Wird ausgelegt…
web-replay-of-game = Wiederholung: { $title }
web-replay-setup = Der Spielplan liegt aus, die Karten sind verteilt.
web-replay-told = { $when }: { $sentence }
web-replay-look = Sicht
web-replay-look-all = alle: offene Hände
web-replay-look-public = Publikum
web-replay-look-seat = { $player }
web-replay-log = Was geschah
web-replay-over = die Partie ist zu Ende
web-replay-chooses = entscheidet jetzt
web-replay-began = Startperson
web-replay-hand = Hand von { $player }
web-replay-no-cards = keine Karten auf der Hand
web-replay-controls = Wiederholung
web-replay-first = Zum Anfang
web-replay-turn-back = Einen Zug zurück
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-turn-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-slider = Stelle in der Partie
web-replay-speed = Tempo { $speed }; drücken, um es zu ändern
web-replay-times = { $speed }×
web-replay-of = { $at } / { $last }

## Eigene Partien

web-replay-own = Deine Partien
web-replay-own-more = Ältere Partien zeigen
web-replay-own-private = Diese Liste sieht nur dieser Browser.
web-replay-winner = Sieg:
web-replay-read = Nachsehen
