# Die Lektionen von Iwari: was sie sagen und was sie antworten.

lesson-iwari-path-first = Erste Schritte
lesson-iwari-path-extensions = Was dazukommen kann
lesson-iwari-path-maps = Landkarten mit eigenen Regeln

## Karten und Zelte

lesson-iwari-building = Karten und Zelte
lesson-iwari-building-hand = Dein Volk besiedelt neues Land. Jede deiner Handkarten zeigt ein Biom: Dort lässt sie dich bauen.
lesson-iwari-building-tent = Baue ein Zelt im markierten Wald: Wähle dort irgendeinen freien Platz und bestätige. Deine Waldkarte zahlt dafür.
lesson-iwari-building-tent-swap = Tauschen hilft, wenn keine Karte passt. Deine Waldkarte passt: Baue ein Zelt im markierten Wald.
lesson-iwari-building-tent-otherwise = Auch das lässt sich bauen, aber noch nicht: Baue diesmal ein Zelt im markierten Wald, für deine Waldkarte.
lesson-iwari-building-draw = Eine Karte für ein Zelt. Am Ende deines Zugs ziehst du auf drei Karten nach: eine aus der Auslage oder verdeckt die oberste vom Nachziehstapel.
lesson-iwari-building-joker = Für den markierten Gletscher hast du keine Karte. Zwei gleiche Karten ersetzen jede andere: Baue dort ein Zelt mit deinen zwei Wüstenkarten.
lesson-iwari-building-joker-swap = Tauschen ist nicht nötig: Zwei gleiche Karten zahlen für jedes Biom. Baue ein Zelt auf dem markierten Gletscher.
lesson-iwari-building-joker-otherwise = Auch ein guter Platz, aber jetzt sind die zwei gleichen Karten an der Reihe: Baue ein Zelt auf dem markierten Gletscher.
lesson-iwari-building-end = Das ist ein Zug: bauen, dann auf drei Karten nachziehen. Ein Baustein kostet eine Karte seines Bioms oder zwei gleiche eines anderen.

## Wer die meisten Zelte hat

lesson-iwari-tents = Wer die meisten Zelte hat
lesson-iwari-tents-points = Zelte bringen Punkte, Gebiet für Gebiet. Hier hat Ulla zwei und du eines: Sie ist Erste und bekommt 1 Punkt für jedes Zelt hier, auch für deines.
lesson-iwari-tents-tie = Hol sie ein: Baue ein Zelt auf irgendeinen freien Platz der markierten Küste.
lesson-iwari-tents-tie-totem = Totems haben ihre eigene Lektion. Hier zählen Zelte: Baue ein Zelt auf der markierten Küste.
lesson-iwari-tents-tie-cards = Der richtige Platz, aber zwei Wüstenkarten sind ein hoher Preis. Zahle nur mit deiner Küstenkarte.
lesson-iwari-tents-tie-otherwise = Damit bliebe Ulla hier vorn: Baue ein Zelt auf der markierten Küste, für deine Küstenkarte.
lesson-iwari-tents-tied = Zwei zu zwei: Ihr seid beide Erste, und bei Gleichstand bekommen alle die volle Punktzahl. Das macht 4 Punkte für jeden von euch.
lesson-iwari-tents-draw = Zieh eine Karte, welche du willst. Dann sind Ulla und Tarek am Zug.
lesson-iwari-tents-two = Auch in der markierten Wüste führt Ulla, zwei zu eins. Du darfst zwei Bausteine auf einmal bauen: Baue hier zwei Zelte, für deine zwei Wüstenkarten.
lesson-iwari-tents-two-single = Ein Zelt bringt nur den Gleichstand. Wähle vor dem Bestätigen noch einen freien Platz: Deine andere Wüstenkarte zahlt dafür.
lesson-iwari-tents-two-otherwise = Ulla bliebe in der Wüste vorn: Baue dort zwei Zelte, eines für jede Wüstenkarte.
lesson-iwari-tents-ranks = Jetzt liegst du vorn: 6 Zelte, 6 Punkte. Ulla auf Rang zwei bekommt so viele, wie du Zelte hast, also 3; Tarek auf Rang drei so viele, wie Ulla hat: 2.
lesson-iwari-tents-end = Jetzt weißt du, was Zelte bringen: am meisten, wo du die meisten hast, und etwas für alle, die dort stehen. Du baust einen oder zwei Bausteine; wo noch kein Zelt steht, nur eines.

## Totems und Verbindungen

lesson-iwari-totems = Totems und Verbindungen
lesson-iwari-totems-connection = Die Zahl zeigt eine Verbindung: Sie verknüpft die Wüste und die Küste. Führst du in beiden mit Totems, bringt sie dir am Ende Punkte.
lesson-iwari-totems-coast = Fang an der Küste an: Wähle ihren Totemplatz und baue ein Totem. Wie ein Zelt kostet es eine Karte des Bioms.
lesson-iwari-totems-coast-desert = Die Wüste kommt danach. Fang an der Küste an, wo Ulla stärker ist als du.
lesson-iwari-totems-coast-otherwise = Diesmal soll es ein Totem sein: Wähle den Totemplatz der markierten Küste.
lesson-iwari-totems-cap = Hier passen so viele Totems hin, wie das stärkste Volk Zelte hat: Ulla hat zwei Zelte, also passt noch ein Totem, gleich wem es gehört.
lesson-iwari-totems-draw = Zieh eine Karte, welche du willst, und sieh, was Ulla tut.
lesson-iwari-totems-desert = Ulla hat dort den letzten Platz genommen: Gleichstand. Der genügt: Baue jetzt ein Totem in der Wüste, am anderen Ende der Verbindung.
lesson-iwari-totems-desert-otherwise = Die Verbindung zählt nur, wenn du an beiden Enden führst: Baue ein Totem auf den Totemplatz der Wüste.
lesson-iwari-totems-points = In der Wüste führst du, an der Küste ist Gleichstand. So bringt dir die Verbindung 1 Punkt für jedes Totem an beiden Enden, also 3, und Ulla nichts.
lesson-iwari-totems-end = Totems lohnen sich also, wo du an beiden Enden einer Verbindung führst. Wie viele Platz haben, bestimmen die Zelte dort.

## Siedlungen, und wann es Punkte gibt

lesson-iwari-scoring = Siedlungen, und wann es Punkte gibt
lesson-iwari-scoring-deck = Eine Partie in vollem Gang. Im Nachziehstapel liegt nur noch eine Karte: Sobald sie genommen ist, werden die Zelte zum ersten Mal gewertet.
lesson-iwari-scoring-tent = Deine drei Zelte auf dem Gletscher sind durch Pfade verbunden. Baue ein viertes auf den markierten Platz: Ein Pfad führt über die Grenze zu ihnen.
lesson-iwari-scoring-tent-road = Das richtige Gebiet, aber von diesem Platz führt kein Pfad zu deinen drei Zelten. Wähle den markierten.
lesson-iwari-scoring-tent-swap = Tauschen ist nicht nötig: Deine Tundrakarte zahlt für ein Zelt auf dem markierten Platz.
lesson-iwari-scoring-tent-otherwise = Auch das bringt Punkte, aber verbinde jetzt vier Zelte: Baue eines auf den markierten Platz, für deine Tundrakarte.
lesson-iwari-scoring-settlement = Vier verbundene Zelte sind eine Siedlung. Am Ende der Partie bringt sie 1 Punkt für jedes ihrer Zelte.
lesson-iwari-scoring-draw = Zieh jetzt nach, welche Karte du willst. Die letzte Karte des Nachziehstapels kommt zu dir oder in die Auslage, und er ist leer.
lesson-iwari-scoring-mid = Die Zelte aller Gebiete haben Punkte gebracht, dir 15. Auf dem Gletscher stehen fünf Zelte, und du hast die meisten: Das allein waren 5.
lesson-iwari-scoring-again = Alle bisher gespielten Karten sind nun der neue Nachziehstapel. Ist auch er leer, kommt die letzte Runde, und die Zelte werden noch einmal gewertet.
lesson-iwari-scoring-end = Zelte bringen also zweimal Punkte, in der Mitte und am Ende; Totems und Siedlungen nur am Ende.

## Großtaten und ihre Figuren

lesson-iwari-deeds = Großtaten und ihre Figuren
lesson-iwari-deeds-group = Deine drei Zelte sind durch Pfade verbunden. Ab vier verbundenen Zelten ist es eine Siedlung; sie bringt am Ende 1 Punkt für jedes davon.
lesson-iwari-deeds-fourth = Eine Siedlung darf über Grenzen reichen: Baue ein Zelt auf den markierten Platz der Küste, zu dem ein Pfad führt.
lesson-iwari-deeds-fourth-road = Die richtige Küste, aber von dort führt kein Pfad zu deinen anderen Zelten. Wähle den markierten Platz.
lesson-iwari-deeds-fourth-otherwise = Daraus wird keine Siedlung: Baue ein Zelt auf den markierten Platz der Küste, für deine Küstenkarte.
lesson-iwari-deeds-earned = Eine Siedlung, die erste dieser Partie! Im Spiel ist die Großtat Bündnis, und sie gibt dir dafür eine Figur.
lesson-iwari-deeds-pawn = Eine Figur verdoppelt für alle, was die Zelte eines Gebiets am Ende bringen. Setze sie dorthin, wo du führst: in die Wüste.
lesson-iwari-deeds-pawn-otherwise = An der Küste führt Ulla, und die Figur nützte ihr mehr als dir. Setze sie in die Wüste.
lesson-iwari-deeds-doubled = So, wie die Zelte jetzt stehen, brächte dir die Wüste 8 Punkte statt 4 und Ulla 6 statt 3.
lesson-iwari-deeds-end = Die meisten Großtaten sind Wettläufe: Wer zuerst schafft, was eine verlangt, setzt ihre Figur, für Zelte oder für Totems. Jede Figur vervielfacht für alle.

## Die letzte Runde

lesson-iwari-ending = Die letzte Runde
lesson-iwari-ending-deck = Der Nachziehstapel war schon einmal leer, und wieder liegen dort nur noch zwei Karten. Tarek wird gleich zwei Zelte bauen und zwei Karten ziehen.
lesson-iwari-ending-totem = Der Nachziehstapel ist wieder leer: Dies ist die letzte Runde, und dein Zug ist ihr letzter. Baue ein Totem in der markierten Tundra: Für die Verbindung 9 genügt dort ein Gleichstand.
lesson-iwari-ending-totem-swap = Für eine bessere Karte kommt kein Zug mehr. Baue mit einer Tundrakarte ein Totem in der markierten Tundra.
lesson-iwari-ending-totem-otherwise = Das bringt weniger als die Verbindung 9: Baue ein Totem auf den Totemplatz der markierten Tundra.
lesson-iwari-ending-draw = An einem Ende führst du, am anderen ist Gleichstand: 1 Punkt für jedes der fünf Totems dort. Zieh irgendeine Karte und beende so deinen Zug und die Partie.
lesson-iwari-ending-points = Du gewinnst mit 61 Punkten gegen 57 und 51: 14 aus der ersten Wertung, dann 29 für Zelte, 9 für Totems und 9 für Siedlungen.
lesson-iwari-ending-end = Ist der Nachziehstapel zum zweiten Mal leer, oder baut jemand sein letztes Zelt, wird die Runde beendet und alles gewertet. Nun weißt du genug für eine erste Partie.

## Zu zweit mit dem dritten Volk

lesson-iwari-third-tribe = Zu zweit mit dem dritten Volk
lesson-iwari-third-tribe-who = Zu zweit spielt ein drittes Volk mit, und ihr baut beide dafür. Wo Zelte und Totems verglichen werden, zählt es mit: Hier hat es so viele Zelte wie Ulla.
lesson-iwari-third-tribe-own = Zuerst baust du wie immer für dich: ein Zelt im markierten Wald. Nutze nur eine Karte, denn du brauchst gleich noch eine.
lesson-iwari-third-tribe-own-otherwise = Heb dir das auf: Baue ein Zelt von dir im markierten Wald, für deine Waldkarte.
lesson-iwari-third-tribe-third = Bevor du nachziehst, baust du mit einer übrigen Karte für das dritte Volk. Lass es Ulla überholen: Baue ihm ein Zelt in der markierten Wüste.
lesson-iwari-third-tribe-third-otherwise = Erlaubt, aber es schadet Ulla nicht: Baue ein Zelt des dritten Volks in der Wüste.
lesson-iwari-third-tribe-gain = Ulla lag hier mit ihm gleichauf, das waren 4 Punkte. Jetzt ist sie Zweite und bekommt 3.
lesson-iwari-third-tribe-end = In jedem Zug baust du also zweimal, für dich und für das dritte Volk. Hilf ihm nicht zu sehr: Liegt es am Ende allein vorn, verliert ihr beide.

## Expeditionen

lesson-iwari-expeditions = Expeditionen
lesson-iwari-expeditions-card = Drei Expeditionen liegen offen, und jede verlangt etwas. Diese will vier Zelte in Küstengebieten; du hast drei.
lesson-iwari-expeditions-fourth = Es muss nicht dasselbe Gebiet sein: Baue ein Zelt an der anderen Küste.
lesson-iwari-expeditions-fourth-same = Auch das würde zählen. Aber nimm die markierte Küste: neues Land, und es zählt genauso.
lesson-iwari-expeditions-fourth-otherwise = Das erfüllt keine Expedition: Baue ein Zelt an der markierten Küste, für deine Küstenkarte.
lesson-iwari-expeditions-reward = Du hast es als Erstes geschafft und bekommst sofort 4 Punkte. Wer es als Zweites schafft, bekommt 2, und die Karte ist aus dem Spiel.
lesson-iwari-expeditions-end = Expeditionen bringen Punkte, sobald sie erfüllt sind. Behalte also im Auge, was offen liegt und wer nah dran ist.

## Stürme

lesson-iwari-storms = Stürme
lesson-iwari-storms-storm = Auf der Verbindung 9 liegt ein Sturm: Solange er da ist, wird sie nicht gewertet. Schade, denn du führst an beiden Enden mit Totems.
lesson-iwari-storms-fill = Die Tundra ist schon voll. Baue ein Zelt auf den letzten freien Platz des Waldes, dann sind beide Enden voll.
lesson-iwari-storms-fill-otherwise = Dann bleibt der Sturm, wo er ist: Baue ein Zelt auf den markierten Platz im Wald, für deine Waldkarte.
lesson-iwari-storms-move = Beide sind voll, und in den beiden zusammen hast du die meisten Zelte: Du entscheidest über den Sturm. Lass ihn zur Verbindung 10 ziehen.
lesson-iwari-storms-move-otherwise = Bleibt er, bringt dir die Verbindung 9 am Ende nichts. Lass den Sturm weiterziehen.
lesson-iwari-storms-end = Jetzt zählt die Verbindung 9 wieder. Wer in zwei vollen Gebieten die meisten Zelte hat, lässt deren Sturm ziehen oder bleiben; bei Gleichstand zieht er weiter.

## Das Wandertotem

lesson-iwari-walking = Das Wandertotem
lesson-iwari-walking-walker = Das Wandertotem steht auf der Verbindung 1, zwischen Küste und Wald. An einem Ende, an der Küste, führst du mit deinem Totem.
lesson-iwari-walking-totem = Führe auch am anderen Ende: Baue ein Totem im markierten Wald.
lesson-iwari-walking-totem-otherwise = Das lässt das Wandertotem kalt: Baue ein Totem auf den Totemplatz des markierten Waldes.
lesson-iwari-walking-walk = Du hast neben ihm ein Totem gebaut und darfst die Verbindung 1 sofort werten, für alle Völker. Tu es: Nur du führst an beiden Enden.
lesson-iwari-walking-walk-otherwise = Später könnten dich andere hier überholen und selbst werten. Werte die Verbindung 1 jetzt.
lesson-iwari-walking-end = Zwei Totems, 2 Punkte für dich. Das Wandertotem ist zur Verbindung 2 gezogen, und die Verbindung 1 wird nie wieder gewertet.

## Befestigungen

lesson-iwari-fortifications = Befestigungen
lesson-iwari-fortifications-fort = Alle haben eine Befestigung. Auf einem Zeltplatz verdoppelt sie Punkte für das Volk, dessen Zelt auf ihr steht.
lesson-iwari-fortifications-build = Sie kostet so viel wie ein Zelt. Wähle unten „Befestigung“ und dann den markierten Platz der Wüste; wähle ihn noch einmal für ein Zelt darauf.
lesson-iwari-fortifications-build-alone = Sie gehört niemandem: Bleibt sie leer, kann Ulla ihr Zelt daraufstellen. Baue vor dem Bestätigen noch dein Zelt darauf.
lesson-iwari-fortifications-build-tent = Zuerst kommt die Befestigung, dann das Zelt darauf. Wähle für diesen Platz die Befestigung, danach das Zelt.
lesson-iwari-fortifications-build-otherwise = Baue diesmal beides auf den markierten Platz: zuerst die Befestigung, dann ein Zelt darauf.
lesson-iwari-fortifications-double = Du hast hier drei der fünf Zelte: 5 Punkte, am Ende verdoppelt zu 10. Ulla und Tarek haben kein Zelt darauf und bekommen die üblichen Punkte.
lesson-iwari-fortifications-end = In der Schlusswertung verdoppelt eine Befestigung die Punkte deiner Zelte im Gebiet und einer Siedlung, von der ein Zelt auf ihr steht. Du baust sie nur einmal: Wähle gut.

## Funde

lesson-iwari-discoveries = Funde
lesson-iwari-discoveries-tokens = In diesem Wald liegen zwei Fundmarker verdeckt. Sie werden aufgedeckt, wenn jemand ihn erforscht, also das erste Zelt dort baut.
lesson-iwari-discoveries-explore = Erforsche den markierten Wald: Decke seine Marker auf. Das Zelt kommt danach, und es muss hierher.
lesson-iwari-discoveries-explore-otherwise = Auch dort gibt es etwas zu entdecken, aber erforsche zuerst den markierten Wald.
lesson-iwari-discoveries-take = Ein gelber und ein roter. Ein Zelt auf einem Marker nimmt ihn mit: Baue deines auf den roten.
lesson-iwari-discoveries-take-yellow = Gelb wäre genauso gut. Nimm diesmal den roten.
lesson-iwari-discoveries-take-otherwise = Ein Platz ohne Marker bringt keinen ein. Baue dein Zelt auf den roten Marker.
lesson-iwari-discoveries-end = Der rote Marker gehört dir. Am Ende bringen bei jeder Farbe die meisten Marker 6 Punkte, auch bei Gleichstand.

## Schwebende Lande: Verbindungen sind Pfade

lesson-iwari-floating-lands = Schwebende Lande: Verbindungen sind Pfade
lesson-iwari-floating-lands-roads = Auf dieser Landkarte endet jede Verbindung an zwei Zeltplätzen und ist ein Pfad zwischen ihnen. Sie verbindet Zelte zu einer Siedlung.
lesson-iwari-floating-lands-join = Deine drei Zelte im Wald reichen bis an die Verbindung 6. Baue ein viertes an ihrem anderen Ende, in der Wüste.
lesson-iwari-floating-lands-join-otherwise = Das verbindet deine Zelte nicht: Baue eines auf den markierten Platz der Wüste, für deine Wüstenkarte.
lesson-iwari-floating-lands-settlement = Vier verbundene Zelte: eine Siedlung quer durch den Himmel. Nicht einmal ein Berg auf der Verbindung würde sie trennen.
lesson-iwari-floating-lands-end = Auf den Schwebenden Landen verbinden Verbindungen also Siedlungen. Und noch eines: In der Tundra darf kein Totem stehen.

## Vergessene Insel: Ruinen

lesson-iwari-forgotten-island = Vergessene Insel: Ruinen
lesson-iwari-forgotten-island-ruin = Auf jedem violetten Platz liegt eine Ruine. Diese sperrt die Verbindung 4: Solange sie da ist, wird die Verbindung nicht gewertet und ist kein Pfad.
lesson-iwari-forgotten-island-replace = Ersetze sie durch ein Zelt. Das kostet zwei Karten des Bioms, das dort zu sehen ist: Wüste, obwohl sie im Wald liegt.
lesson-iwari-forgotten-island-replace-beside = Ein Zelt daneben lässt die Verbindung gesperrt. Wähle den violetten Platz mit der Ruine.
lesson-iwari-forgotten-island-replace-otherwise = Die Ruine bliebe liegen: Wähle ihren Platz und zahle mit deinen zwei Wüstenkarten.
lesson-iwari-forgotten-island-open = Die Ruine gehört dir, am Ende 1 Punkt, und die Verbindung 4 ist offen. Wer an beiden Enden führt, bekommt für sie insgesamt 1 Punkt, gleich wie viele Totems.
lesson-iwari-forgotten-island-end = Ruinen bringen also je einen Punkt und öffnen Pfade für Siedlungen: Jede offene Verbindung ist hier auch ein Pfad.

## Gletschermassiv: zwei Verbindungen auf einmal

lesson-iwari-glacier-massif = Gletschermassiv: zwei Verbindungen auf einmal
lesson-iwari-glacier-massif-two = Auf dieser Landkarte verknüpfen die Verbindungen 1 und 11 dieselben beiden Gebiete, eine zu Land und eine zur See. An einem Ende, an der Küste, führst du.
lesson-iwari-glacier-massif-totem = Baue ein Totem am anderen Ende, auf dem großen Gletscher. Es wirkt für beide Verbindungen.
lesson-iwari-glacier-massif-totem-otherwise = Das hilft keiner der beiden Verbindungen: Baue ein Totem auf den Totemplatz des großen Gletschers.
lesson-iwari-glacier-massif-end = Zwei Totems an zwei Verbindungen: am Ende 2 Punkte für jede, zusammen 4. Jedes Totem zählt hier doppelt; achte also darauf, was andere bauen.

## Unerforschte Pfade: Totems der Leere

lesson-iwari-unexplored-paths = Unerforschte Pfade: Totems der Leere
lesson-iwari-unexplored-paths-centre = In der Mitte dieser Landkarte stehen fünf Totems der Leere. Du führst an beiden Enden der Verbindung 1, mit je einem Totem: bisher 2 Punkte.
lesson-iwari-unexplored-paths-move = Bringe eines in den markierten Wald: Wähle unten „Totem der Leere versetzen“, dann den Totemplatz dort. Das kostet zwei Waldkarten, und keine anderen können sie ersetzen.
lesson-iwari-unexplored-paths-move-own = Ein eigenes Totem täte dasselbe, für eine Karte. Probiere diesmal das Totem der Leere: Deines bleibt dir dann.
lesson-iwari-unexplored-paths-move-otherwise = Ein andermal. Wähle den Totemplatz des markierten Waldes und dafür ein Totem der Leere aus der Mitte.
lesson-iwari-unexplored-paths-counts = Totems der Leere zählen wie alle anderen: Die Verbindung 1 ist jetzt 3 Punkte wert. Im Wald habt ihr Gleichstand, du und die Leere, und das genügt dir.
lesson-iwari-unexplored-paths-end = Die Leere zählt also wie ein Volk. Wo sie allein die meisten Totems hat, bekommt niemand Punkte; so kannst du auch anderen eine Verbindung verderben.

## Langer Pfad: der violette Pfad

lesson-iwari-long-road = Langer Pfad: der violette Pfad
lesson-iwari-long-road-road = Über diese Landkarte zieht sich ein violetter Pfad. Am Ende werden seine Zelte noch einmal gewertet, alle zusammen, als wäre er ein Gebiet.
lesson-iwari-long-road-second = Alle haben ein Zelt darauf. Geh in Führung: Baue ein Zelt auf den violetten Platz des markierten Gletschers.
lesson-iwari-long-road-second-beside = Der richtige Gletscher, aber dieser Platz liegt nicht am violetten Pfad. Wähle den markierten.
lesson-iwari-long-road-second-otherwise = Nimm diesmal den violetten Platz des Gletschers, für deine Gletscherkarte.
lesson-iwari-long-road-lead = Jetzt führst du auf dem Pfad: 4 Punkte für seine vier Zelte. Ulla und Tarek sind beide Zweite und bekommen je 2, weil du zwei Zelte hast.
lesson-iwari-long-road-end = Ein Zelt am violetten Pfad zählt am Ende also zweimal: in seinem Gebiet und für den Pfad.

## Die Leere: Streitmarker

lesson-iwari-the-void = Die Leere: Streitmarker
lesson-iwari-the-void-token = Zwischen diesen beiden Gebieten liegt ein Streitmarker. Wer ihn in eines davon holt, hat dort einen zusätzlichen Platz mit Zelt; im anderen bleibt die Stelle leer.
lesson-iwari-the-void-take = Hol ihn in den Wald: Wähle die markierte Stelle. Das kostet deine zwei Waldkarten, und keine anderen können sie ersetzen.
lesson-iwari-the-void-take-swap = Deine zwei Waldkarten sind genau, was du brauchst. Wähle die markierte Stelle im Wald.
lesson-iwari-the-void-take-otherwise = Der Marker bliebe zwischen den beiden liegen: Wähle die markierte Stelle im Wald.
lesson-iwari-the-void-there = Mit dem Marker und deinem Zelt ist der Wald erforscht. Das Zelt zählt dort wie jedes andere.
lesson-iwari-the-void-end = Streitmarker kosten also zwei gleiche Karten. Deine dritte Karte zeigt: Die Leere ist hier ein Biom, mit eigenen Karten und Gebieten.

## Gegen die Leere

lesson-iwari-path-void = Gegen die Leere

# Ein Zug gegen die Leere
lesson-iwari-void-turn = Ein Zug gegen die Leere
lesson-iwari-void-turn-alone = Allein hältst du der Leere stand. Eigene Karten hat sie nicht: In jedem Zug handelst du erst für dich und dann für sie, mit dem, was dir auf der Hand bleibt.
lesson-iwari-void-turn-own = Deine eigene Aktion ist wie immer: bauen oder tauschen. Setze ein Zelt auf den markierten Platz in Sonnenkessel.
lesson-iwari-void-turn-own-swap = Ein Tausch wäre schon deine ganze Aktion, und auf der Karte stünde nichts von dir. Baue lieber ein Zelt in Sonnenkessel.
lesson-iwari-void-turn-own-elsewhere = Auch dort darfst du bauen, aber beginne auf dem markierten Platz: Sonnenkessel hat die meisten Plätze, und Pfade führen von dort weiter.
lesson-iwari-void-turn-void = Zwei Karten bleiben dir, und mindestens eine musst du für die Leere nutzen. Bau ihr eine Ruine in Scherbenholm: Von dieser Insel führt kein Pfad weg, also breiten sich Ruinen dort nicht aus.
lesson-iwari-void-turn-void-elsewhere = Von dort führen Pfade weiter, und entlang der Pfade wachsen Ruinen zu großen Siedlungen. Bau die Ruine in Scherbenholm, auf der Insel.
lesson-iwari-void-turn-draw = Erst jetzt ziehst du nach, bis auf drei Karten. Nimm die markierte Tundrakarte.
lesson-iwari-void-turn-draw-other = Auch das ist erlaubt, aber denk voraus: Zwei Tundrakarten können eine Karte eines anderen Bioms ersetzen. Nimm die markierte.
lesson-iwari-void-turn-draw-again = Nimm jetzt die markierte Wüstenkarte, für Sonnenkessel.
lesson-iwari-void-turn-draw-again-other = Als Nächstes willst du in Sonnenkessel bauen, und das kostet eine Wüstenkarte. Nimm die markierte.
lesson-iwari-void-turn-all = Dein nächster Zug: Spiele diesmal alle drei Karten. Sie zahlen für ein Zelt und ein Totem in Sonnenkessel, die Wüstenkarte für das eine, die zwei Tundrakarten für das andere.
lesson-iwari-void-turn-all-swap = Dann blieben zwei Karten für die Leere. Spiele alle drei, für ein Zelt und ein Totem in Sonnenkessel.
lesson-iwari-void-turn-all-tents = Auch so spielst du alle drei. Baue aber ein Zelt und ein Totem: Totems entscheiden am Ende, wer Sonnenkessel bekommt.
lesson-iwari-void-turn-all-kept = Eine Karte, die du behältst, ist eine Karte für die Leere. Spiele alle drei, für ein Zelt und ein Totem in Sonnenkessel.
lesson-iwari-void-turn-empty = Deine Hand ist leer, also tut die Leere in diesem Zug nichts. Du ziehst einfach nach.
lesson-iwari-void-turn-end = Jetzt kennst du einen Zug gegen die Leere: für dich handeln, mit übrigen Karten für die Leere handeln, nachziehen. Wer alle Karten spielt, lässt ihr keine.

# Befall und Verderbnis
lesson-iwari-void-infection = Befall und Verderbnis
lesson-iwari-void-infection-pawn = In der Auslage ist eine Karte der Leere erschienen, und die Figur der Leere steht auf Verbindung 3. Also trifft ein Befall die beiden Gebiete dort, Muschelbucht und Sonnenkessel.
lesson-iwari-void-infection-order = In jedes setzt die Leere ein Totem, wenn die Grenze es zulässt, sonst eine Ruine. Du wählst, wo sie beginnt; diesmal ist beides recht.
lesson-iwari-void-infection-placed = In Muschelbucht war Platz für ein Totem der Leere. In Sonnenkessel nicht, also kam eine Ruine, so nah an eine andere, wie die Pfade es zulassen; dann zog die Figur auf Verbindung 4.
lesson-iwari-void-infection-three = Drei Karten der Leere liegen offen, und du hast noch eine. Die vierte bringt eine Verderbnis: wie ein Befall, aber am Ende wird über beide Gebiete entschieden.
lesson-iwari-void-infection-build = Also wird bald über Weißzahn und Muschelbucht entschieden. Stärke rechtzeitig Weißzahn: Setze dort ein Zelt und ein Totem.
lesson-iwari-void-infection-build-swap = Ein Tausch bringt nichts nach Weißzahn, und gleich wird darüber entschieden. Setze dort ein Zelt und ein Totem.
lesson-iwari-void-infection-build-other = Das reicht nicht, um Weißzahn bei der Entscheidung zu halten. Setze dort ein Zelt und ein Totem, für deine zwei Gletscherkarten.
lesson-iwari-void-infection-void = Für die Aktion der Leere bleibt nur die Karte der Leere, also musst du sie spielen. Es ist die vierte.
lesson-iwari-void-infection-corrupt = Die Verderbnis beginnt wie ein Befall. Wähle, wo; wieder ist beides recht.
lesson-iwari-void-infection-ruin = In Muschelbucht passt jetzt kein Totem mehr, und für die Ruine sind zwei Plätze gleich nah. Wähle den markierten: Neben ihm liegt keine Ruine in Sonnenkessel.
lesson-iwari-void-infection-ruin-joins = Von dort führt ein Pfad zur Ruine in Sonnenkessel, und verbundene Ruinen wachsen zu einer Siedlung. Wähle den markierten Platz.
lesson-iwari-void-infection-judged = Über beide Gebiete ist entschieden, ob voll oder nicht: Weißzahn gehört dir, Muschelbucht der Leere. Eine Karte der Leere liegt beiseite, die anderen sind wieder im Nachziehstapel.
lesson-iwari-void-infection-end = Jetzt kennst du Befall und Verderbnis. Die Figur zeigt, wohin die Leere als Nächstes kommt, und ihre offenen Karten zeigen, wann über Gebiete entschieden wird.

# Entscheidungen, Sieg und Niederlage
lesson-iwari-void-judging = Wer ein Gebiet beansprucht
lesson-iwari-void-judging-full = Sobald sein letzter Zeltplatz besetzt ist, wird über ein Gebiet entschieden: Eine Seite beansprucht es, und es ist geschlossen. In Scherbenholm ist noch ein Platz frei.
lesson-iwari-void-judging-close = Dort hast du zwei Zelte gegen eine Ruine, aber die Leere hat ein Totem und du keines. Baue erst ein Totem, dann ein Zelt auf dem letzten Platz.
lesson-iwari-void-judging-close-tie = Mehr Zelte bringen dir ein virtuelles Totem, doch damit steht es eins zu eins, und bei Gleichstand gewinnt die Leere. Baue erst ein Totem, dann das Zelt.
lesson-iwari-void-judging-close-open = Das ist die erste Hälfte. Nimm mit derselben Aktion auch den letzten Platz, damit jetzt über Scherbenholm entschieden wird.
lesson-iwari-void-judging-close-swap = Du brauchst beide Gletscherkarten in Scherbenholm, für ein Totem und dann ein Zelt.
lesson-iwari-void-judging-close-elsewhere = Erst kommt Scherbenholm, bevor die Leere den letzten Platz nimmt. Baue dort ein Totem, dann ein Zelt, für die zwei Gletscherkarten.
lesson-iwari-void-judging-claimed = Drei Zelte gegen eine Ruine: ein virtuelles Totem für dich. Mit ihm hast du zwei Totems gegen eines, also gehört Scherbenholm dir.
lesson-iwari-void-judging-void = Handle nun mit deiner letzten Karte für die Leere. In Muschelbucht führst du bei Zelten und Totems: Lass eine Ruine den letzten Platz nehmen.
lesson-iwari-void-judging-void-totem = Mit einem Totem käme die Leere näher heran, und Muschelbucht bliebe offen. Baue lieber eine Ruine auf dem letzten Platz.
lesson-iwari-void-judging-void-elsewhere = Dort würde sich die Leere nur ausbreiten. In Muschelbucht führt eine Ruine auf dem letzten Platz zur Entscheidung, solange du vorn liegst.
lesson-iwari-void-judging-ruin = Drei Zelte gegen zwei Ruinen, zwei Totems gegen keines: Eine Ruine der Leere selbst hat dir Muschelbucht gebracht.
lesson-iwari-void-judging-lose = Spielst du allein, gewinnt die Leere mit ihrem dritten Gebiet. Sie gewinnt auch, wenn zehn ihrer Ruinen zu einer Siedlung verbunden sind.
lesson-iwari-void-judging-win = Die Partie endet auch, wenn die dritte Karte der Leere beiseiteliegt; dann wird über alle Gebiete entschieden, die noch offen sind. Hat die Leere auch damit nicht gewonnen, gewinnst du.
lesson-iwari-void-judging-end = Jetzt weißt du, wie entschieden wird: Mehr Zelte bringen ein virtuelles Totem, mehr Totems das Gebiet, und bei Gleichstand gewinnt die Leere.

# Siedlungen
lesson-iwari-void-settling = Siedlungen, deine und die der Leere
lesson-iwari-void-settling-fourth = Drei deiner Zelte in Sonnenkessel sind durch Pfade verbunden, und vier sind eine Siedlung. Setze das vierte auf den markierten freien Platz.
lesson-iwari-void-settling-fourth-other = Auch dorthin führt ein Pfad. Aber der markierte Platz versperrt außerdem den Weg von Farngrund her, wo Ruinen der Leere stehen.
lesson-iwari-void-settling-fourth-swap = Ein Tausch bringt kein Zelt. Nutze die Wüstenkarte für das vierte, auf dem markierten Platz.
lesson-iwari-void-settling-fourth-totem = Ein Totem gehört zu keiner Siedlung. Setze ein viertes Zelt auf den markierten Platz.
lesson-iwari-void-settling-fourth-apart = Kein Pfad verbindet diesen Platz mit deinen drei Zelten. Setze das vierte auf den markierten.
lesson-iwari-void-settling-free = Eine neue Siedlung: Du darfst kostenlos einen Baustein setzen, in ein offenes Gebiet, in dem eines ihrer Zelte steht. Nimm ein Totem; es zählt, wenn über Sonnenkessel entschieden wird.
lesson-iwari-void-settling-free-none = Du darfst verzichten, aber er kostet nichts. Setze ein kostenloses Totem in Sonnenkessel.
lesson-iwari-void-settling-voids = Für die Aktion der Leere hast du zwei ihrer Karten. Gleich wie viele du auf einmal spielst, sie bringen einen einzigen Befall; spiele also beide.
lesson-iwari-void-settling-voids-one = Die andere bliebe auf deiner Hand, zahlte für nichts und brächte später einen eigenen Befall. Spiele beide auf einmal.
lesson-iwari-void-settling-order = Der Befall trifft Farngrund und Muschelbucht. Beginne, wo du willst.
lesson-iwari-void-settling-ruin = Auch vier verbundene Ruinen sind eine Siedlung, und dann handelt die Leere sofort noch einmal. In Farngrund sind drei verbunden: Wähle den markierten Platz, fern von ihnen.
lesson-iwari-void-settling-ruin-joins = Von dort führt ein Pfad zu den drei Ruinen in Farngrund. Mit vieren hat die Leere eine Siedlung und handelt noch einmal: Wähle den markierten Platz.
lesson-iwari-void-settling-apart = Die drei Ruinen bleiben drei, und die Leere hat keine Siedlung. Lass nie eine auf zehn Ruinen wachsen: Damit gewinnt die Leere.
lesson-iwari-void-settling-end = Jetzt kennst du Siedlungen: Vier verbundene Zelte bringen dir einen kostenlosen Baustein, nach vier verbundenen Ruinen handelt die Leere noch einmal. Verbinde also deine Zelte und halte ihre Ruinen getrennt.

# Zu zweit gemeinsam
lesson-iwari-void-coop = Zu zweit gegen die Leere
lesson-iwari-void-coop-two = Du spielst gemeinsam mit Ulla, beide mit eigener Farbe und eigener Hand. Sie ist am Zug: Sie baut, und dann handelt sie für die Leere.
lesson-iwari-void-coop-ulla = Ulla hat jetzt zwei Zelte und ein Totem in Muschelbucht. Für die Leere wählte sie Staubmark, weit weg: Wer am Zug ist, wählt für sie.
lesson-iwari-void-coop-join = In Muschelbucht ist noch ein Platz frei: Setze dort ein Zelt. Bei der Entscheidung zählen deine Zelte und die von Ulla zusammen, ebenso eure Totems.
lesson-iwari-void-coop-join-swap = Ein Tausch würde den letzten Platz in Muschelbucht der Leere lassen. Setze dort dein Zelt.
lesson-iwari-void-coop-join-lost = Dann wäre Scherbenholm voll, mit zwei Zelten und zwei Ruinen: Den Gleichstand gewinnt die Leere, und mit einem Gebiet die Partie. Baue das Zelt in Muschelbucht.
lesson-iwari-void-coop-join-elsewhere = Das kann warten, der letzte Platz in Muschelbucht nicht: Die Leere könnte ihn nehmen. Setze dort dein Zelt.
lesson-iwari-void-coop-together = Vier Zelte gegen eine Ruine, und zwei Totems gegen eines: das von Ulla und das virtuelle. Das Gebiet gehört euch beiden.
lesson-iwari-void-coop-alone = Für die Totemgrenze zählt jede Farbe allein: Ullas zwei Zelte ließen zwei Totems zu, obwohl ihr zusammen drei Zelte hattet. Auch eine Siedlung hat nur eine Farbe.
lesson-iwari-void-coop-void = Vorsicht bei der Aktion der Leere: Zu zweit verliert ihr mit dem ersten Gebiet, das sie beansprucht. Baue überall für sie, nur nicht in Scherbenholm.
lesson-iwari-void-coop-void-lost = Diese Ruine nimmt den letzten Platz: Die Leere würde Scherbenholm beanspruchen, und ihr hättet beide verloren. Baue anderswo für sie.
lesson-iwari-void-coop-void-totem = Mit einem zweiten Totem der Leere wäre Scherbenholm kaum noch zu halten. Baue anderswo für sie.
lesson-iwari-void-coop-talk = Ihr dürft über alles reden, aber eure Karten weder zeigen noch nennen. Spielst du mit einer anderen Person, hat ein Knopf am Tisch Sätze wie „In Gefahr: Scherbenholm“.
lesson-iwari-void-coop-end = Jetzt weißt du, wie ihr zu zweit spielt: Bei Entscheidungen zählen eure Bausteine zusammen, und die Leere darf kein einziges Gebiet beanspruchen.

## More lessons

lesson-iwari-path-deeds = Mehr zum Grundspiel
lesson-iwari-path-void-maps = Gegen die Leere: Biome und Landkarten

# Swapping cards
lesson-iwari-swapping = Karten tauschen
lesson-iwari-swapping-hand = In Altkiefern führt Ulla zwei zu eins. Du möchtest dort zwei Zelte bauen, hast aber nur eine Waldkarte.
lesson-iwari-swapping-swap = Statt zu bauen, darfst du eine Karte tauschen. Tausche die Tundra- oder die Gletscherkarte: Keine davon hilft dir jetzt.
lesson-iwari-swapping-swap-forest = Gerade diese Karte brauchst du. Tausche die Tundra- oder die Gletscherkarte.
lesson-iwari-swapping-swap-otherwise = Wenn du jetzt baust, fehlt dir weiter eine Waldkarte. Tausche diesmal die Tundra- oder die Gletscherkarte.
lesson-iwari-swapping-draw = Der Tausch war deine ganze Aktion. Zieh nun nach: Nimm die Waldkarte der Auslage.
lesson-iwari-swapping-draw-otherwise = Dafür hast du nicht getauscht: Nimm die markierte Waldkarte.
lesson-iwari-swapping-two = Eine Runde später: Baue jetzt zwei Zelte in Altkiefern, für deine zwei Waldkarten.
lesson-iwari-swapping-two-single = Das reicht nur zum Gleichstand. Wähle auch den zweiten freien Platz, bevor du bestätigst.
lesson-iwari-swapping-two-otherwise = Altkiefern war der Plan: Baue dort zwei Zelte, eines für jede Waldkarte.
lesson-iwari-swapping-end = Ein Tausch kostet einen ganzen Zug; er lohnt sich nur, wenn es die richtige Karte wert ist. Oft reichen auch zwei gleiche.

# Honour and Respect
lesson-iwari-honour = Ehre und Respekt: Verbindungen
lesson-iwari-honour-ways = Verbindung 1 führt über Land, Verbindung 4 übers Meer. An je einem Ende, im Wald und auf dem Gletscher, hast du die meisten Totems.
lesson-iwari-honour-totem = Die Küste ist das andere Ende von beiden: Baue dort ein Totem.
lesson-iwari-honour-totem-otherwise = Das bringt keine Großtat: Baue ein Totem an der markierten Küste, für deine Küstenkarte.
lesson-iwari-honour-earned = Du führst an beiden Enden von beiden, als Erstes über Land und übers Meer: Ehre für die eine, Respekt für die andere.
lesson-iwari-honour-honour = Zwei Großtaten auf einmal: Du wählst die Reihenfolge. Beginne mit der Ehre: Ihre Figur kommt auf Verbindung 1.
lesson-iwari-honour-honour-otherwise = Der Respekt folgt sofort. Setze zuerst die Figur der Ehre, auf Verbindung 1.
lesson-iwari-honour-respect = Respekt ist dasselbe übers Meer: Die Figur kommt auf Verbindung 4.
lesson-iwari-honour-end = Jede Figur verdoppelt, was ihre Verbindung am Ende bringt, für alle, die dann führen. Bleib dort also mit deinen Totems vorn.

# Discovery and Courage
lesson-iwari-courage = Entdeckung und Mut: volles Land, neues Land
lesson-iwari-courage-pawn = Ulla hat als Erste ein Gebiet gefüllt und dafür eine Figur der Entdeckung bekommen. Sie steht im Sonnenkessel und verdoppelt dort am Ende die Punkte ihrer Zelte.
lesson-iwari-courage-fill = Davon gibt es zwei. Hol dir die andere: Baue ein Zelt auf den letzten freien Platz dieses Waldes.
lesson-iwari-courage-fill-otherwise = Das füllt kein Gebiet: Baue ein Zelt auf den markierten Platz, für deine Waldkarte.
lesson-iwari-courage-place = Die Figur kommt auf irgendein anderes Gebiet. An der markierten Küste gehören drei von vier Zelten dir: Setze sie dorthin.
lesson-iwari-courage-place-otherwise = Dort brächte sie dir weniger oder würde anderen helfen. Setze sie auf die markierte Küste.
lesson-iwari-courage-draw = Zieh eine Karte, welche du magst. Dann sind Ulla und Tarek dran.
lesson-iwari-courage-explore = Ein einziges Gebiet ist noch unerforscht. Baue ein Zelt in dieser Wüste: Wer das letzte erforscht, bekommt die Figur des Muts.
lesson-iwari-courage-explore-otherwise = Dann erforscht es vielleicht jemand anderes. Baue ein Zelt in der markierten Wüste, für deine Wüstenkarte.
lesson-iwari-courage-courage = Der Mut wirkt umgekehrt: Neben einer anderen Figur nimmt er eine Vervielfachung weg. Setze ihn neben die von Ulla, in den Sonnenkessel.
lesson-iwari-courage-courage-decline = Dann kommt die Figur aus dem Spiel, und Ullas Land zählt weiter doppelt. Setze sie in den Sonnenkessel.
lesson-iwari-courage-courage-otherwise = Dort halbierst du deine eigenen Punkte. Setze sie neben die Figur von Ulla, in den Sonnenkessel.
lesson-iwari-courage-taken = Der Sonnenkessel zählt wieder nur einfach: 3 Punkte für Ulla statt 6. Deine Küste zählt weiter doppelt, 8 Punkte für dich.
lesson-iwari-courage-veneration = Eine Großtat fehlt noch: die Verehrung. Am Ende bekommt sie, wer die meisten Zelte in Sackgassen hat, auf Plätzen mit einem einzigen Pfad wie hier, und sie verdoppelt ein beliebiges Gebiet.
lesson-iwari-courage-end = Achte also darauf, welches Gebiet fast voll ist, welches als letztes unerforscht bleibt und wo die Figuren der anderen stehen.

# The determination token
lesson-iwari-determination = Die Leere: der Tatkraftmarker
lesson-iwari-determination-token = Auf dieser Landkarte hat eine Person den Tatkraftmarker. Zuerst hat ihn, wer zuletzt an der Reihe ist: hier du.
lesson-iwari-determination-two = In unerforschtes Gebiet kommt nur ein einziges Zelt. Der Tatkraftmarker erlaubt einen zweiten Baustein: Erforsche den markierten Wald mit zweien, für deine zwei Waldkarten.
lesson-iwari-determination-two-single = Dafür braucht es keinen Marker. Wähle vor dem Bestätigen noch einen zweiten Platz im Wald.
lesson-iwari-determination-two-otherwise = Nutze diesmal den Marker: Setze zwei Bausteine in den markierten Wald, eine Karte für jeden.
lesson-iwari-determination-passed = Ist er genutzt, geht der Marker nach rechts, gegen die Spielreihenfolge. Jetzt hat ihn Tarek.
lesson-iwari-determination-end = Wer ihn hat, kann in neuem Land also schnell sein. Der zweite Baustein braucht eine passende Karte; zwei andere genügen nicht.

# Complete biomes
lesson-iwari-void-biomes = Vollständige Biome
lesson-iwari-void-biomes-complete = Beide Gletscher sind voll und entschieden: Das Biom ist vollständig. Seine Karten bauen nichts mehr, taugen aber zu zweierlei anderem.
lesson-iwari-void-biomes-first = Erstens: Eine Gletscherkarte versetzt eines deiner Zelte von dort in offenes Land eines anderen Bioms.
lesson-iwari-void-biomes-move = Wähle unten „Baustein versetzen“, dann ein Zelt in Weißzahn, dann einen freien Platz in Muschelbucht.
lesson-iwari-void-biomes-move-swap = Ein Tausch verschenkt die Karte. Versetze damit ein Zelt aus Weißzahn nach Muschelbucht.
lesson-iwari-void-biomes-move-cards = Die andere Gletscherkarte brauchst du gleich noch. Versetze ein einziges Zelt, für eine Gletscherkarte.
lesson-iwari-void-biomes-move-elsewhere = Auch das ist ein Zug, aber Muschelbucht braucht dich: Dort steht eine Ruine und kein Zelt von dir.
lesson-iwari-void-biomes-move-otherwise = Auch das lässt sich bauen. Versuche aber diesmal ein Versetzen: ein Zelt aus Weißzahn nach Muschelbucht, für eine Gletscherkarte.
lesson-iwari-void-biomes-moved = Weißzahn bleibt dein: Was entschieden ist, wird nie neu entschieden.
lesson-iwari-void-biomes-skip = Zweitens: In der Aktion der Leere darfst du so eine Karte ablegen, statt zu handeln. Lege deine andere Gletscherkarte ab, und die Leere bekommt nichts.
lesson-iwari-void-biomes-skip-otherwise = Das gäbe der Leere einen Baustein. Lege stattdessen die Gletscherkarte ab.
lesson-iwari-void-biomes-end = Alle Gebiete eines Bioms zu füllen lohnt sich also: Von da an versetzen seine Karten deine Bausteine und halten die Leere auf.

# Floating Lands against the void
lesson-iwari-void-floating-lands = Schwebende Lande: Tundrakarten
lesson-iwari-void-floating-lands-tundra = Auf dieser Landkarte sind Tundrakarten gegen die Leere gefährlich. Spielst du in einem Zug zum ersten Mal welche, kommt eine Ruine in die Tundra.
lesson-iwari-void-floating-lands-pay = Sieh selbst: Baue ein Zelt in der markierten Wüste und bezahle mit deinen zwei Tundrakarten.
lesson-iwari-void-floating-lands-pay-swap = Tauschen ist nicht spielen: Es käme keine Ruine. Spiele dies eine Mal die zwei Tundrakarten, für ein Zelt in der markierten Wüste.
lesson-iwari-void-floating-lands-pay-otherwise = Eigentlich besser, aber dann gibt es nichts zu sehen. Baue ein Zelt in der markierten Wüste, für die zwei Tundrakarten.
lesson-iwari-void-floating-lands-ruin = Da kommt sie. Du wählst ihren Platz in der Tundra; alle Ruinen dort gelten als benachbart, jeder Platz ist also gleich gut.
lesson-iwari-void-floating-lands-end = Mit acht Ruinen in einer Siedlung gewinnt hier die Leere. Tausche Tundrakarten also oder spiele mehrere in einem Zug.

# Forgotten Island against the void
lesson-iwari-void-forgotten-island = Vergessene Insel: violette Plätze
lesson-iwari-void-forgotten-island-violet = Gegen die Leere liegen hier anfangs keine Ruinen. Doch auf die violetten Plätze hat sie es abgesehen: Stehen dort am Ende mehr Ruinen als Zelte, gewinnt sie.
lesson-iwari-void-forgotten-island-tent = Komm ihr zuvor: Baue ein Zelt auf den violetten Platz des Waldes. Er kostet eine Waldkarte, wie jeder andere.
lesson-iwari-void-forgotten-island-tent-beside = Der richtige Wald, aber dieser Platz ist nicht violett. Wähle den markierten.
lesson-iwari-void-forgotten-island-tent-otherwise = Der violette Platz bliebe der Leere. Baue ein Zelt darauf, für deine Waldkarte.
lesson-iwari-void-forgotten-island-void = Eine Ruine, die du für die Leere baust, muss auf einen violetten Platz, wenn ihr Gebiet einen freien hat. Diese Tundra hat keinen: Baue dort.
lesson-iwari-void-forgotten-island-void-otherwise = Dort müsste sie auf einen violetten Platz, oder Schlimmeres. Baue die Ruine in der markierten Tundra.
lesson-iwari-void-forgotten-island-end = Nimm die violetten Plätze also selbst, und baue für die Leere, wo keine mehr frei sind.

# Long Road against the void
lesson-iwari-void-long-road = Langer Pfad: die Leere auf dem violetten Pfad
lesson-iwari-void-long-road-road = Gegen die Leere bringt der violette Pfad nichts ein, aber er entscheidet: Stehen am Ende mehr Ruinen als Zelte darauf, gewinnt die Leere.
lesson-iwari-void-long-road-tent = Baue ein Zelt auf seinen Platz im markierten Gletscher.
lesson-iwari-void-long-road-tent-beside = Der richtige Gletscher, aber dieser Platz liegt nicht am Pfad. Wähle den markierten.
lesson-iwari-void-long-road-tent-otherwise = Das hilft am violetten Pfad nicht: Baue ein Zelt auf den markierten Platz, für deine Gletscherkarte.
lesson-iwari-void-long-road-void = Eine Ruine, die du für die Leere baust, muss auf den violetten Pfad, wenn ihr Gebiet dort einen freien Platz hat. Diesen Wald berührt er nicht: Baue dort.
lesson-iwari-void-long-road-void-otherwise = Dort stünde die Ruine auf dem violetten Pfad. Baue sie im markierten Wald, den er nicht berührt.
lesson-iwari-void-long-road-end = Bleib also am violetten Pfad vorn, und baue für die Leere abseits davon.

# The opening hand
lesson-iwari-draft = Die Starthand
lesson-iwari-draft-who = Bei der Startauswahl bekommt niemand Karten: Du wählst deine drei aus denen, die offen liegen. Wer zuletzt dran ist, wählt zuerst, und das bist du.
lesson-iwari-draft-pair = Zwei Waldkarten liegen offen, und zwei gleiche Karten zahlen für jedes Biom. Nimm die markierte.
lesson-iwari-draft-pair-deck = Das wäre eine Karte, die du nicht siehst. Nimm die markierte Waldkarte, solange sie da liegt.
lesson-iwari-draft-pair-other = Die kommt als Nächstes. Beginne mit der markierten Waldkarte.
lesson-iwari-draft-pair-otherwise = Auch eine gute Karte, aber die zwei Waldkarten gehören zusammen: Nimm die markierte.
lesson-iwari-draft-second = Und nun die andere.
lesson-iwari-draft-second-otherwise = Dann bliebe die erste ohne Partner: Nimm die andere Waldkarte.
lesson-iwari-draft-third = Die dritte wählst du, wie du magst: eine offene Karte oder verdeckt die oberste vom Nachziehstapel.
lesson-iwari-draft-next = Erst jetzt wird die Auslage aufgefüllt, für die nächste Person. Ihr wählt nacheinander, gegen die Spielreihenfolge.
lesson-iwari-draft-end = Wer zuletzt dran ist, hat also die erste Wahl. Von hier an ist alles wie immer.

# Longest paths
lesson-iwari-paths = Längste Wege
lesson-iwari-paths-line = In dieser Partie bringt eine Siedlung nur ihren längsten Weg ein: eine Linie entlang der Pfade, ohne Abzweigungen. Deine vier Zelte stehen in einer Linie: 4 Punkte.
lesson-iwari-paths-star = Ulla hat auch vier verbundene Zelte, aber sie verzweigen sich. Ihr längster Weg hat drei davon: 3 Punkte.
lesson-iwari-paths-tent = Verlängere deine Linie: Baue ein Zelt auf den markierten Platz an ihrem Ende.
lesson-iwari-paths-tent-branch = Dieser Platz wäre eine Abzweigung: fünf Zelte, aber weiter ein Weg von vier. Wähle den markierten am Ende der Linie.
lesson-iwari-paths-tent-dear = Auch das verlängert sie, aber für zwei Karten. Auf dem markierten Platz kostet es eine.
lesson-iwari-paths-tent-otherwise = Deine Linie bliebe, wie sie ist: Baue ein Zelt auf den markierten Platz, für eine Waldkarte.
lesson-iwari-paths-five = Fünf in einer Linie: 5 Punkte am Ende. Ein Zelt neben der Linie hätte ihr nichts gebracht.
lesson-iwari-paths-end = Mach also an den Enden weiter, und achte darauf, wo andere sie dir verbauen können.

# Veneration
lesson-iwari-veneration = Verehrung: eine Figur ganz am Schluss
lesson-iwari-veneration-deed = Im Spiel ist die Großtat Verehrung. Erst ganz am Schluss bekommt ihre Figur, wer allein die meisten Zelte in Sackgassen hat: auf Plätzen mit einem einzigen Pfad wie diesen.
lesson-iwari-veneration-tent = Tarek und du habt je drei, und dies ist der letzte Zug der Partie. Baue ein Zelt in eine markierte Sackgasse.
lesson-iwari-veneration-tent-cards = Eine Sackgasse, ja, aber zum hohen Preis von zwei Karten. In einer markierten genügt deine Waldkarte.
lesson-iwari-veneration-tent-roads = Der richtige Wald, aber zu diesem Platz führt mehr als ein Pfad. Wähle einen markierten.
lesson-iwari-veneration-tent-otherwise = Dann bleibt es beim Gleichstand mit Tarek, und niemand bekommt die Figur. Baue ein Zelt in eine markierte Sackgasse, für deine Waldkarte.
lesson-iwari-veneration-draw = Jetzt hast du vier und Tarek drei. Zieh irgendeine Karte: Das beendet deinen Zug und die Partie.
lesson-iwari-veneration-pawn = Die Figur gehört dir. Sie verdoppelt für alle die Zelte eines beliebigen Gebiets: Setze sie nach Altkiefern, wo alle fünf dir gehören.
lesson-iwari-veneration-pawn-decline = Dann gewinnt Ulla. Setze die Figur nach Altkiefern.
lesson-iwari-veneration-pawn-otherwise = Dort brächte sie dir weniger oder hülfe auch Ulla, und du kämst nicht an ihr vorbei. Setze sie nach Altkiefern.
lesson-iwari-veneration-won = Du gewinnst mit 78 Punkten gegen 76 und 64. Ohne die Figur hätte Ulla gewonnen.
lesson-iwari-veneration-end = Es gibt andere Verehrungskarten: Eine vergleicht Zelte auf Streitmarkern, eine Totems bei Goldmarkern, und deren Figur kommt auf eine Verbindung. Welche im Spiel ist, sagt der Tisch.

# Unexplored Paths against the void
lesson-iwari-void-unexplored-paths = Unerforschte Pfade: die Leere in der Mitte
lesson-iwari-void-unexplored-paths-centre = Auf dieser Landkarte kommen die Totems der Leere bei einem Befall in die violette Mitte. Mit dem fünften dort gewinnt die Leere, und vier sind schon da.
lesson-iwari-void-unexplored-paths-card = Du hast eine Karte der Leere. Sie bringt einen Befall bei der Figur der Leere, und in Laternenhain ist Platz für ein Totem: Das wäre das fünfte.
lesson-iwari-void-unexplored-paths-move = Schaff rechtzeitig Platz: Wähle unten „Totem der Leere versetzen“, dann den Totemplatz von Geisterfall. Das kostet zwei Gletscherkarten, und keine anderen können sie ersetzen.
lesson-iwari-void-unexplored-paths-move-swap = Nach einem Tausch bleiben vier Totems in der Mitte. Versetze eines nach Geisterfall.
lesson-iwari-void-unexplored-paths-move-own = Klug: Dann ist in Laternenhain kein Platz, und es kommt eine Ruine. Probiere diesmal aber den anderen Weg, und versetze ein Totem der Leere nach Geisterfall.
lesson-iwari-void-unexplored-paths-move-otherwise = Vier Totems blieben in der Mitte, und das nächste beendet die Partie. Versetze eines nach Geisterfall.
lesson-iwari-void-unexplored-paths-void = Drei sind noch dort. Spiele nun die Karte der Leere, für die Leere.
lesson-iwari-void-unexplored-paths-four = Ein Totem ist gekommen, also sind es wieder vier, aber die Partie geht weiter. Das in Geisterfall zählt für die Leere, wenn dieses Gebiet entschieden wird.
lesson-iwari-void-unexplored-paths-end = Behalte also die Mitte im Auge: Versetze rechtzeitig Totems, oder lass dort keinen Platz für eines, wo die Figur der Leere steht.
