"""What mypyc compiles, and what it reads to do so: said in pyproject.toml, `[tool.schiltrom]`.

Needs the standard library alone, so that it can be asked before anything is installed.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = Path("src")
PACKAGE = "schiltrom"


def compiled_modules(root: Path = ROOT) -> list[str]:
    """Return the names of the modules to compile."""
    table = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    chosen, plain = table["tool"][PACKAGE]["compiled"], set(table["tool"][PACKAGE]["plain"])
    package = root / SOURCE / PACKAGE
    found = {path for pattern in chosen for path in package.glob(pattern)}
    kept = {path for path in found if path.relative_to(package).as_posix() not in plain}
    return sorted(".".join(path.relative_to(root / SOURCE).with_suffix("").parts) for path in kept)


def path_of(module: str, root: Path = ROOT) -> Path | None:
    """Return the file of one of our modules or packages, if there is such a one."""
    stem = root.joinpath(SOURCE, *module.split("."))
    places = (stem.with_suffix(".py"), stem / "__init__.py")
    return next((place for place in places if place.is_file()), None)


def imports_of(module: str, root: Path = ROOT) -> Iterator[str]:
    """Yield the modules a module imports, inside functions and for type checkers too."""
    path = path_of(module, root)
    assert path is not None, module
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name for name in names if path_of(name, root))


def seen_modules(root: Path = ROOT) -> set[str]:
    """Return all modules mypy reads to compile ours: them, what they import, and so on."""
    seen: set[str] = set()
    waiting = compiled_modules(root)
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            if path_of(module, root):
                waiting += imports_of(module, root)
    return seen


def packages_above(modules: set[str]) -> set[str]:
    """Return the packages that modules lie in."""
    above: set[str] = set()
    for module in modules:
        parts = module.split(".")[:-1]
        above |= {".".join(parts[: length + 1]) for length in range(len(parts))}
    return above


def mypy_settings(cache: str) -> str:
    """Return mypy's settings for compiling: what is not compiled is read, but its errors are not.

    A package above our modules is skipped unless one of them imports from it: an `__init__` can
    reach the whole library, and with it packages that need not be installed.
    """
    seen = seen_modules()
    skipped = sorted(packages_above({name for name in seen if path_of(name)}) - seen)
    general = f"[mypy]\nstrict = True\nfollow_imports = silent\ncache_dir = {cache}\n"
    return general + f"[mypy-{','.join(skipped)}]\nfollow_imports = skip\n"
