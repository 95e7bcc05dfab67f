# Ein Tisch: was rund um die Partie geschieht, und was nicht geht.
# $player ist ein Name; $who ist „you“, wenn der Satz von der lesenden Person handelt.

table-started = Die Partie beginnt.
table-joined = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
table-filled = { $player } setzt sich, ein Bot ({ NAMES($bot) }).
table-left = { $who ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
table-returned = { $who ->
    [you] Du bist zurück.
   *[other] { $name } ist zurück.
}
table-renamed = { $who ->
    [you] Du heißt jetzt { $name } (vorher: { $before }).
   *[other] { $before } heißt jetzt { $name }.
}
table-stood-in = { $who ->
    [you] Der Bot { NAMES($bot) } entscheidet jetzt für dich.
   *[other] Der Bot { NAMES($bot) } entscheidet jetzt für { $name }.
}
table-undone = { $who ->
    [you] Du nimmst deine letzte Entscheidung zurück.
   *[other] { $player } nimmt die letzte Entscheidung zurück.
}
table-vote-end = { $who ->
    [you] Du möchtest diese Partie beenden.
   *[other] { $name } möchte diese Partie beenden.
}
table-vote-on = { $who ->
    [you] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}
table-hint = { $who ->
    [you] Du lässt dir einen Tipp geben.
   *[other] { $name } lässt sich einen Tipp geben.
}
table-ended = Alle sind einverstanden: Die Partie endet hier.
table-lesson-done = Die Lektion ist geschafft.

## Was nicht geht, und warum

refused-malformed = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
refused-by-rules = Die Regeln erlauben das jetzt nicht.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und entscheide dann.
refused-undo = Das lässt sich nicht mehr zurücknehmen: Es hat Verdecktes gezeigt oder den Zug beendet.
refused-watching = Du siehst bei dieser Partie zu. Nur wer am Tisch sitzt, entscheidet.
refused-come-back = Du hast deinen Platz verlassen. Kehre zuerst dorthin zurück.
refused-not-kept = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuche es noch einmal.
refused-preparing = Die Regeln dieses Spiels werden noch vorbereitet. Versuche es gleich noch einmal.
refused-not-prepared = Die Regeln dieses Spiels konnten auf diesem Server nicht vorbereitet werden. Sein Protokoll sagt, warum.
refused-frozen = Die Regeln haben sich seit Beginn dieser Partie geändert. Die Partie lässt sich noch ansehen, aber nicht weiterspielen.
refused-waiting = Die Partie hat noch nicht begonnen: Es sind noch Plätze frei.
refused-playing = Die Partie läuft noch.
refused-over = Die Partie ist zu Ende.
refused-ended = Diese Partie wurde gemeinsam beendet.
refused-no-table = Unter dieser Adresse gibt es keinen Tisch.
refused-no-seat = Dieser Tisch hat keinen Platz { $number }.
refused-not-your-seat = Das ist der Platz einer anderen Person.
refused-no-seat-of-yours = Du hast keinen Platz an diesem Tisch.
refused-seated-already = Du hast schon einen Platz an diesem Tisch.
refused-taken = Dieser Platz ist besetzt.
refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
refused-key = Dieser Link öffnet keinen Platz an diesem Tisch.
refused-stand-in-own = Nur eine andere Person an diesem Tisch kann dort einen Bot entscheiden lassen.
refused-stand-in-there = Ein Bot kann nur für Personen entscheiden, die gegangen oder nicht verbunden sind.
refused-stand-in-soon = Ein Bot kann für eine Person entscheiden, sobald sie { $seconds } Sekunden lang nicht verbunden war.
refused-game = Dieses Spiel gibt es hier nicht.
refused-options = Mit diesen Einstellungen kann man dieses Spiel nicht spielen.
refused-box = Dieses Spielmaterial gibt es auf diesem Server nicht. Wähle anderes.
refused-seats = Dieses Spiel braucht { $players } Plätze.
refused-seat-twice = Du selbst kannst nur einen Platz nehmen. Freunde an diesem Gerät bekommen eigene Plätze.
refused-only-bots = Mindestens ein Platz muss für einen Menschen sein.
refused-coach = Einen Coach gibt es nur an Tischen mit einem Bot oder wo Menschen nicht gegeneinander spielen.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-hint-thinking = Dein Tipp wird noch ausgerechnet.
refused-hint-preparing = Tipps für dieses Spiel werden auf diesem Server noch vorbereitet. Versuche es gleich noch einmal.
refused-hint-log = Diese Partie dauert schon so lange, dass in ihrem Verlauf kein Tipp mehr vermerkt werden kann. Darum gibt es keinen.
refused-hint-failed = Es ließ sich kein Tipp ausrechnen. Das Protokoll des Servers sagt, warum.
refused-bot = Diesen Bot gibt es nicht.
refused-name = Ein Name hat 1 bis { $most } Zeichen, alle sichtbar.
refused-record-later = Die Aufzeichnung gibt es zum Herunterladen, sobald die Partie zu Ende ist.
refused-record = Diese Aufzeichnung ist nicht in Ordnung: { $reason }
refused-record-long = Diese Aufzeichnung hat mehr als { $most } Ereignisse, zu viele, um sie hier zu zeigen.
refused-look = Diesen Platz gibt es nicht; von dort lässt sich die Partie nicht ansehen.
refused-no-row = Diese Zeile gibt es im Verlauf nicht.
refused-nothing-to-read = Hier gibt es nichts zu lesen.
refused-read-first = Lies zuerst, was die Lektion sagt.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-no-such-drill = Diese Übung gibt es nicht.
refused-no-answer = Das ist keine Antwort auf die Frage.
refused-no-lesson = Das ist keine Lektion.
refused-again-lesson = Eine Lektion beginnst du in der Liste der Lektionen noch einmal.
