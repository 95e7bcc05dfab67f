"""Players made of code; they know only the contract of a game."""
