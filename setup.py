"""Compiles the fast modules with mypyc where that is possible; else they stay plain Python.

Which modules are compiled is said in pyproject.toml (`[tool.schiltrom]`). A build without them is
whole as well, only slower, so nothing that goes wrong while compiling stops it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

sys.path.insert(0, str(Path(__file__).parent))
from scripts.compiled_modules import PACKAGE, ROOT, SOURCE, compiled_modules, mypy_settings

GROUP = "schiltrom_engine"
OPTIMISE = os.environ.get("SCHILTROM_OPTIMISE", "3")
"""How hard the C compiler tries: 0 where only the building matters."""
DIRECT_CALLS = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
"""Our functions call each other directly: in a shared library anybody might replace them otherwise,
so that nothing could be inlined. A tenth faster."""
INTERPRETED = "schiltrom: {why}, so the engine is interpreted (same play, about ten times slower)"


def say_interpreted(why: str) -> None:
    """Say in one line that nothing is compiled, and why."""
    sys.stderr.write(INTERPRETED.format(why=why) + "\n")


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
    """Return the modules to compile as C; none where they cannot be, or with SCHILTROM_PURE=1."""
    if os.environ.get("SCHILTROM_PURE") == "1":
        return []
    if not can_compile():
        say_interpreted("there is no C compiler with Python's headers here")
        return []
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "mypy.ini"
        settings.write_text(mypy_settings("build/mypy_cache"), encoding="utf-8")
        try:
            return _translated(["--config-file", str(settings)])
        except (Exception, SystemExit) as error:  # mypyc exits where mypy finds an error
            say_interpreted(f"mypyc failed ({type(error).__name__}: {error})")
            return []


def _translated(options: list[str]) -> list[Extension]:
    from mypyc.build import mypycify

    files = (SOURCE.joinpath(*name.split(".")).with_suffix(".py") for name in compiled_modules())
    paths = [str(path) for path in files]
    found: list[Extension] = mypycify([*options, *paths], opt_level=OPTIMISE, group_name=GROUP)
    for extension in found:
        extension.extra_compile_args += DIRECT_CALLS
    return found


class BuildOrGoOn(build_ext):
    """Compiles all modules or none, takes what is compiled already, and never stops a build."""

    def run(self) -> None:
        """Compile; if that fails, leave nothing compiled behind."""
        try:
            super().run()
        except Exception as error:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            say_interpreted(f"the C compiler failed ({error})")

    def build_extension(self, ext: Extension) -> None:
        """Copy what was compiled in place and is newer than its sources, or compile it."""
        beside = Path("src", self.get_ext_filename(ext.name))
        if self.inplace or newer_group([*ext.sources, *ext.depends], str(beside), "newer"):
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(beside, target)


def work_where_one_may_write() -> None:
    """Go to a copy of a source tree that is read-only: a build writes beside its sources."""
    if os.access(ROOT, os.W_OK) and os.access(ROOT / SOURCE, os.W_OK):
        return
    copy = Path(tempfile.mkdtemp(prefix="schiltrom-build-")) / PACKAGE
    left = shutil.ignore_patterns("node_modules", ".venv", ".git", "*.egg-info", "build", "dist")
    shutil.copytree(ROOT, copy, ignore=left)
    for folder in (copy, *(path for path in copy.rglob("*") if path.is_dir())):
        folder.chmod(0o755)
    os.chdir(copy)


if __name__ == "__main__":
    work_where_one_may_write()
    setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoOn})
