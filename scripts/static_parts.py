"""What Python makes of the game without a server: its modules, and answers that never change.

``python -m scripts.static_parts FOLDER`` writes them; ``make static`` does so and builds the rest.
"""

from __future__ import annotations

import ast
import asyncio
import json
import sys
import zipfile
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src"
PACKAGE: Final = "schiltrom"
ENTRANCES: Final = (
    "schiltrom.local.worker",
    "schiltrom.ai.players.registry",
    "schiltrom.ai.learned.registry",
    "schiltrom.ai.learned.page_network",
)
"""What is called in the page; everything else is imported by these."""
LEFT_OUT: Final = ("schiltrom.svg", "schiltrom.ai.learned.integer_network")
"""What is imported only when somebody asks for it, which nobody does there."""
DATA: Final = (
    "areas.csv",
    "bids.csv",
    "blocks.csv",
    "borders.csv",
    "cards.csv",
    "scenarios.csv",
    "short_names.csv",
    "rules.csv",
    "rule_numbers.csv",
    "concordance.toml",
    "map.json",
    "ai",
)
"""The data that these modules read."""
LIBRARY: Final = (
    "schiltrom.ai",
    "schiltrom.engine",
    "schiltrom.fairness",
    "schiltrom.game",
    "schiltrom.knowledge",
    "schiltrom.local.examples",
    "schiltrom.notation",
    "schiltrom.odds",
    "schiltrom.screen",
    "schiltrom.svg",
    "schiltrom.table",
    "schiltrom.text",
)
"""What the examples of the documentation may import: the library, but for what needs more."""
NOT_THE_LIBRARY: Final = ("schiltrom.ai.lab", "schiltrom.ai.learned")
LIBRARY_DATA: Final = ("data/art", "locale")
"""The further data that the library reads."""
PACKAGES: Final = ("attrs", "babel", "fluent.runtime", "fluent.syntax", "pytz", "typing_extensions")
"""The packages by which the library speaks; the engine needs none."""
LICENCES: Final = {
    "attrs": "attrs.txt",
    "babel": "babel.txt",
    "mkdocs": "mkdocs.txt",
    "mkdocs-material": "mkdocs-material.txt",
    "pytz": "pytz.txt",
    "typing_extensions": "psf-2.0.txt",
}
"""Packages that are in the folder, and where their licences go; Fluent's come without a text."""
BABEL_DATA: Final = ("root", "en", "de", "fr", "hu", "it", "ja")
"""Of Babel's languages, ours."""
NOT_READ: Final = (".npz",)
"""The learned network is a file of its own, which is fetched when it is needed."""
FIRST_DAY: Final = (1980, 1, 1, 0, 0, 0)
"""Files in the archive have no time, so that the same files make the same archive."""


def path_of(module: str) -> Path | None:
    """Return the file of a module of ours, if there is one."""
    bare = SOURCE.joinpath(*module.split("."))
    for path in (bare / "__init__.py", bare.with_suffix(".py")):
        if path.exists():
            return path
    return None


def imported_by(path: Path) -> set[str]:
    """Return the names that a file imports, except for types alone."""
    names: set[str] = set()
    todo: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            todo += node.orelse
            continue
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        todo += ast.iter_child_nodes(node)
    return names


def modules(
    entrances: Iterable[str] = ENTRANCES, left_out: tuple[str, ...] = LEFT_OUT
) -> dict[str, Path]:
    """Return the modules that the page needs, with their files."""
    found: dict[str, Path] = {}
    todo = list(entrances)
    while todo:
        name = todo.pop()
        path = path_of(name)
        if name in found or path is None or name.split(".")[0] != PACKAGE:
            continue
        if name.startswith(left_out):
            continue
        found[name] = path
        parts = name.split(".")
        todo += [".".join(parts[:end]) for end in range(1, len(parts))]
        todo += imported_by(path)
    return dict(sorted(found.items()))


def library_modules() -> dict[str, Path]:
    """Return the modules that the examples of the documentation can import."""
    rooms = [SOURCE.joinpath(*name.split(".")) for name in LIBRARY]
    files = [file for room in rooms for file in (room.rglob("*.py"), [room.with_suffix(".py")])]
    names = [
        ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
        for group in files
        for file in group
    ]
    return modules([*ENTRANCES, *names], NOT_THE_LIBRARY)


def data_files(names: Iterable[str] = ()) -> list[Path]:
    """Return the files of data that the modules read, and further ones by name."""
    root = SOURCE / PACKAGE
    places = [root / "data" / name for name in DATA] + [root / name for name in names]
    wanted = [path for place in places for path in sorted([place, *place.rglob("*")])]
    plain = [path for path in wanted if path.is_file() and path.suffix not in (*NOT_READ, ".pyc")]
    return [root / "data" / "__init__.py", *plain]


def package_files() -> dict[str, Path]:
    """Return the files of the packages by which the library speaks."""
    found = {}
    for package in PACKAGES:
        for file in metadata.files(package) or ():
            name = file.as_posix()
            is_ours = file.stem in BABEL_DATA if "locale-data/" in name else file.suffix == ".dat"
            if file.suffix == ".py" or (file.suffix == ".dat" and is_ours):
                found[name] = Path(str(file.locate()))
    return found


def write_archive(path: Path) -> None:
    """Write the modules of the game and their data as one archive."""
    _write(path, _named([*modules().values(), *data_files()]))


def write_library(path: Path) -> None:
    """Write the whole library, with the packages that it needs, as one archive."""
    own = _named([*library_modules().values(), *data_files(LIBRARY_DATA)])
    _write(path, own | package_files())


def _named(files: Iterable[Path]) -> dict[str, Path]:
    return {file.relative_to(SOURCE).as_posix(): file for file in files}


def _write(path: Path, files: dict[str, Path]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, file in sorted(files.items()):
            info = zipfile.ZipInfo(name, FIRST_DAY)
            archive.writestr(info, file.read_bytes(), zipfile.ZIP_DEFLATED)


def write_answers(folder: Path) -> None:
    """Write what a server answers everybody alike: offers, lessons, how rulebooks are read."""
    from schiltrom.screen.encoding import to_text
    from schiltrom.screen.tutorial import LESSONS, lesson
    from schiltrom.server.http import api_concordance, api_options
    from schiltrom.text.concordance import DOCUMENTS, concordance, languages_of

    offers = json.loads(bytes(asyncio.run(api_options.offers()).body))
    (folder / "offers.json").write_text(json.dumps(offers), encoding="utf-8")
    for name in LESSONS:
        (folder / f"lesson-{name}.json").write_text(to_text(lesson(name)), encoding="utf-8")
    for document in DOCUMENTS:
        for language in languages_of(document):
            body = api_concordance.body_of(concordance(document, language))
            text = json.dumps(body, ensure_ascii=False)
            (folder / f"concordance-{document}-{language}.json").write_text(text, encoding="utf-8")


def write_licences(folder: Path) -> None:
    """Write the licences of the packages in the folder, as the packages have them."""
    for package, name in LICENCES.items():
        files = [file for file in metadata.files(package) or () if ".dist-info" in file.parts[0]]
        (text,) = [file for file in files if file.name.startswith("LICENSE")]
        (folder / name).write_bytes(Path(str(text.locate())).read_bytes())


def main(folder: Path) -> None:
    """Write everything into a folder."""
    licences = folder / "licences"
    licences.mkdir(parents=True, exist_ok=True)
    write_licences(licences)
    answers = folder / "data"
    answers.mkdir(parents=True, exist_ok=True)
    write_archive(folder / "modules.zip")
    write_library(folder / "library.zip")
    write_answers(answers)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
