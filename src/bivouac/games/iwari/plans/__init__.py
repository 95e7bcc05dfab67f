"""Plans: sensible whole decisions, for bots, previews and hints."""
