"""The one exception that reaches people."""


class InputError(Exception):
    """Bad input from outside: one clear line that says what is wrong and what would be right."""
