# Iwari: was ein Ding auf dem Tisch ist und tut, in ein oder zwei Sätzen.

## Die Landkarte

help-iwari-biome-tundra = Tundra. Hier baust du mit einer Tundrakarte oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-forest = Wald. Hier baust du mit einer Waldkarte oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-glacier = Gletscher. Hier baust du mit einer Gletscherkarte oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-coast = Küste. Hier baust du mit einer Küstenkarte oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-desert = Wüste. Hier baust du mit einer Wüstenkarte oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-biome-void = Leere. Hier baust du mit einer Karte der Leere oder mit zwei gleichen Karten eines anderen Bioms.
help-iwari-tent = Ein Zelt auf seinem Platz. Zelte zählen in ihrem Gebiet und entlang der Pfade für eine Siedlung.
help-iwari-totem = Totems teilen sich den einen Totemplatz eines Gebiets. Sie zählen für seine Verbindungen.
help-iwari-land = Eine Verbindung zu Land. Wer in beiden ihrer Gebiete mit Totems führt, bekommt Punkte für alle Totems dort.
help-iwari-sea = Eine Verbindung zur See. Sie zählt wie eine zu Land; nur auf solche kommt der Respekt.
help-iwari-mountain = Ein Berg. Die Verbindung darunter wird nie gewertet.
help-iwari-storm = Ein Sturm. Die Verbindung darunter wird nicht gewertet. Sind ihre beiden Gebiete voll, kann er zur nächsten Zahl weiterziehen.
help-iwari-walker = Das Wandertotem. Wer in einem Gebiet seiner Verbindung ein Totem baut, darf diese Verbindung sofort werten; dann zieht es zur nächsten Zahl.
help-iwari-fortification = Eine Befestigung. Sie verdoppelt die Punkte der Zelte dieses Gebiets und der Siedlung für das Volk, dessen Zelt auf ihr steht.
help-iwari-discovery = Ein Fundmarker. Er liegt verdeckt, bis sein Gebiet erforscht wird. Ein Zelt auf ihm nimmt ihn mit; die meisten einer Farbe bringen am Ende 6 Punkte.
help-iwari-ruin = Eine Ruine. Sie sperrt die Verbindung, die sie bewacht. Zwei Karten des gezeigten Bioms ersetzen sie durch ein Zelt; die Ruine ist 1 Punkt wert.
help-iwari-void-totem = Ein Totem der Leere. Es zählt wie alle Totems, und die Leere zählt wie ein Volk: Wo sie allein die meisten hat, bekommt niemand Punkte.
help-iwari-centre = Totems der Leere in der Mitte. Zwei Karten eines Bioms versetzen eines davon in ein Gebiet dieses Bioms.
help-iwari-road = Der violette Pfad: seine Zelte, nach Völkern, und was sie jetzt brächten. Am Ende werden sie noch einmal gewertet, als wäre der Pfad ein Gebiet.
help-iwari-contested = Ein Streitmarker zwischen zwei Gebieten. Zwei Karten mit dem Biom eines der beiden bringen ihn an seine unbekannte Stelle dort, mit einem Zelt darauf.
help-iwari-gold = Ein Goldmarker. Am Ende entscheiden die Totems in den fünf Gebieten mit Goldmarker, wer die Verehrung bekommt.
help-iwari-cap = Wie viele Totems hier stehen dürfen: so viele, wie das Volk mit den meisten Zelten hier Zelte hat.
help-iwari-ranks = Die Zelte hier, nach Völkern, und was sie jetzt brächten. Das erste Volk bekommt 1 Punkt für jedes Zelt im Gebiet, jedes weitere so viele, wie das Volk davor Zelte hat.
help-iwari-connection = Was diese Verbindung jetzt brächte, wenn jemand in beiden ihrer Gebiete mit Totems führt.

## Gegen die Leere

help-iwari-against-ruin = Eine Ruine, das Zelt der Leere. Wie jedes Zelt erforscht sie Gebiete und hebt die Totemgrenze; vier oder mehr, die durch Pfade verbunden sind, bilden eine Siedlung der Leere.
help-iwari-against-totem = Ein Totem der Leere. Wird über ein Gebiet entschieden, beansprucht es die Seite mit mehr Totems, bei Gleichstand die Leere.
help-iwari-void-pawn = Die Figur der Leere. Der nächste Befall trifft die beiden Gebiete dieser Verbindung; dann zieht die Figur zur nächsten Zahl.
help-iwari-claim-players = Entschieden, und für dich: Deine Seite hatte mehr Totems, das virtuelle eingerechnet. Hierher kommt kein Baustein mehr.
help-iwari-claim-void = Entschieden, und verloren: Die Leere hatte mindestens so viele Totems wie deine Seite, das virtuelle eingerechnet. Hierher kommt kein Baustein mehr.
help-iwari-closed = Ist über ein Gebiet entschieden, ist es geschlossen. Kein Baustein kommt mehr hinein, ein Befall verschont es, und es wird nicht noch einmal entschieden.
help-iwari-would-claim = Wer dieses Gebiet bekäme, wenn jetzt entschieden würde. Mehr Zelte oder Ruinen bringen ein virtuelles Totem, mehr Totems das Gebiet; bei Gleichstand gewinnt die Leere.
help-iwari-marked = Diese Bausteine gehören zu einer Siedlung, die ihren kostenlosen Baustein schon gebracht hat. Was dazukommt, ist keine neue Siedlung.
help-iwari-complete = Ein vollständiges Biom: Jedes seiner Gebiete war schon einmal voll. Mit seinen Karten kannst du deine Bausteine von dort versetzen oder die Leere übergehen.
help-iwari-haunted = Die Tundra ruft Ruinen herbei: Die erste Tundrakarte, die in einem Zug zahlt, bringt eine hierher. Alle Ruinen hier gelten als verbunden.
help-iwari-void-card = Eine Karte der Leere. Sie zahlt für nichts. In der Aktion der Leere gespielt oder in der Auslage aufgedeckt, bringt sie einen Befall, und wenn vier offen liegen, eine Verderbnis.
help-iwari-above = Gespielte Karten der Leere. Sie bleiben hier und zählen mit denen in der Auslage zusammen, bis eine Verderbnis sie fortnimmt.
help-iwari-showing = Wie viele Karten der Leere offen liegen, hier und in der Auslage. Die vierte bringt statt eines Befalls eine Verderbnis: Über beide Gebiete der Figur wird entschieden.
help-iwari-aside = Beiseitegelegte Karten der Leere, eine nach jeder Verderbnis. Die dritte beendet die Partie, und über alle offenen Gebiete wird entschieden.
help-iwari-void-deck = Der Nachziehstapel, geschichtet aus Teilstapeln mit je drei Karten der Leere. Beim Nachziehen darfst du verdeckt seine oberste Karte nehmen. Er wird nie leer, und gewertet wird nichts.
help-iwari-void-supply = Die übrigen Ruinen und Totems der Leere. Muss sie etwas setzen, das sie nicht mehr hat, endet die Partie, und über alle offenen Gebiete wird entschieden.
help-iwari-own-supply = Die übrigen Bausteine. Beginnt dein Zug ohne Zelt und ohne Totem im Vorrat, endet die Partie, und über alle offenen Gebiete wird entschieden.
help-iwari-threat-held = Gebiete, die die Leere beansprucht hat. Ist der Balken voll, gewinnt sie sofort.
help-iwari-threat-group = Ruinen in der größten Gruppe, die durch Pfade verbunden ist. Ist der Balken voll, gewinnt die Leere sofort.
help-iwari-threat-aside = Beiseitegelegte Karten der Leere. Ist der Balken voll, endet die Partie, und über alle offenen Gebiete wird entschieden.
help-iwari-threat-centre = Totems der Leere in der Mitte. Ist der Balken voll, gewinnt die Leere sofort; zwei Karten eines Bioms versetzen eines von dort.
help-iwari-threat-violet = Ruinen und Zelte auf violetten Plätzen. Stehen dort am Ende mehr Ruinen als Zelte, gewinnt die Leere.

## Karten

help-iwari-card = Eine Karte bringt einen Baustein in ein Gebiet ihres Bioms. Zwei gleiche Karten ersetzen eine jedes anderen Bioms.
help-iwari-display = Die Auslage. Beim Nachziehen darfst du jede dieser Karten nehmen. Sie rückt zusammen und wird auf vier ergänzt, wenn deine Hand voll ist.
help-iwari-deck = Der Nachziehstapel. Beim Nachziehen darfst du verdeckt seine oberste Karte nehmen. Ist er zum ersten Mal leer, werden die Zelte gewertet und die abgelegten Karten gemischt; beim zweiten Mal beginnt die letzte Runde.
help-iwari-hand = Eine Hand mit bis zu drei Karten. Am Ende jedes Zugs wird nachgezogen.

## Völker

help-iwari-score = Die bisherigen Punkte. Zelte werden vor dem Ende einmal gewertet, wenn der Nachziehstapel zum ersten Mal leer ist; Expeditionen und das Wandertotem bringen sofort Punkte.
help-iwari-supply = Die übrigen Bausteine. Wer das letzte Zelt baut, bringt die letzte Runde; bei Gleichstand entscheiden übrige Bausteine.
help-iwari-leads = Gebiete, in denen dieses Volk die meisten Zelte hat, Gleichstand eingeschlossen.
help-iwari-settlement = Die größte Gruppe von Zelten, die durch Pfade verbunden sind. Ab vier Zelten ist sie eine Siedlung und bringt Punkte.
help-iwari-third = Das dritte Volk gehört niemandem. Nach der eigenen Aktion bauen beide Personen mit einer übrigen Karte für dieses Volk, und es kann sogar gewinnen.
help-iwari-determination = Der Tatkraftmarker. Wer ihn hat, darf in unerforschtem Land einen zweiten Baustein bauen, für eine Karte des dortigen Bioms. Danach geht er an die Person, die davor am Zug war.
help-iwari-tokens = Genommene Fundmarker. Die meisten einer Farbe bringen am Ende 6 Punkte.
help-iwari-ruins = Durch Zelte ersetzte Ruinen: am Ende je 1 Punkt.

## Expeditionen

help-iwari-expeditions = Expeditionen. Die erste Person, die eine erfüllt, bekommt sofort die erste Belohnung, die zweite Person die zweite.

## Großtaten

help-iwari-deed-union = Bündnis. Für die ersten beiden, die eine Siedlung gründen: vervielfacht die Punkte der Zelte eines Gebiets, in das sie reicht.
help-iwari-deed-discovery = Entdeckung. Für die ersten beiden, die ein Gebiet füllen: vervielfacht die Punkte der Zelte eines beliebigen anderen.
help-iwari-deed-honour = Ehre. Wer zuerst in beiden Gebieten einer Verbindung zu Land mit Totems führt, vervielfacht die Punkte dieser Verbindung.
help-iwari-deed-respect = Respekt. Wer zuerst in beiden Gebieten einer Verbindung zur See mit Totems führt, vervielfacht die Punkte dieser Verbindung.
help-iwari-deed-courage = Mut. Für die Person, die das letzte Gebiet erforscht: Die Figur steht neben einer anderen und senkt den Faktor dort um eins.
help-iwari-deed-veneration = Verehrung. Am Ende für die Person, die nach ihrer Karte allein vorn liegt: vervielfacht die Punkte eines Gebiets oder einer Verbindung.
help-iwari-deed-veneration-a = Verehrung, Karte a: Wer die meisten Zelte in Sackgassen hat, setzt die Figur auf ein beliebiges Gebiet.
help-iwari-deed-veneration-b = Verehrung, Karte b: Wer die meisten Zelte auf Streitmarkern hat, setzt die Figur auf ein Gebiet, in dem eines davon steht.
help-iwari-deed-veneration-c = Verehrung, Karte c: Wer die meisten Totems in den fünf Gebieten mit Goldmarker hat, setzt die Figur auf eine Verbindung.

## Punkte

help-iwari-points-tents_mid = Zelte, gewertet, als der Nachziehstapel zum ersten Mal leer war.
help-iwari-points-tents = Zelte, Gebiet für Gebiet: Das erste Volk bekommt 1 Punkt für jedes Zelt dort, jedes weitere so viele, wie das Volk davor Zelte hat.
help-iwari-points-totems = Totems, Verbindung für Verbindung: Wer in beiden Gebieten führt, bekommt 1 Punkt für jedes Totem dort.
help-iwari-points-settlements = Siedlungen: 1 Punkt für jedes Zelt einer Gruppe von mindestens vier entlang der Pfade.
help-iwari-points-expeditions = Expeditionen: die während der Partie erhaltenen Belohnungen.
help-iwari-points-walking = Verbindungen, die das Wandertotem schon früher gewertet hat.
help-iwari-points-discoveries = Funde: 6 Punkte für die meisten Marker jeder Farbe.
help-iwari-points-ruins = Ruinen: 1 Punkt für jede durch ein Zelt ersetzte Ruine.
help-iwari-points-road = Der violette Pfad: seine Zelte, gewertet, als wäre er ein Gebiet.
help-iwari-points-together = In dieser Spalte zusammen: { $parts }.
