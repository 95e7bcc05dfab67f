# Dewan am Terminal: der Tisch, die Auswahl, die Hilfe.

dewan-title = Dewan · { $scenario } · { $players } Personen
dewan-status = Runde { $round }
dewan-status-last = Runde { $round }, die letzte
dewan-status-draft = Erste Ziele
dewan-status-over = Das Ende

## Der Tisch

dewan-row = Reihe
dewan-stock = Nachziehstapel { $pile } · Zielstapel { $stack } · Ablage { $discards }
dewan-stock-event = Bis zum Ereignis { $pile } · Vorrat { $supply } · Zielstapel { $stack } · Ablage { $discards }
dewan-stories = Ziele
dewan-price = { $price } P.
dewan-at-turn = (am Zug)
dewan-first = (Startperson)
dewan-partner = (in deinem Team)
dewan-tally = { $points } P. · { $camps } Lager übrig · Hand { $hand } · Beeren { $berries } · Feuer { $fire }
dewan-tally-fish = { $points } P. · { $camps } Lager übrig · Hand { $hand } · Beeren { $berries } · Feuer { $fire } · Fische { $fish }
dewan-label-stories = Ziele
dewan-label-tucked = unter dem Tableau
dewan-label-holds = bekannte Karten
dewan-unknown = und { $count } unbekannt
dewan-told-mark = erfüllt
dewan-hand = Hand
dewan-legend-marker = Plättchen
dewan-legend-cost = kostet 3 Karten

## Auswahl

dewan-ask-draft = Mit welchem Ziel beginnst du?
dewan-ask-story = Welches Ziel nimmst du?
dewan-head-asks = Bedingungen
dewan-head-worth = Wert
dewan-head-so-far = schon erreicht
dewan-choose-stack = Das oberste vom Stapel, verdeckt
dewan-ask-turn = Du bist am Zug. Was tust du?
dewan-ask-pass = Du kannst weder Karten nehmen noch ein Lager platzieren.
dewan-choose-pass = Passen
dewan-choose-take = Karten aus der Reihe nehmen
dewan-choose-place = Lager { $camp } platzieren: { $count } { $count ->
    [one] Feld
   *[other] Felder
} in Reichweite
dewan-choose-journey = Ein Lager platzieren, Weg und Karten Schritt für Schritt wählen
dewan-ask-take = Welche Karten nebeneinander nimmst du?
dewan-ask-take-only = Mit diesen Karten kannst du kein Lager platzieren. Welche Karten nimmst du?
dewan-slots = { $slots }
dewan-ask-place = { $effect ->
    [story] Wohin kommt Lager { $camp }? Danach nimmst du ein Zielplättchen.
    [tuck] Wohin kommt Lager { $camp }? Danach darfst du eine Karte unter das Tableau schieben.
    [fire] Wohin kommt Lager { $camp }? Es bringt ein Feuer und die letzte Runde.
   *[none] Wohin kommt Lager { $camp }?
} Gib eine Zahl oder den Namen eines Felds ein.
dewan-head-to = nach
dewan-head-terrain = Terrain
dewan-head-cards = Karten
dewan-head-pay = zahlen mit
dewan-head-gives = geht an
dewan-head-gains = bringt
dewan-ask-origin = Von welchem deiner Lager brichst du auf?
dewan-ask-route = Du bist auf { $space } mit { $hand } { $hand ->
    [one] Karte
   *[other] Karten
}. Wohin weiter, oder anhalten?
dewan-choose-stop = hier anhalten und das Lager platzieren
dewan-any-card = eine beliebige Karte
dewan-one-card = eine Karte mit
dewan-ask-pay = Welche Karte spielst du für { $space } ({ NAMES($terrain) }) aus?
dewan-ask-tuck = Du darfst eine Karte unter dein Tableau schieben. Welche Hälfte bleibt sichtbar?
dewan-choose-no-tuck = keine Karte; die Stelle bleibt bis zum Ende leer
dewan-head-show = sichtbar
dewan-head-card = von der Karte
dewan-ask-rain = Die Flut steigt. Welches Feld wird zu Wasser?
dewan-ask-lava = Der Vulkan bricht aus. Welches Feld bedeckt die Lava?
dewan-head-space = Feld
dewan-head-zone = seine Zone
dewan-head-swing = Punkte
dewan-zone = { $spaces } { $spaces ->
    [one] Feld
   *[other] Felder
}, { $berries } { $berries ->
    [one] Beere
   *[other] Beeren
}
dewan-ask-fishing = Die Fische beißen. Welche Karte legst du zum Fischen ab?
dewan-choose-no-fish = deine Karten behalten und nichts fangen
dewan-catch = { $count } { $count ->
    [one] Fisch
   *[other] Fische
}
dewan-preview = Lager { $camp } auf { $space } für { $count } { $count ->
    [one] Karte
   *[other] Karten
}:
dewan-same-water = dieselbe Überfahrt
dewan-goes-to = an { $player }
dewan-discarded = abgelegt
dewan-brings = Bringt:
dewan-points-change = { $change } P.
dewan-then-story = dann ein Zielplättchen
dewan-then-tuck = dann eine Karte unter das Tableau
dewan-completes = erfüllt ein Ziel ({ $price })

## Hilfe

dewan-help-story = Ein Ziel verlangt Terrains und Ressourcen. „F2/3“ heißt: 2 der 3 verlangten Waldzonen. Nimm eines der fünf, die du siehst, oder verdeckt das oberste vom Stapel.
dewan-help-turn = In deinem Zug tust du genau eines: zwei nebeneinanderliegende Karten aus der Reihe nehmen oder ein Lager platzieren.
dewan-help-take = Die beiden Karten müssen nebeneinanderliegen. Es gibt kein Handkartenlimit.
dewan-help-place = Für jedes Feld in Reichweite siehst du die günstigste Reise. Gib seine Zahl oder seinen Namen ein; du kannst die Reise vorher ansehen. Für einen anderen Weg oder andere Karten geh zurück und baue die Reise Schritt für Schritt.
dewan-help-route = Geh von Feld zu Feld. Angeboten werden nur Schritte, nach denen du noch ankommen und zahlen kannst. u geht einen Schritt zurück.
dewan-help-pay = Wähle der Reihe nach für jedes Feld eine Karte. Angeboten werden nur Karten, mit denen der Rest noch bezahlbar bleibt.
dewan-help-tuck = Die sichtbare Hälfte zählt von nun an: ihr Terrain als eine weitere Zone, ihr Symbol als ein weiteres Symbol. Für diese Stelle geht das nur jetzt.
dewan-help-marker = Das Plättchen ändert das Terrain bis zum Spielende. Wird eine Zone geteilt, bleiben ihre Beeren im größeren Teil.
dewan-help-fishing = Eine Karte, gleich welche, bringt einen Fisch für jedes deiner Wasserdörfer.
dewan-help = Du führst ein Volk, das Lager aufschlägt und Ziele erfüllt.

    Ein Lager platzieren: Beginne bei einem deiner Lager und geh von Feld zu Feld bis zu einem ohne Lager. Jedes Feld des Wegs, das erste und das letzte eingeschlossen, kostet eine Karte mit seinem Terrain; eine Karte mit zwei Terrains gilt für eines von beiden. Eine Wasserkarte trägt dich über eine ganze Wasserzone, auf der du nicht siedeln kannst. Dein erstes Lager nimmt jede Karte. Wo das Lager einer anderen Person steht, bekommt sie die Karte.

    Ein neues Lager nimmt eine Beere, wenn in seiner Zone noch eine liegt. Beim 2., 4. und 6. Lager nimmst du ein Zielplättchen; nach dem 3., 5. und 7. darfst du eine Karte unter dein Tableau schieben. Das 8. Lager bringt ein Feuer und macht diese Runde zur letzten.

    Ziele zählen Zonen, nicht Lager: Zweimal Wald heißt Lager in zwei verschiedenen Waldzonen. Für Wasser muss ein Lager an die Zone angrenzen. Ressourcen liegen auf Grenzen; ein Lager auf einer der beiden Seiten hat sie. Ein Ziel, dessen Bedingungen am Ende deines Zugs erfüllt sind, bringt dir eine Karte.
dewan-help-classic = Wertung: Ziele; 1 pro Feuer, 4 dazu für die meisten; 4 für jede Gruppe aus mindestens zwei zusammenhängenden eigenen Lagern; 2 pro Beere.
dewan-help-team = Wertung für das ganze Team: Ziele; 1 pro Feuer, 4 dazu für die meisten; 4 für jede Gruppe mit Lagern beider Mitglieder; 4 für jedes Paar Beeren, eine von jedem Mitglied.
dewan-help-downpour = Wenn der Nachziehstapel leer ist, steigt die Flut: Wer am Zug ist, macht ein Feld neben Wasser zu Wasser. Wertung: Ziele; 1 pro Feuer, 4 dazu für die meisten; 3 für jede Wald- oder Bergzone mit einem Lager von dir; 4 für jedes Paar aus Beere und Kristall.
dewan-help-volcano = Wenn der Nachziehstapel leer ist, bricht der Vulkan aus: Wer am Zug ist, bedeckt ein Feld neben dem Vulkan oder neben Lava mit Lava, die niemand durchqueren kann. Wertung: Ziele; 1 pro Feuer, eines davon für ein Lager neben dem Vulkan, 4 dazu für die meisten; 2 für jede Wasserzone neben einem Lager von dir; 2 für jedes Lager rund um das erste Lager einer anderen Person; 3 für jedes Paar aus Beere und Artefakt.
dewan-help-lake = Du darfst auch auf Wasser siedeln: ein Wasserdorf pro Wasserzone, und wer diese Zone durchquert, gibt dir die Wasserkarte. Wenn der Nachziehstapel leer ist, dürfen die Dörfer fischen. Wertung: Ziele; 1 pro Feuer, 4 dazu für die meisten; 6 für die meisten Lager um jede Wasserzone, bei Gleichstand je 3; 3 für jedes Paar aus Beere und Farbstoff; 3 pro Fisch.
