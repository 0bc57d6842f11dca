// SPDX-License-Identifier: BSD-3-Clause
// Code for the generated symbols and functions.
#pragma once

#include <algorithm>
#include <limits>

#include "lapilli/lapilli.h"

namespace lapilli::mpi {

/// Calls a Fortran routine with these arguments.
template <class... Given>
void call_symbol(void* symbol, Given... given) {
    reinterpret_cast<void (*)(Given...)>(symbol)(given...);
}

template <class Number>
Number value_of(const Number* number) {
    return number == nullptr ? Number(0) : *number;
}

/// ScaLAPACK's integers; what passes them is refused by the check of the descriptor.
inline int narrowed(lapilli_int value) {
    constexpr lapilli_int most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(value, -most, most));
}

}  // namespace lapilli::mpi
