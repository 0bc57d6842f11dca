// SPDX-License-Identifier: BSD-3-Clause
// Eigenvalues of a real matrix, as the type of W asks for them: n real parts and behind them n imaginary
// ones, or n complex numbers.
#pragma once

#include <vector>

#include "cusolver/call.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {

/// call(WR, WI) of Lapilli computes them.
template <class R, class Call>
lapilli_int with_real_and_imaginary_parts(lapilli_context ctx, bool in_parts, void* W, index_t n, Call call) {
    if (in_parts) return call(static_cast<R*>(W), static_cast<R*>(W) + n);
    const auto count = static_cast<std::size_t>(std::max<index_t>(n, 0));
    std::vector<R> re(count), im(count);
    const lapilli_int info = call(re.data(), im.data());
    if (info < 0) return info;
    std::vector<std::complex<R>> both(count);
    for (std::size_t k = 0; k < count; ++k) both[k] = {re[k], im[k]};
    return lapilli_copy(ctx, W, both.data(), count * sizeof(both[0])) == 0 ? info : undelivered;
}

}  // namespace lapilli::cusolver
