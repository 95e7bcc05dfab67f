"""Forager, a bot for Bivouac: it takes what brings its side most, as far as it can see now.

    bivouac arena dewan --bot "forager=python3 forager.py" --a forager --b random

It needs Python 3.11 and nothing else. docs/bots-by-others.md explains what is said here.
"""

import json
import random
import sys
from typing import Any

Json = dict[str, Any]


def say(message: Json) -> None:
    """Send a line of JSON."""
    print(json.dumps(message), flush=True)


def listen() -> Json:
    """The next line of JSON; when there are no more, our work is done."""
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    message: Json = json.loads(line)
    return message


class Forager:
    """One seat of one game."""

    def __init__(self, hello: Json) -> None:
        self.seat = hello["seat"]
        self.side = self.seat % hello["sides"]
        self.random = random.Random(hello["seed"])  # the same seed plays the same game
        self.components = hello["components"]
        spots = self.components.get("map", {}).get("spots", [])
        self.territories = {spot["id"]: spot["territory"] for spot in spots}
        against_void = hello["options"].get("mode", "versus") != "versus"
        judges = {"dewan": self.dewan, "iwari": self.void if against_void else self.iwari}
        self.judge = judges.get(hello["game"])  # None: nobody has taught us this game

    def decide(self, told: Json) -> Json:
        """The event of the plan we like best; chance decides between equals."""
        self.view = told["view"]
        for plan in told["plans"]:
            if plan["brings"] is None and plan["event"]["do"] == "build":
                plan["brings"] = self.ask_about(plan["event"], told["request"])
        best = max(told["plans"], key=lambda plan: (self.worth(plan), self.random.random()))
        chosen: Json = best["event"]
        return chosen

    def ask_about(self, event: Json, request: int) -> Json | None:
        """What two pieces bring together: as a decision half made, the game tells us."""
        draft = {"pieces": event["pieces"], "cards": event["cards"]}
        say({"type": "draft", "request": request, "draft": draft})
        answer = listen()
        if answer["type"] == "refused":
            return None
        place = event["pieces"][-1]
        territory = place.get("territory") or self.territories[place["spot"]]
        return {"gains": answer["draft"]["build"]["gains"], "territory": territory}

    # ------------------------------------------------------------ what a plan is worth, in points

    def worth(self, plan: Json) -> float:
        """What we expect of a plan. `brings` is what the game knows of it, if it does."""
        assert self.judge is not None
        return self.judge(plan["event"], plan["brings"] or {})

    def lead(self, points: list[int]) -> int:
        """How much more we gain than the best of the others."""
        others = [gained for side, gained in enumerate(points) if side != self.side]
        return int(points[self.side] - max(others, default=0))

    def dewan(self, event: Json, brings: Json) -> float:
        """A camp, a half of a card, a marker: points, and how much nearer our stories come."""
        if event["do"] == "story":
            needs = brings.get("needs", [])
            return float(sum(min(need["have"], need["need"]) - need["need"] for need in needs))
        if event["do"] == "take":
            return 1.0 + len(event["slots"]) / 4 - len(brings.get("forgone", []))
        gains = brings.get("gains") or brings.get("change", {}).get("gains")
        if gains is None:
            return float(brings.get("catch", -1.0)) - (event.get("card") is not None)
        stories = self.components["stories"]
        nearer: float = sum(
            stories[story["id"]]["points"] * (story["after"] - story["before"]) / story["need"]
            for story in gains["stories"]
        )
        price = int(brings.get("cards", 0) + brings.get("gifts", 0) - 2 * gains["rewards"])
        settled = 3.0 if event["do"] == "place" else 0.0  # the game ends when the camps are gone
        return self.lead(gains["points"]) + nearer + settled - price / 2

    def iwari(self, event: Json, brings: Json) -> float:
        """Pieces on the map; a card in hand is worth something too."""
        if event["do"] == "build" and "gains" in brings:
            gains = brings["gains"]
            cards = sum(map(len, event["cards"]))
            extra = int(gains["settlement"]) / 2 + len(gains["deeds"])
            return self.lead(gains["points"]) + extra - 0.4 * cards
        if event["do"] in ("deed", "walk"):
            points = brings.get("points") or [0]
            return self.lead(points) if len(points) > self.side else 0.0
        return {"draw": 0.0, "explore": 0.5, "pass": -2.0}.get(event["do"], -1.0)

    def void(self, event: Json, brings: Json) -> float:
        """Against the void: hold territories, and leave no card for the void to act with."""
        outer = brings.get("gains") or {}
        gains = outer.get("void") or outer
        if event["do"] == "draw":
            return self.suits(event)
        if "claims" not in gains:
            return {"skip": 5.0, "explore": 0.5, "pass": -2.0}.get(event["do"], -0.5)
        if gains["ends"] and gains["beaten"]:
            return -100.0
        ours = sum(6 if side == "players" else -6 for side in gains["claims"].values())
        place = brings.get("territory") or self.territories[event["spot"]]  # a piece, or a ruin
        tipped = self.hold(gains["tents"], gains["totems"]) - self.held(place)
        grown = int(gains["group"][1] - gains["group"][0])
        luck = int(2 * gains["free"] - 3 * gains["acts"] - gains["haunts"] - 5 * gains["lost"])
        idle = 12.0 if outer.get("forgone") == "void" else 0.0
        pieces = 0.5 * len(event.get("pieces", ()))
        return pieces + ours + tipped - 0.3 * grown + luck + idle

    def held(self, territory: str) -> float:
        """How sure a territory is of being ours, as it stands."""
        land = next(one for one in self.view["territories"] if one["id"] == territory)
        now = land["verdict"]
        return self.hold([now["tents"], now["ruins"]], [now["totems"], now["void_totems"]])

    def hold(self, tents: list[int], totems: list[int]) -> float:
        """The same with so many pieces of ours and of the void: most tents count as a totem."""
        lead = tents[0] - tents[1]
        totem = (lead > 0) - (lead < 0)
        margin = totem + totems[0] - totems[1]
        return 3 * max(-1, min(1, margin)) + max(-2, min(2, margin)) + 0.5 * max(-3, min(3, lead))

    def suits(self, event: Json) -> float:
        """Three cards make two pieces if two of them are alike, and none is left for the void."""
        if event["from"] == "deck":
            return 0.9
        biomes = self.components["cards"]
        hand, biome = self.view["seats"][self.seat]["hand"], biomes[event["card"]]
        alike = sum(biomes[card] == biome for card in hand)
        return (0.2, 2.0, 0.1, 0.0)[min(alike, 3)] - (1.0 if biome == "void" else 0.0)


def main() -> None:
    """Play game after game, for as long as there is anything to read."""
    bot: Forager | None = None
    turn: Json = {}
    while True:
        told = listen()
        if told["type"] == "hello":
            bot = Forager(told)
            if bot.judge:
                say({"type": "ready"})
            else:
                say({"type": "declines", "why": f"nobody has taught me {told['game']}"})
        elif told["type"] == "decide" and bot:
            turn = told
            say({"type": "decide", "request": turn["request"], "event": bot.decide(turn)})
        elif told["type"] == "refused":  # a mistake of ours: a plan is always legal
            print(told["reason"], file=sys.stderr)
            event = turn["plans"][0]["event"]
            say({"type": "decide", "request": turn["request"], "event": event})


if __name__ == "__main__":
    main()
