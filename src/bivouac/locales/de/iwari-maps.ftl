# Was `bivouac map check` von einer Landkarte beweist, und was an einer falsch ist.

## Was bewiesen wird

map-claim-territories = sie hat 10 bis 12 Gebiete
map-claim-sizes = mit 4 bis 8 Zeltplätzen, im Mittel 5 bis 6
map-claim-hub = eines davon ist ein Knoten aus 7 oder 8 Plätzen
map-claim-biomes = zwei oder drei Gebiete von jedem Biom
map-claim-unlike = kein Pfad und keine Verbindung verbindet zwei vom selben Biom
map-claim-connections = 12 bis 16 Verbindungen, 3 bis 5 davon zur See
map-claim-symbols = zwei Verbindungen zeigen jedes Bergsymbol
map-claim-connected = jedes Gebiet liegt an einer Verbindung
map-claim-roads = Pfade erreichen jeden Platz und überqueren Grenzen
map-claim-crossings = es gibt Kreuzungen und Sackgassen
map-claim-plain = jedes Gebiet hat zwei schlichte Plätze, die keine Kreuzungen sind
map-claim-desert = eine Wüste hat 7 oder mehr Plätze
map-claim-coast = eine Verbindung verbindet Küste und Gletscher
map-claim-glacier = ein Gletscher hat 4 oder mehr Plätze
map-claim-outlines = kein Umriss kreuzt oder berührt sich selbst
map-claim-parted = kein Gebiet ragt in ein anderes
map-claim-frame = alles liegt im Rahmen
map-claim-home = Plätze, Totemplatz und Name liegen in ihrem Gebiet
map-claim-apart = Zelte, Totems, Namen und Nummern halten Abstand
map-claim-no-symbols = keine Verbindung zeigt ein Bergsymbol
map-claim-bare = ein Gebiet nimmt kein Totem auf
map-claim-road-too = jede Verbindung ist auch ein Pfad
map-claim-ruins = eine Ruine auf jedem violetten Platz bewacht eine Verbindung
map-claim-guarded = mehrere Verbindungen sind bewacht, mehr sind es nicht
map-claim-twins = die Verbindungen 1 und 11 verbinden dieselben zwei Gebiete
map-claim-centre = fünf Totems der Leere beginnen in einer eigenen Mitte
map-claim-violet = die violetten Plätze bilden eine Linie an Pfaden entlang
map-claim-six = zwei Gebiete von jedem der sechs Biome
map-claim-contested = fünf Streitmarker, Platz für sechs Personen
map-claim-no-crossing = Pfade kreuzen sich nicht
map-claim-clear = Pfade laufen über keinen Platz, Totemplatz, Namen und keine Nummer
map-claim-inside = Pfade bleiben in den Gebieten ihrer Plätze
map-claim-numbers = Nummern liegen auf der Grenze oder zwischen zwei Küsten
map-claim-tokens = Streitmarker liegen auf der Grenze ihrer Gebiete

## Was falsch ist

map-territories = { $count } Gebiete; eine Landkarte hat 10 bis 12
map-size = Gebiet '{ $territory }' hat { $count } Plätze; jedes hat 4 bis 8
map-mean = Gebiete haben im Mittel { $whole },{ $part } Plätze; es müssen 5 bis 6 sein
map-biomes = { $count } Gebiete sind { $biome }; richtig sind zwei oder drei
map-connection-alike = Verbindung { $number } verbindet { $a } und { $b }, beide { $biome }
map-road-alike = der Pfad { $from } bis { $to } verbindet { $a } und { $b }, beide { $biome }
map-connections = { $count } Verbindungen; eine Landkarte hat 12 bis 16
map-by-sea = { $count } Verbindungen gehen zur See; richtig sind 3 bis 5
map-symbols = Bergsymbol { $symbol } ist auf { $count } Verbindungen; richtig sind zwei
map-unconnected = Gebiet '{ $territory }' liegt an keiner Verbindung
map-no-road = kein Pfad erreicht Platz '{ $spot }'
map-no-border = kein Pfad überquert eine Grenze
map-no-crossing = es gibt keine Kreuzung: einen Platz, an dem sich { $count } oder mehr Pfade treffen
map-no-dead-end = es gibt keine Sackgasse: einen Platz mit einem Pfad
map-plain = Gebiet '{ $territory }' hat { $count } schlichte Plätze ohne Kreuzung; es braucht 2
map-no-desert = keine Wüste hat { $count } oder mehr Plätze
map-no-coast = keine Verbindung verbindet Küste und Gletscher
map-no-glacier = kein Gletscher hat 4 oder mehr Plätze
map-seventh = IQ2: Verbindung 7 keiner Grundkarte verbindet Gletscher und Tundra
map-outline-twice = der Umriss von { $territory } kommt zweimal nach { $point }
map-outline-crossed = der Umriss von { $territory } kreuzt sich bei { $point }
map-outlines-cross = die Umrisse von { $a } und { $b } kreuzen sich bei { $point }
map-outline-inside = der Umriss von { $a } läuft bei { $point } in { $b } hinein
map-out-of-frame = { $name } ragt aus dem Rahmen von { $width } mal { $height }
map-outline-frame = der Umriss von { $territory } verlässt den Rahmen bei { $point }
map-not-home = { $name } liegt nicht im Umriss von { $territory }
map-overlap = { $a } und { $b } überdecken sich
map-symbol = Verbindung { $number } zeigt Bergsymbol { $symbol }; richtig ist keines
map-bare = { $count } Gebiete sind { $biome }, das kein Totem aufnimmt; richtig ist eines
map-no-spots = Verbindung { $number } verbindet keine Plätze; hier ist jede auch ein Pfad
map-unguarding = der violette Platz '{ $spot }' bewacht keine Verbindung
map-guarded = Ruinen bewachen { $ruins } Verbindungen; richtig sind { $low } bis zur Hälfte von { $count }
map-centre-totems = { $count } Totems der Leere beginnen in der Mitte; richtig sind { $right }
map-centre-land = die Mitte liegt in { $territory }; sie gehört zu keinem Gebiet
map-violet-road = der violette Pfad hat { $spots } Plätze in { $lands } Gebieten; nötig sind { $right } in { $fewest }
map-violet-ends = der violette Platz '{ $spot }' hat { $count } Pfade zu violetten Plätzen; richtig sind 1 oder 2
map-violet-line = { $roads } Pfade verbinden die { $spots } violetten Plätze; eine Linie hat einen weniger
map-two-of-six = { $count } Gebiete sind { $biome }; richtig sind zwei
map-contested = { $count } Streitmarker; richtig sind { $right }
map-players = sie ist für { $count } Personen; richtig sind 6
map-ways-cross = { $a } und { $b } kreuzen sich
map-over-spot = { $name } läuft über Platz { $spot }
map-under = { $name } läuft unter { $other } hindurch
map-way-leaves = { $name } verlässt bei { $point } die Gebiete seiner Plätze
map-off-border = Verbindung { $number } liegt nicht auf der Grenze von { $territory }
map-off-coast = das Ufer von Verbindung { $number } bei { $point } liegt nicht an der Küste von { $territory }
map-off-shores = Verbindung { $number } liegt nicht zwischen ihren Ufern
map-sea-over = der Seeweg von Verbindung { $number } läuft über { $territory }
map-token-border = Streitmarker { $token } liegt nicht auf der Grenze von { $territory }
map-token-far = Platz { $spot } liegt weit weg von Streitmarker { $token }

## Orte

map-fault = { $rule }: { $fault }
map-hubs = { $count } Gebiete haben { $hub } oder mehr Plätze: { $names }; richtig ist ein Knoten
map-no-hub = kein Gebiet hat { $hub } oder mehr Plätze; richtig ist ein Knoten
map-twins = die Verbindungen { $numbers } verbinden { $a } und { $b }; richtig sind 1 und 11
map-sign-spot = Platz { $id }
map-sign-totem = der Totemplatz von { $id }
map-sign-name = der Name von { $id }
map-sign-connection = Verbindung { $id }
map-sign-token = Streitmarker { $id }
map-sign-centre = die Mitte
map-road = der Pfad { $from } bis { $to }
map-way = der Weg von Verbindung { $number }
map-base-maps = die Grundkarten
map-numbered = jeder Pfad und jede Verbindung verbindet zwei Orte; die Nummern haben keine Lücke
map-summary = { $name }, { $territories } Gebiete, { $spots } Zeltplätze, { $roads } Pfade, { $connections } Verbindungen, { $sea } davon zur See
map-summary-areas = { $name }, { $territories } Gebiete, { $spots } Zeltplätze, { $areas } unbekannte Stellen, { $roads } Pfade, { $connections } Verbindungen, { $sea } davon zur See
map-all-sound = OK: { $count } { $count ->
    [one] Landkarte
   *[other] Landkarten
} ohne Fehler
