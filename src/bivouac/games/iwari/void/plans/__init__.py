"""Plans against the void."""
