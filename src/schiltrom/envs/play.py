"""What the environments have in common: how a game is set up, and how it goes on."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol, SupportsIndex

from schiltrom.arena.match import CAMPAIGN_YEARS
from schiltrom.engine.chance import Chance, sample
from schiltrom.engine.choices import CHOICE_TABLE_VERSION, CHOICES, Choice
from schiltrom.engine.counters import CAMPAIGN
from schiltrom.engine.flow import choose, legal_mask, settle
from schiltrom.engine.position import Position
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.rules import RuleSet, Value
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.steps import CARD
from schiltrom.engine.tables import ENGLAND, SCOTLAND, SIDE_NAMES, count
from schiltrom.game import IllegalChoiceError

CHOICES_VERSION: Final = CHOICE_TABLE_VERSION
"""The version of the table of choice ids, which are the actions of all environments."""
MOST_YEARS: Final = 40
REWARDS: Final = {"win": 0.0, "nobles": 0.02}
"""The kinds of reward, and what each counts for every noble that a side leads by more or less."""


class SetupError(ValueError):
    """A game that cannot be set up as an environment."""


@dataclass(frozen=True)
class Setup:
    """Scenario and rules of the games of an environment, and how many years they last."""

    scenario: int
    rules: RuleSet
    years: int

    def begin(self) -> Position:
        """Return a new game before the first levy and the first deal."""
        return _first(self).copy()


@cache
def _first(setup: Setup) -> Position:
    pos = new_position(setup.scenario, setup.rules)
    pos.last_year = pos.first_year + setup.years - 1
    return pos


def setup_of(
    scenario: str = "braveheart",
    edition: int | str = 4,
    years: int | None = None,
    **switches: Value,
) -> Setup:
    """Return a set-up: a scenario, an edition or preset with switches, and a number of years.

    Nothing said, a scenario lasts as long as it says (8.1, 8.2), and a Campaign, which has no last
    year (8.3), twenty years. After the last year most nobles win (9.0).
    """
    number = scenario_number(scenario)
    rules = RuleSet.preset(edition, **switches)
    whole = CAMPAIGN_YEARS if number == CAMPAIGN else _length(new_position(number, rules))
    if years is None:
        return Setup(number, rules, whole)
    most = MOST_YEARS if number == CAMPAIGN else whole
    if isinstance(years, bool) or not 1 <= years <= most:
        raise SetupError(f"years must be 1 to {most} in this scenario, not {years!r}")
    return Setup(number, rules, years)


def _length(pos: Position) -> int:
    return pos.last_year - pos.first_year + 1


def worth_of_nobles(reward: str) -> float:
    """Return what a kind of reward counts for nobles."""
    if reward not in REWARDS:
        raise SetupError(f"there is no reward {reward!r}; choose from {', '.join(REWARDS)}")
    return REWARDS[reward]


def side_called(name: str) -> int:
    """Return a side by its name.

    >>> side_called("Scotland")
    1
    """
    for side, known in enumerate(SIDE_NAMES):
        if name.strip().lower() == known.lower():
            return side
    raise SetupError(f"there is no side {name!r}; choose England or Scotland")


def to_choose(pos: Position) -> int:
    """Return whose choice is asked for; of two cards at once England's is asked for first (3.1).

    Scotland's view is the same whichever card England has laid, so that the order tells nothing.
    """
    if pos.step == CARD:
        return ENGLAND if pos.card_e < 0 else SCOTLAND
    return pos.active


class Watcher(Protocol):
    """Whoever is shown every position of a game, such as a player with a memory."""

    def begin(self, setup: Setup, pos: Position) -> None:
        """See a new game."""

    def follow(self, pos: Position) -> None:
        """See the next position."""


def run_chance(pos: Position, chance: Chance, watchers: Sequence[Watcher] = ()) -> None:
    """Let chance settle all that the position waits for."""
    while pos.is_chance():
        settle(pos, sample(pos, chance))
        for watcher in watchers:
            watcher.follow(pos)


def check(pos: Position, side: int, action: SupportsIndex) -> int:
    """Return an action as a choice id, or say why it cannot be chosen now."""
    try:
        choice = operator.index(action)
    except TypeError:
        raise TypeError(f"an action is a choice id, 0 to {CHOICES - 1}, not {action!r}") from None
    if 0 <= choice < CHOICES and legal_mask(pos, side) >> choice & 1:
        return choice
    reason = why_not(pos, side, Choice(choice).id)
    assert reason is not None, f"{choice} is not legal, yet nothing is against it"
    raise IllegalChoiceError(Choice(choice), reason, pos.edward)


def make(
    pos: Position, side: int, choice: int, chance: Chance, watchers: Sequence[Watcher] = ()
) -> None:
    """Make a legal choice; what chance brings after it happens at once."""
    choose(pos, side, choice)
    for watcher in watchers:
        watcher.follow(pos)
    run_chance(pos, chance, watchers)


def standing(pos: Position, worth: float) -> float:
    """Return how the game stands for England: nobles as far as they count, and a game won.

    The difference of two standings is the reward of what happened between them; Scotland's is the
    same with the other sign. Everybody sees how many nobles each side controls.
    """
    value = 0.0
    if worth:
        value = worth * (count(pos.nobles(ENGLAND)) - count(pos.nobles(SCOTLAND)))
    if pos.is_over():
        value += 1.0 if pos.winner == ENGLAND else -1.0
    return value
