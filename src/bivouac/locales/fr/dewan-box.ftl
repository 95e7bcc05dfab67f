# Ce qui ne va pas dans le matériel de Dewan que quelqu'un a fait. Les noms de clés et de fichiers restent tels quels.

dewan-box-map = un Territoire { $scenario } à { $players }
dewan-box-game = { $scenario } à { $players }
dewan-box-score-key = la clé de score '{ $key }'
dewan-box-unknown-file = fichier inconnu '{ $name }' ; connus : { $known }
dewan-box-one-map = les tuiles doivent se toucher et former un seul Territoire
dewan-box-volcano-fire-key = volcano_fire est compté sous la clé de score 'fire', qui manque
dewan-box-fish-key = la clé de score 'fish' demande l’événement 'fish', pas '{ $event }'
dewan-box-unknown-tile = tuile d’événement inconnue '{ $tile }' ; connues : { $known }
dewan-box-lava-tile = l’événement 'lava' demande une event_tile avec un volcan
dewan-box-fire-tile = volcano_fire demande une event_tile avec un volcan
dewan-box-fish-villages = l’événement 'fish' demande villages = true
dewan-box-rain-villages = l’événement 'rain' réunirait les eaux des villages ; il demande villages = false
dewan-box-teams = des équipes demandent players = [4], pas [{ $players }]
dewan-box-unknown-layout = disposition inconnue '{ $layout }' ; connues : { $known }
dewan-box-layout-players = la disposition '{ $layout }' n’est pas pour { $players } joueurs ; elle est pour : { $counts }
dewan-box-event-place = { $name } a un emplacement d’événement, donc il faut event_tile
dewan-box-no-event-place = { $name } n’a pas d’emplacement d’événement, donc pas d’event_tile
dewan-box-neutral-places = { $title } a { $neutral } emplacements neutres ; il en faut { $players }
dewan-box-few-tiles = { $title } demande { $count } tuiles { $kind } ; il y en a { $have }
dewan-box-many-icons = { $title } peut montrer { $icons } symboles ; { $most } au plus sont possibles
dewan-box-many-tokens = { $title } peut demander { $tokens } jetons Baie ; berry_tokens vaut { $have }
dewan-box-few-stories = { $title } demande { $slots } histoires pour remplir chaque place ; il y en a { $stories }
dewan-box-few-cards = { $title } demande au moins { $cards } cartes ; il y en a { $count }
dewan-box-berry-hex = berries : la case { $berry } est { $terrain } ; une baie demande une case de terre
dewan-box-hexes-apart = les cases { $a } et { $b } ne se touchent pas ; 0 touche toutes les autres, chacune de 1 à 6 la suivante, 6 touche 1
dewan-box-place-twice = la place { $place } est prise deux fois ; les tuiles ne se recouvrent pas
dewan-box-many-spaces = { $count } tuiles font { $spaces } cases ; { $most } au plus sont possibles
dewan-box-place = une place est faite de deux nombres entiers comme [1, 0], pas de { $value }
dewan-box-no-scenario = est vide ; il faut au moins un scénario comme [classic]
dewan-box-go-together = la clé de score '{ $key }' et { $option } vont ensemble ; il manque { $missing }
dewan-box-many-tucks = spaces a au plus { $most } 'tuck', pas { $count }
dewan-box-few-slots = story_slots doit être au moins { $stories } : une, et une pour chaque 'story'
dewan-box-tile-list = doit être une liste de 1 à { $most } tuiles, pas { $value }
dewan-box-title = title doit être une ligne de texte, pas { $value }
dewan-box-title-long = title peut avoir au plus { $most } lettres, pas { $count }
