# SPDX-License-Identifier: BSD-3-Clause
import warnings

import numpy as np
import pytest
import scipy.linalg
from support import definite, each_dtype, each_order, each_size, general, hermitian, layouts, one_norm, small, spoiled

import lapilli
from lapilli import linalg


def check(a, x, b):
    assert x.shape == b.shape and x.dtype == np.result_type(a, b)
    assert small(a @ x - b, one_norm(a) * np.abs(x).max() + np.abs(b).max(), len(a))


@each_dtype
@each_size
@each_order
def test_general(dtype, n, order):
    a, b = general(n, n, dtype, order=order), general(n, 3, dtype, 1)
    before = a.copy()
    for side in (b, np.asfortranarray(b), b[:, 0], b[:, :1]):
        kept = side.copy()
        check(a, linalg.solve(a, side), side)
        check(a.T, linalg.solve(a, side, transposed=True), side)
        assert np.array_equal(side, kept) and np.array_equal(a, before)


@each_dtype
@each_order
@pytest.mark.parametrize("lower", [True, False])
def test_structures(dtype, order, lower):
    n = 65
    b = general(n, 4, dtype, 1)
    g = general(n, n, dtype)
    for assume_a, a in (("sym", g + g.T), ("her", hermitian(n, dtype)), ("pos", definite(n, dtype))):
        a = np.array(a, order=order)
        check(a, linalg.solve(spoiled(a, lower), b, assume_a=assume_a, lower=lower, check_finite=False), b)
    assert linalg.solve(definite(n, dtype), b[:, 0], assume_a="pos").shape == (n,)


@each_dtype
@each_size
@each_order
def test_cholesky(dtype, n, order):
    a = definite(n, dtype, order=order)
    for lower in (True, False):
        factor = linalg.cholesky(spoiled(a, lower), lower=lower)
        assert np.array_equal(factor, np.tril(factor) if lower else np.triu(factor))
        product = factor @ factor.conj().T if lower else factor.conj().T @ factor
        assert small(product - a, one_norm(a), n)
        c = linalg.cho_factor(a, lower=lower)
        b = general(n, 2, dtype, 2)
        check(a, linalg.cho_solve(c, b), b)
        check(a, linalg.cho_solve((np.array(c[0], order="F"), lower), b[:, 0]), b[:, 0])
        check(a, linalg.cho_solve(scipy.linalg.cho_factor(a, lower=lower), b), b)
        check(a, scipy.linalg.cho_solve(c, b), b)
    assert small(linalg.cholesky(a, upper=True) - linalg.cholesky(a, lower=False), one_norm(a), n)


@each_dtype
@each_size
@each_order
def test_inverse_and_determinant(dtype, n, order):
    a = general(n, n, dtype, order=order)
    x = linalg.inv(a)
    assert small(a @ x - np.eye(n, dtype=dtype), one_norm(a) * one_norm(x), n)
    sign, log = linalg.slogdet(a)
    expected = np.linalg.slogdet(a.astype(np.complex128 if np.iscomplexobj(a) else np.float64))
    assert abs(sign - expected[0]) < 1000 * n * np.finfo(dtype).eps * np.linalg.cond(a)
    assert abs(log - expected[1]) < 1000 * n * np.finfo(dtype).eps * np.linalg.cond(a)
    if n <= 5:
        assert abs(linalg.det(a) - np.linalg.det(a)) < 1000 * np.finfo(dtype).eps * max(1, one_norm(a)) ** n
    assert linalg.det(np.zeros((n, n), dtype)) == 0
    assert linalg.slogdet(np.zeros((n, n), dtype)) == (0, -np.inf)


@each_dtype
@each_order
def test_lu(dtype, order):
    n = 66
    a, b = general(n, n, dtype, order=order), general(n, 2, dtype, 1)
    lu, piv = linalg.lu_factor(a)
    swapped = a.copy()
    for i, p in enumerate(piv):
        swapped[[i, p]] = swapped[[p, i]]
    assert small((np.tril(lu, -1) + np.eye(n, dtype=dtype)) @ np.triu(lu) - swapped, one_norm(a), n)
    for trans, op in ((0, a), (1, a.T), (2, a.conj().T)):
        check(op, linalg.lu_solve((lu, piv), b, trans=trans), b)
        check(op, linalg.lu_solve((np.ascontiguousarray(lu), piv), b[:, 0], trans=trans), b[:, 0])
        check(op, scipy.linalg.lu_solve((lu, piv), b, trans=trans), b)
    for wrong in (piv[:5], piv + n, piv - 1 - n, piv[:, None]):
        with pytest.raises(ValueError, match="piv"):
            linalg.lu_solve((lu, wrong), b)
    tall, pivots = linalg.lu_factor(general(9, 4, dtype))
    assert tall.shape == (9, 4) and pivots.shape == (4,)


def test_a_determinant_of_which_parts_pass_the_range():
    diagonal = np.array([1e200, -1e200, 1e-200, 1e-200, 3.0])
    assert linalg.det(np.diag(diagonal)) == pytest.approx(-3)
    assert linalg.det(np.diag([1e200, 1e200])) == np.inf
    # 1e-323 has few digits.
    assert linalg.det(np.diag([1e-200, 1e-123, 1e200])) == pytest.approx(1e-123, rel=1e-13, abs=0)
    assert linalg.det(np.diag(np.array([1e-30, 1e-13j, 1e30], np.complex64))) == pytest.approx(1e-13j, rel=1e-5, abs=0)
    for n in range(1, 9):
        assert linalg.det(np.diag(np.arange(1.0, n + 1))) == pytest.approx(np.prod(np.arange(1.0, n + 1)), rel=1e-14)
    assert linalg.det(np.diag([1e200, 0, 1e200])) == 0 and linalg.det(np.diag([1e-200, 1e-200])) == 0
    assert np.isnan(linalg.det(np.diag([1.0, np.nan, 2.0]), check_finite=False))


def test_layouts():
    n = 31
    g, p, b = general(n, n, np.complex128), definite(n, np.complex128), general(n, 3, np.complex128, 1)
    for (name, a), (_, spd), (_, side) in zip(layouts(g), layouts(p), layouts(b)):
        kept = a.copy(), spd.copy(), side.copy()
        check(g, linalg.solve(a, side), b)
        check(p, linalg.solve(spd, side, assume_a="pos"), b)
        check(p, linalg.cho_solve(linalg.cho_factor(spd), side), b)
        assert small(a @ linalg.inv(a) - np.eye(n), one_norm(a) * one_norm(np.linalg.inv(g)), n)
        factor = linalg.cholesky(spd)
        assert small(factor @ factor.conj().T - p, one_norm(p), n)
        assert all(np.array_equal(x, y) for x, y in zip(kept, (a, spd, side))), name


@each_dtype
def test_factors_that_are_a_part_of_an_array(dtype):
    n = 37
    p, g, b = definite(n, dtype), general(n, n, dtype), general(n, 2, dtype, 1)
    c, (lu, piv) = linalg.cho_factor(p)[0], linalg.lu_factor(g)
    for (_, cholesky), (_, factors) in zip(layouts(c), layouts(lu)):
        check(p, linalg.cho_solve((cholesky, False), b), b)
        check(g, linalg.lu_solve((factors, piv), b), b)


def test_what_cannot_be_overwritten():
    for a in (general(9, 9, np.float64), general(9, 9, np.float64, order="F"), general(9, 9, np.float64)[::-1], general(9, 9, np.float32)):
        a.flags.writeable = False
        kept, b = a.copy(), np.ones(9)
        b.flags.writeable = False
        check(a, linalg.solve(a, b, overwrite_a=True, overwrite_b=True), b)
        linalg.inv(a, overwrite_a=True)
        assert np.array_equal(a, kept) and (b == 1).all()


def test_overwriting():
    a, b = general(20, 20, np.float64, order="F"), general(20, 2, np.float64, 1, order="F")
    given, side = a.copy(order="F"), b.copy(order="F")
    x = linalg.solve(given, side, overwrite_a=True, overwrite_b=True)
    check(a, x, b)
    assert np.shares_memory(x, side)
    given = a.copy()
    assert np.shares_memory(linalg.inv(given, overwrite_a=True), given)


# The conjugate that a row-major Hermitian matrix becomes in its place must not be the right-hand sides, or the other matrix of a pair.
@each_dtype
def test_overwriting_what_is_read_twice(dtype):
    given = definite(9, dtype)
    for assume_a in ("gen", "her", "pos"):
        a = given.copy()
        check(given, linalg.solve(a, a, overwrite_a=True, assume_a=assume_a), given)
    for overwrite in ({"overwrite_a": True}, {"overwrite_b": True}):
        a = given.copy()
        w, v = linalg.eigh(a, a, **overwrite)
        assert np.allclose(w, 1, rtol=1e-3) and np.allclose(v.conj().T @ given @ v, np.eye(9), atol=1e-3)


def test_stacks():
    a = np.stack([general(6, 6, np.float64, seed) for seed in range(4)])
    b = np.stack([general(6, 2, np.float64, seed) for seed in range(4)])
    assert np.allclose(a @ linalg.solve(a, b), b)
    assert np.allclose(a @ linalg.solve(a, b[:1]), b[:1])
    assert np.allclose((a @ linalg.solve(a, np.arange(6.0))[..., None])[..., 0], np.arange(6.0))
    assert np.allclose(linalg.inv(a), np.linalg.inv(a))
    assert np.allclose(linalg.det(a), np.linalg.det(a))
    assert np.allclose(linalg.slogdet(a)[1], np.linalg.slogdet(a)[1])
    spd = a @ a.transpose(0, 2, 1) + np.eye(6)
    assert np.allclose(linalg.cholesky(spd), np.linalg.cholesky(spd))


def test_mixed_types():
    a, b = general(9, 9, np.float32), general(9, 2, np.complex64, 1)
    check(a, linalg.solve(a, b), b)
    assert linalg.solve(a, np.ones(9)).dtype == np.float64
    assert linalg.solve([[2, 0], [0, 4]], [2, 4]).tolist() == [1.0, 1.0]
    assert linalg.det(np.array([[2, 1], [1, 3]])) == pytest.approx(5)


def test_empty():
    assert linalg.solve(np.zeros((0, 0)), np.zeros((0, 2))).shape == (0, 2)
    assert linalg.solve(np.eye(3), np.zeros((3, 0))).shape == (3, 0)
    assert linalg.inv(np.zeros((2, 0, 0))).shape == (2, 0, 0)
    assert linalg.det(np.zeros((0, 0))) == 1 and linalg.slogdet(np.zeros((0, 0))) == (1, 0)
    assert linalg.cholesky(np.zeros((0, 0))).shape == (0, 0)
    assert linalg.lu_factor(np.zeros((0, 0)))[1].shape == (0,)


def test_errors():
    with pytest.raises(np.linalg.LinAlgError):
        linalg.solve(np.zeros((4, 4)), np.ones(4))
    with pytest.raises(np.linalg.LinAlgError):
        linalg.solve(np.zeros((4, 4), order="F"), np.ones(4))
    with pytest.raises(np.linalg.LinAlgError):
        linalg.inv(np.ones((3, 3)))
    with pytest.raises(np.linalg.LinAlgError, match="minor of order 2 is not positive definite"):
        linalg.cholesky(np.diag([1.0, -1.0, 1.0]))
    with pytest.raises(np.linalg.LinAlgError, match="not positive definite"):
        linalg.solve(-np.eye(3), np.ones(3), assume_a="pos")
    for wrong in (np.ones(4), np.ones((3, 4)), np.float64(3)):
        with pytest.raises(np.linalg.LinAlgError):
            linalg.inv(wrong)
    with pytest.raises(ValueError):
        linalg.solve(np.eye(3), np.ones(4))
    with pytest.raises(ValueError, match="infs or NaNs"):
        linalg.solve(np.eye(3), np.array([1, np.nan, 1]))
    bad = np.eye(40)
    bad[30, 7] = np.inf
    for function in (linalg.inv, linalg.cholesky, linalg.det, linalg.lu_factor, linalg.cho_factor):
        with pytest.raises(ValueError, match="infs or NaNs"):
            function(bad)
    assert linalg.cholesky(bad.T).shape == (40, 40)  # in the triangle that is not read
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        linalg.lu_factor(np.zeros((3, 3)))
    assert [str(w.message) for w in caught] == ["Diagonal number 1 is exactly zero. Singular matrix."]


def calls_of(context, function):
    """The names of the routines that a function calls."""
    lines = []
    context.set_log(lines.append)
    try:
        function()
    finally:
        context.set_log(None)
    return [line.split()[0] for line in lines if " | " in line]


@pytest.mark.parametrize("order", "CF")
@each_dtype
def test_one_way_to_a_device_and_back(dtype, order):
    a, b = general(70, 70, dtype, order=order), general(70, 3, dtype, 1)
    letter = {"f": "s", "d": "d", "F": "c", "D": "z"}[np.dtype(dtype).char]
    with lapilli.Context("sim:1") as context:
        assert calls_of(context, lambda: check(a, linalg.solve(a, b), b)) == [letter + "gesv"]
        assert calls_of(context, lambda: check(a.T, linalg.solve(a, b, transposed=True), b)) == [letter + "gesv"]
        x = linalg.inv(a)
        assert small(a @ x - np.eye(70, dtype=dtype), one_norm(a) * one_norm(x), 70)
        assert calls_of(context, lambda: linalg.inv(a)) == [letter + "getrf_mgpu", letter + "getri_mgpu"]
        with pytest.raises(linalg.LinAlgError, match="singular"):
            linalg.inv(np.ones((70, 70), dtype))
    with lapilli.Context("sim:1") as context:
        room = lapilli.memory(letter + "getri", 70, context=context).device + 1000
    with lapilli.Context("sim:1", settings={"sim.memory": room}) as context:  # too little for the matrix
        called = calls_of(context, lambda: linalg.inv(a))
        assert called[-2:] == [letter + "getrf", letter + "getri"]


@pytest.mark.parametrize("a", [[[np.inf]], [[-np.inf]], [[np.nan]], [[2.0, 0.0], [0.0, -np.inf]], [[1.0, np.inf], [0.0, 1.0]]], ids=str)
def test_slogdet_of_what_is_not_finite(a):
    with np.errstate(all="ignore"):
        wanted = np.linalg.slogdet(np.array(a))
    sign, log = linalg.slogdet(np.array(a))
    assert np.array_equal(log, wanted[1], equal_nan=True) and (sign == wanted[0] or np.isnan(log))


@each_dtype
@pytest.mark.parametrize("assume_a", ["gen", "sym", "her", "pos"])
def test_transposed_with_a_complex_right_hand_side(dtype, assume_a):
    a, b = definite(8, dtype), general(8, 2, dtype, 1) * np.array(1 + 2j, np.complex64)
    if np.dtype(dtype).kind == "c" and assume_a in ("her", "pos"):
        with pytest.raises(NotImplementedError):
            linalg.solve(a, b, assume_a=assume_a, transposed=True)
        return
    a = a if assume_a != "sym" else a + a.T
    check(a.T, linalg.solve(a, b, assume_a=assume_a, transposed=True), b)


def test_no_right_hand_sides():
    """The matrix is looked at all the same."""
    none, bad = np.zeros((3, 0)), np.eye(3)
    bad[1, 1] = np.nan
    for call in (lambda a: linalg.solve(a, none), lambda a: linalg.solve(a, none, assume_a="pos"),
                 lambda a: linalg.solve(np.stack([np.eye(3), a]), none), lambda a: linalg.cho_solve((a, True), none),
                 lambda a: linalg.lu_solve((a, np.arange(3)), none), lambda a: linalg.solve_triangular(a, none),
                 lambda a: linalg.lstsq(a, none)[0], lambda a: linalg.qr_multiply(a, none, "left")[0]):
        assert call(np.eye(3)).shape[-2:] == (3, 0)
        with pytest.raises(ValueError, match="infs or NaNs"):
            call(bad)
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        linalg.solve_triangular(np.zeros((3, 3)), none)


@pytest.mark.parametrize("shape", [(3, 0), (0, 0), (0, 3)])
@pytest.mark.parametrize("columns", [(), (0,), (2,)])
@pytest.mark.parametrize("driver", [None, "gelsy"])
def test_least_squares_of_nothing(shape, columns, driver):
    b = np.arange(1.0, 1 + shape[0] * max(1, sum(columns))).reshape((shape[0], *columns)) if columns != (0,) else np.zeros((shape[0], 0))
    ours, theirs = (module.lstsq(np.zeros(shape), b, lapack_driver=driver) for module in (linalg, scipy.linalg))
    for x, y in zip(ours, theirs):
        assert np.shape(x) == np.shape(y) and np.allclose(x, y)


@pytest.mark.parametrize("function", ["eigh", "eigvalsh", "cholesky", "inv", "det", "slogdet", "solve", "cho_factor"])
@pytest.mark.parametrize("shape", [(2, 3), (3, 2), (2, 2, 3), (3,), ()], ids=str)
def test_what_is_not_square(function, shape):
    """numpy raises LinAlgError, and scipy ValueError: programs that are written for one of them get theirs."""
    with pytest.raises(ValueError) as raised:
        getattr(linalg, function)(np.ones(shape), *([np.ones(2)] if function == "solve" else []))
    if function != "cho_factor":  # numpy has none
        assert isinstance(raised.value, np.linalg.LinAlgError)


@pytest.mark.parametrize("n", [1, 20, 200])
@pytest.mark.parametrize("shape, which", [((4,), "2"), ((2, 2), r"\(1, 0\)")])
def test_the_matrix_of_a_stack_is_named(n, shape, which):
    def stack(bad):
        a = np.stack([np.eye(n)] * 4)
        a[2] = bad
        return a.reshape(*shape, n, n)

    for call, bad in ((linalg.cholesky, -np.eye(n)), (linalg.inv, 0), (lambda a: linalg.solve(a, np.ones(n)), 0),
                      (linalg.eigh, np.nan), (linalg.eigvalsh, np.inf)):
        with pytest.raises(np.linalg.LinAlgError, match=f"matrix {which} of the stack"):
            call(stack(bad))
    with pytest.raises(lapilli.NotFiniteError) as raised:
        linalg.eigh(stack(np.nan))
    assert raised.value.info == -1004
