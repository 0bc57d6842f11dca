# SPDX-License-Identifier: BSD-3-Clause
"""Linear systems in mixed precision. The matrix is factored in single precision, and the solution refined to what
double precision gives: with the residual in double precision, by LAPACK's iterative refinement, and where that stalls
by GMRES, preconditioned by the same factors. Where neither converges the matrix is factored in double precision. Where
n = 0 nothing is read, and only iter is written.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, written)

__all__ = [
    "dsgesv", "zcgesv", "dsgesv_mgpu", "zcgesv_mgpu", "dsgesv_memory", "zcgesv_memory", "dsposv", "zcposv",
    "dsposv_mgpu", "zcposv_mgpu", "dsposv_memory", "zcposv_memory"
]


def dsgesv(n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, X: Array, ldx: int,
           iter: Array, *, context: Context | None = None) -> int:
    """DSGESV: solves A X = B for a general A, which is factored in single precision where that is enough.
    iter says what was done. iter >= 0: so many corrections with the factors in single precision, those of all columns
    together and each step of GMRES counted as one; A is unchanged, ipiv belongs to the factors in single precision,
    which are not kept. iter < 0: A and ipiv are as after GESV, because an element of A, of B or of a residual does not
    fit into single precision (-2), because the factor in single precision is singular (-3), or because refinement and
    GMRES do not converge (-31).

    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, unchanged where iter >= 0, else overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: row i was interchanged with row ipiv(i)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, written: the solutions
    ldx   >= max(1, n)
    iter  one number, written: how they were found

    info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, X is unchanged, iter < 0
    """
    return call("lapilli_dsgesv", context, integer(n), integer(nrhs), written(A, "d", lda), integer(lda),
                written(ipiv, "i"), read(B, "d", ldb), integer(ldb), written(X, "d", ldx), integer(ldx),
                written(iter, "i"))


def zcgesv(n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, X: Array, ldx: int,
           iter: Array, *, context: Context | None = None) -> int:
    """ZCGESV: solves A X = B for a general A, which is factored in single precision where that is enough.
    iter says what was done. iter >= 0: so many corrections with the factors in single precision, those of all columns
    together and each step of GMRES counted as one; A is unchanged, ipiv belongs to the factors in single precision,
    which are not kept. iter < 0: A and ipiv are as after GESV, because an element of A, of B or of a residual does not
    fit into single precision (-2), because the factor in single precision is singular (-3), or because refinement and
    GMRES do not converge (-31).

    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, unchanged where iter >= 0, else overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: row i was interchanged with row ipiv(i)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, written: the solutions
    ldx   >= max(1, n)
    iter  one number, written: how they were found

    info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, X is unchanged, iter < 0
    """
    return call("lapilli_zcgesv", context, integer(n), integer(nrhs), written(A, "z", lda), integer(lda),
                written(ipiv, "i"), read(B, "z", ldb), integer(ldb), written(X, "z", ldx), integer(ldx),
                written(iter, "i"))


def dsgesv_mgpu(A: Matrix, ipiv: Array, B: Matrix, X: Matrix, iter: Array, *,
                context: Context | None = None) -> int:
    """DSGESV on spread matrices."""
    return call("lapilli_dsgesv_mgpu", context, handle(A), written(ipiv, "i"), handle(B), handle(X),
                written(iter, "i"))


def zcgesv_mgpu(A: Matrix, ipiv: Array, B: Matrix, X: Matrix, iter: Array, *,
                context: Context | None = None) -> int:
    """ZCGESV on spread matrices."""
    return call("lapilli_zcgesv_mgpu", context, handle(A), written(ipiv, "i"), handle(B), handle(X),
                written(iter, "i"))


def dsgesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DSGESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsgesv_memory", context, integer(n), integer(nrhs))


def zcgesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZCGESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zcgesv_memory", context, integer(n), integer(nrhs))


def dsposv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, X: Array, ldx: int,
           iter: Array, *, context: Context | None = None) -> int:
    """DSPOSV: solves A X = B for a symmetric or Hermitian positive definite A, which is factored in single precision
    where that is enough.
    iter says what was done. iter >= 0: so many corrections with the factor in single precision, those of all columns
    together and each step of GMRES counted as one; A is unchanged. iter < 0: A is as after POSV, because an element of
    A, of B or of a residual does not fit into single precision (-2), because a leading minor is not positive definite
    in single precision (-3), or because refinement and GMRES do not converge (-31). Of A only the triangle that uplo
    names is read or written.

    uplo  'L' or 'U': the triangle of A that is read and may be overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, unchanged where iter >= 0, else overwritten by its factor
    lda   >= max(1, n)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, written: the solutions
    ldx   >= max(1, n)
    iter  one number, written: how they were found

    info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, X is unchanged, iter < 0
    """
    return call("lapilli_dsposv", context, letter(uplo), integer(n), integer(nrhs), written(A, "d", lda),
                integer(lda), read(B, "d", ldb), integer(ldb), written(X, "d", ldx), integer(ldx),
                written(iter, "i"))


def zcposv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, X: Array, ldx: int,
           iter: Array, *, context: Context | None = None) -> int:
    """ZCPOSV: solves A X = B for a symmetric or Hermitian positive definite A, which is factored in single precision
    where that is enough.
    iter says what was done. iter >= 0: so many corrections with the factor in single precision, those of all columns
    together and each step of GMRES counted as one; A is unchanged. iter < 0: A is as after POSV, because an element of
    A, of B or of a residual does not fit into single precision (-2), because a leading minor is not positive definite
    in single precision (-3), or because refinement and GMRES do not converge (-31). Of A only the triangle that uplo
    names is read or written.

    uplo  'L' or 'U': the triangle of A that is read and may be overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, unchanged where iter >= 0, else overwritten by its factor
    lda   >= max(1, n)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, written: the solutions
    ldx   >= max(1, n)
    iter  one number, written: how they were found

    info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, X is unchanged, iter < 0
    """
    return call("lapilli_zcposv", context, letter(uplo), integer(n), integer(nrhs), written(A, "z", lda),
                integer(lda), read(B, "z", ldb), integer(ldb), written(X, "z", ldx), integer(ldx),
                written(iter, "i"))


def dsposv_mgpu(uplo: Letter, A: Matrix, B: Matrix, X: Matrix, iter: Array, *,
                context: Context | None = None) -> int:
    """DSPOSV on spread matrices."""
    return call("lapilli_dsposv_mgpu", context, letter(uplo), handle(A), handle(B), handle(X),
                written(iter, "i"))


def zcposv_mgpu(uplo: Letter, A: Matrix, B: Matrix, X: Matrix, iter: Array, *,
                context: Context | None = None) -> int:
    """ZCPOSV on spread matrices."""
    return call("lapilli_zcposv_mgpu", context, letter(uplo), handle(A), handle(B), handle(X),
                written(iter, "i"))


def dsposv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DSPOSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsposv_memory", context, integer(n), integer(nrhs))


def zcposv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZCPOSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zcposv_memory", context, integer(n), integer(nrhs))
