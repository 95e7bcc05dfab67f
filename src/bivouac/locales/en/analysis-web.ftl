# What a finished game was worth: its curve, key moments, decisions and luck.

analysis-web-title = Analysis
analysis-web-about = Whole games are played on from every moment of this one, and counted: who had which chance, what each decision cost, what luck brought.
analysis-web-offer = What decided this game? An analysis takes about a minute.
analysis-web-begin = Analyse this game
analysis-web-again = Try again
analysis-web-waiting = The analysis begins as soon as others are done.
analysis-web-running = The game is being analysed…
analysis-web-stop = Stop
analysis-web-stopped = The analysis was stopped.
analysis-web-failed = The analysis failed.
analysis-web-off = This server makes no analyses.
analysis-web-untrusted = For games with these options it has not been shown that the foretold chances come true. So no chances are shown, only which plans came out better.
analysis-web-what = What does this mean: { $name }?

## Figures

analysis-web-percent = { $percent }%
analysis-web-percent-under = under { $percent }%
analysis-web-percent-over = over { $percent }%
analysis-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
analysis-web-chance = Win chance

## The curve and the key moments

analysis-web-graph = Win chance by round
analysis-web-graph-void = Chance to hold out, by round
analysis-web-start = start
analysis-web-round = Round
analysis-web-before-rounds = at the start
analysis-web-seen-from = Tell the game from the side of { $player }
analysis-web-moment = Key moment { $letter }
analysis-web-moments = Key moments
analysis-web-moment-before = Back to the key moment before
analysis-web-moment-after = On to the next key moment
analysis-web-no-moments = No single moment stood out: the chances changed little by little.
analysis-web-change-line = change in win chance, in points
analysis-web-change-of = Win chance of { $player }, in points:
analysis-web-cause-luck = Luck did it: what was turned up.
analysis-web-cause-good = A decision of { $player }; no plan was surely better.
analysis-web-cause-cost = A decision of { $player }; the best plan was about { $points } better.
analysis-web-cause-behind = A decision of { $player }; another plan was surely better.
analysis-web-more = Every decision, luck and grades

## A decision

analysis-web-side = Beside the map
analysis-web-side-game = Game
analysis-web-decision = { $when }: { $player } decides
analysis-web-at-start = The game begins. Go on step by step, or to a key moment.
analysis-web-chance-decided = Nobody decided this: chance did.
analysis-web-forced = There was nothing to choose.
analysis-web-regret = What a decision cost
analysis-web-behind = Another plan was surely better: by about { $regret } points of win chance, between { $low } and { $high }.
analysis-web-behind-plain = Another plan was surely better.
analysis-web-same = The analysis would have played the same.
analysis-web-not-apart = Not told apart from the best plan: the difference is between { $low } and { $high } points of win chance.
analysis-web-not-apart-plain = Not told apart from the best plan.
analysis-web-played = played
analysis-web-best = best
analysis-web-compared = { $plans } plans were compared, by what the player knew then.
analysis-web-reason = For { $player }: { $reason }
analysis-web-luck-good = Luck: what was turned up brought { $player } about { $points } points of win chance (±{ $margin }).
analysis-web-luck-bad = Luck: what was turned up cost { $player } about { $points } points of win chance (±{ $margin }).
analysis-web-luck-none = Luck: what was turned up changed little for { $player } (at most { $margin } points of win chance or so).
analysis-web-costly = { $count ->
    [0] No decision of { $free } was surely behind the best plan
    [one] One decision of { $free } was surely behind the best plan
   *[other] { $count } decisions of { $free } were surely behind the best plan
}

## The game as a whole

analysis-web-parts = Where the result came from
analysis-web-part-start = Start
analysis-web-part-luck = Luck
analysis-web-part-own = Own decisions
analysis-web-part-others = Decisions of others
analysis-web-part-noise = Not explained
analysis-web-part-result = Result
analysis-web-part-stopped = When it was stopped
analysis-web-part-adjusted = Without luck
analysis-web-grades = Grades
analysis-web-grade-own = played
analysis-web-grade-level = Bot { $level }
analysis-web-grades-line = Points of win chance given away per decision, in the mean; beside it what bots of levels 1 to 5 would have given away on the same decisions.
analysis-web-made = Meter { $version }; { $games } games played on.

## Help

analysis-web-help-graph = How likely each player was to win, all hands open: quick bots played many games on from each moment. The pale band holds the true figure 95 times of 100. It says who was ahead, not who played well.
analysis-web-help-graph-void = How likely the players were to hold out against the void: quick bots played many games on from each moment. The pale band holds the true figure 95 times of 100.
analysis-web-help-regret = By how much the best plan would have raised the win chance more than the one played, by what the player knew. Only what is sure 95 times of 100 counts as worse. It is no blame for bad luck.
analysis-web-help-chance = How often the player’s side wins if quick bots play on after this plan, by what the player knew then. After ± stands how far it may be off.
analysis-web-help-parts = The start, luck and all decisions add up to the result, in points of win chance. After ± stands how far a figure may be off.
analysis-web-help-start = The win chance before the first decision, by cards, places and who begins.
analysis-web-help-luck = What turned up, beside the mean of what could have. Over many games it comes to nothing.
analysis-web-help-own = How the player’s own decisions changed the win chance, measured against quick bots playing on.
analysis-web-help-others = How the decisions of all others changed it. Their mistakes count here as a gain.
analysis-web-help-noise = What is left over: rounding, and what cannot be shared out between luck and decisions.
analysis-web-help-adjusted = The result without luck. It can lie below 0 or above 100, and it is no judgement of a player: one game says little.
analysis-web-help-grades = What the decisions gave away in the mean, when there was something to choose. The bots were given less time than at a table. One game says little about a player.
