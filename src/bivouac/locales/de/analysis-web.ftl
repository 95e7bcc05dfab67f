# Was eine fertige Partie wert war: ihre Kurve, Schlüsselmomente, Entscheidungen und das Glück.

analysis-web-title = Analyse
analysis-web-about = Von jedem Moment dieser Partie aus werden ganze Partien zu Ende gespielt und gezählt: wer welche Chance hatte, was jede Entscheidung gekostet und was das Glück gebracht hat.
analysis-web-offer = Was hat diese Partie entschieden? Eine Analyse dauert etwa eine Minute.
analysis-web-begin = Diese Partie analysieren
analysis-web-again = Noch einmal versuchen
analysis-web-waiting = Die Analyse beginnt, sobald andere fertig sind.
analysis-web-running = Die Partie wird analysiert …
analysis-web-stop = Anhalten
analysis-web-stopped = Die Analyse wurde angehalten.
analysis-web-failed = Die Analyse ist fehlgeschlagen.
analysis-web-off = Dieser Server macht keine Analysen.
analysis-web-untrusted = Für Partien mit diesen Optionen ist nicht gezeigt, dass die vorhergesagten Chancen eintreffen. Darum stehen hier keine Chancen, nur welche Züge besser abgeschnitten haben.
analysis-web-what = Was bedeutet das: { $name }?

## Zahlen

analysis-web-percent = { $percent } %
analysis-web-percent-under = unter { $percent } %
analysis-web-percent-over = über { $percent } %
analysis-web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-web-chance = Siegchance

## Die Kurve und die Schlüsselmomente

analysis-web-graph = Siegchance nach Runden
analysis-web-graph-void = Chance zu bestehen, nach Runden
analysis-web-start = Start
analysis-web-round = Runde
analysis-web-before-rounds = zu Beginn
analysis-web-seen-from = Die Partie aus der Sicht von { $player } zeigen
analysis-web-moment = Schlüsselmoment { $letter }
analysis-web-moments = Schlüsselmomente
analysis-web-moment-before = Zurück zum vorigen Schlüsselmoment
analysis-web-moment-after = Weiter zum nächsten Schlüsselmoment
analysis-web-no-moments = Kein einzelner Moment stach heraus: Die Chancen änderten sich nach und nach.
analysis-web-change-line = Änderung der Siegchance in Prozentpunkten
analysis-web-change-of = Siegchance von { $player }, in Prozentpunkten:
analysis-web-cause-luck = Das war Glück: was aufgedeckt wurde.
analysis-web-cause-good = Eine Entscheidung von { $player }; kein Zug war sicher besser.
analysis-web-cause-cost = Eine Entscheidung von { $player }; der beste Zug war etwa { $points } Prozentpunkte besser.
analysis-web-cause-behind = Eine Entscheidung von { $player }; ein anderer Zug war sicher besser.
analysis-web-more = Jede Entscheidung, Glück und Noten

## Eine Entscheidung

analysis-web-side = Neben dem Spielplan
analysis-web-side-game = Partie
analysis-web-decision = { $when }: { $player } entscheidet
analysis-web-at-start = Die Partie beginnt. Geh Schritt für Schritt weiter oder zu einem Schlüsselmoment.
analysis-web-chance-decided = Das hat niemand entschieden, sondern der Zufall.
analysis-web-forced = Es gab nichts zu wählen.
analysis-web-regret = Was eine Entscheidung gekostet hat
analysis-web-behind = Ein anderer Zug war sicher besser: um etwa { $regret } Prozentpunkte Siegchance, zwischen { $low } und { $high }.
analysis-web-behind-plain = Ein anderer Zug war sicher besser.
analysis-web-same = Die Analyse hätte dasselbe gespielt.
analysis-web-not-apart = Nicht vom besten Zug zu unterscheiden: Der Abstand liegt zwischen { $low } und { $high } Prozentpunkten Siegchance.
analysis-web-not-apart-plain = Nicht vom besten Zug zu unterscheiden.
analysis-web-played = gespielt
analysis-web-best = am besten
analysis-web-compared = { $plans } Züge wurden verglichen, nach dem, was die Person damals wusste.
analysis-web-reason = Für { $player }: { $reason }
analysis-web-luck-good = Glück: Was aufgedeckt wurde, brachte { $player } etwa { $points } Prozentpunkte Siegchance (±{ $margin }).
analysis-web-luck-bad = Glück: Was aufgedeckt wurde, kostete { $player } etwa { $points } Prozentpunkte Siegchance (±{ $margin }).
analysis-web-luck-none = Glück: Was aufgedeckt wurde, änderte für { $player } wenig (höchstens etwa { $margin } Prozentpunkte Siegchance).
analysis-web-costly = { $count ->
    [0] Keine von { $free } Entscheidungen lag sicher hinter dem besten Zug
    [one] Eine von { $free } Entscheidungen lag sicher hinter dem besten Zug
   *[other] { $count } von { $free } Entscheidungen lagen sicher hinter dem besten Zug
}

## Die Partie als Ganzes

analysis-web-parts = Woher das Ergebnis kam
analysis-web-part-start = Start
analysis-web-part-luck = Glück
analysis-web-part-own = Eigene Entscheidungen
analysis-web-part-others = Entscheidungen der anderen
analysis-web-part-noise = Nicht erklärt
analysis-web-part-result = Ergebnis
analysis-web-part-stopped = Beim Abbruch
analysis-web-part-adjusted = Ohne Glück
analysis-web-grades = Noten
analysis-web-grade-own = gespielt
analysis-web-grade-level = Bot { $level }
analysis-web-grades-line = Verschenkte Prozentpunkte Siegchance pro Entscheidung, im Mittel; daneben, was Bots der Stufen 1 bis 5 in denselben Entscheidungen verschenkt hätten.
analysis-web-made = Messgerät { $version }; { $games } Partien zu Ende gespielt.

## Hilfe

analysis-web-help-graph = Wie wahrscheinlich der Sieg für alle jeweils war, bei offenen Händen: Schnelle Bots spielten von jedem Moment aus viele Partien zu Ende. Das blasse Band enthält den wahren Wert in 95 von 100 Fällen. Es sagt, wer vorn lag, nicht, wer gut gespielt hat.
analysis-web-help-graph-void = Wie wahrscheinlich es war, gegen die Leere zu bestehen: Schnelle Bots spielten von jedem Moment aus viele Partien zu Ende. Das blasse Band enthält den wahren Wert in 95 von 100 Fällen.
analysis-web-help-regret = Um wie viel der beste Zug die Siegchance mehr erhöht hätte als der gespielte, nach dem, was die Person wusste. Als schlechter gilt nur, was in 95 von 100 Fällen sicher ist. Für Pech kann niemand etwas.
analysis-web-help-chance = Wie oft die Seite dieser Person gewinnt, wenn nach diesem Zug schnelle Bots weiterspielen, nach dem, was sie damals wusste. Nach ± steht, wie weit das danebenliegen kann.
analysis-web-help-parts = Start, Glück und alle Entscheidungen ergeben zusammen das Ergebnis, in Prozentpunkten Siegchance. Nach ± steht, wie weit eine Zahl danebenliegen kann.
analysis-web-help-start = Die Siegchance vor der ersten Entscheidung: nach Karten, Plätzen und danach, wer beginnt.
analysis-web-help-luck = Was aufgedeckt wurde, verglichen mit dem Mittel von allem, was hätte kommen können. Über viele Partien gleicht es sich aus.
analysis-web-help-own = Wie die eigenen Entscheidungen die Siegchance verändert haben, gemessen an schnellen Bots, die weiterspielen.
analysis-web-help-others = Wie die Entscheidungen aller anderen sie verändert haben. Ihre Fehler zählen hier als Gewinn.
analysis-web-help-noise = Was übrig bleibt: Rundung und was sich nicht zwischen Glück und Entscheidungen aufteilen lässt.
analysis-web-help-adjusted = Das Ergebnis ohne Glück. Es kann unter 0 oder über 100 liegen und ist kein Urteil über eine Person: Eine Partie sagt wenig.
analysis-web-help-grades = Was die Entscheidungen im Mittel verschenkt haben, wenn es etwas zu wählen gab. Die Bots hatten weniger Zeit als am Tisch. Eine Partie sagt wenig über eine Person.
