// SPDX-License-Identifier: BSD-3-Clause
// Which products of a call the settings product.emulation and mixed.emulation may choose (runtime/emulation.hpp): the frame of the call
// knows their precision, and the plan of its driver what they are for.
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

/// The precision of a call's products. A memory query has that of its routine.
enum class CallPrecision {
    none,    ///< the call makes no products: it copies, asks, or hands problems to calls of their own
    single,  ///< s and c
    full,    ///< d and z
    mixed    ///< factors in single precision, all else in double: DSGESV, DSPOSV, ZCGESV, ZCPOSV
};
template <class T>
inline constexpr CallPrecision precision_of = sizeof(real_t<T>) == sizeof(float) ? CallPrecision::single
                                                                                 : CallPrecision::full;

/// What the products of a step are for. A plan says it once, for the run and for the memory query.
enum class ProductUse {
    updates,             ///< updates of a factorization, and applications of its Q
    back_transformation  ///< eigenvectors from one basis to another: native products alone
};

}  // namespace lapilli
