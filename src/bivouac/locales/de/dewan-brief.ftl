# Dewan: Züge in wenigen Worten, für Verlauf und Bildzeilen im Browser: was jemand tut, ohne wer es tut. Was in SIGNS steht,
# wird gezeichnet; der ganze Satz ist die Meldung ohne -brief. $times: so oft hintereinander.

dewan-story-row-brief = { $who ->
    [you] nimmst
   *[other] nimmt
} ein Ziel ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
dewan-story-stack-brief = { $who ->
    [you] ziehst
   *[other] zieht
} ein Ziel ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
dewan-story-chosen-brief = { $who ->
    [you] nimmst
   *[other] nimmt
} { SIGNS($needs) } ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
})
dewan-story-unseen-brief = { $who ->
    [you] nimmst
   *[other] nimmt
} verdeckt ein Ziel vom Stapel
dewan-take-brief = { $who ->
    [you] nimmst
   *[other] nimmt
} { SIGNS($cards) }
dewan-place-brief = { $who ->
    [you] platzierst
   *[other] platziert
} Lager { $camp } auf { SIGNS($terrain) }
dewan-village-brief = { $who ->
    [you] platzierst
   *[other] platziert
} Lager { $camp }, ein Wasserdorf
dewan-receive-brief = { $who ->
    [you] erhältst
   *[other] erhält
} { SIGNS($cards) }
dewan-berry-brief = { $who ->
    [you] nimmst
   *[other] nimmt
} { SIGNS("berry") }
dewan-tuck-brief = { $who ->
    [you] schiebst
   *[other] schiebt
} { SIGNS($half) } unters Tableau
dewan-tuck-none-brief = { $who ->
    [you] schiebst nichts unters Tableau
   *[other] schiebt nichts unters Tableau
}
dewan-marker-water-brief = { $who ->
    [you] legst
   *[other] legt
} { SIGNS("water") } auf { SIGNS($terrain) }
dewan-marker-lava-brief = { $who ->
    [you] legst
   *[other] legt
} { SIGNS("lava") } auf { SIGNS($terrain) }
dewan-fish-brief = { $who ->
    [you] fängst
   *[other] fängt
} { $count } { SIGNS("fish") } für { SIGNS($card) }
dewan-fish-none-brief = { $who ->
    [you] fischst nicht
   *[other] fischt nicht
}
dewan-pass-brief = { $who ->
    [you] passt
   *[other] passt
}
dewan-shuffle-pile-brief = ein neuer Nachziehstapel ({ $count })
dewan-shuffle-supply-brief = ein neuer Vorrat ({ $count })
dewan-told-brief = { $who ->
    [you] erfüllst
   *[other] erfüllt
} ein Ziel ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
dewan-reward-brief = { $who ->
    [you] ziehst
   *[other] zieht
} { SIGNS("back", $count) }
dewan-drawn-brief = { SIGNS($cards) }
dewan-last-round-brief = das ist die letzte Runde
dewan-event-rain-brief = die Flut steigt
dewan-event-lava-brief = der Vulkan bricht aus
dewan-event-fish-brief = die Fische beißen
dewan-over-brief = die Partie ist zu Ende
dewan-wins-brief = { $who ->
    [you] gewinnst
   *[other] gewinnt
} mit { $points } Punkten
dewan-wins-tie-brief = { $who ->
    [you] gewinnst
   *[other] gewinnt
} bei Gleichstand ({ $points } Punkte)
dewan-shares-brief = { $who ->
    [you] teilst dir
   *[other] teilt sich
} den Sieg ({ $points } Punkte)
