// SPDX-License-Identifier: BSD-3-Clause
#include "svd/bidiagonal_values.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "tridiagonal/unreduced.hpp"

namespace lapilli {

template <class R>
index_t bidiagonal_values(Context& context, index_t n, const R* d, const R* e, BisectionWork& work, R* s) {
    require_finite(d, n);
    require_finite(e, n - 1);
    double largest = 0;
    for (index_t i = 0; i < n; ++i)
        largest = std::max({largest, std::abs(double(d[i])), i + 1 < n ? std::abs(double(e[i])) : 0.0});
    if (largest == 0) {
        std::fill_n(s, n, R(0));
        return n;
    }
    // Elements below 1/2: the norm is below 1.
    const int exponent = std::ilogb(largest) + 2;
    const auto square = [&](R x) {
        const double scaled = scaled_by(x, -exponent);
        return scaled * scaled;
    };
    for (index_t i = 0; i < n; ++i) work.rows[i] = {square(d[i]), i == 0 ? 0.0 : square(e[i - 1])};
    work.blocks[0] = {0, n, 0, 0, 0, 1};
    constexpr int bits = std::numeric_limits<R>::digits > 24 ? bidiagonal_bits : bidiagonal_bits_of_float;
    bisect_blocks(context, 1, n, work, bits);
    const index_t vanished =
        std::count_if(work.values, work.values + n, [](double x) { return x < bidiagonal_least; });
    for (index_t i = 0; i < n; ++i) {
        const double x = work.values[i];
        s[i] = x < bidiagonal_least ? R(0) : static_cast<R>(scaled_by(x, exponent));
    }
    std::sort(s, s + n, std::greater<>());
    return vanished;
}

template index_t bidiagonal_values(Context&, index_t, const float*, const float*, BisectionWork&, float*);
template index_t bidiagonal_values(Context&, index_t, const double*, const double*, BisectionWork&, double*);

}  // namespace lapilli
