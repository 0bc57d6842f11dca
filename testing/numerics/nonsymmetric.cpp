// SPDX-License-Identifier: BSD-3-Clause
// Nonsymmetric eigenproblems of matrices that are hard for the QR algorithm, judged by residuals,
// orthogonality and exact structure.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "support/devices.hpp"
#include "support/routines/gees.hpp"
#include "support/routines/geev.hpp"

namespace lapilli::testing {
namespace {

using Element = std::function<double(std::int64_t, std::int64_t, std::int64_t)>;

struct Kind {
    const char* name;
    Element at;  // (i, j, n)
};

double uniform(std::int64_t i, std::int64_t j) {
    return Stream(7, 3).scalar<double>(static_cast<std::uint64_t>(i + 1000 * j), -1, 1);
}

// The elements of Wilkinson's polynomial grow too fast for floats: roots 1, 1/2, ... in a companion matrix of
// the reversed one.
double power_of_two(std::int64_t k) { return std::ldexp(1.0, static_cast<int>(k)); }

// huge, tiny: numbers whose squares are out of range.
std::vector<Kind> kinds(double huge, double tiny) {
    const auto delta = [](bool holds) { return holds ? 1.0 : 0.0; };
    return {
        {"Jordan block", [=](auto i, auto j, auto) { return delta(i == j) * 2 + delta(j == i + 1); }},
        {"nilpotent", [=](auto i, auto j, auto) { return delta(j == i + 1); }},
        {"two Jordan blocks",
         [=](auto i, auto j, auto n) { return delta(i == j) + delta(j == i + 1 && j != n / 2); }},
        {"cyclic shift", [=](auto i, auto j, auto n) { return delta(i == (j + 1) % n); }},
        {"companion",
         [=](auto i, auto j, auto n) { return delta(i == j + 1) - (j == n - 1 ? uniform(i, 5) : 0); }},
        {"Grcar", [=](auto i, auto j, auto) { return i == j + 1 ? -1.0 : delta(j >= i && j <= i + 3); }},
        {"Frank",
         [=](auto i, auto j, auto n) { return j < i - 1 ? 0.0 : static_cast<double>(n - std::max(i, j)); }},
        {"Clement",
         [=](auto i, auto j, auto n) {
             return i == j + 1 ? static_cast<double>(n - i) : j == i + 1 ? static_cast<double>(j) : 0.0;
         }},
        {"skew-symmetric",
         [=](auto i, auto j, auto) { return i < j   ? uniform(i, j)
                                            : i > j ? -uniform(j, i)
                                                    : 0.0; }},
        {"symmetric", [=](auto i, auto j, auto) { return uniform(std::min(i, j), std::max(i, j)); }},
        {"zero", [=](auto, auto, auto) { return 0.0; }},
        {"identity", [=](auto i, auto j, auto) { return delta(i == j); }},
        {"triangular", [=](auto i, auto j, auto) { return i <= j ? uniform(i, j) : 0.0; }},
        {"Hessenberg", [=](auto i, auto j, auto) { return i <= j + 1 ? uniform(i, j) : 0.0; }},
        {"equal blocks",
         [=](auto i, auto j, auto) {
             return i / 2 == j / 2 ? (i == j ? 1.0 : i < j ? 2.0 : -2.0) : delta(i < j);
         }},
        {"large superdiagonal",
         [=](auto i, auto j, auto) { return delta(i == j) + 1e6 * delta(j == i + 1); }},
        {"graded down",
         [=](auto i, auto j, auto n) { return uniform(i, j) * power_of_two(-(i + j) * 40 / n); }},
        {"graded up",
         [=](auto i, auto j, auto n) { return uniform(i, j) * power_of_two((i + j - 2 * n) * 40 / n); }},
        {"rank one", [=](auto i, auto j, auto) { return static_cast<double>((i + 1) * (j % 3 - 1)); }},
        {"pairs nearly equal",
         [=](auto i, auto j, auto) {
             return i / 2 == j / 2 ? (i == j  ? 1.0 + 1e-12 * static_cast<double>(i / 2)
                                      : i < j ? 1e-8
                                              : -1e-8)
                                   : delta(i < j);
         }},
        {"huge", [=](auto i, auto j, auto) { return uniform(i, j) * huge; }},
        {"tiny", [=](auto i, auto j, auto) { return uniform(i, j) * tiny; }},
        {"one huge element",
         [=](auto i, auto j, auto n) { return uniform(i, j) * (i == 0 && j == n - 1 ? huge : 1); }},
    };
}

template <class T>
class Nonsymmetric : public ::testing::Test {};
// Real and complex matrices, double and single precision.
using Scalars = ::testing::Types<double, std::complex<float>>;
TYPED_TEST_SUITE(Nonsymmetric, Scalars);

template <class Data>
struct Placed {
    Data before, after;
    lapilli_int info;
};

// A call of the plain form on operands in host memory.
template <class D>
Placed<typename D::Data> called(lapilli_context ctx, const Problem& p,
                                const std::function<void(typename D::Data&)>& change) {
    Placed<typename D::Data> result;
    D::data(p, result.before);
    change(result.before);
    result.after = result.before;
    typename D::Pointers at;
    for_each_pair(result.after, at, [](auto& host, auto& to) {
        if constexpr (requires { host.ld(); }) {
            to = {host.data(), host.ld()};
        } else {
            to = host.data();
        }
    });
    result.info = D::call(ctx, p, at);
    return result;
}

// Judged are matrices and values whose squares are in range: multiplied by a power of two.
template <class T>
void scale(Matrix<T>& A, double factor) {
    for (std::int64_t j = 0; j < A.cols(); ++j)
        for (std::int64_t i = 0; i < A.rows(); ++i) A(i, j) *= static_cast<Real<T>>(factor);
}
template <class T>
void scale(std::vector<T>& x, double factor) {
    for (T& w : x) w *= static_cast<Real<T>>(factor);
}

TYPED_TEST(Nonsymmetric, HardMatrices) {
    using T = TypeParam;
    const bool single = sizeof(Real<T>) == 4;
    const Context ctx("sim:2");
    ASSERT_EQ(lapilli_set(ctx, "test.gehrd.nb", "8"), 0);
    ASSERT_EQ(lapilli_set(ctx, "test.hseqr.window", "6"), 0);
    ASSERT_EQ(lapilli_set(ctx, "test.hseqr.chase", "12"), 0);
    const double huge = power_of_two(single ? 100 : 990), tiny = 1 / power_of_two(single ? 100 : 960);
    for (const Kind& kind : kinds(huge, tiny)) {
        const std::string name = kind.name;
        const double factor = name.find("huge") != std::string::npos ? 1 / huge
                              : name == "tiny"                       ? 1 / tiny
                                                                     : 1;
        // By the CPU; reduced by a device; and by its iteration as well.
        using Way = std::tuple<std::int64_t, const char*, const char*>;
        for (const auto& [n, crossover, shifts] : {Way{1, "off", "auto"},
                                                   {2, "off", "auto"},
                                                   {3, "off", "auto"},
                                                   {60, "off", "auto"},
                                                   {2, "0", "auto"},
                                                   {33, "0", "auto"},
                                                   {2, "0", "4"},
                                                   {3, "0", "4"},
                                                   {33, "0", "4"},
                                                   {60, "0", "4"}}) {
            SCOPED_TRACE(std::string(kind.name) + ", n = " + std::to_string(n) + ", " + crossover + ", " +
                         shifts);
            ASSERT_EQ(lapilli_set(ctx, "gehrd.crossover", crossover), 0);
            ASSERT_EQ(lapilli_set(ctx, "test.hseqr.shifts", shifts), 0);
            Problem p;
            p.n = n;
            p.pad = 2;
            const auto fill = [&kind, order = p.n](auto& x) {
                for (std::int64_t j = 0; j < order; ++j)
                    for (std::int64_t i = 0; i < order; ++i)
                        x.A(i, j) = make_scalar<T>(kind.at(i, j, order), 0);
            };
            p.choose({{"jobvl", 'V'}, {"jobvr", 'V'}});
            auto vectors = called<Geev<T>>(ctx, p, fill);
            ASSERT_EQ(vectors.info, 0) << lapilli_last_error(ctx);
            scale(vectors.before.A, factor);
            scale(vectors.after.W, factor);
            scale(vectors.after.WI, factor);
            const Residuals r = Geev<T>::error(p, vectors.before, vectors.after);
            EXPECT_TRUE(r.worst() < 10) << *r.residual << ' ' << *r.orthogonality << ' ' << *r.values;
            for (const char sort : {'N', 'S'}) {
                p.choose({{"jobvs", 'V'}, {"sort", sort}});
                auto schur = called<Gees<T>>(ctx, p, fill);
                // Values that rounding moves over the edge of what is selected are n + 2, and close ones n +
                // 1.
                ASSERT_TRUE(schur.info == 0 || (sort == 'S' && schur.info > n)) << schur.info;
                const auto values = eigenvalues(schur.after.W, schur.after.WI);
                EXPECT_TRUE(is_schur_form(schur.after.A, values));
                scale(schur.before.A, factor);
                scale(schur.after.A, factor);
                const Residuals s = schur_residuals(schur.before.A, schur.after.A, schur.after.VS);
                EXPECT_TRUE(s.worst() < 10) << *s.residual << ' ' << *s.orthogonality;
            }
        }
    }
}

// Known values: the roots of unity, and of a skew-symmetric matrix of order 4 with imaginary ones alone
// (lapack#263).
TEST(NonsymmetricValues, OfNormalMatrices) {
    const Context ctx("sim:1");
    Problem p;
    p.n = 24;
    const auto shift = called<Geev<double>>(ctx, p, [](auto& x) {
        for (std::int64_t j = 0; j < 24; ++j)
            for (std::int64_t i = 0; i < 24; ++i) x.A(i, j) = i == (j + 1) % 24 ? 1 : 0;
    });
    for (const auto w : eigenvalues(shift.after.W, shift.after.WI)) {
        EXPECT_NEAR(std::abs(w), 1, 1e-13);
        EXPECT_NEAR(std::abs(std::pow(w, 24) - 1.0), 0, 1e-12);
    }
    p.n = 4;
    const double skew[4][4] = {{0, 1, 2, -1}, {-1, 0, 3, 0.5}, {-2, -3, 0, 1}, {1, -0.5, -1, 0}};
    const auto four = called<Geev<double>>(ctx, p, [&](auto& x) {
        for (std::int64_t j = 0; j < 4; ++j)
            for (std::int64_t i = 0; i < 4; ++i) x.A(i, j) = skew[i][j];
    });
    for (const double real : four.after.W) EXPECT_NEAR(real, 0, 1e-14);
    // The product of the values is the determinant, the square of the Pfaffian.
    const double pfaffian = 1 * 1 - 2 * 0.5 + -1 * 3;
    EXPECT_NEAR(std::abs(four.after.WI[0] * four.after.WI[2]), std::abs(pfaffian), 1e-13);
}

TYPED_TEST(Nonsymmetric, NotFinite) {
    using T = TypeParam;
    const Context ctx("sim:1");
    const std::int64_t n = 20;
    Problem p;
    p.n = n;
    for (const double bad :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        for (const std::int64_t at : {std::int64_t{0}, n / 2, n - 1}) {
            const auto spoil = [&](auto& x) { x.A(at, n - 1 - at) = make_scalar<T>(bad, 0); };
            const std::string place = "A(" + std::to_string(at + 1) + ", " + std::to_string(n - at) + ")";
            const auto check = [&](const auto& call) {
                EXPECT_EQ(call.info, LAPILLI_ERROR_NOT_FINITE);
                EXPECT_NE(std::string(lapilli_last_error(ctx)).find(place), std::string::npos)
                    << lapilli_last_error(ctx);
                auto before = call.before;
                auto after = call.after;
                for_each_pair(before, after, [](auto& a, auto& b) {
                    if constexpr (requires { a.ld(); }) {
                        EXPECT_TRUE(a.same_bits(b));
                    } else {
                        EXPECT_TRUE(same_bits(a, b));
                    }
                });
            };
            check(called<Geev<T>>(ctx, p, spoil));
            check(called<Gees<T>>(ctx, p, spoil));
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
