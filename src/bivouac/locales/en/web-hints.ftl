# Hints at a table: what is said where one is asked for or allowed.

web-hints = Hint
web-hints-ask = What would be good now?
web-hints-key = a hint: what would be good now
web-hints-choice = Whoever decides may ask for a hint; everybody reads it in the log
web-hints-for-all = Everybody may ask for hints at this table; the log notes it.
