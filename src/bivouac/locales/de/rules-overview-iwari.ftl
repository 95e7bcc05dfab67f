# Iwari in Kürze, vor den Regeln. pictured-... sagt, was zu sehen ist, wer es nicht sieht.

overview-iwari-land-title = Völker in einer unbekannten Welt
overview-iwari-land = Du führst ein Volk, das sich über eine neue Welt ausbreitet. Jedes ihrer Gebiete gehört zu einem von fünf Biomen: Tundra, Wald, Gletscher, Küste oder Wüste. Deine Zelte besiedeln die Gebiete, deine Totems wachen über die Verbindungen dazwischen, und beide bringen Punkte, wenn du die meisten hast.
pictured-overview-iwari-land = Eine ganze Landkarte: Gebiete aus fünf Biomen, verbunden durch Pfade und nummerierte Verbindungen, mit den Zelten und Totems dreier Völker.
overview-iwari-turn-title = Dein Zug: bauen oder tauschen
overview-iwari-turn = Du hast drei Karten. Entweder spielst du eine bis drei davon und baust einen oder zwei Bausteine in einem Gebiet, oder du tauschst eine Karte, die dir nichts nützt. Dann ziehst du auf drei nach, aus den vier der Auslage oder verdeckt vom Nachziehstapel.
pictured-overview-iwari-turn = Drei Handkarten und ein Pfeil zu einem Zelt und einem Totem; darunter der Nachziehstapel und die vier Karten der Auslage.
overview-iwari-price-title = Was ein Baustein kostet
overview-iwari-price = Ein Zelt oder Totem kostet eine Karte vom Biom, in das es kommt, oder zwei gleiche eines anderen. Wo noch niemand ein Zelt hat, darfst du nur eines bauen und sonst nichts. Ein Gebiet hat Platz für so viele Totems, aller Völker zusammen, wie das stärkste Volk dort Zelte hat.
pictured-overview-iwari-price = Eine Landkarte: ein Wald mit einem neuen roten Zelt und einem neuen roten Totem. Daneben die Waldkarte, die das eine bezahlt hat, und die zwei Gletscherkarten für das andere.
overview-iwari-tents-title = Punkte für Zelte
overview-iwari-tents = In jedem Gebiet bekommt das führende Volk 1 Punkt für jedes Zelt, das dort steht. Das nächste bekommt so viele, wie das erste Zelte hat, das dritte so viele, wie das zweite hat. Hier hat Rot drei Zelte, Blau zwei und Gelb eines: Das macht { $first }, { $second } und { $third } Punkte.
pictured-overview-iwari-tents = Eine Landkarte: eine Küste mit drei roten Zelten, zwei blauen und einem gelben, und den Punkten dafür.
overview-iwari-totems-title = Punkte für Totems
overview-iwari-totems = Eine Verbindung belohnt, wer an beiden Enden die meisten Totems hat, auch bei Gleichstand: 1 Punkt für jedes Totem dort, gleich wem es gehört. Hier führt Rot im Wald, liegt in der Tundra gleichauf und bekommt { $points }.
pictured-overview-iwari-totems = Eine Landkarte: Verbindung 10 zwischen einem Wald mit zwei roten Totems und einer Tundra mit einem roten und einem blauen.
overview-iwari-settlements-title = Siedlungen
overview-iwari-settlements = Vier oder mehr deiner Zelte, die durch Pfade verbunden sind, bilden eine Siedlung, wo auch immer die Grenzen verlaufen. Jedes Zelt darin ist 1 Punkt mehr wert: { $points } für Rot hier, und nichts für das Zelt, das abseits steht.
pictured-overview-iwari-settlements = Eine Landkarte: zwei rote Zelte an einer Küste und zwei im Wald daneben, durch Pfade verbunden; ein fünftes steht abseits.
overview-iwari-end-title = Das Ende, und wer gewinnt
overview-iwari-end = Ist der Nachziehstapel zum ersten Mal leer, werden die Zelte gewertet, und alle gespielten Karten bilden einen neuen. Ist auch der leer, oder hat jemand kein Zelt mehr, wird die Runde zu Ende gespielt: Die Zelte werden noch einmal gewertet, dazu Totems und Siedlungen. Die meisten Punkte gewinnen. Landkarten und Erweiterungen geben manches dazu.
pictured-overview-iwari-end = Ein Wertungsblatt: die Punkte dreier Völker für Zelte in der Mitte und am Ende, für Totems und Siedlungen, und ihre Summen.

## Against the void

overview-iwari-void = Allein oder zu zweit gegen die Leere
overview-iwari-against-title = Ein Gegner ohne Karten
overview-iwari-against = Allein oder zu zweit baut ihr nach denselben Regeln, aber nicht um Punkte. Nach der eigenen Aktion handelst du auch für die Leere, mit mindestens einer deiner übrigen Karten: Hier hat eine Wüstenkarte ein Zelt bezahlt und eine Küstenkarte eine Ruine. Erst dann ziehst du nach. Wer die ganze Hand ausspielt, lässt ihr nichts.
pictured-overview-iwari-against = Eine Landkarte: ein neues rotes Zelt in einer Wüste und eine neue Ruine an der Küste daneben, mit den zwei Karten, die sie bezahlt haben.
overview-iwari-infection-title = Wie sie sich ausbreitet
overview-iwari-infection = Eine Karte der Leere bringt einen Befall an beide Enden der Verbindung, auf der ihre Figur steht: ein Totem der Leere, wo eines Platz hat, sonst eine Ruine. Dann zieht die Figur zur nächsten Zahl. Liegen vier Karten der Leere offen, kommt eine Verderbnis: Über beide Gebiete wird entschieden, voll oder nicht.
pictured-overview-iwari-infection = Eine Landkarte: ein Wald mit einem neuen Totem der Leere und eine Tundra mit einer neuen Ruine, an den Enden einer Verbindung.
overview-iwari-claims-title = Wer ein Gebiet beansprucht, und wer gewinnt
overview-iwari-claims = Über ein volles Gebiet wird entschieden. Mehr Zelte als Ruinen, oder umgekehrt, bringen ein virtuelles Totem; mehr Totems bringen dann das Gebiet, und Gleichstände gewinnt die Leere. Sie siegt mit ihrem dritten Gebiet, zu zweit schon mit dem ersten, oder mit zehn Ruinen in einer Siedlung. Haltet bis zum Ende stand, und ihr habt gewonnen.
pictured-overview-iwari-claims = Eine Landkarte: eine volle Küste, die die Spielenden beansprucht haben, und ein voller Wald, den die Leere beansprucht hat.
