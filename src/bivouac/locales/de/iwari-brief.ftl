# Iwari: Züge in wenigen Worten, für Verlauf und Bildzeilen im Browser: was jemand tut, ohne wer es tut. Was in SIGNS steht,
# wird gezeichnet; der ganze Satz ist die Meldung ohne -brief. $times: so oft hintereinander.

iwari-build-brief = { $who ->
    [you] baust
   *[other] baut
} { $pieces ->
    [tent] { SIGNS("tent") }
    [totem] { SIGNS("totem") }
    [tents] { SIGNS("tent tent") }
    [totems] { SIGNS("totem totem") }
   *[both] { SIGNS("tent totem") }
} in { NAMES($territory) }
iwari-build-third-brief = { $who ->
    [you] baust
   *[other] baut
} { $pieces ->
    [tent] { SIGNS("third-tent") }
    [totem] { SIGNS("third-totem") }
    [tents] { SIGNS("third-tent third-tent") }
    [totems] { SIGNS("third-totem third-totem") }
   *[both] { SIGNS("third-tent third-totem") }
} in { NAMES($territory) }
iwari-build-fortification-brief = { $who ->
    [you] baust
   *[other] baut
} { SIGNS("fortification") } in { NAMES($territory) }
iwari-build-ruin-brief = { $who ->
    [you] ersetzt
   *[other] ersetzt
} { SIGNS("ruin") } durch { SIGNS("tent") } in { NAMES($territory) }
iwari-build-ruin-third-brief = { $who ->
    [you] ersetzt
   *[other] ersetzt
} { SIGNS("ruin") } durch { SIGNS("third-tent") } in { NAMES($territory) }
iwari-build-void-totem-brief = { $who ->
    [you] versetzt
   *[other] versetzt
} { SIGNS("void-totem") }: { NAMES($source) } → { NAMES($territory) }
iwari-build-void-totem-centre-brief = { $who ->
    [you] versetzt
   *[other] versetzt
} { SIGNS("void-totem") }: Mitte → { NAMES($territory) }
iwari-build-contested-brief = { $who ->
    [you] bringst
   *[other] bringt
} { SIGNS("contested tent") } nach { NAMES($territory) }
iwari-explore-brief = { $who ->
    [you] erforschst
   *[other] erforscht
} { NAMES($territory) }: { SIGNS($tokens) }
iwari-explore-third-brief = { $who ->
    [you] erforschst
   *[other] erforscht
} { NAMES($territory) } für { SIGNS("third-tent") }: { SIGNS($tokens) }
iwari-explore-unseen-brief = { $who ->
    [you] erforschst
   *[other] erforscht
} { NAMES($territory) }
iwari-swap-brief = { $who ->
    [you] tauschst
   *[other] tauscht
} { SIGNS($card) }
iwari-discard-brief = { $who ->
    [you] legst
   *[other] legt
} { SIGNS($card) } für { SIGNS("third-tent") } ab
iwari-pass-brief = { $who ->
    [you] passt
   *[other] passt
}
iwari-draw-brief = { $who ->
    [you] nimmst
   *[other] nimmt
} { SIGNS($card) }
iwari-draw-deck-brief = { $who ->
    [you] ziehst
   *[other] zieht
} { SIGNS("back", $times) }
iwari-drawn-brief = { SIGNS($cards) }
iwari-shuffle-brief = ein neuer Nachziehstapel ({ $count })
iwari-settlement-brief = { $who ->
    [you] gründest
   *[other] gründet
} eine Siedlung aus { $count }
iwari-opened-brief = Verbindung { $connection } ist offen
iwari-token-brief = { $who ->
    [you] nimmst
   *[other] nimmt
} { SIGNS($tokens) }
iwari-expedition-first-brief = { $who ->
    [you] erfüllst
   *[other] erfüllt
} „{ NAMES($expedition) }“ (+{ $points })
iwari-expedition-second-brief = { $who ->
    [you] erfüllst
   *[other] erfüllt
} als zweite Person „{ NAMES($expedition) }“ (+{ $points })
iwari-storm-moves-brief = { $who ->
    [you] versetzt
   *[other] versetzt
} { SIGNS("storm") }: { $connection } → { $to }
iwari-storm-stays-brief = { $who ->
    [you] lässt
   *[other] lässt
} { SIGNS("storm") } auf Verbindung { $connection }
iwari-storm-moved-brief = { SIGNS("storm") } { $connection } → { $to }
iwari-walk-brief = { $who ->
    [you] wertest
   *[other] wertet
} Verbindung { $connection } mit { SIGNS("walker") }
iwari-walk-points-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
iwari-walk-not-brief = { $who ->
    [you] lässt
   *[other] lässt
} { SIGNS("walker") } auf Verbindung { $connection }
iwari-walk-on-brief = { SIGNS("walker") } → { $connection }
iwari-walk-off-brief = { SIGNS("walker") } verlässt die Landkarte
iwari-determination-brief = { $who ->
    [you] nutzt
   *[other] nutzt
} { SIGNS("determination") }
iwari-earn-union-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Bündnis: { NAMES($territory) } ×{ $factor }
iwari-earn-discovery-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Entdeckung: { NAMES($territory) } ×{ $factor }
iwari-earn-honour-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Ehre: Verbindung { $connection } ×{ $factor }
iwari-earn-respect-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Respekt: Verbindung { $connection } ×{ $factor }
iwari-earn-courage-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Mut: { NAMES($territory) } ×{ $factor }
iwari-earn-courage-connection-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Mut: Verbindung { $connection } ×{ $factor }
iwari-courage-declined-brief = { $who ->
    [you] verzichtest
   *[other] verzichtet
} auf Mut
iwari-earn-veneration-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Verehrung: { NAMES($territory) } ×{ $factor }
iwari-earn-veneration-connection-brief = { $who ->
    [you] bekommst
   *[other] bekommt
} Verehrung: Verbindung { $connection } ×{ $factor }
iwari-veneration-declined-brief = { $who ->
    [you] verzichtest
   *[other] verzichtet
} auf Verehrung
iwari-mid-brief = die Zelte werden gewertet
iwari-last-round-deck-brief = das ist die letzte Runde
iwari-last-round-tents-brief = { $who ->
    [you] baust das letzte Zelt: Das ist die letzte Runde
   *[other] baut das letzte Zelt: Das ist die letzte Runde
}
iwari-over-brief = die Partie ist zu Ende
iwari-wins-brief = { $who ->
    [you] gewinnst
   *[other] gewinnt
} mit { $points } Punkten
iwari-wins-tie-brief = { $who ->
    [you] gewinnst
   *[other] gewinnt
} bei Gleichstand ({ $points } Punkte)
iwari-shares-brief = { $who ->
    [you] teilst dir
   *[other] teilt sich
} den Sieg ({ $points } Punkte)
iwari-third-wins-brief = das dritte Volk gewinnt mit { $points } Punkten

## Gegen die Leere

iwari-build-void-brief = { $who ->
    [you] baust
   *[other] baut
} { $pieces ->
    [tent] { SIGNS("ruin") }
    [totem] { SIGNS("void-totem") }
    [tents] { SIGNS("ruin ruin") }
    [totems] { SIGNS("void-totem void-totem") }
   *[both] { SIGNS("ruin void-totem") }
} in { NAMES($territory) }
iwari-build-moved-brief = { $who ->
    [you] versetzt
   *[other] versetzt
} { $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
}: { NAMES($source) } → { NAMES($territory) }
iwari-void-pass-brief = { $who ->
    [you] hast nur Karten der Leere
   *[other] hat nur Karten der Leere
}
iwari-void-cards-brief = { $who ->
    [you] spielst
   *[other] spielt
} { SIGNS("void", $count) } ({ $showing } offen)
iwari-void-skip-brief = { $who ->
    [you] legst
   *[other] legt
} { SIGNS($card) } ab: Die Leere tut nichts
iwari-void-discard-brief = { $who ->
    [you] legst
   *[other] legt
} { SIGNS($card) } für die Leere ab
iwari-void-order-brief = { $who ->
    [you] wählst
   *[other] wählt
}: { NAMES($one) }, dann { NAMES($other) }
iwari-void-chosen-brief = { $who ->
    [you] wählst
   *[other] wählt
} den Platz für { SIGNS("ruin") } in { NAMES($territory) }
iwari-void-target-brief = { $who ->
    [you] lässt
   *[other] lässt
} die Leere in { NAMES($territory) } handeln
iwari-free-brief = { $who ->
    [you] baust
   *[other] baut
} kostenlos { $piece ->
    [totem] { SIGNS("totem") }
   *[tent] { SIGNS("tent") }
} in { NAMES($territory) }
iwari-free-none-brief = { $who ->
    [you] verzichtest auf den kostenlosen Baustein
   *[other] verzichtet auf den kostenlosen Baustein
}
iwari-void-infection-brief = Befall an Verbindung { $connection }
iwari-void-corruption-brief = Verderbnis an Verbindung { $connection }
iwari-void-totem-brief = { SIGNS("void-totem") } { NAMES($territory) }
iwari-void-totem-centre-brief = { SIGNS("void-totem") } Mitte ({ $centre } von { $limit })
iwari-void-ruin-brief = { SIGNS("ruin") } { NAMES($territory) }
iwari-void-aside-brief = { SIGNS("void") } beiseite ({ $number } von { $limit })
iwari-void-pawn-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-past-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-pawn-stays-brief = { SIGNS("void-pawn") } → { $connection }
iwari-void-lost-brief = { $fate ->
    [stays] der zweite Baustein bleibt, wo er war
   *[lost] der zweite Baustein geht verloren
}
iwari-void-judged-brief = { $by ->
    [player] das Volk beansprucht { NAMES($territory) }
    [players] die Völker beanspruchen { NAMES($territory) }
   *[void] die Leere beansprucht { NAMES($territory) }
}
iwari-void-settlement-brief = { $who ->
    [you] gründest
   *[other] gründet
} eine Siedlung aus { $count }
iwari-void-settles-brief = die Leere hat eine Siedlung aus { $count } und handelt in { NAMES($territories) }
iwari-void-settles-tie-brief = { $who ->
    [you] wählst
   *[other] wählt
} für die Siedlung der Leere aus { $count }
iwari-void-settles-closed-brief = die Leere hat eine Siedlung aus { $count }
iwari-void-wins-brief = die Leere gewinnt
iwari-void-beaten-brief = { $who ->
    [you] hast die Leere besiegt
   *[other] hat die Leere besiegt
}
iwari-void-beaten-together-brief = die Völker haben die Leere besiegt
