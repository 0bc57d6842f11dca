// SPDX-License-Identifier: BSD-3-Clause
// How a solution with a diagonal block is made of its inverse (blas/diagonal_blocks.hpp): one rule for the
// host and for kernels.
#pragma once

#include "arch/both.hpp"
#include "base/scalar.hpp"

namespace lapilli {

enum class SolutionWay : index_t {
    product,      ///< with the inverse
    refined,      ///< and one step of refinement
    substitution  ///< without the inverse
};

/// With g = max |D| max |D^-1|, the largest of all blocks:
struct WayLimits {
    double plain;    ///< the largest g of a product
    double refined;  ///< the largest g of a refined product
    double dense;    ///< the largest g max |D| / |d|, d an element, at which the inverse may take part
};

LAPILLI_BOTH SolutionWay way_of(double growth, const WayLimits& limits) {
    // A NaN is none of these.
    if (growth <= limits.plain) return SolutionWay::product;
    return growth <= limits.refined ? SolutionWay::refined : SolutionWay::substitution;
}
/// Whether the smallest element of a block is nearly zero, next to the largest one of all.
LAPILLI_BOTH bool is_nearly_zero(double growth, double largest, double smallest, const WayLimits& limits) {
    return !(growth * (largest / smallest) <= limits.dense);
}

}  // namespace lapilli
