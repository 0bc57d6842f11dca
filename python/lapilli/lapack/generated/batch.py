# SPDX-License-Identifier: BSD-3-Clause
"""Batches of small matrices. LAPACK's routine for each of count matrices of one order, which stand stridea elements
apart, in host memory or in that of a device. infos gets LAPACK's info of each; the call returns how many of them are
not 0. A matrix with such an info does not touch the others. Where n = 0 or count = 0 nothing is read and nothing is
done, but that infos becomes 0. A call that returns less than 0 has changed nothing, infos included. Orders up to 192
are for the devices' own kernels; larger matrices go to the routine of one matrix, one after the other: if that fails on
its way, those before are done.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from collections.abc import Sequence

from ...context import Context
from .._marshal import (Array, Letter, Memory, call, integer, letter, memory, parts_written, written)

__all__ = [
    "spotrf_batch", "dpotrf_batch", "cpotrf_batch", "zpotrf_batch", "spotrf_batch_memory", "dpotrf_batch_memory",
    "cpotrf_batch_memory", "zpotrf_batch_memory", "ssyevd_batch", "dsyevd_batch", "cheevd_batch", "zheevd_batch",
    "ssyevd_batch_memory", "dsyevd_batch_memory", "cheevd_batch_memory", "zheevd_batch_memory", "ssygvd_batch",
    "dsygvd_batch", "chegvd_batch", "zhegvd_batch", "ssygvd_batch_memory", "dsygvd_batch_memory", "chegvd_batch_memory",
    "zhegvd_batch_memory", "spotrf_batch_pointers", "dpotrf_batch_pointers", "cpotrf_batch_pointers",
    "zpotrf_batch_pointers", "spotrf_batch_pointers_memory", "dpotrf_batch_pointers_memory",
    "cpotrf_batch_pointers_memory", "zpotrf_batch_pointers_memory", "ssyevd_batch_pointers", "dsyevd_batch_pointers",
    "cheevd_batch_pointers", "zheevd_batch_pointers", "ssyevd_batch_pointers_memory", "dsyevd_batch_pointers_memory",
    "cheevd_batch_pointers_memory", "zheevd_batch_pointers_memory", "ssygvd_batch_pointers", "dsygvd_batch_pointers",
    "chegvd_batch_pointers", "zhegvd_batch_pointers", "ssygvd_batch_pointers_memory", "dsygvd_batch_pointers_memory",
    "chegvd_batch_pointers_memory", "zhegvd_batch_pointers_memory"
]


def spotrf_batch(uplo: Letter, n: int, A: Array, lda: int, stridea: int, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """SPOTRF_BATCH: factors symmetric or Hermitian positive definite matrices: A = L L^H ('L') or A = U^H U ('U').

    uplo     'L' or 'U': the triangle of each A that is read and overwritten
    n        order of the matrices, n >= 0
    A        read and written: the matrices, overwritten by their factors
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_spotrf_batch", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda),
                integer(stridea), integer(count), written(infos, "i"))


def dpotrf_batch(uplo: Letter, n: int, A: Array, lda: int, stridea: int, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """DPOTRF_BATCH: factors symmetric or Hermitian positive definite matrices: A = L L^H ('L') or A = U^H U ('U').

    uplo     'L' or 'U': the triangle of each A that is read and overwritten
    n        order of the matrices, n >= 0
    A        read and written: the matrices, overwritten by their factors
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_dpotrf_batch", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda),
                integer(stridea), integer(count), written(infos, "i"))


def cpotrf_batch(uplo: Letter, n: int, A: Array, lda: int, stridea: int, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """CPOTRF_BATCH: factors symmetric or Hermitian positive definite matrices: A = L L^H ('L') or A = U^H U ('U').

    uplo     'L' or 'U': the triangle of each A that is read and overwritten
    n        order of the matrices, n >= 0
    A        read and written: the matrices, overwritten by their factors
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_cpotrf_batch", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda),
                integer(stridea), integer(count), written(infos, "i"))


def zpotrf_batch(uplo: Letter, n: int, A: Array, lda: int, stridea: int, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """ZPOTRF_BATCH: factors symmetric or Hermitian positive definite matrices: A = L L^H ('L') or A = U^H U ('U').

    uplo     'L' or 'U': the triangle of each A that is read and overwritten
    n        order of the matrices, n >= 0
    A        read and written: the matrices, overwritten by their factors
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_zpotrf_batch", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda),
                integer(stridea), integer(count), written(infos, "i"))


def spotrf_batch_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What SPOTRF_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spotrf_batch_memory", context, integer(n), integer(count))


def dpotrf_batch_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What DPOTRF_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpotrf_batch_memory", context, integer(n), integer(count))


def cpotrf_batch_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What CPOTRF_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpotrf_batch_memory", context, integer(n), integer(count))


def zpotrf_batch_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What ZPOTRF_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpotrf_batch_memory", context, integer(n), integer(count))


def ssyevd_batch(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, W: Array, count: int,
                 infos: Array, *, context: Context | None = None) -> int:
    """SSYEVD_BATCH: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices.

    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    W        written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
             converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_ssyevd_batch", context, letter(jobz), letter(uplo), integer(n), written(A, "s", lda),
                integer(lda), integer(stridea), written(W, "s"), integer(count), written(infos, "i"))


def dsyevd_batch(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, W: Array, count: int,
                 infos: Array, *, context: Context | None = None) -> int:
    """DSYEVD_BATCH: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices.

    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    W        written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
             converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_dsyevd_batch", context, letter(jobz), letter(uplo), integer(n), written(A, "d", lda),
                integer(lda), integer(stridea), written(W, "d"), integer(count), written(infos, "i"))


def cheevd_batch(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, W: Array, count: int,
                 infos: Array, *, context: Context | None = None) -> int:
    """CHEEVD_BATCH: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices.

    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    W        written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
             converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_cheevd_batch", context, letter(jobz), letter(uplo), integer(n), written(A, "c", lda),
                integer(lda), integer(stridea), written(W, "s"), integer(count), written(infos, "i"))


def zheevd_batch(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, W: Array, count: int,
                 infos: Array, *, context: Context | None = None) -> int:
    """ZHEEVD_BATCH: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices.

    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the matrices, lda >= max(1, n)
    stridea  elements from a matrix to the next one, stridea >= product(lda, n)
    W        written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count    how many matrices, count >= 0
    infos    count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
             converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_zheevd_batch", context, letter(jobz), letter(uplo), integer(n), written(A, "z", lda),
                integer(lda), integer(stridea), written(W, "d"), integer(count), written(infos, "i"))


def ssyevd_batch_memory(jobz: Letter, n: int, count: int, *, context: Context | None = None) -> Memory:
    """What SSYEVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevd_batch_memory", context, letter(jobz), integer(n), integer(count))


def dsyevd_batch_memory(jobz: Letter, n: int, count: int, *, context: Context | None = None) -> Memory:
    """What DSYEVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevd_batch_memory", context, letter(jobz), integer(n), integer(count))


def cheevd_batch_memory(jobz: Letter, n: int, count: int, *, context: Context | None = None) -> Memory:
    """What CHEEVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevd_batch_memory", context, letter(jobz), integer(n), integer(count))


def zheevd_batch_memory(jobz: Letter, n: int, count: int, *, context: Context | None = None) -> Memory:
    """What ZHEEVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevd_batch_memory", context, letter(jobz), integer(n), integer(count))


def ssygvd_batch(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, B: Array,
                 ldb: int, strideb: int, W: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """SSYGVD_BATCH: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype    1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A and B that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices A; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the A, lda >= max(1, n)
    stridea  elements from an A to the next one, stridea >= product(lda, n)
    B        read and written: the positive definite matrices, their named triangles overwritten by the factors that
             POTRF makes
    ldb      leading dimension of the B, ldb >= max(1, n)
    strideb  elements from a B to the next one, strideb >= product(ldb, n)
    W        written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count    how many problems, count >= 0
    infos    count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
             converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_ssygvd_batch", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "s", lda), integer(lda), integer(stridea), written(B, "s", ldb), integer(ldb),
                integer(strideb), written(W, "s"), integer(count), written(infos, "i"))


def dsygvd_batch(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, B: Array,
                 ldb: int, strideb: int, W: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """DSYGVD_BATCH: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype    1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A and B that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices A; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the A, lda >= max(1, n)
    stridea  elements from an A to the next one, stridea >= product(lda, n)
    B        read and written: the positive definite matrices, their named triangles overwritten by the factors that
             POTRF makes
    ldb      leading dimension of the B, ldb >= max(1, n)
    strideb  elements from a B to the next one, strideb >= product(ldb, n)
    W        written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count    how many problems, count >= 0
    infos    count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
             converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_dsygvd_batch", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "d", lda), integer(lda), integer(stridea), written(B, "d", ldb), integer(ldb),
                integer(strideb), written(W, "d"), integer(count), written(infos, "i"))


def chegvd_batch(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, B: Array,
                 ldb: int, strideb: int, W: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """CHEGVD_BATCH: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype    1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A and B that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices A; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the A, lda >= max(1, n)
    stridea  elements from an A to the next one, stridea >= product(lda, n)
    B        read and written: the positive definite matrices, their named triangles overwritten by the factors that
             POTRF makes
    ldb      leading dimension of the B, ldb >= max(1, n)
    strideb  elements from a B to the next one, strideb >= product(ldb, n)
    W        written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count    how many problems, count >= 0
    infos    count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
             converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_chegvd_batch", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "c", lda), integer(lda), integer(stridea), written(B, "c", ldb), integer(ldb),
                integer(strideb), written(W, "s"), integer(count), written(infos, "i"))


def zhegvd_batch(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, stridea: int, B: Array,
                 ldb: int, strideb: int, W: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """ZHEGVD_BATCH: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype    1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz     'N': values only, 'V': vectors as well
    uplo     'L' or 'U': the triangle of each A and B that is read
    n        order of the matrices, n >= 0
    A        read and written: the matrices A; for 'V' overwritten by the eigenvectors, for 'N' left as they are
    lda      leading dimension of the A, lda >= max(1, n)
    stridea  elements from an A to the next one, stridea >= product(lda, n)
    B        read and written: the positive definite matrices, their named triangles overwritten by the factors that
             POTRF makes
    ldb      leading dimension of the B, ldb >= max(1, n)
    strideb  elements from a B to the next one, strideb >= product(ldb, n)
    W        written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count    how many problems, count >= 0
    infos    count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
             converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_zhegvd_batch", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "z", lda), integer(lda), integer(stridea), written(B, "z", ldb), integer(ldb),
                integer(strideb), written(W, "d"), integer(count), written(infos, "i"))


def ssygvd_batch_memory(itype: int, jobz: Letter, n: int, count: int, *,
                        context: Context | None = None) -> Memory:
    """What SSYGVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvd_batch_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))


def dsygvd_batch_memory(itype: int, jobz: Letter, n: int, count: int, *,
                        context: Context | None = None) -> Memory:
    """What DSYGVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvd_batch_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))


def chegvd_batch_memory(itype: int, jobz: Letter, n: int, count: int, *,
                        context: Context | None = None) -> Memory:
    """What CHEGVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvd_batch_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))


def zhegvd_batch_memory(itype: int, jobz: Letter, n: int, count: int, *,
                        context: Context | None = None) -> Memory:
    """What ZHEGVD_BATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvd_batch_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))


def spotrf_batch_pointers(uplo: Letter, n: int, A: Sequence[Array], lda: int, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """SPOTRF_BATCH_POINTERS: factors symmetric or Hermitian positive definite matrices that each have an address: A = L
    L^H ('L') or A = U^H U ('U').

    uplo   'L' or 'U': the triangle of each A that is read and overwritten
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are, which are overwritten by their factors
    lda    leading dimension of the matrices, lda >= max(1, n)
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_spotrf_batch_pointers", context, letter(uplo), integer(n),
                parts_written(A, "s", lda), integer(lda), integer(count), written(infos, "i"))


def dpotrf_batch_pointers(uplo: Letter, n: int, A: Sequence[Array], lda: int, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """DPOTRF_BATCH_POINTERS: factors symmetric or Hermitian positive definite matrices that each have an address: A = L
    L^H ('L') or A = U^H U ('U').

    uplo   'L' or 'U': the triangle of each A that is read and overwritten
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are, which are overwritten by their factors
    lda    leading dimension of the matrices, lda >= max(1, n)
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_dpotrf_batch_pointers", context, letter(uplo), integer(n),
                parts_written(A, "d", lda), integer(lda), integer(count), written(infos, "i"))


def cpotrf_batch_pointers(uplo: Letter, n: int, A: Sequence[Array], lda: int, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """CPOTRF_BATCH_POINTERS: factors symmetric or Hermitian positive definite matrices that each have an address: A = L
    L^H ('L') or A = U^H U ('U').

    uplo   'L' or 'U': the triangle of each A that is read and overwritten
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are, which are overwritten by their factors
    lda    leading dimension of the matrices, lda >= max(1, n)
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_cpotrf_batch_pointers", context, letter(uplo), integer(n),
                parts_written(A, "c", lda), integer(lda), integer(count), written(infos, "i"))


def zpotrf_batch_pointers(uplo: Letter, n: int, A: Sequence[Array], lda: int, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """ZPOTRF_BATCH_POINTERS: factors symmetric or Hermitian positive definite matrices that each have an address: A = L
    L^H ('L') or A = U^H U ('U').

    uplo   'L' or 'U': the triangle of each A that is read and overwritten
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are, which are overwritten by their factors
    lda    leading dimension of the matrices, lda >= max(1, n)
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, or i where its leading minor of order i is not positive definite

    info = i > 0: i of the matrices are not positive definite; infos tells which. A NaN counts as that. Columns before i
      ('L'; 'U': rows) are the factor's, the others are undefined
    """
    return call("lapilli_zpotrf_batch_pointers", context, letter(uplo), integer(n),
                parts_written(A, "z", lda), integer(lda), integer(count), written(infos, "i"))


def spotrf_batch_pointers_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What SPOTRF_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spotrf_batch_pointers_memory", context, integer(n), integer(count))


def dpotrf_batch_pointers_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What DPOTRF_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpotrf_batch_pointers_memory", context, integer(n), integer(count))


def cpotrf_batch_pointers_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What CPOTRF_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpotrf_batch_pointers_memory", context, integer(n), integer(count))


def zpotrf_batch_pointers_memory(n: int, count: int, *, context: Context | None = None) -> Memory:
    """What ZPOTRF_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpotrf_batch_pointers_memory", context, integer(n), integer(count))


def ssyevd_batch_pointers(jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int, W: Array,
                          count: int, infos: Array, *, context: Context | None = None) -> int:
    """SSYEVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices that each
    have an address.

    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are; for 'V' overwritten by the eigenvectors, for 'N'
           left as they are
    lda    leading dimension of the matrices, lda >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
           converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_ssyevd_batch_pointers", context, letter(jobz), letter(uplo), integer(n),
                parts_written(A, "s", lda), integer(lda), written(W, "s"), integer(count),
                written(infos, "i"))


def dsyevd_batch_pointers(jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int, W: Array,
                          count: int, infos: Array, *, context: Context | None = None) -> int:
    """DSYEVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices that each
    have an address.

    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are; for 'V' overwritten by the eigenvectors, for 'N'
           left as they are
    lda    leading dimension of the matrices, lda >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
           converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_dsyevd_batch_pointers", context, letter(jobz), letter(uplo), integer(n),
                parts_written(A, "d", lda), integer(lda), written(W, "d"), integer(count),
                written(infos, "i"))


def cheevd_batch_pointers(jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int, W: Array,
                          count: int, infos: Array, *, context: Context | None = None) -> int:
    """CHEEVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices that each
    have an address.

    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are; for 'V' overwritten by the eigenvectors, for 'N'
           left as they are
    lda    leading dimension of the matrices, lda >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
           converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_cheevd_batch_pointers", context, letter(jobz), letter(uplo), integer(n),
                parts_written(A, "c", lda), integer(lda), written(W, "s"), integer(count),
                written(infos, "i"))


def zheevd_batch_pointers(jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int, W: Array,
                          count: int, infos: Array, *, context: Context | None = None) -> int:
    """ZHEEVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of symmetric or Hermitian matrices that each
    have an address.

    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the matrices are; for 'V' overwritten by the eigenvectors, for 'N'
           left as they are
    lda    leading dimension of the matrices, lda >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first matrix, n of the next one, and so on
    count  how many matrices, count >= 0
    infos  count elements, written: of each matrix 0, LAPILLI_ERROR_NOT_FINITE, or i > 0 where its eigenvalues did not
           converge

    info = i > 0: i of the matrices have a NaN or an infinity or did not converge; infos tells which. These matrices and
      their part of W are as they were
    """
    return call("lapilli_zheevd_batch_pointers", context, letter(jobz), letter(uplo), integer(n),
                parts_written(A, "z", lda), integer(lda), written(W, "d"), integer(count),
                written(infos, "i"))


def ssyevd_batch_pointers_memory(jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What SSYEVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevd_batch_pointers_memory", context, letter(jobz), integer(n), integer(count))


def dsyevd_batch_pointers_memory(jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What DSYEVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevd_batch_pointers_memory", context, letter(jobz), integer(n), integer(count))


def cheevd_batch_pointers_memory(jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What CHEEVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevd_batch_pointers_memory", context, letter(jobz), integer(n), integer(count))


def zheevd_batch_pointers_memory(jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What ZHEEVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevd_batch_pointers_memory", context, letter(jobz), integer(n), integer(count))


def ssygvd_batch_pointers(itype: int, jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int,
                          B: Sequence[Array], ldb: int, W: Array, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """SSYGVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems
    whose matrices each have an address.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A and B that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the A are; for 'V' overwritten by the eigenvectors, for 'N' left as
           they are
    lda    leading dimension of the A, lda >= max(1, n)
    B      count addresses, read and written: where the B are, whose named triangles are overwritten by the factors that
           POTRF makes
    ldb    leading dimension of the B, ldb >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count  how many problems, count >= 0
    infos  count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
           converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_ssygvd_batch_pointers", context, integer(itype), letter(jobz), letter(uplo),
                integer(n), parts_written(A, "s", lda), integer(lda), parts_written(B, "s", ldb),
                integer(ldb), written(W, "s"), integer(count), written(infos, "i"))


def dsygvd_batch_pointers(itype: int, jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int,
                          B: Sequence[Array], ldb: int, W: Array, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """DSYGVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems
    whose matrices each have an address.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A and B that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the A are; for 'V' overwritten by the eigenvectors, for 'N' left as
           they are
    lda    leading dimension of the A, lda >= max(1, n)
    B      count addresses, read and written: where the B are, whose named triangles are overwritten by the factors that
           POTRF makes
    ldb    leading dimension of the B, ldb >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count  how many problems, count >= 0
    infos  count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
           converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_dsygvd_batch_pointers", context, integer(itype), letter(jobz), letter(uplo),
                integer(n), parts_written(A, "d", lda), integer(lda), parts_written(B, "d", ldb),
                integer(ldb), written(W, "d"), integer(count), written(infos, "i"))


def chegvd_batch_pointers(itype: int, jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int,
                          B: Sequence[Array], ldb: int, W: Array, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """CHEGVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems
    whose matrices each have an address.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A and B that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the A are; for 'V' overwritten by the eigenvectors, for 'N' left as
           they are
    lda    leading dimension of the A, lda >= max(1, n)
    B      count addresses, read and written: where the B are, whose named triangles are overwritten by the factors that
           POTRF makes
    ldb    leading dimension of the B, ldb >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count  how many problems, count >= 0
    infos  count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
           converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_chegvd_batch_pointers", context, integer(itype), letter(jobz), letter(uplo),
                integer(n), parts_written(A, "c", lda), integer(lda), parts_written(B, "c", ldb),
                integer(ldb), written(W, "s"), integer(count), written(infos, "i"))


def zhegvd_batch_pointers(itype: int, jobz: Letter, uplo: Letter, n: int, A: Sequence[Array], lda: int,
                          B: Sequence[Array], ldb: int, W: Array, count: int, infos: Array, *,
                          context: Context | None = None) -> int:
    """ZHEGVD_BATCH_POINTERS: all eigenvalues and, on demand, eigenvectors of generalized symmetric-definite problems
    whose matrices each have an address.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of each A and B that is read
    n      order of the matrices, n >= 0
    A      count addresses, read and written: where the A are; for 'V' overwritten by the eigenvectors, for 'N' left as
           they are
    lda    leading dimension of the A, lda >= max(1, n)
    B      count addresses, read and written: where the B are, whose named triangles are overwritten by the factors that
           POTRF makes
    ldb    leading dimension of the B, ldb >= max(1, n)
    W      written: the eigenvalues in ascending order, n of the first problem, n of the next one, and so on
    count  how many problems, count >= 0
    infos  count elements, written: of each problem 0, LAPILLI_ERROR_NOT_FINITE, i <= n where its eigenvalues did not
           converge, or n + i where the leading minor of order i of its B is not positive definite

    info = i > 0: i of the problems have no solution; infos tells which, and why. Their A and their part of W are as
      they were, their B is as after POTRF
    """
    return call("lapilli_zhegvd_batch_pointers", context, integer(itype), letter(jobz), letter(uplo),
                integer(n), parts_written(A, "z", lda), integer(lda), parts_written(B, "z", ldb),
                integer(ldb), written(W, "d"), integer(count), written(infos, "i"))


def ssygvd_batch_pointers_memory(itype: int, jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What SSYGVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvd_batch_pointers_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))


def dsygvd_batch_pointers_memory(itype: int, jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What DSYGVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvd_batch_pointers_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))


def chegvd_batch_pointers_memory(itype: int, jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What CHEGVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvd_batch_pointers_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))


def zhegvd_batch_pointers_memory(itype: int, jobz: Letter, n: int, count: int, *,
                                 context: Context | None = None) -> Memory:
    """What ZHEGVD_BATCH_POINTERS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvd_batch_pointers_memory", context, integer(itype), letter(jobz), integer(n),
                  integer(count))
