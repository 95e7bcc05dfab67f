# Iwaris Landkarte im Browser: Namen der Orte für Vorlesehilfen, Werkzeuge, Figuren.
# $name ist ein Gebiet, $biome sein Biom, $player und $players sind Namen, $who ist you, other, many oder nobody.

iwari-board-map = Landkarte
iwari-board-map-keys = Pfeiltasten gehen von Gebiet zu Gebiet, die Eingabetaste geht hinein und wählt dort einen Platz, Escape führt wieder hinaus, Plus und Minus zoomen, 0 zeigt die ganze Landkarte.
iwari-board-third = das dritte Volk
iwari-board-void = die Leere

## Orte

iwari-board-territory = { $name }, { NAMES($biome) }
iwari-board-spots = { $explored ->
    [true] { $free } von { $spots } Plätzen frei
   *[other] unerforscht, { $spots } Plätze
}
iwari-board-leads = { $who ->
    [you] du führst mit
    [many] { $players } führen mit je
   *[other] { $players } führt mit
} { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelten
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
iwari-board-next = dann { $who ->
    [you] du mit
    [many] { $players } mit je
   *[other] { $players } mit
} { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelten
} für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
iwari-board-totems = Totems { $count } von { $cap }
iwari-board-bare = hier darf kein Totem stehen
iwari-board-totems-of = { $who ->
    [you] { $count } von dir
   *[other] { $player } { $count }
}
iwari-board-pawns = Großtat { $deeds }, Punkte ×{ $factor }
iwari-board-places = { $count ->
    [one] { $count } Bauplatz
   *[other] { $count } Bauplätze
}
iwari-board-spot = Zeltplatz { $number } von { $name }
iwari-board-spot-violet = violetter Zeltplatz { $number } von { $name }
iwari-board-spot-free = frei
# Ein Platz für einen Streitmarker. $now ist open, taken oder left: Der Marker ging an seine andere Stelle.
iwari-board-area = unbekannte Stelle { $number } von { $name }
iwari-board-area-now = { $now ->
    [taken] ihr Streitmarker liegt hier
    [left] ihr Streitmarker liegt anderswo
   *[open] wartet auf ihren Streitmarker
}
iwari-board-ruin = eine Ruine
iwari-board-ruin-price = zwei Karten ({ NAMES($biome) }) ersetzen sie durch ein Zelt
iwari-board-ruin-guards = sperrt Verbindung { $number }
iwari-board-fortification = Befestigung
# $colour ist red, green, yellow oder hidden: verdeckt.
iwari-board-discovery = { $colour ->
    [red] roter Fundmarker
    [green] grüner Fundmarker
    [yellow] gelber Fundmarker
   *[hidden] verdeckter Fundmarker
}
iwari-board-tent = { $who ->
    [you] dein Zelt
   *[other] Zelt ({ $player })
}
iwari-board-settlement = in einer Siedlung aus { $count }
iwari-board-veiled = seine Fundmarker liegen verdeckt
iwari-board-explore = kann erforscht werden
iwari-board-gold = Goldmarker
iwari-board-source = sein Totem der Leere kann versetzt werden
iwari-board-totem-place = Totemplatz von { $name }
iwari-board-connection = Verbindung { $number } { $kind ->
    [sea] zur See
   *[land] zu Land
}, { $one } – { $other }
# $by ist mountain, storm oder ruin.
iwari-board-covered = { $by ->
    [storm] von einem Sturm bedeckt, zählt so lange nichts
    [ruin] von einer Ruine gesperrt, zählt nichts, bis ein Zelt sie ersetzt
   *[mountain] von einem Berg bedeckt, zählt nichts
}
iwari-board-connection-road = auch ein Pfad
iwari-board-walker = hier steht das Wandertotem
iwari-board-left = vom Wandertotem verlassen, wird nicht noch einmal gewertet
iwari-board-connection-totems = { $count ->
    [0] kein Totem
    [one] { $count } Totem
   *[other] { $count } Totems
}
iwari-board-holders = { $who ->
    [nobody] niemand führt an beiden Enden
    [you] du führst an beiden Enden
    [many] { $players } führen an beiden Enden
   *[other] { $players } führt an beiden Enden
}{ $who ->
    [nobody] { "" }
   *[other] { $points ->
        [one] { "" } für { $points } Punkt
       *[other] { "" } für { $points } Punkte
    }
}
iwari-board-token = Streitmarker zwischen { $one } und { $other }
iwari-board-token-in = Streitmarker, in { $name }
iwari-board-centre = violette Mitte, { $count ->
    [0] kein Totem der Leere
    [one] { $count } Totem der Leere
   *[other] { $count } Totems der Leere
}
iwari-board-chosen = gewählt
iwari-board-open = kann gewählt werden
iwari-board-cost = kostet { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Figuren und Karten

iwari-board-biome = { NAMES($biome) }
iwari-board-card = Karte: { NAMES($biome) }
iwari-board-back = verdeckte Karte
iwari-board-deck = Nachziehstapel, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
iwari-board-tent-piece = { $tribe ->
    [madder] krapprotes
    [indigo] indigoblaues
    [saffron] safrangelbes
    [ivory] elfenbeinweißes
    [obsidian] obsidianschwarzes
   *[violet] violettes
} Zelt
iwari-board-totem-piece = { $tribe ->
    [madder] krapprotes
    [indigo] indigoblaues
    [saffron] safrangelbes
    [ivory] elfenbeinweißes
    [obsidian] obsidianschwarzes
   *[violet] violettes
} Totem

# Eine Expedition. $first und $second sind die Punkte für die erste und die zweite Person, die sie erfüllt.
iwari-board-mission = { $number ->
    [1] vier Zelte in der Tundra
    [2] vier Zelte im Wald
    [3] vier Zelte auf Gletschern
    [4] vier Zelte an Küsten
    [5] vier Zelte in der Wüste
    [6] ein Zelt in jedem der fünf Biome
    [7] in drei Gebieten die meisten Zelte
    [8] zwei Totems in der Tundra
    [9] zwei Totems im Wald
    [10] zwei Totems auf Gletschern
    [11] zwei Totems an Küsten
    [12] zwei Totems in der Wüste
    [13] ein Totem in jedem der fünf Biome
    [14] in drei Gebieten die meisten Totems
    [15] eine Siedlung aus fünf Zelten
   *[16] drei Zelte auf Kreuzungen
}
iwari-board-expedition = Expedition: { $mission }; { $first } Punkte für die erste Person, { $second } für die zweite

# Ein Buchstabe auf der Figur einer Großtat. Entdeckung und Ehre beginnen gleich; Ehre hat ihren zweiten Buchstaben.
iwari-board-deed-letter = { $deed ->
    [union] B
    [discovery] E
    [honour] H
    [respect] R
    [courage] M
    [veneration] V
   *[other] ·
}

# Die Totems, die auf einem Platz stehen, von denen, die dürfen.
iwari-board-totem-tag = { $count }/{ $cap }
iwari-board-points = +{ $points }

## Die Wertungsleiste, für Vorlesehilfen

iwari-board-track = Wertungsleiste
iwari-board-score = { $player } { $points }

## Gegen die Leere: die Landkarte. $by ist players oder void.

# Auf dem Schild eines entschiedenen Gebiets. $who ist you (allein), us (zu zweit) oder other (wer zusieht).
iwari-board-claim = { $by ->
    [void] Leere
   *[players] { $who ->
        [you] deins
        [us] eures
       *[other] Völker
    }
}
iwari-board-closed = geschlossen: { $word }
iwari-board-stand-tents = { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} gegen { $ruins ->
    [one] { $ruins } Ruine
   *[other] { $ruins } Ruinen
}
iwari-board-stand-totems = { $own ->
    [one] { $own } Totem
   *[other] { $own } Totems
} gegen { $void ->
    [one] { $void } Totem der Leere
   *[other] { $void } Totems der Leere
}
iwari-board-would-claim = { $by ->
    [void] ginge jetzt an die Leere
   *[players] ginge jetzt an deine Seite
}
iwari-board-haunted = heimgesucht: Alle Ruinen hier gelten als verbunden
iwari-board-marked = Teil einer Siedlung
iwari-board-void-pawn = hier steht die Figur der Leere
iwari-board-centre-limit = mit { $limit } gewinnt die Leere
iwari-board-lift = kann versetzt werden
iwari-board-held = aufgenommen

## Gegen die Leere: Tafeln. $who ist wie oben.

iwari-board-threat-title = Bedrohung
iwari-board-threat = { $threat ->
    [held] Gebiete der Leere
    [group] Größte Ruinensiedlung
    [aside] Beiseitegelegte Karten
    [centre] Totems in der Mitte
   *[violet] Violette Plätze
}
iwari-board-of = von { $of }
iwari-board-threat-line = { $threat ->
    [held] { $of ->
        [1] Schon mit dem ersten gewinnt die Leere.
       *[other] Mit { $of } gewinnt die Leere sofort.
    }
    [group] Mit { $of } Ruinen in einer Siedlung gewinnt sie sofort.
    [aside] Mit { $of } endet die Partie: Über alles wird entschieden.
    [centre] Mit { $of } gewinnt die Leere sofort.
   *[violet] Am Ende mehr Ruinen als Zelte: Die Leere gewinnt.
}
# $done ist yes, sobald in diesem Zug eine Ruine auf Tundrakarten gefolgt ist.
iwari-board-haunted-line = { $done ->
    [yes] { $place } hat in diesem Zug schon eine Ruine bekommen.
   *[no] Tundrakarten bringen eine Ruine nach { $place }.
}
iwari-board-haunted-fact = Heimgesucht: Die ersten Tundrakarten eines Zugs bringen eine Ruine hierher, und alle Ruinen hier gelten als verbunden.
iwari-board-complete = { $count ->
    [one] vollständig: Seine Karten versetzen Bausteine
   *[other] vollständig: Ihre Karten versetzen Bausteine
}
iwari-board-complete-land = Vollständiges Biom ({ NAMES($biome) }): Mit seinen Karten kannst du deine Bausteine von hier versetzen oder die Leere übergehen.
# $doing ist infection, corruption, settlement, haunted oder none.
iwari-board-void-doing = { $doing ->
    [infection] ein Befall ist im Gang
    [corruption] eine Verderbnis ist im Gang
    [settlement] handelt für ihre Siedlung
    [haunted] sucht ihr Land heim
   *[none] { $who ->
        [other] handelt mit den Karten der Völker
        [us] handelt mit euren Karten
       *[you] handelt mit deinen Karten
    }
}
iwari-board-void-left = { $kind ->
    [ruins] { $count ->
        [one] { $count } Ruine übrig
       *[other] { $count } Ruinen übrig
    }
   *[totems] { $count ->
        [one] { $count } Totem übrig
       *[other] { $count } Totems übrig
    }
}
iwari-board-above = Karten der Leere über der Auslage
iwari-board-showing = Offen: { $count } von { $of }.
# $left Karten der Leere fehlen noch bis zu einer Verderbnis.
iwari-board-showing-next = { $left ->
    [0] Das ist eine Verderbnis.
    [1] Die nächste bringt eine Verderbnis statt eines Befalls.
   *[other] Die nächste bringt einen Befall.
}
iwari-board-aside = { $count } von { $of } beiseite
iwari-board-void-deck = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
iwari-board-claimed = { $who ->
    [us] { $count ->
        [0] noch kein Gebiet beansprucht
        [one] gemeinsam { $count } Gebiet beansprucht
       *[other] gemeinsam { $count } Gebiete beansprucht
    }
   *[you] { $count ->
        [0] noch kein Gebiet beansprucht
        [one] { $count } Gebiet beansprucht
       *[other] { $count } Gebiete beansprucht
    }
}

# Wie über ein Gebiet entschieden wird.
iwari-board-verdict = { $by ->
    [void] { $closed ->
        [yes] Die Leere hat es beansprucht
       *[no] Jetzt ginge es an die Leere
    }
   *[players] { $who ->
        [other] { $closed ->
            [yes] Die Völker haben es beansprucht
           *[no] Jetzt ginge es an die Völker
        }
        [us] { $closed ->
            [yes] Ihr habt es beansprucht
           *[no] Jetzt ginge es an euch
        }
       *[you] { $closed ->
            [yes] Du hast es beansprucht
           *[no] Jetzt ginge es an dich
        }
    }
}
iwari-board-side = { $side ->
    [void] Die Leere
   *[players] { $who ->
        [other] Völker
        [us] Ihr beide
       *[you] Du
    }
}
iwari-board-row = { $row ->
    [tents] Zelte, Ruinen
    [totems] Totems
    [virtual] Virtuelles Totem
   *[sum] Zusammen
}
# $virtual und $by sind players oder void; $even: so viele Zelte wie Ruinen; $tied: gleich viele Totems auf beiden Seiten.
iwari-board-verdict-why = { $virtual ->
    [void] { $even ->
        [yes] So viele Ruinen wie Zelte: Das virtuelle Totem geht an die Leere.
       *[no] Mehr Ruinen als Zelte: Das virtuelle Totem geht an die Leere.
    }
   *[players] { $who ->
        [other] Mehr Zelte als Ruinen: Das virtuelle Totem geht an die Völker.
        [us] Mehr Zelte als Ruinen: Das virtuelle Totem geht an euch.
       *[you] Mehr Zelte als Ruinen: Das virtuelle Totem geht an dich.
    }
} { $by ->
    [void] { $tied ->
        [yes] Gleich viele Totems auf beiden Seiten: Es geht an die Leere.
       *[no] Die Leere hat mehr Totems.
    }
   *[players] { $who ->
        [other] Die Völker haben mehr Totems.
        [us] Ihr habt mehr Totems.
       *[you] Du hast mehr Totems.
    }
}
iwari-board-cause = { $cause ->
    [filled] entschieden mit dem letzten Platz
    [corruption] entschieden durch eine Verderbnis
   *[end] entschieden am Ende
}
iwari-board-closed-line = Geschlossen: Hierher kommt kein Baustein mehr, und ein Befall verschont das Gebiet.
iwari-board-until-judged = { $free ->
    [one] Ein Platz ist frei: Ist er besetzt, wird über das Gebiet entschieden.
   *[other] { $free } Plätze sind frei: Ist der letzte besetzt, wird über das Gebiet entschieden.
}
iwari-board-pawn-near = Die Figur der Leere steht auf Verbindung { $number }: Der nächste Befall trifft dieses Gebiet.
# $here: Die Figur steht auf dieser Verbindung; $closed ihrer Gebiete sind entschieden; $number ist, wo sie steht.
iwari-board-pawn-at = { $here ->
    [yes] { $closed ->
        [0] Der nächste Befall trifft beide Gebiete.
        [1] Der nächste Befall trifft nur das offene Gebiet.
       *[other] Hier steht die Figur der Leere; beide Gebiete sind geschlossen.
    }
   *[no] { $closed ->
        [2] Beide sind geschlossen: Die Figur der Leere zieht vorbei.
       *[other] Die Figur der Leere steht auf { $number }.
    }
}
iwari-board-far-side = { $closed ->
    [yes] geschlossen
   *[no] offen
}

# Das Ende einer Partie, erklärt. $held von $limit Gebieten gehören der Leere.
iwari-board-why = Warum es so endete
iwari-board-reason = { $reason ->
    [settlement] { $group } Ruinen stehen in einer Siedlung: Damit gewinnt die Leere sofort.
    [limit] { $held ->
        [one] Die Leere hat { $held } Gebiet beansprucht, und das genügt: Sie gewinnt sofort.
       *[other] Die Leere hat { $held } Gebiete beansprucht, und { $limit } genügen: Sie gewinnt sofort.
    }
    [centre] { $centre } Totems der Leere stehen in der Mitte: Damit gewinnt die Leere sofort.
    [piece] Die Leere musste einen Baustein setzen und hatte keinen mehr: Über jedes offene Gebiet wurde entschieden.
    [stock] { $who ->
        [you] Du hattest weder Zelt noch Totem übrig: Über jedes offene Gebiet wurde entschieden.
       *[other] Eine Person hatte weder Zelt noch Totem übrig: Über jedes offene Gebiet wurde entschieden.
    }
    [third-card] { $aside } Karten der Leere lagen beiseite: Über jedes offene Gebiet wurde entschieden.
   *[all-judged] Über jedes Gebiet ist entschieden.
}
iwari-board-outcome = { $outcome ->
    [won] { $who ->
        [other] Die Leere hat { $held ->
            [one] { $held } Gebiet
           *[other] { $held } Gebiete
        } und bräuchte { $limit }: Die Völker haben standgehalten.
        [us] Die Leere hat { $held ->
            [one] { $held } Gebiet
           *[other] { $held } Gebiete
        } und bräuchte { $limit }: Ihr habt standgehalten.
       *[you] Die Leere hat { $held ->
            [one] { $held } Gebiet
           *[other] { $held } Gebiete
        } und bräuchte { $limit }: Du hast standgehalten.
    }
    [violet] Auf den violetten Plätzen { $ruins ->
        [one] { $ruins } Ruine
       *[other] { $ruins } Ruinen
    } gegen { $tents ->
        [one] { $tents } Zelt
       *[other] { $tents } Zelte
    }: Die Leere gewinnt.
   *[lost] { $held ->
        [one] Die Leere hat { $held } Gebiet beansprucht, und das genügt: Sie gewinnt.
       *[other] Die Leere hat { $held } Gebiete beansprucht, und { $limit } genügen: Sie gewinnt.
    }
}
iwari-board-group = { $by ->
    [void] { $count ->
        [one] Die Leere: { $count } Gebiet
       *[other] Die Leere: { $count } Gebiete
    }
    [players] { $who ->
        [other] { $count ->
            [one] Die Völker: { $count } Gebiet
           *[other] Die Völker: { $count } Gebiete
        }
        [us] { $count ->
            [one] Ihr: { $count } Gebiet
           *[other] Ihr: { $count } Gebiete
        }
       *[you] { $count ->
            [one] Du: { $count } Gebiet
           *[other] Du: { $count } Gebiete
        }
    }
   *[open] { $count ->
        [one] Nicht entschieden: { $count } Gebiet
       *[other] Nicht entschieden: { $count } Gebiete
    }
}
# Für Vorlesehilfen; $own und $void sind Totems, das virtuelle eingerechnet.
iwari-board-claim-sums = { $tents ->
    [one] { $tents } Zelt
   *[other] { $tents } Zelte
} gegen { $ruins ->
    [one] { $ruins } Ruine
   *[other] { $ruins } Ruinen
}, das virtuelle Totem { $virtual ->
    [void] für die Leere
   *[players] für die Völker
}; Totems { $own } gegen { $void }: { $word }
iwari-board-how-judged = Mehr Zelte oder Ruinen bringen ein virtuelles Totem (+1). Mehr Totems bringen das Gebiet; jeden Gleichstand gewinnt die Leere.
