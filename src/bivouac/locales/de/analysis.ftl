# Was eine fertige Partie wert war: ihre Kurve, Schlüsselmomente, Entscheidungen und das Glück.

analysis-title = Analyse
analysis-about = Von jedem Moment dieser Partie aus werden ganze Partien zu Ende gespielt und gezählt: wer welche Chance hatte, was jede Entscheidung gekostet und was das Glück gebracht hat.
analysis-offer = Was hat diese Partie entschieden? Eine Analyse dauert etwa eine Minute.
analysis-begin = Diese Partie analysieren
analysis-again = Noch einmal versuchen
analysis-waiting = Die Analyse beginnt, sobald andere fertig sind.
analysis-running = Die Partie wird analysiert …
analysis-stop = Anhalten
analysis-stopped = Die Analyse wurde angehalten.
analysis-failed = Die Analyse ist fehlgeschlagen.
analysis-off = Dieser Server macht keine Analysen.
analysis-untrusted = Für Partien mit diesen Optionen ist nicht gezeigt, dass die vorhergesagten Chancen eintreffen. Darum stehen hier keine Chancen, nur welche Züge besser abgeschnitten haben.
analysis-what = Was bedeutet das: { $name }?

## Zahlen

analysis-percent = { $percent } %
analysis-percent-under = unter { $percent } %
analysis-percent-over = über { $percent } %
analysis-margin = { $figure } ±{ $margin }
analysis-margin-alone = ±{ $margin }
analysis-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
analysis-chance = Siegchance

## Die Kurve und die Schlüsselmomente

analysis-graph = Siegchance nach Runden
analysis-graph-void = Chance zu bestehen, nach Runden
analysis-start = Start
analysis-round = Runde
analysis-before-rounds = zu Beginn
analysis-seen-from = Die Partie aus der Sicht von { $player } zeigen
analysis-moment = Schlüsselmoment { $letter }
analysis-moments = Schlüsselmomente
analysis-moment-before = Zurück zum vorigen Schlüsselmoment
analysis-moment-after = Weiter zum nächsten Schlüsselmoment
analysis-no-moments = Kein einzelner Moment stach heraus: Die Chancen änderten sich nach und nach.
analysis-change-line = Änderung der Siegchance in Prozentpunkten
analysis-change-of = Siegchance von { $player }, in Prozentpunkten:
analysis-cause-luck = Das war Glück: was aufgedeckt wurde.
analysis-cause-good = Eine Entscheidung von { $player }; kein Zug war sicher besser.
analysis-cause-cost = Eine Entscheidung von { $player }; der beste Zug war etwa { $points } Prozentpunkte besser.
analysis-cause-behind = Eine Entscheidung von { $player }; ein anderer Zug war sicher besser.
analysis-more = Jede Entscheidung, Glück und Noten

## Eine Entscheidung

analysis-side = Neben dem Spielplan
analysis-side-game = Partie
analysis-decision = { $when }: { $player } entscheidet
analysis-at-start = Die Partie beginnt. Geh Schritt für Schritt weiter oder zu einem Schlüsselmoment.
analysis-chance-decided = Das hat niemand entschieden, sondern der Zufall.
analysis-forced = Es gab nichts zu wählen.
analysis-regret = Was eine Entscheidung gekostet hat
analysis-behind = Ein anderer Zug war sicher besser: um etwa { $regret } Prozentpunkte Siegchance, zwischen { $low } und { $high }.
analysis-behind-plain = Ein anderer Zug war sicher besser.
analysis-same = Die Analyse hätte dasselbe gespielt.
analysis-not-apart = Nicht vom besten Zug zu unterscheiden: Der Abstand liegt zwischen { $low } und { $high } Prozentpunkten Siegchance.
analysis-not-apart-plain = Nicht vom besten Zug zu unterscheiden.
analysis-played = gespielt
analysis-best = am besten
analysis-compared = { $plans } Züge wurden verglichen, nach dem, was die Person damals wusste.
analysis-reason = Für { $player }: { $reason }
analysis-luck-good = Glück: Was aufgedeckt wurde, brachte { $player } etwa { $points } Prozentpunkte Siegchance (±{ $margin }).
analysis-luck-bad = Glück: Was aufgedeckt wurde, kostete { $player } etwa { $points } Prozentpunkte Siegchance (±{ $margin }).
analysis-luck-none = Glück: Was aufgedeckt wurde, änderte für { $player } wenig (höchstens etwa { $margin } Prozentpunkte Siegchance).
analysis-costly = { $count ->
    [0] Keine von { $free } Entscheidungen lag sicher hinter dem besten Zug
    [one] Eine von { $free } Entscheidungen lag sicher hinter dem besten Zug
   *[other] { $count } von { $free } Entscheidungen lagen sicher hinter dem besten Zug
}
analysis-cost-short = −{ $points }

## Die Partie als Ganzes

analysis-parts = Woher das Ergebnis kam
analysis-part-start = Start
analysis-part-luck = Glück
analysis-part-own = Eigene Entscheidungen
analysis-part-others = Entscheidungen der anderen
analysis-part-noise = Nicht erklärt
analysis-part-result = Ergebnis
analysis-part-stopped = Beim Abbruch
analysis-part-adjusted = Ohne Glück
analysis-grades = Noten
analysis-grade-own = gespielt
analysis-grade-level = Bot { $level }
analysis-grades-line = Verschenkte Prozentpunkte Siegchance je Entscheidung, im Mittel; daneben, was Bots der Stufen 1 bis 5 in denselben Entscheidungen verschenkt hätten.
analysis-made = Messgerät { $version }; { $games } Partien zu Ende gespielt.

## Hilfe

analysis-help-graph = Wie wahrscheinlich der Sieg für alle jeweils war, bei offenen Händen: Schnelle Bots spielten von jedem Moment aus viele Partien zu Ende. Das blasse Band enthält den wahren Wert in 95 von 100 Fällen. Es sagt, wer vorn lag, nicht, wer gut gespielt hat.
analysis-help-graph-void = Wie wahrscheinlich es war, gegen die Leere zu bestehen: Schnelle Bots spielten von jedem Moment aus viele Partien zu Ende. Das blasse Band enthält den wahren Wert in 95 von 100 Fällen.
analysis-help-regret = Um wie viel der beste Zug die Siegchance mehr erhöht hätte als der gespielte, nach dem, was die Person wusste. Als schlechter gilt nur, was in 95 von 100 Fällen sicher ist. Für Pech kann niemand etwas.
analysis-help-chance = Wie oft die Seite dieser Person gewinnt, wenn nach diesem Zug schnelle Bots weiterspielen, nach dem, was sie damals wusste. Nach ± steht, wie weit das danebenliegen kann.
analysis-help-parts = Start, Glück und alle Entscheidungen ergeben zusammen das Ergebnis, in Prozentpunkten Siegchance. Nach ± steht, wie weit eine Zahl danebenliegen kann.
analysis-help-start = Die Siegchance vor der ersten Entscheidung: nach Karten, Plätzen und danach, wer beginnt.
analysis-help-luck = Was aufgedeckt wurde, verglichen mit dem Mittel von allem, was hätte kommen können. Über viele Partien gleicht es sich aus.
analysis-help-own = Wie die eigenen Entscheidungen die Siegchance verändert haben, gemessen an schnellen Bots, die weiterspielen.
analysis-help-others = Wie die Entscheidungen aller anderen sie verändert haben. Ihre Fehler zählen hier als Gewinn.
analysis-help-noise = Was übrig bleibt: Rundung und was sich nicht zwischen Glück und Entscheidungen aufteilen lässt.
analysis-help-adjusted = Das Ergebnis ohne Glück. Es kann unter 0 oder über 100 liegen und ist kein Urteil über eine Person: Eine Partie sagt wenig.
analysis-help-grades = Was die Entscheidungen im Mittel verschenkt haben, wenn es etwas zu wählen gab. Die Bots hatten weniger Zeit als am Tisch. Eine Partie sagt wenig über eine Person.
