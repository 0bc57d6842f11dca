// SPDX-License-Identifier: BSD-3-Clause
// TRSEN on devices: selected eigenvalues move through windows of a few rows. Judged by the decomposition, the
// form of T, and the values at its front.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <string>
#include <vector>

#include "numerics/suite.hpp"
#include "support/close_pairs.hpp"
#include "support/nonsymmetric.hpp"
#include "support/place.hpp"
#include "support/routine_of.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class Reordering : public ::testing::Test {
  protected:
    using R = Real<T>;
    static constexpr std::int64_t n = 41;

    /// Windows of seven rows.
    struct OnDevices : Context {
        explicit OnDevices(const char* devices) : Context(devices) {
            EXPECT_EQ(lapilli_set(*this, "gehrd.crossover", "0"), 0);
            EXPECT_EQ(lapilli_set(*this, "test.gehrd.nb", "7"), 0);
        }
    };
    struct Form {
        Matrix<T> S, Z;
        std::vector<T> W = std::vector<T>(static_cast<std::size_t>(n), T(0)), WI = W;
        lapilli_int m = -7, info = -7;
        std::vector<Complex<T>> values() const { return eigenvalues(W, WI); }
    };
    static Form random_form() {
        Form x{random_matrix<T>(n, n, 1, Stream(3, 8)), Matrix<T>(n, n, 2)};
        schur_by_lapack(x.S, x.W, x.WI, x.Z);
        return x;
    }
    static Form sorted(const Context& ctx, const Form& given, const std::vector<lapilli_int>& select,
                       char compq = 'V') {
        Form x = given;
        R none(-7);
        const auto call = [&](auto... w) {
            return api::trsen<T>(ctx, 'N', compq, select.data(), n, x.S.data(), x.S.ld(),
                                 compq == 'V' ? x.Z.data() : nullptr, x.Z.ld(), w..., &x.m, &none, &none);
        };
        if constexpr (is_complex<T>) {
            x.info = call(x.W.data());
        } else {
            x.info = call(x.W.data(), x.WI.data());
        }
        EXPECT_EQ(none, R(-7));
        return x;
    }
    /// Both are Schur forms of one matrix.
    static void expect_same_matrix(const Form& given, const Form& x) {
        const auto whole = [](const Form& f) {
            return product('N', f.Z, product('N', f.S, with_op('C', f.Z)));
        };
        Matrix<T> D = whole(x);
        subtract(D, whole(given));
        EXPECT_LT(ratio(one_norm(D), one_norm(given.S), static_cast<double>(n), ulp<T>), 30);
        EXPECT_LT(orthogonality(x.Z, Probe<T>(n, n, 1)), 30);
        EXPECT_TRUE(is_schur_form(x.S, x.values()));
    }
};
TYPED_TEST_SUITE(Reordering, Scalars, ScalarNames);

TYPED_TEST(Reordering, SelectedValuesComeFirst) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const auto given = this->random_form();
    const auto values = given.values();
    const std::vector<std::function<bool(std::int64_t)>> choices = {
        [](auto) { return false; },           [](auto) { return true; },
        [](auto i) { return i % 3 == 1; },    [](auto i) { return i >= n - 2; },
        [](auto i) { return i >= n - 17; },   [](auto i) { return i < 9 || i == 30; },
        [](auto i) { return i * i % 7 < 3; },
    };
    for (std::size_t k = 0; k < choices.size(); ++k) {
        SCOPED_TRACE(k);
        std::vector<lapilli_int> select(n);
        std::vector<Complex<T>> wanted;
        for (std::int64_t i = 0; i < n; ++i) select[static_cast<std::size_t>(i)] = choices[k](i);
        for (std::int64_t i = 0; i < n; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const bool pair = !is_complex<T> && values[at].imag() > 0;
            if (select[at] == 0 && !(pair && select[at + 1] != 0)) {
                i += pair;
                continue;
            }
            wanted.push_back(values[at]);
            if (pair) wanted.push_back(values[at + 1]);
            i += pair;
        }
        const auto x = this->sorted(typename TestFixture::OnDevices("sim:2"), given, select);
        ASSERT_EQ(x.info, 0);
        EXPECT_EQ(x.m, static_cast<lapilli_int>(wanted.size()));
        this->expect_same_matrix(given, x);
        // LAPACK moves values one by one and keeps their order; so do windows.
        const auto found = x.values();
        for (std::size_t i = 0; i < wanted.size(); ++i)
            EXPECT_LT(std::abs(found[i] - wanted[i]), 1000 * ulp<T> * one_norm(given.S)) << i;
        const auto alone = this->sorted(typename TestFixture::OnDevices("sim:1"), given, select, 'N');
        EXPECT_TRUE(alone.S.same_bits(x.S) && alone.Z.same_bits(given.Z) && alone.W == x.W);
        for (const char* devices : {"sim:3", "sim:4"}) {
            const auto y = this->sorted(typename TestFixture::OnDevices(devices), given, select);
            EXPECT_TRUE(y.S.same_bits(x.S) && y.Z.same_bits(x.Z)) << devices;
        }
    }
}

TYPED_TEST(Reordering, NotFinite) {
    using T = TypeParam;
    const typename TestFixture::OnDevices ctx("sim:1");
    const std::vector<lapilli_int> select(static_cast<std::size_t>(TestFixture::n), 1);
    for (const bool of_q : {false, true}) {
        auto x = this->random_form();
        (of_q ? x.Z : x.S)(3, 20) = quiet_nan<T>();
        const auto y = this->sorted(ctx, x, select);
        EXPECT_EQ(y.info, LAPILLI_ERROR_NOT_FINITE);
        EXPECT_TRUE(y.m == -7 && y.S.same_bits(x.S) && y.Z.same_bits(x.Z) && y.W == x.W) << of_q;
    }
}

/// Below a form, where LAPACK reads nothing, a matrix may hold anything; it holds zeros afterwards.
TYPED_TEST(Reordering, NothingIsReadBelowTheForm) {
    using T = TypeParam;
    constexpr std::int64_t n = TestFixture::n;
    const typename TestFixture::OnDevices ctx("sim:2");
    std::vector<lapilli_int> select(n);
    for (std::size_t i = 2; i < n; i += 3) select[i] = 1;
    auto given = this->random_form();
    const auto x = this->sorted(ctx, given, select);
    for (std::int64_t j = 0; j < n; ++j)
        for (std::int64_t i = j + (is_complex<T> ? 1 : 2); i < n; ++i) given.S(i, j) = quiet_nan<T>();
    const auto y = this->sorted(ctx, given, select);
    EXPECT_EQ(y.info, 0);
    EXPECT_TRUE(y.S.same_bits(x.S) && y.Z.same_bits(x.Z) && y.W == x.W);
}

/// Where they are, the results are those of host memory.
TEST(ReorderingOnADevice, OfMatricesThere) {
    constexpr std::int64_t n = 30;
    const Context ctx("sim:2");
    ASSERT_EQ(lapilli_set(ctx, "gehrd.crossover", "0"), 0);
    ASSERT_EQ(lapilli_set(ctx, "test.gehrd.nb", "7"), 0);
    Matrix<double> S = random_matrix<double>(n, n, 0, Stream(6, 8)), Q(n, n);
    std::vector<double> wr(n), wi(n), wr_there(n), wi_there(n);
    schur_by_lapack(S, wr, wi, Q);
    std::vector<lapilli_int> select(n);
    for (std::size_t i = 1; i < n; i += 3) select[i] = 1;
    Matrix<double> S_there = S, Q_there = Q;
    const auto call = [&](double* t, double* q, std::vector<double>& re, std::vector<double>& im) {
        lapilli_int m = 0;
        double none = 0;
        EXPECT_EQ(lapilli_dtrsen(ctx, 'N', 'V', select.data(), n, t, n, q, n, re.data(), im.data(), &m, &none,
                                 &none),
                  0)
            << lapilli_last_error(ctx);
        return m;
    };
    const lapilli_int m = call(S.data(), Q.data(), wr, wi);
    const DeviceCopy of_s(ctx, S_there), of_q(ctx, Q_there);
    EXPECT_EQ(call(of_s.as<double>(), of_q.as<double>(), wr_there, wi_there), m);
    of_s.download();
    of_q.download();
    EXPECT_TRUE(S_there.same_bits(S) && Q_there.same_bits(Q) && wr == wr_there && wi == wi_there);
}

/// Two pairs that are so close that LAPACK refuses to exchange them, below other values: info is 1, and what
/// has been exchanged before is delivered.
TEST(ReorderingRefused, DeliversAPart) {
    constexpr std::int64_t n = 20;
    const Context ctx("sim:2");
    ASSERT_EQ(lapilli_set(ctx, "gehrd.crossover", "0"), 0);
    ASSERT_EQ(lapilli_set(ctx, "test.gehrd.nb", "7"), 0);
    Matrix<double> S = random_matrix<double>(n, n, 0, Stream(2, 8)), Q(n, n);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < n; ++i) {
            if (i > j) S(i, j) = 0;
            Q(i, j) = i == j;
        }
        S(j, j) = 10.0 + static_cast<double>(j);
    }
    for (std::int64_t j = 0; j < 4; ++j)
        for (std::int64_t i = 0; i < 4; ++i) S(8 + i, 8 + j) = close_pairs[i][j];
    const Matrix<double> given = S;
    std::vector<lapilli_int> select(n);
    select[6] = select[10] = select[11] = select[15] = 1;
    std::vector<double> wr(n), wi(n);
    lapilli_int m = 0;
    double none = 0;
    EXPECT_EQ(lapilli_dtrsen(ctx, 'N', 'V', select.data(), n, S.data(), n, Q.data(), n, wr.data(), wi.data(),
                             &m, &none, &none),
              1);
    EXPECT_EQ(m, 4);
    EXPECT_FALSE(S.same_bits(given));
    Matrix<double> D = product('N', Q, product('N', S, with_op('C', Q)));
    subtract(D, given);
    EXPECT_LT(ratio(one_norm(D), one_norm(given), static_cast<double>(n), ulp<double>), 30);
    EXPECT_LT(orthogonality(Q, Probe<double>(n, n, 1)), 30);
    EXPECT_TRUE(is_schur_form(S, eigenvalues(wr, wi)));
}

}  // namespace
}  // namespace lapilli::testing
