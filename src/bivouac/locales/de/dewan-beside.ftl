# Dewan: der Aufbau, was sich die Mitglieder eines Teams sagen, was man aufgibt, und warum nichts platziert werden kann.
# $cards und $terrains sind Codes, die NAMES sagt; $player ist ein Name.

## Aufbau

dewan-opening-map = Die Landschaft besteht aus { $start } Terraintafeln, in deren Mitte je ein erstes Lager steht, und { $neutral } neutralen Terraintafeln.
dewan-opening-event-tile = { $event ->
    [water] Auch die Flut-Terraintafel gehört dazu.
    [lava] Auch die Vulkan-Terraintafel gehört dazu.
   *[fish] Auch eine besondere Terraintafel gehört dazu.
}
dewan-opening-berries = { $count } Beeren liegen auf ihren Zonen.
dewan-opening-cards = Alle bekommen { $hand } Karten. { $row } liegen offen in der Reihe, { $pile } im Nachziehstapel.
dewan-opening-cards-event = Alle bekommen { $hand } Karten. { $row } liegen offen in der Reihe, { $pile } im Nachziehstapel und { $supply } im Vorrat.
dewan-opening-hand = Deine Karten: { NAMES($cards) }.
dewan-opening-stories = { $count } Ziele liegen offen, { $stack } im Stapel. Alle wählen jetzt ein erstes, die Startperson zuletzt.
dewan-opening-first = { $who ->
    [you] Du beginnst.
   *[other] { $player } beginnt.
}
dewan-opening-team = Die Mitglieder eines Teams sitzen sich gegenüber, sodass die Teams abwechselnd spielen.

## Was sich die Mitglieder eines Teams sagen

dewan-says-join = Verbinden wir unsere Lager.
dewan-says-berries = Wir brauchen beide Beeren.
dewan-says-fire = Holen wir die meisten Feuer.
dewan-says-end = Ich möchte die Partie bald beenden.
dewan-says-longer = Spielen wir noch eine Weile.

## Was eine Wahl aufgibt

dewan-forgone = { $what ->
    [tuck] keine Karte mehr zum Unterschieben
    [story] kein Ziel mehr zu nehmen
    [reward] keine Karte mehr als Belohnung
    [fish] nur noch { $count ->
        [one] { $count } Fisch
       *[other] { $count } Fische
    } da
   *[row] { $count ->
        [one] 1 Platz bleibt leer
       *[other] { $count } Plätze bleiben leer
    }
}

## Warum es Punkte bringt

dewan-gain-why = { $source } { $change }

## Warum kein Lager platziert werden kann

dewan-stuck-few = Jeder Weg kostet { $cheapest } Karten oder mehr, und du hast { $cards }.
dewan-stuck-other = Deine Karten bezahlen keinen der Wege. Der kürzeste verlangt: { NAMES($terrains) }.
dewan-stuck-nowhere = Von deinen Lagern aus ist kein freies Feld zu erreichen.
dewan-stuck-camps = Alle deine Lager stehen schon auf der Landschaft.
