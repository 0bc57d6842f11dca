// SPDX-License-Identifier: BSD-3-Clause
// Singular vectors on the devices: shapes around the widths of bands, panels and tiles, every letter,
// matrices on which algorithms fail (zeros, ranks, clusters, graded and scaled ones), what is not finite,
// values with and without vectors.
#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "numerics/suite.hpp"
#include "support/routines/gesdd.hpp"
#include "support/routines/gesvd.hpp"

namespace lapilli::testing {
namespace {

// A context whose devices compute all orders, by a band of the given width.
class DevicesOnly : public SmallBlocks {
  public:
    explicit DevicesOnly(int count, int band = 64, const std::string& panels = "256") : SmallBlocks(count) {
        set("gesdd.crossover", "0");
        set("test.gesdd.stages", "two");
        set("test.gesdd.band", std::to_string(band));
        set("test.ge2gb.nb", panels);
    }
};

// One device that reduces in one stage, by a panel first, and in shared memory where 40 columns are left.
class AtOnce : public DevicesOnly {
  public:
    AtOnce() : DevicesOnly(1) {
        set("test.gesdd.stages", "one");
        set("sim.resident_rows", "40");
    }
};

template <class T>
struct Decomposition {
    Matrix<T> A;  // what the call left there
    std::vector<Real<T>> S;
    Matrix<T> U, VT;
};

template <class T>
class SingularVectors : public ::testing::Test {
  protected:
    using R = Real<T>;
    using Element = std::function<double(std::int64_t, std::int64_t)>;

    static std::int64_t least(const Matrix<T>& A) { return std::min(A.rows(), A.cols()); }
    static bool is_made(char letter) { return letter == 'S' || letter == 'A'; }

    static Decomposition<T> prepared(const Matrix<T>& A, char of_u, char of_vt) {
        const std::int64_t m = A.rows(), n = A.cols(), k = least(A);
        Decomposition<T> x{A, std::vector<R>(static_cast<std::size_t>(k), R(-7)), {}, {}};
        if (is_made(of_u)) x.U = Matrix<T>(m, of_u == 'S' ? k : m, 1);
        if (is_made(of_vt)) x.VT = Matrix<T>(of_vt == 'S' ? k : n, n, 2);
        return x;
    }
    // The letters of GESVD that 'O' of GESDD is.
    static std::pair<char, char> letters(const Matrix<T>& A, char jobz) {
        const bool tall = A.rows() >= A.cols();
        if (jobz != 'O') return {jobz, jobz};
        return {tall ? 'O' : 'A', tall ? 'A' : 'O'};
    }
    static lapilli_int gesdd(lapilli_context ctx, char jobz, Decomposition<T>& x) {
        return api::gesdd<T>(ctx, jobz, x.A.rows(), x.A.cols(), x.A.data(), x.A.ld(), x.S.data(), x.U.data(),
                             x.U.ld(), x.VT.data(), x.VT.ld());
    }
    static lapilli_int gesvd(lapilli_context ctx, char jobu, char jobvt, Decomposition<T>& x) {
        return api::gesvd<T>(ctx, jobu, jobvt, x.A.rows(), x.A.cols(), x.A.data(), x.A.ld(), x.S.data(),
                             x.U.data(), x.U.ld(), x.VT.data(), x.VT.ld());
    }
    static Decomposition<T> decomposed(lapilli_context ctx, char jobz, const Matrix<T>& A) {
        const auto [of_u, of_vt] = letters(A, jobz);
        Decomposition<T> x = prepared(A, of_u, of_vt);
        EXPECT_EQ(gesdd(ctx, jobz, x), 0) << lapilli_last_error(ctx);
        if (of_u != 'O' && of_vt != 'O') {
            EXPECT_TRUE(x.A.same_bits(A));
        }
        return x;
    }

    static bool descends(const std::vector<R>& S) {
        return std::is_sorted(S.rbegin(), S.rend()) && (S.empty() || S.back() >= R(0));
    }
    static double distance(const std::vector<R>& S, const std::vector<R>& expected) {
        double largest = 0;
        for (std::size_t i = 0; i < S.size(); ++i)
            largest =
                std::max(largest, std::abs(static_cast<double>(S[i]) - static_cast<double>(expected[i])));
        const double unit = static_cast<double>(S.size()) * ulp<T> *
                            static_cast<double>(expected.empty() ? R(1) : expected[0]);
        return largest == 0 ? 0 : largest / unit;
    }
    // The vectors of letters U and VT and all values, against A.
    static void expect_good(const Matrix<T>& A, const Decomposition<T>& x, char of_u, char of_vt) {
        const std::int64_t k = least(A);
        EXPECT_TRUE(descends(x.S));
        EXPECT_LE(distance(x.S, lapacks_singular_values(A)), 10);
        if (of_u == 'N' || of_vt == 'N') return;
        const Matrix<T> U = of_u == 'O' ? leading_part(x.A, A.rows(), k) : x.U,
                        VT = of_vt == 'O' ? leading_part(x.A, k, A.cols()) : x.VT;
        const Residuals found = singular_vector_residuals<T>(Problem(), A, U, x.S, VT);
        EXPECT_LE(found.residual.value_or(0), 10);
        EXPECT_LE(found.orthogonality.value_or(0), 10);
    }
    static void check(lapilli_context ctx, char jobz, const Matrix<T>& A) {
        SCOPED_TRACE(std::string(1, jobz) + ", " + std::to_string(A.rows()) + " by " +
                     std::to_string(A.cols()));
        const auto [of_u, of_vt] = letters(A, jobz);
        expect_good(A, decomposed(ctx, jobz, A), of_u, of_vt);
    }

    static Matrix<T> random(std::int64_t m, std::int64_t n, std::uint64_t seed = 3) {
        return random_matrix<T>(m, n, 1, Stream(seed, 5));
    }
    // Complex ones with factors of 1, i, -1, -i for each row and column, which change no modulus.
    static Matrix<T> made_of(std::int64_t m, std::int64_t n, const Element& element) {
        Matrix<T> A(m, n, 1);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < m; ++i) {
                const auto real = static_cast<R>(element(i, j));
                if constexpr (is_complex<T>) {
                    const T phases[] = {T(real), T(0, real), T(-real), T(0, -real)};
                    A(i, j) = phases[(2 * i + i / 3 + j) % 4];
                } else {
                    A(i, j) = real;
                }
            }
        }
        return A;
    }
};
TYPED_TEST_SUITE(SingularVectors, Scalars, ScalarNames);

TYPED_TEST(SingularVectors, OfAllShapes) {
    using T = TypeParam;
    const DevicesOnly one(1), three(3, 32, "32");
    const AtOnce at_once;
    const DevicesOnly* const contexts[] = {&one, &three, &at_once};
    std::size_t turn = 0;
    const auto each = [&](std::int64_t m, std::int64_t n) {
        for (const bool turned : {false, true}) {
            const char jobz = "SAO"[turn % 3];
            this->check(*contexts[turn / 3 % 3], jobz, turned ? this->random(n, m) : this->random(m, n));
            ++turn;
        }
    };
    const bool is_usual = std::is_same_v<T, double> || std::is_same_v<T, std::complex<double>>;
    for (const std::int64_t n : {1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129}) {
        if (n > 100 && !is_usual) continue;
        for (const std::int64_t m : {n, n + 1, 119 * n / 100, 121 * n / 100 + 1}) each(m, n);
        if (n < 100) each(3 * n, n);
    }
    each(1000, 1);
    each(700, 2);
}

TYPED_TEST(SingularVectors, EachLetter) {
    const DevicesOnly ctx(2, 8, "16");
    for (const auto& [m, n] : {std::pair{40, 20}, {20, 40}, {21, 20}, {20, 20}}) {
        const auto A = this->random(m, n);
        for (const char of_u : {'N', 'S', 'A', 'O'}) {
            for (const char of_vt : {'N', 'S', 'A', 'O'}) {
                if (of_u == 'O' && of_vt == 'O') continue;
                SCOPED_TRACE(std::string(1, of_u) + of_vt + ", " + std::to_string(m) + " by " +
                             std::to_string(n));
                auto x = this->prepared(A, of_u, of_vt);
                ASSERT_EQ(this->gesvd(ctx, of_u, of_vt, x), 0) << lapilli_last_error(ctx);
                this->expect_good(A, x, of_u, of_vt);
                // One set of vectors alone is what both have. With 'A' more columns are products of another
                // shape, which the CPU's BLAS may round otherwise.
                auto both = this->prepared(A, 'S', 'S');
                ASSERT_EQ(this->gesvd(ctx, 'S', 'S', both), 0);
                EXPECT_LE(this->distance(x.S, both.S), 10);
                const std::int64_t k = std::min(m, n);
                if (of_vt == 'N' && this->is_made(of_u) && (of_u != 'A' || m <= n)) {
                    EXPECT_TRUE(leading_part(x.U, m, k).same_bits(leading_part(both.U, m, k)));
                }
                if (of_u == 'N' && this->is_made(of_vt) && (of_vt != 'A' || n <= m)) {
                    EXPECT_TRUE(leading_part(x.VT, k, n).same_bits(leading_part(both.VT, k, n)));
                }
            }
        }
    }
}

TYPED_TEST(SingularVectors, OfHardMatrices) {
    using T = TypeParam;
    using R = Real<T>;
    const DevicesOnly wide(1), narrow(3, 12, "24");
    const AtOnce at_once;
    const DevicesOnly* const contexts[] = {&wide, &narrow, &at_once};
    const double tiny = static_cast<double>(std::numeric_limits<R>::min()) * 1e6, huge = 1 / tiny;
    std::size_t turn = 0;
    for (const auto& [rows, cols] : {std::pair<std::int64_t, std::int64_t>{66, 66}, {66, 60}, {40, 66}}) {
        const std::int64_t m = rows, n = cols, k = std::min(m, n);
        const auto of_rank = [](std::int64_t rank) {
            return [rank](std::int64_t i, std::int64_t j) {
                double sum = 0;
                for (std::int64_t r = 0; r < rank; ++r)
                    sum += std::sin(static_cast<double>((i + 1) * (r + 1))) *
                           std::cos(static_cast<double>((j + 2) * (r + 3)));
                return sum;
            };
        };
        const auto noise = of_rank(200);
        const std::pair<const char*, std::function<double(std::int64_t, std::int64_t)>> kinds[] = {
            {"zero", [](auto, auto) { return 0.0; }},
            {"identity", [](auto i, auto j) { return i == j ? 1.0 : 0.0; }},
            {"identity and rank 1", [](auto i, auto j) { return (i == j ? 1.0 : 0.0) + 0.01; }},
            {"permutation", [n](auto i, auto j) { return (7 * i + 3) % n == j && i < n ? 1.0 : 0.0; }},
            {"diagonal", [](auto i, auto j) { return i == j ? static_cast<double>(i) - 5 : 0.0; }},
            {"bidiagonal", [](auto i, auto j) { return i == j       ? 2.0
                                                       : j == i + 1 ? -1.0
                                                                    : 0.0; }},
            {"band",
             [](auto i, auto j) {
                 return j >= i && j <= i + 5 ? 1.0 / (1.0 + static_cast<double>(j)) : 0.0;
             }},
            {"rank 1", of_rank(1)},
            {"rank n / 4", of_rank(k / 4)},
            {"rank n - 1", of_rank(k - 1)},
            {"zero rows",
             [&](auto i, auto j) { return i == 0 || i == 20 || i == m - 1 ? 0.0 : noise(i, j); }},
            {"zero columns",
             [&](auto i, auto j) { return j == 0 || j == 20 || j == n - 1 ? 0.0 : noise(i, j); }},
            {"equal columns", [&](auto i, auto j) { return noise(i, j / 6); }},
            {"ones", [](auto, auto) { return 1.0; }},
            {"equal halves", [&](auto i, auto j) { return noise(i % 20, j % 20); }},
            {"graded rows",
             [&](auto i, auto j) { return std::ldexp(noise(i, j), static_cast<int>(-3 * i)); }},
            {"graded columns",
             [&](auto i, auto j) { return std::ldexp(noise(i, j), static_cast<int>(3 * (j - n))); }},
            {"graded", [&](auto i, auto j) { return std::ldexp(noise(i, j), static_cast<int>(-i - j)); }},
            {"huge and tiny", [&](auto i, auto j) { return noise(i, j) * (j % 2 == 0 ? huge : tiny) / 256; }},
            {"Kahan",
             [](auto i,
                auto
                    j) { return (i == j  ? 1.0
                                 : j > i ? -0.6
                                         : 0.0) *
                                std::pow(0.8, static_cast<double>(i)); }},
            {"Hilbert", [](auto i, auto j) { return 1.0 / static_cast<double>(i + j + 1); }},
            {"Toeplitz", [](auto i, auto j) { return 1.0 / (1.0 + static_cast<double>((i - j) * (i - j))); }},
            {"one element", [](auto i, auto j) { return i == 30 && j == 11 ? -3.0 : 0.0; }}};
        for (const auto& [name, element] : kinds) {
            SCOPED_TRACE(name);
            auto A = this->made_of(m, n, element);
            // Numbers in the middle of the range, from which LAPACK's and the test's own products do not
            // leave it.
            if (std::string(name) == "huge and tiny") {
                auto x = this->decomposed(wide, 'S', A);
                for (std::int64_t j = 0; j < n; ++j)
                    for (std::int64_t i = 0; i < m; ++i) A(i, j) *= static_cast<R>(tiny);
                for (R& s : x.S) s *= static_cast<R>(tiny);
                this->expect_good(A, x, 'S', 'S');
                continue;
            }
            this->check(*contexts[turn % 3], "SA"[turn / 3 % 2], A);
            ++turn;
        }
        for (const char* const kind :
             {"arithmetic", "geometric", "cluster-one", "cluster-eps", "loguniform"}) {
            SCOPED_TRACE(kind);
            Problem p;
            p.m = m;
            p.n = n;
            p.kind = kind;
            p.cond = std::string(kind) == "arithmetic" ? 1 : 1e20;  // 1: orthogonal
            this->check(*contexts[turn++ % 3], 'S', rectangular_matrix<T>(p));
        }
    }
}

// Powers of two change no digit but those that subnormal numbers lack.
TYPED_TEST(SingularVectors, OfAllSizes) {
    using T = TypeParam;
    using R = Real<T>;
    const DevicesOnly ctx(2, 12, "24");
    for (const auto& [m, n] : {std::pair{30, 30}, {50, 30}, {24, 40}}) {
        const auto A = this->random(m, n);
        const int low = std::numeric_limits<R>::min_exponent, high = std::numeric_limits<R>::max_exponent;
        for (const int exponent : {low - 8, low + 4, low / 2, high / 2, high - 8}) {
            SCOPED_TRACE(exponent);
            Matrix<T> scaled = A;
            const auto times = [](R x, int power) { return std::ldexp(x, power); };
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < m; ++i) {
                    if constexpr (is_complex<T>)
                        scaled(i, j) = T(times(A(i, j).real(), exponent), times(A(i, j).imag(), exponent));
                    else
                        scaled(i, j) = times(A(i, j), exponent);
                }
            }
            auto x = this->decomposed(ctx, 'S', scaled);
            Matrix<T> back = A;
            for (std::int64_t j = 0; j < n; ++j) {
                for (std::int64_t i = 0; i < m; ++i) {
                    if constexpr (is_complex<T>)
                        back(i, j) =
                            T(times(scaled(i, j).real(), -exponent), times(scaled(i, j).imag(), -exponent));
                    else
                        back(i, j) = times(scaled(i, j), -exponent);
                }
            }
            std::vector<R> values = x.S;
            for (R& s : values) s = times(s, -exponent);
            // A value is as accurate as the least positive number.
            const double coarse =
                std::ldexp(static_cast<double>(std::numeric_limits<R>::denorm_min()), -exponent);
            if (coarse > static_cast<double>(values[0]) * ulp<T>) {
                EXPECT_LE(this->distance(values, lapacks_singular_values(back)) * ulp<T> *
                              static_cast<double>(values[0]) * 24,
                          10 * 24 * ulp<T> * static_cast<double>(values[0]) + coarse);
                EXPECT_LE(orthogonality(x.U, Probe<T>(x.U.cols(), 1500, 1)), 10);
                continue;
            }
            x.S = values;
            this->expect_good(back, x, 'S', 'S');
        }
    }
    // One subnormal number.
    auto B = this->made_of(20, 20, [](auto, auto) { return 0.0; });
    B(7, 3) = T(std::numeric_limits<R>::denorm_min());
    const auto x = this->decomposed(ctx, 'A', B);
    EXPECT_EQ(x.S[0], std::numeric_limits<R>::denorm_min());
    EXPECT_EQ(x.S[1], R(0));
    EXPECT_LE(orthogonality(x.U, Probe<T>(20, 1500, 1)), 10);
    EXPECT_LE(orthogonality(x.VT, Probe<T>(20, 1500, 1)), 10);
}

TYPED_TEST(SingularVectors, NotFinite) {
    using T = TypeParam;
    using R = Real<T>;
    const DevicesOnly ctx(2, 12, "24");
    for (const auto& [m, n] : {std::pair{30, 20}, {20, 20}, {20, 30}}) {
        for (const R bad : {std::numeric_limits<R>::quiet_NaN(), -std::numeric_limits<R>::infinity()}) {
            for (const auto& [i, j] : {std::pair{0, 0}, {m / 2, n / 2}, {m - 1, n - 1}}) {
                auto A = this->random(m, n);
                A(i, j) = T(bad);
                for (const char job : {'N', 'S', 'A', 'O'}) {
                    const auto [of_u, of_vt] = this->letters(A, job);
                    auto x = this->prepared(A, of_u, of_vt);
                    const auto before = x;
                    EXPECT_EQ(this->gesdd(ctx, job, x), LAPILLI_ERROR_NOT_FINITE);
                    EXPECT_EQ(this->gesvd(ctx, of_u, of_vt, x), LAPILLI_ERROR_NOT_FINITE);
                    EXPECT_TRUE(x.A.same_bits(before.A) && x.U.same_bits(before.U) &&
                                x.VT.same_bits(before.VT));
                    EXPECT_EQ(x.S, before.S);
                }
            }
        }
    }
}

TYPED_TEST(SingularVectors, ValuesAndBits) {
    for (const auto& [m, n] : {std::pair{70, 70}, {40, 70}}) {
        const auto A = this->random(m, n);
        std::vector<Real<TypeParam>> first;
        for (const int devices : {1, 2, 4}) {
            SCOPED_TRACE(devices);
            const DevicesOnly ctx(devices, 32, "32");
            const auto values = this->decomposed(ctx, 'N', A), vectors = this->decomposed(ctx, 'S', A),
                       again = this->decomposed(ctx, 'S', A);
            EXPECT_LE(this->distance(values.S, vectors.S), 10);
            EXPECT_TRUE(vectors.S == again.S && vectors.U.same_bits(again.U) &&
                        vectors.VT.same_bits(again.VT));
            if (first.empty()) first = vectors.S;
            EXPECT_LE(this->distance(vectors.S, first), 10);
        }
    }
}

// Q of a tall matrix of few columns by one Gram matrix, by two, and by panels where Gram matrices do not
// factor it: its columns, or reflectors where U has more columns.
TYPED_TEST(SingularVectors, TallByGramMatrices) {
    using T = TypeParam;
    const DevicesOnly ctx(1);
    ctx.set("geqrf.tall", "rows");
    // More and more of each column in those before.
    const auto alike = [&](std::int64_t m, std::int64_t n, double part) {
        auto A = this->random(m, n);
        for (std::int64_t j = 1; j < n && part > 0; ++j)
            for (std::int64_t i = 0; i < m; ++i) A(i, j) = A(i, j - 1) + static_cast<Real<T>>(part) * A(i, j);
        return A;
    };
    for (const auto& [part, columns] : {std::pair{0.0, 5}, {1e-2, 33}, {1e-9, 9}}) {
        const auto A = alike(200, columns, part);
        for (const char jobz : {'S', 'A', 'O', 'N'}) this->check(ctx, jobz, A);
        Matrix<T> adjoint(A.cols(), A.rows(), 2);
        for (std::int64_t j = 0; j < A.cols(); ++j)
            for (std::int64_t i = 0; i < A.rows(); ++i) adjoint(j, i) = conjugate(A(i, j));
        this->check(ctx, 'S', adjoint);
    }
}

// How many values lie in an interval is known when they have been found: their vectors are distributed again,
// also to a device that would have none of all vectors.
TYPED_TEST(SingularVectors, PartsOnManyDevices) {
    const Routine& routine = *find_routine("gesvdx", letter<TypeParam>);
    for (const int device_count : {1, 3, 16}) {
        const DevicesOnly ctx(device_count, 4, "8");
        for (const auto& [m, n] : {std::pair{4, 4}, {16, 20}, {50, 29}}) {
            const std::int64_t k = std::min(m, n);
            for (std::int64_t i = 1; i <= k; i += k > 5 ? 9 : 1) {
                Problem p;
                p.m = m;
                p.n = n;
                p.range = 'I';
                p.il = (i + 1) / 2;
                p.iu = i;
                expect_correct(routine, ctx, p, Where::host);
                p.range = 'V';
                p.vl = 0.1 * static_cast<double>(i - 1);
                p.vu = 0.3 * static_cast<double>(i);
                expect_correct(routine, ctx, p, Where::mixed);
            }
        }
    }
}

// Limits are those of the caller's matrix, however the library scales it.
TYPED_TEST(SingularVectors, PartsOfScaled) {
    using T = TypeParam;
    using R = Real<T>;
    const DevicesOnly ctx(2, 4, "8");
    const auto A = this->random(20, 14);
    const int most = std::numeric_limits<R>::max_exponent / 2;
    for (const bool vectors : {false, true}) {
        std::vector<R> expected;
        for (const int exponent : {0, -most, most}) {
            SCOPED_TRACE(exponent);
            Matrix<T> scaled = A;
            const R factor = std::ldexp(R(1), exponent);
            for (std::int64_t j = 0; j < 14; ++j)
                for (std::int64_t i = 0; i < 20; ++i) scaled(i, j) *= factor;
            std::vector<R> S(14, R(-7));
            Matrix<T> U(20, 14), VT(14, 14);
            lapilli_int found = -1;
            const char job = vectors ? 'V' : 'N';
            ASSERT_EQ(
                api::gesvdx<T>(ctx, job, job, 'V', 20, 14, scaled.data(), scaled.ld(), R(2) * factor,
                               R(4) * factor, 0, 0, &found, S.data(), U.data(), U.ld(), VT.data(), VT.ld()),
                0);
            ASSERT_GT(found, 0);
            ASSERT_LT(found, 14);
            for (std::size_t i = 0; i < S.size(); ++i) {
                if (i >= static_cast<std::size_t>(found)) {
                    EXPECT_EQ(S[i], R(-7));
                } else {
                    S[i] /= factor;
                    EXPECT_TRUE(S[i] > R(2) && S[i] <= R(4));
                }
            }
            if (expected.empty()) expected = S;
            EXPECT_LE(this->distance(S, expected), 10);
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
