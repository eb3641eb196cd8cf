"""The results of an arena: win rates with intervals, Elo ratings, time and endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final

from schiltrom.arena.match import FAILURES, Effort, Result
from schiltrom.engine.tables import SIDE_NAMES

CERTAINTY: Final = 1.959964
"""Standard deviations either side that hold 95 % of a normal distribution."""
ELO: Final = 400 / log(10)
"""Rating points for a factor e in the odds."""
PRIOR: Final = 0.5
"""Wins added for both players of each pair, so that an unbeaten one has a finite rating."""
ITERATIONS: Final = 100


@dataclass(frozen=True, slots=True)
class Rate:
    """How often a player won, with a 95 % interval."""

    games: int
    points: float

    @property
    def share(self) -> float:
        """Return the fraction of games won."""
        return self.points / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % Wilson interval.

        >>> tuple(round(end, 3) for end in Rate(10, 9).interval)
        (0.596, 0.982)
        """
        n = self.games
        if n == 0:
            return 0.0, 1.0
        z2 = CERTAINTY**2
        middle = (self.share + z2 / (2 * n)) / (1 + z2 / n)
        half = CERTAINTY * sqrt(self.share * (1 - self.share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def to_json(self) -> dict[str, object]:
        """Return it as plain data."""
        low, high = self.interval
        return {
            "games": self.games,
            "points": self.points,
            "rate": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
        }


def rate_of(player: str, results: Sequence[Result]) -> Rate:
    """Return how often a player won these games, having played all of them."""
    return Rate(len(results), sum(result.points_of(player) for result in results))


def games_between(one: str, other: str, results: Sequence[Result]) -> list[Result]:
    """Return the games between two players."""
    return [result for result in results if {result.england, result.scotland} == {one, other}]


def plays(player: str, side: int, result: Result) -> bool:
    """Return whether a player had this side."""
    return (result.england, result.scotland)[side] == player


# --- Elo -------------------------------------------------------------------------------------


def elo(players: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Return each player's rating, 0 on average, and half of its 95 % interval."""
    n = len(players)
    won, played = _crosstable(players, results)
    ratings = [0.0] * n
    for _ in range(ITERATIONS):
        slope, curve = _likelihood(ratings, won, played)
        inverse = _inverse(curve)
        step = [sum(inverse[i][j] * slope[j] for j in range(n)) for i in range(n)]
        ratings = [rating + change for rating, change in zip(ratings, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    inverse = _inverse(_likelihood(ratings, won, played)[1])
    mean = sum(ratings) / n
    return {
        player: (
            ELO * (ratings[i] - mean),
            CERTAINTY * ELO * sqrt(max(0.0, inverse[i][i] - 1 / n)),
        )
        for i, player in enumerate(players)
    }


Matrix = list[list[float]]


def _crosstable(players: Sequence[str], results: Sequence[Result]) -> tuple[Matrix, Matrix]:
    """Return points and games of each player against every other."""
    n = len(players)
    won = [[0.0] * n for _ in range(n)]
    played = [[0.0] * n for _ in range(n)]
    for i, j in combinations(range(n), 2):
        games = games_between(players[i], players[j], results)
        points = rate_of(players[i], games).points
        if games:
            won[i][j] = points + PRIOR
            won[j][i] = len(games) - points + PRIOR
            played[i][j] = played[j][i] = len(games) + 2 * PRIOR
    return won, played


def _likelihood(ratings: list[float], won: Matrix, played: Matrix) -> tuple[list[float], Matrix]:
    """Return the gradient and curvature of the likelihood; a small term holds the mean."""
    n = len(ratings)
    slope = [0.0] * n
    curve = [[1.0 / n] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if played[i][j]:
                chance = 1 / (1 + exp(ratings[j] - ratings[i]))
                slope[i] += won[i][j] - played[i][j] * chance
                weight = played[i][j] * chance * (1 - chance)
                curve[i][i] += weight
                curve[i][j] -= weight
    return slope, curve


def _inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a small matrix, by elimination."""
    n = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [figure / rows[i][i] for figure in rows[i]]
        for j in range(n):
            if j != i:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[n:] for row in rows]


# --- all together ----------------------------------------------------------------------------


def to_json(players: Sequence[str], results: Sequence[Result]) -> dict[str, object]:
    """Return all results of an arena as plain data."""
    ratings = elo(players, results)
    return {
        "games": len(results),
        "pairs": [_pair(one, other, results) for one, other in combinations(players, 2)],
        "elo": {p: [round(figure, 1) for figure in ratings[p]] for p in players},
        "time": {player: time_of(player, results) for player in players},
        "turns": round(average_turns(results), 2),
        "endings": dict(Counter(ending_of(result) for result in results).most_common()),
        "failures": failures(results),
        "given_up": given_up(results),
    }


def ending_of(result: Result) -> str:
    """Return who won and how."""
    who = SIDE_NAMES[result.winner] if result.winner >= 0 else "nobody"
    return f"{who}: {result.ending}"


def average_turns(results: Sequence[Result]) -> float:
    """Return the average number of game turns in a game."""
    return sum(result.turns for result in results) / max(1, len(results))


def _pair(one: str, other: str, results: Sequence[Result]) -> dict[str, object]:
    """Return the first player's results against the second."""
    games = games_between(one, other, results)
    scenarios = sorted({result.scenario for result in games})
    sides = {SIDE_NAMES[side]: [r for r in games if plays(one, side, r)] for side in range(2)}
    return {
        "players": [one, other],
        **rate_of(one, games).to_json(),
        "sides": {side: rate_of(one, some).to_json() for side, some in sides.items()},
        "scenarios": {
            scenario: rate_of(one, in_scenario(scenario, games)).to_json() for scenario in scenarios
        },
        "parts": {
            f"{scenario} as {side}": rate_of(one, in_scenario(scenario, some)).to_json()
            for scenario in scenarios
            for side, some in sides.items()
        },
    }


def in_scenario(scenario: str, results: Sequence[Result]) -> list[Result]:
    """Return the games of a scenario."""
    return [result for result in results if result.scenario == scenario]


def time_of(player: str, results: Sequence[Result]) -> dict[str, float]:
    """Return the processor seconds a player used, and how often it overran."""
    efforts: list[Effort] = []
    turns = 0
    for result in results:
        mine = [result.efforts[side] for side in range(2) if plays(player, side, result)]
        efforts += mine
        turns += result.turns * len(mine)
    return {
        "turn_s": round(sum(effort.seconds for effort in efforts) / max(1, turns), 4),
        "longest_turn_s": round(max((e.longest_turn for e in efforts), default=0.0), 4),
        "longest_s": round(max((e.longest for e in efforts), default=0.0), 4),
        "overruns": sum(effort.overruns for effort in efforts),
        "late": sum(effort.late for effort in efforts),
    }


def failures(results: Sequence[Result]) -> dict[str, object]:
    """Return how often players failed, which should be never."""
    told = [f"{r.england} - {r.scotland}: {r.failure}" for r in results if r.failure]
    return {
        **{name: sum(result.ending == name for result in results) for name in FAILURES},
        "told": told,
    }


def given_up(results: Sequence[Result]) -> dict[str, int]:
    """Return how often a side wanted to resign, and how often it won after all."""
    wanted = [(r, side) for r in results for side in range(2) if r.efforts[side].gave_up]
    return {"times": len(wanted), "won": sum(r.winner == side for r, side in wanted)}
