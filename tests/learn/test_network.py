"""The encoder of PyTorch agrees with NumPy's to the last bit; networks choose what is legal."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("torch")  # PyTorch is an extra: pip install 'schiltrom[train]'

import torch

from schiltrom.engine.choices import CHOICES
from schiltrom.learn import tensors
from schiltrom.learn.config import Shape
from schiltrom.learn.network import Critic, new_actor
from schiltrom.observation import encoder, fields
from schiltrom.observation.fields import ACTOR, CRITIC, SIZES
from schiltrom.observation.words import ACTOR as SEEN_WORDS
from tests.observation.games import decisions, words_of


@pytest.fixture(scope="module")
def words():
    return words_of(decisions())


@pytest.mark.parametrize("who", [ACTOR, CRITIC])
def test_both_encoders_give_the_same_bits(words, who):
    one = encoder.encode(words, who)
    other = tensors.Encoder(who)(torch.from_numpy(words))
    for axis in SIZES:
        assert one[axis].dtype == np.float32
        assert one[axis].shape[1:] == (SIZES[axis], fields.width(axis, who))
        assert one[axis].tobytes() == other[axis].numpy().tobytes(), axis
    assert encoder.flat(one).shape[1] == fields.size(who)
    assert encoder.flat(one).tobytes() == tensors.flat(other).numpy().tobytes()


def test_both_unpack_the_same_bits_and_none_of_the_truth(words):
    one = encoder.bits(words)
    other = tensors.Bits()(torch.from_numpy(words))["bits"]
    assert one.shape == (len(words), 64 * SEEN_WORDS)
    assert (one == other.numpy()).all()
    assert 0 < one.mean() < 0.5


SHAPES = [Shape(width=32, depth=1), Shape("tokens", 32, 1, 2), Shape("bits", 32, 1)]


@pytest.mark.parametrize("shape", SHAPES)
def test_networks_prefer_legal_choices_alone(words, shape):
    actor, critic = new_actor(shape), Critic(shape)
    logits, value = actor(torch.from_numpy(words))
    legal = encoder.legal(words)
    assert logits.shape == (len(words), CHOICES)
    assert value.shape == critic(torch.from_numpy(words)).shape == (len(words),)
    assert ((logits > -1e8).numpy() == legal).all()
    logits.masked_fill(logits < -1e8, 0).sum().backward()
    assert all(p.grad is not None for n, p in actor.named_parameters() if "value" not in n)
