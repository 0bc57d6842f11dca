// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <complex>

namespace lapilli::api {

/// Calls f(a value of the scalar type that the letter names): 's', 'd', 'c' or 'z'.
template <class F>
void for_type(char type, F f) {
    switch (type) {
        case 's':
            return f(float());
        case 'd':
            return f(double());
        case 'c':
            return f(std::complex<float>());
        default:
            return f(std::complex<double>());
    }
}

}  // namespace lapilli::api
