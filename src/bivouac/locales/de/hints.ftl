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

## Am Tisch

hint-close = Zurück zur Entscheidung
hint-thinking = Von hier aus werden Partien weitergespielt …
hint-thinking-longer = Noch mehr Partien werden weitergespielt …
hint-longer = { $seconds } s weiter überlegen
hint-chance = { $chance } %
hint-chance-said = { $chance } % Siegchance, { $margin } mehr oder weniger.
hint-standing = { $standing ->
    [best] gewinnt am öftesten
    [alike] kein klarer Unterschied
   *[behind] gewinnt seltener
}
hint-behind = { $chance } % weniger
hint-points = etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
hint-points-less = etwa { $points } Punkte, { $less } { $than ->
    [fewer] weniger
   *[more] mehr
}
hint-longer-brief = + { $seconds } s
hint-by = { $plans } Züge, { $playouts } Partien weitergespielt.
hint-unchecked = Keine Prozente: Dass sie eintreffen, ist für solche Tische noch nicht gezeigt.
