"""Bots by others in simulations and matches: where one fails, another bot plays on and it loses."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from threading import Event
from typing import Any, TypeAlias

from bivouac.bots.budget import Budget, Watch, unwatched
from bivouac.bots.play import Driven, Forfeit, Player
from bivouac.core.contract import Game, Known, Setting, generator
from bivouac.core.records import Words
from bivouac.visitors import telling
from bivouac.visitors.conversation import Conversation
from bivouac.visitors.failing import Failed, Stopped
from bivouac.visitors.following import Followed
from bivouac.visitors.limits import SAFE_INTEGER
from bivouac.visitors.party import Party

FALLBACK = "greedy"
"""Plays on where a bot by somebody else has failed: quick, and everybody knows how it plays."""
PlayerOf: TypeAlias = Callable[[Setting], Player]


class VisitedPlayer(Player):
    """The players of a setting, bots by others among them. Not for two threads."""

    def __init__(self, setting: Setting, party: Party) -> None:
        super().__init__(setting)
        self.party = party
        self.seated: dict[int, tuple[str, Conversation, int]] = {}  # and how much it was told
        self.followed: Followed | None = None
        self.given_up = Event()

    @contextmanager
    def playing(
        self,
        game: Game,
        bots: Sequence[str],
        rngs: Sequence[Words],
        through: Driven,
        budgets: Sequence[Budget | None] = (),
    ) -> Iterator[Driven]:
        """Let the bots by others sit down, and after the end tell them of it."""
        self.forfeits = []
        self.followed = Followed(game, through)
        try:
            for seat, bot in enumerate(bots):
                if bot in self.party.visitors:
                    budget = budgets[seat] if budgets else None
                    self.sit_down(seat, bot, seed_of(rngs[seat], seat), budget)
            yield self.followed
            if game.is_over:
                self.say_goodbye(game)
        finally:
            for _, talk, _ in self.seated.values():  # of a game that was given up
                self.party.end(talk)
            self.seated.clear()

    def sit_down(self, seat: int, bot: str, seed: int, budget: Budget | None) -> None:
        """Begin a game with a bot by somebody else."""
        limit = None if budget is None else budget.milliseconds
        hello = telling.hello(self.setting, seat, seed, limit, self.party.limits)
        try:
            self.seated[seat] = bot, self.party.begin(bot, hello, self.watching(unwatched)), 0
        except Failed as failed:
            self.forfeit(seat, bot, failed)

    def say_goodbye(self, game: Game) -> None:
        """The game is over."""
        for seat, (bot, talk, told) in self.seated.items():
            known, result = game.redact(seat), game.result()
            talk.over(telling.over(known, self.happened(game, seat, told), result))
            self.party.free(bot, talk)
        self.seated.clear()

    def happened(self, game: Game, seat: int, told: int) -> list[Any]:
        """What has happened since a seat was last told."""
        assert self.followed is not None
        return telling.happenings(game.redact(seat), self.followed.moments[told:])

    def simulate(
        self,
        game: Game,
        bot: str,
        rng: Words,
        budget: Budget | None = None,
        watch: Watch = unwatched,
    ) -> list[int]:
        """The next steps; none where nobody watches any more."""
        if game.to_move in self.seated:
            try:
                return self.ask(game, game.to_move, watch)
            except Failed as failed:
                self.forfeit(game.to_move, bot, failed)
            except Stopped:
                if self.given_up.is_set():
                    raise
                return []
        return super().simulate(game, self.ours(bot), rng, budget, watch)

    def choose(
        self,
        known: Known,
        bot: str,
        rng: Words,
        budget: Budget | None = None,
        watch: Watch = unwatched,
    ) -> list[int]:
        """What we think ourselves: for bots by others, as whoever plays on for them."""
        return super().choose(known, self.ours(bot), rng, budget, watch)

    def ours(self, bot: str) -> str:
        """A bot of ours, or whoever plays on for one that is not."""
        return FALLBACK if bot in self.party.visitors else bot

    def ask(self, game: Game, seat: int, watch: Watch) -> list[int]:
        """The decision of a bot by somebody else, on what its seat knows."""
        assert self.followed is not None
        bot, talk, told = self.seated.pop(seat)
        try:
            known, happened = game.redact(seat), self.happened(game, seat, told)
            steps = talk.decide(known, happened, self.watching(watch))
        except BaseException:
            self.party.end(talk)
            raise
        self.seated[seat] = bot, talk, len(self.followed.moments)
        return steps

    def forfeit(self, seat: int, bot: str, failed: Failed) -> None:
        """A bot by somebody else has lost its game."""
        assert self.followed is not None
        event = len(self.followed.moments)
        lost = Forfeit(0, seat, bot, event, FALLBACK, failed.why, failed.detail)
        self.forfeits.append(lost)

    def watching(self, watch: Watch) -> Watch:
        """Whoever watches, and whether this game is given up."""
        return lambda share: watch(share) and not self.given_up.is_set()

    def give_up(self) -> None:
        """Wait for nobody any more."""
        self.given_up.set()


def seed_of(rng: Words, seat: int) -> int:
    """A seed for a bot, which tells nothing of what chance will decide."""
    digest = sha256(rng.tobytes() + bytes([seat])).digest()
    return int.from_bytes(digest, "big") % SAFE_INTEGER


def player_of(party: Party) -> PlayerOf:
    """What makes the players of a setting: ours alone, where no bot by others is asked for."""
    return (lambda setting: VisitedPlayer(setting, party)) if party.visitors else Player


def check_visitors(party: Party, setting: Setting, bots: Iterable[str]) -> None:
    """InputError if a bot by somebody else cannot begin a game."""
    seed = seed_of(generator(0), 0)
    party.check(bots, telling.hello(setting, 0, seed, None, party.limits))
