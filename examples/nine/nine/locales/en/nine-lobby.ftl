# Nine in the lobby and on the page for a new table.

nine-lobby-size = 2 players, about 2 minutes
nine-lobby-pitch = Six cards, and nobody may go beyond nine. How much do you dare to draw while the other one watches?
nine-lobby-main = How high
nine-limit-8 = Up to eight
nine-limit-9 = Up to nine
nine-limit-10 = Up to ten
nine-lobby-line-8 = The careful game
nine-lobby-line-9 = The usual one
nine-lobby-line-10 = Room for one card more
nine-lobby-text-8 = More than eight is worth nothing. Two cards are often one too many.
nine-lobby-text-9 = More than nine is worth nothing. This is the game as it is meant.
nine-lobby-text-10 = More than ten is worth nothing. Four small cards just fit.
nine-lobby-first-look = Look
nine-lobby-first-look-line = Each of you is dealt one card, face down.
nine-lobby-first-draw = Draw
nine-lobby-first-draw-line = Take cards one by one, as long as you like.
nine-lobby-first-stop = Stop
nine-lobby-first-stop-line = The higher sum wins, unless it is too high.

## Rules

nine-rules-title = The rules of Nine
nine-rules-intro = Two players, six cards, one decision: another card, or not?
rules-chapter-NR = The game
rule-NR1 = There are six cards, 1 to 6. Each of two players is dealt one of them face down.
rule-NR2 = The first player draws cards from the deck, one after the other and face down, until they stop or the deck is empty. Then the second player does the same.
rule-NR3 = Both show their cards. The higher sum wins, but a sum above the limit is worth nothing.
rule-NR4 = With equal sums, the player with fewer cards wins. If they have as many, they share the victory.
