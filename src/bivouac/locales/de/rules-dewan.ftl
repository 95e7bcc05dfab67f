# Die Regeln von Dewan in eigenen Worten, eine Nachricht je Regel. Ein abgelehnter Zug nennt seine Regel.

rules-dewan-tab = Regeln von Dewan · Bivouac
rules-dewan-title = Die Regeln von Dewan
rules-dewan-intro = Du führst ein Volk in neues Land. Mit Terrainkarten reist du, auf Reisen schlägst du Lager auf, und gut gewählte Lager erfüllen deine Ziele. Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Jede Regel hat ein Kürzel, und ein abgelehnter Zug nennt die Regel, die ihm im Weg steht.
rules-dewan-signs = Terrains und Symbole

## DS
rules-chapter-DS = Aufbau
rules-lead-DS = Eine Terrainkarte zeigt ein oder zwei Terrains, manche mit einem Symbol: Jedes davon ist eine Hälfte. Ein Zielplättchen zeigt seine Bedingungen (Terrains und Ressourcen), seine Punkte und manchmal ein Feuer.
rule-DS1 = Zwei bis vier Personen können spielen. Jede bekommt zufällig eine Terraintafel für das erste Lager, und ebenso viele zufällige neutrale Terraintafeln kommen dazu. Alle werden zufällig gedreht; die neutralen bilden die Mitte der Landschaft, die anderen liegen weit voneinander entfernt darum herum. Die Flut und der Vulkan bringen eine eigene Tafel mit.
rule-DS2 = Auf jedem Beerensymbol der Landschaft liegen zwei Beeren.
rule-DS3 = Jede Person hat acht Lager auf ihrem Tableau. Ein neuntes, das erste Lager, steht von Anfang an in der Mitte ihrer Terraintafel.
rule-DS4 = Die Zielplättchen werden gemischt. Fünf liegen offen in einer Reihe, die übrigen bilden einen verdeckten Stapel. Für die Flut werden vorher die fünf Ziele mit Wasser aussortiert.
rule-DS5 = Die Terrainkarten werden gemischt. Jede Person bekommt zwei, verdeckt, und sechs liegen offen in der Reihe. Die übrigen sind der Nachziehstapel.
rule-DS6 = Der Zufall bestimmt die Startperson. Vor dem ersten Zug nimmt jede Person ein Zielplättchen, gegen den Uhrzeigersinn und beginnend rechts von der Startperson, die also zuletzt wählt. Nimm eines der fünf aus der Reihe, das sofort ersetzt wird, oder verdeckt das oberste vom Stapel; dann zeigst du es und behältst es. Ist der Stapel leer, bleibt der Platz eines genommenen Ziels leer, und die anderen rücken nicht nach.

## DT
rules-chapter-DT = Ein Zug
rule-DT1 = Gespielt wird im Uhrzeigersinn, beginnend mit der Startperson. In deinem Zug tust du genau eines von beiden: zwei Karten nehmen oder ein Lager platzieren.
rule-DT2 = Geht beides nicht, passt du; deine Ziele werden am Ende deines Zugs trotzdem geprüft. Passen alle in derselben Runde, endet die Partie nach dieser Runde.
rule-DT3 = Alle sehen von allen die Ziele, Beeren, Fische, sichtbaren Kartenhälften und die Zahl der Handkarten. Die Handkarten selbst sind geheim.

## DK
rules-chapter-DK = Karten nehmen
rule-DK1 = Nimm zwei Karten, die in der Reihe nebeneinanderliegen. Vom Nachziehstapel nimmst du nie. Es gibt kein Handkartenlimit.
rule-DK2 = Die Reihe wird vom Nachziehstapel aufgefüllt, Karte für Karte, jede an ihrem Platz; der Platz, der dem Stapel am nächsten ist, kommt zuerst.
rule-DK3 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel zu einem neuen gemischt. Ist auch dieser leer, bleibt der Platz leer und wird zu Beginn eines späteren Zugs gefüllt, sobald es wieder Karten gibt. Liegen in der Reihe keine zwei Karten nebeneinander, darfst du eine einzelne nehmen.

## DP
rules-chapter-DP = Ein Lager platzieren
rule-DP1 = Eine Reise beginnt bei einem beliebigen deiner Lager auf der Landschaft, auch beim ersten Lager. Sie endet auf einem Feld ohne Lager, das kein Wasser ist.
rule-DP2 = Geh von Feld zu angrenzendem Feld. Für jedes Feld des Wegs, auch für das erste und das letzte, spielst du eine Karte mit seinem Terrain aus. Eine Karte mit zwei Terrains gilt für eines von beiden.
rule-DP3 = Dein eigenes erstes Lager nimmt jede Karte, ob die Reise dort beginnt oder es nur durchquert. Diese Karte wird abgelegt.
rule-DP4 = Eine Wasserkarte trägt dich über beliebig viele Felder einer Wasserzone, solange du sie hintereinander durchquerst.
rule-DP5 = Du darfst Lager anderer Personen durchqueren, aber die Karte für ein solches Feld kommt auf die Hand der Person, der das Lager gehört. Beim ersten Lager einer anderen Person, auch aus deinem Team, gibst du eine Karte deiner Wahl, gleich was sie zeigt. Eigene Lager darfst du auch durchqueren; diese Karten werden abgelegt.
rule-DP6 = Ist alles bezahlt, kommt das Lager ganz links von deinem Tableau auf das Ende des Wegs.
rule-DP7 = Ein Weg darf kein Feld zweimal betreten. Er muss es auch nie.

## DE
rules-chapter-DE = Was ein neues Lager bringt
rule-DE1 = Liegt in der Zone des neuen Lagers noch eine Beere, nimm eine.
rule-DE2 = Was folgt, hängt davon ab, das wievielte Lager es war. Das 1. bringt nichts weiter. Beim 2., 4. und 6. nimmst du ein Zielplättchen wie am Anfang; es kommt auf deine freie Stelle ganz links. Nach dem 3., 5. und 7. darfst du eine Handkarte unter dein Tableau schieben, sodass eine Hälfte sichtbar bleibt: jetzt, oder diese Stelle bleibt für immer leer. Das 8. ist ein Feuer wert und macht die Runde zur letzten.

## DZ
rules-chapter-DZ = Zonen
rule-DZ1 = Eine Zone sind alle Felder eines Terrains, die miteinander zusammenhängen; auch ein einzelnes Feld kann eine Zone sein. Die Mitte einer Terraintafel für das erste Lager gehört zu keiner Zone.
rule-DZ2 = Beeren gehören zur ganzen Zone, nicht zu einem ihrer Felder.

## DY
rules-chapter-DY = Ziele
rule-DY1 = Erste Lager zählen nie für Ziele.
rule-DY2 = Zeigt ein Ziel ein Terrain außer Wasser mehrmals, müssen deine Lager ebenso viele verschiedene Zonen davon belegen. Jede sichtbare Hälfte unter deinem Tableau mit diesem Terrain zählt als eine weitere Zone.
rule-DY3 = Zeigt ein Ziel Wasser, brauchst du Lager neben so vielen verschiedenen Wasserzonen; ein Lager kann an mehrere angrenzen. Jede sichtbare Wasserhälfte unter deinem Tableau zählt als eine weitere.
rule-DY4 = Zeigt ein Ziel eine Ressource, brauchst du Lager neben so vielen verschiedenen Symbolen davon. Ein Symbol liegt auf der Grenze zweier Felder, und ein Lager auf einer der beiden Seiten hat es; es zählt einmal, egal wie viele deiner Lager daran grenzen. Jedes sichtbare Symbol unter deinem Tableau zählt als ein weiteres. Mehrere Personen können dasselbe Symbol nutzen.
rule-DY5 = Jedes Ziel wird für sich geprüft: Ein Lager, eine Karte unter dem Tableau oder ein Symbol kann beliebig vielen deiner Ziele dienen.
rule-DY6 = Am Ende deines Zugs gilt jedes Ziel, dessen Bedingungen neu erfüllt sind, als erfüllt: Es rückt nach oben und bringt dir eine Karte vom Stapel, wenn es eine gibt. Ein erfülltes Ziel bleibt erfüllt, was auch mit der Landschaft geschieht. Sind die Bedingungen im Zug einer anderen Person erfüllt worden, rückt das Ziel am Ende deines nächsten Zugs nach oben; am Spielende zählt jedes Ziel, dessen Bedingungen dann erfüllt sind, aber ohne Karte.

## DX
rules-chapter-DX = Ende und Wertung
rule-DX1 = Platziert jemand das 8. Lager, läuft die Runde noch bis zu ihrem Ende; so war jede Person gleich oft am Zug. Dann wird gewertet.
rule-DX2 = Du erhältst die Punkte jedes erfüllten Ziels. Die anderen werden abgeworfen.
rule-DX3 = Jedes Feuer ist 1 Punkt wert: auf erfüllten Zielen, auf sichtbaren Hälften unter deinem Tableau und eines für dein 8. Lager. Wer die meisten Feuer hat, erhält 4 Punkte dazu, bei Gleichstand alle Beteiligten; ohne ein Feuer erhält sie niemand.
rule-DX4 = Jede zusammenhängende Gruppe aus mindestens zwei eigenen Lagern bringt 4 Punkte. Dein erstes Lager zählt hier mit.
rule-DX5 = Jede genommene Beere und jede sichtbare Beere unter deinem Tableau bringt 2 Punkte.
rule-DX6 = Bei gleich vielen Punkten gewinnt, wer die meisten Handkarten hat. Sind auch diese gleich, wird der Sieg geteilt.

## DM
rules-chapter-DM = Teammodus
rule-DM1 = Vier Personen spielen in zwei Teams, die Mitglieder einander gegenüber. Gespielt wird wie in der normalen Partie; die Punkte des Teams werden zusammengezählt.
rule-DM2 = Das Team erhält die Punkte der Ziele beider Mitglieder und 1 Punkt für jedes ihrer Feuer. Das Team mit den meisten Feuern erhält 4 dazu, bei Gleichstand beide.
rule-DM3 = Jede zusammenhängende Gruppe von Lagern des Teams bringt 4 Punkte, wenn sie ein Lager jedes Mitglieds enthält. Erste Lager zählen mit.
rule-DM4 = Jedes Paar Beeren, eine von jedem Mitglied, bringt 4 Punkte. Sichtbare Beeren unter den Tableaus zählen mit.
rule-DM5 = Bei gleich vielen Punkten gewinnt das Team mit mehr Handkarten. Sind auch diese gleich, wird der Sieg geteilt.

## DV
rules-chapter-DV = Szenarien mit Ereignis
rule-DV1 = Wenn die Reihe ausliegt, hat der Nachziehstapel zu zweit 6, zu dritt 8 und zu viert 10 Karten. Alle übrigen Karten sind der Vorrat.
rule-DV2 = Die Reihe wird vom Nachziehstapel aufgefüllt. Wird dessen letzte Karte genommen, tritt sofort das Ereignis ein, und wer am Zug ist, führt es aus. Dann kommt ein gleich großer neuer Stapel oben vom Vorrat, und das Auffüllen geht weiter; ein kurzer Stapel kann so zwei Ereignisse in einem Zug bringen.
rule-DV3 = Belohnungen für Ziele kommen vom Vorrat. Immer wenn der Vorrat leer ist und eine Karte gebraucht wird, wird der Ablagestapel hineingemischt. Reichen die Karten nicht für einen ganzen Stapel, besteht er aus denen, die da sind, frisch gemischte zuunterst; ein Stapel ohne Karte wird neu gebildet, sobald eine gebraucht wird, ohne Ereignis.
rule-DV4 = Ist ein Plättchen oder Marker aufgebraucht oder kann kein Feld es aufnehmen, entfällt dieser Teil des Ereignisses. Ein Feld ist frei, wenn dort kein Lager, kein Plättchen und kein Vulkan ist.
rule-DV5 = Ziele und Feuer zählen wie gewohnt, danach nur, was das Szenario nennt: nichts für Gruppen, nichts für Beeren allein.
rule-DV6 = Jede Beere kann mit einer Ressource ein Paar bilden: bei der Flut mit einem Kristall, beim Vulkan mit einem Artefakt, bei den Wasserdörfern mit einem Farbstoff. Sichtbare Beeren unter dem Tableau zählen mit, und Ressourcen zählen wie für Ziele: verschiedene Symbole neben deinen Lagern und sichtbare Symbole unter dem Tableau. Die kleinere der beiden Zahlen ist die Zahl deiner Paare.
rule-DV7 = Teilt ein Plättchen eine Zone, kommen ihre Beeren in den größten Teil. Gleich große Teile teilen sie gleichmäßig, und übrige fallen durch Zufall an verschiedene Teile. Ist die ganze Zone überdeckt, sind ihre Beeren verloren.

## DD
rules-chapter-DD = Die Flut
rule-DD1 = Das Ereignis: Wer am Zug ist, legt ein Wasserplättchen auf ein freies Nicht-Wasserfeld neben einem Wasserfeld. Es ist von nun an Wasser.
rule-DD2 = Jede Wald- oder Bergzone mit einem Lager von dir bringt 3 Punkte; Karten unter dem Tableau zählen nicht. Jedes Paar aus Beere und Kristall bringt 4.

## DL
rules-chapter-DL = Der Vulkan
rule-DL1 = Das Ereignis: Wer am Zug ist, legt ein Lavaplättchen auf ein freies Nicht-Wasserfeld neben dem Vulkan oder neben anderer Lava.
rule-DL2 = Lava und Vulkan gehören zu keiner Zone. Man kann sie nicht durchqueren und dort nicht siedeln.
rule-DL3 = Wer ein Lager neben dem Vulkan hat, hat ein Feuer mehr, egal wie viele solche Lager es sind; es zählt auch für die meisten Feuer. Jede Wasserzone neben einem deiner Lager bringt 2 Punkte, jedes deiner Lager rund um das erste Lager einer anderen Person 2 und jedes Paar aus Beere und Artefakt 3. Erste Lager zählen als Lager; Karten unter dem Tableau sind keine Wasserzonen.

## DH
rules-chapter-DH = Wasserdörfer
rule-DH1 = Du darfst ein Lager auch auf Wasser platzieren, wenn die letzte ausgespielte Karte eine Wasserkarte ist. Es wird zum Wasserdorf. Eine Wasserzone hat nie mehr als eines.
rule-DH2 = Eine Reise darf bei einem deiner Wasserdörfer beginnen: Die erste Karte ist eine Wasserkarte und gilt für seine ganze Zone, dann geht es auf ein beliebiges Feld neben dieser Zone weiter.
rule-DH3 = Durchquerst du eine Wasserzone mit dem Dorf einer anderen Person, bekommt sie deine Wasserkarte.
rule-DH4 = Ein Dorf grenzt nicht an die Wasserzone, in der es steht. Für Symbole zählt es wie jedes Lager.
rule-DH5 = Das Ereignis: Im Uhrzeigersinn ab der Person am Zug darf jede Person mit einem Dorf genau eine Karte ablegen, gleich welche, und nimmt dann für jedes ihrer Dörfer einen Fisch, oder was noch da ist. Sind keine Fische mehr da, wird niemand gefragt.
rule-DH6 = In jeder Wasserzone bringen die meisten angrenzenden Lager 6 Punkte; bei Gleichstand je 3. Jedes Paar aus Beere und Farbstoff bringt 3 Punkte, jeder Fisch ebenso. Erste Lager zählen als Lager; Karten unter dem Tableau sind keine Wasserzonen.
