"""IV: against the void, one file for each subject; `agenda.py` ties them together."""
