# La ligne de commande : l'aide, et ce que dit argparse. Une ligne chacun, sans variantes : --help vient tout de suite.

command-about = Dewan et Iwari : jouer, revoir, simuler, mesurer.
command-stop = .
command-serve = jouer dans le navigateur, seul ou à plusieurs
command-play = jouer dans le terminal contre des bots
command-simulate = faire jouer beaucoup de parties entre bots
command-arena = opposer deux bots, chacun à toutes les places des mêmes donnes
command-check = rejouer des enregistrements et les vérifier
command-show = afficher un enregistrement en texte, coup par coup
command-analyse = évaluer une partie, décision par décision
command-puzzles = réunir des énigmes : des décisions de parties enregistrées où un choix est nettement le meilleur
command-perft = compter les suites possibles sur un nombre de décisions
command-bench = mesurer la vitesse du moteur
command-compile = compiler les règles maintenant, pour que le premier coup n’attende pas
command-map = vérifier ou dessiner une carte d’Iwari
command-map-check = prouver que des cartes sont correctes et que rien ne se recouvre
command-map-draw = dessiner une carte en image

## Options

command-default = par défaut : { $value }
command-help-host = adresse d’écoute ; 0.0.0.0 : toutes
command-help-db = par défaut : un fichier de votre dossier de données
command-help-name = un nom d’hôte de ce serveur, p. ex. play.example.org
command-help-no-open = ne pas ouvrir le navigateur
command-help-game = dewan ou iwari
command-help-bench-game = dewan ou iwari ; par défaut : les deux
command-help-set = une option du jeu, p. ex. players=4, scenario=volcano, deeds=union,honour
command-help-components = un dossier de matériel à utiliser à la place
command-help-bots = { $bots } : un pour toutes les places, ou un par place avec des virgules, ce qui dit aussi à combien on joue ; par défaut : { $value }
command-help-bots-play = { $bots } : un pour toutes les autres places, ou un par place avec des virgules ; par défaut : { $value }
command-help-arena-bots = les deux à la fois, A d’abord, puis B pour chaque autre place : autant de noms que de joueurs
command-help-b = le bot de toutes les autres places
command-help-bot = un bot à vous : un programme qui parle en lignes de JSON (docs/bots-by-others.md), sous un nom pour --bots, --a et --b ; à donner plusieurs fois si besoin
command-help-serve-bot = un bot d’un autre auteur à proposer aux nouvelles tables : NAME=COMMAND, ou le NAME d’un bot installé ; à donner plusieurs fois si besoin
command-help-bot-seconds = le temps de réflexion d’un bot d’un autre auteur, par décision ; par défaut : { $value }
command-help-bot-memory = la mémoire que peut prendre un bot d’un autre auteur ; par défaut : { $value }
command-help-seed = installer la partie de cette graine
command-help-language = en, fr, de ou ja ; par défaut : celle de votre système
command-help-resume = reprendre la dernière partie inachevée
command-help-jobs = parties à la fois ; par défaut : une par cœur
command-help-records = écrire chaque partie comme enregistrement
command-help-json = afficher un objet JSON
command-help-quality = combien de travail : quick, standard ou deep ; par défaut : standard
command-help-analysis-jobs = fils d’exécution ; par défaut : un par cœur
command-help-analysis-json = afficher un objet JSON (docs/analysis.md)
command-help-puzzles = le fichier à écrire
command-help-csv = écrire une ligne par partie et par place
command-help-budget = millisecondes par tour, au plus
command-help-trials = positions examinées par tour, au plus
command-help-arena-csv = écrire une ligne par partie quand elle se termine
command-help-arena-resume = reprendre le match du fichier --csv
command-help-map-files = par défaut : les cartes fournies
command-help-map-file = un fichier de carte, ou une carte fournie par son nom
command-help-map-output = par défaut : la sortie standard
command-help-help = afficher cette aide et quitter
command-help-version = afficher le numéro de version et quitter

## Ce que dit argparse

command-usage = usage :
command-options = options :
command-positional = arguments :
command-argument = argument { $argument } : { $reason }
command-required = il manque les arguments : { $arguments }
command-unrecognized = arguments inconnus : { $arguments }
command-one-argument = il faut une valeur
command-some-argument = il faut au moins une valeur
command-most-argument = il faut au plus une valeur
command-explicit = ne prend pas de valeur : { $argument }
command-choice = choix impossible : { $value } (au choix : { $choices })
command-wrong = { $reason } (voir '{ $command } --help')
command-no-number = '{ $value }' n’est pas un nombre entier
command-number-between = { $value } n’est pas entre { $low } et { $high }

## Ce que les commandes disent d'elles-mêmes

command-compiling = compilation des règles, une seule fois
command-parts-left = reste { $count }, en cours : { $part }
command-served = Bivouac est à { $url } (Ctrl+C l’arrête)
command-https = D’autres peuvent atteindre ce serveur : sur Internet, mettez devant lui un serveur avec HTTPS et nommez-le avec --name (docs/host.md)
command-no-browser = aucun navigateur n’a pu être ouvert : { $reason }
command-help-serve-components = un dossier de matériel à proposer en plus ; peut être donné plusieurs fois
