# Iwari: woher Punkte kommen, über den Spalten von simulate, und was eine Partie gegen die Leere beendet hat.

lab-points-tents_mid = Zelte, Zwischenwertung
lab-points-tents = Zelte
lab-points-totems = Totems
lab-points-settlements = Siedlungen
lab-points-expeditions = Expeditionen
lab-points-walking = Wandertotem
lab-points-discoveries = Funde
lab-points-ruins = Ruinen
lab-points-road = violetter Pfad

lab-ending-settlement = Siedlung der Leere
lab-ending-limit = Gebiete der Leere
lab-ending-centre = Totems der Leere in der Mitte
lab-ending-all-judged = über alle Gebiete entschieden
lab-ending-piece = nötiger Baustein aufgebraucht
lab-ending-stock = keine eigenen Bausteine mehr
lab-ending-third-card = dritte Karte der Leere
