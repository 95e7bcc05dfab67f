# Iwari gegen die Leere: was geschehen ist, und warum. Ein Satz für jedes Ding, gelesen von allen am Tisch.
# $player ist ein Name; $who ist „you“, wenn der Satz von der lesenden Person handelt. $territory, $source, $one, $other,
# $territories und $choices sind Gebiete und werden von NAMES gesagt, ebenso $card und $biome, die Biome sind, und $passed,
# Zahlen von Verbindungen. „Die Leere“ spielt dagegen; ihre Zelte sind Ruinen, und sie hat eigene Totems und eine Figur.

## Was entschieden wird

# $pieces ist tent (eine Ruine), totem (ein Totem der Leere), tents (zwei), totems (zwei) oder both (eines von jedem).
iwari-build-void = Für die Leere { $who ->
    [you] baust du
   *[other] baut { $player }
} { $pieces ->
    [tent] eine Ruine
    [totem] ein Totem der Leere
    [tents] zwei Ruinen
    [totems] zwei Totems der Leere
   *[both] eine Ruine und ein Totem der Leere
} in { NAMES($territory) }.
# $piece ist tent oder totem.
iwari-build-moved = { $who ->
    [you] Du versetzt
   *[other] { $player } versetzt
} { $piece ->
    [totem] ein Totem
   *[tent] ein Zelt
} von { NAMES($source) } nach { NAMES($territory) }.
iwari-void-pass = { $who ->
    [you] Du hast nur Karten der Leere, also entfällt deine Aktion.
   *[other] { $player } hat nur Karten der Leere, also entfällt die Aktion.
}
# $count Karten wurden gespielt; $showing Karten der Leere liegen dann in der Auslage und über ihr.
iwari-void-cards = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { $count ->
    [one] eine Karte der Leere
   *[other] { $count } Karten der Leere
}; jetzt { $showing ->
    [one] liegt eine offen
   *[other] liegen { $showing } offen
}.
iwari-void-skip = { $who ->
    [you] Du legst
   *[other] { $player } legt
} eine Karte eines vollständigen Bioms ab ({ NAMES($card) }), und die Leere tut nichts.
iwari-void-discard = Für die Leere lässt sich nichts tun, also { $who ->
    [you] legst du
   *[other] legt { $player }
} eine Karte ab: { NAMES($card) }.
iwari-void-order = { $who ->
    [you] Du lässt
   *[other] { $player } lässt
} die Leere zuerst nach { NAMES($one) } kommen, dann nach { NAMES($other) }.
iwari-void-chosen = { $who ->
    [you] Du wählst
   *[other] { $player } wählt
} den Platz für die Ruine in { NAMES($territory) }.
iwari-void-target = { $who ->
    [you] Du lässt
   *[other] { $player } lässt
} die Leere in { NAMES($territory) } handeln.
# $piece ist tent oder totem.
iwari-free = { $who ->
    [you] Du baust
   *[other] { $player } baut
} { $piece ->
    [totem] kostenlos ein Totem
   *[tent] kostenlos ein Zelt
} in { NAMES($territory) }.
iwari-free-none = { $who ->
    [you] Du verzichtest
   *[other] { $player } verzichtet
} auf den kostenlosen Baustein.

## Befall und Verderbnis

iwari-void-idle = { $who ->
    [you] Deine Hand ist leer, also handelt die Leere nicht.
   *[other] Die Hand von { $player } ist leer, also handelt die Leere nicht.
}
iwari-void-revealed = In der Auslage erscheint eine Karte der Leere: Jetzt { $count ->
    [one] liegt eine offen
   *[other] liegen { $count } offen
}.
iwari-void-infection = Ein Befall beginnt an Verbindung { $connection }, zwischen { NAMES($one) } und { NAMES($other) }.
# $count Karten der Leere liegen offen.
iwari-void-corruption = Mit { $count } offenen Karten der Leere ist es kein Befall, sondern eine Verderbnis. Sie beginnt an Verbindung { $connection }, zwischen { NAMES($one) } und { NAMES($other) }.
iwari-void-passed = { NAMES($territory) } ist geschlossen und wird verschont.
iwari-void-order-asked = { NAMES($one) } und { NAMES($other) } sind beide offen: { $who ->
    [you] Du wählst
   *[other] { $player } wählt
}, welches Gebiet zuerst kommt.
# $count Totems standen dort, $cap dürfen dort stehen.
iwari-void-totem = Ein Totem der Leere kommt nach { NAMES($territory) }, wo { $count } von höchstens { $cap } Totems standen.
# $centre Totems der Leere stehen jetzt in der Mitte; mit $limit gewinnt die Leere.
iwari-void-totem-centre = In { NAMES($territory) } wäre Platz für ein Totem der Leere ({ $count } von höchstens { $cap }), also kommt eines in die Mitte: Dort sind es jetzt { $centre } von { $limit }.
# $why ist cap (dort stehen schon so viele Totems), unexplored (kein Zelt steht dort), bare (in diesem Land darf kein Totem
# stehen) oder stock (kein Totem der Leere ist übrig). $steps ist, wie weit es bis zur nächsten Ruine ist.
iwari-void-ruin = { $why ->
    [cap] In { NAMES($territory) } lässt die Totemgrenze ({ $cap }) kein weiteres Totem zu
    [unexplored] { NAMES($territory) } ist unerforscht, also passt dort kein Totem hin
    [bare] In { NAMES($territory) } darf kein Totem stehen
   *[stock] Für { NAMES($territory) } ist kein Totem der Leere mehr übrig
}: Eine Ruine kommt auf den freien Platz, der einer Ruine am nächsten ist, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt.
iwari-void-ruin-tie = { $why ->
    [cap] In { NAMES($territory) } lässt die Totemgrenze ({ $cap }) kein weiteres Totem zu
    [unexplored] { NAMES($territory) } ist unerforscht, also passt dort kein Totem hin
    [bare] In { NAMES($territory) } darf kein Totem stehen
   *[stock] Für { NAMES($territory) } ist kein Totem der Leere mehr übrig
}, und { $count } freie Plätze sind einer Ruine gleich nah, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt: { $who ->
    [you] Du wählst
   *[other] { $player } wählt
}, wohin die Ruine kommt.
iwari-void-ruin-first = { $why ->
    [cap] In { NAMES($territory) } lässt die Totemgrenze ({ $cap }) kein weiteres Totem zu
    [unexplored] { NAMES($territory) } ist unerforscht, also passt dort kein Totem hin
    [bare] In { NAMES($territory) } darf kein Totem stehen
   *[stock] Für { NAMES($territory) } ist kein Totem der Leere mehr übrig
}, und noch steht keine Ruine auf der Landkarte: { $who ->
    [you] Du wählst
   *[other] { $player } wählt
} für die Ruine einen beliebigen freien Platz ({ $count } zur Wahl).
iwari-void-ruin-unreachable = { $why ->
    [cap] In { NAMES($territory) } lässt die Totemgrenze ({ $cap }) kein weiteres Totem zu
    [unexplored] { NAMES($territory) } ist unerforscht, also passt dort kein Totem hin
    [bare] In { NAMES($territory) } darf kein Totem stehen
   *[stock] Für { NAMES($territory) } ist kein Totem der Leere mehr übrig
}, und von dort führt kein Pfad zu einer Ruine (Verbindungen zählen nicht): { $who ->
    [you] Du wählst
   *[other] { $player } wählt
} für die Ruine einen beliebigen freien Platz ({ $count } zur Wahl).
iwari-void-haunts = Gespielte Karten ({ NAMES($biome) }) bringen eine Ruine nach { NAMES($territory) }: { $who ->
    [you] Du wählst
   *[other] { $player } wählt
} den Platz.
iwari-void-haunts-not = Gespielte Karten ({ NAMES($biome) }) bringen keine Ruine, denn { NAMES($territory) } ist geschlossen.
# $number von $limit Karten der Leere liegen jetzt beiseite, $count gingen in den Nachziehstapel zurück.
iwari-void-aside = Eine der Karten der Leere wird beiseitegelegt, Nummer { $number } von { $limit }; { $count ->
    [one] die andere wird
   *[other] die anderen { $count } werden
} in den Nachziehstapel gemischt.

## Die Figur der Leere

iwari-void-pawn = Die Figur der Leere zieht weiter auf Verbindung { $connection }.
# $count Verbindungen in $passed.
iwari-void-pawn-past = Die Figur der Leere zieht weiter auf Verbindung { $connection }: { $count ->
    [one] Beide Gebiete der Verbindung { NAMES($passed) } sind geschlossen
   *[other] Alle Gebiete der Verbindungen { NAMES($passed) } sind geschlossen
}.
iwari-void-pawn-stays = Die Figur der Leere kommt zu Verbindung { $connection } zurück: Alle anderen Verbindungen liegen zwischen geschlossenen Gebieten.

## Was Bausteine bringen

# $why ist closed (über das Gebiet ist entschieden), taken (etwas steht auf dem Platz), cap oder stock.
iwari-void-lost = Der zweite Baustein { $fate ->
    [stays] bleibt, wo er war,
   *[lost] geht verloren,
} und seine Karten sind ausgegeben: { $why ->
    [closed] { NAMES($territory) } ist jetzt geschlossen
    [taken] Sein Platz in { NAMES($territory) } ist jetzt besetzt
    [cap] In { NAMES($territory) } passt kein Totem mehr hin
   *[stock] Für { NAMES($territory) } ist kein solcher Baustein mehr übrig
}.
# $cause ist filled, corruption oder end. $virtual und $by sind player (allein), players (gemeinsam), void oder tie, was der
# Leere gehört. $totems der Personen und $others der Leere, das virtuelle eingerechnet.
iwari-void-judged = { $cause ->
    [filled] Der letzte Platz von { NAMES($territory) } ist besetzt, und es wird entschieden
    [corruption] Die Verderbnis bringt die Entscheidung über { NAMES($territory) }
   *[end] Am Ende wird über { NAMES($territory) } entschieden
}: { $tents ->
    [one] ein Zelt
   *[other] { $tents } Zelte
} gegen { $ruins ->
    [one] eine Ruine
   *[other] { $ruins } Ruinen
}, also geht das virtuelle Totem { $virtual ->
    [player] an das Volk
    [players] an die Völker
    [tie] an die Leere, wie bei jedem Gleichstand
   *[void] an die Leere
}; mit ihm steht es bei den Totems { $totems } zu { $others }, und { $by ->
    [player] das Volk beansprucht das Gebiet
    [players] die Völker beanspruchen das Gebiet
    [tie] die Leere beansprucht das Gebiet, wie bei jedem Gleichstand
   *[void] die Leere beansprucht das Gebiet
}.
# $follows ist free (ein kostenloser Baustein darf folgen) oder none (keiner ist möglich).
iwari-void-settlement = { $who ->
    [you] Du hast
   *[other] { $player } hat
} eine neue Siedlung aus { $count } Zelten: { $follows ->
    [free] Ein kostenloser Baustein darf folgen, in einem offenen Gebiet, in das sie reicht
   *[none] Ein kostenloser Baustein ist aber nicht möglich
}.
iwari-void-settles = Die Leere hat eine neue Siedlung aus { $count } Ruinen und handelt sofort in { NAMES($territories) }, wo die meisten davon stehen.
# $territories haben gleich viele Ruinen; $choices sind die offenen davon, $open ihre Zahl.
iwari-void-settles-tie = Die Leere hat eine neue Siedlung aus { $count } Ruinen, gleich viele davon in { NAMES($territories) }: { $who ->
    [you] Du wählst
   *[other] { $player } wählt
}, wo sie handelt; { $open ->
    [one] nur { NAMES($choices) } ist offen
   *[other] zur Wahl stehen { NAMES($choices) }
}.
iwari-void-settles-closed = Die Leere hat eine neue Siedlung aus { $count } Ruinen, die meisten davon in { NAMES($territories) }; dort ist nichts offen, also handelt sie nicht.

## Das Ende

iwari-void-end-settlement = Die Leere hat eine Siedlung aus { $count } Ruinen.
# $held Gebiete gehören der Leere; mit $limit gewinnt sie.
iwari-void-end-limit = { $held ->
    [one] Die Leere hat ein Gebiet beansprucht
   *[other] Die Leere hat { $held } Gebiete beansprucht
}, und { $limit } { $limit ->
    [one] genügt
   *[other] genügen
}.
iwari-void-end-centre = { $count } Totems der Leere stehen in der Mitte.
iwari-void-end-judged = Über jedes Gebiet ist entschieden, also ist die Partie zu Ende.
iwari-void-end-ruin = Die Leere muss eine Ruine setzen und hat keine mehr, also ist die Partie zu Ende.
iwari-void-end-piece = Die Leere muss bauen und hat keinen Baustein mehr dafür, also ist die Partie zu Ende.
iwari-void-end-stock = { $who ->
    [you] Du hast
   *[other] { $player } hat
} zu Beginn einer Aktion weder Zelt noch Totem übrig, also ist die Partie zu Ende.
iwari-void-end-third = { $count } Karten der Leere liegen beiseite, also ist die Partie zu Ende.
iwari-void-held = Die Leere braucht { $limit ->
    [one] ein Gebiet
   *[other] { $limit } Gebiete
} und hat { $held ->
    [0] keines
   *[other] { $held }
} beansprucht.
iwari-void-violet-lost = Auf den violetten Plätzen stehen mehr Ruinen als Zelte, { $ruins } zu { $tents }.
iwari-void-violet-held = Auf den violetten Plätzen stehen höchstens so viele Ruinen wie Zelte, { $ruins } zu { $tents }.
iwari-void-wins = Die Leere gewinnt.
iwari-void-beaten = { $who ->
    [you] Du hast die Leere besiegt.
   *[other] { $player } hat die Leere besiegt.
}
iwari-void-beaten-together = Die Völker haben die Leere gemeinsam besiegt.
