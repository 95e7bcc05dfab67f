"""IV5, IV7, IV8: what a piece or a corruption brings: judgements, the pawn's way, settlements."""

from collections import Counter

from bivouac.core.contract import Message
from bivouac.games.iwari.layout import ENDED, NONE, OVER
from bivouac.games.iwari.notation.position import members_of
from bivouac.games.iwari.setting import Iwari
from bivouac.games.iwari.telling.codes import number_code, territory_code
from bivouac.games.iwari.telling.consequence import Consequence
from bivouac.games.iwari.telling.happenings import Happening, judged, new_settlement
from bivouac.games.iwari.view.groups import Group
from bivouac.games.iwari.view.void import VOID_SIDE, see_claim
from bivouac.games.iwari.wire.void import Action


def tell_effects(setting: Iwari, one: Happening) -> list[Consequence]:
    """In the order of the rules; judgements at the end are told with it (void_endings.py)."""
    fresh = [at for at in judged(one.was, one.now) if one.now["verdict"][at, 0] != ENDED]
    return [
        *(tell_judged(setting, one, territory) for territory in fresh),
        *tell_pawn(setting, one),
        *tell_settled(setting, one),
    ]


def tell_judged(setting: Iwari, one: Happening, territory: int) -> Consequence:
    """IV7: tents and ruins decide on the virtual totem, totems with it on the territory."""
    claim = see_claim(one.now, territory)
    assert claim["cause"] is not None, "it was judged"
    own, void = claim["sums"]
    players = "player" if setting.seats == 1 else "players"
    args: dict[str, str | int] = {
        "territory": territory_code(setting, territory),
        "cause": claim["cause"],
        "tents": claim["tents"],
        "ruins": claim["ruins"],
        "virtual": winner(players, claim["tents"], claim["ruins"]),
        "totems": own,
        "others": void,
        "by": winner(players, own, void),
    }
    return Consequence("judge", Message("iwari-void-judged", args), territory)


def winner(players: str, own: int, void: int) -> str:
    """IV7: who has more; ties are the void's."""
    if own > void:
        return players
    return "tie" if own == void else VOID_SIDE


def tell_pawn(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV5: the void pawn moves on, and what it passes."""
    start, end = int(one.was["pawn"]), int(one.now["pawn"])
    numbers = setting.connection_numbers
    is_regular = bool(one.was["infection"] != 0 == one.now["infection"])
    if one.now["phase"] == OVER or (start == end and not is_regular):
        return []
    if start == end:
        args: dict[str, str | int] = {"connection": numbers[end]}
        return [Consequence("pawn", Message("iwari-void-pawn-stays", args), connection=end)]
    place = (start + is_regular) % len(numbers)
    passed = []
    while place != end:
        passed.append(numbers[place])
        place = (place + 1) % len(numbers)
    args = {"connection": numbers[end], "count": len(passed)}
    if not passed:
        return [Consequence("pawn", Message("iwari-void-pawn", args), connection=end)]
    args["passed"] = " ".join(map(number_code, passed))
    return [Consequence("pawn", Message("iwari-void-pawn-past", args), connection=end)]


def tell_settled(setting: Iwari, one: Happening) -> list[Consequence]:
    """IV8: a new settlement, and what it brings its tribe."""
    found = new_settlement(setting, one.was, one.now)
    if found is None or one.now["phase"] == OVER:
        return []
    group, spot = found
    told = ruins_settled if group.tribe == setting.void else tents_settled
    return [told(setting, one, group, spot)]


def tents_settled(setting: Iwari, one: Happening, group: Group, spot: int) -> Consequence:
    """IV8: a player may place a free piece, where one is possible."""
    follows = "free" if one.now["settled"] else "none"
    args: dict[str, str | int] = {
        "seat": group.tribe,
        "count": len(group.spots),
        "follows": follows,
    }
    territory = int(setting.static["territory_of"][0, spot])
    return Consequence("settle", Message("iwari-void-settlement", args), territory, spot)


def ruins_settled(setting: Iwari, one: Happening, group: Group, spot: int) -> Consequence:
    """IV8: the void acts where most of its ruins are, if that is open; on a tie it is asked."""
    count = len(group.spots)
    where = " ".join(territory_code(setting, at) for at in lands_of_most(setting, group))
    args: dict[str, str | int] = {"count": count, "territories": where}
    territory = int(setting.static["territory_of"][0, spot])
    begins: Action | None = "settlement"
    if one.now["acting_in"] != NONE:
        message = Message("iwari-void-settles", args)
    elif one.now["settled"]:
        choices = members_of(one.now["settled"])
        open_to = " ".join(territory_code(setting, at) for at in choices)
        args |= {"seat": int(one.now["seat"]), "choices": open_to, "open": len(choices)}
        message = Message("iwari-void-settles-tie", args)
    else:
        begins = None
        message = Message("iwari-void-settles-closed", args)
    return Consequence("settle", message, territory, spot, begins=begins)


def lands_of_most(setting: Iwari, group: Group) -> list[int]:
    """IV8: the territories with most pieces of a group."""
    counts = Counter(setting.static["territory_of"][0, group.spots].tolist())
    return sorted(at for at, count in counts.items() if count == max(counts.values()))
