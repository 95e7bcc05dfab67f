# The coach of a table: what stands around what it says.

web-coach = Coach
web-coach-hide = Hide the coach
web-coach-show = Show the coach
web-coach-choice = A coach says before each decision what matters, and after it what it brought
web-coach-for-all = A coach advises everybody at this table.
