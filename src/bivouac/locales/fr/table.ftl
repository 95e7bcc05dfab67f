# Une table : ce qui se passe autour de la partie, et ce qui est impossible.
# $player est un nom ; $who vaut « you » quand la phrase parle de qui la lit.

table-started = La partie commence.
table-joined = { $who ->
    [you] Vous prenez place.
   *[other] { $name } prend place.
}
table-filled = { $player } prend place : un bot ({ NAMES($bot) }).
table-left = { $who ->
    [you] Vous quittez la table.
   *[other] { $name } quitte la table.
}
table-returned = { $who ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
}
table-renamed = { $who ->
    [you] Vous vous appelez maintenant { $name } (avant : { $before }).
   *[other] { $before } s’appelle maintenant { $name }.
}
table-stood-in = { $who ->
    [you] Le bot { NAMES($bot) } décide maintenant pour vous.
   *[other] Le bot { NAMES($bot) } décide maintenant pour { $name }.
}
table-undone = { $who ->
    [you] Vous annulez votre dernière décision.
   *[other] { $player } annule sa dernière décision.
}
table-vote-end = { $who ->
    [you] Vous voulez arrêter cette partie.
   *[other] { $name } veut arrêter cette partie.
}
table-vote-on = { $who ->
    [you] Vous voulez continuer à jouer.
   *[other] { $name } veut continuer à jouer.
}
table-hint = { $who ->
    [you] Vous demandez un conseil.
   *[other] { $name } demande un conseil.
}
table-ended = D’un commun accord, la partie s’arrête ici.
table-lesson-done = La leçon est terminée.

## Ce qui est impossible, et pourquoi

refused-malformed = Le serveur n’a pas compris. Rechargez la page, puis réessayez.
refused-by-rules = Les règles ne le permettent pas maintenant.
refused-not-your-turn = Ce n’est pas votre tour.
refused-stale = Quelque chose s’est passé entre-temps. Regardez à nouveau, puis décidez.
refused-undo = Cela ne peut plus être annulé : quelque chose de caché a été révélé, ou le tour est passé.
refused-watching = Vous regardez cette partie. Seules les personnes assises à la table décident.
refused-come-back = Vous avez quitté votre place. Reprenez-la d’abord.
refused-not-kept = Le serveur n’a pas pu l’enregistrer : cela n’a donc pas eu lieu. Réessayez.
refused-preparing = Les règles de ce jeu se préparent encore. Réessayez dans un instant.
refused-not-prepared = Les règles de ce jeu n’ont pas pu être préparées sur ce serveur. Son journal dit pourquoi.
refused-frozen = Les règles ont changé depuis le début de cette partie. Elle peut encore être consultée, mais plus jouée.
refused-waiting = La partie n’a pas commencé : des places sont encore libres.
refused-playing = La partie est encore en cours.
refused-over = La partie est terminée.
refused-ended = Cette partie a été arrêtée d’un commun accord.
refused-no-table = Il n’y a pas de table à cette adresse.
refused-no-seat = Cette table n’a pas de place { $number }.
refused-not-your-seat = C’est la place de quelqu’un d’autre.
refused-no-seat-of-yours = Vous n’avez pas de place à cette table.
refused-seated-already = Vous avez déjà une place à cette table.
refused-taken = Cette place est prise.
refused-not-host = Seule la personne qui a créé la table peut le faire.
refused-key = Ce lien n’ouvre aucune place à cette table.
refused-stand-in-own = Seule une autre personne qui joue à cette table peut y laisser décider un bot.
refused-stand-in-there = Un bot ne peut décider que pour des personnes parties ou déconnectées.
refused-stand-in-soon = Un bot peut décider pour une personne dès qu’elle est absente depuis { $seconds } secondes.
refused-game = Ce jeu n’existe pas ici.
refused-options = Ce jeu ne peut pas se jouer avec ces options.
refused-box = Ce serveur n’a pas ce matériel. Choisissez-en un autre.
refused-seats = Il faut { $players } places pour ce jeu.
refused-seat-twice = Vous ne pouvez prendre qu’une place. Les amis sur cet appareil ont la leur.
refused-only-bots = Une place au moins doit être pour une personne.
refused-coach = Un coach n’est prévu qu’aux tables avec un bot, ou quand les joueurs ne s’affrontent pas.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-hint-thinking = Votre conseil est encore en cours de calcul.
refused-hint-preparing = Les conseils de ce jeu sont encore en préparation sur ce serveur. Réessayez dans un instant.
refused-hint-log = Cette partie dure depuis si longtemps que son journal ne peut plus noter de conseil : il n’y en a donc plus.
refused-hint-failed = Aucun conseil n’a pu être calculé. Le journal du serveur dit pourquoi.
refused-bot = Ce bot n’existe pas.
refused-name = Un nom compte de 1 à { $most } caractères, tous visibles.
refused-record-later = L’enregistrement pourra être téléchargé une fois la partie terminée.
refused-record = Cet enregistrement n’est pas valable : { $reason }
refused-record-long = Cet enregistrement compte plus de { $most } événements, trop pour être montré ici.
refused-look = Cette place n’existe pas : impossible de voir la partie d’ici.
refused-no-row = Le journal n’a pas cette ligne.
refused-nothing-to-read = Il n’y a rien à lire ici.
refused-read-first = Lisez d’abord ce que dit la leçon.
refused-no-such-lesson = Cette leçon n’existe pas.
refused-no-such-drill = Cet exercice n’existe pas.
refused-no-answer = Ce n’est pas une réponse à la question.
refused-no-lesson = Ce n’est pas une leçon.
refused-again-lesson = Une leçon se recommence depuis la liste des leçons.
