// SPDX-License-Identifier: BSD-3-Clause
// The properties of a call's products on which the settings product.emulation and mixed.emulation depend
// (runtime/emulation.hpp). The frame of the call knows the precision; the plan of its driver knows the use.
#pragma once

#include "base/scalar.hpp"

namespace lapilli {

/// The precision of a call's products. A memory query has that of its routine.
enum class CallPrecision {
    none,    ///< no products: the call copies, answers a query, or passes problems to calls of their own
    single,  ///< s and c
    full,    ///< d and z
    mixed,   ///< factors in single precision, the rest in double: DSGESV, DSPOSV, ZCGESV, ZCPOSV
    mixed_emulated  ///< the same, whose plan has chosen emulated products for the factors
};
template <class T>
inline constexpr CallPrecision precision_of = sizeof(real_t<T>) == sizeof(float) ? CallPrecision::single
                                                                                 : CallPrecision::full;

/// The use of a step's products. A plan states it once, for the run and for the memory query.
enum class ProductUse {
    updates,             ///< updates of a factorization, and applications of its Q
    back_transformation  ///< changes of basis for eigenvectors: always native products
};

}  // namespace lapilli
