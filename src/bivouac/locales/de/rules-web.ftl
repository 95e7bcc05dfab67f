# Die Regelseite im Browser und das faire Mischen.

web-rules-contents = Inhalt
web-rules-reference = Regel für Regel
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel enthält diese Wörter.
   *[other] { $count } Regeln enthalten diese Wörter.
}
web-rules-link = Link zur Regel { $rule }

## Faires Mischen

web-rules-fair-title = Faires Mischen
web-rules-fair-intro = Niemand kann die Karten eines Tischs während der Partie ändern, auch nicht, wer den Server betreibt, und alle können das hinterher prüfen. Es geht so:
web-rules-fair-step-seed = Vor der ersten Karte zieht der Server eine geheime Zahl aus 256 zufälligen Bits: den Startwert. Er bestimmt alles Mischen am Tisch.
web-rules-fair-step-hash = Der Server zeigt sofort einen Fingerabdruck des Startwerts (seinen SHA-256-Hash). Der Fingerabdruck verrät nichts über den Startwert, aber kein anderer Startwert hat denselben.
web-rules-fair-step-order = Beim Mischen Nummer k bekommt jede Karte eine Zahl, berechnet aus dem Startwert, k und dem Namen der Karte (HMAC-SHA256), und die Karten liegen in der Reihenfolge dieser Zahlen. Zu wählen gibt es dabei nichts.
web-rules-fair-step-end = Ist die Partie zu Ende, zeigt der Server den Startwert. Wer den Fingerabdruck aufgehoben hat, kann jedes Mischen wiederholen und vergleichen.
web-rules-fair-check-title = Eine Partie prüfen
web-rules-fair-check = Sichere am Ende der Partie die Aufzeichnung und gib sie dem Programm. Es prüft, ob der Startwert den Fingerabdruck hat, ob das Austeilen und jedes Mischen aus dem Startwert folgen und ob jeder Zug erlaubt war:
web-rules-fair-limit-title = Was das nicht beweisen kann
web-rules-fair-limit = Wer den Server betreibt, könnte vor dem Eröffnen eines Tischs viele Startwerte ziehen und einen passenden behalten. Ist der Fingerabdruck gezeigt, lässt sich nichts mehr ändern, aber auf fremden Servern bleibt es Vertrauenssache, wie der Startwert gezogen wurde.

web-rules-drills = Übungen: Fragen zu echten Stellungen
