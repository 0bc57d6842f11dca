# SPDX-License-Identifier: BSD-3-Clause
"""Nonsymmetric eigenproblems: lapilli.linalg compared with definitions, and with numpy's and scipy's results where these are unique."""
import numpy as np
import pytest
import scipy.linalg

import lapilli
from lapilli import errors, lapack, linalg

DTYPES = [np.float32, np.float64, np.complex64, np.complex128]
LETTERS = dict(zip(map(np.dtype, DTYPES), "sdcz"))
N = 30


def matrix(dtype, n=N, seed=0):
    rng = np.random.default_rng(seed)
    a = rng.standard_normal((n, n))
    return (a + 1j * rng.standard_normal((n, n)) if np.dtype(dtype).kind == "c" else a).astype(dtype)


def close(a, b, dtype):
    scale = np.linalg.norm(b)
    return np.linalg.norm(a - b) <= 100 * N * np.finfo(dtype).eps * scale


@pytest.mark.parametrize("dtype", DTYPES)
def test_eig(dtype):
    a = matrix(dtype)
    kept = a.copy()
    w, v = linalg.eig(a)
    assert w.dtype == v.dtype == np.result_type(dtype, np.complex64)
    assert close(a @ v, v * w, dtype) and np.allclose(np.linalg.norm(v, axis=0), 1, rtol=1e-5)
    w2, vl, vr = linalg.eig(a, left=True)
    assert (w2 == w).all() and (vr == v).all()
    assert close(vl.conj().T @ a, w[:, None] * vl.conj().T, dtype)
    assert close(np.sort_complex(linalg.eigvals(a)), np.sort_complex(w), dtype)
    assert (a == kept).all()


def test_eig_is_real_where_numpys_is():
    w, v = linalg.eig(np.array([[2.0, 1], [0, 3]]))
    assert w.dtype == v.dtype == np.float64 and sorted(w) == [2, 3]
    assert linalg.eig(np.array([[0.0, 1], [-1, 0]])).eigenvalues.dtype == np.complex128
    # Of a stack all matrices decide.
    stack = np.array([[[2.0, 1], [0, 3]], [[0.0, 1], [-1, 0]]])
    result, theirs = linalg.eig(stack), np.linalg.eig(stack)
    assert result.eigenvalues.dtype == np.complex128 and result.eigenvalues.shape == theirs[0].shape
    assert np.allclose(stack @ result.eigenvectors, result.eigenvectors * result.eigenvalues[:, None, :])
    assert linalg.eigvals(stack[:1]).dtype == np.float64
    assert linalg.eig(np.zeros((0, 0))).eigenvectors.shape == (0, 0) and linalg.eigvals([[1, 2], [3, 4]]).dtype == np.float64


def test_pairs_are_scipys():
    a, b = matrix(np.float64), matrix(np.float64, seed=1)
    assert np.allclose(np.sort_complex(linalg.eigvals(a, b)), np.sort_complex(scipy.linalg.eigvals(a, b)))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("sort", [None, "lhp", "rhp", "iuc", "ouc", lambda x: abs(x.imag) > 1])
def test_schur(dtype, sort):
    a = matrix(dtype) / 4
    for output in ("real", "complex"):
        t, z, *found = linalg.schur(a, output=output, sort=sort)
        assert close(z @ t @ z.conj().T, a, dtype) and close(z @ z.conj().T, np.eye(N), dtype)
        if output == "complex":
            assert t.dtype.kind == "c" and not np.tril(t, -1).any()
            if sort is not None:
                choose = {"lhp": lambda x: x.real < 0, "rhp": lambda x: x.real >= 0, "iuc": lambda x: abs(x) <= 1,
                          "ouc": lambda x: abs(x) > 1}.get(sort, sort)
                chosen = [choose(x) for x in t.diagonal()]
                assert chosen == sorted(chosen, reverse=True) and found == [sum(chosen)]


def test_schur_sort_of_two_arguments_and_errors():
    a = matrix(np.float64)
    _, _, found = linalg.schur(a, sort=lambda real, imaginary: real > 0)
    assert found == (linalg.eigvals(a).real > 0).sum()
    with pytest.raises(ZeroDivisionError):
        linalg.schur(a, sort=lambda x: 1 / 0)
    with pytest.raises(ValueError):
        linalg.schur(a, sort="left")
    with pytest.raises(errors.NotFiniteError, match=r"A\(2, 3\) = nan"):
        b = a.copy()
        b[1, 2] = np.nan
        linalg.schur(b)
    with pytest.raises(ValueError):
        linalg.eig(a[:3])


@pytest.mark.parametrize("dtype", DTYPES)
def test_rsf2csf_and_hessenberg(dtype):
    a = matrix(dtype)
    t, z = linalg.rsf2csf(*linalg.schur(a))
    assert not np.tril(t, -1).any() and close(z @ t @ z.conj().T, a, dtype)
    h, q = linalg.hessenberg(a, calc_q=True)
    assert not np.tril(h, -2).any() and close(q @ h @ q.conj().T, a, dtype) and close(q @ q.conj().T, np.eye(N), dtype)
    assert (linalg.hessenberg(a) == h).all()


@pytest.mark.parametrize("dtype", DTYPES)
def test_equations(dtype):
    a, b = matrix(dtype), matrix(dtype, 11, 2) + 15 * np.eye(11, dtype=dtype)
    q = matrix(dtype, N, 3)[:, :11]
    x = linalg.solve_sylvester(a, b, q)
    assert x.dtype == dtype and np.linalg.norm(a @ x + x @ b - q) <= 1e3 * np.finfo(dtype).eps * np.linalg.norm(q)
    c = a - 10 * np.eye(N, dtype=dtype)
    x = linalg.solve_continuous_lyapunov(c, a)
    assert np.linalg.norm(c @ x + x @ c.conj().T - a) <= 1e4 * np.finfo(dtype).eps * np.linalg.norm(a)
    with pytest.raises(np.linalg.LinAlgError):
        linalg.solve_sylvester(np.eye(2, dtype=dtype), -np.eye(2, dtype=dtype), np.ones((2, 2), dtype))
    with pytest.raises(ValueError):
        linalg.solve_sylvester(a, b, q.T)


@pytest.mark.parametrize("dtype", DTYPES)
def test_square_root(dtype):
    a = matrix(dtype)
    positive = a @ a.conj().T / N + np.eye(N, dtype=dtype)
    for x, of in ((linalg.sqrtm(positive), positive), (linalg.sqrtm(a), a)):
        assert close(x @ x, of, dtype)
    assert linalg.sqrtm(positive).dtype == dtype
    assert linalg.sqrtm(np.diag([4.0, -9])).dtype == np.complex128
    x, error = linalg.sqrtm(positive, disp=False)
    assert error < 1e-4
    with pytest.warns(Warning, match="singular"):
        assert np.isnan(linalg.sqrtm(np.array([[0.0, 1], [0, 0]]))).all()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("scale", [1e-3, 1e-1, 1, 4])
def test_exponential(dtype, scale):
    a = matrix(dtype) * np.dtype(dtype).type(scale)
    x = linalg.expm(a)
    assert x.dtype == dtype and close(x, scipy.linalg.expm(a.astype(np.complex128)), dtype)
    assert (linalg.expm(np.stack([a, a]))[1] == x).all() and (linalg.expm(np.zeros((3, 3))) == np.eye(3)).all()


@pytest.mark.parametrize("a, b, d", [(1, 1e6, -1), (1, 1e10, -1), (2, 1e14, -3), (-50, 1e5, -100), (-1e20, 1, 0)])
def test_exponential_far_from_normal(a, b, d):
    """Few squarings are enough where powers of the matrix are much smaller than the norm says."""
    exact = np.array([[np.exp(a), b * (np.exp(a) - np.exp(d)) / (a - d)], [0, np.exp(d)]])
    for dtype in (np.float64, np.complex128):
        error = np.abs(linalg.expm(np.array([[a, b], [0, d]], dtype)) - exact).max() / np.abs(exact).max()
        assert error < 1e-13


def test_exponential_of_numbers_and_of_huge_elements():
    assert abs(linalg.expm(2.0) / np.exp(2.0) - 1) < 1e-14 and linalg.expm(np.float32(1)).dtype == np.float32
    assert linalg.expm([1j]).shape == (1, 1)
    huge = np.triu(np.full((3, 3), 1e308), 1)  # the sum of a column passes the range
    assert linalg.expm(huge).shape == (3, 3)
    assert (linalg.expm(np.diag([-1e308, -1e308, 0])) == np.diag([0, 0, 1])).all()


class Steps:
    """LAPACK's steps of one type; values are complex numbers."""

    def __init__(self, dtype):
        self.dtype = np.dtype(dtype)
        self.complex, self.real = self.dtype.kind == "c", np.zeros(1, dtype).real.dtype

    def routine(self, name):
        return getattr(lapack, LETTERS[self.dtype] + name)

    def values(self, n):
        """Arrays for values, and what reads them."""
        w = [np.zeros(n, self.dtype) for _ in range(1 if self.complex else 2)]
        return w, lambda: w[0].astype(complex) if self.complex else w[0].astype(float) + 1j * w[1].astype(float)

    def form(self, h, job="S"):
        """HSEQR's T, Z and values of H."""
        n, t, (w, values) = len(h), h.copy("F"), self.values(len(h))
        z = np.zeros((n, n), self.dtype, order="F")
        assert self.routine("hseqr")(job, "I" if job == "S" else "N", n, 1, n, t, n, *w, z, n) == 0
        return t, z, values()

    def vectors(self, t, z):
        """TREVC3's vectors, times Z."""
        n, x, found = len(t), z.copy("F"), np.zeros(1, np.int64)
        assert self.routine("trevc3")("R", "B", None, n, t, n, None, n, x, n, n, found) == 0 and found[0] == n
        return x

    def moved(self, t, z, first, last):
        """TREXC's T and Z."""
        n, t, z = len(t), t.copy("F"), z.copy("F")
        assert self.routine("trexc")("V", n, t, n, z, n, np.array([first]), np.array([last])) == 0
        return t, z

    def sorted(self, t, z, chosen, job="B"):
        """TRSEN's T, Z, values, how many are selected, and condition numbers."""
        n, t, z, m, (w, values) = len(t), t.copy("F"), z.copy("F"), np.zeros(1, np.int64), self.values(len(t))
        s, sep = np.zeros(1, self.real), np.zeros(1, self.real)
        assert self.routine("trsen")(job, "V", chosen.astype(np.int64), n, t, n, z, n, *w, m, s, sep) == 0
        return t, z, values(), m[0], float(s[0]), float(sep[0])


def over(x, scale):
    """x / scale, where 1 / scale may be infinite."""
    return x.real / scale + (1j * (x.imag / scale) if np.iscomplexobj(x) else 0)


SCALES = [(t, s) for t in DTYPES for s in ([1e-40, 1e-30, 1e30] if np.finfo(t).bits == 32 else [1e-310, 1e-300, 1e-200, 1e300])]


@pytest.mark.parametrize("devices", ["none", "sim:2"])
@pytest.mark.parametrize("dtype, scale", SCALES)
@pytest.mark.parametrize("n", [2, 3, 9])
def test_steps_with_scaled_matrices(devices, dtype, scale, n):
    """A Hessenberg matrix and its Schur form are multiples of those of size 1, whatever is tiny for LAPACK. Below a Schur form nothing is
    read."""
    steps, info = Steps(dtype), np.finfo(dtype)
    a = np.asfortranarray(np.triu(matrix(dtype, n, seed=n), -1))
    h = a * steps.real.type(scale)
    eps = 500 * max(float(info.eps), float(info.smallest_subnormal) / scale)
    below = np.tril_indices(n, -1 if steps.complex else -2)
    with lapilli.Context(devices, settings={"gehrd.crossover": 0}) as context:
        t, z, values = steps.form(h)
        values = over(values, scale)
        assert max(np.abs(np.linalg.eigvals(a) - w).min() for w in values) < eps * 100

        def is_form_of_a(t, z):
            t, z = over(t.astype(np.result_type(dtype, float)), scale), z.astype(np.result_type(dtype, float))
            return np.linalg.norm(z @ t @ z.conj().T - a) < eps and np.linalg.norm(z.conj().T @ z - np.eye(n)) < eps and not t[below].any()

        assert is_form_of_a(t, z)
        t[below] = np.nan
        x = steps.vectors(t, z)
        v, first = x.astype(complex), np.flatnonzero(values.imag > 0) if not steps.complex else []
        for i in first:
            v[:, i], v[:, i + 1] = x[:, i] + 1j * x[:, i + 1], x[:, i] - 1j * x[:, i + 1]
        assert np.linalg.norm(a @ v - v * values) < eps * 100
        assert is_form_of_a(*steps.moved(t, z, n, 1))
        for job in "BN":
            moved, q, w, m, s, sep = steps.sorted(t, z, np.arange(n) == n - 1, job)
            assert is_form_of_a(moved, q) and 1 <= m <= 2 and np.abs(over(w[0], scale) - values[-1]).min() < eps * 100 + 2 * abs(values[-1].imag) * (m == 2)
        moved, q, w, m, s, sep = steps.sorted(t, z, np.arange(n) == n - 1)
        assert 1e-6 < s <= 1 + eps and (m == n or 1e-6 < sep / scale < 1e6)
        context.close()


@pytest.mark.parametrize("dtype", DTYPES)
def test_small_elements_next_to_large_ones(dtype):
    """Of a form with a large value LAPACK's steps do not lose the small ones."""
    steps, large = Steps(dtype), 1e20 if np.finfo(dtype).bits == 32 else 1e200
    t = np.diag([large, 1 / large, 2 / large]).astype(dtype, order="F")
    t[1, 2] = 1 / large
    small = np.diag(t)[1:].real
    for devices, settings in [("none", {}), ("sim:2", {"gehrd.crossover": 0})]:
        with lapilli.Context(devices, settings=settings) as context:
            unit = np.eye(3, dtype=dtype, order="F")
            results = [steps.moved(t, unit, 3, 2)] + [steps.sorted(t, unit, np.arange(3) != 1, job)[:2] for job in "BN"]
            for moved, q in results:
                assert np.allclose(np.abs(np.diag(moved)[1:]) / small, [2, 0.5], rtol=1e-5) and abs(abs(moved[1, 2] / small[0]) - 1) < 1e-5
                assert np.allclose(np.abs(q), [[1, 0, 0], [0, 0.5**0.5, 0.5**0.5], [0, 0.5**0.5, 0.5**0.5]], rtol=1e-5)
            context.close()
    with lapilli.Context("none") as context:
        assert (steps.form(t, "E")[2] == np.diag(t)).all() and (steps.form(t)[0] == t).all()
        assert (steps.vectors(t, np.eye(3, dtype=dtype)) == [[1, 0, 0], [0, 1, 1], [0, 0, 1]]).all()
        context.close()


def test_rsf2csf_checks_both_operands():
    bad = np.eye(3)
    bad[1, 2] = np.inf
    for operands in ((bad, np.eye(3)), (np.eye(3), bad)):
        with pytest.raises(ValueError, match="infs or NaNs"):
            linalg.rsf2csf(*operands)
        assert not np.isfinite(linalg.rsf2csf(*operands, check_finite=False)).all()


@pytest.mark.parametrize("dtype", DTYPES)
def test_a_solution_in_range_has_the_scale_1(dtype):
    """Right-hand sides near to overflow are scaled on the way, and the solution is not; of one beyond the range the scale stays."""
    n, real = 12, np.finfo(dtype).dtype
    large = float(np.finfo(dtype).max * np.finfo(dtype).eps / 8)
    a, b = (np.asfortranarray(np.triu(matrix(dtype, n, k)) + 9 * np.eye(n, dtype=dtype)) for k in (1, 2))
    a *= real.type(large)
    wanted = matrix(dtype, n, 3)
    c, scale = np.asfortranarray(a @ wanted + wanted @ b), np.zeros(1, real)
    with lapilli.Context(lapilli.default().get("devices"), settings={"gehrd.crossover": 0}).use():
        trsyl = getattr(lapack, LETTERS[np.dtype(dtype)] + "trsyl")
        assert trsyl("N", "N", 1, n, n, a, n, b, n, c, n, scale) == 0 and scale[0] == 1 and close(c, wanted, dtype)
        c = np.full((n, n), large, dtype, order="F")
        small = np.asfortranarray(np.eye(n, dtype=dtype) / real.type(large**0.5))
        assert trsyl("N", "N", 1, n, n, small, n, small, n, c, n, scale) == 0 and 0 < scale[0] < 1 and np.isfinite(c).all()


@pytest.mark.parametrize("dtype", DTYPES[:2])
@pytest.mark.parametrize("power", [-0.8, 0.8])
def test_complex_schur_form_and_square_root_of_tiny_and_huge_matrices(dtype, power):
    scale = np.finfo(dtype).max ** dtype(power)
    a = matrix(dtype, 8) * scale
    t, z = linalg.rsf2csf(*linalg.schur(a))
    assert close(z @ (t / scale) @ z.conj().T, a / scale, dtype) and close(z.conj().T @ z, np.eye(8), dtype)
    root = linalg.sqrtm(a) / scale ** dtype(0.5)
    assert close(root @ root, a / scale, dtype)
