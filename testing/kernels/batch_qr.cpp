// SPDX-License-Identifier: BSD-3-Clause
// QR factorizations of a batch and products with their Q, against the reflectors one by one in higher
// precision.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

#include "batch_qr/args.hpp"
#include "batch_qr/plan.hpp"
#include "emulator/run.hpp"
#include "kernels/batch_stack.hpp"
#include "reflectors/reflector.cuh"

LAPILLI_EMULATED_RUNS(LAPILLI_BATCH_QR_OPERATIONS)

namespace lapilli::kernel_tests {
namespace {

template <class T>
class BatchQr : public ::testing::Test {
  protected:
    using W = Wide<T>;
    struct Factored {
        Stack<T> qr;
        std::vector<T> tau;
        std::vector<std::int64_t> infos;
        index_t steps = 0;
    };

    static simt::EmulatedStream stream(std::uint64_t seed, int architecture = 90) {
        return simt::EmulatedStream(simt::limits_like(architecture, 2), seed);
    }

    static Factored factor(const Stack<T>& given, bool checks = false, std::uint64_t seed = 1,
                           int architecture = 90) {
        const index_t steps = std::min(given.rows, given.cols);
        Factored f{given, std::vector<T>(static_cast<std::size_t>(steps * given.count), nan_of<T>()),
                   std::vector<std::int64_t>(static_cast<std::size_t>(given.count), -7), steps};
        const BatchQrArgs<T> args{f.qr.view(), f.tau.data(), f.infos.data(), checks};
        EXPECT_EQ(args.violation(), nullptr);
        EXPECT_EQ(launch::run(stream(seed, architecture), args), launch::success);
        expect_guards(f.qr, given);
        return f;
    }

    /// op(Q) C of matrix k, with the reflectors as they are stored.
    static Matrix<W> reflected(const Factored& f, index_t k, bool adjoint, Matrix<W> c) {
        for (index_t step = 0; step < f.steps; ++step) {
            const index_t at = adjoint ? step : f.steps - 1 - step;
            const W stored = widen(f.tau[static_cast<std::size_t>(k * f.steps + at)]),
                    tau = adjoint ? conjugate(stored) : stored;
            for (index_t j = 0; j < c.cols; ++j) {
                W sum = c(at, j);
                for (index_t i = at + 1; i < c.rows; ++i) sum += conjugate(widen(f.qr(k, i, at))) * c(i, j);
                sum *= tau;
                c(at, j) -= sum;
                for (index_t i = at + 1; i < c.rows; ++i) c(i, j) -= widen(f.qr(k, i, at)) * sum;
            }
        }
        return c;
    }
    static Matrix<W> unit(index_t m, index_t n) {
        Matrix<W> a(m, n, m, W(0));
        for (index_t j = 0; j < n; ++j) a(j, j) = W(1);
        return a;
    }
    static double length(const Matrix<W>& a, index_t j) {
        double most = 0, sum = 0;
        for (index_t i = 0; i < a.rows; ++i) most = std::max(most, modulus(a(i, j)));
        for (index_t i = 0; i < a.rows; ++i) sum += most > 0 ? std::pow(modulus(a(i, j)) / most, 2) : 0;
        return most * std::sqrt(sum);
    }
    static void expect_near(const Matrix<W>& a, const Matrix<W>& b, double allowed) {
        Matrix<W> difference = a;
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) difference(i, j) -= b(i, j);
            ASSERT_LE(length(difference, j),
                      allowed * std::max(length(b, j),
                                         static_cast<double>(std::numeric_limits<real_t<T>>::denorm_min())))
                << "column " << j;
        }
    }
    static Matrix<W> widened(const Stack<T>& a, index_t k) {
        Matrix<W> b(a.rows, a.cols, a.rows, W(0));
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) b(i, j) = widen(a(k, i, j));
        }
        return b;
    }
    static double tolerance(index_t m) {
        return 8 * std::sqrt(static_cast<double>(m)) * eps<T> * (is_complex<T> ? 2 : 1);
    }

    /// Q R = A column by column, Q^H Q = I.
    static void check(const Stack<T>& given, const Factored& f) {
        for (index_t k = 0; k < given.count; ++k) {
            ASSERT_EQ(f.infos[static_cast<std::size_t>(k)], 0);
            Matrix<W> r = widened(f.qr, k);
            for (index_t j = 0; j < r.cols; ++j) {
                for (index_t i = j + 1; i < r.rows; ++i) r(i, j) = W(0);
            }
            expect_near(reflected(f, k, false, r), widened(given, k), tolerance(given.rows));
            const Matrix<W> one = unit(given.rows, f.steps);
            expect_near(reflected(f, k, true, reflected(f, k, false, one)), one, tolerance(given.rows));
            for (index_t i = 0; i < f.steps; ++i) ASSERT_EQ(std::imag(widen(f.qr(k, i, i))), 0);
        }
    }
    static void factor_and_check(index_t m, index_t n, index_t count) {
        SCOPED_TRACE(::testing::Message() << count << " of " << m << " x " << n);
        const auto given = Stack<T>::random(m, n, count, seed_of(m, n));
        check(given, factor(given));
    }

    static void form_and_check(index_t m, index_t n, index_t reflectors, index_t count,
                               int architecture = 90) {
        SCOPED_TRACE(::testing::Message() << m << " x " << n << " of " << reflectors);
        Factored f = factor(Stack<T>::random(m, reflectors, count, seed_of(m, n)));
        Stack<T> q(m, n, count), before = q;
        for (index_t k = 0; k < count; ++k) {
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < m; ++i)
                    q(k, i, j) = j < reflectors && i > j ? f.qr(k, i, j) : nan_of<T>();
            }
        }
        before = q;
        const BatchQArgs<T> args{q.view(), reflectors, f.tau.data()};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(stream(2, architecture), args), launch::success);
        for (index_t k = 0; k < count; ++k)
            expect_near(widened(q, k), reflected(f, k, false, unit(m, n)), tolerance(m));
        expect_guards(q, before);
    }

    static Matrix<W> adjoint_of(const Matrix<W>& a) {
        Matrix<W> b(a.cols, a.rows, a.cols, W(0));
        for (index_t j = 0; j < a.cols; ++j) {
            for (index_t i = 0; i < a.rows; ++i) b(j, i) = conjugate(a(i, j));
        }
        return b;
    }
    static void apply_and_check(index_t m, index_t reflectors, index_t cols, Side side, Op op,
                                int architecture = 90) {
        SCOPED_TRACE(::testing::Message() << m << ", " << reflectors << ", " << cols
                                          << static_cast<char>(side) << static_cast<char>(op));
        const bool left = side == Side::left;
        Factored f = factor(Stack<T>::random(m, reflectors, 3, seed_of(m, cols)));
        const auto c = left ? Stack<T>::random(m, cols, 3, 7) : Stack<T>::random(cols, m, 3, 7);
        auto x = c;
        f.infos[1] = 5;
        const BatchReflectArgs<T> args{side,         op,       std::as_const(f.qr).view(),
                                       f.tau.data(), x.view(), f.infos.data()};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(stream(3, architecture), args), launch::success);
        for (const index_t k : {0, 2}) {
            const Matrix<W> from = left ? widened(c, k) : adjoint_of(widened(c, k)),
                            to = left ? widened(x, k) : adjoint_of(widened(x, k));
            expect_near(to, reflected(f, k, (op == Op::adjoint) == left, from), tolerance(m));
        }
        ASSERT_TRUE(x.same_matrix(c, 1)) << "skipped";
        expect_guards(x, c);
    }
};
TYPED_TEST_SUITE(BatchQr, Scalars, ScalarNames);

TYPED_TEST(BatchQr, Factors) {
    for (const index_t n : {1, 2, 7, 8, 9, 16, 17, 32}) this->factor_and_check(n, n, n <= 8 ? 34 : 3);
    for (const index_t n : {33, 64, 65, 97}) this->factor_and_check(n, n, 1);
    const std::pair<index_t, index_t> shapes[] = {{5, 8},  {8, 3},  {1, 9},  {30, 17},
                                                  {3, 40}, {90, 3}, {21, 70}};
    for (const auto& [m, n] : shapes) this->factor_and_check(m, n, 2);
}

/// R is that of the factors, Q that of their reflectors; A's columns behind it and elements around R are
/// left.
TYPED_TEST(BatchQr, QAndR) {
    using T = TypeParam;
    const index_t shapes[][3] = {{1, 1, 2},   {8, 8, 19},  {13, 6, 3},   {6, 13, 3},   {32, 32, 2},
                                 {40, 33, 1}, {66, 66, 1}, {70, 101, 1}, {133, 19, 2}, {20, 150, 1}};
    for (const auto& [m, n, count] : shapes) {
        SCOPED_TRACE(::testing::Message() << count << " of " << m << " x " << n);
        const auto given = Stack<T>::random(m, n, count, seed_of(m, n));
        const typename TestFixture::Factored f = this->factor(given);
        auto q = given;
        Stack<T> r(f.steps, n, count);
        const auto before = r;
        std::vector<T> tau(f.tau.size());
        std::vector<std::int64_t> infos(f.infos.size(), -7);
        const BatchQrArgs<T> args{q.view(), tau.data(), infos.data(), false, r.view()};
        ASSERT_EQ(args.violation(), nullptr);
        ASSERT_EQ(launch::run(this->stream(4), args), launch::success);
        for (index_t k = 0; k < count; ++k) {
            ASSERT_EQ(infos[static_cast<std::size_t>(k)], 0);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < f.steps; ++i)
                    ASSERT_EQ(r(k, i, j), i <= j ? f.qr(k, i, j) : T(0)) << i << ", " << j;
            }
            Matrix<typename TestFixture::W> formed = this->unit(m, f.steps);
            for (index_t j = 0; j < f.steps; ++j) {
                for (index_t i = 0; i < m; ++i) formed(i, j) = widen(q(k, i, j));
            }
            this->expect_near(formed, this->reflected(f, k, false, this->unit(m, f.steps)),
                              this->tolerance(m));
        }
        expect_guards(q, given);
        expect_guards(r, before);
    }
}

/// More rows or columns than a team has.
TYPED_TEST(BatchQr, Blocks) {
    const std::pair<index_t, index_t> shapes[] = {{133, 37}, {20, 150}, {560, 9}, {140, 1}, {530, 30}};
    for (const auto& [m, n] : shapes) this->factor_and_check(m, n, m == 133 ? 2 : 1);
}

TYPED_TEST(BatchQr, FormsQ) {
    const index_t shapes[][3] = {{1, 1, 1},    {8, 8, 8},    {7, 5, 3},    {15, 12, 12},
                                 {32, 32, 20}, {40, 25, 25}, {66, 66, 33}, {100, 9, 0}};
    for (const auto& [m, n, k] : shapes) this->form_and_check(m, n, k, m == 7 ? 19 : 2);
    this->form_and_check(150, 45, 37, 1);
    this->form_and_check(131, 19, 0, 1);
}

TYPED_TEST(BatchQr, MultipliesByQ) {
    const index_t shapes[][3] = {{1, 1, 2}, {9, 9, 1}, {30, 17, 20}, {70, 33, 35}};
    int turn = 0;
    for (const auto& [m, k, cols] : shapes) {
        for (const Side side : {Side::left, Side::right})
            this->apply_and_check(m, k, cols, side, turn++ % 3 == 0 ? Op::none : Op::adjoint);
    }
}

/// Rows of V that do not fit into shared memory come from the matrix.
TYPED_TEST(BatchQr, LittleSharedMemory) {
    using T = TypeParam;
    using Shape = BatchQrShape<T, kernels::wide_t<T>>;
    if (sizeof(T) < 8) return;
    auto limits = simt::limits_like(90, 2);
    const int warps = Shape::threads(150) / 32;
    limits.shared_bytes = static_cast<int>(Shape::bytes(warps, 48));
    ASSERT_EQ(Shape::kept(150, warps, limits.shared_bytes), 48);
    const auto given = Stack<T>::random(150, 20, 2, 11);
    typename TestFixture::Factored f = this->factor(given);
    Stack<T> q = f.qr, c = given;
    const simt::EmulatedStream stream(limits, 5);
    const BatchQArgs<T> form{q.view(), 20, f.tau.data()};
    const BatchReflectArgs<T> apply{Side::left,   Op::adjoint, std::as_const(f.qr).view(),
                                    f.tau.data(), c.view(),    f.infos.data()};
    ASSERT_EQ(launch::run(stream, form), launch::success);
    ASSERT_EQ(launch::run(stream, apply), launch::success);
    for (const index_t k : {0, 1}) {
        this->expect_near(this->widened(q, k), this->reflected(f, k, false, this->unit(150, 20)),
                          this->tolerance(150));
        this->expect_near(this->widened(c, k), this->reflected(f, k, true, this->widened(given, k)),
                          this->tolerance(150));
    }
}

/// Columns whose squares are no numbers, each as exact as if it were alone.
TYPED_TEST(BatchQr, EndsOfTheRange) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const index_t n : {6, 20, 70, 130}) {
        auto a = Stack<T>::random(n, 9, 2, seed_of(n));
        for (index_t i = 0; i < n; ++i) {
            a(1, i, 1) = (std::numeric_limits<R>::max() / 512) * a(1, i, 1);
            a(1, i, 2) = (std::numeric_limits<R>::min() * 512) * a(1, i, 2);
            a(1, i, 4) = T(0);
        }
        SCOPED_TRACE(n);
        this->check(a, this->factor(a));
    }
}

/// A bad matrix has its own info, and the others are bit by bit what they are without it.
TYPED_TEST(BatchQr, BadMatricesAmongGoodOnes) {
    using T = TypeParam;
    for (const index_t n : {6, 12, 20, 140}) {
        SCOPED_TRACE(n);
        const index_t cols = std::min<index_t>(n, 9);
        const auto good = Stack<T>::random(n, cols, 5, seed_of(n));
        auto bad = good;
        bad(1, 3, 2) = nan_of<T>();
        for (index_t i = 0; i < n; ++i) bad(2, i, 4) = bad(3, i, 0) = T(0);
        const auto expected = this->factor(good, true), f = this->factor(bad, true, 2);
        for (const index_t k : {0, 4}) {
            ASSERT_EQ(f.infos[static_cast<std::size_t>(k)], 0);
            ASSERT_TRUE(f.qr.same_matrix(expected.qr, k)) << k;
        }
        ASSERT_EQ(f.infos[1], 0) << "a NaN is no zero";
        ASSERT_TRUE(is_nan(f.qr(1, cols - 1, cols - 1)));
        ASSERT_EQ(f.infos[2], 5);
        ASSERT_EQ(f.infos[3], 1);
        const auto last = Stack<T>::random(n, cols, 1, seed_of(n) + 4);
        ASSERT_TRUE(same_bits(std::vector<T>(f.qr.elements.end() - f.qr.stride, f.qr.elements.end()),
                              this->factor(last).qr.elements))
            << "alone as among others";
    }
}

/// A NaN or an infinity leaves the columns before it as they are without it.
TYPED_TEST(BatchQr, BadColumnsBehindGoodOnes) {
    using T = TypeParam;
    for (const auto& [m, n] : {std::pair<index_t, index_t>{7, 7}, {12, 9}, {20, 20}, {60, 60}, {110, 23}}) {
        const auto good = Stack<T>::random(m, n, 1, seed_of(m, n));
        const auto expected = this->factor(good);
        for (const index_t at : {index_t{0}, index_t{4}, n - 1}) {
            for (const real_t<T> value :
                 {std::numeric_limits<real_t<T>>::quiet_NaN(), std::numeric_limits<real_t<T>>::infinity()}) {
                SCOPED_TRACE(::testing::Message() << m << " x " << n << ", column " << at);
                auto bad = good;
                bad(0, m / 2, at) = T(value);
                const auto f = this->factor(bad);
                for (index_t j = 0; j < at; ++j) {
                    ASSERT_EQ(std::memcmp(&f.tau[static_cast<std::size_t>(j)],
                                          &expected.tau[static_cast<std::size_t>(j)], sizeof(T)),
                              0);
                    for (index_t i = 0; i < m; ++i)
                        ASSERT_EQ(std::memcmp(&f.qr(0, i, j), &expected.qr(0, i, j), sizeof(T)), 0)
                            << i << ", " << j;
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::kernel_tests
