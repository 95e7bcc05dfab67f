# The player aid and the score pad: what leads there.

web-aid = Spielhilfe
web-aid-of = Spielhilfe für { $game }
web-pad = Wertungsblock
web-pad-of = Wertungsblock für { $game }
web-key-aid = Spielhilfe
