# Ce que simulate, arena, bench, check et show affichent pour les gens.

lab-playing = parties en cours
lab-wins = { $bot } gagne { $rate }
lab-seat = place
lab-bot = bot
lab-won = victoires
lab-win-rate = taux de victoire
lab-interval = intervalle à 95 %
lab-mean-score = score moyen
lab-pace = ms par tour
lab-longest = le plus long
lab-from-to = { $low } à { $high }
lab-ended-by = fins : { $endings }
lab-games = { $games } parties en { $seconds } s ({ $rate }/s), { $turns } tours chacune ({ $low } à { $high })
lab-whole-rounds = { $games } parties au lieu de { $asked } : seules des séries entières sont équitables
lab-stopped-kept = arrêté après { $finished } parties sur { $games } ; elles sont gardées dans { $path } ; la même commande avec --resume continue
lab-stopped = arrêté après { $finished } parties sur { $games } ; pour pouvoir continuer, gardez-les avec --csv OUT.csv
lab-and = et
lab-arena-difference = A gagne { $more } des donnes de plus ({ $interval })
lab-arena-chance = le hasard donnerait { $chance } ; A par place : { $seats }
lab-arena-neither = aucun des deux n’a gagné { $share } des parties
lab-bench-title = { $game } : parties au hasard uniforme, un cœur
lab-bench-setting = variante
lab-bench-players = joueurs
lab-bench-games = parties/s
lab-bench-steps = pas/s
lab-bench-ns = ns/pas
lab-bench-bytes = octets
lab-bench-python = menées depuis Python : { $rate } pas/s ; une position se copie en { $copy } ns
lab-bench-search = dans la recherche, à { $players } : { $rate } parties uniformes/s du début à la fin

## Enregistrements

record-unfinished = inachevée
record-scores = scores { $scores }
record-verdict = { $key } { $word }
record-ended-by = fin : { $ending }
record-won = gagnants { $winners }
record-no-winner = aucun gagnant
record-fair = hasard vérifié
record-winners = gagnants : { $winners }
record-events = { $count } événements
record-all = { $records } enregistrements, { $events } événements, { $finished } parties terminées

## Donnes d'un match

lab-arena-alone = { $deals ->
    [one] 1 donne, jouée
   *[other] { $deals } donnes, chacune jouée
} par les deux, en { $seconds } s
lab-arena-games = { $games } parties, { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
} avec A à toutes les places, en { $seconds } s
lab-forfeits = { $bot } a perdu { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} par forfait, et { $by } a continué : { $why } ; d’abord dans la partie { $game } (place { $seat }, après { $event } événements)
lab-forfeits-said = la dernière ligne de { $bot } sur stderr : { $said }
