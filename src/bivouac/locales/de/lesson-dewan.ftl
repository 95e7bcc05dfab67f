# Die Lektionen von Dewan: was sie sagen und was sie antworten.

lesson-dewan-path-first = Erste Schritte

## Wege und was sie kosten

lesson-dewan-ways = Wege und was sie kosten
lesson-dewan-ways-home = Hier beginnt deine Reise: Das ist dein erstes Lager. Von hier aus besiedelt dein Stamm das Land, Lager um Lager.
lesson-dewan-ways-place = Lass dich auf dem Gebirge daneben nieder: Wähle das Feld auf der Karte und bestätige.
lesson-dewan-ways-place-take = Für das Gebirge hast du die Karten schon. Karten nimmst du später; platziere zuerst dein Lager.
lesson-dewan-ways-place-elsewhere = Auch das geht, aber noch nicht: Platziere dein Lager auf dem markierten Gebirge.
lesson-dewan-ways-paid = Das hat zwei Karten gekostet: eine für das Lager, von dem du kommst, wo jede Karte recht ist, und eine, die Gebirge zeigt. Ein Weg kostet für jedes Feld eine Karte, auch für das erste.
lesson-dewan-ways-take = Deine Hand ist leer. Nimm die zwei markierten Karten; sie liegen in der Auslage immer nebeneinander.
lesson-dewan-ways-take-others = Zwei Nachbarn, ja, aber andere: Nimm die markierten Karten.
lesson-dewan-ways-take-place = Dafür hast du keine Karten mehr. Nimm stattdessen die zwei markierten.
lesson-dewan-ways-end = Das ist schon ein ganzer Zug: ein Lager platzieren und seinen Weg bezahlen, oder zwei Karten nehmen.
