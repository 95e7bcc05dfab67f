"""What happens, told to people: as messages, and step by step."""
