// SPDX-License-Identifier: BSD-3-Clause
// What the generated symbols and functions are written with.
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "mpi/grid.hpp"
#include "mpi/layout.hpp"

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

/// An output of ScaLAPACK that functions do not have: as long as the longest of them, n or twice the number of processes.
template <class T>
class OwnArray {
  public:
    OwnArray(lapilli_int n, const int* desc) : elements_(length(n, desc)) {}
    T* data() { return elements_.data(); }

  private:
    static std::size_t length(lapilli_int n, const int* desc) {
        const auto shape = shape_of(static_cast<int>(Descriptor{desc}.at(Descriptor::ctxt)));
        return static_cast<std::size_t>(std::max<index_t>({n, shape ? 2 * shape->size() : 0, 1}));
    }
    std::vector<T> elements_;
};

}  // namespace lapilli::mpi
