# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric and Hermitian matrices in packed storage. Where n = 0 nothing is read and nothing is done. One triangle of
the matrix is stored, column after column, without gaps, as LAPACK does it. It is unpacked on the host, into n^2
elements; AP stays as it is. A NaN or an infinity in it is LAPILLI_ERROR_NOT_FINITE.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, written)

__all__ = [
    "sspevd", "dspevd", "chpevd", "zhpevd", "sspevd_mgpu", "dspevd_mgpu", "chpevd_mgpu", "zhpevd_mgpu", "sspevd_memory",
    "dspevd_memory", "chpevd_memory", "zhpevd_memory", "sspev", "dspev", "chpev", "zhpev", "sspev_mgpu", "dspev_mgpu",
    "chpev_mgpu", "zhpev_mgpu", "sspev_memory", "dspev_memory", "chpev_memory", "zhpev_memory", "sspgvd", "dspgvd",
    "chpgvd", "zhpgvd", "sspgvd_mgpu", "dspgvd_mgpu", "chpgvd_mgpu", "zhpgvd_mgpu", "sspgvd_memory", "dspgvd_memory",
    "chpgvd_memory", "zhpgvd_memory", "sspgv", "dspgv", "chpgv", "zhpgv", "sspgv_mgpu", "dspgv_mgpu", "chpgv_mgpu",
    "zhpgv_mgpu", "sspgv_memory", "dspgv_memory", "chpgv_memory", "zhpgv_memory"
]


def sspevd(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """SSPEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_sspevd", context, letter(jobz), letter(uplo), integer(n), read(AP, "s"),
                written(W, "s"), written(Z, "s", ldz), integer(ldz))


def dspevd(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """DSPEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dspevd", context, letter(jobz), letter(uplo), integer(n), read(AP, "d"),
                written(W, "d"), written(Z, "d", ldz), integer(ldz))


def chpevd(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """CHPEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_chpevd", context, letter(jobz), letter(uplo), integer(n), read(AP, "c"),
                written(W, "s"), written(Z, "c", ldz), integer(ldz))


def zhpevd(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """ZHPEVD: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_zhpevd", context, letter(jobz), letter(uplo), integer(n), read(AP, "z"),
                written(W, "d"), written(Z, "z", ldz), integer(ldz))


def sspevd_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """SSPEVD on spread matrices."""
    return call("lapilli_sspevd_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "s"),
                written(W, "s"), handle(Z))


def dspevd_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """DSPEVD on spread matrices."""
    return call("lapilli_dspevd_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "d"),
                written(W, "d"), handle(Z))


def chpevd_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """CHPEVD on spread matrices."""
    return call("lapilli_chpevd_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "c"),
                written(W, "s"), handle(Z))


def zhpevd_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """ZHPEVD on spread matrices."""
    return call("lapilli_zhpevd_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "z"),
                written(W, "d"), handle(Z))


def sspevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSPEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sspevd_memory", context, letter(jobz), integer(n))


def dspevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSPEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dspevd_memory", context, letter(jobz), integer(n))


def chpevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHPEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chpevd_memory", context, letter(jobz), integer(n))


def zhpevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHPEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhpevd_memory", context, letter(jobz), integer(n))


def sspev(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """SSPEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.
    The same as SPEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_sspev", context, letter(jobz), letter(uplo), integer(n), read(AP, "s"),
                written(W, "s"), written(Z, "s", ldz), integer(ldz))


def dspev(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """DSPEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.
    The same as SPEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dspev", context, letter(jobz), letter(uplo), integer(n), read(AP, "d"),
                written(W, "d"), written(Z, "d", ldz), integer(ldz))


def chpev(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """CHPEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.
    The same as SPEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_chpev", context, letter(jobz), letter(uplo), integer(n), read(AP, "c"),
                written(W, "s"), written(Z, "c", ldz), integer(ldz))


def zhpev(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """ZHPEV: all eigenvalues and, on demand, eigenvectors of a symmetric or Hermitian matrix in packed storage.
    The same as SPEVD, by divide and conquer.

    jobz  'N': values only, 'V': vectors as well
    uplo  'L' or 'U': the triangle that AP holds
    n     order of the matrix, n >= 0
    AP    n * (n + 1) / 2 elements, read: the triangle, column after column
    W     n elements, written: eigenvalues in ascending order
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_zhpev", context, letter(jobz), letter(uplo), integer(n), read(AP, "z"),
                written(W, "d"), written(Z, "z", ldz), integer(ldz))


def sspev_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """SSPEV on spread matrices."""
    return call("lapilli_sspev_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "s"),
                written(W, "s"), handle(Z))


def dspev_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """DSPEV on spread matrices."""
    return call("lapilli_dspev_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "d"),
                written(W, "d"), handle(Z))


def chpev_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """CHPEV on spread matrices."""
    return call("lapilli_chpev_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "c"),
                written(W, "s"), handle(Z))


def zhpev_mgpu(jobz: Letter, uplo: Letter, n: int, AP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """ZHPEV on spread matrices."""
    return call("lapilli_zhpev_mgpu", context, letter(jobz), letter(uplo), integer(n), read(AP, "z"),
                written(W, "d"), handle(Z))


def sspev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSPEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sspev_memory", context, letter(jobz), integer(n))


def dspev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSPEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dspev_memory", context, letter(jobz), integer(n))


def chpev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHPEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chpev_memory", context, letter(jobz), integer(n))


def zhpev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHPEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhpev_memory", context, letter(jobz), integer(n))


def sspgvd(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
           *, context: Context | None = None) -> int:
    """SSPGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_sspgvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "s"), written(BP, "s"), written(W, "s"), written(Z, "s", ldz), integer(ldz))


def dspgvd(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
           *, context: Context | None = None) -> int:
    """DSPGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_dspgvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "d"), written(BP, "d"), written(W, "d"), written(Z, "d", ldz), integer(ldz))


def chpgvd(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
           *, context: Context | None = None) -> int:
    """CHPGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_chpgvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "c"), written(BP, "c"), written(W, "s"), written(Z, "c", ldz), integer(ldz))


def zhpgvd(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
           *, context: Context | None = None) -> int:
    """ZHPGVD: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    itype 1 is A x = lambda B x, itype 2 is A B x = lambda x, itype 3 is B A x = lambda x. The vectors are normalized as
    LAPACK's: Z^H B Z = I for itypes 1 and 2, Z^H B^-1 Z = I for itype 3.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_zhpgvd", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "z"), written(BP, "z"), written(W, "d"), written(Z, "z", ldz), integer(ldz))


def sspgvd_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """SSPGVD on spread matrices."""
    return call("lapilli_sspgvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "s"), written(BP, "s"), written(W, "s"), handle(Z))


def dspgvd_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """DSPGVD on spread matrices."""
    return call("lapilli_dspgvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "d"), written(BP, "d"), written(W, "d"), handle(Z))


def chpgvd_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """CHPGVD on spread matrices."""
    return call("lapilli_chpgvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "c"), written(BP, "c"), written(W, "s"), handle(Z))


def zhpgvd_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """ZHPGVD on spread matrices."""
    return call("lapilli_zhpgvd_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "z"), written(BP, "z"), written(W, "d"), handle(Z))


def sspgvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSPGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sspgvd_memory", context, integer(itype), letter(jobz), integer(n))


def dspgvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSPGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dspgvd_memory", context, integer(itype), letter(jobz), integer(n))


def chpgvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHPGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chpgvd_memory", context, integer(itype), letter(jobz), integer(n))


def zhpgvd_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHPGVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhpgvd_memory", context, integer(itype), letter(jobz), integer(n))


def sspgv(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
          *, context: Context | None = None) -> int:
    """SSPGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    The same as SPGVD, by divide and conquer.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_sspgv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "s"), written(BP, "s"), written(W, "s"), written(Z, "s", ldz), integer(ldz))


def dspgv(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
          *, context: Context | None = None) -> int:
    """DSPGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    The same as SPGVD, by divide and conquer.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_dspgv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "d"), written(BP, "d"), written(W, "d"), written(Z, "d", ldz), integer(ldz))


def chpgv(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
          *, context: Context | None = None) -> int:
    """CHPGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    The same as SPGVD, by divide and conquer.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_chpgv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "c"), written(BP, "c"), written(W, "s"), written(Z, "c", ldz), integer(ldz))


def zhpgv(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Array, ldz: int,
          *, context: Context | None = None) -> int:
    """ZHPGV: all eigenvalues and, on demand, eigenvectors of a generalized symmetric-definite problem in packed
    storage.
    The same as SPGVD, by divide and conquer.

    itype  1: A x = lambda B x, 2: A B x = lambda x, 3: B A x = lambda x, 1 <= itype <= 3
    jobz   'N': values only, 'V': vectors as well
    uplo   'L' or 'U': the triangle that AP and BP hold
    n      order of A and B, n >= 0
    AP     n * (n + 1) / 2 elements, read: the triangle of A, column after column
    BP     n * (n + 1) / 2 elements, read and written: that of the positive definite B, overwritten by its Cholesky
           factor, packed alike
    W      n elements, written: eigenvalues in ascending order
    Z      n-by-n, written, not looked at unless jobz is 'V': the eigenvectors
    ldz    >= max(1, n); >= 1 unless jobz is 'V'

    info = i > n: the leading minor of B of order i - n is not positive definite. A NaN counts as that. W and Z are
      unchanged, BP is as after POTRF

    info = i <= n and jobz is not 'V': i off-diagonal elements of the tridiagonal form did not converge to zero

    info = i <= n and jobz is 'V': an eigenvalue of a submatrix that begins with row and column i did not converge
    """
    return call("lapilli_zhpgv", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "z"), written(BP, "z"), written(W, "d"), written(Z, "z", ldz), integer(ldz))


def sspgv_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """SSPGV on spread matrices."""
    return call("lapilli_sspgv_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "s"), written(BP, "s"), written(W, "s"), handle(Z))


def dspgv_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """DSPGV on spread matrices."""
    return call("lapilli_dspgv_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "d"), written(BP, "d"), written(W, "d"), handle(Z))


def chpgv_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """CHPGV on spread matrices."""
    return call("lapilli_chpgv_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "c"), written(BP, "c"), written(W, "s"), handle(Z))


def zhpgv_mgpu(itype: int, jobz: Letter, uplo: Letter, n: int, AP: Array, BP: Array, W: Array, Z: Matrix, *,
               context: Context | None = None) -> int:
    """ZHPGV on spread matrices."""
    return call("lapilli_zhpgv_mgpu", context, integer(itype), letter(jobz), letter(uplo), integer(n),
                read(AP, "z"), written(BP, "z"), written(W, "d"), handle(Z))


def sspgv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSPGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sspgv_memory", context, integer(itype), letter(jobz), integer(n))


def dspgv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSPGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dspgv_memory", context, integer(itype), letter(jobz), integer(n))


def chpgv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What CHPGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_chpgv_memory", context, integer(itype), letter(jobz), integer(n))


def zhpgv_memory(itype: int, jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What ZHPGV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhpgv_memory", context, integer(itype), letter(jobz), integer(n))
