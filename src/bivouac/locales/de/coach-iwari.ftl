# Der Trainer von Iwari: ein Satz vor einer Entscheidung, worauf es jetzt ankommt, und einer danach, was sie gebracht hat.
# $by ist third (das dritte Volk) oder player, dessen Name $player ist. $territory und $territories sind Gebiete, $card und
# $colour Dinge, $connections Nummern von Verbindungen ($number viele): Sie alle sagt NAMES. $piece ist tent oder totem.
# Punkte sind so gerechnet, als endete die Partie jetzt.

## Vor einem Zug: was ein Bau bringen würde

# $count Zelte.
coach-iwari-lead = { $count ->
    [one] Ein Zelt brächte
   *[other] Zwei Zelte brächten
} dich in { NAMES($territory) } nach vorn: nach jetzigem Stand { $points } Punkte mehr.
coach-iwari-present = In { NAMES($territory) } hast du kein Zelt: Schon { $count ->
    [one] ein einziges bringt
   *[other] zwei bringen
} { $points } Punkte, wer auch führt.
coach-iwari-connection = Mit einem Totem in { NAMES($territory) } wertest du { $number ->
    [one] Verbindung
   *[other] die Verbindungen
} { NAMES($connections) }: { $points } Punkte.
coach-iwari-void-totem = Mit einem Totem der Leere in { NAMES($territory) } wertest du { $number ->
    [one] Verbindung
   *[other] die Verbindungen
} { NAMES($connections) }: { $points } Punkte.
coach-iwari-room = In { NAMES($territory) } passt noch kein Totem: Ein Zelt schafft Platz für eines, das dir { $number ->
    [one] Verbindung
   *[other] die Verbindungen
} { NAMES($connections) } einbrächte.
# Eine Siedlung aus $count Zelten.
coach-iwari-settlement = Ein Zelt auf diesem Platz gehört zu einer Siedlung aus { $count }: am Ende { $points } Punkte mehr.
coach-iwari-expedition = Ein einziger Bau erfüllt die Expedition „{ NAMES($expedition) }“: sofort { $points } Punkte.
# $left Figuren von $deed.
coach-iwari-deed = In diesem Zug kannst du eine Großtat vollbringen ({ NAMES($deed) }), und von ihr { $left ->
    [one] ist nur noch eine Figur
   *[other] sind noch { $left } Figuren
} übrig.
coach-iwari-walking = Das Wandertotem ist nah: Mit einem Totem in { NAMES($territory) } darfst du Verbindung { $connection } sofort werten, { $points } Punkte.
coach-iwari-token = Auf diesem Platz liegt ein Marker ({ NAMES($colour) }): Mit ihm hättest du die meisten seiner Farbe, { $points } Punkte.
coach-iwari-fortification = Deine Befestigung verdoppelt Zelte, wo sie stark sind: hier, mit einem Zelt darauf, { $points } Punkte mehr.
coach-iwari-road = Ein Zelt auf diesem violetten Platz bringt allein für den violetten Pfad { $points } Punkte.
coach-iwari-ruin = Deine Hand kann diese Ruine ersetzen: Sie ist einen Punkt wert, und Verbindung { $connection } wird offen.

## Vor einem Zug: was andere tun könnten

coach-iwari-overtaken = { $by ->
    [third] Das dritte Volk
   *[player] { $player }
} hat in { NAMES($territory) } so viele Zelte wie du: Noch eines, und du verlierst { $points } Punkte.
coach-iwari-broken = Noch ein Totem in { NAMES($territory) }, und { $by ->
    [third] das dritte Volk
   *[player] { $player }
} nimmt dir { $number ->
    [one] Verbindung
   *[other] die Verbindungen
} { NAMES($connections) }: { $points } Punkte.
coach-iwari-last-spot = In { NAMES($territory) } ist ein Platz frei: Ein Zelt dort bringt dich vor { $by ->
    [third] das dritte Volk
   *[player] { $player }
}; das der anderen kostet dich { $loss } Punkte.

## Vor einem Zug: die Zeit, und neues Land

coach-iwari-last-turn = Das ist dein letzter Zug: Jetzt zählt nur noch, was gewertet werden kann.
# $count Karten sind übrig.
coach-iwari-deck-first = Der Nachziehstapel wird klein ({ $count }): Bald werden die Zelte zum ersten Mal gewertet, also zählt, wer vorn liegt.
coach-iwari-deck-last = Der Nachziehstapel wird klein ({ $count }): Ist er leer, beginnt die letzte Runde.
coach-iwari-tents-own = { $count ->
    [one] Ein Zelt ist
   *[other] { $count } Zelte sind
} noch in deinem Vorrat: Mit dem letzten leitest du die letzte Runde ein.
coach-iwari-tents-left = { $player } hat noch { $count ->
    [one] ein Zelt
   *[other] { $count } Zelte
}: Mit dem letzten kommt die letzte Runde.
coach-iwari-unexplored = In { NAMES($territory) } steht noch kein Zelt: Das erste führt dort, und mehr als eines darfst du nicht setzen.
coach-iwari-veiled = In { NAMES($territory) } liegen verdeckte Marker: Wer das Gebiet erforscht, sieht sie zuerst und kann einen nehmen.

## Vor dem Nachziehen

coach-iwari-runs-first = In diesem Zug geht der Nachziehstapel aus: Dann werden die Zelte zum ersten Mal gewertet.
coach-iwari-runs-last = In diesem Zug geht der Nachziehstapel zum letzten Mal aus: Nur diese Runde wird noch zu Ende gespielt.
coach-iwari-card-needed = Offen liegt eine Karte, die dir fehlt ({ NAMES($card) }): { $piece ->
    [totem] Ein Totem
   *[tent] Ein Zelt
} in { NAMES($territory) } brächte { $points } Punkte.
coach-iwari-card-helps = Diese Karte sehen auch andere ({ NAMES($card) }): Mit { $piece ->
    [totem] einem Totem
   *[tent] einem Zelt
} in { NAMES($territory) } nimmt dir { $by ->
    [third] das dritte Volk
   *[player] { $player }
} { $points } Punkte.
coach-iwari-card-pair = Offen liegt eine Karte wie eine von deinen ({ NAMES($card) }): Zwei gleiche ersetzen jede andere.

## Wo etwas gefragt ist

coach-iwari-pawn = Eine Figur vervielfacht für alle Völker an ihrem Ort, also sieh nach, wer dort noch Punkte hat.
coach-iwari-pawn-courage = Diese Figur nimmt allen Völkern an ihrem Ort Punkte: Such einen, der anderen mehr nützt als dir.
coach-iwari-pawn-trap = Eine Figur wirkt für alle: In { NAMES($territory) } bringt sie dir { $points } Punkte, aber { $by ->
    [third] dem dritten Volk
   *[player] { $player }
} { $theirs }.
coach-iwari-pawn-trap-connection = Eine Figur wirkt für alle: Auf Verbindung { $connection } bringt sie dir { $points } Punkte, aber { $by ->
    [third] dem dritten Volk
   *[player] { $player }
} { $theirs }.
# $way ist gain oder loss, wenn der Sturm zieht.
coach-iwari-storm = Zieht der Sturm von Verbindung { $connection } nach { $to }, { $way ->
    [gain] gewinnst
   *[loss] verlierst
} du { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
coach-iwari-walk = Verbindung { $connection } wird jetzt gewertet oder am Ende, nie zweimal: Jetzt bringt sie dir { $points } und anderen nichts.
coach-iwari-walk-others = Verbindung { $connection } wird jetzt gewertet oder am Ende, nie zweimal: Jetzt bringt sie dir { $points } und { $by ->
    [third] dem dritten Volk
   *[player] { $player }
} { $theirs }.
coach-iwari-third-hurts = { $piece ->
    [totem] Ein Totem
   *[tent] Ein Zelt
} des dritten Volks in { NAMES($territory) } würde { $player } { $points } Punkte kosten.
coach-iwari-third-leads = Das dritte Volk liegt vor euch beiden, um { $points }: Bleibt es so, verliert ihr beide, also hilf ihm nicht.

## Gegen die Leere: vor einem Zug

# $count Gebiete.
coach-iwari-corruption = Noch eine Karte der Leere bringt eine Verderbnis: Nach jetzigem Stand bekäme die Leere { NAMES($territories) }.
coach-iwari-corruption-near = Noch eine Karte der Leere bringt eine Verderbnis: { NAMES($territories) } { $count ->
    [one] bekommt
   *[other] bekommen
} einen Baustein der Leere, dann wird entschieden.
# $free Plätze sind frei.
coach-iwari-last-land = Der Leere fehlt nur ein Gebiet, und { NAMES($territory) } fiele ihr zu; dort { $free ->
    [one] ist noch ein Platz
   *[other] sind noch { $free } Plätze
} frei.
coach-iwari-last-corruption = Die nächste Verderbnis beendet die Partie: Jetzt entschieden, hätte die Leere { $held } Gebiete, und sie braucht { $limit }.
coach-iwari-ten-ruins = Die größte Gruppe der Leere hat { $count } Ruinen: Mit { $limit } gewinnt sie sofort, also versperr ihr die Pfade.
coach-iwari-few-ruins = { $count ->
    [0] Keine Ruine ist übrig
    [one] Eine Ruine ist übrig
   *[other] { $count } Ruinen sind übrig
}: Fehlt eine, die gebraucht wird, endet die Partie, und über alles wird entschieden.
coach-iwari-centre = In der Mitte stehen { $count } Totems der Leere: Mit einem mehr gewinnt sie.
coach-iwari-violet = Auf den violetten Plätzen stehen { $ruins } Ruinen gegen { $tents } Zelte: Am Ende ist das verloren.
coach-iwari-haunted = Spielst du eine Karte dieses Bioms ({ NAMES($card) }), folgt eine Ruine in { NAMES($territory) }.
coach-iwari-turn-land = Jetzt entschieden, fiele { NAMES($territory) } an die Leere: { $piece ->
    [totem] Ein Totem
   *[tent] Ein Zelt
} mehr wendet es.
coach-iwari-claim = Der letzte Platz von { NAMES($territory) } bringt sofort die Entscheidung: Mit deinem Zelt ist es sicher.
coach-iwari-claim-lost = Vorsicht mit dem letzten Platz von { NAMES($territory) }: Es wird sofort entschieden, und für die Leere.
# Eine Siedlung aus $count Zelten.
coach-iwari-free-piece = Ein Zelt auf diesem Platz macht eine Siedlung aus { $count }: Danach darfst du kostenlos einen Baustein setzen.
coach-iwari-spare = Behalte eine Karte dieses vollständigen Bioms ({ NAMES($card) }): Abgeworfen erspart sie dir die Aktion der Leere.
coach-iwari-weakest = Jetzt entschieden, fiele { NAMES($territory) } an die Leere, und dort { $free ->
    [one] ist nur ein Platz
   *[other] sind { $free } Plätze
} frei.
# $count Karten sind auf der Hand.
coach-iwari-empty-hand = In diesem Zug kannst du { $count ->
    [one] deine einzige Karte
   *[other] alle { $count } Karten
} spielen: Dann tut die Leere nichts.

## Gegen die Leere: wo du für sie entscheidest oder ziehst

coach-iwari-void-wins = Nicht hier: Mit diesem Baustein gewänne die Leere sofort.
coach-iwari-turn-away = Achte auf { NAMES($territory) }: { $piece ->
    [totem] Ein Totem der Leere
   *[tent] Eine Ruine
} dort, und es fiele an sie, würde jetzt entschieden.
coach-iwari-void-card = Eine Karte der Leere statt eines Baus bringt einen Befall nach { NAMES($territories) }.
# $count Karten der Leere lägen offen.
coach-iwari-void-card-corrupts = Deine Karte der Leere wäre Nummer { $count }: eine Verderbnis, und über { NAMES($territories) } würde entschieden.
coach-iwari-skip = Das Biom einer deiner Karten ist vollständig ({ NAMES($card) }): Wirf sie ab, und die Leere tut nichts.
coach-iwari-near-settlement = Diese { $count } Ruinen sind verbunden: Eine mehr daneben ist eine Siedlung, und die Leere handelt sofort.
# $spots Plätze, wo $count Ruinen verbunden wären.
coach-iwari-joins = Auf { $spots ->
    [one] diesem Platz
   *[other] diesen { $spots } Plätzen
} träfe die Ruine auf andere, zusammen { $count }; anderswo sind es weniger.
coach-iwari-target = In { NAMES($territory) } brächte der Baustein das Gebiet an die Leere.
coach-iwari-free-turns = Jetzt entschieden, fiele { NAMES($territory) } an die Leere: { $piece ->
    [totem] Ein kostenloses Totem
   *[tent] Ein kostenloses Zelt
} dort wendet es.
# $count Karten der Leere liegen offen.
coach-iwari-void-shown = { $count } Karten der Leere liegen offen: Nimm eine aus der Auslage, sonst bringt die nächste eine Verderbnis.
coach-iwari-card-turns = Offen liegt eine Karte, die dir fehlt ({ NAMES($card) }): { $piece ->
    [totem] Ein Totem
   *[tent] Ein Zelt
} würde { NAMES($territory) } wenden, das jetzt an die Leere fiele.

## Was eine Entscheidung gebracht hat

coach-iwari-brought-mid = Die erste Wertung: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} für deine Zelte, { $best } für die besten der anderen.
coach-iwari-brought-expedition = Die Expedition „{ NAMES($expedition) }“ ist erfüllt: { $points } Punkte, die dir bleiben.
# $count Großtaten.
coach-iwari-brought-deed = Damit hast du { $count ->
    [one] eine Großtat
   *[other] Großtaten
} vollbracht ({ NAMES($deeds) }): Wähl den Ort der Figur nun gut.
coach-iwari-brought-settlement = Deine Siedlung hat jetzt { $count } Zelte: am Ende { $points } Punkte mehr.
coach-iwari-brought-connections = Du führst jetzt an beiden Enden von { $number ->
    [one] Verbindung
   *[other] den Verbindungen
} { NAMES($connections) }: { $points } Punkte, solange dich niemand überholt.
coach-iwari-brought-lead = In { NAMES($territory) } liegst du jetzt vorn: nach jetzigem Stand { $points } Punkte mehr.
coach-iwari-brought-cost = Das hat { $by ->
    [third] das dritte Volk
   *[player] { $player }
} { $points } Punkte gekostet.
coach-iwari-brought-helped = Das hat vor allem { $by ->
    [third] dem dritten Volk
   *[player] { $player }
} geholfen: { $theirs } Punkte, und { $points } für dich.
coach-iwari-brought-pawn = Nach jetzigem Stand bringt dir die Figur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und anderen nichts.
coach-iwari-brought-courage = Die Figur nimmt { $by ->
    [third] dem dritten Volk
   *[player] { $player }
} { $theirs } Punkte und dir { $points }.
coach-iwari-brought-pawn-others = Nach jetzigem Stand bringt dir die Figur { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und { $by ->
    [third] dem dritten Volk
   *[player] { $player }
} { $theirs }.
coach-iwari-brought-walk = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} durch das Wandertotem, und sie bleiben dir.
coach-iwari-brought-forgone = Du hast keine Karte behalten, also baut das dritte Volk in diesem Zug nichts.
coach-iwari-brought-points = Nach jetzigem Stand hat dir das { $points } Punkte gebracht.
coach-iwari-brought-filled = { NAMES($territory) } ist voll: Wer dort vor wem liegt, ändert sich nicht mehr.
coach-iwari-brought-lost = Die Leere hat { NAMES($territory) } beansprucht: { $held } der { $limit } Gebiete, die sie braucht.
coach-iwari-brought-claimed = Über { NAMES($territory) } ist entschieden, und es ist sicher: Kein Baustein der Leere kommt mehr hinein.
coach-iwari-brought-free = Eine neue Siedlung: Setz nun kostenlos einen Baustein, wo er am meisten hilft.
coach-iwari-brought-ruins = Die größte Gruppe der Leere ist auf { $count } Ruinen gewachsen; mit { $limit } gewinnt sie.
coach-iwari-brought-endangered = { NAMES($territory) } fiele jetzt an die Leere, würde entschieden.
coach-iwari-brought-saved = { NAMES($territory) } fiele jetzt an dich, würde entschieden.
coach-iwari-brought-skip = Eine einzige Karte, und die Leere hat in diesem Zug nichts getan.
coach-iwari-brought-rest = Du hast keine Karte behalten, also tut die Leere in diesem Zug nichts.
