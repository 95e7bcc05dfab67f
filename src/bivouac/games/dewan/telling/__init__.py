"""What happens, told to people as messages."""
