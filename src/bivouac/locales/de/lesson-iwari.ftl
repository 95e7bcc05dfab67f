# Die Lektionen von Iwari: was sie sagen und was sie antworten.

lesson-iwari-path-first = Erste Schritte

## Karten und Zelte

lesson-iwari-building = Karten und Zelte
lesson-iwari-building-hand = Dein Volk besiedelt neues Land. Jede deiner Handkarten zeigt ein Biom: Dort lässt sie dich bauen.
lesson-iwari-building-tent = Baue ein Zelt im markierten Wald: Wähle dort irgendeinen freien Platz und bestätige. Deine Waldkarte zahlt dafür.
lesson-iwari-building-tent-swap = Tauschen hilft, wenn keine Karte passt. Deine Waldkarte passt: Baue ein Zelt im markierten Wald.
lesson-iwari-building-tent-otherwise = Auch das lässt sich bauen, aber noch nicht: Baue diesmal ein Zelt im markierten Wald, für deine Waldkarte.
lesson-iwari-building-draw = Eine Karte für ein Zelt. Am Ende deines Zugs ziehst du auf drei Karten nach: eine aus der Auslage oder verdeckt die oberste vom Nachziehstapel.
lesson-iwari-building-draw-otherwise = Zieh eine Karte: irgendeine aus der Auslage oder die oberste vom Nachziehstapel.
lesson-iwari-building-joker = Für den markierten Gletscher hast du keine Karte. Zwei gleiche Karten ersetzen jede andere: Baue dort ein Zelt mit deinen zwei Wüstenkarten.
lesson-iwari-building-joker-swap = Tauschen ist nicht nötig: Zwei gleiche Karten zahlen für jedes Biom. Baue ein Zelt auf dem markierten Gletscher.
lesson-iwari-building-joker-otherwise = Auch ein guter Platz, aber jetzt sind die zwei gleichen Karten an der Reihe: Baue ein Zelt auf dem markierten Gletscher.
lesson-iwari-building-end = Das ist ein Zug: bauen, dann auf drei Karten nachziehen. Ein Baustein kostet eine Karte seines Bioms oder zwei gleiche eines anderen.
