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
