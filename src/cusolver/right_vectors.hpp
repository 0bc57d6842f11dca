// SPDX-License-Identifier: BSD-3-Clause
// Right singular vectors as the columns of V, in the caller's device memory: Lapilli has rows of V^H, in
// memory of their own.
#pragma once

#include "cusolver/borrowed.hpp"
#include "cusolver/call.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {

/// call(VT, ldvt) computes; V, n x columns, becomes the adjoint of VT. Where the values did not converge the
/// real library tries, with the arrays that are as they were: it counts in another way.
template <class T, class Call>
lapilli_int with_right_vectors(lapilli_context ctx, bool wanted, index_t columns, index_t n, T* V,
                               index_t ldv, Call call) {
    const auto refused_above_0 = [](lapilli_int info) {
        return info > 0 ? lapilli_int{LAPILLI_ERROR_INTERNAL} : info;
    };
    if (!wanted || columns <= 0) return refused_above_0(call(nullptr, std::max<index_t>(columns, 1)));
    if (ldv < n || lapilli_private_owns(ctx, V) != 1) return LAPILLI_ERROR_INTERNAL;
    const Borrowed right(ctx, {static_cast<std::size_t>(columns) * static_cast<std::size_t>(n) * sizeof(T)});
    if (!right.is_there()) return LAPILLI_ERROR_DEVICE_MEMORY;
    const lapilli_int info = refused_above_0(call(static_cast<T*>(right.piece(0)), columns));
    if (info < 0) return info;
    const char precision = precision_letter<T>;
    return lapilli_private_adjoint(ctx, precision, n, columns, right.piece(0), columns, V, ldv) == 0
               ? 0
               : undelivered;
}

}  // namespace lapilli::cusolver
