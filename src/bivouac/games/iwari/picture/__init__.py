"""How a map looks."""
