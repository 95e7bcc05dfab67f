# Iwari, die erste Minute: wie man gewinnt, wann es endet, und schöne Augenblicke.

iwari-goal-wins = Wer die meisten Punkte hat, gewinnt: für Zelte in Gebieten, Totems an Verbindungen und Siedlungen.
iwari-goal-wins-third = Wer die meisten Punkte für Zelte, Totems und Siedlungen hat, gewinnt. Ist es das dritte Volk, verliert ihr beide.
iwari-goal-ends = Ist der Nachziehstapel zweimal leer geworden oder das letzte Zelt von jemandem gesetzt, wird die Runde zu Ende gespielt. Zelte zählen auch, wenn der Stapel das erste Mal leer wird.
iwari-goal-wins-void = Halte der Leere stand. { $limit ->
    [one] Sie gewinnt mit ihrem ersten Gebiet
   *[other] Sie gewinnt mit { $limit } Gebieten
} oder mit { $group } durch Pfade verbundenen Ruinen.
iwari-goal-ends-void = Die Partie endet, wenn über jedes Gebiet entschieden ist, wenn ein nötiger Baustein ausgegangen ist oder wenn die dritte Karte der Leere beiseitegelegt wird.
iwari-highlight-claimed = { $territory } ist beansprucht
iwari-highlight-claimed-line = Totems dort: { $ours }, gegen { $theirs } der Leere.
iwari-highlight-taken = Die Leere nimmt { $territory }
iwari-highlight-taken-line = Sie hat { $held } { $held ->
    [one] Gebiet
   *[other] Gebiete
} und braucht { $limit } zum Sieg.
iwari-web-explain-built = Zelte zählen in ihrem Gebiet, Totems für die nummerierten Verbindungen an seinen Grenzen. Die Zahlen auf deinen Karten sagen, für welchen Baustein sie zahlen. Bevor du bestätigst, wird nichts gesendet.
