# Puzzles: a position of a recorded game, and which decision is best.

puzzles-tab = Puzzles · Bivouac
puzzles-tab-game = { $game }: puzzle of the day · Bivouac
puzzles-title = Puzzles
puzzles-line = A position of a recorded game, a new one each day, the same for everybody: which decision is best? You see what the player knew. After your answer you learn what each decision is worth.
puzzles-none = This server has no puzzles.
puzzles-today = Puzzle of the day
puzzles-of-day = Puzzle of { $day }
puzzles-all = All puzzles
puzzles-solved = { $right } of { $of } right at the first answer
puzzles-state = { $state ->
    [right] right
    [wrong] not found
   *[new] new
}
# $levels: how many of the five levels of bots find what is best.
puzzles-hard = { $levels ->
    [0] no bot finds it
    [1] one level of bots finds it
   *[other] { $levels } levels of bots find it
}
puzzles-asks = What do you decide?
puzzles-plans = Decisions to choose from
puzzles-where = { $said } ({ $where })
puzzles-check = Answer
puzzles-right = That is the best decision.
puzzles-wrong = Another decision is better.
puzzles-best = best
puzzles-yours = your answer
puzzles-nearest = nearest at hand
puzzles-points = { $points ->
    [one] about { $points } point at the end
   *[other] about { $points } points at the end
}
puzzles-behind = { $behind } points of win chance behind the best ({ $low } to { $high })
puzzles-figures = Win chances come from whole games played on from here by what the player knew. What stands behind ±, and is hatched, holds 95 times of 100.
puzzles-preparing = The puzzle appears as soon as the rules are ready.
puzzles-loading = The position is being laid out…
