"""Ways to spoil an event of a good record of Iwari against the void (IV)."""

from collections.abc import Callable

from bivouac.core.contract import Event, Game, Json
from bivouac.games.iwari.notation.position import members, members_of, showing
from tests.record.games import Fits
from tests.record.iwari_changes import (
    biome_of,
    is_build,
    is_own_build,
    setting_of,
    tent,
    territory_of,
    totem,
)
from tests.record.spoiling import Change, final_of, hand_of

Wanted = Callable[[Event, Game], list[Event]]


def instead(fits: Fits, wanted: Wanted) -> tuple[Fits, Change]:
    """An event for which there is a wanted one, and the change that writes the first of them."""

    def change(events: Json, i: int, game: Game) -> None:
        events[i] = wanted(events[i], game)[0]

    return lambda event, game: fits(event, game) and wanted(event, game) != [], change


def is_void_build(event: Event, game: Game) -> bool:
    return is_build(event, game) and event["tribe"] == "void"


def void_cards(event: Event, game: Game) -> list[str]:
    return [card for card in hand_of(event, game) if biome_of(game, card) == "void"]


def other_cards(event: Event, game: Game) -> list[str]:
    return [card for card in hand_of(event, game) if biome_of(game, card) != "void"]


def says(do: str, **keys: Json) -> Callable[[Event], Event]:
    return lambda event: {"seat": event["seat"], "do": do, **keys}


# Cards


def pay_with_void(event: Event, game: Game) -> list[Event]:
    return [
        {**event, "pieces": event["pieces"][:1], "cards": [[card]]}
        for card in void_cards(event, game)
    ]


def pay_with_voids(event: Event, game: Game) -> list[Event]:
    """Two void cards as a joker."""
    cards = void_cards(event, game)[:2]
    return [{**event, "pieces": event["pieces"][:1], "cards": [cards]}] if len(cards) == 2 else []


def swap_void(event: Event, game: Game) -> list[Event]:
    return [says("swap", card=card)(event) for card in void_cards(event, game)]


def play_other(event: Event, game: Game) -> list[Event]:
    """A card that is no void card, played as one."""
    return [says("void", cards=[card])(event) for card in other_cards(event, game)]


def play_twice(event: Event, game: Game) -> list[Event]:
    return [says("void", cards=[event["cards"][0]] * 2)(event)]


def play_elsewhere(event: Event, game: Game) -> list[Event]:
    """A void card that shows, not one of the hand."""
    setting = setting_of(game)
    cards = [setting.cards[card] for card in showing(setting, game.position)]
    return [says("void", cards=[card])(event) for card in cards]


def filled(game: Game, biome: str) -> bool:
    """Has every territory of a biome been filled?"""
    full = members_of(game.position["filled"])
    lands = setting_of(game).map.territories
    return all(number in full for number, land in enumerate(lands) if land.biome == biome)


def skip_incomplete(event: Event, game: Game) -> list[Event]:
    cards = [card for card in other_cards(event, game) if not filled(game, biome_of(game, card))]
    return [says("skip", card=card)(event) for card in cards]


def skip_void(event: Event, game: Game) -> list[Event]:
    return [says("skip", card=card)(event) for card in void_cards(event, game)]


def skip_other_hand(event: Event, game: Game) -> list[Event]:
    return [says("skip", card=final_of(game)["deck"][-1])(event)]


def discard_one(event: Event, game: Game) -> list[Event]:
    return [says("discard", card=hand_of(event, game)[0])(event)]


def discard_unseen(event: Event, game: Game) -> list[Event]:
    return [{**event, "card": final_of(game)["deck"][-1]}]


def play_after_draw(events: Json, i: int, game: Game) -> None:
    """A void card after the first card was drawn."""
    events.insert(i + 1, says("void", cards=void_cards(events[i], game)[:1])(events[i]))


def draws_first_of_two(event: Event, game: Game) -> bool:
    """A card is drawn with a void card in hand, and another one follows."""
    is_draw = event.get("do") == "draw"
    return is_draw and len(hand_of(event, game)) == 1 and void_cards(event, game) != []


def draws_last(event: Event, game: Game) -> bool:
    """The hand is full with this card."""
    return event.get("do") == "draw" and len(hand_of(event, game)) == 2


# Pieces


def with_piece(event: Event, piece: Json) -> Event:
    """Another piece instead of those of a build, for the first payment."""
    return {**event, "pieces": [piece], "cards": event["cards"][:1]}


def enter_closed(event: Event, game: Game) -> list[Event]:
    ids = setting_of(game).territory_ids
    closed = members_of(game.position["closed"])
    return [with_piece(event, totem(ids[territory])) for territory in closed]


def on_ruin(event: Event, game: Game) -> list[Event]:
    """In a territory that is open."""
    setting, closed = setting_of(game), members_of(game.position["closed"])
    ruins = [spot for spot, tribe in final_of(game)["tents"].items() if tribe == "void"]
    home = setting.static["territory_of"][0]
    open_ones = [spot for spot in ruins if home[setting.spot_number[spot]] not in closed]
    return [with_piece(event, tent(spot)) for spot in open_ones]


def follow_last_tent(event: Event, game: Game) -> list[Event]:
    """IV8: a totem, paid for, after a tent on the last free spot of an explored territory."""
    first, paid, where = event["pieces"][0], event["cards"][0], territory_of(game, event)
    if first["piece"] != "tent" or game.position["n_free"][where] != 1:
        return []
    land = setting_of(game).map.territories[where]
    cards = [card for card in other_cards(event, game) if card not in paid]
    return [
        {**event, "pieces": [first, totem(land.id)], "cards": [paid, [card]]}
        for card in cards
        if biome_of(game, card) == land.biome and has_room_after(event, game, where)
    ]


def has_room_after(event: Event, game: Game, territory: int) -> bool:
    """IT5, IT6: but for the ruling, a totem could follow a tent there."""
    setting, tents = setting_of(game), game.position["n_tents"][territory].copy()
    tribe = setting.void if event["tribe"] == "void" else event["tribe"]
    tents[tribe] += 1
    is_low = game.position["all_totems"][territory] < tents.max()
    return bool(is_low and game.position["totems_left"][tribe] > 0)


def free_spots(game: Game, territory: int) -> list[str]:
    setting = setting_of(game)
    inside = setting.static["inside"][0, territory]
    return [setting.spot_ids[spot] for spot in members(inside & game.position["free"])]


def not_violet(event: Event, game: Game) -> list[Event]:
    """Beside a violet spot that is free."""
    setting, spots = setting_of(game), free_spots(game, territory_of(game, event))
    violet = [spot for spot in spots if setting.map.spots[setting.spot_number[spot]].violet]
    plain = [spot for spot in spots if spot not in violet]
    return [with_piece(event, tent(spot)) for spot in plain] if violet else []


def roomy(game: Game) -> list[str]:
    """Open territories where one more totem may stand."""
    lands = int(game.position["open"]) & ~int(game.position["closed"])
    return [name for n, name in enumerate(setting_of(game).territory_ids) if lands >> n & 1]


def from_centre(event: Event, game: Game) -> list[Event]:
    pieces = [{"piece": "void_totem", "territory": n, "from": "centre"} for n in roomy(game)]
    return [with_piece(event, piece) for piece in pieces]


def from_empty_centre(event: Event, game: Game) -> list[Event]:
    return [] if game.position["centre"] else from_centre(event, game)


def from_territory(event: Event, game: Game) -> list[Event]:
    ids = setting_of(game).territory_ids
    pieces = [{"piece": "void_totem", "territory": n, "from": ids[0]} for n in roomy(game)]
    return [with_piece(event, piece) for piece in pieces]


def calls_totem(event: Event, game: Game) -> bool:
    """A void totem moves out of the centre."""
    return is_build(event, game) and event["pieces"][0]["piece"] == "void_totem"


def void_out_of_totems(event: Event, game: Game) -> list[Event]:
    """A void totem too many."""
    left = int(game.position["totems_left"][setting_of(game).void])
    return [] if left else [with_piece(event, totem(name)) for name in roomy(game)]


# Own pieces that move


def own_tents(event: Event, game: Game, complete: bool) -> list[str]:
    """Own tents in territories of biomes that are complete, or not, elsewhere than the build."""
    setting, here = setting_of(game), territory_of(game, event)
    tents = [spot for spot, tribe in final_of(game)["tents"].items() if tribe == event["seat"]]
    homes = {spot: setting.map.spots[setting.spot_number[spot]].territory for spot in tents}
    numbers = {spot: setting.territory_number[home] for spot, home in homes.items()}
    return [
        spot
        for spot, number in numbers.items()
        if number != here and filled(game, setting.map.territories[number].biome) == complete
    ]


def places_tent(event: Event, game: Game) -> bool:
    """An own tent from the stock, first and alone."""
    if not is_own_build(event, game) or len(event["pieces"]) > 1:
        return False
    return event["pieces"][0]["piece"] == "tent" and "from" not in event["pieces"][0]


def move_incomplete(event: Event, game: Game) -> list[Event]:
    spots = own_tents(event, game, complete=False)
    return [with_piece(event, {**event["pieces"][0], "from": spot}) for spot in spots]


def move_nothing(event: Event, game: Game) -> list[Event]:
    """From a spot where no tent stands."""
    tents = final_of(game)["tents"]
    spots = [spot for spot in setting_of(game).spot_ids if spot not in tents]
    return [with_piece(event, {**event["pieces"][0], "from": spots[-1]})]


def move_ruin(event: Event, game: Game) -> list[Event]:
    ruins = [spot for spot, tribe in final_of(game)["tents"].items() if tribe == "void"]
    return [with_piece(event, {**event["pieces"][0], "from": spot}) for spot in ruins]


def move_for_void(event: Event, game: Game) -> list[Event]:
    """A ruin that moves."""
    if event["pieces"][0]["piece"] != "tent":
        return []
    return move_ruin(event, game)


def move_no_totem(event: Event, game: Game) -> list[Event]:
    """From a territory without an own totem to one with room."""
    totems = final_of(game)["totems"]
    empty = [name for name, by_tribe in totems.items() if not by_tribe[event["seat"]]]
    names = [(name, source) for name in roomy(game) for source in empty if name != source]
    return [with_piece(event, {**totem(name), "from": source}) for name, source in names]


def move_under_void(event: Event, game: Game) -> list[Event]:
    """A totem below a void totem."""
    setting, seat = setting_of(game), event["seat"]
    loose, totems = game.position["loose"], game.position["totems"]
    sources = [
        name
        for number, name in enumerate(setting.territory_ids)
        if totems[number, seat] and not loose[number, seat]
    ]
    names = [(name, source) for name in roomy(game) for source in sources if name != source]
    return [with_piece(event, {**totem(name), "from": source}) for name, source in names]


def moves_tent(event: Event, game: Game) -> bool:
    """A tent that moves, first of its build."""
    return is_own_build(event, game) and "from" in event["pieces"][0]


def move_for_other_card(event: Event, game: Game) -> list[Event]:
    """One card of another biome than the one it comes from."""
    setting, piece = setting_of(game), event["pieces"][0]
    spot = setting.map.spots[setting.spot_number[piece["from"]]]
    biome = setting.map.territories[setting.territory_number[spot.territory]].biome
    cards = [card for card in other_cards(event, game) if biome_of(game, card) != biome]
    return [{**event, "pieces": [piece], "cards": [[card]]} for card in cards]


def move_twice(event: Event, game: Game) -> list[Event]:
    """The same tent to two spots of an explored territory."""
    piece, here = event["pieces"][0], territory_of(game, event)
    if game.position["most_tents"][here] == 0:
        return []
    others = [spot for spot in free_spots(game, here) if spot != piece["spot"]]
    cards = [event["cards"][0], other_cards(event, game)[:1]]
    return [{**event, "pieces": [piece, {**piece, "spot": s}], "cards": cards} for s in others]


# What the void does


def order_of(*names: int | str) -> Wanted:
    """Another order: by place in the right one, or any name."""

    def wanted(event: Event, game: Game) -> list[Event]:
        right = event["territories"]
        return [{**event, "territories": [right[n] if n in (0, 1) else n for n in names]}]

    return wanted


def order_elsewhere(event: Event, game: Game) -> list[Event]:
    others = [n for n in setting_of(game).territory_ids if n not in event["territories"]]
    return [{**event, "territories": [event["territories"][0], others[0]]}]


def home_of(event: Event, game: Game) -> int:
    setting = setting_of(game)
    return int(setting.static["territory_of"][0, setting.spot_number[event["spot"]]])


def is_tie(event: Event, game: Game) -> bool:
    """A ruin of an infection or a settlement."""
    return event.get("do") == "ruin" and int(game.position["acting_in"]) >= 0


def is_haunted(event: Event, game: Game) -> bool:
    """A ruin that follows the cards of a biome."""
    return event.get("do") == "ruin" and int(game.position["acting_in"]) < 0


def ruin_elsewhere(event: Event, game: Game) -> list[Event]:
    setting, here = setting_of(game), home_of(event, game)
    home = setting.static["territory_of"][0]
    spots = [spot for n, spot in enumerate(setting.spot_ids) if home[n] != here]
    return [{**event, "spot": spot} for spot in spots]


def ruin_on_piece(event: Event, game: Game) -> list[Event]:
    setting, here = setting_of(game), home_of(event, game)
    inside = [setting.spot_ids[spot] for spot in members(setting.static["inside"][0, here])]
    taken = [spot for spot in inside if spot in final_of(game)["tents"]]
    return [{**event, "spot": spot} for spot in taken]


def ruin_farther(event: Event, game: Game) -> list[Event]:
    """A free spot of the territory that is not among the nearest."""
    near = [game.setting.event(game.position, [step])["spot"] for step in game.legal()]
    spots = free_spots(game, home_of(event, game))
    return [{**event, "spot": spot} for spot in spots if spot not in near]


def target_elsewhere(event: Event, game: Game) -> list[Event]:
    """An open territory that has not most of the settlement's ruins."""
    setting = setting_of(game)
    tied, closed = (members_of(game.position[key]) for key in ("settled", "closed"))
    names = [n for i, n in enumerate(setting.territory_ids) if i not in (*tied, *closed)]
    return [{**event, "territory": name} for name in names]


def target_closed(event: Event, game: Game) -> list[Event]:
    ids = setting_of(game).territory_ids
    closed = members_of(game.position["closed"])
    return [{**event, "territory": ids[number]} for number in closed]


def with_free(event: Event, piece: Json) -> Event:
    return {**event, "piece": piece}


def free_elsewhere(event: Event, game: Game) -> list[Event]:
    """In an open territory that the settlement does not touch."""
    setting = setting_of(game)
    near, closed = (members_of(game.position[key]) for key in ("settled", "closed"))
    far = [n for n in range(len(setting.territory_ids)) if n not in (*near, *closed)]
    return [with_free(event, tent(spot)) for n in far for spot in free_spots(game, n)]


def free_in_closed(event: Event, game: Game) -> list[Event]:
    ids = setting_of(game).territory_ids
    closed = members_of(game.position["closed"])
    return [with_free(event, totem(ids[number])) for number in closed]


def free_on_tent(event: Event, game: Game) -> list[Event]:
    setting, near = setting_of(game), members_of(game.position["settled"])
    home = setting.static["territory_of"][0]
    taken = [s for s in final_of(game)["tents"] if home[setting.spot_number[s]] in near]
    return [with_free(event, tent(spot)) for spot in taken]


def free_beyond_cap(event: Event, game: Game) -> list[Event]:
    setting = setting_of(game)
    names = [setting.territory_ids[n] for n in members_of(game.position["settled"])]
    return [with_free(event, totem(name)) for name in names if name not in roomy(game)]


def free_moved(event: Event, game: Game) -> list[Event]:
    """An own tent that moves instead of one from the stock."""
    final, near = final_of(game), members_of(game.position["settled"])
    tents = [spot for spot, tribe in final["tents"].items() if tribe == event["seat"]]
    spots = [spot for territory in near for spot in free_spots(game, territory)]
    return [with_free(event, {**tent(spot), "from": tents[0]}) for spot in spots]


def free_fort(event: Event, game: Game) -> list[Event]:
    spot = setting_of(game).spot_ids[0]
    return [with_free(event, {"piece": "fortification", "spot": spot})]


# Chance


def forget_deck_card(events: Json, i: int, game: Game) -> None:
    right = final_of(game)["deck"][0]
    events[i]["cards"].remove(right)


def set_none_aside(events: Json, i: int, game: Game) -> None:
    setting = setting_of(game)
    shown = [setting.cards[card] for card in showing(setting, game.position)]
    events[i]["cards"] += [card for card in shown if card not in events[i]["cards"]]


def set_two_aside(events: Json, i: int, game: Game) -> None:
    setting = setting_of(game)
    shown = [setting.cards[card] for card in showing(setting, game.position)]
    events[i]["cards"].remove(next(card for card in shown if card in events[i]["cards"]))


def shuffle_hand_in(events: Json, i: int, game: Game) -> None:
    hand = next(hand for hand in final_of(game)["hands"] if hand)
    events[i]["cards"].append(hand[0])


def shuffle_discard_in(events: Json, i: int, game: Game) -> None:
    events[i]["cards"].append(final_of(game)["discards"][0])
