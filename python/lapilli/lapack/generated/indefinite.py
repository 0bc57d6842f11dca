# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric and Hermitian indefinite linear systems. Where n = 0 nothing is read and nothing is done. Of A only the
triangle that uplo names is read or written. D has pivots of order 1 and 2, chosen as Bunch and Kaufman do. Factors and
ipiv have LAPACK's format: its own routines can go on from them. Complex matrices are symmetric in the routines SY,
Hermitian in the routines HE.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, written)

__all__ = [
    "ssytrf", "dsytrf", "csytrf", "zsytrf", "ssytrf_mgpu", "dsytrf_mgpu", "csytrf_mgpu", "zsytrf_mgpu", "ssytrf_memory",
    "dsytrf_memory", "csytrf_memory", "zsytrf_memory", "chetrf", "zhetrf", "chetrf_mgpu", "zhetrf_mgpu",
    "chetrf_memory", "zhetrf_memory", "ssytrs", "dsytrs", "csytrs", "zsytrs", "ssytrs_mgpu", "dsytrs_mgpu",
    "csytrs_mgpu", "zsytrs_mgpu", "ssytrs_memory", "dsytrs_memory", "csytrs_memory", "zsytrs_memory", "chetrs",
    "zhetrs", "chetrs_mgpu", "zhetrs_mgpu", "chetrs_memory", "zhetrs_memory", "ssysv", "dsysv", "csysv", "zsysv",
    "ssysv_mgpu", "dsysv_mgpu", "csysv_mgpu", "zsysv_mgpu", "ssysv_memory", "dsysv_memory", "csysv_memory",
    "zsysv_memory", "chesv", "zhesv", "chesv_mgpu", "zhesv_mgpu", "chesv_memory", "zhesv_memory", "ssytri", "dsytri",
    "csytri", "zsytri", "ssytri_mgpu", "dsytri_mgpu", "csytri_mgpu", "zsytri_mgpu", "ssytri_memory", "dsytri_memory",
    "csytri_memory", "zsytri_memory", "chetri", "zhetri", "chetri_mgpu", "zhetri_mgpu", "chetri_memory", "zhetri_memory"
]


def ssytrf(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """SSYTRF: factors a symmetric matrix: A = L D L^T ('L') or A = U D U^T ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by D and L or U
    lda   >= max(1, n)
    ipiv  n elements, written: if ipiv(k) > 0, D(k,k) is a pivot of order 1, and rows and columns k and ipiv(k) were
          interchanged; two equal negative ones belong to a pivot of order 2, in whose second row ('L'; 'U': first)
          -ipiv was interchanged

    info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The factorization
      has been completed. A solution with it would divide by zero
    """
    return call("lapilli_ssytrf", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda),
                written(ipiv, "i"))


def dsytrf(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """DSYTRF: factors a symmetric matrix: A = L D L^T ('L') or A = U D U^T ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by D and L or U
    lda   >= max(1, n)
    ipiv  n elements, written: if ipiv(k) > 0, D(k,k) is a pivot of order 1, and rows and columns k and ipiv(k) were
          interchanged; two equal negative ones belong to a pivot of order 2, in whose second row ('L'; 'U': first)
          -ipiv was interchanged

    info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The factorization
      has been completed. A solution with it would divide by zero
    """
    return call("lapilli_dsytrf", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda),
                written(ipiv, "i"))


def csytrf(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """CSYTRF: factors a symmetric matrix: A = L D L^T ('L') or A = U D U^T ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by D and L or U
    lda   >= max(1, n)
    ipiv  n elements, written: if ipiv(k) > 0, D(k,k) is a pivot of order 1, and rows and columns k and ipiv(k) were
          interchanged; two equal negative ones belong to a pivot of order 2, in whose second row ('L'; 'U': first)
          -ipiv was interchanged

    info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The factorization
      has been completed. A solution with it would divide by zero
    """
    return call("lapilli_csytrf", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda),
                written(ipiv, "i"))


def zsytrf(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """ZSYTRF: factors a symmetric matrix: A = L D L^T ('L') or A = U D U^T ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by D and L or U
    lda   >= max(1, n)
    ipiv  n elements, written: if ipiv(k) > 0, D(k,k) is a pivot of order 1, and rows and columns k and ipiv(k) were
          interchanged; two equal negative ones belong to a pivot of order 2, in whose second row ('L'; 'U': first)
          -ipiv was interchanged

    info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The factorization
      has been completed. A solution with it would divide by zero
    """
    return call("lapilli_zsytrf", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda),
                written(ipiv, "i"))


def ssytrf_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """SSYTRF on spread matrices."""
    return call("lapilli_ssytrf_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"))


def dsytrf_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """DSYTRF on spread matrices."""
    return call("lapilli_dsytrf_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"))


def csytrf_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """CSYTRF on spread matrices."""
    return call("lapilli_csytrf_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"))


def zsytrf_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """ZSYTRF on spread matrices."""
    return call("lapilli_zsytrf_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"))


def ssytrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SSYTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssytrf_memory", context, integer(n))


def dsytrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DSYTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsytrf_memory", context, integer(n))


def csytrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CSYTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_csytrf_memory", context, integer(n))


def zsytrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZSYTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zsytrf_memory", context, integer(n))


def chetrf(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """CHETRF: factors a Hermitian matrix: A = L D L^H ('L') or A = U D U^H ('U').
    The imaginary parts of the diagonal are not read, and become 0.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by D and L or U
    lda   >= max(1, n)
    ipiv  n elements, written: if ipiv(k) > 0, D(k,k) is a pivot of order 1, and rows and columns k and ipiv(k) were
          interchanged; two equal negative ones belong to a pivot of order 2, in whose second row ('L'; 'U': first)
          -ipiv was interchanged

    info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The factorization
      has been completed. A solution with it would divide by zero
    """
    return call("lapilli_chetrf", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda),
                written(ipiv, "i"))


def zhetrf(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """ZHETRF: factors a Hermitian matrix: A = L D L^H ('L') or A = U D U^H ('U').
    The imaginary parts of the diagonal are not read, and become 0.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by D and L or U
    lda   >= max(1, n)
    ipiv  n elements, written: if ipiv(k) > 0, D(k,k) is a pivot of order 1, and rows and columns k and ipiv(k) were
          interchanged; two equal negative ones belong to a pivot of order 2, in whose second row ('L'; 'U': first)
          -ipiv was interchanged

    info = i > 0: D(i, i) is zero: the factor is singular. A column with a NaN counts as that, too. The factorization
      has been completed. A solution with it would divide by zero
    """
    return call("lapilli_zhetrf", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda),
                written(ipiv, "i"))


def chetrf_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """CHETRF on spread matrices."""
    return call("lapilli_chetrf_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"))


def zhetrf_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """ZHETRF on spread matrices."""
    return call("lapilli_zhetrf_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"))


def chetrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CHETRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chetrf_memory", context, integer(n))


def zhetrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZHETRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhetrf_memory", context, integer(n))


def ssytrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """SSYTRS: solves A X = B with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factors
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factors
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_ssytrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "s", lda),
                integer(lda), read(ipiv, "i"), written(B, "s", ldb), integer(ldb))


def dsytrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """DSYTRS: solves A X = B with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factors
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factors
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_dsytrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "d", lda),
                integer(lda), read(ipiv, "i"), written(B, "d", ldb), integer(ldb))


def csytrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """CSYTRS: solves A X = B with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factors
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factors
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_csytrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), read(ipiv, "i"), written(B, "c", ldb), integer(ldb))


def zsytrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """ZSYTRS: solves A X = B with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factors
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factors
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_zsytrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), read(ipiv, "i"), written(B, "z", ldb), integer(ldb))


def ssytrs_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """SSYTRS on spread matrices."""
    return call("lapilli_ssytrs_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), handle(B))


def dsytrs_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """DSYTRS on spread matrices."""
    return call("lapilli_dsytrs_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), handle(B))


def csytrs_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """CSYTRS on spread matrices."""
    return call("lapilli_csytrs_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), handle(B))


def zsytrs_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """ZSYTRS on spread matrices."""
    return call("lapilli_zsytrs_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), handle(B))


def ssytrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SSYTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssytrs_memory", context, integer(n), integer(nrhs))


def dsytrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DSYTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsytrs_memory", context, integer(n), integer(nrhs))


def csytrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CSYTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_csytrs_memory", context, integer(n), integer(nrhs))


def zsytrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZSYTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zsytrs_memory", context, integer(n), integer(nrhs))


def chetrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """CHETRS: solves A X = B with the factors that HETRF left in A.

    uplo  'L' or 'U': the triangle that holds the factors
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factors
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_chetrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), read(ipiv, "i"), written(B, "c", ldb), integer(ldb))


def zhetrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """ZHETRS: solves A X = B with the factors that HETRF left in A.

    uplo  'L' or 'U': the triangle that holds the factors
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factors
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_zhetrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), read(ipiv, "i"), written(B, "z", ldb), integer(ldb))


def chetrs_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """CHETRS on spread matrices."""
    return call("lapilli_chetrs_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), handle(B))


def zhetrs_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """ZHETRS on spread matrices."""
    return call("lapilli_zhetrs_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), handle(B))


def chetrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CHETRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chetrs_memory", context, integer(n), integer(nrhs))


def zhetrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZHETRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhetrs_memory", context, integer(n), integer(nrhs))


def ssysv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """SSYSV: solves A X = B for a symmetric A, which SYTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: as SYTRF's
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged
    """
    return call("lapilli_ssysv", context, letter(uplo), integer(n), integer(nrhs), written(A, "s", lda),
                integer(lda), written(ipiv, "i"), written(B, "s", ldb), integer(ldb))


def dsysv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """DSYSV: solves A X = B for a symmetric A, which SYTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: as SYTRF's
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged
    """
    return call("lapilli_dsysv", context, letter(uplo), integer(n), integer(nrhs), written(A, "d", lda),
                integer(lda), written(ipiv, "i"), written(B, "d", ldb), integer(ldb))


def csysv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """CSYSV: solves A X = B for a symmetric A, which SYTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: as SYTRF's
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged
    """
    return call("lapilli_csysv", context, letter(uplo), integer(n), integer(nrhs), written(A, "c", lda),
                integer(lda), written(ipiv, "i"), written(B, "c", ldb), integer(ldb))


def zsysv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """ZSYSV: solves A X = B for a symmetric A, which SYTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: as SYTRF's
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged
    """
    return call("lapilli_zsysv", context, letter(uplo), integer(n), integer(nrhs), written(A, "z", lda),
                integer(lda), written(ipiv, "i"), written(B, "z", ldb), integer(ldb))


def ssysv_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """SSYSV on spread matrices."""
    return call("lapilli_ssysv_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"), handle(B))


def dsysv_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """DSYSV on spread matrices."""
    return call("lapilli_dsysv_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"), handle(B))


def csysv_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """CSYSV on spread matrices."""
    return call("lapilli_csysv_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"), handle(B))


def zsysv_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """ZSYSV on spread matrices."""
    return call("lapilli_zsysv_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"), handle(B))


def ssysv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SSYSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssysv_memory", context, integer(n), integer(nrhs))


def dsysv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DSYSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsysv_memory", context, integer(n), integer(nrhs))


def csysv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CSYSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_csysv_memory", context, integer(n), integer(nrhs))


def zsysv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZSYSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zsysv_memory", context, integer(n), integer(nrhs))


def chesv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """CHESV: solves A X = B for a Hermitian A, which HETRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: as SYTRF's
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged
    """
    return call("lapilli_chesv", context, letter(uplo), integer(n), integer(nrhs), written(A, "c", lda),
                integer(lda), written(ipiv, "i"), written(B, "c", ldb), integer(ldb))


def zhesv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """ZHESV: solves A X = B for a Hermitian A, which HETRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: as SYTRF's
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: D(i, i) is zero: the matrix is singular. A and ipiv are as after SYTRF, B is unchanged
    """
    return call("lapilli_zhesv", context, letter(uplo), integer(n), integer(nrhs), written(A, "z", lda),
                integer(lda), written(ipiv, "i"), written(B, "z", ldb), integer(ldb))


def chesv_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """CHESV on spread matrices."""
    return call("lapilli_chesv_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"), handle(B))


def zhesv_mgpu(uplo: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """ZHESV on spread matrices."""
    return call("lapilli_zhesv_mgpu", context, letter(uplo), handle(A), written(ipiv, "i"), handle(B))


def chesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CHESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chesv_memory", context, integer(n), integer(nrhs))


def zhesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZHESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhesv_memory", context, integer(n), integer(nrhs))


def ssytri(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """SSYTRI: inverts a symmetric matrix with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by this triangle of the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs

    info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are looked at,
      from the end where the factorization began
    """
    return call("lapilli_ssytri", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda),
                read(ipiv, "i"))


def dsytri(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """DSYTRI: inverts a symmetric matrix with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by this triangle of the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs

    info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are looked at,
      from the end where the factorization began
    """
    return call("lapilli_dsytri", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda),
                read(ipiv, "i"))


def csytri(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """CSYTRI: inverts a symmetric matrix with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by this triangle of the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs

    info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are looked at,
      from the end where the factorization began
    """
    return call("lapilli_csytri", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda),
                read(ipiv, "i"))


def zsytri(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """ZSYTRI: inverts a symmetric matrix with the factors that SYTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by this triangle of the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs

    info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are looked at,
      from the end where the factorization began
    """
    return call("lapilli_zsytri", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda),
                read(ipiv, "i"))


def ssytri_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """SSYTRI on spread matrices."""
    return call("lapilli_ssytri_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"))


def dsytri_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """DSYTRI on spread matrices."""
    return call("lapilli_dsytri_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"))


def csytri_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """CSYTRI on spread matrices."""
    return call("lapilli_csytri_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"))


def zsytri_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """ZSYTRI on spread matrices."""
    return call("lapilli_zsytri_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"))


def ssytri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SSYTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssytri_memory", context, integer(n))


def dsytri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DSYTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsytri_memory", context, integer(n))


def csytri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CSYTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_csytri_memory", context, integer(n))


def zsytri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZSYTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zsytri_memory", context, integer(n))


def chetri(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """CHETRI: inverts a Hermitian matrix with the factors that HETRF left in A.
    The imaginary parts of the inverse's diagonal are 0.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by this triangle of the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs

    info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are looked at,
      from the end where the factorization began
    """
    return call("lapilli_chetri", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda),
                read(ipiv, "i"))


def zhetri(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """ZHETRI: inverts a Hermitian matrix with the factors that HETRF left in A.
    The imaginary parts of the inverse's diagonal are 0.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by this triangle of the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs

    info = i > 0: D(i, i) is zero: the matrix is singular. Nothing has changed. Only pivots of order 1 are looked at,
      from the end where the factorization began
    """
    return call("lapilli_zhetri", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda),
                read(ipiv, "i"))


def chetri_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """CHETRI on spread matrices."""
    return call("lapilli_chetri_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"))


def zhetri_mgpu(uplo: Letter, A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """ZHETRI on spread matrices."""
    return call("lapilli_zhetri_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"))


def chetri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CHETRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chetri_memory", context, integer(n))


def zhetri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZHETRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhetri_memory", context, integer(n))
