// SPDX-License-Identifier: BSD-3-Clause
// The precisions that tests run in: all four, or two with LAPILLI_PRECISIONS=dz. Under a sanitizer z, and d
// for routines of real numbers only: races and wrong addresses are the same in the others, and compiling and
// running take a third of the time. Kernels are an exception: their addresses depend on the size of a scalar
// (kernels/support.hpp).
#pragma once

#include <string_view>

#include "support/scalar.hpp"

namespace lapilli::testing {

inline constexpr bool sanitized = LAPILLI_SANITIZED;
inline constexpr bool tested_single = LAPILLI_TESTED_SINGLE;

inline constexpr std::string_view precisions = tested_single ? "sdcz" : "dz";

constexpr bool is_tested(char precision) { return precisions.find(precision) != std::string_view::npos; }

namespace detail {

template <template <class...> class Types, class Single, class Double>
using TestedOf =
    std::conditional_t<tested_single, Types<float, double, Single, Double>, Types<double, Double>>;

}  // namespace detail

// Types<...> of these precisions, for googletest's typed tests.
template <template <class...> class Types>
using ScalarsAs = std::conditional_t<sanitized, Types<std::complex<double>>,
                                     detail::TestedOf<Types, std::complex<float>, std::complex<double>>>;
template <template <class...> class Types>
using RealScalarsAs = std::conditional_t<tested_single, Types<float, double>, Types<double>>;

}  // namespace lapilli::testing
