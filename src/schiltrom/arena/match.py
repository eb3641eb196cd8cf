"""A match: one game between two computer players, and its result.

Each player gets what it would get in a game with people: its side's views and the tracker kept
from them. The result is in the tags of the record.
"""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from schiltrom.ai.levels import LEARNED_PARTS, can_play_learned, level_called, level_here
from schiltrom.ai.opponent import Answer, Opponent
from schiltrom.ai.players.registry import opponent_called
from schiltrom.ai.protocol import SEED_BITS
from schiltrom.ai.search.budget import processor_time
from schiltrom.engine.counters import SCENARIO_NAMES
from schiltrom.engine.position import Position
from schiltrom.engine.record import Record, RecordError
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.tables import SIDE_NAMES
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.game import Game, IllegalChoiceError
from schiltrom.knowledge.follower import Follower

if TYPE_CHECKING:
    from schiltrom.ai.learned.registry import Seated

CAMPAIGN_YEARS: Final = 20
"""A Campaign has no last year (8.3); after this many years nobody has won."""
OVERRUN: Final = 1.5
"""A thought longer than its limit by this factor is an overrun."""
WINNERS: Final = {**{side: name.lower() for side, name in enumerate(SIDE_NAMES)}, -1: "nobody"}

RESIGNED: Final = "resigned"
CRASHED: Final = "crashed"
ILLEGAL: Final = "illegal choice"
ENDLESS: Final = "no end"
FAILURES: Final = (CRASHED, ILLEGAL)
"""Endings in which a player lost by its own fault; there should be none."""


class EntrantError(ValueError):
    """The text does not name a player of an arena."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player of an arena: a level, optionally with its own time and a style.

    >>> Entrant.parse("squire")
    Entrant(level='squire', turn_seconds=None, style=None)
    >>> str(Entrant.parse("classic-earl+defender@0.5"))
    'classic-earl+defender@0.5'
    """

    level: str
    turn_seconds: float | None = None
    style: str | None = None

    @classmethod
    def parse(cls, text: str, turn_seconds: float | None = None) -> Entrant:
        """Return the entrant ``LEVEL[+STYLE][@SECONDS]``; only searching levels take seconds."""
        named, at, seconds = text.partition("@")
        name, plus, style = named.partition("+")
        try:
            searches = level_called(name).turn_seconds is not None
            own = float(seconds) if at else None
            learned = level_here(name).is_learned
            if plus and learned:
                if not searches or style not in LEARNED_PARTS:
                    raise EntrantError(f"{text!r}: {name} has no style {style!r}")
            elif plus:
                opponent_called(name, style=style)
        except (KeyError, ValueError) as error:
            raise EntrantError(str(error.args[0])) from error
        if own is not None and not (searches and 0 < own < float("inf")):
            raise EntrantError(f"{text!r}: only levels that search take seconds, and more than 0")
        return cls(name, (own or turn_seconds) if searches else None, style if plus else None)

    @property
    def limit(self) -> float | None:
        """Return the seconds it may spend on a game turn, and so on any choice."""
        return self.turn_seconds or level_called(self.level).turn_seconds

    def opponent(self) -> Opponent:
        """Return a fresh player."""
        return opponent_called(self.level, self.turn_seconds, self.style)

    def __str__(self) -> str:
        name = self.level if self.style is None else f"{self.level}+{self.style}"
        return name if self.turn_seconds is None else f"{name}@{self.turn_seconds:g}"


@dataclass(frozen=True, slots=True)
class Match:
    """One game to play."""

    england: Entrant
    scotland: Entrant
    scenario: str
    seed: str
    rules: RuleSet
    resigning: bool = True
    """Whether the game ends when a player resigns; otherwise it is noted and the game goes on."""
    processor_time: bool = False
    """Whether processor time alone counts, however long a thought takes by the clock."""

    @property
    def players(self) -> tuple[str, str]:
        """Return who plays England and who plays Scotland."""
        return str(self.england), str(self.scotland)

    @property
    def name(self) -> str:
        """Return the name of its record, which differs whenever the match does."""
        rules = "" if self.rules == RuleSet() else f"-{str(self.rules).replace(' ', '_')}"
        on = "" if self.resigning else "-played_on"
        by = "-processor_time" if self.processor_time else ""
        return f"{self.scenario}{rules}-{'-'.join(self.players)}-{self.seed}{on}{by}"

    @property
    def tags(self) -> dict[str, str]:
        """Return the tags its record has before it is played."""
        return {
            "england": self.players[0],
            "scotland": self.players[1],
            "seed": self.seed,
            "resigning": "yes" if self.resigning else "no",
        }


@dataclass(slots=True)
class Effort:
    """How long one side thought, and whether it would have resigned."""

    seconds: float = 0.0
    """Processor seconds."""
    longest: float = 0.0
    """The longest thought about one choice."""
    longest_turn: float = 0.0
    """The longest thought about all choices of a game turn."""
    overruns: int = 0
    """Choices that took more than 1.5 times the limit."""
    late: int = 0
    """The same by wall-clock time, which runs while others have the processor."""
    gave_up: int = 0
    """The game turn in which it first wanted to resign."""

    def note(self, spent: float, passed: float, in_turn: float, limit: float | None) -> None:
        """Note a thought, and add it to the time of its game turn."""
        self.seconds += spent
        self.longest = max(self.longest, spent)
        self.longest_turn = max(self.longest_turn, in_turn)
        if limit is not None:
            self.overruns += spent > OVERRUN * limit
            self.late += passed > OVERRUN * limit


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game."""

    england: str
    scotland: str
    scenario: str
    winner: int
    """The winner, or nobody after the last year of a Campaign."""
    ending: str
    turns: int = 0
    """Game turns that were played."""
    efforts: tuple[Effort, Effort] = field(default_factory=lambda: (Effort(), Effort()))
    failure: str = ""
    """What went wrong, if a player failed."""

    def points_of(self, player: str) -> float:
        """Return 1 if a player won the game, 0 if it lost."""
        if self.winner < 0:
            return 0.5
        return float((self.england, self.scotland)[self.winner] == player)


# --- playing ---------------------------------------------------------------------------------


class Contestant:
    """One side of a match: its opponent, its chance, its tracker and its effort."""

    def __init__(self, match: Match, side: int, record: Record) -> None:
        entrant = (match.england, match.scotland)[side]
        self.side = side
        self.effort = Effort()
        self._limit = entrant.limit
        learned = level_called(entrant.level).is_learned and can_play_learned()
        self._opponent = None if learned else entrant.opponent()
        self._learned = _seated(entrant, record, side) if learned else None
        self._chance = Random(f"{match.seed}/player/{side}")  # noqa: S311
        self._follower = Follower(record, side)
        self._turn = 0
        self._in_turn = 0.0

    def answer(self, game: Game, turn: int) -> Answer:
        """Return its choice from its view; note how long it thought."""
        view = game.view(self.side)
        tracker = self._follower.follow(game.record)
        seed = self._chance.getrandbits(SEED_BITS)
        seat = None if self._learned is None else self._learned.look(game.record)
        begin, began = time.thread_time(), time.monotonic()
        if self._learned is not None and seat is not None:
            answer = self._learned.answer(seat, view, seed, tracker=tracker)
        else:
            assert self._opponent is not None
            answer = self._opponent.answer(view, seed, sightings=tracker)
        spent, passed = time.thread_time() - begin, time.monotonic() - began
        if turn != self._turn:
            self._turn, self._in_turn = turn, 0.0
        self._in_turn += spent
        self.effort.note(spent, passed, self._in_turn, self._limit)
        if answer.resigns and not self.effort.gave_up:
            self.effort.gave_up = turn
        return answer


def _seated(entrant: Entrant, record: Record, side: int) -> Seated:
    """Return a learned player at a side of a match; NumPy is needed only if one plays."""
    from schiltrom.ai.learned.registry import Seated

    level = level_here(entrant.level)
    return Seated(level, record, side, entrant.turn_seconds, entrant.style)


def play(match: Match) -> Record:
    """Play one game; its result is in the tags of the record."""
    with processor_time(match.processor_time):
        return _play(match)


def _play(match: Match) -> Record:
    game = Game.new(match.scenario, rules=match.rules, seed=match.seed)
    sides = [Contestant(match, side, game.record) for side in range(2)]
    turn = 0
    now = (0, 0)
    winner, ending, failure = -1, ENDLESS, ""
    while not game.is_over and not is_endless(game.position):
        if now != (game.position.year, game.position.turn):
            now = (game.position.year, game.position.turn)
            turn += 1
        side = game.to_choose[0]
        try:
            answer = sides[side].answer(game, turn)
            if answer.resigns and match.resigning:
                winner, ending = 1 - side, RESIGNED
                break
            game.play(side, answer.choice)
        except Exception as error:
            winner, ending = 1 - side, ILLEGAL if _is_illegal(error) else CRASHED
            failure = f"{type(error).__name__}: {error}"
            break
    if game.is_over:
        winner, ending = game.position.winner, ENDING_NAMES[game.position.ending]
    game.record.tags |= match.tags | {
        "winner": WINNERS[winner],
        "ending": ending,
        "turns": str(turn),
        "efforts": json.dumps([asdict(side.effort) for side in sides]),
        "failure": failure,
    }
    return game.record


def is_endless(pos: Position) -> bool:
    """Return whether a Campaign has gone on for so long that nobody wins it (8.3)."""
    return pos.last_year == 0 and pos.year >= pos.first_year + CAMPAIGN_YEARS


def _is_illegal(error: Exception) -> bool:
    return isinstance(error, IllegalChoiceError)


def play_to_text(match: Match) -> str:
    """Play one game and return its record as JSON text, to send between processes."""
    return json.dumps(play(match).to_json(), ensure_ascii=False)


def result_of(record: Record) -> Result:
    """Return the result of a game from the tags of its record."""
    tags = record.tags
    try:
        one, other = (Effort(**effort) for effort in json.loads(tags["efforts"]))
        return Result(
            tags["england"],
            tags["scotland"],
            SCENARIO_NAMES[record.scenario],
            next(side for side, name in WINNERS.items() if name == tags["winner"]),
            tags["ending"],
            int(tags["turns"]),
            (one, other),
            tags["failure"],
        )
    except (KeyError, ValueError, TypeError, StopIteration) as error:
        raise RecordError("this is not an arena record") from error
