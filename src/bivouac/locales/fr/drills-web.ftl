# Exercices : des questions sur des positions, quel que soit le jeu.

drills-tab = Exercices – Bivouac
drills-tab-kind = { $kind } – { $game } – Bivouac
drills-title = Exercices
drills-line = De courtes questions sur des positions de vraies parties, dix par sorte. Vous voyez aussitôt ce qui est juste, et pourquoi.
drills-state = { $state ->
    [done] { $right } sur { $of } justes
    [begun] { $right } sur { $answered } justes jusqu’ici
   *[new] Nouveau
}
drills-place = Question { $number } sur { $of }, { $right } justes jusqu’ici
drills-beyond = Question { $number } ; au-delà des dix, { $right } sur { $of } justes
drills-you = Vous
drills-tribes = Les tribus
drills-choices = { $several ->
    [true] Réponses ; plusieurs peuvent être justes
   *[false] Réponses ; une seule est juste
}
drills-several = Choisissez tout ce qui fait la réponse.
drills-check = Répondre
drills-next = Suivant
drills-all = Tous les exercices
drills-right = Juste !
drills-wrong = Pas tout à fait.
drills-loading = Recherche d’une position …
drills-preparing = L’exercice s’ouvre dès qu’elles sont prêtes.
drills-score = { $right } sur { $of } justes
drills-score-line = { $right ->
    [10] Toutes sans exception : vous savez cela par cœur.
   *[other] Ce qui n’est pas encore sûr vient avec la pratique.
}
drills-on = Continuer sans fin
drills-again = Les dix encore une fois
drills-number = { $number }
