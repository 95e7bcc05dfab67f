# What players who play together say to each other, chosen from a list. $phrase and $about are said by NAMES.

table-says = { $who ->
    [you] You
   *[other] { $player }
}: “{ NAMES($phrase) }”
table-says-about = { $who ->
    [you] You
   *[other] { $player }
}: “{ NAMES($phrase) } { NAMES($about) }”
says-yes = Yes, gladly.
says-no = Rather not.
says-thanks = Thank you!
says-well = Well played!
refused-no-phrases = Nobody can be spoken to at this table.
refused-many-phrases = You have said { $most } things since the last decision. Wait for the next one.
