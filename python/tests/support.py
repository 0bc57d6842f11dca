# SPDX-License-Identifier: BSD-3-Clause
"""Matrices and bounds for the tests."""
import numpy as np
import pytest

DTYPES = [np.float32, np.float64, np.complex64, np.complex128]
SIZES = [1, 2, 5, 64, 131]

each_dtype = pytest.mark.parametrize("dtype", DTYPES, ids=lambda t: np.dtype(t).name)
each_size = pytest.mark.parametrize("n", SIZES)
each_order = pytest.mark.parametrize("order", ["C", "F"])


def general(m, n, dtype, seed=0, order="C"):
    random = np.random.default_rng([m, n, seed])
    a = random.standard_normal((m, n))
    if np.dtype(dtype).kind == "c":
        a = a + 1j * random.standard_normal((m, n))
    return np.array(a, dtype=dtype, order=order)


def hermitian(n, dtype, seed=0, order="C"):
    a = general(n, n, dtype, seed)
    return np.array(a + a.conj().T, order=order)


def definite(n, dtype, seed=0, order="C"):
    a = general(n, n, dtype, seed)
    return np.array(a @ a.conj().T + n * np.eye(n, dtype=dtype), order=order)


def spoiled(a, lower):
    """With NaN in the triangle that is not to be read."""
    a = a.copy(order="K")
    a[np.triu_indices(len(a), 1) if lower else np.tril_indices(len(a), -1)] = np.nan
    return a


def small(difference, scale, n):
    """Whether a difference is below 30 n eps of the scale."""
    eps = np.finfo(difference.dtype).eps
    bound = 30 * max(n, 1) * eps * max(float(scale), np.finfo(difference.dtype).tiny)
    largest = float(np.abs(difference).max()) if difference.size else 0.0
    assert largest < bound, f"{largest / bound * 30:.3g} units of n eps"
    return True


def one_norm(a):
    return np.abs(a).sum(axis=0).max()


def layouts(a):
    """The same matrix in many ways: (name, array, whether it may be written)."""
    m, n = a.shape
    wide = np.zeros((2 * m, 3 * n), a.dtype)
    wide[::2, ::3] = a
    tall = np.zeros((m + 3, n + 2), a.dtype, order="F")
    tall[1:m + 1, 1:n + 1] = a
    read_only = a.copy()
    read_only.flags.writeable = False
    yield "C", np.ascontiguousarray(a)
    yield "F", np.asfortranarray(a)
    yield "strided", wide[::2, ::3]
    yield "block", tall[1:m + 1, 1:n + 1]
    yield "negative rows", np.ascontiguousarray(a[::-1])[::-1]
    yield "negative columns", np.asfortranarray(a[:, ::-1])[:, ::-1]
    yield "read-only", read_only
    yield "other byte order", a.astype(a.dtype.newbyteorder())
    yield "unaligned", np.frombuffer(b"x" + a.tobytes(), dtype=np.uint8)[1:].view(a.dtype).reshape(a.shape)
