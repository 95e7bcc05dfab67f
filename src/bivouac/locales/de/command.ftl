# Die Kommandozeile: Hilfe, und was argparse sagt. Je eine Zeile ohne Varianten, damit --help sofort da ist.

command-about = Dewan und Iwari: spielen, nachspielen, simulieren, messen.
command-stop = .
command-serve = im Browser spielen, allein oder mit anderen
command-play = im Terminal gegen Bots spielen
command-simulate = viele Partien zwischen Bots spielen
command-arena = zwei Bots gegeneinander antreten lassen, jeden bei derselben Ausgangslage auf jedem Platz
command-check = Aufzeichnungen nachspielen und prüfen
command-show = eine Aufzeichnung als Text ausgeben, Zug um Zug
command-analyse = auswerten, was eine Partie wert war, Entscheidung für Entscheidung
command-puzzles = Rätsel sammeln: Entscheidungen aufgezeichneter Partien, in denen ein Zug klar der beste ist
command-perft = zählen, wie es für eine Anzahl von Entscheidungen weitergehen kann
command-bench = die Geschwindigkeit des Spielkerns messen
command-compile = die Regeln jetzt übersetzen, damit der erste Zug nicht warten muss
command-map = eine Landkarte von Iwari prüfen oder zeichnen
command-map-check = beweisen, dass Landkarten stimmen und sich nichts überdeckt
command-map-draw = eine Landkarte als Bild zeichnen

## Optionen

command-default = Vorgabe: { $value }
command-help-host = Adresse, unter der gelauscht wird; 0.0.0.0: alle
command-help-db = Vorgabe: eine Datei in deinem Datenordner
command-help-name = ein Hostname, unter dem dieser Server erreicht wird, z. B. play.example.org
command-help-no-open = den Browser nicht öffnen
command-help-game = dewan oder iwari
command-help-bench-game = dewan oder iwari; Vorgabe: beide
command-help-set = eine Option des Spiels, z. B. players=4, scenario=volcano, deeds=union,honour
command-help-components = ein Ordner mit Spielmaterial, das stattdessen gilt
command-help-bots = { $bots }: einer für alle Plätze oder je einer mit Kommas, was auch sagt, wie viele spielen; Vorgabe: { $value }
command-help-bots-play = { $bots }: einer für alle anderen Plätze oder je einer mit Kommas; Vorgabe: { $value }
command-help-arena-bots = beide zugleich, erst A, dann B für jeden anderen Platz: so viele Namen wie Personen
command-help-b = wer alle anderen Plätze hat
command-help-bot = ein eigener Bot: ein Programm, das Zeilen von JSON spricht (docs/bots-by-others.md), unter einem Namen für --bots, --a und --b; auch mehrmals
command-help-serve-bot = ein Bot von anderen für neue Tische: NAME=COMMAND, oder der NAME eines installierten; auch mehrmals
command-help-bot-seconds = wie lange ein Bot von anderen über eine Entscheidung nachdenken darf; Vorgabe: { $value }
command-help-bot-memory = wie viel Speicher ein Bot von anderen nehmen darf; Vorgabe: { $value }
command-help-seed = die Partie dieses Startwerts aufbauen
command-help-language = en, fr, de oder ja; Vorgabe: die deines Systems
command-help-resume = die letzte unbeendete Partie fortsetzen
command-help-jobs = Partien gleichzeitig; Vorgabe: eine pro Kern
command-help-records = jede Partie als Aufzeichnung schreiben
command-help-json = ein JSON-Objekt ausgeben
command-help-quality = wie viel Arbeit: quick, standard oder deep; Vorgabe: standard
command-help-analysis-jobs = Threads; Vorgabe: einer pro Kern
command-help-analysis-json = ein JSON-Objekt ausgeben (docs/analysis.md)
command-help-puzzles = die Datei, die geschrieben wird
command-help-csv = eine Zeile pro Partie und Platz schreiben
command-help-budget = höchstens so viele Millisekunden pro Zug
command-help-trials = höchstens so viele betrachtete Stellungen pro Zug
command-help-arena-csv = eine Zeile pro Partie schreiben, wenn sie endet
command-help-arena-resume = das Match in der --csv-Datei fortsetzen
command-help-map-files = Vorgabe: die mitgelieferten Landkarten
command-help-map-file = eine Landkartendatei oder eine mitgelieferte Landkarte mit Namen
command-help-map-output = Vorgabe: die Standardausgabe
command-help-help = diese Hilfe zeigen
command-help-version = die Versionsnummer zeigen

## Was argparse sagt

command-usage = Aufruf:
command-options = Optionen:
command-positional = Argumente:
command-argument = Argument { $argument }: { $reason }
command-required = diese Argumente fehlen: { $arguments }
command-unrecognized = unbekannte Argumente: { $arguments }
command-one-argument = ein Wert fehlt
command-some-argument = mindestens ein Wert fehlt
command-most-argument = höchstens ein Wert ist möglich
command-explicit = nimmt keinen Wert: { $argument }
command-choice = ungültige Auswahl: { $value } (möglich: { $choices })
command-wrong = { $reason } (siehe '{ $command } --help')
command-no-number = '{ $value }' ist keine ganze Zahl
command-number-between = { $value } liegt nicht zwischen { $low } und { $high }

## Was Befehle von sich sagen

command-compiling = die Regeln werden einmalig übersetzt
command-parts-left = noch { $count } Teile, jetzt { $part }
command-served = Bivouac ist unter { $url } zu finden (Strg+C beendet es)
command-https = Andere können diesen Server erreichen: Im Internet stelle einen mit HTTPS davor und nenne ihn mit --name (docs/host.md)
command-no-browser = es ließ sich kein Browser öffnen: { $reason }
command-help-serve-components = ein Ordner mit Spielmaterial, das zusätzlich angeboten wird; auch mehrmals
