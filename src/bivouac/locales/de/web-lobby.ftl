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
web-lobby-frozen = Nur noch zum Ansehen
web-lobby-preparing = Die Regeln werden vorbereitet
web-lobby-dealing = Die Karten werden gemischt
web-lobby-your-turn = Du bist am Zug
web-lobby-their-turn = { $player } überlegt
web-lobby-take-turn = Zug machen
web-lobby-open = Öffnen

## Eine Partie beginnen

web-lobby-start = Partie beginnen
web-lobby-games = Spiele
web-lobby-new-table = Neuer Tisch
web-lobby-new-table-of = Neuer Tisch: { $game }
web-lobby-play-bots = Gegen einen Bot
web-lobby-play-bots-at = { web-lobby-play-bots } { $against }: { $game }
web-lobby-learn = Lernen
web-lobby-learn-game = Lernen: { $game }

## Eine erste Partie

web-lobby-first = { $game } in drei Bildern

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
web-lobby-no-results = Hier bleiben deine beendeten Partien, jederzeit zum Wiederansehen.
web-lobby-all-results = Alle { $count } zeigen
web-lobby-result-title = { $game }: { $table }
web-lobby-result-won = { $ahead ->
    [0] { $points } Punkte, bei Gleichstand vor { $player } · { $when }
   *[other] { $points } Punkte, { $ahead } mehr als { $player } · { $when }
}
web-lobby-result-shared = { $points } Punkte, Sieg geteilt mit { $player } · { $when }
web-lobby-result-lost = { $points } Punkte, Sieg: { $player } ({ $most }) · { $when }
web-lobby-result-watched = Zugesehen · { $when }
web-lobby-result-ended = Gemeinsam beendet · { $when }
web-lobby-result-frozen = Nach älteren Regeln gespielt · { $when }
web-lobby-result-outcome = { $outcome } · { $when }
web-lobby-replay-table = Ansehen: { $title }
web-lobby-read-table = Ansehen: { $title }

## Neuer Tisch

web-lobby-new-table-tab = Neuer Tisch · Bivouac
web-lobby-extensions = Erweiterungen
web-lobby-extensions-in-play = { $count } im Spiel
web-lobby-players = { $count } Personen
web-lobby-players-from = { $fewest } bis { $most } Personen
web-lobby-players-short = { $fewest }–{ $most }
web-lobby-seats-of = { $count } von { $most }
web-lobby-seat = Platz { $number }
web-lobby-me-line = du (Host)
web-lobby-seat-open = Frei
web-lobby-seat-bot = Bot
web-lobby-seat-friend = Am Gerät
web-lobby-open-line = Für alle, die den Link haben.
web-lobby-which-bot = { $seat }: Stufe des Bots
web-lobby-friend-name = Name
web-lobby-friend-name-of = { $seat }: Name
web-lobby-friend-line = Spielt an diesem Gerät mit.
web-lobby-add-seat = Platz hinzufügen
web-lobby-remove = { $seat } entfernen
web-lobby-limit-most = { $choice }: höchstens { $count } Personen.
web-lobby-limit-exact = { $choice }: genau { $count } Personen.
# $choice: eine Spielweise.
web-lobby-limit-way = { $choice }: { $count ->
    [one] ein Platz.
   *[other] { $count } Plätze.
}
web-lobby-not-this-way = In diesem Modus nicht möglich.
web-lobby-given-up = { $before } ist in diesem Modus nicht möglich: Stattdessen ist { $now } gewählt.
web-lobby-box = Spielmaterial
web-lobby-box-usual = Das übliche
web-lobby-box-usual-line = Was zu Bivouac gehört
web-lobby-box-own-line = Mitgebracht von dem, der diesen Server betreibt
web-lobby-box-of = Aus dem Spielmaterial „{ $box }“ dieses Servers.
web-lobby-summary-box = Spielmaterial: { $box }.
web-lobby-seats-added = { $count ->
    [one] Eine Person fehlt noch: Ein Bot hat Platz genommen.
   *[other] { $count } Personen fehlen noch: Bots haben Platz genommen.
}
web-lobby-seats-removed = { $count ->
    [one] Es gibt jetzt weniger Plätze: Der letzte wurde entfernt.
   *[other] Es gibt jetzt weniger Plätze: Die letzten { $count } wurden entfernt.
}
web-lobby-summary = { $bots ->
    [0] { $players } Plätze, ohne Bot.
    [one] { $players } Plätze, davon ein Bot.
   *[other] { $players } Plätze, davon { $bots } Bots.
}
# $way: eine Spielweise mit fester Zahl von Personen.
web-lobby-summary-way = { $way }: { $bots ->
    [0] { $players } Plätze, ohne Bot.
    [one] { $players } Plätze, davon ein Bot.
   *[other] { $players } Plätze, davon { $bots } Bots.
}
web-lobby-summary-alone = { $way }.
web-lobby-summary-open = { $free ->
    [one] Ein Platz ist noch frei: Die Partie beginnt von selbst, sobald er besetzt ist.
   *[other] { $free } Plätze sind noch frei: Die Partie beginnt von selbst, sobald sie besetzt sind.
}
web-lobby-summary-ready = Alle Plätze sind besetzt: Die Partie beginnt sofort.
web-lobby-summary-with = Im Spiel: { $list }.
web-lobby-summary-without = Nicht dabei: { $choice }. { $why }
web-lobby-listed = Alle dürfen zusehen und mitspielen; Handkarten bleiben verdeckt
web-lobby-unlisted = Nur mit dem Link
web-lobby-fill-bots = Mit Bots auffüllen
web-lobby-open-table = Tisch eröffnen
web-lobby-start-game = Partie beginnen

## Warteraum

web-lobby-invite = Schick diesen Link den anderen
web-lobby-is-bot = Bot
web-lobby-is-level = Bot, Stufe { $level }
web-lobby-is-you = du
web-lobby-is-local = an diesem Gerät
web-lobby-is-here = da
web-lobby-is-away = gerade nicht da
web-lobby-sit = Hier Platz nehmen
web-lobby-fill-with = Bot: { $bot }
web-lobby-starts-itself = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-lobby-leave = Tisch verlassen

## Credits

web-lobby-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Umsetzung mit eigenen Bildern und Texten.
