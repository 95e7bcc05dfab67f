"""What an event names: cards, tent spots, territories, connections."""

from bivouac.core.complaints import LONGEST_SHOWN, shown
from bivouac.core.contract import Json, Message, Refused
from bivouac.core.notation import number_of, refuse_type
from bivouac.games.iwari.setting import Iwari


def card_number(setting: Iwari, name: Json, rule: str) -> int:
    """The number of a card; `rule` is broken if there is none of that name."""
    return number_of("card", name, setting.card_number, rule, "iwari-refused-no-such-card")


def spot_number(setting: Iwari, name: Json, rule: str) -> int:
    """The number of a tent spot; `rule` is broken if there is none of that name."""
    return number_of("spot", name, setting.spot_number, rule, "iwari-refused-no-such-spot")


def territory_number(setting: Iwari, name: Json, rule: str) -> int:
    """The number of a territory; `rule` is broken if there is none of that name."""
    key = "iwari-refused-no-such-territory"
    return number_of("territory", name, setting.territory_number, rule, key)


def connection_place(setting: Iwari, number: Json, rule: str) -> int:
    """The place of a connection among all; `rule` is broken if none has that printed number."""
    if type(number) is not int:
        refuse_type("connection", "kind-number", number)
    if number not in setting.connection_number:
        message = Message("iwari-refused-no-such-connection", {"name": str(number)[:LONGEST_SHOWN]})
        raise Refused(rule, f"there is no connection {shown(number)}", message)
    return setting.connection_number[number]


def area_number(setting: Iwari, token: Json, territory: int) -> int:
    """IA6: the unknown area in a territory where a contested token may come."""
    key = "iwari-refused-no-such-token"
    name = setting.token_ids[number_of("contested token", token, setting.token_number, "IA6", key)]
    home = setting.territory_ids[territory]
    for number, spot in enumerate(setting.map.spots):
        if spot.contested == name and spot.territory == home:
            return number
    message = Message("iwari-refused-token-elsewhere", {})
    raise Refused("IA6", f"token {shown(name)} does not lie beside {shown(home)}", message)
