"""What is declined: a sentence for whoever asked, and a hint for the status of the answer."""

from bivouac.core.contract import Message, Refused
from bivouac.core.errors import InputError
from bivouac.core.messages import Said

FORMAT = "format"
"""The rule a refusal names that breaks no rule: it could not be understood."""

BAD, NOT_YOURS, UNKNOWN, NOT_NOW, BROKEN, NOT_READY = 400, 403, 404, 409, 500, 503


class Declined(InputError):  # noqa: N818 - a polite no, not an error of ours
    """Something that was asked for and is not done; nothing has changed."""

    def __init__(self, message: Message, rule: str | None = None, status: int = BAD) -> None:
        super().__init__(message.key, **message.args)
        self.message = message
        self.rule = rule
        self.status = status


def declined(key: str, status: int = BAD, **args: Said) -> Declined:
    """The refusal that a key of the locale files words."""
    return Declined(Message(key, args), None, status)


def declined_by_rules(refused: Refused) -> Declined:
    """A refusal by the rules of the game, as friendly as the game can say it."""
    message: Message | None = refused.message
    if refused.rule == FORMAT:
        return Declined(message or Message("refused-malformed", {}), None, BAD)
    return Declined(message or Message("refused-by-rules", {}), refused.rule, NOT_NOW)
