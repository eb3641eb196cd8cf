"""The command as a process of its own, for tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import schiltrom

SOURCE = Path(str(schiltrom.__file__)).parents[1]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1", **more}


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "schiltrom", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**more),
        check=False,
    )
