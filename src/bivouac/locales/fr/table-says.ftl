# Ce que se disent ceux qui jouent ensemble, choisi dans une liste. $phrase et $about sont dits par NAMES.

table-says = { $who ->
    [you] Vous
   *[other] { $player }
} : « { NAMES($phrase) } »
table-says-about = { $who ->
    [you] Vous
   *[other] { $player }
} : « { NAMES($phrase) } { NAMES($about) } »
says-yes = Oui, volontiers.
says-no = Plutôt pas.
says-thanks = Merci !
says-well = Bien joué !
refused-no-phrases = À cette table, on ne peut parler à personne.
refused-many-phrases = Vous avez dit { $most } choses depuis la dernière décision. Attendez la suivante.
