// SPDX-License-Identifier: BSD-3-Clause
// The eigenvalues that lead a Schur form after a reordering.
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

/// How many values are selected after the reordering, and whether one of them is behind one that is not:
/// rounding has changed values.
struct Leading {
    index_t count = 0;
    bool broken = false;
};

/// chosen[i]: whether value i is selected. imaginary: the imaginary parts of a real matrix's values, else
/// null. Of a pair both count where one is selected.
template <class Chosen, class R>
Leading leading(const Chosen& chosen, const R* imaginary, index_t n) {
    Leading found;
    bool all = true;
    for (index_t i = 0; i < n; ++i) {
        const bool pair = imaginary != nullptr && i + 1 < n && imaginary[i] != R(0);
        const auto at = static_cast<std::size_t>(i);
        const bool one = chosen[at] != 0 || (pair && chosen[at + 1] != 0);
        if (one) found.count += pair ? 2 : 1;
        if (one && !all) found.broken = true;
        all = one;
        if (pair) ++i;
    }
    return found;
}

}  // namespace lapilli
