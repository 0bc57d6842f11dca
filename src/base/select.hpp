// SPDX-License-Identifier: BSD-3-Clause
// Functions of the caller that select eigenvalues, with the arguments and the result of LAPACK's.
#pragma once

#include <complex>

namespace lapilli {

template <class T>
struct select_of {
    using type = int (*)(const T* wr, const T* wi);
};
template <class R>
struct select_of<std::complex<R>> {
    using type = int (*)(const std::complex<R>* w);
};
/// A nonzero result selects the eigenvalue. It is an int even if LAPACK's logical values have 64 bits: the
/// lower half decides.
template <class T>
using select_t = typename select_of<T>::type;

}  // namespace lapilli
