# The player aid and the score pad: what leads there.

web-aid = Player aid
web-aid-of = Player aid for { $game }
web-pad = Score pad
web-pad-of = Score pad for { $game }
web-key-aid = Player aid
