# Puzzles: a position of a recorded game, and which decision is best.

puzzles-tab = Rätsel · Bivouac
puzzles-tab-game = { $game }: Rätsel des Tages · Bivouac
puzzles-title = Rätsel
puzzles-line = Eine Stellung aus einer aufgezeichneten Partie, jeden Tag eine neue, für alle dieselbe: Welche Entscheidung ist die beste? Du siehst, was die Person am Zug wusste. Nach deiner Antwort erfährst du, was jede Entscheidung wert ist.
puzzles-none = Dieser Server hat keine Rätsel.
puzzles-today = Rätsel des Tages
puzzles-of-day = Rätsel vom { $day }
puzzles-all = Alle Rätsel
puzzles-solved = { $right } von { $of } bei der ersten Antwort richtig
puzzles-state = { $state ->
    [right] richtig
    [wrong] nicht gefunden
   *[new] neu
}
# $levels: wie viele der fünf Stufen der Bots die beste finden.
puzzles-hard = { $levels ->
    [0] kein Bot findet sie
    [1] eine Stufe der Bots findet sie
   *[other] { $levels } Stufen der Bots finden sie
}
puzzles-asks = Wie entscheidest du dich?
puzzles-plans = Entscheidungen zur Wahl
puzzles-where = { $said } ({ $where })
puzzles-check = Antworten
puzzles-right = Das ist die beste Entscheidung.
puzzles-wrong = Eine andere Entscheidung ist besser.
puzzles-best = die beste
puzzles-yours = deine Antwort
puzzles-nearest = das Naheliegende
puzzles-points = { $points ->
    [one] etwa { $points } Punkt am Ende
   *[other] etwa { $points } Punkte am Ende
}
puzzles-behind = { $behind } Punkte Siegchance hinter der besten ({ $low } bis { $high })
puzzles-figures = Siegchancen kommen von ganzen Partien, die von hier aus mit dem gespielt wurden, was die Person am Zug wusste. Was hinter ± steht und schraffiert ist, gilt in 95 von 100 Fällen.
puzzles-preparing = Das Rätsel erscheint, sobald die Regeln bereit sind.
puzzles-loading = Die Stellung wird aufgebaut…
