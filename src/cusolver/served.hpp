// SPDX-License-Identifier: BSD-3-Clause
// Which problems a routine serves: the numbers of routines.txt.
#pragma once

#include <algorithm>
#include <iterator>
#include <limits>
#include <string_view>

#include "base/scalar.hpp"

namespace lapilli::cusolver {

/// The least and the largest of the numbers that are served.
struct Orders {
    index_t least, largest;
    constexpr bool have(index_t number) const { return least <= number && number <= largest; }
};
inline constexpr index_t any = std::numeric_limits<index_t>::max();
inline constexpr Orders never{any, 0};

/// Orders in s, d, c and z, and the numbers of right-hand sides and of matrices with them.
struct Band {
    Orders orders[4] = {never, never, never, never};
    Orders columns{0, any};
    Orders count{-any, 1};
};

/// Bands of a routine, the largest order that its function has, and the least number of matrices that may be
/// Lapilli's.
struct Served {
    Band bands[6];
    index_t largest = any;
    index_t least_count = -any;

    constexpr bool have(char type, index_t order, index_t columns, index_t count) const {
        const std::size_t k = std::string_view("sdcz").find(type);
        return std::any_of(std::begin(bands), std::end(bands), [&](const Band& band) {
            return band.orders[k].have(order) && band.columns.have(columns) && band.count.have(count);
        });
    }
};

}  // namespace lapilli::cusolver
