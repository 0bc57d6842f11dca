// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of norm 1, by several threads: pairs of columns stay together where runs of columns meet.
#include "nonsymmetric/unit_vectors.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace lapilli::testing {
namespace {

TEST(UnitVectors, PairsAreNotSplit) {
    // Long columns, so that a run is two of them.
    constexpr index_t rows = index_t{1} << 17, cols = 7;
    std::vector<double> v(static_cast<std::size_t>(rows * cols)), re(cols, 1), im = {0, 3, -3, 2, -2, 0, 0};
    for (std::size_t i = 0; i < v.size(); ++i) v[i] = std::sin(0.1 + 1.7 * static_cast<double>(i % 1013));
    std::vector<double> expected = v;
    const Eigenvalues<double> w{re.data(), im.data()};
    make_unit(HostView<double>{expected.data(), rows, cols, rows}, w, 0, cols);
    for (const int threads : {1, 3}) {
        std::vector<double> found = v;
        make_unit(HostView<double>{found.data(), rows, cols, rows}, w, threads);
        EXPECT_TRUE(found == expected) << threads;
    }
    for (const auto& [first, second] : {std::pair{0, 0}, {1, 2}, {3, 4}, {5, 5}, {6, 6}}) {
        double squares = 0;
        for (index_t j = first; j <= second; ++j)
            for (index_t i = 0; i < rows; ++i)
                squares += std::pow(expected[static_cast<std::size_t>(i + j * rows)], 2);
        EXPECT_NEAR(squares, 1, 1e-12) << first;
    }
}

}  // namespace
}  // namespace lapilli::testing
