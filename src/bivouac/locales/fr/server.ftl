# Ce que dit le serveur quand il refuse une demande.

server-bad-json = Le serveur n’a pas pu lire ce message.
server-json-only = Le serveur ne lit ici que du JSON.
server-too-large = C’est trop grand : { $limit } Ko au plus sont lus.
server-too-fast = Trop de demandes en peu de temps. Patientez un instant.
server-bad-request = Le serveur ne comprend pas cette demande.
server-no-page = Il n’y a rien à cette adresse.
server-no-method = Cela ne peut pas être demandé à cette adresse.
server-no-origin = La demande ne dit pas de quelle page elle vient.
server-wrong-origin = La demande vient d’une page d’un autre site.
server-unknown-host = Ce serveur ne porte pas le nom { $host }. Son hôte peut ajouter un nom avec --name.
server-no-guest = Votre navigateur n’a pas envoyé de cookie, et le serveur ne sait pas qui vous êtes. Autorisez les cookies et rechargez la page.
server-many-sockets = Cette table est ouverte dans trop de fenêtres. Fermez-en et rechargez la page.
server-error = Une erreur s’est produite dans le serveur. La ligne { $reference } de son journal dit laquelle.
server-no-client = Les pages n’ont pas été construites avec ce serveur. Dans une copie du dépôt, lancez make play ; ou réinstallez Bivouac, avec Node 20 ou plus récent.
