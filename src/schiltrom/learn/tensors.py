"""The encoder for PyTorch: the same table as the reference, on any device."""

from __future__ import annotations

from typing import cast

import torch
from torch import Tensor, nn

from schiltrom.engine.tables import AREAS, BLOCKS
from schiltrom.learn import encoder
from schiltrom.learn.encoder import AXES, CALENDAR, SIDE_SHIFT, gathers, place_words
from schiltrom.learn.fields import NO_VALUE, SIZES


class Encoder(nn.Module):
    """Turns packed observations into features, by axis."""

    def __init__(self, who: str) -> None:
        super().__init__()
        self.at, self.low, self.high = place_words(who)
        for axis, gather in gathers(who).items():
            for name in ("word", "shift", "mask", "value", "scale", "gate"):
                self._keep(f"{axis}_{name}", torch.from_numpy(getattr(gather, name)))
            compared, gated = gather.compares.nonzero()[0], (gather.gate != NO_VALUE).nonzero()[0]
            self._keep(f"{axis}_compared", torch.from_numpy(compared))
            self._keep(f"{axis}_gated", torch.from_numpy(gated))
        self._keep("force", torch.from_numpy(encoder.force_table()))
        self._keep("by_strength", torch.from_numpy(encoder.BY_STRENGTH))
        self._keep("scales", torch.from_numpy(encoder.SCALES))
        self._keep("order", torch.arange(BLOCKS))

    def _keep(self, name: str, values: Tensor) -> None:
        """Keep a constant that moves with the module and is not saved with it."""
        self.register_buffer(name, values, persistent=False)

    def _get(self, name: str) -> Tensor:
        return cast("Tensor", getattr(self, name))

    def forward(self, words: Tensor, dtype: torch.dtype = torch.float32) -> dict[str, Tensor]:
        """Return the features of observations, one row of words each, by axis."""
        columns = words.t().contiguous()
        side = (columns[CALENDAR] >> SIDE_SHIFT) & 3
        found = {}
        for axis in AXES:
            numbers = self._numbers(axis, columns, side, dtype)
            found[axis] = numbers.view(SIZES[axis], -1, len(words)).permute(2, 0, 1)
        found["area"] = torch.cat([found["area"], self._force(words, dtype)], 2)
        return found

    def _numbers(self, axis: str, columns: Tensor, side: Tensor, dtype: torch.dtype) -> Tensor:
        """Return the numbers of one axis, a row for each, so that memory is read sequentially."""
        x = columns[self._get(f"{axis}_word")]
        x = (x >> self._get(f"{axis}_shift")[:, None]) & self._get(f"{axis}_mask")[:, None]
        y = x.to(dtype) * self._get(f"{axis}_scale")[:, None].to(dtype)
        compared = self._get(f"{axis}_compared")
        if len(compared):
            equal = x[compared] == self._get(f"{axis}_value")[compared, None]
            y = y.index_copy(0, compared, equal.to(dtype))
        gated = self._get(f"{axis}_gated")
        if len(gated):
            told = self._get(f"{axis}_gate")[gated, None] == side
            y = y.index_copy(0, gated, y[gated] * told.to(dtype))
        return y

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


def flat(features: dict[str, Tensor]) -> Tensor:
    """Return the features of each observation as one row."""
    return torch.cat([features[axis].flatten(1) for axis in AXES], 1)


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
