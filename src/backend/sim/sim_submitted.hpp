// SPDX-License-Identifier: BSD-3-Clause
// Decisions on the device as plain loops, the reference of the kernels.
#pragma once

#include <algorithm>
#include <map>
#include <utility>

#include "backend/sim/sim_memory.hpp"
#include "submitted/args.hpp"
#include "submitted/safe_scale.hpp"

namespace lapilli::sim {

template <class T>
void carry_out(const SafeScalesArgs<T>& p) {
    const HostView<const real_t<T>> largest = on_host(p.largest);
    for (index_t j = 0; j < largest.cols; ++j) {
        real_t<T> most = 0;
        for (index_t k = 0; k < largest.rows; ++k) most = larger_or_nan(most, largest(k, j));
        const int exponent = exponent_to_scale(most);
        p.down[j] = safe_power<real_t<T>>(-exponent);
        p.up[j] = safe_power<real_t<T>>(exponent);
    }
}

template <class T>
void carry_out(const InterchangeListsArgs<T>& p) {
    constexpr index_t most = interchanges_at_once;
    for (index_t first = 0; first < p.count; first += most) {
        const index_t width = std::min(most, p.count - first);
        index_t *const to = p.to + 2 * first, *const from = p.from + 2 * first;
        std::fill_n(to, 2 * most, -1);
        std::fill_n(from, 2 * most, -1);
        std::map<index_t, index_t> held;
        for (index_t i = 0; i < width; ++i) {
            const index_t row = first + (p.forwards ? i : width - 1 - i), pivot = p.pivots[row] - 1;
            if (pivot < 0 || pivot >= p.rows) {
                p.info[0] = p.bad;
                continue;
            }
            std::swap(held.try_emplace(row, row).first->second, held.try_emplace(pivot, pivot).first->second);
        }
        index_t k = 0;
        for (const auto& [row, content] : held) {
            to[k] = row;
            from[k++] = content;
        }
    }
}

}  // namespace lapilli::sim
