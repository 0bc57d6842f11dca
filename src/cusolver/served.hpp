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

/// Orders in s, d, c and z, and the numbers of right-hand sides with them.
struct Band {
    Orders orders[4] = {never, never, never, never};
    Orders columns{0, any};
};

/// Orders of a routine; of several matrices others, from a number of matrices on.
struct Served {
    Band bands[4];
    Orders of_many[4] = {never, never, never, never};
    index_t least_count = 0;

    constexpr bool have(char type, index_t order, index_t columns, index_t count) const {
        const std::size_t k = std::string_view("sdcz").find(type);
        if (count > 1) return of_many[k].have(order) && count >= least_count;
        return std::any_of(std::begin(bands), std::end(bands), [&](const Band& band) {
            return band.orders[k].have(order) && band.columns.have(columns);
        });
    }
};

}  // namespace lapilli::cusolver
