# SPDX-License-Identifier: BSD-3-Clause
"""Products of matrices. Where beta = 0, C may hold anything, NaN too; where alpha = 0 or the inner dimension is 0, C :=
beta C, and A and B are not read. Of a symmetric, Hermitian or triangular matrix only the named triangle is read or
written. The matrix that is written must not overlap the others. A pointer to device memory that is not a multiple of
its element's size is bad. The block widths of spread matrices may differ.

Sums run in a fixed order: the same call on the same operands gives the same bits again.

What lapilli.h says of a call that returns a negative value holds for the plain form, with one exception: a matrix in
device memory is worked on where it is, and is undefined after LAPILLI_ERROR_DEVICE. Everything that can be refused
(arguments, memory) is refused before the first write.

The form on a queue checks its arguments at once, pointers included: one that is not in the memory of the queue's device
is bad. What fails later is reported by lapilli_queue_synchronize; the result is undefined then, also when the call
itself returns one of the LAPILLI_ERROR_ codes.

Written by tools/generate from src/api/routines: change the table, then run make generate.
"""
# pylint: disable=invalid-name,too-many-arguments,too-many-lines
from __future__ import annotations

from ...context import Context
from .._marshal import (Array, Letter, Matrix, Queue, call, call_on_queue, complex32, complex64, handle,
                        integer, letter, read, real32, real64, written)

__all__ = [
    "sgemm", "dgemm", "cgemm", "zgemm", "sgemm_async", "dgemm_async", "cgemm_async", "zgemm_async", "ssyrk", "dsyrk",
    "csyrk", "zsyrk", "ssyrk_async", "dsyrk_async", "csyrk_async", "zsyrk_async", "ssyrk_mgpu", "dsyrk_mgpu",
    "csyrk_mgpu", "zsyrk_mgpu", "cherk", "zherk", "cherk_async", "zherk_async", "cherk_mgpu", "zherk_mgpu", "ssyr2k",
    "dsyr2k", "csyr2k", "zsyr2k", "ssyr2k_async", "dsyr2k_async", "csyr2k_async", "zsyr2k_async", "ssyr2k_mgpu",
    "dsyr2k_mgpu", "csyr2k_mgpu", "zsyr2k_mgpu", "cher2k", "zher2k", "cher2k_async", "zher2k_async", "cher2k_mgpu",
    "zher2k_mgpu", "ssymm_mgpu", "dsymm_mgpu", "csymm_mgpu", "zsymm_mgpu", "chemm_mgpu", "zhemm_mgpu", "strsm_mgpu",
    "dtrsm_mgpu", "ctrsm_mgpu", "ztrsm_mgpu", "strmm_mgpu", "dtrmm_mgpu", "ctrmm_mgpu", "ztrmm_mgpu"
]


def sgemm(transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: float, A: Array, lda: int, B: Array,
          ldb: int, beta: float, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """SGEMM: C := alpha op(A) op(B) + beta C.

    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    transb  'N', 'T' or 'C': op(B) likewise
    m       rows of C and op(A), m >= 0
    n       columns of C and op(B), n >= 0
    k       columns of op(A), rows of op(B), k >= 0
    alpha   a number
    A       read: m-by-k, or k-by-m where op is not 'N'
    lda     >= max(1, rows of A)
    B       read: k-by-n, or n-by-k where op is not 'N'
    ldb     >= max(1, rows of B)
    beta    a number
    C       m-by-n, read and written
    ldc     >= max(1, m)
    """
    return call("lapilli_sgemm", context, letter(transa), letter(transb), integer(m), integer(n), integer(k),
                real32(alpha), read(A, "s", lda), integer(lda), read(B, "s", ldb), integer(ldb), real32(beta),
                written(C, "s", ldc), integer(ldc))


def dgemm(transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: float, A: Array, lda: int, B: Array,
          ldb: int, beta: float, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """DGEMM: C := alpha op(A) op(B) + beta C.

    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    transb  'N', 'T' or 'C': op(B) likewise
    m       rows of C and op(A), m >= 0
    n       columns of C and op(B), n >= 0
    k       columns of op(A), rows of op(B), k >= 0
    alpha   a number
    A       read: m-by-k, or k-by-m where op is not 'N'
    lda     >= max(1, rows of A)
    B       read: k-by-n, or n-by-k where op is not 'N'
    ldb     >= max(1, rows of B)
    beta    a number
    C       m-by-n, read and written
    ldc     >= max(1, m)
    """
    return call("lapilli_dgemm", context, letter(transa), letter(transb), integer(m), integer(n), integer(k),
                real64(alpha), read(A, "d", lda), integer(lda), read(B, "d", ldb), integer(ldb), real64(beta),
                written(C, "d", ldc), integer(ldc))


def cgemm(transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: complex, A: Array, lda: int,
          B: Array, ldb: int, beta: complex, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CGEMM: C := alpha op(A) op(B) + beta C.

    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    transb  'N', 'T' or 'C': op(B) likewise
    m       rows of C and op(A), m >= 0
    n       columns of C and op(B), n >= 0
    k       columns of op(A), rows of op(B), k >= 0
    alpha   a number
    A       read: m-by-k, or k-by-m where op is not 'N'
    lda     >= max(1, rows of A)
    B       read: k-by-n, or n-by-k where op is not 'N'
    ldb     >= max(1, rows of B)
    beta    a number
    C       m-by-n, read and written
    ldc     >= max(1, m)
    """
    return call("lapilli_cgemm", context, letter(transa), letter(transb), integer(m), integer(n), integer(k),
                complex32(alpha), read(A, "c", lda), integer(lda), read(B, "c", ldb), integer(ldb),
                complex32(beta), written(C, "c", ldc), integer(ldc))


def zgemm(transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: complex, A: Array, lda: int,
          B: Array, ldb: int, beta: complex, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZGEMM: C := alpha op(A) op(B) + beta C.

    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    transb  'N', 'T' or 'C': op(B) likewise
    m       rows of C and op(A), m >= 0
    n       columns of C and op(B), n >= 0
    k       columns of op(A), rows of op(B), k >= 0
    alpha   a number
    A       read: m-by-k, or k-by-m where op is not 'N'
    lda     >= max(1, rows of A)
    B       read: k-by-n, or n-by-k where op is not 'N'
    ldb     >= max(1, rows of B)
    beta    a number
    C       m-by-n, read and written
    ldc     >= max(1, m)
    """
    return call("lapilli_zgemm", context, letter(transa), letter(transb), integer(m), integer(n), integer(k),
                complex64(alpha), read(A, "z", lda), integer(lda), read(B, "z", ldb), integer(ldb),
                complex64(beta), written(C, "z", ldc), integer(ldc))


def sgemm_async(queue: Queue, transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: float, A: Array,
                lda: int, B: Array, ldb: int, beta: float, C: Array, ldc: int) -> int:
    """SGEMM on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_sgemm_async", queue, letter(transa), letter(transb), integer(m), integer(n),
                         integer(k), real32(alpha), read(A, "s", lda), integer(lda), read(B, "s", ldb),
                         integer(ldb), real32(beta), written(C, "s", ldc), integer(ldc))


def dgemm_async(queue: Queue, transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: float, A: Array,
                lda: int, B: Array, ldb: int, beta: float, C: Array, ldc: int) -> int:
    """DGEMM on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_dgemm_async", queue, letter(transa), letter(transb), integer(m), integer(n),
                         integer(k), real64(alpha), read(A, "d", lda), integer(lda), read(B, "d", ldb),
                         integer(ldb), real64(beta), written(C, "d", ldc), integer(ldc))


def cgemm_async(queue: Queue, transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: complex,
                A: Array, lda: int, B: Array, ldb: int, beta: complex, C: Array, ldc: int) -> int:
    """CGEMM on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_cgemm_async", queue, letter(transa), letter(transb), integer(m), integer(n),
                         integer(k), complex32(alpha), read(A, "c", lda), integer(lda), read(B, "c", ldb),
                         integer(ldb), complex32(beta), written(C, "c", ldc), integer(ldc))


def zgemm_async(queue: Queue, transa: Letter, transb: Letter, m: int, n: int, k: int, alpha: complex,
                A: Array, lda: int, B: Array, ldb: int, beta: complex, C: Array, ldc: int) -> int:
    """ZGEMM on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zgemm_async", queue, letter(transa), letter(transb), integer(m), integer(n),
                         integer(k), complex64(alpha), read(A, "z", lda), integer(lda), read(B, "z", ldb),
                         integer(ldb), complex64(beta), written(C, "z", ldc), integer(ldc))


def ssyrk(uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int, beta: float,
          C: Array, ldc: int, *, context: Context | None = None) -> int:
    """SSYRK: C := alpha A A^T + beta C ('N') or C := alpha A^T A + beta C ('T'), C symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A is n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_ssyrk", context, letter(uplo), letter(trans), integer(n), integer(k), real32(alpha),
                read(A, "s", lda), integer(lda), real32(beta), written(C, "s", ldc), integer(ldc))


def dsyrk(uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int, beta: float,
          C: Array, ldc: int, *, context: Context | None = None) -> int:
    """DSYRK: C := alpha A A^T + beta C ('N') or C := alpha A^T A + beta C ('T'), C symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A is n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_dsyrk", context, letter(uplo), letter(trans), integer(n), integer(k), real64(alpha),
                read(A, "d", lda), integer(lda), real64(beta), written(C, "d", ldc), integer(ldc))


def csyrk(uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int, beta: complex,
          C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CSYRK: C := alpha A A^T + beta C ('N') or C := alpha A^T A + beta C ('T'), C symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A is n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_csyrk", context, letter(uplo), letter(trans), integer(n), integer(k),
                complex32(alpha), read(A, "c", lda), integer(lda), complex32(beta), written(C, "c", ldc),
                integer(ldc))


def zsyrk(uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int, beta: complex,
          C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZSYRK: C := alpha A A^T + beta C ('N') or C := alpha A^T A + beta C ('T'), C symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A is n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_zsyrk", context, letter(uplo), letter(trans), integer(n), integer(k),
                complex64(alpha), read(A, "z", lda), integer(lda), complex64(beta), written(C, "z", ldc),
                integer(ldc))


def ssyrk_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int,
                beta: float, C: Array, ldc: int) -> int:
    """SSYRK on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_ssyrk_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         real32(alpha), read(A, "s", lda), integer(lda), real32(beta), written(C, "s", ldc),
                         integer(ldc))


def dsyrk_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int,
                beta: float, C: Array, ldc: int) -> int:
    """DSYRK on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_dsyrk_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         real64(alpha), read(A, "d", lda), integer(lda), real64(beta), written(C, "d", ldc),
                         integer(ldc))


def csyrk_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int,
                beta: complex, C: Array, ldc: int) -> int:
    """CSYRK on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_csyrk_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         complex32(alpha), read(A, "c", lda), integer(lda), complex32(beta),
                         written(C, "c", ldc), integer(ldc))


def zsyrk_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int,
                beta: complex, C: Array, ldc: int) -> int:
    """ZSYRK on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zsyrk_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         complex64(alpha), read(A, "z", lda), integer(lda), complex64(beta),
                         written(C, "z", ldc), integer(ldc))


def ssyrk_mgpu(uplo: Letter, trans: Letter, alpha: float, A: Matrix, beta: float, C: Matrix, *,
               context: Context | None = None) -> int:
    """SSYRK on spread matrices."""
    return call("lapilli_ssyrk_mgpu", context, letter(uplo), letter(trans), real32(alpha), handle(A),
                real32(beta), handle(C))


def dsyrk_mgpu(uplo: Letter, trans: Letter, alpha: float, A: Matrix, beta: float, C: Matrix, *,
               context: Context | None = None) -> int:
    """DSYRK on spread matrices."""
    return call("lapilli_dsyrk_mgpu", context, letter(uplo), letter(trans), real64(alpha), handle(A),
                real64(beta), handle(C))


def csyrk_mgpu(uplo: Letter, trans: Letter, alpha: complex, A: Matrix, beta: complex, C: Matrix, *,
               context: Context | None = None) -> int:
    """CSYRK on spread matrices."""
    return call("lapilli_csyrk_mgpu", context, letter(uplo), letter(trans), complex32(alpha), handle(A),
                complex32(beta), handle(C))


def zsyrk_mgpu(uplo: Letter, trans: Letter, alpha: complex, A: Matrix, beta: complex, C: Matrix, *,
               context: Context | None = None) -> int:
    """ZSYRK on spread matrices."""
    return call("lapilli_zsyrk_mgpu", context, letter(uplo), letter(trans), complex64(alpha), handle(A),
                complex64(beta), handle(C))


def cherk(uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int, beta: float,
          C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CHERK: C := alpha A A^H + beta C ('N') or C := alpha A^H A + beta C ('C'), C Hermitian; the imaginary parts of
    its diagonal become 0.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A is n-by-k, 'C': k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a real number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    beta   a real number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_cherk", context, letter(uplo), letter(trans), integer(n), integer(k), real32(alpha),
                read(A, "c", lda), integer(lda), real32(beta), written(C, "c", ldc), integer(ldc))


def zherk(uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int, beta: float,
          C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZHERK: C := alpha A A^H + beta C ('N') or C := alpha A^H A + beta C ('C'), C Hermitian; the imaginary parts of
    its diagonal become 0.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A is n-by-k, 'C': k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a real number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    beta   a real number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_zherk", context, letter(uplo), letter(trans), integer(n), integer(k), real64(alpha),
                read(A, "z", lda), integer(lda), real64(beta), written(C, "z", ldc), integer(ldc))


def cherk_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int,
                beta: float, C: Array, ldc: int) -> int:
    """CHERK on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_cherk_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         real32(alpha), read(A, "c", lda), integer(lda), real32(beta), written(C, "c", ldc),
                         integer(ldc))


def zherk_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int,
                beta: float, C: Array, ldc: int) -> int:
    """ZHERK on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zherk_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         real64(alpha), read(A, "z", lda), integer(lda), real64(beta), written(C, "z", ldc),
                         integer(ldc))


def cherk_mgpu(uplo: Letter, trans: Letter, alpha: float, A: Matrix, beta: float, C: Matrix, *,
               context: Context | None = None) -> int:
    """CHERK on spread matrices."""
    return call("lapilli_cherk_mgpu", context, letter(uplo), letter(trans), real32(alpha), handle(A),
                real32(beta), handle(C))


def zherk_mgpu(uplo: Letter, trans: Letter, alpha: float, A: Matrix, beta: float, C: Matrix, *,
               context: Context | None = None) -> int:
    """ZHERK on spread matrices."""
    return call("lapilli_zherk_mgpu", context, letter(uplo), letter(trans), real64(alpha), handle(A),
                real64(beta), handle(C))


def ssyr2k(uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int, B: Array, ldb: int,
           beta: float, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """SSYR2K: C := alpha A B^T + alpha B A^T + beta C ('N') or C := alpha A^T B + alpha B^T A + beta C ('T'), C
    symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A and B are n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    B      read: as A
    ldb    >= max(1, rows of B)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_ssyr2k", context, letter(uplo), letter(trans), integer(n), integer(k), real32(alpha),
                read(A, "s", lda), integer(lda), read(B, "s", ldb), integer(ldb), real32(beta),
                written(C, "s", ldc), integer(ldc))


def dsyr2k(uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int, B: Array, ldb: int,
           beta: float, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """DSYR2K: C := alpha A B^T + alpha B A^T + beta C ('N') or C := alpha A^T B + alpha B^T A + beta C ('T'), C
    symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A and B are n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    B      read: as A
    ldb    >= max(1, rows of B)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_dsyr2k", context, letter(uplo), letter(trans), integer(n), integer(k), real64(alpha),
                read(A, "d", lda), integer(lda), read(B, "d", ldb), integer(ldb), real64(beta),
                written(C, "d", ldc), integer(ldc))


def csyr2k(uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int, B: Array,
           ldb: int, beta: complex, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CSYR2K: C := alpha A B^T + alpha B A^T + beta C ('N') or C := alpha A^T B + alpha B^T A + beta C ('T'), C
    symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A and B are n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    B      read: as A
    ldb    >= max(1, rows of B)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_csyr2k", context, letter(uplo), letter(trans), integer(n), integer(k),
                complex32(alpha), read(A, "c", lda), integer(lda), read(B, "c", ldb), integer(ldb),
                complex32(beta), written(C, "c", ldc), integer(ldc))


def zsyr2k(uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int, B: Array,
           ldb: int, beta: complex, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZSYR2K: C := alpha A B^T + alpha B A^T + beta C ('N') or C := alpha A^T B + alpha B^T A + beta C ('T'), C
    symmetric.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A and B are n-by-k, 'T' (real matrices also 'C'): k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    B      read: as A
    ldb    >= max(1, rows of B)
    beta   a number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_zsyr2k", context, letter(uplo), letter(trans), integer(n), integer(k),
                complex64(alpha), read(A, "z", lda), integer(lda), read(B, "z", ldb), integer(ldb),
                complex64(beta), written(C, "z", ldc), integer(ldc))


def ssyr2k_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int,
                 B: Array, ldb: int, beta: float, C: Array, ldc: int) -> int:
    """SSYR2K on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_ssyr2k_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         real32(alpha), read(A, "s", lda), integer(lda), read(B, "s", ldb), integer(ldb),
                         real32(beta), written(C, "s", ldc), integer(ldc))


def dsyr2k_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: float, A: Array, lda: int,
                 B: Array, ldb: int, beta: float, C: Array, ldc: int) -> int:
    """DSYR2K on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_dsyr2k_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         real64(alpha), read(A, "d", lda), integer(lda), read(B, "d", ldb), integer(ldb),
                         real64(beta), written(C, "d", ldc), integer(ldc))


def csyr2k_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array,
                 lda: int, B: Array, ldb: int, beta: complex, C: Array, ldc: int) -> int:
    """CSYR2K on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_csyr2k_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         complex32(alpha), read(A, "c", lda), integer(lda), read(B, "c", ldb), integer(ldb),
                         complex32(beta), written(C, "c", ldc), integer(ldc))


def zsyr2k_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array,
                 lda: int, B: Array, ldb: int, beta: complex, C: Array, ldc: int) -> int:
    """ZSYR2K on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zsyr2k_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         complex64(alpha), read(A, "z", lda), integer(lda), read(B, "z", ldb), integer(ldb),
                         complex64(beta), written(C, "z", ldc), integer(ldc))


def ssyr2k_mgpu(uplo: Letter, trans: Letter, alpha: float, A: Matrix, B: Matrix, beta: float, C: Matrix, *,
                context: Context | None = None) -> int:
    """SSYR2K on spread matrices."""
    return call("lapilli_ssyr2k_mgpu", context, letter(uplo), letter(trans), real32(alpha), handle(A),
                handle(B), real32(beta), handle(C))


def dsyr2k_mgpu(uplo: Letter, trans: Letter, alpha: float, A: Matrix, B: Matrix, beta: float, C: Matrix, *,
                context: Context | None = None) -> int:
    """DSYR2K on spread matrices."""
    return call("lapilli_dsyr2k_mgpu", context, letter(uplo), letter(trans), real64(alpha), handle(A),
                handle(B), real64(beta), handle(C))


def csyr2k_mgpu(uplo: Letter, trans: Letter, alpha: complex, A: Matrix, B: Matrix, beta: complex, C: Matrix,
                *, context: Context | None = None) -> int:
    """CSYR2K on spread matrices."""
    return call("lapilli_csyr2k_mgpu", context, letter(uplo), letter(trans), complex32(alpha), handle(A),
                handle(B), complex32(beta), handle(C))


def zsyr2k_mgpu(uplo: Letter, trans: Letter, alpha: complex, A: Matrix, B: Matrix, beta: complex, C: Matrix,
                *, context: Context | None = None) -> int:
    """ZSYR2K on spread matrices."""
    return call("lapilli_zsyr2k_mgpu", context, letter(uplo), letter(trans), complex64(alpha), handle(A),
                handle(B), complex64(beta), handle(C))


def cher2k(uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int, B: Array,
           ldb: int, beta: float, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """CHER2K: C := alpha A B^H + conj(alpha) B A^H + beta C ('N') or C := alpha A^H B + conj(alpha) B^H A + beta C
    ('C'), C Hermitian; the imaginary parts of its diagonal become 0.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A and B are n-by-k, 'C': k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    B      read: as A
    ldb    >= max(1, rows of B)
    beta   a real number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_cher2k", context, letter(uplo), letter(trans), integer(n), integer(k),
                complex32(alpha), read(A, "c", lda), integer(lda), read(B, "c", ldb), integer(ldb),
                real32(beta), written(C, "c", ldc), integer(ldc))


def zher2k(uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array, lda: int, B: Array,
           ldb: int, beta: float, C: Array, ldc: int, *, context: Context | None = None) -> int:
    """ZHER2K: C := alpha A B^H + conj(alpha) B A^H + beta C ('N') or C := alpha A^H B + conj(alpha) B^H A + beta C
    ('C'), C Hermitian; the imaginary parts of its diagonal become 0.

    uplo   'L' or 'U': the triangle of C that is read and written
    trans  'N': A and B are n-by-k, 'C': k-by-n
    n      order of C, n >= 0
    k      the inner dimension, k >= 0
    alpha  a number
    A      read: n-by-k, or k-by-n
    lda    >= max(1, rows of A)
    B      read: as A
    ldb    >= max(1, rows of B)
    beta   a real number
    C      n-by-n, read and written
    ldc    >= max(1, n)
    """
    return call("lapilli_zher2k", context, letter(uplo), letter(trans), integer(n), integer(k),
                complex64(alpha), read(A, "z", lda), integer(lda), read(B, "z", ldb), integer(ldb),
                real64(beta), written(C, "z", ldc), integer(ldc))


def cher2k_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array,
                 lda: int, B: Array, ldb: int, beta: float, C: Array, ldc: int) -> int:
    """CHER2K on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_cher2k_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         complex32(alpha), read(A, "c", lda), integer(lda), read(B, "c", ldb), integer(ldb),
                         real32(beta), written(C, "c", ldc), integer(ldc))


def zher2k_async(queue: Queue, uplo: Letter, trans: Letter, n: int, k: int, alpha: complex, A: Array,
                 lda: int, B: Array, ldb: int, beta: float, C: Array, ldc: int) -> int:
    """ZHER2K on a queue, without waiting: operands are on its device."""
    return call_on_queue("lapilli_zher2k_async", queue, letter(uplo), letter(trans), integer(n), integer(k),
                         complex64(alpha), read(A, "z", lda), integer(lda), read(B, "z", ldb), integer(ldb),
                         real64(beta), written(C, "z", ldc), integer(ldc))


def cher2k_mgpu(uplo: Letter, trans: Letter, alpha: complex, A: Matrix, B: Matrix, beta: float, C: Matrix, *,
                context: Context | None = None) -> int:
    """CHER2K on spread matrices."""
    return call("lapilli_cher2k_mgpu", context, letter(uplo), letter(trans), complex32(alpha), handle(A),
                handle(B), real32(beta), handle(C))


def zher2k_mgpu(uplo: Letter, trans: Letter, alpha: complex, A: Matrix, B: Matrix, beta: float, C: Matrix, *,
                context: Context | None = None) -> int:
    """ZHER2K on spread matrices."""
    return call("lapilli_zher2k_mgpu", context, letter(uplo), letter(trans), complex64(alpha), handle(A),
                handle(B), real64(beta), handle(C))


def ssymm_mgpu(side: Letter, uplo: Letter, alpha: float, A: Matrix, B: Matrix, beta: float, C: Matrix, *,
               context: Context | None = None) -> int:
    """SSYMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A symmetric.

    side   'L' or 'R': where A stands
    uplo   'L' or 'U': the triangle of A that is read
    alpha  a number
    A      order-by-order, read, order is m where side is 'L', n where it is 'R'
    B      m-by-n, read
    beta   a number
    C      m-by-n, read and written
    """
    return call("lapilli_ssymm_mgpu", context, letter(side), letter(uplo), real32(alpha), handle(A),
                handle(B), real32(beta), handle(C))


def dsymm_mgpu(side: Letter, uplo: Letter, alpha: float, A: Matrix, B: Matrix, beta: float, C: Matrix, *,
               context: Context | None = None) -> int:
    """DSYMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A symmetric.

    side   'L' or 'R': where A stands
    uplo   'L' or 'U': the triangle of A that is read
    alpha  a number
    A      order-by-order, read, order is m where side is 'L', n where it is 'R'
    B      m-by-n, read
    beta   a number
    C      m-by-n, read and written
    """
    return call("lapilli_dsymm_mgpu", context, letter(side), letter(uplo), real64(alpha), handle(A),
                handle(B), real64(beta), handle(C))


def csymm_mgpu(side: Letter, uplo: Letter, alpha: complex, A: Matrix, B: Matrix, beta: complex, C: Matrix, *,
               context: Context | None = None) -> int:
    """CSYMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A symmetric.

    side   'L' or 'R': where A stands
    uplo   'L' or 'U': the triangle of A that is read
    alpha  a number
    A      order-by-order, read, order is m where side is 'L', n where it is 'R'
    B      m-by-n, read
    beta   a number
    C      m-by-n, read and written
    """
    return call("lapilli_csymm_mgpu", context, letter(side), letter(uplo), complex32(alpha), handle(A),
                handle(B), complex32(beta), handle(C))


def zsymm_mgpu(side: Letter, uplo: Letter, alpha: complex, A: Matrix, B: Matrix, beta: complex, C: Matrix, *,
               context: Context | None = None) -> int:
    """ZSYMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A symmetric.

    side   'L' or 'R': where A stands
    uplo   'L' or 'U': the triangle of A that is read
    alpha  a number
    A      order-by-order, read, order is m where side is 'L', n where it is 'R'
    B      m-by-n, read
    beta   a number
    C      m-by-n, read and written
    """
    return call("lapilli_zsymm_mgpu", context, letter(side), letter(uplo), complex64(alpha), handle(A),
                handle(B), complex64(beta), handle(C))


def chemm_mgpu(side: Letter, uplo: Letter, alpha: complex, A: Matrix, B: Matrix, beta: complex, C: Matrix, *,
               context: Context | None = None) -> int:
    """CHEMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A Hermitian; the imaginary parts of its
    diagonal are not read.

    side   'L' or 'R': where A stands
    uplo   'L' or 'U': the triangle of A that is read
    alpha  a number
    A      order-by-order, read, order is m where side is 'L', n where it is 'R'
    B      m-by-n, read
    beta   a number
    C      m-by-n, read and written
    """
    return call("lapilli_chemm_mgpu", context, letter(side), letter(uplo), complex32(alpha), handle(A),
                handle(B), complex32(beta), handle(C))


def zhemm_mgpu(side: Letter, uplo: Letter, alpha: complex, A: Matrix, B: Matrix, beta: complex, C: Matrix, *,
               context: Context | None = None) -> int:
    """ZHEMM: C := alpha A B + beta C ('L') or C := alpha B A + beta C ('R'), A Hermitian; the imaginary parts of its
    diagonal are not read.

    side   'L' or 'R': where A stands
    uplo   'L' or 'U': the triangle of A that is read
    alpha  a number
    A      order-by-order, read, order is m where side is 'L', n where it is 'R'
    B      m-by-n, read
    beta   a number
    C      m-by-n, read and written
    """
    return call("lapilli_zhemm_mgpu", context, letter(side), letter(uplo), complex64(alpha), handle(A),
                handle(B), complex64(beta), handle(C))


def strsm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: float, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """STRSM: solves op(A) X = alpha B ('L') or X op(A) = alpha B ('R'), A triangular.
    A zero on the diagonal is not looked for. Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by X
    """
    return call("lapilli_strsm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                real32(alpha), handle(A), handle(B))


def dtrsm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: float, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """DTRSM: solves op(A) X = alpha B ('L') or X op(A) = alpha B ('R'), A triangular.
    A zero on the diagonal is not looked for. Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by X
    """
    return call("lapilli_dtrsm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                real64(alpha), handle(A), handle(B))


def ctrsm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: complex, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """CTRSM: solves op(A) X = alpha B ('L') or X op(A) = alpha B ('R'), A triangular.
    A zero on the diagonal is not looked for. Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by X
    """
    return call("lapilli_ctrsm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                complex32(alpha), handle(A), handle(B))


def ztrsm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: complex, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """ZTRSM: solves op(A) X = alpha B ('L') or X op(A) = alpha B ('R'), A triangular.
    A zero on the diagonal is not looked for. Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by X
    """
    return call("lapilli_ztrsm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                complex64(alpha), handle(A), handle(B))


def strmm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: float, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """STRMM: B := alpha op(A) B ('L') or B := alpha B op(A) ('R'), A triangular.
    Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by the product
    """
    return call("lapilli_strmm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                real32(alpha), handle(A), handle(B))


def dtrmm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: float, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """DTRMM: B := alpha op(A) B ('L') or B := alpha B op(A) ('R'), A triangular.
    Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by the product
    """
    return call("lapilli_dtrmm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                real64(alpha), handle(A), handle(B))


def ctrmm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: complex, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """CTRMM: B := alpha op(A) B ('L') or B := alpha B op(A) ('R'), A triangular.
    Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by the product
    """
    return call("lapilli_ctrmm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                complex32(alpha), handle(A), handle(B))


def ztrmm_mgpu(side: Letter, uplo: Letter, transa: Letter, diag: Letter, alpha: complex, A: Matrix, B: Matrix,
               *, context: Context | None = None) -> int:
    """ZTRMM: B := alpha op(A) B ('L') or B := alpha B op(A) ('R'), A triangular.
    Where alpha = 0, B := 0, and A is not read.

    side    'L' or 'R': where op(A) stands
    uplo    'L' or 'U': the triangle of A that is read
    transa  op(A) is A ('N'), A^T ('T') or A^H ('C')
    diag    'U': A's diagonal is 1 and is not read, 'N': it is read
    alpha   a number
    A       order-by-order, read, order is m where side is 'L', n where it is 'R'
    B       m-by-n, read and written: overwritten by the product
    """
    return call("lapilli_ztrmm_mgpu", context, letter(side), letter(uplo), letter(transa), letter(diag),
                complex64(alpha), handle(A), handle(B))
