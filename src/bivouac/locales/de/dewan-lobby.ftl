# Dewan in der Übersicht: wie es ist, seine Szenarien und das Spiel in drei Bildern.

dewan-lobby-size = 2 bis 4 Personen, etwa 40 Minuten
dewan-lobby-pitch = Reise Karte für Karte durchs Land, schlage acht Lager auf und erfülle deine Ziele. Fünf Szenarien, vom ruhigen Land bis zum ausbrechenden Vulkan.
dewan-lobby-credits = Dewan ist ein Spiel von Johannes Goupy und Yoann Levet, erschienen bei Space Cowboys.

## Das Spiel in drei Bildern

dewan-lobby-first-take = Nimm zwei Karten
dewan-lobby-first-take-line = Nebeneinander aus der offenen Reihe. Jede zeigt ein oder zwei Terrains.
dewan-lobby-first-travel = Oder reise und siedle
dewan-lobby-first-travel-line = Zahle für jedes Feld des Wegs eine Karte, dann platziere ein Lager.
dewan-lobby-first-tell = Erfülle Ziele
dewan-lobby-first-tell-line = Ein Ziel zählt, sobald deine Lager stehen, wo es sie verlangt.

## Szenarien

dewan-lobby-scenario = Szenario
dewan-lobby-line-classic = Gruppen, Beeren, Feuer und Ziele
dewan-lobby-text-classic = Ideal für den Anfang. Nimm Karten, reise von Lager zu Lager und platziere deine acht Lager dort, wo sie deine Ziele erfüllen.
dewan-lobby-score-classic = Wertung: Ziele, Feuer, Gruppen von Lagern, Beeren.
dewan-lobby-line-team = Wer sich gegenübersitzt, zählt Punkte zusammen
dewan-lobby-text-team = Zwei gegen zwei. Ihr teilt Punkte, nicht Karten: Was du auf einer Reise abgibst, kann im Team fehlen.
dewan-lobby-score-team = Wertung: Ziele und Feuer beider, Gruppen mit Lagern beider, Paare von Beeren.
dewan-lobby-line-downpour = Das Wasser steigt und teilt das Land
dewan-lobby-text-downpour = Ist der Nachziehstapel leer, macht die Person am Zug ein Feld neben Wasser zu Wasser. Zonen schrumpfen, zerfallen und versinken.
dewan-lobby-score-downpour = Wertung: Ziele, Feuer, Wald- und Bergzonen, Paare aus Beere und Kristall.
dewan-lobby-line-volcano = Lava versperrt die Wege
dewan-lobby-text-volcano = Ist der Nachziehstapel leer, legt die Person am Zug ein Lavaplättchen neben den Vulkan oder neben Lava. Lava kann man weder durchqueren noch besiedeln.
dewan-lobby-score-volcano = Wertung: Ziele, Feuer, Wasserzonen neben Lagern, Lager bei anderen Völkern, Paare aus Beere und Artefakt.
dewan-lobby-line-lake = Lager auf dem Wasser fangen Fische
dewan-lobby-text-lake = Deine Lager dürfen als Wasserdörfer auf dem Wasser stehen. Wer sonst ihren See durchquert, gibt dir die Wasserkarte, und ist der Nachziehstapel leer, darfst du fischen.
dewan-lobby-score-lake = Wertung: Ziele, Feuer, die meisten Lager um jeden See, Fische, Paare aus Beere und Farbstoff.

## Im Team

dewan-lobby-partner = in deinem Team
dewan-lobby-rival = das andere Team
