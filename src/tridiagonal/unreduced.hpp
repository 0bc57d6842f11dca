// SPDX-License-Identifier: BSD-3-Clause
// Splits a symmetric tridiagonal matrix where off-diagonal elements are negligible, and scales each block to
// norm 1. The eigensolvers' tolerances are absolute: they hold for such blocks.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "base/scalar.hpp"
#include "merges/tree.hpp"

namespace lapilli {

/// |e_i| <= eps sqrt|d_i| sqrt|d_(i+1)|, as LAPACK: the product of two roots neither overflows nor vanishes.
template <class R>
bool negligible(R e, R left, R right) {
    return std::abs(e) <= unit_roundoff<R> * std::sqrt(std::abs(left)) * std::sqrt(std::abs(right));
}

template <class R>
void require_finite(const R* values, index_t count, const std::string& kind = "tridiagonal") {
    if (!std::all_of(values, values + count, [](R x) { return std::isfinite(x); }))
        throw Error(LAPILLI_ERROR_NOT_FINITE, "the " + kind + " matrix holds a NaN or an infinity");
}

/// The elements must be finite.
template <class R>
std::vector<UnreducedBlock> unreduced_blocks(const R* d, const R* e, index_t n) {
    std::vector<UnreducedBlock> blocks;
    for (index_t first = 0; first < n;) {
        index_t last = first;
        R largest = std::abs(d[first]);
        for (; last + 1 < n && !negligible(e[last], d[last], d[last + 1]); ++last)
            largest = std::max({largest, std::abs(e[last]), std::abs(d[last + 1])});
        int exponent = 0;
        std::frexp(largest, &exponent);
        blocks.push_back({first, last + 1 - first, exponent});
        first = last + 1;
    }
    return blocks;
}

/// x 2^exponent
template <class R>
double scaled_by(R x, int exponent) {
    return std::ldexp(static_cast<double>(x), exponent);
}

}  // namespace lapilli
