// SPDX-License-Identifier: BSD-3-Clause
// Divide and conquer on devices that share merges of several levels and have merges of their own: in any
// order of their work the bits of one device.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

struct Pairs {
    std::vector<double> values, vectors;
};

/// Solves a problem whose second half is like the first, which deflates; it decouples into two pieces if
/// `apart`. All pairs, or the first `most`.
Pairs solve(int devices, lapilli_int n, bool apart, lapilli_int most) {
    const auto size = static_cast<std::size_t>(n);
    std::vector<double> d(size), e(size - 1);
    for (std::size_t i = 0; i < size; ++i) {
        const auto like = static_cast<double>(std::min(i, size - 1 - i));
        d[i] = std::sin(12.9898 * like) * std::cos(like * like);
        if (i + 1 < size) e[i] = 0.5 + 0.3 * std::sin(7.1 * static_cast<double>(std::min(i, size - 2 - i)));
    }
    if (apart) e[size / 3] = 0;
    const Shuffled ctx(devices, devices);
    ctx.compute_on_devices(true);
    Pairs found{std::vector<double>(size), std::vector<double>(size * static_cast<std::size_t>(most))};
    if (most == n) {
        EXPECT_EQ(lapilli_dstedc(ctx, 'I', n, d.data(), e.data(), found.vectors.data(), n), 0);
        found.values = d;
        return found;
    }
    lapilli_int count = 0;
    std::vector<lapilli_int> ifail(size);
    EXPECT_EQ(lapilli_dstevx(ctx, 'V', 'I', n, d.data(), e.data(), 0, 0, 1, most, 0, &count,
                             found.values.data(), found.vectors.data(), n, ifail.data()),
              0);
    EXPECT_EQ(count, most);
    return found;
}

TEST(SharedMerges, SameBitsInAnyOrder) {
    for (const lapilli_int n : {150, 520}) {
        for (const bool apart : {false, true}) {
            for (const lapilli_int most : {n, n / 3}) {
                const Pairs expected = solve(1, n, apart, most);
                for (const int devices : {2, 3, 4}) {
                    SCOPED_TRACE(std::to_string(n) + (apart ? " in two pieces, " : ", ") +
                                 std::to_string(most) + " wanted, on " + std::to_string(devices) +
                                 " devices");
                    const Pairs found = solve(devices, n, apart, most);
                    EXPECT_EQ(found.values, expected.values);
                    // Products outside the kernel for small merges are rounded as the BLAS does it.
                    double furthest = 0;
                    for (std::size_t i = 0; i < found.vectors.size(); ++i)
                        furthest = std::max(furthest, std::abs(found.vectors[i] - expected.vectors[i]));
                    EXPECT_LE(furthest, n <= 512 && most == n ? 0.0 : 1e-14);
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
