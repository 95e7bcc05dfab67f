# Dewan, der Coach: ein Satz vor einer Entscheidung, einer danach. Er zeigt auf das, wovon er spricht.
# $player ist ein Name; Codes von Dingen werden mit NAMES gesagt.

## Ein Zug: was am meisten wiegt

coach-dewan-last-turn = Das ist dein letzter Zug: Jetzt zählt nur noch, was sofort Punkte bringt.
coach-dewan-last-turn-scores = Das ist dein letzter Zug: Jetzt zählt nur noch, was sofort Punkte bringt, etwa ein Lager hier.
coach-dewan-last-turn-cards = Das ist dein letzter Zug, und kein Lager bringt dir noch Punkte: Handkarten zählen nur bei Gleichstand.
coach-dewan-story-now = Ein Lager hier erfüllt dieses Ziel: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, die dir niemand mehr nimmt.
coach-dewan-last-camp = Dein nächstes Lager ist dein letztes und beendet mit der Runde die Partie: { $standing ->
    [ahead] Im Moment liegst du um { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } vorn.
    [behind] Im Moment liegst du um { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    } zurück.
   *[level] Im Moment liegst du mit anderen gleichauf vorn.
}
coach-dewan-others-last-camp = { $player } hat noch ein Lager: Sobald es steht, wird die Runde zu Ende gespielt, und die Partie ist vorbei.
coach-dewan-tuck-ahead = Ein Lager hier lässt dich eine Karte unter das Tableau schieben, und diese erfüllt dein Ziel: Zahle nicht mit ihr.
coach-dewan-row-story = Mit diesen zwei Karten könntest du ein Lager hier bezahlen, und das erfüllt dieses Ziel: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-takes = Ein Lager hier kostet { $player } { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-gain-groups = Lager, die sich berühren, zählen: Hier bringt ein neues { $points } Punkte für eine Gruppe.
coach-dewan-gain-berries = Beeren sind in Reichweite: Ein Lager hier bringt dafür { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-gain-fire = Ein Lager hier bringt dir Feuer: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-gain-most-fire = Mit einem Lager hier hat niemand mehr Feuer als du: { $points } Punkte dafür.
coach-dewan-gain-majorities = Ein Lager hier bringt { $points } Punkte für die Ufer: Es zählen die meisten Lager neben einem See.
coach-dewan-gain-zones = Ein Lager hier ist dein erstes in seiner Zone, und die bringt { $points } Punkte.
coach-dewan-gain-water = Ein Lager hier steht neben Wasser, an dem du noch nicht bist: { $points } Punkte.
coach-dewan-gain-rivals = Ein Lager hier steht gleich neben dem ersten Lager einer anderen Person: { $points } Punkte.
coach-dewan-gain-pairs = Ein Lager hier macht aus einer Beere und ihrer Ressource ein Paar: { $points } Punkte.

## Ein Zug, in dem weniger drängt

coach-dewan-lacks-land = Deinem Ziel fehlt nur noch eines, in einer Zone ohne Lager von dir: { NAMES($symbol) }.
coach-dewan-lacks-water = Deinem Ziel fehlt nur noch eines, ein weiterer See neben einem deiner Lager: { NAMES($symbol) }.
coach-dewan-lacks-resource = Deinem Ziel fehlt nur noch eines, neben einem neuen Lager oder auf einer Karte unter dem Tableau: { NAMES($symbol) }.
coach-dewan-nearer = Ein Lager hier bringt dein Ziel voran: { $have } von { $need } wären erfüllt.
coach-dewan-others-lack = { $player } fehlt nur noch eines zu einem Ziel mit { $points } Punkten, und die Reihe hat es: { NAMES($symbol) }.
coach-dewan-event-rain = Zwei Karten leeren jetzt den Nachziehstapel: Es regnet, und du legst das Wasser.
coach-dewan-event-lava = Zwei Karten leeren jetzt den Nachziehstapel: Der Vulkan bricht aus, und du legst die Lava.
coach-dewan-event-fish = Zwei Karten leeren jetzt den Nachziehstapel: Die Fische beißen, und deine Dörfer können welche fangen.
coach-dewan-tuck-soon = Nach deinem nächsten Lager darfst du eine Karte unter das Tableau schieben, nur dann: Behalte eine, die einem Ziel fehlt, etwa diese.
coach-dewan-tuck-nothing = Nach deinem nächsten Lager darfst du eine Karte unter das Tableau schieben, doch der Weg kostet alle: Es fehlt eine mehr.
coach-dewan-story-soon = Dein nächstes Lager bringt ein Ziel, und von diesem hast du schon { $have } von { $need }.
coach-dewan-gift = Der Weg hierher führt bei { $player } vorbei, und dorthin geht auch die Karte dafür.
coach-dewan-berry = In dieser Zone liegt noch eine einzige Beere: Das nächste Lager dort nimmt sie, ob deines oder ein anderes.
coach-dewan-joins = Vorsicht hier: Ein Lager auf diesem Feld macht aus Gruppen von dir eine, und das kostet { $points } Punkte.
coach-dewan-large-hand = Du hast { $count } Karten auf der Hand: Was du nie ausspielst, zählt am Ende nur bei Gleichstand.

## Welches Ziel, welche Hälfte, wohin mit dem Plättchen, fischen oder nicht

coach-dewan-story-met = Von diesem Ziel hast du schon alles: Nimmst du es jetzt, ist es am Ende deines Zugs erfüllt, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-story-shared = Diesem Ziel fehlt nichts, was nicht auch deinen fehlt: Ein Lager kann mehreren dienen.
coach-dewan-story-have = Von diesem Ziel hast du schon { $have } von { $need }.
coach-dewan-story-home = Vieles von diesem Ziel liegt um dein erstes Lager herum: { $have } der { $need } Dinge, die es verlangt.
coach-dewan-tuck-story = Mit dieser Hälfte ist dein Ziel erfüllt, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: { NAMES($half) }.
coach-dewan-tuck-points = Eine Hälfte in deiner Hand bringt sofort { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}: { NAMES($half) }.
coach-dewan-tuck-nearer = Eine Hälfte in deiner Hand bringt ein Ziel auf { $have } von { $need }: { NAMES($half) }.
coach-dewan-tuck-none = Keine Hälfte in deiner Hand hilft gerade einem Ziel; doch eine Stelle, die jetzt leer bleibt, bleibt es für immer.
coach-dewan-marker-gain = Das Plättchen kann dir nützen: Hier bringt es { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-marker-splits = Hier macht das Plättchen aus einer Zone zwei, und deinen Zielen fehlen Zonen dieses Terrains: { NAMES($symbol) }.
coach-dewan-marker-berries = Dieses Feld ist eine ganze Zone: Unter dem Plättchen sind seine Beeren für alle verloren.
coach-dewan-fish = Irgendeine Karte für { $count } { $count ->
    [one] Fisch
   *[other] Fische
}: { $points } Punkte.

## Was eine Entscheidung gebracht hat

coach-dewan-brought-last-round = Dein letztes Lager steht: Die anderen spielen die Runde zu Ende, dann werden die Punkte gezählt.
coach-dewan-brought-story = { $count ->
    [one] Damit ist ein Ziel erfüllt: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, die dir bleiben.
   *[other] Damit sind { $count } Ziele erfüllt: { $points } Punkte, die dir bleiben.
}
coach-dewan-brought-groups = Eine neue Gruppe von Lagern, die sich berühren: { $points } Punkte.
coach-dewan-brought-berries = Beeren, und dafür { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-brought-fire = Feuer, und dafür { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
coach-dewan-brought-most-fire = Niemand hat jetzt mehr Feuer als du: { $points } Punkte, solange das so bleibt.
coach-dewan-brought-majorities = Die Ufer bringen dir { $points } Punkte mehr, solange dort niemand mehr Lager hat.
coach-dewan-brought-zones = Eine Zone, in der du noch nicht warst: { $points } Punkte.
coach-dewan-brought-water = Neues Wasser neben deinen Lagern: { $points } Punkte.
coach-dewan-brought-rivals = Ein Lager gleich neben dem ersten Lager einer anderen Person: { $points } Punkte.
coach-dewan-brought-pairs = Eine Beere hat ihr Paar gefunden: { $points } Punkte.
coach-dewan-brought-joined = Gruppen von dir sind zu einer geworden, und das kostet dich { $points } Punkte.
coach-dewan-brought-nearer = Von diesem Ziel hast du jetzt { $have } von { $need }.
coach-dewan-brought-berry-pair = Eine Beere gehört dir; sie zählt als Paar mit ihrer Ressource: { NAMES($resource) }.
coach-dewan-brought-berry-team = Eine Beere gehört dir; sie zählt, sobald auch das andere Mitglied deines Teams eine dazu hat.
coach-dewan-brought-no-tuck = Du hattest keine Karte mehr zum Unterschieben, also bleibt diese Stelle für immer leer.
coach-dewan-brought-empty-slot = Nichts untergeschoben: Diese Stelle bleibt für immer leer.
coach-dewan-brought-gift = Die Karte, mit der du unterwegs gezahlt hast, hat jetzt { $player }.
coach-dewan-brought-fish = { $count } { $count ->
    [one] Fisch
   *[other] Fische
} für eine Karte: { $points } Punkte.
