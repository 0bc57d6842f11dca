# SPDX-License-Identifier: BSD-3-Clause
"""Symmetric tridiagonal eigenproblems. T has the diagonal D and the off-diagonal E. Where n = 0 nothing is read, and
nothing but counts is written. Arrays may be in host memory or in that of a device. A NaN or an infinity in D or E is
LAPILLI_ERROR_NOT_FINITE.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, real32,
                        real64, written)

__all__ = [
    "ssterf", "dsterf", "ssterf_memory", "dsterf_memory", "sstev", "dstev", "sstev_mgpu", "dstev_mgpu", "sstev_memory",
    "dstev_memory", "sstevd", "dstevd", "sstevd_mgpu", "dstevd_mgpu", "sstevd_memory", "dstevd_memory", "sstevx",
    "dstevx", "sstevx_mgpu", "dstevx_mgpu", "sstevx_memory", "dstevx_memory", "sstevr", "dstevr", "sstevr_mgpu",
    "dstevr_mgpu", "sstevr_memory", "dstevr_memory", "sstebz", "dstebz", "sstebz_memory", "dstebz_memory", "sstein",
    "dstein", "cstein", "zstein", "sstein_mgpu", "dstein_mgpu", "cstein_mgpu", "zstein_mgpu", "sstein_memory",
    "dstein_memory", "cstein_memory", "zstein_memory"
]


def ssterf(n: int, D: Array, E: Array, *, context: Context | None = None) -> int:
    """SSTERF: all eigenvalues of a symmetric tridiagonal matrix.
    On devices by bisection, in memory that grows with n only; on the CPU by LAPACK's variant of QR.

    n  order of T, n >= 0
    D  n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E  n - 1 elements, read and written: off-diagonal, destroyed

    info = i > 0: i off-diagonal elements did not converge to zero
    """
    return call("lapilli_ssterf", context, integer(n), written(D, "s"), written(E, "s"))


def dsterf(n: int, D: Array, E: Array, *, context: Context | None = None) -> int:
    """DSTERF: all eigenvalues of a symmetric tridiagonal matrix.
    On devices by bisection, in memory that grows with n only; on the CPU by LAPACK's variant of QR.

    n  order of T, n >= 0
    D  n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E  n - 1 elements, read and written: off-diagonal, destroyed

    info = i > 0: i off-diagonal elements did not converge to zero
    """
    return call("lapilli_dsterf", context, integer(n), written(D, "d"), written(E, "d"))


def ssterf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SSTERF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssterf_memory", context, integer(n))


def dsterf_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DSTERF needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsterf_memory", context, integer(n))


def sstev(jobz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """SSTEV: all eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix.
    The same as STEVD here: divide and conquer, not the slower QR iteration of LAPACK's STEV.

    jobz  'N': values only, 'V': vectors as well
    n     order of T, n >= 0
    D     n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E     n - 1 elements, read and written: off-diagonal, destroyed
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_sstev", context, letter(jobz), integer(n), written(D, "s"), written(E, "s"),
                written(Z, "s", ldz), integer(ldz))


def dstev(jobz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
          context: Context | None = None) -> int:
    """DSTEV: all eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix.
    The same as STEVD here: divide and conquer, not the slower QR iteration of LAPACK's STEV.

    jobz  'N': values only, 'V': vectors as well
    n     order of T, n >= 0
    D     n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E     n - 1 elements, read and written: off-diagonal, destroyed
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dstev", context, letter(jobz), integer(n), written(D, "d"), written(E, "d"),
                written(Z, "d", ldz), integer(ldz))


def sstev_mgpu(jobz: Letter, n: int, D: Array, E: Array, Z: Matrix, *, context: Context | None = None) -> int:
    """SSTEV on spread matrices."""
    return call("lapilli_sstev_mgpu", context, letter(jobz), integer(n), written(D, "s"), written(E, "s"),
                handle(Z))


def dstev_mgpu(jobz: Letter, n: int, D: Array, E: Array, Z: Matrix, *, context: Context | None = None) -> int:
    """DSTEV on spread matrices."""
    return call("lapilli_dstev_mgpu", context, letter(jobz), integer(n), written(D, "d"), written(E, "d"),
                handle(Z))


def sstev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSTEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sstev_memory", context, letter(jobz), integer(n))


def dstev_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSTEV needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dstev_memory", context, letter(jobz), integer(n))


def sstevd(jobz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """SSTEVD: all eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix.
    Divide and conquer: STEDC with vectors of T itself.

    jobz  'N': values only, 'V': vectors as well
    n     order of T, n >= 0
    D     n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E     n - 1 elements, read and written: off-diagonal, destroyed
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_sstevd", context, letter(jobz), integer(n), written(D, "s"), written(E, "s"),
                written(Z, "s", ldz), integer(ldz))


def dstevd(jobz: Letter, n: int, D: Array, E: Array, Z: Array, ldz: int, *,
           context: Context | None = None) -> int:
    """DSTEVD: all eigenvalues and, on demand, eigenvectors of a symmetric tridiagonal matrix.
    Divide and conquer: STEDC with vectors of T itself.

    jobz  'N': values only, 'V': vectors as well
    n     order of T, n >= 0
    D     n elements, read and written: diagonal, overwritten by the eigenvalues in ascending order
    E     n - 1 elements, read and written: off-diagonal, destroyed
    Z     n-by-n, written, not looked at unless jobz is 'V': the orthonormal eigenvectors
    ldz   >= max(1, n); >= 1 unless jobz is 'V'

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge
    """
    return call("lapilli_dstevd", context, letter(jobz), integer(n), written(D, "d"), written(E, "d"),
                written(Z, "d", ldz), integer(ldz))


def sstevd_mgpu(jobz: Letter, n: int, D: Array, E: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """SSTEVD on spread matrices."""
    return call("lapilli_sstevd_mgpu", context, letter(jobz), integer(n), written(D, "s"), written(E, "s"),
                handle(Z))


def dstevd_mgpu(jobz: Letter, n: int, D: Array, E: Array, Z: Matrix, *,
                context: Context | None = None) -> int:
    """DSTEVD on spread matrices."""
    return call("lapilli_dstevd_mgpu", context, letter(jobz), integer(n), written(D, "d"), written(E, "d"),
                handle(Z))


def sstevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What SSTEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sstevd_memory", context, letter(jobz), integer(n))


def dstevd_memory(jobz: Letter, n: int, *, context: Context | None = None) -> Memory:
    """What DSTEVD needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dstevd_memory", context, letter(jobz), integer(n))


def sstevx(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int, iu: int,
           abstol: float, m: Array, W: Array, Z: Array, ldz: int, ifail: Array, *,
           context: Context | None = None) -> int:
    """SSTEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric tridiagonal matrix.
    Values alone by bisection, vectors by divide and conquer, whose last merge makes only those that are wanted. D and E
    stay as they are.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  the error that values may have; where it is above 0 and below eps times the norm of T, LAPACK's bisection
            and inverse iteration on the CPU find them as exactly as they go
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, or the numbers of vectors that did
            not converge

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero; nothing was found

    info = i > 0 and jobz is 'V': vectors did not converge, see ifail; or, where i > n, an eigenvalue of the submatrix
      of rows and columns i / (n + 1) to i mod (n + 1) did not, and nothing was found
    """
    return call("lapilli_sstevx", context, letter(jobz), letter(range), integer(n), read(D, "s"),
                read(E, "s"), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol),
                written(m, "i"), written(W, "s"), written(Z, "s", ldz), integer(ldz), written(ifail, "i"))


def dstevx(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int, iu: int,
           abstol: float, m: Array, W: Array, Z: Array, ldz: int, ifail: Array, *,
           context: Context | None = None) -> int:
    """DSTEVX: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric tridiagonal matrix.
    Values alone by bisection, vectors by divide and conquer, whose last merge makes only those that are wanted. D and E
    stay as they are.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  the error that values may have; where it is above 0 and below eps times the norm of T, LAPACK's bisection
            and inverse iteration on the CPU find them as exactly as they go
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    ifail   n elements, written, not looked at unless jobz is 'V': the first m: 0, or the numbers of vectors that did
            not converge

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero; nothing was found

    info = i > 0 and jobz is 'V': vectors did not converge, see ifail; or, where i > n, an eigenvalue of the submatrix
      of rows and columns i / (n + 1) to i mod (n + 1) did not, and nothing was found
    """
    return call("lapilli_dstevx", context, letter(jobz), letter(range), integer(n), read(D, "d"),
                read(E, "d"), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol),
                written(m, "i"), written(W, "d"), written(Z, "d", ldz), integer(ldz), written(ifail, "i"))


def sstevx_mgpu(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int,
                iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """SSTEVX on spread matrices."""
    return call("lapilli_sstevx_mgpu", context, letter(jobz), letter(range), integer(n), read(D, "s"),
                read(E, "s"), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol),
                written(m, "i"), written(W, "s"), handle(Z), written(ifail, "i"))


def dstevx_mgpu(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int,
                iu: int, abstol: float, m: Array, W: Array, Z: Matrix, ifail: Array, *,
                context: Context | None = None) -> int:
    """DSTEVX on spread matrices."""
    return call("lapilli_dstevx_mgpu", context, letter(jobz), letter(range), integer(n), read(D, "d"),
                read(E, "d"), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol),
                written(m, "i"), written(W, "d"), handle(Z), written(ifail, "i"))


def sstevx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What SSTEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sstevx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def dstevx_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What DSTEVX needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dstevx_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def sstevr(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int, iu: int,
           abstol: float, m: Array, W: Array, Z: Array, ldz: int, isuppz: Array, *,
           context: Context | None = None) -> int:
    """SSTEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric tridiagonal matrix.
    STEVX with LAPACK's other arguments: values alone by bisection, vectors by divide and conquer. D and E stay as they
    are.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of T
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    isuppz  2 * n elements, written, not looked at unless jobz is 'V', and range is 'A' or il is 1 and iu n: of each
            vector the first and the last element that may not be zero: 1 and n

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero; nothing was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_sstevr", context, letter(jobz), letter(range), integer(n), read(D, "s"),
                read(E, "s"), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol),
                written(m, "i"), written(W, "s"), written(Z, "s", ldz), integer(ldz), written(isuppz, "i"))


def dstevr(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int, iu: int,
           abstol: float, m: Array, W: Array, Z: Array, ldz: int, isuppz: Array, *,
           context: Context | None = None) -> int:
    """DSTEVR: part of the eigenvalues and, on demand, of the eigenvectors of a symmetric tridiagonal matrix.
    STEVX with LAPACK's other arguments: values alone by bisection, vectors by divide and conquer. D and E stay as they
    are.

    jobz    'N': values only, 'V': vectors as well
    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V' and n > 0
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  not looked at: the error of a value is a small multiple of eps times the norm of T
    m       one number, written: how many were found
    W       n elements, written: the first m: eigenvalues in ascending order
    Z       written, not looked at unless jobz is 'V': the first m columns: the orthonormal eigenvectors
    ldz     >= max(1, n); >= 1 unless jobz is 'V'
    isuppz  2 * n elements, written, not looked at unless jobz is 'V', and range is 'A' or il is 1 and iu n: of each
            vector the first and the last element that may not be zero: 1 and n

    info = i > 0 and jobz is not 'V': i off-diagonal elements did not converge to zero; nothing was found

    info = i > 0 and jobz is 'V': an eigenvalue of the submatrix of rows and columns i / (n + 1) to i mod (n + 1) did
      not converge; nothing was found
    """
    return call("lapilli_dstevr", context, letter(jobz), letter(range), integer(n), read(D, "d"),
                read(E, "d"), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol),
                written(m, "i"), written(W, "d"), written(Z, "d", ldz), integer(ldz), written(isuppz, "i"))


def sstevr_mgpu(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int,
                iu: int, abstol: float, m: Array, W: Array, Z: Matrix, isuppz: Array, *,
                context: Context | None = None) -> int:
    """SSTEVR on spread matrices."""
    return call("lapilli_sstevr_mgpu", context, letter(jobz), letter(range), integer(n), read(D, "s"),
                read(E, "s"), real32(vl), real32(vu), integer(il), integer(iu), real32(abstol),
                written(m, "i"), written(W, "s"), handle(Z), written(isuppz, "i"))


def dstevr_mgpu(jobz: Letter, range: Letter, n: int, D: Array, E: Array, vl: float, vu: float, il: int,
                iu: int, abstol: float, m: Array, W: Array, Z: Matrix, isuppz: Array, *,
                context: Context | None = None) -> int:
    """DSTEVR on spread matrices."""
    return call("lapilli_dstevr_mgpu", context, letter(jobz), letter(range), integer(n), read(D, "d"),
                read(E, "d"), real64(vl), real64(vu), integer(il), integer(iu), real64(abstol),
                written(m, "i"), written(W, "d"), handle(Z), written(isuppz, "i"))


def sstevr_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What SSTEVR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sstevr_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def dstevr_memory(jobz: Letter, range: Letter, n: int, il: int, iu: int, *,
                  context: Context | None = None) -> Memory:
    """What DSTEVR needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dstevr_memory", context, letter(jobz), letter(range), integer(n), integer(il),
                  integer(iu))


def sstebz(range: Letter, order: Letter, n: int, vl: float, vu: float, il: int, iu: int, abstol: float,
           D: Array, E: Array, m: Array, nsplit: Array, W: Array, iblock: Array, isplit: Array, *,
           context: Context | None = None) -> int:
    """SSTEBZ: part of the eigenvalues of a symmetric tridiagonal matrix by bisection, with the blocks into which it
    falls.

    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    order   'B': ascending within each block, block after block; 'E': ascending over the whole matrix
    n       order of T, n >= 0
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V'
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  the error that values may have; where it is above 0 and below eps times the norm of T, LAPACK's STEBZ on the
            CPU finds them as exactly as they go
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    m       one number, written: how many were found
    nsplit  one number, written: how many blocks there are
    W       n elements, written: the first m: the eigenvalues
    iblock  n elements, written: the first m: the block of each, from 1
    isplit  n elements, written: the first nsplit: the last row of each block

    info = i > 0: some values did not converge (1 or 3; their iblock is below 0), or, by index, were not found (2 or 3)
    """
    return call("lapilli_sstebz", context, letter(range), letter(order), integer(n), real32(vl), real32(vu),
                integer(il), integer(iu), real32(abstol), read(D, "s"), read(E, "s"), written(m, "i"),
                written(nsplit, "i"), written(W, "s"), written(iblock, "i"), written(isplit, "i"))


def dstebz(range: Letter, order: Letter, n: int, vl: float, vu: float, il: int, iu: int, abstol: float,
           D: Array, E: Array, m: Array, nsplit: Array, W: Array, iblock: Array, isplit: Array, *,
           context: Context | None = None) -> int:
    """DSTEBZ: part of the eigenvalues of a symmetric tridiagonal matrix by bisection, with the blocks into which it
    falls.

    range   'A': all, 'V': those in (vl, vu], 'I': the il-th through the iu-th
    order   'B': ascending within each block, block after block; 'E': ascending over the whole matrix
    n       order of T, n >= 0
    vl      lower bound where range is 'V'
    vu      upper bound where range is 'V', vu > vl where range is 'V'
    il      first where range is 'I', in ascending order from 1, 1 <= il <= max(1, n) where range is 'I'
    iu      last where range is 'I', min(n, il) <= iu <= n where range is 'I'
    abstol  the error that values may have; where it is above 0 and below eps times the norm of T, LAPACK's STEBZ on the
            CPU finds them as exactly as they go
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    m       one number, written: how many were found
    nsplit  one number, written: how many blocks there are
    W       n elements, written: the first m: the eigenvalues
    iblock  n elements, written: the first m: the block of each, from 1
    isplit  n elements, written: the first nsplit: the last row of each block

    info = i > 0: some values did not converge (1 or 3; their iblock is below 0), or, by index, were not found (2 or 3)
    """
    return call("lapilli_dstebz", context, letter(range), letter(order), integer(n), real64(vl), real64(vu),
                integer(il), integer(iu), real64(abstol), read(D, "d"), read(E, "d"), written(m, "i"),
                written(nsplit, "i"), written(W, "d"), written(iblock, "i"), written(isplit, "i"))


def sstebz_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SSTEBZ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sstebz_memory", context, integer(n))


def dstebz_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DSTEBZ needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dstebz_memory", context, integer(n))


def sstein(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Array, ldz: int,
           ifail: Array, *, context: Context | None = None) -> int:
    """SSTEIN: eigenvectors of a symmetric tridiagonal matrix for given eigenvalues, by inverse iteration.
    LAPACK's STEIN on the CPU, whatever the devices: vectors of close eigenvalues are made orthogonal one after the
    other. Where many vectors are wanted, STEVX and STEVR are the faster way.

    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    m       how many vectors, 0 <= m <= n
    W       m elements, read: the eigenvalues, block after block, in ascending order within each: as STEBZ has them for
            order 'B'
    iblock  m elements, read: the block of each, from 1
    isplit  n elements, read: the last row of each block
    Z       n-by-m, written: the eigenvectors
    ldz     >= max(1, n)
    ifail   m elements, written: 0, or the numbers of vectors that did not converge

    info = i > 0: i vectors did not converge: see ifail
    """
    return call("lapilli_sstein", context, integer(n), read(D, "s"), read(E, "s"), integer(m), read(W, "s"),
                read(iblock, "i"), read(isplit, "i"), written(Z, "s", ldz), integer(ldz), written(ifail, "i"))


def dstein(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Array, ldz: int,
           ifail: Array, *, context: Context | None = None) -> int:
    """DSTEIN: eigenvectors of a symmetric tridiagonal matrix for given eigenvalues, by inverse iteration.
    LAPACK's STEIN on the CPU, whatever the devices: vectors of close eigenvalues are made orthogonal one after the
    other. Where many vectors are wanted, STEVX and STEVR are the faster way.

    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    m       how many vectors, 0 <= m <= n
    W       m elements, read: the eigenvalues, block after block, in ascending order within each: as STEBZ has them for
            order 'B'
    iblock  m elements, read: the block of each, from 1
    isplit  n elements, read: the last row of each block
    Z       n-by-m, written: the eigenvectors
    ldz     >= max(1, n)
    ifail   m elements, written: 0, or the numbers of vectors that did not converge

    info = i > 0: i vectors did not converge: see ifail
    """
    return call("lapilli_dstein", context, integer(n), read(D, "d"), read(E, "d"), integer(m), read(W, "d"),
                read(iblock, "i"), read(isplit, "i"), written(Z, "d", ldz), integer(ldz), written(ifail, "i"))


def cstein(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Array, ldz: int,
           ifail: Array, *, context: Context | None = None) -> int:
    """CSTEIN: eigenvectors of a symmetric tridiagonal matrix for given eigenvalues, by inverse iteration.
    LAPACK's STEIN on the CPU, whatever the devices: vectors of close eigenvalues are made orthogonal one after the
    other. Where many vectors are wanted, STEVX and STEVR are the faster way.

    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    m       how many vectors, 0 <= m <= n
    W       m elements, read: the eigenvalues, block after block, in ascending order within each: as STEBZ has them for
            order 'B'
    iblock  m elements, read: the block of each, from 1
    isplit  n elements, read: the last row of each block
    Z       n-by-m, written: the eigenvectors
    ldz     >= max(1, n)
    ifail   m elements, written: 0, or the numbers of vectors that did not converge

    info = i > 0: i vectors did not converge: see ifail
    """
    return call("lapilli_cstein", context, integer(n), read(D, "s"), read(E, "s"), integer(m), read(W, "s"),
                read(iblock, "i"), read(isplit, "i"), written(Z, "c", ldz), integer(ldz), written(ifail, "i"))


def zstein(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Array, ldz: int,
           ifail: Array, *, context: Context | None = None) -> int:
    """ZSTEIN: eigenvectors of a symmetric tridiagonal matrix for given eigenvalues, by inverse iteration.
    LAPACK's STEIN on the CPU, whatever the devices: vectors of close eigenvalues are made orthogonal one after the
    other. Where many vectors are wanted, STEVX and STEVR are the faster way.

    n       order of T, n >= 0
    D       n elements, read: diagonal
    E       n - 1 elements, read: off-diagonal
    m       how many vectors, 0 <= m <= n
    W       m elements, read: the eigenvalues, block after block, in ascending order within each: as STEBZ has them for
            order 'B'
    iblock  m elements, read: the block of each, from 1
    isplit  n elements, read: the last row of each block
    Z       n-by-m, written: the eigenvectors
    ldz     >= max(1, n)
    ifail   m elements, written: 0, or the numbers of vectors that did not converge

    info = i > 0: i vectors did not converge: see ifail
    """
    return call("lapilli_zstein", context, integer(n), read(D, "d"), read(E, "d"), integer(m), read(W, "d"),
                read(iblock, "i"), read(isplit, "i"), written(Z, "z", ldz), integer(ldz), written(ifail, "i"))


def sstein_mgpu(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Matrix,
                ifail: Array, *, context: Context | None = None) -> int:
    """SSTEIN on spread matrices."""
    return call("lapilli_sstein_mgpu", context, integer(n), read(D, "s"), read(E, "s"), integer(m),
                read(W, "s"), read(iblock, "i"), read(isplit, "i"), handle(Z), written(ifail, "i"))


def dstein_mgpu(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Matrix,
                ifail: Array, *, context: Context | None = None) -> int:
    """DSTEIN on spread matrices."""
    return call("lapilli_dstein_mgpu", context, integer(n), read(D, "d"), read(E, "d"), integer(m),
                read(W, "d"), read(iblock, "i"), read(isplit, "i"), handle(Z), written(ifail, "i"))


def cstein_mgpu(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Matrix,
                ifail: Array, *, context: Context | None = None) -> int:
    """CSTEIN on spread matrices."""
    return call("lapilli_cstein_mgpu", context, integer(n), read(D, "s"), read(E, "s"), integer(m),
                read(W, "s"), read(iblock, "i"), read(isplit, "i"), handle(Z), written(ifail, "i"))


def zstein_mgpu(n: int, D: Array, E: Array, m: int, W: Array, iblock: Array, isplit: Array, Z: Matrix,
                ifail: Array, *, context: Context | None = None) -> int:
    """ZSTEIN on spread matrices."""
    return call("lapilli_zstein_mgpu", context, integer(n), read(D, "d"), read(E, "d"), integer(m),
                read(W, "d"), read(iblock, "i"), read(isplit, "i"), handle(Z), written(ifail, "i"))


def sstein_memory(n: int, m: int, *, context: Context | None = None) -> Memory:
    """What SSTEIN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sstein_memory", context, integer(n), integer(m))


def dstein_memory(n: int, m: int, *, context: Context | None = None) -> Memory:
    """What DSTEIN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dstein_memory", context, integer(n), integer(m))


def cstein_memory(n: int, m: int, *, context: Context | None = None) -> Memory:
    """What CSTEIN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cstein_memory", context, integer(n), integer(m))


def zstein_memory(n: int, m: int, *, context: Context | None = None) -> Memory:
    """What ZSTEIN needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zstein_memory", context, integer(n), integer(m))
