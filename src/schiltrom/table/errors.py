"""What cannot be done at a table, each as an error with a message for people."""

from __future__ import annotations

from schiltrom.text.errors import TranslatedError, error_message
from schiltrom.text.message import Argument


class RefusedError(TranslatedError):
    """A choice the rules do not allow; ``say`` explains why."""


class BadRulesError(TranslatedError):
    """Rules that do not go together, or not with the scenario."""


class GameError(TranslatedError):
    """Something that cannot be done in a game; ``detail`` tells programs more."""

    detail = ""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(error_message(key, **arguments))


class NotFoundError(GameError):
    """No such game, seat or link."""


class StaleError(GameError):
    """The choice answers an outdated question; ``number`` is the current one."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__("stale", number=number)


class NotPlayingError(GameError):
    """The game has not begun, or is over."""


class ConflictError(GameError):
    """The request does not fit the current state of the game."""


class BadRecordError(GameError):
    """A record that cannot be imported; ``detail`` says where it is wrong."""

    def __init__(self, key: str, detail: str = "", **arguments: Argument) -> None:
        self.detail = detail
        super().__init__(key, **arguments)


class TooOftenError(GameError):
    """A request was made too often; it can be repeated in this many ``seconds``."""

    def __init__(self, key: str, seconds: int) -> None:
        self.seconds = seconds
        super().__init__(key)
