# What is wrong with components of Dewan that somebody has made. Names of keys and files stay as they are.

dewan-box-map = a { $scenario } map for { $players } players
dewan-box-game = { $scenario } for { $players } players
dewan-box-score-key = score key '{ $key }'
dewan-box-unknown-file = unknown file '{ $name }'; known: { $known }
dewan-box-one-map = the tiles must touch and form one map
dewan-box-volcano-fire-key = volcano_fire is counted under score key 'fire', which is missing
dewan-box-fish-key = score key 'fish' needs event 'fish', not '{ $event }'
dewan-box-unknown-tile = unknown event tile '{ $tile }'; known: { $known }
dewan-box-lava-tile = event 'lava' needs an event_tile with a volcano
dewan-box-fire-tile = volcano_fire needs an event_tile with a volcano
dewan-box-fish-villages = event 'fish' needs villages = true
dewan-box-rain-villages = event 'rain' would join the waters of villages; it needs villages = false
dewan-box-teams = teams need players = [4], not [{ $players }]
dewan-box-unknown-layout = unknown layout '{ $layout }'; known: { $known }
dewan-box-layout-players = layout '{ $layout }' is not for { $players } players; it is for: { $counts }
dewan-box-event-place = { $name } has an event place, so event_tile is needed
dewan-box-no-event-place = { $name } has no event place, so event_tile must be left out
dewan-box-neutral-places = { $title } has { $neutral } neutral places; it takes { $players }
dewan-box-few-tiles = { $title } needs { $count } { $kind } tiles; there are { $have }
dewan-box-many-icons = { $title } can show { $icons } icons; at most { $most } are possible
dewan-box-many-tokens = { $title } can need { $tokens } berry tokens; berry_tokens is { $have }
dewan-box-few-stories = { $title } needs { $slots } stories to fill every slot; it has { $stories }
dewan-box-few-cards = { $title } needs at least { $cards } cards; there are { $count }
dewan-box-berry-hex = berries: hex { $berry } is { $terrain }; a berry needs a land hex
dewan-box-hexes-apart = hexes { $a } and { $b } do not touch; 0 touches all, each of 1-6 the next, 6 touches 1
dewan-box-place-twice = place { $place } is used twice; tiles may not overlap
dewan-box-many-spaces = { $count } tiles make { $spaces } spaces; at most { $most } are possible
dewan-box-place = a place must be two whole numbers like [1, 0], not { $value }
dewan-box-no-scenario = is empty; it takes at least one scenario like [classic]
dewan-box-go-together = score key '{ $key }' and { $option } go together; { $missing } is missing
dewan-box-many-tucks = spaces may have at most { $most } 'tuck', not { $count }
dewan-box-few-slots = story_slots must be at least { $stories }: one, and one for each 'story'
dewan-box-tile-list = must be a list of 1 to { $most } tiles, not { $value }
dewan-box-title = title must be a line of text, not { $value }
dewan-box-title-long = title may have at most { $most } letters, not { $count }
