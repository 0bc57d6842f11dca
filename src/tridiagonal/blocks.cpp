// SPDX-License-Identifier: BSD-3-Clause
#include "tridiagonal/blocks.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace lapilli {

index_t sytrd_block(Context& context, index_t n) {
    const index_t wanted = std::min(context.settings.integer("sytrd.nb"), std::max<index_t>(1, n));
    const std::vector<index_t> widths = context.device(0).panel_widths();
    if (widths.empty()) return wanted;
    return *std::min_element(widths.begin(), widths.end(), [wanted](index_t a, index_t b) {
        return std::abs(a - wanted) < std::abs(b - wanted);
    });
}

}  // namespace lapilli
