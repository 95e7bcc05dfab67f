# Dewan: warum etwas nicht geht. Ein Satz für jeden Grund, gelesen von der Person, die es versucht hat.
# $space ist der Name eines Felds und $terrain, was es ist; $card ist, was eine Karte zeigt.

## Etwas anderes kommt zuerst

dewan-refused-over = Die Partie ist zu Ende.
dewan-refused-odd-berry = Erst muss der Zufall entscheiden, welcher Teil der Zone die übrige Beere bekommt.
dewan-refused-shuffle = Erst muss der Ablagestapel gemischt werden.
dewan-refused-due-turn = { $who ->
    [you] Du bist am Zug: Nimm Karten oder platziere ein Lager.
   *[other] { $player } ist am Zug.
}
dewan-refused-due-story = { $who ->
    [you] Wähle zuerst ein Zielplättchen.
   *[other] { $player } wählt ein Zielplättchen.
}
dewan-refused-due-tuck = { $who ->
    [you] Entscheide zuerst, ob du eine Karte unter dein Tableau schiebst.
   *[other] { $player } entscheidet über eine Karte unter dem Tableau.
}
dewan-refused-due-water = { $who ->
    [you] Lege zuerst ein Wasserplättchen.
   *[other] { $player } legt ein Wasserplättchen.
}
dewan-refused-due-lava = { $who ->
    [you] Lege zuerst ein Lavaplättchen.
   *[other] { $player } legt ein Lavaplättchen.
}
dewan-refused-due-fishing = { $who ->
    [you] Entscheide zuerst, ob du zum Fischen eine Karte ablegst.
   *[other] { $player } entscheidet, ob zum Fischen eine Karte abgelegt wird.
}
dewan-refused-impossible = Das geht jetzt nicht.
dewan-refused-possible = Das ist jetzt erlaubt.
dewan-refused-pass-take = Nur wer nichts anderes tun kann, passt, und es gibt Karten zu nehmen.
dewan-refused-pass-place = Nur wer nichts anderes tun kann, passt, und ein Lager lässt sich platzieren.

## Karten der Reihe

dewan-refused-slot-empty = Platz { $slot } der Reihe ist leer.
dewan-refused-no-slot = Die Reihe hat nur { $slots } Plätze.
dewan-refused-two-cards = Aus der Reihe nimmst du zwei Karten, nicht mehr und nicht weniger.
dewan-refused-not-neighbours = Die Plätze { $first } und { $second } der Reihe liegen nicht nebeneinander.
dewan-refused-one-card = Eine einzelne Karte nimmst du nur, wenn keine zwei nebeneinanderliegen, wie hier auf den Plätzen { $first } und { $second }.
dewan-refused-not-in-hand = { $who ->
    [you] Diese Karte ist nicht auf deiner Hand: { NAMES($card) }.
   *[other] { $player } hat diese Karte nicht auf der Hand: { NAMES($card) }.
}
dewan-refused-no-half = Diese Karte hat keine solche Hälfte: { NAMES($card) }.
dewan-refused-no-such-card = Es gibt keine Karte { $name }.

## Ziele

dewan-refused-story-slot-empty = Platz { $slot } der Zielreihe ist leer.
dewan-refused-no-story-slot = Die Zielreihe hat nur { $slots } Plätze.
dewan-refused-stack-empty = Der Zielstapel ist leer: Wähle ein Ziel aus der Reihe.

## Reisen

dewan-refused-no-such-space = Es gibt kein Feld { $name }.
dewan-refused-no-route = Eine Reise führt von einem deiner Lager zu einem anderen Feld.
dewan-refused-origin = Eine Reise beginnt bei einem eigenen Lager, und auf { $space } ({ NAMES($terrain) }) steht keines.
dewan-refused-origin-stuck = Mit deinen Karten kommst du von { $space } ({ NAMES($terrain) }) nirgendwohin.
dewan-refused-stays = Eine Reise führt zu einem anderen Feld als { $space }, wo sie beginnt.
dewan-refused-not-adjacent = { $other } und { $space } grenzen nicht aneinander.
dewan-refused-twice = Ein Weg betritt kein Feld zweimal, und { $space } gehört schon dazu.
dewan-refused-blocked = { $space } ({ NAMES($terrain) }) kann niemand durchqueren oder besiedeln.
dewan-refused-camp = Auf { $space } steht schon ein Lager.
dewan-refused-no-camp = Auf { $space } kann kein Lager platziert werden.
dewan-refused-village = In der Wasserzone von { $space } gibt es schon ein Wasserdorf, und mehr als eines hat keine Zone.
dewan-refused-water = { $space } ist ein Wasserfeld: Dort kann kein Lager stehen.
dewan-refused-unaffordable = Mit deinen Karten lässt sich kein Weg nach { $space } ({ NAMES($terrain) }) bezahlen.
dewan-refused-enter-unpaid = Deine übrigen Karten bezahlen { $space } ({ NAMES($terrain) }) nicht.
dewan-refused-dead-end = Mit deinen übrigen Karten könntest du hinter { $space } ({ NAMES($terrain) }) kein Lager mehr platzieren.
dewan-refused-cost = { $count ->
    [one] Dieser Weg kostet eine Karte, nicht { $paid }.
   *[other] Dieser Weg kostet { $count } Karten, nicht { $paid }.
}
dewan-refused-terrain = Diese Karte zeigt das Terrain von { $space } ({ NAMES($terrain) }) nicht: { NAMES($card) }.
dewan-refused-pays-twice = Eine Karte zahlt nur einmal: { NAMES($card) }.
dewan-refused-pay-rest = Zahlt diese Karte für { $space }, ist der Rest des Wegs nicht mehr bezahlbar: { NAMES($card) }.

## Plättchen

dewan-refused-marker-blocked = Ein Plättchen braucht ein freies Feld, und { $space } ist nicht frei ({ NAMES($terrain) }).
dewan-refused-marker-water = Ein Plättchen kommt nicht auf Wasser, und { $space } ist Wasser.
dewan-refused-marker-camp = Ein Plättchen braucht ein freies Feld, und auf { $space } steht ein Lager.
dewan-refused-marker-far-water = Ein Wasserplättchen kommt neben Wasser, und { $space } ({ NAMES($terrain) }) liegt nicht daneben.
dewan-refused-marker-far-lava = Ein Lavaplättchen kommt neben den Vulkan oder neben Lava, und { $space } ({ NAMES($terrain) }) liegt nicht daneben.
