"""The networks: what a seat has seen goes in, a preference for each choice and a value come out.

All kinds have the same interface. The actor's value is the logit of the deciding side's chance to
win. The critic sees everything, is used only in training, and gives the logit of England's chance.
"""

from __future__ import annotations

from typing import Final, cast

import torch
import torch.nn.functional as F  # noqa: N812 (as everybody calls it)
from torch import Tensor, nn

from schiltrom.engine.choices import CHOICES, FIRST_BLOCK
from schiltrom.engine.tables import ADJACENT, AREAS, BLOCKS, BORDER_ENDS, BORDERS
from schiltrom.learn.config import KINDS, Shape
from schiltrom.learn.tensors import Bits, Encoder, Legal, flat
from schiltrom.observation.fields import ACTOR, CRITIC, MEMORY_PLACES, fields_for, size, width
from schiltrom.observation.words import ACTOR as SEEN_WORDS

ILLEGAL: Final = -1e9
"""The logit of an illegal choice."""
FEW_FEATURES: Final = 3.0
"""Most features are 0, so the first layer starts with larger weights."""


class Residual(nn.Module):
    """Layers that each add to their input."""

    def __init__(self, inputs: int, width: int, depth: int) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(depth + 1))
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        self.outer = nn.ModuleList(nn.Linear(width, width) for _ in range(depth))
        with torch.no_grad():
            self.first.weight.mul_(FEW_FEATURES)
            for layer in self.outer:
                cast("nn.Linear", layer).weight.mul_(0.3)

    def forward(self, x: Tensor) -> Tensor:
        """Return the layers' output for the features."""
        h = self.first(x)
        for norm, inner, outer in zip(self.norms, self.inner, self.outer, strict=False):
            h = h + outer(F.relu(inner(norm(h))))
        return F.relu(cast("Tensor", self.norms[-1](h)))


def _small(inputs: int, outputs: int) -> nn.Linear:
    """Return a last layer that starts near 0."""
    layer = nn.Linear(inputs, outputs)
    with torch.no_grad():
        layer.weight.mul_(0.05)
        layer.bias.zero_()
    return layer


class Actor(nn.Module):
    """Gives preferences for choices and a value, from what a seat has seen."""

    def __init__(self, encoder: nn.Module | None = None) -> None:
        super().__init__()
        self.encoder = encoder or Encoder(ACTOR)
        self.legal = Legal()

    def judge(self, features: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Return a logit for each choice, and the value."""
        raise NotImplementedError

    def forward(self, words: Tensor, dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor]:
        """Return the logits of all choices, illegal ones far below the others, and the value."""
        logits, value = self.judge(self.encoder(words, dtype))
        return logits.float().masked_fill(~self.legal(words), ILLEGAL), value.float()


class ResidualActor(Actor):
    """All features as one row through residual layers."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.body = Residual(size(ACTOR), shape.width, shape.depth)
        self.policy = _small(shape.width, CHOICES)
        self.value = _small(shape.width, 1)

    def judge(self, features: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Return a logit for each choice, and the value."""
        h = self.body(flat(features))
        return self.policy(h), self.value(h).squeeze(1)


class BitsActor(Actor):
    """The bits of an observation as they are through residual layers: less exact, but fast."""

    def __init__(self, shape: Shape) -> None:
        super().__init__(Bits())
        self.body = Residual(64 * SEEN_WORDS, shape.width, shape.depth)
        self.policy = _small(shape.width, CHOICES)
        self.value = _small(shape.width, 1)

    def judge(self, features: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Return a logit for each choice, and the value."""
        h = self.body(features["bits"])
        return self.policy(h), self.value(h).squeeze(1)


# --- tokens ----------------------------------------------------------------------------------

TOKENS: Final = BLOCKS + AREAS + 1
"""One for each block, one for each area, one for the whole."""


class Attention(nn.Module):
    """A layer in which tokens attend to each other, with learned weights for those near them."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.before = nn.LayerNorm(width)
        self.looks = nn.Linear(width, 3 * width)
        self.tells = nn.Linear(width, width)
        self.after = nn.LayerNorm(width)
        self.inner = nn.Linear(width, 2 * width)
        self.outer = nn.Linear(2 * width, width)
        self.near = nn.Parameter(torch.zeros(heads, 3))
        """The weights of a neighbour, of a block's possible place, and of a block possibly here."""

    def forward(self, x: Tensor, ties: Tensor) -> Tensor:
        """Return the tokens after attention; *ties* says who is near whom, in three ways."""
        n, tokens, width = x.shape
        parts = self.looks(self.before(x)).view(n, tokens, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        bias = torch.einsum("nktu,hk->nhtu", ties, self.near.to(ties.dtype))
        seen = F.scaled_dot_product_attention(query, key, value, attn_mask=bias.to(query.dtype))
        x = x + self.tells(seen.transpose(1, 2).reshape(n, tokens, width))
        return x + cast("Tensor", self.outer(F.relu(self.inner(self.after(x)))))


class TokenActor(Actor):
    """Blocks and areas as tokens, related by the map's graph and by who can be where."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        w = shape.width
        self.block_in = nn.Linear(width("block", ACTOR), w)
        self.area_in = nn.Linear(width("area", ACTOR), w)
        self.border_in = nn.Linear(width("border", ACTOR), w, bias=False)
        self.whole_in = nn.Linear(width("whole", ACTOR), w)
        self.who = nn.Parameter(0.1 * torch.randn(TOKENS, w))
        self.layers = nn.ModuleList(Attention(w, shape.heads) for _ in range(shape.depth))
        self.norm = nn.LayerNorm(w)
        self.of_block = _small(w, 1)
        self.of_area = _small(w, 1)
        self.of_rest = _small(w, CHOICES - BLOCKS - AREAS)
        self.value = _small(w, 1)
        self.register_buffer("ends", _border_ends(), persistent=False)
        self.register_buffer("graph", _neighbours(), persistent=False)
        self.place, self.memory = _place_columns()

    def judge(self, features: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        """Return a logit for each choice, and the value."""
        blocks, areas = features["block"], features["area"]
        ends = cast("Tensor", self.ends).to(areas.dtype)
        at_areas = self.area_in(areas) + ends @ self.border_in(features["border"])
        tokens = [self.block_in(blocks), at_areas, self.whole_in(features["whole"])]
        x = torch.cat(tokens, 1) + self.who
        ties = self._ties(blocks)
        for layer in self.layers:
            x = layer(x, ties)
        x = self.norm(x)
        of_blocks = self.of_block(x[:, :BLOCKS]).squeeze(2)
        of_areas = self.of_area(x[:, BLOCKS : BLOCKS + AREAS]).squeeze(2)
        rest = self.of_rest(x[:, -1])
        logits = torch.cat([rest[:, :FIRST_BLOCK], of_blocks, of_areas, rest[:, FIRST_BLOCK:]], 1)
        return logits, self.value(x[:, -1]).squeeze(1)

    def _ties(self, blocks: Tensor) -> Tensor:
        """Return three square matrices of tokens: neighbours, blocks' places, places' blocks."""
        n = len(blocks)
        where = blocks[:, :, self.place] + blocks[:, :, self.memory]
        ties = blocks.new_zeros(n, 3, TOKENS, TOKENS)
        ties[:, 0, BLOCKS:-1, BLOCKS:-1] = cast("Tensor", self.graph).to(blocks.dtype)
        ties[:, 1, :BLOCKS, BLOCKS:-1] = where
        ties[:, 2, BLOCKS:-1, :BLOCKS] = where.transpose(1, 2)
        return ties


def _border_ends() -> Tensor:
    """Return a matrix of areas and borders: 1 where a border belongs to an area."""
    table = torch.zeros(AREAS, BORDERS)
    for border, ends in enumerate(BORDER_ENDS):
        for area in ends:
            table[area, border] = 1
    return table


def _neighbours() -> Tensor:
    """Return a matrix of areas: 1 for neighbours."""
    return torch.tensor([[float(ADJACENT[a] >> b & 1) for b in range(AREAS)] for a in range(AREAS)])


def _place_columns() -> tuple[slice, slice]:
    """Return which numbers of a block are areas it is in, and which are areas it can be in."""
    starts: dict[str, int] = {}
    start = 0
    for field in fields_for(ACTOR):
        if field.axis == "block":
            starts[field.name] = start
            start += field.width
    assert AREAS < MEMORY_PLACES
    place, memory = starts["place"], starts["enemy_memory"]
    return slice(place, place + AREAS), slice(memory, memory + AREAS)


class Critic(nn.Module):
    """Values a position of which it sees everything; only for training."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.encoder = Encoder(CRITIC)
        self.body = Residual(size(CRITIC), shape.critic_width, shape.critic_depth)
        self.value = _small(shape.critic_width, 1)

    def forward(self, words: Tensor, dtype: torch.dtype = torch.float32) -> Tensor:
        """Return the logit of England's chance to win."""
        h = self.body(flat(self.encoder(words, dtype)))
        return cast("Tensor", self.value(h)).float().squeeze(1)


def new_actor(shape: Shape) -> Actor:
    """Return a new actor of this shape."""
    if shape.kind not in KINDS:
        raise ValueError(f"no network is called {shape.kind!r}; there are {', '.join(KINDS)}")
    kinds: dict[str, type[ResidualActor | BitsActor | TokenActor]] = {
        "residual": ResidualActor,
        "tokens": TokenActor,
        "bits": BitsActor,
    }
    return kinds[shape.kind](shape)
