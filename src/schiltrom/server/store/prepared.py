"""Statements as the database's driver takes them, made once: what every choice writes.

SQLAlchemy writes the text, and says how values are stored. To have it look at each row again would
take longer than the database does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Insert
from sqlalchemy.sql.compiler import SQLCompiler

if TYPE_CHECKING:
    from sqlalchemy import Connection, Delete, Dialect, Update

    Statement: TypeAlias = Delete | Insert | Update

Row: TypeAlias = tuple[object, ...]
Convert: TypeAlias = Callable[[Any], object]


class Prepared:
    """A statement that writes rows, each a tuple of the values that *names* lists."""

    def __init__(self, statement: Statement, names: Sequence[str]) -> None:
        # Nobody asks for what the database fills in by itself.
        self._statement = statement.inline() if isinstance(statement, Insert) else statement
        self._names = list(names)
        self._forms: dict[str, _Form] = {}

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""
        if rows:
            form = self._form(connection.dialect)
            connection.exec_driver_sql(form.text, form.parameters(rows))

    def _form(self, dialect: Dialect) -> _Form:
        found = self._forms.get(dialect.name)
        if found is None:
            found = self._forms[dialect.name] = _Form(self._statement, self._names, dialect)
        return found


class _Form:
    """A statement for one kind of database."""

    def __init__(self, statement: Statement, names: list[str], dialect: Dialect) -> None:
        made = statement.compile(dialect=dialect, column_keys=names)
        assert isinstance(made, SQLCompiler)
        self.text = str(made)
        self._names = names
        self._order = [names.index(name) for name in made.positiontup or ()]
        """In which order the driver takes the values; none: by their names."""
        self._converts: list[tuple[int, Convert]] = []
        for place, name in enumerate(names):
            kind = made.binds[name].type
            convert: Convert | None = kind.dialect_impl(dialect).bind_processor(dialect)
            if convert is not None:
                self._converts.append((place, convert))

    def parameters(self, rows: Sequence[Row]) -> list[Any]:
        """Return rows as the driver takes them."""
        columns: list[Sequence[object]] = list(zip(*rows, strict=True))
        for place, convert in self._converts:
            columns[place] = _converted(columns[place], convert)
        if self._order:
            return list(zip(*[columns[place] for place in self._order], strict=True))
        return [dict(zip(self._names, row, strict=True)) for row in zip(*columns, strict=True)]


def _converted(values: Sequence[object], convert: Convert) -> list[object]:
    """Return values as they are stored; one that comes again, such as the time, is made once."""
    made: list[object] = []
    last: object = None
    for place, value in enumerate(values):
        if place and value is last:
            made.append(made[-1])
        else:
            made.append(convert(value))
            last = value
    return made
