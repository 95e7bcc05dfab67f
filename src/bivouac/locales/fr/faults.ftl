# Ce qui ne va pas dans un enregistrement ou un fichier de matériel : des morceaux d'une ligne.

## Assemblage

fault-at = { $where } : { $reason }
fault-by-rule = { $reason } ({ $rule })
fault-at-event = événement { $number } : { $reason }
fault-the-record = l’enregistrement
fault-a-wish = un souhait
fault-a-draft = une ébauche
fault-decision = une décision { $do }
fault-event-of = un événement { $chance }
fault-each = chaque élément de { $key }

## Fichiers

fault-words = { $path } : lecture impossible : { $reason }
fault-folder = impossible de le lire comme dossier de matériel : { $reason }
fault-no-components = ne contient pas de matériel ; attendu : { $wanted }
fault-wanted = au moins un des fichiers { $files }
fault-unreadable = lecture impossible : { $reason }
fault-not-text = n’est pas du texte en UTF-8
fault-toml = n’est pas du TOML valide : { $reason }
fault-toml-at = n’est pas du TOML valide à la ligne { $line }, colonne { $column } : { $reason }
fault-toml-end = n’est pas du TOML valide à la fin : { $reason }
fault-json = JSON non valide : { $reason }
fault-json-at = JSON non valide à la colonne { $column } : { $reason }
fault-json-twice = JSON non valide : la clé { $key } figure deux fois dans un même objet
fault-nested = est imbriqué trop profondément
json-value = valeur attendue
json-comma = ',' attendu
json-colon = ':' attendu
json-name = nom de clé entre guillemets doubles attendu
json-string = texte jamais fermé, qui commence ici
json-control = caractère de contrôle interdit
json-escape = séquence \ non valide
json-unicode = séquence \uXXXX non valide
json-extra = données en trop
json-trailing-object = virgule de trop à la fin d’un objet
json-trailing-array = virgule de trop à la fin d’une liste
toml-value = valeur absente ou fausse
toml-string = texte jamais fermé
toml-array = liste jamais fermée
toml-table = table entre accolades jamais fermée
toml-equals = '=' attendu après une clé
toml-key = ni clé ni table ne commence ici
toml-newline = la ligne continue après sa valeur
toml-twice = clé ou table donnée deux fois
toml-character = caractère interdit
toml-escape = séquence \ non valide
toml-bracket = ']' attendu après le nom d’une table

## Valeurs

value-list = une liste
value-object = un objet
value-table = une table
value-huge = un nombre énorme
fault-id = { $what } doit avoir 1 à 40 des caractères A-Z a-z 0-9 + . _ -, pas { $value }
fault-unknown-word = { $noun } : { $value } est inconnu ; connus : { $known }
fault-number-of = { $what } doit être un nombre entier de { $low } à { $high }, pas { $value }
fault-unknown-key = clé inconnue { $key } ; connues : { $known }
fault-missing-key = la clé '{ $key }' manque ; nécessaires : { $needed }
fault-flag-of = { $key } doit être true ou false, pas { $value }
fault-list-of = { $key } doit être une liste, pas { $value }
fault-entries-of = { $key } doit avoir { $right } éléments, pas { $count }
fault-entries-within = { $key } doit avoir { $low } à { $high } éléments, pas { $count }
fault-twice-in = { $key } contient { $value } deux fois ; une suffit
fault-empty = est vide ; il faut au moins une entrée ({ $noun }) parmi : { $known }
fault-table = doit être une table, pas { $value }
fault-id-taken = l’id '{ $name }' est déjà pris par { $noun } { $first }
fault-missing = '{ $key }' manque
fault-object = doit être un objet, pas { $value }
fault-object-or-null = doit être un objet ou null, pas { $value }
fault-has-keys = clé inconnue { $key } ; il y a : { $known }
fault-entries-to = doit avoir 1 à { $limit } éléments, pas { $count }
fault-entries-from = doit avoir { $low } à { $high } éléments, pas { $count }
fault-entries-most = doit avoir au plus { $most } éléments, pas { $count }
fault-list = doit être une liste, pas { $value }
fault-entries = doit avoir { $size } éléments, pas { $count }
fault-number = doit être un nombre entier de { $low } à { $high }, pas { $value }
fault-flag = doit être true ou false, pas { $value }
fault-string = doit être un texte, pas { $value }
fault-hex = doit avoir { $size } chiffres hexadécimaux, pas { $value }
fault-one-of = doit être l’un de { $known }, pas { $value }
fault-an-id = un id est un texte ou un nombre entier, pas { $value }
fault-must-be = '{ $key }' doit être { $right }, pas { $value }
kind-number = un nombre entier
kind-flag = true ou false
kind-cards = une liste de cartes

## Choses

fault-no-such = { $what } { $name } : n’existe pas
fault-thing-twice = { $what } { $name } : figure deux fois
fault-twice = { $name } figure deux fois
fault-nowhere = { $what } { $name } : ne se trouve dans aucun de { $places }
fault-named-by = { $what } : le nom est un texte ou un nombre, pas { $name }
thing-card = carte
thing-contested-token = jeton contesté
thing-space = case
thing-spot = emplacement
thing-story = histoire
thing-territory = territoire
thing-tile = tuile
thing-connection = connexion
thing-expedition = expédition
fault-hand-size = la place { $seat } a { $count } cartes, pas { $right }
fault-slot-empty = la place { $slot } est vide
fault-card-count = doit avoir { $right } cartes, pas { $count }

## Le hasard

fault-no-chance = il n’y a pas d’événement de hasard { $kind } ; il y a : { $known }
fault-no-shuffle = rien n’est mélangé maintenant : { $due }
fault-shuffle-into = les cartes mélangées vont dans '{ $into }', pas dans { $value }
fault-shuffled-twice = la carte { $card } est mélangée deux fois
fault-not-discarded = la carte { $card } est mélangée, mais n’est pas dans la défausse
fault-not-shuffled = la carte { $card } est dans la défausse, mais n’est pas mélangée
fault-commitment = son SHA-256 n’est pas l’engagement
fault-no-seed = 'seed' manque alors que la partie est terminée
fault-not-the-seed = n’est pas ce que donne la graine : { $reason }
fault-part-not-the-seed = { $part } n’est pas ce que donne la graine : { $reason }

## Enregistrements

fault-no-decision = il n’y a pas de décision { $do } ; il y a : { $known }
fault-event-object = un événement doit être un objet, pas { $value }
fault-no-game = jeu inconnu '{ $name }' ; connus : { $known }
fault-game-name = doit être le nom d’un jeu, pas { $value }
fault-format = doit être '{ $right }', pas { $value }
fault-names = doit être une liste de textes, null pour une place sans nom
fault-over = ne peut pas être null : la partie est terminée
fault-not-over = manque : il y a un résultat, mais la partie n’est pas terminée
fault-gone = manque ; la valeur juste est { $right }
fault-stranger = { $key } n’a rien à faire là
fault-differs = doit être { $right }, pas { $value }
fault-long-ids = ses ids sont trop longs pour être montrés
fault-rows = les lignes sont illisibles : { $reason }
fault-row-missing = la ligne { $number } manque
fault-row-undo = la ligne { $number } annule autre chose que la dernière décision
fault-lesson = la leçon { $lesson } n’est plus la même
