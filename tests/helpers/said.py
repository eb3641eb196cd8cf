"""Messages of kept games and what Python says in every language, for the client to agree with.

The client's tests run this file and read its output: a list of messages as they are sent, each
with its words by language.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from schiltrom.engine.choices import CHOICES
from schiltrom.engine.reasons.explain import why_not
from schiltrom.engine.record import Record
from schiltrom.engine.tables import ENGLAND, NOBODY, SCOTLAND
from schiltrom.game import Game
from schiltrom.text.game_log import GameLog
from schiltrom.text.message import Message, to_json
from schiltrom.text.prompts import prompt_message
from schiltrom.text.refusals import reason_message
from schiltrom.text.wording import in_words
from schiltrom.text.words import languages

RECORDS: Final = Path(__file__).parents[1] / "records"
OF_EACH: Final = 4
"""How many messages of one key are enough."""
EVERY: Final = 40


def messages(record: Record) -> Iterator[Message]:
    """Yield what was said in a game: log, prompts, and why some choices were not allowed."""
    for viewer in (ENGLAND, SCOTLAND, NOBODY):
        yield from (line.message for line in GameLog(record, viewer).update())
    replay = record.begin()
    for number, entry in enumerate(record.entries):
        pos = replay.position
        for viewer in (ENGLAND, SCOTLAND, NOBODY):
            yield prompt_message(pos, viewer)
        if number % EVERY == 0:
            for choice in range(CHOICES):
                reason = why_not(pos, pos.active, choice) if pos.active != NOBODY else None
                if reason is not None:
                    yield reason_message(reason, pos.edward)
        replay.apply(entry)


def said() -> list[dict[str, object]]:
    """Return some messages of every key, with their words."""
    found: list[dict[str, object]] = []
    seen: Counter[str] = Counter()
    for path in sorted(RECORDS.glob("*.json")):
        if path.stem == "ends":
            continue
        for message in messages(Game.load(path).record):
            seen[message.key] += 1
            if seen[message.key] <= OF_EACH:
                found.append({"message": to_json(message), "words": words_of(message)})
    return found


def words_of(message: Message) -> dict[str, str]:
    """Return a message in every language that has it; that all have is another test's business."""
    words = {}
    for language in languages():
        with suppress(KeyError):
            words[language] = in_words(message, language)
    return words


if __name__ == "__main__":
    json.dump(said(), sys.stdout)
