# The coach of a table: what stands around what it says.

web-coach = Coach
web-coach-hide = Masquer le coach
web-coach-show = Afficher le coach
web-coach-choice = Un coach dit avant chaque décision ce qui compte, et après, ce qu’elle a apporté
web-coach-for-all = Un coach conseille tout le monde à cette table.
