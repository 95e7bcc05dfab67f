# What `bivouac analyse` prints for people.

analysis-working = weighing decisions
analysis-searching = looking for puzzles
analysis-puzzles = { $puzzles } puzzles from { $games } games
analysis-measured = Measured by { $playouts } games played on (quality: { $quality }; meter: { $version }). Behind ± stands what 95 of 100 errors stay below.
analysis-uncalibrated = The meter has not been calibrated for this setting: take its chances as a rough guide.
analysis-not-over = The game was not played to its end: the result is what could be expected then.
analysis-chances = Win chances, in percent
analysis-chances-void = The chance of holding out, in percent
analysis-player = player
analysis-start = start
analysis-luck = luck
analysis-own = own decisions
analysis-others = those of others
analysis-noise = rest
analysis-result = result
analysis-adjusted = without luck
analysis-grades = What decisions cost in the mean, in points of win chance; beside it what the levels would have decided there
analysis-decisions = decisions
analysis-cost = cost
analysis-moments = What moved the chances most
analysis-by-luck = by luck: { $changes }
analysis-by-decision = by the decision: { $changes }
analysis-behind = Decisions surely behind the best one
analysis-none-behind = No decision was surely behind the best one.
analysis-played = { $chance } to win; behind the best one by { $regret } points ({ $low } to { $high })
analysis-better = better, { $chance }:
