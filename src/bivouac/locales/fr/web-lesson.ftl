# Leçons : ce qui les entoure.

web-lesson-title = Apprendre en jouant
web-lesson-line = De courtes parties où vous jouez vous-même. Partez quand vous voulez : vous reprendrez là où vous étiez.
web-lesson-state = { $state ->
    [begun] Commencée : continuer
    [done] Terminée : encore une fois
   *[new] Nouvelle
}
web-lesson-step = { $step } sur { $steps }
web-lesson-go-on = Continuer
web-lesson-done = Leçon terminée
web-lesson-next = Ensuite : { $title }
web-lesson-next-go = Passer à la leçon suivante
web-lesson-first-game = Jouer une première partie
web-lesson-again = Encore une fois
web-lesson-all = Toutes les leçons
web-lesson-offer = Nouveau pour vous ? Quelques minutes suffisent pour l’apprendre :
web-lesson-wave = Ne plus proposer ces leçons
web-lesson-back = Retour à votre table
web-lesson-marked = Indiqué : { $things }
web-lesson-here = indiqué
