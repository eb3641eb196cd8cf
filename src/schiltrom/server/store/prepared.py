"""Statements as the database's driver takes them, made once: what every choice writes.

SQLAlchemy writes the text, and says how values are stored. To have it look at each row again would
take longer than the database does. SQLite takes rows one after another; PostgreSQL takes all of
them at once, as one JSON text, in one statement and one round trip.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sqlalchemy import (
    JSON,
    BindParameter,
    Delete,
    Insert,
    Text,
    Update,
    bindparam,
    cast,
    column,
    func,
    select,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.visitors import replacement_traverse

if TYPE_CHECKING:
    from sqlalchemy import Connection, Dialect
    from sqlalchemy.engine.interfaces import DBAPICursor
    from sqlalchemy.types import TypeEngine

    Statement: TypeAlias = Delete | Insert | Update

Row: TypeAlias = tuple[object, ...]
Convert: TypeAlias = Callable[[Any], object]
ROWS: Final = "rows"
"""What stands for all rows in a statement that takes them at once, and names them there."""


class Prepared:
    """A statement that writes rows, each a tuple of the values that *names* lists.

    No two rows may be about the same. They are written in any order, unless it matters: two who
    write the same rows in different orders can wait for each other for ever.
    """

    def __init__(
        self, statement: Statement, names: Sequence[str], *, in_order: bool = False
    ) -> None:
        # Nobody asks for what the database fills in by itself.
        self._statement = statement.inline() if isinstance(statement, Insert) else statement
        self._names = list(names)
        self._in_order = in_order
        self._forms: dict[str, _OneByOne | _AtOnce] = {}

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write rows, if there are any."""
        if rows:
            self._form(connection.dialect).run(connection, rows)

    def _form(self, dialect: Dialect) -> _OneByOne | _AtOnce:
        found = self._forms.get(dialect.name)
        if found is None:
            at_once = dialect.name == "postgresql" and not self._in_order
            kind = _AtOnce if at_once else _OneByOne
            found = self._forms[dialect.name] = kind(self._statement, self._names, dialect)
        return found


class Lookup:
    """A question about some games, as the drivers take it: every batch of changes asks some.

    In its text ``{among}`` follows the column with the games' ids.
    """

    def __init__(self, text: str) -> None:
        self._texts = {dialect: text.format(among=among) for dialect, among in _AMONG.items()}

    def rows(self, connection: Connection, games: Iterable[str]) -> list[tuple[Any, ...]]:
        """Return what is found."""
        dialect, wanted = connection.dialect.name, list(games)
        text = self._texts[dialect]
        given = wanted if dialect == "postgresql" else json.dumps(wanted)
        with _driver_cursor(connection, text) as cursor:
            cursor.execute(text, {"games": given})
            return list(cursor.fetchall())


_AMONG: Final = {
    "sqlite": "IN (SELECT value FROM json_each(:games))",
    "postgresql": "= ANY(%(games)s)",
}


@contextmanager
def _driver_cursor(connection: Connection, text: str) -> Iterator[DBAPICursor]:
    """Have the driver's own cursor for a statement; its errors are raised as SQLAlchemy's are."""
    dialect = connection.dialect
    dbapi = dialect.loaded_dbapi
    pooled = connection.connection
    try:
        with closing(pooled.cursor()) as cursor:
            yield cursor
    except dbapi.Error as error:
        if dialect.is_disconnect(error, pooled.driver_connection, None):
            connection.invalidate(error)
        raise DBAPIError.instance(
            text, None, error, dbapi.Error, hide_parameters=True, dialect=dialect
        ) from error


class _OneByOne:
    """A statement that the driver runs for each row."""

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

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write rows one after another."""
        with _driver_cursor(connection, self.text) as cursor:
            cursor.executemany(self.text, self.parameters(rows))

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


class _AtOnce:
    """A statement for PostgreSQL that takes all rows as one JSON text."""

    def __init__(self, statement: Statement, names: list[str], dialect: Dialect) -> None:
        self._names = names
        made = _of_recordset(statement, _kinds(statement, names, dialect))
        self.text = str(made.compile(dialect=dialect))

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write rows in one statement."""
        named = [dict(zip(self._names, row, strict=True)) for row in rows]
        with _driver_cursor(connection, self.text) as cursor:
            cursor.execute(self.text, {ROWS: json.dumps(named, default=str)})


def _kinds(
    statement: Statement, names: Sequence[str], dialect: Dialect
) -> dict[str, TypeEngine[Any]]:
    """Return of what type each value of a row is; those that are stored as JSON go as they are."""
    made = statement.compile(dialect=dialect, column_keys=names)
    assert isinstance(made, SQLCompiler)
    kinds = {name: made.binds[name].type for name in names}
    return {name: JSON() if isinstance(kind, JSON) else kind for name, kind in kinds.items()}


def _of_recordset(statement: Statement, kinds: dict[str, TypeEngine[Any]]) -> Statement:
    """Return a statement that reads from a JSON text what it was to be given row by row."""
    # The cast is for the driver, which does not know what the function takes.
    text = cast(bindparam(ROWS, type_=Text), JSON)
    columns = [column(name, kind) for name, kind in kinds.items()]
    new = func.json_to_recordset(text).table_valued(*columns, name=ROWS)
    new = new.render_derived(name=ROWS, with_types=True)
    if isinstance(statement, Insert):
        return statement.from_select(list(kinds), select(*[new.c[name] for name in kinds]))

    def replace(element: object, **_more: object) -> object | None:
        if isinstance(element, BindParameter) and element.key in kinds:
            return new.c[element.key]
        return None

    replaced = replacement_traverse(statement, {}, replace)
    assert isinstance(replaced, Update | Delete)
    return replaced
