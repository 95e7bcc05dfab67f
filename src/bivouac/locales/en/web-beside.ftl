# What opens beside the table: the cards, a rule, how the game was set up, what can be said.

web-beside-close = Close
web-cards-open = Cards and discard pile
web-cards-open-count = Cards and discard pile: { $count } discarded
web-cards-kind = { $unseen } of { $box } unseen
web-key-cards = Cards and discard pile
web-rule-title = Rule { $rule }
web-rule-all = All rules, in a new tab
web-rule-chapter = From the chapter “{ $chapter }”
web-setup-title = Set-up
web-setup-step = { $step } of { $steps }
web-setup-back = Back
web-setup-next = Next
web-setup-skip = Skip
web-setup-done = Play
web-setup-never = Do not show this for new games
web-setup-again = How the game was set up
web-say-open = Say something
web-say-title = Say something
web-say-hint = Everybody at the table reads it, each in their own language. Cards in hand stay secret.
web-say-about = Which one?
web-say-back = Other phrases
web-say-hide = Hide what others say
web-key-say = Say something to your partners
web-saying = { NAMES($phrase) }
web-saying-about = { NAMES($phrase) } { NAMES($about) }
web-say-place = { NAMES($place) }
