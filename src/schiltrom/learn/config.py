"""The settings of a training run: one TOML file of plain values; unknown keys are refused."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar, get_type_hints

from schiltrom.engine.counters import CAMPAIGN, SCENARIO_NAMES
from schiltrom.engine.rules import PRESETS, VALUES, RuleSet, RuleSetError
from schiltrom.engine.setup import new_position, scenario_number
from schiltrom.engine.suggest import did_you_mean
from schiltrom.observation.simulation import Setup

ALL: Final = "all"
KINDS: Final = ("residual", "tokens", "bits")
"""The kinds of network."""
WAYS: Final = ("here", "processes", "ray")
BIDS_IN_VARIANTS: Final = 0.25
"""How many of the rule sets drawn at random have a bid drawn, too."""


class ConfigError(ValueError):
    """Settings that cannot be used."""


@dataclass(frozen=True)
class Run:
    """How long the run lasts, and where it is stored."""

    folder: str = "training"
    begin_with: str = ""
    """The policy to begin with, of the same features and shape: another run's, or ``shipped``."""
    seed: str = "1"
    iterations: int = 0
    """How many iterations in total; 0: as many as time allows."""
    seconds: float = 0.0
    """How many seconds of training in total, over all starts; 0: no limit."""
    start_seconds: float = 0.0
    """How many seconds this start may take, for machines available only for a while."""
    device: str = "cpu"
    threads: int = 0
    """PyTorch's processor threads; 0: its default."""
    compile: bool = False
    overlap: bool = True
    """Whether a GPU plays and learns at the same time."""
    checkpoint_every: int = 50
    """Iterations between checkpoints."""
    log_every: int = 1


@dataclass(frozen=True)
class Games:
    """Which games are played, and where."""

    scenarios: tuple[str, ...] = (ALL,)
    rules: tuple[str, ...] = (ALL,)
    """Presets; each scenario is played by each of them, by one named twice twice as often."""
    variants: int = 0
    """Rule sets with some switches drawn at random, for each scenario and preset."""
    variant_switches: int = 4
    """The most switches drawn for one of them."""
    variant_weight: float = 0.05
    """How often one of them is played, compared with the preset itself."""
    bids: tuple[str, ...] = ("",)
    years: int = 0
    """How many years games last; 0: as the scenario says."""
    campaign_years: int = 20
    """A Campaign has no last year (8.3); after this many, the side with most nobles wins."""
    workers: str = "here"
    processes: int = 1
    ray_address: str = ""
    games: int = 16
    """Games in lockstep in each of a worker's two groups."""
    shuffle: int = 600
    """The most random decisions before learning begins, so that games are at different stages."""


@dataclass(frozen=True)
class Shape:
    """The size of a network."""

    kind: str = "residual"
    width: int = 256
    depth: int = 2
    heads: int = 4
    critic_width: int = 256
    critic_depth: int = 2


@dataclass(frozen=True)
class Learning:
    """How the networks learn (PPO)."""

    steps: int = 32
    """Decisions per game in an iteration."""
    minibatch: int = 1024
    epochs: int = 1
    rate: float = 3e-4
    rate_end: float = 3e-5
    entropy: float = 0.025
    entropy_end: float = 0.004
    trace: float = 0.97
    """Lambda: how far back the result of a game has an effect."""
    clip: float = 0.2
    value_weight: float = 0.5
    critic_weight: float = 1.0
    gradient: float = 1.0
    """The maximum norm of the gradient."""
    critic_first: int = 0
    """Iterations at first in which only the critic learns, if the policy begins with another's."""
    critic_rate: float = 0.0
    """The rate of these iterations; 0: that of the others."""
    warm_up: int = 0
    """Iterations after those over which the rate rises to its height."""
    magnet: float = 0.0
    """How strongly the policy is pulled towards a slowly moving copy; 0: not at all."""
    magnet_pace: float = 0.002
    """How far that copy moves towards the policy in each iteration."""


@dataclass(frozen=True)
class League:
    """The share of games played against other opponents than oneself."""

    partners: tuple[str, ...] = ()
    """Policies that never change, in turn: files of the same features and shape, or ``shipped``."""
    partner: float = 0.0
    """The share of games played against them."""
    partners_draw: bool = False
    """Whether partners draw from what they like, rather than choose what they like best."""
    hand_made: float = 0.0
    """The share played against the hand-made player, who sees everything."""
    hand_made_weight: float = 1.0
    """How much a decision in one of these games counts: few are made, as the other side thinks."""
    past: float = 0.125
    random: float = 0.0156
    snapshot_every: int = 25
    """Iterations between snapshots."""
    snapshots: int = 24
    """The most snapshots kept; above that, every second one is dropped."""
    change_every: int = 5
    """Iterations until another snapshot plays."""


@dataclass(frozen=True)
class Evaluation:
    """How strength is measured during training."""

    every: int = 0
    """Iterations between measurements; 0: none."""
    levels: tuple[str, ...] = ("peasant",)
    games: int = 40
    workers: int = 1
    scenarios: tuple[str, ...] = ("braveheart", "the_bruce")
    rules: str = "4"


@dataclass(frozen=True)
class Config:
    """All settings of a run."""

    run: Run = field(default_factory=Run)
    games: Games = field(default_factory=Games)
    network: Shape = field(default_factory=Shape)
    learning: Learning = field(default_factory=Learning)
    league: League = field(default_factory=League)
    evaluation: Evaluation = field(default_factory=Evaluation)


T = TypeVar("T")


def read_config(path: Path) -> Config:
    """Return the settings in a file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: {error}") from error
    return config_of(data)


def config_of(data: Mapping[str, Any]) -> Config:
    """Return the settings from plain data; missing ones have their defaults."""
    config = _section(Config, data, "")
    _check(config)
    return config


def _section(kind: type[T], data: Mapping[str, Any], where: str) -> T:
    """Return a section of the settings, with all keys known and of the right type."""
    hints = get_type_hints(kind)
    for key in data:
        if key not in hints:
            meant = did_you_mean(key, list(hints))
            place = f"[{where}] has" if where else "there is"
            raise ConfigError(f"{place} no {key!r}; there are {', '.join(hints)}{meant}")
    return kind(**{key: _value(hints[key], value, where, key) for key, value in data.items()})


def _value(kind: Any, value: object, where: str, key: str) -> object:  # noqa: ANN401 (a type)
    """Return a value converted to its type."""
    name = f"{where}.{key}" if where else key
    if is_dataclass(kind) and isinstance(kind, type):
        if not isinstance(value, Mapping):
            raise ConfigError(f"{name} is a section: write [{name}]")
        return _section(kind, value, name)
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if kind == tuple[str, ...]:
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return tuple(value)
        raise ConfigError(f"{name} must be a list of texts, not {value!r}")
    if type(value) is not kind:
        raise ConfigError(f"{name} must be of type {kind.__name__}, not {value!r}")
    return value


def _check(config: Config) -> None:
    """Refuse impossible settings."""
    if config.network.kind not in KINDS:
        raise ConfigError(f"network.kind must be one of {', '.join(KINDS)}")
    if config.games.workers not in WAYS:
        raise ConfigError(f"games.workers must be one of {', '.join(WAYS)}")
    positive = {
        "games.games": config.games.games,
        "games.processes": config.games.processes,
        "learning.steps": config.learning.steps,
        "learning.minibatch": config.learning.minibatch,
        "learning.epochs": config.learning.epochs,
        "run.checkpoint_every": config.run.checkpoint_every,
        "games.variant_switches": config.games.variant_switches,
    }
    for name, value in positive.items():
        if value < 1:
            raise ConfigError(f"{name} must be at least 1, not {value}")
    league = config.league
    names = ("hand_made", "partner", "past", "random")
    shares = {name: getattr(league, name) for name in names}
    if min(shares.values()) < 0 or sum(shares.values()) > 1:
        raise ConfigError(f"league: {', '.join(shares)} are shares of all games")
    if league.hand_made_weight <= 0:
        raise ConfigError("league.hand_made_weight must be more than 0")
    if (league.partner > 0) != bool(league.partners):
        raise ConfigError("league.partners and league.partner go together")
    if config.network.kind == "tokens" and config.network.width % config.network.heads:
        raise ConfigError("network.width must be a multiple of network.heads")
    setups_of(config.games)


def setups_of(games: Games) -> list[Setup]:
    """Return the kinds of game to draw from: every scenario with every rule set and bid."""
    found: list[Setup | None] = []
    rng = Random("variants")  # noqa: S311 (nobody plays for anything)
    try:
        for scenario in map(scenario_number, _expanded(games.scenarios, SCENARIO_NAMES)):
            years = games.years or (games.campaign_years if scenario == CAMPAIGN else 0)
            for preset in _expanded(games.rules, PRESETS):
                rules = [RuleSet.preset(preset, bid=bid) for bid in games.bids]
                found += [_setup(scenario, each, years) for each in rules]
                for _ in range(games.variants):
                    rule_set = _variant(rules[0], games.variant_switches, rng)
                    found.append(_setup(scenario, rule_set, years, games.variant_weight))
    except RuleSetError as error:
        raise ConfigError(str(error)) from error
    return [setup for setup in found if setup is not None]


def _expanded(names: Iterable[str], everything: Iterable[str]) -> list[str]:
    """Return the names, with every name there is in place of ``ALL``."""
    everything = list(everything)
    return [each for name in names for each in (everything if name == ALL else [name])]


def _variant(rules: RuleSet, most: int, rng: Random) -> RuleSet:
    """Return a rule set in which some switches are drawn at random."""
    names = [name for name in VALUES if name not in ("edition", "bid")]
    drawn = rng.sample(names, 1 + rng.randrange(most))
    if rng.random() < BIDS_IN_VARIANTS:
        drawn.append("bid")
    return rules.but(**{name: rng.choice(VALUES[name]) for name in drawn})


def _setup(scenario: int, rules: RuleSet, years: int, weight: float = 1.0) -> Setup | None:
    """Return a kind of game, or None if the bid does not apply to this scenario (9.2)."""
    try:
        new_position(scenario, rules)
    except RuleSetError:
        return None
    return Setup(scenario, rules, years, weight)


def to_data(config: Any) -> dict[str, Any]:  # noqa: ANN401 (any dataclass)
    """Return settings as plain data, as stored in a checkpoint."""
    found: dict[str, Any] = {}
    for part in fields(config):
        value = getattr(config, part.name)
        if is_dataclass(value):
            found[part.name] = to_data(value)
        else:
            found[part.name] = list(value) if isinstance(value, tuple) else value
    return found
