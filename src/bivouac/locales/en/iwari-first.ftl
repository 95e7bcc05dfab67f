# Iwari, the first minute: how one wins, when it ends, and highlights.

iwari-goal-wins = Whoever has the most points wins: for tents in territories, totems at connections, and settlements.
iwari-goal-wins-third = Whoever has the most points for tents, totems and settlements wins. If that is the third tribe, you both lose.
iwari-goal-ends = When the deck has run out twice, or somebody has placed their last tent, the round is played to its end. Tents also score when the deck runs out the first time.
iwari-goal-wins-void = Hold out against the void. { $limit ->
    [one] It wins with its first territory
   *[other] It wins with { $limit } territories
}, or with { $group } ruins joined by roads.
iwari-goal-ends-void = The game ends when every territory has been judged, when a piece that is needed has run out, or when the third void card is set aside.
iwari-highlight-claimed = { $territory } is claimed
iwari-highlight-claimed-line = Totems there: { $ours }, against { $theirs } of the void.
iwari-highlight-taken = The void takes { $territory }
iwari-highlight-taken-line = It has { $held } of the { $limit } { $limit ->
    [one] territory
   *[other] territories
} it needs to win.
iwari-web-explain-built = Tents score in their territory, totems for the numbered connections at its borders. The numbers on your cards say which piece they pay for. Nothing is sent before you confirm.
