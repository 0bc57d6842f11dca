// SPDX-License-Identifier: BSD-3-Clause
// Sums and largest sizes of rows and columns: kernels and plain loops against sums in higher precision, in
// every part, with and without weights; the order of sums; NaN, infinity, and squares out of range.

#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "reduce/args.hpp"
#include "reduce/plain.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_REDUCE_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

constexpr Along directions[] = {Along::columns, Along::rows};
constexpr Combine combinations[] = {Combine::sum, Combine::largest, Combine::smallest};
constexpr Size element_sizes[] = {Size::modulus, Size::larger_part, Size::sum_of_parts, Size::square,
                                  Size::real_part};

bool has(const ReduceRule& how, index_t i, index_t j) {
    const index_t below = i - j - how.diagonal;
    switch (how.part) {
        case Part::lower:
            return below >= 0;
        case Part::strictly_lower:
            return below > 0;
        case Part::upper:
            return below <= 0;
        case Part::strictly_upper:
            return below < 0;
        case Part::all:
            break;
    }
    return true;
}

template <class T>
double expected_size(Size size, T x, double factor) {
    const auto z = factor * std::complex<double>(widen(x));
    const double re = std::abs(z.real()), im = std::abs(z.imag());
    switch (size) {
        case Size::modulus:
            return std::abs(z);
        case Size::larger_part:
            return std::max(re, im);
        case Size::sum_of_parts:
            return re + im;
        case Size::square:
            return re * re + im * im;
        case Size::real_part:
            break;
    }
    return z.real();
}

template <class T>
class Reduce : public ::testing::Test {
  protected:
    using R = real_t<T>;

    static Matrix<R> results(const ReduceRule& how, const Matrix<T>& a, R value) {
        const index_t pieces = how.pieces(a.rows, a.cols);
        const bool columns = how.along == Along::columns;
        return Matrix<R>(columns ? pieces : a.rows, columns ? a.cols : pieces,
                         (columns ? pieces : a.rows) + 2, value);
    }
    static void run_kernel(const ReduceRule& how, R factor, const Matrix<T>& a, const R* weights,
                           Matrix<R>& result, std::uint64_t seed = 1) {
        const ReduceArgs<T> args{how, factor, view(a), weights, view(result)};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 2), seed), args), launch::success);
    }
    /// As the CPU's scalars, whose layout is that of the kernels'.
    static void run_plainly(const ReduceRule& how, R factor, const Matrix<T>& a, const R* weights,
                            Matrix<R>& result) {
        using L = launch::Library<T>;
        reduce_plainly<L>(how, factor,
                          HostView<const L>{reinterpret_cast<const L*>(a.data()), a.rows, a.cols, a.ld},
                          weights, HostView<R>{result.data(), result.rows, result.cols, result.ld});
    }
    /// All that a reduction adds to what was there before.
    static void expect_right(const ReduceRule& how, double factor, const Matrix<T>& a,
                             const std::vector<R>& weights, const Matrix<R>& result, double before) {
        const bool columns = how.along == Along::columns;
        Matrix<double> expected(result.rows, result.cols, result.rows, before);
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) {
                if (!has(how, i, j)) continue;
                double& to = columns ? expected(i / reduce_rows, j) : expected(i, j / reduce_cols);
                const double w =
                    weights.empty() ? 1
                                    : static_cast<double>(weights[static_cast<std::size_t>(columns ? i : j)]);
                const double x = expected_size(how.size, a(i, j), factor) * w;
                to = how.combine == Combine::sum       ? to + x
                     : how.combine == Combine::largest ? std::max(to, x)
                                                       : std::min(to, x);
            }
        }
        for (index_t j = 0; j < result.cols; ++j) {
            for (index_t i = 0; i < result.rows; ++i)
                ASSERT_NEAR(static_cast<double>(result(i, j)), expected(i, j),
                            40 * eps<T> * (1 + std::abs(expected(i, j))))
                    << i << ' ' << j;
            for (index_t i = result.rows; i < result.ld; ++i)
                ASSERT_EQ(result(i, j), R(before)) << "written below the results";
        }
    }
};
TYPED_TEST_SUITE(Reduce, Scalars, ScalarNames);

struct Shape {
    index_t m, n, diagonal;
};

TYPED_TEST(Reduce, EveryPartAndSize) {
    using R = real_t<TypeParam>;
    int turn = 0;
    for (const auto [m, n, diagonal] :
         {Shape{1, 1, 0}, {1, 70, 0}, {300, 1, 3}, {33, 31, 0}, {31, 40, -5}, {140, 150, 20}}) {
        const auto a = random_matrix<TypeParam>(m, n, m + 3, seed_of(m, n));
        for (const Along along : directions) {
            for (const Part part :
                 {Part::all, Part::lower, Part::strictly_lower, Part::upper, Part::strictly_upper}) {
                const ReduceRule how{along, combinations[turn % 3], element_sizes[turn % 5], part, diagonal};
                SCOPED_TRACE(::testing::Message()
                             << m << 'x' << n << " part " << static_cast<char>(part) << " turn " << turn);
                // Positive ones.
                std::vector<R> weights;
                if (turn % 3 == 0) {
                    weights = random_vector<R>(along == Along::columns ? m : n, 7);
                    for (R& w : weights) w = R(1.5) + w;
                }
                const R factor = turn % 4 == 0 ? R(0.25) : R(1),
                        before = how.combine == Combine::smallest ? R(0.625) : R(turn % 2) / 2;
                const R* const w = weights.empty() ? nullptr : weights.data();
                auto result = this->results(how, a, before), plain = result;
                this->run_kernel(how, factor, a, w, result, seed_of(m, turn));
                this->expect_right(how, static_cast<double>(factor), a, weights, result,
                                   static_cast<double>(before));
                this->run_plainly(how, factor, a, w, plain);
                this->expect_right(how, static_cast<double>(factor), a, weights, plain,
                                   static_cast<double>(before));
                ++turn;
            }
        }
    }
}

/// More rows than a piece has, more columns, and more blocks of columns than the grid.
TYPED_TEST(Reduce, SeveralPieces) {
    using R = real_t<TypeParam>;
    for (const auto [m, n, diagonal] :
         {Shape{2 * reduce_rows + 5, 9, 0}, {3, 3 * reduce_cols + 1, 0}, {1, 8 * 4096 + 17, 0}}) {
        const auto a = random_matrix<TypeParam>(m, n, m, seed_of(m, n));
        for (const Along along : directions) {
            for (const Combine combine : combinations) {
                // The grid's limit is one of columns, and slow to reach.
                if (m == 1 && (along == Along::rows || combine != Combine::sum)) continue;
                const ReduceRule how{along, combine, Size::sum_of_parts};
                const R before = combine == Combine::smallest ? R(8) : R(0);
                auto result = this->results(how, a, before), plain = result;
                this->run_kernel(how, 1, a, nullptr, result);
                this->expect_right(how, 1, a, {}, result, static_cast<double>(before));
                this->run_plainly(how, 1, a, nullptr, plain);
                this->expect_right(how, 1, a, {}, plain, static_cast<double>(before));
            }
        }
    }
}

/// However blocks and warps are shuffled.
TYPED_TEST(Reduce, SameBitsInEveryOrder) {
    const auto a = random_matrix<TypeParam>(600, 300, 600, 3);
    for (const Along along : directions) {
        const ReduceRule how{along, Combine::sum, Size::modulus};
        auto first = this->results(how, a, 0), other = first;
        this->run_kernel(how, 1, a, nullptr, first, 1);
        this->run_kernel(how, 1, a, nullptr, other, 99);
        EXPECT_TRUE(same_bits(first.elements, other.elements));
    }
}

/// A NaN shows in the result that it belongs to, whatever follows it, also next to an infinity; an infinity
/// alone gives an infinity.
TYPED_TEST(Reduce, WhatIsNotFinite) {
    using T = TypeParam;
    using R = real_t<T>;
    const double inf = std::numeric_limits<double>::infinity(), nan = std::nan("");
    for (const Along along : directions) {
        for (const Combine combine : combinations) {
            for (const Size size : element_sizes) {
                if (size == Size::real_part) continue;
                auto a = random_matrix<T>(40, 40, 40, 5);
                a(3, 3) = make<T>(nan, 1);
                a(9, 9) = make<T>(-inf, 1);
                a(12, 12) = make<T>(is_complex<T> ? inf : nan, nan);
                const ReduceRule how{along, combine, size};
                const bool least = combine == Combine::smallest;
                auto kernel = this->results(how, a, least ? static_cast<R>(inf) : R(0)), plain = kernel;
                this->run_kernel(how, 1, a, nullptr, kernel);
                this->run_plainly(how, 1, a, nullptr, plain);
                for (const auto* result : {&kernel, &plain}) {
                    const auto of = [&](index_t k) {
                        return along == Along::columns ? (*result)(0, k) : (*result)(k, 0);
                    };
                    EXPECT_TRUE(std::isnan(of(3)) && std::isnan(of(12)));
                    EXPECT_EQ(std::isinf(of(9)), !least);
                    EXPECT_TRUE(std::isfinite(of(4)));
                }
            }
        }
    }
}

/// A modulus does not overflow where its parts' squares do.
TYPED_TEST(Reduce, ModulusOfLargeNumbers) {
    using T = TypeParam;
    const double large = static_cast<double>(std::numeric_limits<real_t<T>>::max()) / 2;
    Matrix<T> a(1, 1, 1, make<T>(large, large));
    const ReduceRule how{Along::columns, Combine::sum, Size::modulus};
    auto kernel = this->results(how, a, 0), plain = kernel;
    this->run_kernel(how, 1, a, nullptr, kernel);
    this->run_plainly(how, 1, a, nullptr, plain);
    EXPECT_TRUE(std::isfinite(kernel(0, 0)));
    EXPECT_NEAR(static_cast<double>(kernel(0, 0)) / large, is_complex<T> ? std::sqrt(2.0) : 1, 4 * eps<T>);
    EXPECT_NEAR(static_cast<double>(plain(0, 0)) / large, is_complex<T> ? std::sqrt(2.0) : 1, 4 * eps<T>);
}

}  // namespace
}  // namespace lapilli::kernel_tests
