# Les bots d’autres auteurs à une table. Une raison (visitor-...) est dite après deux points, ici comme dans les commandes.

table-taken-over = { $player } ne joue plus : { $why }. Désormais, le bot { NAMES($bot) } y décide.

## Pourquoi un bot ne joue plus

visitor-not-started = impossible de le lancer
visitor-ended = son programme s’est arrêté (code { $status })
visitor-silent = son programme ne dit plus rien
visitor-slow = { $seconds ->
    [one] pas de réponse en { $seconds } seconde
   *[other] pas de réponse en { $seconds } secondes
}
visitor-long = une ligne de plus de { $bytes } octets
visitor-garbled = une réponse incompréhensible
visitor-illegal = { $count } réponses de suite que les règles ne permettent pas
visitor-asks = plus de { $count } questions pour une seule décision
visitor-declines = il ne joue pas à ce jeu
visitor-gone = ce serveur ne le propose plus
visitor-broken = une réponse que ce serveur n’a pas pu traiter
