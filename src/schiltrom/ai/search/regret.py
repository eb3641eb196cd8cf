"""Simultaneous choices: a small game in which both sides choose in secret, solved by regret.

A side does not know which of several enemies it meets: one for each world, with his own choices and
payoffs. Both sides learn by regret matching; their average strategies come near to an equilibrium.
"""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 2000
"""Rounds played before averages are taken."""


class Mixed:
    """A mixed strategy being learned: how often each choice is made."""

    def __init__(self, choices: int) -> None:
        self.now = [1.0 / choices] * choices
        self.regrets = [0.0] * choices
        self.sums = [0.0] * choices

    def learn(self, payoffs: list[float], weight: float) -> None:
        """Note what each choice would have brought, and make missed choices more often.

        Regrets never fall below zero and later rounds count more, which is faster.
        """
        got = 0.0
        for i in range(len(payoffs)):
            got += self.now[i] * payoffs[i]
        total = 0.0
        for i in range(len(payoffs)):
            regret = max(0.0, self.regrets[i] + payoffs[i] - got)
            self.regrets[i] = regret
            total += regret
        for i in range(len(payoffs)):
            if total > 0.0:
                self.now[i] = self.regrets[i] / total
            self.sums[i] += weight * self.now[i]

    def average(self) -> list[float]:
        """Return the average of all strategies so far."""
        total = sum(self.sums)
        return [part / total for part in self.sums]


def solve(games: list[list[list[float]]], rounds: int = ROUNDS) -> list[float]:
    """Return how often each choice should be made.

    *games* has one game for each possible enemy, all equally likely: a row for each own choice
    with its value against each of his.
    """
    own = Mixed(len(games[0]))
    enemies = [Mixed(len(game[0])) for game in games]
    for number in range(1, rounds + 1):
        payoffs = [0.0] * len(own.now)
        for k in range(len(games)):
            game = games[k]
            enemy = enemies[k]
            losses = [0.0] * len(enemy.now)
            for i in range(len(game)):
                row = game[i]
                for j in range(len(row)):
                    payoffs[i] += row[j] * enemy.now[j] / len(games)
                    losses[j] -= row[j] * own.now[i]
            enemy.learn(losses, float(number))
        own.learn(payoffs, float(number))
    return own.average()


def worst_case(games: list[list[list[float]]], strategy: list[float]) -> float:
    """Return what a strategy brings if every enemy answers it as well as he can."""
    total = 0.0
    for game in games:
        worst = 1e9
        for j in range(len(game[0])):
            value = 0.0
            for i in range(len(game)):
                value += strategy[i] * game[i][j]
            worst = min(worst, value)
        total += worst
    return total / len(games)
