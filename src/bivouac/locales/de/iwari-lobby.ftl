# Iwari in der Übersicht: wie es ist, seine Landkarten, was sich sonst wählen lässt und das Spiel in drei Bildern.

iwari-lobby-size = 2 bis 5 Personen, etwa 50 Minuten
iwari-lobby-pitch = Errichte Zelte und Totems in neuen Landen, führe, wo es zählt, und verbinde deine Zelte über Pfade. Zwei Landkarten, vier Großtaten.

## Das Spiel in drei Bildern

iwari-lobby-first-build = Spiele Karten und baue
iwari-lobby-first-build-line = Eine Karte seines Bioms bringt ein Zelt oder Totem in ein Gebiet. Zwei gleiche eines anderen Bioms auch.
iwari-lobby-first-lead = Führe im Land
iwari-lobby-first-lead-line = Die meisten Zelte werten ein Gebiet, die meisten Totems an beiden Enden eine Verbindung.
iwari-lobby-first-settle = Verbinde deine Zelte
iwari-lobby-first-settle-line = Ab vier Zelten entlang der Pfade ist es eine Siedlung.

## Landkarten

iwari-lobby-map = Landkarte
iwari-lobby-line-new-horizons = Inseln und Buchten, Wege übers Meer
iwari-lobby-line-vast-lands = ein Kontinent rund um einen See
iwari-lobby-text-new-horizons = Buchten teilen das Land, und vor der Küste liegt eine Insel. Die Pfade sind lang, die Völker treffen sich spät, und manche Totems sehen sich über das Wasser hinweg an.
iwari-lobby-text-vast-lands = Ein dichter Kontinent rund um einen See, mit einem einzigen Netz von Pfaden. Grenzen sind nah, Siedlungen wachsen über sie hinweg, und niemand behält ein Gebiet für sich.

## Was sich sonst wählen lässt

iwari-choice-draft = Startauswahl
iwari-choice-line-draft = Wählt die Starthand aus der Auslage.
iwari-choice-deeds = Großtaten
iwari-choice-line-deeds = Figuren, die ein Gebiet oder eine Verbindung vervielfachen.
iwari-choice-settlements = Längster Weg
iwari-choice-line-settlements = Von einer Siedlung zählt nur die längste Kette.
iwari-deed-line-union = Die ersten beiden mit einer Siedlung vervielfachen ein Gebiet, in das sie reicht.
iwari-deed-line-discovery = Die ersten beiden, die ein Gebiet füllen, vervielfachen ein beliebiges anderes.
iwari-deed-line-honour = Wer zuerst an beiden Enden einer Verbindung zu Land mit Totems führt, vervielfacht sie.
iwari-deed-line-respect = Wer zuerst an beiden Enden einer Verbindung zur See mit Totems führt, vervielfacht sie.

## Plätze

iwari-lobby-two = Zu zweit teilt ihr das Land mit einem dritten Volk, das niemandem gehört: Nach der eigenen Aktion handelt ihr jeweils auch für dieses.
iwari-lobby-third = das dritte Volk
