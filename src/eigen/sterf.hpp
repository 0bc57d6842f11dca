// SPDX-License-Identifier: BSD-3-Clause
// Eigenvalues of a symmetric tridiagonal matrix, without vectors, by bisection on the devices: each finds its share of
// them, in memory that grows with n only. The error is about eps |T| for a matrix that does not fall apart, whatever
// its order.
#pragma once

#include "runtime/context.hpp"
#include "tridiagonal/bisection/args.hpp"

namespace lapilli {

struct SterfWork {
    index_t n;
    int devices;
    struct PerDevice {
        SturmRow* rows;
        SturmBlock* blocks;
        double* values;
    };
    std::vector<PerDevice> dev;
    SturmRow* rows;  ///< pinned: what goes to the devices, and what comes back
    SturmBlock* blocks;
    double* values;

    SterfWork(Arena& arena, index_t order);
    /// The values that one device finds.
    index_t share() const { return ceil_div(n, devices); }
};

/// d, e on the host: d becomes the eigenvalues in ascending order; e is not changed. Throws LAPILLI_ERROR_NOT_FINITE if one
/// of them is not finite.
template <class R>
void sterf(Context& context, R* d, const R* e, SterfWork& work);

}  // namespace lapilli
