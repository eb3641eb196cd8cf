"""The benchmark, the training example and the examples that people read: they run."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import json
import re
import sys
from pathlib import Path

import numpy as np
import pytest

from schiltrom.envs import bench

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "train_policy.py"
PAGE = ROOT / "docs" / "environments.md"


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("train_policy", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train_policy"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["train_policy"]


def test_the_example_trains(example, capsys, tmp_path):
    saved = tmp_path / "policy.npz"
    arguments = ["--games", "32", "--test-games", "8", "--years", "1", "--processes", "1"]
    assert example.main([*arguments, "--save", str(saved)]) == 0
    lines = capsys.readouterr().out.splitlines()
    figures = json.loads(lines[-1])
    assert figures["games"] == 32
    assert figures["trained"]["games"] == 8
    weights = np.load(saved)
    assert weights["versions"].tolist() == [2, 1]
    assert np.abs(weights["actor"]).max() > 0


def test_what_it_learns_does_not_depend_on_the_number_of_shares(example):
    one = example.train(8, 1, 1, map)
    again = example.train(8, 1, 1, map)
    assert (one.actor == again.actor).all()
    assert example.shares(5, 6) == [range(5, 9), range(9, 11)]


def test_gradients_point_where_the_reward_is(example):
    """The likelihood of rewarded choices rises: the gradient against a numeric one."""
    weights = example.Weights.untrained()
    env = example.SchiltromEnv(side="scotland", years=1, reward="nobles")
    course = example.play(env, weights.actor, 3)
    better = example.advantages(course, weights.critic)
    lesson_pull = -course.chances * better[:, None]
    lesson_pull[np.arange(len(better)), course.choices] += better
    gradient = course.observations.T @ lesson_pull
    place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)

    def value(actor):
        logits = np.where(course.chances > 0, course.observations @ actor, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return float((better * logs[np.arange(len(better)), course.choices]).sum())

    moved = weights.actor.copy()
    moved[place] += 1e-2
    assert (value(moved) - value(weights.actor)) / 1e-2 == pytest.approx(gradient[place], rel=0.1)


def test_illegal_choices_are_never_drawn(example):
    likely = np.zeros(98, np.float32)
    likely[[3, 40]] = 0.5
    rng = np.random.default_rng(1)
    assert {example.pick(likely, rng) for _ in range(200)} == {3, 40}

    class Last:
        def random(self) -> float:
            return float(np.nextafter(1.0, 0.0))

    assert example.pick(likely, Last()) == 40


def test_the_benchmark_measures_every_environment(capsys):
    assert bench.main(["--seconds", "0.05", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    figures = json.loads(line)
    assert set(figures) == {"compiled", *bench.BENCHES}
    assert all(figures[name] > 50 for name in bench.BENCHES)


@pytest.mark.parametrize("number", range(6))
def test_the_page_s_examples_run(number):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 6
    exec(compile(blocks[number], f"example {number}", "exec"), {})


@pytest.mark.parametrize("name", ["gymnasium", "openspiel", "pettingzoo", "play", "tensors"])
def test_examples_in_docstrings_run(name):
    found = doctest.testmod(importlib.import_module(f"schiltrom.envs.{name}"))
    assert found.attempted > 0
    assert found.failed == 0
