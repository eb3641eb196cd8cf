"""A run of training: settings, workers, checkpoints that resume exactly, the log."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch")  # PyTorch is an extra: pip install 'schiltrom[train]'

import torch

from schiltrom.cli.main import main
from schiltrom.learn import checkpoint, evaluation, workers
from schiltrom.learn.config import config_of, to_data
from schiltrom.learn.league import HAND_MADE, PARTNER
from schiltrom.learn.learner import Learner
from schiltrom.learn.log import CHART, LOG, read_log
from schiltrom.learn.training import CHECKPOINT, POLICY, Training, games_to_go_on
from schiltrom.observation.words import WORDS

SOURCE = str(Path(workers.__file__).parents[2])
ITERATIONS = 4
SMALL: dict[str, dict[str, Any]] = {
    "run": {"iterations": ITERATIONS, "checkpoint_every": 2, "threads": 1},
    "games": {"games": 4, "processes": 2, "shuffle": 40},
    "network": {"width": 16, "depth": 1, "critic_width": 16, "critic_depth": 1},
    "learning": {"steps": 8, "minibatch": 32, "magnet": 0.05},
    "league": {
        "hand_made": 0.25,
        "past": 0.25,
        "random": 0.25,
        "snapshot_every": 1,
        "change_every": 1,
    },
}


def settings(folder: Path, **changes):
    data = {name: dict(part) for name, part in SMALL.items()}
    data["run"]["folder"] = str(folder)
    for name, part in changes.items():
        data.setdefault(name, {}).update(part)
    return config_of(data)


def toml(config) -> str:
    """Return settings as a file has them."""
    lines = []
    for name, part in to_data(config).items():
        lines.append(f"[{name}]")
        lines += [f"{key} = {json.dumps(value)}" for key, value in part.items()]
    return "\n".join(lines)


def state(folder: Path) -> dict:
    return checkpoint.read(folder / CHECKPOINT)


def same(one: object, other: object) -> bool:
    """Return whether two checkpoints hold the same, to the last bit."""
    if isinstance(one, torch.Tensor):
        return isinstance(other, torch.Tensor) and torch.equal(one, other)
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def told(folder: Path) -> list[dict]:
    """Return the log without what the clock says."""
    return [
        {key: value for key, value in line.items() if key not in ("seconds", "speed")}
        for line in read_log(folder / LOG)
    ]


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A run that was never interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    Training(settings(folder)).run()
    return folder


def assert_same_run(one: Path, other: Path) -> None:
    for part in ("learner", "games", "iteration", "decisions"):
        assert same(state(one)[part], state(other)[part]), part
    assert told(one) == told(other)


def break_off(config, iterations: int, resume: bool = False) -> None:
    """Train up to so many iterations of a longer run, and stop as if the machine were gone."""
    training = Training(config, resume=resume)
    training._is_over = lambda: training.iteration >= iterations  # type: ignore[method-assign]
    training.run()


def test_a_run_that_was_broken_off_goes_on_exactly(whole, tmp_path):
    config = settings(tmp_path)
    break_off(config, 2)
    assert state(tmp_path)["iteration"] == 2
    Training(config, resume=True).run()
    assert_same_run(whole, tmp_path)


def test_a_reduced_checkpoint_goes_on_almost_as_before(tmp_path):
    """Half precision, no direction, no snapshots: it resumes, and plays almost the same."""
    config = settings(tmp_path)
    break_off(config, 2)
    path = tmp_path / CHECKPOINT
    size = path.stat().st_size
    before = state(tmp_path)["learner"]["actor"]
    checkpoint.write(path, checkpoint.reduced(state(tmp_path)))
    assert path.stat().st_size < size / 2
    training = Training(config, resume=True)
    for name, weights in training.learner.actor.state_dict().items():
        assert torch.allclose(weights, before[name], rtol=1e-3, atol=1e-4), name
    training.run()
    assert state(tmp_path)["iteration"] == ITERATIONS


def test_a_run_can_go_on_with_other_games(tmp_path):
    """Games are rebuilt only from the settings they were played with; else new ones begin."""
    config = settings(tmp_path)
    break_off(config, 2)
    saved = state(tmp_path)
    assert games_to_go_on(saved, config) is not None
    elsewhere = settings(tmp_path, games={"workers": "processes"})
    assert games_to_go_on(saved, elsewhere) is not None
    assert games_to_go_on(saved, settings(tmp_path, run={"seed": "other"})) is None
    assert games_to_go_on(saved, settings(tmp_path, league={"hand_made": 0.5})) is None
    other = settings(tmp_path, games={"rules": ["2"]})
    assert games_to_go_on(saved, other) is None
    Training(other, resume=True).run()
    assert state(tmp_path)["iteration"] == ITERATIONS


def test_a_run_begins_with_the_policy_of_another(whole, tmp_path):
    """While the critic goes first, the policy stays as it is, to the last bit."""
    changes = {"run": {"begin_with": str(whole / POLICY)}, "learning": {"critic_first": 2}}
    config = settings(tmp_path, **changes, league={"past": 0.0, "random": 0.0})
    training = Training(config)
    begun = checkpoint.read_policy(whole / POLICY).state_dict()
    actor = training.learner.actor
    assert all(torch.equal(begun[name], value) for name, value in actor.state_dict().items())
    critic = training.learner.critic.value.weight.clone()
    training._is_over = lambda: training.iteration >= 2  # type: ignore[method-assign]
    training.run()
    assert all(torch.equal(begun[name], value) for name, value in actor.state_dict().items())
    assert not torch.equal(critic, training.learner.critic.value.weight)
    Training(config, resume=True).run()
    lines = read_log(tmp_path / LOG)
    assert lines[1]["policy_loss"] == 0
    assert lines[-1]["policy_loss"] != 0


def test_the_policys_value_stands_in_until_the_critic_is_ready(whole, tmp_path):
    changes = {"run": {"begin_with": str(whole / POLICY)}, "learning": {"critic_first": 1}}
    learner = Training(settings(tmp_path, **changes)).learner
    words = torch.zeros(learner.games, WORDS, dtype=torch.int64)
    learner.use_critic(ready=False)
    stands_in = learner.value_of(words)
    learner.use_critic(ready=True)
    critic = learner.value_of(words)
    with torch.no_grad():
        _, own = learner.actor(words)
        assert torch.allclose(stands_in, 2 * own.sigmoid() - 1)
        assert torch.allclose(critic, 2 * learner.critic(words).sigmoid() - 1)
    assert not torch.allclose(stands_in, critic)


def test_partners_play_their_games_and_never_learn(whole, tmp_path):
    """All games are against a partner, each side in half of them; only our decisions count."""
    partner = str(whole / POLICY)
    nobody_else = {"hand_made": 0.0, "past": 0.0, "random": 0.0}
    league = {"partners": [partner, partner], "partner": 1.0, **nobody_else}
    config = settings(tmp_path, league=league)
    training = Training(config)
    found = training.learner.league
    assert (found.roles == PARTNER).all()
    assert sorted(found.other_side.tolist()) == [0] * 4 + [1] * 4
    training._is_over = lambda: training.iteration >= 2  # type: ignore[method-assign]
    training.run()
    batch = training._batches[0]
    assert ((batch.side != found.other_side).float() == batch.ours).all()
    for name, value in checkpoint.read_policy(whole / POLICY).state_dict().items():
        assert torch.equal(found.partner.state_dict()[name], value.bfloat16().float()), name
    Training(config, resume=True).run()
    other = tmp_path / "other"
    Training(settings(other, league=league)).run()
    assert_same_run(tmp_path, other)


def test_the_hand_made_player_has_each_side_in_half_of_its_games(tmp_path):
    """None of its decisions are learned from."""
    config = settings(tmp_path, league={"hand_made": 1.0, "past": 0.0, "random": 0.0})
    training = Training(config)
    sides = training.learner.league.hand_made_sides()
    assert sorted(sides) == [0] * 4 + [1] * 4
    training.run()
    for batch in training._batches:
        assert ((batch.side != torch.tensor(sides)).float() == batch.ours).all()


def test_decisions_against_the_hand_made_player_count_for_more(tmp_path):
    league = {"hand_made": 0.5, "hand_made_weight": 3.0, "past": 0.0, "random": 0.0}
    training = Training(settings(tmp_path, league=league))
    training.run()
    learner, batch = training.learner, training._batches[0]
    lessons = learner.lessons(batch, batch.value[-1])
    found = lessons.ours.reshape(batch.ours.shape)
    against = learner.league.roles == HAND_MADE
    assert batch.ours[..., against].any()
    assert torch.equal(found[..., against], 3 * batch.ours[..., against])
    assert torch.equal(found[..., ~against], batch.ours[..., ~against])


def test_no_time_passes_while_the_hand_made_player_thinks(tmp_path):
    """What happens after it is worth as much before it, and the critic learns nothing from it."""
    league = {"hand_made": 1.0, "past": 0.0, "random": 0.0}
    config = settings(tmp_path, league=league, learning={"steps": 24})
    training = Training(config)
    training.run()
    batch = training._batches[0]
    lessons = training.learner.lessons(batch, batch.value[-1])
    shape = batch.value.shape
    waits = (batch.words[1:] == batch.words[:-1]).all(-1)
    assert waits.any()
    assert not waits.all()
    counts = lessons.counts.reshape(shape)
    assert (counts[:-1] == 0).eq(waits).all()
    told = lessons.result.reshape(shape)
    still = waits & torch.isclose(batch.value[1:], batch.value[:-1])
    assert still.sum() > waits.sum() / 2  # learning goes on beside playing
    assert torch.allclose(told[:-1][still], told[1:][still], atol=1e-5)


@pytest.mark.parametrize(("alone", "first"), [(0.0, 0.5), (0.9, 0.9)])
def test_the_rate_rises_once_the_policy_begins_to_learn(tmp_path, monkeypatch, alone, first):
    """Until then only the critic learns, at the full rate or at one of its own."""
    learning = {"rate": 0.5, "rate_end": 0.5, "critic_first": 1, "critic_rate": alone, "warm_up": 2}
    training = Training(settings(tmp_path, learning=learning))
    rates: list[float] = []
    monkeypatch.setattr(training.learner, "_set_rate", rates.append)
    training.run()
    assert rates == [first, 0.25, 0.5, 0.5]


def test_another_seed_is_another_run(whole, tmp_path):
    Training(settings(tmp_path, run={"seed": "2"})).run()
    assert not same(state(whole)["learner"]["actor"], state(tmp_path)["learner"]["actor"])


def test_processes_play_the_same_games(whole, tmp_path):
    config = settings(tmp_path, games={"workers": "processes"})
    break_off(config, 2)
    Training(config, resume=True).run()
    assert_same_run(whole, tmp_path)


def test_a_run_that_was_killed_goes_on_exactly(tmp_path):
    """Killed without warning after its first checkpoint, workers and all."""
    changes = {"games": {"workers": "processes"}, "run": {"iterations": 10_000}}
    path, other = tmp_path / "run.toml", tmp_path / "other"
    path.write_text(toml(settings(tmp_path, **changes)), encoding="utf-8")
    command = [sys.executable, "-m", "schiltrom", "train", "--config", str(path), "--quiet"]
    run = subprocess.Popen(command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": SOURCE})
    deadline = time.monotonic() + 120
    while not (tmp_path / CHECKPOINT).exists():
        assert run.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
    run.send_signal(signal.SIGKILL)
    run.wait()
    last = state(tmp_path)["iteration"] + 2
    for folder in (tmp_path, other):
        config = settings(folder, **changes)
        break_off(config, last, resume=folder == tmp_path)
    assert_same_run(tmp_path, other)


class Unused:
    """Stands for a process that never runs, or for an end of its pipe."""

    def __init__(self, noted: list[str], args: tuple[object, ...] = ()) -> None:
        self.noted = noted
        self.args = args

    def start(self) -> None:
        self.noted.append("start")

    def send(self, games: object) -> None:
        self.noted.append(f"send {games}")

    def close(self) -> None:
        pass


def test_workers_start_together_before_their_games_travel(monkeypatch):
    """A process whose games came as an argument would hold up the start of the next one."""
    noted: list[str] = []
    started: list[Unused] = []

    class Context:
        RawArray = staticmethod(workers._SPAWN.RawArray)

        @staticmethod
        def Pipe():  # noqa: N802 (multiprocessing's name)
            return Unused(noted), Unused(noted)

        @staticmethod
        def Process(target, args, daemon):  # noqa: ARG004, N802 (multiprocessing's names)
            started.append(Unused(noted, args))
            return started[-1]

    monkeypatch.setattr(workers, "_SPAWN", Context)
    workers.Processes(workers.Plan([], 1, "1", 0), 2, ["first", "second"])  # type: ignore[list-item]
    assert noted == ["start", "start", "send first", "send second"]
    assert not {"first", "second"} & {arg for process in started for arg in process.args}


def test_compiling_beforehand_changes_nothing(whole, tmp_path, monkeypatch):
    """The compiler is left out: what matters is that preparing leaves everything as it was."""
    monkeypatch.setattr(torch, "compile", lambda function, **_: function)
    Training(settings(tmp_path, run={"compile": True})).run()
    assert_same_run(whole, tmp_path)


def test_an_optimiser_saved_on_a_gpu_goes_on_here(whole):
    saved = state(whole)["learner"]
    moments = {
        number: {name: value.clone() for name, value in entry.items()}
        for number, entry in saved["optimiser"]["state"].items()
    }
    for group in saved["optimiser"]["param_groups"]:
        group |= {"lr": torch.tensor(0.5), "fused": True, "capturable": True}
    saved["generator"] = torch.zeros(16, dtype=torch.uint8)  # a GPU's random numbers
    learner = Learner(settings(whole), 8, torch.device("cpu"))
    learner.load(saved)
    (group,) = learner.optimiser.param_groups
    assert not group["fused"]
    assert not group["capturable"]
    assert type(group["lr"]) is float
    assert same(learner.optimiser.state_dict()["state"], moments)


@pytest.mark.filterwarnings("ignore")  # what Ray and the machine's settings say is theirs
def test_ray_plays_the_same_games(whole, tmp_path):
    """A local cluster of two processes."""
    pytest.importorskip("ray")
    config = settings(tmp_path, games={"workers": "ray"})
    break_off(config, 2)
    Training(config, resume=True).run()
    assert_same_run(whole, tmp_path)


def test_a_token_network_trains_as_well(tmp_path):
    Training(
        settings(tmp_path, network={"kind": "tokens", "heads": 2}, run={"iterations": 2})
    ).run()
    assert state(tmp_path)["iteration"] == 2


def test_a_policy_meets_levels_through_the_arena(whole):
    results = evaluation.against(
        whole / POLICY,
        "peasant",
        dataclasses.replace(settings(whole).evaluation, games=2, scenarios=("braveheart",)),
    )
    found = evaluation.rates(results)
    assert found["all"]["games"] == 2
    assert found["england"]["games"] == found["scotland"]["games"] == 1
    assert 0 <= found["all"]["interval"][0] <= found["all"]["interval"][1] <= 1


def test_log_and_chart_are_written(whole):
    lines = read_log(whole / LOG)
    assert [line["iteration"] for line in lines] == list(range(1, ITERATIONS + 1))
    assert (whole / CHART).read_text("utf-8").startswith("<svg")


def test_a_large_file_can_travel_in_parts(whole, tmp_path):
    path = tmp_path / POLICY
    path.write_bytes((whole / POLICY).read_bytes())
    parts = checkpoint.split(path, 10_000)
    assert len(parts) > 2
    path.unlink()
    assert checkpoint.read_policy(path) is not None


def test_files_that_are_no_checkpoints_are_refused(tmp_path):
    (tmp_path / CHECKPOINT).write_bytes(b"nothing")
    with pytest.raises(checkpoint.CheckpointError, match="no checkpoint"):
        checkpoint.read(tmp_path / CHECKPOINT)


def test_the_command_trains(tmp_path, capsys):
    path = tmp_path / "run.toml"
    path.write_text(toml(settings(tmp_path / "run")), encoding="utf-8")
    assert main(["train", "--config", str(path)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["iteration"] == ITERATIONS
    path.write_text("[run]\nfoldr = 'x'\n", encoding="utf-8")
    assert main(["train", "--config", str(path)]) == 2
    assert "folder" in capsys.readouterr().err
