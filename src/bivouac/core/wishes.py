"""What players ask about what they would like to do, checked the same way in every game."""

from collections.abc import Callable, Mapping, Sequence

from bivouac.core.contract import Event, Json, Known, Message, Refused
from bivouac.core.errors import InputError
from bivouac.core.notation import FORMAT, as_object, as_word


def reason_against(check: Callable[[], None], rule: str, possible: str) -> Refused:
    """Why a wish cannot come true: what its check refuses.

    Where it refuses nothing, `possible` is the key of what people are told, by this rule.
    """
    try:
        check()
    except Refused as refused:
        return refused
    except InputError as error:
        return Refused(FORMAT, error.said)
    return Refused(rule, "this is possible now", Message(possible, {}))


def read_wish(wish: object, keys: Mapping[str, Sequence[str]]) -> dict[str, Json]:
    """A wish to `do` something; each kind has keys of its own. InputError if it is no wish."""
    do = as_word("do", wish.get("do") if isinstance(wish, dict) else None, tuple(keys))
    return as_object(Message("fault-a-wish", {}), wish, ("do", *keys[do]))


def check_decided(known: Known, event: Event) -> None:
    """A wish that is a whole decision."""
    setting, position = known.setting, known.position
    try:
        step = setting.steps(position, event)[0]
    except Refused:
        raise setting.refusal(position, event) from None
    if not setting.is_listed(position, step, known.legal()):
        raise setting.refusal(position, event)
