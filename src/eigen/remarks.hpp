// SPDX-License-Identifier: BSD-3-Clause
// What LAPACK's drivers for a part of the spectrum say about each vector: whether it converged, and where it may not be zero.
#pragma once

#include <vector>

#include "matrix/delivery.hpp"

namespace lapilli {

/// Arrays of the caller, null where a routine has not got them.
struct Remarks {
    index_t* ifail = nullptr;   ///< 0 for each vector, or first the numbers of those that did not converge
    index_t* isuppz = nullptr;  ///< the first and the last element of each vector that may not be zero
};

/// Of m vectors of n elements.
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
