# Dewan, le coach : une phrase avant une décision, une après. Il montre ce dont il parle.
# $player est un nom ; les codes des choses sont dits avec NAMES.

## Un tour : ce qui pèse le plus

coach-dewan-last-turn = C’est votre dernier tour : seul ce qui rapporte tout de suite compte encore.
coach-dewan-last-turn-scores = C’est votre dernier tour : seul ce qui rapporte tout de suite compte encore, comme un camp ici.
coach-dewan-last-turn-cards = C’est votre dernier tour, et aucun camp ne vous rapporte plus de points : les cartes en main ne font que départager.
coach-dewan-story-now = Un camp ici valide cette histoire : { $points } { $points ->
    [one] point
   *[other] points
} que personne ne vous reprendra.
coach-dewan-last-camp = Votre prochain camp est le dernier, et la partie finit avec ce tour de jeu : { $standing ->
    [ahead] pour l’instant, vous avez { $points } { $points ->
        [one] point
       *[other] points
    } d’avance.
    [behind] pour l’instant, vous avez { $points } { $points ->
        [one] point
       *[other] points
    } de retard.
   *[level] pour l’instant, vous êtes en tête à égalité.
}
coach-dewan-others-last-camp = Il reste un camp à { $player } : dès qu’il est placé, on termine le tour de jeu et la partie est finie.
coach-dewan-tuck-ahead = Un camp ici vous laisse glisser une carte, et celle-ci valide votre histoire : ne la dépensez pas en chemin.
coach-dewan-row-story = Avec ces deux cartes, vous pourriez payer un camp ici, qui valide cette histoire : { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-takes = Un camp ici fait perdre { $points } { $points ->
    [one] point
   *[other] points
} à { $player }.
coach-dewan-gain-groups = Les camps qui se touchent rapportent : ici, un nouveau camp vaut { $points } points pour un groupe.
coach-dewan-gain-berries = Des baies sont à portée : un camp ici rapporte { $points } { $points ->
    [one] point
   *[other] points
} pour elles.
coach-dewan-gain-fire = Un camp ici vous apporte du feu : { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-gain-most-fire = Avec un camp ici, personne n’a plus de feu que vous : { $points } points pour cela.
coach-dewan-gain-majorities = Un camp ici rapporte { $points } points pour les rivages : on y compte le plus de camps à côté d’un lac.
coach-dewan-gain-zones = Un camp ici est votre premier dans sa zone, et la zone rapporte { $points } points.
coach-dewan-gain-water = Un camp ici touche une eau nouvelle pour vous : { $points } points.
coach-dewan-gain-rivals = Un camp ici est juste à côté du camp de départ d’un autre joueur : { $points } points.
coach-dewan-gain-pairs = Un camp ici fait une paire d’une baie et de sa ressource : { $points } points.

## Un tour où moins de choses pressent

coach-dewan-lacks-land = Il ne manque qu’une chose à votre histoire, dans une zone où vous n’avez pas de camp : { NAMES($symbol) }.
coach-dewan-lacks-water = Il ne manque qu’une chose à votre histoire, un autre lac à côté d’un de vos camps : { NAMES($symbol) }.
coach-dewan-lacks-resource = Il ne manque qu’une chose à votre histoire, à côté d’un nouveau camp ou sur une carte glissée : { NAMES($symbol) }.
coach-dewan-nearer = Un camp ici fait avancer votre histoire : { $have } conditions sur { $need } seraient remplies.
coach-dewan-others-lack = Il ne manque qu’une chose à { $player } pour une histoire à { $points } points, et la rangée la montre : { NAMES($symbol) }.
coach-dewan-event-rain = Prendre deux cartes maintenant vide la pile : il pleut, et c’est vous qui posez l’eau.
coach-dewan-event-lava = Prendre deux cartes maintenant vide la pile : le volcan entre en éruption, et c’est vous qui posez la lave.
coach-dewan-event-fish = Prendre deux cartes maintenant vide la pile : le poisson mord, et vos villages peuvent en attraper.
coach-dewan-tuck-soon = Après votre prochain camp vous pourrez glisser une carte, alors ou jamais : gardez-en une qui manque à une histoire, comme celle-ci.
coach-dewan-tuck-nothing = Après votre prochain camp vous pourriez glisser une carte, mais le chemin coûte toute votre main : il en faudrait une de plus.
coach-dewan-story-soon = Votre prochain camp apporte une histoire, et de celle-ci vous avez déjà { $have } conditions sur { $need }.
coach-dewan-gift = Le chemin jusqu’ici passe chez { $player }, et la carte payée là ira dans sa main.
coach-dewan-berry = Il reste une seule baie dans cette zone : le prochain camp la prend, le vôtre ou celui d’un autre.
coach-dewan-joins = Attention ici : un camp sur cette case réunit des groupes à vous en un seul et coûte { $points } points.
coach-dewan-large-hand = Vous avez { $count } cartes en main : ce qui n’est jamais dépensé ne fait que départager à la fin.

## Quelle histoire, quelle moitié, où poser le jeton, pêcher ou non

coach-dewan-story-met = De cette histoire vous avez déjà tout : prise maintenant, elle est validée à la fin de votre tour, { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-story-shared = Il ne manque rien à cette histoire qui ne manque aussi aux vôtres : un camp peut en servir plusieurs.
coach-dewan-story-have = De cette histoire vous avez déjà { $have } conditions sur { $need }.
coach-dewan-story-home = Une bonne part de cette histoire est autour de votre camp de départ : { $have } des { $need } choses qu’elle demande.
coach-dewan-tuck-story = Avec cette moitié votre histoire est validée, { $points } { $points ->
    [one] point
   *[other] points
} : { NAMES($half) }.
coach-dewan-tuck-points = Une moitié de votre main rapporte aussitôt { $points } { $points ->
    [one] point
   *[other] points
} : { NAMES($half) }.
coach-dewan-tuck-nearer = Une moitié de votre main porte une histoire à { $have } conditions sur { $need } : { NAMES($half) }.
coach-dewan-tuck-none = Aucune moitié de votre main n’aide une histoire ; mais un emplacement laissé vide le reste jusqu’à la fin.
coach-dewan-marker-gain = Le jeton peut vous servir : ici, il rapporte { $points } { $points ->
    [one] point
   *[other] points
}.
coach-dewan-marker-splits = Ici, le jeton fait deux zones d’une seule, et il manque à vos histoires des zones de ce terrain : { NAMES($symbol) }.
coach-dewan-marker-berries = Cette case est une zone entière : sous le jeton, ses baies sont perdues pour tout le monde.
coach-dewan-fish = Une carte au choix pour { $count } { $count ->
    [one] poisson
   *[other] poissons
} : { $points } points.

## Ce qu’une décision a apporté

coach-dewan-brought-last-round = Votre dernier camp est placé : les autres finissent le tour de jeu, puis on compte les points.
coach-dewan-brought-story = { $count ->
    [one] Voilà une histoire validée : { $points } { $points ->
        [one] point
       *[other] points
    } acquis pour de bon.
   *[other] Voilà { $count } histoires validées : { $points } points acquis pour de bon.
}
coach-dewan-brought-groups = Un nouveau groupe de camps qui se touchent : { $points } points.
coach-dewan-brought-berries = Des baies, et { $points } { $points ->
    [one] point
   *[other] points
} pour elles.
coach-dewan-brought-fire = Du feu, et { $points } { $points ->
    [one] point
   *[other] points
} pour lui.
coach-dewan-brought-most-fire = Personne n’a plus de feu que vous maintenant : { $points } points, tant que cela dure.
coach-dewan-brought-majorities = Les rivages vous rapportent { $points } points de plus, tant que personne n’y a plus de camps.
coach-dewan-brought-zones = Une zone nouvelle pour vous : { $points } points.
coach-dewan-brought-water = Une eau nouvelle à côté de vos camps : { $points } points.
coach-dewan-brought-rivals = Un camp juste à côté du camp de départ d’un autre joueur : { $points } points.
coach-dewan-brought-pairs = Une baie a trouvé sa paire : { $points } points.
coach-dewan-brought-joined = Des groupes à vous n’en font plus qu’un, ce qui vous coûte { $points } points.
coach-dewan-brought-nearer = De cette histoire vous avez maintenant { $have } conditions sur { $need }.
coach-dewan-brought-berry-pair = Une baie est à vous ; elle comptera avec ce qui fait la paire : { NAMES($resource) }.
coach-dewan-brought-berry-team = Une baie est à vous ; elle comptera dès que votre partenaire en aura une pour elle.
coach-dewan-brought-no-tuck = Il ne vous restait aucune carte à glisser : cet emplacement reste vide jusqu’à la fin.
coach-dewan-brought-empty-slot = Rien de glissé : cet emplacement reste vide jusqu’à la fin.
coach-dewan-brought-gift = La carte payée en chemin est maintenant dans la main de { $player }.
coach-dewan-brought-fish = { $count } { $count ->
    [one] poisson
   *[other] poissons
} pour une carte : { $points } points.
