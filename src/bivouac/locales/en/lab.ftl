# What simulate, arena, bench, check and show print for people.

lab-playing = playing
lab-wins = { $bot } wins { $rate }
lab-seat = seat
lab-bot = bot
lab-won = wins
lab-win-rate = win rate
lab-interval = 95% interval
lab-mean-score = mean score
lab-pace = ms per turn
lab-longest = longest
lab-from-to = { $low } to { $high }
lab-ended-by = ended by: { $endings }
lab-games = { $games } games in { $seconds } s ({ $rate }/s), { $turns } turns each ({ $low } to { $high })
lab-whole-rounds = { $games } games instead of { $asked }: only whole rounds are fair
lab-stopped-kept = stopped after { $finished } of { $games } games; they are kept in { $path }; the same command with --resume continues
lab-stopped = stopped after { $finished } of { $games } games; to be able to continue, keep them with --csv OUT.csv
lab-and = and
lab-arena-difference = A wins { $more } more of the deals ({ $interval })
lab-arena-chance = chance would be { $chance }; A by seat: { $seats }
lab-arena-neither = neither of them won { $share } of the games
lab-bench-title = { $game }: uniform random games, one core
lab-bench-setting = setting
lab-bench-players = players
lab-bench-games = games/s
lab-bench-steps = steps/s
lab-bench-ns = ns/step
lab-bench-bytes = bytes
lab-bench-python = driven from Python: { $rate } steps/s; a position copies in { $copy } ns
lab-bench-search = inside the search, { $players } players: { $rate } uniform playouts/s from setup to end

## Records

record-unfinished = not finished
record-scores = scores { $scores }
record-verdict = { $key } { $word }
record-ended-by = ended by: { $ending }
record-won = winners { $winners }
record-no-winner = no winner
record-fair = chance verified
record-winners = winners: { $winners }
record-events = { $count } events
record-all = { $records } records, { $events } events, { $finished } games finished

## Deals of a match

lab-arena-alone = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, each played by both, in { $seconds } s
lab-arena-games = { $games } games, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} with A on every side, in { $seconds } s
lab-forfeits = { $bot } forfeited { $count ->
    [one] 1 game
   *[other] { $count } games
}, which { $by } played on: { $why }; first in game { $game } (seat { $seat }, after { $event } events)
lab-forfeits-said = the last line of { $bot } on stderr: { $said }
