// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <complex>
#include <type_traits>

namespace lapilli::files {

template <class T>
inline constexpr bool is_complex = !std::is_floating_point_v<T>;

template <class T>
struct RealOf {
    using type = T;
};
template <class R>
struct RealOf<std::complex<R>> {
    using type = R;
};
template <class T>
using real_of = typename RealOf<T>::type;

template <class T>
inline constexpr bool is_single = sizeof(real_of<T>) == sizeof(float);

// re + i im, rounded to T; a real T has no room for im.
template <class T, class R>
T scalar_of(R re, R im) {
    if constexpr (is_complex<T>) {
        return T(static_cast<real_of<T>>(re), static_cast<real_of<T>>(im));
    } else {
        return static_cast<T>(re);
    }
}

template <class T>
T conjugate(T x) {
    if constexpr (is_complex<T>) {
        return std::conj(x);
    } else {
        return x;
    }
}

}  // namespace lapilli::files
