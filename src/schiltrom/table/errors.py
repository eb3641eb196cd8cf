"""What cannot be done at a table, each as an error that says why to people."""

from __future__ import annotations

from schiltrom.text.errors import TranslatedError, error_message
from schiltrom.text.message import Argument


class RefusedError(TranslatedError):
    """A choice the rules do not allow; ``say`` says why."""


class GameError(TranslatedError):
    """Something that cannot be done in a game; ``detail`` says more to programs."""

    detail = ""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(error_message(key, **arguments))


class NotFoundError(GameError):
    """No such game, seat or link."""


class StaleError(GameError):
    """The choice answers something that is no longer so; ``number`` is the present one."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__("stale", number=number)


class NotPlayingError(GameError):
    """The game has not begun, or is over."""


class ConflictError(GameError):
    """What was asked for does not fit how things stand."""


class BadRecordError(GameError):
    """A record that cannot be brought here; ``detail`` says where it is wrong."""

    def __init__(self, key: str, detail: str = "", **arguments: Argument) -> None:
        self.detail = detail
        super().__init__(key, **arguments)


class TooOftenError(GameError):
    """Something was asked for too often; it can be asked for again in so many ``seconds``."""

    def __init__(self, key: str, seconds: int) -> None:
        self.seconds = seconds
        super().__init__(key)
