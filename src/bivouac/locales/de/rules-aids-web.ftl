# The pages with the player aid and the score pad, loaded with them or with the rules.

web-print = Drucken

## The score pad

web-pad-tab = Wertungsblock · { $game } · Bivouac
web-pad-title = Wertungsblock für { $game }
web-pad-intro = Für eine Partie am echten Tisch. Trag die Punkte aller ein, sie werden laufend zusammengezählt. Was du schreibst, bleibt in diesem Browser, bis du es löschst.
web-pad-none = Dieses Spiel hat keinen Wertungsblock.
web-pad-players = Personen
web-pad-player = Person { $number }
web-pad-team = Team { $number }
web-pad-name = Name: { $player }
web-pad-field = { $source }: { $player }
web-pad-sheet = Punkte nach Quelle
web-pad-clear = Löschen
web-pad-keep = Behalten
web-pad-ask = Alle Namen und Punkte löschen?

## The player aid

web-aid-tab = Spielhilfe · { $game } · Bivouac
web-aid-page = Als Seite, zum Drucken
web-aid-none = Dieses Spiel hat keine Spielhilfe.
web-aid-goal = Das Ziel
web-aid-end = Das Ende
web-aid-turn = Dein Zug
web-aid-costs = Was es kostet
web-aid-brings = Was es bringt
web-aid-points = Punkte am Ende
web-aid-ties = Gleichstand
web-aid-play = Außerdem im Spiel
web-rules-short = Das Spiel in Kürze
web-rules-example = Beispiel
