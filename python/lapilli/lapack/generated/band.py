# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric and Hermitian band matrices. Where n = 0 nothing is read and nothing is done. Of a symmetric or Hermitian
matrix only the triangle that uplo names is read or written. Bands are stored as LAPACK's: element (i, j) in row i - j
of column j of AB ('L'), or in row kd + i - j ('U'). A NaN or an infinity in the matrix is LAPILLI_ERROR_NOT_FINITE.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, real32,
                        real64, written)

__all__ = [
    "ssytrd_sy2sb", "dsytrd_sy2sb", "chetrd_he2hb", "zhetrd_he2hb", "ssytrd_sy2sb_mgpu", "dsytrd_sy2sb_mgpu",
    "chetrd_he2hb_mgpu", "zhetrd_he2hb_mgpu", "ssytrd_sy2sb_memory", "dsytrd_sy2sb_memory", "chetrd_he2hb_memory",
    "zhetrd_he2hb_memory", "ssytrd_sb2st", "dsytrd_sb2st", "chetrd_hb2st", "zhetrd_hb2st", "ssytrd_sb2st_mgpu",
    "dsytrd_sb2st_mgpu", "chetrd_hb2st_mgpu", "zhetrd_hb2st_mgpu", "ssytrd_sb2st_memory", "dsytrd_sb2st_memory",
    "chetrd_hb2st_memory", "zhetrd_hb2st_memory", "ssbtrd", "dsbtrd", "chbtrd", "zhbtrd", "ssbtrd_mgpu", "dsbtrd_mgpu",
    "chbtrd_mgpu", "zhbtrd_mgpu", "ssbtrd_memory", "dsbtrd_memory", "chbtrd_memory", "zhbtrd_memory", "ssbevd",
    "dsbevd", "chbevd", "zhbevd", "ssbevd_mgpu", "dsbevd_mgpu", "chbevd_mgpu", "zhbevd_mgpu", "ssbevd_memory",
    "dsbevd_memory", "chbevd_memory", "zhbevd_memory", "ssbev", "dsbev", "chbev", "zhbev", "ssbev_mgpu", "dsbev_mgpu",
    "chbev_mgpu", "zhbev_mgpu", "ssbev_memory", "dsbev_memory", "chbev_memory", "zhbev_memory", "ssbevx", "dsbevx",
    "chbevx", "zhbevx", "ssbevx_mgpu", "dsbevx_mgpu", "chbevx_mgpu", "zhbevx_mgpu", "ssbevx_memory", "dsbevx_memory",
    "chbevx_memory", "zhbevx_memory"
]


def ssytrd_sy2sb(uplo: Letter, n: int, kd: int, A: Array, lda: int, AB: Array, ldab: int, tau: Array, *,
                 context: Context | None = None) -> int:
    """SSYTRD_SY2SB: reduces a symmetric or Hermitian matrix to one of bandwidth kd: B = Q^H A Q.
    The first stage of a reduction to tridiagonal form in two. The reflectors are LAPACK's to the letter, those of the
    QR factorizations of the columns below the band ('L'), or of the LQ factorizations of the rows right of it ('U'): Q
    = H_1 H_2 ... H_(n-kd), and the vector of H_i begins with zeros and a one in element i + kd.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    kd    diagonals of B below ('L') or above ('U') the main one, kd >= 1
    A     n-by-n, read and written: the matrix; then the reflectors below ('L') or above ('U') the band, whose own place
          in the triangle is left undefined
    lda   >= max(1, n)
    AB    kd+1-by-n, written: the band of B in LAPACK's storage, zeros in the corner
    ldab  >= max(1, kd + 1)
    tau   n - kd elements, written: factors of the reflectors
    """
    return call("lapilli_ssytrd_sy2sb", context, letter(uplo), integer(n), integer(kd), written(A, "s", lda),
                integer(lda), written(AB, "s", ldab), integer(ldab), written(tau, "s"))


def dsytrd_sy2sb(uplo: Letter, n: int, kd: int, A: Array, lda: int, AB: Array, ldab: int, tau: Array, *,
                 context: Context | None = None) -> int:
    """DSYTRD_SY2SB: reduces a symmetric or Hermitian matrix to one of bandwidth kd: B = Q^H A Q.
    The first stage of a reduction to tridiagonal form in two. The reflectors are LAPACK's to the letter, those of the
    QR factorizations of the columns below the band ('L'), or of the LQ factorizations of the rows right of it ('U'): Q
    = H_1 H_2 ... H_(n-kd), and the vector of H_i begins with zeros and a one in element i + kd.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    kd    diagonals of B below ('L') or above ('U') the main one, kd >= 1
    A     n-by-n, read and written: the matrix; then the reflectors below ('L') or above ('U') the band, whose own place
          in the triangle is left undefined
    lda   >= max(1, n)
    AB    kd+1-by-n, written: the band of B in LAPACK's storage, zeros in the corner
    ldab  >= max(1, kd + 1)
    tau   n - kd elements, written: factors of the reflectors
    """
    return call("lapilli_dsytrd_sy2sb", context, letter(uplo), integer(n), integer(kd), written(A, "d", lda),
                integer(lda), written(AB, "d", ldab), integer(ldab), written(tau, "d"))


def chetrd_he2hb(uplo: Letter, n: int, kd: int, A: Array, lda: int, AB: Array, ldab: int, tau: Array, *,
                 context: Context | None = None) -> int:
    """CHETRD_HE2HB: reduces a symmetric or Hermitian matrix to one of bandwidth kd: B = Q^H A Q.
    The first stage of a reduction to tridiagonal form in two. The reflectors are LAPACK's to the letter, those of the
    QR factorizations of the columns below the band ('L'), or of the LQ factorizations of the rows right of it ('U'): Q
    = H_1 H_2 ... H_(n-kd), and the vector of H_i begins with zeros and a one in element i + kd.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    kd    diagonals of B below ('L') or above ('U') the main one, kd >= 1
    A     n-by-n, read and written: the matrix; then the reflectors below ('L') or above ('U') the band, whose own place
          in the triangle is left undefined
    lda   >= max(1, n)
    AB    kd+1-by-n, written: the band of B in LAPACK's storage, zeros in the corner
    ldab  >= max(1, kd + 1)
    tau   n - kd elements, written: factors of the reflectors
    """
    return call("lapilli_chetrd_he2hb", context, letter(uplo), integer(n), integer(kd), written(A, "c", lda),
                integer(lda), written(AB, "c", ldab), integer(ldab), written(tau, "c"))


def zhetrd_he2hb(uplo: Letter, n: int, kd: int, A: Array, lda: int, AB: Array, ldab: int, tau: Array, *,
                 context: Context | None = None) -> int:
    """ZHETRD_HE2HB: reduces a symmetric or Hermitian matrix to one of bandwidth kd: B = Q^H A Q.
    The first stage of a reduction to tridiagonal form in two. The reflectors are LAPACK's to the letter, those of the
    QR factorizations of the columns below the band ('L'), or of the LQ factorizations of the rows right of it ('U'): Q
    = H_1 H_2 ... H_(n-kd), and the vector of H_i begins with zeros and a one in element i + kd.

    uplo  'L' or 'U': the triangle of A that is read and overwritten
    n     order of A, n >= 0
    kd    diagonals of B below ('L') or above ('U') the main one, kd >= 1
    A     n-by-n, read and written: the matrix; then the reflectors below ('L') or above ('U') the band, whose own place
          in the triangle is left undefined
    lda   >= max(1, n)
    AB    kd+1-by-n, written: the band of B in LAPACK's storage, zeros in the corner
    ldab  >= max(1, kd + 1)
    tau   n - kd elements, written: factors of the reflectors
    """
    return call("lapilli_zhetrd_he2hb", context, letter(uplo), integer(n), integer(kd), written(A, "z", lda),
                integer(lda), written(AB, "z", ldab), integer(ldab), written(tau, "z"))


def ssytrd_sy2sb_mgpu(uplo: Letter, A: Matrix, AB: Matrix, tau: Array, *,
                      context: Context | None = None) -> int:
    """SSYTRD_SY2SB on spread matrices."""
    return call("lapilli_ssytrd_sy2sb_mgpu", context, letter(uplo), handle(A), handle(AB), written(tau, "s"))


def dsytrd_sy2sb_mgpu(uplo: Letter, A: Matrix, AB: Matrix, tau: Array, *,
                      context: Context | None = None) -> int:
    """DSYTRD_SY2SB on spread matrices."""
    return call("lapilli_dsytrd_sy2sb_mgpu", context, letter(uplo), handle(A), handle(AB), written(tau, "d"))


def chetrd_he2hb_mgpu(uplo: Letter, A: Matrix, AB: Matrix, tau: Array, *,
                      context: Context | None = None) -> int:
    """CHETRD_HE2HB on spread matrices."""
    return call("lapilli_chetrd_he2hb_mgpu", context, letter(uplo), handle(A), handle(AB), written(tau, "c"))


def zhetrd_he2hb_mgpu(uplo: Letter, A: Matrix, AB: Matrix, tau: Array, *,
                      context: Context | None = None) -> int:
    """ZHETRD_HE2HB on spread matrices."""
    return call("lapilli_zhetrd_he2hb_mgpu", context, letter(uplo), handle(A), handle(AB), written(tau, "z"))


def ssytrd_sy2sb_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What SSYTRD_SY2SB needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssytrd_sy2sb_memory", context, integer(n), integer(kd))


def dsytrd_sy2sb_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What DSYTRD_SY2SB needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsytrd_sy2sb_memory", context, integer(n), integer(kd))


def chetrd_he2hb_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What CHETRD_HE2HB needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chetrd_he2hb_memory", context, integer(n), integer(kd))


def zhetrd_he2hb_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What ZHETRD_HE2HB needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhetrd_he2hb_memory", context, integer(n), integer(kd))


def ssytrd_sb2st(stage1: Letter, vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array,
                 E: Array, *, context: Context | None = None) -> int:
    """SSYTRD_SB2ST: reduces a symmetric or Hermitian band matrix to tridiagonal form, without Q: T = Q^H A Q.
    The second stage of a reduction to tridiagonal form in two: SBTRD without Q, with LAPACK's arguments for it.
    LAPACK's HOUS, which holds nothing of use without Q, is a work array of the drop-in library's symbol.

    stage1  not looked at further: 'Y' where AB comes from SYTRD_SY2SB, 'N' where it does not
    vect    'N': without Q; LAPACK has no other, either
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read: the band of A
    ldab    >= max(1, kd + 1)
    D       n elements, written: diagonal of T
    E       n - 1 elements, written: off-diagonal of T, whose signs may be others than LAPACK's
    """
    return call("lapilli_ssytrd_sb2st", context, letter(stage1), letter(vect), letter(uplo), integer(n),
                integer(kd), read(AB, "s", ldab), integer(ldab), written(D, "s"), written(E, "s"))


def dsytrd_sb2st(stage1: Letter, vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array,
                 E: Array, *, context: Context | None = None) -> int:
    """DSYTRD_SB2ST: reduces a symmetric or Hermitian band matrix to tridiagonal form, without Q: T = Q^H A Q.
    The second stage of a reduction to tridiagonal form in two: SBTRD without Q, with LAPACK's arguments for it.
    LAPACK's HOUS, which holds nothing of use without Q, is a work array of the drop-in library's symbol.

    stage1  not looked at further: 'Y' where AB comes from SYTRD_SY2SB, 'N' where it does not
    vect    'N': without Q; LAPACK has no other, either
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read: the band of A
    ldab    >= max(1, kd + 1)
    D       n elements, written: diagonal of T
    E       n - 1 elements, written: off-diagonal of T, whose signs may be others than LAPACK's
    """
    return call("lapilli_dsytrd_sb2st", context, letter(stage1), letter(vect), letter(uplo), integer(n),
                integer(kd), read(AB, "d", ldab), integer(ldab), written(D, "d"), written(E, "d"))


def chetrd_hb2st(stage1: Letter, vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array,
                 E: Array, *, context: Context | None = None) -> int:
    """CHETRD_HB2ST: reduces a symmetric or Hermitian band matrix to tridiagonal form, without Q: T = Q^H A Q.
    The second stage of a reduction to tridiagonal form in two: SBTRD without Q, with LAPACK's arguments for it.
    LAPACK's HOUS, which holds nothing of use without Q, is a work array of the drop-in library's symbol.

    stage1  not looked at further: 'Y' where AB comes from SYTRD_SY2SB, 'N' where it does not
    vect    'N': without Q; LAPACK has no other, either
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read: the band of A
    ldab    >= max(1, kd + 1)
    D       n elements, written: diagonal of T
    E       n - 1 elements, written: off-diagonal of T, whose signs may be others than LAPACK's
    """
    return call("lapilli_chetrd_hb2st", context, letter(stage1), letter(vect), letter(uplo), integer(n),
                integer(kd), read(AB, "c", ldab), integer(ldab), written(D, "s"), written(E, "s"))


def zhetrd_hb2st(stage1: Letter, vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array,
                 E: Array, *, context: Context | None = None) -> int:
    """ZHETRD_HB2ST: reduces a symmetric or Hermitian band matrix to tridiagonal form, without Q: T = Q^H A Q.
    The second stage of a reduction to tridiagonal form in two: SBTRD without Q, with LAPACK's arguments for it.
    LAPACK's HOUS, which holds nothing of use without Q, is a work array of the drop-in library's symbol.

    stage1  not looked at further: 'Y' where AB comes from SYTRD_SY2SB, 'N' where it does not
    vect    'N': without Q; LAPACK has no other, either
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read: the band of A
    ldab    >= max(1, kd + 1)
    D       n elements, written: diagonal of T
    E       n - 1 elements, written: off-diagonal of T, whose signs may be others than LAPACK's
    """
    return call("lapilli_zhetrd_hb2st", context, letter(stage1), letter(vect), letter(uplo), integer(n),
                integer(kd), read(AB, "z", ldab), integer(ldab), written(D, "d"), written(E, "d"))


def ssytrd_sb2st_mgpu(stage1: Letter, vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, *,
                      context: Context | None = None) -> int:
    """SSYTRD_SB2ST on spread matrices."""
    return call("lapilli_ssytrd_sb2st_mgpu", context, letter(stage1), letter(vect), letter(uplo), handle(AB),
                written(D, "s"), written(E, "s"))


def dsytrd_sb2st_mgpu(stage1: Letter, vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, *,
                      context: Context | None = None) -> int:
    """DSYTRD_SB2ST on spread matrices."""
    return call("lapilli_dsytrd_sb2st_mgpu", context, letter(stage1), letter(vect), letter(uplo), handle(AB),
                written(D, "d"), written(E, "d"))


def chetrd_hb2st_mgpu(stage1: Letter, vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, *,
                      context: Context | None = None) -> int:
    """CHETRD_HB2ST on spread matrices."""
    return call("lapilli_chetrd_hb2st_mgpu", context, letter(stage1), letter(vect), letter(uplo), handle(AB),
                written(D, "s"), written(E, "s"))


def zhetrd_hb2st_mgpu(stage1: Letter, vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, *,
                      context: Context | None = None) -> int:
    """ZHETRD_HB2ST on spread matrices."""
    return call("lapilli_zhetrd_hb2st_mgpu", context, letter(stage1), letter(vect), letter(uplo), handle(AB),
                written(D, "d"), written(E, "d"))


def ssytrd_sb2st_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What SSYTRD_SB2ST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssytrd_sb2st_memory", context, integer(n), integer(kd))


def dsytrd_sb2st_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What DSYTRD_SB2ST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsytrd_sb2st_memory", context, integer(n), integer(kd))


def chetrd_hb2st_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What CHETRD_HB2ST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chetrd_hb2st_memory", context, integer(n), integer(kd))


def zhetrd_hb2st_memory(n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What ZHETRD_HB2ST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhetrd_hb2st_memory", context, integer(n), integer(kd))


def ssbtrd(vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array, E: Array, Q: Array,
           ldq: int, *, context: Context | None = None) -> int:
    """SSBTRD: reduces a symmetric or Hermitian band matrix to tridiagonal form: T = Q^H A Q.
    Signs of E, and with them Q, may be others than LAPACK's.

    vect  'N': without Q, 'V': forms Q, 'U': multiplies a matrix by Q from the right
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; T takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    Q     n-by-n, read and written, not looked at unless vect is 'V' or 'U': Q for 'V'; for 'U' a matrix, overwritten by
          its product with Q
    ldq   >= max(1, n) where vect is 'V' or 'U'
    """
    return call("lapilli_ssbtrd", context, letter(vect), letter(uplo), integer(n), integer(kd),
                written(AB, "s", ldab), integer(ldab), written(D, "s"), written(E, "s"), written(Q, "s", ldq),
                integer(ldq))


def dsbtrd(vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array, E: Array, Q: Array,
           ldq: int, *, context: Context | None = None) -> int:
    """DSBTRD: reduces a symmetric or Hermitian band matrix to tridiagonal form: T = Q^H A Q.
    Signs of E, and with them Q, may be others than LAPACK's.

    vect  'N': without Q, 'V': forms Q, 'U': multiplies a matrix by Q from the right
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; T takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    Q     n-by-n, read and written, not looked at unless vect is 'V' or 'U': Q for 'V'; for 'U' a matrix, overwritten by
          its product with Q
    ldq   >= max(1, n) where vect is 'V' or 'U'
    """
    return call("lapilli_dsbtrd", context, letter(vect), letter(uplo), integer(n), integer(kd),
                written(AB, "d", ldab), integer(ldab), written(D, "d"), written(E, "d"), written(Q, "d", ldq),
                integer(ldq))


def chbtrd(vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array, E: Array, Q: Array,
           ldq: int, *, context: Context | None = None) -> int:
    """CHBTRD: reduces a symmetric or Hermitian band matrix to tridiagonal form: T = Q^H A Q.
    Signs of E, and with them Q, may be others than LAPACK's.

    vect  'N': without Q, 'V': forms Q, 'U': multiplies a matrix by Q from the right
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; T takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    Q     n-by-n, read and written, not looked at unless vect is 'V' or 'U': Q for 'V'; for 'U' a matrix, overwritten by
          its product with Q
    ldq   >= max(1, n) where vect is 'V' or 'U'
    """
    return call("lapilli_chbtrd", context, letter(vect), letter(uplo), integer(n), integer(kd),
                written(AB, "c", ldab), integer(ldab), written(D, "s"), written(E, "s"), written(Q, "c", ldq),
                integer(ldq))


def zhbtrd(vect: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, D: Array, E: Array, Q: Array,
           ldq: int, *, context: Context | None = None) -> int:
    """ZHBTRD: reduces a symmetric or Hermitian band matrix to tridiagonal form: T = Q^H A Q.
    Signs of E, and with them Q, may be others than LAPACK's.

    vect  'N': without Q, 'V': forms Q, 'U': multiplies a matrix by Q from the right
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; T takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    D     n elements, written: diagonal of T
    E     n - 1 elements, written: off-diagonal of T
    Q     n-by-n, read and written, not looked at unless vect is 'V' or 'U': Q for 'V'; for 'U' a matrix, overwritten by
          its product with Q
    ldq   >= max(1, n) where vect is 'V' or 'U'
    """
    return call("lapilli_zhbtrd", context, letter(vect), letter(uplo), integer(n), integer(kd),
                written(AB, "z", ldab), integer(ldab), written(D, "d"), written(E, "d"), written(Q, "z", ldq),
                integer(ldq))


def ssbtrd_mgpu(vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, Q: Matrix, *,
                context: Context | None = None) -> int:
    """SSBTRD on spread matrices."""
    return call("lapilli_ssbtrd_mgpu", context, letter(vect), letter(uplo), handle(AB), written(D, "s"),
                written(E, "s"), handle(Q))


def dsbtrd_mgpu(vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, Q: Matrix, *,
                context: Context | None = None) -> int:
    """DSBTRD on spread matrices."""
    return call("lapilli_dsbtrd_mgpu", context, letter(vect), letter(uplo), handle(AB), written(D, "d"),
                written(E, "d"), handle(Q))


def chbtrd_mgpu(vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, Q: Matrix, *,
                context: Context | None = None) -> int:
    """CHBTRD on spread matrices."""
    return call("lapilli_chbtrd_mgpu", context, letter(vect), letter(uplo), handle(AB), written(D, "s"),
                written(E, "s"), handle(Q))


def zhbtrd_mgpu(vect: Letter, uplo: Letter, AB: Matrix, D: Array, E: Array, Q: Matrix, *,
                context: Context | None = None) -> int:
    """ZHBTRD on spread matrices."""
    return call("lapilli_zhbtrd_mgpu", context, letter(vect), letter(uplo), handle(AB), written(D, "d"),
                written(E, "d"), handle(Q))


def ssbtrd_memory(vect: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What SSBTRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssbtrd_memory", context, letter(vect), integer(n), integer(kd))


def dsbtrd_memory(vect: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What DSBTRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsbtrd_memory", context, letter(vect), integer(n), integer(kd))


def chbtrd_memory(vect: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What CHBTRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chbtrd_memory", context, letter(vect), integer(n), integer(kd))


def zhbtrd_memory(vect: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What ZHBTRD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhbtrd_memory", context, letter(vect), integer(n), integer(kd))


def ssbevd(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """SSBEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_ssbevd", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "s", ldab), integer(ldab), written(W, "s"), written(Z, "s", ldz), integer(ldz))


def dsbevd(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """DSBEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dsbevd", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "d", ldab), integer(ldab), written(W, "d"), written(Z, "d", ldz), integer(ldz))


def chbevd(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """CHBEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_chbevd", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "c", ldab), integer(ldab), written(W, "s"), written(Z, "c", ldz), integer(ldz))


def zhbevd(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """ZHBEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_zhbevd", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "z", ldab), integer(ldab), written(W, "d"), written(Z, "z", ldz), integer(ldz))


def ssbevd_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """SSBEVD on spread matrices."""
    return call("lapilli_ssbevd_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "s"),
                handle(Z))


def dsbevd_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """DSBEVD on spread matrices."""
    return call("lapilli_dsbevd_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "d"),
                handle(Z))


def chbevd_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """CHBEVD on spread matrices."""
    return call("lapilli_chbevd_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "s"),
                handle(Z))


def zhbevd_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """ZHBEVD on spread matrices."""
    return call("lapilli_zhbevd_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "d"),
                handle(Z))


def ssbevd_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What SSBEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssbevd_memory", context, letter(jobz), integer(n), integer(kd))


def dsbevd_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What DSBEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsbevd_memory", context, letter(jobz), integer(n), integer(kd))


def chbevd_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What CHBEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chbevd_memory", context, letter(jobz), integer(n), integer(kd))


def zhbevd_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What ZHBEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhbevd_memory", context, letter(jobz), integer(n), integer(kd))


def ssbev(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """SSBEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.
    The same as SBEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_ssbev", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "s", ldab), integer(ldab), written(W, "s"), written(Z, "s", ldz), integer(ldz))


def dsbev(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """DSBEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.
    The same as SBEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dsbev", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "d", ldab), integer(ldab), written(W, "d"), written(Z, "d", ldz), integer(ldz))


def chbev(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """CHBEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.
    The same as SBEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_chbev", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "c", ldab), integer(ldab), written(W, "s"), written(Z, "c", ldz), integer(ldz))


def zhbev(jobz: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """ZHBEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian band matrix.
    The same as SBEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle of A that AB holds
    n     order of A, n >= 0
    kd    diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB    kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab  >= max(1, kd + 1)
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_zhbev", context, letter(jobz), letter(uplo), integer(n), integer(kd),
                written(AB, "z", ldab), integer(ldab), written(W, "d"), written(Z, "z", ldz), integer(ldz))


def ssbev_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """SSBEV on spread matrices."""
    return call("lapilli_ssbev_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "s"),
                handle(Z))


def dsbev_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """DSBEV on spread matrices."""
    return call("lapilli_dsbev_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "d"),
                handle(Z))


def chbev_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """CHBEV on spread matrices."""
    return call("lapilli_chbev_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "s"),
                handle(Z))


def zhbev_mgpu(jobz: Letter, uplo: Letter, AB: Matrix, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """ZHBEV on spread matrices."""
    return call("lapilli_zhbev_mgpu", context, letter(jobz), letter(uplo), handle(AB), written(W, "d"),
                handle(Z))


def ssbev_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What SSBEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssbev_memory", context, letter(jobz), integer(n), integer(kd))


def dsbev_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What DSBEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsbev_memory", context, letter(jobz), integer(n), integer(kd))


def chbev_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What CHBEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chbev_memory", context, letter(jobz), integer(n), integer(kd))


def zhbev_memory(jobz: Letter, n: int, kd: int, *, context: Context | None = None) -> Memory:
    """What ZHBEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhbev_memory", context, letter(jobz), integer(n), integer(kd))


def ssbevx(jobz: Letter, range: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, Q: Array,
           ldq: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """SSBEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian band matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back. Q costs as much as all vectors: without an array for it, it is not formed.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab    >= max(1, kd + 1)
    Q       n-by-n, written, not looked at unless jobz is 'V' and Q not null: the matrix of the reduction to tridiagonal
            form; null, which LAPACK does not take, where it is not wanted
    ldq     >= max(1, n) where jobz is 'V' and Q not null
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
    return call("lapilli_ssbevx", context, letter(jobz), letter(range), letter(uplo), integer(n), integer(kd),
                written(AB, "s", ldab), integer(ldab), written(Q, "s", ldq), integer(ldq), real32(vl),
                real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"), written(W, "s"),
                written(Z, "s", ldz), integer(ldz), written(ifail, "i"))


def dsbevx(jobz: Letter, range: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, Q: Array,
           ldq: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """DSBEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian band matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back. Q costs as much as all vectors: without an array for it, it is not formed.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab    >= max(1, kd + 1)
    Q       n-by-n, written, not looked at unless jobz is 'V' and Q not null: the matrix of the reduction to tridiagonal
            form; null, which LAPACK does not take, where it is not wanted
    ldq     >= max(1, n) where jobz is 'V' and Q not null
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
    return call("lapilli_dsbevx", context, letter(jobz), letter(range), letter(uplo), integer(n), integer(kd),
                written(AB, "d", ldab), integer(ldab), written(Q, "d", ldq), integer(ldq), real64(vl),
                real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"), written(W, "d"),
                written(Z, "d", ldz), integer(ldz), written(ifail, "i"))


def chbevx(jobz: Letter, range: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, Q: Array,
           ldq: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """CHBEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian band matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back. Q costs as much as all vectors: without an array for it, it is not formed.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab    >= max(1, kd + 1)
    Q       n-by-n, written, not looked at unless jobz is 'V' and Q not null: the matrix of the reduction to tridiagonal
            form; null, which LAPACK does not take, where it is not wanted
    ldq     >= max(1, n) where jobz is 'V' and Q not null
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
    return call("lapilli_chbevx", context, letter(jobz), letter(range), letter(uplo), integer(n), integer(kd),
                written(AB, "c", ldab), integer(ldab), written(Q, "c", ldq), integer(ldq), real32(vl),
                real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"), written(W, "s"),
                written(Z, "c", ldz), integer(ldz), written(ifail, "i"))


def zhbevx(jobz: Letter, range: Letter, uplo: Letter, n: int, kd: int, AB: Array, ldab: int, Q: Array,
           ldq: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """ZHBEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric or Hermitian band matrix.
    Values alone are found by bisection, vectors by divide and conquer, whose last merge makes only those that are
    wanted; only they are transformed back. Q costs as much as all vectors: without an array for it, it is not formed.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A that AB holds
    n       order of A, n >= 0
    kd      diagonals of A below ('L') or above ('U') the main one, kd >= 0
    AB      kd+1-by-n, read and written: the band of A; its tridiagonal form takes its place, with zeros beside it
    ldab    >= max(1, kd + 1)
    Q       n-by-n, written, not looked at unless jobz is 'V' and Q not null: the matrix of the reduction to tridiagonal
            form; null, which LAPACK does not take, where it is not wanted
    ldq     >= max(1, n) where jobz is 'V' and Q not null
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
    return call("lapilli_zhbevx", context, letter(jobz), letter(range), letter(uplo), integer(n), integer(kd),
                written(AB, "z", ldab), integer(ldab), written(Q, "z", ldq), integer(ldq), real64(vl),
                real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"), written(W, "d"),
                written(Z, "z", ldz), integer(ldz), written(ifail, "i"))


def ssbevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, AB: Matrix, Q: Matrix, vl: float, vu: float,
                il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """SSBEVX on spread matrices."""
    return call("lapilli_ssbevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(AB),
                handle(Q), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), handle(Z), written(ifail, "i"))


def dsbevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, AB: Matrix, Q: Matrix, vl: float, vu: float,
                il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """DSBEVX on spread matrices."""
    return call("lapilli_dsbevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(AB),
                handle(Q), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), handle(Z), written(ifail, "i"))


def chbevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, AB: Matrix, Q: Matrix, vl: float, vu: float,
                il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """CHBEVX on spread matrices."""
    return call("lapilli_chbevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(AB),
                handle(Q), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), handle(Z), written(ifail, "i"))


def zhbevx_mgpu(jobz: Letter, range: Letter, uplo: Letter, AB: Matrix, Q: Matrix, vl: float, vu: float,
                il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """ZHBEVX on spread matrices."""
    return call("lapilli_zhbevx_mgpu", context, letter(jobz), letter(range), letter(uplo), handle(AB),
                handle(Q), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), handle(Z), written(ifail, "i"))


def ssbevx_memory(jobz: Letter, range: Letter, n: int, kd: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What SSBEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssbevx_memory", context, letter(jobz), letter(range), integer(n), integer(kd),
                  integer(il), integer(iu))


def dsbevx_memory(jobz: Letter, range: Letter, n: int, kd: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What DSBEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsbevx_memory", context, letter(jobz), letter(range), integer(n), integer(kd),
                  integer(il), integer(iu))


def chbevx_memory(jobz: Letter, range: Letter, n: int, kd: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What CHBEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chbevx_memory", context, letter(jobz), letter(range), integer(n), integer(kd),
                  integer(il), integer(iu))


def zhbevx_memory(jobz: Letter, range: Letter, n: int, kd: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What ZHBEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhbevx_memory", context, letter(jobz), letter(range), integer(n), integer(kd),
                  integer(il), integer(iu))
