// SPDX-License-Identifier: BSD-3-Clause
// Nonsymmetric eigenproblems by LAPACK's symbols: functions and arrays that select, in both widths of
// integers, and matrices that are not finite, which do not reach LAPACK.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <vector>

#include "generated/declarations.hpp"

namespace {

constexpr int order = 12;

std::vector<double> matrix() {
    std::vector<double> a(order * order);
    for (int j = 0; j < order; ++j)
        for (int i = 0; i < order; ++i) a[i + order * j] = std::cos(i + 2.0 * j * j) + (i == j ? 0.3 * i : 0);
    return a;
}

/// The sum of |A Z - Z T|.
double residual(const std::vector<double>& a, const std::vector<double>& z, const std::vector<double>& t) {
    double sum = 0;
    for (int i = 0; i < order; ++i) {
        for (int j = 0; j < order; ++j) {
            double x = 0;
            for (int k = 0; k < order; ++k)
                x += a[i + order * k] * z[k + order * j] - z[i + order * k] * t[k + order * j];
            sum += std::abs(x);
        }
    }
    return sum;
}

template <class Int, auto& Gees, auto& Trsen>
void selects() {
    const Int n = order, lwork = 4 * order, liwork = 1;
    const std::vector<double> a = matrix();
    std::vector<double> t = a, z(t.size()), wr(order), wi(order), work(lwork);
    std::vector<Int> bwork(order + 1, 77), select(order), iwork(1);
    Int sdim = -7, info = -7, m = -7;
    double s = 0, sep = 0;
    // As Fortran calls it: a LOGICAL function of two numbers.
    Gees(
        "V", "S", [](const double* re, const double*) -> int { return *re > 0; }, &n, t.data(), &n, &sdim,
        wr.data(), wi.data(), z.data(), &n, work.data(), &lwork, bwork.data(), &info);
    EXPECT_EQ(info, 0);
    EXPECT_LT(residual(a, z, t), 1e-12);
    for (int i = 0; i < order; ++i) EXPECT_EQ(wr[i] > 0, i < sdim) << i;
    // And what was behind comes to the front again.
    for (int i = 0; i < order; ++i) select[i] = i < sdim ? 0 : -1;
    Trsen("N", "V", select.data(), &n, t.data(), &n, z.data(), &n, wr.data(), wi.data(), &m, &s, &sep,
          work.data(), &lwork, iwork.data(), &liwork, &info);
    EXPECT_EQ(info, 0);
    EXPECT_EQ(m, n - sdim);
    EXPECT_LT(residual(a, z, t), 1e-12);
    for (int i = 0; i < order; ++i) EXPECT_EQ(wr[i] <= 0, i < m) << i;
    EXPECT_TRUE(s == 0 && sep == 0);
    // Condition numbers, where nothing moves: with the room that any selection needs, and, which is LAPACK's
    // to judge, with that of this one.
    for (int i = 0; i < order; ++i) select[i] = i < m ? -1 : 0;
    double first_s = 0, first_sep = 0;
    for (const bool any : {true, false}) {
        if (!any && sizeof(Int) > sizeof(int)) continue;  // no LAPACK here has these integers
        const Int room = any ? order * order / 2 : 2 * m * (n - m),
                  integers = any ? order * order / 4 : m * (n - m);
        std::vector<double> more(room);
        std::vector<Int> more_integers(integers);
        Trsen("B", "V", select.data(), &n, t.data(), &n, z.data(), &n, wr.data(), wi.data(), &m, &s, &sep,
              more.data(), &room, more_integers.data(), &integers, &info);
        EXPECT_EQ(info, 0);
        EXPECT_TRUE(s > 0 && s <= 1 && sep > 0) << s << ' ' << sep;
        if (any) first_s = s, first_sep = sep;
        EXPECT_TRUE(std::abs(s - first_s) < 1e-10 && std::abs(sep - first_sep) < 0.5 * sep);
    }
}

TEST(Nonsymmetric, FunctionsAndArraysThatSelect) {
    selects<int, dgees_, dtrsen_>();
    selects<std::int64_t, dgees_64_, dtrsen_64_>();
}

template <class Int, auto& Geesx, auto& Trsen>
void selects_with_conditions() {
    const Int n = order, room = order * order, none = 0;
    const std::vector<double> a = matrix();
    std::vector<double> wr(order), wi(order), work(room);
    std::vector<Int> iwork(room), bwork(order), select(order);
    for (const char sense : {'N', 'E', 'V', 'B', 'X'}) {
        std::vector<double> t = a, z(t.size());
        double values = -7, space = -7, s = 0, sep = 0;
        Int sdim = -7, info = -7, m = -7;
        const auto call = [&](const Int& lwork) {
            Geesx(
                "V", "S", [](const double* re, const double*) -> int { return *re > 0; }, &sense, &n,
                t.data(), &n, &sdim, wr.data(), wi.data(), z.data(), &n, &values, &space, work.data(), &lwork,
                iwork.data(), &room, bwork.data(), &info);
        };
        if (sense == 'X') {
            call(room);
            EXPECT_EQ(info, -4);
            continue;
        }
        call(none);
        EXPECT_EQ(info, -16);
        EXPECT_EQ(t, a);
        call(room);
        EXPECT_EQ(info, 0) << sense;
        EXPECT_LT(residual(a, z, t), 1e-12);
        for (int i = 0; i < order; ++i) EXPECT_EQ(wr[i] > 0, i < sdim) << i;
        for (int i = 0; i < order; ++i) select[i] = i < sdim ? -1 : 0;
        Trsen("B", "V", select.data(), &n, t.data(), &n, z.data(), &n, wr.data(), wi.data(), &m, &s, &sep,
              work.data(), &room, iwork.data(), &room, &info);
        const bool of_values = sense == 'E' || sense == 'B', of_space = sense == 'V' || sense == 'B';
        EXPECT_NEAR(values, of_values ? s : -7, of_values ? 1e-10 : 0) << sense;
        EXPECT_NEAR(space, of_space ? sep : -7, of_space ? 1e-10 * sep : 0) << sense;
    }
}

TEST(Nonsymmetric, ConditionsOfWhatAFunctionSelects) {
    selects_with_conditions<int, dgeesx_, dtrsen_>();
    selects_with_conditions<std::int64_t, dgeesx_64_, dtrsen_64_>();
}

template <class Int, auto& Geev, auto& Hseqr>
void refuses() {
    const double canary = 7;
    for (const double bad :
         {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()}) {
        for (const int at : {0, 5 + order * 4, order * order - 1}) {
            const Int n = order, lwork = 4 * order, one = 1;
            std::vector<double> a = matrix();
            a[at] = bad;
            std::vector<double> wr(order + 1, canary), wi(wr), vl(order * order, canary), vr(vl),
                work(lwork, canary);
            Int info = -7;
            Geev("V", "V", &n, a.data(), &n, wr.data(), wi.data(), vl.data(), &n, vr.data(), &n, work.data(),
                 &lwork, &info);
            EXPECT_EQ(info, -4);
            Hseqr("S", "I", &n, &one, &n, a.data(), &n, wr.data(), wi.data(), vl.data(), &n, work.data(),
                  &lwork, &info);
            EXPECT_EQ(info, -6);
            for (const auto* x : {&wr, &wi, &vl, &vr, &work})
                for (const double element : *x) EXPECT_EQ(element, canary);
            std::vector<double> kept = matrix();
            kept[at] = bad;
            for (int i = 0; i < order * order; ++i) EXPECT_TRUE(i == at || a[i] == kept[i]);
        }
    }
    // Below the first subdiagonal of a Hessenberg matrix nothing is looked at.
    const Int n = order, lwork = 4 * order, one = 1;
    std::vector<double> h = matrix(), wr(order), wi(order), work(lwork);
    for (int j = 0; j < order; ++j)
        for (int i = j + 2; i < order; ++i) h[i + order * j] = 0;
    h[order - 1] = std::numeric_limits<double>::quiet_NaN();
    Int info = -7;
    Hseqr("E", "N", &n, &one, &n, h.data(), &n, wr.data(), wi.data(), nullptr, &one, work.data(), &lwork,
          &info);
    EXPECT_EQ(info, 0);
}

TEST(Nonsymmetric, MatricesThatAreNotFiniteDoNotReachLapack) {
    refuses<int, dgeev_, dhseqr_>();
    refuses<std::int64_t, dgeev_64_, dhseqr_64_>();
}

/// Elements below the diagonal of a complex Schur form are not looked at either.
TEST(Nonsymmetric, BelowAComplexSchurForm) {
    using Z = std::complex<double>;
    const int n = order;
    int first = 1, last = order;
    std::vector<Z> t(n * n), q(n * n);
    for (int j = 0; j < n; ++j)
        for (int i = 0; i <= j; ++i) t[i + n * j] = Z(1 + i, j);
    t[1] = std::numeric_limits<double>::quiet_NaN();
    int info = -7;
    ztrexc_("N", &n, t.data(), &n, q.data(), &n, &first, &last, &info);
    EXPECT_EQ(info, 0);
    EXPECT_NEAR(std::abs(t[n * n - 1] - Z(1, 0)), 0, 1e-10);
    t[1 + n] = std::numeric_limits<double>::quiet_NaN();
    ztrexc_("N", &n, t.data(), &n, q.data(), &n, &first, &last, &info);
    EXPECT_EQ(info, -3);
}

/// Results of a call of TRSYL3.
template <class T, class Int>
struct Sylvester {
    std::vector<T> c;
    std::vector<Int> iwork = std::vector<Int>(40, 7);
    std::vector<double> scales = std::vector<double>(400, 7);
    double scale = -7;
    Int info = -7;
};

template <class T, class Int>
std::vector<T> triangle(Int order, double diagonal) {
    std::vector<T> a(order * order);
    for (Int j = 0; j < order; ++j)
        for (Int i = 0; i <= j; ++i) a[i + order * j] = i == j ? diagonal : std::cos(i + 2.0 * j) / 40;
    return a;
}

/// A X + X B^H = scale C, C with m rows and n columns. Complex matrices have no integers to work in. LAPACK
/// writes into the lengths, too.
template <class T, auto& Trsyl3, class Int>
Sylvester<T, Int> sylvester(Int m, Int n, Int liwork, Int ldscales) {
    const std::vector<T> a = triangle<T>(m, 2), b = triangle<T>(n, 3);
    Sylvester<T, Int> of;
    for (Int i = 0; i < m * n; ++i) of.c.push_back(std::sin(i));
    const Int sign = 1, lda = std::max<Int>(1, m);
    const auto call = [&](auto... work) {
        Trsyl3("N", "C", &sign, &m, &n, a.data(), &lda, b.data(), &n, of.c.data(), &lda, &of.scale, work...,
               &of.info);
    };
    if constexpr (std::is_same_v<T, double>) {
        call(of.iwork.data(), &liwork, of.scales.data(), &ldscales);
    } else {
        call(of.scales.data(), &ldscales);
    }
    return of;
}

/// Behind the symbols with 64-bit integers there is no other LAPACK: the library's TRSYL solves.
template <class T, auto& Narrow, auto& Wide>
void solves_in_any_workspace() {
    for (const int m : {0, 1, 47, 130}) {
        const int n = 97;
        const auto told = sylvester<T, Narrow>(m, n, -1, -1);
        const auto ours = sylvester<T, Wide, std::int64_t>(m, n, -1, -1);
        EXPECT_EQ(ours.info, 0);
        EXPECT_EQ(ours.c, told.c) << "a query solves nothing";
        EXPECT_EQ(ours.iwork[0], told.iwork[0]) << m;
        EXPECT_EQ(ours.scales, told.scales) << m;
        const auto rows = static_cast<int>(told.scales[0]);
        const auto solved = sylvester<T, Narrow>(m, n, told.iwork[0], rows);
        EXPECT_EQ(solved.info, 0);
        for (const int length : {0, 1, rows}) {
            const auto x = sylvester<T, Wide, std::int64_t>(m, n, length, length);
            EXPECT_EQ(x.info, 0) << m << " " << length;
            EXPECT_EQ(x.scale, 1);
            EXPECT_EQ(x.iwork[0], ours.iwork[0]) << "LAPACK tells it in every call";
            EXPECT_EQ(x.scales[1], 7) << "a matrix of one element has no second one";
            for (int i = 0; i < m * n; ++i) EXPECT_NEAR(std::abs(x.c[i] - solved.c[i]), 0, 1e-13);
        }
    }
}

TEST(Nonsymmetric, SylvesterEquationsInAnyWorkspace) {
    solves_in_any_workspace<double, dtrsyl3_, dtrsyl3_64_>();
    solves_in_any_workspace<std::complex<double>, ztrsyl3_, ztrsyl3_64_>();
}

}  // namespace
