"""A training run: games are played, the networks learn, and everything is logged."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray  # noqa: TC002 (as everywhere here)

from schiltrom.engine.choices import CHOICES
from schiltrom.learn import checkpoint, evaluation, gpu, workers
from schiltrom.learn.config import Config, setups_of, to_data
from schiltrom.learn.league import HAND_MADE, OURSELVES, PARTNER, PAST, RANDOM
from schiltrom.learn.learner import MEASURES, Batch, Learner, Lessons
from schiltrom.learn.log import CHART, Log, draw, read_log
from schiltrom.learn.shipping import policy_called
from schiltrom.learn.workers import GROUPS, Saved

CHECKPOINT: Final = "checkpoint.pt"
POLICY: Final = "policy.pt"
WHERE_PLAYED: Final = ("workers", "ray_address", "shuffle")
"""Settings that do not change which games are played."""
Tell = Callable[[dict[str, Any]], None]


def games_to_go_on(saved: dict[str, Any], config: Config) -> Saved | None:
    """Return the games of a checkpoint, or none where the settings now ask for other games.

    A game is kept as its choices: it can be rebuilt only from the same set-ups and seed, and where
    the hand-made player has the same side.
    """
    before, now = saved["config"], to_data(config)
    if before["run"]["seed"] != now["run"]["seed"]:
        return None
    if before["league"].get("hand_made", 0.0) != now["league"]["hand_made"]:
        return None
    for name, value in now["games"].items():
        if name not in WHERE_PLAYED and before["games"].get(name) != value:
            return None
    return checkpoint.games_of_text(saved["games"])


class Tally:
    """Games that ended since the last line of the log."""

    def __init__(self, roles: NDArray[np.int64], other_side: NDArray[np.int64]) -> None:
        self._roles = roles
        self._other_side = other_side
        self.clear()

    def clear(self) -> None:
        """Reset the counts."""
        self.games = 0
        self._won = {role: [0, 0] for role in (OURSELVES, PAST, RANDOM, PARTNER, HAND_MADE)}

    def count(self, ended: NDArray[np.uint8]) -> None:
        """Count the games that have ended."""
        for game in np.nonzero(ended)[0].tolist():
            role, winner = int(self._roles[game]), int(ended[game]) - 1
            theirs = int(self._other_side[game])
            self._won[role][0] += winner == 0 if role == OURSELVES else winner != theirs
            self._won[role][1] += 1
            self.games += 1

    def lines(self) -> dict[str, float | int | None]:
        """Return how often we won against others, and England in self-play."""
        names = {
            "england": OURSELVES,
            "against_past": PAST,
            "against_random": RANDOM,
            "against_partner": PARTNER,
            "against_hand_made": HAND_MADE,
        }
        found: dict[str, float | int | None] = {"games": self.games}
        for name, role in names.items():
            won, played = self._won[role]
            found[name] = round(won / played, 4) if played else None
        return found


class Training:
    """A run in progress."""

    def __init__(self, config: Config, *, resume: bool = False, tell: Tell | None = None) -> None:
        self.config = config
        self.folder = Path(config.run.folder)
        self._tell = tell or (lambda _: None)
        if config.run.threads:
            torch.set_num_threads(config.run.threads)
        torch.set_float32_matmul_precision("high")
        saved = checkpoint.read(self.folder / CHECKPOINT) if resume else None
        games = config.games
        state = games_to_go_on(saved, config) if saved else None
        self.device = torch.device(config.run.device)
        self.learner = Learner(config, games.processes * games.games, self.device)
        sides = self.learner.league.hand_made_sides()
        plan = workers.Plan(setups_of(games), games.games, config.run.seed, games.shuffle, sides)
        if config.run.begin_with and not resume:
            self.learner.begin_with(policy_called(config.run.begin_with))
        self.learner.league.invite([policy_called(name) for name in config.league.partners])
        self.learner.prepare()
        self.workers = workers.start(games.workers, plan, games.processes, state, games.ray_address)
        self.iteration = 0
        self.decisions = 0
        self.seconds = 0.0
        """Seconds of training before this start."""
        self.log = Log(self.folder, fresh=not resume)
        if saved:
            self._go_on(saved)
        league = self.learner.league
        self._tally = Tally(league.roles.numpy(), league.other_side.numpy())
        self._batches = [
            Batch(config.learning.steps, GROUPS, self.workers.games, self.device) for _ in range(2)
        ]
        self._began = time.monotonic()
        self._measures: list[torch.Tensor] = []
        self._logged = (time.monotonic(), self.decisions)
        if self.device.type == "cuda" and isinstance(self.workers, workers.Processes):
            gpu.pin(self.workers.words)
        self._tell({"begins_after": self.iteration, "games": GROUPS * self.workers.games})

    def _go_on(self, saved: dict[str, Any]) -> None:
        """Resume an interrupted run."""
        self.learner.load(saved["learner"])
        self.iteration = saved["iteration"]
        self.decisions = saved["decisions"]
        self.seconds = saved["seconds"]
        self.log.keep(self.iteration)

    # --- time ----------------------------------------------------------------------------------

    def spent(self) -> float:
        """Return the seconds of training so far, over all starts."""
        return self.seconds + time.monotonic() - self._began

    def progress(self) -> float:
        """Return how much of the run is done, 0 to 1, for the schedules."""
        run = self.config.run
        if run.iterations:
            return min(1.0, self.iteration / run.iterations)
        return min(1.0, self.spent() / run.seconds) if run.seconds else 0.0

    def _is_over(self) -> bool:
        run = self.config.run
        if run.start_seconds and time.monotonic() - self._began > run.start_seconds:
            return True
        if run.iterations and self.iteration >= run.iterations:
            return True
        return bool(run.seconds) and self.spent() > run.seconds

    # --- the run -------------------------------------------------------------------------------

    def run(self) -> None:
        """Train until finished or interrupted."""
        try:
            with self.learner.streams.playing():
                self._run()
        finally:
            self.workers.close()

    def _run(self) -> None:
        lessons: Lessons | None = None
        while not self._is_over():
            batch = self._batches[self.iteration % 2]
            has_critic = self.iteration >= self.config.learning.critic_first
            self.learner.use_critic(has_critic)
            after = self._play(batch, lessons)
            self.learner.streams.play_after_learn()
            lessons = self.learner.lessons(batch, after)
            lessons.of_policy = has_critic
            lessons.pace = self._pace()
            self.iteration += 1
            if self._is_due(self.config.run.checkpoint_every) or self._is_over():
                self._learn(lessons)
                self.learner.streams.play_after_learn()
                lessons = None
            self._after_iteration()
            if lessons is None:
                self.save()

    def _pace(self) -> float:
        """Return the part of the rate at which to learn: it rises once the policy begins to learn.

        An optimiser that has seen few gradients makes its largest steps, in the worst directions.
        """
        settings = self.config.learning
        since = self.iteration - settings.critic_first
        if since < 0 or not settings.warm_up:
            return 1.0
        return min(1.0, (since + 1) / settings.warm_up)

    def _is_due(self, every: int) -> bool:
        return every > 0 and self.iteration % every == 0

    def _after_iteration(self) -> None:
        """Do what is due after an iteration."""
        learner = self.learner
        learner.move_magnet()
        learner.league.after(self.iteration, learner.actor)
        line: dict[str, Any] = {}
        if self._is_due(self.config.evaluation.every):
            line["levels"] = self.evaluate()
        if line or self._is_due(self.config.run.log_every):
            self._write(line)

    def _play(self, batch: Batch, lessons: Lessons | None) -> torch.Tensor:
        """Play an iteration, learning from the previous one; return the values of what follows."""
        steps = self.config.learning.steps
        learning = self._begin_learning(lessons) if lessons is not None else None
        total = self._updates_of(lessons) if lessons is not None else 0
        learned = 0
        for t in range(steps):
            for group in range(GROUPS):
                self._decide(batch, t, group)
                due = total * (GROUPS * t + group + 1) // (GROUPS * steps)
                while learning is not None and learned < due:
                    self._measures.append(next(learning))
                    learned += 1
        return self._look_ahead(batch)

    def _updates_of(self, lessons: Lessons) -> int:
        settings = self.config.learning
        number = len(lessons.choice)
        return settings.epochs * (number // min(settings.minibatch, number))

    def _begin_learning(self, lessons: Lessons) -> Any:  # noqa: ANN401 (an iterator of tensors)
        self.learner.streams.learn_after_play()
        return self.learner.updates(lessons, self.progress())

    def _learn(self, lessons: Lessons) -> None:
        """Learn from a whole batch at once."""
        self._measures.extend(self._begin_learning(lessons))

    def _decide(self, batch: Batch, t: int, group: int) -> None:
        """Let the networks decide in all games of a group."""
        words, ended, _ = self.workers.look(group)
        seen = batch.words[t, group]
        seen.copy_(torch.from_numpy(words), non_blocking=True)
        if t:
            self._note_ends(batch, t - 1, group, ended)
        noise = self.learner.noise(self.workers.games, CHOICES)
        choice, logp, value, side, ours = self.learner.choose(seen, noise)
        self.workers.act(group, choice.cpu().numpy())
        batch.choice[t, group] = choice
        batch.logp[t, group] = logp
        batch.value[t, group] = value
        batch.side[t, group] = side
        batch.ours[t, group] = ours

    def _note_ends(self, batch: Batch, t: int, group: int, ended: NDArray[np.uint8]) -> None:
        batch.ended[t, group].copy_(torch.from_numpy(ended.copy()))
        self._tally.count(ended)

    def _look_ahead(self, batch: Batch) -> torch.Tensor:
        """Return the values of the positions with which the next iteration begins."""
        values = []
        for group in range(GROUPS):
            words, ended, _ = self.workers.look(group)
            self._note_ends(batch, len(batch.value) - 1, group, ended)
            there = torch.from_numpy(words).to(self.device)
            values.append(self.learner.value_of(there))
        self.decisions += batch.choice.numel()
        return torch.stack(values)

    # --- logging and saving --------------------------------------------------------------------

    def _write(self, line: dict[str, Any]) -> None:
        """Add a line to the log."""
        now, before = time.monotonic(), self._logged
        told: dict[str, Any] = {
            "iteration": self.iteration,
            "decisions": self.decisions,
            "seconds": round(self.spent(), 2),
            "speed": round((self.decisions - before[1]) / max(1e-9, now - before[0])),
            **self._tally.lines(),
        }
        if self._measures:
            means = torch.stack(self._measures).mean(0).tolist()
            told |= {name: round(mean, 5) for name, mean in zip(MEASURES, means, strict=True)}
        self._logged = (now, self.decisions)
        self._measures.clear()
        self._tally.clear()
        self.log.write(told | line)
        self._tell(told | line)

    def evaluate(self) -> dict[str, Any]:
        """Return how the policy does against the levels in the settings."""
        settings = self.config.evaluation
        path = self.folder / POLICY
        checkpoint.write_policy(path, self.learner.actor, self.config.network)
        return {
            level: evaluation.rates(evaluation.against(path, level, settings))
            for level in settings.levels
        }

    def save(self) -> None:
        """Write a checkpoint, the policy and the chart."""
        content = {
            "config": to_data(self.config),
            "learner": self.learner.save(),
            "games": checkpoint.games_to_text(self.workers.save()),
            "iteration": self.iteration,
            "decisions": self.decisions,
            "seconds": self.spent(),
        }
        checkpoint.write(self.folder / CHECKPOINT, content)
        checkpoint.write_policy(self.folder / POLICY, self.learner.actor, self.config.network)
        draw(read_log(self.log.path), self.folder / CHART)
