// SPDX-License-Identifier: BSD-3-Clause
// The precisions that tests run in: all four. Under a sanitizer z, and d for what is only there for real numbers: the races
// and wrong addresses that it looks for the others have in common with them, and compiling and running take a third as long.
// Kernels are another matter, whose addresses depend on the width of a scalar (kernels/support.hpp).
#pragma once

#include <string_view>

#include "support/scalar.hpp"

namespace lapilli::testing {

inline constexpr bool sanitized = LAPILLI_SANITIZED;

inline constexpr std::string_view precisions = sanitized ? "dz" : "sdcz";

constexpr bool is_tested(char precision) { return precisions.find(precision) != std::string_view::npos; }

// Types<...> of them, for googletest's typed tests.
template <template <class...> class Types>
using ScalarsAs = std::conditional_t<sanitized, Types<std::complex<double>>,
                                     Types<float, double, std::complex<float>, std::complex<double>>>;
template <template <class...> class Types>
using RealScalarsAs = std::conditional_t<sanitized, Types<double>, Types<float, double>>;

}  // namespace lapilli::testing
