"""Provably fair chance: dice, draws and deals that both sides can check afterwards.

Before the first card the server publishes the SHA-256 of a secret seed, and each side adds its own
seed. Every outcome is then fixed by HMAC-SHA256 over the three, in one stream each for dice,
draws and deals, so that open rolls reveal nothing about hands. When the game is over the
secret seed is published, and ``verify`` recomputes every outcome in the record.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from schiltrom.engine.chance import outcome_text, sample
from schiltrom.engine.record import Record
from schiltrom.engine.tables import FACES

SCHEME: Final = "hmac-sha256/1"
SEED_BYTES: Final = 32

TAG_SCHEME: Final = "fair-scheme"
TAG_COMMITMENT: Final = "fair-commitment"
TAG_SERVER: Final = "fair-server-seed"
TAG_SIDES: Final = ("fair-england-seed", "fair-scotland-seed")
TAG_FROM: Final = "fair-from"
"""How many entries came from an imported record; the seeds cover those after them."""


class FairnessError(ValueError):
    """A game that cannot be verified, or an outcome that does not match the seeds."""


class FalseSeedError(FairnessError):
    """A server seed that does not match the server's commitment."""


class FalseOutcomeError(FairnessError):
    """An outcome that does not match the seeds."""

    def __init__(self, number: int, has: str, says: str) -> None:
        self.number = number
        self.has = has
        self.says = says
        said = f"the record says {has!r}, the seeds give {says!r}"
        super().__init__(f"entry {number} does not match: {said}")


def new_seed() -> bytes:
    """Return a fresh seed of 256 bits."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(server_seed: bytes) -> str:
    """Return the commitment that the server publishes before the game."""
    return hashlib.sha256(server_seed).hexdigest()


class _Stream:
    """An endless stream of bytes fixed by the seeds and the stream's name."""

    def __init__(self, key: bytes, name: str, seeds: str) -> None:
        self._key = key
        self._name = name
        self._seeds = seeds
        self._blocks = 0
        self._bytes = b""

    def below(self, n: int) -> int:
        """Return a number below *n* (at most 256), all equally likely; bytes beyond are skipped."""
        limit = 256 - 256 % n
        while True:
            if not self._bytes:
                message = f"{SCHEME}/{self._name}/{self._blocks}/{self._seeds}".encode()
                self._bytes = hmac.digest(self._key, message, "sha256")
                self._blocks += 1
            value = self._bytes[0]
            self._bytes = self._bytes[1:]
            if value < limit:
                return value % n


class FairChance:
    """A source of chance fixed by the server's seed and one seed of each side."""

    def __init__(self, server_seed: bytes, england_seed: str, scotland_seed: str) -> None:
        # The sides' seeds are free text: hashing keeps one from being mistaken for another.
        parts = [
            hashlib.sha256(seed.encode()).hexdigest() for seed in (england_seed, scotland_seed)
        ]
        seeds = "/".join(parts)
        self._dice = _Stream(server_seed, "dice", seeds)
        self._draws = _Stream(server_seed, "draws", seeds)
        self._deals = _Stream(server_seed, "deals", seeds)

    def die(self) -> int:
        """Return a die roll, 1 to 6."""
        return 1 + self._dice.below(FACES)

    def draw(self, blocks: int) -> int:
        """Return one of *blocks* blocks."""
        return self._draws.below(blocks)

    def deal(self, deck: int) -> int:
        """Return one of *deck* cards."""
        return self._deals.below(deck)


@dataclass(frozen=True)
class Verified:
    """What a verification proved."""

    rolls: int
    draws: int
    deals: int
    foreign: int = 0
    """How many outcomes came with an imported record; nothing is proved about those."""


def verify(record: Record) -> Verified:
    """Recompute every outcome in a record, or raise at the first that is false.

    The record need not have been replayed: an impossible entry raises ``RecordError``.
    """
    chance = _chance_of(record)
    first = _first_of(record)
    replay = record.begin()
    proved = {"roll": 0, "draw": 0, "deal": 0}
    foreign = 0
    for number, entry in enumerate(record.entries, start=1):
        if number <= first:
            foreign += entry.is_chance()
        elif entry.is_chance() and replay.position.is_chance():
            expected = outcome_text(replay.position, sample(replay.position, chance))
            if expected != entry.text:
                raise FalseOutcomeError(number, entry.text, expected)
            proved[entry.text.split()[0]] += 1
        replay.apply(entry)
    return Verified(proved["roll"], proved["draw"], proved["deal"], foreign)


def _first_of(record: Record) -> int:
    """Return the number of entries before those that the seeds cover."""
    text = record.tags.get(TAG_FROM, "0")
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > len(record.entries):
        raise FairnessError(f"{TAG_FROM} is not an entry number")
    return int(text)


def _chance_of(record: Record) -> FairChance:
    """Return the source of chance given by a record's seeds, after checking its commitment."""
    tags = record.tags
    if tags.get(TAG_SCHEME) != SCHEME:
        raise FairnessError("this game was not played with seeds that can be checked")
    missing = [tag for tag in (TAG_COMMITMENT, TAG_SERVER, *TAG_SIDES) if tag not in tags]
    if missing:
        raise FairnessError(f"the seeds are not shown yet: {', '.join(missing)}")
    try:
        server_seed = bytes.fromhex(tags[TAG_SERVER])
    except ValueError as error:
        raise FalseSeedError("the server's seed is not written in hexadecimal digits") from error
    if commitment(server_seed) != tags[TAG_COMMITMENT]:
        raise FalseSeedError("the server's seed is not the one it committed itself to")
    return FairChance(server_seed, tags[TAG_SIDES[0]], tags[TAG_SIDES[1]])
