"""Tables for people, whose columns stay straight in every language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from io import StringIO
from typing import Final

WIDEST: Final = 10_000
"""Tables are never cut, so that they can be copied whole."""


def table_lines(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> list[str]:
    """Return rows as lines: the first columns aligned left, figures aligned right.

    >>> table_lines([["Fife", "9.5%"], ["ファイフ", "10.0%"]])
    ['Fife       9.5%', 'ファイフ  10.0%']
    """
    from rich.console import Console  # takes longer to import than most commands to start
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0))
    for number in range(len(rows[0])):
        table.add_column(justify="left" if number in left else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    out = StringIO()
    console = Console(
        file=out, width=WIDEST, color_system=None, markup=False, emoji=False, highlight=False
    )
    console.print(table)
    return [line.rstrip() for line in out.getvalue().splitlines()]
