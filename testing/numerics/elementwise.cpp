// SPDX-License-Identifier: BSD-3-Clause
// Elementwise residuals of solutions with triangles: |op(A) X - B| against |op(A)| |X| + |B|, element by
// element, where rows of X are of very different sizes. Substitution has them small for any A and B; inverses
// of diagonal blocks have not.
#include <cmath>
#include <limits>
#include <vector>

#include "numerics/blas_suite.hpp"
#include "support/general.hpp"
#include "support/routines/gesv.hpp"
#include "support/routines/trtrs.hpp"

namespace lapilli::testing {
namespace {

enum class Kind { bidiagonal, steps, wilkinson, dense };
constexpr Kind kinds[] = {Kind::bidiagonal, Kind::steps, Kind::wilkinson, Kind::dense};

template <class T>
class Elementwise : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr std::int64_t n = 40, columns = 7;
    /// Each row of X is smaller than the one that is solved for before it by 2^shift, 11 times; then the next
    /// one is large again.
    static constexpr int shift = sizeof(R) == 4 ? 9 : 80;

    /// A triangle whose solution with a unit vector keeps its size, by the order in which its unknowns are
    /// solved for.
    static T element(Kind kind, std::int64_t i, std::int64_t j, std::uint64_t seed) {
        if (i == j) return T(2);
        switch (kind) {
            case Kind::bidiagonal:
                return T(i == j + 1 ? 1 : 0);
            case Kind::steps:  // the last row of each step has no zero
                return T(i == j + 1 || i % 5 == 4 ? R(0.125) : R(0));
            case Kind::wilkinson:
                return T(i == n - 1 || j == 0 ? R(-1) : R(0));
            case Kind::dense:
                break;
        }
        const std::uint64_t bits = Stream(seed).bits(static_cast<std::uint64_t>(i + n * j));
        return make_scalar<T>(R(static_cast<int>((bits >> 8) % 9) + 1) / 256,
                              R(bits % 2 == 0 ? 1 : -1) / 512);
    }
    static R size_of_row(std::int64_t step, int by) {
        return std::ldexp(R(1), -by * static_cast<int>(step % 12));
    }
    static T unknown(std::int64_t step, std::int64_t column, int by) {
        const int k = static_cast<int>(3 * step + column) % 5 - 2;
        return make_scalar<T>(R(k == 0 ? 1 : k) * size_of_row(step, by),
                              R(column % 3 - 1) * size_of_row(step, by));
    }

    /// The largest quotient, in units of n ulp: of the elements of op(A) X - B by those of |op(A)| |X| + |B|.
    /// NaN counts as largest.
    static double ratio(const Matrix<T>& of_system, const Matrix<T>& X, const Matrix<T>& B) {
        double worst = 0;
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < of_system.rows(); ++i) {
                std::complex<long double> sum = -std::complex<long double>(wide(B(i, j)));
                long double size = std::abs(wide(B(i, j)));
                for (std::int64_t k = 0; k < of_system.cols(); ++k) {
                    const auto a = wide(of_system(i, k)), x = wide(X(k, j));
                    sum += a * x;
                    size += std::abs(a) * std::abs(x);
                }
                const double found = std::abs(sum) == 0 ? 0 : static_cast<double>(std::abs(sum) / size);
                if (!(found <= worst)) worst = found;
            }
        }
        return worst / (static_cast<double>(of_system.rows()) * ulp<T>);
    }
    static std::complex<long double> wide(T x) {
        const std::complex<double> y(x);
        return {y.real(), y.imag()};
    }
    /// f(context, shift) for one and for three devices, with rows of one size and of many.
    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({1, 3})) {
            const Level3Context ctx(device_count, 16);
            for (const int by : {0, shift / 8, shift}) {
                SCOPED_TRACE(::testing::Message() << device_count << " devices, rows by 2^" << by);
                f(ctx, by);
            }
        }
    }
};
TYPED_TEST_SUITE(Elementwise, Scalars, ScalarNames);

TYPED_TEST(Elementwise, TriangularSystems) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx, int by) {
        for (const Kind kind : kinds) {
            blas::Problem<T> any(Blas::trsm);
            any.alpha = T(1);
            blas::for_each_option(any, [&](blas::Problem<T> p) {
                if (p.diag == 'U') return;
                const bool left = p.side == 'L', plain = p.trans == 'N';
                p.m = left ? this->n : this->columns;
                p.n = left ? this->columns : this->n;
                p.alpha = T(1);
                SCOPED_TRACE(::testing::Message() << p.text() << ", kind " << static_cast<int>(kind));
                blas::Operands<T> before = blas::make(p);
                // Step k solves for unknown `at(k)`.
                const bool ascending = ((p.uplo == 'L') == plain) == left;
                const auto at = [&](std::int64_t k) { return ascending ? k : this->n - 1 - k; };
                for (std::int64_t j = 0; j < this->n; ++j) {
                    for (std::int64_t i = 0; i < this->n; ++i) {
                        const bool as_is = left == plain;
                        before.A(as_is ? at(i) : at(j), as_is ? at(j) : at(i)) =
                            i < j ? quiet_nan<T>() : this->element(kind, i, j, 5);
                    }
                }
                Matrix<T> op(this->n, this->n), x(this->n, this->columns);
                for (std::int64_t j = 0; j < this->n; ++j) {
                    for (std::int64_t i = j; i < this->n; ++i) {
                        const T a = this->element(kind, i, j, 5);
                        op(i, j) = p.trans == 'C' ? conjugate(a) : a;
                    }
                    for (std::int64_t c = 0; c < this->columns; ++c) x(j, c) = this->unknown(j, c, by);
                }
                const Matrix<T> b = product('N', op, x);
                for (std::int64_t k = 0; k < this->n; ++k) {
                    for (std::int64_t c = 0; c < this->columns; ++c)
                        before.C(left ? at(k) : c, left ? c : at(k)) = b(k, c);
                }
                blas::Operands<T> after = before;
                const blas::SpreadOperands<T> spread(ctx, after, {16, 16, left ? 4 : 16});
                ASSERT_EQ(call_mgpu<T>(ctx, p, spread.handles()), 0) << lapilli_last_error(ctx);
                spread.gather();
                Matrix<T> found(this->n, this->columns);
                for (std::int64_t k = 0; k < this->n; ++k) {
                    for (std::int64_t c = 0; c < this->columns; ++c)
                        found(k, c) = after.C(left ? at(k) : c, left ? c : at(k));
                }
                EXPECT_LE(this->ratio(op, found, b), 1);
            });
        }
    });
}

// L is the triangle of above, times 1 / 2, and U is 2 I or a bidiagonal matrix: no interchange.
TYPED_TEST(Elementwise, GeneralSystems) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](const Context& ctx, int by) {
        for (const Kind kind : kinds) {
            for (const bool with_u : {false, true}) {
                for (const char trans : {'N', 'T', 'C'}) {
                    SCOPED_TRACE(::testing::Message()
                                 << "kind " << static_cast<int>(kind) << with_u << trans);
                    Matrix<T> lu(this->n, this->n), l(this->n, this->n), u(this->n, this->n),
                        x(this->n, this->columns);
                    std::vector<lapilli_int> ipiv(static_cast<std::size_t>(this->n));
                    for (std::int64_t j = 0; j < this->n; ++j) {
                        ipiv[static_cast<std::size_t>(j)] = j + 1;
                        l(j, j) = T(1);
                        u(j, j) = lu(j, j) = T(2);
                        if (with_u && j > 0) u(j - 1, j) = lu(j - 1, j) = T(R(0.5));
                        for (std::int64_t i = j + 1; i < this->n; ++i)
                            l(i, j) = lu(i, j) = this->element(kind, i, j, 7) / R(2);
                        const std::int64_t step = trans == 'N' ? j : this->n - 1 - j;
                        for (std::int64_t c = 0; c < this->columns; ++c) x(j, c) = this->unknown(step, c, by);
                    }
                    // |L| |U| is |A| where U is diagonal, and not much more else.
                    const Matrix<T> op = with_op(trans, product('N', l, u)), b = product('N', op, x);
                    Matrix<T> found = b;
                    ASSERT_EQ(api::getrs<T>(ctx, trans, this->n, this->columns, lu.data(), lu.ld(),
                                            ipiv.data(), found.data(), found.ld()),
                              0);
                    EXPECT_LE(this->ratio(op, found, b), 1);
                }
            }
        }
    });
}

// Unknowns that are zero come out as zero, as from substitution: products of an inverse leave a rounding
// error there.
TYPED_TEST(Elementwise, ZeroUnknowns) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](const Context& ctx, int) {
        Matrix<T> a(this->n, this->n), x(this->n, this->columns);
        for (std::int64_t j = 0; j < this->n; ++j) {
            a(j, j) = T(3);
            if (j + 1 < this->n) a(j + 1, j) = T(2);
            for (std::int64_t c = 0; c < this->columns; ++c)
                x(j, c) = T(R(j % 4 == 3 || j % 7 == 2 ? 0 : 3 + c));
        }
        Matrix<T> found = product('N', a, x);
        ASSERT_EQ(api::trtrs<T>(ctx, 'L', 'N', 'N', this->n, this->columns, a.data(), a.ld(), found.data(),
                                found.ld()),
                  0);
        EXPECT_LE(this->ratio(a, found, product('N', a, x)), 1);
        for (std::int64_t c = 0; c < this->columns; ++c) EXPECT_EQ(found(3, c), T(0)) << c;
    });
}

}  // namespace
}  // namespace lapilli::testing
