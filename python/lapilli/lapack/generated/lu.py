# SPDX-License-Identifier: BSD-3-Clause
"""LU factorization and general linear systems. Where n = 0 nothing is read and nothing is done. Pivots are counted from
1, as LAPACK counts them.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from collections.abc import Sequence

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, each_of, handle, integer, letter, memory,
                        parts_written, read, written)

__all__ = [
    "sgetrf", "dgetrf", "cgetrf", "zgetrf", "sgetrf_mgpu", "dgetrf_mgpu", "cgetrf_mgpu", "zgetrf_mgpu", "sgetrf_memory",
    "dgetrf_memory", "cgetrf_memory", "zgetrf_memory", "sgetrs", "dgetrs", "cgetrs", "zgetrs", "sgetrs_mgpu",
    "dgetrs_mgpu", "cgetrs_mgpu", "zgetrs_mgpu", "sgetrs_memory", "dgetrs_memory", "cgetrs_memory", "zgetrs_memory",
    "sgesv", "dgesv", "cgesv", "zgesv", "sgesv_mgpu", "dgesv_mgpu", "cgesv_mgpu", "zgesv_mgpu", "sgesv_memory",
    "dgesv_memory", "cgesv_memory", "zgesv_memory", "sgesv_vbatch", "dgesv_vbatch", "cgesv_vbatch", "zgesv_vbatch",
    "sgesv_vbatch_memory", "dgesv_vbatch_memory", "cgesv_vbatch_memory", "zgesv_vbatch_memory", "sgetri", "dgetri",
    "cgetri", "zgetri", "sgetri_mgpu", "dgetri_mgpu", "cgetri_mgpu", "zgetri_mgpu", "sgetri_memory", "dgetri_memory",
    "cgetri_memory", "zgetri_memory", "slaswp", "dlaswp", "claswp", "zlaswp", "slaswp_mgpu", "dlaswp_mgpu",
    "claswp_mgpu", "zlaswp_mgpu", "slaswp_memory", "dlaswp_memory", "claswp_memory", "zlaswp_memory"
]


def sgetrf(m: int, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """SGETRF: factors a general matrix with interchanges of rows: P A = L U.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by L below the diagonal, whose own diagonal of ones is not
          stored, and by U
    lda   >= max(1, m)
    ipiv  min(m, n) elements, written: row i was interchanged with row ipiv(i)

    info = i > 0: U(i, i) is zero: the factor is singular. The factorization has been completed. A solution with it
      would divide by zero
    """
    return call("lapilli_sgetrf", context, integer(m), integer(n), written(A, "s", lda), integer(lda),
                written(ipiv, "i"))


def dgetrf(m: int, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """DGETRF: factors a general matrix with interchanges of rows: P A = L U.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by L below the diagonal, whose own diagonal of ones is not
          stored, and by U
    lda   >= max(1, m)
    ipiv  min(m, n) elements, written: row i was interchanged with row ipiv(i)

    info = i > 0: U(i, i) is zero: the factor is singular. The factorization has been completed. A solution with it
      would divide by zero
    """
    return call("lapilli_dgetrf", context, integer(m), integer(n), written(A, "d", lda), integer(lda),
                written(ipiv, "i"))


def cgetrf(m: int, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """CGETRF: factors a general matrix with interchanges of rows: P A = L U.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by L below the diagonal, whose own diagonal of ones is not
          stored, and by U
    lda   >= max(1, m)
    ipiv  min(m, n) elements, written: row i was interchanged with row ipiv(i)

    info = i > 0: U(i, i) is zero: the factor is singular. The factorization has been completed. A solution with it
      would divide by zero
    """
    return call("lapilli_cgetrf", context, integer(m), integer(n), written(A, "c", lda), integer(lda),
                written(ipiv, "i"))


def zgetrf(m: int, n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """ZGETRF: factors a general matrix with interchanges of rows: P A = L U.

    m     rows of A, m >= 0
    n     columns of A, n >= 0
    A     m-by-n, read and written: the matrix, overwritten by L below the diagonal, whose own diagonal of ones is not
          stored, and by U
    lda   >= max(1, m)
    ipiv  min(m, n) elements, written: row i was interchanged with row ipiv(i)

    info = i > 0: U(i, i) is zero: the factor is singular. The factorization has been completed. A solution with it
      would divide by zero
    """
    return call("lapilli_zgetrf", context, integer(m), integer(n), written(A, "z", lda), integer(lda),
                written(ipiv, "i"))


def sgetrf_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """SGETRF on spread matrices."""
    return call("lapilli_sgetrf_mgpu", context, handle(A), written(ipiv, "i"))


def dgetrf_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """DGETRF on spread matrices."""
    return call("lapilli_dgetrf_mgpu", context, handle(A), written(ipiv, "i"))


def cgetrf_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """CGETRF on spread matrices."""
    return call("lapilli_cgetrf_mgpu", context, handle(A), written(ipiv, "i"))


def zgetrf_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """ZGETRF on spread matrices."""
    return call("lapilli_zgetrf_mgpu", context, handle(A), written(ipiv, "i"))


def sgetrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SGETRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgetrf_memory", context, integer(m), integer(n))


def dgetrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DGETRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgetrf_memory", context, integer(m), integer(n))


def cgetrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CGETRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgetrf_memory", context, integer(m), integer(n))


def zgetrf_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZGETRF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgetrf_memory", context, integer(m), integer(n))


def sgetrs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """SGETRS: solves op(A) X = B with the factors that GETRF left in A.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)
    """
    return call("lapilli_sgetrs", context, letter(trans), integer(n), integer(nrhs), read(A, "s", lda),
                integer(lda), read(ipiv, "i"), written(B, "s", ldb), integer(ldb))


def dgetrs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """DGETRS: solves op(A) X = B with the factors that GETRF left in A.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)
    """
    return call("lapilli_dgetrs", context, letter(trans), integer(n), integer(nrhs), read(A, "d", lda),
                integer(lda), read(ipiv, "i"), written(B, "d", ldb), integer(ldb))


def cgetrs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """CGETRS: solves op(A) X = B with the factors that GETRF left in A.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)
    """
    return call("lapilli_cgetrs", context, letter(trans), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), read(ipiv, "i"), written(B, "c", ldb), integer(ldb))


def zgetrs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """ZGETRS: solves op(A) X = B with the factors that GETRF left in A.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B, nrhs >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb    >= max(1, n)
    """
    return call("lapilli_zgetrs", context, letter(trans), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), read(ipiv, "i"), written(B, "z", ldb), integer(ldb))


def sgetrs_mgpu(trans: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """SGETRS on spread matrices."""
    return call("lapilli_sgetrs_mgpu", context, letter(trans), handle(A), read(ipiv, "i"), handle(B))


def dgetrs_mgpu(trans: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """DGETRS on spread matrices."""
    return call("lapilli_dgetrs_mgpu", context, letter(trans), handle(A), read(ipiv, "i"), handle(B))


def cgetrs_mgpu(trans: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """CGETRS on spread matrices."""
    return call("lapilli_cgetrs_mgpu", context, letter(trans), handle(A), read(ipiv, "i"), handle(B))


def zgetrs_mgpu(trans: Letter, A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """ZGETRS on spread matrices."""
    return call("lapilli_zgetrs_mgpu", context, letter(trans), handle(A), read(ipiv, "i"), handle(B))


def sgetrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SGETRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgetrs_memory", context, integer(n), integer(nrhs))


def dgetrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DGETRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgetrs_memory", context, integer(n), integer(nrhs))


def cgetrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CGETRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgetrs_memory", context, integer(n), integer(nrhs))


def zgetrs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZGETRS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgetrs_memory", context, integer(n), integer(nrhs))


def sgesv(n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """SGESV: solves A X = B for a general A, which GETRF factors.

    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: row i was interchanged with row ipiv(i)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, B is unchanged
    """
    return call("lapilli_sgesv", context, integer(n), integer(nrhs), written(A, "s", lda), integer(lda),
                written(ipiv, "i"), written(B, "s", ldb), integer(ldb))


def dgesv(n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """DGESV: solves A X = B for a general A, which GETRF factors.

    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: row i was interchanged with row ipiv(i)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, B is unchanged
    """
    return call("lapilli_dgesv", context, integer(n), integer(nrhs), written(A, "d", lda), integer(lda),
                written(ipiv, "i"), written(B, "d", ldb), integer(ldb))


def cgesv(n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """CGESV: solves A X = B for a general A, which GETRF factors.

    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: row i was interchanged with row ipiv(i)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, B is unchanged
    """
    return call("lapilli_cgesv", context, integer(n), integer(nrhs), written(A, "c", lda), integer(lda),
                written(ipiv, "i"), written(B, "c", ldb), integer(ldb))


def zgesv(n: int, nrhs: int, A: Array, lda: int, ipiv: Array, B: Array, ldb: int, *,
          context: Context | None = None) -> int:
    """ZGESV: solves A X = B for a general A, which GETRF factors.

    n     order of A, n >= 0
    nrhs  columns of B, nrhs >= 0
    A     n-by-n, read and written: the matrix, overwritten by its factors
    lda   >= max(1, n)
    ipiv  n elements, written: row i was interchanged with row ipiv(i)
    B     n-by-nrhs, read and written: the right-hand sides, overwritten by X
    ldb   >= max(1, n)

    info = i > 0: U(i, i) is zero: the matrix is singular. A and ipiv are as after GETRF, B is unchanged
    """
    return call("lapilli_zgesv", context, integer(n), integer(nrhs), written(A, "z", lda), integer(lda),
                written(ipiv, "i"), written(B, "z", ldb), integer(ldb))


def sgesv_mgpu(A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """SGESV on spread matrices."""
    return call("lapilli_sgesv_mgpu", context, handle(A), written(ipiv, "i"), handle(B))


def dgesv_mgpu(A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """DGESV on spread matrices."""
    return call("lapilli_dgesv_mgpu", context, handle(A), written(ipiv, "i"), handle(B))


def cgesv_mgpu(A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """CGESV on spread matrices."""
    return call("lapilli_cgesv_mgpu", context, handle(A), written(ipiv, "i"), handle(B))


def zgesv_mgpu(A: Matrix, ipiv: Array, B: Matrix, *, context: Context | None = None) -> int:
    """ZGESV on spread matrices."""
    return call("lapilli_zgesv_mgpu", context, handle(A), written(ipiv, "i"), handle(B))


def sgesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SGESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgesv_memory", context, integer(n), integer(nrhs))


def dgesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DGESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgesv_memory", context, integer(n), integer(nrhs))


def cgesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CGESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgesv_memory", context, integer(n), integer(nrhs))


def zgesv_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZGESV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgesv_memory", context, integer(n), integer(nrhs))


def sgesv_vbatch(n: Array, nrhs: Array, A: Sequence[Array], lda: Array, ipiv: Sequence[Array],
                 B: Sequence[Array], ldb: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """SGESV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_sgesv_vbatch", context, read(n, "i"), read(nrhs, "i"),
                parts_written(A, "s", each_of(lda)), read(lda, "i"), parts_written(ipiv, "i"),
                parts_written(B, "s", each_of(ldb)), read(ldb, "i"), integer(count), written(infos, "i"))


def dgesv_vbatch(n: Array, nrhs: Array, A: Sequence[Array], lda: Array, ipiv: Sequence[Array],
                 B: Sequence[Array], ldb: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """DGESV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_dgesv_vbatch", context, read(n, "i"), read(nrhs, "i"),
                parts_written(A, "d", each_of(lda)), read(lda, "i"), parts_written(ipiv, "i"),
                parts_written(B, "d", each_of(ldb)), read(ldb, "i"), integer(count), written(infos, "i"))


def cgesv_vbatch(n: Array, nrhs: Array, A: Sequence[Array], lda: Array, ipiv: Sequence[Array],
                 B: Sequence[Array], ldb: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """CGESV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_cgesv_vbatch", context, read(n, "i"), read(nrhs, "i"),
                parts_written(A, "c", each_of(lda)), read(lda, "i"), parts_written(ipiv, "i"),
                parts_written(B, "c", each_of(ldb)), read(ldb, "i"), integer(count), written(infos, "i"))


def zgesv_vbatch(n: Array, nrhs: Array, A: Sequence[Array], lda: Array, ipiv: Sequence[Array],
                 B: Sequence[Array], ldb: Array, count: int, infos: Array, *,
                 context: Context | None = None) -> int:
    """ZGESV of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_zgesv_vbatch", context, read(n, "i"), read(nrhs, "i"),
                parts_written(A, "z", each_of(lda)), read(lda, "i"), parts_written(ipiv, "i"),
                parts_written(B, "z", each_of(ldb)), read(ldb, "i"), integer(count), written(infos, "i"))


def sgesv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What SGESV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgesv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def dgesv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What DGESV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgesv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def cgesv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What CGESV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgesv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def zgesv_vbatch_memory(n: Array, nrhs: Array, count: int, *, context: Context | None = None) -> Memory:
    """What ZGESV_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgesv_vbatch_memory", context, read(n, "i"), read(nrhs, "i"), integer(count))


def sgetri(n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """SGETRI: inverts a general matrix with the factors that GETRF left in A.

    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the interchanges, each from 1 to n

    info = i > 0: U(i, i) is zero: the matrix is singular. A is unchanged
    """
    return call("lapilli_sgetri", context, integer(n), written(A, "s", lda), integer(lda), read(ipiv, "i"))


def dgetri(n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """DGETRI: inverts a general matrix with the factors that GETRF left in A.

    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the interchanges, each from 1 to n

    info = i > 0: U(i, i) is zero: the matrix is singular. A is unchanged
    """
    return call("lapilli_dgetri", context, integer(n), written(A, "d", lda), integer(lda), read(ipiv, "i"))


def cgetri(n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """CGETRI: inverts a general matrix with the factors that GETRF left in A.

    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the interchanges, each from 1 to n

    info = i > 0: U(i, i) is zero: the matrix is singular. A is unchanged
    """
    return call("lapilli_cgetri", context, integer(n), written(A, "c", lda), integer(lda), read(ipiv, "i"))


def zgetri(n: int, A: Array, lda: int, ipiv: Array, *, context: Context | None = None) -> int:
    """ZGETRI: inverts a general matrix with the factors that GETRF left in A.

    n     order of A, n >= 0
    A     n-by-n, read and written: the factors, overwritten by the inverse
    lda   >= max(1, n)
    ipiv  n elements, read: the interchanges, each from 1 to n

    info = i > 0: U(i, i) is zero: the matrix is singular. A is unchanged
    """
    return call("lapilli_zgetri", context, integer(n), written(A, "z", lda), integer(lda), read(ipiv, "i"))


def sgetri_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """SGETRI on spread matrices."""
    return call("lapilli_sgetri_mgpu", context, handle(A), read(ipiv, "i"))


def dgetri_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """DGETRI on spread matrices."""
    return call("lapilli_dgetri_mgpu", context, handle(A), read(ipiv, "i"))


def cgetri_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """CGETRI on spread matrices."""
    return call("lapilli_cgetri_mgpu", context, handle(A), read(ipiv, "i"))


def zgetri_mgpu(A: Matrix, ipiv: Array, *, context: Context | None = None) -> int:
    """ZGETRI on spread matrices."""
    return call("lapilli_zgetri_mgpu", context, handle(A), read(ipiv, "i"))


def sgetri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SGETRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgetri_memory", context, integer(n))


def dgetri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DGETRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgetri_memory", context, integer(n))


def cgetri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CGETRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgetri_memory", context, integer(n))


def zgetri_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZGETRI needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgetri_memory", context, integer(n))


def slaswp(n: int, A: Array, lda: int, k1: int, k2: int, ipiv: Array, incx: int, *,
           context: Context | None = None) -> int:
    """SLASWP: interchanges rows of a matrix, as the pivots of an LU factorization say.
    Row i is interchanged with row ipiv(k1 + (i - k1) |incx|), for i = k1, k1+1, ..., k2 where incx > 0, and for i = k2,
    k2-1, ..., k1 where incx < 0, which takes the first back. LAPACK's LASWP returns no info and does not look at its
    arguments; this one changes nothing where a pivot is not a row.

    n     columns of A, n >= 0
    A     lda-by-n, read and written: the matrix; below the rows that are interchanged nothing is read or written
    lda   lda >= 1
    k1    the first row for which an interchange is made, k1 >= 1
    k2    the last one, at most the rows of A: lda where A is no spread matrix
    ipiv  read: k1 + (k2 - k1)
    incx  distance of pivots in ipiv; if negative, rows k2 to k1 are interchanged in this order; if 0, none is
    """
    return call("lapilli_slaswp", context, integer(n), written(A, "s", lda), integer(lda), integer(k1),
                integer(k2), read(ipiv, "i"), integer(incx))


def dlaswp(n: int, A: Array, lda: int, k1: int, k2: int, ipiv: Array, incx: int, *,
           context: Context | None = None) -> int:
    """DLASWP: interchanges rows of a matrix, as the pivots of an LU factorization say.
    Row i is interchanged with row ipiv(k1 + (i - k1) |incx|), for i = k1, k1+1, ..., k2 where incx > 0, and for i = k2,
    k2-1, ..., k1 where incx < 0, which takes the first back. LAPACK's LASWP returns no info and does not look at its
    arguments; this one changes nothing where a pivot is not a row.

    n     columns of A, n >= 0
    A     lda-by-n, read and written: the matrix; below the rows that are interchanged nothing is read or written
    lda   lda >= 1
    k1    the first row for which an interchange is made, k1 >= 1
    k2    the last one, at most the rows of A: lda where A is no spread matrix
    ipiv  read: k1 + (k2 - k1)
    incx  distance of pivots in ipiv; if negative, rows k2 to k1 are interchanged in this order; if 0, none is
    """
    return call("lapilli_dlaswp", context, integer(n), written(A, "d", lda), integer(lda), integer(k1),
                integer(k2), read(ipiv, "i"), integer(incx))


def claswp(n: int, A: Array, lda: int, k1: int, k2: int, ipiv: Array, incx: int, *,
           context: Context | None = None) -> int:
    """CLASWP: interchanges rows of a matrix, as the pivots of an LU factorization say.
    Row i is interchanged with row ipiv(k1 + (i - k1) |incx|), for i = k1, k1+1, ..., k2 where incx > 0, and for i = k2,
    k2-1, ..., k1 where incx < 0, which takes the first back. LAPACK's LASWP returns no info and does not look at its
    arguments; this one changes nothing where a pivot is not a row.

    n     columns of A, n >= 0
    A     lda-by-n, read and written: the matrix; below the rows that are interchanged nothing is read or written
    lda   lda >= 1
    k1    the first row for which an interchange is made, k1 >= 1
    k2    the last one, at most the rows of A: lda where A is no spread matrix
    ipiv  read: k1 + (k2 - k1)
    incx  distance of pivots in ipiv; if negative, rows k2 to k1 are interchanged in this order; if 0, none is
    """
    return call("lapilli_claswp", context, integer(n), written(A, "c", lda), integer(lda), integer(k1),
                integer(k2), read(ipiv, "i"), integer(incx))


def zlaswp(n: int, A: Array, lda: int, k1: int, k2: int, ipiv: Array, incx: int, *,
           context: Context | None = None) -> int:
    """ZLASWP: interchanges rows of a matrix, as the pivots of an LU factorization say.
    Row i is interchanged with row ipiv(k1 + (i - k1) |incx|), for i = k1, k1+1, ..., k2 where incx > 0, and for i = k2,
    k2-1, ..., k1 where incx < 0, which takes the first back. LAPACK's LASWP returns no info and does not look at its
    arguments; this one changes nothing where a pivot is not a row.

    n     columns of A, n >= 0
    A     lda-by-n, read and written: the matrix; below the rows that are interchanged nothing is read or written
    lda   lda >= 1
    k1    the first row for which an interchange is made, k1 >= 1
    k2    the last one, at most the rows of A: lda where A is no spread matrix
    ipiv  read: k1 + (k2 - k1)
    incx  distance of pivots in ipiv; if negative, rows k2 to k1 are interchanged in this order; if 0, none is
    """
    return call("lapilli_zlaswp", context, integer(n), written(A, "z", lda), integer(lda), integer(k1),
                integer(k2), read(ipiv, "i"), integer(incx))


def slaswp_mgpu(A: Matrix, k1: int, k2: int, ipiv: Array, incx: int, *,
                context: Context | None = None) -> int:
    """SLASWP on spread matrices."""
    return call("lapilli_slaswp_mgpu", context, handle(A), integer(k1), integer(k2), read(ipiv, "i"),
                integer(incx))


def dlaswp_mgpu(A: Matrix, k1: int, k2: int, ipiv: Array, incx: int, *,
                context: Context | None = None) -> int:
    """DLASWP on spread matrices."""
    return call("lapilli_dlaswp_mgpu", context, handle(A), integer(k1), integer(k2), read(ipiv, "i"),
                integer(incx))


def claswp_mgpu(A: Matrix, k1: int, k2: int, ipiv: Array, incx: int, *,
                context: Context | None = None) -> int:
    """CLASWP on spread matrices."""
    return call("lapilli_claswp_mgpu", context, handle(A), integer(k1), integer(k2), read(ipiv, "i"),
                integer(incx))


def zlaswp_mgpu(A: Matrix, k1: int, k2: int, ipiv: Array, incx: int, *,
                context: Context | None = None) -> int:
    """ZLASWP on spread matrices."""
    return call("lapilli_zlaswp_mgpu", context, handle(A), integer(k1), integer(k2), read(ipiv, "i"),
                integer(incx))


def slaswp_memory(k1: int, k2: int, *, context: Context | None = None) -> Memory:
    """What SLASWP needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_slaswp_memory", context, integer(k1), integer(k2))


def dlaswp_memory(k1: int, k2: int, *, context: Context | None = None) -> Memory:
    """What DLASWP needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dlaswp_memory", context, integer(k1), integer(k2))


def claswp_memory(k1: int, k2: int, *, context: Context | None = None) -> Memory:
    """What CLASWP needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_claswp_memory", context, integer(k1), integer(k2))


def zlaswp_memory(k1: int, k2: int, *, context: Context | None = None) -> Memory:
    """What ZLASWP needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zlaswp_memory", context, integer(k1), integer(k2))
