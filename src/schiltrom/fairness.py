"""Provably fair chance: dice, draws and deals that both sides can check afterwards.

Before any seed is shown everybody is bound to his own: the server publishes the SHA-256 of its
secret seed, and each seat sends a commitment to its seed. Only when all are in do the seats show
their seeds. Every outcome is then fixed by HMAC-SHA256 over the three, in one stream each for dice,
draws and deals, so that open rolls reveal nothing about hands. When the game is over the server's
seed is published, and ``verify`` recomputes every outcome in the record.

After a backup was put back, a new epoch begins with another seed of the server, so that dice that
were seen already do not come again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from schiltrom.engine.chance import outcome_text, sample
from schiltrom.engine.record import Record
from schiltrom.engine.tables import FACES, SIDE_NAMES

SCHEME: Final = "hmac-sha256/2"
FIRST_SCHEME: Final = "hmac-sha256/1"
"""The scheme of older games, in which the seats did not commit themselves to their seeds."""
STREAMS: Final = "hmac-sha256/1"
"""What the streams of both schemes are made with: how outcomes follow from seeds never changes."""
SEED_BYTES: Final = 32
BLOCK_BYTES: Final = 32
"""A stream is made of blocks of so many bytes."""

TAG_SCHEME: Final = "fair-scheme"
TAG_COMMITMENT: Final = "fair-commitment"
TAG_SERVER: Final = "fair-server-seed"
TAG_SIDES: Final = ("fair-england-seed", "fair-scotland-seed")
TAG_SIDE_COMMITMENTS: Final = ("fair-england-commitment", "fair-scotland-commitment")
TAG_FROM: Final = "fair-from"
"""How many entries came from an imported record; the seeds cover those after them."""
TAG_EPOCH: Final = "fair-epoch"
"""With a number from 2 on: how many entries came before this epoch, the server's commitment and
its seed."""


class FairnessError(ValueError):
    """A game that cannot be verified, or an outcome that does not match the seeds."""


class UnprovedError(FairnessError):
    """A record without the seeds that would prove it."""


class FalseSeedError(FairnessError):
    """A seed that does not match its commitment."""


class NotInRecordError(FairnessError):
    """A commitment or a seed that somebody kept, and that the record does not have."""


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


def seat_commitment(side: int, seed: str) -> str:
    """Return the commitment that a seat sends before anybody shows a seed.

    What is hashed names the side and is longer than a seed of the server, so that no commitment can
    be passed off as another's.
    """
    return _hash(f"{SCHEME}/seat-commitment/{SIDE_NAMES[side]}/{seed}")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class _Stream:
    """An endless stream of bytes fixed by the seeds and the stream's name."""

    __slots__ = ("_blocks", "_bytes", "_key", "_name", "_seeds")

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
                self._bytes = self._block(self._blocks)
                self._blocks += 1
            value = self._bytes[0]
            self._bytes = self._bytes[1:]
            if value < limit:
                return value % n

    def _block(self, number: int) -> bytes:
        """Return some of the stream's bytes: those of a block."""
        message = f"{STREAMS}/{self._name}/{number}/{self._seeds}".encode()
        return hmac.digest(self._key, message, "sha256")

    @property
    def used(self) -> int:
        """Return how many bytes have been taken."""
        return self._blocks * BLOCK_BYTES - len(self._bytes)

    def go_to(self, used: int) -> None:
        """Go on after so many bytes, which were taken before."""
        self._blocks = -(-used // BLOCK_BYTES)
        left = self._blocks * BLOCK_BYTES - used
        self._bytes = self._block(self._blocks - 1)[BLOCK_BYTES - left :] if left else b""


class FairChance:
    """A source of chance fixed by the server's seed and one seed of each side."""

    __slots__ = ("_deals", "_dice", "_draws", "_from", "_later", "_sides")

    def __init__(self, server_seed: bytes, england_seed: str, scotland_seed: str) -> None:
        # The sides' seeds are free text: hashing keeps one from being mistaken for another.
        seeds = "/".join(_hash(seed) for seed in (england_seed, scotland_seed))
        self._dice = _Stream(server_seed, "dice", seeds)
        self._draws = _Stream(server_seed, "draws", seeds)
        self._deals = _Stream(server_seed, "deals", seeds)
        self._sides = (england_seed, scotland_seed)
        self._later: list[tuple[int, FairChance]] = []
        self._from = _hash(f"{commitment(server_seed)}/{seeds}")

    @property
    def fingerprint(self) -> str:
        """Return what tells this chance from any other: a hash of all its seeds and epochs."""
        if not self._later:
            return self._from
        later = [f"{first} {chance._from}" for first, chance in self._later]
        return _hash("/".join([self._from, *later]))

    @property
    def used(self) -> list[list[int]]:
        """Return how much of the dice, draws and deals of each epoch has been used."""
        epochs = [self, *(chance for _, chance in self._later)]
        return [[stream.used for stream in epoch._streams] for epoch in epochs]

    def go_to(self, used: list[list[int]]) -> None:
        """Go on after what was used before, as ``used`` told it."""
        epochs = [self, *(chance for _, chance in self._later)]
        for epoch, numbers in zip(epochs, used, strict=True):
            for stream, number in zip(epoch._streams, numbers, strict=True):
                stream.go_to(number)

    @property
    def _streams(self) -> tuple[_Stream, _Stream, _Stream]:
        return self._dice, self._draws, self._deals

    @property
    def epochs(self) -> int:
        """Return how many epochs have begun after the first."""
        return len(self._later)

    def begin_epoch(self, entries: int, server_seed: bytes) -> None:
        """Let another seed of the server count after that many entries.

        The seats are not asked again: their seeds are hashed on with the epoch's number and the
        server's new commitment.
        """
        promise = f"{SCHEME}/epoch/{len(self._later) + 2}/{commitment(server_seed)}"
        england, scotland = (_hash(f"{promise}/{seed}") for seed in self._sides)
        self._later.append((entries, FairChance(server_seed, england, scotland)))

    def after(self, entries: int) -> FairChance:
        """Return the chance of the epoch that an entry after that many others falls in."""
        if not self._later:
            return self
        begun = [chance for first, chance in self._later if first <= entries]
        return begun[-1] if begun else self

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
    restored: int = 0
    """How many follow from a seed that the server chose when a backup was put back.

    They match it, but the server knew the seats' seeds when it chose.
    """
    scheme: str = SCHEME

    @property
    def is_whole(self) -> bool:
        """Return whether nothing in the record is unproved."""
        return not self.foreign and not self.restored


@dataclass(frozen=True)
class _Epoch:
    """An epoch after the first, as a record tells it."""

    first: int
    commitment: str
    server_seed: str


def verify(record: Record, commitments: Sequence[str] = (), seeds: Sequence[str] = ()) -> Verified:
    """Recompute every outcome in a record, or raise at the first that is false.

    *commitments* and *seeds* are what somebody kept since before the game: each must be in the
    record. The record need not have been replayed: an impossible entry raises ``RecordError``.
    """
    first = _first_of(record)
    epochs = _epochs_of(record, first)
    chance = _chance_of(record, epochs)
    _check_kept(record, commitments, seeds)
    replay = record.begin()
    proved = {"roll": 0, "draw": 0, "deal": 0}
    foreign = restored = 0
    for number, entry in enumerate(record.entries, start=1):
        if number <= first:
            foreign += entry.is_chance()
        elif entry.is_chance() and replay.position.is_chance():
            source = chance.after(number - 1)
            expected = outcome_text(replay.position, sample(replay.position, source))
            if expected != entry.text:
                raise FalseOutcomeError(number, entry.text, expected)
            proved[entry.text.split()[0]] += 1
            restored += source is not chance
        replay.apply(entry)
    counts = (proved["roll"], proved["draw"], proved["deal"])
    return Verified(*counts, foreign, restored, record.tags[TAG_SCHEME])


def commitments_of(record: Record) -> list[str]:
    """Return the commitments that a record is held to: the server's, the seats', the epochs'.

    In the first scheme the seats have none, whatever a record says.
    """
    tags = [TAG_COMMITMENT]
    if record.tags.get(TAG_SCHEME) == SCHEME:
        tags += TAG_SIDE_COMMITMENTS
    found = [record.tags[tag] for tag in tags if tag in record.tags]
    return found + [epoch.commitment for epoch in _epochs_of(record, _first_of(record))]


def _first_of(record: Record) -> int:
    """Return the number of entries before those that the seeds cover."""
    return _entry_number(record, record.tags.get(TAG_FROM, "0"), TAG_FROM)


def _entry_number(record: Record, text: str, tag: str) -> int:
    """Return how many entries a tag says, at most as many as there are."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) > len(record.entries):
        raise FairnessError(f"{tag} is not an entry number")
    return int(text)


def _epochs_of(record: Record, first: int) -> list[_Epoch]:
    """Return the epochs after the first, which must be numbered and begin in order."""
    found: list[_Epoch] = []
    for number in count(2):
        tag = f"{TAG_EPOCH}{number}"
        if tag not in record.tags:
            break
        parts = record.tags[tag].split(" ")
        if len(parts) != 3:
            raise FairnessError(f"{tag} is not an entry number, a commitment and a seed")
        begins = _entry_number(record, parts[0], tag)
        if begins < max([first, *(epoch.first for epoch in found)]):
            raise FairnessError(f"{tag} begins before what it follows")
        found.append(_Epoch(begins, parts[1], parts[2]))
    told = sum(tag.startswith(TAG_EPOCH) for tag in record.tags)
    if told != len(found):
        raise FairnessError("the epochs are not numbered one after another")
    return found


def _chance_of(record: Record, epochs: list[_Epoch]) -> FairChance:
    """Return the source of chance given by a record's seeds, after checking all commitments."""
    tags = record.tags
    scheme = tags.get(TAG_SCHEME)
    if scheme not in (SCHEME, FIRST_SCHEME):
        raise UnprovedError("this game was not played with seeds that can be checked")
    needed = [TAG_COMMITMENT, TAG_SERVER, *TAG_SIDES]
    if scheme == SCHEME:
        needed += TAG_SIDE_COMMITMENTS
    missing = [tag for tag in needed if tag not in tags]
    if missing:
        raise UnprovedError(f"the seeds are not shown yet: {', '.join(missing)}")
    server_seed = _promised(tags[TAG_SERVER], tags[TAG_COMMITMENT], scheme)
    if scheme == SCHEME:
        for side, name in enumerate(SIDE_NAMES):
            if seat_commitment(side, tags[TAG_SIDES[side]]) != tags[TAG_SIDE_COMMITMENTS[side]]:
                raise FalseSeedError(f"{name}'s seed is not the one that seat committed itself to")
    chance = FairChance(server_seed, tags[TAG_SIDES[0]], tags[TAG_SIDES[1]])
    for epoch in epochs:
        chance.begin_epoch(epoch.first, _promised(epoch.server_seed, epoch.commitment, SCHEME))
    return chance


def _promised(seed: str, promise: str, scheme: str) -> bytes:
    """Return a seed of the server that matches its commitment."""
    try:
        server_seed = bytes.fromhex(seed)
    except ValueError as error:
        raise FalseSeedError("the server's seed is not written in hexadecimal digits") from error
    if commitment(server_seed) != promise:
        raise FalseSeedError("the server's seed is not the one it committed itself to")
    if scheme == SCHEME and len(server_seed) != SEED_BYTES:
        raise FalseSeedError(f"the server's seed has not {SEED_BYTES} bytes")
    return server_seed


def _check_kept(record: Record, commitments: Sequence[str], seeds: Sequence[str]) -> None:
    """Refuse a record that lacks a commitment or a seed which somebody kept."""
    promised = commitments_of(record)
    for kept in commitments:
        if kept.strip().lower() not in promised:
            raise NotInRecordError(f"the commitment {kept} is not in the record")
    for kept in seeds:
        if kept not in (record.tags[tag] for tag in TAG_SIDES):
            raise NotInRecordError(f"the seed {kept} is not in the record")
