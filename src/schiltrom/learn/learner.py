"""The learner: PPO over the decisions of both sides, throughout whole games.

Values are England's expected result at every decision of a game, whoever makes it. Learning from
one iteration's decisions is interleaved with playing the next one's. At a checkpoint everything
collected is learned first, so that a resumed run is identical to one that never stopped
(on the processor; on a GPU playing and learning overlap freely).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import torch
import torch.nn.functional as F  # noqa: N812 (as everybody calls it)
from torch import Tensor, nn

from schiltrom.engine.choices import CHOICES
from schiltrom.learn.config import Config
from schiltrom.learn.gpu import Recorded, Streams
from schiltrom.learn.league import HAND_MADE, OURSELVES, PARTNER, PAST, RANDOM, League
from schiltrom.learn.network import ILLEGAL, Actor, Critic, new_actor
from schiltrom.learn.tensors import sides
from schiltrom.observation.words import WORDS

MOST_ADVANTAGE: Final = 8.0
MOST_RATIO: Final = 10.0
MEASURES: Final = ("policy_loss", "critic_loss", "value_loss", "entropy", "kl", "clipped", "magnet")
"""What is reported for every update, in the order of ``Update.measures``."""


class Batch:
    """The decisions of an iteration, from both groups of games."""

    def __init__(self, steps: int, groups: int, games: int, device: torch.device) -> None:
        shape = (steps, groups, games)
        self.words = torch.zeros(*shape, WORDS, dtype=torch.int64, device=device)
        self.choice = torch.zeros(shape, dtype=torch.int64, device=device)
        self.side = torch.zeros(shape, dtype=torch.int64, device=device)
        self.ended = torch.zeros(shape, dtype=torch.uint8, device=device)
        self.logp = torch.zeros(shape, device=device)
        self.value = torch.zeros(shape, device=device)
        self.ours = torch.zeros(shape, device=device)
        """1 where the learning network chose."""


@dataclass
class Lessons:
    """A batch prepared for learning."""

    words: Tensor
    choice: Tensor
    logp: Tensor
    advantage: Tensor
    result: Tensor
    ours: Tensor
    counts: Tensor
    """1 where the result comes from good play and something happens, for the critic."""
    of_policy: bool = True
    """Whether the policy learns from it, and not the critic alone."""
    pace: float = 1.0
    """The part of the rate with which it is learned: less than 1 while warming up."""


class Learner:
    """The networks, and how they learn."""

    def __init__(self, config: Config, games: int, device: torch.device) -> None:
        self.config = config
        self.games = games
        """Games in a group."""
        self.device = device
        torch.manual_seed(_number(config.run.seed))
        self.actor = new_actor(config.network).to(device)
        self.critic = Critic(config.network).to(device)
        self.magnet = new_actor(config.network).to(device)
        self.magnet.load_state_dict(self.actor.state_dict())
        past, partner = (new_actor(config.network).to(device) for _ in range(2))
        self.league = League(config.league, past, partner, games, config.run.seed)
        self.generator = torch.Generator(device).manual_seed(_number(config.run.seed))
        self._parameters = [*self.actor.parameters(), *self.critic.parameters()]
        on_gpu = device.type == "cuda"
        self.streams = Streams(device, config.run.overlap)
        self._rate = torch.tensor(config.learning.rate, device=device)
        self._entropy = torch.zeros((), device=device)
        self.optimiser = torch.optim.Adam(
            self._parameters,
            lr=self._rate if on_gpu else config.learning.rate,
            betas=(0.9, 0.99),
            eps=1e-6,
            fused=on_gpu,
            capturable=on_gpu,
        )
        self.dtype = torch.bfloat16 if on_gpu else torch.float32
        self._roles = self.league.roles.to(device)
        self._other_side = self.league.other_side.to(device)
        self._others = [
            (network, torch.nonzero(self._roles == role).squeeze(1))
            for role, network in ((PAST, past), (PARTNER, partner))
        ]
        heavier = config.league.hand_made_weight
        self._weights = torch.where(self._roles == HAND_MADE, heavier, 1.0)
        """How much the decisions of each game count."""
        self._stand_in = torch.zeros((), device=device)
        """1 while the policy's own value is used in place of the critic's."""
        self.choose: Any = self._choose
        self._losses: Any = self._losses_of
        self._learn: Any = self._learn_from
        self._no_noise = torch.full((games, CHOICES), 0.5, device=device)
        if config.run.compile:
            self.choose = torch.compile(self._choose, dynamic=False)
            self._losses = torch.compile(self._losses_of, dynamic=False)
        if config.run.compile and on_gpu:
            self.choose = Recorded(self.choose)
            self._learn = Recorded(self._learn_from)

    def prepare(self) -> None:
        """Compile everything now: later, the games would compete with the compiler."""
        if not self.config.run.compile:
            return
        with self.streams.playing():
            self.value_of(torch.zeros(self.games, WORDS, dtype=torch.int64, device=self.device))
        number = 2 * self.config.learning.steps * self.games
        size = min(self.config.learning.minibatch, number)
        with self.streams.learning():
            words = torch.zeros(size, WORDS, dtype=torch.int64, device=self.device)
            choice = torch.zeros(size, dtype=torch.int64, device=self.device)
            rest = [torch.zeros(size, device=self.device) for _ in range(5)]
            loss, _ = self._losses(words, choice, *rest, self._entropy)
            torch.autograd.backward(loss)
            self.optimiser.zero_grad(set_to_none=True)

    def begin_with(self, actor: Actor) -> None:
        """Begin with the policy of another run."""
        self.actor.load_state_dict(actor.state_dict())
        self.magnet.load_state_dict(actor.state_dict())

    def autocast(self) -> torch.autocast:
        """Return a context that multiplies matrices in half precision, on a GPU."""
        on = self.device.type == "cuda"
        return torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=on)

    # --- playing -------------------------------------------------------------------------------

    @torch.no_grad()
    def _choose(
        self, words: Tensor, noise: Tensor
    ) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """Return choices, their log probabilities, values, sides, and which are our own."""
        with self.autocast():
            logits, own_value = self.actor(words, self.dtype)
            value = self.critic(words, self.dtype)
        side = sides(words)
        of_england = torch.where(side == 0, own_value, -own_value)
        value = torch.where(self._stand_in > 0, of_england, value)
        theirs = (self._roles != OURSELVES) & (side == self._other_side)
        used = logits
        for network, games in self._others:
            if len(games):
                with self.autocast():
                    found, _ = network(words[games], self.dtype)
                used = used.index_put(
                    (games,), torch.where(theirs[games, None], found, used[games])
                )
        at_random = ((self._roles == RANDOM) & theirs)[:, None]
        used = torch.where(at_random & (used > ILLEGAL / 2), torch.zeros_like(used), used)
        gumbel = -torch.log(-torch.log(noise.clamp(1e-10, 1 - 1e-7)))
        if not self.config.league.partners_draw:
            gumbel = gumbel.masked_fill(((self._roles == PARTNER) & theirs)[:, None], 0.0)
        choice = (used + gumbel).argmax(1)
        logp = torch.log_softmax(logits, 1).gather(1, choice[:, None]).squeeze(1)
        ours = (~theirs & (self._roles != RANDOM)).float()
        return choice, logp, 2 * torch.sigmoid(value) - 1, side, ours

    def use_critic(self, ready: bool) -> None:
        """Say whether the critic can be used yet: until then the policy's own value stands in."""
        self._stand_in.fill_(0.0 if ready else 1.0)

    def noise(self, games: int, choices: int) -> Tensor:
        """Return the random numbers used to draw choices."""
        return torch.rand(games, choices, generator=self.generator, device=self.device)

    def value_of(self, words: Tensor) -> Tensor:
        """Return England's expected result."""
        value: Tensor = self.choose(words, self._no_noise)[2]
        return value.clone()

    # --- learning ------------------------------------------------------------------------------

    @torch.no_grad()
    def lessons(self, batch: Batch, after: Tensor) -> Lessons:
        """Return what can be learned from a batch; *after* are the values of what follows it."""
        advantage = torch.zeros_like(batch.value)
        run = torch.zeros_like(after)
        waits = _waits(batch.words)
        for t in range(len(batch.value) - 1, -1, -1):
            over = batch.ended[t] > 0
            won = torch.where(batch.ended[t] == 1, 1.0, -1.0)
            goes_on = (~over).float()
            expected = torch.where(over, won, after)
            trace = torch.where(waits[t], 1.0, self.config.learning.trace)
            run = expected - batch.value[t] + trace * goes_on * run
            advantage[t] = run
            after = batch.value[t]
        result = (advantage + batch.value).clamp(-1, 1)
        mine = torch.where(batch.side == 0, advantage, -advantage)
        ours = batch.ours > 0
        mean, spread = mine[ours].mean(), mine[ours].std()
        mine = ((mine - mean) / (spread + 1e-6)).clamp(-MOST_ADVANTAGE, MOST_ADVANTAGE)
        counts = ((self._roles != RANDOM) & ~waits).float()
        return Lessons(
            batch.words.reshape(-1, WORDS),
            batch.choice.reshape(-1),
            batch.logp.reshape(-1),
            mine.reshape(-1),
            result.reshape(-1),
            (batch.ours * self._weights).reshape(-1),
            counts.reshape(-1),
        )

    def updates(self, lessons: Lessons, progress: float) -> Iterator[Tensor]:
        """Learn, one minibatch for every value requested; yield what ``MEASURES`` names."""
        settings = self.config.learning
        number = len(lessons.choice)
        size = min(settings.minibatch, number)
        rate = lessons.pace * _between(settings.rate, settings.rate_end, progress)
        if not lessons.of_policy and settings.critic_rate:
            rate = settings.critic_rate
        self._set_rate(rate)
        entropy = settings.entropy + (settings.entropy_end - settings.entropy) * progress
        if not lessons.of_policy:
            lessons.ours.zero_()
        with self.streams.learning():
            self._entropy.fill_(entropy)
        for _ in range(settings.epochs):
            with self.streams.learning():
                order = torch.randperm(number, generator=self.generator, device=self.device)
            for first in range(0, number - size + 1, size):
                yield self._update(lessons, order[first : first + size])

    def _set_rate(self, rate: float) -> None:
        """Set how fast the networks learn."""
        with self.streams.learning():
            self._rate.fill_(rate)
        if self.device.type != "cuda":
            for group in self.optimiser.param_groups:
                group["lr"] = rate

    def _update(self, lessons: Lessons, chosen: Tensor) -> Tensor:
        """Learn from one minibatch."""
        names = ("words", "choice", "logp", "advantage", "result", "ours", "counts")
        with self.streams.learning():
            part = [getattr(lessons, name)[chosen] for name in names]
            measures: Tensor = self._learn(*part, self._entropy)[0]
            return measures.clone()

    def _learn_from(self, *part: Tensor) -> tuple[Tensor]:
        """Change the networks by what one minibatch says; return what ``MEASURES`` names."""
        loss, measures = self._losses(*part)
        self.optimiser.zero_grad(set_to_none=True)
        torch.autograd.backward(loss)
        nn.utils.clip_grad_norm_(self._parameters, self.config.learning.gradient)
        self.optimiser.step()
        return (measures,)

    def _losses_of(
        self, words: Tensor, choice: Tensor, logp_old: Tensor, advantage: Tensor, result: Tensor,
        ours: Tensor, counts: Tensor, entropy: Tensor,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        """Return the loss of a minibatch, and what ``MEASURES`` names."""
        settings = self.config.learning
        with self.autocast():
            logits, value = self.actor(words, self.dtype)
            critic = self.critic(words, self.dtype)
        logs = torch.log_softmax(logits, 1)
        logp = logs.gather(1, choice[:, None]).squeeze(1)
        change = (logp - logp_old).clamp(-MOST_RATIO, MOST_RATIO)
        ratio = change.exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -_mean(torch.minimum(ratio * advantage, clipped * advantage), ours)
        spread = _mean(-(logs.exp() * logs).sum(1), ours)
        target = (result + 1) / 2
        mine = torch.where(sides(words) == 0, target, 1 - target)
        of_value = _mean(F.binary_cross_entropy_with_logits(value, mine, reduction="none"), ours)
        of_critic = _mean(
            F.binary_cross_entropy_with_logits(critic, target, reduction="none"), counts
        )
        drawn = torch.zeros((), device=words.device)
        if settings.magnet > 0:
            drawn = _mean(self._pull(words, logs), ours)
        loss = (
            policy - entropy * spread + settings.value_weight * of_value
            + settings.critic_weight * of_critic + settings.magnet * drawn
        )  # fmt: skip
        kl = _mean(ratio - 1 - change, ours)
        far = _mean(((ratio - 1).abs() > settings.clip).float(), ours)
        told = [policy, of_critic, of_value, spread, kl, far, drawn]
        return loss, torch.stack([part.detach() for part in told])

    def _pull(self, words: Tensor, logs: Tensor) -> Tensor:
        """Return how far the policy is from the magnet, for each observation."""
        with torch.no_grad(), self.autocast():
            logits, _ = self.magnet(words, self.dtype)
        return (logs.exp() * (logs - torch.log_softmax(logits, 1))).sum(1)

    @torch.no_grad()
    def move_magnet(self) -> None:
        """Move the magnet slowly towards the policy."""
        pace = self.config.learning.magnet_pace
        for slow, fast in zip(self.magnet.parameters(), self.actor.parameters(), strict=True):
            slow.lerp_(fast, pace)

    # --- saving and resuming -------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """Return everything needed to resume."""
        return {
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "magnet": self.magnet.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "league": self.league.save(),
            "generator": self.generator.get_state(),
        }

    def load(self, saved: dict[str, Any]) -> None:
        """Resume from what was saved; a reduced checkpoint lacks some of it."""
        self.actor.load_state_dict(saved["actor"])
        self.critic.load_state_dict(saved["critic"])
        self.magnet.load_state_dict(saved.get("magnet", saved["actor"]))
        self._load_optimiser(saved["optimiser"])
        self.league.load({"playing": saved["actor"], **saved["league"]})
        state = saved["generator"].cpu()
        if len(state) == len(self.generator.get_state()):  # a GPU's is another kind
            self.generator.set_state(state)

    def _load_optimiser(self, saved: dict[str, Any]) -> None:
        """Load the optimiser's state, wherever it was saved; how it works here stays as it is."""
        for old, new in zip(self.optimiser.param_groups, saved["param_groups"], strict=True):
            new.update({name: old[name] for name in ("lr", "fused", "capturable")})
        for state in saved["state"].values():
            state.setdefault("exp_avg", torch.zeros_like(state["exp_avg_sq"]))
        self.optimiser.load_state_dict(saved)
        for group in self.optimiser.param_groups:
            group["lr"] = self._rate if self.device.type == "cuda" else group["lr"]


def _waits(words: Tensor) -> Tensor:
    """Return where nothing has happened by the next step: an automatic player is still thinking.

    No time has passed in the game, so nothing of its result is lost on the way back.
    """
    waits = torch.zeros(words.shape[:-1], dtype=torch.bool, device=words.device)
    waits[:-1] = (words[1:] == words[:-1]).all(-1)
    return waits


def _mean(values: Tensor, weights: Tensor) -> Tensor:
    """Return the weighted mean."""
    return (values * weights).sum() / weights.sum().clamp(min=1)


def _between(first: float, last: float, progress: float) -> float:
    """Return a value between the first and the last, along half a cosine."""
    return last + (first - last) * 0.5 * (1 + math.cos(math.pi * min(1.0, progress)))


def _number(seed: str) -> int:
    """Return a seed as a number."""
    return int.from_bytes(seed.encode()[-7:], "little")
