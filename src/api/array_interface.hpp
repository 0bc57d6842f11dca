// SPDX-License-Identifier: BSD-3-Clause
// Functions for lapilli.linalg with arrays on a GPU. One call copies the operands, which stay as they are,
// computes, looks at the results, and waits once. Exported like dropin_interface.hpp's. One call at a time on
// a queue.
#pragma once

#include "lapilli/lapilli.h"

extern "C" {

/// The largest order, and the largest number of right-hand sides.
LAPILLI_API lapilli_int lapilli_private_largest_array(void);
LAPILLI_API lapilli_int lapilli_private_most_columns(void);

/// L := the factor of the triangle `uplo` of A, and zeros in the other one, n x n without gaps. Returns
/// POTRF's info; with `look` LAPILLI_ERROR_NOT_FINITE where that is 0 and the factor's diagonal has a NaN or
/// an infinity.
LAPILLI_API lapilli_int lapilli_private_cholesky(lapilli_queue queue, char precision, char uplo,
                                                 lapilli_int n, const void* A, lapilli_int lda, void* L,
                                                 bool look);

/// X := A^-1 B, n x nrhs, and LU := the factors of A; both without gaps. Of A and B `turned` ones are given
/// by their transposes. Returns GESV's info; with `look` LAPILLI_ERROR_NOT_FINITE where that is 0 and X or
/// the diagonal of U has a NaN or an infinity.
LAPILLI_API lapilli_int lapilli_private_solve(lapilli_queue queue, char precision, lapilli_int n,
                                              lapilli_int nrhs, const void* A, lapilli_int lda, bool turned_a,
                                              const void* B, lapilli_int ldb, bool turned_b, void* LU,
                                              void* X, bool look);

/// Q R := A, m x n, with `columns` columns of Q and rows of R, min(m, n) or up to m, all without gaps. W, m x
/// max(n, columns), becomes the first columns of Q. A `turned` A is given by its transpose, and so are R and
/// Q, which has memory of its own. Without `form` there is no Q. With `look` LAPILLI_ERROR_NOT_FINITE where a
/// factor has a NaN or an infinity.
LAPILLI_API lapilli_int lapilli_private_qr(lapilli_queue queue, char precision, lapilli_int m, lapilli_int n,
                                           lapilli_int columns, const void* A, lapilli_int lda, bool turned,
                                           void* W, void* Q, void* R, bool form, bool look);

/// V := A in the order of the queue, then SYEVD or HEEVD of V and its triangle `uplo` in the queue's context
/// ctx, which returns its info. A `turned` A is given by its transpose. `wait`: calls of the context do not
/// begin after the work in the queue's stream.
LAPILLI_API lapilli_int lapilli_private_eigh(lapilli_queue queue, char precision, lapilli_context ctx,
                                             char jobz, char uplo, lapilli_int n, const void* A,
                                             lapilli_int lda, bool turned, void* V, void* W, bool wait);
}
