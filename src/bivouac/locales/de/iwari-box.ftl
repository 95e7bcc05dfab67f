# Was an selbst gemachtem Spielmaterial von Iwari falsch ist. Namen von Schlüsseln und Dateien bleiben, wie sie sind.

iwari-box-wanted = { $pieces } oder eine Landkarte wie new-horizons.toml
iwari-box-each = jedes der zwei { $noun }
iwari-box-spots = Plätze
iwari-box-territories = Gebiete

## Bausteine und Karten

iwari-box-two-numbers = { $key } muss aus zwei Zahlen wie [4, 2] bestehen, nicht aus { $value }
iwari-box-many-cards = { $cards } und { $void } Karten der Leere; zusammen sind höchstens { $most } möglich
iwari-box-many-pawns = zusammen { $count }; höchstens { $most } sind möglich
iwari-box-too-few = es gibt nicht { $count } Karten von jedem Biom; zu wenige von: { $scarce }
iwari-box-leaves = lässt { $left } Karten übrig; Hände, Auslage und Nachziehstapel brauchen { $needed }
iwari-box-share = { $count } lassen sich nicht gleich auf { $packs } Teilstapel verteilen
iwari-box-out = muss mehr als { $out } sein, so viele können gleichzeitig nicht im Nachziehstapel sein
iwari-box-packs = nur { $left } Biomkarten sind übrig, um { $packs } Teilstapel zu bilden

## Landkarten

iwari-box-many-spots = hat { $count } Plätze; höchstens { $most } sind möglich
iwari-box-unknown-spot = unbekannter Platz '{ $spot }'
iwari-box-road-itself = verbindet Platz '{ $spot }' mit sich selbst; ein Pfad verbindet zwei Plätze
iwari-box-road-twice = verbindet { $spots } wie Pfad { $road }; richtig ist einmal
iwari-box-many-roads = { $count } Pfade treffen sich am Platz '{ $spot }'; höchstens { $most } sind möglich
iwari-box-unknown-territory = unbekanntes Gebiet '{ $territory }'; bekannt: { $known }
iwari-box-connection-itself = verbindet '{ $territory }' mit sich selbst; nötig sind zwei Gebiete
iwari-box-number-twice = zwei Verbindungen haben die Nummer { $number }
iwari-box-no-number = keine Verbindung hat die Nummer { $number }; die Nummern gehen von 1 bis { $count }
iwari-box-symbol-count = Bergsymbol { $symbol } ist auf { $count } Verbindungen; jedes Symbol ist auf zweien, oder die Landkarte hat keine
iwari-box-size = size muss breiter und höher als 0 sein, nicht { $width } mal { $height }
iwari-box-shore-needed = shore, zwei Punkte, wo sie das Land verlässt, ist zur See nötig und nur zur See
iwari-box-shore = shore muss aus zwei Punkten wie [[10, 20], [30, 40]] bestehen, nicht aus { $value }
iwari-box-line = { $key } muss eine Zeile aus 1 bis { $most } Zeichen sein, nicht { $value }
iwari-box-point = { $what } muss ein Punkt wie [120, 80.5] sein, nicht { $value }
iwari-box-far = { $what } muss Zahlen von 0 bis { $most } haben, nicht { $value }
iwari-box-two = muss zwei { $noun } nennen, nicht { $value }
iwari-box-outline = outline muss aus Punkten in einem Text wie "10,20 30,20 30,40" bestehen, nicht aus { $value }
iwari-box-outline-points = outline muss 3 bis { $most } Punkte haben, nicht { $count }
iwari-box-outline-point = outline hat { $value }; ein Punkt wird wie 120.5,80 geschrieben

## Besondere Landkarten

iwari-box-spots-apart = ihre Plätze { $spots } müssen je einer in jedem ihrer Gebiete liegen
iwari-box-road-too = ein Pfad verbindet { $spots } auch; richtig ist einmal
iwari-box-icon-violet = hat ein Symbol, ist aber nicht violett; eine Ruine liegt auf einem violetten Platz
iwari-box-guard-icon = bewacht Verbindung { $number }, hat aber kein Symbol, das Biom, das sie öffnet
iwari-box-guard-nothing = bewacht Verbindung { $number }, die es nicht gibt
iwari-box-guard-end = bewacht Verbindung { $number }, zu deren Plätzen er gehören muss
iwari-box-guard-mountain = bewacht Verbindung { $number }, die unter einem Berg liegen kann
iwari-box-guards = { $count } Plätze bewachen Verbindung { $number }; richtig ist einer
iwari-box-unknown-token = unbekannter Streitmarker '{ $token }'; bekannt: { $known }
iwari-box-area-plain = ist eine unbekannte Stelle; so ein Platz ist nicht violett und hat kein Symbol
iwari-box-two-areas = hat { $count } unbekannte Stellen; richtig sind zwei
iwari-box-areas-differ = beide unbekannten Stellen sind { $biome }; die Biome unterscheiden sich
iwari-box-only-areas = Gebiet '{ $territory }' hat nur unbekannte Stellen; es braucht einen Platz
iwari-box-centre-needed = void_totems, wie viele in der Mitte beginnen, und centre, ein Punkt, gehören zusammen
iwari-box-sixth = Totems der Leere sind für höchstens { $most } Personen; die sechste spielt mit ihnen
iwari-box-violet-road = hat einen violetten Pfad, aber kein Platz ist violett
iwari-box-void-territory = Gebiet '{ $territory }' ist { $biome }; das verlangt void_cards = true
iwari-box-void-spot = Platz '{ $spot }' zeigt { $biome }; das verlangt void_cards = true
iwari-box-haunted = haunted ist '{ $biome }', aber kein Gebiet ist es
iwari-box-violet-first = hat violet_first, aber kein Platz ist violett
iwari-box-centre-limit = centre_limit, wie viele Totems der Leere in der Mitte gewinnen, verlangt eine Mitte
