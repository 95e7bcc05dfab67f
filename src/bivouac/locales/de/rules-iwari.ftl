# Die Regeln von Iwari in eigenen Worten, eine Nachricht je Regel. Ein abgelehnter Zug nennt seine Regel.
# Der Punkt eines Kürzels wie I2.1 ist hier ein Bindestrich: Schlüssel haben keine Punkte.

rules-iwari-tab = Regeln von Iwari · Bivouac
rules-iwari-title = Die Regeln von Iwari
rules-iwari-intro = Dein Volk breitet sich in unbekanntem Land aus. Karten zeigen, wo du bauen darfst; Zelte bringen Punkte, wo dein Volk stark ist, Totems, wo es beide Enden einer Verbindung hält, und Zelte, die Pfade verbinden, wachsen zu Siedlungen. Wer am Ende die meisten Punkte hat, gewinnt. Jede Regel hat ein Kürzel, und ein abgelehnter Zug nennt die Regel, die ihm im Weg steht.
rules-iwari-signs = Biome und Bausteine

## IS
rules-chapter-IS = Aufbau
rule-IS1 = Zwei bis fünf Personen können spielen. Jede hat ein Volk mit 20 Zelten und 8 Totems. Der Zufall bestimmt die Startperson.
rule-IS2 = Berge sperren einige Verbindungen für die ganze Partie: vier zu zweit, drei zu dritt, zwei zu viert, eine zu fünft. Jedes Bergsymbol steht bei zwei Verbindungen der Landkarte; der Zufall entscheidet, welche von beiden der Berg bedeckt. Eine bedeckte Verbindung wird nie gewertet.
rule-IS3 = Jede Karte zeigt eines von fünf Biomen. Zu fünft spielt man mit allen Karten. Zu viert bleibt von jedem Biom eine Karte in der Schachtel, zu zweit oder zu dritt bleiben je zwei.
rule-IS4 = Alle bekommen drei Karten, dann liegen vier offen als Auslage; die übrigen sind der Nachziehstapel. Wird die Starthand gewählt, kommen Auslage und Nachziehstapel zuerst: Beginnend mit der letzten Person und gegen den Uhrzeigersinn nehmen sich alle drei Karten, jede aus der Auslage oder verdeckt vom Nachziehstapel. Nach jeder Person wird die Auslage aufgefüllt.
rule-IS5 = Zu zweit seid ihr nicht allein: Ein drittes Volk, das niemandem gehört, hat selbst 20 Zelte und 8 Totems.

## IT
rules-chapter-IT = Ein Zug
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
rule-I2-2 = Das dritte Volk zählt überall mit, wo Zelte und Totems verglichen werden, aber es verdient keine Großtat. Liegt es am Ende allein vorn, wobei Gleichstände wie üblich aufgelöst werden, habt ihr beide verloren.
rule-I2-3 = Füllt ein Zelt des dritten Volks ein Gebiet, verdient niemand dafür die Entdeckung.

## IE
rules-chapter-IE = Der Nachziehstapel und das Ende
rule-IE1 = Der Nachziehstapel ist leer, sobald seine letzte Karte genommen ist, für eine Hand oder für die Auslage. Beim ersten Mal werden alle abgelegten Karten sofort zu einem neuen gemischt; Hand und Auslage werden aufgefüllt, dann werden die Zelte einmal gewertet, und die Partie geht weiter.
rule-IE2 = Die Partie endet, wenn der Nachziehstapel zum zweiten Mal leer ist oder wenn eine Person ihr letztes Zelt gebaut hat. Die Runde wird zu Ende gespielt, damit alle gleich oft am Zug waren; dann werden Zelte, Totems und Siedlungen gewertet. In diesen letzten Zügen wird nicht mehr gemischt, und nachgezogen wird, was noch da ist. Das letzte Zelt des dritten Volks beendet die Partie nicht.
rule-IE3 = Bei Gleichstand gewinnt, wer mehr Zelte und Totems übrig hat. Ist auch das gleich, wird der Sieg geteilt.

## IP
rules-chapter-IP = Wertung
rule-IP1 = Zelte werden Gebiet für Gebiet gewertet. Das Volk mit den meisten Zelten bekommt 1 Punkt für jedes Zelt, das dort steht, gleich wem es gehört. Das zweite bekommt so viele Punkte, wie das erste Zelte hat, das dritte so viele, wie das zweite hat, und so weiter. Bei Gleichstand bekommen alle die volle Punktzahl, und der nächste Rang folgt sofort. Ohne Zelt gibt es keine Punkte. Bei 3, 2, 1 und 1 Zelten etwa gibt es 7, 3, 2 und 2 Punkte.
rule-IP2 = Totems werden Verbindung für Verbindung gewertet, in der Reihenfolge ihrer Zahlen. Ein Volk, das in beiden Gebieten der Verbindung die meisten Totems hat, oder gleich viele und mindestens eines, bekommt 1 Punkt für jedes Totem aller Völker in den beiden. Berge sperren eine Verbindung.
rule-IP3 = Eine Siedlung sind mindestens vier Zelte eines Volks, die Pfade verbinden, auch über Grenzen hinweg. Sie bringt 1 Punkt für jedes ihrer Zelte. Zählen nur Wege, bringt sie die längste Kette von Zelten, die keines zweimal besucht.

## IM
rules-chapter-IM = Großtaten
rule-IM1 = Jede der Großtaten kann im Spiel sein; bei jeder sind Figuren zu verdienen. Eine Figur auf einem Gebiet oder einer Verbindung vervielfacht, was es dort in der Schlusswertung gibt, und zwar für alle: Eine Figur verdoppelt die Punkte, zwei verdreifachen sie.
rule-IM2 = Bündnis, zwei Figuren: Die ersten beiden Personen, die eine Siedlung gründen, setzen je eine auf ein Gebiet, in dem ein Zelt der Siedlung steht. Sie vervielfacht dort die Punkte für Zelte. Alle verbundenen Zelte zählen, auch wenn nur Wege gewertet werden.
rule-IM3 = Ehre und Respekt, je eine Figur: Wer zuerst in beiden Gebieten einer Verbindung die meisten Totems hat, Gleichstand eingeschlossen, setzt sie dorthin. Für die Ehre ist es eine Verbindung zu Land, für den Respekt eine zur See, und kein Berg darf sie bedecken. Geprüft wird das immer, wenn diese Person einen Baustein baut. Die Figur vervielfacht die Punkte für Totems.
rule-IM4 = Entdeckung, zwei Figuren: Die ersten beiden Personen, die den letzten Zeltplatz eines Gebiets besetzen, setzen je eine auf ein beliebiges anderes Gebiet. Sie vervielfacht dort die Punkte für Zelte.
rule-IM7 = Eine Figur wird gesetzt, sobald sie verdient ist. Verdienst du mehrere zugleich, wählst du die Reihenfolge.
