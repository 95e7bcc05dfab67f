# A moment of a replay: its link, playing on from there, and the lines from there compared.

## Der Link zu einem Moment

web-moment-link = Link zu diesem Moment kopieren
web-moment-copied = Der Link zu diesem Moment ist kopiert.
web-moment-by-hand = Kopiere diesen Link: { $link }
web-moment-file = Eine Partie aus einer Datei hat keinen Link. Schick die Datei, und nenn den Schritt: { $step }.

## Was wäre, wenn

# $line: Szenario oder Landkarte, und für wie viele.
web-what-if-line = Was wäre, wenn: { $line }
web-what-if = Was wäre, wenn
web-what-if-play = Von hier weiterspielen
web-what-if-over = Hier ist die Partie zu Ende. Geh ein wenig zurück, um weiterzuspielen.
web-what-if-about = Die Hände und alles, was offen liegt, bleiben, wie sie sind. Was noch niemand gesehen hat, wird neu gemischt: Zu wissen, wie die Partie weiterging, hilft nicht.
web-what-if-seat = Du spielst
web-what-if-others = Die anderen sind Bots
web-what-if-go = Weiterspielen
web-what-if-close = Schließen
web-what-if-origin = Diesen Moment in der anderen Partie ansehen
web-what-if-again = Noch einmal versuchen

## Fortsetzungen

web-lines = Fortsetzungen vergleichen
web-lines-here = Wie es von hier weiterging
web-lines-afresh = Fortsetzungen ab diesem Schritt vergleichen
web-lines-played = Wie es gespielt wurde
web-lines-tried = Dein Versuch, { $when }
web-lines-none = Von hier hast du noch nichts versucht. Spiel weiter, dann vergleiche.
web-lines-round = Runde { $round }, läuft noch
web-lines-stopped = In Runde { $round } beendet
web-lines-replay = Diese Fortsetzung ansehen
web-lines-open = Sie weiterspielen
web-lines-loading = Fortsetzungen werden gesucht…
web-lines-chance = Für { $player } stand die Siegchance dann bei { $chance }.
web-lines-measure = Wie standen die Chancen?
