# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric and Hermitian eigenproblems. Where n = 0 nothing is read and nothing is done. Of a symmetric or Hermitian
matrix only the triangle that uplo names is read or written; the vectors may be in host memory or in that of a device. A
NaN or an infinity in the matrix of SYTRD, STEDC or SYEVD is LAPILLI_ERROR_NOT_FINITE; ORGTR and ORMTR do not check.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from collections.abc import Sequence

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, each_of, handle, integer, letter, memory,
                        parts_written, read, real32, real64, written)

__all__ = [
    "ssytrd", "dsytrd", "chetrd", "zhetrd", "ssytrd_mgpu", "dsytrd_mgpu", "chetrd_mgpu", "zhetrd_mgpu", "ssytrd_memory",
    "dsytrd_memory", "chetrd_memory", "zhetrd_memory", "sorgtr", "dorgtr", "cungtr", "zungtr", "sorgtr_mgpu",
    "dorgtr_mgpu", "cungtr_mgpu", "zungtr_mgpu", "sorgtr_memory", "dorgtr_memory", "cungtr_memory", "zungtr_memory",
    "sormtr", "dormtr", "cunmtr", "zunmtr", "sormtr_mgpu", "dormtr_mgpu", "cunmtr_mgpu", "zunmtr_mgpu", "sormtr_memory",
    "dormtr_memory", "cunmtr_memory", "zunmtr_memory", "sstedc", "dstedc", "cstedc", "zstedc", "sstedc_mgpu",
    "dstedc_mgpu", "cstedc_mgpu", "zstedc_mgpu", "sstedc_memory", "dstedc_memory", "cstedc_memory", "zstedc_memory",
    "ssyevd", "dsyevd", "cheevd", "zheevd", "ssyevd_mgpu", "dsyevd_mgpu", "cheevd_mgpu", "zheevd_mgpu", "ssyevd_memory",
    "dsyevd_memory", "cheevd_memory", "zheevd_memory", "ssyevd_vbatch", "dsyevd_vbatch", "cheevd_vbatch",
    "zheevd_vbatch", "ssyevd_vbatch_memory", "dsyevd_vbatch_memory", "cheevd_vbatch_memory", "zheevd_vbatch_memory",
    "ssyevdx", "dsyevdx", "cheevdx", "zheevdx", "ssyevdx_mgpu", "dsyevdx_mgpu", "cheevdx_mgpu", "zheevdx_mgpu",
    "ssyevdx_memory", "dsyevdx_memory", "cheevdx_memory", "zheevdx_memory", "ssyevdx_vbatch", "dsyevdx_vbatch",
    "cheevdx_vbatch", "zheevdx_vbatch", "ssyevdx_vbatch_memory", "dsyevdx_vbatch_memory", "cheevdx_vbatch_memory",
    "zheevdx_vbatch_memory", "ssyev", "dsyev", "cheev", "zheev", "ssyev_mgpu", "dsyev_mgpu", "cheev_mgpu", "zheev_mgpu",
    "ssyev_memory", "dsyev_memory", "cheev_memory", "zheev_memory", "ssyevr", "dsyevr", "cheevr", "zheevr",
    "ssyevr_mgpu", "dsyevr_mgpu", "cheevr_mgpu", "zheevr_mgpu", "ssyevr_memory", "dsyevr_memory", "cheevr_memory",
    "zheevr_memory", "ssyevx", "dsyevx", "cheevx", "zheevx", "ssyevx_mgpu", "dsyevx_mgpu", "cheevx_mgpu", "zheevx_mgpu",
    "ssyevx_memory", "dsyevx_memory", "cheevx_memory", "zheevx_memory"
]


def ssytrd(uplo: Letter, n: int, A: Array, lda: int, D: Array, E: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """SSYTRD: reduces a symmetric or Hermitian matrix to tridiagonal form: T = Q^H A Q.
    The output is LAPACK's to the letter: its ORGTR and ORMTR can go on from it, and ours from LAPACK's.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; then d and e on the diagonal and beside it, the reflectors below ('L')
          or above ('U')
    lda   >= max(1, n)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    tau   n - 1 elements, written: factors of the reflectors
    """
    return call("lapilli_ssytrd", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda),
                written(D, "s"), written(E, "s"), written(tau, "s"))


def dsytrd(uplo: Letter, n: int, A: Array, lda: int, D: Array, E: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """DSYTRD: reduces a symmetric or Hermitian matrix to tridiagonal form: T = Q^H A Q.
    The output is LAPACK's to the letter: its ORGTR and ORMTR can go on from it, and ours from LAPACK's.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; then d and e on the diagonal and beside it, the reflectors below ('L')
          or above ('U')
    lda   >= max(1, n)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    tau   n - 1 elements, written: factors of the reflectors
    """
    return call("lapilli_dsytrd", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda),
                written(D, "d"), written(E, "d"), written(tau, "d"))


def chetrd(uplo: Letter, n: int, A: Array, lda: int, D: Array, E: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """CHETRD: reduces a symmetric or Hermitian matrix to tridiagonal form: T = Q^H A Q.
    The output is LAPACK's to the letter: its ORGTR and ORMTR can go on from it, and ours from LAPACK's.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; then d and e on the diagonal and beside it, the reflectors below ('L')
          or above ('U')
    lda   >= max(1, n)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    tau   n - 1 elements, written: factors of the reflectors
    """
    return call("lapilli_chetrd", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda),
                written(D, "s"), written(E, "s"), written(tau, "c"))


def zhetrd(uplo: Letter, n: int, A: Array, lda: int, D: Array, E: Array, tau: Array, *,
           context: Context | None = None) -> int:
    """ZHETRD: reduces a symmetric or Hermitian matrix to tridiagonal form: T = Q^H A Q.
    The output is LAPACK's to the letter: its ORGTR and ORMTR can go on from it, and ours from LAPACK's.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; then d and e on the diagonal and beside it, the reflectors below ('L')
          or above ('U')
    lda   >= max(1, n)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    tau   n - 1 elements, written: factors of the reflectors
    """
    return call("lapilli_zhetrd", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda),
                written(D, "d"), written(E, "d"), written(tau, "z"))


def ssytrd_mgpu(uplo: Letter, A: Matrix, D: Array, E: Array, tau: Array, *,
                context: Context | None = None) -> int:
    """SSYTRD on spread matrices."""
    return call("lapilli_ssytrd_mgpu", context, letter(uplo), handle(A), written(D, "s"), written(E, "s"),
                written(tau, "s"))


def dsytrd_mgpu(uplo: Letter, A: Matrix, D: Array, E: Array, tau: Array, *,
                context: Context | None = None) -> int:
    """DSYTRD on spread matrices."""
    return call("lapilli_dsytrd_mgpu", context, letter(uplo), handle(A), written(D, "d"), written(E, "d"),
                written(tau, "d"))


def chetrd_mgpu(uplo: Letter, A: Matrix, D: Array, E: Array, tau: Array, *,
                context: Context | None = None) -> int:
    """CHETRD on spread matrices."""
    return call("lapilli_chetrd_mgpu", context, letter(uplo), handle(A), written(D, "s"), written(E, "s"),
                written(tau, "c"))


def zhetrd_mgpu(uplo: Letter, A: Matrix, D: Array, E: Array, tau: Array, *,
                context: Context | None = None) -> int:
    """ZHETRD on spread matrices."""
    return call("lapilli_zhetrd_mgpu", context, letter(uplo), handle(A), written(D, "d"), written(E, "d"),
                written(tau, "z"))


def ssytrd_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SSYTRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssytrd_memory", context, integer(n))


def dsytrd_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DSYTRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsytrd_memory", context, integer(n))


def chetrd_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CHETRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chetrd_memory", context, integer(n))


def zhetrd_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZHETRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhetrd_memory", context, integer(n))


def sorgtr(uplo: Letter, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """SORGTR: forms the matrix Q of SYTRD over its reflectors.

    uplo  'L' or 'U': as in the call of SYTRD
    n     order of Q, n >= 0
    A     n-by-n, read and written: the reflectors, overwritten by Q
    lda   >= max(1, n)
    tau   n - 1 elements, read: factors of the reflectors
    """
    return call("lapilli_sorgtr", context, letter(uplo), integer(n), written(A, "s", lda), integer(lda),
                read(tau, "s"))


def dorgtr(uplo: Letter, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """DORGTR: forms the matrix Q of SYTRD over its reflectors.

    uplo  'L' or 'U': as in the call of SYTRD
    n     order of Q, n >= 0
    A     n-by-n, read and written: the reflectors, overwritten by Q
    lda   >= max(1, n)
    tau   n - 1 elements, read: factors of the reflectors
    """
    return call("lapilli_dorgtr", context, letter(uplo), integer(n), written(A, "d", lda), integer(lda),
                read(tau, "d"))


def cungtr(uplo: Letter, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """CUNGTR: forms the matrix Q of SYTRD over its reflectors.

    uplo  'L' or 'U': as in the call of SYTRD
    n     order of Q, n >= 0
    A     n-by-n, read and written: the reflectors, overwritten by Q
    lda   >= max(1, n)
    tau   n - 1 elements, read: factors of the reflectors
    """
    return call("lapilli_cungtr", context, letter(uplo), integer(n), written(A, "c", lda), integer(lda),
                read(tau, "c"))


def zungtr(uplo: Letter, n: int, A: Array, lda: int, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGTR: forms the matrix Q of SYTRD over its reflectors.

    uplo  'L' or 'U': as in the call of SYTRD
    n     order of Q, n >= 0
    A     n-by-n, read and written: the reflectors, overwritten by Q
    lda   >= max(1, n)
    tau   n - 1 elements, read: factors of the reflectors
    """
    return call("lapilli_zungtr", context, letter(uplo), integer(n), written(A, "z", lda), integer(lda),
                read(tau, "z"))


def sorgtr_mgpu(uplo: Letter, A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """SORGTR on spread matrices."""
    return call("lapilli_sorgtr_mgpu", context, letter(uplo), handle(A), read(tau, "s"))


def dorgtr_mgpu(uplo: Letter, A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """DORGTR on spread matrices."""
    return call("lapilli_dorgtr_mgpu", context, letter(uplo), handle(A), read(tau, "d"))


def cungtr_mgpu(uplo: Letter, A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """CUNGTR on spread matrices."""
    return call("lapilli_cungtr_mgpu", context, letter(uplo), handle(A), read(tau, "c"))


def zungtr_mgpu(uplo: Letter, A: Matrix, tau: Array, *, context: Context | None = None) -> int:
    """ZUNGTR on spread matrices."""
    return call("lapilli_zungtr_mgpu", context, letter(uplo), handle(A), read(tau, "z"))


def sorgtr_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SORGTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sorgtr_memory", context, integer(n))


def dorgtr_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DORGTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dorgtr_memory", context, integer(n))


def cungtr_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CUNGTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cungtr_memory", context, integer(n))


def zungtr_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZUNGTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zungtr_memory", context, integer(n))


def sormtr(side: Letter, uplo: Letter, trans: Letter, m: int, n: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """SORMTR: multiplies by the matrix Q of SYTRD: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    uplo   'L' or 'U': as in the call of SYTRD
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    A      order-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    order - 1 elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_sormtr", context, letter(side), letter(uplo), letter(trans), integer(m), integer(n),
                read(A, "s", lda), integer(lda), read(tau, "s"), written(C, "s", ldc), integer(ldc))


def dormtr(side: Letter, uplo: Letter, trans: Letter, m: int, n: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """DORMTR: multiplies by the matrix Q of SYTRD: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    uplo   'L' or 'U': as in the call of SYTRD
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    A      order-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    order - 1 elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_dormtr", context, letter(side), letter(uplo), letter(trans), integer(m), integer(n),
                read(A, "d", lda), integer(lda), read(tau, "d"), written(C, "d", ldc), integer(ldc))


def cunmtr(side: Letter, uplo: Letter, trans: Letter, m: int, n: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CUNMTR: multiplies by the matrix Q of SYTRD: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    uplo   'L' or 'U': as in the call of SYTRD
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    A      order-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    order - 1 elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_cunmtr", context, letter(side), letter(uplo), letter(trans), integer(m), integer(n),
                read(A, "c", lda), integer(lda), read(tau, "c"), written(C, "c", ldc), integer(ldc))


def zunmtr(side: Letter, uplo: Letter, trans: Letter, m: int, n: int, A: Array, lda: int, tau: Array,
           C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZUNMTR: multiplies by the matrix Q of SYTRD: C := op(Q) C ('L') or C := C op(Q) ('R').

    side   'L' or 'R': where Q stands
    uplo   'L' or 'U': as in the call of SYTRD
    trans  op(Q) is Q ('N') or Q^H ('C'; for real matrices 'T' or 'C')
    m      rows of C, m >= 0
    n      columns of C, n >= 0
    A      order-by-order, read, order is m where side is 'L', n where it is 'R': the reflectors
    lda    >= max(1, order)
    tau    order - 1 elements, read: factors of the reflectors
    C      m-by-n, read and written: the matrix, overwritten by the product
    ldc    >= max(1, m)
    """
    return call("lapilli_zunmtr", context, letter(side), letter(uplo), letter(trans), integer(m), integer(n),
                read(A, "z", lda), integer(lda), read(tau, "z"), written(C, "z", ldc), integer(ldc))


def sormtr_mgpu(side: Letter, uplo: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """SORMTR on spread matrices."""
    return call("lapilli_sormtr_mgpu", context, letter(side), letter(uplo), letter(trans), handle(A),
                read(tau, "s"), handle(C))


def dormtr_mgpu(side: Letter, uplo: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """DORMTR on spread matrices."""
    return call("lapilli_dormtr_mgpu", context, letter(side), letter(uplo), letter(trans), handle(A),
                read(tau, "d"), handle(C))


def cunmtr_mgpu(side: Letter, uplo: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """CUNMTR on spread matrices."""
    return call("lapilli_cunmtr_mgpu", context, letter(side), letter(uplo), letter(trans), handle(A),
                read(tau, "c"), handle(C))


def zunmtr_mgpu(side: Letter, uplo: Letter, trans: Letter, A: Matrix, tau: Array, C: Matrix, *,
                context: Context | None = None) -> int:
    """ZUNMTR on spread matrices."""
    return call("lapilli_zunmtr_mgpu", context, letter(side), letter(uplo), letter(trans), handle(A),
                read(tau, "z"), handle(C))


def sormtr_memory(side: Letter, m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SORMTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sormtr_memory", context, letter(side), integer(m), integer(n))


def dormtr_memory(side: Letter, m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DORMTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dormtr_memory", context, letter(side), integer(m), integer(n))


def cunmtr_memory(side: Letter, m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CUNMTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cunmtr_memory", context, letter(side), integer(m), integer(n))


def zunmtr_memory(side: Letter, m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZUNMTR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zunmtr_memory", context, letter(side), integer(m), integer(n))


def sstedc(compz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """SSTEDC: eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix T by divide and conquer.

    compz  'N': values only, 'I': vectors of T, 'V': vectors of Q T Q^H
    n      order of T, n >= 0
    D      n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E      n - 1 elements, read and written: off-diagonal, destroyed
    Z      n-by-n, read and written, not looked at unless compz is 'I' or 'V': for 'V' it holds Q; overwritten by the
           eigenvectors
    ldz    >= max(1, n); >= 1 unless compz is 'I' or 'V'

    info = i > 0: an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did not converge
    """
    return call("lapilli_sstedc", context, letter(compz), integer(n), written(D, "s"), written(E, "s"),
                written(Z, "s", ldz), integer(ldz))


def dstedc(compz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """DSTEDC: eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix T by divide and conquer.

    compz  'N': values only, 'I': vectors of T, 'V': vectors of Q T Q^H
    n      order of T, n >= 0
    D      n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E      n - 1 elements, read and written: off-diagonal, destroyed
    Z      n-by-n, read and written, not looked at unless compz is 'I' or 'V': for 'V' it holds Q; overwritten by the
           eigenvectors
    ldz    >= max(1, n); >= 1 unless compz is 'I' or 'V'

    info = i > 0: an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did not converge
    """
    return call("lapilli_dstedc", context, letter(compz), integer(n), written(D, "d"), written(E, "d"),
                written(Z, "d", ldz), integer(ldz))


def cstedc(compz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """CSTEDC: eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix T by divide and conquer.

    compz  'N': values only, 'I': vectors of T, 'V': vectors of Q T Q^H
    n      order of T, n >= 0
    D      n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E      n - 1 elements, read and written: off-diagonal, destroyed
    Z      n-by-n, read and written, not looked at unless compz is 'I' or 'V': for 'V' it holds Q; overwritten by the
           eigenvectors
    ldz    >= max(1, n); >= 1 unless compz is 'I' or 'V'

    info = i > 0: an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did not converge
    """
    return call("lapilli_cstedc", context, letter(compz), integer(n), written(D, "s"), written(E, "s"),
                written(Z, "c", ldz), integer(ldz))


def zstedc(compz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """ZSTEDC: eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix T by divide and conquer.

    compz  'N': values only, 'I': vectors of T, 'V': vectors of Q T Q^H
    n      order of T, n >= 0
    D      n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E      n - 1 elements, read and written: off-diagonal, destroyed
    Z      n-by-n, read and written, not looked at unless compz is 'I' or 'V': for 'V' it holds Q; overwritten by the
           eigenvectors
    ldz    >= max(1, n); >= 1 unless compz is 'I' or 'V'

    info = i > 0: an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did not converge
    """
    return call("lapilli_zstedc", context, letter(compz), integer(n), written(D, "d"), written(E, "d"),
                written(Z, "z", ldz), integer(ldz))


def sstedc_mgpu(compz: Letter, n: int, D: Array, E: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """SSTEDC on spread matrices."""
    return call("lapilli_sstedc_mgpu", context, letter(compz), integer(n), written(D, "s"), written(E, "s"),
                handle(Z))


def dstedc_mgpu(compz: Letter, n: int, D: Array, E: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """DSTEDC on spread matrices."""
    return call("lapilli_dstedc_mgpu", context, letter(compz), integer(n), written(D, "d"), written(E, "d"),
                handle(Z))


def cstedc_mgpu(compz: Letter, n: int, D: Array, E: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """CSTEDC on spread matrices."""
    return call("lapilli_cstedc_mgpu", context, letter(compz), integer(n), written(D, "s"), written(E, "s"),
                handle(Z))


def zstedc_mgpu(compz: Letter, n: int, D: Array, E: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """ZSTEDC on spread matrices."""
    return call("lapilli_zstedc_mgpu", context, letter(compz), integer(n), written(D, "d"), written(E, "d"),
                handle(Z))


def sstedc_memory(compz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSTEDC needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sstedc_memory", context, letter(compz), integer(n))


def dstedc_memory(compz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSTEDC needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dstedc_memory", context, letter(compz), integer(n))


def cstedc_memory(compz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CSTEDC needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cstedc_memory", context, letter(compz), integer(n))


def zstedc_memory(compz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZSTEDC needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zstedc_memory", context, letter(compz), integer(n))


def ssyevd(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
           context: Context | None = None) -> int:
    """SSYEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_ssyevd", context, letter(jobz), letter(uplo), integer(n), written(A, "s", lda),
                integer(lda), written(W, "s"))


def dsyevd(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
           context: Context | None = None) -> int:
    """DSYEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dsyevd", context, letter(jobz), letter(uplo), integer(n), written(A, "d", lda),
                integer(lda), written(W, "d"))


def cheevd(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
           context: Context | None = None) -> int:
    """CHEEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_cheevd", context, letter(jobz), letter(uplo), integer(n), written(A, "c", lda),
                integer(lda), written(W, "s"))


def zheevd(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
           context: Context | None = None) -> int:
    """ZHEEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_zheevd", context, letter(jobz), letter(uplo), integer(n), written(A, "z", lda),
                integer(lda), written(W, "d"))


def ssyevd_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """SSYEVD on spread matrices."""
    return call("lapilli_ssyevd_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "s"))


def dsyevd_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """DSYEVD on spread matrices."""
    return call("lapilli_dsyevd_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "d"))


def cheevd_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """CHEEVD on spread matrices."""
    return call("lapilli_cheevd_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "s"))


def zheevd_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """ZHEEVD on spread matrices."""
    return call("lapilli_zheevd_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "d"))


def ssyevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSYEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevd_memory", context, letter(jobz), integer(n))


def dsyevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSYEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevd_memory", context, letter(jobz), integer(n))


def cheevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHEEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevd_memory", context, letter(jobz), integer(n))


def zheevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHEEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevd_memory", context, letter(jobz), integer(n))


def ssyevd_vbatch(jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array, W: Sequence[Array],
                  count: int, infos: Array, *, context: Context | None = None) -> int:
    """SSYEVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_ssyevd_vbatch", context, letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "s", each_of(lda)), read(lda, "i"), parts_written(W, "s"), integer(count),
                written(infos, "i"))


def dsyevd_vbatch(jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array, W: Sequence[Array],
                  count: int, infos: Array, *, context: Context | None = None) -> int:
    """DSYEVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_dsyevd_vbatch", context, letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "d", each_of(lda)), read(lda, "i"), parts_written(W, "d"), integer(count),
                written(infos, "i"))


def cheevd_vbatch(jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array, W: Sequence[Array],
                  count: int, infos: Array, *, context: Context | None = None) -> int:
    """CHEEVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_cheevd_vbatch", context, letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "c", each_of(lda)), read(lda, "i"), parts_written(W, "s"), integer(count),
                written(infos, "i"))


def zheevd_vbatch(jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array, W: Sequence[Array],
                  count: int, infos: Array, *, context: Context | None = None) -> int:
    """ZHEEVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_zheevd_vbatch", context, letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "z", each_of(lda)), read(lda, "i"), parts_written(W, "d"), integer(count),
                written(infos, "i"))


def ssyevd_vbatch_memory(jobz: Letter, n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What SSYEVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevd_vbatch_memory", context, letter(jobz), read(n, "i"), integer(count))


def dsyevd_vbatch_memory(jobz: Letter, n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What DSYEVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevd_vbatch_memory", context, letter(jobz), read(n, "i"), integer(count))


def cheevd_vbatch_memory(jobz: Letter, n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What CHEEVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevd_vbatch_memory", context, letter(jobz), read(n, "i"), integer(count))


def zheevd_vbatch_memory(jobz: Letter, n: Array, count: int, *, context: Context | None = None) -> Memory:
    """What ZHEEVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevd_vbatch_memory", context, letter(jobz), read(n, "i"), integer(count))


def ssyevdx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
            il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """SSYEVDX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back; without vectors only those eigenvalues are found. Where the matrix must stay or the
    vectors go elsewhere, SYEVR and SYEVX do the same.

    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the orthonormal
           eigenvectors and the others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_ssyevdx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "s", lda), integer(lda), real32(vl), real32(vu), integer(il), integer(iu),
                written(m, "i"), written(W, "s"))


def dsyevdx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
            il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """DSYEVDX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back; without vectors only those eigenvalues are found. Where the matrix must stay or the
    vectors go elsewhere, SYEVR and SYEVX do the same.

    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the orthonormal
           eigenvectors and the others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_dsyevdx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "d", lda), integer(lda), real64(vl), real64(vu), integer(il), integer(iu),
                written(m, "i"), written(W, "d"))


def cheevdx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
            il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """CHEEVDX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back; without vectors only those eigenvalues are found. Where the matrix must stay or the
    vectors go elsewhere, SYEVR and SYEVX do the same.

    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the orthonormal
           eigenvectors and the others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_cheevdx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "c", lda), integer(lda), real32(vl), real32(vu), integer(il), integer(iu),
                written(m, "i"), written(W, "s"))


def zheevdx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
            il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """ZHEEVDX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back; without vectors only those eigenvalues are found. Where the matrix must stay or the
    vectors go elsewhere, SYEVR and SYEVX do the same.

    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the orthonormal
           eigenvectors and the others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_zheevdx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "z", lda), integer(lda), real64(vl), real64(vu), integer(il), integer(iu),
                written(m, "i"), written(W, "d"))


def ssyevdx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                 m: Array, W: Array, *, context: Context | None = None) -> int:
    """SSYEVDX on spread matrices."""
    return call("lapilli_ssyevdx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real32(vl), real32(vu), integer(il), integer(iu), written(m, "i"), written(W, "s"))


def dsyevdx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                 m: Array, W: Array, *, context: Context | None = None) -> int:
    """DSYEVDX on spread matrices."""
    return call("lapilli_dsyevdx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real64(vl), real64(vu), integer(il), integer(iu), written(m, "i"), written(W, "d"))


def cheevdx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                 m: Array, W: Array, *, context: Context | None = None) -> int:
    """CHEEVDX on spread matrices."""
    return call("lapilli_cheevdx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real32(vl), real32(vu), integer(il), integer(iu), written(m, "i"), written(W, "s"))


def zheevdx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                 m: Array, W: Array, *, context: Context | None = None) -> int:
    """ZHEEVDX on spread matrices."""
    return call("lapilli_zheevdx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real64(vl), real64(vu), integer(il), integer(iu), written(m, "i"), written(W, "d"))


def ssyevdx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What SSYEVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevdx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def dsyevdx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What DSYEVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevdx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def cheevdx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What CHEEVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevdx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def zheevdx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What ZHEEVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevdx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def ssyevdx_vbatch(jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                   vl: Array, vu: Array, il: Array, iu: Array, m: Array, W: Sequence[Array], count: int,
                   infos: Array, *, context: Context | None = None) -> int:
    """SSYEVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_ssyevdx_vbatch", context, letter(jobz), letter(range), letter(uplo), read(n, "i"),
                parts_written(A, "s", each_of(lda)), read(lda, "i"), read(vl, "s"), read(vu, "s"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "s"), integer(count),
                written(infos, "i"))


def dsyevdx_vbatch(jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                   vl: Array, vu: Array, il: Array, iu: Array, m: Array, W: Sequence[Array], count: int,
                   infos: Array, *, context: Context | None = None) -> int:
    """DSYEVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_dsyevdx_vbatch", context, letter(jobz), letter(range), letter(uplo), read(n, "i"),
                parts_written(A, "d", each_of(lda)), read(lda, "i"), read(vl, "d"), read(vu, "d"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "d"), integer(count),
                written(infos, "i"))


def cheevdx_vbatch(jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                   vl: Array, vu: Array, il: Array, iu: Array, m: Array, W: Sequence[Array], count: int,
                   infos: Array, *, context: Context | None = None) -> int:
    """CHEEVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_cheevdx_vbatch", context, letter(jobz), letter(range), letter(uplo), read(n, "i"),
                parts_written(A, "c", each_of(lda)), read(lda, "i"), read(vl, "s"), read(vu, "s"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "s"), integer(count),
                written(infos, "i"))


def zheevdx_vbatch(jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                   vl: Array, vu: Array, il: Array, iu: Array, m: Array, W: Sequence[Array], count: int,
                   infos: Array, *, context: Context | None = None) -> int:
    """ZHEEVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_zheevdx_vbatch", context, letter(jobz), letter(range), letter(uplo), read(n, "i"),
                parts_written(A, "z", each_of(lda)), read(lda, "i"), read(vl, "d"), read(vu, "d"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "d"), integer(count),
                written(infos, "i"))


def ssyevdx_vbatch_memory(jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int, *,
                          context: Context | None = None) -> Memory:
    """What SSYEVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevdx_vbatch_memory", context, letter(jobz), letter(range), read(n, "i"),
                  read(il, "i"), read(iu, "i"), integer(count))


def dsyevdx_vbatch_memory(jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int, *,
                          context: Context | None = None) -> Memory:
    """What DSYEVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevdx_vbatch_memory", context, letter(jobz), letter(range), read(n, "i"),
                  read(il, "i"), read(iu, "i"), integer(count))


def cheevdx_vbatch_memory(jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int, *,
                          context: Context | None = None) -> Memory:
    """What CHEEVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevdx_vbatch_memory", context, letter(jobz), letter(range), read(n, "i"),
                  read(il, "i"), read(iu, "i"), integer(count))


def zheevdx_vbatch_memory(jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int, *,
                          context: Context | None = None) -> Memory:
    """What ZHEEVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevdx_vbatch_memory", context, letter(jobz), letter(range), read(n, "i"),
                  read(il, "i"), read(iu, "i"), integer(count))


def ssyev(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
          context: Context | None = None) -> int:
    """SSYEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.
    The same as SYEVD here, with the arguments that LAPACK's SYEV has: divide and conquer, not its slower QR iteration.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_ssyev", context, letter(jobz), letter(uplo), integer(n), written(A, "s", lda),
                integer(lda), written(W, "s"))


def dsyev(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
          context: Context | None = None) -> int:
    """DSYEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.
    The same as SYEVD here, with the arguments that LAPACK's SYEV has: divide and conquer, not its slower QR iteration.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dsyev", context, letter(jobz), letter(uplo), integer(n), written(A, "d", lda),
                integer(lda), written(W, "d"))


def cheev(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
          context: Context | None = None) -> int:
    """CHEEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.
    The same as SYEVD here, with the arguments that LAPACK's SYEV has: divide and conquer, not its slower QR iteration.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_cheev", context, letter(jobz), letter(uplo), integer(n), written(A, "c", lda),
                integer(lda), written(W, "s"))


def zheev(jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, W: Array, *,
          context: Context | None = None) -> int:
    """ZHEEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix.
    The same as SYEVD here, with the arguments that LAPACK's SYEV has: divide and conquer, not its slower QR iteration.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that is read
    n     order of A, n >= 0
    A     n-by-n, read and written: the matrix; for 'V' overwritten by the orthonormal eigenvectors, for 'N' its named
          triangle may be destroyed
    lda   >= max(1, n)
    W     n elements, written: eigenvalues in ascending order

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_zheev", context, letter(jobz), letter(uplo), integer(n), written(A, "z", lda),
                integer(lda), written(W, "d"))


def ssyev_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """SSYEV on spread matrices."""
    return call("lapilli_ssyev_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "s"))


def dsyev_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """DSYEV on spread matrices."""
    return call("lapilli_dsyev_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "d"))


def cheev_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """CHEEV on spread matrices."""
    return call("lapilli_cheev_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "s"))


def zheev_mgpu(jobz: Letter, uplo: Letter, A: Matrix, W: Array, *, context: Context | None = None) -> int:
    """ZHEEV on spread matrices."""
    return call("lapilli_zheev_mgpu", context, letter(jobz), letter(uplo), handle(A), written(W, "d"))


def ssyev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSYEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyev_memory", context, letter(jobz), integer(n))


def dsyev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSYEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyev_memory", context, letter(jobz), integer(n))


def cheev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHEEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheev_memory", context, letter(jobz), integer(n))


def zheev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHEEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheev_memory", context, letter(jobz), integer(n))


def ssyevr(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, isuppz: Array, *,
           context: Context | None = None) -> int:
    """SSYEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    isuppz  2 * n elements, written, not looked at unless jobz is 'V', and range is 'A' or il is 1 and iu n: of each
            vector the first and the last element that may not be zero: 1 and n

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_ssyevr", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "s", lda), integer(lda), real32(vl), real32(vu), integer(il), integer(iu),
                real32(abstol), written(m, "i"), written(W, "s"), written(Z, "s", ldz), integer(ldz),
                written(isuppz, "i"))


def dsyevr(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, isuppz: Array, *,
           context: Context | None = None) -> int:
    """DSYEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    isuppz  2 * n elements, written, not looked at unless jobz is 'V', and range is 'A' or il is 1 and iu n: of each
            vector the first and the last element that may not be zero: 1 and n

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_dsyevr", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "d", lda), integer(lda), real64(vl), real64(vu), integer(il), integer(iu),
                real64(abstol), written(m, "i"), written(W, "d"), written(Z, "d", ldz), integer(ldz),
                written(isuppz, "i"))


def cheevr(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, isuppz: Array, *,
           context: Context | None = None) -> int:
    """CHEEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    isuppz  2 * n elements, written, not looked at unless jobz is 'V', and range is 'A' or il is 1 and iu n: of each
            vector the first and the last element that may not be zero: 1 and n

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_cheevr", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "c", lda), integer(lda), real32(vl), real32(vu), integer(il), integer(iu),
                real32(abstol), written(m, "i"), written(W, "s"), written(Z, "c", ldz), integer(ldz),
                written(isuppz, "i"))


def zheevr(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, isuppz: Array, *,
           context: Context | None = None) -> int:
    """ZHEEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    isuppz  2 * n elements, written, not looked at unless jobz is 'V', and range is 'A' or il is 1 and iu n: of each
            vector the first and the last element that may not be zero: 1 and n

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_zheevr", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "z", lda), integer(lda), real64(vl), real64(vu), integer(il), integer(iu),
                real64(abstol), written(m, "i"), written(W, "d"), written(Z, "z", ldz), integer(ldz),
                written(isuppz, "i"))


def ssyevr_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, isuppz: Array, *,
                context: Context | None = None) -> int:
    """SSYEVR on spread matrices."""
    return call("lapilli_ssyevr_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), handle(Z), written(isuppz, "i"))


def dsyevr_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, isuppz: Array, *,
                context: Context | None = None) -> int:
    """DSYEVR on spread matrices."""
    return call("lapilli_dsyevr_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), handle(Z), written(isuppz, "i"))


def cheevr_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, isuppz: Array, *,
                context: Context | None = None) -> int:
    """CHEEVR on spread matrices."""
    return call("lapilli_cheevr_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), handle(Z), written(isuppz, "i"))


def zheevr_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, isuppz: Array, *,
                context: Context | None = None) -> int:
    """ZHEEVR on spread matrices."""
    return call("lapilli_zheevr_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), handle(Z), written(isuppz, "i"))


def ssyevr_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What SSYEVR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevr_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def dsyevr_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What DSYEVR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevr_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def cheevr_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What CHEEVR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevr_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def zheevr_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What ZHEEVR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevr_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def ssyevx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, ifail: Array, *,
           context: Context | None = None) -> int:
    """SSYEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    SYEVR with LAPACK's other arguments.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_ssyevx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "s", lda), integer(lda), real32(vl), real32(vu), integer(il), integer(iu),
                real32(abstol), written(m, "i"), written(W, "s"), written(Z, "s", ldz), integer(ldz),
                written(ifail, "i"))


def dsyevx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, ifail: Array, *,
           context: Context | None = None) -> int:
    """DSYEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    SYEVR with LAPACK's other arguments.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_dsyevx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "d", lda), integer(lda), real64(vl), real64(vu), integer(il), integer(iu),
                real64(abstol), written(m, "i"), written(W, "d"), written(Z, "d", ldz), integer(ldz),
                written(ifail, "i"))


def cheevx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, ifail: Array, *,
           context: Context | None = None) -> int:
    """CHEEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    SYEVR with LAPACK's other arguments.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_cheevx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "c", lda), integer(lda), real32(vl), real32(vu), integer(il), integer(iu),
                real32(abstol), written(m, "i"), written(W, "s"), written(Z, "c", ldz), integer(ldz),
                written(ifail, "i"))


def zheevx(jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, vl: float, vu: float,
           il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array, ldz: int, ifail: Array, *,
           context: Context | None = None) -> int:
    """ZHEEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian matrix, vectors
    in another matrix.
    SYEVR with LAPACK's other arguments.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that is read
    n       order of A, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of A
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_zheevx", context, letter(jobz), letter(range), letter(uplo), integer(n),
                written(A, "z", lda), integer(lda), real64(vl), real64(vu), integer(il), integer(iu),
                real64(abstol), written(m, "i"), written(W, "d"), written(Z, "z", ldz), integer(ldz),
                written(ifail, "i"))


def ssyevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """SSYEVX on spread matrices."""
    return call("lapilli_ssyevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), handle(Z), written(ifail, "i"))


def dsyevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """DSYEVX on spread matrices."""
    return call("lapilli_dsyevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), handle(Z), written(ifail, "i"))


def cheevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """CHEEVX on spread matrices."""
    return call("lapilli_cheevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), handle(Z), written(ifail, "i"))


def zheevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, A: Matrix, vl: float, vu: float, il: int, iu: int,
                abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """ZHEEVX on spread matrices."""
    return call("lapilli_zheevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(A),
                real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), handle(Z), written(ifail, "i"))


def ssyevx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What SSYEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssyevx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def dsyevx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What DSYEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsyevx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def cheevx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What CHEEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cheevx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def zheevx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What ZHEEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zheevx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))
