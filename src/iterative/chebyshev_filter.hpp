// SPDX-License-Identifier: BSD-3-Clause
// Polynomials of A that damp an interval of the spectrum and amplify what lies below it.
#pragma once

#include <functional>
#include <vector>

#include "iterative/vectors.hpp"

namespace lapilli {

/// The part of the spectrum that a filter damps: between these values its polynomials are at most 1, below
/// they grow.
template <class R>
struct DampedInterval {
    R lower, upper;

    R center() const { return (upper + lower) / 2; }
    R half() const { return (upper - lower) / 2; }
    /// The polynomial of degree k is cosh(k growth) at a value below the interval; 0 within it.
    R growth(R value) const;
};

/// The least degree that amplifies a value of this growth by a factor, from 1 to `most`.
template <class R>
index_t degree_for(R factor, R growth, index_t most);

/// Where an interval with this upper end must begin so that a degree amplifies a value by a factor.
template <class R>
R lower_end_for(R factor, index_t degree, R value, R upper);

template <class T>
struct ChebyshevFilter {
    real_t<T> scale;  ///< of A
    DampedInterval<real_t<T>> damped;
    real_t<T>
        lowest;  ///< the value that is neither amplified nor damped: all others shrink, and none overflows
    std::vector<index_t> degrees;  ///< of each vector, ascending, at least 1
    index_t locked;                ///< vectors before these, whose span is invariant
    index_t between;               ///< degrees after which the locked span is projected out again

    /// The vectors of a group become polynomials of A times them, by the scaled recurrence of Zhou, Saad,
    /// Tiago and Chelikowsky (2006). Two other arrays have room in the same places. report() is called behind
    /// each product.
    void apply(Vectors<T>& vectors, Group group, int other, int image,
               const std::function<void()>& report) const;

  private:
    void remove_locked(Vectors<T>& vectors, int array, Group from) const;
};

}  // namespace lapilli
