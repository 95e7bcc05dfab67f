# Iwari: warum etwas nicht geht. Ein Satz für jeden Grund, gelesen von der Person, die es versucht hat.
# $territory sagt NAMES, ebenso $biome, $card (das Biom einer Karte) und $deed.

## Jemand anderes oder etwas anderes kommt zuerst

iwari-refused-over = Die Partie ist zu Ende.
iwari-refused-shuffle = Erst muss der Ablagestapel gemischt werden.
iwari-refused-due-draft = { $who ->
    [you] Nimm zuerst eine Karte für deine Starthand.
   *[other] { $player } wählt gerade eine Starthand.
}
iwari-refused-due-turn = { $who ->
    [you] Du bist am Zug: Baue oder tausche eine Karte.
   *[other] { $player } ist am Zug.
}
iwari-refused-due-third = { $who ->
    [you] Handle zuerst für das dritte Volk.
   *[other] { $player } handelt gerade für das dritte Volk.
}
iwari-refused-due-deed = { $who ->
    [you] Setze zuerst die Figur einer Großtat.
   *[other] { $player } setzt gerade die Figur einer Großtat.
}
iwari-refused-due-veneration = { $who ->
    [you] Setze zuerst die Figur der Verehrung oder verzichte auf sie.
   *[other] { $player } setzt gerade die Figur der Verehrung.
}
iwari-refused-due-explored = { $who ->
    [you] Du hast die Marker eines Gebiets aufgedeckt: Baue jetzt dort ein Zelt.
   *[other] { $player } hat die Marker eines Gebiets aufgedeckt und baut dort ein Zelt.
}
iwari-refused-due-storm = { $who ->
    [you] Entscheide zuerst über einen Sturm: Er zieht weiter, oder er bleibt.
   *[other] { $player } entscheidet gerade über einen Sturm.
}
iwari-refused-due-walk = { $who ->
    [you] Entscheide zuerst über das Wandertotem: Es wertet und zieht weiter, oder es wartet.
   *[other] { $player } entscheidet gerade über das Wandertotem.
}
iwari-refused-due-refill = { $who ->
    [you] Ziehe zuerst nach.
   *[other] { $player } zieht gerade nach.
}
iwari-refused-impossible = Das geht jetzt nicht.
iwari-refused-possible = Das ist jetzt erlaubt.
iwari-refused-tribe = Jetzt baut ein anderes Volk.
iwari-refused-pass = Nur wer keine Karten hat, passt: Baue oder tausche eine Karte.
iwari-refused-discard = Eine Karte wird nur abgelegt, wenn das dritte Volk nichts bauen kann, und es kann.

## Bausteine

iwari-refused-two-pieces = Du baust einen oder zwei Bausteine auf einmal, nicht { $count }.
iwari-refused-one-territory = Was du auf einmal baust, steht in einem einzigen Gebiet, und der erste Baustein kommt nach { NAMES($territory) }.
iwari-refused-unexplored = { NAMES($territory) } ist unerforscht ({ NAMES($biome) }): Dort darf nur ein einzelnes Zelt gebaut werden, sonst nichts.
iwari-refused-spot = { $who ->
    [you] Auf diesem Platz steht schon ein Zelt von dir.
   *[other] Auf diesem Platz steht schon ein Zelt von { $player }.
}
iwari-refused-spot-third = Auf diesem Platz steht schon ein Zelt des dritten Volks.
iwari-refused-spot-chosen = Auf diesem Platz steht schon das erste Zelt, das du gerade baust.
iwari-refused-cap = { $count ->
    [one] In { NAMES($territory) } ist Platz für ein Totem, denn mehr Zelte hat dort kein Volk.
   *[other] In { NAMES($territory) } ist Platz für { $count } Totems, denn mehr Zelte hat dort kein Volk.
}
iwari-refused-no-tents = Alle deine Zelte stehen schon.
iwari-refused-no-totems = Alle deine Totems stehen schon.
iwari-refused-no-tents-third = Alle Zelte des dritten Volks stehen schon.
iwari-refused-no-totems-third = Alle Totems des dritten Volks stehen schon.
iwari-refused-no-such-spot = Es gibt keinen Zeltplatz { $name }.
iwari-refused-no-such-territory = Es gibt kein Gebiet { $name }.
iwari-refused-bare = In { NAMES($territory) } darf kein Totem stehen ({ NAMES($biome) }).

## Befestigungen

iwari-refused-no-forts-in-play = Befestigungen sind nicht im Spiel.
iwari-refused-no-forts = Deine Befestigung steht schon.
iwari-refused-fort-third = Das dritte Volk hat keine Befestigung.
iwari-refused-fort-unexplored = { NAMES($territory) } ist unerforscht ({ NAMES($biome) }): Eine Befestigung braucht ein Gebiet, in dem schon ein Zelt steht.
iwari-refused-fort-special = Eine Befestigung kommt auf einen freien Zeltplatz, und hier ist keiner.
iwari-refused-fort-there = Auf diesem Platz steht schon eine Befestigung.

## Funde

iwari-refused-no-discoveries = Fundmarker sind nicht im Spiel.
iwari-refused-veiled = Die Marker in { NAMES($territory) } liegen verdeckt: Erforsche es zuerst, dann baue dort ein Zelt.
iwari-refused-not-veiled = In { NAMES($territory) } liegen keine verdeckten Marker.
iwari-refused-explored-elsewhere = Du hast die Marker in { NAMES($territory) } aufgedeckt: Das Zelt kommt dorthin.
iwari-refused-explore-unaffordable = Du kannst kein Zelt in { NAMES($territory) } bezahlen ({ NAMES($biome) }), also bleiben die Marker dort verdeckt.

## Ruinen

iwari-refused-ruin-said = Ein Zelt ersetzt genau dort eine Ruine, wo eine liegt.
iwari-refused-ruin-price = Ein Zelt auf dieser Ruine kostet zwei Karten des Bioms, das sie zeigt ({ NAMES($biome) }), und keine anderen.

## Totems der Leere

iwari-refused-no-void-totems = Auf dieser Landkarte gibt es keine Totems der Leere.
iwari-refused-move-third = Totems der Leere versetzt du in deiner eigenen Aktion, nicht für das dritte Volk.
iwari-refused-two-moves = Du versetzt nur ein einziges Totem der Leere auf einmal.
iwari-refused-centre-empty = In der Mitte steht kein Totem der Leere mehr.
iwari-refused-no-void-totem = In { NAMES($territory) } steht kein Totem der Leere.
iwari-refused-same-biome = Ein Totem der Leere zieht von { NAMES($territory) } in ein anderes Biom ({ NAMES($biome) } ist sein eigenes).
iwari-refused-centre-price = Ein Totem der Leere aus der Mitte kostet zwei Karten des Bioms, in das es kommt ({ NAMES($biome) }), und keine anderen.
iwari-refused-move-price = Dieses Totem der Leere zu versetzen kostet je eine Karte der beiden Biome ({ NAMES($other) }, { NAMES($biome) }), und keine anderen.

## Streitmarker und Tatkraft

iwari-refused-no-such-token = Es gibt keinen Streitmarker { $name }.
iwari-refused-token-elsewhere = Dieser Streitmarker kann nicht in dieses Gebiet.
iwari-refused-token-placed = Dieser Streitmarker liegt schon in { NAMES($territory) }.
iwari-refused-token-third = Das dritte Volk bringt keinen Streitmarker ins Spiel.
iwari-refused-token-price = Dieser Streitmarker kostet zwei Karten mit dem Biom des Gebiets ({ NAMES($biome) }), und keine anderen.
iwari-refused-unknown-area = Dies ist eine unbekannte Stelle: Ein Zelt kommt nur mit ihrem Streitmarker dorthin.
iwari-refused-determined-token = Mit dem Tatkraftmarker darfst du ein Zelt oder ein Totem dazubauen, keinen Streitmarker.
iwari-refused-determined-price = Der zweite Baustein in unerforschtem Land kostet eine Karte des dortigen Bioms ({ NAMES($biome) }), und keine anderen.

## Karten

iwari-refused-not-in-hand = { $who ->
    [you] Diese Karte ist nicht auf deiner Hand: { NAMES($card) }.
   *[other] { $player } hat diese Karte nicht auf der Hand: { NAMES($card) }.
}
iwari-refused-no-such-card = Es gibt keine Karte { $name }.
iwari-refused-no-cards = Du hast keine Karte mehr, um zu zahlen.
iwari-refused-unaffordable = Ein Baustein in { NAMES($territory) } kostet eine Karte ({ NAMES($biome) }) oder zwei gleiche eines anderen Bioms, und du hast weder das eine noch das andere.
iwari-refused-fixed-unaffordable = Dieser Baustein in { NAMES($territory) } kostet genau diese Karten, und du hast sie nicht: { NAMES($cards) }.
iwari-refused-second-unaffordable = Deine übrigen Karten bezahlen keinen zweiten Baustein in { NAMES($territory) } ({ NAMES($biome) }).
iwari-refused-three-cards = Du zahlst höchstens drei Karten auf einmal, nicht { $count }.
iwari-refused-payment = Ein Baustein kostet eine Karte mit dem Biom des Gebiets oder zwei gleiche eines anderen Bioms.
iwari-refused-biome = Ein Baustein in { NAMES($territory) } kostet eine Karte ({ NAMES($biome) }) oder zwei gleiche eines anderen Bioms, und dies ist nur eine: { NAMES($card) }.
iwari-refused-pair = Zwei Karten ersetzen { NAMES($biome) } nur, wenn beide dasselbe Biom zeigen.
iwari-refused-pair-own = Eine einzige Karte ({ NAMES($biome) }) genügt für einen Baustein in { NAMES($territory) }: Zwei werden nicht angenommen.
iwari-refused-pays-twice = Eine Karte zahlt nur einmal: { NAMES($card) }.
iwari-refused-pay-rest = Zahlen diese Karten für den einen Baustein, ist der andere in { NAMES($territory) } nicht mehr bezahlbar.

## Nachziehen

iwari-refused-deck-empty = Der Nachziehstapel ist leer.
iwari-refused-no-place = { $count ->
    [0] Die Auslage ist leer.
    [one] In der Auslage liegt nur eine Karte.
   *[other] In der Auslage liegen nur { $count } Karten.
}
iwari-refused-other-card = Dort liegt eine andere Karte.

## Großtaten

iwari-refused-not-earned = Für diese Großtat ist jetzt keine Figur zu setzen: { NAMES($deed) }.
iwari-refused-no-such-deed = Es gibt keine Großtat { $name }.
iwari-refused-no-such-connection = Es gibt keine Verbindung { $name }.
iwari-refused-decline = Eine verdiente Figur muss gesetzt werden.
iwari-refused-deed-target = { $deed ->
    [union] Die Figur des Bündnisses kommt auf ein Gebiet, nicht auf eine Verbindung.
    [discovery] Die Figur der Entdeckung kommt auf ein Gebiet, nicht auf eine Verbindung.
    [honour] Die Figur der Ehre kommt auf eine Verbindung, nicht auf ein Gebiet.
   *[respect] Die Figur des Respekts kommt auf eine Verbindung, nicht auf ein Gebiet.
}
iwari-refused-union = Die Figur des Bündnisses kommt auf ein Gebiet, in das deine Siedlung reicht, und bis { NAMES($territory) } reicht sie nicht.
iwari-refused-discovery = Die Figur der Entdeckung kommt auf ein anderes Gebiet als { NAMES($territory) }, das du gerade gefüllt hast.
iwari-refused-honour = Die Figur der Ehre kommt auf eine Verbindung zu Land, und { $connection } ist eine zur See.
iwari-refused-respect = Die Figur des Respekts kommt auf eine Verbindung zur See, und { $connection } ist eine zu Land.
iwari-refused-covered = Ein Berg bedeckt Verbindung { $connection }, also kommt keine Figur dorthin.
iwari-refused-covered-storm = Ein Sturm liegt auf Verbindung { $connection }, also kommt keine Figur dorthin.
iwari-refused-covered-ruin = Eine Ruine sperrt Verbindung { $connection }, also kommt keine Figur dorthin.
iwari-refused-left = Das Wandertotem hat Verbindung { $connection } verlassen, also kommt keine Figur dorthin.
iwari-refused-not-leading = Du hast nicht an beiden Enden von Verbindung { $connection } die meisten Totems.
iwari-refused-courage = Die Figur des Muts kommt neben eine andere Figur, und in { NAMES($territory) } steht keine.
iwari-refused-courage-connection = Die Figur des Muts kommt neben eine andere Figur, und auf Verbindung { $connection } steht keine.
iwari-refused-veneration = Die Figur der Verehrung kommt dorthin, wo ein Zelt von dir auf einem Streitmarker steht, und in { NAMES($territory) } steht keines.
iwari-refused-veneration-territory = Die Figur der Verehrung kommt auf ein Gebiet, nicht auf eine Verbindung.
iwari-refused-veneration-connection = Die Figur der Verehrung kommt auf eine Verbindung, nicht auf ein Gebiet.

## Stürme

iwari-refused-other-storm = Zuerst wird über den Sturm auf Verbindung { $connection } entschieden.

## Gegen die Leere: Jemand anderes oder etwas anderes kommt zuerst

iwari-refused-shuffle-void = Erst müssen die offenen Karten der Leere in den Nachziehstapel gemischt werden.
iwari-refused-due-void = { $who ->
    [you] Handle zuerst für die Leere.
   *[other] { $player } handelt gerade für die Leere.
}
iwari-refused-due-voids = { $who ->
    [you] Ziehe zuerst nach; vorher darfst du noch Karten der Leere spielen.
   *[other] { $player } zieht gerade nach oder spielt vorher Karten der Leere.
}
iwari-refused-due-pass = { $who ->
    [you] Du hast nur Karten der Leere: Deine eigene Aktion entfällt.
   *[other] { $player } hat nur Karten der Leere: Die eigene Aktion entfällt.
}
iwari-refused-due-order = { $who ->
    [you] Wähle zuerst, in welchem der beiden Gebiete die Leere beginnt.
   *[other] { $player } wählt gerade, wo die Leere beginnt.
}
iwari-refused-due-ruin = { $who ->
    [you] Wähle zuerst den Platz für eine Ruine.
   *[other] { $player } wählt gerade den Platz für eine Ruine.
}
iwari-refused-due-haunted = { $who ->
    [you] Wähle zuerst den Platz für die Ruine, die auf die gespielten Karten folgt.
   *[other] { $player } wählt gerade den Platz für die Ruine, die auf die gespielten Karten folgt.
}
iwari-refused-due-target = { $who ->
    [you] Wähle zuerst, in welchem Gebiet die Leere für ihre Siedlung handelt.
   *[other] { $player } wählt gerade, wo die Leere für ihre Siedlung handelt.
}
iwari-refused-due-free = { $who ->
    [you] Setze zuerst den kostenlosen Baustein für deine Siedlung oder verzichte auf ihn.
   *[other] { $player } setzt gerade den kostenlosen Baustein für eine Siedlung.
}

## Gegen die Leere: Karten

iwari-refused-void-card = Eine Karte der Leere zahlt für nichts und wird nicht getauscht: Sie verlässt deine Hand nur, wenn du sie für die Leere spielst.
iwari-refused-pass-void = Die eigene Aktion entfällt nur, wenn du nichts als Karten der Leere hast: Baue oder tausche eine Karte.
iwari-refused-discard-void = Eine Karte wird nur abgelegt, wenn sich sonst nichts für die Leere tun lässt, und es lässt sich etwas tun.
iwari-refused-no-void-card = Dies ist keine Karte der Leere: { NAMES($card) }.
iwari-refused-voids-none = Spiele mindestens eine Karte der Leere.
iwari-refused-voids-twice = Eine Karte der Leere wird nur einmal gespielt.
iwari-refused-skip = Nur eine Karte eines vollständigen Bioms übergeht die Leere, und von diesem war noch nicht jedes Gebiet voll: { NAMES($card) }.

## Gegen die Leere: Bausteine

iwari-refused-tribe-void = Jetzt baut die Leere.
iwari-refused-tribe-own = Jetzt baut dein eigenes Volk.
iwari-refused-closed = Über { NAMES($territory) } ist entschieden ({ NAMES($biome) }): Dorthin kommt kein Baustein mehr.
iwari-refused-last-spot = Das Zelt nimmt den letzten freien Platz in { NAMES($territory) }. Darüber wird sofort entschieden: Ein zweiter Baustein kann nicht folgen.
iwari-refused-last-spot-void = Die Ruine nimmt den letzten freien Platz in { NAMES($territory) }. Darüber wird sofort entschieden: Ein zweiter Baustein kann nicht folgen.
iwari-refused-spot-ruin = Auf diesem Platz steht schon eine Ruine.
iwari-refused-no-tents-void = Alle Ruinen stehen schon.
iwari-refused-no-totems-void = Alle Totems der Leere stehen schon.
iwari-refused-violet = In { NAMES($territory) } ist noch ein violetter Platz frei: Die Ruine kommt auf einen violetten Platz.
iwari-refused-token-void = Gegen die Leere kommen keine Streitmarker ins Spiel.
iwari-refused-no-centre = Auf dieser Landkarte bleiben Totems der Leere, wo sie sind.
iwari-refused-move-void = Totems der Leere versetzt du in deiner eigenen Aktion, nicht wenn du für die Leere handelst.
iwari-refused-move-centre = Ein Totem der Leere lässt sich nur aus der Mitte versetzen.

## Gegen die Leere: eigene Bausteine versetzen

iwari-refused-lift-versus = Zelte und Totems werden nur in einer Partie gegen die Leere versetzt.
iwari-refused-lift-void = Bausteine versetzt du in deiner eigenen Aktion, nicht wenn du für die Leere handelst.
iwari-refused-lift-no-tent = Auf diesem Platz steht kein Zelt von dir, das du versetzen könntest.
iwari-refused-lift-twice = Dieses Zelt versetzt du in dieser Aktion schon.
iwari-refused-lift-no-totem = In { NAMES($territory) } steht kein Totem von dir mehr, das du versetzen könntest.
iwari-refused-lift-under = Deine Totems in { NAMES($territory) } stehen unter einem Totem der Leere und lassen sich nicht versetzen.
iwari-refused-lift-incomplete = Ein Baustein verlässt { NAMES($territory) } erst, wenn jedes Gebiet des Bioms ({ NAMES($biome) }) einmal voll war.
iwari-refused-move-unaffordable = Einen Baustein aus { NAMES($territory) } zu versetzen kostet eine Karte ({ NAMES($biome) }) oder zwei gleiche eines anderen Bioms, und du hast weder das eine noch das andere.
iwari-refused-move-second = Deine übrigen Karten bezahlen es nicht, einen Baustein aus { NAMES($territory) } ({ NAMES($biome) }) zu versetzen.
iwari-refused-biome-moved = Einen Baustein aus { NAMES($territory) } zu versetzen kostet eine Karte ({ NAMES($biome) }) oder zwei gleiche eines anderen Bioms, und dies ist nur eine: { NAMES($card) }.
iwari-refused-pair-own-moved = Eine einzige Karte ({ NAMES($biome) }) genügt, um einen Baustein aus { NAMES($territory) } zu versetzen: Zwei werden nicht angenommen.

## Gegen die Leere: Auswahl

iwari-refused-order = Die Reihenfolge nennt die beiden Gebiete, in denen die Leere jetzt handelt, jedes einmal.
iwari-refused-ruin-elsewhere = Die Leere handelt in { NAMES($territory) }: Die Ruine kommt dorthin.
iwari-refused-ruin-haunted = Diese Ruine kommt auf einen freien Platz dieses Bioms: { NAMES($biome) }.
iwari-refused-ruin-far = Ein anderer freier Platz in { NAMES($territory) } ist entlang der Pfade näher an einer Ruine.
iwari-refused-target = { NAMES($territory) } ist nicht das Gebiet mit den meisten Ruinen der Siedlung.
iwari-refused-free-kind = Der kostenlose Baustein ist ein Zelt oder Totem, das noch nicht auf der Landkarte steht.
iwari-refused-free-elsewhere = Bis { NAMES($territory) } reicht deine Siedlung nicht.
