# SPDX-License-Identifier: BSD-3-Clause
"""Cholesky factorization and linear systems. Where n = 0 nothing is read and nothing is done. Of a symmetric or
Hermitian matrix only the triangle that uplo names is read or written. The factor has LAPACK's format: its own routines
can go on from it.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from collections.abc import Sequence

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, each_of, handle, integer, letter, memory,
                        parts_written, read, written)

__all__ = [
    "spotrf", "dpotrf", "cpotrf", "zpotrf", "spotrf_mgpu", "dpotrf_mgpu", "cpotrf_mgpu", "zpotrf_mgpu", "spotrf_memory",
    "dpotrf_memory", "cpotrf_memory", "zpotrf_memory", "spotrf_vbatch", "dpotrf_vbatch", "cpotrf_vbatch",
    "zpotrf_vbatch", "spotrf_vbatch_memory", "dpotrf_vbatch_memory", "cpotrf_vbatch_memory", "zpotrf_vbatch_memory",
    "spotrs", "dpotrs", "cpotrs", "zpotrs", "spotrs_mgpu", "dpotrs_mgpu", "cpotrs_mgpu", "zpotrs_mgpu", "spotrs_memory",
    "dpotrs_memory", "cpotrs_memory", "zpotrs_memory", "sposv", "dposv", "cposv", "zposv", "sposv_mgpu", "dposv_mgpu",
    "cposv_mgpu", "zposv_mgpu", "sposv_memory", "dposv_memory", "cposv_memory", "zposv_memory", "sposv_vbatch",
    "dposv_vbatch", "cposv_vbatch", "zposv_vbatch", "sposv_vbatch_memory", "dposv_vbatch_memory", "cposv_vbatch_memory",
    "zposv_vbatch_memory", "strtri", "dtrtri", "ctrtri", "ztrtri", "strtri_mgpu", "dtrtri_mgpu", "ctrtri_mgpu",
    "ztrtri_mgpu", "strtri_memory", "dtrtri_memory", "ctrtri_memory", "ztrtri_memory", "slauum", "dlauum", "clauum",
    "zlauum", "slauum_mgpu", "dlauum_mgpu", "clauum_mgpu", "zlauum_mgpu", "slauum_memory", "dlauum_memory",
    "clauum_memory", "zlauum_memory", "spotri", "dpotri", "cpotri", "zpotri", "spotri_mgpu", "dpotri_mgpu",
    "cpotri_mgpu", "zpotri_mgpu", "spotri_memory", "dpotri_memory", "cpotri_memory", "zpotri_memory", "strtrs",
    "dtrtrs", "ctrtrs", "ztrtrs", "strtrs_mgpu", "dtrtrs_mgpu", "ctrtrs_mgpu", "ztrtrs_mgpu", "strtrs_memory",
    "dtrtrs_memory", "ctrtrs_memory", "ztrtrs_memory"
]


def spotrf(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """SPOTRF: factors a symmetric or Hermitian positive definite matrix: A = L L^H ('L') or A = U^H U ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A NaN counts as that. As in LAPACK the
      factorization stopped there, and the columns before the block that holds column i are done
    """
    return call("lapilli_spotrf", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda))


def dpotrf(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """DPOTRF: factors a symmetric or Hermitian positive definite matrix: A = L L^H ('L') or A = U^H U ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A NaN counts as that. As in LAPACK the
      factorization stopped there, and the columns before the block that holds column i are done
    """
    return call("lapilli_dpotrf", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda))


def cpotrf(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """CPOTRF: factors a symmetric or Hermitian positive definite matrix: A = L L^H ('L') or A = U^H U ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A NaN counts as that. As in LAPACK the
      factorization stopped there, and the columns before the block that holds column i are done
    """
    return call("lapilli_cpotrf", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda))


def zpotrf(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """ZPOTRF: factors a symmetric or Hermitian positive definite matrix: A = L L^H ('L') or A = U^H U ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A NaN counts as that. As in LAPACK the
      factorization stopped there, and the columns before the block that holds column i are done
    """
    return call("lapilli_zpotrf", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda))


def spotrf_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """SPOTRF on spread matrices."""
    return call("lapilli_spotrf_mgpu", context, letter(uplo), handle(A))


def dpotrf_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """DPOTRF on spread matrices."""
    return call("lapilli_dpotrf_mgpu", context, letter(uplo), handle(A))


def cpotrf_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """CPOTRF on spread matrices."""
    return call("lapilli_cpotrf_mgpu", context, letter(uplo), handle(A))


def zpotrf_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """ZPOTRF on spread matrices."""
    return call("lapilli_zpotrf_mgpu", context, letter(uplo), handle(A))


def spotrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SPOTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spotrf_memory", context, integer(n))


def dpotrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DPOTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpotrf_memory", context, integer(n))


def cpotrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CPOTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpotrf_memory", context, integer(n))


def zpotrf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZPOTRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpotrf_memory", context, integer(n))


def spotrf_vbatch(uplo: Letter, n: Array, A: Sequence[Array], lda: Array, count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """SPOTRF of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_spotrf_vbatch", context, letter(uplo), read(n, "i"),
                parts_written(A, "s", each_of(lda)), read(lda, "i"), integer(count), written(infos, "i"))


def dpotrf_vbatch(uplo: Letter, n: Array, A: Sequence[Array], lda: Array, count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """DPOTRF of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_dpotrf_vbatch", context, letter(uplo), read(n, "i"),
                parts_written(A, "d", each_of(lda)), read(lda, "i"), integer(count), written(infos, "i"))


def cpotrf_vbatch(uplo: Letter, n: Array, A: Sequence[Array], lda: Array, count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """CPOTRF of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_cpotrf_vbatch", context, letter(uplo), read(n, "i"),
                parts_written(A, "c", each_of(lda)), read(lda, "i"), integer(count), written(infos, "i"))


def zpotrf_vbatch(uplo: Letter, n: Array, A: Sequence[Array], lda: Array, count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """ZPOTRF of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_zpotrf_vbatch", context, letter(uplo), read(n, "i"),
                parts_written(A, "z", each_of(lda)), read(lda, "i"), integer(count), written(infos, "i"))


def spotrf_vbatch_memory(n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What SPOTRF_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spotrf_vbatch_memory", context, read(n, "i"), integer(count))


def dpotrf_vbatch_memory(n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What DPOTRF_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpotrf_vbatch_memory", context, read(n, "i"), integer(count))


def cpotrf_vbatch_memory(n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What CPOTRF_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpotrf_vbatch_memory", context, read(n, "i"), integer(count))


def zpotrf_vbatch_memory(n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What ZPOTRF_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpotrf_vbatch_memory", context, read(n, "i"), integer(count))


def spotrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """SPOTRS: solves A X = B with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factor
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_spotrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "s", lda),
                integer(lda), written(B, "s", ldb), integer(ldb))


def dpotrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """DPOTRS: solves A X = B with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factor
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_dpotrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "d", lda),
                integer(lda), written(B, "d", ldb), integer(ldb))


def cpotrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """CPOTRS: solves A X = B with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factor
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_cpotrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), written(B, "c", ldb), integer(ldb))


def zpotrs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """ZPOTRS: solves A X = B with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle that holds the factor
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read: the factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)
    """
    return call("lapilli_zpotrs", context, letter(uplo), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), written(B, "z", ldb), integer(ldb))


def spotrs_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """SPOTRS on spread matrices."""
    return call("lapilli_spotrs_mgpu", context, letter(uplo), handle(A), handle(B))


def dpotrs_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """DPOTRS on spread matrices."""
    return call("lapilli_dpotrs_mgpu", context, letter(uplo), handle(A), handle(B))


def cpotrs_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """CPOTRS on spread matrices."""
    return call("lapilli_cpotrs_mgpu", context, letter(uplo), handle(A), handle(B))


def zpotrs_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """ZPOTRS on spread matrices."""
    return call("lapilli_zpotrs_mgpu", context, letter(uplo), handle(A), handle(B))


def spotrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SPOTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spotrs_memory", context, integer(n), integer(nrhs))


def dpotrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DPOTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpotrs_memory", context, integer(n), integer(nrhs))


def cpotrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CPOTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpotrs_memory", context, integer(n), integer(nrhs))


def zpotrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZPOTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpotrs_memory", context, integer(n), integer(nrhs))


def sposv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """SPOSV: solves A X = B for a symmetric or Hermitian positive definite A, which POTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, B is unchanged
    """
    return call("lapilli_sposv", context, letter(uplo), integer(n), integer(nrhs), written(A, "s", lda),
                integer(lda), written(B, "s", ldb), integer(ldb))


def dposv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """DPOSV: solves A X = B for a symmetric or Hermitian positive definite A, which POTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, B is unchanged
    """
    return call("lapilli_dposv", context, letter(uplo), integer(n), integer(nrhs), written(A, "d", lda),
                integer(lda), written(B, "d", ldb), integer(ldb))


def cposv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """CPOSV: solves A X = B for a symmetric or Hermitian positive definite A, which POTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, B is unchanged
    """
    return call("lapilli_cposv", context, letter(uplo), integer(n), integer(nrhs), written(A, "c", lda),
                integer(lda), written(B, "c", ldb), integer(ldb))


def zposv(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """ZPOSV: solves A X = B for a symmetric or Hermitian positive definite A, which POTRF factors.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factor
    lda   >= max(1, n)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: the leading minor of order i is not positive definite. A is as after POTRF, B is unchanged
    """
    return call("lapilli_zposv", context, letter(uplo), integer(n), integer(nrhs), written(A, "z", lda),
                integer(lda), written(B, "z", ldb), integer(ldb))


def sposv_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """SPOSV on spread matrices."""
    return call("lapilli_sposv_mgpu", context, letter(uplo), handle(A), handle(B))


def dposv_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """DPOSV on spread matrices."""
    return call("lapilli_dposv_mgpu", context, letter(uplo), handle(A), handle(B))


def cposv_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """CPOSV on spread matrices."""
    return call("lapilli_cposv_mgpu", context, letter(uplo), handle(A), handle(B))


def zposv_mgpu(uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """ZPOSV on spread matrices."""
    return call("lapilli_zposv_mgpu", context, letter(uplo), handle(A), handle(B))


def sposv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SPOSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sposv_memory", context, integer(n), integer(nrhs))


def dposv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DPOSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dposv_memory", context, integer(n), integer(nrhs))


def cposv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CPOSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cposv_memory", context, integer(n), integer(nrhs))


def zposv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZPOSV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zposv_memory", context, integer(n), integer(nrhs))


def sposv_vbatch(uplo: Letter, n: Array, nrhs: Array, A: Sequence[Array], lda: Array, B: Sequence[Array],
                 ldb: Array, count: int, infos: Array, *, context: Context | None = None) -> int:
    """SPOSV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_sposv_vbatch", context, letter(uplo), read(n, "i"), read(nrhs, "i"),
                parts_written(A, "s", each_of(lda)), read(lda, "i"), parts_written(B, "s", each_of(ldb)),
                read(ldb, "i"), integer(count), written(infos, "i"))


def dposv_vbatch(uplo: Letter, n: Array, nrhs: Array, A: Sequence[Array], lda: Array, B: Sequence[Array],
                 ldb: Array, count: int, infos: Array, *, context: Context | None = None) -> int:
    """DPOSV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_dposv_vbatch", context, letter(uplo), read(n, "i"), read(nrhs, "i"),
                parts_written(A, "d", each_of(lda)), read(lda, "i"), parts_written(B, "d", each_of(ldb)),
                read(ldb, "i"), integer(count), written(infos, "i"))


def cposv_vbatch(uplo: Letter, n: Array, nrhs: Array, A: Sequence[Array], lda: Array, B: Sequence[Array],
                 ldb: Array, count: int, infos: Array, *, context: Context | None = None) -> int:
    """CPOSV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_cposv_vbatch", context, letter(uplo), read(n, "i"), read(nrhs, "i"),
                parts_written(A, "c", each_of(lda)), read(lda, "i"), parts_written(B, "c", each_of(ldb)),
                read(ldb, "i"), integer(count), written(infos, "i"))


def zposv_vbatch(uplo: Letter, n: Array, nrhs: Array, A: Sequence[Array], lda: Array, B: Sequence[Array],
                 ldb: Array, count: int, infos: Array, *, context: Context | None = None) -> int:
    """ZPOSV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_zposv_vbatch", context, letter(uplo), read(n, "i"), read(nrhs, "i"),
                parts_written(A, "z", each_of(lda)), read(lda, "i"), parts_written(B, "z", each_of(ldb)),
                read(ldb, "i"), integer(count), written(infos, "i"))


def sposv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What SPOSV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sposv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def dposv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What DPOSV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dposv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def cposv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What CPOSV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cposv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def zposv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What ZPOSV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zposv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def strtri(uplo: Letter, diag: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """STRTRI: inverts a triangular matrix in place.

    uplo  whether A is lower ('L') or upper ('U') triangular; the other triangle is not touched
    diag  'N' or 'U': whether its diagonal counts as 1 ('U') and is neither read nor written
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. A is unchanged
    """
    return call("lapilli_strtri", context, letter(uplo), letter(diag), integer(n), written(A, "s", lda),
                integer(lda))


def dtrtri(uplo: Letter, diag: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """DTRTRI: inverts a triangular matrix in place.

    uplo  whether A is lower ('L') or upper ('U') triangular; the other triangle is not touched
    diag  'N' or 'U': whether its diagonal counts as 1 ('U') and is neither read nor written
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. A is unchanged
    """
    return call("lapilli_dtrtri", context, letter(uplo), letter(diag), integer(n), written(A, "d", lda),
                integer(lda))


def ctrtri(uplo: Letter, diag: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """CTRTRI: inverts a triangular matrix in place.

    uplo  whether A is lower ('L') or upper ('U') triangular; the other triangle is not touched
    diag  'N' or 'U': whether its diagonal counts as 1 ('U') and is neither read nor written
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. A is unchanged
    """
    return call("lapilli_ctrtri", context, letter(uplo), letter(diag), integer(n), written(A, "c", lda),
                integer(lda))


def ztrtri(uplo: Letter, diag: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """ZTRTRI: inverts a triangular matrix in place.

    uplo  whether A is lower ('L') or upper ('U') triangular; the other triangle is not touched
    diag  'N' or 'U': whether its diagonal counts as 1 ('U') and is neither read nor written
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix, overwritten by its inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. A is unchanged
    """
    return call("lapilli_ztrtri", context, letter(uplo), letter(diag), integer(n), written(A, "z", lda),
                integer(lda))


def strtri_mgpu(uplo: Letter, diag: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """STRTRI on spread matrices."""
    return call("lapilli_strtri_mgpu", context, letter(uplo), letter(diag), handle(A))


def dtrtri_mgpu(uplo: Letter, diag: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """DTRTRI on spread matrices."""
    return call("lapilli_dtrtri_mgpu", context, letter(uplo), letter(diag), handle(A))


def ctrtri_mgpu(uplo: Letter, diag: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """CTRTRI on spread matrices."""
    return call("lapilli_ctrtri_mgpu", context, letter(uplo), letter(diag), handle(A))


def ztrtri_mgpu(uplo: Letter, diag: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """ZTRTRI on spread matrices."""
    return call("lapilli_ztrtri_mgpu", context, letter(uplo), letter(diag), handle(A))


def strtri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What STRTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_strtri_memory", context, integer(n))


def dtrtri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DTRTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dtrtri_memory", context, integer(n))


def ctrtri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CTRTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ctrtri_memory", context, integer(n))


def ztrtri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZTRTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ztrtri_memory", context, integer(n))


def slauum(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """SLAUUM: multiplies a triangular matrix by its conjugate transpose: A := L^H L ('L') or A := U U^H ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the triangular matrix, with a real diagonal, overwritten by that triangle of the
          product
    lda   >= max(1, n)
    """
    return call("lapilli_slauum", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda))


def dlauum(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """DLAUUM: multiplies a triangular matrix by its conjugate transpose: A := L^H L ('L') or A := U U^H ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the triangular matrix, with a real diagonal, overwritten by that triangle of the
          product
    lda   >= max(1, n)
    """
    return call("lapilli_dlauum", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda))


def clauum(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """CLAUUM: multiplies a triangular matrix by its conjugate transpose: A := L^H L ('L') or A := U U^H ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the triangular matrix, with a real diagonal, overwritten by that triangle of the
          product
    lda   >= max(1, n)
    """
    return call("lapilli_clauum", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda))


def zlauum(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """ZLAUUM: multiplies a triangular matrix by its conjugate transpose: A := L^H L ('L') or A := U U^H ('U').

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the triangular matrix, with a real diagonal, overwritten by that triangle of the
          product
    lda   >= max(1, n)
    """
    return call("lapilli_zlauum", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda))


def slauum_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """SLAUUM on spread matrices."""
    return call("lapilli_slauum_mgpu", context, letter(uplo), handle(A))


def dlauum_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """DLAUUM on spread matrices."""
    return call("lapilli_dlauum_mgpu", context, letter(uplo), handle(A))


def clauum_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """CLAUUM on spread matrices."""
    return call("lapilli_clauum_mgpu", context, letter(uplo), handle(A))


def zlauum_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """ZLAUUM on spread matrices."""
    return call("lapilli_zlauum_mgpu", context, letter(uplo), handle(A))


def slauum_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SLAUUM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_slauum_memory", context, integer(n))


def dlauum_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DLAUUM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dlauum_memory", context, integer(n))


def clauum_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CLAUUM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_clauum_memory", context, integer(n))


def zlauum_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZLAUUM needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zlauum_memory", context, integer(n))


def spotri(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """SPOTRI: inverts a symmetric or Hermitian positive definite matrix with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factor, overwritten by that triangle of the inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal of the factor is zero in place i. A is unchanged
    """
    return call("lapilli_spotri", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda))


def dpotri(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """DPOTRI: inverts a symmetric or Hermitian positive definite matrix with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factor, overwritten by that triangle of the inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal of the factor is zero in place i. A is unchanged
    """
    return call("lapilli_dpotri", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda))


def cpotri(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """CPOTRI: inverts a symmetric or Hermitian positive definite matrix with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factor, overwritten by that triangle of the inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal of the factor is zero in place i. A is unchanged
    """
    return call("lapilli_cpotri", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda))


def zpotri(uplo: Letter, n: int, A: Array, lda: int, *, context: Context | None = None) -> int:
    """ZPOTRI: inverts a symmetric or Hermitian positive definite matrix with the factor that POTRF left in A.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the factor, overwritten by that triangle of the inverse
    lda   >= max(1, n)

    info = i > 0: the diagonal of the factor is zero in place i. A is unchanged
    """
    return call("lapilli_zpotri", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda))


def spotri_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """SPOTRI on spread matrices."""
    return call("lapilli_spotri_mgpu", context, letter(uplo), handle(A))


def dpotri_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """DPOTRI on spread matrices."""
    return call("lapilli_dpotri_mgpu", context, letter(uplo), handle(A))


def cpotri_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """CPOTRI on spread matrices."""
    return call("lapilli_cpotri_mgpu", context, letter(uplo), handle(A))


def zpotri_mgpu(uplo: Letter, A: Matrix, *, context: Context | None = None) -> int:
    """ZPOTRI on spread matrices."""
    return call("lapilli_zpotri_mgpu", context, letter(uplo), handle(A))


def spotri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SPOTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spotri_memory", context, integer(n))


def dpotri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DPOTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpotri_memory", context, integer(n))


def cpotri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CPOTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpotri_memory", context, integer(n))


def zpotri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZPOTRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpotri_memory", context, integer(n))


def strtrs(uplo: Letter, trans: Letter, diag: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array,
           ldb: int, *, context: Context | None = None) -> int:
    """STRTRS: solves op(A) X = B for a triangular A.

    uplo   whether A is lower ('L') or upper ('U') triangular; the other triangle is not read
    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag   'N' or 'U': whether the diagonal of A counts as 1 ('U') and is not read
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the triangular matrix
    lda    >= max(1, n)
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. B is unchanged
    """
    return call("lapilli_strtrs", context, letter(uplo), letter(trans), letter(diag), integer(n),
                integer(nrhs), read(A, "s", lda), integer(lda), written(B, "s", ldb), integer(ldb))


def dtrtrs(uplo: Letter, trans: Letter, diag: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array,
           ldb: int, *, context: Context | None = None) -> int:
    """DTRTRS: solves op(A) X = B for a triangular A.

    uplo   whether A is lower ('L') or upper ('U') triangular; the other triangle is not read
    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag   'N' or 'U': whether the diagonal of A counts as 1 ('U') and is not read
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the triangular matrix
    lda    >= max(1, n)
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. B is unchanged
    """
    return call("lapilli_dtrtrs", context, letter(uplo), letter(trans), letter(diag), integer(n),
                integer(nrhs), read(A, "d", lda), integer(lda), written(B, "d", ldb), integer(ldb))


def ctrtrs(uplo: Letter, trans: Letter, diag: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array,
           ldb: int, *, context: Context | None = None) -> int:
    """CTRTRS: solves op(A) X = B for a triangular A.

    uplo   whether A is lower ('L') or upper ('U') triangular; the other triangle is not read
    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag   'N' or 'U': whether the diagonal of A counts as 1 ('U') and is not read
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the triangular matrix
    lda    >= max(1, n)
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. B is unchanged
    """
    return call("lapilli_ctrtrs", context, letter(uplo), letter(trans), letter(diag), integer(n),
                integer(nrhs), read(A, "c", lda), integer(lda), written(B, "c", ldb), integer(ldb))


def ztrtrs(uplo: Letter, trans: Letter, diag: Letter, n: int, nrhs: int, A: Array, lda: int, B: Array,
           ldb: int, *, context: Context | None = None) -> int:
    """ZTRTRS: solves op(A) X = B for a triangular A.

    uplo   whether A is lower ('L') or upper ('U') triangular; the other triangle is not read
    trans  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag   'N' or 'U': whether the diagonal of A counts as 1 ('U') and is not read
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the triangular matrix
    lda    >= max(1, n)
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)

    info = i > 0: the diagonal is zero in place i: the matrix is singular. B is unchanged
    """
    return call("lapilli_ztrtrs", context, letter(uplo), letter(trans), letter(diag), integer(n),
                integer(nrhs), read(A, "z", lda), integer(lda), written(B, "z", ldb), integer(ldb))


def strtrs_mgpu(uplo: Letter, trans: Letter, diag: Letter, A: Matrix, B: Matrix, *,
                context: Context | None = None) -> int:
    """STRTRS on spread matrices."""
    return call("lapilli_strtrs_mgpu", context, letter(uplo), letter(trans), letter(diag), handle(A),
                handle(B))


def dtrtrs_mgpu(uplo: Letter, trans: Letter, diag: Letter, A: Matrix, B: Matrix, *,
                context: Context | None = None) -> int:
    """DTRTRS on spread matrices."""
    return call("lapilli_dtrtrs_mgpu", context, letter(uplo), letter(trans), letter(diag), handle(A),
                handle(B))


def ctrtrs_mgpu(uplo: Letter, trans: Letter, diag: Letter, A: Matrix, B: Matrix, *,
                context: Context | None = None) -> int:
    """CTRTRS on spread matrices."""
    return call("lapilli_ctrtrs_mgpu", context, letter(uplo), letter(trans), letter(diag), handle(A),
                handle(B))


def ztrtrs_mgpu(uplo: Letter, trans: Letter, diag: Letter, A: Matrix, B: Matrix, *,
                context: Context | None = None) -> int:
    """ZTRTRS on spread matrices."""
    return call("lapilli_ztrtrs_mgpu", context, letter(uplo), letter(trans), letter(diag), handle(A),
                handle(B))


def strtrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What STRTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_strtrs_memory", context, integer(n), integer(nrhs))


def dtrtrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DTRTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dtrtrs_memory", context, integer(n), integer(nrhs))


def ctrtrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CTRTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ctrtrs_memory", context, integer(n), integer(nrhs))


def ztrtrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZTRTRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ztrtrs_memory", context, integer(n), integer(nrhs))
