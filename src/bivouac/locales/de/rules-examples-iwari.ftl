# Iwari: worked examples with their pictures. pictured-... tells what is seen to those who do not see it.

example-iwari-tents = Rot hat die meisten Zelte und erhält 1 Punkt für jedes der sieben: { $first }. Blau erhält so viele, wie Rot Zelte hat: { $second }. Gelb und Weiß sind gemeinsam Dritte und erhalten so viele, wie Blau Zelte hat: je { $third }.
pictured-iwari-tents = Eine Landkarte: eine Wüste mit drei roten Zelten, zwei blauen, einem gelben und einem weißen.
example-iwari-totems = Auf dem Gletscher herrscht Gleichstand zwischen Blau und Gelb, in der Tundra liegt Gelb vorn. Also führt nur Gelb auf beiden Seiten der Verbindung 7 und wertet alle fünf Totems: { $points } Punkte.
pictured-iwari-totems = Eine Landkarte: Verbindung 7 zwischen einem Gletscher mit einem blauen und einem gelben Totem und einer Tundra mit einem blauen und zwei gelben.
example-iwari-settlement = Pfade verbinden fünf rote Zelte über die Grenze hinweg: eine Siedlung, die { $points } Punkte bringt. Das sechste Zelt ist mit keinem davon verbunden und zählt nicht.
pictured-iwari-settlement = Eine Landkarte: vier rote Zelte in einem Wald und eines in der Wüste daneben, durch Pfade verbunden; ein weiteres rotes Zelt steht abseits in der Wüste.
example-iwari-deeds = Ohne Figuren bekäme Rot hier { $red } Punkte und Blau { $blue }. Zwei Figuren verdreifachen das, für beide: { $more } und { $less }.
pictured-iwari-deeds = Eine Landkarte: eine Wüste mit drei roten und zwei blauen Zelten, daneben zwei Figuren des Bündnisses.
example-iwari-infection = Die Figur stand auf Verbindung 4, die beide verknüpft. An der Küste stehen schon zwei Zelte und zwei Totems, also ist kein Platz für ein drittes: Es kommt eine Ruine, auf den Platz, der einer anderen Ruine am nächsten liegt. Auf dem Gletscher ist Platz, es kommt ein Totem der Leere. Die Figur ist zu Verbindung 5 weitergezogen.
pictured-iwari-infection = Eine Landkarte: eine Küste mit zwei Zelten, zwei Totems und einer neuen Ruine; ein Gletscher mit zwei Zelten, einem Totem und einem neuen Totem der Leere.
example-iwari-corruption = Vier Karten der Leere lagen offen: Nach dem Befall wird über beide entschieden, obwohl keines voll ist. An der Küste stehen zwei Zelte und keine Ruine, mit dem virtuellen Totem sind es zwei Totems zu einem: Sie gehört euch. Auf dem Gletscher sind Zelte und Ruinen gleich viele, also hat die Leere das virtuelle Totem und damit den Gletscher.
pictured-iwari-corruption = Eine Landkarte: eine Küste, die die Völker beanspruchen, und ein Gletscher, den die Leere beansprucht, beide mit freien Plätzen.
example-iwari-judging = Gletscher: { $players } Küste: { $void }
pictured-iwari-judging = Eine Landkarte: ein voller Gletscher, den die Völker beansprucht haben, und eine volle Küste, die die Leere beansprucht hat.
