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
iwari-refused-due-refill = { $who ->
    [you] Ziehe zuerst nach.
   *[other] { $player } zieht gerade nach.
}
iwari-refused-impossible = Das geht jetzt nicht.
iwari-refused-possible = Nichts verbietet das jetzt.
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

## Karten

iwari-refused-not-in-hand = { $who ->
    [you] Diese Karte ist nicht auf deiner Hand: { NAMES($card) }.
   *[other] { $player } hat diese Karte nicht auf der Hand: { NAMES($card) }.
}
iwari-refused-no-such-card = Es gibt keine Karte { $name }.
iwari-refused-no-cards = Du hast keine Karte mehr, um zu zahlen.
iwari-refused-unaffordable = Ein Baustein in { NAMES($territory) } kostet eine Karte ({ NAMES($biome) }) oder zwei gleiche eines anderen Bioms, und du hast weder das eine noch das andere.
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
iwari-refused-not-leading = Du hast nicht an beiden Enden von Verbindung { $connection } die meisten Totems.
