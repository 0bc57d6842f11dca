// SPDX-License-Identifier: BSD-3-Clause
// Indefinite systems by the drop-in library's symbols, with integers of both widths.
#include <gtest/gtest.h>
#include <lapacke.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

extern "C" {
void dsysv_64_(const char*, const std::int64_t*, const std::int64_t*, double*, const std::int64_t*,
               std::int64_t*, double*, const std::int64_t*, double*, const std::int64_t*, std::int64_t*);
void dsytri_64_(const char*, const std::int64_t*, double*, const std::int64_t*, const std::int64_t*, double*,
                std::int64_t*);
}

namespace {

constexpr int n = 70;

std::size_t at(int i, int j) { return static_cast<std::size_t>(i + j * n); }

/// Symmetric, with zeros on the diagonal.
std::vector<double> indefinite() {
    std::vector<double> a(n * n);
    for (int j = 0; j < n; ++j) {
        for (int i = j; i < n; ++i) a[at(i, j)] = a[at(j, i)] = i > j ? std::cos(i + 2.0 * j) : j % 2;
    }
    return a;
}

// Factors and pivots of integers of one width go on with the other.
TEST(DropInIndefinite, SystemsWith64BitIntegers) {
    const std::vector<double> matrix = indefinite();
    std::vector<double> factors = matrix, x(static_cast<std::size_t>(n), 1.0);
    const int one = 1, query = -1;
    int info = -1;
    double size = 0;
    std::vector<int> pivots(static_cast<std::size_t>(n));
    LAPACK_dsytrf("L", &n, factors.data(), &n, pivots.data(), &size, &query, &info);
    ASSERT_EQ(info, 0);
    ASSERT_GE(size, 1);
    const int length = static_cast<int>(size);
    std::vector<double> work(static_cast<std::size_t>(length));
    LAPACK_dsytrf("L", &n, factors.data(), &n, pivots.data(), work.data(), &length, &info);
    ASSERT_EQ(info, 0);
    LAPACK_dsytrs("L", &n, &one, factors.data(), &n, pivots.data(), x.data(), &n, &info);
    ASSERT_EQ(info, 0);
    for (int j = 0; j < n; ++j) {
        double sum = 0;
        for (int i = 0; i < n; ++i) sum += matrix[at(i, j)] * x[static_cast<std::size_t>(i)];
        EXPECT_NEAR(sum, 1, 1e-8);
    }
    const std::int64_t order = n, sides = 1, wide_length = length;
    std::int64_t wide_info = -1;
    std::vector<std::int64_t> wide(static_cast<std::size_t>(n));
    std::vector<double> again = matrix, y(static_cast<std::size_t>(n), 1.0);
    dsysv_64_("L", &order, &sides, again.data(), &order, wide.data(), y.data(), &order, work.data(),
              &wide_length, &wide_info);
    EXPECT_EQ(wide_info, 0);
    EXPECT_TRUE(std::equal(wide.begin(), wide.end(), pivots.begin()));
    for (std::size_t i = 0; i < y.size(); ++i) EXPECT_NEAR(y[i], x[i], 1e-9);
}

// The other routines with these factors.
TEST(DropInIndefinite, InversesAndBounds) {
    const std::vector<double> matrix = indefinite(), b(static_cast<std::size_t>(n), 1.0);
    std::vector<double> factors = matrix, x = b, work(static_cast<std::size_t>(64 * n));
    const int one = 1, length = 64 * n;
    int info = -1;
    std::vector<int> pivots(static_cast<std::size_t>(n)), integers(static_cast<std::size_t>(n));
    LAPACK_dsytrf("U", &n, factors.data(), &n, pivots.data(), work.data(), &length, &info);
    ASSERT_EQ(info, 0);
    double forward = -1, backward = -1, rcond = -1, norm = 0;
    LAPACK_dsytrs("U", &n, &one, factors.data(), &n, pivots.data(), x.data(), &n, &info);
    for (double& value : x) value *= 1.001;
    LAPACK_dsyrfs("U", &n, &one, matrix.data(), &n, factors.data(), &n, pivots.data(), b.data(), &n, x.data(),
                  &n, &forward, &backward, work.data(), integers.data(), &info);
    ASSERT_EQ(info, 0);
    EXPECT_LE(backward, 1e-14);
    EXPECT_GT(forward, 0);
    EXPECT_LE(forward, 1e-8);
    for (int j = 0; j < n; ++j) {
        double sum = 0, size = 0;
        for (int i = 0; i < n; ++i) {
            sum += matrix[at(i, j)] * x[static_cast<std::size_t>(i)];
            size += std::abs(matrix[at(i, j)]);
        }
        EXPECT_NEAR(sum, 1, 1e-8);
        norm = std::max(norm, size);
    }
    LAPACK_dsycon("U", &n, factors.data(), &n, pivots.data(), &norm, &rcond, work.data(), integers.data(),
                  &info);
    ASSERT_EQ(info, 0);
    const std::int64_t order = n;
    std::int64_t wide_info = -1;
    const std::vector<std::int64_t> wide(pivots.begin(), pivots.end());
    dsytri_64_("U", &order, factors.data(), &order, wide.data(), work.data(), &wide_info);
    ASSERT_EQ(wide_info, 0);
    double of_inverse = 0;
    for (int j = 0; j < n; ++j) {
        double sum = 0, size = 0;
        for (int i = 0; i < n; ++i) {
            const double element = factors[i <= j ? at(i, j) : at(j, i)];
            sum += matrix[at(j, i)] * element;
            size += std::abs(element);
        }
        EXPECT_NEAR(sum, 1, 1e-8);
        of_inverse = std::max(of_inverse, size);
    }
    EXPECT_GE(rcond * norm * of_inverse, 0.99);
    EXPECT_LE(rcond * norm * of_inverse, 10);
}

}  // namespace
