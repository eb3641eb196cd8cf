"""Compiles the engine beside its sources: now, or in the background for the next start.

    compile_engine.py now          compile if need be, and put it in place
    compile_engine.py later        compile with low priority, put nothing in place
    compile_engine.py take         put in place what was compiled in the background

A running game never changes under its players: what is compiled lies in build/compiled until the
next start takes it. What is in place but was compiled from other sources is taken away, for Python
would prefer it to the sources. The standard library is enough for `take`.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from compiled_modules import ROOT, SOURCE, compiled_modules, path_of, seen_modules

STAGED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
MARK = f".compiled-from-{sys.implementation.cache_tag}.txt"
NICE = 15
DELAY_S = 5
"""By then the page is open; a compiler beside it would slow it down."""


def fingerprint() -> str:
    """Return a hash of all that decides what is compiled."""
    seen = {path for name in seen_modules() if (path := path_of(name))}
    files = [ROOT / "setup.py", ROOT / "requirements" / "build.txt", *sorted(seen)]
    text = [sys.version, *compiled_modules(), *(path.read_text(encoding="utf-8") for path in files)]
    return hashlib.sha256("\0".join(text).encode()).hexdigest()


def compiled_files(folder: Path) -> list[Path]:
    """Return the compiled modules below a folder, those of this Python."""
    return sorted(folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def is_from(folder: Path, wanted: str) -> bool:
    """Return whether the compiled modules below a folder are whole and made from these sources."""
    mark = folder / MARK
    return mark.is_file() and mark.read_text("utf-8") == f"{len(compiled_files(folder))} {wanted}"


def set_mark(folder: Path, wanted: str) -> None:
    """Note what the compiled modules below a folder were made from."""
    (folder / MARK).write_text(f"{len(compiled_files(folder))} {wanted}", encoding="utf-8")


def remove_compiled(folder: Path) -> None:
    """Delete the compiled modules below a folder."""
    for path in (folder / MARK, *compiled_files(folder)):
        path.unlink(missing_ok=True)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else compiles here."""
    STAGED.mkdir(parents=True, exist_ok=True)
    with (STAGED / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def stage() -> bool:
    """Compile into build/compiled unless that is done; return whether anything is compiled."""
    wanted = fingerprint()
    with alone():
        if not is_from(STAGED, wanted):
            remove_compiled(STAGED)
            setup = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", str(STAGED)]
            with LOG.open("w") as log:
                subprocess.run(setup, cwd=ROOT, stdout=log, stderr=log, check=False)
            if compiled_files(STAGED):
                set_mark(STAGED, wanted)
    return is_from(STAGED, wanted)


def take() -> bool:
    """Put in place what fits the sources, remove what does not; return whether any is there."""
    wanted, place = fingerprint(), ROOT / SOURCE
    if is_from(place, wanted):
        return True
    remove_compiled(place)
    if not is_from(STAGED, wanted):
        return False
    for made in compiled_files(STAGED):
        shutil.copy2(made, place / made.relative_to(STAGED))
    set_mark(place, wanted)
    return True


def say(words: str) -> None:
    """Print one line for people."""
    sys.stderr.write(f"{words}\n")


def now() -> int:
    """Compile and put in place; where nothing can be compiled, say why in one line."""
    if not take() and not (stage() and take()):
        said = LOG.read_text(encoding="utf-8").splitlines()
        reasons = [line for line in said if line.startswith("schiltrom:")]
        say(reasons[-1] if reasons else f"schiltrom: compiling failed, see {LOG}")
    return 0


def later() -> int:
    """Compile with low priority and on its own, for the next start."""
    os.setsid()
    os.nice(NICE)
    time.sleep(DELAY_S)
    return 0 if stage() else 1


if __name__ == "__main__":
    sys.exit({"now": now, "later": later, "take": lambda: int(not take())}[sys.argv[1]]())
