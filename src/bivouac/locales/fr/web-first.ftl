# La première minute : un nom que personne ne demande, le niveau d’un bot, comment on gagne, et les beaux moments.

## Noms. Suggestions séparées par des virgules ; agréables, courtes, pour tout le monde.
web-suggested-names = Étoile, Rivière, Bruyère, Alouette, Aurore, Braise, Clairière, Hirondelle
web-name-kept = Un nom ne peut pas être vide : vous restez { $name }.
web-table-name = Votre nom à cette table
web-table-name-of = Nom de { $player }

## L’accueil
web-lobby-bot-level = Niveau du bot
web-lobby-bot-level-of = { $game } : niveau du bot
web-lobby-against = niveau { $level }, { $name }
web-lobby-all-games = Afficher les { $count } parties
web-lobby-fewer-games = Afficher moins
web-lobby-leave-game = Quitter { $title }
web-lobby-left = Vous avez quitté cette partie · { $when }
web-lobby-return-table = Revenir à { $title }
web-lobby-watched = Tout le monde peut regarder ; les mains restent cachées
web-lobby-private = Réservée aux joueurs de cette table

## Quitter une table : une seule question
web-ask-leave = Quitter cette partie ? Elle est conservée : vous pourrez y revenir depuis l’accueil.
web-ask-leave-waiting = Quitter cette table ? Votre place sera libre pour quelqu’un d’autre.
web-ask-yes = Quitter
web-ask-no = Rester

## À la table
web-explanations = Expliquer chaque choix la première fois
web-table-goal = Comment on gagne :
web-table-goal-ends = Quand la partie finit :
web-table-voted-on = { $player } veut continuer : la partie se poursuit.
web-table-voted-on-close = D’accord
web-table-not-here = Pas encore là : { $players }.
