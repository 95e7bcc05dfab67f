# Die Lektionen von Iwari: was sie sagen und was sie antworten.

## Against the void

lesson-iwari-path-void = Gegen die Leere

# Ein Zug gegen die Leere
lesson-iwari-void-turn = Ein Zug gegen die Leere
lesson-iwari-void-turn-alone = Allein hältst du der Leere stand. Eigene Karten hat sie nicht: In jedem Zug handelst du erst für dich und dann für sie, mit dem, was dir auf der Hand bleibt.
lesson-iwari-void-turn-own = Deine eigene Aktion ist wie immer: bauen oder tauschen. Setze ein Zelt auf den markierten Platz im Sonnenkessel.
lesson-iwari-void-turn-own-swap = Ein Tausch wäre schon deine ganze Aktion, und auf der Karte stünde nichts von dir. Setze lieber ein Zelt in den Sonnenkessel.
lesson-iwari-void-turn-own-elsewhere = Auch dort darfst du bauen, aber beginne auf dem markierten Platz: Der Sonnenkessel hat die meisten Plätze, und Pfade führen von ihm weiter.
lesson-iwari-void-turn-void = Zwei Karten bleiben dir, und mindestens eine musst du für die Leere nutzen. Bau ihr eine Ruine in Scherbenholm: Von dieser Insel führt kein Pfad weg, also breiten sich Ruinen dort nicht aus.
lesson-iwari-void-turn-void-elsewhere = Von dort führen Pfade weiter, und entlang der Pfade wachsen Ruinen zu großen Siedlungen. Bau die Ruine in Scherbenholm, auf der Insel.
lesson-iwari-void-turn-draw = Erst jetzt ziehst du nach, bis auf drei Karten. Nimm die markierte Tundrakarte.
lesson-iwari-void-turn-draw-other = Auch das ist erlaubt, aber denk voraus: Zwei Tundrakarten können eine Karte eines anderen Bioms ersetzen. Nimm die markierte.
lesson-iwari-void-turn-draw-again = Nimm jetzt die markierte Wüstenkarte, für den Sonnenkessel.
lesson-iwari-void-turn-draw-again-other = Als Nächstes willst du im Sonnenkessel bauen, und das kostet eine Wüstenkarte. Nimm die markierte.
lesson-iwari-void-turn-all = Dein nächster Zug: Spiele diesmal alle drei Karten. Sie zahlen für ein Zelt und ein Totem im Sonnenkessel, die Wüstenkarte für das eine, die zwei Tundrakarten für das andere.
lesson-iwari-void-turn-all-swap = Dann blieben zwei Karten für die Leere. Spiele alle drei, für ein Zelt und ein Totem im Sonnenkessel.
lesson-iwari-void-turn-all-tents = Auch so spielst du alle drei. Baue aber ein Zelt und ein Totem: Totems entscheiden am Ende, wer den Sonnenkessel bekommt.
lesson-iwari-void-turn-all-kept = Eine Karte, die du behältst, ist eine Karte für die Leere. Spiele alle drei, für ein Zelt und ein Totem im Sonnenkessel.
lesson-iwari-void-turn-empty = Deine Hand ist leer, also tut die Leere in diesem Zug nichts. Du ziehst einfach nach.
lesson-iwari-void-turn-end = Jetzt kennst du einen Zug gegen die Leere: für dich handeln, mit übrigen Karten für die Leere handeln, nachziehen. Wer alle Karten spielt, lässt ihr keine.

# Befall und Verderbnis
lesson-iwari-void-infection = Befall und Verderbnis
lesson-iwari-void-infection-pawn = In der Auslage ist eine Karte der Leere erschienen, und die Figur der Leere steht auf Verbindung 3. Also trifft ein Befall die beiden Gebiete dort, Muschelbucht und Sonnenkessel.
lesson-iwari-void-infection-order = In jedes setzt die Leere ein Totem, wenn die Grenze es zulässt, sonst eine Ruine. Du wählst, wo sie beginnt; diesmal ist beides recht.
lesson-iwari-void-infection-order-either = Wähle eines der beiden markierten Gebiete.
lesson-iwari-void-infection-placed = In der Muschelbucht war Platz für ein Totem der Leere. Im Sonnenkessel nicht, also kam eine Ruine, so nah an eine andere, wie die Pfade es zulassen; dann zog die Figur auf Verbindung 4.
lesson-iwari-void-infection-three = Drei Karten der Leere liegen offen, und du hast noch eine. Die vierte bringt eine Verderbnis: wie ein Befall, aber am Ende wird über beide Gebiete entschieden.
lesson-iwari-void-infection-build = Also wird bald über Weißzahn und Muschelbucht entschieden. Stärke rechtzeitig Weißzahn: Setze dort ein Zelt und ein Totem.
lesson-iwari-void-infection-build-swap = Ein Tausch bringt nichts nach Weißzahn, und gleich wird darüber entschieden. Setze dort ein Zelt und ein Totem.
lesson-iwari-void-infection-build-other = Das reicht nicht, um Weißzahn bei der Entscheidung zu halten. Setze dort ein Zelt und ein Totem, für deine zwei Gletscherkarten.
lesson-iwari-void-infection-void = Für die Aktion der Leere bleibt nur die Karte der Leere, also musst du sie spielen. Es ist die vierte.
lesson-iwari-void-infection-void-only = Etwas anderes bleibt dir nicht: Spiele die Karte der Leere.
lesson-iwari-void-infection-corrupt = Die Verderbnis beginnt wie ein Befall. Wähle, wo; wieder ist beides recht.
lesson-iwari-void-infection-ruin = Jetzt passt kein Totem mehr in die Muschelbucht, und für die Ruine sind zwei Plätze gleich nah. Wähle den markierten: Neben ihm liegt keine Ruine im Sonnenkessel.
lesson-iwari-void-infection-ruin-joins = Von dort führt ein Pfad zur Ruine im Sonnenkessel, und verbundene Ruinen wachsen zu einer Siedlung. Wähle den markierten Platz.
lesson-iwari-void-infection-judged = Über beide Gebiete ist entschieden, ob voll oder nicht: Weißzahn gehört dir, die Muschelbucht der Leere. Eine Karte der Leere liegt beiseite, die anderen sind wieder im Nachziehstapel.
lesson-iwari-void-infection-end = Jetzt kennst du Befall und Verderbnis. Die Figur zeigt, wohin die Leere als Nächstes kommt, und ihre offenen Karten zeigen, wann über Gebiete entschieden wird.

# Entscheidungen, Sieg und Niederlage
lesson-iwari-void-judging = Wer ein Gebiet beansprucht
lesson-iwari-void-judging-full = Sobald sein letzter Zeltplatz besetzt ist, wird über ein Gebiet entschieden: Eine Seite beansprucht es, und es ist geschlossen. In Scherbenholm ist noch ein Platz frei.
lesson-iwari-void-judging-close = Dort hast du zwei Zelte gegen eine Ruine, aber die Leere hat ein Totem und du keines. Baue erst ein Totem, dann ein Zelt auf dem letzten Platz.
lesson-iwari-void-judging-close-tie = Mehr Zelte bringen dir ein virtuelles Totem, doch damit steht es eins zu eins, und bei Gleichstand gewinnt die Leere. Baue erst ein Totem, dann das Zelt.
lesson-iwari-void-judging-close-open = Das ist die erste Hälfte. Nimm mit derselben Aktion auch den letzten Platz, damit jetzt über Scherbenholm entschieden wird.
lesson-iwari-void-judging-close-swap = Du brauchst beide Gletscherkarten in Scherbenholm, für ein Totem und dann ein Zelt.
lesson-iwari-void-judging-close-elsewhere = Erst kommt Scherbenholm, bevor die Leere den letzten Platz nimmt. Baue dort ein Totem, dann ein Zelt, für die zwei Gletscherkarten.
lesson-iwari-void-judging-claimed = Drei Zelte gegen eine Ruine: ein virtuelles Totem für dich. Mit ihm hast du zwei Totems gegen eines, also gehört Scherbenholm dir.
lesson-iwari-void-judging-void = Handle nun mit deiner letzten Karte für die Leere. In der Muschelbucht führst du bei Zelten und Totems: Lass eine Ruine den letzten Platz nehmen.
lesson-iwari-void-judging-void-totem = Mit einem Totem käme die Leere näher heran, und die Muschelbucht bliebe offen. Baue lieber eine Ruine auf dem letzten Platz.
lesson-iwari-void-judging-void-elsewhere = Dort würde sich die Leere nur ausbreiten. In der Muschelbucht führt eine Ruine auf dem letzten Platz zur Entscheidung, solange du vorn liegst.
lesson-iwari-void-judging-ruin = Drei Zelte gegen zwei Ruinen, zwei Totems gegen keines: Eine Ruine der Leere selbst hat dir die Muschelbucht gebracht.
lesson-iwari-void-judging-lose = Spielst du allein, gewinnt die Leere mit ihrem dritten Gebiet. Sie gewinnt auch, wenn zehn ihrer Ruinen zu einer Siedlung verbunden sind.
lesson-iwari-void-judging-win = Die Partie endet auch, wenn die dritte Karte der Leere beiseiteliegt; dann wird über alle Gebiete entschieden, die noch offen sind. Hat die Leere auch damit nicht gewonnen, gewinnst du.
lesson-iwari-void-judging-end = Jetzt weißt du, wie entschieden wird: Mehr Zelte bringen ein virtuelles Totem, mehr Totems das Gebiet, und bei Gleichstand gewinnt die Leere.

# Siedlungen
lesson-iwari-void-settling = Siedlungen, deine und die der Leere
lesson-iwari-void-settling-fourth = Drei deiner Zelte im Sonnenkessel sind durch Pfade verbunden, und vier sind eine Siedlung. Setze das vierte auf den markierten freien Platz.
lesson-iwari-void-settling-fourth-other = Auch dorthin führt ein Pfad. Aber der markierte Platz versperrt außerdem den Weg vom Farngrund her, wo Ruinen der Leere stehen.
lesson-iwari-void-settling-fourth-swap = Ein Tausch bringt kein Zelt. Nutze die Wüstenkarte für das vierte, auf dem markierten Platz.
lesson-iwari-void-settling-fourth-totem = Ein Totem gehört zu keiner Siedlung. Setze ein viertes Zelt auf den markierten Platz.
lesson-iwari-void-settling-fourth-apart = Kein Pfad verbindet diesen Platz mit deinen drei Zelten. Setze das vierte auf den markierten.
lesson-iwari-void-settling-free = Eine neue Siedlung: Du darfst kostenlos einen Baustein setzen, in ein offenes Gebiet, in dem eines ihrer Zelte steht. Nimm ein Totem; es zählt, wenn über den Sonnenkessel entschieden wird.
lesson-iwari-void-settling-free-none = Du darfst verzichten, aber er kostet nichts. Setze ein kostenloses Totem in den Sonnenkessel.
lesson-iwari-void-settling-voids = Für die Aktion der Leere hast du zwei ihrer Karten. Gleich wie viele du auf einmal spielst, sie bringen einen einzigen Befall; spiele also beide.
lesson-iwari-void-settling-voids-one = Die andere bliebe auf deiner Hand, zahlte für nichts und brächte später einen eigenen Befall. Spiele beide auf einmal.
lesson-iwari-void-settling-order = Der Befall trifft Farngrund und Muschelbucht. Beginne, wo du willst.
lesson-iwari-void-settling-order-either = Wähle eines der beiden markierten Gebiete.
lesson-iwari-void-settling-ruin = Auch vier verbundene Ruinen sind eine Siedlung, und dann handelt die Leere sofort noch einmal. Im Farngrund sind drei verbunden: Wähle den markierten Platz, fern von ihnen.
lesson-iwari-void-settling-ruin-joins = Von dort führt ein Pfad zu den drei Ruinen im Farngrund. Mit vieren hat die Leere eine Siedlung und handelt noch einmal: Wähle den markierten Platz.
lesson-iwari-void-settling-apart = Die drei Ruinen bleiben drei, und die Leere hat keine Siedlung. Lass nie eine auf zehn Ruinen wachsen: Damit gewinnt die Leere.
lesson-iwari-void-settling-end = Jetzt kennst du Siedlungen: Vier verbundene Zelte bringen dir einen kostenlosen Baustein, nach vier verbundenen Ruinen handelt die Leere noch einmal. Verbinde also deine Zelte und halte ihre Ruinen getrennt.

# Zu zweit gemeinsam
lesson-iwari-void-coop = Zu zweit gegen die Leere
lesson-iwari-void-coop-two = Du spielst gemeinsam mit Ulla, beide mit eigener Farbe und eigener Hand. Sie ist am Zug: Sie baut, und dann handelt sie für die Leere.
lesson-iwari-void-coop-ulla = Ulla hat jetzt zwei Zelte und ein Totem in der Muschelbucht. Für die Leere wählte sie die Staubmark, weit weg: Wer am Zug ist, wählt für sie.
lesson-iwari-void-coop-join = In der Muschelbucht ist noch ein Platz frei: Setze dort ein Zelt. Bei der Entscheidung zählen deine Zelte und die von Ulla zusammen, ebenso eure Totems.
lesson-iwari-void-coop-join-swap = Ein Tausch würde den letzten Platz in der Muschelbucht der Leere lassen. Setze dort dein Zelt.
lesson-iwari-void-coop-join-lost = Dann wäre Scherbenholm voll, mit zwei Zelten und zwei Ruinen: Den Gleichstand gewinnt die Leere, und mit einem Gebiet die Partie. Setze das Zelt in die Muschelbucht.
lesson-iwari-void-coop-join-elsewhere = Das kann warten, der letzte Platz in der Muschelbucht nicht: Die Leere könnte ihn nehmen. Setze dort dein Zelt.
lesson-iwari-void-coop-together = Vier Zelte gegen eine Ruine, und zwei Totems gegen eines: das von Ulla und das virtuelle. Das Gebiet gehört euch beiden.
lesson-iwari-void-coop-alone = Für die Totemgrenze zählt jede Farbe allein: Ullas zwei Zelte ließen zwei Totems zu, obwohl ihr zusammen drei Zelte hattet. Auch eine Siedlung hat nur eine Farbe.
lesson-iwari-void-coop-void = Vorsicht bei der Aktion der Leere: Zu zweit verliert ihr mit dem ersten Gebiet, das sie beansprucht. Baue überall für sie, nur nicht in Scherbenholm.
lesson-iwari-void-coop-void-lost = Diese Ruine nimmt den letzten Platz: Die Leere würde Scherbenholm beanspruchen, und ihr hättet beide verloren. Baue anderswo für sie.
lesson-iwari-void-coop-void-totem = Mit einem zweiten Totem der Leere wäre Scherbenholm kaum noch zu halten. Baue anderswo für sie.
lesson-iwari-void-coop-talk = Ihr dürft über alles reden, aber eure Karten weder zeigen noch nennen. Spielst du mit einer anderen Person, hat ein Knopf am Tisch Sätze wie „In Gefahr: Scherbenholm“.
lesson-iwari-void-coop-end = Jetzt weißt du, wie ihr zu zweit spielt: Bei Entscheidungen zählen eure Bausteine zusammen, und die Leere darf kein einziges Gebiet beanspruchen.
