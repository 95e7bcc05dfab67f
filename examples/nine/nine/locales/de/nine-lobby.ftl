# Neun in der Lobby. Die Regeln sind noch nicht übersetzt: sie stehen dort auf Englisch.

nine-lobby-size = 2 Personen, etwa 2 Minuten
nine-lobby-pitch = Sechs Karten, und niemand darf über neun kommen. Wie viel wagst du zu ziehen, während der andere zusieht?
nine-lobby-main = Wie hoch
nine-limit-8 = Bis acht
nine-limit-9 = Bis neun
nine-limit-10 = Bis zehn
nine-lobby-line-8 = Das vorsichtige Spiel
nine-lobby-line-9 = Das übliche
nine-lobby-line-10 = Platz für eine Karte mehr
nine-lobby-text-8 = Mehr als acht ist nichts wert. Zwei Karten sind oft eine zu viel.
nine-lobby-text-9 = Mehr als neun ist nichts wert. So ist das Spiel gemeint.
nine-lobby-text-10 = Mehr als zehn ist nichts wert. Vier kleine Karten passen gerade.
nine-lobby-first-look = Ansehen
nine-lobby-first-look-line = Jeder bekommt eine verdeckte Karte.
nine-lobby-first-draw = Ziehen
nine-lobby-first-draw-line = Nimm Karten, eine nach der anderen, so viele du willst.
nine-lobby-first-stop = Aufhören
nine-lobby-first-stop-line = Die höhere Summe gewinnt, wenn sie nicht zu hoch ist.
