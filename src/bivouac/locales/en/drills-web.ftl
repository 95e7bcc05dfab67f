# Drills: questions about positions, whatever the game.

drills-tab = Drills – Bivouac
drills-tab-kind = { $kind } – { $game } – Bivouac
drills-title = Drills
drills-line = Short questions about positions of real games, ten of each kind. You see at once what is right, and why.
drills-state = { $state ->
    [done] { $right } of { $of } right
    [begun] { $right } of { $answered } right so far
   *[new] New
}
drills-place = Question { $number } of { $of }, { $right } right so far
drills-beyond = Question { $number }; beyond the ten { $right } of { $of } right
drills-you = You
drills-tribes = The tribes
drills-choices = { $several ->
    [true] Answers; several may be right
   *[false] Answers; one is right
}
drills-several = Choose all that belong to the answer.
drills-check = Answer
drills-next = Next
drills-all = All drills
drills-right = Right!
drills-wrong = Not quite.
drills-loading = A position is looked for …
drills-preparing = The drill opens as soon as they are ready.
drills-score = { $right } of { $of } right
drills-score-line = { $right ->
    [10] Every one of them: you know this by heart.
   *[other] What is not yet certain comes with practice.
}
drills-on = Go on without end
drills-again = The ten once more
drills-number = { $number }
