"""Events of Iwari changed a little, so that some are legal and others nearly so."""

from copy import deepcopy
from random import Random

from bivouac.core.contract import Event, Json

DEEDS = ("union", "discovery", "honour", "respect")


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
