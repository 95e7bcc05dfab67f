"""Events against the void, changed a little: mostly wrong, now and then still legal."""

from copy import deepcopy
from random import Random

from bivouac.core.contract import Event, Json
from tests.reference.iwari.void_game import VoidGame

KINDS = ("swap", "skip", "discard", "pass", "void", "order", "ruin", "target", "free", "draw")


class VoidSpoiler:
    """Changes what is said at one moment of a game."""

    def __init__(self, game: VoidGame, random: Random) -> None:
        self.position = game.position
        self.legal = game.decisions()
        self.random = random

    def spoil(self) -> Event:
        """A legal decision with another content, or another decision."""
        event = deepcopy(self.random.choice(self.legal))
        if self.random.random() < 0.1:
            return self.other_kind(event["seat"])
        if self.random.random() < 0.05:
            event["seat"] = self.random.randrange(self.position.players)
        if event["do"] == "build":
            self.spoil_build(event)
        elif event["do"] == "draw":
            self.spoil_draw(event)
        elif event["do"] != "pass":
            event |= self.content(event["do"], event["seat"])
        return event

    def other_kind(self, seat: int) -> Event:
        """Any kind of decision, whatever is due."""
        do = self.random.choice(KINDS)
        return {"seat": seat, "do": do, **self.content(do, seat)}

    def content(self, do: str, seat: int) -> Json:
        """What such a decision can say."""
        random = self.random
        if do in ("swap", "skip", "discard"):
            return {"card": random.choice(self.cards_near(seat))}
        if do == "void":
            return {"cards": random.sample(self.cards_near(seat), random.randint(1, 2))}
        if do == "order":
            return {"territories": random.sample(list(self.position.territories), 2)}
        if do == "ruin":
            return {"spot": random.choice(list(self.position.spots))}
        if do == "target":
            return {"territory": random.choice(list(self.position.territories))}
        if do == "free":
            return {"piece": random.choice([None, self.piece(), self.piece()])}
        return {"from": "deck", "card": self.position.deck[0]} if do == "draw" else {}

    def cards_near(self, seat: int) -> list[str]:
        """The hand and a few other cards."""
        return [*self.position.hands[seat], *self.random.sample(sorted(self.position.biomes), 2)]

    def piece(self, territory: str | None = None) -> Json:
        """Any piece; of a territory, or of any."""
        random = self.random
        territory = territory or random.choice(list(self.position.territories))
        if random.random() < 0.4:
            return {"piece": "totem", "territory": territory}
        spots = [spot for spot, home in self.position.spots.items() if home == territory]
        return {"piece": "tent", "spot": random.choice(spots)}

    def spoil_build(self, event: Event) -> None:
        """Another piece, one more, from elsewhere, for other cards or of another tribe."""
        random, pieces, cards = self.random, event["pieces"], event["cards"]
        index = random.randrange(len(pieces))
        way = random.random()
        if way < 0.25:
            pieces[index] = self.piece(random.choice([self.home_of(pieces[0]), None]))
        elif way < 0.45:
            pieces.append(self.piece(self.home_of(pieces[0])))
            cards.append([random.choice(self.cards_near(event["seat"]))])
        elif way < 0.6:
            self.spoil_source(pieces, index)
        elif way < 0.85:
            count = random.randint(1, 2)
            cards[index] = random.sample(self.cards_near(event["seat"]), count)
        elif way < 0.95:
            pieces.reverse()
        else:
            event["tribe"] = random.choice(["void", *range(self.position.players)])

    def spoil_source(self, pieces: list[Json], index: int) -> None:
        """IV9, IA4: a piece comes from elsewhere, or from the stock."""
        random, piece = self.random, pieces[index]
        if piece.pop("from", None) is not None and piece["piece"] != "void_totem":
            return
        if piece["piece"] == "tent":
            piece["from"] = random.choice([*self.position.tents, *self.position.spots])
        else:
            piece["piece"] = random.choice(("totem", "void_totem"))
            centre = "centre" if piece["piece"] == "void_totem" else self.home_of(piece)
            piece["from"] = random.choice([centre, *self.position.territories])

    def home_of(self, piece: Json) -> str:
        return str(piece.get("territory") or self.position.spots[piece["spot"]])

    def spoil_draw(self, event: Event) -> None:
        """Another place or another card."""
        if event["from"] == "display" and self.random.random() < 0.5:
            event["index"] = self.random.randrange(4)
        else:
            event["card"] = self.random.choice(sorted(self.position.biomes))


def spoil_shuffle(game: VoidGame, event: Event, random: Random) -> Event:
    """IV6: a new deck with another card somewhere."""
    cards = list(event["cards"])
    cards[random.randrange(len(cards))] = random.choice(sorted(game.position.biomes))
    return {**event, "cards": cards}
