# Dewan: Übungen. Zu jeder Art ihr Name, ihre Frage, und warum eine Antwort richtig ist.

drills-dewan-paying = Welche Karten bezahlen?
drills-dewan-stories = Welche Ziele sind erfüllt?
drills-dewan-camps = Welches Lager bringt am meisten?
drills-dewan-scoring = Wie viele Punkte?

drills-dewan-paying-asks = Du willst dich auf { $to } niederlassen, auf diesem Weg. Wähle die Karten, die ihn bezahlen.
drills-dewan-paying-land = { $space } ({ NAMES($terrain) }): eine Karte, die das zeigt.
drills-dewan-paying-land-given = { $space } ({ NAMES($terrain) }): eine Karte, die das zeigt. { $who ->
    [you] Du bekommst sie zurück
   *[other] { $player } bekommt sie
}, denn dort wird ein Lager durchquert.
drills-dewan-paying-start = { $space } ist dein eigenes erstes Lager: irgendeine Karte.
drills-dewan-paying-start-given = { $space } ist { $who ->
    [you] dein erstes Lager
   *[other] das erste Lager von { $player }
}: irgendeine Karte, die dorthin geht.
drills-dewan-paying-water = { $count } Felder einer Wasserzone hintereinander: Eine einzige Wasserkarte trägt dich hinüber.
drills-dewan-paying-water-given = { $count } Felder einer Wasserzone hintereinander: eine einzige Wasserkarte, die { $who ->
    [you] du behältst
   *[other] { $player } für das Dorf dort bekommt
}.

drills-dewan-stories-asks = Welche dieser Ziele erfüllen deine Lager und die Karten unter deinem Tableau, so wie sie jetzt sind?
drills-dewan-stories-met = { NAMES($needs) }: alles ist da.
drills-dewan-stories-unmet = { NAMES($needs) }: nötig { $need }, du hast { $have } ({ NAMES($symbol) }).

drills-dewan-camps-asks = Auf jedem dieser Felder kannst du dich niederlassen. Wo bringt dir das neue Lager die meisten Punkte, als wäre die Partie gleich danach zu Ende?
drills-dewan-camps-worth = { $space }: { $points } mehr ({ NAMES($sources) }).
drills-dewan-camps-nothing = { $space }: noch nichts.
drills-dewan-space = { $space }
drills-dewan-player = { $player }

drills-dewan-scoring-groups-asks = { $whose ->
    [team] { $who ->
        [you] Wie viele Punkte erhältst du zusammen mit { $partner }
       *[other] Wie viele Punkte erhalten { $player } und { $partner } zusammen
    } für Gruppen von Lagern?
   *[player] { $who ->
        [you] Wie viele Punkte erhältst du
       *[other] Wie viele Punkte erhält { $player }
    } für Gruppen von Lagern?
}
drills-dewan-scoring-zones-asks = { $who ->
    [you] Wie viele Punkte erhältst du
   *[other] Wie viele Punkte erhält { $player }
} für Wald- und Bergzonen?
drills-dewan-scoring-water-asks = { $who ->
    [you] Wie viele Punkte erhältst du
   *[other] Wie viele Punkte erhält { $player }
} für Wasserzonen?
drills-dewan-scoring-rivals-asks = { $who ->
    [you] Wie viele Punkte erhältst du
   *[other] Wie viele Punkte erhält { $player }
} für Lager rund um die ersten Lager anderer?
drills-dewan-scoring-majorities-asks = { $who ->
    [you] Wie viele Punkte erhältst du
   *[other] Wie viele Punkte erhält { $player }
} für die meisten Lager an Wasserzonen?
drills-dewan-scoring-group = { $count } Lager, die sich berühren: eine Gruppe, die { $worth } bringt.
drills-dewan-scoring-no-group = { $why ->
    [pair] Lager nur eines Mitglieds: nichts.
   *[size] Ein Lager für sich allein: nichts.
}
drills-dewan-scoring-zone = { NAMES($terrain) }: eine Zone mit { $count ->
    [one] einem Lager
   *[other] { $count } Lagern, die einmal zählt
}.
drills-dewan-scoring-water = Eine Wasserzone mit { $count ->
    [one] einem Lager
   *[other] { $count } Lagern
} daneben, die einmal zählt.
drills-dewan-scoring-rivals = { $count ->
    [one] Ein Lager
   *[other] { $count } Lager
} rund um das erste Lager von { $who ->
    [you] dir
   *[other] { $player }
}.
drills-dewan-scoring-lake = { $place ->
    [most] Die meisten Lager an dieser Wasserzone, { $count }: { $points } Punkte.
    [tied] { $count } an dieser Wasserzone, andere ebenso viele: je { $points } Punkte.
   *[fewer] { $count } an dieser Wasserzone, andere { $most }: nichts.
}
