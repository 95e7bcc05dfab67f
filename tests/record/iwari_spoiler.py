"""Events of Iwari changed a little, so that some are legal and others nearly so."""

from copy import deepcopy
from random import Random

from bivouac.core.contract import Event, Json
from tests.boxes import DEEDS, SIX_DEEDS

KINDS = ("swap", "void", "skip", "discard", "pass", "order", "ruin", "target", "free")
"""Of decisions against the void."""


class Spoiler:
    """Changes events of one record a little."""

    def __init__(self, record: Json, seed: int) -> None:
        land = record["components"]["map"]
        self.random = Random(seed)
        self.cards = list(record["components"]["cards"])
        self.spots = {spot["id"]: spot["territory"] for spot in land["spots"]}
        self.territories = [area["id"] for area in land["territories"]]
        self.connections = [connection["number"] for connection in land["connections"]]
        self.tribes = 3 if record["options"]["players"] == 2 else record["options"]["players"]

    def vary(self, event: Event, hands: list[list[str]]) -> Event:
        """The same kind of event with another content."""
        event, random = deepcopy(event), self.random
        if "chance" in event:
            event["cards"][random.randrange(len(event["cards"]))] = random.choice(self.cards)
            return event
        hand = [*hands[event["seat"]], *random.sample(self.cards, 2)]
        if random.random() < 0.05:
            event["seat"] = random.randrange(len(hands))
        if event["do"] == "build":
            self.vary_build(event, hand)
        elif event["do"] in ("swap", "discard"):
            event["do"] = random.choice(("swap", "discard"))
            event["card"] = random.choice(hand)
        elif event["do"] == "draw":
            self.vary_draw(event)
        elif event["do"] == "deed":
            self.vary_deed(event)
        return event

    def vary_build(self, event: Event, hand: list[str]) -> None:
        pieces, cards, random = event["pieces"], event["cards"], self.random
        way = random.random()
        if way < 0.3:
            pieces[random.randrange(len(pieces))] = self.piece_near(pieces[0])
        elif way < 0.5:
            pieces.append(self.piece_near(pieces[0]))
            cards.append(random.sample(hand, random.randint(1, 2)))
        elif way < 0.8:
            cards[random.randrange(len(cards))] = random.sample(hand, random.randint(1, 2))
        elif way < 0.9:
            pieces.reverse()
        else:
            event["tribe"] = random.randrange(self.tribes)

    def piece_near(self, piece: Json) -> Json:
        """Another piece, mostly in the same territory."""
        territory = piece["territory"] if "territory" in piece else self.spots[piece["spot"]]
        if self.random.random() < 0.2:
            territory = self.random.choice(self.territories)
        if self.random.random() < 0.5:
            return {"piece": "totem", "territory": territory}
        inside = [spot for spot, home in self.spots.items() if home == territory]
        return {"piece": "tent", "spot": self.random.choice(inside)}

    def vary_draw(self, event: Event) -> None:
        if event["from"] == "display" and self.random.random() < 0.5:
            event["index"] = self.random.randrange(4)
        else:
            event["card"] = self.random.choice(self.cards)

    def vary_deed(self, event: Event) -> None:
        if self.random.random() < 0.3:
            event["deed"] = self.random.choice(DEEDS)
            event.pop("territory", None)
            event.pop("connection", None)
        if event["deed"] in ("union", "discovery"):
            event["territory"] = self.random.choice(self.territories)
        else:
            event["connection"] = self.random.choice(self.connections)


class Meddler(Spoiler):
    """Changes events with any kind of piece, deed or decision a little."""

    def __init__(self, record: Json, seed: int) -> None:
        super().__init__(record, seed)
        land = record["components"]["map"]
        self.ruins = {spot["id"] for spot in land["spots"] if "icon" in spot}
        self.areas = [spot for spot in land["spots"] if "contested" in spot]
        self.homes = [*self.territories, "centre"]

    def vary(self, event: Event, hands: list[list[str]]) -> Event:
        """The same kind of event with another content."""
        do, random = event.get("do"), self.random
        if do in ("explore", "storm", "walk"):
            other = deepcopy(event)
            if do == "explore":
                other["territory"] = random.choice(self.territories)
            elif do == "storm":
                other["connection"] = random.choice(self.connections)
            other["seat"] = random.randrange(len(hands))
            return other
        if do in ("build", "swap") and random.random() < 0.1:
            territory = random.choice(self.territories)
            return {"seat": event["seat"], "do": "explore", "territory": territory}
        return super().vary(event, hands)

    def piece_near(self, piece: Json) -> Json:
        """Another piece of any kind, mostly in the same territory."""
        way, random = self.random.random(), self.random
        if way < 0.1:
            return self.void_totem()
        if way < 0.2 and self.areas:
            area = random.choice(self.areas)
            token, territory = area["contested"], area["territory"]
            return {"piece": "contested", "token": token, "territory": territory}
        if way < 0.35:
            return {"piece": "fortification", "spot": random.choice(list(self.spots))}
        near = super().piece_near(piece)
        if near.get("spot") in self.ruins and random.random() < 0.8:
            near["ruin"] = True
        return near

    def void_totem(self) -> Json:
        """From anywhere to anywhere."""
        territory, home = self.random.choice(self.territories), self.random.choice(self.homes)
        return {"piece": "void_totem", "territory": territory, "from": home}

    def vary_deed(self, event: Event) -> None:
        """Another deed or another target, or none."""
        random = self.random
        if random.random() < 0.3:
            event["deed"] = random.choice(SIX_DEEDS)
        event.pop("territory", None)
        event.pop("connection", None)
        if random.random() < 0.6:
            event["territory"] = random.choice([*self.territories, None])
        else:
            event["connection"] = random.choice([*self.connections, None])


class VoidSpoiler(Spoiler):
    """Changes events of a record against the void a little."""

    def __init__(self, record: Json, seed: int) -> None:
        super().__init__(record, seed)
        self.tents = list(self.spots)

    def vary(self, event: Event, hands: list[list[str]]) -> Event:
        """The same kind of event with another content, or another kind."""
        random = self.random
        if "chance" in event:
            return super().vary(event, hands)
        if random.random() < 0.15:
            return self.other_kind(event["seat"], hands)
        if event["do"] in ("build", "swap", "draw"):
            return super().vary(event, hands)
        return self.content(deepcopy(event), hands)

    def other_kind(self, seat: int, hands: list[list[str]]) -> Event:
        return self.content({"seat": seat, "do": self.random.choice(KINDS)}, hands)

    def content(self, event: Event, hands: list[list[str]]) -> Event:
        """Something that this kind of decision could say."""
        random, do = self.random, event["do"]
        hand = [*hands[event["seat"]], *random.sample(self.cards, 1)]
        if do in ("swap", "skip", "discard"):
            event["card"] = random.choice(hand)
        elif do == "void":
            event["cards"] = random.sample(hand, random.randint(1, min(2, len(hand))))
        elif do == "order":
            event["territories"] = random.sample(self.territories, 2)
        elif do == "ruin":
            event["spot"] = random.choice(self.tents)
        elif do == "target":
            event["territory"] = random.choice(self.territories)
        elif do == "free":
            territory = random.choice(self.territories)
            near = self.piece_near({"piece": "totem", "territory": territory})
            event["piece"] = random.choice([None, near])
        return event

    def vary_build(self, event: Event, hand: list[str]) -> None:
        """Also for another tribe, or with a piece that moves."""
        random = self.random
        if random.random() < 0.1:
            event["tribe"] = random.choice(["void", 0])
            return
        tribe = event["tribe"]
        super().vary_build(event, hand)
        if not isinstance(event["tribe"], int) or event["tribe"] != tribe:
            event["tribe"] = tribe

    def piece_near(self, piece: Json) -> Json:
        """Another piece, mostly in the same territory; sometimes one that moves."""
        near = super().piece_near(piece)
        if self.random.random() < 0.2:
            is_tent = near["piece"] == "tent"
            near["from"] = self.random.choice(self.tents if is_tent else self.territories)
        return near
