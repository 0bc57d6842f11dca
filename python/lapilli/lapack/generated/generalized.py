# SPDX-License-Identifier: BSD-3-Clause
"""Generalized symmetric-definite eigenproblems. A symmetric or Hermitian, B positive definite as well. itype 1 is A x =
lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. Where n = 0 nothing is read and nothing is done.
Of A and B only the triangle that uplo names is read or written; both may be in host memory or in that of a device.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from collections.abc import Sequence

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, each_of, handle, integer, letter, memory,
                        parts_written, read, real32, real64, written)

__all__ = [
    "ssygst", "dsygst", "chegst", "zhegst", "ssygst_mgpu", "dsygst_mgpu", "chegst_mgpu", "zhegst_mgpu", "ssygst_memory",
    "dsygst_memory", "chegst_memory", "zhegst_memory", "ssygvd", "dsygvd", "chegvd", "zhegvd", "ssygvd_mgpu",
    "dsygvd_mgpu", "chegvd_mgpu", "zhegvd_mgpu", "ssygvd_memory", "dsygvd_memory", "chegvd_memory", "zhegvd_memory",
    "ssygvd_vbatch", "dsygvd_vbatch", "chegvd_vbatch", "zhegvd_vbatch", "ssygvd_vbatch_memory", "dsygvd_vbatch_memory",
    "chegvd_vbatch_memory", "zhegvd_vbatch_memory", "ssygv", "dsygv", "chegv", "zhegv", "ssygv_mgpu", "dsygv_mgpu",
    "chegv_mgpu", "zhegv_mgpu", "ssygv_memory", "dsygv_memory", "chegv_memory", "zhegv_memory", "ssygvdx", "dsygvdx",
    "chegvdx", "zhegvdx", "ssygvdx_mgpu", "dsygvdx_mgpu", "chegvdx_mgpu", "zhegvdx_mgpu", "ssygvdx_memory",
    "dsygvdx_memory", "chegvdx_memory", "zhegvdx_memory", "ssygvdx_vbatch", "dsygvdx_vbatch", "chegvdx_vbatch",
    "zhegvdx_vbatch", "ssygvdx_vbatch_memory", "dsygvdx_vbatch_memory", "chegvdx_vbatch_memory",
    "zhegvdx_vbatch_memory", "ssygvdf", "dsygvdf", "chegvdf", "zhegvdf", "ssygvdf_mgpu", "dsygvdf_mgpu", "chegvdf_mgpu",
    "zhegvdf_mgpu", "ssygvdf_memory", "dsygvdf_memory", "chegvdf_memory", "zhegvdf_memory", "ssygvx", "dsygvx",
    "chegvx", "zhegvx", "ssygvx_mgpu", "dsygvx_mgpu", "chegvx_mgpu", "zhegvx_mgpu", "ssygvx_memory", "dsygvx_memory",
    "chegvx_memory", "zhegvx_memory"
]


def ssygst(itype: int, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """SSYGST: reduces a generalized symmetric-definite eigenproblem to an ordinary one, with the factor of B that POTRF
    made.
    With B = L L^H ('L') or U^H U ('U') the matrix becomes L^-1 A L^-H or U^-H A U^-1 (itype 1), L^H A L or U A U^H
    (itypes 2 and 3), which has the eigenvalues of the problem.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    uplo   'L' or 'U': the triangle of A that is read and overwritten, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix, overwritten by that triangle of the ordinary problem's
    lda    >= max(1, n)
    B      n-by-n, read: the factor
    ldb    >= max(1, n)
    """
    return call("lapilli_ssygst", context, integer(itype), letter(uplo), integer(n), written(A, "s", lda),
                integer(lda), read(B, "s", ldb), integer(ldb))


def dsygst(itype: int, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """DSYGST: reduces a generalized symmetric-definite eigenproblem to an ordinary one, with the factor of B that POTRF
    made.
    With B = L L^H ('L') or U^H U ('U') the matrix becomes L^-1 A L^-H or U^-H A U^-1 (itype 1), L^H A L or U A U^H
    (itypes 2 and 3), which has the eigenvalues of the problem.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    uplo   'L' or 'U': the triangle of A that is read and overwritten, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix, overwritten by that triangle of the ordinary problem's
    lda    >= max(1, n)
    B      n-by-n, read: the factor
    ldb    >= max(1, n)
    """
    return call("lapilli_dsygst", context, integer(itype), letter(uplo), integer(n), written(A, "d", lda),
                integer(lda), read(B, "d", ldb), integer(ldb))


def chegst(itype: int, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """CHEGST: reduces a generalized symmetric-definite eigenproblem to an ordinary one, with the factor of B that POTRF
    made.
    With B = L L^H ('L') or U^H U ('U') the matrix becomes L^-1 A L^-H or U^-H A U^-1 (itype 1), L^H A L or U A U^H
    (itypes 2 and 3), which has the eigenvalues of the problem.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    uplo   'L' or 'U': the triangle of A that is read and overwritten, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix, overwritten by that triangle of the ordinary problem's
    lda    >= max(1, n)
    B      n-by-n, read: the factor
    ldb    >= max(1, n)
    """
    return call("lapilli_chegst", context, integer(itype), letter(uplo), integer(n), written(A, "c", lda),
                integer(lda), read(B, "c", ldb), integer(ldb))


def zhegst(itype: int, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, *,
           context: Context | None = None) -> int:
    """ZHEGST: reduces a generalized symmetric-definite eigenproblem to an ordinary one, with the factor of B that POTRF
    made.
    With B = L L^H ('L') or U^H U ('U') the matrix becomes L^-1 A L^-H or U^-H A U^-1 (itype 1), L^H A L or U A U^H
    (itypes 2 and 3), which has the eigenvalues of the problem.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    uplo   'L' or 'U': the triangle of A that is read and overwritten, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix, overwritten by that triangle of the ordinary problem's
    lda    >= max(1, n)
    B      n-by-n, read: the factor
    ldb    >= max(1, n)
    """
    return call("lapilli_zhegst", context, integer(itype), letter(uplo), integer(n), written(A, "z", lda),
                integer(lda), read(B, "z", ldb), integer(ldb))


def ssygst_mgpu(itype: int, uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """SSYGST on spread matrices."""
    return call("lapilli_ssygst_mgpu", context, integer(itype), letter(uplo), handle(A), handle(B))


def dsygst_mgpu(itype: int, uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """DSYGST on spread matrices."""
    return call("lapilli_dsygst_mgpu", context, integer(itype), letter(uplo), handle(A), handle(B))


def chegst_mgpu(itype: int, uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """CHEGST on spread matrices."""
    return call("lapilli_chegst_mgpu", context, integer(itype), letter(uplo), handle(A), handle(B))


def zhegst_mgpu(itype: int, uplo: Letter, A: Matrix, B: Matrix, *, context: Context | None = None) -> int:
    """ZHEGST on spread matrices."""
    return call("lapilli_zhegst_mgpu", context, integer(itype), letter(uplo), handle(A), handle(B))


def ssygst_memory(itype: int, n: int, *, context: Context | None = None) -> Memory:
    """What SSYGST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygst_memory", context, integer(itype), integer(n))


def dsygst_memory(itype: int, n: int, *, context: Context | None = None) -> Memory:
    """What DSYGST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygst_memory", context, integer(itype), integer(n))


def chegst_memory(itype: int, n: int, *, context: Context | None = None) -> Memory:
    """What CHEGST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegst_memory", context, integer(itype), integer(n))


def zhegst_memory(itype: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZHEGST needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegst_memory", context, integer(itype), integer(n))


def ssygvd(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
           *, context: Context | None = None) -> int:
    """SSYGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_ssygvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "s", lda), integer(lda), written(B, "s", ldb), integer(ldb), written(W, "s"))


def dsygvd(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
           *, context: Context | None = None) -> int:
    """DSYGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_dsygvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "d", lda), integer(lda), written(B, "d", ldb), integer(ldb), written(W, "d"))


def chegvd(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
           *, context: Context | None = None) -> int:
    """CHEGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_chegvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "c", lda), integer(lda), written(B, "c", ldb), integer(ldb), written(W, "s"))


def zhegvd(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
           *, context: Context | None = None) -> int:
    """ZHEGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_zhegvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "z", lda), integer(lda), written(B, "z", ldb), integer(ldb), written(W, "d"))


def ssygvd_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                context: Context | None = None) -> int:
    """SSYGVD on spread matrices."""
    return call("lapilli_ssygvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "s"))


def dsygvd_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                context: Context | None = None) -> int:
    """DSYGVD on spread matrices."""
    return call("lapilli_dsygvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "d"))


def chegvd_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                context: Context | None = None) -> int:
    """CHEGVD on spread matrices."""
    return call("lapilli_chegvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "s"))


def zhegvd_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                context: Context | None = None) -> int:
    """ZHEGVD on spread matrices."""
    return call("lapilli_zhegvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "d"))


def ssygvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSYGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvd_memory", context, integer(itype), letter(jobz), integer(n))


def dsygvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSYGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvd_memory", context, integer(itype), letter(jobz), integer(n))


def chegvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHEGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvd_memory", context, integer(itype), letter(jobz), integer(n))


def zhegvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHEGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvd_memory", context, integer(itype), letter(jobz), integer(n))


def ssygvd_vbatch(itype: int, jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                  B: Sequence[Array], ldb: Array, W: Sequence[Array], count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """SSYGVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_ssygvd_vbatch", context, integer(itype), letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "s", each_of(lda)), read(lda, "i"), parts_written(B, "s", each_of(ldb)),
                read(ldb, "i"), parts_written(W, "s"), integer(count), written(infos, "i"))


def dsygvd_vbatch(itype: int, jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                  B: Sequence[Array], ldb: Array, W: Sequence[Array], count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """DSYGVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_dsygvd_vbatch", context, integer(itype), letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "d", each_of(lda)), read(lda, "i"), parts_written(B, "d", each_of(ldb)),
                read(ldb, "i"), parts_written(W, "d"), integer(count), written(infos, "i"))


def chegvd_vbatch(itype: int, jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                  B: Sequence[Array], ldb: Array, W: Sequence[Array], count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """CHEGVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_chegvd_vbatch", context, integer(itype), letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "c", each_of(lda)), read(lda, "i"), parts_written(B, "c", each_of(ldb)),
                read(ldb, "i"), parts_written(W, "s"), integer(count), written(infos, "i"))


def zhegvd_vbatch(itype: int, jobz: Letter, uplo: Letter, n: Array, A: Sequence[Array], lda: Array,
                  B: Sequence[Array], ldb: Array, W: Sequence[Array], count: int, infos: Array, *,
                  context: Context | None = None) -> int:
    """ZHEGVD of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_zhegvd_vbatch", context, integer(itype), letter(jobz), letter(uplo), read(n, "i"),
                parts_written(A, "z", each_of(lda)), read(lda, "i"), parts_written(B, "z", each_of(ldb)),
                read(ldb, "i"), parts_written(W, "d"), integer(count), written(infos, "i"))


def ssygvd_vbatch_memory(itype: int, jobz: Letter, n: Array, count: int, *,
                         context: Context | None = None) -> Memory:
    """What SSYGVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvd_vbatch_memory", context, integer(itype), letter(jobz), read(n, "i"),
                  integer(count))


def dsygvd_vbatch_memory(itype: int, jobz: Letter, n: Array, count: int, *,
                         context: Context | None = None) -> Memory:
    """What DSYGVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvd_vbatch_memory", context, integer(itype), letter(jobz), read(n, "i"),
                  integer(count))


def chegvd_vbatch_memory(itype: int, jobz: Letter, n: Array, count: int, *,
                         context: Context | None = None) -> Memory:
    """What CHEGVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvd_vbatch_memory", context, integer(itype), letter(jobz), read(n, "i"),
                  integer(count))


def zhegvd_vbatch_memory(itype: int, jobz: Letter, n: Array, count: int, *,
                         context: Context | None = None) -> Memory:
    """What ZHEGVD_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvd_vbatch_memory", context, integer(itype), letter(jobz), read(n, "i"),
                  integer(count))


def ssygv(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array, *,
          context: Context | None = None) -> int:
    """SSYGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem: SYGVD with
    LAPACK's older work arrays.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_ssygv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "s", lda), integer(lda), written(B, "s", ldb), integer(ldb), written(W, "s"))


def dsygv(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array, *,
          context: Context | None = None) -> int:
    """DSYGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem: SYGVD with
    LAPACK's older work arrays.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_dsygv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "d", lda), integer(lda), written(B, "d", ldb), integer(ldb), written(W, "d"))


def chegv(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array, *,
          context: Context | None = None) -> int:
    """CHEGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem: SYGVD with
    LAPACK's older work arrays.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_chegv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "c", lda), integer(lda), written(B, "c", ldb), integer(ldb), written(W, "s"))


def zhegv(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array, *,
          context: Context | None = None) -> int:
    """ZHEGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem: SYGVD with
    LAPACK's older work arrays.
    The vectors are normalized as LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. A and W are
      unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_zhegv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "z", lda), integer(lda), written(B, "z", ldb), integer(ldb), written(W, "d"))


def ssygv_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
               context: Context | None = None) -> int:
    """SSYGV on spread matrices."""
    return call("lapilli_ssygv_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "s"))


def dsygv_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
               context: Context | None = None) -> int:
    """DSYGV on spread matrices."""
    return call("lapilli_dsygv_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "d"))


def chegv_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
               context: Context | None = None) -> int:
    """CHEGV on spread matrices."""
    return call("lapilli_chegv_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "s"))


def zhegv_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
               context: Context | None = None) -> int:
    """ZHEGV on spread matrices."""
    return call("lapilli_zhegv_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "d"))


def ssygv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSYGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygv_memory", context, integer(itype), letter(jobz), integer(n))


def dsygv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSYGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygv_memory", context, integer(itype), letter(jobz), integer(n))


def chegv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHEGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegv_memory", context, integer(itype), letter(jobz), integer(n))


def zhegv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHEGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegv_memory", context, integer(itype), letter(jobz), integer(n))


def ssygvdx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
            ldb: int, vl: float, vu: float, il: int, iu: int, m: Array, W: Array, *,
            context: Context | None = None) -> int:
    """SSYGVDX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back. They are normalized as those of SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the eigenvectors and the
           others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_ssygvdx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "s", lda), integer(lda), written(B, "s", ldb), integer(ldb),
                real32(vl), real32(vu), integer(il), integer(iu), written(m, "i"), written(W, "s"))


def dsygvdx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
            ldb: int, vl: float, vu: float, il: int, iu: int, m: Array, W: Array, *,
            context: Context | None = None) -> int:
    """DSYGVDX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back. They are normalized as those of SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the eigenvectors and the
           others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_dsygvdx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "d", lda), integer(lda), written(B, "d", ldb), integer(ldb),
                real64(vl), real64(vu), integer(il), integer(iu), written(m, "i"), written(W, "d"))


def chegvdx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
            ldb: int, vl: float, vu: float, il: int, iu: int, m: Array, W: Array, *,
            context: Context | None = None) -> int:
    """CHEGVDX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back. They are normalized as those of SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the eigenvectors and the
           others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_chegvdx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "c", lda), integer(lda), written(B, "c", ldb), integer(ldb),
                real32(vl), real32(vu), integer(il), integer(iu), written(m, "i"), written(W, "s"))


def zhegvdx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
            ldb: int, vl: float, vu: float, il: int, iu: int, m: Array, W: Array, *,
            context: Context | None = None) -> int:
    """ZHEGVDX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    MAGMA's routine of that name. All eigenvalues are found on the way to vectors, but only vectors that are asked for
    are made and transformed back. They are normalized as those of SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    range  'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo   'L' or 'U': the triangle of A and of B that is read
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' the first m columns are overwritten by the eigenvectors and the
           others may be destroyed, for 'N' its named triangle may be destroyed
    lda    >= max(1, n)
    B      n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
           POTRF makes
    ldb    >= max(1, n)
    vl     lower bound where range is 'V'
    vu     upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il     first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu     last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    m      one number, written: how many were found
    W      n elements, written: the first m: eigenvalues in ascending order

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_zhegvdx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "z", lda), integer(lda), written(B, "z", ldb), integer(ldb),
                real64(vl), real64(vu), integer(il), integer(iu), written(m, "i"), written(W, "d"))


def ssygvdx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                 vu: float, il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """SSYGVDX on spread matrices."""
    return call("lapilli_ssygvdx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real32(vl), real32(vu), integer(il), integer(iu), written(m, "i"),
                written(W, "s"))


def dsygvdx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                 vu: float, il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """DSYGVDX on spread matrices."""
    return call("lapilli_dsygvdx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real64(vl), real64(vu), integer(il), integer(iu), written(m, "i"),
                written(W, "d"))


def chegvdx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                 vu: float, il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """CHEGVDX on spread matrices."""
    return call("lapilli_chegvdx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real32(vl), real32(vu), integer(il), integer(iu), written(m, "i"),
                written(W, "s"))


def zhegvdx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                 vu: float, il: int, iu: int, m: Array, W: Array, *, context: Context | None = None) -> int:
    """ZHEGVDX on spread matrices."""
    return call("lapilli_zhegvdx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real64(vl), real64(vu), integer(il), integer(iu), written(m, "i"),
                written(W, "d"))


def ssygvdx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What SSYGVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvdx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))


def dsygvdx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What DSYGVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvdx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))


def chegvdx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What CHEGVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvdx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))


def zhegvdx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                   context: Context | None = None) -> Memory:
    """What ZHEGVDX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvdx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))


def ssygvdx_vbatch(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array],
                   lda: Array, B: Sequence[Array], ldb: Array, vl: Array, vu: Array, il: Array, iu: Array,
                   m: Array, W: Sequence[Array], count: int, infos: Array, *,
                   context: Context | None = None) -> int:
    """SSYGVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_ssygvdx_vbatch", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                read(n, "i"), parts_written(A, "s", each_of(lda)), read(lda, "i"),
                parts_written(B, "s", each_of(ldb)), read(ldb, "i"), read(vl, "s"), read(vu, "s"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "s"), integer(count),
                written(infos, "i"))


def dsygvdx_vbatch(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array],
                   lda: Array, B: Sequence[Array], ldb: Array, vl: Array, vu: Array, il: Array, iu: Array,
                   m: Array, W: Sequence[Array], count: int, infos: Array, *,
                   context: Context | None = None) -> int:
    """DSYGVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_dsygvdx_vbatch", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                read(n, "i"), parts_written(A, "d", each_of(lda)), read(lda, "i"),
                parts_written(B, "d", each_of(ldb)), read(ldb, "i"), read(vl, "d"), read(vu, "d"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "d"), integer(count),
                written(infos, "i"))


def chegvdx_vbatch(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array],
                   lda: Array, B: Sequence[Array], ldb: Array, vl: Array, vu: Array, il: Array, iu: Array,
                   m: Array, W: Sequence[Array], count: int, infos: Array, *,
                   context: Context | None = None) -> int:
    """CHEGVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_chegvdx_vbatch", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                read(n, "i"), parts_written(A, "c", each_of(lda)), read(lda, "i"),
                parts_written(B, "c", each_of(ldb)), read(ldb, "i"), read(vl, "s"), read(vu, "s"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "s"), integer(count),
                written(infos, "i"))


def zhegvdx_vbatch(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: Array, A: Sequence[Array],
                   lda: Array, B: Sequence[Array], ldb: Array, vl: Array, vu: Array, il: Array, iu: Array,
                   m: Array, W: Sequence[Array], count: int, infos: Array, *,
                   context: Context | None = None) -> int:
    """ZHEGVDX of count problems at once: arrays have an element of each, or are lists of arrays."""
    return call("lapilli_zhegvdx_vbatch", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                read(n, "i"), parts_written(A, "z", each_of(lda)), read(lda, "i"),
                parts_written(B, "z", each_of(ldb)), read(ldb, "i"), read(vl, "d"), read(vu, "d"),
                read(il, "i"), read(iu, "i"), written(m, "i"), parts_written(W, "d"), integer(count),
                written(infos, "i"))


def ssygvdx_vbatch_memory(itype: int, jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int,
                          *, context: Context | None = None) -> Memory:
    """What SSYGVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvdx_vbatch_memory", context, integer(itype), letter(jobz), letter(range),
                  read(n, "i"), read(il, "i"), read(iu, "i"), integer(count))


def dsygvdx_vbatch_memory(itype: int, jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int,
                          *, context: Context | None = None) -> Memory:
    """What DSYGVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvdx_vbatch_memory", context, integer(itype), letter(jobz), letter(range),
                  read(n, "i"), read(il, "i"), read(iu, "i"), integer(count))


def chegvdx_vbatch_memory(itype: int, jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int,
                          *, context: Context | None = None) -> Memory:
    """What CHEGVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvdx_vbatch_memory", context, integer(itype), letter(jobz), letter(range),
                  read(n, "i"), read(il, "i"), read(iu, "i"), integer(count))


def zhegvdx_vbatch_memory(itype: int, jobz: Letter, range: Letter, n: Array, il: Array, iu: Array, count: int,
                          *, context: Context | None = None) -> Memory:
    """What ZHEGVDX_VBATCH needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvdx_vbatch_memory", context, integer(itype), letter(jobz), letter(range),
                  read(n, "i"), read(il, "i"), read(iu, "i"), integer(count))


def ssygvdf(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
            *, context: Context | None = None) -> int:
    """SSYGVDF: solves another generalized problem with the same B: SYGVD with the factor that it left in B.
    For loops in which A changes and B does not. The factor is an argument and stays as it is: what the result depends
    on is in the call, and nothing is remembered between calls. To keep the factor on the devices, pass it as a spread
    matrix or in the memory of a device. Checked are the diagonal (info > n) and that no element of the triangle is NaN
    or infinite (LAPILLI_ERROR_NOT_FINITE). No more can be: every triangle of finite numbers with a positive diagonal is
    the factor of one positive definite matrix, and the result is that of the problem with this matrix. The factor of
    another B, or of the other triangle, is not noticed; after a change of B call SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A that is read, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read: the factor that SYGVD, SYGV or POTRF left there
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the diagonal of B has no positive real number in place i - n: it is not the factor. Nothing is changed

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_ssygvdf", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "s", lda), integer(lda), read(B, "s", ldb), integer(ldb), written(W, "s"))


def dsygvdf(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
            *, context: Context | None = None) -> int:
    """DSYGVDF: solves another generalized problem with the same B: SYGVD with the factor that it left in B.
    For loops in which A changes and B does not. The factor is an argument and stays as it is: what the result depends
    on is in the call, and nothing is remembered between calls. To keep the factor on the devices, pass it as a spread
    matrix or in the memory of a device. Checked are the diagonal (info > n) and that no element of the triangle is NaN
    or infinite (LAPILLI_ERROR_NOT_FINITE). No more can be: every triangle of finite numbers with a positive diagonal is
    the factor of one positive definite matrix, and the result is that of the problem with this matrix. The factor of
    another B, or of the other triangle, is not noticed; after a change of B call SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A that is read, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read: the factor that SYGVD, SYGV or POTRF left there
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the diagonal of B has no positive real number in place i - n: it is not the factor. Nothing is changed

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_dsygvdf", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "d", lda), integer(lda), read(B, "d", ldb), integer(ldb), written(W, "d"))


def chegvdf(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
            *, context: Context | None = None) -> int:
    """CHEGVDF: solves another generalized problem with the same B: SYGVD with the factor that it left in B.
    For loops in which A changes and B does not. The factor is an argument and stays as it is: what the result depends
    on is in the call, and nothing is remembered between calls. To keep the factor on the devices, pass it as a spread
    matrix or in the memory of a device. Checked are the diagonal (info > n) and that no element of the triangle is NaN
    or infinite (LAPILLI_ERROR_NOT_FINITE). No more can be: every triangle of finite numbers with a positive diagonal is
    the factor of one positive definite matrix, and the result is that of the problem with this matrix. The factor of
    another B, or of the other triangle, is not noticed; after a change of B call SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A that is read, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read: the factor that SYGVD, SYGV or POTRF left there
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the diagonal of B has no positive real number in place i - n: it is not the factor. Nothing is changed

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_chegvdf", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "c", lda), integer(lda), read(B, "c", ldb), integer(ldb), written(W, "s"))


def zhegvdf(itype: int, jobz: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array, ldb: int, W: Array,
            *, context: Context | None = None) -> int:
    """ZHEGVDF: solves another generalized problem with the same B: SYGVD with the factor that it left in B.
    For loops in which A changes and B does not. The factor is an argument and stays as it is: what the result depends
    on is in the call, and nothing is remembered between calls. To keep the factor on the devices, pass it as a spread
    matrix or in the memory of a device. Checked are the diagonal (info > n) and that no element of the triangle is NaN
    or infinite (LAPILLI_ERROR_NOT_FINITE). No more can be: every triangle of finite numbers with a positive diagonal is
    the factor of one positive definite matrix, and the result is that of the problem with this matrix. The factor of
    another B, or of the other triangle, is not noticed; after a change of B call SYGVD.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle of A that is read, and that of B which holds the factor
    n      order of A and B, n >= 0
    A      n-by-n, read and written: the matrix; for 'V' overwritten by the eigenvectors, for 'N' its named triangle may
           be destroyed
    lda    >= max(1, n)
    B      n-by-n, read: the factor that SYGVD, SYGV or POTRF left there
    ldb    >= max(1, n)
    W      n elements, written: eigenvalues in ascending order

    info = i > n: the diagonal of B has no positive real number in place i - n: it is not the factor. Nothing is changed

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_zhegvdf", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                written(A, "z", lda), integer(lda), read(B, "z", ldb), integer(ldb), written(W, "d"))


def ssygvdf_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                 context: Context | None = None) -> int:
    """SSYGVDF on spread matrices."""
    return call("lapilli_ssygvdf_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "s"))


def dsygvdf_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                 context: Context | None = None) -> int:
    """DSYGVDF on spread matrices."""
    return call("lapilli_dsygvdf_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "d"))


def chegvdf_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                 context: Context | None = None) -> int:
    """CHEGVDF on spread matrices."""
    return call("lapilli_chegvdf_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "s"))


def zhegvdf_mgpu(itype: int, jobz: Letter, uplo: Letter, A: Matrix, B: Matrix, W: Array, *,
                 context: Context | None = None) -> int:
    """ZHEGVDF on spread matrices."""
    return call("lapilli_zhegvdf_mgpu", context, integer(itype), letter(jobz), letter(uplo), handle(A),
                handle(B), written(W, "d"))


def ssygvdf_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSYGVDF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvdf_memory", context, integer(itype), letter(jobz), integer(n))


def dsygvdf_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSYGVDF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvdf_memory", context, integer(itype), letter(jobz), integer(n))


def chegvdf_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHEGVDF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvdf_memory", context, integer(itype), letter(jobz), integer(n))


def zhegvdf_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHEGVDF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvdf_memory", context, integer(itype), letter(jobz), integer(n))


def ssygvx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
           ldb: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """SSYGVX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    LAPACK's routine for part of a spectrum: SYGVDX with the vectors in a matrix of their own.

    itype   1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A and of B that is read
    n       order of A and B, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    B       n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
            POTRF makes
    ldb     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of the ordinary problem's
            matrix
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_ssygvx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "s", lda), integer(lda), written(B, "s", ldb), integer(ldb),
                real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), written(Z, "s", ldz), integer(ldz), written(ifail, "i"))


def dsygvx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
           ldb: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """DSYGVX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    LAPACK's routine for part of a spectrum: SYGVDX with the vectors in a matrix of their own.

    itype   1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A and of B that is read
    n       order of A and B, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    B       n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
            POTRF makes
    ldb     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of the ordinary problem's
            matrix
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_dsygvx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "d", lda), integer(lda), written(B, "d", ldb), integer(ldb),
                real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), written(Z, "d", ldz), integer(ldz), written(ifail, "i"))


def chegvx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
           ldb: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """CHEGVX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    LAPACK's routine for part of a spectrum: SYGVDX with the vectors in a matrix of their own.

    itype   1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A and of B that is read
    n       order of A and B, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    B       n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
            POTRF makes
    ldb     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of the ordinary problem's
            matrix
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_chegvx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "c", lda), integer(lda), written(B, "c", ldb), integer(ldb),
                real32(vl), real32(vu), integer(il), integer(iu), real32(abstol), written(m, "i"),
                written(W, "s"), written(Z, "c", ldz), integer(ldz), written(ifail, "i"))


def zhegvx(itype: int, jobz: Letter, range: Letter, uplo: Letter, n: int, A: Array, lda: int, B: Array,
           ldb: int, vl: float, vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Array,
           ldz: int, ifail: Array, *, context: Context | None = None) -> int:
    """ZHEGVX: part of the eigenvalues and, on demand, of the eigenvectors of a generalized symmetric-definite problem.
    LAPACK's routine for part of a spectrum: SYGVDX with the vectors in a matrix of their own.

    itype   1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    uplo    'L' or 'U': the triangle of A and of B that is read
    n       order of A and B, n >= 0
    A       n-by-n, read and written: the matrix; its named triangle may be destroyed
    lda     >= max(1, n)
    B       n-by-n, read and written: the positive definite matrix, its named triangle overwritten by the factor that
            POTRF makes
    ldb     >= max(1, n)
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of the ordinary problem's
            matrix
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, since every vector that was found is
            one

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. m is 0, A and W
      are unchanged, B is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero; nothing
      was found

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge;
      nothing was found
    """
    return call("lapilli_zhegvx", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                integer(n), written(A, "z", lda), integer(lda), written(B, "z", ldb), integer(ldb),
                real64(vl), real64(vu), integer(il), integer(iu), real64(abstol), written(m, "i"),
                written(W, "d"), written(Z, "z", ldz), integer(ldz), written(ifail, "i"))


def ssygvx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """SSYGVX on spread matrices."""
    return call("lapilli_ssygvx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol),
                written(m, "i"), written(W, "s"), handle(Z), written(ifail, "i"))


def dsygvx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """DSYGVX on spread matrices."""
    return call("lapilli_dsygvx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol),
                written(m, "i"), written(W, "d"), handle(Z), written(ifail, "i"))


def chegvx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """CHEGVX on spread matrices."""
    return call("lapilli_chegvx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol),
                written(m, "i"), written(W, "s"), handle(Z), written(ifail, "i"))


def zhegvx_mgpu(itype: int, jobz: Letter, range: Letter, uplo: Letter, A: Matrix, B: Matrix, vl: float,
                vu: float, il: int, iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """ZHEGVX on spread matrices."""
    return call("lapilli_zhegvx_mgpu", context, integer(itype), letter(jobz), letter(range), letter(uplo),
                handle(A), handle(B), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol),
                written(m, "i"), written(W, "d"), handle(Z), written(ifail, "i"))


def ssygvx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What SSYGVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssygvx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))


def dsygvx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What DSYGVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsygvx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))


def chegvx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What CHEGVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chegvx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))


def zhegvx_memory(itype: int, jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What ZHEGVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhegvx_memory", context, integer(itype), letter(jobz), letter(range), integer(n),
                  integer(il), integer(iu))
