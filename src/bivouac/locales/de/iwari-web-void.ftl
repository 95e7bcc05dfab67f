# Iwaris Tisch im Browser, in Partien gegen die Leere. $place und $lands sind Namen von Gebieten, $number ist die Zahl
# einer Verbindung.

## Das Ende

iwari-web-void-won = { $count ->
    [one] { $players } hat der Leere standgehalten
   *[other] { $players } haben der Leere standgehalten
}
iwari-web-void-lost = Die Leere hat gewonnen

## Ein Zug und seine Schritte

iwari-web-void-stage = { $stage ->
    [player] { $who ->
        [you] Du
       *[other] Person
    }
    [void] Leere
    [hand] Hand
   *[display] Auslage
}
iwari-web-void-ask-pass = Nur Karten der Leere: Deine eigene Aktion entfällt
iwari-web-void-ask-move = { $from ->
    [none] Welchen Baustein versetzt du?
   *[land] Wohin kommt dieser Baustein?
}
iwari-web-void-ask-refill = Spiele jetzt Karten der Leere, oder ziehe nach
iwari-web-void-ask = { $ask ->
    [place] Für die Leere: in { $place } bauen
    [voids] Wie viele Karten der Leere spielst du?
    [skip] Mit welcher Karte übergehst du die Leere?
    [discard] Die Leere kann nichts tun: Lege eine Karte ab
    [either] Für die Leere: Baue oder spiele ihre Karten
    [order] { $act ->
        [corruption] Verderbnis: Welches Gebiet kommt zuerst?
       *[other] Befall: Welches Gebiet kommt zuerst?
    }
    [ruin] { $act ->
        [corruption] Verderbnis: Setze die Ruine in { $place }
        [settlement] Siedlung der Leere: Setze die Ruine in { $place }
        [haunted] Tundra gespielt: Setze eine Ruine in { $place }
       *[other] Befall: Setze die Ruine in { $place }
    }
    [target] Siedlung der Leere: Wo handelt sie?
    [free] Deine Siedlung: ein kostenloser Baustein, oder keiner
   *[build] Die Leere ist dran: Baue für sie
}
iwari-web-void-waiting = { $phase ->
    [void] { $player } handelt für die Leere
    [order] { $player } wählt, in welchem Gebiet die Leere beginnt
    [ruin] { $player } wählt den Platz für eine Ruine
    [target] { $player } wählt, wo die Leere handelt
    [free] { $player } hat eine Siedlung und darf einen kostenlosen Baustein setzen
    [refill] { $player } zieht nach
   *[other] { $player } überlegt
}
iwari-web-void-telling = { $kind ->
    [infection] Befall
    [corruption] Verderbnis
    [settlement] Siedlung der Leere
    [haunted] Tundra gespielt
   *[turn] Die Leere
}: { $step }

## Die Ablage

iwari-web-void-tray = { $what ->
    [place] Für die Leere: in { $place } bauen
    [voids] Karten der Leere spielen
    [skip] Die Leere übergehen
    [discard] Die Leere kann nichts tun
    [order] Welches Gebiet zuerst?
    [ruin] Wohin kommt die Ruine?
    [target] Wo handelt die Leere?
    [free] Ein kostenloser Baustein
    [pass] Nur Karten der Leere
    [move] Einen Baustein versetzen
   *[build] Für die Leere handeln
}
iwari-web-void-do = { $mode ->
    [voids] Karten der Leere spielen
    [skip] Leere übergehen
   *[build] Für die Leere bauen
}
iwari-web-void-pass-only = Eine Karte der Leere verlässt deine Hand nur, wenn du für die Leere handelst, und andere hast du nicht. Also entfällt deine eigene Aktion.
iwari-web-void-do-pass = Weiter zur Aktion der Leere
iwari-web-void-build-ask = Baue mit deinen übrigen Karten für die Leere, wie du es für dich tätest: Ruinen sind ihre Zelte.
iwari-web-void-confirm-build = { $count ->
    [one] Für die Leere bauen, { $count } Karte
   *[other] Für die Leere bauen, { $count } Karten
}
iwari-web-void-piece = { $piece ->
    [totem] Totem der Leere
   *[tent] Ruine
}
iwari-web-void-piece-line = { $does ->
    [explores] erforscht das Gebiet
    [fills] nimmt den letzten Platz
   *[plain] auf einem freien Platz
}
iwari-web-void-piece-moves = { $from ->
    [land] aus { $place } hierher versetzt
   *[spot] hierher versetzt
}
iwari-web-void-aim-move = Baustein versetzen
iwari-web-void-move-ask = { $from ->
    [none] Jedes Gebiet ihres Bioms war einmal voll: Nimm einen dieser Bausteine auf.
   *[land] Aus { $place }: Wähle, wohin er kommt. Das kostet eine Karte des Bioms, das er verlässt, oder zwei gleiche.
}
iwari-web-void-lifts = Bausteine, die sich versetzen lassen
iwari-web-void-lift-here = dieser Baustein lässt sich versetzen
iwari-web-void-card-ask = { $what ->
    [skip] { $chosen ->
        [yes] { NAMES($biome) } kommt auf den Ablagestapel, und die Leere tut in diesem Zug nichts.
       *[no] Wähle eine Karte eines vollständigen Bioms. Sie wird abgelegt, und die Leere tut in diesem Zug nichts.
    }
    [swap] { $chosen ->
        [yes] { NAMES($biome) } kommt auf den Ablagestapel. Danach handelst du mit den anderen für die Leere.
       *[no] Wähle die Karte, die du nicht willst. Danach handelst du mit den anderen für die Leere.
    }
   *[discard] { $chosen ->
        [yes] { NAMES($biome) } kommt auf den Ablagestapel.
       *[no] Für die Leere lässt sich nichts bauen, selbst mit allen ihren Bausteinen nicht: Wähle eine Karte, die du ablegst.
    }
}
iwari-web-void-skip-confirm = { NAMES($biome) } ablegen, Leere übergehen
iwari-web-void-hand = { $count ->
    [0] Wähle Karten der Leere zum Spielen
    [one] Eine Karte der Leere wird gespielt
   *[other] { $count } Karten der Leere werden gespielt
}
iwari-web-void-card-not-now = Eine Karte der Leere zahlt für nichts. Gespielt wird sie, wenn du für die Leere handelst.
iwari-web-void-card-later = Karten der Leere werden in der Aktion der Leere gespielt, bevor die erste Karte gezogen ist.
iwari-web-void-draw = Eine Karte der Leere zahlt für nichts. Sie verlässt deine Hand nur, wenn du sie für die Leere spielst.
iwari-web-void-draw-ask = { $voids ->
    [yes] Nimm eine offene Karte oder verdeckt die oberste vom Nachziehstapel. Karten der Leere kannst du jetzt noch spielen, nach der ersten Karte nicht mehr.
   *[no] Nimm eine offene Karte oder verdeckt die oberste vom Nachziehstapel, bis du drei hast.
}

## Karten der Leere

iwari-web-void-cards = Karten der Leere zum Spielen
iwari-web-void-cards-ask = Offene Karten der Leere: { $showing }. Ab { $limit } gibt es eine Verderbnis.
iwari-web-void-cards-play = { $count ->
    [one] Eine Karte der Leere
    [2] Zwei Karten der Leere
   *[other] Drei Karten der Leere
}
iwari-web-void-cards-bring = { $corrupts ->
    [yes] Verderbnis an { $number }: Bausteine in { $lands }, dann wird über beide entschieden.
   *[no] Befall an { $number }: { $lands }. Dann offen: { $showing } von { $limit }.
}
iwari-web-void-cards-confirm = { $corrupts ->
    [yes] Spielen, eine Verderbnis folgt
   *[no] { $count ->
        [one] Karte der Leere spielen
       *[other] { $count } Karten der Leere spielen
    }
}

## Die Leere fragt

iwari-web-void-order = Reihenfolge der beiden Gebiete
iwari-web-void-order-ask = Beide Gebiete bekommen einen Baustein, eins nach dem anderen. Was der erste bewirkt, kann den zweiten ändern.
iwari-web-void-order-first = { $place } zuerst
iwari-web-void-order-then = dann { $place }
iwari-web-void-order-confirm = In { $place } beginnen
iwari-web-void-order-here = hier kann die Leere beginnen
iwari-web-void-target = Gebiete, in denen die Leere handeln kann
iwari-web-void-target-ask = Die neue Siedlung hat in jedem dieser Gebiete gleich viele Ruinen. Die Leere handelt in einem davon, wie bei einem Befall.
iwari-web-void-target-line = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}, Totems { $totems } von { $cap }
iwari-web-void-target-confirm = Sie handelt in { $place }
iwari-web-void-target-here = hier kann die Leere handeln
iwari-web-void-ruin = Plätze für die Ruine
iwari-web-void-ruin-after = Danach noch übrige Ruinen: { $left }. { $place } hat dann { $ruins ->
    [one] { $ruins } Ruine
   *[other] { $ruins } Ruinen
} und { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
}.
iwari-web-void-ruin-anyway = In jedem Fall: { $what }.
iwari-web-void-ruin-confirm = Ruine setzen
iwari-web-void-ruin-ask-why = { $count ->
    [one] Warum dieser?
    [2] Warum diese zwei?
   *[other] Warum diese?
}
iwari-web-void-ruin-why = Die Ruine kommt auf den freien Platz, der einer anderen Ruine am nächsten ist, gezählt in Schritten entlang der aufgedruckten Pfade. Diese Plätze sind gleich nah, oder keine Ruine ist erreichbar: Dann wählst du.
iwari-web-void-ruin-why-haunted = Zahlen Tundrakarten in einem Zug zum ersten Mal für etwas, kommt eine Ruine auf einen freien Platz der Tundra. Du wählst, auf welchen.
iwari-web-void-free-ask = Eine neue Siedlung: Einer deiner Bausteine darf kostenlos in ein Gebiet, in das sie reicht.
iwari-web-void-free-none = Du setzt keinen kostenlosen Baustein.
iwari-web-void-free-confirm = Kostenlos setzen
iwari-web-void-free-decline = Darauf verzichten
iwari-web-spot = { $way ->
    [east] Platz im Osten
    [south-east] Platz im Südosten
    [south] Platz im Süden
    [south-west] Platz im Südwesten
    [west] Platz im Westen
    [north-west] Platz im Nordwesten
    [north] Platz im Norden
    [north-east] Platz im Nordosten
    [middle] Platz in der Mitte
   *[number] Platz { $number }
}

## Was eine Wahl bringt

iwari-web-void-ends = { $reason ->
    [settlement] Mit dieser Siedlung gewinnt die Leere
    [limit] Mit diesem Gebiet gewinnt die Leere
    [centre] Die Leere gewinnt in der Mitte
    [all-judged] Die Partie endet: Alles ist entschieden
    [piece] Die Partie endet: Ein Baustein fehlt
    [stock] Die Partie endet: Du hast keinen Baustein mehr
   *[third-card] Die Partie endet: Die dritte Karte kommt beiseite
}
iwari-web-void-lost-piece = Der zweite Baustein ginge verloren
iwari-web-void-claim = { $by ->
    [void] { $place } geht an die Leere
   *[players] { $place } geht an deine Seite
}
iwari-web-void-grows = Größte Ruinensiedlung { $before } → { $after } von { $limit }
iwari-web-void-grows-brief = Siedlung { $before } → { $after }
iwari-web-void-stays = Größte Ruinensiedlung bleibt bei { $count }
iwari-web-void-stays-brief = bleibt bei { $count }
iwari-web-void-acts = Neue Siedlung der Leere: Sie handelt sofort
iwari-web-void-free = Neue Siedlung: ein kostenloser Baustein
iwari-web-void-haunts = Dann eine Ruine in der Tundra
iwari-web-void-moves-on = Figur der Leere weiter auf { $number }
iwari-web-void-counts = dann hier { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} und { $ruins ->
    [one] { $ruins } Ruine
   *[other] { $ruins } Ruinen
}, { $totems ->
    [one] { $totems } Totem
   *[other] { $totems } Totems
} und { $others ->
    [one] { $others } Totem der Leere
   *[other] { $others } Totems der Leere
}
iwari-web-void-claimed = { $by ->
    [void] von der Leere beansprucht
   *[players] von deiner Seite beansprucht
}
iwari-web-void-threat = Die Leere: { $held } von { $limit } Gebieten, { $group } von { $most } Ruinen in einer Siedlung, { $aside } von { $third } Karten beiseite

## Was die Leere tut

iwari-web-aftermath = { $kind ->
    [infection] Befall
    [corruption] Verderbnis
    [settlement] Siedlung der Leere
    [haunted] Ruinen in der Tundra
    [turn] Was folgte
    [over] Wie es endete
   *[idle] Die Leere wartet
}
iwari-web-aftermath-on = Nächster Schritt
iwari-web-aftermath-skip = Überspringen
iwari-web-aftermath-idle = { $count ->
    [0] Ihre Figur steht auf { $number }.
    [one] Ihre Figur steht auf { $number }: Der nächste Befall trifft { $lands }.
   *[other] Ihre Figur steht auf { $number }: Der nächste Befall trifft { $lands }.
}
iwari-web-aftermath-cards = { $left ->
    [one] Offene Karten der Leere: { $showing } von { $limit }. Die nächste bringt eine Verderbnis.
   *[other] Offene Karten der Leere: { $showing } von { $limit }.
}
iwari-web-aftermath-title = { $kind ->
    [reveal] Eine Karte der Leere
    [begin] { $where ->
        [land] { $place } wird verschont
        [connection] Figur der Leere auf { $number }
       *[none] Keine Aktion der Leere
    }
    [totem] { $place }: Totem der Leere
    [ruin] { $place }: Ruine
    [ask] { $place }: Wohin kommt die Ruine?
    [order] Welches Gebiet zuerst?
    [piece] Bau in { $place }
    [lost] { $place }: Ein Baustein geht verloren
    [judge] Entscheidung über { $place }
    [settle] { $where ->
        [land] Neue Siedlung, { $place }
       *[none] Neue Siedlung
    }
    [pawn] Figur zieht auf { $number }
    [aside] Eine Karte kommt beiseite
   *[end] Das Ende
}
iwari-web-aftermath-left = { $count ->
    [one] Ein Totem der Leere oder eine Ruine, falls noch offen.
   *[other] In jedem ein Totem der Leere oder eine Ruine.
}
iwari-web-aftermath-coming = { $part ->
    [judge] Über beide wird entschieden
    [pawn] Die Figur zieht weiter
    [shuffle] Eine Karte der Leere kommt beiseite
   *[fill] Die Auslage wird aufgefüllt
}
iwari-web-aftermath-coming-line = { $part ->
    [judge] Soweit sie dann noch offen sind.
    [pawn] Zur nächsten Zahl mit offenem Land.
    [shuffle] Die anderen gehen zurück in den Nachziehstapel.
   *[fill] Bis dort vier Karten liegen.
}

## Tasten

iwari-web-void-key-cards = Gegen die Leere: ihre Karten spielen; noch einmal: eine mehr
iwari-web-void-key-skip = Gegen die Leere: sie mit einer Karte eines vollständigen Bioms übergehen
iwari-web-void-key-move = Gegen die Leere: einen Baustein eines vollständigen Bioms aufnehmen
iwari-web-void-key-decline = Gegen die Leere: auf den kostenlosen Baustein verzichten

## Beim ersten Mal

iwari-web-explain-against-turn = Halte der Leere stand: Baue wie üblich oder tausche eine Karte. Ist ein Gebiet voll, wird entschieden: Die Seite mit mehr Zelten oder Ruinen bekommt ein Totem dazu, die Seite mit mehr Totems das Gebiet. Bei Gleichstand gewinnt die Leere. Hast du nach deiner Aktion noch Karten, musst du auch für die Leere handeln.
iwari-web-explain-against-build = Unten siehst du, wie es im Gebiet stünde und was folgen würde. Vor allem, was der Leere hilft, wirst du gewarnt. Die Zahlen auf deinen Karten sagen, für welchen Baustein sie zahlen. Bevor du bestätigst, wird nichts gesendet.
iwari-web-explain-against-swap = Beim Tauschen legst du eine Karte ab, und deine Aktion ist vorbei. Karten der Leere lassen sich nicht tauschen. Danach handelst du mit deinen übrigen Karten für die Leere.
iwari-web-explain-against-void = Mit deinen übrigen Karten handelst du auch für die Leere: Baue ihre Ruinen und Totems nach denselben Regeln, oder spiele Karten der Leere. Wähle, was dir am wenigsten schadet.
iwari-web-explain-against-voids = Karten der Leere kommen offen über die Auslage und wirken sofort: ein Befall, wo die Figur der Leere steht, gleich wie viele du spielst. Liegen dann vier oder mehr offen, ist es eine Verderbnis, und über beide Gebiete wird entschieden.
iwari-web-explain-against-skip = Jedes Gebiet eines Bioms war einmal voll: Mit einer Karte dieses Bioms übergehst du in diesem Zug die Leere.
iwari-web-explain-against-order = Ein Befall bringt in jedes offene Gebiet an der Verbindung der Figur ein Totem der Leere oder, wo keines hinpasst, eine Ruine. Du wählst die Reihenfolge.
iwari-web-explain-against-spot = Eine Ruine kommt entlang der Pfade möglichst nah an andere. Sind mehrere Plätze gleich nah, wählst du. Mit großen Siedlungen aus Ruinen gewinnt die Leere: Die Schilder auf der Landkarte sagen, was jeder Platz bewirkt.
iwari-web-explain-against-haunted = Auf dieser Landkarte folgt auf die ersten Tundrakarten eines Zugs eine Ruine. Alle Ruinen in der Tundra gelten als verbunden.
iwari-web-explain-against-target = Vier zusammenhängende Ruinen sind eine neue Siedlung, und die Leere handelt sofort in dem Gebiet, das die meisten davon hat. Hier haben mehrere gleich viele, also wählst du.
iwari-web-explain-against-free = Vier zusammenhängende Zelte von dir sind eine neue Siedlung. Du darfst einen Baustein kostenlos in ein offenes Gebiet setzen, in das sie reicht.
iwari-web-explain-against-move = Bausteine eines vollständigen Bioms lassen sich versetzen: Nimm einen auf und wähle, wohin er kommt. Er zählt als Baustein deiner Aktion, bezahlt mit einer Karte des Bioms, das er verlässt. Totems unter einem Totem der Leere bleiben.
iwari-web-explain-against-refill = Ziehe auf drei Karten nach, auch Karten der Leere. Dann wird die Auslage aufgefüllt, und jede Karte der Leere, die dort erscheint, bringt einen Befall.
