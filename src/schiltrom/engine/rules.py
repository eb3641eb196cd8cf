"""Rule sets: edition, switches, options and bid as one frozen value.

An edition is a preset of named switches; the phases check switches, never the edition. Each of the
five source documents of the rules has its own preset, named after its language.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from schiltrom.engine.suggest import did_you_mean

VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "edition": (2, 3, 4),
    # A: differences in play between the editions
    "scots_archer_move": (2, 3),
    "border_crossers": ("one_group", "by_route"),
    "celtic_test": ("before_battle", "on_reveal"),
    "control_change": ("attacker_wins", "all_eliminated"),
    "border_control": ("this_battle", "any_battle"),
    "retreat_order": ("free", "by_letter"),
    "pillage_noble": ("captured", "not_stated"),
    "truce_new_raids": ("forbidden", "if_empty"),
    "truce_raid_loss": ("applies", "suspended"),
    "coronation_choice": ("on_play", "after_english_event"),
    "french_check": ("any_time", "winter_before_builds"),
    "inland_draw": ("adjacent_coast", "redraw"),
    "inland_draw_limit": ("ignored", "drawing_area"),
    "inland_draw_steps": ("both_areas", "new_area"),
    "scots_disband": ("excess_only", "free"),
    "bruce_french_start": ("in_pool", "off_map"),
    "winter_builds": ("simultaneous", "scots_first"),
    # B: differences only in what players see
    "norse_declared": (False, True),
    # how a round ends when one side has nobody taking part
    "round_end": ("full", "unopposed"),
    # C: options the players may choose
    "schiltroms": (False, True),
    "celtic_permanent": (False, True),
    "norse_role": ("separate", "with_main"),
    "retreat_limit": ("per_round", "cumulative"),
    "cannot_retreat": ("battle_loss", "to_pool"),
    "victuals_split": ("free", "three_blocks"),
    "all_nobles_win": ("end_of_turn", "at_once"),
    "edward_first_levy": ("drawable", "excluded"),
    "english_archer_move": (2, 3),
    "bid": ("", "E1", "E2", "E3", "S1", "S2", "S3"),
}
"""Every switch with its possible values."""


Value = int | str | bool


class RuleSetError(ValueError):
    """A rule set that does not exist."""


@dataclass(frozen=True, slots=True, repr=False)
class RuleSet:
    """A complete set of rules; the defaults are the 4th edition's without options.

    >>> RuleSet.preset("ja").border_control
    'this_battle'
    """

    edition: int = 4
    scots_archer_move: int = 3
    border_crossers: str = "by_route"
    celtic_test: str = "on_reveal"
    control_change: str = "all_eliminated"
    border_control: str = "any_battle"
    retreat_order: str = "by_letter"
    pillage_noble: str = "captured"
    truce_new_raids: str = "forbidden"
    truce_raid_loss: str = "applies"
    coronation_choice: str = "after_english_event"
    french_check: str = "winter_before_builds"
    inland_draw: str = "redraw"
    inland_draw_limit: str = "ignored"
    inland_draw_steps: str = "both_areas"
    scots_disband: str = "free"
    bruce_french_start: str = "off_map"
    winter_builds: str = "scots_first"
    norse_declared: bool = True
    round_end: str = "full"
    schiltroms: bool = False
    celtic_permanent: bool = False
    norse_role: str = "separate"
    retreat_limit: str = "per_round"
    cannot_retreat: str = "battle_loss"
    victuals_split: str = "free"
    all_nobles_win: str = "end_of_turn"
    edward_first_levy: str = "drawable"
    english_archer_move: int = 2
    bid: str = ""

    def __post_init__(self) -> None:
        for name, allowed in VALUES.items():
            value = getattr(self, name)
            if not any(value is v or (type(value) is type(v) and value == v) for v in allowed):
                choice = ", ".join(repr(v) for v in allowed)
                meant = did_you_mean(str(value), [str(v) for v in allowed])
                raise RuleSetError(f"{name} must be one of {choice}, not {value!r}{meant}")

    @classmethod
    def preset(cls, name: str | int, **switches: Value) -> RuleSet:
        """Return a preset by name (or an edition by number), with *switches* changed."""
        key = f"edition {name}" if str(name) in {"2", "3", "4"} else str(name)
        if key not in PRESETS:
            meant = did_you_mean(str(name), PRESETS)
            there = ", ".join(PRESETS)
            raise RuleSetError(f"there is no rule set {name!r}; choose from {there}{meant}")
        return PRESETS[key].but(**switches)

    def but(self, **switches: Value) -> RuleSet:
        """Return this rule set with *switches* changed."""
        for name in switches:
            if name not in VALUES:
                there = ", ".join(VALUES)
                meant = did_you_mean(name, VALUES)
                raise RuleSetError(f"there is no switch {name!r}; choose from {there}{meant}")
        return RuleSet(**{**self.to_json(), **switches})

    @property
    def years_without_edward(self) -> int:
        """Return for how many years from the start Edward lies face up in the pool (9.2)."""
        return int(self.bid[1]) if self.bid.startswith("E") else 0

    @property
    def extra_levy(self) -> int:
        """Return how many extra blocks the first levy of Braveheart has (9.2)."""
        return int(self.bid[1]) if self.bid.startswith("S") else 0

    @property
    def name(self) -> str:
        """Return the preset's name, or ``""`` if this is not a preset."""
        return next((name for name, rules in PRESETS.items() if rules == self), "")

    def differences(self) -> dict[str, Any]:
        """Return the switches that differ from the plain edition."""
        plain = PRESETS[f"edition {self.edition}"]
        return {
            name: getattr(self, name)
            for name in VALUES
            if getattr(self, name) != getattr(plain, name)
        }

    def __str__(self) -> str:
        changed = ", ".join(f"{name} {value}" for name, value in self.differences().items())
        return f"edition {self.edition}" + (f" with {changed}" if changed else "")

    def __repr__(self) -> str:
        changed = "".join(f", {name}={value!r}" for name, value in self.differences().items())
        return f"RuleSet.preset({self.edition}{changed})"

    def to_json(self) -> dict[str, Any]:
        """Return all switches as plain data."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def from_json(cls, data: object) -> RuleSet:
        """Return the rule set from plain data, refusing missing, unknown or wrong values."""
        if not isinstance(data, dict) or set(data) != set(VALUES):
            raise RuleSetError("a rule set names every switch and nothing else")
        return cls(**data)


_EDITION_4: Final = RuleSet()
_EDITION_3: Final = replace(
    _EDITION_4,
    edition=3,
    border_control="this_battle",
    retreat_order="free",
    pillage_noble="not_stated",
)
_EDITION_2: Final = replace(
    _EDITION_3,
    edition=2,
    scots_archer_move=2,
    border_crossers="one_group",
    celtic_test="before_battle",
    control_change="attacker_wins",
    truce_new_raids="if_empty",
    coronation_choice="on_play",
    french_check="any_time",
    inland_draw="adjacent_coast",
    scots_disband="excess_only",
    bruce_french_start="in_pool",
    winter_builds="simultaneous",
    norse_declared=False,
)

PRESETS: Final[dict[str, RuleSet]] = {
    "edition 2": _EDITION_2,
    "edition 3": _EDITION_3,
    "edition 4": _EDITION_4,
    "de": replace(
        _EDITION_2,
        control_change="all_eliminated",
        truce_new_raids="forbidden",
        truce_raid_loss="suspended",
        inland_draw_steps="new_area",
    ),
    "hu": replace(_EDITION_2, inland_draw_limit="drawing_area"),
    "fr": replace(_EDITION_2, cannot_retreat="to_pool"),
    "it": replace(_EDITION_3, retreat_limit="cumulative", pillage_noble="captured"),
    "ja": _EDITION_3,
    "reference": replace(
        _EDITION_4, control_change="attacker_wins", retreat_order="free", round_end="unopposed"
    ),
}
"""The named rule sets: the editions, the five documents, and the one used for conformance."""

OFFERED: Final[dict[str, tuple[str, ...]]] = {
    "edition 2": ("schiltroms", "bid"),
    "edition 3": ("schiltroms", "bid"),
    "edition 4": ("schiltroms", "bid"),
    "de": ("schiltroms", "bid"),
    "hu": ("schiltroms", "celtic_permanent", "norse_role"),
    "fr": ("schiltroms", "bid"),
    "it": ("schiltroms",),
    "ja": ("schiltroms", "bid"),
    "reference": ("schiltroms",),
}
"""The options that the text behind each preset offers its players (all off by default)."""


def net_bid(england: int, scotland: int) -> str:
    """Return what is left of two opposite bids of 0 to 3 (9.2).

    *england* is the bid of whoever wants England (E bids), *scotland* the opponent's (S bids).

    >>> net_bid(2, 3)
    'S1'
    """
    if not (0 <= england <= 3 and 0 <= scotland <= 3):
        raise RuleSetError(f"a bid is 0 to 3, not {england} and {scotland}")
    if england == scotland:
        return ""
    return f"E{england - scotland}" if england > scotland else f"S{scotland - england}"
