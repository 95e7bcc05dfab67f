# Dewan: the player aid, and the course of a turn before the rules.

aid-dewan-one-of-two = Tu tust eines von beiden.
aid-dewan-take = Sie liegen in der Reihe nebeneinander; der Nachziehstapel füllt sie auf.
aid-dewan-camp = Lager platzieren
aid-dewan-place = Reise von einem deiner Lager zu einem freien Feld, das nicht Wasser ist, bezahle Karte für Karte und stelle dein linkes Lager dorthin.
aid-dewan-place-lake = Reise von einem deiner Lager zu einem freien Feld, bezahle Karte für Karte und stelle dein linkes Lager dorthin; auf Wasser wird es ein Wasserdorf.
aid-dewan-after = Danach
aid-dewan-check = Ziele, die du jetzt erfüllst, schiebst du nach oben. Jedes bringt dir eine Karte.
aid-dewan-cost-land = Für jedes Feld eine Karte seines Terrains, auch für das erste und das letzte.
aid-dewan-cost-water = Eine einzige Wasserkarte für eine ganze Wasserzone, am Stück durchquert.
aid-dewan-cost-start = Bei deinem ersten Lager: irgendeine Karte.
aid-dewan-cost-other = Durch ein fremdes Lager: Die Karte bekommt, wem es gehört. Bei einem ersten Lager geht jede Karte.
aid-dewan-brings-berry = Jedes Lager: eine Beere, wenn seine Zone noch eine hat.
aid-dewan-camps = Lager { $camps }:
aid-dewan-brings-story = nimm ein Ziel, ein offenes oder das oberste vom Stapel.
aid-dewan-brings-tuck = du darfst eine Handkarte unter dein Tableau schieben; eine Hälfte zählt.
aid-dewan-brings-fire = ein Feuer, und die letzte Runde.

## The points of a scenario that is not packaged

aid-dewan-each = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
aid-dewan-points-stories = { $points ->
    [1] Die Punkte deiner erfüllten Ziele.
   *[other] Die Punkte deiner erfüllten Ziele, { $points }-fach.
}
aid-dewan-points-fire = { $worth } pro Feuer: auf erfüllten Zielen, unter dem Tableau und für ein Lager, das eines bringt.{ $volcano ->
    [0] { "" }
   *[other] { " " }Ein Lager neben dem Vulkan zählt als { $volcano } Feuer.
}
aid-dewan-points-most_fire = { $worth } für die meisten Feuer, bei Gleichstand für alle Beteiligten.
aid-dewan-points-groups = { $worth } pro Gruppe aus mindestens zwei zusammenhängenden Lagern.{ $team ->
    [yes] { " " }Beide Mitglieder des Teams müssen dabei sein.
   *[no] { "" }
}
aid-dewan-points-berries = { $team ->
    [yes] { $worth } pro Beerenpaar, eine von jedem Mitglied, auch unter dem Tableau.
   *[no] { $worth } pro Beere, auch unter dem Tableau.
}
aid-dewan-points-zones = { $worth } pro Zone mit einem Lager von dir: { NAMES($terrains) }.
aid-dewan-points-water = { $worth } pro Wasserzone neben einem Lager von dir.
aid-dewan-points-rivals = { $worth } pro Lager rund um das erste Lager einer anderen Person.
aid-dewan-points-pairs = { $worth } pro Paar aus Beere und Ressource: { NAMES($resource) }.
aid-dewan-points-majorities = { $worth } für die meisten Lager neben einer Wasserzone, bei Gleichstand je { $tied }.
aid-dewan-points-fish = { $worth } pro Fisch.
