// SPDX-License-Identifier: BSD-3-Clause
// The real type of a scalar of the library, for the declarations that files without kernels see.
#pragma once

#include <complex>

namespace lapilli::launch {

template <class T>
struct RealOf {
    using type = T;
};
template <class R>
struct RealOf<std::complex<R>> {
    using type = R;
};
template <class T>
using Real = typename RealOf<T>::type;

}  // namespace lapilli::launch
