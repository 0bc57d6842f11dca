# SPDX-License-Identifier: BSD-3-Clause
"""Expert drivers of linear systems. One call scales a matrix, factors it, estimates its condition, solves, refines the
solutions and bounds their errors; the next call goes on from the factors. Where n = 0, rcond = 1 and no array but ferr
and berr is looked at, which become 0.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, cell, handle, integer, letter, memory, read,
                        written)

__all__ = [
    "sgesvx", "dgesvx", "cgesvx", "zgesvx", "sgesvx_mgpu", "dgesvx_mgpu", "cgesvx_mgpu", "zgesvx_mgpu", "sgesvx_memory",
    "dgesvx_memory", "cgesvx_memory", "zgesvx_memory", "sposvx", "dposvx", "cposvx", "zposvx", "sposvx_mgpu",
    "dposvx_mgpu", "cposvx_mgpu", "zposvx_mgpu", "sposvx_memory", "dposvx_memory", "cposvx_memory", "zposvx_memory",
    "ssysvx", "dsysvx", "csysvx", "zsysvx", "ssysvx_mgpu", "dsysvx_mgpu", "csysvx_mgpu", "zsysvx_mgpu", "ssysvx_memory",
    "dsysvx_memory", "csysvx_memory", "zsysvx_memory", "chesvx", "zhesvx", "chesvx_mgpu", "zhesvx_mgpu",
    "chesvx_memory", "zhesvx_memory"
]


def sgesvx(fact: Letter, trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, equed: Array, R: Array, C: Array, B: Array, ldb: int, X: Array, ldx: int,
           rcond: Array, ferr: Array, berr: Array, rpivot: Array, *, context: Context | None = None) -> int:
    """SGESVX: solves op(A) X = B for a general A with scaling, refinement, a condition number and bounds of the errors.
    Where A is scaled, what is factored is diag(R) A diag(C), which overwrites A, and B is overwritten by diag(R) B
    (trans 'N') or diag(C) B; X is the solution of the system that was given. Rows are scaled where the smallest R(i) is
    less than a tenth of the largest or elements are near overflow or underflow, columns where the smallest C(j) is less
    than a tenth of the largest. A zero row or column, or a NaN, prevents it.

    fact    'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF and ipiv have the factors
    trans   'N', 'T' or 'C': op(A) is A, A^T or A^H
    n       order of A, n >= 0
    nrhs    columns of B and X, nrhs >= 0
    A       n-by-n, read and written: the matrix; overwritten where this call scales it; with given factors it has been
            scaled
    lda     >= max(1, n)
    AF      n-by-n, read where fact is 'F', else written: the factors, as from GETRF, of A as it was factored
    ldaf    >= max(1, n)
    ipiv    n elements, read where fact is 'F', else written: the interchanges, each from 1 to n
    equed   read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by rows ('R'), by
            columns ('C'), by both ('B'); in host memory
    R       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'R' or
            'B', each above 0: factors of the rows
    C       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'C' or
            'B', each above 0: factors of the columns
    B       n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb     >= max(1, n)
    X       n-by-nrhs, written: the solutions
    ldx     >= max(1, n)
    rcond   one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm (trans
            'N') or the infinity-norm, estimated
    ferr    nrhs elements, written: bounds of each solution's largest error over its largest element, estimated;
            infinite where the estimate overflows
    berr    nrhs elements, written: the backward error of each solution, element by element
    rpivot  one number, written: the largest element of A over that of U; far below 1 the factors are poor, and with
            them all bounds

    info = i <= n: U(i, i) is zero: the matrix is singular. rcond = 0, rpivot is that of the first i columns; X, ferr
      and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_sgesvx", context, letter(fact), letter(trans), integer(n), integer(nrhs),
                written(A, "s", lda), integer(lda), written(AF, "s", ldaf), integer(ldaf), written(ipiv, "i"),
                cell(equed), written(R, "s"), written(C, "s"), written(B, "s", ldb), integer(ldb),
                written(X, "s", ldx), integer(ldx), written(rcond, "s"), written(ferr, "s"),
                written(berr, "s"), written(rpivot, "s"))


def dgesvx(fact: Letter, trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, equed: Array, R: Array, C: Array, B: Array, ldb: int, X: Array, ldx: int,
           rcond: Array, ferr: Array, berr: Array, rpivot: Array, *, context: Context | None = None) -> int:
    """DGESVX: solves op(A) X = B for a general A with scaling, refinement, a condition number and bounds of the errors.
    Where A is scaled, what is factored is diag(R) A diag(C), which overwrites A, and B is overwritten by diag(R) B
    (trans 'N') or diag(C) B; X is the solution of the system that was given. Rows are scaled where the smallest R(i) is
    less than a tenth of the largest or elements are near overflow or underflow, columns where the smallest C(j) is less
    than a tenth of the largest. A zero row or column, or a NaN, prevents it.

    fact    'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF and ipiv have the factors
    trans   'N', 'T' or 'C': op(A) is A, A^T or A^H
    n       order of A, n >= 0
    nrhs    columns of B and X, nrhs >= 0
    A       n-by-n, read and written: the matrix; overwritten where this call scales it; with given factors it has been
            scaled
    lda     >= max(1, n)
    AF      n-by-n, read where fact is 'F', else written: the factors, as from GETRF, of A as it was factored
    ldaf    >= max(1, n)
    ipiv    n elements, read where fact is 'F', else written: the interchanges, each from 1 to n
    equed   read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by rows ('R'), by
            columns ('C'), by both ('B'); in host memory
    R       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'R' or
            'B', each above 0: factors of the rows
    C       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'C' or
            'B', each above 0: factors of the columns
    B       n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb     >= max(1, n)
    X       n-by-nrhs, written: the solutions
    ldx     >= max(1, n)
    rcond   one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm (trans
            'N') or the infinity-norm, estimated
    ferr    nrhs elements, written: bounds of each solution's largest error over its largest element, estimated;
            infinite where the estimate overflows
    berr    nrhs elements, written: the backward error of each solution, element by element
    rpivot  one number, written: the largest element of A over that of U; far below 1 the factors are poor, and with
            them all bounds

    info = i <= n: U(i, i) is zero: the matrix is singular. rcond = 0, rpivot is that of the first i columns; X, ferr
      and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_dgesvx", context, letter(fact), letter(trans), integer(n), integer(nrhs),
                written(A, "d", lda), integer(lda), written(AF, "d", ldaf), integer(ldaf), written(ipiv, "i"),
                cell(equed), written(R, "d"), written(C, "d"), written(B, "d", ldb), integer(ldb),
                written(X, "d", ldx), integer(ldx), written(rcond, "d"), written(ferr, "d"),
                written(berr, "d"), written(rpivot, "d"))


def cgesvx(fact: Letter, trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, equed: Array, R: Array, C: Array, B: Array, ldb: int, X: Array, ldx: int,
           rcond: Array, ferr: Array, berr: Array, rpivot: Array, *, context: Context | None = None) -> int:
    """CGESVX: solves op(A) X = B for a general A with scaling, refinement, a condition number and bounds of the errors.
    Where A is scaled, what is factored is diag(R) A diag(C), which overwrites A, and B is overwritten by diag(R) B
    (trans 'N') or diag(C) B; X is the solution of the system that was given. Rows are scaled where the smallest R(i) is
    less than a tenth of the largest or elements are near overflow or underflow, columns where the smallest C(j) is less
    than a tenth of the largest. A zero row or column, or a NaN, prevents it.

    fact    'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF and ipiv have the factors
    trans   'N', 'T' or 'C': op(A) is A, A^T or A^H
    n       order of A, n >= 0
    nrhs    columns of B and X, nrhs >= 0
    A       n-by-n, read and written: the matrix; overwritten where this call scales it; with given factors it has been
            scaled
    lda     >= max(1, n)
    AF      n-by-n, read where fact is 'F', else written: the factors, as from GETRF, of A as it was factored
    ldaf    >= max(1, n)
    ipiv    n elements, read where fact is 'F', else written: the interchanges, each from 1 to n
    equed   read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by rows ('R'), by
            columns ('C'), by both ('B'); in host memory
    R       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'R' or
            'B', each above 0: factors of the rows
    C       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'C' or
            'B', each above 0: factors of the columns
    B       n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb     >= max(1, n)
    X       n-by-nrhs, written: the solutions
    ldx     >= max(1, n)
    rcond   one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm (trans
            'N') or the infinity-norm, estimated
    ferr    nrhs elements, written: bounds of each solution's largest error over its largest element, estimated;
            infinite where the estimate overflows
    berr    nrhs elements, written: the backward error of each solution, element by element
    rpivot  one number, written: the largest element of A over that of U; far below 1 the factors are poor, and with
            them all bounds

    info = i <= n: U(i, i) is zero: the matrix is singular. rcond = 0, rpivot is that of the first i columns; X, ferr
      and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_cgesvx", context, letter(fact), letter(trans), integer(n), integer(nrhs),
                written(A, "c", lda), integer(lda), written(AF, "c", ldaf), integer(ldaf), written(ipiv, "i"),
                cell(equed), written(R, "s"), written(C, "s"), written(B, "c", ldb), integer(ldb),
                written(X, "c", ldx), integer(ldx), written(rcond, "s"), written(ferr, "s"),
                written(berr, "s"), written(rpivot, "s"))


def zgesvx(fact: Letter, trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, equed: Array, R: Array, C: Array, B: Array, ldb: int, X: Array, ldx: int,
           rcond: Array, ferr: Array, berr: Array, rpivot: Array, *, context: Context | None = None) -> int:
    """ZGESVX: solves op(A) X = B for a general A with scaling, refinement, a condition number and bounds of the errors.
    Where A is scaled, what is factored is diag(R) A diag(C), which overwrites A, and B is overwritten by diag(R) B
    (trans 'N') or diag(C) B; X is the solution of the system that was given. Rows are scaled where the smallest R(i) is
    less than a tenth of the largest or elements are near overflow or underflow, columns where the smallest C(j) is less
    than a tenth of the largest. A zero row or column, or a NaN, prevents it.

    fact    'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF and ipiv have the factors
    trans   'N', 'T' or 'C': op(A) is A, A^T or A^H
    n       order of A, n >= 0
    nrhs    columns of B and X, nrhs >= 0
    A       n-by-n, read and written: the matrix; overwritten where this call scales it; with given factors it has been
            scaled
    lda     >= max(1, n)
    AF      n-by-n, read where fact is 'F', else written: the factors, as from GETRF, of A as it was factored
    ldaf    >= max(1, n)
    ipiv    n elements, read where fact is 'F', else written: the interchanges, each from 1 to n
    equed   read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by rows ('R'), by
            columns ('C'), by both ('B'); in host memory
    R       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'R' or
            'B', each above 0: factors of the rows
    C       n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'C' or
            'B', each above 0: factors of the columns
    B       n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb     >= max(1, n)
    X       n-by-nrhs, written: the solutions
    ldx     >= max(1, n)
    rcond   one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm (trans
            'N') or the infinity-norm, estimated
    ferr    nrhs elements, written: bounds of each solution's largest error over its largest element, estimated;
            infinite where the estimate overflows
    berr    nrhs elements, written: the backward error of each solution, element by element
    rpivot  one number, written: the largest element of A over that of U; far below 1 the factors are poor, and with
            them all bounds

    info = i <= n: U(i, i) is zero: the matrix is singular. rcond = 0, rpivot is that of the first i columns; X, ferr
      and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_zgesvx", context, letter(fact), letter(trans), integer(n), integer(nrhs),
                written(A, "z", lda), integer(lda), written(AF, "z", ldaf), integer(ldaf), written(ipiv, "i"),
                cell(equed), written(R, "d"), written(C, "d"), written(B, "z", ldb), integer(ldb),
                written(X, "z", ldx), integer(ldx), written(rcond, "d"), written(ferr, "d"),
                written(berr, "d"), written(rpivot, "d"))


def sgesvx_mgpu(fact: Letter, trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, equed: Array, R: Array,
                C: Array, B: Matrix, X: Matrix, rcond: Array, ferr: Array, berr: Array, rpivot: Array, *,
                context: Context | None = None) -> int:
    """SGESVX on spread matrices."""
    return call("lapilli_sgesvx_mgpu", context, letter(fact), letter(trans), handle(A), handle(AF),
                written(ipiv, "i"), cell(equed), written(R, "s"), written(C, "s"), handle(B), handle(X),
                written(rcond, "s"), written(ferr, "s"), written(berr, "s"), written(rpivot, "s"))


def dgesvx_mgpu(fact: Letter, trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, equed: Array, R: Array,
                C: Array, B: Matrix, X: Matrix, rcond: Array, ferr: Array, berr: Array, rpivot: Array, *,
                context: Context | None = None) -> int:
    """DGESVX on spread matrices."""
    return call("lapilli_dgesvx_mgpu", context, letter(fact), letter(trans), handle(A), handle(AF),
                written(ipiv, "i"), cell(equed), written(R, "d"), written(C, "d"), handle(B), handle(X),
                written(rcond, "d"), written(ferr, "d"), written(berr, "d"), written(rpivot, "d"))


def cgesvx_mgpu(fact: Letter, trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, equed: Array, R: Array,
                C: Array, B: Matrix, X: Matrix, rcond: Array, ferr: Array, berr: Array, rpivot: Array, *,
                context: Context | None = None) -> int:
    """CGESVX on spread matrices."""
    return call("lapilli_cgesvx_mgpu", context, letter(fact), letter(trans), handle(A), handle(AF),
                written(ipiv, "i"), cell(equed), written(R, "s"), written(C, "s"), handle(B), handle(X),
                written(rcond, "s"), written(ferr, "s"), written(berr, "s"), written(rpivot, "s"))


def zgesvx_mgpu(fact: Letter, trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, equed: Array, R: Array,
                C: Array, B: Matrix, X: Matrix, rcond: Array, ferr: Array, berr: Array, rpivot: Array, *,
                context: Context | None = None) -> int:
    """ZGESVX on spread matrices."""
    return call("lapilli_zgesvx_mgpu", context, letter(fact), letter(trans), handle(A), handle(AF),
                written(ipiv, "i"), cell(equed), written(R, "d"), written(C, "d"), handle(B), handle(X),
                written(rcond, "d"), written(ferr, "d"), written(berr, "d"), written(rpivot, "d"))


def sgesvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SGESVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgesvx_memory", context, integer(n), integer(nrhs))


def dgesvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DGESVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgesvx_memory", context, integer(n), integer(nrhs))


def cgesvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CGESVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgesvx_memory", context, integer(n), integer(nrhs))


def zgesvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZGESVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgesvx_memory", context, integer(n), integer(nrhs))


def sposvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           equed: Array, S: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array,
           berr: Array, *, context: Context | None = None) -> int:
    """SPOSVX: solves A X = B for a symmetric or Hermitian positive definite A with scaling, refinement, a condition
    number and bounds of the errors.
    Where A is scaled, what is factored is diag(S) A diag(S), which overwrites A, and B is overwritten by diag(S) B; X
    is the solution of the system that was given. A is scaled where the smallest S(i) is less than a tenth of the
    largest or the diagonal is near overflow or underflow. A diagonal that is not positive, or has a NaN, prevents it.
    Of A and AF only the triangle that uplo names is read or written.

    fact   'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF has the factor
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read and written: the matrix; overwritten where this call scales it; with a given factor it has been
           scaled
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factor, as from POTRF, of A as it was factored
    ldaf   >= max(1, n)
    equed  read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by S ('Y'); in
           host memory
    S      n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'Y',
           each above 0: factors of the rows and columns
    B      n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm,
           estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: the leading minor of order i is not positive definite. A NaN counts as that. rcond = 0, AF is as
      after POTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_sposvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                written(A, "s", lda), integer(lda), written(AF, "s", ldaf), integer(ldaf), cell(equed),
                written(S, "s"), written(B, "s", ldb), integer(ldb), written(X, "s", ldx), integer(ldx),
                written(rcond, "s"), written(ferr, "s"), written(berr, "s"))


def dposvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           equed: Array, S: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array,
           berr: Array, *, context: Context | None = None) -> int:
    """DPOSVX: solves A X = B for a symmetric or Hermitian positive definite A with scaling, refinement, a condition
    number and bounds of the errors.
    Where A is scaled, what is factored is diag(S) A diag(S), which overwrites A, and B is overwritten by diag(S) B; X
    is the solution of the system that was given. A is scaled where the smallest S(i) is less than a tenth of the
    largest or the diagonal is near overflow or underflow. A diagonal that is not positive, or has a NaN, prevents it.
    Of A and AF only the triangle that uplo names is read or written.

    fact   'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF has the factor
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read and written: the matrix; overwritten where this call scales it; with a given factor it has been
           scaled
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factor, as from POTRF, of A as it was factored
    ldaf   >= max(1, n)
    equed  read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by S ('Y'); in
           host memory
    S      n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'Y',
           each above 0: factors of the rows and columns
    B      n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm,
           estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: the leading minor of order i is not positive definite. A NaN counts as that. rcond = 0, AF is as
      after POTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_dposvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                written(A, "d", lda), integer(lda), written(AF, "d", ldaf), integer(ldaf), cell(equed),
                written(S, "d"), written(B, "d", ldb), integer(ldb), written(X, "d", ldx), integer(ldx),
                written(rcond, "d"), written(ferr, "d"), written(berr, "d"))


def cposvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           equed: Array, S: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array,
           berr: Array, *, context: Context | None = None) -> int:
    """CPOSVX: solves A X = B for a symmetric or Hermitian positive definite A with scaling, refinement, a condition
    number and bounds of the errors.
    Where A is scaled, what is factored is diag(S) A diag(S), which overwrites A, and B is overwritten by diag(S) B; X
    is the solution of the system that was given. A is scaled where the smallest S(i) is less than a tenth of the
    largest or the diagonal is near overflow or underflow. A diagonal that is not positive, or has a NaN, prevents it.
    Of A and AF only the triangle that uplo names is read or written.

    fact   'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF has the factor
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read and written: the matrix; overwritten where this call scales it; with a given factor it has been
           scaled
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factor, as from POTRF, of A as it was factored
    ldaf   >= max(1, n)
    equed  read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by S ('Y'); in
           host memory
    S      n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'Y',
           each above 0: factors of the rows and columns
    B      n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm,
           estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: the leading minor of order i is not positive definite. A NaN counts as that. rcond = 0, AF is as
      after POTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_cposvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                written(A, "c", lda), integer(lda), written(AF, "c", ldaf), integer(ldaf), cell(equed),
                written(S, "s"), written(B, "c", ldb), integer(ldb), written(X, "c", ldx), integer(ldx),
                written(rcond, "s"), written(ferr, "s"), written(berr, "s"))


def zposvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           equed: Array, S: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array,
           berr: Array, *, context: Context | None = None) -> int:
    """ZPOSVX: solves A X = B for a symmetric or Hermitian positive definite A with scaling, refinement, a condition
    number and bounds of the errors.
    Where A is scaled, what is factored is diag(S) A diag(S), which overwrites A, and B is overwritten by diag(S) B; X
    is the solution of the system that was given. A is scaled where the smallest S(i) is less than a tenth of the
    largest or the diagonal is near overflow or underflow. A diagonal that is not positive, or has a NaN, prevents it.
    Of A and AF only the triangle that uplo names is read or written.

    fact   'N': A is factored as it is, 'E': after scaling, where that is worth it, 'F': AF has the factor
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read and written: the matrix; overwritten where this call scales it; with a given factor it has been
           scaled
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factor, as from POTRF, of A as it was factored
    ldaf   >= max(1, n)
    equed  read where fact is 'F', else written: whether what is factored has been scaled: not ('N'), by S ('Y'); in
           host memory
    S      n elements, read where fact is 'F', else written, not looked at unless fact is 'E', or 'F' with equed 'Y',
           each above 0: factors of the rows and columns
    B      n-by-nrhs, read and written: the right-hand sides; overwritten where they are scaled
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of the matrix that was factored, in the one-norm,
           estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: the leading minor of order i is not positive definite. A NaN counts as that. rcond = 0, AF is as
      after POTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_zposvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                written(A, "z", lda), integer(lda), written(AF, "z", ldaf), integer(ldaf), cell(equed),
                written(S, "d"), written(B, "z", ldb), integer(ldb), written(X, "z", ldx), integer(ldx),
                written(rcond, "d"), written(ferr, "d"), written(berr, "d"))


def sposvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, equed: Array, S: Array, B: Matrix,
                X: Matrix, rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """SPOSVX on spread matrices."""
    return call("lapilli_sposvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                cell(equed), written(S, "s"), handle(B), handle(X), written(rcond, "s"), written(ferr, "s"),
                written(berr, "s"))


def dposvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, equed: Array, S: Array, B: Matrix,
                X: Matrix, rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """DPOSVX on spread matrices."""
    return call("lapilli_dposvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                cell(equed), written(S, "d"), handle(B), handle(X), written(rcond, "d"), written(ferr, "d"),
                written(berr, "d"))


def cposvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, equed: Array, S: Array, B: Matrix,
                X: Matrix, rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """CPOSVX on spread matrices."""
    return call("lapilli_cposvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                cell(equed), written(S, "s"), handle(B), handle(X), written(rcond, "s"), written(ferr, "s"),
                written(berr, "s"))


def zposvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, equed: Array, S: Array, B: Matrix,
                X: Matrix, rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """ZPOSVX on spread matrices."""
    return call("lapilli_zposvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                cell(equed), written(S, "d"), handle(B), handle(X), written(rcond, "d"), written(ferr, "d"),
                written(berr, "d"))


def sposvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SPOSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sposvx_memory", context, integer(n), integer(nrhs))


def dposvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DPOSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dposvx_memory", context, integer(n), integer(nrhs))


def cposvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CPOSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cposvx_memory", context, integer(n), integer(nrhs))


def zposvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZPOSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zposvx_memory", context, integer(n), integer(nrhs))


def ssysvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array, berr: Array, *,
           context: Context | None = None) -> int:
    """SSYSVX: solves A X = B for a symmetric A with refinement, a condition number and bounds of the errors.
    Nothing is scaled: A and B stay as they are. Of A and AF only the triangle that uplo names is read or written.
    Complex matrices are symmetric, too; those of HESVX are Hermitian.

    fact   'N': A is factored, 'F': AF and ipiv have the factors
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factors, as from SYTRF
    ldaf   >= max(1, n)
    ipiv   n elements, read where fact is 'F', else written: the pivots: numbers from 1 to n, negative ones in equal
           pairs
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of A, in the one-norm, estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0, AF and
      ipiv are as after SYTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_ssysvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                read(A, "s", lda), integer(lda), written(AF, "s", ldaf), integer(ldaf), written(ipiv, "i"),
                read(B, "s", ldb), integer(ldb), written(X, "s", ldx), integer(ldx), written(rcond, "s"),
                written(ferr, "s"), written(berr, "s"))


def dsysvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array, berr: Array, *,
           context: Context | None = None) -> int:
    """DSYSVX: solves A X = B for a symmetric A with refinement, a condition number and bounds of the errors.
    Nothing is scaled: A and B stay as they are. Of A and AF only the triangle that uplo names is read or written.
    Complex matrices are symmetric, too; those of HESVX are Hermitian.

    fact   'N': A is factored, 'F': AF and ipiv have the factors
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factors, as from SYTRF
    ldaf   >= max(1, n)
    ipiv   n elements, read where fact is 'F', else written: the pivots: numbers from 1 to n, negative ones in equal
           pairs
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of A, in the one-norm, estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0, AF and
      ipiv are as after SYTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_dsysvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                read(A, "d", lda), integer(lda), written(AF, "d", ldaf), integer(ldaf), written(ipiv, "i"),
                read(B, "d", ldb), integer(ldb), written(X, "d", ldx), integer(ldx), written(rcond, "d"),
                written(ferr, "d"), written(berr, "d"))


def csysvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array, berr: Array, *,
           context: Context | None = None) -> int:
    """CSYSVX: solves A X = B for a symmetric A with refinement, a condition number and bounds of the errors.
    Nothing is scaled: A and B stay as they are. Of A and AF only the triangle that uplo names is read or written.
    Complex matrices are symmetric, too; those of HESVX are Hermitian.

    fact   'N': A is factored, 'F': AF and ipiv have the factors
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factors, as from SYTRF
    ldaf   >= max(1, n)
    ipiv   n elements, read where fact is 'F', else written: the pivots: numbers from 1 to n, negative ones in equal
           pairs
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of A, in the one-norm, estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0, AF and
      ipiv are as after SYTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_csysvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                read(A, "c", lda), integer(lda), written(AF, "c", ldaf), integer(ldaf), written(ipiv, "i"),
                read(B, "c", ldb), integer(ldb), written(X, "c", ldx), integer(ldx), written(rcond, "s"),
                written(ferr, "s"), written(berr, "s"))


def zsysvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array, berr: Array, *,
           context: Context | None = None) -> int:
    """ZSYSVX: solves A X = B for a symmetric A with refinement, a condition number and bounds of the errors.
    Nothing is scaled: A and B stay as they are. Of A and AF only the triangle that uplo names is read or written.
    Complex matrices are symmetric, too; those of HESVX are Hermitian.

    fact   'N': A is factored, 'F': AF and ipiv have the factors
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factors, as from SYTRF
    ldaf   >= max(1, n)
    ipiv   n elements, read where fact is 'F', else written: the pivots: numbers from 1 to n, negative ones in equal
           pairs
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of A, in the one-norm, estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0, AF and
      ipiv are as after SYTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_zsysvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                read(A, "z", lda), integer(lda), written(AF, "z", ldaf), integer(ldaf), written(ipiv, "i"),
                read(B, "z", ldb), integer(ldb), written(X, "z", ldx), integer(ldx), written(rcond, "d"),
                written(ferr, "d"), written(berr, "d"))


def ssysvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix,
                rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """SSYSVX on spread matrices."""
    return call("lapilli_ssysvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                written(ipiv, "i"), handle(B), handle(X), written(rcond, "s"), written(ferr, "s"),
                written(berr, "s"))


def dsysvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix,
                rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """DSYSVX on spread matrices."""
    return call("lapilli_dsysvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                written(ipiv, "i"), handle(B), handle(X), written(rcond, "d"), written(ferr, "d"),
                written(berr, "d"))


def csysvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix,
                rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """CSYSVX on spread matrices."""
    return call("lapilli_csysvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                written(ipiv, "i"), handle(B), handle(X), written(rcond, "s"), written(ferr, "s"),
                written(berr, "s"))


def zsysvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix,
                rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """ZSYSVX on spread matrices."""
    return call("lapilli_zsysvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                written(ipiv, "i"), handle(B), handle(X), written(rcond, "d"), written(ferr, "d"),
                written(berr, "d"))


def ssysvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SSYSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssysvx_memory", context, integer(n), integer(nrhs))


def dsysvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DSYSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsysvx_memory", context, integer(n), integer(nrhs))


def csysvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CSYSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_csysvx_memory", context, integer(n), integer(nrhs))


def zsysvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZSYSVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zsysvx_memory", context, integer(n), integer(nrhs))


def chesvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array, berr: Array, *,
           context: Context | None = None) -> int:
    """CHESVX: solves A X = B for a Hermitian A with refinement, a condition number and bounds of the errors.
    As SYSVX, with the factors of HETRF. The imaginary parts of the diagonal of A are not read; those of AF become 0.

    fact   'N': A is factored, 'F': AF and ipiv have the factors
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factors, as from SYTRF
    ldaf   >= max(1, n)
    ipiv   n elements, read where fact is 'F', else written: the pivots: numbers from 1 to n, negative ones in equal
           pairs
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of A, in the one-norm, estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0, AF and
      ipiv are as after SYTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_chesvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                read(A, "c", lda), integer(lda), written(AF, "c", ldaf), integer(ldaf), written(ipiv, "i"),
                read(B, "c", ldb), integer(ldb), written(X, "c", ldx), integer(ldx), written(rcond, "s"),
                written(ferr, "s"), written(berr, "s"))


def zhesvx(fact: Letter, uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int,
           ipiv: Array, B: Array, ldb: int, X: Array, ldx: int, rcond: Array, ferr: Array, berr: Array, *,
           context: Context | None = None) -> int:
    """ZHESVX: solves A X = B for a Hermitian A with refinement, a condition number and bounds of the errors.
    As SYSVX, with the factors of HETRF. The imaginary parts of the diagonal of A are not read; those of AF become 0.

    fact   'N': A is factored, 'F': AF and ipiv have the factors
    uplo   'L' or 'U': the triangle of A and AF that is read and written
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    AF     n-by-n, read where fact is 'F', else written: the factors, as from SYTRF
    ldaf   >= max(1, n)
    ipiv   n elements, read where fact is 'F', else written: the pivots: numbers from 1 to n, negative ones in equal
           pairs
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, written: the solutions
    ldx    >= max(1, n)
    rcond  one number, written: the reciprocal condition number of A, in the one-norm, estimated
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element

    info = i <= n: D(i, i) is zero: the matrix is singular. A column with a NaN counts as that, too. rcond = 0, AF and
      ipiv are as after SYTRF; X, ferr and berr are unchanged

    info = i > n: the matrix is singular to working precision. rcond is below the unit roundoff; it is 0 where A or its
      factors hold a NaN or an infinity. Solutions and bounds have been computed all the same
    """
    return call("lapilli_zhesvx", context, letter(fact), letter(uplo), integer(n), integer(nrhs),
                read(A, "z", lda), integer(lda), written(AF, "z", ldaf), integer(ldaf), written(ipiv, "i"),
                read(B, "z", ldb), integer(ldb), written(X, "z", ldx), integer(ldx), written(rcond, "d"),
                written(ferr, "d"), written(berr, "d"))


def chesvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix,
                rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """CHESVX on spread matrices."""
    return call("lapilli_chesvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                written(ipiv, "i"), handle(B), handle(X), written(rcond, "s"), written(ferr, "s"),
                written(berr, "s"))


def zhesvx_mgpu(fact: Letter, uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix,
                rcond: Array, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """ZHESVX on spread matrices."""
    return call("lapilli_zhesvx_mgpu", context, letter(fact), letter(uplo), handle(A), handle(AF),
                written(ipiv, "i"), handle(B), handle(X), written(rcond, "d"), written(ferr, "d"),
                written(berr, "d"))


def chesvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CHESVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chesvx_memory", context, integer(n), integer(nrhs))


def zhesvx_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZHESVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhesvx_memory", context, integer(n), integer(nrhs))
