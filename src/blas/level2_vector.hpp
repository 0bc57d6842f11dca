// SPDX-License-Identifier: BSD-3-Clause
// The caller's vectors, wherever they live, from and to contiguous host memory.
#pragma once

#include "blas/level2.hpp"

namespace lapilli {

/// beta y, where a zero beta forgets y, NaN and all.
template <class T>
T scaled(T beta, T y) {
    return beta == T(0) ? T(0) : beta * y;
}

/// target := x; target := y, source. Wait.
template <class T>
void fetch_vector(Context& context, const UserVector<const T>& x, index_t count, T* target);
template <class T>
void deliver_vector(Context& context, const T* source, index_t count, const UserVector<T>& y);

}  // namespace lapilli
