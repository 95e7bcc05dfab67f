# Ce qui s’ouvre à côté de la table : les cartes, une règle, la mise en place, ce qu’on peut dire.

web-beside-close = Fermer
web-cards-open = Cartes et défausse
web-cards-open-count = { $count ->
    [one] Cartes et défausse : { $count } défaussée
   *[other] Cartes et défausse : { $count } défaussées
}
web-cards-kind = { $unseen ->
    [one] { $unseen } non vue
   *[other] { $unseen } non vues
} sur { $box }
web-key-cards = Cartes et défausse
web-rule-title = Règle { $rule }
web-rule-all = Toutes les règles, dans un nouvel onglet
web-rule-chapter = Du chapitre « { $chapter } »
web-setup-title = Mise en place
web-setup-step = { $step } sur { $steps }
web-setup-back = Retour
web-setup-next = Suite
web-setup-skip = Passer
web-setup-done = Jouer
web-setup-never = Ne plus montrer pour les nouvelles parties
web-setup-again = La mise en place de la partie
web-say-open = Dire quelque chose
web-say-title = Dire quelque chose
web-say-hint = Toute la table le lit, chacun dans sa langue. Les cartes en main restent secrètes.
web-say-about = Lequel ?
web-say-back = Autres phrases
web-say-hide = Masquer ce que disent les autres
web-key-say = Dire quelque chose à vos partenaires
web-saying = { NAMES($phrase) }
web-saying-about = { NAMES($phrase) } { NAMES($about) }
web-say-place = { NAMES($place) }
