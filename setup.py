"""Builds the engine with mypyc where a C compiler is at hand; without one it stays plain Python."""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

ENGINE = Path("src/schiltrom/engine")
PLAIN = {
    "__init__.py",  # nothing to gain
    "rules.py",  # a frozen dataclass, which mypyc does not make faster
}


def has_compiler() -> bool:
    """Return whether the compiler Python was built with, or the one in CC, is here."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def extensions() -> list[Extension]:
    """Return the compiled modules of the engine, none without a compiler or with SCHILTROM_PURE=1."""
    if os.environ.get("SCHILTROM_PURE") == "1" or not has_compiler():
        return []
    from mypyc.build import mypycify

    modules = sorted(str(path) for path in ENGINE.glob("*.py") if path.name not in PLAIN)
    found: list[Extension] = mypycify(
        ["--strict", *modules], opt_level="3", group_name="schiltrom_engine"
    )
    return found


setup(ext_modules=extensions())
