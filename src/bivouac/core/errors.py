"""The one exception that reaches people."""

import errno

from bivouac.core.messages import Message, Said

KNOWN_TROUBLES = {
    errno.ENOENT: "os-no-file",
    errno.EACCES: "os-no-permission",
    errno.EPERM: "os-not-permitted",
    errno.EISDIR: "os-is-folder",
    errno.ENOTDIR: "os-not-folder",
    errno.ENOSPC: "os-no-space",
    errno.EROFS: "os-read-only",
    errno.ENAMETOOLONG: "os-long-name",
    errno.ELOOP: "os-links",
    errno.EIO: "os-broken",
}
"""What goes wrong with files, and the words for it."""


class InputError(Exception):
    """Bad input from outside: one clear line that says what is wrong and what would be right.

    It is a key of the locale files with what to fill in, said where its reader is known; as a
    string it is English.
    """

    said: Message  # to people
    exact: Message  # the same for developers, who read English and like ids better than names

    def __init__(self, key: str, /, **args: Said) -> None:
        super().__init__(key)
        self.said = self.exact = Message(key, args)

    def __str__(self) -> str:
        return str(self.exact)


def complaint(error: InputError, language: str) -> str:
    """What is wrong, in the language of whoever has to mend it at a command line."""
    from bivouac.core.language import say
    from bivouac.core.locales import SOURCE

    return str(error) if language == SOURCE else say(language, error.said)


def trouble(error: OSError) -> Said:
    """What went wrong with a file, as far as there are words for it."""
    key = KNOWN_TROUBLES.get(error.errno or 0)
    return Message(key, {}) if key else error.strerror or str(error)
