// SPDX-License-Identifier: BSD-3-Clause
// The triangular factors of a chase's block reflectors, for products with its Q by BLAS. Plain data, shared
// by the kernels and the backends; T is the scalar.
#pragma once

#include "chase/shape.hpp"

namespace lapilli {

/// T of each block reflector I - V T V^H, a step of the sweeps of a group: chase_group by chase_group, upper
/// triangular, zeros below and behind its members.
template <class T>
struct ChaseFactorsArgs {
    using Scalar = T;
    static constexpr const char* name = "chase_factors";
    std::int64_t n, b;
    const T *v, *tau;
    const std::int64_t* first;
    T* t;  ///< that of the reflectors in columns c, c + 1, ... at c chase_group

    constexpr ChaseShape shape() const { return {n, b}; }
    constexpr const char* violation() const {
        return n > 1 && b > 0 && b <= chase_widest ? nullptr : "chase_factors: order, width";
    }
    constexpr bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, v, Extent::array(shape().columns() * shape().ldv()));
        touch(Access::read, tau, Extent::array(shape().columns()));
        touch(Access::read, first, Extent::array(shape().groups()));
        touch(Access::write, t, Extent::array(shape().columns() * chase_group));
    }
};

}  // namespace lapilli

#define LAPILLI_CHASE_FACTORS_OPERATIONS(X) X(ChaseFactorsArgs)
