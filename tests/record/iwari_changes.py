"""Ways to spoil an event of a good record of Iwari."""

from collections.abc import Callable

from bivouac.core.contract import Event, Game, Json
from bivouac.games.iwari.notation.position import members
from bivouac.games.iwari.setting import Iwari
from tests.record.games import Fits
from tests.record.spoiling import Change, final_of, hand_of, hand_of_other


def setting_of(game: Game) -> Iwari:
    assert isinstance(game.setting, Iwari)
    return game.setting


def is_build(event: Event, game: Game) -> bool:
    return event.get("do") == "build"


def is_own_build(event: Event, game: Game) -> bool:
    return is_build(event, game) and event["tribe"] == event["seat"]


def is_third_build(event: Event, game: Game) -> bool:
    return is_build(event, game) and event["tribe"] != event["seat"]


def both(one: Fits, other: Fits) -> Fits:
    return lambda event, game: one(event, game) and other(event, game)


def builds(count: int) -> Fits:
    """A build of so many pieces."""
    return lambda event, game: is_build(event, game) and len(event["pieces"]) == count


def takes_tents(event: Event, game: Game) -> bool:
    """A build of two tents."""
    return builds(2)(event, game) and all(piece["piece"] == "tent" for piece in event["pieces"])


def pays(count: int) -> Fits:
    """A build whose first piece costs so many cards."""
    return lambda event, game: is_build(event, game) and len(event["cards"][0]) == count


def biome_of(game: Game, card: str) -> str:
    return setting_of(game).card_biomes[setting_of(game).card_number[card]]


def territory_of(game: Game, event: Event) -> int:
    setting, piece = setting_of(game), event["pieces"][0]
    if "territory" in piece:
        return setting.territory_number[piece["territory"]]
    return int(setting.static["territory_of"][0, setting.spot_number[piece["spot"]]])


def spare_cards(event: Event, game: Game) -> list[str]:
    """Hand cards that do not pay for anything in a build."""
    paid = [card for way in event["cards"] for card in way]
    return [card for card in hand_of(event, game) if card not in paid]


def other_biome(event: Event, game: Game) -> list[str]:
    """Spare cards of another biome than that of the territory."""
    biome = setting_of(game).map.territories[territory_of(game, event)].biome
    return [card for card in spare_cards(event, game) if biome_of(game, card) != biome]


def own_biome(event: Event, game: Game) -> list[str]:
    biome = setting_of(game).map.territories[territory_of(game, event)].biome
    return [card for card in spare_cards(event, game) if biome_of(game, card) == biome]


def pays_one_and_has(cards: Callable[[Event, Game], list[str]]) -> Fits:
    """A build of one piece for one card, with cards left of a kind."""
    return lambda event, game: both(builds(1), pays(1))(event, game) and cards(event, game) != []


def pay_instead(cards: Callable[[Event, Game], list[str]]) -> Change:
    def change(events: Json, i: int, game: Game) -> None:
        events[i]["cards"][0] = [cards(events[i], game)[0]]

    return change


def pay_besides(cards: Callable[[Event, Game], list[str]]) -> Change:
    def change(events: Json, i: int, game: Game) -> None:
        events[i]["cards"][0].append(cards(events[i], game)[0])

    return change


def pay_from_other_hand(events: Json, i: int, game: Game) -> None:
    events[i]["cards"][0][0] = hand_of_other(events[i], game)[0]


def use_card_of_other(events: Json, i: int, game: Game) -> None:
    events[i]["card"] = hand_of_other(events[i], game)[0]


def tent(spot: str) -> Json:
    return {"piece": "tent", "spot": spot}


def totem(territory: str) -> Json:
    return {"piece": "totem", "territory": territory}


def has_tents(event: Event, game: Game) -> bool:
    return is_build(event, game) and final_of(game)["tents"] != {}


def pitch_on_tent(events: Json, i: int, game: Game) -> None:
    events[i]["pieces"][0] = tent(next(iter(final_of(game)["tents"])))


def full_territories(game: Game) -> list[str]:
    """Explored territories in which no further totem may stand."""
    position, setting = game.position, setting_of(game)
    tents, totems = position["n_tents"].max(axis=1), position["totems"].sum(axis=1)
    return [
        name
        for number, name in enumerate(setting.territory_ids)
        if 0 < tents[number] <= totems[number]
    ]


def has_full_territory(event: Event, game: Game) -> bool:
    return is_build(event, game) and full_territories(game) != []


def raise_in_full(events: Json, i: int, game: Game) -> None:
    events[i]["pieces"] = [totem(full_territories(game)[0])]
    events[i]["cards"] = events[i]["cards"][:1]


def unexplored(game: Game) -> list[int]:
    tents = game.position["n_tents"].sum(axis=1)
    return [n for n in range(len(setting_of(game).territory_ids)) if tents[n] == 0]


def has_unexplored(event: Event, game: Game) -> bool:
    return is_build(event, game) and unexplored(game) != []


def raise_in_unexplored(events: Json, i: int, game: Game) -> None:
    name = setting_of(game).territory_ids[unexplored(game)[0]]
    events[i].update(pieces=[totem(name)], cards=events[i]["cards"][:1])


def pitch_two_in_unexplored(events: Json, i: int, game: Game) -> None:
    setting = setting_of(game)
    spots = members(setting.static["inside"][0, unexplored(game)[0]])[:2]
    events[i]["pieces"] = [tent(setting.spot_ids[spot]) for spot in spots]


def build_elsewhere_too(events: Json, i: int, game: Game) -> None:
    """The second piece in another territory that is explored."""
    here, setting = territory_of(game, events[i]), setting_of(game)
    name = next(n for t, n in enumerate(setting.territory_ids) if t != here)
    events[i]["pieces"][1] = totem(name)


def add_piece(events: Json, i: int, game: Game) -> None:
    events[i]["pieces"].append(dict(events[i]["pieces"][0]))


def is_out_of(stock: str) -> Fits:
    """A build of a tribe with none left of a kind of piece."""
    return lambda event, game: (
        is_build(event, game)
        and int(game.position[stock][event["tribe"]]) == 0
        and int(game.position["open"]) != 0
    )


def raise_without_stock(events: Json, i: int, game: Game) -> None:
    place = int(game.position["open"]).bit_length() - 1
    name = setting_of(game).territory_ids[place]
    events[i].update(pieces=[totem(name)], cards=events[i]["cards"][:1])


def discard_instead(events: Json, i: int, game: Game) -> None:
    card = events[i]["cards"][0][0]
    events[i] = {"seat": events[i]["seat"], "do": "discard", "card": card}


def draws_from(place: str) -> Fits:
    return lambda event, game: event.get("do") == "draw" and event["from"] == place


def draw_other(events: Json, i: int, game: Game) -> None:
    """Claim a card that lies elsewhere in the deck."""
    right = events[i]["card"]
    events[i]["card"] = next(card for card in final_of(game)["deck"][::-1] if card != right)


def earns(deed: str) -> Fits:
    return lambda event, game: event.get("do") == "deed" and event["deed"] == deed


def target(deed: str, is_wanted: Callable[[Event, Game, int], bool]) -> tuple[Fits, Change]:
    """A deed that could be put on a wanted territory or connection, and the change that does it."""

    def wanted(event: Event, game: Game) -> list[Json]:
        setting = setting_of(game)
        key = "territory" if "territory" in event else "connection"
        names = setting.territory_ids if key == "territory" else setting.connection_numbers
        return [{key: name} for n, name in enumerate(names) if is_wanted(event, game, n)]

    def change(events: Json, i: int, game: Game) -> None:
        events[i].update(wanted(events[i], game)[0])

    return lambda event, game: earns(deed)(event, game) and wanted(event, game) != [], change


def put_on_connection(events: Json, i: int, game: Game) -> None:
    del events[i]["territory"]
    events[i]["connection"] = 1


def is_untouched(event: Event, game: Game, territory: int) -> bool:
    """A territory without a tent of the player, so that no settlement of theirs touches it."""
    return bool(game.position["n_tents"][territory, event["seat"]] == 0)


def is_filled_now(event: Event, game: Game, territory: int) -> bool:
    return bool(territory == game.position["build_in"])


def kind_of(game: Game, connection: int) -> str:
    return setting_of(game).map.connections[connection].kind


def is_other_kind(event: Event, game: Game, connection: int) -> bool:
    return kind_of(game, connection) != ("land" if event["deed"] == "honour" else "sea")


def is_covered(event: Event, game: Game, connection: int) -> bool:
    right = not is_other_kind(event, game, connection)
    return right and bool(game.position["covered"][connection])


def is_not_led(event: Event, game: Game, connection: int) -> bool:
    """A connection of the right kind that is uncovered and has an end without an own totem."""
    if is_other_kind(event, game, connection) or game.position["covered"][connection]:
        return False
    ends = setting_of(game).static["ends"][0, connection]
    return any(game.position["totems"][end, event["seat"]] == 0 for end in ends)


def shuffle_in(events: Json, i: int, game: Game) -> None:
    events[i]["cards"][0] = final_of(game)["display"][0]
