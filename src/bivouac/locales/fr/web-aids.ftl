# The player aid and the score pad: what leads there.

web-aid = Aide de jeu
web-aid-of = Aide de jeu de { $game }
web-pad = Bloc de scores
web-pad-of = Bloc de scores de { $game }
web-key-aid = Aide de jeu
