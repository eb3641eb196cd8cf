"""The documentation for the folder of the game without a server.

``python -m scripts.static_docs FOLDER`` has MkDocs write it, with three things changed: examples
that can be run are marked, and the script that runs them is in their pages; scripts of the theme
that stand in the pages become files, so that a strict policy can be kept; and what only the top of
a web server needs is left out.

MkDocs calls the functions that begin with ``on_``.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mkdocs.commands.build import build
from mkdocs.config import load_config

ROOT: Final = Path(__file__).parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from scripts.docs_examples import with_buttons  # noqa: E402

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.pages import Page

MARK: Final = "schiltrom-runs"
"""The class of a block that can be run; the client's ``docs/examples.ts`` looks for it."""
SCRIPTS: Final = {f'class="{MARK}': "examples.js", "<schiltrom-board": "schiltrom-board.js"}
"""By what needs them: scripts that lie at the top of the folder, above the documentation."""
PLAY: Final = '**<a href="../index.html">Play in this browser</a>**, with nothing to install.'
INLINE: Final = re.compile(r"<script>(.+?)</script>", re.DOTALL)
NOT_HERE: Final = (
    *("404.html", "sitemap.xml", "sitemap.xml.gz"),
    *("assets/javascripts/lunr/**/*.js", "**/*.map"),
)
"""For the top of a web server, for a search in other languages, for who works on the theme."""


def on_page_markdown(markdown: str, page: Page, **_more: object) -> str:
    """Mark the examples of a page that can be run; the first page leads to the game beside it."""
    if page.is_homepage:
        title, _, rest = markdown.partition("\n")
        markdown = f"{title}\n\n{PLAY}\n{rest}"
    return with_buttons(markdown, MARK)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Take a page's scripts out of it, and add the one that runs its examples."""
    up = "../" * page.url.count("/")
    assets = Path(config["site_dir"]) / "assets" / "inline"
    assets.mkdir(parents=True, exist_ok=True)

    def taken_out(script: re.Match[str]) -> str:
        name = hashlib.sha256(script[1].encode()).hexdigest()[:12] + ".js"
        (assets / name).write_text(script[1], encoding="utf-8")
        return f'<script src="{up}assets/inline/{name}"></script>'

    output = INLINE.sub(taken_out, output)
    for mark, name in SCRIPTS.items():
        if mark in output:
            tag = f'<script type="module" src="{up}../{name}"></script>'
            output = output.replace("</head>", f"{tag}</head>", 1)
    return output


def on_post_build(config: MkDocsConfig) -> None:
    """Remove what nobody needs here."""
    for pattern in NOT_HERE:
        for file in Path(config["site_dir"]).glob(pattern):
            file.unlink()


def main(folder: Path) -> None:
    """Write the documentation into a folder."""
    config = load_config(
        str(ROOT / "mkdocs.yml"), site_dir=str(folder.resolve()), hooks=[str(Path(__file__))]
    )
    config.plugins.on_startup(command="build", dirty=False)
    build(config)
    config.plugins.on_shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
