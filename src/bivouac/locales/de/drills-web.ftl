# Übungen: Fragen zu Stellungen, gleich welches Spiel.

drills-tab = Übungen – Bivouac
drills-tab-kind = { $kind } – { $game } – Bivouac
drills-title = Übungen
drills-line = Kurze Fragen zu Stellungen echter Partien, zehn von jeder Art. Du siehst sofort, was richtig ist und warum.
drills-state = { $state ->
    [done] { $right } von { $of } richtig
    [begun] Bisher { $right } von { $answered } richtig
   *[new] Neu
}
drills-place = Frage { $number } von { $of }, bisher { $right } richtig
drills-beyond = Frage { $number }; nach den zehn { $right } von { $of } richtig
drills-you = Du
drills-tribes = Die Völker
drills-choices = { $several ->
    [true] Antworten; mehrere können richtig sein
   *[false] Antworten; eine ist richtig
}
drills-several = Wähle alles, was zur Antwort gehört.
drills-check = Antworten
drills-next = Weiter
drills-all = Alle Übungen
drills-right = Richtig!
drills-wrong = Nicht ganz.
drills-loading = Eine Stellung wird gesucht …
drills-preparing = Die Übung beginnt, sobald sie bereit sind.
drills-score = { $right } von { $of } richtig
drills-score-line = { $right ->
    [10] Alle ohne Ausnahme: Das kannst du im Schlaf.
   *[other] Was noch nicht sitzt, kommt mit der Übung.
}
drills-on = Endlos weitermachen
drills-again = Die zehn noch einmal
drills-number = { $number }
