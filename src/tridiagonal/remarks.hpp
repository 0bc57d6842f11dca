// SPDX-License-Identifier: BSD-3-Clause
// ifail and isuppz, which LAPACK's drivers for a part of the spectrum return per vector: whether it
// converged, and which of its elements may be nonzero.
#pragma once

#include <vector>

#include "matrix/delivery.hpp"

namespace lapilli {

/// Arrays of the caller; null if the routine does not have them.
struct Remarks {
    /// 0 for each vector; or the numbers of those that did not converge, then zeros
    index_t* ifail = nullptr;
    index_t* isuppz = nullptr;  ///< first and last element of each vector that may be nonzero
};

/// Adds the remarks on m vectors of n elements.
inline void add_remarks(Context& context, Delivery& results, const Remarks& remarks, index_t m, index_t n,
                        std::vector<index_t> failed = {}) {
    if (remarks.ifail != nullptr) {
        failed.resize(static_cast<std::size_t>(m));
        results.add_vector(context, remarks.ifail, std::move(failed));
    }
    if (remarks.isuppz != nullptr) {
        std::vector<index_t> ends(static_cast<std::size_t>(2 * m), 1);
        for (std::size_t i = 1; i < ends.size(); i += 2) ends[i] = n;
        results.add_vector(context, remarks.isuppz, std::move(ends));
    }
}

}  // namespace lapilli
