# Was an selbst gemachtem Spielmaterial von Dewan falsch ist. Namen von Schlüsseln und Dateien bleiben, wie sie sind.

dewan-box-map = eine Landschaft { $scenario } für { $players } Personen
dewan-box-game = { $scenario } für { $players } Personen
dewan-box-score-key = der Wertungsschlüssel '{ $key }'
dewan-box-unknown-file = unbekannte Datei '{ $name }'; bekannt: { $known }
dewan-box-one-map = die Terraintafeln müssen sich berühren und eine Landschaft bilden
dewan-box-volcano-fire-key = volcano_fire zählt unter dem Wertungsschlüssel 'fire', der fehlt
dewan-box-fish-key = der Wertungsschlüssel 'fish' verlangt das Ereignis 'fish', nicht '{ $event }'
dewan-box-unknown-tile = unbekannte Ereignistafel '{ $tile }'; bekannt: { $known }
dewan-box-lava-tile = das Ereignis 'lava' verlangt eine event_tile mit Vulkan
dewan-box-fire-tile = volcano_fire verlangt eine event_tile mit Vulkan
dewan-box-fish-villages = das Ereignis 'fish' verlangt villages = true
dewan-box-rain-villages = das Ereignis 'rain' würde die Gewässer der Dörfer verbinden; es verlangt villages = false
dewan-box-teams = Teams verlangen players = [4], nicht [{ $players }]
dewan-box-unknown-layout = unbekannte Anordnung '{ $layout }'; bekannt: { $known }
dewan-box-layout-players = die Anordnung '{ $layout }' ist nicht für { $players } Personen; sie ist für: { $counts }
dewan-box-event-place = { $name } hat einen Ereignisplatz, also ist event_tile nötig
dewan-box-no-event-place = { $name } hat keinen Ereignisplatz, also muss event_tile wegbleiben
dewan-box-neutral-places = { $title } hat { $neutral } neutrale Plätze; nötig sind { $players }
dewan-box-few-tiles = { $title } braucht { $count } Terraintafeln der Art { $kind }; es gibt { $have }
dewan-box-many-icons = { $title } kann { $icons } Symbole zeigen; höchstens { $most } sind möglich
dewan-box-many-tokens = { $title } kann { $tokens } Beerenmarker brauchen; berry_tokens ist { $have }
dewan-box-few-stories = { $title } braucht { $slots } Ziele, um jeden Platz zu füllen; es hat { $stories }
dewan-box-few-cards = { $title } braucht mindestens { $cards } Karten; es gibt { $count }
dewan-box-berry-hex = berries: Feld { $berry } ist { $terrain }; eine Beere braucht ein Landfeld
dewan-box-hexes-apart = die Felder { $a } und { $b } berühren sich nicht; 0 berührt alle, jedes von 1 bis 6 das nächste, 6 berührt 1
dewan-box-place-twice = Platz { $place } ist zweimal belegt; Terraintafeln dürfen sich nicht überdecken
dewan-box-many-spaces = { $count } Terraintafeln ergeben { $spaces } Felder; höchstens { $most } sind möglich
dewan-box-place = ein Platz besteht aus zwei ganzen Zahlen wie [1, 0], nicht aus { $value }
dewan-box-no-scenario = ist leer; nötig ist mindestens ein Szenario wie [classic]
dewan-box-go-together = der Wertungsschlüssel '{ $key }' und { $option } gehören zusammen; es fehlt { $missing }
dewan-box-many-tucks = spaces darf höchstens { $most } 'tuck' haben, nicht { $count }
dewan-box-few-slots = story_slots muss mindestens { $stories } sein: einer, und einer für jedes 'story'
dewan-box-tile-list = muss eine Liste von 1 bis { $most } Terraintafeln sein, nicht { $value }
dewan-box-title = title muss eine Zeile Text sein, nicht { $value }
dewan-box-title-long = title darf höchstens { $most } Zeichen haben, nicht { $count }
