# Iwari in der Übersicht: wie es ist, seine Landkarten, was sich sonst wählen lässt und das Spiel in drei Bildern.

iwari-lobby-size = 1 bis 6 Personen, etwa 50 Minuten
iwari-lobby-pitch = Errichte Zelte und Totems in neuen Landen, führe, wo es zählt, und verbinde deine Zelte über Pfade. Acht Landkarten, sechs Großtaten, fünf Erweiterungen und eine Leere, der es standzuhalten gilt, allein oder gemeinsam.
iwari-lobby-credits = Iwari ist ein Spiel von Michael Schacht, erschienen bei ThunderGryph Games (die französische Spielregel nennt Board Game Circus).

## Das Spiel in drei Bildern

iwari-lobby-first-build = Spiele Karten und baue
iwari-lobby-first-build-line = Eine Karte seines Bioms bringt ein Zelt oder Totem in ein Gebiet. Zwei gleiche eines anderen Bioms auch.
iwari-lobby-first-lead = Geh in Führung
iwari-lobby-first-lead-line = Die meisten Zelte bringen Punkte im Gebiet, die meisten Totems an beiden Enden Punkte für die Verbindung.
iwari-lobby-first-settle = Verbinde deine Zelte
iwari-lobby-first-settle-line = Ab vier Zelten entlang der Pfade ist es eine Siedlung.

## Spielweisen, jede mit einer Zeile

iwari-lobby-mode = Modus
iwari-lobby-mode-versus = Gegeneinander
iwari-lobby-mode-line-versus = Jedes Volk für sich. Wer die meisten Punkte hat, gewinnt.
iwari-lobby-mode-solo = Allein gegen die Leere
iwari-lobby-mode-line-solo = Deine Karten handeln auch für die Leere. Du hältst stand oder verlierst.
iwari-lobby-mode-coop = Gemeinsam gegen die Leere
iwari-lobby-mode-line-coop = Zwei verdeckte Hände, eine Seite. Ihr haltet gemeinsam stand oder verliert gemeinsam.

## Schwierigkeit gegen die Leere: $limit ist die Zahl der Gebiete, mit denen sie gewinnt

iwari-choice-void_limit = Schwierigkeit
iwari-choice-line-void_limit = Wie viel Land die Leere für den Sieg braucht.
iwari-level-easy = Leicht
iwari-level-normal = Normal
iwari-level-hard = Schwer
iwari-level-line = { $limit ->
    [one] Die Leere gewinnt mit ihrem ersten Gebiet.
   *[other] Die Leere gewinnt, sobald sie { $limit } Gebiete hat.
}
# In einer Liste, nach „Im Spiel:“.
iwari-extra-limit = { $limit ->
    [one] eine Leere, die mit ihrem ersten Gebiet gewinnt
   *[other] eine Leere, die mit { $limit } Gebieten gewinnt
}

## Landkarten

iwari-lobby-map = Landkarte
iwari-lobby-line-new-horizons = Inseln und Buchten, Wege übers Meer
iwari-lobby-line-vast-lands = Ein Kontinent rund um einen See
iwari-lobby-line-floating-lands = Inseln, Verbindungen sind Pfade
iwari-lobby-line-forgotten-island = Ruinen bewachen die Wege
iwari-lobby-line-glacier-massif = Eine Grenze, die doppelt zählt
iwari-lobby-line-unexplored-paths = Totems der Leere zum Versetzen
iwari-lobby-line-long-road = Ein violetter Pfad, der zählt
iwari-lobby-line-the-void = Ein sechstes Biom, Platz für sechs
iwari-lobby-text-new-horizons = Buchten teilen das Land, und vor der Küste liegt eine Insel. Die Pfade sind lang, die Völker treffen sich spät, und manche Totems sehen sich über das Wasser hinweg an.
iwari-lobby-text-vast-lands = Ein dichter Kontinent rund um einen See, mit einem einzigen Netz von Pfaden. Grenzen sind nah, Siedlungen wachsen über sie hinweg, und niemand behält ein Gebiet für sich.
iwari-lobby-text-floating-lands = Inseln am Himmel. Jede Verbindung ist auch ein Pfad, also kann eine Siedlung von Insel zu Insel reichen. Es gibt nur eine Tundra, und in ihr darf kein Totem stehen.
iwari-lobby-text-forgotten-island = Ruinen liegen auf den violetten Plätzen und sperren die Verbindungen, die sie bewachen. Zwei Karten des richtigen Bioms bringen ein Zelt an die Stelle einer Ruine: Der Weg ist frei, und die Ruine ist einen Punkt wert.
iwari-lobby-text-glacier-massif = Eis in der Mitte der Landkarte. Zwei Verbindungen verknüpfen dieselben beiden Gebiete, und beide werden gewertet: eine Grenze, um die es sich zu streiten lohnt.
iwari-lobby-text-unexplored-paths = Fünf Totems der Leere warten in der Mitte. Versetze sie dorthin, wo sie dir nützen: Sie bringen einer Verbindung mehr Punkte, aber wo die Leere allein die meisten Totems hat, bekommt niemand Punkte.
iwari-lobby-text-long-road = Ein violetter Pfad zieht sich über die Landkarte. Am Ende werden alle Zelte an ihm noch einmal gewertet, als wäre er ein Gebiet.
iwari-lobby-text-the-void = Die Leere ist ein sechstes Biom mit eigenen Karten. Streitmarker schaffen Zeltplätze zwischen zwei Gebieten, und wer den Tatkraftmarker hat, darf in unerforschtem Land zwei Bausteine bauen.

## Landkarten gegen die Leere, wo ihre Regeln andere sind

iwari-lobby-void-line-floating-lands = Tundrakarten rufen Ruinen herbei
iwari-lobby-void-line-forgotten-island = Umkämpfte violette Plätze
iwari-lobby-void-line-glacier-massif = Die Leere kommt zweimal pro Runde
iwari-lobby-void-line-unexplored-paths = Totems der Leere füllen die Mitte
iwari-lobby-void-line-long-road = Ein umkämpfter violetter Pfad
iwari-lobby-void-text-floating-lands = Jede Verbindung ist auch ein Pfad, also reichen Siedlungen von Insel zu Insel, auch die der Leere: Acht Ruinen in einer genügen ihr. Werden Tundrakarten gespielt, erhebt sich eine Ruine in der Tundra, und alle Ruinen dort gelten als verbunden.
iwari-lobby-void-text-forgotten-island = Hier sperrt keine Ruine die Wege, aber die Leere will die violetten Plätze: Was du für sie baust, kommt zuerst dorthin, und stehen dort am Ende mehr Ruinen als Zelte, gewinnt sie.
iwari-lobby-void-text-glacier-massif = Zwei Verbindungen verknüpfen dieselben beiden Gebiete im Eis. Die Figur der Leere kommt auf beide, also trifft ein Befall dieses Land doppelt so oft.
iwari-lobby-void-text-unexplored-paths = Totems der Leere, die ein Befall brächte, sammeln sich stattdessen in der Mitte. Mit dem fünften dort gewinnt die Leere: Zwei Karten eines Bioms versetzen rechtzeitig eines davon.
iwari-lobby-void-text-long-road = Was du für die Leere baust, kommt zuerst an den violetten Pfad. Stehen dort am Ende mehr Ruinen als Zelte, gewinnt die Leere.

## Was sich sonst wählen lässt

iwari-group-base = Das Grundspiel
iwari-group-more = Mehr zu erforschen

iwari-choice-draft = Startauswahl
iwari-choice-line-draft = Wählt die Starthand aus der Auslage.
iwari-choice-deeds = Großtaten
iwari-choice-line-deeds = Figuren, die die Punkte eines Gebiets oder einer Verbindung vervielfachen.
iwari-choice-settlements = Längster Weg
iwari-choice-line-settlements = Von einer Siedlung zählt nur die längste Kette.
iwari-choice-expeditions = Expeditionen
iwari-choice-line-expeditions = Drei offene Aufgaben: Die ersten beiden, die eine erfüllen, bekommen Punkte.
iwari-choice-walking_totem = Wandertotem
iwari-choice-line-walking_totem = Wertet eine Verbindung schon vor dem Ende und zieht dann weiter.
iwari-choice-storms = Stürme
iwari-choice-line-storms = Sie ersetzen die Berge und können weiterziehen.
iwari-choice-fortifications = Befestigungen
iwari-choice-line-fortifications = Eine pro Person: Wer ein Zelt darauf hat, bekommt doppelte Punkte.
iwari-choice-discoveries = Funde
iwari-choice-line-discoveries = Verdeckte Marker auf Zeltplätzen: Die meisten einer Farbe bringen 6 Punkte.
iwari-choice-veneration = Verehrungskarte
iwari-choice-line-veneration = Was am Ende verglichen wird: Wer das meiste hat, setzt die Figur.
iwari-veneration-named = Verehrung: { $card }
iwari-veneration-a = Sackgassen
iwari-veneration-line-a = Zelte auf Plätzen mit nur einem Pfad.
iwari-veneration-b = Streitmarker
iwari-veneration-line-b = Zelte auf Streitmarkern.
iwari-veneration-c = Goldmarker
iwari-veneration-line-c = Totems in fünf Gebieten mit Goldmarker.
iwari-deed-line-union = Die ersten beiden mit einer Siedlung vervielfachen die Punkte eines Gebiets, in das sie reicht.
iwari-deed-line-discovery = Die ersten beiden, die ein Gebiet füllen, vervielfachen die Punkte eines beliebigen anderen.
iwari-deed-line-honour = Wer zuerst an beiden Enden einer Verbindung zu Land mit Totems führt, vervielfacht ihre Punkte.
iwari-deed-line-respect = Wer zuerst an beiden Enden einer Verbindung zur See mit Totems führt, vervielfacht ihre Punkte.
iwari-deed-line-courage = Wer das letzte Gebiet erforscht, schwächt eine andere Figur.
iwari-deed-line-veneration = Am Ende vervielfacht eine Person die Punkte eines Gebiets oder einer Verbindung.

## Was nicht zusammengeht

iwari-block-expeditions-map = Auf dieser Landkarte gibt es keine Expeditionen.
iwari-block-storms-map = Diese Landkarte hat keine Berge, die Stürme ersetzen könnten.
iwari-block-veneration-map = Diese Landkarte hat keine Streitmarker.
iwari-block-draft-void = Gegen die Leere werden die Starthände ausgeteilt.
iwari-block-deeds-void = Großtaten vervielfachen Punkte, und gegen die Leere gibt es keine.
iwari-block-expeditions-void = Expeditionen sind ein Wettlauf um Punkte, und gegen die Leere gibt es keine.
iwari-block-storms-void = Gegen die Leere gibt es weder Berge noch Stürme.
iwari-block-walking-totem-void = Das Wandertotem bringt Punkte, und gegen die Leere gibt es keine.
iwari-block-fortifications-void = Befestigungen verdoppeln Punkte, und gegen die Leere gibt es keine.
iwari-block-discoveries-void = Funde bringen Punkte, und gegen die Leere gibt es keine.
iwari-block-settlements-void = Gegen die Leere ist eine Siedlung immer eine zusammenhängende Gruppe.
iwari-block-void-map = Auf dieser Landkarte ist die Leere ein Biom wie die anderen und spielt nicht gegen euch.

## Plätze

iwari-lobby-two = Zu zweit teilt ihr das Land mit einem dritten Volk, das niemandem gehört: Nach der eigenen Aktion handelt ihr jeweils auch für dieses.
iwari-lobby-six = Das sechste Volk spielt mit Ruinen statt Zelten und mit den Totems der Leere.
iwari-lobby-third = das dritte Volk
iwari-lobby-void-solo = Die Leere hat keinen Platz: Nach deiner eigenen Aktion handelst du für sie, mit einer übrigen Karte.
iwari-lobby-void-coop = Die Leere hat keinen Platz: Nach der eigenen Aktion handelt ihr jeweils auch für sie, mit einer übrigen Karte.
iwari-lobby-partner = spielt mit dir

## Ergebnisse gegen die Leere. Nach „Gegen die Leere verloren“: was die Partie beendet hat

iwari-lobby-held-out = Der Leere standgehalten
iwari-lobby-lost = Gegen die Leere verloren
iwari-lobby-lost-settlement = Gegen die Leere verloren: Ihre Siedlung wurde zu groß
iwari-lobby-lost-limit = Gegen die Leere verloren: { $limit ->
    [one] Sie hat ein Gebiet beansprucht
   *[other] Sie hat { $limit } Gebiete beansprucht
}
iwari-lobby-lost-centre = Gegen die Leere verloren: Ihre Totems füllten die Mitte
iwari-lobby-lost-all-judged = Gegen die Leere verloren: Sie hielt mehr violette Plätze
iwari-lobby-lost-piece = Gegen die Leere verloren: Ein nötiger Baustein war aufgebraucht
iwari-lobby-lost-stock = Gegen die Leere verloren: Weder Zelt noch Totem war übrig
iwari-lobby-lost-third-card = Gegen die Leere verloren: Ihre dritte Karte lag beiseite
