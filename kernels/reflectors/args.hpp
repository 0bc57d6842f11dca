// SPDX-License-Identifier: BSD-3-Clause
// Arguments of the operations that block reflectors need. Plain data, shared by the kernels, the backends and
// the algorithms.
#pragma once

#include <cstdint>

#include "base/access.hpp"
#include "base/view.hpp"

namespace lapilli {

/// The most reflectors that larft accepts.
inline constexpr std::int64_t larft_limit = 256;

/// T of I - V T V^H from the Gram matrix G = V^H V of k reflectors and their tau (LAPACK's forward LARFT)
template <class T>
struct LarftArgs {
    using Scalar = T;
    static constexpr const char* name = "larft";
    DeviceView<const T> gram;
    const T* tau;
    DeviceView<T> t;

    const char* violation() const {
        const bool fits =
            gram.rows == gram.cols && gram.rows <= larft_limit && t.rows == gram.rows && t.cols == gram.cols;
        return fits ? nullptr : "larft: shapes";
    }
    bool empty() const { return t.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, gram);
        touch(Access::read, tau, Extent::array(gram.rows));
        touch(Access::write, t);
    }
};

}  // namespace lapilli

#define LAPILLI_REFLECTORS_OPERATIONS(X) X(LarftArgs)
