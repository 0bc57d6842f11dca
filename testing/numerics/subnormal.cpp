// SPDX-License-Identifier: BSD-3-Clause
// Pivots whose reciprocals are no normal numbers: systems whose solutions are in range are solved at any
// scale. Right-hand sides are exact: matrices and solutions are of small integers and powers of two.
#include <cmath>
#include <string>

#include "numerics/suite.hpp"
#include "support/routines/gesv.hpp"
#include "support/routines/gesv_mixed.hpp"
#include "support/routines/gesvx.hpp"
#include "support/routines/potrs.hpp"
#include "support/routines/stebz.hpp"
#include "support/routines/stein.hpp"
#include "support/routines/sysvx.hpp"
#include "support/routines/sytrf.hpp"
#include "support/routines/trtrs.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class SubnormalPivots : public ::testing::Test {
  protected:
    using R = Real<T>;
    using Limits = std::numeric_limits<R>;
    /// Times numbers below 16 it is subnormal: the reciprocals overflow. `digits`: the binary digits that are
    /// left.
    static constexpr int tiny = Limits::min_exponent - 1 - 8, digits = Limits::digits - 1 - 8;
    /// Sums of a few small numbers of this size do not overflow; the reciprocals lose digits.
    static constexpr int huge = Limits::max_exponent - 11;

    static T integer(std::uint64_t bits, int most) {
        const auto part = [&](std::uint64_t x) {
            return static_cast<R>(static_cast<int>(x % static_cast<std::uint64_t>(2 * most + 1)) - most);
        };
        return make_scalar<T>(part(bits >> 8), part(bits >> 24));
    }
    static Matrix<T> integers(std::int64_t m, std::int64_t n, int most, std::uint64_t seed) {
        const Stream stream(seed);
        Matrix<T> a(m, n, 1);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < m; ++i)
                a(i, j) = integer(stream.bits(static_cast<std::uint64_t>(i + m * j)), most);
        }
        return a;
    }
    /// Well conditioned: the diagonal is larger than the sum of a row, few of whose elements are not zero.
    static Matrix<T> dominant(std::int64_t n, std::uint64_t seed) {
        Matrix<T> a = integers(n, n, 1, seed);
        const Stream stream(seed + 1);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < n; ++i) {
                if ((i + 2 * j) % (n / 3 + 1) != 0) a(i, j) = T(0);
            }
            a(j, j) = T(static_cast<R>(9 + stream.bits(static_cast<std::uint64_t>(j)) % 6));
        }
        return a;
    }
    static void multiply(Matrix<T>& a, std::int64_t i, std::int64_t j, int exponent) {
        const auto scaled = [&](R x) { return std::ldexp(x, exponent); };
        if constexpr (is_complex<T>) {
            a(i, j) = T(scaled(a(i, j).real()), scaled(a(i, j).imag()));
        } else {
            a(i, j) = scaled(a(i, j));
        }
    }
    static void multiply(Matrix<T>& a, int exponent) {
        for (std::int64_t j = 0; j < a.cols(); ++j) {
            for (std::int64_t i = 0; i < a.rows(); ++i) multiply(a, i, j, exponent);
        }
    }
    static Matrix<T> of(char trans, const Matrix<T>& a) {
        Matrix<T> b(a.rows(), a.cols());
        for (std::int64_t j = 0; j < a.cols(); ++j) {
            for (std::int64_t i = 0; i < a.rows(); ++i)
                b(i, j) = trans == 'N' ? a(i, j) : trans == 'T' ? a(j, i) : conjugate(a(j, i));
        }
        return b;
    }
    static Matrix<T> product(const Matrix<T>& a, const Matrix<T>& x) {
        Matrix<T> b(a.rows(), x.cols(), 2);
        for (std::int64_t j = 0; j < x.cols(); ++j) {
            for (std::int64_t k = 0; k < a.cols(); ++k) {
                for (std::int64_t i = 0; i < a.rows(); ++i) b(i, j) += a(i, k) * x(k, j);
            }
        }
        return b;
    }
    /// exact: digits that the matrix's own elements have kept.
    static void expect_solution(const Matrix<T>& found, const Matrix<T>& expected,
                                int exact = Limits::digits) {
        const double bound =
            40.0 * static_cast<double>(found.rows()) * std::ldexp(1.0, -std::min(exact, Limits::digits));
        for (std::int64_t j = 0; j < found.cols(); ++j) {
            for (std::int64_t i = 0; i < found.rows(); ++i)
                ASSERT_LE(std::abs(std::complex<double>(found(i, j) - expected(i, j))), bound)
                    << i << ", " << j;
        }
    }
    /// f(context) for the CPU, one device and several, panels on the devices and on the CPU; as the default
    /// has it, too, where small matrices are the CPU's.
    template <class F>
    static void everywhere(F f) {
        for (const int device_count : device_counts({0, 1, 3})) {
            for (const std::string schedule : {"device", "hybrid"}) {
                const SmallBlocks ctx(device_count);
                ctx.set("schedule", schedule);
                SCOPED_TRACE(schedule + " on " + std::to_string(device_count));
                f(ctx);
            }
            const Context plain(devices(device_count));
            SCOPED_TRACE("default settings on " + std::to_string(device_count));
            f(plain);
        }
    }
    static constexpr std::int64_t orders[4] = {1, 2, 5, 40};
    static constexpr std::int64_t widths[3] = {1, 5, 9};
};
TYPED_TEST_SUITE(SubnormalPivots, Scalars, ScalarNames);

// Rows of op(A) of every size, in every triangle; also with B = 0.
TYPED_TEST(SubnormalPivots, TriangularSystems) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx) {
        for (const std::int64_t n : this->orders) {
            for (const char uplo : {'L', 'U'}) {
                for (const char trans : {'N', 'T', 'C'}) {
                    for (const std::int64_t nrhs : this->widths) {
                        SCOPED_TRACE(::testing::Message() << n << " " << uplo << trans << " " << nrhs);
                        Matrix<T> a = this->dominant(n, 3);
                        for (std::int64_t j = 0; j < n; ++j) {
                            for (std::int64_t i = 0; i < n; ++i) {
                                if (uplo == 'L' ? i < j : i > j) a(i, j) = T(0);
                                const std::int64_t row = trans == 'N' ? i : j;
                                const int size = row == n - 1 || row % 4 == 1 ? this->tiny
                                                 : row % 4 == 2               ? this->huge
                                                                              : 0;
                                this->multiply(a, i, j, size);
                            }
                        }
                        const Matrix<T> x = this->integers(n, nrhs, 3, 5);
                        Matrix<T> b = this->product(this->of(trans, a), x), none(n, nrhs);
                        ASSERT_EQ(
                            api::trtrs<T>(ctx, uplo, trans, 'N', n, nrhs, a.data(), a.ld(), b.data(), b.ld()),
                            0);
                        this->expect_solution(b, x);
                        ASSERT_EQ(api::trtrs<T>(ctx, uplo, trans, 'N', n, nrhs, a.data(), a.ld(), none.data(),
                                                none.ld()),
                                  0);
                        this->expect_solution(none, Matrix<T>(n, nrhs));
                    }
                }
            }
        }
    });
}

// L = L0 S with powers of two on L0's diagonal: all is exact, and where S is tiny the solution is 0.
TYPED_TEST(SubnormalPivots, CholeskySystems) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx) {
        for (const std::int64_t n : this->orders) {
            for (const char uplo : {'L', 'U'}) {
                for (const std::int64_t nrhs : this->widths) {
                    SCOPED_TRACE(::testing::Message() << n << " " << uplo << " " << nrhs);
                    Matrix<T> l = this->dominant(n, 3), s(n, n), x = this->integers(n, nrhs, 3, 5);
                    for (std::int64_t j = 0; j < n; ++j) {
                        const bool is_tiny = j == n - 1 || j % 4 == 1;
                        for (std::int64_t i = 0; i < n; ++i) {
                            if (i < j || (i > j + 1)) l(i, j) = T(0);
                        }
                        l(j, j) = T(8);
                        s(j, j) = T(1);
                        if (is_tiny) this->multiply(s, j, j, this->tiny);
                        for (std::int64_t k = 0; is_tiny && k < nrhs; ++k) x(j, k) = T(0);
                    }
                    // L^H x = S L0^H x for these x: rows of zeros where S is not 1.
                    const Matrix<T> factor = this->product(s, l);
                    Matrix<T> b = this->product(factor, this->product(this->of('C', factor), x));
                    Matrix<T> a = this->of(uplo == 'L' ? 'N' : 'C', factor), none(n, nrhs);
                    ASSERT_EQ(api::potrs<T>(ctx, uplo, n, nrhs, a.data(), a.ld(), none.data(), none.ld()), 0);
                    this->expect_solution(none, Matrix<T>(n, nrhs));
                    ASSERT_EQ(api::potrs<T>(ctx, uplo, n, nrhs, a.data(), a.ld(), b.data(), b.ld()), 0);
                    this->expect_solution(b, x);
                }
            }
        }
    });
}

// GESV, and GETRF with GETRS of every op, of matrices all of whose elements are subnormal, and of those with
// tiny columns.
TYPED_TEST(SubnormalPivots, GeneralSystems) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx) {
        for (const std::int64_t n : this->orders) {
            for (const std::int64_t nrhs : this->widths) {
                SCOPED_TRACE(::testing::Message() << n << ", " << nrhs);
                Matrix<T> a = this->dominant(n, 3);
                this->multiply(a, this->tiny);
                const Matrix<T> x = this->integers(n, nrhs, 3, 5);
                std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
                Matrix<T> factors = a, b = this->product(a, x);
                ASSERT_EQ(
                    api::gesv<T>(ctx, n, nrhs, factors.data(), factors.ld(), ipiv.data(), b.data(), b.ld()),
                    0);
                this->expect_solution(b, x, this->digits);
                factors = a;
                ASSERT_EQ(api::getrf<T>(ctx, n, n, factors.data(), factors.ld(), ipiv.data()), 0);
                for (const char trans : {'N', 'T', 'C'}) {
                    SCOPED_TRACE(trans);
                    b = this->product(this->of(trans, a), x);
                    ASSERT_EQ(api::getrs<T>(ctx, trans, n, nrhs, factors.data(), factors.ld(), ipiv.data(),
                                            b.data(), b.ld()),
                              0);
                    this->expect_solution(b, x, this->digits);
                }
            }
        }
    });
}

// Tiny columns among others, in matrices of every shape: L has no element above 1, L U is A.
TYPED_TEST(SubnormalPivots, TinyColumns) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx) {
        for (const auto& [m, n] : {std::pair{2, 1}, {2, 2}, {40, 40}, {61, 30}, {30, 61}}) {
            SCOPED_TRACE(::testing::Message() << m << " x " << n);
            const std::int64_t square = std::max(m, n);
            const Matrix<T> whole = this->dominant(square, 3);
            Matrix<T> plain(m, n), a(m, n);
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < m; ++i) {
                    a(i, j) = plain(i, j) = whole(i, j);
                    if (j % 3 == 0) this->multiply(a, i, j, this->tiny);
                }
            }
            std::vector<lapilli_int> ipiv(static_cast<std::size_t>(std::min(m, n)));
            ASSERT_EQ(api::getrf<T>(ctx, m, n, a.data(), a.ld(), ipiv.data()), 0);
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; j % 3 == 0 && i <= std::min<std::int64_t>(j, m - 1); ++i)
                    this->multiply(a, i, j, -this->tiny);
            }
            Problem p;
            p.m = m;
            p.n = n;
            EXPECT_LE(lu_ratio(plain, a, ipiv, p), Residuals::threshold * std::ldexp(1.0, 9));
        }
    });
}

TYPED_TEST(SubnormalPivots, IndefiniteSystems) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx) {
        for (const std::int64_t n : this->orders) {
            for (const char uplo : {'L', 'U'}) {
                for (const bool hermitian : {false, true}) {
                    if (hermitian && !is_complex<T>) continue;
                    for (const bool pairs : {false, true}) {
                        SCOPED_TRACE(::testing::Message() << n << uplo << hermitian << pairs);
                        if (pairs && n < 2) continue;
                        Matrix<T> a = this->dominant(n, 3);
                        for (std::int64_t j = 0; j < n; ++j) {
                            for (std::int64_t i = j; i < n; ++i) {
                                // Pivots of order 2: the large numbers are off the diagonal.
                                if (pairs && n % 2 == 0) {
                                    if (i == j) a(i, j) = T(0);
                                    if (i == j + 1 && j % 2 == 0) a(i, j) = T(12);
                                }
                                a(j, i) = hermitian ? conjugate(a(i, j)) : a(i, j);
                            }
                        }
                        this->multiply(a, this->tiny);
                        const Matrix<T> x = this->integers(n, 3, 3, 5);
                        std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
                        Matrix<T> factors = a, b = this->product(a, x), again = b;
                        const auto solve = [&](auto routine, Matrix<T>& right) {
                            ASSERT_EQ(routine(right), 0);
                            this->expect_solution(right, x, this->digits);
                        };
                        solve(
                            [&](Matrix<T>& r) {
                                const auto call = [&](auto f) {
                                    return f(static_cast<lapilli_context>(ctx), uplo, n, std::int64_t(3),
                                             factors.data(), factors.ld(), ipiv.data(), r.data(), r.ld());
                                };
                                return hermitian ? call([](auto... x) { return api::hesv<T>(x...); })
                                                 : call([](auto... x) { return api::sysv<T>(x...); });
                            },
                            b);
                        solve(
                            [&](Matrix<T>& r) {
                                const auto call = [&](auto f) {
                                    return f(static_cast<lapilli_context>(ctx), uplo, n, std::int64_t(3),
                                             factors.data(), factors.ld(), ipiv.data(), r.data(), r.ld());
                                };
                                return hermitian ? call([](auto... x) { return api::hetrs<T>(x...); })
                                                 : call([](auto... x) { return api::sytrs<T>(x...); });
                            },
                            again);
                    }
                }
            }
        }
    });
}

// GESVX, SYSVX and HESVX, with their own factors and with given ones.
TYPED_TEST(SubnormalPivots, ExpertDrivers) {
    using T = TypeParam;
    using R = Real<T>;
    this->everywhere([&](const Context& ctx) {
        for (const std::int64_t n : {1, 2, 17}) {
            for (const int kind : {0, 1, 2}) {
                if (kind == 2 && !is_complex<T>) continue;
                Matrix<T> a = this->dominant(n, 3);
                for (std::int64_t j = 0; j < n && kind > 0; ++j) {
                    for (std::int64_t i = j + 1; i < n; ++i)
                        a(j, i) = kind == 2 ? conjugate(a(i, j)) : a(i, j);
                }
                this->multiply(a, this->tiny);
                const Matrix<T> expected = this->integers(n, 3, 3, 5), given = a;
                Matrix<T> b = this->product(a, expected), af(n, n);
                const Matrix<T> right = b;
                std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
                std::vector<R> r(ipiv.size()), c(ipiv.size()), ferr(3), berr(3);
                for (const char fact : {'N', 'F'}) {
                    SCOPED_TRACE(::testing::Message() << n << " kind " << kind << fact);
                    Matrix<T> x(n, 3);
                    R rcond = 0, growth = 0;
                    char equed = 'N';
                    const auto symmetric = [&](auto f) {
                        return f(static_cast<lapilli_context>(ctx), fact, 'U', n, std::int64_t(3), a.data(),
                                 a.ld(), af.data(), af.ld(), ipiv.data(), b.data(), b.ld(), x.data(), x.ld(),
                                 &rcond, ferr.data(), berr.data());
                    };
                    ASSERT_EQ(kind == 0 ? api::gesvx<T>(ctx, fact, 'N', n, std::int64_t(3), a.data(), a.ld(),
                                                        af.data(), af.ld(), ipiv.data(), &equed, r.data(),
                                                        c.data(), b.data(), b.ld(), x.data(), x.ld(), &rcond,
                                                        ferr.data(), berr.data(), &growth)
                              : kind == 1 ? symmetric([](auto... y) { return api::sysvx<T>(y...); })
                                          : symmetric([](auto... y) { return api::hesvx<T>(y...); }),
                              0);
                    this->expect_solution(x, expected, this->digits);
                    EXPECT_GT(rcond, R(1e-3));
                    EXPECT_TRUE(a.same_bits(given) && b.same_bits(right));
                }
            }
        }
    });
}

template <class T>
class SubnormalMixed : public SubnormalPivots<T> {};
using Doubles = ::testing::Types<double, std::complex<double>>;
TYPED_TEST_SUITE(SubnormalMixed, Doubles);

// In single precision nothing is left of them.
TYPED_TEST(SubnormalMixed, GeneralSystems) {
    using T = TypeParam;
    for (const char* emulation : {"off", "single"}) {
        this->everywhere([&](const Context& ctx) {
            ctx.set("mixed.emulation", emulation);
            for (const std::int64_t n : {1, 2, 17, 40}) {
                for (const bool zero : {false, true}) {
                    SCOPED_TRACE(::testing::Message() << emulation << " " << n << (zero ? ", B = 0" : ""));
                    Matrix<T> a = this->dominant(n, 3), found(n, 5);
                    this->multiply(a, this->tiny);
                    Matrix<T> x = this->integers(n, 5, 3, 5);
                    if (zero) x = Matrix<T>(n, 5);
                    Matrix<T> b = this->product(a, x);
                    std::vector<lapilli_int> ipiv(static_cast<std::size_t>(n));
                    lapilli_int iter = 0;
                    ASSERT_EQ(api::gesv_mixed<T>(ctx, n, std::int64_t(5), a.data(), a.ld(), ipiv.data(),
                                                 b.data(), b.ld(), found.data(), found.ld(), &iter),
                              0);
                    EXPECT_LT(iter, 0);
                    this->expect_solution(found, x, this->digits);
                }
            }
        });
    }
}

// X has infinities in single precision: it has not converged, though none of them is larger than another.
TYPED_TEST(SubnormalMixed, SolutionsPastTheRangeOfSinglePrecision) {
    using T = TypeParam;
    this->everywhere([&](const Context& ctx) {
        for (const bool definite : {false, true}) {
            SCOPED_TRACE(definite);
            Matrix<T> a(2, 2), b(2, 1), x(2, 1);
            a(0, 0) = a(0, 1) = a(1, 0) = T(1e-25);
            a(1, 1) = T(1);
            b(0, 0) = T(1e25);
            b(1, 0) = T(2e25);
            std::vector<lapilli_int> ipiv(2);
            lapilli_int iter = 0;
            ASSERT_EQ(definite ? api::posv_mixed<T>(ctx, 'L', std::int64_t(2), std::int64_t(1), a.data(),
                                                    a.ld(), b.data(), b.ld(), x.data(), x.ld(), &iter)
                               : api::gesv_mixed<T>(ctx, std::int64_t(2), std::int64_t(1), a.data(), a.ld(),
                                                    ipiv.data(), b.data(), b.ld(), x.data(), x.ld(), &iter),
                      0);
            EXPECT_LT(iter, 0);
            EXPECT_NEAR(real_part(x(0, 0)) / 1e50, 1, 1e-12);
            EXPECT_NEAR(real_part(x(1, 0)) / 1e25, 1, 1e-12);
        }
    });
}

template <class T>
class TinyTridiagonals : public ::testing::Test {
  protected:
    struct Found {
        std::vector<T> w;
        std::vector<lapilli_int> block, split;
    };
    static Found values(lapilli_context ctx, char range, char order, const std::vector<T>& d,
                        const std::vector<T>& e, T vl, T vu) {
        const auto n = static_cast<std::int64_t>(d.size());
        Found found{d, std::vector<lapilli_int>(d.size()), std::vector<lapilli_int>(d.size())};
        lapilli_int m = 0, splits = 0;
        EXPECT_EQ(
            (api::stebz<T>(ctx, range, order, n, vl, vu, std::int64_t(2), std::int64_t(4), T(0), d.data(),
                           e.data(), &m, &splits, found.w.data(), found.block.data(), found.split.data())),
            0);
        found.w.resize(static_cast<std::size_t>(m));
        found.block.resize(static_cast<std::size_t>(m));
        found.split.resize(static_cast<std::size_t>(splits));
        return found;
    }
};
using Reals = ::testing::Types<float, double>;
TYPED_TEST_SUITE(TinyTridiagonals, Reals);

// Values and blocks are those of the matrix times a power of two; so are the vectors.
TYPED_TEST(TinyTridiagonals, BisectionAndInverseIteration) {
    using T = TypeParam;
    const std::vector<int> exponents =
        sizeof(T) == 4 ? std::vector<int>{-60, -63, -100, 90} : std::vector<int>{-664, -700, -1000, 700};
    for (const int device_count : device_counts({0, 1, 3})) {
        const SmallBlocks ctx(device_count);
        for (const bool split : {false, true}) {
            std::vector<T> d(6, T(1)), e(5, T(0.125));
            d[1] = T(1.25);
            d[5] = T(0.5);
            if (split) e[2] = 0;
            for (const char range : {'A', 'V', 'I'}) {
                for (const char order : {'E', 'B'}) {
                    const auto plain = this->values(ctx, range, order, d, e, T(0.75), T(1.125));
                    for (const int exponent : exponents) {
                        SCOPED_TRACE(::testing::Message()
                                     << range << order << exponent << split << device_count);
                        const auto scaled = [&](std::vector<T> x) {
                            for (T& value : x) value = std::ldexp(value, exponent);
                            return x;
                        };
                        auto found =
                            this->values(ctx, range, order, scaled(d), scaled(e),
                                         std::ldexp(T(0.75), exponent), std::ldexp(T(1.125), exponent));
                        ASSERT_EQ(found.w.size(), plain.w.size());
                        EXPECT_EQ(found.block, plain.block);
                        EXPECT_EQ(found.split, plain.split);
                        for (std::size_t i = 0; i < plain.w.size(); ++i)
                            ASSERT_NEAR(std::ldexp(found.w[i], -exponent), plain.w[i], 8 * ulp<T>) << i;
                        if (range != 'A' || order != 'B') continue;
                        Matrix<T> z(6, 6);
                        std::vector<lapilli_int> failed(6);
                        found.split.resize(6);
                        const std::vector<T> d_now = scaled(d), e_now = scaled(e);
                        ASSERT_EQ((api::stein<T>(ctx, std::int64_t(6), d_now.data(), e_now.data(),
                                                 std::int64_t(6), found.w.data(), found.block.data(),
                                                 found.split.data(), z.data(), z.ld(), failed.data())),
                                  0);
                        for (std::size_t j = 0; j < 6; ++j) {
                            for (std::size_t i = 0; i < 6; ++i) {
                                const auto at = [&](std::size_t k) {
                                    return static_cast<double>(
                                        z(static_cast<std::int64_t>(k), static_cast<std::int64_t>(j)));
                                };
                                double r =
                                    (static_cast<double>(d[i]) - static_cast<double>(plain.w[j])) * at(i);
                                if (i > 0) r += static_cast<double>(e[i - 1]) * at(i - 1);
                                if (i < 5) r += static_cast<double>(e[i]) * at(i + 1);
                                ASSERT_LE(std::abs(r), 50 * ulp<T>) << i << ", " << j;
                            }
                        }
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
