"""Runs the package uncompiled, from a copy of its sources without compiled modules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import schiltrom


def run_plain(code: str) -> str:
    """Run Python code against an uncompiled copy of this package; return what it prints."""
    source = Path(str(schiltrom.__file__)).parent
    with tempfile.TemporaryDirectory() as folder:
        skip = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(source, Path(folder) / "schiltrom", ignore=skip)
        environment = {**os.environ, "PYTHONPATH": folder}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"the uncompiled run failed:\n{done.stderr}")
    return done.stdout
