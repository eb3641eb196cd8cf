"""The log of a whole game, kept up to date as its record grows."""

from __future__ import annotations

from schiltrom.engine.record import Record
from schiltrom.engine.tables import NOBODY
from schiltrom.text.books import book_of
from schiltrom.text.log import lines
from schiltrom.text.log_lines import LogLine
from schiltrom.text.wording import in_words
from schiltrom.text.words import DEFAULT_LANGUAGE


class GameLog:
    """The log of a record for one viewer, kept up to date as the record grows."""

    def __init__(self, record: Record, viewer: int = NOBODY) -> None:
        self.viewer = viewer
        self._record = record
        self._replay = record.begin()
        self._read = 0
        self._told: dict[int, list[LogLine]] = {}

    @property
    def told(self) -> list[LogLine]:
        """Return the whole log so far, without what was taken back."""
        return [line for told in self._told.values() for line in told]

    def lines(self, language: str = DEFAULT_LANGUAGE) -> list[str]:
        """Return the whole log so far in a language."""
        book = book_of(self._record.rules)
        return [in_words(line.message, language, book) for line in self.told]

    def update(self) -> list[LogLine]:
        """Read to the end of the record; return the new lines."""
        news: list[LogLine] = []
        for entry in self._record.entries[self._read :]:
            before = self._replay.position.copy()
            self._replay.apply(entry)
            told = lines(before, entry, self._replay.position, self.viewer)
            if entry.is_undo() or entry.is_back():
                standing = {number for number, _, _ in self._replay.line}
                self._told = {n: kept for n, kept in self._told.items() if n in standing}
            else:
                self._told[self._replay.last] = told
            news += told
        self._read = len(self._record.entries)
        return news
