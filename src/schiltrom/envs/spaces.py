"""What Gymnasium's and PettingZoo's environments show, as Gymnasium's spaces have it."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Box, Dict

from schiltrom.engine.choices import CHOICES
from schiltrom.envs.play import SetupError
from schiltrom.envs.tensors import HIGHEST, mask_of

Seen = dict[str, Any]
"""An observation and an action mask."""


def observation_space() -> Dict:
    """Return the space of observations with their action masks."""
    return Dict(
        {
            "observation": Box(0.0, HIGHEST),
            "action_mask": Box(0, 1, (CHOICES,), dtype=mask_of(0).dtype),
        }
    )


def check_render_mode(render_mode: str | None) -> None:
    """Refuse a render mode that there is not."""
    if render_mode not in (None, "ansi"):
        raise SetupError(f"there is no render mode {render_mode!r}; use ansi")
