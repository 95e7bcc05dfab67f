# What every page of the browser client shares.

web-unreachable = The server does not answer. Nothing is lost; try again in a moment.
web-page-missing = This page could not be loaded. Please reload it.

## The bar on top and its menu

web-logo = Bivouac, to the lobby
web-pages = Pages
web-home = Lobby
web-rules = Rules
web-records = Replays
web-menu = Menu
web-menu-pages = Other pages
web-language = Language
web-theme = Light or dark
web-theme-system = Same as system
web-theme-light = Light
web-theme-dark = Dark
web-theme-now = { $theme ->
    [light] Light colours. Press for dark ones.
    [dark] Dark colours. Press to follow the system.
   *[system] Colours follow the system. Press for light ones.
}
web-sound = Soft sounds: your turn, great moments
web-notify = Notify me when it is my turn
web-notify-denied = This browser does not allow notifications from here. Its settings can change that.
web-motion = Animate pieces
web-letters = Single-letter shortcuts
web-keys = Keyboard
web-to-lobby = Back to the lobby
web-copy = Copy
web-copied = Copied

## People, bots and games

web-playing-as = Playing as
web-your-name = Your name
web-ask-name = What should the others call you?
web-name-needed = Type a name first: the others will see it.
web-guest = Guest
web-seat-open = Open seat
web-name-numbered = { $name } { $number }
web-game-dewan = Dewan
web-game-iwari = Iwari
web-table-line = { $scenario }, { $players } players
# $way: how it is played, where that is not the usual way.
web-table-way = { $scenario }, { $way }
web-bot-line-random = Makes any legal move. Easy to beat.
web-bot-line-greedy = Takes whatever scores most right now. Good for a first game.
web-bot-line-level1 = Plays for fun and makes beginner’s mistakes.
web-bot-line-level2 = Goes for quick gains and sometimes overlooks things.
web-bot-line-level3 = Sees every move and knows what pays off in the end.
web-bot-line-level4 = Looks a few turns ahead and tries out several lines of play.
web-bot-line-level5 = Thinks for up to a second per turn. Our strongest bot.
web-bot-by-others = A bot by somebody else, offered by whoever runs this server.
web-bot-level = Level { $level }: { $name }

## A game whose rules are not ready yet

web-preparing = The rules of { $game } are being prepared
web-preparing-tab = { $game } · Bivouac
web-preparing-share = { $percent }%
web-preparing-table = The table is saved. It opens here by itself as soon as the rules are ready.
web-preparing-lesson = It begins here by itself as soon as the rules are ready.
web-preparing-replay = The game is shown here as soon as the rules are ready.
web-preparing-once = This happens once, after the server has been installed or updated. Meanwhile you can leave this page and come back.
web-preparing-unreached = The server does not answer at the moment. Nothing is lost; this page keeps asking.
web-preparing-failed = The rules of { $game } could not be prepared
web-preparing-failed-line = This server cannot play it for now. Whoever runs the server finds the reason in its terminal or log; once it is fixed and the server is restarted, the page carries on by itself.

## A page that is not there

web-lost-tab = Not found · Bivouac
web-lost-title = No path leads here
web-lost-line = The address has no page behind it. It may have been mistyped, or the table is gone.

## Fair shuffles

web-fair-from-start = Every shuffle at this table is already fixed: fingerprint { $commitment }…
web-fair-link = Why this is fair
web-fair-shown = Fair shuffles: the seed can be checked
web-fair-hidden = Fair shuffles: fixed before the first card
web-fair-commitment = Fingerprint, known from the start
web-fair-seed = Seed, shown at the end

## Maps, hands and help

web-new = new
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show the whole map
web-names = Names of the spaces
web-hand = Hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
web-hand-empty = No cards in hand
web-rule = Rule { $rule }
