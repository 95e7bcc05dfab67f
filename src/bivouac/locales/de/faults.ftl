# Was an einer Aufzeichnung oder einer Datei mit Spielmaterial falsch ist: Stücke einer Zeile.

## Zusammengesetzt

fault-at = { $where }: { $reason }
fault-by-rule = { $reason } ({ $rule })
fault-at-event = Ereignis { $number }: { $reason }
fault-the-record = die Aufzeichnung
fault-a-wish = ein Wunsch
fault-a-draft = ein Entwurf
fault-decision = eine Entscheidung { $do }
fault-event-of = ein Ereignis { $chance }
fault-each = jeder Eintrag von { $key }

## Dateien

fault-words = { $path }: nicht lesbar: { $reason }
fault-folder = ist als Ordner mit Spielmaterial nicht lesbar: { $reason }
fault-no-components = enthält kein Spielmaterial; es nimmt: { $wanted }
fault-wanted = mindestens eine der Dateien { $files }
fault-unreadable = nicht lesbar: { $reason }
fault-not-text = ist kein Text in UTF-8
fault-toml = ist kein gültiges TOML: { $reason }
fault-toml-at = ist kein gültiges TOML in Zeile { $line }, Spalte { $column }: { $reason }
fault-toml-end = ist am Ende kein gültiges TOML: { $reason }
fault-json = kein gültiges JSON: { $reason }
fault-json-at = kein gültiges JSON in Spalte { $column }: { $reason }
fault-json-twice = kein gültiges JSON: Schlüssel { $key } kommt in einem Objekt zweimal vor
fault-nested = ist zu tief verschachtelt
json-value = hier fehlt ein Wert
json-comma = hier fehlt ','
json-colon = hier fehlt ':'
json-name = hier fehlt ein Schlüssel in doppelten Anführungszeichen
json-string = hier beginnt ein Text, der nicht endet
json-control = ungültiges Steuerzeichen
json-escape = ungültige \-Folge
json-unicode = ungültige \uXXXX-Folge
json-extra = überzählige Daten
json-trailing-object = überzähliges Komma am Ende eines Objekts
json-trailing-array = überzähliges Komma am Ende einer Liste
toml-value = ein Wert fehlt oder ist falsch
toml-string = ein Text endet nicht
toml-array = eine Liste endet nicht
toml-table = eine Tabelle in Klammern endet nicht
toml-equals = '=' fehlt nach einem Schlüssel
toml-key = hier beginnt weder ein Schlüssel noch eine Tabelle
toml-newline = die Zeile geht nach ihrem Wert weiter
toml-twice = ein Schlüssel oder eine Tabelle kommt zweimal vor
toml-character = unerlaubtes Zeichen
toml-escape = ungültige \-Folge
toml-bracket = ']' fehlt nach dem Namen einer Tabelle

## Werte

value-list = eine Liste
value-object = ein Objekt
value-table = eine Tabelle
value-huge = eine riesige Zahl
fault-id = { $what } muss aus 1 bis 40 der Zeichen A-Z a-z 0-9 + . _ - bestehen, nicht { $value }
fault-unknown-word = { $noun }: { $value } ist unbekannt; bekannt: { $known }
fault-number-of = { $what } muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
fault-unknown-key = unbekannter Schlüssel { $key }; bekannt: { $known }
fault-missing-key = Schlüssel '{ $key }' fehlt; nötig: { $needed }
fault-flag-of = { $key } muss true oder false sein, nicht { $value }
fault-list-of = { $key } muss eine Liste sein, nicht { $value }
fault-entries-of = { $key } muss { $right } Einträge haben, nicht { $count }
fault-entries-within = { $key } muss { $low } bis { $high } Einträge haben, nicht { $count }
fault-twice-in = { $key } enthält { $value } zweimal; richtig ist einmal
fault-empty = ist leer; nötig ist mindestens ein Eintrag ({ $noun }) von: { $known }
fault-table = muss eine Tabelle sein, nicht { $value }
fault-id-taken = id '{ $name }' gehört schon zu { $noun } { $first }
fault-missing = '{ $key }' fehlt
fault-object = muss ein Objekt sein, nicht { $value }
fault-object-or-null = muss ein Objekt oder null sein, nicht { $value }
fault-has-keys = unbekannter Schlüssel { $key }; es gibt: { $known }
fault-entries-to = muss 1 bis { $limit } Einträge haben, nicht { $count }
fault-entries-from = muss { $low } bis { $high } Einträge haben, nicht { $count }
fault-entries-most = darf höchstens { $most } Einträge haben, nicht { $count }
fault-list = muss eine Liste sein, nicht { $value }
fault-entries = muss { $size } Einträge haben, nicht { $count }
fault-number = muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }
fault-flag = muss true oder false sein, nicht { $value }
fault-string = muss ein Text sein, nicht { $value }
fault-hex = muss aus { $size } hexadezimalen Ziffern bestehen, nicht { $value }
fault-one-of = muss eines von { $known } sein, nicht { $value }
fault-an-id = eine id ist ein Text oder eine ganze Zahl, nicht { $value }
fault-must-be = '{ $key }' muss { $right } sein, nicht { $value }
kind-number = eine ganze Zahl
kind-flag = true oder false
kind-cards = eine Liste von Karten

## Dinge

fault-no-such = { $what } { $name } gibt es nicht
fault-thing-twice = { $what } { $name } kommt zweimal vor
fault-twice = { $name } kommt zweimal vor
fault-nowhere = { $what } { $name } ist in keinem von { $places }
fault-named-by = { $what }: der Name ist ein Text oder eine Zahl, nicht { $name }
thing-card = Karte
thing-contested-token = Streitmarker
thing-space = Feld
thing-spot = Platz
thing-story = Ziel
thing-territory = Gebiet
thing-tile = Terraintafel
thing-connection = Verbindung
thing-expedition = Expedition
fault-hand-size = Platz { $seat } hat { $count } Karten, nicht { $right }
fault-slot-empty = Platz { $slot } ist leer
fault-card-count = muss { $right } Karten haben, nicht { $count }

## Zufall

fault-no-chance = ein Zufallsereignis { $kind } gibt es nicht; es gibt: { $known }
fault-no-shuffle = jetzt wird nichts gemischt: { $due }
fault-shuffle-into = die gemischten Karten kommen in '{ $into }', nicht in { $value }
fault-shuffled-twice = Karte { $card } wird zweimal gemischt
fault-not-discarded = Karte { $card } wird gemischt, liegt aber nicht auf dem Ablagestapel
fault-not-shuffled = Karte { $card } liegt auf dem Ablagestapel, wird aber nicht gemischt
fault-commitment = sein SHA-256 ist nicht die Festlegung (commitment)
fault-no-seed = 'seed' fehlt, obwohl die Partie zu Ende ist
fault-not-the-seed = ist nicht das, was der Startwert ergibt: { $reason }
fault-part-not-the-seed = { $part } ist nicht das, was der Startwert ergibt: { $reason }

## Aufzeichnungen

fault-no-decision = eine Entscheidung { $do } gibt es nicht; es gibt: { $known }
fault-event-object = ein Ereignis muss ein Objekt sein, nicht { $value }
fault-no-game = unbekanntes Spiel '{ $name }'; bekannt: { $known }
fault-game-name = muss der Name eines Spiels sein, nicht { $value }
fault-format = muss '{ $right }' sein, nicht { $value }
fault-names = muss eine Liste von Texten sein, null für einen Platz ohne Namen
fault-over = darf nicht null sein: Die Partie ist zu Ende
fault-not-over = fehlt: Es gibt ein Ergebnis, aber die Partie ist nicht zu Ende
fault-gone = fehlt; richtig ist { $right }
fault-stranger = { $key } gehört nicht dorthin
fault-differs = muss { $right } sein, nicht { $value }
fault-long-ids = ihre ids sind zu lang, um gezeigt zu werden
fault-rows = die Zeilen sind nicht lesbar: { $reason }
fault-row-missing = Zeile { $number } fehlt
fault-row-undo = Zeile { $number } nimmt etwas anderes als die letzte Entscheidung zurück
fault-lesson = die Lektion { $lesson } ist nicht mehr dieselbe
