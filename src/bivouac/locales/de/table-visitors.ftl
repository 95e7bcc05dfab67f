# Bots anderer an einem Tisch. Ein Grund (visitor-...) steht nach einem Doppelpunkt, hier wie auf der Kommandozeile.

table-taken-over = { $player } spielt nicht weiter: { $why }. Ab jetzt entscheidet dort der Bot { NAMES($bot) }.

## Warum ein Bot nicht weiterspielt

visitor-not-started = er ließ sich nicht starten
visitor-ended = sein Programm hat sich beendet (Status { $status })
visitor-silent = sein Programm sagt nichts mehr
visitor-slow = { $seconds ->
    [one] keine Antwort innerhalb von 1 Sekunde
   *[other] keine Antwort innerhalb von { $seconds } Sekunden
}
visitor-long = eine Zeile von mehr als { $bytes } Bytes
visitor-garbled = eine Antwort, die nicht zu verstehen ist
visitor-illegal = { $count } Antworten nacheinander, die die Regeln nicht erlauben
visitor-asks = mehr als { $count } Fragen zu einer Entscheidung
visitor-declines = er spielt dieses Spiel nicht
visitor-gone = dieser Server hat ihn nicht mehr
visitor-broken = eine Antwort, mit der dieser Server nicht umgehen konnte
