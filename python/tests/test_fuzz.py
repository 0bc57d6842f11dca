# SPDX-License-Identifier: BSD-3-Clause
"""Functions and arrays that are drawn, with fixed seeds: lapilli.linalg compared with numpy and scipy, by value, type and exception, and
lapilli.lapack with what its arguments say."""
import zlib

import numpy as np
import pytest
import scipy
import scipy.linalg

import lapilli
from lapilli import lapack, linalg

COMPUTED = [np.float32, np.float64, np.complex64, np.complex128]
OTHERS = [np.float16, np.longdouble, np.clongdouble, bool, np.int8, np.uint16, np.int32, np.int64, np.uint64, object]


class Sub(np.ndarray):
    """A subclass that says nothing of its own."""


class Case:
    """Draws operands."""

    def __init__(self, seed, name):
        self.random = np.random.default_rng([seed, zlib.crc32(name.encode())])
        self.dtype = np.dtype(self.pick(COMPUTED * 4 + OTHERS))
        self.n = int(self.pick([0, 1, 1, 2, 3, 5, 8, 17, 33]))
        self.shape = self.pick([()] * 6 + [(2,), (0,), (2, 3), (1, 1)])
        self.wrong = ""
        self.log = [f"dtype {self.dtype}"]

    def pick(self, things):
        return things[int(self.random.integers(len(things)))]

    def chance(self, p):
        return self.random.random() < p

    def numbers(self, *shape):
        """Small ones, so that integers and half precision have them."""
        a = self.random.integers(-4, 5, shape).astype(float)
        if self.dtype.kind == "c":
            a = a + 1j * self.random.integers(-4, 5, shape)
        return a

    def typed(self, a):
        """In the case's dtype."""
        if self.dtype.kind in "ub":
            a = np.abs(a)
        return a.astype(self.dtype)

    def general(self, m=None, n=None):
        m, n = self.n if m is None else m, self.n if n is None else n
        a = self.numbers(*self.shape, m, n)
        if self.dtype == bool:  # of full rank all the same
            return self.typed(np.tril(a, -1) + np.eye(m, n))
        return self.typed(a + 12 * np.eye(n) if m == n else a)

    def hermitian(self, scale=0):
        a = self.numbers(*self.shape, self.n, self.n)
        return self.typed(a + np.conj(np.swapaxes(a, -1, -2)) + scale * np.eye(self.n))

    def definite(self):
        return self.hermitian(16 * self.n) if self.dtype != bool else self.typed(self.numbers(*self.shape, self.n, self.n) * 0 + np.eye(self.n))

    def side(self, rows=None, columns=None):
        """Right-hand sides: a matrix, or where there is no stack a vector."""
        rows = self.n if rows is None else rows
        k = self.pick([0, 1, 3]) if columns is None else columns
        if not self.shape and self.chance(0.4):
            return self.typed(self.numbers(rows))
        return self.typed(self.numbers(*self.shape, rows, k))

    def wronged(self, given, original):
        """Now and then, one operand is none."""
        if not self.chance(0.15):
            return given
        kinds_of_wrong = ["row", "0-d", "masked"] + (["nan"] if "scipy" in original.__module__ else [])
        if original is not np.linalg.solve:  # where it depends on numpy's version what a vector is
            kinds_of_wrong.append("vector")
        self.wrong, which = self.pick(kinds_of_wrong), int(self.random.integers(len(given)))
        a = given[which]
        if self.wrong == "row" and a.ndim >= 2 and a.shape[-2] > 0:
            a = a[..., :-1, :]
        elif self.wrong == "vector" and a.ndim >= 2 and a.shape[-1] > 0:
            a = a[..., 0]
        elif self.wrong == "0-d" and a.size > 0:
            a = a.reshape(-1)[:1].reshape(())
        elif self.wrong == "masked":
            a = np.ma.array(a)
        elif self.wrong == "nan" and a.dtype.kind in "fc" and a.size > 0:
            a = a.copy()
            a[(0,) * a.ndim] = np.nan
        else:
            self.wrong = ""
        self.log.append(f"{self.wrong} {which}")
        return (*given[:which], a, *given[which + 1:])

    def spoil(self, a, triangle):
        """A NaN or an infinity where it is not read; `triangle` is "L" or "U", the one that is."""
        if a.dtype.kind not in "fc" or self.n < 2 or not self.chance(0.4):
            return a
        i, j = sorted(self.random.choice(self.n, 2, replace=False).tolist())
        place = (i, j) if triangle == "L" else (j, i)
        a = a.copy()
        a[(..., *place)] = self.pick([np.nan, np.inf, -np.inf])
        self.log.append(f"not finite at {place}, not read")
        return a

    def laid(self, a):
        """The same array in memory of another kind."""
        if a.ndim == 0 or isinstance(a, np.ma.MaskedArray):
            return a
        kind = self.pick(["C", "F", "strided", "negative", "read-only", "swapped", "unaligned", "subclass", "list", "broadcast"])
        self.log.append(kind)
        if kind == "F":
            return np.asfortranarray(a) if a.ndim < 3 else np.swapaxes(np.ascontiguousarray(np.swapaxes(a, -1, -2)), -1, -2)
        if kind == "strided":
            wide = np.zeros(tuple(2 * s for s in a.shape), a.dtype)
            part = tuple(slice(None, None, 2) for _ in a.shape)
            wide[part] = a
            return wide[part]
        if kind == "negative":
            back = tuple(slice(None, None, -1) for _ in a.shape)
            return np.ascontiguousarray(a[back])[back]
        if kind == "read-only":
            a = a.copy()
            a.flags.writeable = False
            return a
        if kind == "swapped":
            return a.astype(a.dtype.newbyteorder())
        if kind == "unaligned" and a.dtype != object and a.size:
            return np.frombuffer(b"x" + a.tobytes(), dtype=np.uint8)[1:].view(a.dtype).reshape(a.shape)
        if kind == "subclass":
            return a.copy().view(Sub)
        if kind == "list" and a.dtype in (np.float64, np.complex128) and 0 not in a.shape:
            return a.tolist()
        if kind == "broadcast" and a.ndim > 2:
            return np.broadcast_to(a, a.shape)
        return a


def outcome(function, *args, **kwargs):
    try:
        return function(*args, **kwargs), None
    except Exception as error:
        return None, error


def kinds(error):
    """What a program may catch it by."""
    return {k for k in (np.linalg.LinAlgError, ValueError, TypeError, NotImplementedError) if isinstance(error, k)}


def values(result):
    return [np.asarray(r) for r in (result if isinstance(result, tuple) else (result,)) if r is not None]


def close(x, y, eps):
    assert x.shape == y.shape, (x.shape, y.shape)
    x, y = (v.astype(np.complex128) for v in (x, y))
    assert np.array_equal(np.isfinite(x), np.isfinite(y)), (x, y)
    x, y = (v[np.isfinite(y)] for v in (x, y))
    if x.size:
        scale = max(1.0, np.abs(y).max())
        assert np.abs(x - y).max() <= 3000 * eps * scale, (np.abs(x - y).max() / (eps * scale), x, y)


def is_single(*arrays):
    """Whether scipy computes in single precision what the library computes in double."""
    return any(np.asarray(a).dtype.char in "?bBhHe" for a in arrays)


# Of a function's result, what does not depend on signs and on the ways of algorithms.
def _eigenvalues(result):
    return [values(result)[0]]


def _whole(result):
    return values(result)


def _of_qr(result):
    q, r = values(result)[:2]
    return [np.matmul(q, r), np.matmul(np.conj(np.swapaxes(q, -1, -2)), q)]


def _of_factor(result):
    lu, order = values(result)
    a = np.array(np.tril(lu, -1)[:, :min(lu.shape)] + np.eye(*lu.shape)[:, :min(lu.shape)]) @ np.triu(lu)[:min(lu.shape)]
    for i in reversed(range(len(order))):
        a[[i, order[i]]] = a[[order[i], i]]
    return [a]


def _of_cho(result):
    c, lower = result
    t = np.tril(c) if lower else np.conj(np.triu(c).T)
    return [t @ np.conj(t.T)]


# Each draws operands, arguments, the original, and what is compared of both results.
def draw_eigh(case, values_only):
    lower = case.chance(0.5)
    a = case.spoil(case.hermitian(), "L" if lower else "U")
    kwargs = {"UPLO": "L" if lower else "U"}
    return (a,), kwargs, np.linalg.eigvalsh if values_only else np.linalg.eigh, _eigenvalues


def draw_pair(case):
    case.shape = ()
    lower, kind = case.chance(0.5), case.pick([1, 2, 3])
    triangle = "L" if lower else "U"
    a, b = case.spoil(case.hermitian(), triangle), case.spoil(case.definite(), triangle)
    kwargs = {"lower": lower, "type": kind, "check_finite": False}
    if case.n and case.chance(0.3):
        first = int(case.random.integers(case.n))
        kwargs["subset_by_index"] = [first, int(case.random.integers(first, case.n))]
    kwargs["driver"] = case.pick([None] * 6 + ["gv", "gvd", "gvx", "ev", "evr", "foo"])
    return (a, b), kwargs, scipy.linalg.eigh, _eigenvalues


def draw_cholesky(case):
    a = case.spoil(case.definite(), "L")
    return (a,), {}, np.linalg.cholesky, _whole


def draw_solve_numpy(case):
    return (case.general(), case.side()), {}, np.linalg.solve, _whole


def draw_solve(case):
    case.shape = ()
    structure = case.pick(["gen", "sym", "her", "pos"])
    a = {"gen": case.general, "sym": case.hermitian, "her": case.hermitian, "pos": case.definite}[structure]()
    if structure == "sym":
        a = a + a.T
    a = a + case.typed(7 * np.eye(case.n)) if a.dtype != object else a
    kwargs = {"assume_a": structure, "lower": case.chance(0.5)}
    if case.dtype.kind != "c":
        kwargs["transposed"] = case.chance(0.3)
    return (a, case.side()), kwargs, scipy.linalg.solve, _whole


def draw_triangular(case):
    case.shape = ()
    lower, unit = case.chance(0.5), case.chance(0.3)
    a = case.spoil(case.general(), "L" if lower else "U")
    if unit:
        a = a.copy()
        a[...] = np.where(np.eye(case.n, dtype=bool), a, a / 8) if a.dtype.kind in "fc" else np.where(np.eye(case.n), 2, 0)
    kwargs = {"lower": lower, "unit_diagonal": unit, "trans": case.pick([0, 1, 2, "N", "T", "C"]), "check_finite": False}
    return (a, case.side()), kwargs, scipy.linalg.solve_triangular, _whole


def draw_one(original):
    return lambda case: ((case.general(),), {}, original, _whole)


def draw_qr(case):
    mode = case.pick(["reduced", "complete", "r"])
    a = case.general(case.pick([0, 1, 3, 9, 20]), case.pick([0, 1, 4, 8]))
    if mode == "r":  # up to the signs of rows
        return (a,), {"mode": mode}, np.linalg.qr, lambda r: [np.abs(values(r)[0])]
    return (a,), {"mode": mode}, np.linalg.qr, _of_qr


def draw_lstsq(case):
    case.shape = ()
    m = case.pick([1, 4, 9, 20])
    a, b = case.general(m, case.pick([0, 1, 4, 8])), case.side(m)
    kwargs = {"lapack_driver": "gelsy"}
    return (a, b), kwargs, scipy.linalg.lstsq, lambda r: [np.asarray(r[0]), np.asarray(r[2])]


def draw_factor(name):
    def draw(case):
        case.shape = ()
        a = case.definite() if name == "cho_factor" else case.general()
        return (a,), {}, getattr(scipy.linalg, name), _of_cho if name == "cho_factor" else _of_factor
    return draw


def draw_norm(case):
    case.shape = ()
    a = case.general(case.pick([1, 3, 9]), case.pick([1, 4, 8]))
    kwargs = {"ord": case.pick([None, "fro", 1, np.inf, 2, -1])}
    return (a,), kwargs, np.linalg.norm if a.dtype != object else scipy.linalg.norm, _whole


def draw_tridiagonal(case):
    n = max(1, case.n)
    d, e = case.typed(case.numbers(n)), case.typed(case.numbers(n - 1))
    kwargs = {"lapack_driver": case.pick(["auto"] * 5 + ["stev", "stebz", "sterf", "foo"])}
    if case.chance(0.3):
        kwargs |= {"select": "i", "select_range": (0, n // 2)}
    return (d, e), kwargs, scipy.linalg.eigvalsh_tridiagonal, _whole


def draw_band(case):
    band = case.typed(case.numbers(case.pick([1, 2, 4]), max(case.n, 5)))
    lower = case.chance(0.5)
    if band.dtype.kind == "c":
        band[0 if lower else -1] = band[0 if lower else -1].real
    return (band,), {"lower": lower}, scipy.linalg.eigvals_banded, _whole


DRAWN = {
    "eigh": lambda case: draw_eigh(case, False), "eigvalsh": lambda case: draw_eigh(case, True), "eigh of pairs": draw_pair,
    "cholesky": draw_cholesky, "solve": draw_solve, "solve of numpy": draw_solve_numpy, "solve_triangular": draw_triangular,
    "inv": draw_one(np.linalg.inv), "det": draw_one(np.linalg.det), "slogdet": draw_one(np.linalg.slogdet),
    "qr": draw_qr, "lstsq": draw_lstsq, "lu_factor": draw_factor("lu_factor"), "cho_factor": draw_factor("cho_factor"), "norm": draw_norm,
    "eigvalsh_tridiagonal": draw_tridiagonal, "eigvals_banded": draw_band}


def same(case, name, given, ours, theirs, compared):
    (mine, my_error), (its, its_error) = ours, theirs
    if my_error is not None or its_error is not None:
        if my_error is None or its_error is None:
            allowed(case, name, given, my_error, its_error)
        else:
            odd = {np.asarray(g).dtype.char for g in given} & set("egGO")  # are scipy's, who has other exceptions than numpy
            # scipy stumbles over some of them, or names another one of two mistakes.
            refused = case.wrong in ("0-d", "masked", "nan") and kinds(my_error)
            assert odd or refused or type(its_error) is type(my_error) or kinds(my_error) & kinds(its_error), (my_error, its_error)
        return
    plain = not is_single(*given) and all(np.asarray(g).dtype.char in "fdFDiIlLqQ" for g in given)
    for x, y in zip(values(mine), values(its)):
        assert x.shape == y.shape, (x.shape, y.shape)
        if plain and 0 not in x.shape:
            # Numbers in scipy's residues and norms of vectors have numpy's precision or double; newer scipy returns the only element
            # of a tridiagonal matrix of integers as it is.
            assert x.dtype == y.dtype or x.dtype.kind in "iu" or y.dtype.kind in "iu" and x.size == 1 or name in ("lstsq", "norm") and x.ndim == 0, (x.dtype, y.dtype)
    single = is_single(*given) or any(np.asarray(g).dtype.char in "fF" for g in given)
    for x, y in zip(compared(mine), compared(its)):
        close(x, y, np.finfo(np.float32 if single else np.float64).eps)


def allowed(case, name, given, my_error, its_error):
    """Where one alone may have an error. docs/python/linalg.md tells why."""
    dtypes = {np.asarray(g).dtype.char for g in given}
    odd = bool(dtypes & set("egGO")) and isinstance(my_error or its_error, (TypeError, ValueError))
    # scipy from 1.14 on returns early for empty operands, and does not look at the others' shapes or at the driver.
    new_scipy = tuple(int(part) for part in scipy.__version__.split(".")[:2]) >= (1, 14)
    empty = any(0 in np.shape(g) for g in given) and (its_error is not None or new_scipy and isinstance(my_error, ValueError))
    masked = case.wrong == "masked" and "masked" in str(my_error)
    scalar = case.wrong in ("vector", "0-d") and isinstance(my_error, ValueError)  # scipy takes it for a matrix of order 1
    unread = case.wrong == "nan" and name == "solve_triangular" and its_error is not None  # on a diagonal that counts as ones
    assert odd or empty or masked or scalar or unread, (my_error, its_error)


@pytest.mark.parametrize("name", list(DRAWN))
@pytest.mark.filterwarnings("ignore")
def test_linalg(name):
    for seed in range(200):
        case = Case(seed, name)
        given, kwargs, original, compared = DRAWN[name](case)
        given = case.wronged(given, original)
        if case.wrong == "nan":
            kwargs.pop("check_finite", None)
        laid = [case.laid(g) for g in given]
        kept = [np.array(g, copy=True) for g in laid]
        function = getattr(linalg, name.partition(" ")[0])
        theirs = outcome(original, *given, **kwargs)
        ours = outcome(function, *laid, **kwargs)
        try:
            same(case, name, given, ours, theirs, compared)
            for before, after in zip(kept, laid):
                assert before.dtype == object or before.tobytes() == np.array(after, copy=True).tobytes(), "an operand has changed"
        except AssertionError as error:
            sizes = [f"{np.shape(g)} {np.asarray(g).dtype}" for g in laid]
            raise AssertionError(f"{name}, seed {seed}: {', '.join(case.log)}; {sizes}; {kwargs}; {error}") from error


LETTERS = {"f": "s", "d": "d", "F": "c", "D": "z"}


def right_memory(case, a):
    """A column-major matrix, and the leading dimension that LAPACK is given for it."""
    m, n = a.shape
    apart = m + case.pick([0, 0, 3])
    memory = np.zeros((max(apart, 1), n), a.dtype, order="F")
    memory[:m] = a
    return memory[:m], max(apart, 1)


def wrong_memory(case, a, written):
    """What is not such a matrix, or not of that dtype."""
    kinds_of_wrong = ["C", "backwards", "strided", "dtype", "swapped", "0-d", "list", "bool", "scalar"] + (["read-only"] if written else [])
    kind = case.pick(kinds_of_wrong)
    case.log.append(kind)
    wide = np.zeros((2 * a.shape[0], a.shape[1]), a.dtype, order="F")
    backwards, read_only = a[::-1], np.asfortranarray(a.copy())
    read_only.flags.writeable = False
    return {"C": np.ascontiguousarray(a), "backwards": backwards, "strided": wide[::2], "dtype": np.asfortranarray(a.astype(np.longdouble)),
            "swapped": np.asfortranarray(a.astype(a.dtype.newbyteorder())), "0-d": np.zeros((), a.dtype), "list": a.tolist(), "bool": True,
            "scalar": a[0, 0], "read-only": read_only}[kind]


@pytest.mark.filterwarnings("ignore")
def test_lapack():
    for seed in range(400):
        case = Case(seed, "lapack")
        case.dtype, case.shape = np.dtype(case.pick(COMPUTED)), ()
        m, n = int(case.pick([2, 3, 7])), int(case.pick([2, 3, 7]))
        letter, real = LETTERS[case.dtype.char], case.dtype.type(0).real.dtype
        a, square = case.general(m, n), case.typed(case.numbers(n, n) + 60 * np.eye(n))
        square = square + np.conj(square.T)
        found = np.zeros(1, real)
        integer = case.pick([int, np.int8, np.int32, np.int64, np.uint64])
        (given, lda), (factored, ldf) = right_memory(case, a), right_memory(case, square)
        assert getattr(lapack, letter + "lange")("1", integer(m), integer(n), given, integer(lda), found) == 0
        assert np.isclose(found[0], np.abs(a).sum(0).max(), rtol=1e-5), (seed, case.log)
        assert getattr(lapack, letter + "potrf")(b"L", integer(n), factored, ldf) == 0
        assert np.allclose(np.tril(factored) @ np.conj(np.tril(factored).T), square, rtol=1e-4, atol=1e-3), (seed, case.log)
        kept = found.copy()
        far = case.pick([2**63, -2**63 - 1, 2**64 + m, 10**25, float(m), str(m), None])
        calls = [lambda: getattr(lapack, letter + "lange")("1", far, n, given, lda, found),
                 lambda: getattr(lapack, letter + "lange")("1", m, n, given, far, found),
                 lambda: getattr(lapack, letter + "lange")("1", m, n, wrong_memory(case, a, False), m, found),
                 lambda: getattr(lapack, letter + "potrf")("L", n, wrong_memory(case, square, True), n)]
        for call in calls:
            with pytest.raises((TypeError, ValueError, OverflowError)) as raised:
                call()
            assert not isinstance(raised.value, lapilli.Error), (seed, case.log)  # before the library is called
        assert np.array_equal(found, kept) and np.array_equal(given, a), (seed, case.log)
