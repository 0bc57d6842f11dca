// SPDX-License-Identifier: BSD-3-Clause
// QR factorization of a tall matrix of few columns on one device by Gram matrices, for callers that want R
// and the columns of Q instead of LAPACK's reflectors (Y. Yamamoto, Y. Nakatsukasa, Y. Yanagisawa, T. Fukaya:
// "Roundoff error analysis of the CholeskyQR2 algorithm", Electronic Transactions on Numerical Analysis 44,
// 2015). The condition of A's columns decides whether R is from one Gram matrix or two.
#pragma once

#include <cstdint>

#include "qr/gram_qr.hpp"

namespace lapilli {

/// Workspace next to that of gram_qr.
template <class T>
struct GramColumnsWork {
    int* way;               ///< of the second Gram matrix: a TallQrWay
    std::uint32_t* misfit;  ///< for R in single precision
    bool twice = false;     ///< A has two factors, R = work.q work.r

    GramColumnsWork(Arena& arena, index_t n);
};

/// The square matrix r := R. A is unchanged, and so is r if the method fails, for which false is returned.
/// Waits.
template <class T>
bool gram_triangle(Context& context, const DeviceView<T>& a, GramQrWork<T>& work, GramColumnsWork<T>& columns,
                   const DeviceView<T>& r);
/// A := A R^-1, after gram_triangle has returned true. Does not wait.
template <class T>
void gram_columns(Context& context, const DeviceView<T>& a, GramQrWork<T>& work,
                  const GramColumnsWork<T>& columns);

}  // namespace lapilli
