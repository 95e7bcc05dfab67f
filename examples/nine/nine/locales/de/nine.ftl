# Neun: die Sätze des Spielverlaufs und des Tisches, im Browser und im Terminal.

web-game-nine = Neun

nine-draw = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $player } zieht eine Karte.
}
nine-stop = { $who ->
    [you] Du hörst auf.
   *[other] { $player } hört auf.
}
nine-shows = { $who ->
    [you] Du zeigst { $cards }
   *[other] { $player } zeigt { $cards }
}: { $sum }{ $over ->
    [yes] , das ist zu viel.
   *[no] .
}
nine-drew = Du hast die { $card } gezogen.

nine-do-draw = Karte ziehen
nine-do-draw-line = Sie bringt dich näher an { $limit } heran oder darüber hinaus.
nine-do-stop = Aufhören
nine-do-stop-line = Du bleibst bei { $sum }.
nine-ask = Noch eine Karte ziehen oder aufhören?
nine-waiting = { $player } zieht oder hört auf
nine-stage-choose = Eine Runde entscheidet
nine-stage-draw = Eine Runde entscheidet
nine-stage-over = Eine Runde hat entschieden

nine-open = { $cards }, zusammen { $sum }
nine-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
nine-deck = { $count ->
    [0] Der Stapel ist leer.
    [one] Eine Karte liegt noch im Stapel.
   *[other] { $count } Karten liegen noch im Stapel.
}
nine-sum = { $sum } von { $limit }

nine-score-cards = Karten
nine-end-tie = Gesparte Karten
nine-end-tie-line = Bei gleicher Summe gewinnen weniger Karten.
nine-end-won-tie = { $players } gewinnt mit weniger Karten

nine-refused = Das darf nur, wer am Zug ist: eine Karte ziehen oder aufhören.
nine-refused-choice = Man zieht eine Karte oder hört auf.
nine-refused-empty = Der Stapel ist leer.
