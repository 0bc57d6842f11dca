# SPDX-License-Identifier: BSD-3-Clause
"""Norms, equilibration and condition numbers. What is asked of a matrix before and after a linear system is solved.
Matrices are read and not changed. LAPACK's norms are functions; here the norm is the last argument, and the return
value is info.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Memory, call, handle, integer, letter, memory, read, real32,
                        real64, written)

__all__ = [
    "slange", "dlange", "clange", "zlange", "slange_mgpu", "dlange_mgpu", "clange_mgpu", "zlange_mgpu", "slange_memory",
    "dlange_memory", "clange_memory", "zlange_memory", "slansy", "dlansy", "clansy", "zlansy", "slansy_mgpu",
    "dlansy_mgpu", "clansy_mgpu", "zlansy_mgpu", "slansy_memory", "dlansy_memory", "clansy_memory", "zlansy_memory",
    "clanhe", "zlanhe", "clanhe_mgpu", "zlanhe_mgpu", "clanhe_memory", "zlanhe_memory", "sgeequ", "dgeequ", "cgeequ",
    "zgeequ", "sgeequ_mgpu", "dgeequ_mgpu", "cgeequ_mgpu", "zgeequ_mgpu", "sgeequ_memory", "dgeequ_memory",
    "cgeequ_memory", "zgeequ_memory", "spoequ", "dpoequ", "cpoequ", "zpoequ", "spoequ_mgpu", "dpoequ_mgpu",
    "cpoequ_mgpu", "zpoequ_mgpu", "spoequ_memory", "dpoequ_memory", "cpoequ_memory", "zpoequ_memory", "sgecon",
    "dgecon", "cgecon", "zgecon", "sgecon_mgpu", "dgecon_mgpu", "cgecon_mgpu", "zgecon_mgpu", "sgecon_memory",
    "dgecon_memory", "cgecon_memory", "zgecon_memory", "spocon", "dpocon", "cpocon", "zpocon", "spocon_mgpu",
    "dpocon_mgpu", "cpocon_mgpu", "zpocon_mgpu", "spocon_memory", "dpocon_memory", "cpocon_memory", "zpocon_memory",
    "ssycon", "dsycon", "csycon", "zsycon", "ssycon_mgpu", "dsycon_mgpu", "csycon_mgpu", "zsycon_mgpu", "ssycon_memory",
    "dsycon_memory", "csycon_memory", "zsycon_memory", "checon", "zhecon", "checon_mgpu", "zhecon_mgpu",
    "checon_memory", "zhecon_memory"
]


def slange(norm: Letter, m: int, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """SLANGE: computes a norm of a matrix.
    The norm of a matrix without rows or columns is 0. It is NaN where an element is NaN, and infinite where one is
    infinite and none is NaN.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    A      m-by-n, read: the matrix
    lda    >= max(1, m)
    value  one number, written: the norm
    """
    return call("lapilli_slange", context, letter(norm), integer(m), integer(n), read(A, "s", lda),
                integer(lda), written(value, "s"))


def dlange(norm: Letter, m: int, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """DLANGE: computes a norm of a matrix.
    The norm of a matrix without rows or columns is 0. It is NaN where an element is NaN, and infinite where one is
    infinite and none is NaN.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    A      m-by-n, read: the matrix
    lda    >= max(1, m)
    value  one number, written: the norm
    """
    return call("lapilli_dlange", context, letter(norm), integer(m), integer(n), read(A, "d", lda),
                integer(lda), written(value, "d"))


def clange(norm: Letter, m: int, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """CLANGE: computes a norm of a matrix.
    The norm of a matrix without rows or columns is 0. It is NaN where an element is NaN, and infinite where one is
    infinite and none is NaN.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    A      m-by-n, read: the matrix
    lda    >= max(1, m)
    value  one number, written: the norm
    """
    return call("lapilli_clange", context, letter(norm), integer(m), integer(n), read(A, "c", lda),
                integer(lda), written(value, "s"))


def zlange(norm: Letter, m: int, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """ZLANGE: computes a norm of a matrix.
    The norm of a matrix without rows or columns is 0. It is NaN where an element is NaN, and infinite where one is
    infinite and none is NaN.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    m      rows of A, m >= 0
    n      columns of A, n >= 0
    A      m-by-n, read: the matrix
    lda    >= max(1, m)
    value  one number, written: the norm
    """
    return call("lapilli_zlange", context, letter(norm), integer(m), integer(n), read(A, "z", lda),
                integer(lda), written(value, "d"))


def slange_mgpu(norm: Letter, A: Matrix, value: Array, *, context: Context | None = None) -> int:
    """SLANGE on spread matrices."""
    return call("lapilli_slange_mgpu", context, letter(norm), handle(A), written(value, "s"))


def dlange_mgpu(norm: Letter, A: Matrix, value: Array, *, context: Context | None = None) -> int:
    """DLANGE on spread matrices."""
    return call("lapilli_dlange_mgpu", context, letter(norm), handle(A), written(value, "d"))


def clange_mgpu(norm: Letter, A: Matrix, value: Array, *, context: Context | None = None) -> int:
    """CLANGE on spread matrices."""
    return call("lapilli_clange_mgpu", context, letter(norm), handle(A), written(value, "s"))


def zlange_mgpu(norm: Letter, A: Matrix, value: Array, *, context: Context | None = None) -> int:
    """ZLANGE on spread matrices."""
    return call("lapilli_zlange_mgpu", context, letter(norm), handle(A), written(value, "d"))


def slange_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SLANGE needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_slange_memory", context, integer(m), integer(n))


def dlange_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DLANGE needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dlange_memory", context, integer(m), integer(n))


def clange_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CLANGE needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_clange_memory", context, integer(m), integer(n))


def zlange_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZLANGE needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zlange_memory", context, integer(m), integer(n))


def slansy(norm: Letter, uplo: Letter, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """SLANSY: computes a norm of a symmetric matrix.
    Of a complex matrix, too, it is the transpose that A is equal to; that of a Hermitian one is LANHE. NaN and infinity
    count where they are in the triangle.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    value  one number, written: the norm
    """
    return call("lapilli_slansy", context, letter(norm), letter(uplo), integer(n), read(A, "s", lda),
                integer(lda), written(value, "s"))


def dlansy(norm: Letter, uplo: Letter, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """DLANSY: computes a norm of a symmetric matrix.
    Of a complex matrix, too, it is the transpose that A is equal to; that of a Hermitian one is LANHE. NaN and infinity
    count where they are in the triangle.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    value  one number, written: the norm
    """
    return call("lapilli_dlansy", context, letter(norm), letter(uplo), integer(n), read(A, "d", lda),
                integer(lda), written(value, "d"))


def clansy(norm: Letter, uplo: Letter, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """CLANSY: computes a norm of a symmetric matrix.
    Of a complex matrix, too, it is the transpose that A is equal to; that of a Hermitian one is LANHE. NaN and infinity
    count where they are in the triangle.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    value  one number, written: the norm
    """
    return call("lapilli_clansy", context, letter(norm), letter(uplo), integer(n), read(A, "c", lda),
                integer(lda), written(value, "s"))


def zlansy(norm: Letter, uplo: Letter, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """ZLANSY: computes a norm of a symmetric matrix.
    Of a complex matrix, too, it is the transpose that A is equal to; that of a Hermitian one is LANHE. NaN and infinity
    count where they are in the triangle.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    value  one number, written: the norm
    """
    return call("lapilli_zlansy", context, letter(norm), letter(uplo), integer(n), read(A, "z", lda),
                integer(lda), written(value, "d"))


def slansy_mgpu(norm: Letter, uplo: Letter, A: Matrix, value: Array, *,
                context: Context | None = None) -> int:
    """SLANSY on spread matrices."""
    return call("lapilli_slansy_mgpu", context, letter(norm), letter(uplo), handle(A), written(value, "s"))


def dlansy_mgpu(norm: Letter, uplo: Letter, A: Matrix, value: Array, *,
                context: Context | None = None) -> int:
    """DLANSY on spread matrices."""
    return call("lapilli_dlansy_mgpu", context, letter(norm), letter(uplo), handle(A), written(value, "d"))


def clansy_mgpu(norm: Letter, uplo: Letter, A: Matrix, value: Array, *,
                context: Context | None = None) -> int:
    """CLANSY on spread matrices."""
    return call("lapilli_clansy_mgpu", context, letter(norm), letter(uplo), handle(A), written(value, "s"))


def zlansy_mgpu(norm: Letter, uplo: Letter, A: Matrix, value: Array, *,
                context: Context | None = None) -> int:
    """ZLANSY on spread matrices."""
    return call("lapilli_zlansy_mgpu", context, letter(norm), letter(uplo), handle(A), written(value, "d"))


def slansy_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SLANSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_slansy_memory", context, integer(n))


def dlansy_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DLANSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dlansy_memory", context, integer(n))


def clansy_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CLANSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_clansy_memory", context, integer(n))


def zlansy_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZLANSY needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zlansy_memory", context, integer(n))


def clanhe(norm: Letter, uplo: Letter, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """CLANHE: computes a norm of a Hermitian matrix.
    The imaginary parts of the diagonal are not read. NaN and infinity count where they are in the triangle.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    value  one number, written: the norm
    """
    return call("lapilli_clanhe", context, letter(norm), letter(uplo), integer(n), read(A, "c", lda),
                integer(lda), written(value, "s"))


def zlanhe(norm: Letter, uplo: Letter, n: int, A: Array, lda: int, value: Array, *,
           context: Context | None = None) -> int:
    """ZLANHE: computes a norm of a Hermitian matrix.
    The imaginary parts of the diagonal are not read. NaN and infinity count where they are in the triangle.

    norm   'M', '1', 'O', 'I', 'F' or 'E': 'M': the largest
    uplo   'L' or 'U': the triangle of A that is read
    n      order of A, n >= 0
    A      n-by-n, read: the matrix
    lda    >= max(1, n)
    value  one number, written: the norm
    """
    return call("lapilli_zlanhe", context, letter(norm), letter(uplo), integer(n), read(A, "z", lda),
                integer(lda), written(value, "d"))


def clanhe_mgpu(norm: Letter, uplo: Letter, A: Matrix, value: Array, *,
                context: Context | None = None) -> int:
    """CLANHE on spread matrices."""
    return call("lapilli_clanhe_mgpu", context, letter(norm), letter(uplo), handle(A), written(value, "s"))


def zlanhe_mgpu(norm: Letter, uplo: Letter, A: Matrix, value: Array, *,
                context: Context | None = None) -> int:
    """ZLANHE on spread matrices."""
    return call("lapilli_zlanhe_mgpu", context, letter(norm), letter(uplo), handle(A), written(value, "d"))


def clanhe_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CLANHE needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_clanhe_memory", context, integer(n))


def zlanhe_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZLANHE needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zlanhe_memory", context, integer(n))


def sgeequ(m: int, n: int, A: Array, lda: int, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array,
           *, context: Context | None = None) -> int:
    """SGEEQU: computes factors of rows and columns that bring the largest elements of each to 1.
    B(i,j) = R(i) A(i,j) C(j). Of complex numbers the size is |Re| + |Im|. Factors stay in the range of normal numbers.
    Where m = 0 or n = 0, rowcnd = colcnd = 1, amax = 0.

    m       rows of A, m >= 0
    n       columns of A, n >= 0
    A       m-by-n, read: the matrix
    lda     >= max(1, m)
    R       m elements, written: factors of the rows, unless info is from 1 to m
    C       n elements, written: factors of the columns, where info = 0
    rowcnd  one number, written: the smallest R(i) over the largest, unless info is from 1 to m: above 0.1 and with amax
            in a good range, R is not worth it
    colcnd  one number, written: the smallest C(j) over the largest, where info = 0: above 0.1 C is not worth it
    amax    one number, written: the largest size; near overflow or underflow A should be scaled

    info = i <= m: row i is zero

    info = i > m: column i - m is zero
    """
    return call("lapilli_sgeequ", context, integer(m), integer(n), read(A, "s", lda), integer(lda),
                written(R, "s"), written(C, "s"), written(rowcnd, "s"), written(colcnd, "s"),
                written(amax, "s"))


def dgeequ(m: int, n: int, A: Array, lda: int, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array,
           *, context: Context | None = None) -> int:
    """DGEEQU: computes factors of rows and columns that bring the largest elements of each to 1.
    B(i,j) = R(i) A(i,j) C(j). Of complex numbers the size is |Re| + |Im|. Factors stay in the range of normal numbers.
    Where m = 0 or n = 0, rowcnd = colcnd = 1, amax = 0.

    m       rows of A, m >= 0
    n       columns of A, n >= 0
    A       m-by-n, read: the matrix
    lda     >= max(1, m)
    R       m elements, written: factors of the rows, unless info is from 1 to m
    C       n elements, written: factors of the columns, where info = 0
    rowcnd  one number, written: the smallest R(i) over the largest, unless info is from 1 to m: above 0.1 and with amax
            in a good range, R is not worth it
    colcnd  one number, written: the smallest C(j) over the largest, where info = 0: above 0.1 C is not worth it
    amax    one number, written: the largest size; near overflow or underflow A should be scaled

    info = i <= m: row i is zero

    info = i > m: column i - m is zero
    """
    return call("lapilli_dgeequ", context, integer(m), integer(n), read(A, "d", lda), integer(lda),
                written(R, "d"), written(C, "d"), written(rowcnd, "d"), written(colcnd, "d"),
                written(amax, "d"))


def cgeequ(m: int, n: int, A: Array, lda: int, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array,
           *, context: Context | None = None) -> int:
    """CGEEQU: computes factors of rows and columns that bring the largest elements of each to 1.
    B(i,j) = R(i) A(i,j) C(j). Of complex numbers the size is |Re| + |Im|. Factors stay in the range of normal numbers.
    Where m = 0 or n = 0, rowcnd = colcnd = 1, amax = 0.

    m       rows of A, m >= 0
    n       columns of A, n >= 0
    A       m-by-n, read: the matrix
    lda     >= max(1, m)
    R       m elements, written: factors of the rows, unless info is from 1 to m
    C       n elements, written: factors of the columns, where info = 0
    rowcnd  one number, written: the smallest R(i) over the largest, unless info is from 1 to m: above 0.1 and with amax
            in a good range, R is not worth it
    colcnd  one number, written: the smallest C(j) over the largest, where info = 0: above 0.1 C is not worth it
    amax    one number, written: the largest size; near overflow or underflow A should be scaled

    info = i <= m: row i is zero

    info = i > m: column i - m is zero
    """
    return call("lapilli_cgeequ", context, integer(m), integer(n), read(A, "c", lda), integer(lda),
                written(R, "s"), written(C, "s"), written(rowcnd, "s"), written(colcnd, "s"),
                written(amax, "s"))


def zgeequ(m: int, n: int, A: Array, lda: int, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array,
           *, context: Context | None = None) -> int:
    """ZGEEQU: computes factors of rows and columns that bring the largest elements of each to 1.
    B(i,j) = R(i) A(i,j) C(j). Of complex numbers the size is |Re| + |Im|. Factors stay in the range of normal numbers.
    Where m = 0 or n = 0, rowcnd = colcnd = 1, amax = 0.

    m       rows of A, m >= 0
    n       columns of A, n >= 0
    A       m-by-n, read: the matrix
    lda     >= max(1, m)
    R       m elements, written: factors of the rows, unless info is from 1 to m
    C       n elements, written: factors of the columns, where info = 0
    rowcnd  one number, written: the smallest R(i) over the largest, unless info is from 1 to m: above 0.1 and with amax
            in a good range, R is not worth it
    colcnd  one number, written: the smallest C(j) over the largest, where info = 0: above 0.1 C is not worth it
    amax    one number, written: the largest size; near overflow or underflow A should be scaled

    info = i <= m: row i is zero

    info = i > m: column i - m is zero
    """
    return call("lapilli_zgeequ", context, integer(m), integer(n), read(A, "z", lda), integer(lda),
                written(R, "d"), written(C, "d"), written(rowcnd, "d"), written(colcnd, "d"),
                written(amax, "d"))


def sgeequ_mgpu(A: Matrix, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array, *,
                context: Context | None = None) -> int:
    """SGEEQU on spread matrices."""
    return call("lapilli_sgeequ_mgpu", context, handle(A), written(R, "s"), written(C, "s"),
                written(rowcnd, "s"), written(colcnd, "s"), written(amax, "s"))


def dgeequ_mgpu(A: Matrix, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array, *,
                context: Context | None = None) -> int:
    """DGEEQU on spread matrices."""
    return call("lapilli_dgeequ_mgpu", context, handle(A), written(R, "d"), written(C, "d"),
                written(rowcnd, "d"), written(colcnd, "d"), written(amax, "d"))


def cgeequ_mgpu(A: Matrix, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array, *,
                context: Context | None = None) -> int:
    """CGEEQU on spread matrices."""
    return call("lapilli_cgeequ_mgpu", context, handle(A), written(R, "s"), written(C, "s"),
                written(rowcnd, "s"), written(colcnd, "s"), written(amax, "s"))


def zgeequ_mgpu(A: Matrix, R: Array, C: Array, rowcnd: Array, colcnd: Array, amax: Array, *,
                context: Context | None = None) -> int:
    """ZGEEQU on spread matrices."""
    return call("lapilli_zgeequ_mgpu", context, handle(A), written(R, "d"), written(C, "d"),
                written(rowcnd, "d"), written(colcnd, "d"), written(amax, "d"))


def sgeequ_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What SGEEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgeequ_memory", context, integer(m), integer(n))


def dgeequ_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What DGEEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgeequ_memory", context, integer(m), integer(n))


def cgeequ_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What CGEEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgeequ_memory", context, integer(m), integer(n))


def zgeequ_memory(m: int, n: int, *, context: Context | None = None) -> Memory:
    """What ZGEEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgeequ_memory", context, integer(m), integer(n))


def spoequ(n: int, A: Array, lda: int, S: Array, scond: Array, amax: Array, *,
           context: Context | None = None) -> int:
    """SPOEQU: computes factors that bring the diagonal of a positive definite matrix to 1.
    B(i,j) = S(i) A(i,j) S(j), S(i) = 1 / sqrt(a(i,i)). Where n = 0, scond = 1, amax = 0.

    n      order of A, n >= 0
    A      n-by-n, read: the matrix; only its diagonal is read
    lda    >= max(1, n)
    S      n elements, written: the factors, where info = 0
    scond  one number, written: the smallest S(i) over the largest, where info = 0: above 0.1 and with amax in a good
           range, S is not worth it
    amax   one number, written: the largest element of the diagonal

    info = i > 0: the diagonal is not positive in place i. A NaN counts as that
    """
    return call("lapilli_spoequ", context, integer(n), read(A, "s", lda), integer(lda), written(S, "s"),
                written(scond, "s"), written(amax, "s"))


def dpoequ(n: int, A: Array, lda: int, S: Array, scond: Array, amax: Array, *,
           context: Context | None = None) -> int:
    """DPOEQU: computes factors that bring the diagonal of a positive definite matrix to 1.
    B(i,j) = S(i) A(i,j) S(j), S(i) = 1 / sqrt(a(i,i)). Where n = 0, scond = 1, amax = 0.

    n      order of A, n >= 0
    A      n-by-n, read: the matrix; only its diagonal is read
    lda    >= max(1, n)
    S      n elements, written: the factors, where info = 0
    scond  one number, written: the smallest S(i) over the largest, where info = 0: above 0.1 and with amax in a good
           range, S is not worth it
    amax   one number, written: the largest element of the diagonal

    info = i > 0: the diagonal is not positive in place i. A NaN counts as that
    """
    return call("lapilli_dpoequ", context, integer(n), read(A, "d", lda), integer(lda), written(S, "d"),
                written(scond, "d"), written(amax, "d"))


def cpoequ(n: int, A: Array, lda: int, S: Array, scond: Array, amax: Array, *,
           context: Context | None = None) -> int:
    """CPOEQU: computes factors that bring the diagonal of a positive definite matrix to 1.
    B(i,j) = S(i) A(i,j) S(j), S(i) = 1 / sqrt(a(i,i)). Where n = 0, scond = 1, amax = 0.

    n      order of A, n >= 0
    A      n-by-n, read: the matrix; only its diagonal is read
    lda    >= max(1, n)
    S      n elements, written: the factors, where info = 0
    scond  one number, written: the smallest S(i) over the largest, where info = 0: above 0.1 and with amax in a good
           range, S is not worth it
    amax   one number, written: the largest element of the diagonal

    info = i > 0: the diagonal is not positive in place i. A NaN counts as that
    """
    return call("lapilli_cpoequ", context, integer(n), read(A, "c", lda), integer(lda), written(S, "s"),
                written(scond, "s"), written(amax, "s"))


def zpoequ(n: int, A: Array, lda: int, S: Array, scond: Array, amax: Array, *,
           context: Context | None = None) -> int:
    """ZPOEQU: computes factors that bring the diagonal of a positive definite matrix to 1.
    B(i,j) = S(i) A(i,j) S(j), S(i) = 1 / sqrt(a(i,i)). Where n = 0, scond = 1, amax = 0.

    n      order of A, n >= 0
    A      n-by-n, read: the matrix; only its diagonal is read
    lda    >= max(1, n)
    S      n elements, written: the factors, where info = 0
    scond  one number, written: the smallest S(i) over the largest, where info = 0: above 0.1 and with amax in a good
           range, S is not worth it
    amax   one number, written: the largest element of the diagonal

    info = i > 0: the diagonal is not positive in place i. A NaN counts as that
    """
    return call("lapilli_zpoequ", context, integer(n), read(A, "z", lda), integer(lda), written(S, "d"),
                written(scond, "d"), written(amax, "d"))


def spoequ_mgpu(A: Matrix, S: Array, scond: Array, amax: Array, *, context: Context | None = None) -> int:
    """SPOEQU on spread matrices."""
    return call("lapilli_spoequ_mgpu", context, handle(A), written(S, "s"), written(scond, "s"),
                written(amax, "s"))


def dpoequ_mgpu(A: Matrix, S: Array, scond: Array, amax: Array, *, context: Context | None = None) -> int:
    """DPOEQU on spread matrices."""
    return call("lapilli_dpoequ_mgpu", context, handle(A), written(S, "d"), written(scond, "d"),
                written(amax, "d"))


def cpoequ_mgpu(A: Matrix, S: Array, scond: Array, amax: Array, *, context: Context | None = None) -> int:
    """CPOEQU on spread matrices."""
    return call("lapilli_cpoequ_mgpu", context, handle(A), written(S, "s"), written(scond, "s"),
                written(amax, "s"))


def zpoequ_mgpu(A: Matrix, S: Array, scond: Array, amax: Array, *, context: Context | None = None) -> int:
    """ZPOEQU on spread matrices."""
    return call("lapilli_zpoequ_mgpu", context, handle(A), written(S, "d"), written(scond, "d"),
                written(amax, "d"))


def spoequ_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SPOEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spoequ_memory", context, integer(n))


def dpoequ_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DPOEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpoequ_memory", context, integer(n))


def cpoequ_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CPOEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpoequ_memory", context, integer(n))


def zpoequ_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZPOEQU needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpoequ_memory", context, integer(n))


def sgecon(norm: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """SGECON: estimates the reciprocal condition number of a matrix with the factors that GETRF left in A.
    rcond = 1 / (|A| |A^-1|). |A^-1| is estimated from below, in general within a factor of 3. rcond is 1 where n = 0,
    and 0 where anorm = 0, where U has a zero on its diagonal, and where 1 / rcond passes the range of numbers.

    norm   '1' or 'O': in the norm of the largest sum of a column, 'I': of a row
    n      order of A, n >= 0
    A      n-by-n, read: L and U
    lda    >= max(1, n)
    anorm  that norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_sgecon", context, letter(norm), integer(n), read(A, "s", lda), integer(lda),
                real32(anorm), written(rcond, "s"))


def dgecon(norm: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """DGECON: estimates the reciprocal condition number of a matrix with the factors that GETRF left in A.
    rcond = 1 / (|A| |A^-1|). |A^-1| is estimated from below, in general within a factor of 3. rcond is 1 where n = 0,
    and 0 where anorm = 0, where U has a zero on its diagonal, and where 1 / rcond passes the range of numbers.

    norm   '1' or 'O': in the norm of the largest sum of a column, 'I': of a row
    n      order of A, n >= 0
    A      n-by-n, read: L and U
    lda    >= max(1, n)
    anorm  that norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_dgecon", context, letter(norm), integer(n), read(A, "d", lda), integer(lda),
                real64(anorm), written(rcond, "d"))


def cgecon(norm: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """CGECON: estimates the reciprocal condition number of a matrix with the factors that GETRF left in A.
    rcond = 1 / (|A| |A^-1|). |A^-1| is estimated from below, in general within a factor of 3. rcond is 1 where n = 0,
    and 0 where anorm = 0, where U has a zero on its diagonal, and where 1 / rcond passes the range of numbers.

    norm   '1' or 'O': in the norm of the largest sum of a column, 'I': of a row
    n      order of A, n >= 0
    A      n-by-n, read: L and U
    lda    >= max(1, n)
    anorm  that norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_cgecon", context, letter(norm), integer(n), read(A, "c", lda), integer(lda),
                real32(anorm), written(rcond, "s"))


def zgecon(norm: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """ZGECON: estimates the reciprocal condition number of a matrix with the factors that GETRF left in A.
    rcond = 1 / (|A| |A^-1|). |A^-1| is estimated from below, in general within a factor of 3. rcond is 1 where n = 0,
    and 0 where anorm = 0, where U has a zero on its diagonal, and where 1 / rcond passes the range of numbers.

    norm   '1' or 'O': in the norm of the largest sum of a column, 'I': of a row
    n      order of A, n >= 0
    A      n-by-n, read: L and U
    lda    >= max(1, n)
    anorm  that norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_zgecon", context, letter(norm), integer(n), read(A, "z", lda), integer(lda),
                real64(anorm), written(rcond, "d"))


def sgecon_mgpu(norm: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """SGECON on spread matrices."""
    return call("lapilli_sgecon_mgpu", context, letter(norm), handle(A), real32(anorm), written(rcond, "s"))


def dgecon_mgpu(norm: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """DGECON on spread matrices."""
    return call("lapilli_dgecon_mgpu", context, letter(norm), handle(A), real64(anorm), written(rcond, "d"))


def cgecon_mgpu(norm: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """CGECON on spread matrices."""
    return call("lapilli_cgecon_mgpu", context, letter(norm), handle(A), real32(anorm), written(rcond, "s"))


def zgecon_mgpu(norm: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """ZGECON on spread matrices."""
    return call("lapilli_zgecon_mgpu", context, letter(norm), handle(A), real64(anorm), written(rcond, "d"))


def sgecon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SGECON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_sgecon_memory", context, integer(n))


def dgecon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DGECON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dgecon_memory", context, integer(n))


def cgecon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CGECON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cgecon_memory", context, integer(n))


def zgecon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZGECON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zgecon_memory", context, integer(n))


def spocon(uplo: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """SPOCON: estimates the reciprocal condition number of a positive definite matrix with the factor that POTRF left
    in A.
    As GECON. The largest sums of columns and of rows are the same.

    uplo   'L' or 'U': the triangle that holds the factor
    n      order of A, n >= 0
    A      n-by-n, read: the factor
    lda    >= max(1, n)
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factor holds a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_spocon", context, letter(uplo), integer(n), read(A, "s", lda), integer(lda),
                real32(anorm), written(rcond, "s"))


def dpocon(uplo: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """DPOCON: estimates the reciprocal condition number of a positive definite matrix with the factor that POTRF left
    in A.
    As GECON. The largest sums of columns and of rows are the same.

    uplo   'L' or 'U': the triangle that holds the factor
    n      order of A, n >= 0
    A      n-by-n, read: the factor
    lda    >= max(1, n)
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factor holds a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_dpocon", context, letter(uplo), integer(n), read(A, "d", lda), integer(lda),
                real64(anorm), written(rcond, "d"))


def cpocon(uplo: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """CPOCON: estimates the reciprocal condition number of a positive definite matrix with the factor that POTRF left
    in A.
    As GECON. The largest sums of columns and of rows are the same.

    uplo   'L' or 'U': the triangle that holds the factor
    n      order of A, n >= 0
    A      n-by-n, read: the factor
    lda    >= max(1, n)
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factor holds a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_cpocon", context, letter(uplo), integer(n), read(A, "c", lda), integer(lda),
                real32(anorm), written(rcond, "s"))


def zpocon(uplo: Letter, n: int, A: Array, lda: int, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """ZPOCON: estimates the reciprocal condition number of a positive definite matrix with the factor that POTRF left
    in A.
    As GECON. The largest sums of columns and of rows are the same.

    uplo   'L' or 'U': the triangle that holds the factor
    n      order of A, n >= 0
    A      n-by-n, read: the factor
    lda    >= max(1, n)
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factor holds a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_zpocon", context, letter(uplo), integer(n), read(A, "z", lda), integer(lda),
                real64(anorm), written(rcond, "d"))


def spocon_mgpu(uplo: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """SPOCON on spread matrices."""
    return call("lapilli_spocon_mgpu", context, letter(uplo), handle(A), real32(anorm), written(rcond, "s"))


def dpocon_mgpu(uplo: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """DPOCON on spread matrices."""
    return call("lapilli_dpocon_mgpu", context, letter(uplo), handle(A), real64(anorm), written(rcond, "d"))


def cpocon_mgpu(uplo: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """CPOCON on spread matrices."""
    return call("lapilli_cpocon_mgpu", context, letter(uplo), handle(A), real32(anorm), written(rcond, "s"))


def zpocon_mgpu(uplo: Letter, A: Matrix, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """ZPOCON on spread matrices."""
    return call("lapilli_zpocon_mgpu", context, letter(uplo), handle(A), real64(anorm), written(rcond, "d"))


def spocon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SPOCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_spocon_memory", context, integer(n))


def dpocon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DPOCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dpocon_memory", context, integer(n))


def cpocon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CPOCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_cpocon_memory", context, integer(n))


def zpocon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZPOCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zpocon_memory", context, integer(n))


def ssycon(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """SSYCON: estimates the reciprocal condition number of a symmetric matrix with the factors that SYTRF left in A.
    As GECON. rcond is 0 where D has a pivot of order 1 that is zero.

    uplo   'L' or 'U': the triangle that holds the factors
    n      order of A, n >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_ssycon", context, letter(uplo), integer(n), read(A, "s", lda), integer(lda),
                read(ipiv, "i"), real32(anorm), written(rcond, "s"))


def dsycon(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """DSYCON: estimates the reciprocal condition number of a symmetric matrix with the factors that SYTRF left in A.
    As GECON. rcond is 0 where D has a pivot of order 1 that is zero.

    uplo   'L' or 'U': the triangle that holds the factors
    n      order of A, n >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_dsycon", context, letter(uplo), integer(n), read(A, "d", lda), integer(lda),
                read(ipiv, "i"), real64(anorm), written(rcond, "d"))


def csycon(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """CSYCON: estimates the reciprocal condition number of a symmetric matrix with the factors that SYTRF left in A.
    As GECON. rcond is 0 where D has a pivot of order 1 that is zero.

    uplo   'L' or 'U': the triangle that holds the factors
    n      order of A, n >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_csycon", context, letter(uplo), integer(n), read(A, "c", lda), integer(lda),
                read(ipiv, "i"), real32(anorm), written(rcond, "s"))


def zsycon(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """ZSYCON: estimates the reciprocal condition number of a symmetric matrix with the factors that SYTRF left in A.
    As GECON. rcond is 0 where D has a pivot of order 1 that is zero.

    uplo   'L' or 'U': the triangle that holds the factors
    n      order of A, n >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_zsycon", context, letter(uplo), integer(n), read(A, "z", lda), integer(lda),
                read(ipiv, "i"), real64(anorm), written(rcond, "d"))


def ssycon_mgpu(uplo: Letter, A: Matrix, ipiv: Array, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """SSYCON on spread matrices."""
    return call("lapilli_ssycon_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), real32(anorm),
                written(rcond, "s"))


def dsycon_mgpu(uplo: Letter, A: Matrix, ipiv: Array, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """DSYCON on spread matrices."""
    return call("lapilli_dsycon_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), real64(anorm),
                written(rcond, "d"))


def csycon_mgpu(uplo: Letter, A: Matrix, ipiv: Array, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """CSYCON on spread matrices."""
    return call("lapilli_csycon_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), real32(anorm),
                written(rcond, "s"))


def zsycon_mgpu(uplo: Letter, A: Matrix, ipiv: Array, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """ZSYCON on spread matrices."""
    return call("lapilli_zsycon_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), real64(anorm),
                written(rcond, "d"))


def ssycon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What SSYCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_ssycon_memory", context, integer(n))


def dsycon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What DSYCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_dsycon_memory", context, integer(n))


def csycon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CSYCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_csycon_memory", context, integer(n))


def zsycon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZSYCON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zsycon_memory", context, integer(n))


def checon(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """CHECON: estimates the reciprocal condition number of a Hermitian matrix with the factors that HETRF left in A.
    As GECON. rcond is 0 where D has a pivot of order 1 that is zero.

    uplo   'L' or 'U': the triangle that holds the factors
    n      order of A, n >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_checon", context, letter(uplo), integer(n), read(A, "c", lda), integer(lda),
                read(ipiv, "i"), real32(anorm), written(rcond, "s"))


def zhecon(uplo: Letter, n: int, A: Array, lda: int, ipiv: Array, anorm: float, rcond: Array, *,
           context: Context | None = None) -> int:
    """ZHECON: estimates the reciprocal condition number of a Hermitian matrix with the factors that HETRF left in A.
    As GECON. rcond is 0 where D has a pivot of order 1 that is zero.

    uplo   'L' or 'U': the triangle that holds the factors
    n      order of A, n >= 0
    A      n-by-n, read: the factors
    lda    >= max(1, n)
    ipiv   n elements, read: the pivots: numbers from 1 to n, negative ones in equal pairs
    anorm  the one-norm of the matrix before it was factored, anorm >= 0, finite
    rcond  one number, written: the estimate

    info = i > 0: the factors hold a NaN or an infinity. rcond is NaN
    """
    return call("lapilli_zhecon", context, letter(uplo), integer(n), read(A, "z", lda), integer(lda),
                read(ipiv, "i"), real64(anorm), written(rcond, "d"))


def checon_mgpu(uplo: Letter, A: Matrix, ipiv: Array, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """CHECON on spread matrices."""
    return call("lapilli_checon_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), real32(anorm),
                written(rcond, "s"))


def zhecon_mgpu(uplo: Letter, A: Matrix, ipiv: Array, anorm: float, rcond: Array, *,
                context: Context | None = None) -> int:
    """ZHECON on spread matrices."""
    return call("lapilli_zhecon_mgpu", context, letter(uplo), handle(A), read(ipiv, "i"), real64(anorm),
                written(rcond, "d"))


def checon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What CHECON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_checon_memory", context, integer(n))


def zhecon_memory(n: int, *, context: Context | None = None) -> Memory:
    """What ZHECON needs beside its arguments, in bytes on each device and on the host."""
    return memory("lapilli_zhecon_memory", context, integer(n))
