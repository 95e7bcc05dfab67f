# Dewan in Kürze, vor den Regeln. pictured-... sagt, was zu sehen ist, wer es nicht sieht.

overview-dewan-land-title = Völker in neuem Land
overview-dewan-land = Jede Person führt ein Volk durch ein Land, das noch niemand besiedelt hat. Ihr beginnt mit einem einzigen Lager und schlagt weitere auf, so weit eure Karten tragen. Wo deine Lager stehen, entscheidet, welche Ziele du erfüllst, und Ziele bringen die meisten Punkte.
pictured-overview-dewan-land = Eine ganze Landschaft aus Bergen, Wäldern, Wüsten, Ödland und Wasser, darauf die Lager von vier Personen.
overview-dewan-turn-title = Dein Zug: eines von beiden
overview-dewan-turn = Entweder nimmst du zwei benachbarte Karten aus der Reihe, oder du reist und platzierst ein Lager. Das ist schon der ganze Zug; die nächste Person ist dran.
pictured-overview-dewan-turn = Sechs Karten in einer Reihe, zwei benachbarte sind markiert; darunter ein rotes Lager, ein Weg über drei Terrains und noch ein rotes Lager.
overview-dewan-way-title = Ein Weg und sein Preis
overview-dewan-way = Du brichst bei einem beliebigen deiner Lager auf. Jedes Feld, das du betrittst, kostet eine Karte seines Terrains, auch das, das du verlässt; nur dein erstes Lager nimmt jede Karte. Eine einzige Wasserkarte trägt dich über einen ganzen See: Hier kosten { $spaces } Felder { $cards } Karten.
pictured-overview-dewan-way = Eine Landschaft mit einem Weg über { $spaces } Felder: vom roten ersten Lager durch eine Wüste und über zwei Wasserfelder in einen Wald. Nummerierte Karten liegen daran.
overview-dewan-camp-title = Was ein Lager bringt
overview-dewan-camp = Felder eines Terrains, die aneinandergrenzen, sind eine Zone. Liegen dort Beeren, nimmt das neue Lager eine. Das Tableau zeigt, was es sonst noch bringt, vom ersten bis zum achten Lager: ein neues Ziel oder eine Karte, die du unter das Tableau schiebst und von der eine Hälfte fortan zählt.
pictured-overview-dewan-camp = Eine Landschaft mit einer Wüstenzone aus { $spaces } Feldern: Auf einem steht ein rotes Lager, eine Beere ist noch da. Darunter ein Tableau mit acht Stellen für Lager und dem, was jedes bringt.
overview-dewan-stories-title = Ziele
overview-dewan-stories = Ein Ziel verlangt Lager in bestimmten Terrains, jedes in einer eigenen Zone, und Lager neben Ressourcen. Sobald du alles hast, sind seine Punkte sicher, und du ziehst eine Karte. Ein Lager kann allen deinen Zielen dienen.
pictured-overview-dewan-stories = Eine Landschaft mit drei roten Lagern, zwei in Waldzonen und einem auf einem Berg; darauf ein Zielplättchen, dessen Wälder und Berg abgehakt sind, der Kristall aber nicht.
overview-dewan-groups-title = Feuer, Gruppen und Beeren
overview-dewan-groups = Jedes Feuer von Zielen, Karten und dem achten Lager ist 1 Punkt wert; wer die meisten hat, bekommt 4 dazu. Zwei oder mehr Lager, die aneinandergrenzen, sind eine Gruppe und 4 wert; hier bringen die zwei roten { $points }. Jede Beere ist 2 wert.
pictured-overview-dewan-groups = Eine Landschaft mit zwei Gruppen roter Lager: dem ersten Lager mit dem daneben, und zwei anderen an anderer Stelle.
overview-dewan-end-title = Das Ende, und wer gewinnt
overview-dewan-end = Sobald irgendwo ein achtes Lager steht, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann wird alles zusammengezählt; die meisten Punkte gewinnen. Andere Szenarien verändern unterwegs das Land und manches, was zählt.
pictured-overview-dewan-end = Ein Wertungsblatt: die Punkte von Rot und Blau für Ziele, Feuer, Gruppen und Beeren, und ihre Summen.
