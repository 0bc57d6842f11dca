// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <vector>

#include "base/scalar.hpp"

namespace lapilli {

/// The distribution of long vectors over devices: device d has the entries from bounds[d] to bounds[d + 1].
struct Partition {
    std::vector<index_t> bounds;

    int devices() const { return static_cast<int>(bounds.size()) - 1; }
    index_t length() const { return bounds.back(); }
    index_t first(int d) const { return bounds[static_cast<std::size_t>(d)]; }
    index_t count(int d) const { return bounds[static_cast<std::size_t>(d) + 1] - first(d); }

    /// As many to each of them.
    static Partition equal(index_t n, int devices) {
        Partition partition;
        for (int d = 0; d <= devices; ++d) {
            partition.bounds.push_back(n / devices * d + std::min<index_t>(d, n % devices));
        }
        return partition;
    }
};

}  // namespace lapilli
