"""Rule sets: edition, switches, options and bid as one frozen value.

An edition is a preset of named switches; the phases check switches, never the edition. Each of the
five source documents of the rules has its own preset, named after its language.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Final

from schiltrom.engine.suggest import did_you_mean

VALUES: Final[dict[str, tuple[Any, ...]]] = {
    "edition": (2, 3, 4),
    # A: differences in play between the editions
    "scots_archer_move": (2, 3),
    "border_crossers": ("one_group", "by_route"),
    "celtic_test": ("before_battle", "on_reveal"),
    "control_change": ("attacker_wins", "all_eliminated", "attacker_holds"),
    "border_control": ("this_battle", "any_battle", "battle_start"),
    "retreat_order": ("free", "by_letter"),
    "pillage_noble": ("captured", "not_stated"),
    "truce_new_raids": ("forbidden", "if_empty"),
    "truce_raid_loss": ("applies", "suspended", "suspended_by_either"),
    "coronation_choice": ("on_play", "after_english_event"),
    "french_check": ("any_time", "winter_before_builds"),
    "inland_draw": ("adjacent_coast", "redraw"),
    "inland_draw_limit": ("ignored", "drawing_area"),
    "inland_draw_steps": ("both_areas", "new_area"),
    "scots_disband": ("excess_only", "free"),
    "bruce_french_start": ("in_pool", "off_map"),
    "winter_builds": ("simultaneous", "scots_first", "hidden"),
    "all_nobles_check": ("winter_too", "game_turns"),
    "leaders_disband": ("with_the_scots", "in_their_step"),
    "schiltrom_archers": ("taking_part", "in_battle"),
    "main_attack": ("last_border", "whole_way"),
    # B: differences only in what players see
    "norse_declared": (False, True),
    # how a round ends when one side has nobody taking part
    "round_end": ("full", "unopposed"),
    # C: options the players may choose
    "schiltroms": (False, True),
    "celtic_permanent": (False, True),
    "norse_role": ("separate", "with_main"),
    "retreat_limit": ("per_round", "cumulative", "whole_battle"),
    "regroup_limit": ("fresh", "as_retreats"),
    "cannot_retreat": ("battle_loss", "to_pool"),
    "victuals_split": ("free", "three_blocks"),
    "all_nobles_win": ("end_of_turn", "at_once"),
    "edward_first_levy": ("drawable", "excluded"),
    "english_archer_move": (2, 3),
    "raid_loss": ("hidden", "shown"),
    "french_arrival": ("automatic", "may_decline"),
    # D: not a rule, but who is asked: only if there is something to choose, or always, so that a
    # question tells the other side nothing
    "questions": ("if_possible", "always"),
    "bid": ("", "E1", "E2", "E3", "S1", "S2", "S3"),
}
"""Every switch with its possible values."""

ADDED: Final[dict[str, Any]] = {
    "all_nobles_check": "winter_too",
    "leaders_disband": "with_the_scots",
    "schiltrom_archers": "taking_part",
    "main_attack": "last_border",
    "regroup_limit": "fresh",
    "raid_loss": "hidden",
    "french_arrival": "automatic",
    "questions": "if_possible",
}
"""The switches that the first version of the formats lacked, with what was played then."""

ADDED_VALUES: Final[dict[str, str]] = {
    "control_change": "attacker_holds",
    "border_control": "battle_start",
    "truce_raid_loss": "suspended_by_either",
    "winter_builds": "hidden",
    "retreat_limit": "whole_battle",
}
"""The values that the other switches could not have in the first version."""

NOT_RULES: Final = ("edition", "questions")
"""The switches that are nobody's to choose: they change nothing of what may be played."""


Value = int | str | bool


class RuleSetError(ValueError):
    """A rule set that does not exist."""


@lru_cache(maxsize=256)
def _as_plain_data(rules: RuleSet) -> dict[str, Any]:
    """Return all switches of a rule set: few are played, and every view names them all."""
    return {field.name: getattr(rules, field.name) for field in fields(rules)}


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
    all_nobles_check: str = "winter_too"
    leaders_disband: str = "with_the_scots"
    schiltrom_archers: str = "taking_part"
    main_attack: str = "last_border"
    norse_declared: bool = True
    round_end: str = "full"
    schiltroms: bool = False
    celtic_permanent: bool = False
    norse_role: str = "separate"
    retreat_limit: str = "per_round"
    regroup_limit: str = "fresh"
    cannot_retreat: str = "battle_loss"
    victuals_split: str = "free"
    all_nobles_win: str = "end_of_turn"
    edward_first_levy: str = "drawable"
    english_archer_move: int = 2
    raid_loss: str = "hidden"
    french_arrival: str = "automatic"
    questions: str = "always"
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
        return _named(PRESETS, name).but(**switches)

    @classmethod
    def earlier(cls, name: str | int, **switches: Value) -> RuleSet:
        """Return what a preset's name meant in the first version of the formats."""
        return _named(EARLIER, name).but(**switches)

    def but(self, **switches: Value) -> RuleSet:
        """Return this rule set with *switches* changed."""
        for name in switches:
            if name not in VALUES:
                there = ", ".join(VALUES)
                meant = did_you_mean(name, VALUES)
                raise RuleSetError(f"there is no switch {name!r}; choose from {there}{meant}")
        return RuleSet(**{**self.to_json(), **switches})

    @property
    def border_colour(self) -> str:
        """Return the colour of the borders that six blocks may cross (4.3)."""
        return "black" if self.edition == 2 else "green"

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
        for name, preset in PRESETS.items():
            if replace(preset, questions=self.questions) == self:
                return name
        return ""

    @property
    def is_first(self) -> bool:
        """Return whether the first version of the formats can hold this rule set."""
        return all(getattr(self, name) == value for name, value in ADDED.items()) and not any(
            getattr(self, name) == value for name, value in ADDED_VALUES.items()
        )

    def differences(self) -> dict[str, Any]:
        """Return the switches that differ from the plain edition."""
        plain = PRESETS[f"edition {self.edition}"]
        return {
            name: getattr(self, name)
            for name in VALUES
            if getattr(self, name) != getattr(plain, name)
        }

    def __str__(self) -> str:
        changed = ", ".join(
            f"{name} {value}" for name, value in self.differences().items() if name not in NOT_RULES
        )
        return f"edition {self.edition}" + (f" with {changed}" if changed else "")

    def __repr__(self) -> str:
        changed = "".join(f", {name}={value!r}" for name, value in self.differences().items())
        return f"RuleSet.preset({self.edition}{changed})"

    def to_json(self) -> dict[str, Any]:
        """Return all switches as plain data."""
        return dict(_as_plain_data(self))

    @classmethod
    def from_json(cls, data: object) -> RuleSet:
        """Return the rule set from plain data, refusing missing, unknown or wrong values.

        Data of the first version lacks the switches in ``ADDED`` and means what was played then.
        """
        if isinstance(data, dict) and set(data) == set(VALUES) - set(ADDED):
            return cls(**data, **ADDED)
        if not isinstance(data, dict) or set(data) != set(VALUES):
            raise RuleSetError("a rule set names every switch and nothing else")
        return cls(**data)


def _named(presets: dict[str, RuleSet], name: str | int) -> RuleSet:
    """Return one of the presets by its name, or by the number of an edition."""
    key = f"edition {name}" if str(name) in {"2", "3", "4"} else str(name)
    if key not in presets:
        meant = did_you_mean(str(name), presets)
        there = ", ".join(presets)
        raise RuleSetError(f"there is no rule set {name!r}; choose from {there}{meant}")
    return presets[key]


_EDITION_4: Final = RuleSet()
_EDITION_3: Final = replace(
    _EDITION_4,
    edition=3,
    border_control="this_battle",
    retreat_order="free",
    pillage_noble="not_stated",
    all_nobles_check="game_turns",
    schiltrom_archers="in_battle",
    main_attack="whole_way",
)
_EDITION_2: Final = replace(
    _EDITION_3,
    edition=2,
    scots_archer_move=2,
    border_crossers="one_group",
    celtic_test="before_battle",
    control_change="attacker_holds",
    truce_new_raids="if_empty",
    coronation_choice="on_play",
    french_check="any_time",
    inland_draw="adjacent_coast",
    scots_disband="excess_only",
    bruce_french_start="in_pool",
    winter_builds="hidden",
    leaders_disband="in_their_step",
    main_attack="last_border",
    norse_declared=False,
)

PRESETS: Final[dict[str, RuleSet]] = {
    "edition 2": _EDITION_2,
    "edition 3": _EDITION_3,
    "edition 4": _EDITION_4,
    "de": replace(
        _EDITION_2,
        all_nobles_win="at_once",
        control_change="all_eliminated",
        border_control="battle_start",
        truce_new_raids="forbidden",
        truce_raid_loss="suspended_by_either",
        inland_draw_steps="new_area",
        winter_builds="scots_first",
        schiltrom_archers="taking_part",
    ),
    "hu": replace(_EDITION_2, inland_draw_limit="drawing_area", norse_role="with_main"),
    "fr": replace(_EDITION_2, cannot_retreat="to_pool"),
    "it": replace(
        _EDITION_3,
        retreat_limit="whole_battle",
        regroup_limit="as_retreats",
        pillage_noble="captured",
        victuals_split="three_blocks",
        french_arrival="may_decline",
    ),
    "ja": replace(_EDITION_3, english_archer_move=3, raid_loss="shown"),
    "reference": replace(
        _EDITION_4,
        control_change="attacker_wins",
        retreat_order="free",
        round_end="unopposed",
        questions="if_possible",
    ),
}
"""The named rule sets: the editions, the five documents, and the one used for conformance."""

_FORMERLY: Final[dict[str, dict[str, Value]]] = {
    "edition 2": {"control_change": "attacker_wins", "winter_builds": "simultaneous"},
    "de": {
        "all_nobles_win": "end_of_turn",
        "border_control": "this_battle",
        "truce_raid_loss": "suspended",
        "winter_builds": "simultaneous",
    },
    "hu": {
        "control_change": "attacker_wins",
        "norse_role": "separate",
        "winter_builds": "simultaneous",
    },
    "fr": {"control_change": "attacker_wins", "winter_builds": "simultaneous"},
    "it": {"retreat_limit": "cumulative", "victuals_split": "free"},
    "ja": {"english_archer_move": 2},
}
EARLIER: Final[dict[str, RuleSet]] = {
    name: preset.but(**ADDED, **_FORMERLY.get(name, {})) for name, preset in PRESETS.items()
}
"""What the names meant in the first version of the formats, for files that were written then.

This never changes: whoever changes a preset adds its former value above (a test has the digest).
"""

OFFERED: Final[dict[str, tuple[str, ...]]] = {
    "edition 2": ("schiltroms", "bid"),
    "edition 3": ("schiltroms", "bid"),
    "edition 4": ("schiltroms", "bid"),
    "de": ("schiltroms", "bid"),
    "hu": ("schiltroms", "celtic_permanent", "norse_role"),
    "fr": ("schiltroms", "bid"),
    "it": ("schiltroms", "border_crossers"),
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
