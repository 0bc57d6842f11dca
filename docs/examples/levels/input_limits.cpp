// SPDX-License-Identifier: BSD-3-Clause
#include "input_limits.hpp"

#include <fmt/format.h>
#include <unistd.h>

namespace levels {

void require_memory(std::int64_t n, std::size_t bytes) {
    const double order = static_cast<double>(n);
    const double needed = order * order * static_cast<double>(3 * bytes + sizeof(float));
    const double there =
        static_cast<double>(sysconf(_SC_PHYS_PAGES)) * static_cast<double>(sysconf(_SC_PAGESIZE));
    if (needed > there)
        throw InputError(
            fmt::format("the matrices of order {} need {:.4g} GB, and this machine has {:.4g} GB", n,
                        1e-9 * needed, 1e-9 * there));
}

}  // namespace levels
