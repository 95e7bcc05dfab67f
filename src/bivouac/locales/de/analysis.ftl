# Was `bivouac analyse` für Menschen ausgibt.

analysis-working = Entscheidungen werden abgewogen
analysis-searching = Rätsel werden gesucht
analysis-puzzles = { $puzzles } Rätsel aus { $games } Partien
analysis-measured = Gemessen an { $playouts } zu Ende gespielten Partien (Qualität: { $quality }; Messung: { $version }). Hinter ± steht, was 95 von 100 Fehlern nicht überschreiten.
analysis-uncalibrated = Für diese Variante ist die Messung nicht geeicht: Nimm ihre Chancen nur als groben Anhalt.
analysis-not-over = Die Partie wurde nicht zu Ende gespielt: Das Ergebnis ist, was damals zu erwarten war.
analysis-chances = Siegchancen in Prozent
analysis-chances-void = Chance standzuhalten, in Prozent
analysis-player = Person
analysis-start = Anfang
analysis-luck = Glück
analysis-own = eigene Entscheidungen
analysis-others = die der anderen
analysis-noise = Rest
analysis-result = Ergebnis
analysis-adjusted = ohne Glück
analysis-grades = Was Entscheidungen im Mittel kosten, in Punkten der Siegchance; daneben, was die Stufen dort entschieden hätten
analysis-decisions = Entscheidungen
analysis-cost = Kosten
analysis-moments = Was die Chancen am meisten bewegt hat
analysis-by-luck = durch Glück: { $changes }
analysis-by-decision = durch die Entscheidung: { $changes }
analysis-behind = Entscheidungen, die sicher hinter der besten liegen
analysis-none-behind = Keine Entscheidung liegt sicher hinter der besten.
analysis-played = { $chance } Siegchance; { $regret } Punkte hinter der besten ({ $low } bis { $high })
analysis-better = besser, { $chance }:
