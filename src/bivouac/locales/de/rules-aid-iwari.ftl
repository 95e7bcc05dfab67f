# Iwari: the player aid, and the course of a turn before the rules.

aid-iwari-one-of-two = Tu tust eines von beiden, dann ziehst du nach.
aid-iwari-build = Bauen
aid-iwari-build-line = Ein oder zwei Bausteine, Zelte oder Totems, in einem Gebiet, für höchstens drei Karten.
aid-iwari-swap-line = Lege eine Karte ab.
aid-iwari-third-line = Baue mit mindestens einer deiner übrigen Karten für es; ist nichts möglich, lege eine ab.
aid-iwari-refill = Nachziehen
aid-iwari-refill-line = Zieh auf drei Karten nach, jede aus der Auslage oder verdeckt vom Nachziehstapel. Dann wird die Auslage auf vier aufgefüllt.
aid-iwari-cost-card = Ein Baustein kostet eine Karte vom Biom des Gebiets …
aid-iwari-cost-pair = … oder zwei gleiche Karten eines anderen Bioms.
aid-iwari-cost-first = In unerforschtes Gebiet kommt in einer Aktion ein einziges Zelt und sonst nichts.
aid-iwari-cost-totem = In einem Gebiet haben so viele Totems aller Völker Platz, wie das Volk mit den meisten Zelten dort Zelte hat.
aid-iwari-pawns = In der Schlusswertung verdoppelt eine Figur dort die Punkte aller, zwei verdreifachen sie.
aid-iwari-void-wins = Haltet der Leere stand: Seid ihr am Ende der Partie nicht besiegt, habt ihr gewonnen.
aid-iwari-void-settlement = Eine neue Siedlung, vier oder mehr durch Pfade verbunden: Du setzt dort einen kostenlosen Baustein, die Leere handelt wie bei einem Befall.
aid-iwari-void-complete = Vollständige Biome
aid-iwari-bare = Hier darf kein Totem stehen: { NAMES($biomes) }.
aid-iwari-connections = Wo eine Verbindung zwei Zeltplätze verknüpft, ist sie zugleich ein Pfad zwischen ihnen, aber nur für Siedlungen.
