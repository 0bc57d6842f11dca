// SPDX-License-Identifier: BSD-3-Clause
// Condition numbers of selected eigenvalues and of their subspace on devices, TRSEN's and GEESX's: next to
// LAPACK's for the same form, and next to the norm of an inverse that is formed.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/close_pairs.hpp"
#include "support/place.hpp"
#include "support/routines/trsen.hpp"

namespace lapilli::testing {
namespace {

/// Small windows, and tiles of seven rows.
struct Tiles : Context {
    explicit Tiles(const std::string& devices) : Context(devices) {
        EXPECT_EQ(lapilli_set(*this, "gehrd.crossover", "0"), 0);
        EXPECT_EQ(lapilli_set(*this, "test.gehrd.nb", "7"), 0);
    }
};

template <class T>
class SubspaceConditions : public ::testing::Test {
  protected:
    using R = Real<T>;
    struct Answer {
        Matrix<T> S;
        lapilli_int m = -7, info = -7;
        R s = R(-7), sep = R(-7);
        bool operator==(const Answer& other) const {
            return S.same_bits(other.S) && m == other.m && info == other.info && s == other.s &&
                   sep == other.sep;
        }
    };
    static Matrix<T> form(std::int64_t n, std::uint64_t seed) {
        Problem p;
        p.n = n;
        p.seed = seed;
        return schur_form_of<T>(p, 0, 0);
    }
    static Answer ask(const Context& ctx, char job, const Matrix<T>& given,
                      const std::vector<lapilli_int>& select) {
        Answer x{given};
        const std::int64_t n = given.rows();
        std::vector<T> W(static_cast<std::size_t>(n) + 1), WI(W);
        const auto call = [&](auto... w) {
            return api::trsen<T>(ctx, job, 'N', select.data(), n, x.S.data(), x.S.ld(),
                                 static_cast<T*>(nullptr), 1, w..., &x.m, &x.s, &x.sep);
        };
        if constexpr (is_complex<T>) {
            x.info = call(W.data());
        } else {
            x.info = call(W.data(), WI.data());
        }
        return x;
    }
    static std::vector<lapilli_int> every(std::int64_t n, std::int64_t step, std::int64_t first = 1) {
        std::vector<lapilli_int> select(static_cast<std::size_t>(n) + 1);
        for (std::int64_t i = first; i < n; i += step) select[static_cast<std::size_t>(i)] = 1;
        return select;
    }
    /// s is exact but for rounding; sep is LAPACK's estimate, whose vectors may differ where sizes are equal.
    static void expect_lapacks(const Answer& x, R nearly = R(1.001), R estimated = R(1.5)) {
        const auto [s, sep] = Trsen<T>::lapacks_conditions(x.S, x.m);
        EXPECT_TRUE(Trsen<T>::are_close(x.s, s, nearly)) << x.s << " for " << s;
        EXPECT_TRUE(Trsen<T>::are_close(x.sep, sep, estimated)) << x.sep << " for " << sep;
    }
    /// X -> T11 X - X T22 as a matrix.
    static Matrix<T> operator_of(const Matrix<T>& S, std::int64_t m) {
        const std::int64_t rest = S.rows() - m;
        Matrix<T> K(m * rest, m * rest);
        for (std::int64_t j = 0; j < rest; ++j) {
            for (std::int64_t i = 0; i < m; ++i) {
                for (std::int64_t k = 0; k < m; ++k) K(k + j * m, i + j * m) += S(k, i);
                for (std::int64_t l = 0; l < rest; ++l) K(i + l * m, i + j * m) -= S(m + j, m + l);
            }
        }
        return K;
    }
};
TYPED_TEST_SUITE(SubspaceConditions, Scalars, ScalarNames);

TYPED_TEST(SubspaceConditions, AreLapacksOnAnyNumberOfDevices) {
    using T = TypeParam;
    constexpr std::int64_t n = 41;
    const Matrix<T> S = this->form(n, 3);
    for (const auto& select : {this->every(n, 3), this->every(n, n, 25), this->every(n, 1, n - 9)}) {
        const Tiles one("sim:1");
        const auto both = this->ask(one, 'B', S, select), none = this->ask(one, 'N', S, select),
                   values = this->ask(one, 'E', S, select), space = this->ask(one, 'V', S, select);
        ASSERT_EQ(both.info, 0) << lapilli_last_error(one);
        this->expect_lapacks(both);
        EXPECT_TRUE(both == this->ask(one, 'B', S, select));
        for (const char* devices : {"sim:2", "sim:4"})
            EXPECT_TRUE(both == this->ask(Tiles(devices), 'B', S, select)) << devices;
        EXPECT_TRUE(values.s == both.s && space.sep == both.sep);
        EXPECT_TRUE(none.s == -7 && none.sep == -7 && values.sep == -7 && space.s == -7);
        EXPECT_TRUE(none.S.same_bits(both.S) && values.S.same_bits(both.S) && space.S.same_bits(both.S));
    }
}

/// The estimate is at most the norm, and LAPACK's is seldom below a third. Here columns of T differ in size,
/// so that the place of the inverse's largest column matters.
TYPED_TEST(SubspaceConditions, SepIsThatOfTheOperator) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 13;
    for (const std::uint64_t seed : {1, 2, 3, 4, 5, 6}) {
        SCOPED_TRACE(seed);
        Matrix<T> S = this->form(n, seed);
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = 0; i + 1 < j; ++i) S(i, j) *= static_cast<R>(1 + (7 * j + seed) % 11);
        const auto x = this->ask(Tiles("sim:1"), 'B', S, this->every(n, 2));
        ASSERT_EQ(x.info, 0);
        const Matrix<T> K = this->operator_of(x.S, x.m);
        const std::int64_t count = K.rows();
        Matrix<T> inverse(count, count), LU = K;
        for (std::int64_t j = 0; j < count; ++j) inverse(j, j) = T(1);
        std::vector<lapack_int> ipiv(static_cast<std::size_t>(count));
        lapack::gesv<T>(static_cast<lapack_int>(count), static_cast<lapack_int>(count), LU.data(),
                        static_cast<lapack_int>(LU.ld()), ipiv.data(), inverse.data(),
                        static_cast<lapack_int>(inverse.ld()));
        const double sep = 1 / one_norm(inverse), found = static_cast<double>(x.sep);
        EXPECT_GT(found, 0.99 * sep);
        EXPECT_LT(found, 3 * sep);
        this->expect_lapacks(x, R(1.001), R(1.01));
    }
}

TYPED_TEST(SubspaceConditions, OfNoneAndOfAll) {
    using T = TypeParam;
    const Tiles ctx("sim:2");
    for (const std::int64_t n : {0, 1, 2, 19}) {
        const Matrix<T> S = this->form(n, 4);
        for (const bool all : {false, true}) {
            const auto x = this->ask(ctx, 'B', S, this->every(n, all ? 1 : n + 1, all ? 0 : n));
            EXPECT_EQ(x.info, 0) << lapilli_last_error(ctx);
            EXPECT_EQ(x.m, all ? n : 0);
            EXPECT_EQ(x.s, 1);
            EXPECT_NEAR(static_cast<double>(x.sep), one_norm(S), 20 * ulp<T> * one_norm(S));
        }
    }
}

/// A power of two multiplies sep and leaves s, but for rounding: tiles of solutions have other scales. Near
/// the ends of the range, too; tiny forms are the CPU's, and the log says so.
TYPED_TEST(SubspaceConditions, OfScaledForms) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 17;
    const Matrix<T> S = this->form(n, 5);
    const auto select = this->every(n, 3);
    const Tiles ctx("sim:1");
    const auto usual = this->ask(ctx, 'B', S, select);
    constexpr int most = std::numeric_limits<R>::max_exponent - 8,
                  least = std::numeric_limits<R>::min_exponent;
    std::string lines;
    const auto keep = [](const char* line, void* to) { static_cast<std::string*>(to)->append(line); };
    ASSERT_EQ(lapilli_set_log(ctx, keep, &lines), 0);
    for (const int exponent : {most, most / 2, least / 5, least + 40}) {
        SCOPED_TRACE(exponent);
        lines.clear();
        Matrix<T> scaled = S;
        const R factor = std::ldexp(R(1), exponent);
        for (std::int64_t j = 0; j < n; ++j)
            for (std::int64_t i = 0; i < n; ++i) scaled(i, j) *= factor;
        const auto x = this->ask(ctx, 'B', scaled, select);
        EXPECT_EQ(x.info, 0) << lapilli_last_error(ctx);
        EXPECT_NEAR(static_cast<double>(x.s / usual.s), 1, 100 * ulp<T>);
        EXPECT_NEAR(static_cast<double>(x.sep / factor / usual.sep), 1, 100 * ulp<T>);
        EXPECT_EQ(lines.find("| cpu: T is tiny") != std::string::npos, exponent == least + 40) << lines;
    }
    lapilli_set_log(ctx, nullptr, nullptr);
}

/// Equal eigenvalues in both parts, among them a double one without a second vector; pairs that are nearly
/// defective: s and sep are finite, and sep is tiny.
TYPED_TEST(SubspaceConditions, OfEqualValues) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 18;
    const Tiles ctx("sim:2");
    for (const bool all_equal : {true, false}) {
        Matrix<T> S(n, n);
        for (std::int64_t j = 0; j < n; ++j) {
            for (std::int64_t i = 0; i < j; ++i) S(i, j) = T(i + 1 == j ? R(1) : R(0.125));
            S(j, j) = T(R(all_equal ? 1 : j / 2 + 1));
            if (is_complex<T> || all_equal || j % 4 != 3) continue;
            // A pair whose imaginary part is the root of the ulp.
            S(j, j - 1) = static_cast<T>(-R(4) * static_cast<R>(ulp<T>));
            S(j, j) = S(j - 1, j - 1);
        }
        // Without an order: those at the front.
        const auto x = this->ask(ctx, 'B', S, [] {
            std::vector<lapilli_int> front(n + 1);
            std::fill_n(front.begin(), 9, 1);
            return front;
        }());
        EXPECT_EQ(x.info, 0) << lapilli_last_error(ctx);
        EXPECT_TRUE(x.s >= 0 && x.s <= 1 && std::isfinite(x.sep) && x.sep >= 0) << x.s << ' ' << x.sep;
        const double sep = static_cast<double>(x.sep);
        EXPECT_LT(sep, 100 * ulp<T> * one_norm(S));
    }
}

/// Solutions that leave the range: s and sep are below every normal number, and sep is 0.
TYPED_TEST(SubspaceConditions, OfSolutionsThatOverflow) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 26;
    Matrix<T> S(n, n);
    const R large = std::ldexp(R(1), std::numeric_limits<R>::max_exponent / 8);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < j; ++i) S(i, j) = T(large);
        S(j, j) = T(R(j < 13 ? 1 : 2));
    }
    std::vector<lapilli_int> front(n);
    std::fill_n(front.begin(), 13, 1);
    const auto x = this->ask(Tiles("sim:1"), 'B', S, front);
    EXPECT_EQ(x.info, 0);
    EXPECT_TRUE(x.s >= 0 && x.s < std::numeric_limits<R>::min() && x.sep == 0) << x.s << ' ' << x.sep;
}

/// The reports of a call.
struct Phases {
    std::map<std::string, std::vector<double>> fractions;

    explicit Phases(const Context& ctx) : ctx_(ctx) { EXPECT_EQ(lapilli_set_progress(ctx, report, this), 0); }
    ~Phases() { lapilli_set_progress(ctx_, nullptr, nullptr); }
    Phases(const Phases&) = delete;
    Phases& operator=(const Phases&) = delete;

    static int report(const char*, const char* phase, double fraction, void* user) {
        static_cast<Phases*>(user)->fractions[phase].push_back(fraction);
        return 0;
    }

  private:
    const Context& ctx_;
};

/// The phase's fractions are those of what is wanted: an equation, about five, or both.
TYPED_TEST(SubspaceConditions, ReportTheirPhase) {
    using T = TypeParam;
    constexpr std::int64_t n = 41;
    const Matrix<T> S = this->form(n, 3);
    const Tiles ctx("sim:1");
    for (const char job : {'N', 'E', 'V', 'B'}) {
        SCOPED_TRACE(job);
        Phases phases(ctx);
        ASSERT_EQ(this->ask(ctx, job, S, this->every(n, 3)).info, 0);
        const std::vector<double> of = phases.fractions["estimate"];
        ASSERT_EQ(of.empty(), job == 'N');
        if (job == 'N') continue;
        EXPECT_TRUE(std::is_sorted(of.begin(), of.end()));
        EXPECT_EQ(of.back(), 1);
        double largest_step = 0;
        for (std::size_t i = 1; i < of.size(); ++i) largest_step = std::max(largest_step, of[i] - of[i - 1]);
        EXPECT_LT(largest_step, job == 'E' ? 0.5 : 0.7);
    }
}

/// Whatever fails, the vectors of the estimate outlive copies of them, which a sanitizer sees, and nothing
/// changes.
TYPED_TEST(SubspaceConditions, OutliveFailures) {
    using T = TypeParam;
    constexpr std::int64_t n = 8;
    const Matrix<T> S = this->form(n, 6);
    const auto select = this->every(n, 2);
    for (const char* const kind : {"copy", "launch"}) {
        const Tiles ctx("sim:1");
        ctx.set("sim.jitter", "30");
        int count = 0, during = 0;
        for (lapilli_int info = -1; info != 0 && count < 1000;) {
            ++count;
            ctx.set("sim.fail", std::string(kind) + ':' + std::to_string(count));
            Phases phases(ctx);
            const auto x = this->ask(ctx, 'V', S, select);
            info = x.info;
            if (info == 0) break;
            ASSERT_EQ(info, LAPILLI_ERROR_DEVICE);
            // Deliveries that fail leave part of a result.
            if (phases.fractions.count("download") != 0) continue;
            EXPECT_TRUE(x.S.same_bits(S) && x.m == -7 && x.sep == -7);
            during += phases.fractions.count("estimate") != 0 ? 1 : 0;
        }
        EXPECT_LT(count, 1000);
        EXPECT_GT(during, 2) << kind;
    }
}

template <class T>
struct Geesx {
    Matrix<T> A, VS;
    std::vector<T> W, WI;
    lapilli_int sdim = -7, info = -7;
    Real<T> rconde = Real<T>(-7), rcondv = Real<T>(-7);

    Geesx(const Context& ctx, char sense, const Matrix<T>& given)
        : A(given), VS(given.rows(), given.rows()), W(static_cast<std::size_t>(given.rows())), WI(W) {
        const std::int64_t n = A.rows();
        const auto call = [&](auto select, auto... w) {
            return api::geesx<T>(ctx, 'V', 'S', select, sense, n, A.data(), A.ld(), &sdim, w..., VS.data(),
                                 VS.ld(), &rconde, &rcondv);
        };
        if constexpr (is_complex<T>) {
            info = call(
                +[](const T* w) -> int { return w->real() > 0; }, W.data());
        } else {
            info = call(
                +[](const T* wr, const T*) -> int { return *wr > 0; }, W.data(), WI.data());
        }
    }
};

TYPED_TEST(SubspaceConditions, OfGeesx) {
    using T = TypeParam;
    using R = Real<T>;
    constexpr std::int64_t n = 37;
    const Matrix<T> A = random_matrix<T>(n, n, 2, Stream(5, 9));
    const Tiles one("sim:1");
    const Geesx<T> both(one, 'B', A), none(one, 'N', A);
    ASSERT_EQ(both.info, 0) << lapilli_last_error(one);
    EXPECT_TRUE(none.rconde == -7 && none.rcondv == -7);
    const auto [s, sep] = Trsen<T>::lapacks_conditions(both.A, both.sdim);
    EXPECT_TRUE(Trsen<T>::are_close(both.rconde, s, R(1.001))) << both.rconde << " for " << s;
    EXPECT_TRUE(Trsen<T>::are_close(both.rcondv, sep, R(1.5))) << both.rcondv << " for " << sep;
    for (const char* devices : {"sim:1", "sim:2", "sim:4"}) {
        const Geesx<T> values(Tiles(devices), 'E', A), space(Tiles(devices), 'V', A);
        EXPECT_TRUE(values.rconde == both.rconde && values.rcondv == -7) << devices;
        EXPECT_TRUE(space.rcondv == both.rcondv && space.rconde == -7) << devices;
        EXPECT_TRUE(values.A.same_bits(both.A) && space.VS.same_bits(both.VS)) << devices;
    }
}

/// The query of memory covers every sense, and there is one phase more where one is wanted.
TEST(SubspaceConditionsOfGeesx, MemoryAndPlace) {
    constexpr std::int64_t n = 30;
    const Tiles ctx("sim:1");
    lapilli_memory gees{}, geesx{};
    ASSERT_EQ(lapilli_dgees_memory(ctx, 'V', n, &gees), 0);
    ASSERT_EQ(lapilli_dgeesx_memory(ctx, 'V', n, &geesx), 0);
    EXPECT_GE(geesx.device, gees.device + n * n / 4 * sizeof(double));
    EXPECT_GE(geesx.host, gees.host + n * n / 2 * sizeof(double));
    const Matrix<double> A = random_matrix<double>(n, n, 0, Stream(6, 9));
    ctx.set("sim.memory", std::to_string(geesx.device - 1));
    const Geesx<double> refused(ctx, 'B', A);
    EXPECT_EQ(refused.info, LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_TRUE(refused.A.same_bits(A) && refused.sdim == -7 && refused.rconde == -7);
    ctx.set("sim.memory", std::to_string(geesx.device));
    for (const char sense : {'B', 'N'}) {
        Phases phases(ctx);
        EXPECT_EQ(Geesx<double>(ctx, sense, A).info, 0) << lapilli_last_error(ctx);
        EXPECT_EQ(phases.fractions.count("estimate"), sense == 'B' ? 1U : 0U);
        EXPECT_EQ(phases.fractions.count("reorder"), 1U);
    }
}

/// Values that LAPACK refuses to exchange: s and sep are 0.
TEST(SubspaceConditionsOfRefused, AreZero) {
    Matrix<double> S(4, 4);
    for (std::int64_t j = 0; j < 4; ++j)
        for (std::int64_t i = 0; i < 4; ++i) S(i, j) = close_pairs[i][j];
    const lapilli_int select[] = {0, 0, 1, 1};
    double wr[4], wi[4], s = -7, sep = -7;
    lapilli_int m = -7;
    EXPECT_EQ(
        lapilli_dtrsen(Tiles("sim:1"), 'B', 'N', select, 4, S.data(), 4, nullptr, 1, wr, wi, &m, &s, &sep),
        1);
    EXPECT_TRUE(m == 2 && s == 0 && sep == 0) << m << ' ' << s << ' ' << sep;
}

}  // namespace
}  // namespace lapilli::testing
