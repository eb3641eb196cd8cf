"""``python -m schiltrom.learn.positions``: what a learned player does with good players' advice.

Hand-made Squires play until a moment comes to which a piece of advice (docs/strategy.md) applies;
then the player is asked. The moments are the same on every machine. Prints a table in Markdown.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from schiltrom.ai.learned.player import Observer, player_called
from schiltrom.ai.learned.seat import Seat
from schiltrom.ai.opponent import Answer
from schiltrom.arena.match import Contestant, Entrant, Match
from schiltrom.engine import steps
from schiltrom.engine.cards import held
from schiltrom.engine.choices import FIRST_AREA, FIRST_BLOCK, FIRST_WORD, TEXTS, WINTER
from schiltrom.engine.position import Position
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.steps import NAMES as STEP_NAMES
from schiltrom.engine.tables import (
    AREAS,
    ENGLAND,
    KING,
    NOBLES,
    OWN,
    SCOTLAND,
    SEA_MOVE,
    SIDE_NAMES,
    TRUCE,
    TURNS,
    WALLACE,
)
from schiltrom.engine.view import View
from schiltrom.game import Game
from schiltrom.knowledge.follower import Follower
from schiltrom.knowledge.tracker import Tracker

MOST_GAMES: Final = 60
"""Games that are played, at most, to find a moment."""
SEED: Final = 1297
Line = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """What good players say, when it applies, and whether a line follows it."""

    text: str
    side: int
    step: int
    scenario: str
    applies: Callable[[Position], bool]
    follows: Callable[[Position, Line], bool]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game to which advice applies."""

    seed: str
    entries: int
    pos: Position
    seat: Seat
    view: View
    tracker: Tracker


def _goals(line: Line) -> list[int]:
    """Return the areas named in a line."""
    return [choice - FIRST_AREA for choice in line if FIRST_AREA <= choice < FIRST_WORD]


def _attacks(pos: Position, line: Line, blocks: int) -> set[int]:
    """Return the areas in a line where the enemy has some of these blocks."""
    return {area for area in _goals(line) if pos.at[area] & blocks}


def _always(_: Position) -> bool:
    return True


def _names(*words: str) -> Callable[[Position, Line], bool]:
    return lambda _, line: any(word in TEXTS[line[0]] for word in words)


def _on_map(pos: Position, block: int) -> bool:
    return pos.place_of(block) < AREAS


def _left_alone(pos: Position, line: Line) -> bool:
    """Return whether the King stays away from the enemy."""
    moves = FIRST_BLOCK + KING in line
    return not moves or not _attacks(pos, line, OWN[ENGLAND])


ADVICE: Final = (
    Advice(
        "the first year is a race, turn nobles",
        SCOTLAND,
        steps.MOVE,
        "braveheart",
        lambda pos: pos.year == pos.first_year,
        lambda pos, line: bool(_attacks(pos, line, NOBLES & OWN[ENGLAND])),
    ),
    Advice(
        "red nobles attack poorly, probe them",
        SCOTLAND,
        steps.MOVE,
        "the_bruce",
        lambda pos: pos.year > pos.first_year,
        lambda pos, line: bool(_attacks(pos, line, NOBLES & OWN[ENGLAND])),
    ),
    Advice(
        "winter Edward in Scotland",
        ENGLAND,
        steps.EDWARD_WINTER,
        "braveheart",
        _always,
        lambda _, line: line[0] == FIRST_WORD + WINTER,
    ),
    Advice(
        "enter several areas to pin the enemy",
        ENGLAND,
        steps.MOVE,
        "braveheart",
        lambda pos: pos.moves >= 3 and pos.year > pos.first_year,
        lambda pos, line: len(_attacks(pos, line, OWN[SCOTLAND])) > 1,
    ),
    Advice(
        "corner Wallace",
        ENGLAND,
        steps.MOVE,
        "braveheart",
        lambda pos: pos.moves >= 2 and _on_map(pos, WALLACE),
        lambda pos, line: pos.place_of(WALLACE) in _attacks(pos, line, OWN[SCOTLAND]),
    ),
    Advice(
        "Sea Move in the first turns",
        ENGLAND,
        steps.CARD,
        "braveheart",
        lambda pos: pos.year == pos.first_year and held(pos.hand_e, SEA_MOVE) > 0,
        lambda _, line: line[0] == SEA_MOVE,
    ),
    Advice(
        "Truce on the last turn",
        SCOTLAND,
        steps.CARD,
        "the_bruce",
        lambda pos: pos.turn >= TURNS - 1 and held(pos.hand_s, TRUCE) > 0,
        lambda _, line: line[0] == TRUCE,
    ),
    Advice(
        "the Herald for Comyn or Bruce",
        SCOTLAND,
        steps.HERALD,
        "braveheart",
        _always,
        _names("Comyn", "Bruce"),
    ),
    Advice(
        "do not expose the King",
        SCOTLAND,
        steps.MOVE,
        "the_bruce",
        lambda pos: _on_map(pos, KING) and pos.year > pos.first_year + 1,
        _left_alone,
    ),
    Advice(
        "in the last year count the nobles that can be turned",
        ENGLAND,
        steps.MOVE,
        "the_bruce",
        lambda pos: pos.year == pos.last_year,
        lambda pos, line: bool(_attacks(pos, line, NOBLES & OWN[SCOTLAND])),
    ),
)


def find(advice: Advice) -> Moment | None:
    """Return the first moment to which advice applies, in games of hand-made Squires."""
    for number in range(MOST_GAMES):
        found = _find_in(advice, f"advice.{number}")
        if found is not None:
            return found
    return None


def _find_in(advice: Advice, seed: str) -> Moment | None:
    squire = Entrant.parse("classic-squire")
    match = Match(squire, squire, advice.scenario, seed, RuleSet())
    game = Game.new(advice.scenario, rules=match.rules, seed=seed)
    players = [Contestant(match, side, game.record) for side in range(2)]
    observer, follower = Observer(game.record, advice.side), Follower(game.record, advice.side)
    while not game.is_over:
        side, pos = game.to_choose[0], game.position
        if side == advice.side and pos.step == advice.step and advice.applies(pos):
            seat = observer.seat()
            if isinstance(seat.seen, bytes):
                tracker = follower.follow(game.record)
                entries = len(game.record.entries)
                return Moment(seed, entries, pos.copy(), seat, game.view(side), tracker)
        game.play(side, players[side].answer(game, 0).choice)
    return None


def row(advice: Advice, moment: Moment, answer: Answer) -> str:
    """Return a row of the table."""
    pos = moment.pos
    line = answer.considered[0].choices if answer.considered else (answer.choice,)
    words = ", ".join(TEXTS[choice] for choice in line)
    where = (
        f"{advice.scenario} `{moment.seed}`, entry {moment.entries}: {pos.year}/{pos.turn}, "
        f"{SIDE_NAMES[advice.side]}, {STEP_NAMES[pos.step]}"
    )
    value = "" if answer.value is None else f"{100 * answer.value:.0f} %"
    follows = "yes" if advice.follows(pos, line) else "no"
    return f"| {advice.text} | {where} | {words} | {value} | {follows} |"


def main(arguments: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.learn.positions", description=__doc__
    )
    parser.add_argument("--level", default="learned-king", help="the player that is asked")
    parser.add_argument("--time", type=float, default=2.0, help="its seconds per game turn")
    given = parser.parse_args(arguments)
    print("| advice | moment | what it does | its chance | follows it |")
    print("| --- | --- | --- | --- | --- |")
    for advice in ADVICE:
        moment = find(advice)
        if moment is None:
            print(f"| {advice.text} | found in none of {MOST_GAMES} games | | | |")
            continue
        player = player_called(given.level, given.time)
        answer = player.answer_from(moment.seat, moment.view, SEED, sightings=moment.tracker)
        print(row(advice, moment, answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
