# Was neben dem Tisch aufgeht: die Karten, eine Regel, der Aufbau, was man sagen kann.

web-beside-close = Schließen
web-cards-open = Karten und Ablagestapel
web-cards-open-count = Karten und Ablagestapel: { $count } abgelegt
web-cards-kind = { $unseen } von { $box } ungesehen
web-key-cards = Karten und Ablagestapel
web-rule-title = Regel { $rule }
web-rule-all = Alle Regeln, in einem neuen Tab
web-rule-chapter = Aus dem Kapitel „{ $chapter }“
web-setup-title = Aufbau
web-setup-step = { $step } von { $steps }
web-setup-back = Zurück
web-setup-next = Weiter
web-setup-skip = Überspringen
web-setup-done = Spielen
web-setup-never = Bei neuen Partien nicht mehr zeigen
web-setup-again = So wurde die Partie aufgebaut
web-say-open = Etwas sagen
web-say-title = Etwas sagen
web-say-hint = Alle am Tisch lesen es, in ihrer eigenen Sprache. Handkarten bleiben geheim.
web-say-about = Welches?
web-say-back = Andere Sätze
web-say-hide = Ausblenden, was andere sagen
web-key-say = Dem Team etwas sagen
web-saying = { NAMES($phrase) }
web-saying-about = { NAMES($phrase) } { NAMES($about) }
web-say-place = { NAMES($place) }
