# Ce que partagent toutes les pages du navigateur.

web-unreachable = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
web-page-missing = Cette page n’a pas pu être chargée. Rechargez-la, s’il vous plaît.

## La barre du haut et son menu

web-logo = Bivouac, vers l’accueil
web-pages = Pages
web-home = Accueil
web-rules = Règles
web-records = Replays
web-menu = Menu
web-menu-pages = Autres pages
web-language = Langue
web-theme = Thème
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-now = { $theme ->
    [light] Couleurs claires. Appuyez pour les sombres.
    [dark] Couleurs sombres. Appuyez pour suivre le système.
   *[system] Couleurs du système. Appuyez pour les claires.
}
web-sound = Sons doux : votre tour, les grands moments
web-notify = Me prévenir quand c’est à moi
web-notify-denied = Ce navigateur bloque les notifications de ce site. Vous pouvez changer cela dans ses réglages.
web-motion = Animer les pièces
web-letters = Raccourcis à une lettre
web-keys = Clavier
web-to-lobby = Retour à l’accueil
web-copy = Copier
web-copied = Copié

## Personnes, bots et jeux

web-playing-as = Vous jouez sous le nom de
web-your-name = Votre nom
web-ask-name = Comment les autres doivent-ils vous appeler ?
web-name-needed = Tapez d’abord un nom : les autres le verront.
web-guest = Invité
web-seat-open = Place libre
web-name-numbered = { $name } { $number }
web-game-dewan = Dewan
web-game-iwari = Iwari
web-table-line = { $scenario }, { $players } joueurs
# $way : comment on joue, quand ce n'est pas la façon habituelle.
web-table-way = { $scenario }, { $way }
web-bot-line-random = Joue n’importe quel coup permis. Facile à battre.
web-bot-line-greedy = Prend ce qui rapporte le plus tout de suite. Bien pour une première partie.
web-bot-line-level1 = Joue pour le plaisir et fait des erreurs de débutant.
web-bot-line-level2 = Prend ce qui rapporte tout de suite, mais laisse parfois passer des choses.
web-bot-line-level3 = Voit tous les coups et sait ce qui paie à la fin.
web-bot-line-level4 = Anticipe les prochains tours et explore plusieurs suites.
web-bot-line-level5 = Réfléchit jusqu’à une seconde par tour. Notre bot le plus fort.
web-bot-by-others = Un bot d’un autre auteur, proposé par qui tient ce serveur.
web-bot-level = Niveau { $level } : { $name }

## Un jeu dont les règles ne sont pas encore prêtes

web-preparing = Les règles du jeu { $game } se préparent
web-preparing-tab = { $game } · Bivouac
web-preparing-share = { $percent } %
web-preparing-table = La table est enregistrée. Elle s’ouvrira ici d’elle-même dès que les règles seront prêtes.
web-preparing-lesson = La suite commence ici d’elle-même dès que les règles sont prêtes.
web-preparing-replay = La partie s’affichera ici dès que les règles seront prêtes.
web-preparing-once = Cela n’arrive qu’une fois, après l’installation ou une mise à jour du serveur. En attendant, vous pouvez quitter cette page et y revenir.
web-preparing-unreached = Le serveur ne répond pas pour l’instant. Rien n’est perdu ; cette page continue de l’interroger.
web-preparing-failed = Les règles du jeu { $game } n’ont pas pu être préparées
web-preparing-failed-line = On ne peut pas y jouer sur ce serveur pour le moment. La personne qui gère le serveur en trouvera la raison dans son terminal ou son journal ; une fois le problème réglé et le serveur relancé, tout reprendra ici de soi-même.

## Une page qui n'existe pas

web-lost-tab = Introuvable · Bivouac
web-lost-title = Aucun chemin ne mène ici
web-lost-line = Il n’y a pas de page à cette adresse. Elle est peut-être mal écrite, ou la table n’existe plus.

## Mélanges équitables

web-fair-from-start = Tous les mélanges de cette table sont déjà fixés : empreinte { $commitment }…
web-fair-link = Pourquoi c’est équitable
web-fair-shown = Mélanges équitables : la graine peut être vérifiée
web-fair-hidden = Mélanges équitables : fixés avant la première carte
web-fair-commitment = Empreinte, connue dès le début
web-fair-seed = Graine, dévoilée à la fin

## Cartes, mains et aide

web-new = nouv.
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Tout montrer
web-names = Noms des cases
web-hand = Main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-hand-empty = Aucune carte en main
web-rule = Règle { $rule }
