"""What the server says about a table of Dewan, and what its records hold, as types."""
