// SPDX-License-Identifier: BSD-3-Clause
// Bisection of a matrix that its caller describes, and of bidiagonal matrices: singular values, which are the
// positive eigenvalues of the Golub-Kahan matrix, to full relative accuracy.
#include <gtest/gtest.h>
#include <lapacke.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "svd/bidiagonal_values.hpp"

namespace lapilli {
namespace {

struct Bidiagonal {
    std::vector<double> d, e;
};

/// Elements from 1 to 10^-digits.
Bidiagonal graded(index_t n, double digits) {
    Bidiagonal b;
    for (index_t i = 0; i < n; ++i) {
        const double size = std::pow(10, -digits * static_cast<double>(i) / static_cast<double>(n - 1));
        b.d.push_back(size * (1 + 0.1 * static_cast<double>(i % 3)));
        if (i + 1 < n) b.e.push_back(0.7 * size);
    }
    return b;
}

/// By LAPACK's qd algorithm, which has relative accuracy; ascending.
std::vector<double> reference(Bidiagonal b) {
    const auto n = static_cast<lapack_int>(b.d.size());
    EXPECT_EQ(LAPACKE_dbdsqr(LAPACK_COL_MAJOR, 'U', n, 0, 0, 0, b.d.data(), b.e.data(), nullptr, 1, nullptr,
                             1, nullptr, 1),
              0);
    std::sort(b.d.begin(), b.d.end());
    return b.d;
}

/// A zero diagonal, and d and e by turns next to it. A block of points for each power of two that values lie
/// above.
std::vector<double> singular_values(Context& context, const Bidiagonal& b) {
    const auto n = static_cast<index_t>(b.d.size());
    Allocated<BisectionWork> work(context, 2 * n);
    for (index_t i = 0; i < 2 * n; ++i) {
        const auto k = static_cast<std::size_t>(i / 2);
        const double left = i == 0 ? 0 : i % 2 == 1 ? b.d[k] : b.e[k - 1];
        work->rows[i] = {0, left * left};
    }
    index_t blocks = 0, found = 0;
    for (int exponent = -300; exponent < 4; ++exponent) {
        const double lower = std::ldexp(1.0, exponent);
        const index_t begin = sturm_count(work->rows, 2 * n, lower);
        const index_t count = sturm_count(work->rows, 2 * n, 2 * lower) - begin;
        if (count == 0) continue;
        work->blocks[blocks++] = {0, 2 * n, found, begin, lower, std::ldexp(lower, -sturm_bits)};
        found += count;
    }
    EXPECT_EQ(found, n);
    bisect_blocks(context, blocks, found, *work);
    return {work->values, work->values + found};
}

TEST(BisectionOfACaller, SingularValuesToRelativeAccuracy) {
    constexpr index_t n = 40;
    const double bound = 10 * static_cast<double>(n) * std::numeric_limits<double>::epsilon();
    for (const double digits : {0.0, 12.0, 60.0}) {
        const Bidiagonal b = graded(n, digits);
        const std::vector<double> expected = reference(b);
        std::vector<double> first;
        for (const char* devices : {"sim:1", "sim:3"}) {
            Context context(devices);
            const std::vector<double> values = singular_values(context, b);
            ASSERT_EQ(values.size(), expected.size());
            for (std::size_t i = 0; i < values.size(); ++i)
                EXPECT_NEAR(values[i] / expected[i], 1, bound) << digits << " digits, value " << i;
            if (first.empty()) first = values;
            EXPECT_EQ(values, first) << devices;
        }
    }
}

TEST(BidiagonalValues, RelativeAccuracy) {
    constexpr index_t n = 40;
    const double bound = 10 * static_cast<double>(n) * std::numeric_limits<double>::epsilon();
    for (const double digits : {0.0, 12.0, 60.0}) {
        for (const double scale : {1.0, 0x1p-700, 0x1p1000}) {
            Bidiagonal b = graded(n, digits);
            b.e[7] = 0;
            std::vector<double> expected = reference(b);
            std::reverse(expected.begin(), expected.end());
            for (auto* of : {&b.d, &b.e})
                for (double& x : *of) x *= scale;
            std::vector<double> first;
            for (const char* devices : {"sim:1", "sim:3"}) {
                Context context(devices);
                Allocated<BisectionWork> work(context, n);
                std::vector<double> values(n);
                EXPECT_EQ(bidiagonal_values(context, n, b.d.data(), b.e.data(), *work, values.data()), 0);
                for (std::size_t i = 0; i < values.size(); ++i)
                    EXPECT_NEAR(values[i] / scale / expected[i], 1, bound)
                        << digits << " digits, value " << i;
                if (first.empty()) first = values;
                EXPECT_EQ(values, first) << devices;
            }
        }
    }
}

TEST(BidiagonalValues, SingularAndSingle) {
    Context context("sim:2");
    const std::vector<float> d = {3, 0, 2, 1e-30F, 5}, e = {0, 1, 0, 0};
    Allocated<BisectionWork> work(context, 5);
    std::vector<float> s(5);
    EXPECT_EQ(bidiagonal_values(context, 5, d.data(), e.data(), *work, s.data()), 1);
    const std::vector<float> right = {5, 3, std::sqrt(5.0F), 1e-30F, 0};
    for (std::size_t i = 0; i < 5; ++i) EXPECT_NEAR(s[i], right[i], 2e-7F * right[i]) << i;
    s = d;
    const std::vector<float> zero(5, 0.0F);
    EXPECT_EQ(bidiagonal_values(context, 5, zero.data(), zero.data(), *work, s.data()), 5);
    EXPECT_EQ(s, zero);
    EXPECT_EQ(
        bidiagonal_values(context, 1, d.data(), e.data(), *Allocated<BisectionWork>(context, 1), s.data()),
        0);
    EXPECT_EQ(s[0], 3);
    const std::vector<float> infinite = {1, 2, INFINITY, 1, 1};
    EXPECT_THROW(bidiagonal_values(context, 5, infinite.data(), e.data(), *work, s.data()), Error);
}

}  // namespace
}  // namespace lapilli
