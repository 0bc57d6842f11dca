# SPDX-License-Identifier: BSD-3-Clause
"""Routines of singular values that the suites of testing/ do not describe, and matrices that are hard: zero, deficient, orthogonal, huge,
subnormal, not finite."""
import numpy as np
import pytest

import lapilli
from lapilli import lapack, linalg


def matrix(m, n, dtype="d", seed=1):
    rng = np.random.default_rng(seed)
    a = rng.standard_normal((m, n)) + (1j * rng.standard_normal((m, n)) if dtype in "FD" else 0)
    return np.asfortranarray(a, dtype)


PREFIX = {"f": "s", "d": "d", "F": "c", "D": "z"}


def small(x, scale):
    assert np.linalg.norm(x) < 500 * np.finfo(x.dtype).eps * max(scale, np.finfo(x.dtype).tiny)


@pytest.fixture(params=["none", "sim:3"])
def context(request):
    with lapilli.Context(request.param) as made:
        yield made


@pytest.mark.parametrize("dtype", "dD")
@pytest.mark.parametrize("m, n", [(30, 20), (20, 30), (7, 7), (1, 1)])
def test_bidiagonals_and_bands(context, m, n, dtype):
    context.set("gesdd.crossover", 0)
    p, org = ("d", "org") if dtype == "d" else ("z", "ung")
    call = lambda name, *args: getattr(lapack, p + name)(*args)
    k, a = min(m, n), matrix(m, n, dtype)
    f, d, e, tauq, taup = a.copy("F"), np.zeros(k), np.zeros(k - 1), np.zeros(k, dtype), np.zeros(k, dtype)
    call("gebrd", m, n, f, m, d, e, tauq, taup)
    q, pt = np.zeros((m, m), dtype, "F"), np.zeros((n, n), dtype, "F")
    q[:, :k], pt[:k] = f[:, :k], f[:k]
    getattr(lapack, p + org + "br")("Q", m, m, n, q, m, tauq)
    getattr(lapack, p + org + "br")("P", n, n, m, pt, n, taup)
    b = np.zeros((m, n))
    b[range(k), range(k)] = d
    b[(range(k - 1), range(1, k)) if m >= n else (range(1, k), range(k - 1))] = e
    small(q @ b @ pt - a, np.linalg.norm(a))
    values, uplo = np.linalg.svd(a, compute_uv=False), "U" if m >= n else "L"
    s, rest, u, vt, c = d.copy(), e.copy(), q[:, :k].copy("F"), pt[:k].copy("F"), np.asfortranarray(q[:, :k].conj().T @ a)
    call("bdsqr", uplo, k, n, m, n, s, rest, vt, k, u, m, c, k)
    small(s - values, values[0])
    small((u * s) @ vt - a, np.linalg.norm(a))
    small(c - u.conj().T @ a, np.linalg.norm(a))
    for compq in "NIP":
        s, rest, u, vt = d.copy(), e.copy(), np.zeros((k, k), order="F"), np.zeros((k, k), order="F")
        lapack.dbdsdc(uplo, compq, k, s, rest, u, k, vt, k, np.zeros(61 * k), np.zeros(5 * k, np.int64))
        small(s - values, values[0])
        if compq == "I":
            small((u * s) @ vt - b[:k, :k], values[0])
    found, s, z = np.zeros(1, np.int64), np.full(k, -7.0), np.zeros((2 * k, 3), order="F")
    lapack.dbdsvdx(uplo, "V", "I", k, d, e, 0, 0, 1, min(2, k), found, s, z[:, :min(2, k) + 1], 2 * k)
    assert found[0] == min(2, k) and np.all(s[2:] == -7)
    small(s[:2] - values[:2], values[0])
    lapack.dbdsvdx(uplo, "N", "V", k, d, e, 0.0, 2 * values[0], 0, 0, found, s, None, 1)
    assert found[0] == k
    for kl, ku in ((2, 1), (0, 3), (3, 0)):
        band, ab = np.triu(np.tril(a, ku), -kl), np.full((kl + ku + 1, n), np.nan, dtype, "F")  # no elements in the corners
        for j in range(n):
            rows = slice(max(0, j - ku), min(m, j + kl + 1))
            ab[max(0, ku - j):max(0, ku - j) + rows.stop - rows.start, j] = band[rows, j] if rows.start < rows.stop else 0
        q, pt, c = np.zeros((m, m), dtype, "F"), np.zeros((n, n), dtype, "F"), matrix(m, 3, dtype, 5)
        before = c.copy()
        call("gbbrd", "B", m, n, 3, kl, ku, ab, kl + ku + 1, d, e, q, m, pt, n, c, m)
        b = np.zeros((m, n))
        b[range(k), range(k)] = d
        b[range(k - 1), range(1, k)] = e
        small(q.conj().T @ band @ pt.conj().T - b, np.linalg.norm(a))
        small(c - q.conj().T @ before, np.linalg.norm(before))


@pytest.mark.parametrize("m, n", [(23, 17), (17, 23), (20, 20)])
@pytest.mark.parametrize("dtype", "fdFD")
def test_two_stages(context, dtype, m, n):
    """A = Q1 (Q B P^H) P1^H by the stages and by the products with their reflectors, as the guide has them."""
    context.set("gesdd.crossover", 0)
    p, k, kd, wide = PREFIX[dtype], min(m, n), 4, m < n
    real = np.dtype(dtype.lower())
    ormqr, ormlq = ("ormqr", "ormlq") if dtype in "fd" else ("unmqr", "unmlq")

    def call(name, *arguments):
        assert getattr(lapack, p + name)(*arguments) == 0

    given = matrix(m, n, dtype, 11)
    a, ab, tauq, taup = given.copy("F"), np.zeros((kd + 1, k), dtype, "F"), np.zeros(k, dtype), np.zeros(k, dtype)
    call("gebrd_ge2gb", m, n, kd, a, m, ab, kd + 1, tauq, taup)
    d, e, q, pt = np.zeros(k, real), np.zeros(k - 1, real), np.zeros((k, k), dtype, "F"), np.zeros((k, k), dtype, "F")
    call("gbbrd_gb2bd", "B", "L" if wide else "U", k, kd, ab, kd + 1, d, e, q, k, pt, k)
    x = np.zeros((m, n), dtype, "F")
    x[:k, :k] = q @ (np.diag(d) + np.diag(e, 1)) @ pt
    i, j = (kd, 0) if wide else (0, kd)  # Q1's reflectors begin in row i of A, P1's in column j
    call(ormqr, "L", "N", m - i, n, k - i, a[i:], m, tauq, x[i:], m)
    call(ormlq, "R", "N", m, n - j, k - j, a[:, j:], m, taup, x[:, j:], m)
    small(x - given, np.linalg.norm(given))


@pytest.mark.parametrize("dtype", "fD")
def test_many_problems(context, dtype):
    """Each has the results of its own call, and an info of its own."""
    context.set("gesdd.crossover", 0)
    p, real, shapes = {"f": "s", "D": "z"}[dtype], np.dtype(dtype.lower()), [(30, 20), (5, 40), (0, 3), (33, 33)]
    m, n = (np.array(x) for x in zip(*shapes))
    given = [matrix(*shape, dtype, k) for k, shape in enumerate(shapes)]
    given[1][2, 3] = np.nan
    arrays = lambda: ([a.copy("F") for a in given], [np.full(min(s), -7, real) for s in shapes], [np.zeros((s[0], min(s)), dtype, "F") for s in shapes],
                      [np.zeros((min(s), s[1]), dtype, "F") for s in shapes])
    rows, steps = np.maximum(m, 1), np.maximum(np.minimum(m, n), 1)
    (a, s, u, vt), infos = arrays(), np.full(4, -3)
    assert getattr(lapack, p + "gesdd_vbatch")("S", m, n, a, rows, s, u, rows, vt, steps, 4, infos) == 1
    assert infos.tolist()[0::2] == [0, 0] and infos[1] != 0 and infos[3] == 0 and np.all(s[1] == -7)
    for k in (0, 3):
        small((u[k] * s[k]) @ vt[k] - given[k], np.linalg.norm(given[k]) * (1e8 if dtype == "f" else 1))
    a, alone, _, _ = arrays()
    assert getattr(lapack, p + "gesdd_vbatch")("N", m, n, a, rows, alone, None, rows, None, rows, 4, infos) == 1
    np.testing.assert_allclose(alone[0], s[0], rtol=1e-4)


@pytest.mark.parametrize("dtype", "fd")
@pytest.mark.parametrize("n", [25, 26, 51, 52, 60])
def test_compact_form(context, n, dtype):
    """LAPACK's documentation has two integers too few for each row: what LAPACK does not write stays the caller's."""
    rng, levels = np.random.default_rng(n), int(np.log2(n / 26)) if n >= 52 else 0
    given = rng.standard_normal(n).astype(dtype), rng.standard_normal(n - 1).astype(dtype)
    values, made = np.linalg.svd(np.diag(given[0]) + np.diag(given[1], 1), compute_uv=False), []
    for fill in 7, -8:
        d, e, q, iq = given[0].copy(), given[1].copy(), np.full(n * (61 + 8 * levels) + 99, fill, dtype), np.full(n * (5 + 3 * levels) + 99, fill)
        assert getattr(lapack, PREFIX[dtype] + "bdsdc")("U", "P", n, d, e, None, 1, None, 1, q, iq) == 0
        small(d - values, values[0])
        assert (q[-99:] == fill).all() and (iq[-99:] == fill).all()
        made.append(iq)
    kept = made[0] != made[1]
    assert (made[0][kept] == 7).all() and (made[1][kept] == -8).all() and kept[:-99].any() and not kept.all()


@pytest.mark.parametrize("dtype, scale", [("d", 1e-310), ("d", 1e-305), ("d", 1e-200), ("d", 1e300), ("f", 1e-40), ("f", 1e-35), ("f", 1e-30), ("f", 1e36)])
@pytest.mark.parametrize("n", [2, 3, 20])
def test_scaled_bidiagonals(context, n, dtype, scale):
    """Of tiny matrices, whose elements LAPACK takes for zeros, the results are those of matrices of size 1."""
    context.set("gesdd.crossover", 0)
    p, rng, eps = PREFIX[dtype], np.random.default_rng(n), {1e-310: 1e-8, 1e-40: 1e-2}.get(scale, 5000 * np.finfo(dtype).eps)
    d, e = rng.standard_normal(n), rng.standard_normal(n - 1)
    b = np.diag(d) + np.diag(e, 1)
    values = np.linalg.svd(b, compute_uv=False)

    def call(name, *arguments):
        return getattr(lapack, p + name)(*arguments)

    def scaled():
        return (d * scale).astype(dtype), (e * scale).astype(dtype)

    def is_svd(s, u, vt):
        s = s / np.float64(scale)
        return np.abs(s - values).max() < eps and np.abs((u * s) @ vt - b).max() < eps and np.abs(u.T @ u - np.eye(n)).max() < eps

    (s, rest), u, vt = scaled(), np.eye(n, dtype=dtype, order="F"), np.eye(n, dtype=dtype, order="F")
    assert call("bdsqr", "U", n, n, n, 0, s, rest, vt, n, u, n, None, n) == 0 and is_svd(s, u, vt)
    s, rest = scaled()
    assert call("bdsdc", "U", "I", n, s, rest, u, n, vt, n, None, None) == 0 and is_svd(s, u, vt)
    for job, bounds, count in (("V", (0, 0, 1, n), n), ("N", (0, values[0] * 1.01 * scale, 0, 0), n), ("N", ((values[0] + values[1]) / 2 * scale, values[0] * 1.01 * scale, 0, 0), 1)):
        s, z, found = np.zeros(n, dtype), np.zeros((2 * n, n + 1), dtype, "F"), np.zeros(1, np.int64)
        assert call("bdsvdx", "U", job, "I" if job == "V" else "V", n, *scaled(), *bounds, found, s, z, 2 * n) == 0
        assert found[0] == count and np.abs(s[:count] / np.float64(scale) - values[:count]).max() < eps


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("values", [[1, 1e-18, 1e-36], [1, 1, 0, 0], [2, 1e-16, 1e-16], [0, 0], [1e30, 1, 1, 1]])
def test_vectors_of_close_and_zero_values(context, values, dtype):
    """LAPACK's GESVDX and BDSVDX find parallel vectors of them."""
    context.set("gesdd.crossover", 0)
    k, p, real = len(values), PREFIX[dtype], np.dtype(dtype.lower())
    q, r = (np.linalg.qr(matrix(m, k, dtype, m))[0] for m in (k + 3, k))
    a, found, s, u, vt = ((q * np.array(values, real)) @ r.conj().T).copy("F"), np.zeros(1, np.int64), np.zeros(k, real), np.zeros((k + 3, k), dtype, "F"), np.zeros((k, k), dtype, "F")
    assert getattr(lapack, p + "gesvdx")("V", "V", "A", k + 3, k, a, k + 3, 0, 0, 0, 0, found, s, u, k + 3, vt, k) == 0 and found[0] == k
    small(u.conj().T @ u - np.eye(k, dtype=dtype), 1)
    small(vt @ vt.conj().T - np.eye(k, dtype=dtype), 1)
    if dtype in "FD":
        return  # BDSVDX is real
    z = np.zeros((2 * k, k + 1), dtype, "F")
    assert getattr(lapack, p + "bdsvdx")("U", "V", "A", k, np.array(values, dtype), np.zeros(k - 1, dtype), 0, 0, 0, 0, found, s, z, 2 * k) == 0 and found[0] == k
    small(z[:k, :k].T @ z[:k, :k] - np.eye(k, dtype=dtype), 1)
    small(z[k:, :k].T @ z[k:, :k] - np.eye(k, dtype=dtype), 1)


@pytest.mark.parametrize("scale", [1e-310, 1e-290, 1e-160, 1.0, 1e290])
@pytest.mark.parametrize("n", [1, 7])
def test_bounds_of_scaled_matrices(context, n, scale):
    """Bounds are those of the matrix that was given: LAPACK's GESVDX scales it, but not them."""
    context.set("gesdd.crossover", 0)
    values = np.arange(n, 0.0, -1)
    for low, high in ((0, n + 1), (0, 1.5), (n - 0.5, n + 0.5), (n + 1, n + 2)):
        found, s = np.zeros(1, np.int64), np.full(n, -7.0)
        assert lapack.dgesvdx("N", "N", "V", n, n, np.diag(values * scale).copy("F"), n, low * scale, high * scale, 0, 0, found, s, None, 1, None, 1) == 0
        expected = values[(values > low) & (values <= high)]
        assert found[0] == len(expected) and np.all(s[len(expected):] == -7)
        np.testing.assert_allclose(s[:len(expected)] / scale, expected, rtol=1e-13)


@pytest.mark.parametrize("shape", [(2, 2, 200, 7), (3, 7, 200)])
def test_stacks_above_the_batches(context, shape):
    context.set("gesdd.crossover", 0)
    rng = np.random.default_rng(3)
    a = rng.standard_normal(shape) + 1j * rng.standard_normal(shape)
    u, s, vh = linalg.svd(a, full_matrices=False)
    np.testing.assert_allclose((u * s[..., None, :]) @ vh, a, atol=1e-12)
    np.testing.assert_allclose(s, np.linalg.svd(a, compute_uv=False), rtol=1e-12)
    np.testing.assert_allclose(linalg.svd(a, compute_uv=False), s, rtol=1e-12)
    np.testing.assert_allclose(linalg.pinv(a), np.linalg.pinv(a), atol=1e-12)


@pytest.mark.parametrize("m, n", [(40, 30), (30, 40)])
@pytest.mark.parametrize("kind", ["zero", "deficient", "orthogonal", "huge", "subnormal", "equal columns"])
def test_hard_matrices(context, kind, m, n):
    a = matrix(m, n)
    if kind == "deficient":
        a = np.asfortranarray(matrix(m, 5) @ matrix(5, n, seed=2))
    elif kind == "orthogonal":
        a = np.asfortranarray(np.linalg.qr(matrix(m, m))[0][:, :n] if m >= n else np.linalg.qr(matrix(n, n))[0][:m])
    elif kind == "equal columns":
        a = np.asfortranarray(np.ones((m, n)))
    scale = {"zero": 0.0, "huge": 1e300, "subnormal": 1e-310}.get(kind, 1.0)
    a, k = a * scale, 30
    for name, jobs in (("dgesdd", "S"), ("dgesvd", "SS")):
        s, u, vt = np.zeros(k), np.zeros((m, k), order="F"), np.zeros((k, n), order="F")
        getattr(lapack, name)(*jobs, m, n, a.copy("F"), m, s, u, m, vt, k)
        assert np.all(np.diff(s) <= 0) and s[-1] >= 0
        small(u.T @ u - np.eye(k), 1)
        small(vt @ vt.T - np.eye(k), 1)
        unit = 1e-300 if kind == "subnormal" else scale or 1.0  # subnormal numbers have fewer digits
        small((u * (s / unit)) @ vt - a / unit, 1e-8 if kind == "subnormal" else np.linalg.norm(a / unit))


def test_what_is_not_finite_changes_nothing(context):
    for bad in (np.nan, np.inf):
        a, s = matrix(5, 4), np.full(4, -7.0)
        a[2, 3] = bad
        before, u, vt, ns = a.copy(), np.zeros((5, 4), order="F"), np.zeros((4, 4), order="F"), np.zeros(1, np.int64)
        for call in (lambda: lapack.dgesdd("S", 5, 4, a, 5, s, u, 5, vt, 4), lambda: lapack.dgesvd("O", "S", 5, 4, a, 5, s, u, 5, vt, 4),
                     lambda: lapack.dgesvdx("V", "V", "A", 5, 4, a, 5, 0, 0, 0, 0, ns, s, u, 5, vt, 4),
                     lambda: lapack.dgebrd(5, 4, a, 5, s, np.zeros(3), np.zeros(4), np.zeros(4)),
                     lambda: lapack.dgelsd(5, 4, 4, a, 5, u, 5, s, -1.0, ns), lambda: lapack.dgelss(5, 4, 4, a, 5, u, 5, s, -1.0, ns)):
            with pytest.raises(lapilli.NotFiniteError, match=r"A\(3, 4\) = "):
                call()
            assert np.array_equal(a, before, equal_nan=True) and np.all(s == -7) and not u.any() and not vt.any()
        d = np.array([1.0, bad, 2.0])
        for call in (lambda: lapack.dbdsdc("U", "N", 3, d, np.ones(2), None, 1, None, 1, None, None),
                     lambda: lapack.dbdsqr("U", 3, 0, 0, 0, d, np.ones(2), None, 1, None, 1, None, 1),
                     lambda: lapack.dbdsvdx("U", "N", "A", 3, d, np.ones(2), 0, 0, 0, 0, ns, s, None, 1)):
            with pytest.raises(lapilli.NotFiniteError, match=r"D\(2\) = "):
                call()


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("m, n", [(90, 70), (70, 90), (180, 70), (70, 180), (66, 66), (1, 5), (5, 1)])
def test_least_squares_of_any_rank(context, m, n, dtype):
    """The answers of numpy, on devices, too: of full rank, of rank 3, of a zero matrix, of huge and tiny numbers."""
    context.set("gesdd.crossover", 0)
    k, longest, p = min(m, n), max(m, n), {"f": "s", "d": "d", "F": "c", "D": "z"}[dtype]
    eps, real = np.finfo(dtype).eps, np.dtype(dtype.lower())
    full, few = matrix(m, n, dtype), np.asfortranarray(matrix(m, 3, dtype) @ matrix(3, n, dtype, 2))
    largest = 1e30 if eps > 1e-10 else 1e250
    for a, rank, scale in ((full, k, 1), (few, min(k, 3), 1), (np.zeros_like(full), 0, 1), (full * real.type(largest), k, largest),
                           (few * real.type(1 / largest), min(k, 3), 1 / largest)):
        right = matrix(m, 3, dtype, 7)
        expected = np.linalg.pinv(np.asarray(a / real.type(scale)), 1e3 * eps) @ right
        values = np.linalg.svd(a / real.type(scale), compute_uv=False)
        for name in ("gelsd", "gelss"):
            b, s, found = np.full((longest, 3), 1e3, dtype, "F"), np.full(k, -7, real), np.full(1, -7)
            b[:m] = right
            getattr(lapack, p + name)(m, n, 3, a.copy("F"), m, b, longest, s, float(1e3 * eps), found)
            assert found[0] == rank
            np.testing.assert_allclose(s / scale, values, rtol=0, atol=50 * longest * eps * values[0])
            size = max(np.abs(expected).max(), 1e-30)
            np.testing.assert_allclose(b[:n] * real.type(scale), expected, rtol=0, atol=2e4 * longest * eps * size)
            if m > n == rank:
                residuals = np.linalg.norm(right - (a / real.type(scale)) @ expected, axis=0)
                np.testing.assert_allclose(np.linalg.norm(b[n:], axis=0), residuals, rtol=1e4 * eps * longest)


@pytest.mark.parametrize("name, rcond, rank", [("gelsd", np.nan, 70), ("gelss", np.nan, 70), ("gelsd", 0.0, 70), ("gelss", 0.0, 70),
                                               ("gelsd", 1.0, 70), ("gelss", 1.0, 0)])
def test_limits_of_ranks_are_lapacks(context, name, rcond, rank):
    context.set("gesdd.crossover", 0)
    a, b, s, found = matrix(80, 70), matrix(80, 2, seed=7), np.zeros(70), np.full(1, -7)
    getattr(lapack, "d" + name)(80, 70, 2, a, 80, b, 80, s, rcond, found)
    assert found[0] == rank


@pytest.mark.parametrize("name", ["gelsd", "gelss"])
def test_zeros_do_not_count(context, name):
    """Of a matrix with zero columns by a limit that rounding errors may pass: divide and conquer finds values of 4 eps for zeros."""
    context.set("gesdd.crossover", 0)
    a, b, s, found = matrix(80, 70), matrix(80, 2, seed=7), np.zeros(70), np.full(1, -7)
    a[:, 3:] = 0
    expected = np.linalg.lstsq(a[:, :3], b, rcond=None)[0]
    getattr(lapack, "d" + name)(80, 70, 2, a.copy("F"), 80, b, 80, s, -1.0, found)
    assert found[0] == 3
    small(b[:3] - expected, np.linalg.norm(expected))
    small(b[3:70], np.linalg.norm(expected))


def test_least_squares_on_devices_refuse_nan_and_keep_arrays(context):
    context.set("gesdd.crossover", 0)
    for spoilt in "AB":
        a, b, s, rank = matrix(80, 70), matrix(80, 2), np.full(70, -7.0), np.full(1, -7)
        (a if spoilt == "A" else b)[7, 1] = np.nan
        before = a.copy(), b.copy()
        with pytest.raises(lapilli.NotFiniteError, match=rf"{spoilt}\(8, 2\) = "):
            lapack.dgelsd(80, 70, 2, a, 80, b, 80, s, -1.0, rank)
        assert np.array_equal(a, before[0], equal_nan=True) and np.array_equal(b, before[1], equal_nan=True) and rank[0] == -7


@pytest.mark.parametrize("dtype", "fdFD")
@pytest.mark.parametrize("m, n", [(5, 5), (9, 4), (3, 8), (40, 20), (1, 1), (193, 2)])
def test_batches(context, m, n, dtype):
    """A fixed stride apart, with addresses, values alone; bad matrices have an info and no results."""
    context.set("batch.crossover", 0)
    k, count, eps, real = min(m, n), 4, np.finfo(dtype).eps, np.dtype(dtype.lower())
    p = {"f": "s", "d": "d", "F": "c", "D": "z"}[dtype]
    a = np.stack([matrix(m, n, dtype, seed) for seed in range(count)])
    a[1, :, 1:] = a[1, :, :1]
    a[3] = 0
    columns = lambda x: np.ascontiguousarray(x.swapaxes(-1, -2)).reshape(-1, x.shape[-2]).T  # one behind the other
    def call(given):
        s, u, vt = np.full((count, k), -7, real), np.full((count, k, m), -7, dtype), np.full((count, n, k), -7, dtype)
        infos = np.full(count, -3)
        bad = getattr(lapack, p + "gesvd_batch")("S", m, n, columns(given), m, m * n, s.reshape(-1), u.reshape(-1, m).T, m, m * k, vt.reshape(-1, k).T, k, k * n,
                                                 count, infos)
        assert bad == np.count_nonzero(infos)
        return s, u.swapaxes(-1, -2), vt.swapaxes(-1, -2), infos
    s, u, vt, infos = call(a)
    assert not infos.any()
    values = np.linalg.svd(a, compute_uv=False)
    size = np.maximum(values[:, :1], 1)
    bound = {"rtol": 0, "atol": 20 * max(m, n) * eps}
    np.testing.assert_allclose(s / size, values / size, **bound)
    np.testing.assert_allclose(((u * s[:, None, :]) @ vt - a) / size[..., None], 0, **bound)
    np.testing.assert_allclose(u.conj().swapaxes(-1, -2) @ u, np.broadcast_to(np.eye(k), (count, k, k)), **bound)
    np.testing.assert_allclose(vt @ vt.conj().swapaxes(-1, -2), np.broadcast_to(np.eye(k), (count, k, k)), **bound)
    alone = np.full((count, k), -7, real)
    assert getattr(lapack, p + "gesvd_batch")("N", m, n, columns(a), m, m * n, alone.reshape(-1), None, 1, 0, None, 1, 0, count, infos) == 0
    np.testing.assert_allclose(alone / size, s / size, **bound)
    places = [np.asfortranarray(x) for x in a]
    left, right = [np.zeros((m, k), dtype, "F") for _ in a], [np.zeros((k, n), dtype, "F") for _ in a]
    assert getattr(lapack, p + "gesvd_batch_pointers")("S", m, n, places, m, alone.reshape(-1), left, m, right, k, count, infos) == 0
    assert np.array_equal(alone, s) and np.array_equal(np.stack(left), u) and np.array_equal(np.stack(right), vt)
    a[2, m // 2, n // 2] = np.inf
    s, u, vt, infos = call(a)
    assert infos.tolist() == [0, 0, -1004, 0] and np.all(s[2] == -7) and np.all(u[2] == -7) and np.all(vt[2] == -7) and np.all(s[3] == 0)
    device, host = lapack.memory(p + "gesvd_batch", "S", m, n, count)
    assert host > 0 and (device > 0) == (context.device_count > 0 and m <= 192)
    for wrong, argument in (((-1, n), "m"), ((m, -1), "n")):
        with pytest.raises(lapilli.ArgumentError, match=argument):
            getattr(lapack, p + "gesvd_batch")("S", *wrong, columns(a), m, m * n, s.reshape(-1), None, m, m * k, None, k, k * n, count, infos)
