"""Old path of ``schiltrom.screen.tutorial``."""

from schiltrom.screen.tutorial import LESSON_FORMAT, LESSON_VERSION, lesson

__all__ = ["LESSON_FORMAT", "LESSON_VERSION", "lesson"]
