# SPDX-License-Identifier: BSD-3-Clause
"""Refinement and error bounds. A solution is taken so far that it solves a system whose elements differ from those
given by roundings, and how far it can be from the right one is estimated. Where n = 0 or nrhs = 0 the bounds are 0.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, written)

__all__ = [
    "sgerfs", "dgerfs", "cgerfs", "zgerfs", "sgerfs_mgpu", "dgerfs_mgpu", "cgerfs_mgpu", "zgerfs_mgpu", "sgerfs_memory",
    "dgerfs_memory", "cgerfs_memory", "zgerfs_memory", "sporfs", "dporfs", "cporfs", "zporfs", "sporfs_mgpu",
    "dporfs_mgpu", "cporfs_mgpu", "zporfs_mgpu", "sporfs_memory", "dporfs_memory", "cporfs_memory", "zporfs_memory",
    "ssyrfs", "dsyrfs", "csyrfs", "zsyrfs", "ssyrfs_mgpu", "dsyrfs_mgpu", "csyrfs_mgpu", "zsyrfs_mgpu", "ssyrfs_memory",
    "dsyrfs_memory", "csyrfs_memory", "zsyrfs_memory", "cherfs", "zherfs", "cherfs_mgpu", "zherfs_mgpu",
    "cherfs_memory", "zherfs_memory"
]


def sgerfs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """SGERFS: refines a solution of op(A) X = B that GETRS computed, and bounds its errors.
    With r = b - op(A) x, berr is the smallest w for which (op(A) + E) x = b + f with |E| <= w |A|, |f| <= w |b|,
    element by element. Steps of refinement end where berr is a rounding error, or is not halved, or after 5 of them.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix before it was factored
    lda    >= max(1, n)
    AF     n-by-n, read: its factors, from GETRF
    ldaf   >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx    >= max(1, n)
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_sgerfs", context, letter(trans), integer(n), integer(nrhs), read(A, "s", lda),
                integer(lda), read(AF, "s", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "s", ldb),
                integer(ldb), written(X, "s", ldx), integer(ldx), written(ferr, "s"), written(berr, "s"))


def dgerfs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """DGERFS: refines a solution of op(A) X = B that GETRS computed, and bounds its errors.
    With r = b - op(A) x, berr is the smallest w for which (op(A) + E) x = b + f with |E| <= w |A|, |f| <= w |b|,
    element by element. Steps of refinement end where berr is a rounding error, or is not halved, or after 5 of them.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix before it was factored
    lda    >= max(1, n)
    AF     n-by-n, read: its factors, from GETRF
    ldaf   >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx    >= max(1, n)
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_dgerfs", context, letter(trans), integer(n), integer(nrhs), read(A, "d", lda),
                integer(lda), read(AF, "d", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "d", ldb),
                integer(ldb), written(X, "d", ldx), integer(ldx), written(ferr, "d"), written(berr, "d"))


def cgerfs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """CGERFS: refines a solution of op(A) X = B that GETRS computed, and bounds its errors.
    With r = b - op(A) x, berr is the smallest w for which (op(A) + E) x = b + f with |E| <= w |A|, |f| <= w |b|,
    element by element. Steps of refinement end where berr is a rounding error, or is not halved, or after 5 of them.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix before it was factored
    lda    >= max(1, n)
    AF     n-by-n, read: its factors, from GETRF
    ldaf   >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx    >= max(1, n)
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_cgerfs", context, letter(trans), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), read(AF, "c", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "c", ldb),
                integer(ldb), written(X, "c", ldx), integer(ldx), written(ferr, "s"), written(berr, "s"))


def zgerfs(trans: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """ZGERFS: refines a solution of op(A) X = B that GETRS computed, and bounds its errors.
    With r = b - op(A) x, berr is the smallest w for which (op(A) + E) x = b + f with |E| <= w |A|, |f| <= w |b|,
    element by element. Steps of refinement end where berr is a rounding error, or is not halved, or after 5 of them.

    trans  'N', 'T' or 'C': op(A) is A, A^T or A^H
    n      order of A, n >= 0
    nrhs   columns of B and X, nrhs >= 0
    A      n-by-n, read: the matrix before it was factored
    lda    >= max(1, n)
    AF     n-by-n, read: its factors, from GETRF
    ldaf   >= max(1, n)
    ipiv   n elements, read: the interchanges, each from 1 to n
    B      n-by-nrhs, read: the right-hand sides
    ldb    >= max(1, n)
    X      n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx    >= max(1, n)
    ferr   nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
           where the estimate overflows
    berr   nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_zgerfs", context, letter(trans), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), read(AF, "z", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "z", ldb),
                integer(ldb), written(X, "z", ldx), integer(ldx), written(ferr, "d"), written(berr, "d"))


def sgerfs_mgpu(trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """SGERFS on spread matrices."""
    return call("lapilli_sgerfs_mgpu", context, letter(trans), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "s"), written(berr, "s"))


def dgerfs_mgpu(trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """DGERFS on spread matrices."""
    return call("lapilli_dgerfs_mgpu", context, letter(trans), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "d"), written(berr, "d"))


def cgerfs_mgpu(trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """CGERFS on spread matrices."""
    return call("lapilli_cgerfs_mgpu", context, letter(trans), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "s"), written(berr, "s"))


def zgerfs_mgpu(trans: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """ZGERFS on spread matrices."""
    return call("lapilli_zgerfs_mgpu", context, letter(trans), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "d"), written(berr, "d"))


def sgerfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SGERFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgerfs_memory", context, integer(n), integer(nrhs))


def dgerfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DGERFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgerfs_memory", context, integer(n), integer(nrhs))


def cgerfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CGERFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgerfs_memory", context, integer(n), integer(nrhs))


def zgerfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZGERFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgerfs_memory", context, integer(n), integer(nrhs))


def sporfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, B: Array, ldb: int,
           X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """SPORFS: refines a solution of A X = B that POTRS computed, and bounds its errors.
    As GERFS, for a symmetric or Hermitian positive definite matrix.

    uplo  'L' or 'U': the triangle of A and of its factor that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factor, from POTRF
    ldaf  >= max(1, n)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_sporfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "s", lda),
                integer(lda), read(AF, "s", ldaf), integer(ldaf), read(B, "s", ldb), integer(ldb),
                written(X, "s", ldx), integer(ldx), written(ferr, "s"), written(berr, "s"))


def dporfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, B: Array, ldb: int,
           X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """DPORFS: refines a solution of A X = B that POTRS computed, and bounds its errors.
    As GERFS, for a symmetric or Hermitian positive definite matrix.

    uplo  'L' or 'U': the triangle of A and of its factor that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factor, from POTRF
    ldaf  >= max(1, n)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_dporfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "d", lda),
                integer(lda), read(AF, "d", ldaf), integer(ldaf), read(B, "d", ldb), integer(ldb),
                written(X, "d", ldx), integer(ldx), written(ferr, "d"), written(berr, "d"))


def cporfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, B: Array, ldb: int,
           X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """CPORFS: refines a solution of A X = B that POTRS computed, and bounds its errors.
    As GERFS, for a symmetric or Hermitian positive definite matrix.

    uplo  'L' or 'U': the triangle of A and of its factor that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factor, from POTRF
    ldaf  >= max(1, n)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_cporfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), read(AF, "c", ldaf), integer(ldaf), read(B, "c", ldb), integer(ldb),
                written(X, "c", ldx), integer(ldx), written(ferr, "s"), written(berr, "s"))


def zporfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, B: Array, ldb: int,
           X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """ZPORFS: refines a solution of A X = B that POTRS computed, and bounds its errors.
    As GERFS, for a symmetric or Hermitian positive definite matrix.

    uplo  'L' or 'U': the triangle of A and of its factor that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factor, from POTRF
    ldaf  >= max(1, n)
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_zporfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), read(AF, "z", ldaf), integer(ldaf), read(B, "z", ldb), integer(ldb),
                written(X, "z", ldx), integer(ldx), written(ferr, "d"), written(berr, "d"))


def sporfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, B: Matrix, X: Matrix, ferr: Array, berr: Array, *,
                context: Context | None = None) -> int:
    """SPORFS on spread matrices."""
    return call("lapilli_sporfs_mgpu", context, letter(uplo), handle(A), handle(AF), handle(B), handle(X),
                written(ferr, "s"), written(berr, "s"))


def dporfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, B: Matrix, X: Matrix, ferr: Array, berr: Array, *,
                context: Context | None = None) -> int:
    """DPORFS on spread matrices."""
    return call("lapilli_dporfs_mgpu", context, letter(uplo), handle(A), handle(AF), handle(B), handle(X),
                written(ferr, "d"), written(berr, "d"))


def cporfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, B: Matrix, X: Matrix, ferr: Array, berr: Array, *,
                context: Context | None = None) -> int:
    """CPORFS on spread matrices."""
    return call("lapilli_cporfs_mgpu", context, letter(uplo), handle(A), handle(AF), handle(B), handle(X),
                written(ferr, "s"), written(berr, "s"))


def zporfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, B: Matrix, X: Matrix, ferr: Array, berr: Array, *,
                context: Context | None = None) -> int:
    """ZPORFS on spread matrices."""
    return call("lapilli_zporfs_mgpu", context, letter(uplo), handle(A), handle(AF), handle(B), handle(X),
                written(ferr, "d"), written(berr, "d"))


def sporfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SPORFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sporfs_memory", context, integer(n), integer(nrhs))


def dporfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DPORFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dporfs_memory", context, integer(n), integer(nrhs))


def cporfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CPORFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cporfs_memory", context, integer(n), integer(nrhs))


def zporfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZPORFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zporfs_memory", context, integer(n), integer(nrhs))


def ssyrfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """SSYRFS: refines a solution of A X = B that SYTRS computed, and bounds its errors.
    As GERFS, for a symmetric matrix, complex ones too; that of a Hermitian one is HERFS.

    uplo  'L' or 'U': the triangle of A and of its factors that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factors, from SYTRF
    ldaf  >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_ssyrfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "s", lda),
                integer(lda), read(AF, "s", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "s", ldb),
                integer(ldb), written(X, "s", ldx), integer(ldx), written(ferr, "s"), written(berr, "s"))


def dsyrfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """DSYRFS: refines a solution of A X = B that SYTRS computed, and bounds its errors.
    As GERFS, for a symmetric matrix, complex ones too; that of a Hermitian one is HERFS.

    uplo  'L' or 'U': the triangle of A and of its factors that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factors, from SYTRF
    ldaf  >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_dsyrfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "d", lda),
                integer(lda), read(AF, "d", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "d", ldb),
                integer(ldb), written(X, "d", ldx), integer(ldx), written(ferr, "d"), written(berr, "d"))


def csyrfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """CSYRFS: refines a solution of A X = B that SYTRS computed, and bounds its errors.
    As GERFS, for a symmetric matrix, complex ones too; that of a Hermitian one is HERFS.

    uplo  'L' or 'U': the triangle of A and of its factors that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factors, from SYTRF
    ldaf  >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_csyrfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), read(AF, "c", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "c", ldb),
                integer(ldb), written(X, "c", ldx), integer(ldx), written(ferr, "s"), written(berr, "s"))


def zsyrfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """ZSYRFS: refines a solution of A X = B that SYTRS computed, and bounds its errors.
    As GERFS, for a symmetric matrix, complex ones too; that of a Hermitian one is HERFS.

    uplo  'L' or 'U': the triangle of A and of its factors that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factors, from SYTRF
    ldaf  >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_zsyrfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), read(AF, "z", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "z", ldb),
                integer(ldb), written(X, "z", ldx), integer(ldx), written(ferr, "d"), written(berr, "d"))


def ssyrfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """SSYRFS on spread matrices."""
    return call("lapilli_ssyrfs_mgpu", context, letter(uplo), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "s"), written(berr, "s"))


def dsyrfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """DSYRFS on spread matrices."""
    return call("lapilli_dsyrfs_mgpu", context, letter(uplo), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "d"), written(berr, "d"))


def csyrfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """CSYRFS on spread matrices."""
    return call("lapilli_csyrfs_mgpu", context, letter(uplo), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "s"), written(berr, "s"))


def zsyrfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """ZSYRFS on spread matrices."""
    return call("lapilli_zsyrfs_mgpu", context, letter(uplo), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "d"), written(berr, "d"))


def ssyrfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What SSYRFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyrfs_memory", context, integer(n), integer(nrhs))


def dsyrfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What DSYRFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyrfs_memory", context, integer(n), integer(nrhs))


def csyrfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CSYRFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_csyrfs_memory", context, integer(n), integer(nrhs))


def zsyrfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZSYRFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zsyrfs_memory", context, integer(n), integer(nrhs))


def cherfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """CHERFS: refines a solution of A X = B that HETRS computed, and bounds its errors.
    As GERFS, for a Hermitian matrix.

    uplo  'L' or 'U': the triangle of A and of its factors that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factors, from SYTRF
    ldaf  >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_cherfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "c", lda),
                integer(lda), read(AF, "c", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "c", ldb),
                integer(ldb), written(X, "c", ldx), integer(ldx), written(ferr, "s"), written(berr, "s"))


def zherfs(uplo: Letter, n: int, nrhs: int, A: Array, lda: int, AF: Array, ldaf: int, ipiv: Array, B: Array,
           ldb: int, X: Array, ldx: int, ferr: Array, berr: Array, *, context: Context | None = None) -> int:
    """ZHERFS: refines a solution of A X = B that HETRS computed, and bounds its errors.
    As GERFS, for a Hermitian matrix.

    uplo  'L' or 'U': the triangle of A and of its factors that is read
    n     order of A, n >= 0
    nrhs  columns of B and X, nrhs >= 0
    A     n-by-n, read: the matrix before it was factored
    lda   >= max(1, n)
    AF    n-by-n, read: its factors, from SYTRF
    ldaf  >= max(1, n)
    ipiv  n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    B     n-by-nrhs, read: the right-hand sides
    ldb   >= max(1, n)
    X     n-by-nrhs, read and written: the solutions, overwritten by better ones
    ldx   >= max(1, n)
    ferr  nrhs elements, written: bounds of each solution's largest error over its largest element, estimated; infinite
          where the estimate overflows
    berr  nrhs elements, written: the backward error of each solution, element by element
    """
    return call("lapilli_zherfs", context, letter(uplo), integer(n), integer(nrhs), read(A, "z", lda),
                integer(lda), read(AF, "z", ldaf), integer(ldaf), read(ipiv, "i"), read(B, "z", ldb),
                integer(ldb), written(X, "z", ldx), integer(ldx), written(ferr, "d"), written(berr, "d"))


def cherfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """CHERFS on spread matrices."""
    return call("lapilli_cherfs_mgpu", context, letter(uplo), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "s"), written(berr, "s"))


def zherfs_mgpu(uplo: Letter, A: Matrix, AF: Matrix, ipiv: Array, B: Matrix, X: Matrix, ferr: Array,
                berr: Array, *, context: Context | None = None) -> int:
    """ZHERFS on spread matrices."""
    return call("lapilli_zherfs_mgpu", context, letter(uplo), handle(A), handle(AF), read(ipiv, "i"),
                handle(B), handle(X), written(ferr, "d"), written(berr, "d"))


def cherfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What CHERFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cherfs_memory", context, integer(n), integer(nrhs))


def zherfs_memory(n: int, nrhs: int, *, context: Context | None = None) -> Memory:
    """What ZHERFS needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zherfs_memory", context, integer(n), integer(nrhs))
