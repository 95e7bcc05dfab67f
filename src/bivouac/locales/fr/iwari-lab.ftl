# Iwari : d’où viennent les points, au-dessus des colonnes de simulate, et ce qui a terminé une partie contre le néant.

lab-points-tents_mid = huttes, mi-parcours
lab-points-tents = huttes
lab-points-totems = totems
lab-points-settlements = colonies
lab-points-expeditions = expéditions
lab-points-walking = totem ambulant
lab-points-discoveries = découvertes
lab-points-ruins = ruines
lab-points-road = route violette

lab-ending-settlement = colonie du néant
lab-ending-limit = territoires du néant
lab-ending-centre = totems du néant au centre
lab-ending-all-judged = tous les territoires décomptés
lab-ending-piece = construction à poser épuisée
lab-ending-stock = plus de construction en réserve
lab-ending-third-card = troisième carte Néant
