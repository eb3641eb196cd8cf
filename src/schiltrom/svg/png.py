"""Drawings as PNG, by resvg (the extra ``schiltrom[png]``)."""

from __future__ import annotations


class PngError(RuntimeError):
    """The drawing cannot be made into a PNG here."""


def as_png(svg: str) -> bytes:
    """Return an SVG as PNG, as large as it says it is."""
    try:
        import resvg_py
    except ImportError as error:
        raise PngError("PNG needs an extra package: pip install 'schiltrom[png]'") from error
    try:
        return bytes(resvg_py.svg_to_bytes(svg_string=svg))
    except ValueError as error:
        raise PngError(f"the drawing cannot be made a PNG: {error}") from error
