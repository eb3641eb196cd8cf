"""The encoder for PyTorch: the same table as the reference, on any device."""

from __future__ import annotations

from typing import cast

import torch
from torch import Tensor, nn

from schiltrom.engine.tables import AREAS, BLOCKS
from schiltrom.observation import encoder
from schiltrom.observation.encoder import AXES, CALENDAR, SIDE_SHIFT, gathers, place_words
from schiltrom.observation.fields import ACTOR, MEMORY_PLACES, NO_VALUE, SIZES
from schiltrom.observation.words import ACTOR as SEEN_WORDS


class Encoder(nn.Module):
    """Turns packed observations into features, by axis."""

    def __init__(self, who: str) -> None:
        super().__init__()
        self.who = who
        self.at, self.low, self.high = place_words(who)
        for axis, gather in gathers(who).items():
            for name in ("word", "shift", "mask", "value", "scale", "gate", "compares"):
                self._keep(f"{axis}_{name}", torch.from_numpy(getattr(gather, name)))
        self._keep("force", torch.from_numpy(encoder.force_table()))
        self._keep("by_strength", torch.from_numpy(encoder.BY_STRENGTH))
        self._keep("scales", torch.from_numpy(encoder.SCALES))
        self._keep("order", torch.arange(BLOCKS))
        if who == ACTOR:
            self._keep("memory_word", torch.from_numpy(encoder.MEMORY_WORD.copy()))
            self._keep("memory_shift", torch.from_numpy(encoder.MEMORY_SHIFT.copy()))
            self._keep("memory_places", torch.arange(MEMORY_PLACES)[:, None])
            self._keep("shares", torch.from_numpy(encoder.SHARE_TABLE))
            self._keep("believed_scales", torch.from_numpy(encoder.BELIEVED_SCALES))

    def _keep(self, name: str, values: Tensor) -> None:
        """Keep a constant that moves with the module and is not saved with it."""
        self.register_buffer(name, values, persistent=False)

    def _get(self, name: str) -> Tensor:
        return cast("Tensor", getattr(self, name))

    def forward(self, words: Tensor, dtype: torch.dtype = torch.float32) -> dict[str, Tensor]:
        """Return the features of observations, one row of words each, by axis."""
        side = sides(words)[:, None]
        found = {}
        for axis in AXES:
            numbers = self._numbers(axis, words, side, dtype)
            found[axis] = numbers.view(len(words), SIZES[axis], -1)
        parts = [found["area"], self._force(words, dtype)]
        if self.who == ACTOR:
            parts.append(self._believed(words, dtype))
        found["area"] = torch.cat(parts, 2)
        return found

    def _numbers(self, axis: str, words: Tensor, side: Tensor, dtype: torch.dtype) -> Tensor:
        """Return the numbers of one axis, in a form that compiles to a single kernel."""
        x = words[:, self._get(f"{axis}_word")]
        x = (x >> self._get(f"{axis}_shift")) & self._get(f"{axis}_mask")
        equal = (x == self._get(f"{axis}_value")).to(dtype)
        scaled = x.to(dtype) * self._get(f"{axis}_scale").to(dtype)
        y = torch.where(self._get(f"{axis}_compares"), equal, scaled)
        gate = self._get(f"{axis}_gate")
        return torch.where((gate == NO_VALUE) | (gate == side), y, torch.zeros_like(y))

    def _force(self, words: Tensor, dtype: torch.dtype) -> Tensor:
        """Return the forces of both sides in each area."""
        order = self._get("order")
        here = ((words[:, self.at : self.at + AREAS, None] >> order) & 1).to(dtype)
        low = (words[:, self.low, None] >> order) & 1
        high = (words[:, self.high, None] >> order) & 1
        strength = (1 + low + 2 * high).to(dtype)
        table = self._get("force").to(dtype)
        weighed = (here * strength[:, None, :]) @ table
        return torch.where(self._get("by_strength"), weighed, here @ table) * self._get(
            "scales"
        ).to(dtype)

    def _believed(self, words: Tensor, dtype: torch.dtype) -> Tensor:
        """Return the forces of both sides as their enemies know them."""
        known = words[:, self._get("memory_word")] >> self._get("memory_shift")
        can = (known[:, None, :] >> self._get("memory_places")) & 1
        shares = self._get("shares").to(dtype)[can.sum(1)]
        here = can[:, :AREAS].to(dtype) * shares[:, None, :]
        strength = ((known >> MEMORY_PLACES) & 7).to(dtype)
        table = self._get("force").to(dtype)
        weighed = (here * strength[:, None, :]) @ table
        return torch.where(self._get("by_strength"), weighed, here @ table) * self._get(
            "believed_scales"
        ).to(dtype)


def flat(features: dict[str, Tensor]) -> Tensor:
    """Return the features of each observation as one row."""
    return torch.cat([features[axis].flatten(1) for axis in AXES], 1)


class Bits(nn.Module):
    """Turns what a seat has seen, in packed observations, into bits."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("order", torch.arange(64), persistent=False)

    def forward(self, words: Tensor, dtype: torch.dtype = torch.float32) -> dict[str, Tensor]:
        """Return the bits of observations, one row of words each."""
        order = cast("Tensor", self.order)
        return {"bits": ((words[:, :SEEN_WORDS, None] >> order) & 1).flatten(1).to(dtype)}


class Legal(nn.Module):
    """Says which choices are legal."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("word", torch.from_numpy(encoder.LEGAL_WORD), persistent=False)
        self.register_buffer("shift", torch.from_numpy(encoder.LEGAL_SHIFT), persistent=False)

    def forward(self, words: Tensor) -> Tensor:
        """Return a mask of choices for each observation."""
        word, shift = cast("Tensor", self.word), cast("Tensor", self.shift)
        return ((words[:, word] >> shift) & 1).bool()


def sides(words: Tensor) -> Tensor:
    """Return who decides."""
    return (words[:, CALENDAR] >> SIDE_SHIFT) & 3
