# Die Regeln von Iwari in eigenen Worten, eine Nachricht je Regel. Ein abgelehnter Zug nennt seine Regel.
# Der Punkt eines Kürzels wie I2.1 ist hier ein Bindestrich: Schlüssel haben keine Punkte. Eine leere Zeile beginnt
# einen neuen Absatz.

rules-iwari-tab = Regeln von Iwari · Bivouac
rules-iwari-title = Die Regeln von Iwari
rules-iwari-intro = Dein Volk breitet sich in unbekanntem Land aus. Karten zeigen, wo du bauen darfst; Zelte bringen Punkte, wo dein Volk stark ist, Totems, wo es beide Enden einer Verbindung hält, und Zelte, die durch Pfade verbunden sind, wachsen zu Siedlungen. Wer am Ende die meisten Punkte hat, gewinnt. Du kannst auch der Leere standhalten, allein oder zu zweit; davon handelt ein eigenes Kapitel. Jede Regel hat ein Kürzel, und ein abgelehnter Zug nennt die Regel, die ihm im Weg steht.
rules-iwari-signs = Biome und Bausteine

## IS
rules-chapter-IS = Aufbau
rules-lead-IS = Die Landkarte ist in Gebiete geteilt, jedes mit einem von fünf Biomen. Die kleinen Kreise sind Zeltplätze, der Stein in jedem Gebiet ist sein Totemplatz, und die Linien zwischen den Plätzen sind Pfade. Die Zahlen an den Grenzen sind Verbindungen: Jede verknüpft zwei Gebiete, zu Land oder zur See.
rule-IS1 = Zwei bis fünf Personen können spielen, auf der Landkarte „Die Leere“ bis zu sechs. Jede hat ein Volk mit 20 Zelten und 8 Totems. Der Zufall bestimmt die Startperson.
rule-IS2 = Berge sperren einige Verbindungen für die ganze Partie: vier zu zweit, drei zu dritt, zwei zu viert, eine zu fünft. Jedes Bergsymbol steht bei zwei Verbindungen der Landkarte; der Zufall entscheidet, welche von beiden der Berg bedeckt. Eine bedeckte Verbindung wird nie gewertet. Auf den Landkarten „Vergessene Insel“, „Unerforschte Pfade“ und „Die Leere“ gibt es keine Berge, und wo Stürme im Spiel sind, ersetzen sie die Berge.
rule-IS3 = Jede Karte zeigt eines von fünf Biomen. Zu fünft oder zu sechst spielt man mit allen Karten. Zu viert bleibt von jedem Biom eine Karte in der Schachtel, zu zweit oder zu dritt bleiben je zwei. Auf der Landkarte „Die Leere“ kommen alle zwölf Karten der Leere dazu, gleich wie viele mitspielen.
rule-IS4 = Alle bekommen drei Karten, dann liegen vier offen als Auslage; die übrigen sind der Nachziehstapel. Wird die Starthand gewählt, kommen Auslage und Nachziehstapel zuerst: Beginnend mit der letzten Person und gegen den Uhrzeigersinn nehmen sich alle drei Karten, jede aus der Auslage oder verdeckt vom Nachziehstapel. Nach jeder Person wird die Auslage aufgefüllt.
rule-IS5 = Zu zweit seid ihr nicht allein: Ein drittes Volk, das niemandem gehört, hat selbst 20 Zelte und 8 Totems.

## IT
rules-chapter-IT = Ein Zug
rules-lead-IT = Gespielt wird im Uhrzeigersinn, beginnend mit der Startperson. In deinem Zug tust du eines von beiden: bauen oder eine Karte tauschen. Beim Bauen nutzt du höchstens drei Karten für höchstens zwei Bausteine in einem einzigen Gebiet.
rule-IT1 = Bauen: Spiele eine bis drei Karten und baue einen oder zwei Bausteine, Zelte oder Totems, in einem einzigen Gebiet. Danach ziehst du nach.
rule-IT2 = Oder tauschen: Lege eine Karte ab und ziehe nach. Wer gar keine Karte hat, passt.
rule-IT3 = Jeder Baustein kostet eine Karte mit dem Biom des Gebiets. Statt ihrer darfst du zwei Karten eines anderen Bioms spielen, beide gleich. Jede gespielte Karte zahlt für einen Baustein.
rule-IT4 = Ein Gebiet ganz ohne Zelt ist unerforscht. Dort bringt eine Aktion ein einzelnes Zelt und sonst nichts; Weiteres kann ab der nächsten Aktion folgen.
rule-IT5 = Ein Zelt kommt auf einen beliebigen freien Zeltplatz, ein Totem auf den Totemplatz des Gebiets. Dort dürfen nicht mehr Totems stehen, alle Völker zusammengenommen, als das Volk mit den meisten Zelten im Gebiet Zelte hat. Ein Zelt, das du in derselben Aktion zuerst baust, zählt schon mit. Kein Totem wird je wieder entfernt, und du darfst auch eines bauen, wo du kein Zelt hast.
rule-IT6 = Ein Volk, das kein Zelt oder kein Totem mehr übrig hat, kann keines bauen.
rule-IT7 = Am Ende deines Zugs ziehst du nach, bis du drei Karten hast. Für jede hast du die Wahl: eine aus der Auslage oder verdeckt die oberste vom Nachziehstapel. Genommene Karten hinterlassen keine Lücke, die Auslage rückt zusammen; ist deine Hand voll, wird sie am Ende auf vier ergänzt.
rule-IT8 = Gespielte und getauschte Karten kommen auf den Ablagestapel, den alle ansehen dürfen.

## I2
rules-chapter-I2 = Zu zweit mit dem dritten Volk
rule-I2-1 = Nach deiner eigenen Aktion, noch vor dem Nachziehen, handelst du für das dritte Volk, wenn du noch Karten hast: Baue mit mindestens einer davon für dieses Volk, nach denselben Regeln wie für dein eigenes. Es darf in einem anderen Gebiet bauen als du und findet die Landkarte so vor, wie deine Aktion sie hinterlassen hat. Lässt sich mit deinen Karten nichts bauen, legst du stattdessen eine ab. Auch nach einem Tausch handelt es mit den übrigen Karten.
rule-I2-2 = Das dritte Volk zählt überall mit, wo Zelte und Totems verglichen werden, aber es verdient keine Großtat und erfüllt keine Expedition. Liegt es am Ende allein vorn, wobei Gleichstände wie üblich aufgelöst werden, habt ihr beide verloren.
rule-I2-3 = Füllt ein Zelt des dritten Volks ein Gebiet, verdient niemand dafür die Entdeckung. Erforscht es das letzte unerforschte Gebiet, ist der Mut aus dem Spiel.

## IE
rules-chapter-IE = Der Nachziehstapel und das Ende
rule-IE1 = Der Nachziehstapel ist leer, sobald seine letzte Karte genommen ist, für eine Hand oder für die Auslage. Beim ersten Mal werden alle abgelegten Karten sofort zu einem neuen gemischt; Hand und Auslage werden aufgefüllt, dann werden die Zelte einmal gewertet, und die Partie geht weiter.
rule-IE2 = Die Partie endet, wenn der Nachziehstapel zum zweiten Mal leer ist oder wenn eine Person ihr letztes Zelt gebaut hat. Die Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren. Dann wird über die Verehrung entschieden, falls sie im Spiel ist, und Zelte, Totems und Siedlungen werden gewertet, mit allem, was Landkarte und Erweiterungen dazugeben. In diesen letzten Zügen wird nicht mehr gemischt, und nachgezogen wird, was noch da ist. Das letzte Zelt des dritten Volks beendet die Partie nicht.
rule-IE3 = Bei Gleichstand gewinnt, wer mehr Zelte und Totems übrig hat. Ist auch das gleich, wird der Sieg geteilt.

## IP
rules-chapter-IP = Wertung
rule-IP1 = Zelte werden Gebiet für Gebiet gewertet. Das Volk mit den meisten Zelten bekommt 1 Punkt für jedes Zelt, das dort steht, gleich wem es gehört. Das zweite bekommt so viele Punkte, wie das erste Zelte hat, das dritte so viele, wie das zweite hat, und so weiter. Bei Gleichstand bekommen alle die volle Punktzahl, und der nächste Rang folgt sofort. Ohne Zelt gibt es keine Punkte. Bei 3, 2, 1 und 1 Zelten etwa gibt es 7, 3, 2 und 2 Punkte.
rule-IP2 = Totems werden Verbindung für Verbindung gewertet, in der Reihenfolge ihrer Zahlen. Ein Volk, das in beiden Gebieten der Verbindung die meisten Totems hat, oder gleich viele und mindestens eines, bekommt 1 Punkt für jedes Totem aller Völker in den beiden. Nicht gewertet wird eine Verbindung unter einem Berg oder einem Sturm, eine, die eine Ruine sperrt, und eine, die das Wandertotem verlassen hat. Stehen zum Beispiel auf der einen Seite 3 rote Totems und 1 blaues und auf der anderen 2 rote, bekommt Rot 6 Punkte.
rule-IP3 = Eine Siedlung sind mindestens vier Zelte eines Volks, die durch Pfade verbunden sind, auch über Grenzen hinweg. Sie bringt 1 Punkt für jedes ihrer Zelte. Zählen nur Wege, bringt sie die längste Kette von Zelten, die keines zweimal besucht.

## IM
rules-chapter-IM = Großtaten
rule-IM1 = Jede der Großtaten kann im Spiel sein; bei jeder sind Figuren zu verdienen. Eine Figur auf einem Gebiet oder einer Verbindung vervielfacht, was es dort in der Schlusswertung gibt, und zwar für alle: Eine Figur verdoppelt die Punkte, zwei verdreifachen sie. Wertet das Wandertotem eine Verbindung schon früher, zählen die Figuren auf ihr in diesem Moment.
rule-IM2 = Bündnis, zwei Figuren: Die ersten beiden Personen, die eine Siedlung gründen, setzen je eine auf ein Gebiet, in dem ein Zelt der Siedlung steht. Sie vervielfacht dort die Punkte für Zelte. Alle verbundenen Zelte zählen, auch wenn nur Wege gewertet werden.
rule-IM3 = Ehre und Respekt, je eine Figur: Wer zuerst in beiden Gebieten einer Verbindung die meisten Totems hat, Gleichstand eingeschlossen, setzt sie dorthin. Für die Ehre ist es eine Verbindung zu Land, für den Respekt eine zur See. Nichts darf sie bedecken, und das Wandertotem darf sie noch nicht verlassen haben. Geprüft wird das immer, wenn diese Person einen Baustein baut oder versetzt, auch eine Befestigung. Die Figur vervielfacht die Punkte für Totems.
rule-IM4 = Entdeckung, zwei Figuren: Die ersten beiden Personen, die den letzten Zeltplatz eines Gebiets besetzen, setzen je eine auf ein beliebiges anderes Gebiet. Sie vervielfacht dort die Punkte für Zelte.
rule-IM5 = Mut, eine Figur: Wer das letzte unerforschte Gebiet erforscht, darf sie neben eine beliebige andere Figur auf der Landkarte setzen. Sie senkt den Faktor dort um eins: Wo zwei Figuren des Bündnisses und der Mut stehen, werden die Punkte verdoppelt, nicht verdreifacht. Verdienst du im selben Moment andere Figuren, darfst du sie zuerst setzen. Du darfst auch jederzeit verzichten. Dann, oder wenn keine andere Figur auf der Landkarte steht, ist der Mut aus dem Spiel.
rule-IM6 = Verehrung, eine Figur: Über sie wird am Ende entschieden, unmittelbar vor der Schlusswertung. Eine von drei Karten, gewählt beim Eröffnen des Tischs, sagt, was verglichen wird.

    Karte a: Zelte in Sackgassen, das sind Plätze mit nur einem Pfad. Die Figur kommt auf ein beliebiges Gebiet.

    Karte b, nur auf der Landkarte „Die Leere“: Zelte auf Streitmarkern. Die Figur kommt auf ein Gebiet, in dem ein solches Zelt der Person steht.

    Karte c: Von Beginn an liegen fünf Goldmarker auf Totemplätzen, je einer in einem Gebiet jedes der fünf Biome; wo, entscheidet der Zufall. Verglichen werden die Totems in diesen fünf Gebieten. Die Figur kommt auf eine beliebige Verbindung, die nicht bedeckt ist und die das Wandertotem nicht verlassen hat.

    Die Person, die allein am meisten hat, darf die Figur setzen oder verzichten. Sie zählt dort wie jede andere Figur. Bei Gleichstand, oder wenn das dritte Volk vorn liegt, ist die Figur aus dem Spiel. Totems der Leere werden nicht verglichen.
rule-IM7 = Eine Figur wird gesetzt, sobald sie verdient ist, noch bevor über Stürme und das Wandertotem entschieden wird. Verdienst du mehrere zugleich, wählst du die Reihenfolge.

## IX
rules-chapter-IX = Expeditionen
rule-IX1 = Drei von sechzehn Expeditionen liegen offen; der Zufall wählt sie aus. Nach jedem gebauten Baustein werden sie geprüft, in der Reihenfolge ihrer Zahlen. Die erste Person, die eine erfüllt, bekommt sofort deren erste Belohnung. Die zweite Person, die sie erfüllt, bekommt die zweite Belohnung, und die Karte ist aus dem Spiel. Niemand bekommt beide Belohnungen einer Karte. Erfüllt ein Baustein eine Expedition für mehrere Personen, kommt zuerst, wer am Zug ist, dann die anderen im Uhrzeigersinn. Auf der Landkarte „Die Leere“ gibt es keine Expeditionen.
rule-IX2 = Die Liste zeigt, was jede Expedition verlangt, und ihre beiden Belohnungen. Wo eine Expedition das meiste verlangt, zählt auch ein Gleichstand, mit mindestens einem.
rules-iwari-rewards = Erst { $first } Punkte, dann { $second }.

## IA
rules-chapter-IA = Landkarten des Atlas
rule-IA1 = In der Tundra darf kein Totem stehen. Jede Verbindung verknüpft zwei Zeltplätze und ist zugleich ein Pfad zwischen ihnen. Ein solcher Pfad verbindet Zelte nur für Siedlungen: Er macht keinen Platz zur Kreuzung, und eine Sackgasse bleibt eine Sackgasse. Ein Berg oder ein Sturm auf der Verbindung sperrt den Pfad nicht.
rule-IA2 = Auf jedem violetten Platz liegt eine Ruine, und es gibt keine Berge. Jede Ruine sperrt die Verbindung, die sie bewacht: Diese wird nicht gewertet und ist kein Pfad. Solange die Ruine dort liegt, ist ihr Platz weder frei noch besetzt.

    Ein Zelt kann die Ruine ersetzen. Es zählt beim Bauen als ein Baustein und kostet zwei Karten des Bioms, das bei dem Platz zu sehen ist; keine anderen Karten können sie ersetzen. Auch das dritte Volk darf das. Wer es tut, behält die Ruine, die am Ende 1 Punkt wert ist, und die Verbindung ist offen.

    Eine geöffnete Verbindung bringt insgesamt 1 Punkt, gleich wie viele Totems dort stehen, und zwar jedem Volk, das in beiden Gebieten führt. Figuren vervielfachen diesen Punkt. Eine Verbindung, die keine Ruine bewacht, wird wie üblich gewertet. Alle Verbindungen sind auch Pfade, wie auf der Landkarte „Schwebende Lande“.
rule-IA3 = Die Verbindungen 1 und 11 verknüpfen dieselben beiden Gebiete. Beide werden gewertet.
rule-IA4 = Zu Beginn stehen fünf Totems der Leere in der violetten Mitte. Dort gibt es keine Zelte und keine Verbindungen, und beliebig viele Totems dürfen dort stehen. Es gibt keine Berge.

    In deiner eigenen Aktion darf einer der beiden Bausteine ein Totem der Leere sein, das du versetzt. Aus der Mitte in ein Gebiet kostet es zwei Karten mit dem Biom dieses Gebiets. Von einem Gebiet in eines mit anderem Biom kostet es je eine Karte der beiden Biome. Keine anderen Karten können sie ersetzen, und ein Totem der Leere kommt nie in die Mitte zurück. Wo es ankommt, gelten die Regeln für Totems. Baust du in dieser Aktion noch einen Baustein, kommt er in dasselbe Gebiet, für seine eigene Karte.

    Totems der Leere zählen für die Totemgrenze und für Punkte wie alle anderen, und die Leere zählt als Volk, wenn Totems verglichen werden: Wo sie allein die meisten hat, bekommt niemand Punkte. Ein Totem der Leere zu versetzen gilt für Expeditionen als Bauen, nicht aber für das Wandertotem.
rule-IA5 = Ein violetter Pfad zieht sich über die Landkarte. Am Ende werden die Zelte auf seinen violetten Plätzen noch einmal gewertet, alle zusammen, als wäre der Pfad ein Gebiet. Figuren und Befestigungen ändern diese Punkte nicht.
rule-IA6 = Die Leere ist ein sechstes Biom. Alle zwölf Karten der Leere kommen in den Nachziehstapel, gleich wie viele mitspielen, und zwei von ihnen können auch ein anderes Biom ersetzen. Bis zu sechs Personen können spielen: Das sechste Volk spielt mit 20 Ruinen statt Zelten und mit den 8 Totems der Leere. Es gibt keine Berge und keine Expeditionen.

    Jeder Streitmarker liegt zwischen zwei Gebieten mit verschiedenen Biomen, und in jedem der beiden gibt es eine unbekannte Stelle für ihn. Eine unbekannte Stelle ist kein Platz, solange der Marker nicht dort liegt. Der Marker kommt in eines der beiden Gebiete, mit einem Zelt von dir darauf, für zwei Karten mit dem Biom dieses Gebiets; keine anderen Karten können sie ersetzen. Das zählt beim Bauen als ein Baustein. Ein unerforschtes Gebiet wird durch dieses Zelt erforscht. Die andere Stelle bleibt leer. Die Pfade, die an unbekannten Stellen aufgedruckt sind, zählen immer. Ein Zelt auf einem Streitmarker füllt kein Gebiet für die Entdeckung.

    Den Tatkraftmarker hat zuerst die letzte Person. Wer ihn hat, darf in einem Gebiet, das zu Beginn der Aktion unerforscht war, einen zweiten Baustein bauen, ein Zelt oder ein Totem, für eine Karte mit dem Biom dieses Gebiets. Danach geht der Marker an die Person zur Rechten, die vorher am Zug war. Das dritte Volk nutzt weder Streitmarker noch den Tatkraftmarker.

## IR
rules-chapter-IR = Stürme und das Wandertotem
rule-IR1 = Vier Stürme ersetzen die Berge, auf Landkarten mit Bergen. Bei jedem Symbol entscheidet der Zufall, welche seiner beiden Verbindungen der Sturm bedeckt. Eine Verbindung unter einem Sturm wird nicht gewertet.

    Füllt ein Zelt das zweite der beiden Gebiete, die seine Verbindung verknüpft, entscheidet die Person, die allein die meisten Zelte in beiden zusammen hat: Der Sturm bleibt, oder er zieht weiter auf die Verbindung mit der nächsten Zahl, die nichts bedeckt. Nach der letzten Zahl kommt die erste. Bei Gleichstand, oder wenn das dritte Volk vorn liegt, zieht der Sturm weiter.

    Über jeden Sturm wird in einem solchen Moment einmal entschieden, über mehrere in der Reihenfolge ihrer Zahlen. Über einen Sturm, der zwischen zwei vollen Gebieten ankommt, wird nicht noch einmal entschieden.
rule-IR2 = Das Wandertotem beginnt auf Verbindung 1. Baust du ein Totem in einem der beiden Gebiete seiner Verbindung, darfst du diese Verbindung sofort werten, für alle Völker; dann zieht das Wandertotem zur nächsten Zahl. Nach der letzten Verbindung verlässt es die Landkarte. Diese Wahl hast du einmal für jedes Totem, das du baust. Totems des dritten Volks geben keine.

    Das Wandertotem hält auch auf bedeckten Verbindungen; sie zu werten bringt nichts, aber das Wandertotem zieht weiter. Eine Verbindung, die es verlassen hat, wird nie wieder gewertet.

## IF
rules-chapter-IF = Befestigungen
rule-IF1 = Jede Person hat eine Befestigung, auch zu sechst, und kann sie einmal bauen. Sie zählt als einer der beiden Bausteine, kostet so viel wie ein Zelt und kommt auf einen freien Zeltplatz eines Gebiets, das schon vor dieser Aktion erforscht war. Sie gehört niemandem: Jedes Volk darf danach ein Zelt darauf bauen, du sogar in derselben Aktion. Auf einem Platz steht höchstens eine. Das dritte Volk hat keine, und eine übrige Befestigung zählt bei Gleichstand nicht.
rule-IF2 = In der Schlusswertung werden die Punkte eines Volks für Zelte in einem Gebiet verdoppelt, wenn eines seiner Zelte dort auf einer Befestigung steht. Seine Punkte für eine Siedlung werden verdoppelt, wenn eines der verbundenen Zelte auf einer steht. Erst vervielfachen die Figuren. Mehrere Befestigungen verdoppeln nur einmal.

## IG
rules-chapter-IG = Funde
rule-IG1 = Es gibt 18 Fundmarker: 6 rote, 6 grüne und 6 gelbe. In jedem Gebiet liegen zwei davon verdeckt auf Zeltplätzen. Auf Plätzen, an denen sich drei oder mehr Pfade treffen, auf violetten Plätzen und an unbekannten Stellen liegen keine. Hat eine Landkarte mehr als neun Gebiete, entscheidet der Zufall, in welchen neun Marker liegen.

    Um in einem solchen Gebiet das erste Zelt zu bauen, sagst du zuerst, dass du es erforschst. Seine Marker werden für alle aufgedeckt, und dann musst du dieses Zelt dort bauen. Dasselbe gilt für das dritte Volk. Ein Zelt auf einem Marker nimmt ihn mit. Alle dürfen sehen, was genommen wurde.

    Am Ende bekommt das Volk mit den meisten Markern einer Farbe 6 Punkte. Bei Gleichstand bekommt jedes dieser Völker 6; ohne Marker gibt es keine. Bei 3 roten, 2 grünen und 1 gelben gegen 3, 2, 4 und 0, 2, 1 etwa bekommen die Völker 12, 18 und 6.

## IV: allein oder gemeinsam gegen die Leere. Titel ihrer Regeln, dann die Regeln. „Deins“ ist, was die Seite der Personen
## hat, auch zu zweit; Ruinen sind die Zelte der Leere.
rules-chapter-IV = Allein oder gemeinsam gegen die Leere
rules-lead-IV = Du spielst gegen die Leere, die sich mit Ruinen und violetten Totems im Land ausbreitet. Punkte gibt es nicht: Du hältst stand, oder du verlierst. Über die Gebiete wird eins nach dem anderen entschieden, und wer in einem mehr Totems hat, beansprucht es; beansprucht die Leere zu viele, hat sie gewonnen. Eine eigene Hand hat sie nicht. Deine Karten handeln für sie: In jedem Zug baust du zuerst für dich, dann musst du etwas für die Leere tun.

    Es gelten die Regeln des Grundspiels, wenn dieses Kapitel nichts anderes sagt. Jede Landkarte außer „Die Leere“ ist spielbar. Es gibt keine Großtaten, Expeditionen, Berge, Stürme, Befestigungen und Funde und kein Wandertotem; die Starthände werden ausgeteilt, und Siedlungen sind immer zusammenhängende Gruppen.
rules-title-IV1 = Aufbau
rules-title-IV2 = Ein Zug
rules-title-IV3 = Die Aktion der Leere
rules-title-IV4 = Wenn Karten der Leere wirken
rules-title-IV5 = Befall
rules-title-IV6 = Verderbnis
rules-title-IV7 = Über ein Gebiet entscheiden
rules-title-IV8 = Siedlungen
rules-title-IV9 = Vollständige Biome: Bausteine versetzen, die Leere übergehen
rules-title-IV10 = Das Ende, und wie schwer es ist
rules-title-IV11 = Landkarten
rules-title-IV12 = Zu zweit gemeinsam
rules-title-IV13 = Der Nachziehstapel
rule-IV1 = Alle 57 Karten der fünf Biome sind im Spiel. Du bekommst drei davon, und vier liegen offen als Auslage. Die übrigen werden in vier möglichst gleich große Teilstapel geteilt: 13, 13, 12 und 12 Karten, wenn du allein spielst, 12, 12, 12 und 11 zu zweit. In jeden Teilstapel werden drei Karten der Leere gemischt. Dann werden die Teilstapel aufeinandergelegt, die größeren nach oben, und das ist der Nachziehstapel. Wann die nächste Karte der Leere kommt, kannst du also nicht wissen, aber in jedem Viertel des Stapels sind drei.

    Die Leere hat 21 Ruinen, das sind ihre Zelte, und 8 Totems der Leere. Die Figur der Leere steht auf Verbindung 1.
rule-IV2 = Ein Zug hat die vier Schritte, die unten zu sehen sind, immer in dieser Reihenfolge.

    In deiner eigenen Aktion baust oder tauschst du wie im Grundspiel; beim Bauen darfst du auch Bausteine versetzen (IV9). Karten der Leere helfen dir nicht: Sie zahlen für nichts, auch nicht als Paar, und lassen sich nicht tauschen. Deine Hand verlassen sie nur in der Aktion der Leere. Hast du nichts als Karten der Leere, entfällt deine eigene Aktion.

    Nach jedem Baustein, gleich wem er gehört, wird dreierlei geprüft, in dieser Reihenfolge: Hat die Leere gewonnen (IV10)? Ist das Gebiet voll, sodass entschieden wird (IV7)? Gibt es eine neue Siedlung (IV8)?
rules-iwari-turn-player = Deine Aktion
rules-iwari-turn-player-line = Baue oder tausche, wie im Grundspiel.
rules-iwari-turn-void = Die Aktion der Leere
rules-iwari-turn-void-line = Nutze mindestens eine deiner übrigen Karten für die Leere. Mit leerer Hand entfällt das.
rules-iwari-turn-hand = Deine Hand
rules-iwari-turn-hand-line = Ziehe auf drei Karten nach, jede aus der Auslage, auch Karten der Leere, oder verdeckt vom Nachziehstapel.
rules-iwari-turn-display = Die Auslage
rules-iwari-turn-display-line = Fülle sie auf vier auf, Karte für Karte. Jede Karte der Leere, die dabei erscheint, wirkt, bevor die nächste aufgedeckt wird.
rule-IV3 = Hast du nach deiner eigenen Aktion noch Karten, musst du mindestens eine davon für die Leere nutzen. Wie, wählst du.

    Für die Leere bauen: Es gelten die Regeln des Grundspiels, mit Ruinen als Zelten und Totems der Leere als Totems, in einem Gebiet, das nicht geschlossen ist. Du zahlst mit Karten, die keine Karten der Leere sind.

    Karten der Leere spielen: Eine oder mehrere kommen offen über die Auslage, und dann wirken sie (IV4). Das darfst du auch nach dem Bauen.

    Die Leere übergehen: Lege eine Karte eines vollständigen Bioms ab (IV9), und nichts geschieht.

    Ist nichts davon möglich, legst du eine Karte ab. Ließe sich aber etwas bauen und fehlt nur der Baustein dafür, weil die Leere keinen mehr hat, endet die Partie (IV10).
rule-IV4 = Karten der Leere, die du spielst, bringen einen einzigen Befall, gleich wie viele du auf einmal spielst. Eine Karte der Leere, die beim Auffüllen der Auslage erscheint, bringt einen eigenen Befall.

    Liegen vier oder mehr Karten der Leere offen, in der Auslage und über ihr zusammen, bringen sie stattdessen eine Verderbnis.
rules-iwari-brings-infection = Ein Befall
rules-iwari-brings-corruption = Eine Verderbnis
rule-IV5 = Ein Befall trifft die beiden Gebiete der Verbindung, auf der die Figur der Leere steht, soweit sie nicht geschlossen sind. Du wählst, welches zuerst kommt. In jedem setzt die Leere ein Totem, wenn die Totemgrenze es zulässt und sie noch eines hat. Sonst setzt sie eine Ruine auf den freien Zeltplatz, der einer Ruine am nächsten ist.

    Die Entfernung zählt in Schritten entlang der Pfade, über die ganze Landkarte und durch jeden Platz hindurch. Sind mehrere Plätze gleich nah, wählst du einen; du wählst auch, wenn keine Ruine auf der Landkarte steht oder kein Pfad zu einer führt. Ruinen zählen wie Zelte, wenn es ums Erforschen und um die Totemgrenze geht. Wird eine Ruine gebraucht und ist keine mehr da, endet die Partie (IV10).

    Dann zieht die Figur zur nächsten Zahl, nach der letzten wieder zur ersten. Verbindungen zwischen zwei geschlossenen Gebieten lässt sie aus. Sind zu einem anderen Zeitpunkt beide Gebiete ihrer Verbindung geschlossen, zieht sie sofort weiter.
rule-IV6 = Eine Verderbnis beginnt wie ein Befall. Bevor die Figur zieht, wird über die beiden Gebiete entschieden (IV7), soweit sie noch offen sind, auch wenn sie freie Zeltplätze haben. Erst nach beiden wird geprüft, ob die Leere damit gewonnen hat.

    Dann wird eine der offenen Karten der Leere beiseitegelegt, und alle anderen werden in den Nachziehstapel gemischt; der Ablagestapel bleibt, wo er ist. Die dritte beiseitegelegte Karte der Leere beendet die Partie (IV10). Wurde gerade die Auslage aufgefüllt, geht das jetzt nach denselben Regeln weiter und kann den nächsten Befall bringen.
rule-IV7 = Über ein Gebiet wird entschieden, sobald sein letzter Zeltplatz besetzt ist, durch eine Verderbnis oder am Ende der Partie. Zuerst werden Zelte und Ruinen verglichen: Die Seite mit mehr davon bekommt ein virtuelles Totem, das nicht gesetzt wird, aber zählt. Dann werden die Totems verglichen, das virtuelle eingerechnet: Die Seite mit mehr davon beansprucht das Gebiet. Jeden Gleichstand gewinnt die Leere, bei Zelten und Ruinen ebenso wie bei Totems.

    Ist entschieden, ist das Gebiet geschlossen. Kein Baustein kommt mehr hinein, ein Befall verschont es, und es wird nicht noch einmal entschieden, auch wenn später ein Baustein es verlässt.
# Zwei Beispiele für Entscheidungen, mit Bildern daneben.
rules-iwari-judged-players = Drei Zelte gegen zwei Ruinen: Das virtuelle Totem gehört dir. Mit ihm hast du zwei Totems gegen eines und beanspruchst das Gebiet.
rules-iwari-judged-void = Drei Ruinen gegen zwei Zelte: Das virtuelle Totem gehört der Leere. Damit steht es bei den Totems eins zu eins, und bei Gleichstand gewinnt die Leere: Sie beansprucht das Gebiet.
rule-IV8 = Vier oder mehr Zelte einer Farbe, die durch Pfade verbunden sind, sind eine Siedlung, vier oder mehr Ruinen ebenso. Eine neue Siedlung bringt sofort einen weiteren Baustein. Du darfst ein Zelt oder ein Totem in einem offenen Gebiet bauen, in dem ein Zelt der Siedlung steht: nach den Regeln des Bauens, aber kostenlos. Die Leere handelt wie bei einem Befall, in dem Gebiet mit den meisten Ruinen ihrer Siedlung. Haben mehrere gleich viele, wählst du ein offenes; ist es geschlossen, geschieht nichts. Die Figur bleibt, wo sie ist.

    Alle Bausteine einer Siedlung sind markiert, auch jeder, der später dazukommt. Eine Gruppe mit einem markierten Baustein ist nie eine neue Siedlung: Jede bringt ihren Baustein nur einmal.

    Die beiden Bausteine einer Aktion werden nacheinander gesetzt. Nimmt ein Zelt oder eine Ruine den letzten freien Platz eines Gebiets, kann kein zweiter Baustein folgen, denn es wird sofort entschieden. Macht etwas anderes, das der erste auslöst, den zweiten unmöglich, etwa ein kostenloser Baustein auf seinem Platz, geht der zweite verloren, und die Karten für ihn sind ausgegeben.
rule-IV9 = Ein Biom ist vollständig, wenn jedes seiner Gebiete einmal voll war. Ein Gebiet, das eine Verderbnis geschlossen hat, bevor es voll war, lässt sich nicht mehr füllen; sein Biom bleibt also unvollständig. Die Karten eines vollständigen Bioms können zweierlei mehr.

    Einen Baustein versetzen: In deiner eigenen Aktion darf ein Baustein eines deiner Zelte oder Totems sein, das schon in einem Gebiet dieses Bioms steht. Es kommt in ein offenes Gebiet eines anderen Bioms. Du zahlst mit einer Karte des Bioms, aus dem es kommt, oder mit zwei gleichen eines anderen. Ein Totem lässt sich nur versetzen, wenn nach ihm dort kein Totem der Leere gesetzt wurde. Ein Zelt, das zu einer Siedlung gehört, bleibt markiert. Wie bei jedem Bauen kommen höchstens zwei Bausteine in ein einziges Gebiet, für höchstens drei Karten, und dort gelten die Regeln des Bauens.

    Die Leere übergehen: In der Aktion der Leere darfst du eine Karte eines vollständigen Bioms ablegen, statt zu handeln.
rules-iwari-moves = Eine Wüstenkarte versetzt ein Zelt aus einer vollständigen Wüste; zwei Tundrakarten, als Paar, versetzen ein weiteres.
rule-IV10 = Die Leere gewinnt sofort, wenn eine ihrer Siedlungen zehn Ruinen hat, auf der Landkarte „Schwebende Lande“ acht. Sie gewinnt auch, wenn eine Entscheidung ihr so viele Gebiete gebracht hat, wie ihre Grenze sagt: drei, wenn du allein spielst, eines zu zweit.

    Die Partie endet auch, wenn über alle Gebiete entschieden ist; wenn ein Baustein gesetzt werden muss, der aufgebraucht ist; wenn deine eigene Aktion beginnt und du weder Zelt noch Totem übrig hast; und wenn die dritte Karte der Leere beiseitegelegt ist. Dann wird über alle noch offenen Gebiete entschieden. Hat die Leere ihre Grenze nicht erreicht und gibt ihr auch die Landkarte nicht den Sieg (IV11), hast du gewonnen.

    Die Grenze bestimmt, wie schwer es ist; du wählst sie beim Eröffnen des Tischs. Normal ist, was das Regelheft sagt. Bei „leicht“ braucht die Leere fünf Gebiete für den Sieg, bei „schwer“ zwei; zu zweit ist die Partie schon mit einem einzigen Gebiet verloren, also gibt es dort kein „schwer“.
rule-IV11 = Manche Landkarten haben gegen die Leere eigene Regeln. „Neue Horizonte“, „Weite Lande“ und „Gletschermassiv“ haben keine.

    „Schwebende Lande“: Zahlen Tundrakarten in einem Zug zum ersten Mal für etwas, für dich oder für die Leere, folgt eine Ruine auf einem freien Platz der Tundra, den du wählst, nach dem Bauen und allem, was es auslöst. Sie folgt nicht, wenn die Tundra geschlossen ist. Alle Ruinen in der Tundra gelten als verbunden. Verbindungen sind Pfade, und in der Tundra darf kein Totem stehen.

    „Vergessene Insel“: Es liegen anfangs keine Ruinen da, keine Verbindung ist gesperrt, und violette Plätze kosten nicht mehr als andere. Verbindungen sind Pfade. Eine Ruine, die du für die Leere baust, muss auf einen violetten Platz, wenn in ihrem Gebiet einer frei ist. Stehen am Ende mehr Ruinen als Zelte auf den violetten Plätzen, gewinnt die Leere.

    „Unerforschte Pfade“: Anfangs steht kein Totem der Leere in der Mitte. Ein Totem der Leere, das ein Befall, eine Verderbnis oder eine Siedlung der Leere bringen würde, kommt stattdessen in die Mitte; mit dem fünften dort gewinnt die Leere. Als einen Baustein deiner Aktion darfst du ein Totem der Leere aus der Mitte in ein Gebiet versetzen, für zwei Karten mit dem Biom dieses Gebiets.

    „Langer Pfad“: Eine Ruine, die du für die Leere baust, muss an den violetten Pfad, wenn ihr Gebiet dort einen freien Platz hat. Stehen am Ende mehr Ruinen als Zelte am violetten Pfad, gewinnt die Leere.
rule-IV12 = Ihr seid zu zweit abwechselnd am Zug, jede Person mit eigener Farbe und eigener Hand. Ihr dürft über alles reden, aber eure Karten zeigt und nennt ihr nicht. Wer am Zug ist, wählt für die Leere.

    Wird über ein Gebiet entschieden, zählen die Zelte beider Personen zusammen und ebenso ihre Totems. Für die Totemgrenze und für Siedlungen zählt jede Farbe allein.
rule-IV13 = Abgelegte Karten kommen nie in den Nachziehstapel zurück; nur eine Verderbnis mischt etwas. Trotzdem wird er nicht leer: Von den zwölf Karten der Leere sind höchstens acht zugleich außerhalb, zu zweit elf. Und weil jeder Zug Karten von ihm nimmt, kommt jede Partie zu einem Ende.
