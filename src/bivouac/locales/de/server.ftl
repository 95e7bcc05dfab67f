# Was der Server sagt, wenn er eine Anfrage ablehnt.

server-bad-json = Der Server konnte diese Nachricht nicht lesen.
server-json-only = Der Server liest hier nur JSON.
server-too-large = Das ist zu groß: Höchstens { $limit } KB werden gelesen.
server-too-fast = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.
server-bad-request = Der Server versteht diese Anfrage nicht.
server-no-page = Unter dieser Adresse ist nichts.
server-no-method = Das geht unter dieser Adresse nicht.
server-no-origin = Die Anfrage sagt nicht, von welcher Seite sie kommt.
server-wrong-origin = Die Anfrage kommt von einer Seite einer anderen Website.
server-unknown-host = Dieser Server heißt nicht { $host }. Wer ihn betreibt, kann mit --name einen Namen hinzufügen.
server-no-guest = Dein Browser hat kein Cookie geschickt, darum weiß der Server nicht, wer du bist. Erlaube Cookies und lade die Seite neu.
server-many-sockets = Dieser Tisch ist in zu vielen Fenstern offen. Schließe einige und lade die Seite neu.
server-error = Im Server ist etwas schiefgegangen. Die Zeile { $reference } seines Protokolls sagt, was.
server-no-client = Die Seiten wurden für diesen Server nicht gebaut. Führe in einer Arbeitskopie make play aus, oder installiere Bivouac neu, mit Node 20 oder neuer.
