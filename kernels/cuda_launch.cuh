// SPDX-License-Identifier: BSD-3-Clause
// What the instances share: the library's scalars as the kernels', and the shape of a launch.
#pragma once

#include <algorithm>

#include "arch/simt.cuh"
#include "launch.hpp"

namespace lapilli::launch {

template <class T>
struct KernelScalar {
    using type = T;
};
template <class R>
struct KernelScalar<std::complex<R>> {
    using type = arch::Complex<R>;
};
template <class T>
using Scalar = typename KernelScalar<T>::type;

/// The same numbers, typed for the kernels. std::complex and arch::Complex have one layout.
template <class T>
Scalar<T>* as(T* p) {
    return reinterpret_cast<Scalar<T>*>(p);
}
template <class T>
const Scalar<T>* as(const T* p) {
    return reinterpret_cast<const Scalar<T>*>(p);
}
template <class T>
Scalar<T> value(T x) {
    return *as(&x);
}

inline unsigned grid_size(std::int64_t count, std::int64_t each) {
    return static_cast<unsigned>((count + each - 1) / each);
}

}  // namespace lapilli::launch

#define LAPILLI_FOR_ALL_SCALARS(M) M(float) M(double) M(std::complex<float>) M(std::complex<double>)
