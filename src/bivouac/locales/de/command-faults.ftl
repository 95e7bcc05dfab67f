# Was an einem Befehl falsch ist: je eine Zeile.

command-no-language = unbekannte Sprache '{ $language }'; bekannt: { $known }
command-no-option = { $game } hat keine Option '{ $name }'; es hat: { $known }
command-no-bot = unbekannter Bot '{ $name }'; bekannt: { $known }
command-bot-name = { $name } kann kein Bot heißen: ein Name hat 1 bis { $most } Buchstaben, Ziffern und Bindestriche, am Anfang einen Buchstaben
command-bot-ours = { $name } ist einer der eigenen Bots von Bivouac; gib dem anderen einen anderen Namen
command-bot-twice = --bot { $name } ist zweimal angegeben
command-bot-quotes = --bot { $name }: ein Anführungszeichen des Befehls ist nicht geschlossen
command-bot-command = --bot { $name }= braucht danach einen Befehl
command-bot-program = --bot { $name }: es gibt kein Programm { $program }
command-bot-not-installed = kein installiertes Paket bringt einen Bot { $name } mit; es gibt: { $known }; für ein Programm: --bot { $name }=COMMAND
command-bot-unusable = der Bot { $name } kann nicht spielen: { $why }
command-bot-unusable-says = der Bot { $name } kann nicht spielen: { $why } ({ $said })
command-arena-who = gib beide Bots an: --a BOT --b BOT, oder --bots A,B,... (siehe 'bivouac arena --help')
command-arena-twice = --bots nennt beide Bots; lass --a und --b weg
command-arena-two = ein Match ist zwischen zwei Bots, erst A und B auf allen anderen Plätzen, nicht '{ $bots }'
command-set = --set verlangt Name=Wert, nicht '{ $pair }'
command-set-twice = --set { $name } ist zweimal angegeben
command-plug-in = die Erweiterung { $name } = { $value } lässt sich nicht laden: { $error }
command-no-package = kein Paket '{ $package }' mit einem Ordner { $folder }
command-not-compiled = die Regeln lassen sich nicht übersetzen: { $reason }
command-process-ended = ein Prozess, der Partien spielte, wurde beendet; reicht der Speicher?
command-no-output = die Ausgabe kann nicht geschrieben werden: { $reason }

## Dateien

command-cannot-write = { $path } kann nicht geschrieben werden: { $reason }
command-cannot-be-written = { $path }: kann nicht geschrieben werden: { $reason }
command-links = { $path } kann nicht geschrieben werden: die Verknüpfungen führen nirgendwohin
command-needs-file = { $option } braucht den Namen einer Datei
command-two-files = --csv und --records brauchen zwei Dateien
command-resume-csv = --resume braucht die --csv-Datei des Matches: Sie sagt, was fertig ist
command-is-folder = { $path } ist ein Ordner, keine Datei
command-not-regular = { $path } ist keine gewöhnliche Datei; --resume kann damit nicht weitermachen
command-not-empty = { $path } ist nicht leer; wähle eine andere Datei
command-not-empty-resume = { $path } ist nicht leer; --resume setzt das Match darin fort
command-not-csv = { $path }: ist nicht die CSV-Datei eines Matches
command-not-records = { $path }: ist nicht die Datei mit Aufzeichnungen eines Matches
command-file-not-text = { $path }: nicht lesbar: kein Text
command-file-unreadable = { $path }: nicht lesbar: { $reason }
command-game-twice = { $path }: Partie { $number } steht zweimal darin
command-line-unreadable = { $path }: Zeile { $number } ist nicht lesbar
command-line-no-record = { $path }: Zeile { $number } ist keine Aufzeichnung eines Matches
command-other-match = { $path }: ist von einem anderen Match, { $title }
command-no-record = { $path }: enthält keine Aufzeichnung
os-no-file = Datei oder Ordner nicht gefunden
os-no-permission = Zugriff verweigert
os-not-permitted = nicht erlaubt
os-is-folder = ist ein Ordner
os-not-folder = ist kein Ordner
os-no-space = kein Platz mehr auf dem Datenträger
os-read-only = schreibgeschützter Datenträger
os-long-name = Dateiname zu lang
os-links = zu viele Verknüpfungen hintereinander
os-broken = Ein- oder Ausgabefehler

## Der Server

command-bus = bisher geht nur --bus memory:, nicht '{ $bus }'
command-no-address = --host { $host }: diese Adresse gibt es nicht
command-not-our-address = --host { $host }: ist keine Adresse dieses Rechners
command-port-in-use = Port { $port } ist belegt; wähle einen anderen, zum Beispiel: --port { $other }
command-cannot-listen = unter { $host }, Port { $port }, kann nicht gelauscht werden: { $reason }
command-client = der Client von { $game }: { $path }: { $reason }
command-client-main = der Client von { $game }: { $path } nennt keine Option als 'main'
command-database-url = '{ $url }' ist keine Datenbank-URL wie { $example }
command-database-no-file = '{ $url }' nennt keine Datei; eine Datenbank-URL ist wie { $example }
command-only-sqlite = bisher geht nur sqlite, nicht '{ $kind }'
command-other-database = { $path }: ist die Datenbank eines anderen Programms
command-newer-database = { $path }: stammt von einer neueren Version von bivouac; benutze diese
command-database-locked = { $path }: ist von einem anderen Programm gesperrt
command-database-unusable = { $path }: kann nicht benutzt werden: { $reason }
command-database-unsound = { $path }: ist keine gültige SQLite-Datenbank oder ist beschädigt
command-cannot-open = { $path }: lässt sich nicht zum Schreiben öffnen: { $reason }
command-in-use = { $path }: wird von einem anderen `bivouac serve` benutzt
command-secret-unreadable = { $path }: lässt sich weder lesen noch anlegen: { $reason }
command-secret = { $path }: ist kein Geheimnis aus { $count } Bytes; entferne es

## Das Terminal

command-resume-alone = --resume setzt eine gespeicherte Partie fort; es nimmt keine andere Option
command-no-face = { $game } lässt sich nicht im Terminal spielen; möglich: { $known }
command-seats = diese Partie hat { $right } Plätze, nicht { $count }
command-human = mindestens ein Platz muss '{ $person }' sein; `bivouac simulate` lässt Bots allein spielen
command-not-saved = { $path }: ist keine von `bivouac play` gespeicherte Partie
command-none-unfinished = keine unbeendete Partie von { $game } in { $folder }

## Anzahlen von Bots und Partien

command-bots = { $bots } Bots für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}; gib einen Namen für alle an oder je einen
command-bots-players = { $bots } Bots, aber players={ $players }; gib einen Namen für alle an oder je einen
command-files-apart = { $table } und { $records } gehören nicht zusammen, { $count ->
    [one] eine Partie vor der letzten steht
   *[other] { $count } Partien stehen
} nur in einer von beiden; gib --csv und --records eines Matches an oder neue Namen für beide, oder lass --records weg
box-wanted = die Dateien, die docs/components.md und docs/maps.md beschreiben
box-named-twice = ein anderer Ordner für { $game } heißt auch '{ $name }'
box-of-none = seine Dateien ({ $files }) gehören zu keinem Spiel; Spiele: { $games }
box-of-many = seine Dateien ({ $files }) gehören zu mehr als einem Spiel ({ $games })
box-name = ein Ordner mit Spielmaterial hat einen Namen aus 1 bis { $most } Zeichen
