"""A new game: from components to the tables that kernels read, and from those to a position."""
