# Spielen am Terminal, gleich welches Spiel.

terminal-person = { $player }: an dieser Tastatur
terminal-bot = { $player }: ein Bot, { $bot }
# $share: a whole number of percent.
terminal-thinking = { $player } denkt nach: { $share } %
terminal-prompt = { "> " }
terminal-commands = b zurück · u rückgängig · h Hilfe · l Verlauf · s Punkte · t Tisch · i Karten · q beenden
terminal-how = Gib eine Zahl von 1 bis { $count } ein, oder h für Hilfe.
terminal-what = „{ $typed }“ steht hier nicht zur Wahl: Gib eine Zahl von 1 bis { $count } ein, oder h für Hilfe.
terminal-confirm = Eingabetaste zum Ausführen, b für zurück:{ " " }
terminal-confirm-how = Drücke die Eingabetaste zum Ausführen, oder gib b ein, um zurückzugehen.
terminal-no-undo = Es gibt nichts zurückzunehmen: Andere haben seither gespielt, oder Verdecktes wurde gezeigt.
terminal-no-back = Es gibt nichts, wohin man zurückgehen könnte.
terminal-undone = Zurückgenommen.
terminal-more-log = … { $count } frühere { $count ->
    [one] Zeile
   *[other] Zeilen
}; l zeigt alle.
terminal-hand-over = { $player }, du bist am Zug. Drücke die Eingabetaste, wenn niemand sonst zusieht.{ " " }
terminal-left = Die Partie ist gespeichert. Weiter geht es mit: { $command } play { $game } --resume
terminal-final = Endstand
# Über dem Ende einer Partie ohne Punkte.
terminal-verdict = Wie es endete
terminal-record = Startwert { $seed }. Die Aufzeichnung dieser Partie:
