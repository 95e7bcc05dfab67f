# Die Lektionen von Dewan: was sie sagen und was sie antworten.

lesson-dewan-path-first = Erste Schritte
lesson-dewan-path-scenarios = Die anderen Szenarien

## Wege und was sie kosten

lesson-dewan-ways = Wege und was sie kosten
lesson-dewan-ways-home = Hier beginnt deine Reise: Das ist dein erstes Lager. Von hier aus besiedelt dein Volk das Land, Lager um Lager.
lesson-dewan-ways-place = Lass dich in der Wüste daneben nieder: Wähle das Feld auf der Karte und bestätige.
lesson-dewan-ways-place-take = Für die Wüste hast du die Karten schon. Weitere nimmst du später; platziere zuerst dein Lager.
lesson-dewan-ways-place-elsewhere = Auch das geht, aber noch nicht: Platziere dein Lager in der markierten Wüste.
lesson-dewan-ways-paid = Das hat zwei Karten gekostet: eine für dein erstes Lager, wo jede Karte recht ist, und eine, die Wüste zeigt. Ein Weg kostet für jedes Feld eine Karte, auch für das, auf dem er beginnt.
lesson-dewan-ways-take = Deine Hand ist leer. Nimm die zwei markierten Karten; man nimmt immer zwei, die in der Reihe nebeneinanderliegen.
lesson-dewan-ways-take-others = Zwei nebeneinander, ja, aber nicht diese: Für deinen nächsten Weg brauchst du die markierten.
lesson-dewan-ways-take-place = Noch nicht: Auf einen längeren Weg zu warten lohnt sich. Nimm zuerst die zwei markierten Karten.
lesson-dewan-ways-again = Du willst über den See in die Berge dahinter. Berge und Wasser hast du; hier liegt noch die Wüste, mit der du aufbrichst.
lesson-dewan-ways-lake = Brich nun von deinem Lager in der Wüste auf: über beide Wasserfelder in die Berge.
lesson-dewan-ways-lake-take = Du hast alles, was du brauchst: Wüste, Wasser und Berge. Platziere dein Lager.
lesson-dewan-ways-lake-far = Vom ersten Lager aus kostet dieser Weg eine Karte mehr. Brich vom Lager in der Wüste auf: Jedes deiner Lager ist recht.
lesson-dewan-ways-lake-elsewhere = Dorthin ginge es auch. Überquere diesmal aber den See, bis zu den markierten Bergen.
lesson-dewan-ways-crossed = Vier Felder, drei Karten: Eine Wasserkarte trägt dich über einen ganzen See, wie groß er auch ist.
lesson-dewan-ways-story = Dein zweites Lager bringt dir ein Ziel. Nimm eines, das dir gefällt; bald siehst du, wie man es erfüllt.
lesson-dewan-ways-end = Das ist schon ein ganzer Zug: ein Lager platzieren und seinen Weg bezahlen, oder zwei Karten nehmen.

## Zonen, Beeren und das zweite Lager

lesson-dewan-camps = Zonen, Beeren und das zweite Lager
lesson-dewan-camps-zone = Felder desselben Terrains, die aneinandergrenzen, sind eine Zone. Diese drei Wüsten sind eine Zone, und auf ihr liegen zwei Beeren.
lesson-dewan-camps-place = Beeren gehören zur ganzen Zone. Platziere also ein Lager auf ihrem nächsten Feld, hier neben deinem ersten Lager.
lesson-dewan-camps-place-take = Was es kostet, hast du: irgendeine Karte und eine Wüste. Platziere dein Lager; auch andere wollen die Beeren.
lesson-dewan-camps-place-elsewhere = In dieser Zone liegen keine Beeren. Lass dich in der markierten Wüste nieder.
lesson-dewan-camps-berry = Du hast eine Beere genommen: 2 Punkte am Ende. Eine bleibt für das nächste Lager in dieser Zone, ob deines oder ein anderes.
lesson-dewan-camps-take = Nun zum zweiten Lager. Nimm diese zwei Karten: Sie reichen für die Berge neben deinem ersten Lager.
lesson-dewan-camps-take-others = Mit diesen kommst du vielleicht nicht in die Berge. Nimm die markierten.
lesson-dewan-camps-second = Platziere dein zweites Lager in den Bergen.
lesson-dewan-camps-second-take = Die zwei Karten für die Berge hast du. Platziere das Lager: Es bringt etwas.
lesson-dewan-camps-second-elsewhere = Auch dort ist es gut. Lass dich jetzt aber in den markierten Bergen nieder.
lesson-dewan-camps-story = Das zweite Lager bringt ein Ziel. Nimm dieses: Von zwei Wüsten und einem Artefakt hast du eine Wüste und das Artefakt schon.
lesson-dewan-camps-story-others = Was davon haben deine Lager schon? Mit dem markierten Ziel bist du weiter: Nimm dieses.
lesson-dewan-camps-story-stack = Vom Stapel nimmst du es, ohne es zu sehen. Vom markierten weißt du, dass es zu dir passt.
lesson-dewan-camps-board = Dein Tableau zeigt, was jedes Lager bringt: das 2., 4. und 6. ein Ziel. Die anderen lernst du noch kennen.
lesson-dewan-camps-end = Nun weißt du, was ein Platz wert ist: die Beeren seiner Zone, was das Lager bringt und was deine Ziele verlangen.

## Ziele

lesson-dewan-stories = Ziele
lesson-dewan-stories-choose = Alle beginnen mit einem Ziel. Nimm dieses: Es verlangt zwei Wälder und einen Farbstoff und ist 5 Punkte wert.
lesson-dewan-stories-choose-others = Zwei Wälder liegen gleich neben deinem ersten Lager, und auch ein Farbstoff. Das markierte Ziel passt am besten zu dir.
lesson-dewan-stories-choose-stack = Das wäre ein Ziel, das du nicht gesehen hast. Das markierte passt zu deinem Platz.
lesson-dewan-stories-place = Platziere dein erstes neues Lager in diesem Wald.
lesson-dewan-stories-place-take = Eine Waldkarte hast du schon, und eine zum Aufbrechen. Platziere dein Lager.
lesson-dewan-stories-place-elsewhere = Beginne im markierten Wald. Der andere Wald kommt danach, und Ödland verlangt dein Ziel nicht.
lesson-dewan-stories-half = Einer von zwei Wäldern: Dein Ziel zählt mit. Das erste Lager selbst zählt dafür nie.
lesson-dewan-stories-take = Nimm für den zweiten Wald diese zwei Karten; beide zeigen Wald.
lesson-dewan-stories-take-others = Du brauchst jetzt Wald. Die zwei markierten zeigen ihn beide.
lesson-dewan-stories-zones = Zwei Wälder heißt: zwei Zonen, die sich nicht berühren. Lass dich in diesem nieder: Er liegt auch neben einem Farbstoff.
lesson-dewan-stories-zones-same = Dieser Wald grenzt an deinen: Zusammen sind sie eine Zone und zählen einmal. Wähle den markierten.
lesson-dewan-stories-zones-take = Du hast die Karten, die du brauchst. Platziere dein Lager im markierten Wald.
lesson-dewan-stories-zones-elsewhere = Deinem Ziel fehlt ein Wald. Lass dich im markierten nieder.
lesson-dewan-stories-next = Das zweite Lager bringt ein neues Ziel. Nimm dieses: Auch hier zählen ein Wald und ein Artefakt, und beides hast du.
lesson-dewan-stories-next-others = Ein Lager dient beliebig vielen Zielen. Das markierte nutzt am meisten von dem, was du hast.
lesson-dewan-stories-next-stack = Verdeckt passt es vielleicht nicht. Das markierte ist schon halb erfüllt.
lesson-dewan-stories-told = Am Ende deines Zugs war alles beisammen: Das Ziel ist erfüllt, seine 5 Punkte sind sicher, und du hast eine Karte gezogen.
lesson-dewan-stories-end = Ziele verlangen verschiedene Zonen und Ressourcen neben deinen Lagern. Jedes Lager dient allen deinen Zielen zugleich.

## Karten unter dem Tableau und Gruppen

lesson-dewan-tucks = Karten unter dem Tableau und Gruppen
lesson-dewan-tucks-again = Dieses Ziel verlangt einmal Wald, einmal Berge und zwei Artefakte. Den Wald und ein Artefakt hast du.
lesson-dewan-tucks-place = Platziere dein drittes Lager in den Bergen, aber zahle nicht mit der Karte mit dem Artefakt: Du brauchst sie gleich.
lesson-dewan-tucks-place-keep = Der richtige Platz, aber so gibst du das Artefakt aus. Brich vom ersten Lager auf und zahle mit den anderen zwei Karten.
lesson-dewan-tucks-place-take = Die Karten hast du schon. Platziere dein Lager in den Bergen.
lesson-dewan-tucks-place-elsewhere = Deinem Ziel fehlen Berge. Lass dich in den markierten nieder.
lesson-dewan-tucks-tuck = Nach dem dritten Lager darfst du eine Karte unter dein Tableau schieben; eine Hälfte bleibt sichtbar. Schieb diese so unter, dass das Artefakt zu sehen ist.
lesson-dewan-tucks-tuck-half = Diese Hälfte zeigt Wald, und der fehlt dir nicht. Wähle die Hälfte mit dem Artefakt.
lesson-dewan-tucks-tuck-none = Dann bliebe diese Stelle für immer leer. Schieb die Karte unter: Ihr Artefakt erfüllt dein Ziel.
lesson-dewan-tucks-told = Das Artefakt unter dem Tableau zählte als dein zweites: Das Ziel ist erfüllt. Die Hälfte zählt auch als eine Zone ihres Terrains.
lesson-dewan-tucks-groups = Am Ende zählen auch Lager, die beieinanderstehen: 4 Punkte für jede Gruppe aus mindestens zwei. Deine sind eine Gruppe, das erste Lager mitgezählt.
lesson-dewan-tucks-end = Eine Hälfte unter dem Tableau zählt wie eine Zone und ein Symbol, die nur dir gehören. Und zwei kleine Gruppen sind mehr wert als eine große.

## Das Ende einer Partie

lesson-dewan-ending = Das Ende einer Partie
lesson-dewan-ending-seven = Spät in einer Partie: Sieben deiner Lager stehen, und das achte macht die Runde zur letzten. Du liegst knapp zurück.
lesson-dewan-ending-take = Der beste Platz für dein achtes Lager ist hier, aber für den Weg fehlt eine Karte. Nimm diese zwei.
lesson-dewan-ending-take-place = Dieses Lager würde zwei deiner Gruppen zu einer verbinden, und jede bringt 4 Punkte. Warte einen Zug: Nimm die markierten Karten.
lesson-dewan-ending-take-others = Andere taugen vielleicht auch, doch die markierten helfen beide auf diesem Weg durch Wald und Wasser: Nimm diese.
lesson-dewan-ending-eighth = Platziere nun hier dein achtes Lager, neben einem, das allein steht: Zusammen sind sie eine Gruppe, und eine Beere liegt hier auch noch.
lesson-dewan-ending-eighth-take = Wartest du, platziert vielleicht Ulla ihr achtes Lager, und die Partie ist vorbei, bevor du deines platzierst.
lesson-dewan-ending-eighth-joins = Das würde zwei deiner Gruppen verbinden und 4 Punkte kosten. Lass dich neben dem Lager nieder, das allein steht.
lesson-dewan-ending-eighth-elsewhere = Dort gewinnst du weder Gruppe noch Beere. Lass dich auf dem markierten Feld nieder.
lesson-dewan-ending-fire = Das achte Lager bringt ein Feuer. Jedes ist 1 Punkt wert, und wer die meisten hat, jetzt du mit vier, erhält 4 dazu.
lesson-dewan-ending-gift = Hier führte dein Weg durch Ullas Lager. Die Karte für dieses Feld bekam sie auf die Hand.
lesson-dewan-ending-last = Die Runde wird zu Ende gespielt, also war Ulla noch einmal am Zug. Auch ihr achtes Lager bringt ein Feuer: Mit je vier erhaltet ihr beide die 4 Punkte.
lesson-dewan-ending-score = Ihre Ziele bringen 21 Punkte, deine 14. Doch drei Gruppen bringen dir 12 gegen 8, vier Beeren 8 gegen 4: Du gewinnst mit 42 zu 41.
lesson-dewan-ending-end = Nun kennst du das Ende: Das achte Lager bringt die letzte Runde, dann zählen Ziele, Feuer, Gruppen und Beeren.

## Die Flut

lesson-dewan-downpour = Die Flut
lesson-dewan-downpour-pile = Bei der Flut ist der Nachziehstapel klein. Sobald seine letzte Karte genommen wird, regnet es, und ein neuer Stapel wird gebildet.
lesson-dewan-downpour-take = Zwei Karten hat der Stapel noch. Nimm irgendwelche zwei nebeneinander aus der Reihe und sieh, was geschieht.
lesson-dewan-downpour-take-place = Ein Lager hat Zeit. Nimm diesmal zwei Karten, damit es in deinem Zug regnet.
lesson-dewan-downpour-pour = Du bist am Zug, also wählst du: ein Landfeld neben Wasser, ohne Lager. Überflute die Mitte dieses Waldes.
lesson-dewan-downpour-pour-elsewhere = Erlaubt wäre das. Überflute aber den markierten Wald: Du wirst sehen, was er dir bringt.
lesson-dewan-downpour-zones = Aus einer Waldzone sind zwei geworden. Jede Wald- oder Bergzone mit einem Lager von dir bringt 3 Punkte: In einer steht deines, die andere ist nah.
lesson-dewan-downpour-end = Wasser teilt Zonen und verkürzt Wege. Paare aus Beere und Kristall bringen 4 Punkte; Gruppen und Beeren allein zählen hier nicht.

## Der Vulkan

lesson-dewan-volcano = Der Vulkan
lesson-dewan-volcano-fire = In der Mitte steht der Vulkan. Hast du am Ende ein Lager daneben, hast du ein Feuer mehr.
lesson-dewan-volcano-take = Wird die letzte Karte des kleinen Stapels genommen, bricht der Vulkan aus. Zwei sind noch da: Nimm irgendwelche zwei nebeneinander aus der Reihe.
lesson-dewan-volcano-lava = Du legst die Lava, auf ein freies Landfeld neben dem Vulkan oder neben anderer Lava. Nimm dieses Feld, das Ulla bald erreichen könnte.
lesson-dewan-volcano-lava-own = Dieses Feld liegt auf deiner Seite: Vielleicht willst du dort selbst siedeln. Wähle das markierte.
lesson-dewan-volcano-lava-elsewhere = Dorthin kommt Ulla nicht so leicht. Wähle das markierte Feld nahe bei ihrem Lager.
lesson-dewan-volcano-way = Auf Lava siedelt niemand, und niemand durchquert sie; sie gehört zu keiner Zone. So ist auch der Wald dahinter schwerer zu erreichen.
lesson-dewan-volcano-end = Ziele und Feuer zählen wie immer, dazu je 2 für Wasserzonen neben deinen Lagern, 2 für Lager rund um das erste Lager anderer, 3 für Paare aus Beere und Artefakt.

## Wasserdörfer

lesson-dewan-lake = Wasserdörfer
lesson-dewan-lake-village = Hier darf ein Lager auch auf Wasser stehen; die letzte Karte ist dann eine Wasserkarte. Gründe ein Dorf auf diesem See.
lesson-dewan-lake-village-take = Eine Wasserkarte hast du, und eine zum Aufbrechen. Gründe erst das Dorf.
lesson-dewan-lake-village-elsewhere = Land kennst du schon. Lass dich diesmal auf dem markierten Wasser nieder.
lesson-dewan-lake-toll = Ein Wasserdorf. In jedem See gibt es nur eines, und wer sonst dieses Wasser durchquert, gibt dir die Wasserkarte.
lesson-dewan-lake-take = Nimm diese zwei Karten: Der kleine Nachziehstapel geht bald zu Ende.
lesson-dewan-lake-take-others = Recht wären sie alle, aber nimm jetzt die markierten.
lesson-dewan-lake-fish = Ines hat die letzte Karte des Stapels genommen, und die Fische beißen. Leg irgendeine Karte ab und nimm für jedes deiner Dörfer einen Fisch.
lesson-dewan-lake-fish-none = Ein Fisch ist 3 Punkte wert, das lohnt eine Karte. Leg eine ab.
lesson-dewan-lake-lakes = Auch jeder See zählt: 6 Punkte für die meisten Lager daneben, bei Gleichstand je 3. Ein Dorf liegt nicht neben seinem eigenen See.
lesson-dewan-lake-end = Dörfer fischen und nehmen Karten ein, Lager am Ufer gewinnen die Seen. Paare aus Beere und Farbstoff bringen 3 Punkte, Gruppen nichts.

## Teammodus

lesson-dewan-team = Teammodus
lesson-dewan-team-partner = Bo, dir gegenüber, spielt mit dir. Eure Ziele und Feuer werden zusammengezählt; Karten teilt ihr nicht.
lesson-dewan-team-place = Eine Gruppe zählt nur, wenn Lager von euch beiden dazugehören. Lass dich hier nieder, neben Bos Lager, und behalte die Karte mit der Wüste.
lesson-dewan-team-place-keep = Der richtige Platz. Zahle das Wasser aber mit der anderen Wasserkarte: Die Wüste brauchst du gleich.
lesson-dewan-team-place-take = Für den Weg zu Bo hast du die Karten: Berge, Wasser, Berge. Platziere dein Lager.
lesson-dewan-team-place-elsewhere = Dort oder auf diesem Weg gewinnt euer Team weniger. Geh von deinem Lager in den Bergen über den See auf das markierte Feld neben Bos Lager.
lesson-dewan-team-group = Dein Lager und Bos sind nun eine Gruppe des Teams: 4 Punkte. Gruppen von nur einem von euch zählen nicht.
lesson-dewan-team-tuck = Schieb nun die Karte so unter, dass die Wüste zu sehen ist: Das erfüllt dein Ziel, und seine Punkte gehören dem Team.
lesson-dewan-team-tuck-half = Wasser braucht dein Ziel nicht. Wähle die Hälfte mit der Wüste.
lesson-dewan-team-tuck-none = Dann bleibt die Stelle für immer leer, und deinem Ziel fehlt eine Wüste. Schieb die Karte unter.
lesson-dewan-team-berries = Beeren zählen als Paare, eine von dir und eine von Bo: 4 Punkte pro Paar. Ihr habt je eine, das ist also ein Paar.
lesson-dewan-team-end = Spiel für euch beide: Siedle neben Bo, teilt die Beeren gleichmäßig, und denk daran, dass Bo deine Karten bekommt, wenn du Bos Lager durchquerst.
