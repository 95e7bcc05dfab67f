"""What a position is worth, at a guess: what bots weigh."""
