"""``python -m schiltrom.learn.shipping POLICY OBSERVATIONS FILE``: a policy in whole numbers.

OBSERVATIONS is a NumPy file of packed observations from real games, to see how large the numbers
between the layers become. The last line is one JSON object: how far the file agrees with PyTorch.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from schiltrom.ai.learned.integer_network import (
    FEATURE_STEPS,
    MOST_ACTIVE,
    MOST_WEIGHT,
    IntegerNetwork,
    shipped_parts,
)
from schiltrom.ai.learned.network import LARGE, QUICK
from schiltrom.learn import workers
from schiltrom.learn.checkpoint import read_policy
from schiltrom.learn.config import Games, Shape, setups_of
from schiltrom.learn.network import Actor, BitsActor, new_actor
from schiltrom.learn.packing import write_arrays
from schiltrom.observation.encoder import Words, bits, encode, flat
from schiltrom.observation.fields import fingerprint
from schiltrom.observation.simulation import Simulation
from schiltrom.observation.words import ACTOR

FIRST_WEIGHT: Final = 15
"""The largest weight of the first layer, which has half of all weights."""
SHIPPED: Final = "shipped"
SHIPPED_QUICK: Final = "shipped-quick"
"""The names of the policy that comes with the library, and of the small one beside it."""
SAMPLED: Final = 48
"""How many observations a sample has."""
SHARES: Final = (0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
"""Shares of a row's largest weight that are tried as the largest that can be told."""
RANDOM_GAMES: Final = 128
SHUFFLED: Final = 900
LOOKED_EVERY: Final = 3
"""Random games at a time, the most choices made before, and those between two looks at them."""
RANDOM_POSITIONS: Final = "what is never set in so many, nor in OBSERVATIONS, is left out"
RARE: Final = 0.001
"""The mean square that an input counts as having at least, seen or not."""
Numbers = NDArray[Any]


def in_whole_numbers(weights: Numbers, most: int, inputs: Numbers) -> tuple[Numbers, Numbers]:
    """Return a matrix in whole numbers and the scale of each row, with the least square error.

    The error is that of the output for these inputs, so that what is rarely used may be off.
    """
    use = (inputs**2).mean(0) + RARE
    largest = np.abs(weights).max(1, keepdims=True).clip(1e-9)
    best, error = largest / most, np.full((len(weights), 1), np.inf)
    for share in SHARES:
        scale = share * largest / most
        wrong = np.rint(weights / scale).clip(-most, most) * scale - weights
        off = (wrong**2 @ use)[:, None]
        best, error = np.where(off < error, scale, best), np.minimum(off, error)
    whole = np.rint(weights / best).clip(-most, most).astype(np.int8)
    return whole, best[:, 0].astype(np.float64)


def set_in_random_play(positions: int) -> Numbers:
    """Return which inputs of the large network are ever other than 0 in so many positions.

    They come from random games of all scenarios in all rule sets.
    """
    rng = Random(1297)  # noqa: S311 (nobody plays for anything)
    simulation = Simulation(setups_of(Games(variants=3)), RANDOM_GAMES, "1297", True)
    simulation.shuffle("1297", SHUFFLED)
    found: Numbers = np.array(False)
    for _ in range(positions // RANDOM_GAMES):
        now = np.ascontiguousarray(workers.seen(simulation)[:, :ACTOR])
        found = found | (flat(encode(now)) != 0).any(0)
        for _ in range(LOOKED_EVERY):
            simulation.step(simulation.random(rng))
    return found


class Shipping:
    """Puts the layers of a policy into whole numbers, one after another.

    Inputs that are never set in these observations have learned nothing, or next to nothing: their
    weights become 0, except those *kept*.
    """

    def __init__(self, actor: Actor, words: Words, kept: Numbers | bool = False) -> None:
        self.weights = {name: value.double().numpy() for name, value in actor.state_dict().items()}
        self.parts: dict[str, Numbers] = {"features": np.array(fingerprint())}
        self._words = words
        self._kept = kept
        self._reads_bits = isinstance(actor, BitsActor)
        if self._reads_bits:
            self.parts["bits"] = np.array(1)

    def make(self) -> dict[str, Numbers]:
        """Return all parts."""
        weights = self.weights
        depth = sum(name.startswith("body.inner") for name in weights) // 2
        self.parts["depth"] = np.array(depth)
        seen = self._inputs()
        first = weights["body.first.weight"] * (seen.any(0) | self._kept)
        whole, scale = in_whole_numbers(first, FIRST_WEIGHT, seen)
        self.parts |= {
            "first": np.ascontiguousarray(whole.T),
            "first_scale": scale if self._reads_bits else scale / FEATURE_STEPS,
            "first_bias": weights["body.first.bias"],
        }
        stream = seen @ first.T + weights["body.first.bias"]
        for i in range(depth):
            inner = self._layer(f"inner{i}", f"body.inner.{i}", self._normal(stream, i))
            stream = stream + self._layer(f"outer{i}", f"body.outer.{i}", inner.clip(0))
        for name in ("weight", "bias"):
            both = [weights[f"policy.{name}"], weights[f"value.{name}"]]
            weights[f"last.{name}"] = np.concatenate(both)
        self._layer("last", "last", self._normal(stream, depth).clip(0))
        return self.parts

    def _inputs(self) -> Numbers:
        """Return what the first layer is given."""
        read = bits(self._words) if self._reads_bits else flat(encode(self._words))
        return read.astype(np.float64)

    def _normal(self, stream: Numbers, layer: int) -> Numbers:
        gain = self.weights[f"body.norms.{layer}.weight"]
        shift = self.weights[f"body.norms.{layer}.bias"]
        self.parts |= {f"gain{layer}": gain, f"shift{layer}": shift}
        centred = stream - stream.mean(1, keepdims=True)
        found: Numbers = centred / np.sqrt(stream.var(1, keepdims=True) + 1e-5) * gain + shift
        return found

    def _layer(self, name: str, source: str, values: Numbers) -> Numbers:
        """Put one linear layer into whole numbers; return what it makes of real ones."""
        weights, bias = self.weights[f"{source}.weight"], self.weights[f"{source}.bias"]
        whole, scale = in_whole_numbers(weights, MOST_WEIGHT, values)
        active = MOST_ACTIVE / np.abs(values).max()
        self.parts |= {
            name: whole,
            f"{name}_scale": scale / active,
            f"{name}_bias": bias,
            f"{name}_active": np.array(active),
        }
        found: Numbers = values @ weights.T + bias
        return found


def in_real_numbers(parts: dict[str, Numbers]) -> Actor:
    """Return the policy that a file in whole numbers holds, to go on learning."""
    depth, reads_bits = int(parts["depth"]), "bits" in parts
    kind = "bits" if reads_bits else "residual"
    actor = new_actor(Shape(kind=kind, width=len(parts["first_bias"]), depth=depth))
    scale = parts["first_scale"] * (1 if reads_bits else FEATURE_STEPS)
    weights = {
        "body.first.weight": parts["first"].T * scale[:, None],
        "body.first.bias": parts["first_bias"],
    }
    for i in range(depth + 1):
        weights[f"body.norms.{i}.weight"] = parts[f"gain{i}"]
        weights[f"body.norms.{i}.bias"] = parts[f"shift{i}"]
    for i in range(depth):
        for kind in ("inner", "outer"):
            weights[f"body.{kind}.{i}.weight"] = _real_weights(parts, f"{kind}{i}")
            weights[f"body.{kind}.{i}.bias"] = parts[f"{kind}{i}_bias"]
    last = _real_weights(parts, "last")
    weights |= {"policy.weight": last[:-1], "policy.bias": parts["last_bias"][:-1]}
    weights |= {"value.weight": last[-1:], "value.bias": parts["last_bias"][-1:]}
    actor.load_state_dict({name: torch.from_numpy(part.copy()) for name, part in weights.items()})
    actor.eval()
    return actor


def _real_weights(parts: dict[str, Numbers], name: str) -> Numbers:
    """Return the weights of one linear layer."""
    scale = parts[f"{name}_scale"] * float(parts[f"{name}_active"])
    found: Numbers = parts[name] * scale[:, None]
    return found


def policy_called(name: str) -> Actor:
    """Return a policy from a file, or one of those that come with the library."""
    own = {SHIPPED: LARGE, SHIPPED_QUICK: QUICK}
    return in_real_numbers(shipped_parts(own[name])) if name in own else read_policy(Path(name))


def both_answers(actor: Actor, network: IntegerNetwork, words: Words) -> dict[str, Numbers]:
    """Return what PyTorch makes of observations (chances, value), and what the whole numbers do."""
    with torch.no_grad():
        logits, values = actor(torch.from_numpy(words.copy()))
    answers = [network.choose(row) for row in words]
    return {
        "words": words,
        "chances": logits.softmax(1).half().numpy(),
        "value": values.sigmoid().half().numpy(),
        "choice": np.array([choice for choice, _ in answers], np.int16),
        "told": np.array([value for _, value in answers]),
    }


def agreement(answers: dict[str, Numbers]) -> dict[str, float]:
    """Return how often both choose the same, and how far apart they are."""
    chances = answers["chances"].astype(float)
    lost = chances.max(1) - chances[np.arange(len(chances)), answers["choice"]]
    apart = np.abs(answers["told"] - answers["value"])
    return {
        "observations": len(chances),
        "same_choice": round(float((lost == 0).mean()), 4),
        "mean_loss": round(float(lost.mean()), 4),
        "largest_loss": round(float(lost.max()), 4),
        "mean_value_difference": round(float(apart.mean()), 4),
        "largest_value_difference": round(float(apart.max()), 4),
    }


def main(arguments: list[str]) -> int:
    """Write the file, and a sample for tests if one is wanted."""
    parser = argparse.ArgumentParser(prog="python -m schiltrom.learn.shipping", description=__doc__)
    parser.add_argument("policy", help="a file, or shipped")
    parser.add_argument("observations", type=Path)
    parser.add_argument("file", type=Path)
    parser.add_argument("--sample", type=Path, help="write observations with both answers")
    parser.add_argument("--quick", type=Path, help="the policy of the small network")
    parser.add_argument("--random-positions", type=int, default=250_000, help=RANDOM_POSITIONS)
    given = parser.parse_args(arguments)
    actor, words = policy_called(given.policy), np.load(given.observations)
    if given.policy == SHIPPED:
        parts = shipped_parts()
    else:
        parts = Shipping(actor, words, set_in_random_play(given.random_positions)).make()
    small = Shipping(read_policy(given.quick), words).make() if given.quick else {}
    write_arrays(given.file, parts | {QUICK + name: part for name, part in small.items()})
    answers = both_answers(actor, IntegerNetwork(parts), words)
    if given.sample:
        some = np.linspace(0, len(words) - 1, SAMPLED).astype(int)
        with given.sample.open("wb") as file:
            np.savez_compressed(file, **{name: part[some] for name, part in answers.items()})
    print(json.dumps({"bytes": given.file.stat().st_size, **agreement(answers)}))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
