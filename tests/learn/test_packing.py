"""Arrays packed closer than NumPy packs them, in a file that NumPy reads."""

from __future__ import annotations

import zipfile

import numpy as np
import pytest

from schiltrom.learn.packing import write_arrays


@pytest.fixture
def parts():
    rng = np.random.default_rng(1297)
    weights = rng.normal(0, 4, (300, 200)).round().clip(-15, 15).astype(np.int8)
    repeating = np.tile(np.arange(8.0), 500)
    return {"weights": weights, "repeating": repeating, "depth": np.array(2), "of": np.array("é")}


def test_what_is_written_is_read(tmp_path, parts):
    path = tmp_path / "parts.npz"
    write_arrays(path, parts)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
    found = np.load(path)
    assert found.files == list(parts)
    for name, part in parts.items():
        assert found[name].dtype == part.dtype
        assert found[name].shape == part.shape
        assert (found[name] == part).all()


def test_the_same_arrays_make_the_same_file_and_a_smaller_one(tmp_path, parts):
    paths = [tmp_path / name for name in ("one.npz", "other.npz", "numpy.npz")]
    for path in paths[:2]:
        write_arrays(path, parts)
    np.savez_compressed(paths[2], **parts)
    one, other, of_numpy = (path.read_bytes() for path in paths)
    assert one == other
    assert len(one) < 0.97 * len(of_numpy)
