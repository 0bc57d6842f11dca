// SPDX-License-Identifier: BSD-3-Clause
// Eigenvectors of a Schur form, a block of rows at a time: residuals in more digits, all cuts, pairs, growth
// beyond the range, equal values.
#include <cmath>
#include <vector>

#include "backend/sim/sim_trevc.hpp"
#include "emulator/run.hpp"
#include "kernels/support.hpp"
#include "support/orders.hpp"
#include "trevc/args.hpp"

LAPILLI_EMULATED_RUNS(LAPILLI_TREVC_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class TrevcTest : public ::testing::Test {
  protected:
    using R = real_t<T>;
    using L = launch::Library<T>;
    using C = std::complex<typename WideOf<T>::real>;
    enum class By { kernels, plain_loops };

    /// Upper triangular; of a real matrix rows 3 i and 3 i + 1 are pairs, in standard form. Diagonal elements
    /// grow, by `apart`.
    static Matrix<T> schur_form(index_t n, double apart = 0.25, double above = 1) {
        Matrix<T> t = random_matrix<T>(n, n, n + 1, seed_of(n));
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = 0; i < n; ++i) t(i, j) = i < j ? make<T>(above, 0) * t(i, j) : T(0);
        }
        for (index_t i = 0; i < n; ++i) t(i, i) = make<T>(1 + apart * static_cast<double>(i), -0.5);
        for (index_t i = 0; !is_complex<T> && i + 1 < n; i += 3) {
            t(i + 1, i + 1) = t(i, i);
            t(i, i + 1) = make<T>(i % 2 == 0 ? 2 : 0.125, 0);
            t(i + 1, i) = make<T>(i % 2 == 0 ? -0.25 : -1, 0);
        }
        return t;
    }
    static double largest(const Matrix<T>& t) {
        double most = 0;
        for (index_t j = 0; j < t.cols; ++j) {
            for (index_t i = 0; i < t.rows; ++i) {
                const auto x = widen(t(i, j));
                most = std::max({most, std::abs(static_cast<double>(std::real(x))),
                                 std::abs(static_cast<double>(std::imag(x)))});
            }
        }
        return most;
    }
    static bool is_pair(const Matrix<T>& t, index_t k) {
        return !is_complex<T> && k + 1 < t.rows && t(k + 1, k) != T(0);
    }

    template <class Args>
    static void submit(By by, const Args& args, std::uint64_t seed) {
        ASSERT_EQ(args.violation(), nullptr);
        if (by == By::plain_loops) return sim::carry_out(args);
        ASSERT_EQ(launch::run(simt::EmulatedStream(simt::limits_like(90, 3), seed), args), launch::success);
    }
    static DeviceView<L> there(Matrix<T>& a) {
        return {reinterpret_cast<L*>(a.data()), a.rows, a.cols, a.ld};
    }
    /// The schedule: a block of at most nb rows, then the rows behind it, in the order of a plain product.
    static Matrix<T> vectors(Side side, Matrix<T> t, index_t nb, By by = By::kernels,
                             std::uint64_t seed = 0) {
        const index_t n = t.rows;
        const bool right = side == Side::right;
        using arch::conj;
        Matrix<T> x(n, n, n + 2, T(0));
        std::vector<R> bound(static_cast<std::size_t>(n), R(0));
        const auto split = [&](index_t i) { return i > 0 && i < n && is_pair(t, i - 1); };
        for (index_t done = 0, rows = 0; done < n; done += rows) {
            index_t first, end;
            if (right) {
                end = n - done;
                first = std::max<index_t>(0, end - nb);
                first += split(first) ? 1 : 0;
            } else {
                first = done;
                end = std::min(n, first + nb);
                end -= split(end) ? 1 : 0;
            }
            rows = end - first;
            submit(by,
                   TrevcBlockArgs<L>{side, first, rows, static_cast<R>(largest(t)), there(t), there(x),
                                     bound.data()},
                   seed);
            for (index_t k = right ? first : 0; k < (right ? n : end); ++k) {
                for (index_t i = right ? 0 : end; i < (right ? first : n); ++i) {
                    for (index_t j = first; j < end; ++j)
                        x(i, k) -= right ? t(i, j) * x(j, k) : conj(t(j, i)) * x(j, k);
                }
            }
        }
        submit(by, TrevcScaleArgs<L>{there(t), there(x)}, seed);
        return x;
    }

    /// Every vector: its largest element has size 1, and its residual is small against T and the vector.
    static void expect_vectors(Side side, const Matrix<T>& t, const Matrix<T>& x) {
        const index_t n = t.rows;
        const bool right = side == Side::right;
        for (index_t k = 0; k < n; ++k) {
            const bool pair = is_pair(t, k);
            const auto of_t = [&](index_t i, index_t j) {
                const auto e = widen(t(i, j));
                return C(std::real(e), std::imag(e));
            };
            const auto at = [&](index_t i) {
                const auto e = widen(x(i, k));
                return C(std::real(e), pair ? std::real(widen(x(i, k + 1))) : std::imag(e));
            };
            C value = of_t(k, k);
            if (pair) value = C(std::real(value), std::sqrt(-std::real(of_t(k, k + 1) * of_t(k + 1, k))));
            double most = 0, error = 0, size = 0;
            for (index_t i = 0; i < n; ++i) {
                C sum = -value * at(i);
                if (!right) sum = -std::conj(value) * at(i);
                double of_row = 0;
                for (index_t j = 0; j < n; ++j) {
                    const C e = right ? of_t(i, j) : std::conj(of_t(j, i));
                    sum += e * at(j);
                    of_row += modulus(e) * modulus(at(j));
                }
                error = std::max(error, modulus(sum));
                size = std::max(size, of_row + modulus(value) * modulus(at(i)));
                most = std::max(most,
                                static_cast<double>(std::abs(std::real(at(i))) + std::abs(std::imag(at(i)))));
            }
            EXPECT_NEAR(most, 1, 4 * eps<T>) << k;
            const double smallest = static_cast<double>(n) * std::numeric_limits<R>::min() / eps<T>;
            EXPECT_TRUE(error <= 4 * static_cast<double>(n) * (eps<T> * size + smallest))
                << k << ": " << error;
            if (pair) ++k;
        }
    }
    static void check(const Matrix<T>& t, index_t nb) {
        SCOPED_TRACE(::testing::Message() << "n " << t.rows << ", nb " << nb);
        for (const Side side : {Side::right, Side::left}) {
            SCOPED_TRACE(side == Side::right ? "right" : "left");
            expect_vectors(side, t, vectors(side, t, nb));
        }
    }
};
TYPED_TEST_SUITE(TrevcTest, Scalars, ScalarNames);

TYPED_TEST(TrevcTest, AllCuts) {
    for (const auto& [n, nb] :
         {std::pair{1, 2}, {2, 2}, {3, 2}, {7, 3}, {31, 64}, {32, 32}, {33, 33}, {64, 64}, {70, 64}})
        this->check(this->schur_form(n), nb);
}

/// Each element of the superdiagonal multiplies what grows by far more than one; or nothing is between equal
/// eigenvalues.
TYPED_TEST(TrevcTest, Growth) {
    using T = TypeParam;
    const double large = sizeof(real_t<T>) == 8 ? 1e60 : 1e7;
    for (const double apart : {0.0, 1e-3}) {
        for (const double above : {0.0, 1.0, large}) {
            SCOPED_TRACE(::testing::Message() << apart << ", above " << above);
            this->check(this->schur_form(40, apart, above), 9);
        }
    }
    this->check(Matrix<T>(20, 20, 20, T(0)), 8);
    // Pairs whose equations for each other are exactly singular.
    Matrix<T> equal(24, 24, 24, T(0));
    for (index_t j = 0; j < 24; ++j) {
        for (index_t i = 0; i <= j; ++i) equal(i, j) = make<T>(1, 0);
        if (!is_complex<T> && j % 2 == 0) equal(j + 1, j) = make<T>(-1, 0);
    }
    this->check(equal, 7);
    Matrix<T> chain(60, 60, 60, T(0));
    for (index_t i = 0; i < 60; ++i) {
        chain(i, i) = make<T>(1, 0);
        if (i > 0) chain(i - 1, i) = make<T>(large, 0);
    }
    this->check(chain, 16);
}

/// Where rows that are not solved may pass their limit in the product that follows, the whole column is
/// halved.
TYPED_TEST(TrevcTest, BoundOfTheNextProduct) {
    using T = TypeParam;
    using R = real_t<T>;
    using By = typename TestFixture::By;
    constexpr index_t n = 70, first = 3, rows = trevc_limit, k = n - 1;
    const TrevcRange<R> range(R(4), n);
    for (const By by : {By::kernels, By::plain_loops}) {
        Matrix<T> t(n, n, n, T(0)), x(n, n, n, T(0));
        for (index_t i = 0; i < n; ++i) t(i, i) = make<T>(i < n - 3 ? 2 : 1, 0);
        std::vector<R> bound(static_cast<std::size_t>(n), R(0));
        bound[k] = range.sum / 4;
        x(0, k) = x(k, k) = make<T>(1, 0);
        for (index_t i = first; i < first + rows; ++i)
            x(i, k) = make<T>(static_cast<double>(range.solved / 64), 0);
        this->submit(by,
                     TrevcBlockArgs<typename TestFixture::L>{Side::right, first, rows, R(4), this->there(t),
                                                             this->there(x), bound.data()},
                     0);
        EXPECT_LE(bound[k], range.sum / 4);
        EXPECT_GT(bound[k], range.sum / 8);
        for (const auto& [row, before] : {std::pair{index_t{0}, R(1)}, {first, range.solved / 64}, {k, R(1)}})
            EXPECT_EQ(x(row, k), make<T>(static_cast<double>(before) / 2, 0)) << row;
    }
}

/// The plain loops of simulated devices, judged alike, and the same numbers where nothing grows.
TYPED_TEST(TrevcTest, AgreesWithPlainLoops) {
    using T = TypeParam;
    using By = typename TestFixture::By;
    const Matrix<T> t = this->schur_form(37);
    for (const Side side : {Side::right, Side::left}) {
        const Matrix<T> found = this->vectors(side, t, 16),
                        plain = this->vectors(side, t, 16, By::plain_loops);
        this->expect_vectors(side, t, plain);
        for (index_t j = 0; j < 37; ++j) {
            for (index_t i = 0; i < 37; ++i)
                ASSERT_LE(modulus(widen(found(i, j)) - widen(plain(i, j))), 1e5 * eps<T>) << i << ", " << j;
        }
    }
}

/// Norm 1, and a largest element that is real; in the direction that the vector had.
TYPED_TEST(TrevcTest, UnitVectors) {
    using T = TypeParam;
    using By = typename TestFixture::By;
    using L = typename TestFixture::L;
    using C = typename TestFixture::C;
    constexpr index_t n = 40;
    Matrix<T> t = this->schur_form(n);
    for (const By by : {By::kernels, By::plain_loops}) {
        const Matrix<T> given = random_matrix<T>(n, n, n, 8);
        Matrix<T> x = given;
        for (index_t i = 0; i < n; ++i) x(i, n - 1) = T(0);
        this->submit(by, TrevcScaleArgs<L>{this->there(t), this->there(x), true}, 0);
        for (index_t k = 0; k < n; ++k) {
            const bool pair = this->is_pair(t, k);
            const auto at = [&](const Matrix<T>& a, index_t i) {
                const auto e = widen(a(i, k));
                return C(std::real(e), pair ? std::real(widen(a(i, k + 1))) : std::imag(e));
            };
            double squares = 0, most = 0, before = 0;
            C inner(0);
            bool real = false;
            for (index_t i = 0; i < n; ++i) {
                squares += static_cast<double>(std::norm(at(x, i)));
                before += static_cast<double>(std::norm(at(given, i)));
                inner += std::conj(at(x, i)) * at(given, i);
                most = std::max(most, modulus(at(x, i)));
            }
            for (index_t i = 0; i < n; ++i)
                real = real || (modulus(at(x, i)) > most * (1 - 8 * eps<T>)&&std::imag(at(x, i)) == 0);
            EXPECT_NEAR(squares, k == n - 1 ? 0 : 1, 20 * eps<T>) << k;
            EXPECT_TRUE(real || k == n - 1) << k;
            if (k < n - 1) {
                EXPECT_NEAR(modulus(inner), std::sqrt(before), 40 * eps<T> * std::sqrt(before));
            }
            if (pair) ++k;
        }
    }
}

/// Vectors of other matrices mean nothing, but no access leaves the arrays: blocks split pairs here.
TYPED_TEST(TrevcTest, NotQuasiTriangular) {
    using T = TypeParam;
    Matrix<T> t = this->schur_form(9);
    for (index_t j = 0; j + 1 < 9; ++j) t(j + 1, j) = make<T>(1, 0);
    for (const Side side : {Side::right, Side::left}) {
        for (const auto by : {TestFixture::By::kernels, TestFixture::By::plain_loops})
            EXPECT_EQ(this->vectors(side, t, 2, by).rows, 9);
    }
}

TYPED_TEST(TrevcTest, TheSameBitsInEveryOrder) {
    using T = TypeParam;
    const Matrix<T> t = this->schur_form(30, 1e-3, 8);
    Matrix<T> expected;
    for (const std::uint64_t seed : testing::orders(3, 0)) {
        const Matrix<T> x = this->vectors(Side::left, t, 12, TestFixture::By::kernels, seed);
        if (seed == 0) expected = x;
        EXPECT_TRUE(same_bits(x.elements, expected.elements)) << seed;
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
