"""The command line of the conformance check."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from schiltrom.dev.conformance.replay import MismatchError, Replay, TraceError, read_trace


def check(path: Path) -> tuple[int, int]:
    """Replay a file; return how many decisions agreed, and how many did not or were not reached."""
    try:
        lines = read_trace(path)
    except TraceError as error:
        print(f"MISMATCH {error}")
        return 0, 1
    agreed = 0
    try:
        for _ in Replay(lines).run():
            agreed += 1
    except (MismatchError, TraceError, KeyError, TypeError, ValueError) as error:
        what = str(error) if isinstance(error, (MismatchError, TraceError)) else repr(error)
        missed = max(1, len(lines) - 1 - agreed)
        print(f"MISMATCH {path} action {agreed}: {what}")
        print(f"         {missed} of its {len(lines) - 1} decisions are counted as mismatches")
        return agreed, missed
    return agreed, 0


def main(arguments: list[str] | None = None) -> int:
    """Replay all files and print the total."""
    parser = argparse.ArgumentParser(
        prog="python -m schiltrom.conformance",
        description="Replay traces of an independent implementation and compare every step.",
    )
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="a trace of format 1 (.jsonl or .jsonl.gz)",
    )
    files = parser.parse_args(arguments).files
    decisions = mismatches = 0
    for path in files:
        agreed, missed = check(path)
        decisions += agreed + missed
        mismatches += missed
    print(f"{len(files)} games, {decisions} decisions, {mismatches} mismatches")
    return 0 if mismatches == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
