# SPDX-License-Identifier: BSD-3-Clause
"""How calls of numpy.linalg and scipy.linalg become calls of lapilli.linalg: which arguments are understood, from which order on,
and what the caller gets."""
from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np

from .. import context
from ..lapack import CROSSOVERS
from ..linalg import _banded, _cholesky, _core, _eig, _eigh, _equations, _lstsq, _qr, _qr_multiply, _svd, _systems, _triangular
from . import _general

Given = dict[str, Any]


def crossover(routine: str) -> float:
    """The order from which a routine is served: LAPILLI_DROPIN_CROSSOVER, as in the drop-in library."""
    text = context.current().get("dropin.crossover")
    if text == "off":
        return np.inf
    return CROSSOVERS[routine] if text == "auto" else int(text)


def order_of_solution(n: float, nrhs: int) -> float:
    """The drop-in library's, of src/base/order_of_work.hpp: with few right-hand sides the CPU is done before a factor in host memory
    has arrived at a GPU."""
    return n * min(1, nrhs / 48)


@dataclasses.dataclass
class Call:
    """A function that is replaced."""

    routine: str  # whose crossover counts
    run: Callable[[Callable[..., Any], Given], Any]  # the original and the arguments by name
    arguments: set[str]  # those that `run` understands; others must have their default
    operands: tuple[str, ...] = ("a",)  # arrays; a name with .0 is the first part of a pair
    stacks: bool = False  # whether more than two dimensions are understood
    only: dict[str, tuple[Any, ...]] = dataclasses.field(default_factory=dict)  # values that an argument may have
    order: Callable[[Any], float] = lambda a: min(a.shape[-2:])  # of the first operand
    flat: bool = False  # whether no operand may have more
    leaves: str = ""  # characters of dtypes that stay the original's
    asks_again: bool = False  # whether the original says what a matrix lacks: it may return NaN
    needs: str = ""  # the second argument: calls without it are the original's, and are not looked at
    solves: bool = False  # with that one as a factor, for as many right-hand sides as the last operand has columns

    def refuses(self, given: Given) -> str:
        """Why the original computes; "" where it does not."""
        for name, values in self.only.items():
            if name in given and given[name] not in values:
                return f"argument {name}"
        arrays = [a for a in (_operand(given, name) for name in self.operands) if a is not None]
        for a in arrays:
            if reason := self.refuses_array(a):
                return reason
        first = arrays[0]
        if first.ndim < 2 and self.routine != "stevd" or first.ndim > 2 and not self.stacks:
            return "dimensions"
        if self.flat and any(a.ndim > 2 for a in arrays):
            return "dimensions"
        order = self.order(first)
        if self.solves and arrays[-1].ndim < 3:
            order = order_of_solution(order, arrays[-1].shape[1] if arrays[-1].ndim == 2 else 1)
        return "small" if 0 in first.shape or not self.serves(order, first) else ""

    def refuses_array(self, a: Any) -> str:
        """Why it is not for the library."""
        if type(a) is not np.ndarray:
            return "not an array of numpy"
        if a.dtype.char not in "fdFD" and a.dtype.kind not in "biu" or a.dtype.char in self.leaves:
            return f"dtype {a.dtype}"
        return ""

    def serves(self, order: float, _first: Any) -> bool:
        """Whether a GPU solves problems of that order sooner."""
        return order >= crossover(self.routine)


def _operand(given: Given, name: str) -> Any:
    key, _, part = name.partition(".")
    value = given.get(key)
    return value[int(part)] if part and isinstance(value, tuple) and len(value) == 2 else value


def _as_original(original: Callable[..., Any], result: Any) -> Any:
    """A tuple of the type that numpy's function returns: plain ones before numpy 1.25."""
    kind = type(original(np.eye(1)))
    return kind(*result) if hasattr(kind, "_fields") else tuple(result)


def _pick(given: Given, *names: str) -> Given:
    """These arguments, as far as this version of scipy has them. What may be overwritten must not be lost where a call fails
    and the original goes on: that is so of real arrays, which the library leaves alone then. Functions that call the library twice
    do not name overwrite_a here: the first call's result would be the original's operand where the second one fails."""
    picked = {name: given[name] for name in names if name in given}
    for name, value in picked.items():
        if name.startswith("overwrite_") and value:
            operand = given.get(name.removeprefix("overwrite_"))
            picked[name] = isinstance(operand, np.ndarray) and operand.dtype.kind != "c"
    return picked


def _work(a: Any) -> float:
    """The order of a cube of as much work, of QR."""
    m, n = a.shape[-2:]
    return float(m * n * min(m, n)) ** (1 / 3)


def _scipy(function: Callable[..., Any], *names: str) -> Callable[[Callable[..., Any], Given], Any]:
    return lambda _original, given: function(**_pick(given, *names))


def _scipy_det(original: Any, g: Given) -> Any:
    """Before scipy 1.11 it returns numbers of Python."""
    result = _systems.det(**_pick(g, "a", *_CHECKS))
    kind = type(original(np.ones((1, 1), result.dtype)))
    return kind(result) if kind in (float, complex) else result


def _scipy_solve(_original: Any, g: Given) -> Any:
    """Should a second call, for the condition number, fail, the original needs both operands."""
    if g["transposed"] and np.iscomplexobj(g["a"]):
        raise _core.Unsupported("the transpose of a complex matrix, which scipy refuses")
    return _systems.solve_with(True, **_pick(g, *(name for name in _SOLVE if not name.startswith("overwrite_"))))


def _numpy_qr(original: Any, g: Given) -> Any:
    result = _qr.qr(g["a"], g["mode"], check_finite=False)
    return _as_original(original, result) if g["mode"] in ("reduced", "complete") else result


def _with_rows(r: Any, m: int) -> Any:
    """scipy's mode "r" has the rows of zeros below R, too."""
    if r.shape[0] == m:
        return r
    tall = np.zeros((m, r.shape[1]), r.dtype)
    tall[:r.shape[0]] = r
    return tall


def _scipy_qr(_original: Any, g: Given) -> Any:
    result = _qr.qr(g["a"], g["mode"], **_pick(g, "pivoting", "check_finite"))
    if g["mode"] != "r":
        return tuple(result)
    r, *order = result if g["pivoting"] else (result,)
    return (_with_rows(r, g["a"].shape[0]), *order)


def _scipy_eigh(_original: Any, g: Given) -> Any:
    result = _eigh.eigh(**_pick(g, *_EIGH))
    return result if g["eigvals_only"] else tuple(result)


def _svd_as(original: Any, g: Given) -> Any:
    result = _svd.svd(g["a"], g["full_matrices"], g["compute_uv"], g["hermitian"], check_finite=False)
    return _as_original(original, result) if g["compute_uv"] else result


def _scipy_svd(_original: Any, g: Given) -> Any:
    result = _svd.svd(**_pick(g, *_SVD))
    return tuple(result) if g["compute_uv"] else result


def _scipy_pinv(_original: Any, g: Given) -> Any:
    """With scipy's tolerance, which ours has where atol is given."""
    return _svd.pinv(g["a"], atol=g["atol"] or 0.0, **_pick(g, "rtol", "return_rank", "check_finite"))


def _numpy_lstsq(_original: Any, g: Given) -> Any:
    """With numpy's tolerance; residues are an array for a vector, too."""
    a, limit = g["a"], g["rcond"]
    if isinstance(limit, str):
        raise _core.Unsupported("the default of numpy before 2, which warns")
    dtype = _core.common_dtype(_core.place_of(a), a, g["b"])
    limit = max(a.shape) * float(np.finfo(dtype).eps) if limit is None else limit
    x, residues, rank, s = _lstsq.lstsq(a, g["b"], limit, check_finite=False, lapack_driver="gelsd")
    return x, np.atleast_1d(residues).real, rank, s


def _scipy_lstsq(_original: Any, g: Given) -> Any:
    picked = _pick(g, *_LSTSQ)
    picked["lapack_driver"] = g["lapack_driver"] or "gelsd"
    return _lstsq.lstsq(**picked)


_CHECKS = ("overwrite_a", "check_finite")
_EIGH = ("a", "b", "lower", "eigvals_only", "overwrite_a", "overwrite_b", "type", "check_finite", "subset_by_index", "subset_by_value",
         "driver")
_VALUES = tuple(name for name in _EIGH if name != "eigvals_only")
_SOLVE = ("a", "b", "lower", "overwrite_a", "overwrite_b", "check_finite", "assume_a", "transposed")
_BANDED = ("a_band", "lower", "eigvals_only", "overwrite_a_band", "select", "select_range", "max_ev", "check_finite")
_BANDED_VALUES = ("a_band", "lower", "overwrite_a_band", "select", "select_range", "check_finite")
_TRIDIAGONAL = ("d", "e", "eigvals_only", "select", "select_range", "check_finite", "tol", "lapack_driver")
_TRIDIAGONAL_VALUES = tuple(name for name in _TRIDIAGONAL if name != "eigvals_only")
_TRIANGULAR = ("a", "b", "trans", "lower", "unit_diagonal", "overwrite_b", "check_finite")
_QR_MULTIPLY = ("a", "c", "mode", "pivoting", "conjugate", "overwrite_a", "overwrite_c")
_SVD = ("a", "full_matrices", "compute_uv", *_CHECKS, "lapack_driver")
_PINV = ("atol", "rtol", "return_rank", "check_finite")
_NORM: Given = {"needs": "ord", "only": {"ord": (2, -2, "nuc")}}
_LSTSQ = ("a", "b", "cond", "overwrite_a", "overwrite_b", "check_finite", "lapack_driver")

NUMPY = {
    "eig": Call("geev", lambda f, g: _as_original(f, _general.numpy_eig(g["a"])), {"a"}, stacks=True, asks_again=True),
    "eigvals": Call("geev", lambda _, g: _general.numpy_eigvals(g["a"]), {"a"}, stacks=True, asks_again=True),
    "eigh": Call("syevd", lambda f, g: _as_original(f, _eigh.eigh(g["a"], UPLO=g["UPLO"])), {"a", "UPLO"}, stacks=True,
                 only={"UPLO": ("L", "U", "l", "u")}),
    "eigvalsh": Call("syevd", lambda _, g: _eigh.eigvalsh(g["a"], UPLO=g["UPLO"]), {"a", "UPLO"}, stacks=True,
                     only={"UPLO": ("L", "U", "l", "u")}),
    "cholesky": Call("potrf", lambda _, g: _cholesky.cholesky(g["a"], lower=not g.get("upper", False), check_finite=False),
                     {"a", "upper"}, stacks=True, only={"upper": (True, False)}),
    "solve": Call("gesv", lambda _, g: _systems.solve(g["a"], g["b"], check_finite=False), {"a", "b"}, ("a", "b")),
    "inv": Call("getri", lambda _, g: _systems.inv(g["a"], check_finite=False), {"a"}, stacks=True),
    "det": Call("getrf", lambda _, g: _systems.det(g["a"], check_finite=False), {"a"}, stacks=True),
    "slogdet": Call("getrf", lambda f, g: _as_original(f, _systems.slogdet(g["a"])), {"a"}, stacks=True),
    "qr": Call("geqrf", _numpy_qr, {"a", "mode"}, only={"mode": ("reduced", "complete", "r", "raw")}, order=_work),
    "svd": Call("gesdd", _svd_as, {"a", "full_matrices", "compute_uv", "hermitian"}, stacks=True),
    "pinv": Call("gesdd", lambda _, g: _svd.pinv(g["a"], g["rcond"], g["hermitian"], check_finite=False), {"a", "rcond", "hermitian"},
                 stacks=True),
    "matrix_rank": Call("gesdd", lambda _, g: _svd.matrix_rank(g["A"], g["tol"], g["hermitian"]), {"A", "tol", "hermitian"}, ("A",),
                        stacks=True),
    "cond": Call("gesdd", lambda _, g: _svd.cond(g["x"], g["p"]), {"x", "p"}, ("x",), stacks=True, only={"p": (None, 2, -2)}),
    "lstsq": Call("gelsd", _numpy_lstsq, {"a", "b", "rcond"}, ("a", "b"), order=_work),
    "norm": Call("gesdd", lambda _, g: _triangular.norm(g["x"], g["ord"], check_finite=False), {"x", "ord"}, ("x",), **_NORM),
}

# What programs call that is not replaced. The expm of lapilli.linalg multiplies more often on the CPU than scipy's,
# and the dtype of sqrtm's result depends on scipy's version.
LACKING = ("lu", "qz", "ldl", "expm", "logm", "sqrtm", "solve_banded", "solveh_banded", "solve_toeplitz")

SCIPY = {
    "eig": Call("geev", lambda _, g: _general.scipy_eig(g["a"], g["left"], g["right"]),
                {"a", "left", "right", "overwrite_b", *_CHECKS}, asks_again=True),
    "eigvals": Call("geev", lambda _, g: _general.scipy_eig(g["a"], False, False), {"a", *_CHECKS}, asks_again=True),
    "schur": Call("gees", lambda f, g: _general.scipy_schur(f, g["a"], g["output"], g["sort"]), {"a", "output", "sort", *_CHECKS},
                  only={"output": ("real", "complex", "r", "c")}, asks_again=True),
    "hessenberg": Call("gehrd", _scipy(_eig.hessenberg, "a", "calc_q"), {"a", "calc_q", *_CHECKS}, order=_general.order_of_hessenberg,
                       asks_again=True),
    # Most of the work is the Schur form of the larger matrix.
    "solve_sylvester": Call("trsyl", lambda _, g: _general.quietly(_equations.solve_sylvester, g["a"], g["b"], g["q"]), {"a", "b", "q"},
                            ("q", "a", "b"), order=lambda q: max(q.shape), asks_again=True),
    **dict.fromkeys(("solve_continuous_lyapunov", "solve_lyapunov"),
                    Call("trsyl", lambda _, g: _general.quietly(_equations.solve_continuous_lyapunov, g["a"], g["q"]), {"a", "q"}, ("a", "q"),
                         asks_again=True)),
    "eigh": Call("syevd", _scipy_eigh, set(_EIGH), ("a", "b")),
    "eigvalsh": Call("syevd", _scipy(_eigh.eigvalsh, *_VALUES), set(_VALUES), ("a", "b")),
    "cholesky": Call("potrf", _scipy(_cholesky.cholesky, "a", "lower", *_CHECKS), {"a", "lower", *_CHECKS}),
    "cho_factor": Call("potrf", _scipy(_cholesky.cho_factor, "a", "lower", *_CHECKS), {"a", "lower", *_CHECKS}),
    "cho_solve": Call("potrs", lambda _, g: _cholesky.cho_solve(g["c_and_lower"], g["b"], **_pick(g, "overwrite_b", "check_finite")),
                      {"c_and_lower", "b", "overwrite_b", "check_finite"}, ("c_and_lower.0", "b"), solves=True),
    "solve": Call("gesv", _scipy_solve, set(_SOLVE), ("a", "b"), flat=True,
                  only={"assume_a": (None, "gen", "sym", "her", "pos", "general", "symmetric", "hermitian", "positive definite")}),
    "inv": Call("getri", _scipy(_systems.inv, "a", "check_finite"), {"a", *_CHECKS}),
    "det": Call("getrf", _scipy_det, {"a", *_CHECKS}),
    "lu_factor": Call("getrf", _scipy(_systems.lu_factor, "a", *_CHECKS), {"a", *_CHECKS}),
    "lu_solve": Call("getrs", lambda _, g: _systems.lu_solve(g["lu_and_piv"], g["b"], **_pick(g, "trans", "overwrite_b", "check_finite")),
                     {"lu_and_piv", "b", "trans", "overwrite_b", "check_finite"}, ("lu_and_piv.0", "b"), only={"trans": (0, 1, 2)},
                     solves=True),
    "qr": Call("geqrf", _scipy_qr, {"a", "overwrite_a", "mode", "pivoting", "check_finite"},
               only={"mode": ("full", "economic", "r")}, order=_work),
    "qr_multiply": Call("geqrf", _scipy(_qr_multiply.qr_multiply, *(name for name in _QR_MULTIPLY if name != "overwrite_a")),
                        set(_QR_MULTIPLY), ("a", "c"),
                        only={"mode": ("left", "right"), "overwrite_c": (False,)}, order=_work),
    "solve_triangular": Call("trtrs", _scipy(_triangular.solve_triangular, *_TRIANGULAR), set(_TRIANGULAR), ("a", "b"),
                             only={"trans": (0, 1, 2, "N", "T", "C")}, solves=True),
    "lstsq": Call("gelsd", _scipy_lstsq, set(_LSTSQ), ("a", "b"), only={"lapack_driver": (None, "gelsd", "gelss", "gelsy")}, order=_work),
    "svd": Call("gesdd", _scipy_svd, set(_SVD), only={"lapack_driver": ("gesdd", "gesvd")}),
    "svdvals": Call("gesdd", _scipy(_svd.svdvals, "a", *_CHECKS), {"a", *_CHECKS}),
    "pinv": Call("gesdd", _scipy_pinv, {"a", *_PINV}),
    "pinvh": Call("syevd", _scipy(_svd.pinvh, "a", "lower", *_PINV), {"a", "lower", *_PINV}),
    "orth": Call("gesdd", _scipy(_svd.orth, "A", "rcond"), {"A", "rcond"}, ("A",)),
    "null_space": Call("gesdd", _scipy(_svd.null_space, "A", "rcond", "check_finite", "lapack_driver"),
                       {"A", "rcond", *_CHECKS, "lapack_driver"}, ("A",), only={"lapack_driver": ("gesdd", "gesvd")}),
    "polar": Call("gesdd", _scipy(_svd.polar, "a", "side"), {"a", "side"}),
    "norm": Call("gesdd", _scipy(_triangular.norm, "a", "ord", "check_finite"), {"a", "ord", "check_finite"}, **_NORM),
    "eigh_tridiagonal": Call("stevd", _scipy(_banded.eigh_tridiagonal, *_TRIDIAGONAL), set(_TRIDIAGONAL), ("d", "e"), order=len),
    "eigvalsh_tridiagonal": Call("stevd", _scipy(_banded.eigvalsh_tridiagonal, *_TRIDIAGONAL_VALUES), set(_TRIDIAGONAL_VALUES),
                                 ("d", "e"), order=len),
    "eig_banded": Call("sbevd", _scipy(_banded.eig_banded, *_BANDED), set(_BANDED), ("a_band",), order=lambda a: a.shape[1]),
    "eigvals_banded": Call("sbevd", _scipy(_banded.eigvals_banded, *_BANDED_VALUES), set(_BANDED_VALUES), ("a_band",),
                           order=lambda a: a.shape[1]),
}
for _call in SCIPY.values():
    _call.leaves = "?bBhH"  # scipy makes float32 of them
