"""Evaluation: a policy against named levels, by the arena's rules, each seed with both sides.

All players get what they get in an arena. The policy's observation comes from the simulation,
which lists what a seat has seen (``simulation.observe``).
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from torch import Tensor

from schiltrom.ai.learned.player import Observer
from schiltrom.ai.opponent import Answer
from schiltrom.arena.match import (
    ENDLESS,
    RESIGNED,
    Contestant,
    Entrant,
    Match,
    Result,
    is_endless,
)
from schiltrom.arena.ratings import Rate, rate_of
from schiltrom.arena.round_robin import schedule
from schiltrom.engine.rules import RuleSet
from schiltrom.engine.victory import ENDING_NAMES
from schiltrom.game import Game as FullGame
from schiltrom.learn.checkpoint import read_policy
from schiltrom.learn.config import Evaluation as Settings
from schiltrom.learn.network import Actor
from schiltrom.observation.encoder import Words, sides
from schiltrom.observation.simulation import Setup, Simulation
from schiltrom.observation.words import ACTOR


@dataclass(frozen=True)
class Learned(Entrant):
    """The policy as a player in an arena."""

    level: str = "policy"

    def __str__(self) -> str:
        return "policy"


def best_choice(actor: Actor, words: bytes) -> int:
    """Return the policy's preferred choice, from an observation without the truth."""
    seen = np.frombuffer(words, np.int64)[None, :]
    with torch.inference_mode():
        logits, _ = actor(torch.from_numpy(seen.copy()))
    return int(logits.argmax(1))


def play(match: Match, actor: Actor) -> Result:
    """Play one game of the policy against a level."""
    game = FullGame.new(match.scenario, rules=match.rules, seed=match.seed)
    ours = 0 if isinstance(match.england, Learned) else 1
    observer = Observer(game.record, ours)
    level = Contestant(match, 1 - ours, game.record)
    turn, now, winner, ending = 0, (0, 0), -1, ENDLESS
    while not game.is_over and not is_endless(game.position):
        if now != (game.position.year, game.position.turn):
            now = (game.position.year, game.position.turn)
            turn += 1
        side = game.to_choose[0]
        if side == ours:
            seen = observer.look()
            game.play(side, seen if isinstance(seen, int) else best_choice(actor, seen))
            continue
        answer: Answer = level.answer(game, turn)
        if answer.resigns and match.resigning:
            winner, ending = ours, RESIGNED
            break
        game.play(side, answer.choice)
    if game.is_over:
        winner, ending = game.position.winner, ENDING_NAMES[game.position.ending]
    return Result(*match.players, match.scenario, winner, ending, turn)


@cache
def _policy(path: str) -> Actor:
    torch.set_num_threads(1)
    return read_policy(Path(path))


def _play(match: Match, path: str) -> Result:
    return play(match, _policy(path))


def against(path: Path, level: str, settings: Settings, seed: str = "1") -> list[Result]:
    """Return the games of a policy from a file against a level."""
    rules = RuleSet.preset(settings.rules)
    players = [Learned(), Entrant.parse(level)]
    matches = schedule(players, settings.games, settings.scenarios, rules, seed)
    if settings.workers == 1:
        return [_play(match, str(path)) for match in matches]
    context = get_context("spawn")
    with ProcessPoolExecutor(settings.workers, mp_context=context) as pool:
        return list(pool.map(_play, matches, repeat(str(path))))


def rates(results: Sequence[Result]) -> dict[str, Any]:
    """Return how often the policy won, overall and with each side, with 95 % intervals."""
    found: dict[str, Any] = {"all": rate_of("policy", results).to_json()}
    for side, name in enumerate(("england", "scotland")):
        part = [r for r in results if (r.england, r.scotland)[side] == "policy"]
        found[name] = rate_of("policy", part).to_json()
    return found


# --- random play in lockstep -----------------------------------------------------------------


def against_random(
    actor: Actor, setups: list[Setup], games: int, seed: str, device: str = "cpu"
) -> Rate:
    """Return how often a policy wins against random play over this many games, half with each side.

    Only the first game in each slot counts, so that short games do not count more often.
    """
    simulation = Simulation(setups, games, seed)
    rng = Random(seed)  # noqa: S311 (nobody plays for anything)
    won = np.full(games, -1, np.int64)
    ours = np.arange(games) % 2
    while (won < 0).any():
        words = np.frombuffer(simulation.look(), np.int64).reshape(games, ACTOR)
        choices = np.array(simulation.random(rng), np.int64)
        mine = np.nonzero((sides(words) == ours) & (won < 0))[0]
        if len(mine):
            choices[mine] = _best(actor, words[mine], device).cpu().numpy()
        ended = np.frombuffer(simulation.step(choices.tolist()), np.uint8)
        fresh = (ended > 0) & (won < 0)
        won[fresh] = (ended[fresh] - 1) == ours[fresh]
    return Rate(games, float(won.sum()))


@torch.inference_mode()
def _best(actor: Actor, words: Words, device: str) -> Tensor:
    logits: Tensor = actor(torch.from_numpy(words.copy()).to(device))[0]
    return logits.argmax(1)
