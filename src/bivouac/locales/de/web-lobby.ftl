# Die Übersicht, die Seite für einen neuen Tisch und der Warteraum.

web-lobby-tab = Bivouac
web-lobby-tab-waiting = ({ $count }) Bivouac

## Weiterspielen

web-lobby-continue = Weiterspielen
web-lobby-wait-for-you = { $count ->
    [0] nichts wartet auf dich
    [one] eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-lobby-welcome = Willkommen bei Bivouac
web-lobby-nothing-waits = Keine Partie wartet auf dich. Beginne eine oder setz dich an einen Tisch.
web-lobby-round = Runde { $round }
web-lobby-seats = Plätze
web-lobby-waiting = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
}
web-lobby-frozen = Noch lesbar, nicht mehr spielbar
web-lobby-dealing = Die Karten werden gemischt
web-lobby-your-turn = Du bist am Zug
web-lobby-their-turn = { $player } überlegt
web-lobby-take-turn = Zug machen
web-lobby-open = Öffnen

## Eine Partie beginnen

web-lobby-start = Partie beginnen
web-lobby-dewan-size = 2 bis 4 Personen, etwa 40 Minuten
web-lobby-dewan-pitch = Bahne dir einen Weg durchs Land, schlage acht Lager auf und erfülle deine Ziele. Fünf Szenarien, von ruhig bis Vulkan.
web-lobby-new-table = Neuer Tisch
web-lobby-play-bots = Gegen einen Bot
web-lobby-learn = Lernen
web-lobby-scenarios = Neuer Tisch mit einem Szenario

## Eine erste Partie

web-lobby-first = Dewan in drei Bildern
web-lobby-first-take = Nimm zwei Karten
web-lobby-first-take-line = Nebeneinander aus der offenen Reihe. Jede zeigt ein oder zwei Terrains.
web-lobby-first-travel = Oder reise und siedle
web-lobby-first-travel-line = Zahle für jedes Feld des Wegs eine Karte, dann platziere ein Lager.
web-lobby-first-tell = Erfülle Ziele
web-lobby-first-tell-line = Ein Ziel zählt, sobald deine Lager stehen, wo es sie verlangt.

## Offene Tische

web-lobby-open-tables = Offene Tische
web-lobby-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch und schick den Link deinen Freunden.
web-lobby-table-title = { $game }: { $scenario }
web-lobby-table-free = { $player } · { $free ->
    [one] ein Platz frei
   *[other] { $free } Plätze frei
}
web-lobby-table-round = { $round ->
    [0] { $player } · gerade begonnen
   *[other] { $player } · läuft, Runde { $round }
}
web-lobby-join = Mitspielen
web-lobby-join-table = Mitspielen: { $title }
web-lobby-watch = Zusehen
web-lobby-watch-table = Zusehen: { $title }

## Letzte Ergebnisse

web-lobby-results = Letzte Ergebnisse
web-lobby-no-results = Deine beendeten Partien bleiben hier und lassen sich jederzeit noch einmal ansehen.
web-lobby-all-results = Alle { $count } zeigen
web-lobby-result-title = { $game }: { $table }
web-lobby-result-won = { $ahead ->
    [0] { $points }, dank Handkarten vor { $player } · { $when }
   *[other] { $points }, { $ahead } vor { $player } · { $when }
}
web-lobby-result-shared = { $points }, Sieg geteilt mit { $player } · { $when }
web-lobby-result-lost = { $points }, { $player } gewann mit { $most } · { $when }
web-lobby-result-watched = Zugesehen · { $when }
web-lobby-result-ended = Gemeinsam beendet · { $when }
web-lobby-result-frozen = Nach älteren Regeln gespielt · { $when }
web-lobby-replay-table = Ansehen: { $title }
web-lobby-read-table = Lesen: { $title }

## Neuer Tisch

web-lobby-new-table-tab = Neuer Tisch · Bivouac
web-lobby-scenario = Szenario
web-lobby-players = { $count } Personen
web-lobby-players-from = { $fewest } bis { $most } Personen
web-lobby-scenario-line-classic = Gruppen, Beeren, Feuer und Ziele
web-lobby-scenario-line-team = Teams sitzen gegenüber und teilen
web-lobby-scenario-line-downpour = Das Wasser steigt und teilt das Land
web-lobby-scenario-line-volcano = Lava versperrt die Wege
web-lobby-scenario-line-lake = Lager auf dem Wasser fangen Fische
web-lobby-scenario-text-classic = Das Spiel für den Anfang. Nimm Karten, reise von Lager zu Lager und platziere deine acht Lager dort, wo sie deine Ziele erfüllen.
web-lobby-scenario-score-classic = Wertung: Ziele, Feuer, Gruppen von Lagern, Beeren.
web-lobby-scenario-text-team = Zwei gegen zwei. Ihr teilt Punkte, nicht Karten: Was du auf einer Reise abgibst, kann im Team fehlen.
web-lobby-scenario-score-team = Wertung: Ziele und Feuer beider, Gruppen mit Lagern beider, Paare von Beeren.
web-lobby-scenario-text-downpour = Ist der Nachziehstapel leer, macht die Person am Zug ein Feld neben Wasser zu Wasser. Zonen schrumpfen, zerfallen und versinken.
web-lobby-scenario-score-downpour = Wertung: Ziele, Feuer, Wald- und Bergzonen, Paare aus Beere und Kristall.
web-lobby-scenario-text-volcano = Ist der Nachziehstapel leer, legt die Person am Zug ein Lavaplättchen neben den Vulkan oder neben Lava. Lava kann man weder durchqueren noch besiedeln.
web-lobby-scenario-score-volcano = Wertung: Ziele, Feuer, Wasserzonen neben Lagern, Lager bei anderen Völkern, Paare aus Beere und Artefakt.
web-lobby-scenario-text-lake = Lager dürfen als Wasserdörfer auf dem Wasser stehen. Wer ihren See durchquert, gibt die Karte an das Dorf, und ist der Nachziehstapel leer, wird gefischt.
web-lobby-scenario-score-lake = Wertung: Ziele, Feuer, die meisten Lager um jeden See, Fische, Paare aus Beere und Farbstoff.
web-lobby-seats-of = { $count } von { $most }
web-lobby-seat = Platz { $number }
web-lobby-me-line = du, Host
web-lobby-seat-open = Frei
web-lobby-seat-bot = Bot
web-lobby-seat-friend = Am Gerät
web-lobby-open-line = Für alle, die den Link haben.
web-lobby-which-bot = { $seat }: welcher Bot
web-lobby-friend-name = Name
web-lobby-friend-name-of = { $seat }: Name
web-lobby-friend-line = Spielt an diesem Gerät mit.
web-lobby-partner = dein Team
web-lobby-rival = die anderen
web-lobby-add-seat = Platz hinzufügen
web-lobby-remove = { $seat } entfernen
web-lobby-limit-most = Dewan spielt man höchstens zu { $count }.
web-lobby-limit-exact = Der Teammodus braucht genau { $count } Personen.
web-lobby-seats-added = { $count ->
    [one] Das Szenario braucht eine Person mehr: Ein Bot hat sich gesetzt.
   *[other] Das Szenario braucht { $count } Personen mehr: Bots haben sich gesetzt.
}
web-lobby-seats-removed = { $count ->
    [one] Das Szenario hat weniger Plätze: Der letzte ist weg.
   *[other] Das Szenario hat weniger Plätze: Die letzten { $count } sind weg.
}
web-lobby-summary = { $bots ->
    [0] { $players } Plätze, ohne Bot.
    [one] { $players } Plätze, davon ein Bot.
   *[other] { $players } Plätze, davon { $bots } Bots.
}
web-lobby-summary-open = { $free ->
    [one] Ein Platz ist noch frei: Die Partie beginnt von selbst, sobald er besetzt ist.
   *[other] { $free } Plätze sind noch frei: Die Partie beginnt von selbst, sobald sie besetzt sind.
}
web-lobby-summary-ready = Alle Plätze sind besetzt: Die Partie beginnt sofort.
web-lobby-listed = Alle dürfen zusehen und mitspielen; Handkarten bleiben verdeckt
web-lobby-unlisted = Nur mit dem Link
web-lobby-fill-bots = Mit Bots auffüllen
web-lobby-open-table = Tisch eröffnen
web-lobby-start-game = Partie beginnen

## Warteraum

web-lobby-invite = Schick diesen Link den anderen
web-lobby-is-bot = Bot
web-lobby-is-you = du
web-lobby-is-local = an diesem Gerät
web-lobby-is-here = da
web-lobby-is-away = gerade nicht da
web-lobby-sit = Hier sitzen
web-lobby-fill-with = Bot: { $bot }
web-lobby-starts-itself = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-lobby-leave = Tisch verlassen
