// SPDX-License-Identifier: BSD-3-Clause
// The precisions that tests run in: all four, or those of LAPILLI_PRECISIONS, d and z among them. Under a
// sanitizer z, and d for routines of real numbers only: races and wrong addresses are the same in the others,
// and compiling and running take a third of the time. Kernels are an exception: their addresses depend on the
// size of a scalar (kernels/support.hpp).
#pragma once

#include <string_view>

#include "support/scalar.hpp"

namespace lapilli::testing {

inline constexpr bool sanitized = LAPILLI_SANITIZED;
inline constexpr bool tested_s = LAPILLI_TESTED_S, tested_c = LAPILLI_TESTED_C;
/// Whether tests of the label full are compiled (testing/CMakeLists.txt): a gate that runs none of them need
/// not have them.
inline constexpr bool tested_full = LAPILLI_TESTED_FULL;

inline constexpr std::string_view precisions = tested_s   ? (tested_c ? "sdcz" : "sdz")
                                               : tested_c ? "dcz"
                                                          : "dz";

constexpr bool is_tested(char precision) { return precisions.find(precision) != std::string_view::npos; }

namespace detail {

/// Types<float, double, C, Z>, with the first and the third where they are asked for.
template <template <class...> class Types, class C, class Z, bool WithS, bool WithC>
using TypesWith =
    std::conditional_t<WithS, std::conditional_t<WithC, Types<float, double, C, Z>, Types<float, double, Z>>,
                       std::conditional_t<WithC, Types<double, C, Z>, Types<double, Z>>>;

/// The same of the library's scalars.
template <template <class...> class Types, bool WithS, bool WithC>
using LibraryTypesWith =
    std::conditional_t<sanitized, Types<std::complex<double>>,
                       TypesWith<Types, std::complex<float>, std::complex<double>, WithS, WithC>>;

}  // namespace detail

// Types<...> of these precisions, for googletest's typed tests.
template <template <class...> class Types>
using ScalarsAs = detail::LibraryTypesWith<Types, tested_s, tested_c>;
template <template <class...> class Types>
using RealScalarsAs = std::conditional_t<tested_s, Types<float, double>, Types<double>>;
// The same for suites whose s and c, or whose c, have the label full.
template <template <class...> class Types>
using FullScalarsAs = detail::LibraryTypesWith<Types, tested_s && tested_full, tested_c && tested_full>;
template <template <class...> class Types>
using FullComplexAs = detail::LibraryTypesWith<Types, tested_s, tested_c && tested_full>;

}  // namespace lapilli::testing
