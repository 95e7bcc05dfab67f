"""Why a decision is not legal, in one friendly line with the rule it breaks."""
