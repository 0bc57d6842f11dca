// SPDX-License-Identifier: BSD-3-Clause
// Columns so short that their squares vanish, through every schedule of the reduction.
#include "support/reflector_range.hpp"

#include "numerics/suite.hpp"
#include "support/routines/syevd.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class ReflectorRange : public ::testing::Test {
  protected:
    /// Calls f(context) for what the reduction is made of: one device and several, panels on devices and on
    /// the CPU.
    template <class F>
    static void for_each_schedule(F f) {
        for (const char* schedule : {"device", "hybrid"}) {
            for (const int count : {1, 3}) {
                SCOPED_TRACE(::testing::Message() << schedule << " on " << count);
                const SmallBlocks ctx(count);
                ctx.set("schedule", schedule);
                f(ctx);
            }
        }
    }

    static void reduce(const SmallBlocks& ctx, const std::vector<ReflectorColumn<T>>& columns) {
        const std::int64_t n = reflector_matrix_order(columns.size());
        Matrix<T> a(n, n, 0);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = j; i < n; ++i) a(i, j) = reflector_matrix(columns, i, j);
        }
        const auto count = static_cast<std::size_t>(n);
        std::vector<Real<T>> d(count), e(count);
        std::vector<T> tau(count);
        ASSERT_EQ(api::sytrd<T>(ctx, 'L', n, a.data(), a.ld(), d.data(), e.data(), tau.data()), 0);
        for (std::size_t k = 0; k < columns.size(); ++k) {
            const auto c = static_cast<std::int64_t>(4 * k);
            expect_reflector<T>(columns[k], {e[4 * k], tau[4 * k], {a(c + 2, c), a(c + 3, c)}});
        }
    }

    /// Eigenvalues against LAPACK's, and vectors that are orthogonal.
    static void solve(const SmallBlocks& ctx, const Matrix<T>& given) {
        const std::int64_t n = given.rows();
        Matrix<T> ours = given, theirs = given;
        std::vector<Real<T>> w(static_cast<std::size_t>(n)), expected(w);
        ASSERT_EQ(api::syevd<T>(ctx, 'V', 'L', n, ours.data(), ours.ld(), w.data()), 0);
        ASSERT_EQ(lapack::syevd<T>('N', 'L', lapack::to_int(n), theirs.data(), lapack::to_int(theirs.ld()),
                                   expected.data()),
                  0);
        const double size = std::max(std::abs(expected.front()), std::abs(expected.back()));
        const double bound = 30 * static_cast<double>(n) * ulp<T>;
        for (std::size_t i = 0; i < w.size(); ++i) {
            ASSERT_LE(std::abs(static_cast<double>(w[i]) - expected[i]), bound * size) << "value " << i;
        }
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t k = j; k < n; ++k) {
                std::complex<double> product(k == j ? -1 : 0);
                for (std::int64_t i = 0; i < n; ++i)
                    product += std::complex<double>(conjugate(ours(i, j)) * ours(i, k));
                ASSERT_LE(std::abs(product), bound) << "vectors " << j << ", " << k;
            }
        }
    }
};
TYPED_TEST_SUITE(ReflectorRange, Scalars, ScalarNames);

/// Few columns, which the first device takes whole, and enough for panels.
TYPED_TEST(ReflectorRange, AgainstLarfg) {
    const auto all = reflector_columns<TypeParam>();
    this->for_each_schedule([&](const SmallBlocks& ctx) {
        for (std::size_t begin = 0, most = 5; begin < all.size(); begin += most, most = 5 + begin % 30) {
            const auto from = all.begin() + static_cast<std::ptrdiff_t>(begin);
            const auto count = static_cast<std::ptrdiff_t>(std::min(most, all.size() - begin));
            this->reduce(ctx, {from, from + count});
        }
    });
}

/// Neighbours that hardly know of each other, and a matrix whose last columns are as small: orders around
/// that of the part that the first device takes whole, and around several panels.
TYPED_TEST(ReflectorRange, TinyCouplings) {
    using T = TypeParam;
    const std::vector<double> sizes =
        sizeof(Real<T>) == 8 ? std::vector{1e-100, 1e-150, 1e-157, 1e-161, 1e-170, 1e-300, 5e-324}
                             : std::vector{1e-15, 1e-19, 1e-22, 1e-30, 1e-37, 1e-40, 2e-45};
    std::int64_t n = 29;
    this->for_each_schedule([&](const SmallBlocks& ctx) {
        for (const double size : sizes) {
            SCOPED_TRACE(::testing::Message() << "n " << n << " size " << size);
            Matrix<T> chain(n, n, 0), graded = random_matrix<T>(n, n, 0, Stream(11));
            for (std::int64_t j = 0; j < n; ++j) {
                const double angle = 0.3 * static_cast<double>(j) + 1;
                chain(j, j) = make_scalar<T>(1 + 0.01 * static_cast<double>(j), 0);
                if (j + 1 < n)
                    chain(j + 1, j) = make_scalar<T>(size * std::cos(angle), size * std::sin(angle));
                graded(j, j) = make_scalar<T>(real_part(graded(j, j)), 0);
                for (std::int64_t i = j; i < n; ++i) {
                    if (i >= 20) graded(i, j) *= static_cast<Real<T>>(size);
                }
            }
            this->solve(ctx, chain);
            this->solve(ctx, graded);
            n = n == 33 ? 70 : n == 70 ? 29 : n + 1;
        }
    });
}

/// The square of the first column's length is in the range of double precision only.
TYPED_TEST(ReflectorRange, LongAndShortColumns) {
    using T = TypeParam;
    this->for_each_schedule([&](const SmallBlocks& ctx) {
        for (const std::int64_t n : {3, 35}) {
            Matrix<T> a(n, n, 0);
            for (std::int64_t i = 0; i < n; ++i) {
                a(i, i) = make_scalar<T>(i == 0 ? 1e20 : static_cast<double>(i) * 1e-20, 0);
                if (i > 0) a(i, 0) = make_scalar<T>(1e-20, 0);
            }
            this->solve(ctx, a);
        }
    });
}

}  // namespace
}  // namespace lapilli::testing
