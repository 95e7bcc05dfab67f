# Tipps: warum ein Zug gut ist, neben dem, was ein Coach sagt.

hint-only = Du hast nur eine Möglichkeit.
hint-gains = Am Ende hast du etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr als nach deinen anderen Zügen.
hint-denies = Am Ende hat { $player } etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} weniger als nach deinen anderen Zügen.
hint-later = Auf den ersten Blick sticht nichts heraus: Es zahlt sich in den nächsten Zügen aus.
