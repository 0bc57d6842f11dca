// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tests of QR and of least squares: matrices of all shapes, of a rank, and of any size of
// elements.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/random_matrix.hpp"

namespace lapilli::testing {

template <class T>
T times_power(T x, int exponent) {
    const std::complex<double> z(x);
    return make_scalar<T>(std::ldexp(z.real(), exponent), std::ldexp(z.imag(), exponent));
}

template <class T>
Matrix<T> times_power(Matrix<T> A, int exponent) {
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) = times_power(A(i, j), exponent);
    }
    return A;
}

template <class T>
class Shapes : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr bool wide_range = sizeof(R) == 8;
    static constexpr int huge = wide_range ? 996 : 100;  // 10^300, 10^30

    /// f(context) for one device and three, panels of some columns and of more than there are.
    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({1, 3})) {
            for (const char* nb : {"5", "64"}) {
                const SmallBlocks ctx(device_count);
                ctx.set("test.geqp3.nb", nb);
                ctx.set("geqrf.nb", "7");
                SCOPED_TRACE(std::string("nb ") + nb + ", devices: " + std::to_string(device_count));
                f(ctx);
            }
        }
    }
    static std::vector<Matrix<T>> of_all_shapes() {
        std::vector<Matrix<T>> all;
        for (const auto& [m, n] : {std::pair{40, 23}, {23, 40}, {31, 31}})
            all.push_back(random_matrix<T>(m, n, 2, Stream(static_cast<std::uint64_t>(m))));
        return all;
    }
    /// A matrix of this rank: its last columns are sums of two of the first ones.
    static Matrix<T> of_rank(Matrix<T> A, std::int64_t rank) {
        for (std::int64_t j = rank; j < A.cols(); ++j) {
            for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) = A(i, j % rank) + A(i, (j + 1) % rank);
        }
        return A;
    }
};

}  // namespace lapilli::testing
