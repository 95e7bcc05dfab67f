# Was an einer Aufzeichnung von Iwari falsch ist oder an dem, was auf der Kommandozeile verlangt wird.

## Optionen

iwari-fault-no-map = unbekannte Landkarte '{ $name }'; bekannt: { $known }
iwari-fault-word = { $name } ist eines von { $known }, nicht '{ $chosen }'
iwari-fault-no-deed = unbekannte Großtat '{ $name }'; bekannt: { $known }, oder none
iwari-fault-deed-typed-twice = Großtat '{ $name }' ist zweimal genannt
iwari-fault-deed-twice = eine Großtat kommt zweimal vor
iwari-fault-players = iwari ist für { $allowed } Personen, nicht für { $players }
iwari-fault-players-alone = iwari ist für { $allowed } Personen, nicht für { $players }; allein spielt man mit mode=solo
iwari-fault-players-map = auf { $map } ist iwari für { $allowed } Personen, nicht für { $players }; für so viele gibt es: { $maps }
iwari-fault-map-players = { $map } ist für höchstens { $most } Personen, nicht für { $players }
iwari-fault-modes = solo und coop
iwari-fault-limit-typed = void_limit ist eine Anzahl von Gebieten, nicht '{ $word }' (IV10)
iwari-fault-limit = void_limit ist auf { $map } 1 bis { $most }, nicht { $value }
iwari-fault-limit-null = muss null oder 1 bis { $most } Gebiete sein, nicht { $value }
iwari-fault-limit-mode = void_limit={ $limit } ist für mode={ $modes }, nicht für { $mode }
iwari-fault-mode-map = mode={ $mode } wird nicht auf { $map } gespielt, wo die Leere ein Biom ist
iwari-fault-no-expeditions = Expeditionen werden nicht auf { $map } gespielt, wo die Leere ein Biom ist
iwari-fault-no-storms = Stürme werden nicht auf { $map } gespielt, das keine Bergsymbole hat
iwari-fault-needs-deed = veneration={ $card } verlangt die Großtat veneration in deeds
iwari-fault-needs-card = die Großtat veneration braucht ihre Karte: veneration ist eines von { $cards }
iwari-fault-no-contested = veneration=b wird nicht auf { $map } gespielt, das keine Streitmarker hat
iwari-fault-void-draft = die Startauswahl wird nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-deeds = Großtaten werden nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-veneration = Verehrung wird nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-expeditions = Expeditionen werden nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-storms = Stürme werden nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-walking = das Wandertotem wird nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-fortifications = Befestigungen werden nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-discoveries = Funde werden nicht gegen die Leere gespielt, mit mode={ $mode }
iwari-fault-void-settlements = settlements={ $settlements } wird nicht gegen die Leere gespielt, mit mode={ $mode }

## Aufzeichnungen

iwari-fault-aside = eine ausliegende Karte der Leere wird beiseitegelegt, nicht { $count }
iwari-fault-not-of-deck = Karte { $card } wird gemischt, ist aber weder vom Nachziehstapel noch eine ausliegende Karte der Leere
iwari-fault-left-in-deck = Karte { $card } liegt im Nachziehstapel, wird aber nicht gemischt
iwari-fault-token-count = es gibt { $right } Marker der Farbe { $colour }, nicht { $count }
iwari-fault-no-mountains = muss [] sein: gegen die Leere gibt es keine
iwari-fault-no-symbol = Verbindung { $number } zeigt kein Symbol, das so etwas hat ({ $what })
iwari-fault-symbol-covered = eine Verbindung mit Symbol { $symbol } ist bedeckt, nicht { $count }
iwari-fault-expedition-count = muss { $right } Expeditionen haben, nicht { $count }
iwari-fault-not-described = Expedition { $number } ist in components.expeditions nicht beschrieben
iwari-fault-gold = { $right } Gebiet von { $biome } hat einen Goldmarker, nicht { $count }
iwari-fault-no-token = auf { $spot } liegt kein Marker
iwari-fault-tokens-in = in { $territory } liegen { $right } Marker, nicht { $count }
iwari-fault-token-lands = Marker liegen in { $right } Gebieten, nicht in { $count }
iwari-fault-contested = darf höchstens { $most } Streitmarker nennen, nicht { $count }
iwari-fault-no-spot = Gebiet { $territory } hat keinen Zeltplatz
iwari-fault-far = muss eine Zahl von 0 bis { $most } sein, nicht { $value }
iwari-fault-void-early = Karte der Leere { $card } ist noch in keiner Hand oder Auslage
iwari-fault-pack = Teilstapel { $number } von oben, aus { $size } Karten, hat { $count } Karten der Leere, nicht { $right }
iwari-fault-cards-void = gegen die Leere muss es { $right } Karten { $biome } geben, nicht { $count }
iwari-fault-cards-map = auf { $map } muss es { $right } Karten { $biome } geben, nicht { $count }
iwari-fault-cards-players = mit { $players } Personen muss es { $right } Karten { $biome } geben, nicht { $count }
iwari-fault-hand-limit = eine Hand hat höchstens { $hand } Karten, die Auslage { $display }
iwari-fault-no-pieces = 'pieces' darf nicht leer sein
iwari-fault-cards-entries = 'cards' muss { $right } Einträge haben, nicht { $count }
iwari-fault-centre = centre ist ein Punkt, wo Totems der Leere in einer beginnen, sonst null
iwari-fault-shore = shore muss zur See zwei Punkte und zu Land null sein, nicht { $value }
kind-pieces = eine Liste von Bausteinen
kind-payments = eine Liste von Listen von Karten
kind-territories = eine Liste von Gebieten
kind-tribe = die Nummer eines Volkes
kind-tribe-or-void = die Nummer eines Volkes oder 'void'
kind-piece = 'tent', 'totem', 'fortification', 'void_totem' oder 'contested'
kind-ruin = true, wo ein Zelt eine Ruine ersetzt, und sonst weggelassen
kind-display-or-deck = 'display' oder 'deck'
kind-display-place = ein Platz der Auslage
thing-a-fortification = eine Befestigung
thing-a-contested-token = ein Streitmarker
thing-a-tent = ein Zelt
thing-a-totem = ein Totem
thing-a-void-totem = ein Totem der Leere

## Anzahl der Personen

iwari-fault-mode-players = mode={ $mode } ist für { $right ->
    [one] 1 Person
   *[other] { $right } Personen
}, nicht für { $players }
iwari-fault-players-mode = Modus { $mode } ist für { $right ->
    [one] 1 Person
   *[other] { $right } Personen
}, nicht für { $players }
iwari-fault-rewards-twice = Expedition { $number } hat { $rewards } in components.pieces
