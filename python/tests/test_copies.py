# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
import pytest

from lapilli.linalg import _copies


@pytest.fixture(autouse=True)
def many_pieces(monkeypatch):
    """Threads and small pieces also for small arrays."""
    monkeypatch.setattr(_copies, "_SMALL", 0)
    monkeypatch.setattr(_copies, "_PIECE", 500)
    monkeypatch.setattr(_copies, "_SIDE", 8)
    monkeypatch.setattr(_copies, "threads", lambda: 3)


@pytest.mark.parametrize("shape", [(1, 1), (50, 50), (3, 200), (200, 3), (129, 65)])
@pytest.mark.parametrize("order", ["C", "F"])
def test_copies(shape, order):
    random = np.random.default_rng(0)
    source = np.array(random.standard_normal(shape) + 1j * random.standard_normal(shape), order=order)
    for conjugate in (False, True):
        target = np.empty(shape, complex)
        assert _copies.copy(target, source, conjugate, True)
        assert np.array_equal(target, source.conj() if conjugate else source)
    real = np.empty(shape, complex)
    assert _copies.copy(real, source.real, True)
    assert np.array_equal(real, source.real)
    for lower in (True, False):
        target = np.full(shape, np.nan, complex)
        assert _copies.copy_triangle(target, source, lower, True)
        assert np.array_equal(target, np.tril(source) if lower else np.triu(source))


@pytest.mark.parametrize("place", [(0, 0), (120, 3), (7, 60), (128, 64)])
def test_what_is_not_finite(place):
    a = np.zeros((129, 65))
    a[place] = np.inf
    target = np.empty_like(a)
    assert not _copies.copy(target, a, check=True) and not _copies.is_finite(a)
    assert _copies.copy(target, a)
    in_lower = place[0] >= place[1]
    assert _copies.copy_triangle(target, a, True, True) != in_lower
    assert _copies.copy_triangle(target, a, False, True) == (place[0] > place[1])
