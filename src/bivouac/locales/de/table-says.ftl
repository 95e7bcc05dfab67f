# Was sich Mitspielende sagen, aus einer Liste gewählt. $phrase und $about werden von NAMES gesagt.

table-says = { $who ->
    [you] Du
   *[other] { $player }
}: „{ NAMES($phrase) }“
table-says-about = { $who ->
    [you] Du
   *[other] { $player }
}: „{ NAMES($phrase) } { NAMES($about) }“
says-yes = Ja, gern.
says-no = Lieber nicht.
says-thanks = Danke!
says-well = Gut gespielt!
refused-no-phrases = An diesem Tisch kann man mit niemandem sprechen.
refused-many-phrases = Du hast seit der letzten Entscheidung { $most } Dinge gesagt. Warte auf die nächste.
