// SPDX-License-Identifier: BSD-3-Clause
// TRSYL on devices: Sylvester equations in tiles of a few rows, judged element by element. Solutions that
// grow beyond the range, and matrices with eigenvalues in common.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

#include "numerics/suite.hpp"
#include "support/nonsymmetric.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class SylvesterEquations : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr bool single = sizeof(R) == 4;

    /// Tiles of five rows at most.
    struct OnDevices : Context {
        explicit OnDevices(const char* devices, const char* threads = "2") : Context(devices) {
            EXPECT_EQ(lapilli_set(*this, "gehrd.crossover", "0"), 0);
            EXPECT_EQ(lapilli_set(*this, "test.gehrd.nb", "5"), 0);
            EXPECT_EQ(lapilli_set(*this, "copy.threads", threads), 0);
        }
    };
    struct Equation {
        Matrix<T> A, B, C;
        std::int64_t m() const { return C.rows(); }
        std::int64_t n() const { return C.cols(); }
    };
    /// Schur forms of random matrices.
    static Equation random_equation(std::int64_t m = 41, std::int64_t n = 29) {
        const auto form = [](std::int64_t order, std::uint64_t seed) {
            Matrix<T> S = random_matrix<T>(order, order, 1, Stream(seed, 8)), Z(order, order);
            std::vector<T> W(static_cast<std::size_t>(order)), WI(W);
            schur_by_lapack(S, W, WI, Z);
            return S;
        };
        return {form(m, 3), form(n, 4), random_matrix<T>(m, n, 2, Stream(5, 8))};
    }
    /// f(i, j) for all elements of a matrix.
    static void fill(Matrix<T>& S, auto&& f) {
        for (std::int64_t j = 0; j < S.cols(); ++j)
            for (std::int64_t i = 0; i < S.rows(); ++i) S(i, j) = f(i, j);
    }
    static T number(double x) { return T(static_cast<R>(x)); }
    /// The equation with the other sign has the same solution with -B. Elements of B that are not on the
    /// diagonal keep their signs.
    static Equation with_sign(Equation e, lapilli_int sign) {
        for (std::int64_t j = 0; j < e.n(); ++j) e.B(j, j) *= static_cast<R>(sign);
        return e;
    }
    struct Solved {
        lapilli_int info = -7;
        R scale = -7;
        Matrix<T> X;
    };
    static Solved solve(const Context& ctx, const Equation& e, char trana, char tranb, lapilli_int sign) {
        Solved s{-7, -7, e.C};
        s.info = api::trsyl<T>(ctx, trana, tranb, sign, e.m(), e.n(), e.A.data(), e.A.ld(), e.B.data(),
                               e.B.ld(), s.X.data(), s.X.ld(), &s.scale);
        return s;
    }

    using WideReal = long double;
    using Wide = std::conditional_t<is_complex<T>, std::complex<WideReal>, WideReal>;
    /// Elements, whose products no range ends, and their absolute values.
    class WideMatrix {
      public:
        explicit WideMatrix(const Matrix<T>& S) : rows_(static_cast<std::size_t>(S.rows())) {
            for (std::int64_t j = 0; j < S.cols(); ++j) {
                for (std::int64_t i = 0; i < S.rows(); ++i) {
                    const T x = S(i, j);
                    if constexpr (is_complex<T>) {
                        of_.push_back({x.real(), x.imag()});
                    } else {
                        of_.push_back(x);
                    }
                    size_.push_back(std::abs(of_.back()));
                    largest = std::max(largest, size_.back());
                }
            }
        }
        Wide of(std::int64_t i, std::int64_t j) const { return of_[at(i, j)]; }
        WideReal size(std::int64_t i, std::int64_t j) const { return size_[at(i, j)]; }
        WideReal largest = 0;

      private:
        std::size_t at(std::int64_t i, std::int64_t j) const {
            return static_cast<std::size_t>(j) * rows_ + static_cast<std::size_t>(i);
        }
        const std::size_t rows_;
        std::vector<Wide> of_;
        std::vector<WideReal> size_;
    };
    /// max over elements of |op(A) X + sign X op(B) - scale C| over n ulp times the sum of the absolute
    /// values of its terms. The numerator is lessened by what is lost below the range.
    static double residual(const Equation& e, const Solved& s, char trana, char tranb, lapilli_int sign) {
        const WideMatrix A(with_op(trana, e.A)), B(with_op(tranb, e.B)), C(e.C), X(s.X);
        const auto m = e.m(), n = e.n();
        const auto order = static_cast<WideReal>(std::max(m, n)), scale = static_cast<WideReal>(s.scale);
        // X and C are scaled a few times for each antidiagonal at most.
        const WideReal lost = 100 * static_cast<WideReal>(std::numeric_limits<R>::denorm_min()) * order *
                              (1 + A.largest + B.largest + C.largest);
        WideReal worst = 0;
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < m; ++i) {
                Wide d = -scale * C.of(i, j);
                WideReal terms = scale * C.size(i, j);
                const auto add = [&](WideReal by, const WideMatrix& L, std::int64_t l, const WideMatrix& P,
                                     std::int64_t p, std::int64_t k) {
                    d += by * (L.of(l, k) * P.of(k, p));
                    terms += L.size(l, k) * P.size(k, p);
                };
                for (std::int64_t k = 0; k < m; ++k)
                    if (A.size(i, k) != 0) add(1, A, i, X, j, k);
                for (std::int64_t k = 0; k < n; ++k)
                    if (B.size(k, j) != 0) add(static_cast<WideReal>(sign), X, i, B, j, k);
                const WideReal wrong = std::abs(d);
                if (wrong <= lost) continue;
                const WideReal found = (wrong - lost) / (order * static_cast<WideReal>(ulp<T>) * terms);
                if (!(found <= worst)) worst = found;
            }
        }
        return static_cast<double>(worst);
    }
    static double largest(const Matrix<T>& X) {
        double most = 0;
        for (std::int64_t j = 0; j < X.cols(); ++j) {
            for (std::int64_t i = 0; i < X.rows(); ++i) {
                const double x = std::abs(std::complex<double>(X(i, j)));
                if (!(x <= most)) most = x;
            }
        }
        return most;
    }
    static void for_all_forms(auto&& f) {
        const std::string letters = is_complex<T> ? "NC" : "NTC";
        for (const char trana : letters) {
            for (const char tranb : letters) {
                for (const lapilli_int sign : {1, -1}) {
                    const std::string form{trana, tranb, sign > 0 ? '+' : '-'};
                    SCOPED_TRACE(form);
                    f(trana, tranb, sign);
                }
            }
        }
    }
    /// Solves all forms, with -B for the other sign, and demands a scale below 1.
    static void expect_scaled(const Context& ctx, const Equation& given, R least) {
        for_all_forms([&](char trana, char tranb, lapilli_int sign) {
            const Equation e = with_sign(given, sign);
            const Solved s = solve(ctx, e, trana, tranb, sign);
            EXPECT_EQ(s.info, 0) << lapilli_last_error(ctx);
            EXPECT_TRUE(s.scale >= least && s.scale < 1) << s.scale;
            const double most = largest(s.X);
            EXPECT_TRUE(most > 0 && std::isfinite(most)) << most;
            const double found = residual(e, s, trana, tranb, sign);
            EXPECT_TRUE(found < 30) << found;
        });
    }
};
TYPED_TEST_SUITE(SylvesterEquations, Scalars, ScalarNames);

TYPED_TEST(SylvesterEquations, AllForms) {
    using T = TypeParam;
    const typename TestFixture::OnDevices ctx("sim:1");
    const Context cpu("sim:1");
    EXPECT_EQ(lapilli_set(cpu, "gehrd.crossover", "off"), 0);
    for (const auto& [m, n] : {std::pair{41, 29}, std::pair{13, 37}}) {
        auto e = this->random_equation(m, n);
        // Elements below the triangle, or below the subdiagonal of a real matrix, are not read.
        const auto clean = e;
        const std::int64_t first = is_complex<T> ? 1 : 2;
        e.A(m - 1, 0) = e.A(first, 0) = e.B(n - 1, 1) = e.B(first + 5, 5) = quiet_nan<T>();
        this->for_all_forms([&](char trana, char tranb, lapilli_int sign) {
            for (const Context* const where : {static_cast<const Context*>(&ctx), &cpu}) {
                const auto s = this->solve(*where, e, trana, tranb, sign);
                EXPECT_EQ(s.info, 0) << lapilli_last_error(*where);
                EXPECT_EQ(s.scale, 1);
                const double found = this->residual(clean, s, trana, tranb, sign);
                EXPECT_TRUE(found < 30) << found;
                if (sign < 0) break;
            }
        });
    }
}

TYPED_TEST(SylvesterEquations, SameBitsOnAnyDevicesAndThreads) {
    const auto e = this->random_equation();
    const auto first = this->solve(typename TestFixture::OnDevices("sim:1", "1"), e, 'N', 'C', 1);
    for (const auto& [devices, threads] : {std::pair{"sim:1", "4"}, {"sim:2", "1"}, {"sim:4", "3"}}) {
        const auto s = this->solve(typename TestFixture::OnDevices(devices, threads), e, 'N', 'C', 1);
        EXPECT_TRUE(s.info == 0 && s.scale == first.scale && s.X.same_bits(first.X)) << devices << threads;
    }
}

/// Elements above the diagonal let X grow within tiles and from tile to tile. Pairs are where halves of a
/// tile would meet, in tiles of four and of five rows, and at an end of five rows.
TYPED_TEST(SylvesterEquations, GrowthBeyondTheRange) {
    using T = TypeParam;
    using R = Real<T>;
    const bool single = this->single;
    const typename TestFixture::OnDevices ctx("sim:2");
    struct Growth {
        const char* what;
        double large, of_c;
        bool small_sums;
        R least_scale;
    };
    for (const Growth& g :
         {Growth{"scale below the range", single ? 1e6 : 1e12, 1, false, 0},
          Growth{"C near the limit", 2, single ? 1e33 : 1e306, false, std::numeric_limits<R>::min()},
          // LAPACK scales solutions in halves of tiles.
          Growth{"small sums of eigenvalues", single ? 2e5 : 1e12, single ? 1e30 : 1e290, true, 0}}) {
        SCOPED_TRACE(g.what);
        // Tiles before the last few would vanish, and their scales with them.
        auto e = g.small_sums ? this->random_equation(10, 12) : this->random_equation();
        const auto triangle = [&](Matrix<T>& S, double first, double step) {
            this->fill(S, [&](std::int64_t i, std::int64_t j) {
                if (i == j) return this->number(first + step * static_cast<double>(i));
                return i > j ? T(0) : make_scalar<T>(g.large, g.large / 2);
            });
        };
        triangle(e.A, 0.6, 0.01);
        triangle(e.B, 0.7, g.small_sums ? 0 : 0.01);
        if (g.small_sums)
            for (std::int64_t i = 0; i < e.m(); i += 5)
                e.A(i, i) = this->number(single ? 0.05 : 1e-3) - e.B(0, 0);
        for (Matrix<T>* const S : {&e.A, &e.B}) {
            for (const std::int64_t i : {1, 6, 9, 15, 20, 25}) {
                if (is_complex<T> || i + 1 >= S->rows()) continue;
                (*S)(i + 1, i + 1) = (*S)(i, i);
                (*S)(i, i + 1) = T(1);
                (*S)(i + 1, i) = T(-1);
            }
        }
        for (std::int64_t j = 0; j < e.n(); ++j)
            for (std::int64_t i = 0; i < e.m(); ++i) e.C(i, j) *= static_cast<R>(g.of_c);
        this->expect_scaled(ctx, e, g.least_scale);
    }
}

/// A product of X with A is beyond what one factor of the range brings back.
TYPED_TEST(SylvesterEquations, LargestElements) {
    using T = TypeParam;
    using R = Real<T>;
    const typename TestFixture::OnDevices ctx("sim:1");
    auto e = this->random_equation(11, 12);
    // X grows in the last two rows and columns of a tile; elements between tiles are the largest numbers.
    const auto triangle = [&](Matrix<T>& S, double diagonal, double large, double between) {
        this->fill(S, [&](std::int64_t i, std::int64_t j) {
            return this->number(i == j                     ? diagonal
                                : i > j                    ? 0
                                : i / 5 < j / 5            ? between
                                : i % 5 == 3 && j % 5 == 4 ? large
                                                           : 0);
        });
    };
    const double most = static_cast<double>(std::numeric_limits<R>::max());
    triangle(e.A, 0.75, this->single ? 8e6 : 4e15, most);
    triangle(e.B, 0.5, 10, 1);
    this->fill(e.C,
               [&](std::int64_t, std::int64_t) { return this->number(this->single ? 1.5e30 : 1.5e291); });
    this->expect_scaled(ctx, e, R(0));
}

/// Eigenvalues that nearly cancel in one tile, whose solution is beyond the range, so that LAPACK scales it;
/// the others of its antidiagonal get the same scale.
TYPED_TEST(SylvesterEquations, ScaleOfOneTile) {
    using T = TypeParam;
    const typename TestFixture::OnDevices ctx("sim:1");
    auto e = this->random_equation();
    const auto diagonal = [&](Matrix<T>& S, double step) {
        this->fill(S, [&](std::int64_t i, std::int64_t j) {
            return i == j ? this->number(1 + step * static_cast<double>(i)) : T(0);
        });
    };
    diagonal(e.A, 0.01);
    diagonal(e.B, 0.02);
    e.A(7, 7) = this->number(this->single ? 2e-6 : 1e-10) - e.B(3, 3);
    this->fill(e.C, [&](std::int64_t, std::int64_t) { return this->number(this->single ? 5e33 : 5e299); });
    this->expect_scaled(ctx, e, std::numeric_limits<Real<T>>::min());
}

TYPED_TEST(SylvesterEquations, CommonEigenvalues) {
    using T = TypeParam;
    using R = Real<T>;
    const typename TestFixture::OnDevices ctx("sim:1");
    auto e = this->random_equation();
    for (Matrix<T>* const S : {&e.A, &e.B})
        for (std::int64_t j = 0; j < S->cols(); ++j)
            for (std::int64_t i = j; i < S->rows(); ++i) (*S)(i, j) = T(i == j ? R(2) : R(0));
    const auto s = this->solve(ctx, e, 'N', 'N', -1);
    EXPECT_EQ(s.info, 1);
    EXPECT_TRUE(s.scale >= 0 && s.scale <= 1) << s.scale;
    EXPECT_TRUE(std::isfinite(this->largest(s.X)));
    EXPECT_EQ(this->solve(ctx, e, 'N', 'N', 1).info, 0);
}

TYPED_TEST(SylvesterEquations, NotFinite) {
    using T = TypeParam;
    const typename TestFixture::OnDevices ctx("sim:1");
    for (const int which : {0, 1, 2}) {
        auto e = this->random_equation();
        (which == 0 ? e.A : which == 1 ? e.B : e.C)(3, 20) = quiet_nan<T>();
        const auto s = this->solve(ctx, e, 'N', 'N', 1);
        EXPECT_EQ(s.info, LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(s.scale == -7 && s.X.same_bits(e.C)) << which;
    }
}

}  // namespace
}  // namespace lapilli::testing
