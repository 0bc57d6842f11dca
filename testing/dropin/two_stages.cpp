// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's second names of the eigenvalue routines, its drivers "in two stages", in every precision: solved
// problems whose eigenvalues are known, work sizes, and jobz = 'V', which LAPACK refuses. The stages
// themselves, one after the other. Other bad arguments are in bad_calls.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string_view>

#include "generated/declarations.hpp"
#include "lapilli/lapilli.h"
#include "support/matrix.hpp"
#include "support/precisions.hpp"
#include "support/scalar.hpp"
#include "xerbla.hpp"

// ROUTINE<T, Int> calls the symbol of that precision and width of integers.
#define BY_PRECISION(ROUTINE, S, D, C, Z)                  \
    template <class T, class Int, class... Arguments>      \
    void ROUTINE(Arguments... arguments) {                 \
        constexpr bool narrow = sizeof(Int) == 4;          \
        if constexpr (letter<T> == 's' && narrow) {        \
            S##_(arguments...);                            \
        } else if constexpr (letter<T> == 's') {           \
            S##_64_(arguments...);                         \
        } else if constexpr (letter<T> == 'd' && narrow) { \
            D##_(arguments...);                            \
        } else if constexpr (letter<T> == 'd') {           \
            D##_64_(arguments...);                         \
        } else if constexpr (letter<T> == 'c' && narrow) { \
            C##_(arguments...);                            \
        } else if constexpr (letter<T> == 'c') {           \
            C##_64_(arguments...);                         \
        } else if constexpr (narrow) {                     \
            Z##_(arguments...);                            \
        } else {                                           \
            Z##_64_(arguments...);                         \
        }                                                  \
    }
#define TWO_STAGES(ROUTINE, S, D, C, Z) BY_PRECISION(ROUTINE, S##_2stage, D##_2stage, C##_2stage, Z##_2stage)

namespace lapilli::testing {
namespace {

TWO_STAGES(call_syev, ssyev, dsyev, cheev, zheev)
TWO_STAGES(call_syevd, ssyevd, dsyevd, cheevd, zheevd)
TWO_STAGES(call_syevr, ssyevr, dsyevr, cheevr, zheevr)
TWO_STAGES(call_syevx, ssyevx, dsyevx, cheevx, zheevx)
TWO_STAGES(call_sygv, ssygv, dsygv, chegv, zhegv)
TWO_STAGES(call_sbev, ssbev, dsbev, chbev, zhbev)
TWO_STAGES(call_sbevd, ssbevd, dsbevd, chbevd, zhbevd)
TWO_STAGES(call_sbevx, ssbevx, dsbevx, chbevx, zhbevx)
BY_PRECISION(call_first_stage, ssytrd_sy2sb, dsytrd_sy2sb, chetrd_he2hb, zhetrd_he2hb)
BY_PRECISION(call_second_stage, ssytrd_sb2st, dsytrd_sb2st, chetrd_hb2st, zhetrd_hb2st)

/// A call of each routine. Sizes of work arrays are -1 for a query.
template <class T, class Int>
struct Calls {
    using R = Real<T>;

    Int n = 60, kd = 2, lwork = 20000, lrwork = 20000, liwork = 20000;
    char jobz = 'N', range = 'A', uplo = 'L';
    R vl = 0, vu = 0, abstol = 0;
    Int il = 1, iu = 1, m = -7, info = -7;
    Matrix<T> A, B, AB;
    std::vector<R> W = std::vector<R>(100), rwork = std::vector<R>(20000);
    std::vector<T> work = std::vector<T>(20000);
    std::vector<Int> iwork = std::vector<Int>(20000), ifail = std::vector<Int>(200);
    T unused{};

    void syev() {
        plain(with_a([](auto... a) { call_syev<T, Int>(a...); }));
    }
    void syevd() {
        divided(with_a([](auto... a) { call_syevd<T, Int>(a...); }));
    }
    void sygv() {
        const Int ld = std::max<Int>(1, n);
        plain([&](auto... work_arrays) {
            call_sygv<T, Int>(&one, &jobz, &uplo, &n, A.data(), &ld, B.data(), &ld, W.data(), work_arrays...);
        });
    }
    void syevr() {
        divided(with_part([&](auto... a) { call_syevr<T, Int>(a...); }, ifail.data()));
    }
    void syevx() {
        some(with_part([](auto... a) { call_syevx<T, Int>(a...); }));
    }
    void sbev() {
        plain(with_band([](auto... a) { call_sbev<T, Int>(a...); }));
    }
    void sbevd() {
        divided(with_band([](auto... a) { call_sbevd<T, Int>(a...); }));
    }
    void sbevx() {
        some([&](auto... work_arrays) {
            const Int ldab = kd + 1;
            call_sbevx<T, Int>(&jobz, &range, &uplo, &n, &kd, AB.data(), &ldab, &unused, &one, &vl, &vu, &il,
                               &iu, &abstol, &m, W.data(), &unused, &one, work_arrays...);
        });
    }

  private:
    template <class F>
    auto with_a(F f) {
        return [this, f](auto... work_arrays) {
            const Int ld = std::max<Int>(1, n);
            f(&jobz, &uplo, &n, A.data(), &ld, W.data(), work_arrays...);
        };
    }
    template <class F>
    auto with_band(F f) {
        return [this, f](auto... work_arrays) {
            const Int ldab = kd + 1;
            f(&jobz, &uplo, &n, &kd, AB.data(), &ldab, W.data(), &unused, &one, work_arrays...);
        };
    }
    template <class F, class... Supports>
    auto with_part(F f, Supports... isuppz) {
        return [this, f, isuppz...](auto... work_arrays) {
            const Int ld = std::max<Int>(1, n);
            f(&jobz, &range, &uplo, &n, A.data(), &ld, &vl, &vu, &il, &iu, &abstol, &m, W.data(), &unused,
              &one, isuppz..., work_arrays...);
        };
    }
    template <class F>
    void plain(F f) {
        if constexpr (is_complex<T>) {
            f(work.data(), &lwork, rwork.data(), &info);
        } else {
            f(work.data(), &lwork, &info);
        }
    }
    template <class F>
    void divided(F f) {
        if constexpr (is_complex<T>) {
            f(work.data(), &lwork, rwork.data(), &lrwork, iwork.data(), &liwork, &info);
        } else {
            f(work.data(), &lwork, iwork.data(), &liwork, &info);
        }
    }
    template <class F>
    void some(F f) {
        if constexpr (is_complex<T>) {
            f(work.data(), &lwork, rwork.data(), iwork.data(), ifail.data(), &info);
        } else {
            f(work.data(), &lwork, iwork.data(), ifail.data(), &info);
        }
    }
    static constexpr Int one = 1;
};

template <class T, class Int>
using Call = void (Calls<T, Int>::*)();
template <class T, class Int>
std::vector<Call<T, Int>> all_calls() {
    using C = Calls<T, Int>;
    return {&C::syev, &C::syevd, &C::sygv, &C::syevr, &C::syevx, &C::sbev, &C::sbevd, &C::sbevx};
}

constexpr int n = 60;

/// The k-th eigenvalue, from 1, of second_difference.
double value(int k) { return 2 - 2 * std::cos(k * std::acos(-1.0) / (n + 1)); }
double second_difference(int i, int j) { return i == j ? 2 : std::abs(i - j) == 1 ? -1 : 0; }
/// Its inverse, which has no zeros.
double inverse(int i, int j) { return (std::min(i, j) + 1.0) * (n - std::max(i, j)) / (n + 1.0); }
double identity(int i, int j) { return i == j ? 1 : 0; }

/// f(i, j), turned by a unitary diagonal matrix, so that complex matrices are complex.
template <class T>
T entry(int i, int j, double f(int, int)) {
    const auto size = static_cast<Real<T>>(f(i, j));
    if constexpr (is_complex<T>) {
        return size * std::polar(Real<T>(1), Real<T>(i - j));
    } else {
        return size;
    }
}
template <class T>
Matrix<T> full(double f(int, int)) {
    Matrix<T> A(n, n);
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) A(i, j) = entry<T>(i, j, f);
    }
    return A;
}
/// The lower triangle of second_difference, with one diagonal of zeros more.
template <class T>
Matrix<T> band() {
    Matrix<T> AB(3, n);
    for (int j = 0; j < n; ++j) {
        for (int r = 0; r < 3 && j + r < n; ++r) AB(r, j) = entry<T>(j + r, j, second_difference);
    }
    return AB;
}

std::vector<double> phases() {
    std::vector<double> seconds(64);
    const auto count = lapilli_phases(nullptr, nullptr, seconds.data(), 64);
    seconds.resize(static_cast<std::size_t>(std::max<lapilli_int>(count, 0)));
    return seconds;
}

/// Calls, and holds `count` values against value(first), ..., or against the inverses of value(first), ...,
/// which descend.
template <class T>
void expect_values(Calls<T, int>& calls, Call<T, int> call, bool inverted, int first, int count) {
    const std::vector<double> before = phases();
    (calls.*call)();
    ASSERT_EQ(calls.info, 0);
    // Where devices can work and are not switched off, they have left their times.
    const char* crossover = std::getenv("LAPILLI_DROPIN_CROSSOVER");
    const bool is_off = crossover != nullptr && std::string_view(crossover) == "off";
    if (std::getenv("LAPILLI_SIM_FAIL") == nullptr) {
        EXPECT_EQ(phases() == before, is_off);
    }
    const double norm = inverted ? 1 / value(1) : value(n);
    for (int k = 0; k < count; ++k) {
        const double expected = inverted ? 1 / value(first + count - 1 - k) : value(first + k);
        const auto found = static_cast<double>(calls.W[static_cast<std::size_t>(k)]);
        EXPECT_LT(std::abs(found - expected), 30 * n * ulp<T> * norm) << k;
    }
}

template <class T>
class TwoStages : public ::testing::Test {};
using Scalars = ScalarsAs<::testing::Types>;
TYPED_TEST_SUITE(TwoStages, Scalars);

TYPED_TEST(TwoStages, AllValues) {
    using T = TypeParam;
    using C = Calls<T, int>;
    C calls;
    calls.A = full<T>(inverse);
    expect_values<T>(calls, &C::syev, true, 1, n);
    calls.A = full<T>(inverse);
    calls.jobz = 'n';
    calls.uplo = 'U';
    expect_values<T>(calls, &C::syevd, true, 1, n);
    calls.A = full<T>(identity);
    calls.B = full<T>(second_difference);
    expect_values<T>(calls, &C::sygv, true, 1, n);
    calls.uplo = 'L';
    for (const Call<T, int> call : {&C::sbev, &C::sbevd}) {
        calls.AB = band<T>();
        expect_values<T>(calls, call, false, 1, n);
    }
}

TYPED_TEST(TwoStages, PartOfTheValues) {
    using T = TypeParam;
    using C = Calls<T, int>;
    C calls;
    calls.A = full<T>(inverse);
    calls.range = 'I';
    calls.il = n - 9;
    calls.iu = n - 5;
    expect_values<T>(calls, &C::syevr, true, 6, 5);
    EXPECT_EQ(calls.m, 5);
    calls.A = full<T>(inverse);
    calls.range = 'V';
    calls.vl = static_cast<Real<T>>(0.5 / value(3) + 0.5 / value(4));
    calls.vu = static_cast<Real<T>>(2 / value(1));
    expect_values<T>(calls, &C::syevx, true, 1, 3);
    EXPECT_EQ(calls.m, 3);
    calls.AB = band<T>();
    calls.range = 'I';
    calls.il = 20;
    calls.iu = 29;
    expect_values<T>(calls, &C::sbevx, false, 20, 10);
    EXPECT_EQ(calls.m, 10);
}

template <class T, class Int>
void expect_no_vectors() {
    for (const Call<T, Int> call : all_calls<T, Int>()) {
        Calls<T, Int> calls;
        const Matrix<T> A = full<T>(inverse), AB = band<T>();
        calls.A = calls.B = A;
        calls.AB = AB;
        calls.jobz = 'V';
        complaint = {};
        (calls.*call)();
        const int position = call == Call<T, Int>(&Calls<T, Int>::sygv) ? 2 : 1;
        EXPECT_EQ(calls.info, -position);
        EXPECT_EQ(complaint.number, position);
        EXPECT_NE(complaint.name.find("_2STAGE"), std::string::npos) << complaint.name;
        for (int j = 0; j < n; ++j) {
            for (int i = 0; i < n; ++i) ASSERT_TRUE(calls.A(i, j) == A(i, j) && calls.B(i, j) == A(i, j));
            for (int i = 0; i < 3; ++i) ASSERT_TRUE(calls.AB(i, j) == AB(i, j));
        }
    }
}

TYPED_TEST(TwoStages, VectorsAreRefused) {
    expect_no_vectors<TypeParam, int>();
    expect_no_vectors<TypeParam, std::int64_t>();
}

/// The eigenvalues of what both stages make of a matrix with padding, in either triangle and with bands up to
/// the whole of it.
template <class T, class Int>
void expect_values_by_stages() {
    using R = Real<T>;
    const Int order = n, lda = n + 3, enough = 20000;
    const Matrix<T> A = full<T>(inverse);
    for (const char uplo : {'L', 'U'}) {
        for (const Int kd : {1, 7, 40, n - 1, n + 2}) {
            SCOPED_TRACE(::testing::Message() << uplo << ", kd = " << kd);
            const Int ldab = kd + 2;
            const R nan = std::numeric_limits<R>::quiet_NaN();
            Matrix<T> padded(lda, n), AB(ldab, n);
            for (int j = 0; j < n; ++j) {
                for (int i = 0; i < lda; ++i)
                    padded(i, j) = i < n && (uplo == 'L' ? i >= j : i <= j) ? A(i, j) : T(nan);
            }
            std::vector<T> tau(n), reflectors(enough), work(enough);
            std::vector<R> D(n), E(n);
            Int info = -7;
            call_first_stage<T, Int>(&uplo, &order, &kd, padded.data(), &lda, AB.data(), &ldab, tau.data(),
                                     work.data(), &enough, &info);
            ASSERT_EQ(info, 0);
            call_second_stage<T, Int>("Y", "N", &uplo, &order, &kd, AB.data(), &ldab, D.data(), E.data(),
                                      reflectors.data(), &enough, work.data(), &enough, &info);
            ASSERT_EQ(info, 0);
            std::vector<double> d(D.begin(), D.end()), e(E.begin(), E.end());
            const int count = n;
            int converged = -7;
            dsterf_(&count, d.data(), e.data(), &converged);
            ASSERT_EQ(converged, 0);
            for (int k = 0; k < n; ++k)
                EXPECT_LT(std::abs(d[static_cast<std::size_t>(k)] - 1 / value(n - k)),
                          30 * n * ulp<T> / value(1));
        }
    }
}

TYPED_TEST(TwoStages, OneAfterTheOther) {
    expect_values_by_stages<TypeParam, int>();
    expect_values_by_stages<TypeParam, std::int64_t>();
}

/// Behind the symbols with 32-bit integers LAPACK answers, behind the others this library.
TYPED_TEST(TwoStages, WorkSizesOfTheFirstAreLapacks) {
    using T = TypeParam;
    const auto asked = [](auto order, auto kd) {
        using Int = decltype(order);
        const Int lda = std::max<Int>(1, order), ldab = kd + 1, query = -1;
        Int info = -7;
        T unused{}, size{};
        call_first_stage<T, Int>("L", &order, &kd, &unused, &lda, &unused, &ldab, &unused, &size, &query,
                                 &info);
        EXPECT_EQ(info, 0);
        return size;
    };
    for (const int order : {0, 1, 60, 1000}) {
        for (const int kd : {1, 7, 32, 40, 100})
            EXPECT_EQ(asked(order, kd), asked(std::int64_t{order}, std::int64_t{kd})) << order << ", " << kd;
    }
}

/// Behind the symbols with 32-bit integers LAPACK answers, behind the others this library.
TYPED_TEST(TwoStages, WorkSizesAreLapacks) {
    using T = TypeParam;
    const auto narrow_calls = all_calls<T, int>();
    const auto wide_calls = all_calls<T, std::int64_t>();
    for (const int order : {0, 1, 2, 60, 1000}) {
        for (const int kd : {0, 1, 7, 40}) {
            for (std::size_t i = 0; i < narrow_calls.size(); ++i) {
                Calls<T, int> narrow;
                Calls<T, std::int64_t> wide;
                narrow.n = order;
                narrow.kd = kd;
                narrow.lwork = narrow.lrwork = narrow.liwork = -1;
                wide.n = order;
                wide.kd = kd;
                wide.lwork = wide.lrwork = wide.liwork = -1;
                (narrow.*narrow_calls[i])();
                (wide.*wide_calls[i])();
                SCOPED_TRACE("routine " + std::to_string(i) + ", n = " + std::to_string(order) +
                             ", kd = " + std::to_string(kd));
                EXPECT_EQ(narrow.info, 0);
                EXPECT_EQ(wide.info, 0);
                EXPECT_EQ(narrow.work[0], wide.work[0]);
                EXPECT_EQ(narrow.rwork[0], wide.rwork[0]);
                EXPECT_EQ(narrow.iwork[0], wide.iwork[0]);
                EXPECT_NE(wide.work[0], T(0));
            }
        }
    }
}

}  // namespace
}  // namespace lapilli::testing
