# Was simulate, arena, bench, check und show für Menschen ausgeben.

lab-playing = Partien laufen
lab-wins = { $bot } gewinnt { $rate }
lab-seat = Platz
lab-bot = Bot
lab-won = Siege
lab-win-rate = Siegquote
lab-interval = 95%-Intervall
lab-mean-score = mittlere Punkte
lab-pace = ms pro Zug
lab-longest = am längsten
lab-from-to = { $low } bis { $high }
lab-ended-by = Spielende: { $endings }
lab-games = { $games } Partien in { $seconds } s ({ $rate }/s), je { $turns } Züge ({ $low } bis { $high })
lab-whole-rounds = { $games } Partien statt { $asked }: nur ganze Runden sind gerecht
lab-stopped-kept = nach { $finished } von { $games } Partien angehalten; sie stehen in { $path }; derselbe Befehl mit --resume macht weiter
lab-stopped = nach { $finished } von { $games } Partien angehalten; um weitermachen zu können, behalte sie mit --csv OUT.csv
lab-and = und
lab-arena-difference = A gewinnt { $more } der Ausgangslagen mehr ({ $interval })
lab-arena-chance = Zufall wäre { $chance }; A nach Platz: { $seats }
lab-arena-neither = { $share } der Partien gewann keiner von beiden
lab-bench-title = { $game }: gleichverteilt zufällige Partien, ein Kern
lab-bench-setting = Variante
lab-bench-players = Personen
lab-bench-games = Partien/s
lab-bench-steps = Schritte/s
lab-bench-ns = ns/Schritt
lab-bench-bytes = Bytes
lab-bench-python = von Python aus geführt: { $rate } Schritte/s; eine Stellung wird in { $copy } ns kopiert
lab-bench-search = in der Suche, { $players } Personen: { $rate } gleichverteilte Partien/s vom Aufbau bis zum Ende

## Aufzeichnungen

record-unfinished = nicht beendet
record-scores = Punkte { $scores }
record-verdict = { $key } { $word }
record-ended-by = Spielende: { $ending }
record-won = Gewinner { $winners }
record-no-winner = keine Gewinner
record-fair = Zufall geprüft
record-winners = Gewinner: { $winners }
record-events = { $count } Ereignisse
record-all = { $records } Aufzeichnungen, { $events } Ereignisse, { $finished } Partien beendet

## Ausgangslagen eines Matches

lab-arena-alone = { $deals ->
    [one] 1 Ausgangslage
   *[other] { $deals } Ausgangslagen
}, von beiden gespielt, in { $seconds } s
lab-arena-games = { $games } Partien, { $deals ->
    [one] 1 Ausgangslage
   *[other] { $deals } Ausgangslagen
} mit A auf jedem Platz, in { $seconds } s
lab-forfeits = { $bot } hat { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} aufgegeben, { $by } hat weitergespielt: { $why }; zuerst in Partie { $game } (Platz { $seat }, nach { $event } Ereignissen)
lab-forfeits-said = die letzte Zeile von { $bot } auf stderr: { $said }
