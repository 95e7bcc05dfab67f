# Lessons: what stands around them.

web-lesson-title = Learn by playing
web-lesson-line = Short games in which you make the moves yourself. Leave when you like: you go on where you were.
web-lesson-state = { $state ->
    [begun] Begun: go on
    [done] Done: once more
   *[new] New
}
web-lesson-step = { $step } of { $steps }
web-lesson-go-on = Go on
web-lesson-done = Lesson done
web-lesson-next = Next: { $title }
web-lesson-next-go = Go on to the next lesson
web-lesson-first-game = Play a first game
web-lesson-again = Once more
web-lesson-all = All lessons
web-lesson-offer = New to you here? A few minutes are enough to learn it:
web-lesson-wave = Do not offer these lessons again
web-lesson-back = Back to your table
web-lesson-marked = Marked: { $things }
web-lesson-here = marked
