# Den anderen folgen: Züge Schritt für Schritt auf dem Spielplan, das Tempo der Bots, der Verlauf.

web-follow-since = Seit deinem letzten Zug
web-follow-round = Die vorige Runde
web-follow-open = { $what }, { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
web-follow-none = { $what }: noch nichts
web-follow-step = { $what }: { $step } von { $count }
web-follow-back = Einen Zug zurück
web-follow-on = Einen Zug weiter
web-follow-close = Zurück ins Spiel
web-follow-loading = Einen Moment
web-follow-next = Weiter
web-follow-speed = Tempo der anderen: { $speed }
web-follow-speeds = Wie schnell die Züge der anderen gezeigt werden
web-follow-speed-slow = langsam
web-follow-speed-normal = normal
web-follow-speed-fast = schnell
web-follow-speed-wait = auf mich warten
web-follow-move = { $player } { $did }
web-follow-you = Du
web-follow-and = { $one }, { $other }
web-follow-private = { $did } ({ $card })
web-follow-details = Einzelheiten
web-follow-newest = Neueste
web-follow-key = Die Züge seit deinem letzten Zug durchgehen
web-follow-key-wait = Den nächsten Zug zeigen, wenn das Spiel auf dich wartet
table-undone-brief = { $who ->
    [you] nimmst den Zug zurück
   *[other] nimmt den Zug zurück
}
