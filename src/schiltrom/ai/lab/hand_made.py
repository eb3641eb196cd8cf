"""A hand-made player for training: quick, of another style than the policy, and all-seeing.

It moves as the classic players expect their enemies to, by what looks best at a glance, and knows
where every block is. That makes it a strong partner for what it costs. It thinks piece by piece,
so that no other game waits for long. A policy that learns from games against it is told no more
than its own seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from schiltrom.ai.evaluation.weights import evaluation
from schiltrom.ai.search.heuristics import usual_card
from schiltrom.ai.search.line_values import value_of
from schiltrom.ai.search.lines import lines_of
from schiltrom.ai.search.order_search import ENOUGH, OrderSearch
from schiltrom.ai.search.playout_policy import THOUGHT, policy_choice
from schiltrom.engine import steps
from schiltrom.engine.choices import DONE, FIRST_WORD
from schiltrom.engine.position import Position

END: Final = FIRST_WORD + DONE
WORTH_A_THOUGHT: Final = {
    steps.COMBAT_ACTION,
    steps.SCOTTISH_BUILD,
    steps.BUILD_FROM,
    steps.DRAWN_TO,
    steps.ENGLISH_BUILD,
}
"""The steps at which the quick rules of playouts are too poor to learn from."""
STILL_THINKING: Final[list[int]] = []


class HandMade:
    """Plays one side of one game."""

    def __init__(self) -> None:
        self._evaluation = evaluation()
        self._thought: Iterator[list[int]] | None = None
        """What it is thinking about, if it has begun to."""
        self._phase = (0, 0)
        """The year and the game turn of the movement phase for which it searches."""
        self._search: OrderSearch | None = None

    def __call__(self, pos: Position, side: int, luck: Random) -> list[int]:
        """Return its next choices; none if it needs more time to think."""
        if self._thought is None:
            self._thought = self._think(pos, side, luck)
        found = next(self._thought)
        if found:
            self._thought = None
        return found

    def _think(self, pos: Position, side: int, luck: Random) -> Iterator[list[int]]:
        """Yield its next choices in the end, and before that nothing, piece by piece."""
        if pos.step == steps.CARD:
            yield [usual_card(pos, side, luck)]
        elif pos.step == steps.MOVE:
            yield from self._order(pos, side)
        else:
            choice = THOUGHT if pos.step in WORTH_A_THOUGHT else policy_choice(pos, side)
            if choice == THOUGHT:
                yield from self._best_line(pos, side)
            yield [choice]

    def _order(self, pos: Position, side: int) -> Iterator[list[int]]:
        """Find the order of a movement phase that looks best."""
        if self._search is None or self._phase != (pos.year, pos.turn):
            self._phase = pos.year, pos.turn
            self._search = OrderSearch(self._evaluation, pos.copy(), side)
        while self._search.look_further():
            yield STILL_THINKING
        yield self._search.take() or [END]

    def _best_line(self, pos: Position, side: int) -> Iterator[list[int]]:
        """Find what looks best at any other step."""
        lines = lines_of(pos, side)
        for number, line in enumerate(lines):
            if number and number % ENOUGH == 0:
                yield STILL_THINKING
            line.value = value_of(self._evaluation, line.pos, side, exact=False)
        yield max(lines, key=lambda line: line.value).choices
