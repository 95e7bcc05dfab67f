# Die Karten eines Spiels, gezählt: wie viele es gibt, welche abgelegt sind, welche sonst niemand kennen kann.

cards-title = Die Karten
cards-discards = Ablagestapel
cards-discards-count = { $count ->
    [one] 1 Karte, für alle sichtbar
   *[other] { $count } Karten, für alle sichtbar
}
cards-discards-none = Dort liegt zurzeit nichts.
cards-kinds = Alle Sorten
cards-head-kind = Sorte
cards-head-box = Vorhanden
cards-head-discards = Abgelegt
cards-head-unseen = Ungesehen
cards-unseen = { $count ->
    [one] 1 Karte hast du nicht gesehen
   *[other] { $count } Karten hast du nicht gesehen
}: { $down } verdeckt, { $hands } auf der Hand der anderen.
cards-out = { $count ->
    [one] 1 Karte bleibt in der Schachtel.
   *[other] { $count } Karten bleiben in der Schachtel.
}
