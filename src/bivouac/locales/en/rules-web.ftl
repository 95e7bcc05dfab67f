# The rules page: what stands around the rules themselves. Loaded with that page only.

web-rules-contents = Contents
web-rules-reference = Rule by rule
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] No rule contains these words.
    [one] One rule contains these words.
   *[other] { $count } rules contain these words.
}
web-rules-link = Link to rule { $rule }

## Fair shuffles

web-rules-fair-title = Fair shuffles
web-rules-fair-intro = Nobody can change the cards of a table while it is played, not even its host, and everybody can verify that afterwards. It works like this:
web-rules-fair-step-seed = Before the first card, the server draws a secret number of 256 random bits: the seed. It decides every shuffle of the table.
web-rules-fair-step-hash = The server shows a fingerprint of the seed at once (its SHA-256 hash). A fingerprint tells nothing about the seed, but no other seed has the same one.
web-rules-fair-step-order = For shuffle number k, each card gets a number computed from the seed, k and the name of the card (HMAC-SHA256), and the cards are laid in the order of these numbers. There is no choice left.
web-rules-fair-step-end = When the game is over, the server shows the seed. Whoever kept the fingerprint can repeat every shuffle and compare.
web-rules-fair-check-title = How to verify a game
web-rules-fair-check = Save the record at the end of the game and give it to the program. It checks that the seed has the fingerprint, that the deal and every shuffle follow from the seed, and that every move was allowed:
web-rules-fair-limit-title = What this cannot prove
web-rules-fair-limit = A host could draw many seeds before opening a table and keep the one they like. Nothing can be changed once the fingerprint is shown, but with strangers’ servers, how the seed was drawn is a matter of trust.

web-rules-drills = Drills: questions about real positions
