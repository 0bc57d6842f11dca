// SPDX-License-Identifier: BSD-3-Clause
// BDSDC: matrices that are hard for divide and conquer, the same bits on any number of devices, values alone
// each to its own accuracy, a leaf that does not converge, NaN.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

#include "numerics/suite.hpp"
#include "support/routines/bdsdc.hpp"

namespace lapilli::testing {
namespace {

template <class R>
struct Case {
    std::string name;
    std::vector<R> D, E;
};

/// Zeros of B first, in the middle and last, where it is torn and next to that; graded, equal and nearly
/// equal values.
template <class R>
std::vector<Case<R>> cases(std::int64_t n) {
    std::vector<Case<R>> all;
    const auto size = static_cast<std::size_t>(n);
    const Stream stream(7, 3);
    const auto add = [&](const char* name, auto d, auto e) {
        Case<R>& c = all.emplace_back(Case<R>{name, std::vector<R>(size), std::vector<R>(size - 1)});
        for (std::size_t i = 0; i < size; ++i) c.D[i] = static_cast<R>(d(i));
        for (std::size_t i = 0; i + 1 < size; ++i) c.E[i] = static_cast<R>(e(i));
    };
    const auto random = [&](std::size_t i) { return 2 * stream.uniform<double>(i) - 1; };
    const auto other = [&](std::size_t i) { return 2 * stream.uniform<double>(i + 1000) - 1; };
    const auto constant = [](double x) { return [x](std::size_t) { return x; }; };
    const std::size_t torn = (size + 1) / 2 - 1;  // the row between the halves
    const double unit = std::numeric_limits<R>::epsilon();
    add("random", random, other);
    for (const std::size_t zero : {std::size_t(0), torn, torn + 1, size - 1}) {
        const auto without = [=](auto f) { return [=](std::size_t i) { return i == zero ? 0 : f(i); }; };
        add("d zero", without(random), other);
        add("e zero", random, without(other));
        add("both zero", without(random), without(other));
    }
    add("d all zero", constant(0), other);
    add("e all zero", random, constant(0));
    add("zero", constant(0), constant(0));
    add(
        "one element", [=](std::size_t i) { return i == size / 3 ? 3 : 0; }, constant(0));
    add(
        "half zero", [=](std::size_t i) { return i < size / 2 ? random(i) : 0; },
        [=](std::size_t i) { return i < size / 2 ? 0.5 : 0; });
    add("nilpotent, nearly", constant(unit / 2), constant(1));
    add("equal", constant(1), constant(0));
    add(
        "a few eps apart", [=](std::size_t i) { return 1 + unit * static_cast<double>(i % 20); },
        [=](std::size_t i) { return unit / 2 * static_cast<double>(i % 7); });
    add("1-1", constant(1), constant(-1));
    add(
        "pairs", [](std::size_t i) { return 1.0 + static_cast<double>(i / 2); }, constant(1e-9));
    add(
        "Kahan", [](std::size_t i) { return std::pow(0.9, i); },
        [](std::size_t i) { return -0.4 * std::pow(0.9, i); });
    const double range = std::log(std::sqrt(std::numeric_limits<R>::min()));
    const auto grade = [=](std::size_t i) {
        return std::exp(range * static_cast<double>(i) / static_cast<double>(size));
    };
    add("graded down", grade, [=](std::size_t i) { return grade(i) / 2; });
    add(
        "graded up", [=](std::size_t i) { return grade(size - 1 - i); },
        [=](std::size_t i) { return grade(size - 1 - i) / 2; });
    return all;
}

template <class R>
class Bidiagonal : public ::testing::Test {
  protected:
    using Data = typename Bdsdc<R>::Data;

    static Problem problem(char uplo, std::int64_t n, char compq) {
        Problem p;
        p.uplo = uplo;
        p.n = n;
        p.full_check = n;
        p.choose("compq", compq);
        return p;
    }
    static Data data(const Problem& p, const std::vector<R>& D, const std::vector<R>& E) {
        Data x{D, E, {}, {}, {}, {}};
        if (!Bdsdc<R>::vectors(p)) return x;
        x.U = Matrix<R>(p.n, p.n);
        x.VT = Matrix<R>(p.n, p.n);
        return x;
    }
    static lapilli_int solve(lapilli_context ctx, const Problem& p, Data& x) {
        return api::bdsdc<R>(ctx, p.uplo, p.chosen("compq"), p.n, x.D.data(), x.E.data(), x.U.data(),
                             x.U.ld(), x.VT.data(), x.VT.ld(), nullptr, nullptr);
    }
    static bool same(const Matrix<R>& A, const Matrix<R>& B) {
        return std::memcmp(A.data(), B.data(), sizeof(R) * static_cast<std::size_t>(A.ld() * A.cols())) == 0;
    }
};
TYPED_TEST_SUITE(Bidiagonal, RealScalars, ScalarNames);

TYPED_TEST(Bidiagonal, HardMatrices) {
    using R = TypeParam;
    const SmallBlocks ctx(1);
    for (const std::int64_t n : {2, 31, 32, 33, 65, 66, 130}) {
        for (const Case<R>& c : cases<R>(n)) {
            SCOPED_TRACE(c.name + ", " + std::to_string(n));
            const Problem p = this->problem(n % 2 == 0 ? 'U' : 'L', n, 'I');
            const auto given = this->data(p, c.D, c.E);
            auto found = given;
            ASSERT_EQ(this->solve(ctx, p, found), 0);
            // 10 n eps
            EXPECT_LE(Bdsdc<R>::error(p, given, found).worst(), n > 5 ? 5 : 15);
        }
    }
}

// Merges and leaves are scaled by powers of two.
TYPED_TEST(Bidiagonal, OfAllSizes) {
    using R = TypeParam;
    const std::int64_t n = 66;
    const SmallBlocks ctx(2);
    const Problem p = this->problem('U', n, 'I');
    const Case<R> c = cases<R>(n)[0];
    auto expected = this->data(p, c.D, c.E);
    ASSERT_EQ(this->solve(ctx, p, expected), 0);
    using Limits = std::numeric_limits<R>;
    for (const int exponent : {Limits::max_exponent - 4, Limits::min_exponent + Limits::digits + 8}) {
        auto x = this->data(p, c.D, c.E);
        for (std::vector<R>* const part : {&x.D, &x.E}) {
            for (R& element : *part) element = std::ldexp(element, exponent);
        }
        ASSERT_EQ(this->solve(ctx, p, x), 0);
        for (std::size_t i = 0; i + 1 < x.D.size(); ++i)
            EXPECT_EQ(x.D[i], std::ldexp(expected.D[i], exponent));
        EXPECT_TRUE(this->same(x.U, expected.U));
        EXPECT_TRUE(this->same(x.VT, expected.VT));
    }
}

TYPED_TEST(Bidiagonal, TheSameBitsOnAnyDevices) {
    using R = TypeParam;
    const std::int64_t n = 150;
    const Problem p = this->problem('U', n, 'I'), values = this->problem('U', n, 'N');
    for (const Case<R>& c : cases<R>(n)) {
        if (c.name != "random" && c.name != "pairs" && c.name != "half zero") continue;
        SCOPED_TRACE(c.name);
        const auto given = this->data(p, c.D, c.E);
        auto expected = given, alone = this->data(values, c.D, c.E);
        const SmallBlocks one(1);
        ASSERT_EQ(this->solve(one, p, expected), 0);
        ASSERT_EQ(this->solve(one, values, alone), 0);
        for (const int devices : {2, 3, 4}) {
            const SmallBlocks several(devices);
            auto found = given, again = this->data(values, c.D, c.E);
            ASSERT_EQ(this->solve(several, p, found), 0);
            EXPECT_EQ(found.D, expected.D);
            EXPECT_TRUE(this->same(found.U, expected.U));
            EXPECT_TRUE(this->same(found.VT, expected.VT));
            ASSERT_EQ(this->solve(several, values, again), 0);
            EXPECT_EQ(again.D, alone.D);
        }
    }
}

TYPED_TEST(Bidiagonal, ValuesAloneToTheirOwnAccuracy) {
    using R = TypeParam;
    const SmallBlocks ctx(2);
    for (const std::int64_t n : {2, 33, 66}) {
        for (const Case<R>& c : cases<R>(n)) {
            SCOPED_TRACE(c.name + ", " + std::to_string(n));
            const Problem p = this->problem('U', n, 'N');
            auto found = this->data(p, c.D, c.E), by_qr = found;
            ASSERT_EQ(this->solve(ctx, p, found), 0);
            R none(0);
            ASSERT_EQ(lapack::bdsqr<R>('U', lapack::to_int(n), 0, 0, 0, by_qr.D.data(), by_qr.E.data(), &none,
                                       1, &none, 1, &none, 1),
                      0);
            for (std::size_t i = 0; i < found.D.size(); ++i) {
                const double reference = by_qr.D[i];
                EXPECT_NEAR(found.D[i], reference,
                            5 * static_cast<double>(n) * ulp<R> * reference +
                                static_cast<double>(std::numeric_limits<R>::denorm_min()) +
                                1e-140 * static_cast<double>(by_qr.D[0]))
                    << i;
            }
        }
    }
}

// Below 2^-440 of the largest, where bisection's squares end: LAPACK computes all values then. Blocks of
// order 2 have known ones.
TYPED_TEST(Bidiagonal, ValuesAloneFarBelowTheLargest) {
    using R = TypeParam;
    const double golden = (1 + std::sqrt(5.0)) / 2;
    const std::vector<int> scales =
        sizeof(R) == 8 ? std::vector<int>{0, -300, -460, -900} : std::vector<int>{0, -40, -90};
    for (const int devices : {0, 1, 3}) {
        const SmallBlocks ctx(devices);
        for (const bool singular : {false, true}) {
            for (const char uplo : {'U', 'L'}) {
                SCOPED_TRACE(::testing::Message() << devices << " devices, " << uplo << singular);
                std::vector<R> d, e;
                std::vector<double> expected;
                const auto add = [&](int scale, double second, double larger, double smaller) {
                    const double by = std::ldexp(1.0, scale);
                    d.insert(d.end(), {static_cast<R>(by), static_cast<R>(second * by)});
                    e.insert(e.end(), {static_cast<R>(by), R(0)});
                    expected.insert(expected.end(), {larger * by, smaller * by});
                };
                for (const int scale : scales) {
                    add(scale, 1, golden, 1 / golden);
                    if (singular) add(scale - 3, 0, std::sqrt(2.0), 0);
                }
                e.pop_back();
                std::sort(expected.begin(), expected.end(), std::greater<>());
                const Problem p = this->problem(uplo, static_cast<std::int64_t>(d.size()), 'N');
                auto found = this->data(p, d, e);
                ASSERT_EQ(this->solve(ctx, p, found), 0);
                for (std::size_t i = 0; i < expected.size(); ++i)
                    EXPECT_NEAR(found.D[i], expected[i], 40 * ulp<R> * expected[i]) << i;
            }
        }
    }
}

template <class R>
constexpr auto lapack_bdsdc = LAPACKE_dbdsdc_work;
template <>
constexpr auto lapack_bdsdc<float> = LAPACKE_sbdsdc_work;

// LAPACK writes more than its documentation says: of the numbers in Q up to 65 + 8 l for each row, of the
// integers 6 + 3 l. All that it writes arrives, and nothing else changes.
TYPED_TEST(Bidiagonal, TheCompactForm) {
    using R = TypeParam;
    const SmallBlocks ctx(1);
    for (const int n : {26, 33, 105, 210}) {
        int levels = 0;
        while (52 << levels <= n) ++levels;
        const auto reals = static_cast<std::size_t>(n * (65 + 8 * levels)),
                   integers = static_cast<std::size_t>(n * (6 + 3 * levels));
        const Case<R> random = cases<R>(n)[0];
        for (const char uplo : {'U', 'L'}) {
            SCOPED_TRACE(::testing::Message() << n << uplo);
            std::vector<R> d = random.D, e = random.E, of_d = d, of_e = e,
                           work(static_cast<std::size_t>(8 * n)), u(1);
            std::vector<R> q(reals + 9, R(-7)), of_q = q;
            std::vector<lapilli_int> iq(integers + 9, -7);
            std::vector<lapack_int> of_iq(iq.size(), -7), iwork(work.size());
            ASSERT_EQ(lapack_bdsdc<R>(LAPACK_COL_MAJOR, uplo, 'P', n, of_d.data(), of_e.data(), u.data(), 1,
                                      u.data(), 1, of_q.data(), of_iq.data(), work.data(), iwork.data()),
                      0);
            ASSERT_EQ(api::bdsdc<R>(ctx, uplo, 'P', n, d.data(), e.data(), nullptr, 1, nullptr, 1, q.data(),
                                    iq.data()),
                      0);
            for (std::size_t i = 0; i < iq.size(); ++i) ASSERT_EQ(iq[i], of_iq[i]) << i;
            for (std::size_t i = 0; i < q.size(); ++i) ASSERT_EQ(q[i] == R(-7), of_q[i] == R(-7)) << i;
            for (std::size_t i = reals; i < q.size(); ++i) ASSERT_EQ(q[i], R(-7)) << i;
        }
    }
}

// Nothing has changed: neither where a leaf fails nor where an element is not a number.
TYPED_TEST(Bidiagonal, FailsWithoutAChange) {
    using R = TypeParam;
    const std::int64_t n = 70;
    const Problem p = this->problem('U', n, 'I');
    const Case<R> c = cases<R>(n)[0];
    const auto given = this->data(p, c.D, c.E);
    for (const int devices : {1, 3}) {
        const SmallBlocks ctx(devices);
        if (simulated()) {
            auto x = given;
            ctx.set("sim.fail", "leaf:40");
            EXPECT_GT(this->solve(ctx, p, x), 0);
            ctx.set("sim.fail", "");
            EXPECT_EQ(x.D, given.D);
            EXPECT_TRUE(this->same(x.U, given.U) && this->same(x.VT, given.VT));
        }
        for (const char compq : {'I', 'N'}) {
            for (const R bad : {std::numeric_limits<R>::quiet_NaN(), std::numeric_limits<R>::infinity()}) {
                for (const std::int64_t at : {std::int64_t(0), n / 2, n - 2}) {
                    const Problem q = this->problem('L', n, compq);
                    auto x = this->data(q, c.D, c.E);
                    x.E[static_cast<std::size_t>(at)] = bad;
                    EXPECT_EQ(this->solve(ctx, q, x), LAPILLI_ERROR_NOT_FINITE);
                    EXPECT_EQ(x.D, given.D);
                }
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
