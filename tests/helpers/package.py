"""What `make dist` has built, and empty environments to install it in."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"


def built(pattern: str) -> Path:
    """Return the one file of a kind in dist/."""
    found = sorted(DIST.glob(pattern))
    assert len(found) == 1, f"dist/ has {len(found)} of {pattern}: make dist"
    return found[0]


class Installed:
    """An environment of its own with our wheel in it, far from the repository and from Node."""

    def __init__(self, folder: Path, extras: str = "") -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        venv.create(folder / "venv", symlinks=True)
        self.install(extras)

    def install(self, extras: str = "") -> None:
        """Install the wheel with its dependencies, from PyPI as anybody would."""
        wheel = f"{built('*.whl')}{extras}"
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "install", "-q"]
        done = subprocess.run([*pip, wheel], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    @property
    def environment(self) -> dict[str, str]:
        """Return the variables a user has there: his own folders and no other programs."""
        kept = {name: os.environ[name] for name in ("LANG", "TMPDIR") if name in os.environ}
        return {**kept, "HOME": str(self.folder), "PATH": str(self.bin)}

    def start(self, program: str, *arguments: str) -> subprocess.Popen[str]:
        """Start a program of the environment, outside the repository."""
        return subprocess.Popen(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, program: str, *arguments: str) -> tuple[int, str, str]:
        """Run a program of the environment; return its exit code, output and errors."""
        process = self.start(program, *arguments)
        said, complained = process.communicate(timeout=120)
        return process.returncode, said, complained
