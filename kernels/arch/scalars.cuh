// SPDX-License-Identifier: BSD-3-Clause
// The library's scalars as the kernels', and back.
#pragma once

#include <complex>

#include "arch/simt.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
struct KernelScalar {
    using type = T;
};
template <class R>
struct KernelScalar<std::complex<R>> {
    using type = arch::Complex<R>;
};
/// The kernels' scalar for the library's, which may be one already.
template <class T>
using Scalar = typename KernelScalar<T>::type;

template <class T>
struct LibraryScalar {
    using type = T;
};
template <class R>
struct LibraryScalar<arch::Complex<R>> {
    using type = std::complex<R>;
};
/// The other way, for tables.
template <class T>
using Library = typename LibraryScalar<T>::type;

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
    return __builtin_bit_cast(Scalar<T>, x);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
