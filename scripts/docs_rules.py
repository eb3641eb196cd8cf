"""The rules as a page of the documentation: writes docs/rules.md.

Run it (`make docs` does) after a change of the rules' words, of their order or of a switch. The
words are those of the catalogue, as the 4th edition has them; below each rule stand the sentences
that another edition, document or option puts in their place.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from schiltrom.engine.rules import OFFERED, PRESETS, VALUES, RuleSet, Value
from schiltrom.text.rulebook import Rule, rulebook

PAGE = Path(__file__).parents[1] / "docs" / "rules.md"
EDITIONS = {f"edition {number}": str(number) for number in VALUES["edition"]}
DOCUMENTS = {"de": "German", "hu": "Hungarian", "fr": "French", "it": "Italian", "ja": "Japanese"}
PLAIN = RuleSet()
OLDEST = PRESETS["edition 2"]
"""Some switches count only beside others that edition 2 has."""

HEAD = """# The rules by number

Here are all rules of the game in our own words, by the numbers that the rulebooks give them;
refusals in the game name the same numbers. The text is that of the **4th edition**. Where another
edition, one of the five documents the rules were read from, or an option plays differently, the
sentences that take its place stand below the rule, with the switch that brings them.
[The switches](#switches) are listed at the end; [decisions](decisions.md) tells what we play where
the rulebooks are silent.

This page is made by `scripts/docs_rules.py` from the words that the browser game shows: change
those, not this page. Unofficial: the game is by Tom Dalgliesh and Jerry Taylor and published by
Columbia Games. If you like it, buy it; its rulebook is the authority.
"""

SWITCHES = """## Switches

A rule set is an edition with switches. `schiltrom.Game.new(edition=2)` chooses an edition,
`edition="de"` one of the documents, and any switch can be given beside it:
`schiltrom.Game.new(edition=4, schiltroms=True)`. A dagger (†) marks what a text offers its players
as an option. `bid` is the tournament bid of [9.2](#rule-9-2).
"""


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """Return the whole page."""
    parts = [HEAD, *(section(rule) for rule in rulebook(PLAIN)), SWITCHES, table()]
    return "\n".join(parts)


def section(rule: Rule) -> str:
    """Return a rule with its heading and what differs elsewhere."""
    is_chapter = rule.number == rule.chapter
    number = f"{rule.number} " if rule.number[0].isdigit() else ""
    lines = [f"{'##' if is_chapter else '###'} {number}{rule.title}", ""]
    lines += [f'<a id="{anchor(rule.number)}"></a>', text_of(rule.number, PLAIN), ""]
    variants = list(differences(rule))
    if variants:
        lines += [*variants, ""]
    return "\n".join(lines)


def anchor(number: str) -> str:
    """Return the name that links to a rule use."""
    return "rule-" + re.sub(r"[ .]", "-", number.lower())


def differences(rule: Rule) -> Iterator[str]:
    """Yield a line for each value of a switch that reads differently from the 4th edition."""
    for name, values in VALUES.items():
        usual = getattr(PLAIN, name)
        for value in values:
            if value == usual:
                continue
            new, old = changed(rule.number, name, value)
            if new or old:
                yield f"- {who(name, value)} (`{name}` {spelled(value)}): {told(new, old)}"


def changed(number: str, name: str, value: Value) -> tuple[list[str], list[str]]:
    """Return the sentences of a rule that a value brings, and those that it takes away."""
    for base in (PLAIN, OLDEST.but(**{name: getattr(PLAIN, name)})):
        before = sentences(text_of(number, base))
        after = sentences(text_of(number, base.but(**{name: value})))
        new = [sentence for sentence in after if sentence not in before]
        old = [sentence for sentence in before if sentence not in after]
        if new or old:
            return new, old
    return [], []


def text_of(number: str, rules: RuleSet) -> str:
    """Return the text of a rule as a rule set has it."""
    return texts(rules)[number]


@cache
def texts(rules: RuleSet) -> dict[str, str]:
    """Return the texts of all rules by number, with links to each other."""
    found = {rule.number: rule.text for rule in rulebook(rules)}

    def link(match: re.Match[str]) -> str:
        number = match[0]
        return f"[{number}](#{anchor(number)})" if number in found else number

    return {number: re.sub(r"\b\d\.\d+\b", link, text) for number, text in found.items()}


def sentences(text: str) -> list[str]:
    """Return a text sentence by sentence."""
    return re.split(r"(?<=[.:]) (?=[A-Z])", text)


def told(new: list[str], old: list[str]) -> str:
    """Return what a reader is told of changed sentences."""
    return " ".join(new) if new else "without “" + " ".join(old) + "”"


def who(name: str, value: Value) -> str:
    """Return which editions and documents have a value."""
    editions = [number for key, number in EDITIONS.items() if getattr(PRESETS[key], name) == value]
    others = {key: getattr(PRESETS[key], name) == value for key in DOCUMENTS}
    usual = {key: str(PRESETS[key].edition) in editions for key in DOCUMENTS}
    extra = [DOCUMENTS[key] for key in DOCUMENTS if others[key] and not usual[key]]
    without = [DOCUMENTS[key] for key in DOCUMENTS if usual[key] and not others[key]]
    label = f"Edition{'s' if len(editions) > 1 else ''} {listed(editions)}" if editions else ""
    if without:
        label += f", but not the {listed(without)} document"
    if extra:
        label = f"{label}, the {listed(extra)} document" if label else f"{listed(extra)} document"
    return f"**{label or 'Option'}**"


def listed(words: Iterable[str]) -> str:
    """Return words with commas and a last “and”."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def spelled(value: Value) -> str:
    """Return a value as the command line takes it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value) or "none"


def table() -> str:
    """Return every switch with its value in every named rule set."""
    presets = [*EDITIONS, *DOCUMENTS]
    names = [*(f"ed. {number}" for number in EDITIONS.values()), *DOCUMENTS]
    lines = ["| switch | rules | " + " | ".join(names) + " |", "| --- " * (len(names) + 2) + "|"]
    for name in VALUES:
        if name == "edition":
            continue
        cells = [cell(preset, name) for preset in presets]
        lines.append(f"| `{name}` | {rules_of(name)} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def cell(preset: str, name: str) -> str:
    """Return the value of a switch in a preset, with a dagger where it is an option."""
    mark = " †" if name in OFFERED[preset] else ""
    return spelled(getattr(PRESETS[preset], name)) + mark


def rules_of(name: str) -> str:
    """Return links to the rules that a switch changes."""
    found = [
        rule.number
        for rule in rulebook(PLAIN)
        if any(any(changed(rule.number, name, value)) for value in VALUES[name])
    ]
    if name == "bid":
        found = ["9.2"]
    return ", ".join(f"[{number}](#{anchor(number)})" for number in found)


if __name__ == "__main__":
    main()
