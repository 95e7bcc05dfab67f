# Ein Spiel aus einem anderen Paket: was es selbst nicht sagt.

plain-ask = Was tust du?
plain-waiting = { $player } entscheidet
plain-table = Tisch
plain-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
}
plain-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
plain-key-choice = Nach Nummer wählen
plain-tie = Bei Gleichstand
plain-tie-line = Die Punkte sind gleich; etwas anderes hat entschieden.
plain-won-tie = { $count ->
    [one] { $players } gewinnt bei Gleichstand
   *[other] { $players } gewinnen bei Gleichstand
}
plain-won = { $count ->
    [one] { $players } hat gewonnen
   *[other] { $players } haben gewonnen
}
plain-lost = { $count ->
    [one] { $players } hat verloren
   *[other] { $players } haben verloren
}
plain-size = Ein anderes Spiel
plain-pitch = Ein Spiel, das diesem Server hinzugefügt wurde.
plain-main = Was gespielt wird
plain-options = Möglichkeiten
plain-rules = Regeln
plain-no-rules = Dieses Spiel bringt keine Regeln zum Nachlesen mit.
