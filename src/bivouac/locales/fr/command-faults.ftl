# Ce qui ne va pas dans une commande : une ligne chacun.

command-no-language = langue inconnue '{ $language }' ; connues : { $known }
command-no-option = { $game } n’a pas d’option '{ $name }' ; il a : { $known }
command-no-bot = bot inconnu '{ $name }' ; connus : { $known }
command-bot-name = { $name } ne peut pas être le nom d’un bot : il a de 1 à { $most } lettres, chiffres et traits d’union, en commençant par une lettre
command-bot-ours = { $name } est un des bots de Bivouac ; donnez un autre nom à celui-ci
command-bot-twice = --bot { $name } est donné deux fois
command-bot-quotes = --bot { $name } : un guillemet de la commande n’est pas fermé
command-bot-command = --bot { $name }= attend ensuite une commande
command-bot-program = --bot { $name } : il n’y a pas de programme { $program }
command-bot-not-installed = aucun paquet installé n’apporte le bot { $name } ; il y a : { $known } ; pour un programme : --bot { $name }=COMMAND
command-bot-unusable = le bot { $name } ne peut pas jouer : { $why }
command-bot-unusable-says = le bot { $name } ne peut pas jouer : { $why } ({ $said })
command-arena-who = donnez les deux bots : --a BOT --b BOT, ou --bots A,B,... (voir 'bivouac arena --help')
command-arena-twice = --bots nomme les deux bots ; retirez --a et --b
command-arena-two = un match oppose deux bots, A d’abord et B à toutes les autres places, pas '{ $bots }'
command-set = --set demande nom=valeur, pas '{ $pair }'
command-set-twice = --set { $name } est donné deux fois
command-plug-in = l’extension { $name } = { $value } ne peut pas être chargée : { $error }
command-no-package = aucun paquet '{ $package }' avec un dossier { $folder }
command-not-compiled = les règles ne peuvent pas être compilées : { $reason }
command-process-ended = un processus qui jouait des parties a été arrêté ; y a-t-il assez de mémoire ?
command-no-output = impossible d’écrire la sortie : { $reason }

## Fichiers

command-cannot-write = impossible d’écrire { $path } : { $reason }
command-cannot-be-written = { $path } : écriture impossible : { $reason }
command-links = impossible d’écrire { $path } : ses liens ne mènent nulle part
command-needs-file = { $option } demande le nom d’un fichier
command-two-files = --csv et --records demandent deux fichiers
command-resume-csv = --resume demande le fichier --csv du match : il dit ce qui est terminé
command-is-folder = { $path } est un dossier, pas un fichier
command-not-regular = { $path } n’est pas un fichier ordinaire ; --resume ne peut pas le reprendre
command-not-empty = { $path } n’est pas vide ; choisissez un autre fichier
command-not-empty-resume = { $path } n’est pas vide ; --resume reprend le match qu’il contient
command-not-csv = { $path } : n’est pas le fichier CSV d’un match
command-not-records = { $path } : n’est pas le fichier d’enregistrements d’un match
command-file-not-text = { $path } : lecture impossible : ce n’est pas du texte
command-file-unreadable = { $path } : lecture impossible : { $reason }
command-game-twice = { $path } : la partie { $number } y figure deux fois
command-line-unreadable = { $path } : la ligne { $number } est illisible
command-line-no-record = { $path } : la ligne { $number } n’est pas l’enregistrement d’un match
command-other-match = { $path } : est d’un autre match, { $title }
command-no-record = { $path } : ne contient aucun enregistrement
os-no-file = fichier ou dossier introuvable
os-no-permission = accès refusé
os-not-permitted = opération non permise
os-is-folder = c’est un dossier
os-not-folder = ce n’est pas un dossier
os-no-space = plus de place sur le disque
os-read-only = système de fichiers en lecture seule
os-long-name = nom de fichier trop long
os-links = trop de liens symboliques à la suite
os-broken = erreur d’entrée ou de sortie

## Le serveur

command-bus = seul --bus memory: est possible pour l’instant, pas '{ $bus }'
command-no-address = --host { $host } : cette adresse n’existe pas
command-not-our-address = --host { $host } : n’est pas une adresse de cette machine
command-port-in-use = le port { $port } est occupé ; choisissez-en un autre, par exemple : --port { $other }
command-cannot-listen = écoute impossible à { $host }, port { $port } : { $reason }
command-client = le client de { $game } : { $path } : { $reason }
command-client-main = le client de { $game } : { $path } ne nomme aucune option 'main'
command-database-url = '{ $url }' n’est pas l’URL d’une base de données, comme { $example }
command-database-no-file = '{ $url }' ne nomme aucun fichier ; l’URL d’une base de données est comme { $example }
command-only-sqlite = seul sqlite est possible pour l’instant, pas '{ $kind }'
command-other-database = { $path } : est la base de données d’un autre programme
command-newer-database = { $path } : vient d’une version plus récente de bivouac ; utilisez celle-là
command-database-locked = { $path } : est verrouillé par un autre programme
command-database-unusable = { $path } : inutilisable : { $reason }
command-database-unsound = { $path } : n’est pas une base SQLite valide, ou est endommagé
command-cannot-open = { $path } : impossible de l’ouvrir en écriture : { $reason }
command-in-use = { $path } : est utilisé par un autre `bivouac serve`
command-secret-unreadable = { $path } : lecture ou création impossible : { $reason }
command-secret = { $path } : n’est pas un secret de { $count } octets ; supprimez-le

## Le terminal

command-resume-alone = --resume reprend une partie gardée ; il ne prend pas d’autre option
command-no-face = { $game } ne se joue pas au terminal ; { $known }, si
command-seats = cette partie a { $right } places, pas { $count }
command-human = une place au moins doit être '{ $person }' ; `bivouac simulate` fait jouer les bots seuls
command-not-saved = { $path } : n’est pas une partie gardée par `bivouac play`
command-none-unfinished = aucune partie inachevée de { $game } dans { $folder }

## Nombres de bots et de parties

command-bots = { $bots } bots pour { $seats ->
    [one] 1 place
   *[other] { $seats } places
} ; donnez un nom pour tous, ou un pour chacun
command-bots-players = { $bots } bots, mais players={ $players } ; donnez un nom pour tous, ou un pour chacun
command-files-apart = { $table } et { $records } ne vont pas ensemble, { $count ->
    [one] une partie avant la dernière ne figure
   *[other] { $count } parties ne figurent
} que dans l’un des deux ; donnez --csv et --records d’un même match, ou de nouveaux noms pour les deux, ou retirez --records
box-wanted = les fichiers que décrivent docs/components.md et docs/maps.md
box-named-twice = un autre dossier pour { $game } s’appelle aussi '{ $name }'
box-of-none = ses fichiers ({ $files }) ne sont ceux d’aucun jeu ; jeux : { $games }
box-of-many = ses fichiers ({ $files }) sont ceux de plusieurs jeux ({ $games })
box-name = un dossier de matériel a un nom de 1 à { $most } lettres
