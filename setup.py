"""Builds engine and odds with mypyc where a C compiler is at hand; else they stay plain Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

ENGINE = Path("src/schiltrom/engine")
ODDS = [f"src/schiltrom/odds/{name}.py" for name in ("host", "solver", "throws")]
AI_LOOPS = (
    "council",
    "drill",
    "evaluation",
    "features",
    "habits",
    "hunch",
    "judge",
    "lines",
    "march",
    "matrix",
    "outlook",
    "plan",
    "playout",
    "race",
    "skirmish",
    "vector",
)
ENVS = ["src/schiltrom/envs/encoding.py"]
LEARN = [f"src/schiltrom/learn/{name}.py" for name in ("memory", "simulation")]
AI = [f"src/schiltrom/ai/{name}.py" for name in AI_LOOPS]
PLAIN = {
    "__init__.py",  # nothing to gain
    "rules.py",  # a frozen dataclass, which mypyc does not make faster
}


class BuildOnce(build_ext):
    """Takes what was compiled in place and is newer than its sources: compiling takes minutes."""

    def build_extension(self, ext: Extension) -> None:
        """Copy an extension that is there already, or compile it."""
        beside = Path("src", self.get_ext_filename(ext.name))
        if self.inplace or newer_group([*ext.sources, *ext.depends], str(beside), "newer"):
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(beside, target)


def can_compile() -> bool:
    """Return whether a C compiler and Python's headers are here, by trying them."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = sysconfig.get_path("include")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.c"
        source.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{headers}", "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def extensions() -> list[Extension]:
    """Return the compiled modules; none without a compiler or with SCHILTROM_PURE=1."""
    if os.environ.get("SCHILTROM_PURE") == "1" or not can_compile():
        return []
    from mypyc.build import mypycify

    modules = sorted(str(path) for path in ENGINE.glob("*.py") if path.name not in PLAIN)
    modules += [*ODDS, *AI, *ENVS, *LEARN]
    found: list[Extension] = mypycify(
        ["--strict", *modules], opt_level="3", group_name="schiltrom_engine"
    )
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOnce})
