"""``python -m schiltrom.envs.bench``: how many steps a second each environment makes.

Random play of whole games of Braveheart, edition 4, in one process. A step is one choice of an
agent with its observation; the opponent's choices in Gymnasium, chance outcomes in OpenSpiel and
forced choices in the vector environment (128 games) are not counted. Times are processor seconds,
so that other work on the machine matters little. The last line is one JSON object.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from schiltrom.engine import is_compiled

VECTOR_GAMES: Final = 128
_RNG: Final = Random(1297)  # noqa: S311 (no secret hangs on it)


def _pettingzoo(wrapped: bool) -> Iterator[int]:
    """Play for ever; yield how many steps were made since the last yield."""
    from schiltrom.envs import pettingzoo

    env = pettingzoo.env() if wrapped else pettingzoo.raw_env()
    while True:
        env.reset(seed=_RNG.getrandbits(32))
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over or seen is None:
                env.step(None)
                continue
            env.step(_pick(seen["action_mask"].nonzero()[0].tolist()))
            yield 1


def _gymnasium() -> Iterator[int]:
    from schiltrom.envs.gymnasium import SchiltromEnv

    env = SchiltromEnv(side="either")
    while True:
        seen, _ = env.reset(seed=_RNG.getrandbits(32))
        over = False
        while not over:
            choices = seen["action_mask"].nonzero()[0].tolist()
            seen, _, over, _, _ = env.step(_pick(choices))
            yield 1


def _vector() -> Iterator[int]:
    from schiltrom.envs.vector import SchiltromVectorEnv

    env = SchiltromVectorEnv(VECTOR_GAMES)
    env.reset(seed=_RNG.getrandbits(32))
    while True:
        env.step(env.random_actions())
        yield VECTOR_GAMES


def _openspiel(observed: bool) -> Iterator[int]:
    import pyspiel

    from schiltrom.envs.openspiel import NAME

    game = pyspiel.load_game(NAME)
    observer = game.make_py_observer()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0 and observed:
                observer.set_from(state, player)
            # Chance is sampled outside, as OpenSpiel's algorithms do.
            if player < 0:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(_RNG.choices(outcomes, weights)[0])
            else:
                state.apply_action(_pick(state.legal_actions()))
            yield 1 if player >= 0 else 0


def _pick(choices: list[int]) -> int:
    return choices[int(_RNG.random() * len(choices))]


BENCHES: Final[dict[str, Callable[[], Iterator[int]]]] = {
    "pettingzoo raw_env": lambda: _pettingzoo(False),
    "pettingzoo env": lambda: _pettingzoo(True),
    "gymnasium": _gymnasium,
    "gymnasium vector": _vector,
    "openspiel": lambda: _openspiel(True),
    "openspiel without observations": lambda: _openspiel(False),
}


def measure(steps: Iterator[int], seconds: float) -> float:
    """Return steps per second."""
    for _ in range(200):
        next(steps)  # what is made once at the beginning does not count
    made = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(50):
            made += next(steps)
    return made / (time.process_time() - begin)


def main(arguments: list[str] | None = None) -> int:
    """Measure every environment and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.envs.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each one plays")
    parser.add_argument("--json", action="store_true", help="print the JSON line only")
    given = parser.parse_args(arguments)
    figures: dict[str, object] = {"compiled": is_compiled()}
    for name, begin in BENCHES.items():
        figures[name] = round(measure(begin(), given.seconds))
        if not given.json:
            print(f"{name:32} {figures[name]:8} steps/s")
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
