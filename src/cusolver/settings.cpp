// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/settings.hpp"

#include <charconv>
#include <string_view>

#include "cusolver/library.hpp"

namespace lapilli::cusolver {

bool is_switched_on() {
    static const bool on =
        load::library_is_there() && std::string_view(lapilli_private_setting("cusolver")) == "on";
    return on;
}

index_t one_for_all() {
    static const index_t number = [] {
        const std::string_view wish = lapilli_private_setting("cusolver.crossover");
        index_t result = -1;  // for "auto"
        std::from_chars(wish.data(), wish.data() + wish.size(), result);
        return result;
    }();
    return number;
}

}  // namespace lapilli::cusolver
