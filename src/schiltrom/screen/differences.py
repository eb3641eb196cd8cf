"""Differences: what has changed between two states of the same thing, as a patch of its JSON data.

A patch says how to change data that somebody has into data that we have (docs/server.md):

- of an object, ``=`` has the members that are set or replaced, ``~`` patches of members that have
  changed inside, ``-`` the names of members that are gone;
- of a list, ``<`` says which elements are taken over, as runs: ``[first, count]`` of the old list,
  or the number of new ones; or ``n`` gives the new length, where elements came or went at the
  end. Then ``=`` and ``~`` have the elements that are set and those that have changed inside, by
  their place in the new list.
- ``!`` alone replaces everything.

States are compared as objects, and what is equal is never looked into. What is replaced stays an
object, for ``encoding`` to write.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final, TypeAlias

from schiltrom.screen.sent import Sent, fields_of

Patch: TypeAlias = dict[str, Any]

_REPLACED: Final[Patch] = {}
"""Stands for a change that is said best by the new value itself."""
_MISSING: Final = object()
_LOOKED_INTO: Final = (Sent, dict, list, tuple)
"""What is not compared as a whole first: to look for what has changed is to compare it."""
_RUN_SIZE: Final = 8
_ELEMENT_SIZE: Final = 60
_INDEX_SIZE: Final = 6
"""About how many characters a run, an element that is no text, and an index take."""
_ENTRIES: Final = frozenset("=~-<n")


class PatchError(ValueError):
    """A patch that does not fit the data it is applied to."""


# --- finding differences ---------------------------------------------------------------------


def difference(old: object, new: object) -> Patch | None:
    """Return the patch that makes *new* of *old*, or None if they are equal."""
    if old is new:
        return None
    patch = _change(old, new)
    if patch is _REPLACED:
        return None if old == new else {"!": new}
    return patch


def _change(old: object, new: object) -> Patch | None:
    """Return the patch for two values that are not the same object; None if they are alike."""
    if isinstance(new, Sent):
        return _change_of_sent(old, new) if type(old) is type(new) else _REPLACED
    if isinstance(new, dict):
        return _change_of_dict(old, new) if isinstance(old, dict) else _REPLACED
    before, after = _as_list(old), _as_list(new)
    if before is not None and after is not None:
        return _change_of_list(before, after)
    return _REPLACED


def _as_list(thing: object) -> list[Any] | None:
    """Return what JSON writes as a list as one, which is the fastest to look through."""
    if isinstance(thing, list):
        return thing
    return list(thing) if isinstance(thing, tuple) else None


class _Reader:
    """Reads all fields of a type at once, with their names as they are sent."""

    __slots__ = ("key", "names", "optional", "values")

    def __init__(self, kind: type[Sent]) -> None:
        fields = fields_of(kind)
        self.names = [sent for _, sent, _ in fields]
        self.optional = frozenset(sent for _, sent, if_any in fields if if_any)
        names = [name for name, _, _ in fields]
        # With one name alone it would not return a tuple.
        self.values: Callable[[object], tuple[Any, ...]] = attrgetter(*names, *names[:1])
        by = kind.FOUND_BY.split()
        self.key: Callable[[object], object] | None = attrgetter(*by) if by else None


_READERS: Final[dict[type[Sent], _Reader]] = {}


def _reader(kind: type[Sent]) -> _Reader:
    found = _READERS.get(kind)
    if found is None:
        found = _READERS[kind] = _Reader(kind)
    return found


def members_of(thing: Sent) -> dict[str, object]:
    """Return a value as JSON has it, but for what is in it."""
    reader = _reader(type(thing))
    # There is one more value than names.
    members: dict[str, object] = dict(zip(reader.names, reader.values(thing), strict=False))
    for name in reader.optional:
        if members[name] is None:
            del members[name]
    return members


def _change_of_sent(old: object, new: Sent) -> Patch | None:
    reader = _reader(type(new))
    names, before, after = reader.names, reader.values(old), reader.values(new)
    replaced: dict[str, object] = {}
    changed: dict[str, Patch] = {}
    gone: list[str] = []
    for place in range(len(names)):
        was, now = before[place], after[place]
        if was is now or (not isinstance(now, _LOOKED_INTO) and was == now):
            continue
        if now is None and names[place] in reader.optional:
            gone.append(names[place])
        else:
            _note(replaced, changed, names[place], was, now)
    return _joined(replaced, changed, gone, len(names))


def _change_of_dict(old: dict[str, Any], new: dict[str, Any]) -> Patch | None:
    replaced: dict[str, object] = {}
    changed: dict[str, Patch] = {}
    for name, now in new.items():
        was = old.get(name, _MISSING)
        if was is not now and (isinstance(now, _LOOKED_INTO) or was != now):
            _note(replaced, changed, name, was, now)
    return _joined(replaced, changed, [name for name in old if name not in new], len(new))


def _note(
    replaced: dict[str, object], changed: dict[str, Patch], name: str, before: object, after: object
) -> None:
    """Note how one member has changed: inside, or altogether."""
    patch = _change(before, after)
    if patch is _REPLACED:
        replaced[name] = after
    elif patch is not None:
        changed[name] = patch


def _joined(
    replaced: dict[str, object], changed: dict[str, Patch], gone: list[str], size: int
) -> Patch | None:
    """Return a patch of what was found; nothing much is kept where most is replaced."""
    if not changed and len(replaced) + len(gone) > size * 3 // 4:
        return _REPLACED
    patch: Patch = {}
    if replaced:
        patch["="] = replaced
    if changed:
        patch["~"] = changed
    if gone:
        patch["-"] = gone
    return patch or None


# --- lists -----------------------------------------------------------------------------------


def _change_of_list(old: list[Any], new: list[Any]) -> Patch | None:
    """Return the patch of a list, whose elements may have come, gone or changed places."""
    if not old or not new:
        return _REPLACED if old or new else None
    if len(old) == len(new) and _keep_their_places(old, new):
        return _change_in_place(old, new)
    before = _keys(old)
    after = _keys(new) if before is not None else None
    if before is None or after is None or before == after:
        return _change_in_place(old, new)
    sources = _sources(before, after)
    for place, source in enumerate(sources):
        if source not in (-1, place):
            return _rearranged(old, new, sources)
    return _change_in_place(old, new)


def _keep_their_places(old: list[Any], new: list[Any]) -> bool:
    """Return whether the elements of two lists are the same, or have the same keys.

    Most lists have changed in few places, if in any: only those are looked at.
    """
    for place in range(len(new)):
        was, now = old[place], new[place]
        if was is now:
            continue
        kind = type(now)
        if type(was) is not kind or not issubclass(kind, Sent):
            return False
        key = _reader(kind).key
        if key is None or key(was) != key(now):
            return False
    return True


def _keys(elements: list[Any]) -> list[object] | None:
    """Return by what each element is found again, such as its name; None if places count."""
    kinds = set(map(type, elements))
    kind = kinds.pop()
    if kinds:
        return None
    if kind is str:
        return list(elements)
    if issubclass(kind, Sent):
        key = _reader(kind).key
        return None if key is None else list(map(key, elements))
    if kind is list or kind is tuple:
        keys = [each[0] if each else None for each in elements]
        return keys if set(map(type, keys)) == {str} else None
    return None


def _sources(old: list[object], new: list[object]) -> list[int]:
    """Return the place in the old list of each element of the new one, or -1, by their keys."""
    places = dict(zip(old, range(len(old)), strict=True))
    if len(places) == len(old):
        sources = [places.get(key, -1) for key in new]
        if len(new) - sources.count(-1) == len(set(sources) - {-1}):
            return sources
    left: dict[object, list[int]] = {}
    for place in range(len(old) - 1, -1, -1):
        left.setdefault(old[place], []).append(place)
    return [found.pop() if (found := left.get(key)) else -1 for key in new]


def _change_in_place(old: list[Any], new: list[Any]) -> Patch | None:
    """Return the patch of a list whose elements keep their places, up to the shorter one's end."""
    replaced: dict[str, object] = {}
    changed: dict[str, Patch] = {}
    for place in range(len(new)):
        now = new[place]
        if place >= len(old):
            replaced[str(place)] = now
        elif old[place] is not now and (isinstance(now, Sent) or old[place] != now):
            _note(replaced, changed, str(place), old[place], now)
    patch = _joined(replaced, changed, [], len(new))
    if len(old) == len(new) or patch is _REPLACED:
        return patch
    return {"n": len(new), **(patch or {})}


def _rearranged(old: list[Any], new: list[Any], sources: list[int]) -> Patch:
    """Return the patch of a list that takes over some elements of the old one in other places."""
    runs = _runs(sources)
    replaced: dict[str, object] = {}
    changed: dict[str, Patch] = {}
    size = whole = 0
    for place, source in enumerate(sources):
        after = new[place]
        length = len(after) + 3 if isinstance(after, str) else _ELEMENT_SIZE
        whole += length
        if source < 0:
            size += length + _INDEX_SIZE
            replaced[str(place)] = after
        elif old[source] is not after and (isinstance(after, Sent) or old[source] != after):
            _note(replaced, changed, str(place), old[source], after)
    if size + _RUN_SIZE * len(runs) >= whole:
        return _REPLACED
    patch: Patch = {"<": runs}
    if replaced:
        patch["="] = replaced
    if changed:
        patch["~"] = changed
    return patch


def _runs(sources: list[int]) -> list[Any]:
    """Return elements that stay together as ``[first, count]``, and new ones as a number."""
    runs: list[Any] = []
    expected = -1
    for source in sources:
        last = runs[-1] if runs else None
        if source < 0 and isinstance(last, int):
            runs[-1] = last + 1
        elif source < 0:
            runs.append(1)
        elif source == expected and isinstance(last, list):
            last[1] += 1
        else:
            runs.append([source, 1])
        expected = source + 1 if source >= 0 else -1
    return runs


# --- applying them ---------------------------------------------------------------------------


def apply(data: Any, patch: Patch) -> Any:  # noqa: ANN401 (JSON data)
    """Return JSON data changed by a patch; the data itself stays, and shares what is unchanged.

    >>> apply({"a": [1, 2], "b": 3}, {"=": {"b": 4}, "~": {"a": {"n": 3, "=": {"2": 5}}}})
    {'a': [1, 2, 5], 'b': 4}
    """
    if "!" in patch:
        return patch["!"]
    if not _ENTRIES.issuperset(patch):
        raise PatchError(f"a patch has no {', '.join(set(patch) - _ENTRIES)}")
    try:
        if isinstance(data, dict):
            return _applied_to_object(data, patch)
        if isinstance(data, list):
            return _applied_to_list(data, patch)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise PatchError(f"the patch does not fit: {error!r}") from error
    raise PatchError("a patch changes objects and lists only")


def _applied_to_object(data: dict[str, Any], patch: Patch) -> dict[str, Any]:
    if "<" in patch or "n" in patch:
        raise PatchError("a patch of a list for an object")
    result = dict(data)
    for name in patch.get("-", ()):
        del result[name]
    result.update(patch.get("=", {}))
    for name, inner in patch.get("~", {}).items():
        result[name] = apply(data[name], inner)
    return result


def _applied_to_list(data: list[Any], patch: Patch) -> list[Any]:
    if "-" in patch:
        raise PatchError("a patch of an object for a list")
    result = _taken_over(data, patch["<"]) if "<" in patch else list(data)
    if "n" in patch:
        result = result[: patch["n"]] + [_MISSING] * (patch["n"] - len(result))
    for place, value in patch.get("=", {}).items():
        result[_index(place)] = value
    for place, inner in patch.get("~", {}).items():
        result[_index(place)] = apply(result[_index(place)], inner)
    if any(element is _MISSING for element in result):
        raise PatchError("a patch leaves elements of a list open")
    return result


def _taken_over(data: list[Any], runs: list[Any]) -> list[Any]:
    """Return the elements that a list takes over, with places for new ones."""
    result: list[Any] = []
    for run in runs:
        if isinstance(run, int):
            result += [_MISSING] * run
            continue
        first, count = run
        if not 0 <= first <= first + count <= len(data):
            raise PatchError("a patch takes over more than there is")
        result += data[first : first + count]
    return result


def _index(place: str) -> int:
    """Return the index of an element; those before the first would be counted from the end."""
    index = int(place)
    if index < 0:
        raise PatchError("a patch of a place before the first")
    return index
