# Die erste Minute: ein Name, nach dem niemand fragt, die Stufe eines Bots, wie man gewinnt, und schöne Augenblicke.

## Namen. Vorschläge durch Kommas getrennt; freundlich, kurz, für alle.
web-suggested-names = Abendrot, Kiesel, Lerche, Nordwind, Lagerfeuer, Heidekraut, Sternschnuppe, Mondschein
web-name-kept = Ein Name darf nicht leer sein: Du heißt weiter { $name }.
web-table-name = Dein Name an diesem Tisch
web-table-name-of = Name von { $player }

## Die Übersicht
web-lobby-bot-level = Stufe des Bots
web-lobby-bot-level-of = { $game }: Stufe des Bots
web-lobby-against = Stufe { $level }, { $name }
web-lobby-all-games = Alle { $count } Partien zeigen
web-lobby-fewer-games = Weniger zeigen
web-lobby-leave-game = { $title } verlassen
web-lobby-left = Du hast diese Partie verlassen · { $when }
web-lobby-return-table = Zurück zu { $title }
web-lobby-watched = Alle dürfen zusehen; die Karten bleiben verdeckt
web-lobby-private = Nur für die Personen an diesem Tisch

## Einen Tisch verlassen: eine Rückfrage
web-ask-leave = Diese Partie verlassen? Sie bleibt erhalten: Du kannst von der Übersicht aus zurückkehren.
web-ask-leave-waiting = Diesen Tisch verlassen? Dein Platz wird für andere frei.
web-ask-yes = Verlassen
web-ask-no = Bleiben

## Am Tisch
web-explanations = Entscheidungen beim ersten Mal erklären
web-table-goal = Wie man gewinnt:
web-table-goal-ends = Wann es endet:
web-table-voted-on = { $player } möchte weiterspielen: Die Partie geht weiter.
web-table-voted-on-close = In Ordnung
web-table-not-here = Noch nicht da: { $players }.
