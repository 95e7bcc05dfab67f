# Jouer au terminal, quel que soit le jeu.

terminal-person = { $player } : à ce clavier
terminal-bot = { $player } : un bot, { $bot }
# $share: a whole number of percent.
terminal-thinking = { $player } réfléchit : { $share } %
terminal-prompt = { "> " }
terminal-commands = b retour · u annuler · h aide · l journal · s score · t table · i cartes · q quitter
terminal-how = Tapez un nombre de 1 à { $count }, ou h pour l’aide.
terminal-what = « { $typed } » n’est pas un choix ici : tapez un nombre de 1 à { $count }, ou h pour l’aide.
terminal-confirm = Entrée pour le faire, b pour revenir :{ " " }
terminal-confirm-how = Appuyez sur Entrée pour le faire, ou tapez b puis Entrée pour revenir.
terminal-no-undo = Rien à annuler : d’autres ont joué depuis, ou quelque chose de caché a été révélé.
terminal-no-back = Il n’y a rien à quoi revenir.
terminal-undone = Annulé.
terminal-more-log = … { $count } { $count ->
    [one] ligne précédente
   *[other] lignes précédentes
} ; l montre tout.
terminal-hand-over = { $player }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.{ " " }
terminal-left = La partie est conservée. Pour continuer : { $command } play { $game } --resume
terminal-final = Score final
# Au-dessus de la fin d'une partie sans points.
terminal-verdict = La fin de la partie
terminal-record = Graine { $seed }. L’enregistrement de cette partie :
