// SPDX-License-Identifier: BSD-3-Clause
// Where the spectrum of a Hermitian operator ends, and how dense it is, by some steps of Lanczos.
#pragma once

#include <vector>

#include "iterative/vectors.hpp"

namespace lapilli {

template <class R>
struct SpectrumBounds {
    R lowest;  ///< the lowest Ritz value: never below the spectrum
    R upper;   ///< above the spectrum, but for vectors that miss its upper end
    R norm;    ///< the largest size of a Ritz value: at most the norm

    /// A value that as many eigenvalues of `n` are below as are asked for, roughly.
    R quantile(index_t count, index_t n) const;

    struct Step {
        R value, share;
    };
    std::vector<Step> density;  ///< in ascending order; shares add up to 1
};

/// Bounds for scale A. Each vector of `current`, random at first, starts a Lanczos process of its own; these
/// advance together. The largest Ritz value and the norm of the last residual add up to the bound (Zhou, Li
/// 2011). The three groups, in arrays that differ or next to each other, are overwritten. Throws Error for a
/// NaN.
template <class T>
SpectrumBounds<real_t<T>> bounds_of_spectrum(Vectors<T>& vectors, real_t<T> scale, Group previous,
                                             Group current, Group image);

}  // namespace lapilli
