"""What a position against the void is worth, at a guess."""
