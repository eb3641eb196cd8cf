"""What Python makes of the game without a server: its modules, and answers that never change.

``python -m scripts.static_parts FOLDER`` writes them; ``make static`` does so and builds the rest.
"""

from __future__ import annotations

import ast
import asyncio
import json
import sys
import zipfile
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


def modules() -> dict[str, Path]:
    """Return the modules that the page needs, with their files."""
    found: dict[str, Path] = {}
    todo = list(ENTRANCES)
    while todo:
        name = todo.pop()
        path = path_of(name)
        if name in found or path is None or name.split(".")[0] != PACKAGE:
            continue
        if name.startswith(LEFT_OUT):
            continue
        found[name] = path
        parts = name.split(".")
        todo += [".".join(parts[:end]) for end in range(1, len(parts))]
        todo += imported_by(path)
    return dict(sorted(found.items()))


def data_files() -> list[Path]:
    """Return the files of data that the modules read."""
    root = SOURCE / PACKAGE / "data"
    wanted = [path for name in DATA for path in sorted([root / name, *(root / name).rglob("*")])]
    plain = [path for path in wanted if path.is_file() and path.suffix not in (*NOT_READ, ".pyc")]
    return [root / "__init__.py", *plain]


def write_archive(path: Path) -> None:
    """Write the modules and their data as one archive."""
    files = sorted({*modules().values(), *data_files()})
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            name = file.relative_to(SOURCE).as_posix()
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


def main(folder: Path) -> None:
    """Write everything into a folder."""
    answers = folder / "data"
    answers.mkdir(parents=True, exist_ok=True)
    write_archive(folder / "modules.zip")
    write_answers(answers)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
