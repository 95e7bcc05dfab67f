# A moment of a replay: its link, playing on from there, and the lines from there compared.

## Le lien d’un moment

web-moment-link = Copier un lien vers ce moment
web-moment-copied = Le lien vers ce moment est copié.
web-moment-by-hand = Copiez ce lien : { $link }
web-moment-file = Une partie ouverte depuis un fichier n’a pas de lien. Envoyez le fichier et indiquez l’étape : { $step }.

## Et si

# $line : le scénario ou la carte, et pour combien de joueurs.
web-what-if-line = Et si : { $line }
web-what-if = Et si
web-what-if-play = Jouer la suite à partir d’ici
web-what-if-over = La partie est terminée ici. Revenez un peu en arrière pour jouer la suite.
web-what-if-about = Les mains et tout ce qui est visible restent tels quels. Ce que personne n’a encore vu est mélangé de nouveau : savoir comment la partie a continué n’aide pas.
web-what-if-seat = Vous jouez
web-what-if-others = Les autres joueurs sont des bots
web-what-if-go = Jouer la suite
web-what-if-close = Fermer
web-what-if-origin = Voir ce moment dans la partie d’origine
web-what-if-again = Réessayer

## Suites

web-lines = Comparer les suites
web-lines-here = Les suites à partir d’ici
web-lines-afresh = Comparer les suites de cette étape
web-lines-played = Comme elle a été jouée
web-lines-tried = Votre essai, { $when }
web-lines-none = Vous n’avez encore rien essayé à partir d’ici. Jouez la suite, puis comparez.
web-lines-round = Tour { $round }, partie en cours
web-lines-stopped = Arrêtée au tour { $round }
web-lines-replay = Revoir cette suite
web-lines-open = La continuer
web-lines-loading = Recherche des suites…
web-lines-chance = Pour { $player }, les chances de victoire étaient alors de { $chance }.
web-lines-measure = Quelles étaient les chances ?
