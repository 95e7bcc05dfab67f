# Lektionen: was um sie herum steht.

web-lesson-title = Spielend lernen
web-lesson-line = Kurze Partien, in denen du die Züge selbst machst. Geh, wann du willst: Du machst dort weiter, wo du warst.
web-lesson-state = { $state ->
    [begun] Begonnen: weitermachen
    [done] Geschafft: noch einmal
   *[new] Neu
}
web-lesson-step = { $step } von { $steps }
web-lesson-go-on = Weiter
web-lesson-done = Lektion geschafft
web-lesson-next = Als Nächstes: { $title }
web-lesson-next-go = Weiter zur nächsten Lektion
web-lesson-first-game = Eine erste Partie spielen
web-lesson-again = Noch einmal
web-lesson-all = Alle Lektionen
web-lesson-offer = Neu für dich? Ein paar Minuten genügen, um es zu lernen:
web-lesson-wave = Diese Lektionen nicht mehr anbieten
web-lesson-back = Zurück an deinen Tisch
web-lesson-marked = Markiert: { $things }
web-lesson-here = markiert
