# The coach of a table: what stands around what it says.

web-coach = Coach
web-coach-hide = Coach ausblenden
web-coach-show = Coach einblenden
web-coach-choice = Ein Coach sagt vor jeder Entscheidung, worauf es ankommt, und danach, was sie gebracht hat
web-coach-for-all = Ein Coach berät alle an diesem Tisch.
