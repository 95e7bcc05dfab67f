# Was alle Seiten im Browser gemeinsam haben.

web-unreachable = Der Server antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
web-page-missing = Diese Seite konnte nicht geladen werden. Lade sie bitte neu.

## Die Leiste oben und ihr Menü

web-logo = Bivouac, zur Übersicht
web-pages = Seiten
web-home = Übersicht
web-rules = Regeln
web-records = Wiederholungen
web-menu = Menü
web-menu-pages = Andere Seiten
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-system = Wie im System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-now = { $theme ->
    [light] Helle Farben. Drücken für dunkle.
    [dark] Dunkle Farben. Drücken, um dem System zu folgen.
   *[system] Farben wie das System. Drücken für helle.
}
web-sound = Leise Töne: dein Zug, große Augenblicke
web-notify = Melden, wenn ich am Zug bin
web-notify-denied = Dieser Browser erlaubt von hier keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
web-motion = Animationen
web-letters = Buchstaben-Kürzel
web-keys = Tastatur
web-to-lobby = Zurück zur Übersicht
web-copy = Kopieren
web-copied = Kopiert

## Menschen, Bots und Spiele

web-playing-as = Du spielst als
web-your-name = Dein Name
web-ask-name = Wie sollen die anderen dich nennen?
web-name-needed = Gib zuerst einen Namen ein: Die anderen sehen ihn.
web-guest = Gast
web-seat-open = Freier Platz
web-name-numbered = { $name } { $number }
web-game-dewan = Dewan
web-game-iwari = Iwari
web-table-line = { $scenario }, { $players } Personen
# $way: wie gespielt wird, wo das nicht die übliche Weise ist.
web-table-way = { $scenario }, { $way }
web-bot-line-random = Macht irgendeinen erlaubten Zug. Leicht zu schlagen.
web-bot-line-greedy = Nimmt, was jetzt am meisten bringt. Gut für die erste Partie.
web-bot-line-level1 = Spielt zum Spaß und macht Anfängerfehler.
web-bot-line-level2 = Nimmt, was sofort etwas bringt, und übersieht manchmal etwas.
web-bot-line-level3 = Sieht jeden Zug und weiß, was sich am Ende auszahlt.
web-bot-line-level4 = Schaut einige Züge voraus und spielt mehrere Möglichkeiten durch.
web-bot-line-level5 = Denkt bis zu einer Sekunde pro Zug nach. Unser stärkster Bot.
web-bot-by-others = Ein Bot von jemand anderem, angeboten von der Person, die diesen Server betreibt.
web-bot-level = Stufe { $level }: { $name }

## Ein Spiel, dessen Regeln noch nicht bereit sind

web-preparing = Die Regeln von { $game } werden vorbereitet
web-preparing-tab = { $game } · Bivouac
web-preparing-share = { $percent } %
web-preparing-table = Der Tisch ist gespeichert. Er öffnet sich hier von selbst, sobald die Regeln bereit sind.
web-preparing-lesson = Hier geht es von selbst los, sobald die Regeln bereit sind.
web-preparing-replay = Die Partie wird hier gezeigt, sobald die Regeln bereit sind.
web-preparing-once = Das geschieht einmal, nachdem der Server installiert oder aktualisiert wurde. Du kannst die Seite inzwischen verlassen und wiederkommen.
web-preparing-unreached = Der Server antwortet gerade nicht. Nichts ist verloren; diese Seite fragt weiter nach.
web-preparing-failed = Die Regeln von { $game } konnten nicht vorbereitet werden
web-preparing-failed-line = Auf diesem Server lässt sich das vorerst nicht spielen. Wer den Server betreibt, findet den Grund in dessen Terminal oder Protokoll; ist er behoben und der Server neu gestartet, geht es hier von selbst weiter.

## Eine Seite, die es nicht gibt

web-lost-tab = Nicht gefunden · Bivouac
web-lost-title = Hierher führt kein Weg
web-lost-line = Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt, oder den Tisch gibt es nicht mehr.

## Faires Mischen

web-fair-from-start = Wie an diesem Tisch gemischt wird, steht schon fest: Fingerabdruck { $commitment }…
web-fair-link = Warum das fair ist
web-fair-shown = Faires Mischen: Der Startwert lässt sich prüfen
web-fair-hidden = Faires Mischen: vor der ersten Karte festgelegt
web-fair-commitment = Fingerabdruck, von Anfang an bekannt
web-fair-seed = Startwert, am Ende gezeigt

## Karten, Hände und Hilfe

web-new = neu
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
web-names = Namen der Felder
web-hand = Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-hand-empty = Keine Karten auf der Hand
web-rule = Regel { $rule }
