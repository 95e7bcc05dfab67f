# La page des règles dans le navigateur, et les mélanges équitables.

web-rules-contents = Sommaire
web-rules-reference = Règle par règle
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle contient ces mots.
   *[other] { $count } règles contiennent ces mots.
}
web-rules-link = Lien vers la règle { $rule }

## Mélanges équitables

web-rules-fair-title = Mélanges équitables
web-rules-fair-intro = Personne ne peut changer les cartes d’une table en cours de partie, pas même son hôte, et tout le monde peut le vérifier ensuite. Voici comment :
web-rules-fair-step-seed = Avant la première carte, le serveur tire un nombre secret de 256 bits aléatoires : la graine. Elle décide de tous les mélanges de la table.
web-rules-fair-step-hash = Le serveur montre aussitôt une empreinte de la graine (son hachage SHA-256). Une empreinte ne révèle rien de la graine, mais aucune autre graine n’a la même.
web-rules-fair-step-order = Pour le mélange numéro k, chaque carte reçoit un nombre calculé à partir de la graine, de k et du nom de la carte (HMAC-SHA256), et les cartes sont rangées dans l’ordre de ces nombres. Il ne reste aucun choix.
web-rules-fair-step-end = Une fois la partie terminée, le serveur montre la graine. La personne qui a gardé l’empreinte peut refaire chaque mélange et comparer.
web-rules-fair-check-title = Vérifier une partie
web-rules-fair-check = Enregistrez la partie à la fin et donnez le fichier au programme. Il vérifie que la graine a bien cette empreinte, que la donne et chaque mélange découlent de la graine, et que chaque coup était permis :
web-rules-fair-limit-title = Ce que cela ne peut pas prouver
web-rules-fair-limit = Un hôte pourrait tirer beaucoup de graines avant d’ouvrir une table et garder celle qui lui plaît. Rien ne peut être changé une fois l’empreinte montrée, mais sur le serveur d’inconnus, la façon dont la graine a été tirée reste une affaire de confiance.

web-rules-drills = Exercices : des questions sur de vraies positions
