# The player aid and the score pad: what leads there.

web-aid = 早見表
web-aid-of = { $game }の早見表
web-pad = 得点記録用紙
web-pad-of = { $game }の得点記録用紙
web-key-aid = 早見表
