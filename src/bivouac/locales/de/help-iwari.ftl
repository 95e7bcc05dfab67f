# Iwari: was ein Ding auf dem Tisch ist und tut, in ein oder zwei Sätzen.

## Die Landkarte

help-iwari-biome-tundra = Tundra. Hier baust du mit einer Karte Tundra oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-forest = Wald. Hier baust du mit einer Karte Wald oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-glacier = Gletscher. Hier baust du mit einer Karte Gletscher oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-coast = Küste. Hier baust du mit einer Karte Küste oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-desert = Wüste. Hier baust du mit einer Karte Wüste oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-tent = Ein Zelt auf seinem Platz. Zelte zählen in ihrem Gebiet und entlang der Pfade für eine Siedlung.
help-iwari-totem = Totems teilen sich den einen Totemplatz eines Gebiets. Sie zählen für seine Verbindungen.
help-iwari-land = Eine Verbindung zu Land. Wer in beiden ihrer Gebiete mit Totems führt, bekommt Punkte für alle Totems dort.
help-iwari-sea = Eine Verbindung zur See. Sie zählt wie eine zu Land; nur auf solche kommt der Respekt.
help-iwari-mountain = Ein Berg. Die Verbindung darunter wird nie gewertet.
help-iwari-cap = Wie viele Totems hier stehen dürfen: so viele, wie das Volk mit den meisten Zelten hier Zelte hat.
help-iwari-ranks = Die Zelte hier, nach Völkern, und was sie jetzt brächten. Das erste Volk bekommt alle Zelte des Gebiets, jedes weitere so viele, wie das Volk davor hat.
help-iwari-connection = Was diese Verbindung jetzt brächte, wenn jemand in beiden ihrer Gebiete mit Totems führt.

## Karten

help-iwari-card = Eine Karte bringt einen Baustein in ein Gebiet ihres Bioms. Zwei gleiche Karten ersetzen eine jedes anderen Bioms.
help-iwari-display = Die Auslage. Beim Nachziehen darfst du jede dieser Karten nehmen. Sie rückt zusammen und wird auf vier ergänzt, wenn deine Hand voll ist.
help-iwari-deck = Der Nachziehstapel. Beim Nachziehen darfst du verdeckt seine oberste Karte nehmen. Ist er zum ersten Mal leer, werden die Zelte gewertet und die abgelegten Karten gemischt; beim zweiten Mal beginnt die letzte Runde.
help-iwari-hand = Eine Hand mit bis zu drei Karten. Am Ende jedes Zugs wird nachgezogen.

## Völker

help-iwari-score = Die bisherigen Punkte. Vor dem Ende werden nur Zelte gewertet, ein einziges Mal, wenn der Nachziehstapel zum ersten Mal leer ist.
help-iwari-supply = Die übrigen Bausteine. Wer das letzte Zelt baut, bringt die letzte Runde; bei Gleichstand entscheiden übrige Bausteine.
help-iwari-leads = Gebiete, in denen dieses Volk die meisten Zelte hat, Gleichstand eingeschlossen.
help-iwari-settlement = Die größte Gruppe von Zelten, die Pfade verbinden. Ab vier Zelten ist sie eine Siedlung und bringt Punkte.
help-iwari-third = Das dritte Volk gehört niemandem. Nach der eigenen Aktion bauen beide Personen mit einer übrigen Karte für dieses Volk, und es kann sogar gewinnen.

## Großtaten

help-iwari-deed-union = Bündnis. Für die ersten beiden, die eine Siedlung gründen: vervielfacht die Zelte eines Gebiets, in das sie reicht.
help-iwari-deed-discovery = Entdeckung. Für die ersten beiden, die ein Gebiet füllen: vervielfacht die Zelte eines beliebigen anderen.
help-iwari-deed-honour = Ehre. Wer zuerst in beiden Gebieten einer Verbindung zu Land mit Totems führt, vervielfacht diese Verbindung.
help-iwari-deed-respect = Respekt. Wer zuerst in beiden Gebieten einer Verbindung zur See mit Totems führt, vervielfacht diese Verbindung.

## Punkte

help-iwari-points-tents_mid = Zelte, gewertet, als der Nachziehstapel zum ersten Mal leer war.
help-iwari-points-tents = Zelte, Gebiet für Gebiet: Das erste Volk bekommt alle Zelte dort, jedes weitere so viele, wie das Volk davor hat.
help-iwari-points-totems = Totems, Verbindung für Verbindung: Wer in beiden Gebieten führt, bekommt alle Totems dort.
help-iwari-points-settlements = Siedlungen: 1 Punkt für jedes Zelt einer Gruppe von mindestens vier entlang der Pfade.
