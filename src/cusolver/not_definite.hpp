// SPDX-License-Identifier: BSD-3-Clause
// A matrix without a Cholesky factor, as cuSOLVER leaves it: with a NaN on the diagonal where that was found.
// Programs look for it, which do not wait for info, such as CuPy's cholesky.
#pragma once

#include "cusolver/call.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {

/// refused: what the submission of POTRF has returned, whose info is to.info().
template <class T>
lapilli_int marked_where_not_definite(const Submission& to, lapilli_int refused, T* A, index_t n,
                                      index_t lda) {
    if (refused < 0) return refused;
    return lapilli_private_submit_mark(to.queue(), precision_letter<T>, n, A, lda, to.info()) == 0
               ? 0
               : undelivered;
}

}  // namespace lapilli::cusolver
