"""Checkpoints: all that a run needs to resume exactly where it stopped, in one file."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final

import torch

from schiltrom.learn.config import Shape
from schiltrom.learn.network import Actor, new_actor
from schiltrom.learn.workers import Saved
from schiltrom.notation.whole_files import write_whole
from schiltrom.observation.fields import fingerprint

CHECKPOINT_VERSION: Final = 1
PART_BYTES: Final = 15_000_000


class CheckpointError(ValueError):
    """A file that is not a checkpoint, or one for other features."""


def write(path: Path, content: dict[str, Any]) -> None:
    """Write a checkpoint completely, or keep the existing one."""
    data = io.BytesIO()
    torch.save({"version": CHECKPOINT_VERSION, "features": fingerprint(), **content}, data)
    write_whole(path, data.getvalue())


def read(path: Path) -> dict[str, Any]:
    """Return the contents of a checkpoint, joining its parts if it was split."""
    parts = sorted(path.parent.glob(f"{path.name}.part*"))
    data = b"".join(part.read_bytes() for part in parts) if parts else path.read_bytes()
    try:
        content = torch.load(io.BytesIO(data), map_location="cpu", weights_only=True)
    except Exception as error:
        raise CheckpointError(f"{path} is no checkpoint: {error}") from error
    if not isinstance(content, dict) or content.get("version") != CHECKPOINT_VERSION:
        raise CheckpointError(f"{path} is no checkpoint of version {CHECKPOINT_VERSION}")
    if content["features"] != fingerprint():
        raise CheckpointError(f"{path} was trained with other features than there are now")
    return content


def reduced(content: dict[str, Any], snapshots: int = 0) -> dict[str, Any]:
    """Return a checkpoint at a fraction of its size, for the way to another machine.

    A run resumes from it, but not to the last bit: weights are in half precision, the optimiser
    forgets its direction, and only the last snapshots are left.
    """
    learner = content["learner"]
    optimiser = learner["optimiser"]
    state = {
        name: {"step": each["step"], "exp_avg_sq": each["exp_avg_sq"].to(torch.bfloat16)}
        for name, each in optimiser["state"].items()
    }
    past = learner["league"]["snapshots"]
    small = {
        "actor": {name: value.half() for name, value in learner["actor"].items()},
        "critic": {name: value.half() for name, value in learner["critic"].items()},
        "optimiser": {"state": state, "param_groups": optimiser["param_groups"]},
        "league": {"snapshots": past[len(past) - snapshots :], "rng": learner["league"]["rng"]},
        "generator": learner["generator"],
    }
    return {**content, "learner": small}


def games_to_text(saved: Saved) -> list[list[list[tuple[int, str]]]]:
    """Return games in a form for files that may hold no code: choices as characters."""
    return [[[(n, c.decode("latin-1")) for n, c in group] for group in part] for part in saved]


def games_of_text(text: list[list[list[tuple[int, str]]]]) -> Saved:
    """Return the games in such a text."""
    return [[[(n, c.encode("latin-1")) for n, c in group] for group in part] for part in text]


def split(path: Path, size: int = PART_BYTES) -> list[Path]:
    """Split a file into parts no larger than this; return the parts."""
    data = path.read_bytes()
    parts = []
    for number, first in enumerate(range(0, len(data), size)):
        part = path.with_name(f"{path.name}.part{number:02}")
        write_whole(part, data[first : first + size])
        parts.append(part)
    return parts


def write_policy(path: Path, actor: Actor, shape: Shape) -> None:
    """Write the actor alone, in half precision, for playing."""
    weights = {name: value.detach().half().cpu() for name, value in actor.state_dict().items()}
    write(path, {"shape": dict(vars(shape)), "actor": weights})


def read_policy(path: Path) -> Actor:
    """Return the actor from a file written by ``write_policy``, or from a checkpoint."""
    content = read(path)
    shape = content["shape"] if "shape" in content else content["config"]["network"]
    actor = new_actor(Shape(**shape))
    weights = content["actor"] if "shape" in content else content["learner"]["actor"]
    actor.load_state_dict({name: value.float() for name, value in weights.items()})
    actor.eval()
    return actor
