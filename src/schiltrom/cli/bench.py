"""``schiltrom bench``: how fast random play is, compiled and interpreted."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from typing import Final, TypeVar

from schiltrom.cli.commands import command
from schiltrom.cli.errors import DONE
from schiltrom.cli.options import Seconds, as_json, quiet
from schiltrom.cli.parsing import Arguments, option
from schiltrom.cli.progress import PAUSE_S, Progress
from schiltrom.dev.bench import measure
from schiltrom.dev.plain import run_plain
from schiltrom.engine import is_compiled
from schiltrom.text.words import say

TENTHS: Final = 10
T = TypeVar("T")


@command("bench")
@option("--seconds", type=Seconds(3600.0), default=5.0, help="cli-arg-bench-seconds")
@as_json
@quiet
def run(arguments: Arguments) -> int:
    """Measure both builds and print the figures."""
    language: str = arguments.language
    with Progress(language, quiet=arguments.quiet or arguments.json) as progress:
        plain = _watched(progress, arguments.seconds, lambda: _interpreted(arguments.seconds))
        fast = None
        if is_compiled():
            fast = _watched(progress, arguments.seconds, lambda: measure(arguments.seconds))
    figures = {
        "compiled_games_per_s": round(fast["games"], 1) if fast else None,
        "interpreted_games_per_s": round(plain["games"], 1),
        "compiled_choices_per_s": round(fast["choices"]) if fast else None,
        "interpreted_choices_per_s": round(plain["choices"]),
        "copy_us": round(fast["copy_us"], 4) if fast else None,
    }
    if arguments.json:
        print(json.dumps(figures))
        return DONE
    print(_line("cli-bench-interpreted", plain, language))
    if fast:
        print(_line("cli-bench-compiled", fast, language))
        print(say("cli-bench-copy", language, microseconds=f"{fast['copy_us']:.3f}"))
    else:
        print(say("cli-bench-plain", language))
    return DONE


def _interpreted(spent: float) -> dict[str, float]:
    """Return the figures of an uncompiled copy."""
    code = f"import json, schiltrom.dev.bench as b; print(json.dumps(b.measure({spent})))"
    found: dict[str, float] = json.loads(run_plain(code))
    return found


def _line(key: str, figures: dict[str, float], language: str) -> str:
    told = {"games": f"{figures['games']:.0f}", "choices": f"{figures['choices']:.0f}"}
    return say(key, language, **told)


def _watched(progress: Progress, spent: float, work: Callable[[], T]) -> T:
    """Return the result of some work, showing the time it takes."""
    over = threading.Event()

    def watch() -> None:
        begin = time.monotonic()
        total = max(1, round(TENTHS * spent))
        while not over.wait(PAUSE_S):
            progress.show(min(total, round(TENTHS * (time.monotonic() - begin))), total)

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        return work()
    finally:
        over.set()
        watcher.join()
