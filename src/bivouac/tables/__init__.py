"""Tables: seats, history, undo, bots, and who may see what. Nothing here knows HTTP."""
