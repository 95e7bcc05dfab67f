# Iwari, la première minute : comment on gagne, quand la partie finit, et les beaux moments.

iwari-goal-wins = La tribu qui a le plus de points l’emporte : huttes dans les territoires, totems aux connexions, colonies.
iwari-goal-wins-third = La tribu qui a le plus de points (huttes, totems, colonies) l’emporte. Si c’est la troisième tribu, vous perdez tous les deux.
iwari-goal-ends = Quand la pioche s’est vidée deux fois, ou que quelqu’un a posé sa dernière hutte, on termine le tour de table. Les huttes rapportent aussi des points quand la pioche se vide la première fois.
iwari-goal-wins-void = Tenez bon face au néant. { $limit ->
    [one] Il gagne avec son premier territoire
   *[other] Il gagne avec { $limit } territoires
}, ou avec { $group } ruines reliées par des sentiers.
iwari-goal-ends-void = La partie finit quand tous les territoires sont décomptés, quand il manque une construction à poser, ou quand la troisième carte Néant est mise à côté du plateau.
iwari-highlight-claimed = { $territory } est revendiqué
iwari-highlight-claimed-line = Totems sur place : { $ours }, contre { $theirs } au néant.
iwari-highlight-taken = Le néant prend { $territory }
iwari-highlight-taken-line = Il a { $held } { $held ->
    [one] territoire
   *[other] territoires
} sur les { $limit } qu’il lui faut pour gagner.
iwari-web-explain-built = Les huttes rapportent dans leur territoire, les totems pour les connexions numérotées à ses frontières. Les nombres sur vos cartes disent quelle construction elles paient. Rien n’est envoyé avant que vous confirmiez.
