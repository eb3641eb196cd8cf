"""The documentation: code blocks are tried, links followed, and nothing comes from elsewhere."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from schiltrom.cli.commands import COMMANDS
from schiltrom.server.ops.settings import Settings
from schiltrom.text.concordance import DOCUMENTS
from scripts import docs_concordance
from tests.helpers.blocks import ROOT, Trial, blocks

DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")])
OWN_FILES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md", "SECURITY.md")
LARGEST_IMAGE = 250_000
FETCHING = {"link": "href", "script": "src", "img": "src", "iframe": "src", "source": "src"}
"""What makes a browser fetch something, and by which attribute."""


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_code_block_works(page, tmp_path, monkeypatch):
    """The blocks of a page are one session, in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    trial = Trial()
    for block in blocks(page):
        assert block.language, f"{block}: fence it, and say what it is"
        trial.run(block)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "1 / 0\n"),
        ("python", ">>> 1 + 1\n3\n"),
        ("bash", "schiltrom plya\n"),
        ("bash", "schiltrom serve --prot 1\n"),
        ("bash", "make coffee\n"),
        ("bash", "pip install 'schiltrom[coffee]'\n"),
        ("bash", "rm -rf games\n"),
        ("bash", "schiltrom play && python nothing.py\n"),
        ("bash", "if true\n"),
        ("console", "$ schiltrom plya\n"),
        ("json", "{'a': 1}\n"),
        ("toml", "a = b\n"),
        ("ini", "a = b\n"),
        ("nginx", "listen 443\n"),
        ("caddy", "scots.example.org {\n"),
        ("hots", '[Schiltrom "1"]\n'),
        ("http", "POST /api/coffee\n"),
        ("http", "POST /api/seats\n\n{'secret': 1}\n"),
        ("ebnf", "tag = ( name ;\n"),
        ("html", '<schiltrom-board position="hots2 nonsense"></schiltrom-board>\n'),
        ("html", "<p>Words.</p>\n"),
        ("cobol", "DISPLAY 1.\n"),
    ],
)
def test_a_block_that_does_not_work_is_noticed(tmp_path, language, text, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tests.helpers.blocks.ROOT", tmp_path)
    for name in ("Makefile", "pyproject.toml"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n\n```{language}\n{text}```\n", encoding="utf-8")
    (block,) = blocks(page)
    with pytest.raises(Exception, match=r".+"):
        Trial().run(block)


def test_the_page_of_the_rules_is_in_step_with_the_rules():
    """`scripts/docs_rules.py` writes it from the catalogue and the switches."""
    made = runpy.run_path(str(ROOT / "scripts" / "docs_rules.py"))["page"]()
    assert (DOCS / "rules.md").read_text(encoding="utf-8") == made, "run scripts/docs_rules.py"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_the_pages_of_the_concordance_are_in_step_with_its_data(document):
    found = (DOCS / "concordance" / f"{document}.md").read_text(encoding="utf-8")
    assert found == docs_concordance.page(document), "run python -m scripts.docs_concordance"


def test_settings_that_are_shown_are_settings():
    """The table names every setting, and the file that is shown no other."""
    text = (DOCS / "self-hosting.md").read_text(encoding="utf-8")
    table = text[text.index("| setting |") : text.index("A file of settings")]
    named = {name for line in table.splitlines() for name in _names(line.split("|")[1:2])}
    assert named == set(Settings.model_fields)
    for block in blocks(DOCS / "self-hosting.md"):
        if block.language == "toml":
            assert set(tomllib.loads(block.text)) <= named


def test_the_tests_that_keep_a_promise_are_there():
    text = (DOCS / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)`", text)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_every_command_is_in_the_table_of_commands():
    text = (DOCS / "command-line.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in _names([row])} == {each.name for each in COMMANDS}


def _names(cells: list[str]) -> list[str]:
    return re.findall(r"`(\w+)`", cells[0]) if cells else []


# --- the site --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a link to nowhere, a missing anchor or a page outside the menu stops it."""
    folder = tmp_path_factory.mktemp("site")
    done = build_site(ROOT, folder)
    assert done.returncode == 0, done.stderr
    return folder


def build_site(root: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Let MkDocs build the site of a repository; `--quiet` would make it overlook things."""
    build = [sys.executable, "-m", "mkdocs", "build", "-d", str(folder)]
    return subprocess.run(build, cwd=root, capture_output=True, text=True, check=False)


class Fetched(HTMLParser):
    """Gathers what a page fetches and where it links to."""

    def __init__(self) -> None:
        super().__init__()
        self.fetches: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an address."""
        found = dict(attrs)
        if tag == "link" and found.get("rel") in ("canonical", "next", "prev"):
            return
        if tag in FETCHING and found.get(FETCHING[tag]):
            self.fetches.append(found[FETCHING[tag]] or "")
        if tag == "a" and found.get("href"):
            self.links.append(found["href"] or "")


def test_the_site_needs_nothing_from_elsewhere(site):
    """It can be read from the disk, without a network."""
    pages = sorted(site.rglob("*.html"))
    assert len(pages) >= len(list(DOCS.glob("*.md")))
    for page in pages:
        parser = Fetched()
        parser.feed(page.read_text(encoding="utf-8"))
        assert parser.fetches
        for address in parser.fetches:
            assert not re.match(r"[a-z]+:|//", address), f"{page.name} fetches {address}"
            if page.name != "404.html":
                assert (page.parent / address.split("?")[0]).exists(), f"{page.name}: {address}"
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert not re.search(r"url\([\"']?(https?:)?//", text), style
        assert "@import" not in text


def test_what_leads_nowhere_stops_the_site(tmp_path):
    """A missing page, a missing heading and a page that is not in the menu are noticed."""
    shutil.copytree(DOCS, tmp_path / "docs")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    bad = "[one](nowhere.md) [two](rules.md#rule-4-99) [three](/etc) ![four](images/no.webp)\n"
    (tmp_path / "docs" / "lost.md").write_text(f"# Lost\n\n{bad}", encoding="utf-8")
    done = build_site(tmp_path, tmp_path / "site")
    assert done.returncode != 0
    for lost in ("nowhere.md", "rule-4-99", "/etc", "no.webp", "nav"):
        assert lost in done.stderr, done.stderr


def test_pictures_are_used_and_small():
    texts = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for image in (DOCS / "images").iterdir():
        assert image.stat().st_size <= LARGEST_IMAGE, image.name
        assert f"images/{image.name}" in texts, image.name


@pytest.mark.parametrize("name", OWN_FILES)
def test_links_of_the_files_at_the_top_lead_somewhere(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    for address in re.findall(r"\]\(([^)\s]+)\)", text):
        if not address.startswith("https://"):
            path, _, anchor = address.partition("#")
            target = ROOT / path
            assert target.exists(), address
            assert not anchor or anchor in anchors(target), address


def anchors(page: Path) -> set[str]:
    """Return the names of the headings of a page, as GitHub and MkDocs make them."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    made = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return made | set(re.findall(r'<a id="(.+?)">', text))
