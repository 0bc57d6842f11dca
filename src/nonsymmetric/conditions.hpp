// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers of eigenvalues: |u^H v| of left and right vectors of norm 1, as TRSNA's S.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "device/calls.hpp"
#include "nonsymmetric/hseqr.hpp"
#include "nonsymmetric/trevc.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

/// For each value. vectors: it knows T's pairs, and its strip is overwritten. room: for numbers, which the
/// iteration does not need any more. u, v: with norm 1.
template <class T>
std::vector<real_t<T>> value_conditions(Context& context, TrevcWork<T>& vectors, const HseqrWork<T>& room,
                                        DeviceView<const T> u, DeviceView<const T> v) {
    using R = real_t<T>;
    const NativeProducts native(context);
    Queue& queue = context.queue(0);
    const index_t n = u.cols;
    const auto begins_pair = [&](index_t i) {
        return !is_complex<T> && i + 1 < n && vectors.host_below[i] != T(0);
    };
    // A strip has the products of all its vectors. Those of a vector with itself, and of a pair's halves, are
    // wanted.
    for (index_t first = 0, width = 0; first < n; first += width) {
        width = std::min(vectors.strip.cols, n - first);
        if (first + width < n && begins_pair(first + width - 1)) --width;
        const DeviceView<T> products = vectors.strip.block(0, 0, width, width);
        gemm(queue, Op::adjoint, Op::none, T(1), u.block(0, first, n, width), v.block(0, first, n, width),
             T(0), products);
        const auto keep = [&](index_t i, index_t j, DeviceView<T> row) {
            const index_t count = width - std::max(i, j);
            if (count == 0) return;
            copy(queue, Part::all,
                 DeviceView<T>{products.data + i + j * products.ld, 1, count, products.ld + 1},
                 row.block(0, first, 1, count));
        };
        keep(0, 0, room.left.block(0, 0, 1, n));
        if (is_complex<T>) continue;
        keep(1, 0, room.left.block(1, 0, 1, n));
        keep(0, 1, room.right.block(0, 0, 1, n));
    }
    copy_across(queue, room.left, room.host_left);
    copy_across(queue, room.right, room.host_right);
    queue.synchronize();
    std::vector<R> s(static_cast<std::size_t>(n));
    for (index_t i = 0; i < n; ++i) {
        const auto at = static_cast<std::size_t>(i);
        s[at] = std::abs(room.host_left(0, i));
        if (!begins_pair(i)) continue;
        if constexpr (!is_complex<T>) {
            // (x - i y)^T (p + i q) of the vectors u = x + i y and v = p + i q.
            s[at] = s[at + 1] = std::hypot(room.host_left(0, i) + room.host_left(0, i + 1),
                                           room.host_right(0, i) - room.host_left(1, i));
        }
        ++i;
    }
    return s;
}

}  // namespace lapilli
