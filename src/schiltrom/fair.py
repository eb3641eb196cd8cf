"""Old path of ``schiltrom.fairness``."""

from schiltrom.fairness import (
    SCHEME,
    SEED_BYTES,
    TAG_COMMITMENT,
    TAG_FROM,
    TAG_SCHEME,
    TAG_SERVER,
    TAG_SIDES,
    FairChance,
    FairnessError,
    FalseOutcomeError,
    FalseSeedError,
    Verified,
    commitment,
    new_seed,
    verify,
)

__all__ = [
    "SCHEME",
    "SEED_BYTES",
    "TAG_COMMITMENT",
    "TAG_FROM",
    "TAG_SCHEME",
    "TAG_SERVER",
    "TAG_SIDES",
    "FairChance",
    "FairnessError",
    "FalseOutcomeError",
    "FalseSeedError",
    "Verified",
    "commitment",
    "new_seed",
    "verify",
]
