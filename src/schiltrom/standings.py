"""Old path of ``schiltrom.arena.ratings``."""

from schiltrom.arena.ratings import (
    CERTAINTY,
    ELO,
    ITERATIONS,
    PRIOR,
    Rate,
    average_turns,
    elo,
    ending_of,
    failures,
    games_between,
    given_up,
    in_scenario,
    plays,
    rate_of,
    time_of,
    to_json,
)

__all__ = [
    "CERTAINTY",
    "ELO",
    "ITERATIONS",
    "PRIOR",
    "Rate",
    "average_turns",
    "elo",
    "ending_of",
    "failures",
    "games_between",
    "given_up",
    "in_scenario",
    "plays",
    "rate_of",
    "time_of",
    "to_json",
]
