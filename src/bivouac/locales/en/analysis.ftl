# What a finished game was worth: its curve, key moments, decisions and luck.

analysis-title = Analysis
analysis-about = Whole games are played on from every moment of this one, and counted: who had which chance, what each decision cost, what luck brought.
analysis-offer = What decided this game? An analysis takes about a minute.
analysis-begin = Analyse this game
analysis-again = Try again
analysis-waiting = The analysis begins as soon as others are done.
analysis-running = The game is being analysed…
analysis-stop = Stop
analysis-stopped = The analysis was stopped.
analysis-failed = The analysis failed.
analysis-off = This server makes no analyses.
analysis-untrusted = For games with these options it has not been shown that the foretold chances come true. So no chances are shown, only which plans came out better.
analysis-what = What does this mean: { $name }?

## Figures

analysis-percent = { $percent }%
analysis-percent-under = under { $percent }%
analysis-percent-over = over { $percent }%
analysis-margin = { $figure } ±{ $margin }
analysis-margin-alone = ±{ $margin }
analysis-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-chance = Win chance

## The curve and the key moments

analysis-graph = Win chance by round
analysis-graph-void = Chance to hold out, by round
analysis-start = start
analysis-round = Round
analysis-before-rounds = at the start
analysis-seen-from = Tell the game from the side of { $player }
analysis-moment = Key moment { $letter }
analysis-moments = Key moments
analysis-moment-before = Back to the key moment before
analysis-moment-after = On to the next key moment
analysis-no-moments = No single moment stood out: the chances changed little by little.
analysis-change-line = change in win chance, in points
analysis-change-of = Win chance of { $player }, in points:
analysis-cause-luck = Luck did it: what was turned up.
analysis-cause-good = A decision of { $player }; no plan was surely better.
analysis-cause-cost = A decision of { $player }; the best plan was about { $points } better.
analysis-cause-behind = A decision of { $player }; another plan was surely better.
analysis-more = Every decision, luck and grades

## A decision

analysis-side = Beside the map
analysis-side-game = Game
analysis-decision = { $when }: { $player } decides
analysis-at-start = The game begins. Go on step by step, or to a key moment.
analysis-chance-decided = Nobody decided this: chance did.
analysis-forced = There was nothing to choose.
analysis-regret = What a decision cost
analysis-behind = Another plan was surely better: by about { $regret } points of win chance, between { $low } and { $high }.
analysis-behind-plain = Another plan was surely better.
analysis-same = The analysis would have played the same.
analysis-not-apart = Not told apart from the best plan: the difference is between { $low } and { $high } points of win chance.
analysis-not-apart-plain = Not told apart from the best plan.
analysis-played = played
analysis-best = best
analysis-compared = { $plans } plans were compared, by what the player knew then.
analysis-reason = For { $player }: { $reason }
analysis-luck-good = Luck: what was turned up brought { $player } about { $points } points of win chance (±{ $margin }).
analysis-luck-bad = Luck: what was turned up cost { $player } about { $points } points of win chance (±{ $margin }).
analysis-luck-none = Luck: what was turned up changed little for { $player } (at most { $margin } points of win chance or so).
analysis-costly = { $count ->
    [0] No decision of { $free } was surely behind the best plan
    [one] One decision of { $free } was surely behind the best plan
   *[other] { $count } decisions of { $free } were surely behind the best plan
}
analysis-cost-short = −{ $points }

## The game as a whole

analysis-parts = Where the result came from
analysis-part-start = Start
analysis-part-luck = Luck
analysis-part-own = Own decisions
analysis-part-others = Decisions of others
analysis-part-noise = Not explained
analysis-part-result = Result
analysis-part-stopped = When it was stopped
analysis-part-adjusted = Without luck
analysis-grades = Grades
analysis-grade-own = played
analysis-grade-level = Bot { $level }
analysis-grades-line = Points of win chance given away per decision, in the mean; beside it what bots of levels 1 to 5 would have given away on the same decisions.
analysis-made = Meter { $version }; { $games } games played on.

## Help

analysis-help-graph = How likely each player was to win, all hands open: quick bots played many games on from each moment. The pale band holds the true figure 95 times of 100. It says who was ahead, not who played well.
analysis-help-graph-void = How likely the players were to hold out against the void: quick bots played many games on from each moment. The pale band holds the true figure 95 times of 100.
analysis-help-regret = By how much the best plan would have raised the win chance more than the one played, by what the player knew. Only what is sure 95 times of 100 counts as worse. It is no blame for bad luck.
analysis-help-chance = How often the player’s side wins if quick bots play on after this plan, by what the player knew then. After ± stands how far it may be off.
analysis-help-parts = The start, luck and all decisions add up to the result, in points of win chance. After ± stands how far a figure may be off.
analysis-help-start = The win chance before the first decision, by cards, places and who begins.
analysis-help-luck = What turned up, beside the mean of what could have. Over many games it comes to nothing.
analysis-help-own = How the player’s own decisions changed the win chance, measured against quick bots playing on.
analysis-help-others = How the decisions of all others changed it. Their mistakes count here as a gain.
analysis-help-noise = What is left over: rounding, and what cannot be shared out between luck and decisions.
analysis-help-adjusted = The result without luck. It can lie below 0 or above 100, and it is no judgement of a player: one game says little.
analysis-help-grades = What the decisions gave away in the mean, when there was something to choose. The bots were given less time than at a table. One game says little about a player.
