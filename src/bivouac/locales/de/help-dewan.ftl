# Dewan: was ein Ding auf dem Tisch ist und tut, in ein oder zwei Sätzen.

## Felder

help-terrain-forest = Wald. Zum Durchqueren oder Siedeln spiele eine Karte mit Wald aus.
help-terrain-mountain = Berge. Zum Durchqueren oder Siedeln spiele eine Karte mit Bergen aus.
help-terrain-desert = Wüste. Zum Durchqueren oder Siedeln spiele eine Karte mit Wüste aus.
help-terrain-badlands = Ödland. Zum Durchqueren oder Siedeln spiele eine Karte mit Ödland aus.
help-terrain-water = Wasser. Eine Wasserkarte trägt dich über die ganze Zone. Nur Wasserdörfer können hier stehen.
help-space-start = Die Mitte einer Terraintafel für das erste Lager. Wer dieses Lager besitzt, zahlt hier mit einer beliebigen Karte; alle anderen geben dieser Person eine beliebige Karte.
help-space-volcano = Der Vulkan. Niemand kann ihn durchqueren oder hier siedeln; ein Lager daneben hat ein Feuer.
help-space-lava = Lava. Niemand kann sie durchqueren oder hier siedeln, und sie gehört zu keiner Zone.

## Symbole

help-symbol-artifact = Artefakt, eine Ressource. Lager auf beiden Seiten eines Symbols auf der Landschaft haben es; unter deinem Tableau gehört es nur dir.
help-symbol-pigment = Farbstoff, eine Ressource. Lager auf beiden Seiten eines Symbols auf der Landschaft haben ihn; unter deinem Tableau gehört er nur dir.
help-symbol-crystal = Kristall, eine Ressource. Lager auf beiden Seiten eines Symbols auf der Landschaft haben ihn; unter deinem Tableau gehört er nur dir.
help-symbol-berry = Beere. Ein neues Lager nimmt eine, wenn seine Zone noch welche hat. Ein Stern auf einer Karte unter deinem Tableau ist eine Beere.
help-symbol-fire = Feuer. Jedes ist 1 Punkt wert; wer die meisten hat, erhält 4 dazu.

## Karten und Ziele

help-card = Eine Terrainkarte. Sie zahlt für ein Feld ihres Terrains oder kommt unter dein Tableau.
help-card-two = Eine Karte mit zwei Terrains. Sie gilt für eines von beiden; unter dem Tableau zeigt sie nur die gewählte Hälfte.
help-story = Ein Zielplättchen. Erfülle alles, was es zeigt, und am Ende deines Zugs zählen seine Punkte, und du ziehst eine Karte.
help-pile = Der Nachziehstapel, der die Reihe auffüllt. Selbst ziehen darfst du davon nicht.
help-stack = Der Stapel der Ziele. Statt eines offenen darfst du verdeckt das oberste nehmen.
help-supply = Der Vorrat. Von hier kommen neue Nachziehstapel und die Belohnungen für Ziele.
help-hand = Deine Hand. Nur du siehst diese Karten, und es gibt kein Limit.
help-tuck = Eine Karte unter dem Tableau. Ihre sichtbare Hälfte zählt für deine Ziele: das Terrain als eine weitere Zone, das Symbol als ein weiteres.

## Das Tableau

help-camp-none = Dieses Lager bringt nichts weiter.
help-camp-story = Platzierst du dieses Lager, nimmst du ein Zielplättchen.
help-camp-tuck = Platzierst du dieses Lager, darfst du eine Handkarte unter das Tableau schieben. Das geht nur einmal.
help-camp-fire = Platzierst du dieses Lager, bekommst du ein Feuer, und diese Runde wird die letzte.

## Ereignisse

help-water-marker = Ein Wasserplättchen. Dieses Feld ist jetzt Wasser.
help-lava-marker = Ein Lavaplättchen. Dieses Feld ist jetzt Lava: kein Durchqueren, kein Siedeln.
help-fish = Fisch. Jeder ist am Ende 3 Punkte wert.
help-village = Ein Wasserdorf. Wer sonst dieses Wasser durchquert, gibt die Wasserkarte der Person, der das Dorf gehört; sie darf hier auch fischen.

## Punkte

help-points-stories = Die Punkte deiner erfüllten Ziele.
help-points-fire = 1 Punkt pro Feuer: auf erfüllten Zielen, unter dem Tableau, für das 8. Lager und beim Vulkan für ein Lager daneben.
help-points-most_fire = 4 Punkte für die meisten Feuer, bei Gleichstand für alle Beteiligten.
help-points-groups = 4 Punkte pro Gruppe aus mindestens zwei zusammenhängenden Lagern. Im Team müssen beide Mitglieder dabei sein.
help-points-berries = 2 Punkte pro Beere, auch unter dem Tableau. Im Team 4 pro Paar, eine von jedem Mitglied.
help-points-zones = 3 Punkte pro Wald- oder Bergzone mit einem Lager von dir.
help-points-water = 2 Punkte pro Wasserzone neben einem Lager von dir.
help-points-rivals = 2 Punkte pro Lager rund um das erste Lager einer anderen Person.
help-points-pairs = Punkte pro Paar aus Beere und Ressource: Kristall bei der Flut 4, Artefakt beim Vulkan 3, Farbstoff bei den Wasserdörfern 3.
help-points-majorities = 6 Punkte für die meisten Lager neben einer Wasserzone, bei Gleichstand je 3.
help-points-fish = 3 Punkte pro Fisch.
