"""Rollouts: lines are played on by a quick policy, both sides from what they would see.

A line is a plan in a world. All lines go on side by side, so that a network is asked about many
positions at once, until cards are next chosen or the winter begins. What a side does on the way is
what the quick network likes best; the large one is asked for the value of where it ends.
"""

from __future__ import annotations

from math import exp
from typing import Final

from schiltrom.ai.learned.network import Network
from schiltrom.ai.learned.seat import Continuation, Seat
from schiltrom.engine import steps
from schiltrom.engine.chance import sample
from schiltrom.engine.flow import choose, settle
from schiltrom.engine.position import Position
from schiltrom.engine.tables import ENGLAND, SCOTLAND

Lucky = list[tuple[Position, int]]
"""Worlds that the side holds possible, and the luck that the sides have in each."""
Line = tuple[Position, int, list[int]]
"""A world that the side holds possible, the luck it has there, and the choices of a plan."""
LONGEST: Final = 600
"""Choices after which a rollout is broken off, and valued where it is."""
DECIDES: Final = 0
ENDS: Final = 1
OVER: Final = 2


class Rollouts:
    """Plays lines on, for one side of a game."""

    def __init__(self, network: Network, quick: Network, seat: Seat, side: int) -> None:
        self._network = network
        self._quick = quick
        self._seat = seat
        self._side = side
        self._games: list[Continuation] = []

    def chances(self, lines: list[Line]) -> list[float]:
        """Return the side's chance to win where each line ends."""
        while len(self._games) < len(lines):
            self._games.append(Continuation(self._seat))
        values = [0.0] * len(lines)
        for game, (world, luck, plan) in zip(self._games, lines, strict=False):
            game.enter(world, luck)
            game.play(self._side, plan)
        running, ended = list(range(len(lines))), list[int]()
        for _ in range(LONGEST):
            running = self._step(running, ended, values)
            if not running:
                break
        self._value(running + ended, values)
        return values

    def _step(self, running: list[int], ended: list[int], values: list[float]) -> list[int]:
        """Make the next decision in every line that goes on; return these lines."""
        decide: list[int] = []
        for line in running:
            state = _advance(self._games[line], self._side)
            if state == OVER:
                values[line] = float(self._games[line].game.pos.winner == self._side)
            else:
                (decide if state == DECIDES else ended).append(line)
        if decide:
            best = self._quick.favourites([self._games[line].look() for line in decide])
            for line, choice in zip(decide, best, strict=True):
                self._games[line].play(self._games[line].game.side, [choice])
        return decide

    def _value(self, lines: list[int], values: list[float]) -> None:
        """Ask the network for the value of some lines, as they are now."""
        if not lines:
            return
        found = self._network.opinions([self._games[line].look() for line in lines])
        for line, opinion in zip(lines, found, strict=True):
            is_own = self._games[line].game.side == self._side
            values[line] = 1 / (1 + exp(-opinion.value if is_own else opinion.value))


def _advance(game: Continuation, side: int) -> int:
    """Advance to the next decision that is not forced; say whether the line ends there."""
    now = game.game
    while now.pos.step != steps.OVER:
        pos = now.pos
        if pos.step >= steps.CHANCE_STEPS:
            settle(pos, sample(pos, now.chance))
            now.remember()
            continue
        if are_cards_due(pos) and (now.ask(side) < 0 or now.ask(1 - side) < 0):
            return ENDS
        chooser = pos.active
        if pos.step == steps.CARD:
            chooser = ENGLAND if pos.card_e < 0 else SCOTLAND
        forced = now.ask(chooser)
        if forced < 0:
            return ENDS if pos.step >= steps.RAID else DECIDES
        choose(pos, chooser, forced)
        now.remember()
    return OVER


def are_cards_due(pos: Position) -> bool:
    """Return whether both sides have a card to choose."""
    return pos.step == steps.CARD and pos.card_e < 0 and pos.card_s < 0
