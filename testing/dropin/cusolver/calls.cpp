// SPDX-License-Identifier: BSD-3-Clause
// Calls of cuSOLVER's functions as a program that is linked with it makes them, on simulated devices with
// arrays in host memory: each against Lapilli's own function, which gives the same bits.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include "api/dropin_interface.hpp"
#include "functions.hpp"
#include "lapilli/lapilli.h"

namespace lapilli::testing {
namespace {

using Z = std::complex<double>;
constexpr int n = 12, lda = 14;

lapilli_context reference() {
    static lapilli_context const context = [] {
        lapilli_context made = nullptr;
        lapilli_create(&made, "sim:1");
        lapilli_private_lower_crossovers(made, 0);
        return made;
    }();
    return context;
}

template <class T>
T number(std::mt19937& random) {
    std::uniform_real_distribution<double> draw(-1, 1);
    if constexpr (std::is_arithmetic_v<T>)
        return static_cast<T>(draw(random));
    else
        return T(static_cast<typename T::value_type>(draw(random)),
                 static_cast<typename T::value_type>(draw(random)));
}

template <class T>
std::vector<T> general(int rows = lda, int columns = n) {
    std::mt19937 random(7);
    std::vector<T> a(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    for (T& x : a) x = number<T>(random);
    return a;
}

/// A Hermitian matrix, positive definite with a large shift.
template <class T>
std::vector<T> hermitian(double shift) {
    std::vector<T> a = general<T>();
    for (int j = 0; j < n; ++j) {
        const auto at = static_cast<std::size_t>(j) * (lda + 1);
        a[at] = T(std::real(a[at])) + T(static_cast<float>(shift));
        for (int i = j + 1; i < n; ++i) {
            const T x = a[static_cast<std::size_t>(i + j * lda)];
            if constexpr (std::is_arithmetic_v<T>)
                a[static_cast<std::size_t>(j + i * lda)] = x;
            else
                a[static_cast<std::size_t>(j + i * lda)] = std::conj(x);
        }
    }
    return a;
}

struct Cusolver : ::testing::Test {
    Handle own;
    void* handle = &own;
    int info = -7;
    int before = noted_count();
    double work[4] = {};
    Z zwork[4] = {};

    /// A call was served: its status, and no call of the library behind.
    void expect_served(int status, lapilli_int expected = 0) {
        EXPECT_EQ(status, 0);
        EXPECT_EQ(info, expected);
        EXPECT_EQ(noted_count(), before) << last_noted().name;
        info = -7;
    }
    /// It was passed on: the name, its arguments, the status of the library behind.
    void expect_passed_on(int status, const std::string& name, const void* matrix, int place) {
        EXPECT_EQ(status, passed_on);
        ASSERT_EQ(noted_count(), ++before);
        EXPECT_EQ(last_noted().name, name);
        EXPECT_EQ(last_noted().arguments[0], handle);
        EXPECT_EQ(last_noted().arguments[place], matrix);
    }
};

TEST_F(Cusolver, InverseByACholeskyFactor) {
    auto a = hermitian<double>(20);
    lapilli_dpotrf(reference(), 'L', n, a.data(), lda);
    auto b = a;
    expect_served(cusolverDnDpotri(handle, lower, n, a.data(), lda, work, 4, &info));
    lapilli_dpotri(reference(), 'L', n, b.data(), lda);
    EXPECT_EQ(a, b);
}

TEST_F(Cusolver, InfoOfAnInverseThatIsNotThere) {
    auto a = hermitian<Z>(20);
    a[4 * (lda + 1)] = 0;
    expect_served(cusolverDnZpotri(handle, upper, n, a.data(), lda, zwork, 4, &info), 5);
    EXPECT_GT(fake<int>("fake_writes"), 0);
}

template <class T, class R>
void expect_x_form(int type, int real_type,
                   lapilli_int (*ours)(lapilli_context, char, char, lapilli_int, T*, lapilli_int, R*)) {
    Handle handle;
    auto a = hermitian<T>(20), b = a;
    std::vector<R> w(n), w2(n);
    int info = -7;
    EXPECT_EQ(cusolverDnXsyevd(&handle, nullptr, vectors, upper, n, type, a.data(), lda, real_type, w.data(),
                               type, nullptr, 0, nullptr, 0, &info),
              0);
    ours(reference(), 'V', 'U', n, b.data(), lda, w2.data());
    EXPECT_EQ(a, b);
    EXPECT_EQ(w, w2);
    EXPECT_EQ(info, 0);
}

TEST_F(Cusolver, XFormsInFourPrecisions) {
    expect_x_form<float, float>(0, 0, lapilli_ssyevd);
    expect_x_form<double, double>(1, 1, lapilli_dsyevd);
    expect_x_form<std::complex<float>, float>(4, 0, lapilli_cheevd);
    expect_x_form<Z, double>(5, 1, lapilli_zheevd);
    EXPECT_EQ(noted_count(), before);
}

TEST_F(Cusolver, FactorsOfTriangles) {
    auto a = hermitian<double>(20), b = a;
    expect_served(cusolverDnDlauum(handle, lower, n, a.data(), lda, work, 4, &info));
    lapilli_dlauum(reference(), 'L', n, b.data(), lda);
    EXPECT_EQ(a, b);
    expect_served(cusolverDnXtrtri(handle, upper, 1, n, 1, a.data(), lda, nullptr, 0, nullptr, 0, &info));
    lapilli_dtrtri(reference(), 'U', 'U', n, b.data(), lda);
    EXPECT_EQ(a, b);
}

TEST_F(Cusolver, SolutionAndInverseOfAnIndefiniteMatrix) {
    auto a = hermitian<double>(0), x = general<double>(n, 3), y = x;
    std::vector<lapilli_int> wide(n);
    lapilli_dsytrf(reference(), 'L', n, a.data(), lda, wide.data());
    const std::vector<int> narrow(wide.begin(), wide.end());
    auto b = a;
    expect_served(cusolverDnXsytrs(handle, lower, n, 3, 1, a.data(), lda, wide.data(), 1, x.data(), n,
                                   nullptr, 0, nullptr, 0, &info));
    lapilli_dsytrs(reference(), 'L', n, 3, b.data(), lda, wide.data(), y.data(), n);
    EXPECT_EQ(x, y);
    expect_served(cusolverDnDsytri(handle, lower, n, a.data(), lda, narrow.data(), work, 4, &info));
    lapilli_dsytri(reference(), 'L', n, b.data(), lda, wide.data());
    EXPECT_EQ(a, b);
}

template <class T, class Theirs, class Ours>
void expect_solution_by_single_precision(Theirs theirs, Ours ours) {
    const auto given = hermitian<T>(20), sides = general<T>(n, 3);
    auto a = given, b = sides, c = given, x = std::vector<T>(n * 3), y = x;
    std::vector<int> pivots(n);
    std::vector<lapilli_int> expected(n);
    Handle handle;
    int info = -7, corrections = -7;
    lapilli_int iter = -7;
    const auto call = [&] {
        return theirs(&handle, n, 3, a.data(), lda, pivots.data(), b.data(), n, x.data(), n, nullptr, 0,
                      &corrections, &info);
    };
    const auto reference_call = [&] {
        return ours(reference(), n, 3, c.data(), lda, expected.data(), b.data(), n, y.data(), n, &iter);
    };
    EXPECT_EQ(call(), 0);
    EXPECT_EQ(info, 0);
    reference_call();
    EXPECT_EQ(x, y);
    EXPECT_EQ(corrections, iter);
    EXPECT_GE(corrections, 0);
    EXPECT_EQ(a, given);
    EXPECT_EQ(b, sides);
    EXPECT_TRUE(std::equal(pivots.begin(), pivots.end(), expected.begin()));
    // A column of zeros ends the factorization in either precision, and A has the factors in double.
    std::fill_n(a.begin() + 4 * lda, n, T(0));
    c = a;
    EXPECT_EQ(call(), 0);
    EXPECT_EQ(reference_call(), 5);
    EXPECT_EQ(info, 5);
    EXPECT_EQ(corrections, -3);
    EXPECT_EQ(a, c);
}

TEST_F(Cusolver, SolutionsByFactorsInSinglePrecision) {
    expect_solution_by_single_precision<double>(cusolverDnDSgesv, lapilli_dsgesv);
    expect_solution_by_single_precision<Z>(cusolverDnZCgesv, lapilli_zcgesv);
    EXPECT_EQ(noted_count(), before);
    auto a = hermitian<double>(20), b = general<double>(n, 1), x = b;
    std::vector<int> pivots(n);
    expect_passed_on(cusolverDnDSgesv(handle, n, 1, a.data(), lda, pivots.data(), b.data(), n, x.data(), n,
                                      work, 4, nullptr, &info),
                     "cusolverDnDSgesv", a.data(), 3);
    int corrections = 0;
    expect_passed_on(cusolverDnDSgesv(handle, n, 1, a.data(), lda, nullptr, b.data(), n, x.data(), n, work, 4,
                                      &corrections, &info),
                     "cusolverDnDSgesv", a.data(), 3);
    std::size_t bytes = 17;
    fake<int>("fake_status") = 0;
    EXPECT_EQ(cusolverDnDSgesv_bufferSize(handle, n, 1, a.data(), lda, pivots.data(), b.data(), n, x.data(),
                                          n, nullptr, &bytes),
              0);
    fake<int>("fake_status") = passed_on;
    lapilli_memory needed{};
    lapilli_dsgesv_memory(reference(), n, 1, &needed);
    EXPECT_GE(bytes, needed.device);
}

TEST_F(Cusolver, SingularValues) {
    auto a = general<double>(), b = a;
    std::vector<double> s(n), s2(n), u(lda * lda), u2(u), vt(n * n), vt2(vt);
    expect_served(cusolverDnDgesvd(handle, 'A', 'S', lda, n, a.data(), lda, s.data(), u.data(), lda,
                                   vt.data(), n, work, 4, nullptr, &info));
    lapilli_dgesvd(reference(), 'A', 'S', lda, n, b.data(), lda, s2.data(), u2.data(), lda, vt2.data(), n);
    EXPECT_EQ(s, s2);
    EXPECT_EQ(u, u2);
    EXPECT_EQ(vt, vt2);
    a = general<double>();
    expect_served(cusolverDnXgesvd(handle, nullptr, 'N', 'N', lda, n, 1, a.data(), lda, 1, s.data(), 1,
                                   nullptr, 1, 1, nullptr, 1, 1, nullptr, 0, nullptr, 0, &info));
    for (int k = 0; k < n; ++k)
        EXPECT_NEAR(s[static_cast<std::size_t>(k)], s2[static_cast<std::size_t>(k)], 1e-13);
    expect_passed_on(cusolverDnDgesvdj(handle, vectors, 1, lda, n, a.data(), lda, s.data(), u.data(), lda,
                                       vt.data(), n, work, 4, &info, nullptr),
                     "cusolverDnDgesvdj", a.data(), 5);  // V is not in the memory of the device
}

TEST_F(Cusolver, Tridiagonalization) {
    auto a = hermitian<Z>(0), b = a;
    std::vector<double> d(n), e(n - 1), d2(n), e2(n - 1);
    std::vector<Z> tau(n - 1), tau2(n - 1);
    expect_served(
        cusolverDnZhetrd(handle, lower, n, a.data(), lda, d.data(), e.data(), tau.data(), zwork, 4, &info));
    lapilli_zhetrd(reference(), 'L', n, b.data(), lda, d2.data(), e2.data(), tau2.data());
    EXPECT_EQ(a, b);
    EXPECT_EQ(d, d2);
    EXPECT_EQ(e, e2);
    EXPECT_EQ(tau, tau2);
    auto x = general<Z>(3, n), y = x;
    expect_served(cusolverDnZunmtr(handle, right, lower, adjoint, 3, n, a.data(), lda, tau.data(), x.data(),
                                   3, zwork, 4, &info));
    lapilli_zunmtr(reference(), 'R', 'L', 'C', 3, n, b.data(), lda, tau.data(), y.data(), 3);
    EXPECT_EQ(x, y);
    expect_served(cusolverDnZungtr(handle, lower, n, a.data(), lda, tau.data(), zwork, 4, &info));
    lapilli_zungtr(reference(), 'L', n, b.data(), lda, tau.data());
    EXPECT_EQ(a, b);
}

TEST_F(Cusolver, Indefinite) {
    auto a = hermitian<double>(0), b = a;
    std::vector<int> pivots(n);
    std::vector<std::int64_t> expected(n);
    expect_served(cusolverDnDsytrf(handle, upper, n, a.data(), lda, pivots.data(), work, 4, &info));
    lapilli_dsytrf(reference(), 'U', n, b.data(), lda, expected.data());
    EXPECT_EQ(a, b);
    EXPECT_TRUE(std::equal(pivots.begin(), pivots.end(), expected.begin()));
}

TEST_F(Cusolver, AllEigenvalues) {
    const auto given = hermitian<double>(0);
    auto b = given;
    std::vector<double> w(n), expected(n);
    lapilli_dsyevd(reference(), 'V', 'L', n, b.data(), lda, expected.data());
    auto a = given;
    expect_served(cusolverDnDsyevd(handle, vectors, lower, n, a.data(), lda, w.data(), work, 4, &info));
    EXPECT_EQ(a, b);
    EXPECT_EQ(w, expected);
    a = given, w.assign(n, 0);
    expect_served(
        cusolverDnDsyevj(handle, vectors, lower, n, a.data(), lda, w.data(), work, 4, &info, nullptr));
    EXPECT_EQ(a, b);
    EXPECT_EQ(w, expected);
    a = given, w.assign(n, 0);
    expect_served(cusolverDnXsyevd(handle, nullptr, vectors, lower, n, 1, a.data(), lda, 1, w.data(), 1,
                                   nullptr, 0, nullptr, 0, &info));
    EXPECT_EQ(a, b);
    EXPECT_EQ(w, expected);
}

TEST_F(Cusolver, PartOfTheEigenvalues) {
    const auto given = hermitian<Z>(0);
    std::vector<double> w(n), expected(n);
    auto a = given, b = given;
    int found = 0;
    lapilli_int found2 = 0;
    expect_served(cusolverDnZheevdx(handle, vectors, by_index, upper, n, a.data(), lda, 0, 0, 2, 5, &found,
                                    w.data(), zwork, 4, &info));
    lapilli_zheevdx(reference(), 'V', 'I', 'U', n, b.data(), lda, 0, 0, 2, 5, &found2, expected.data());
    EXPECT_EQ(found, 4);
    EXPECT_TRUE(std::equal(a.begin(), a.begin() + 4 * lda, b.begin()));
    EXPECT_TRUE(std::equal(w.begin(), w.begin() + 4, expected.begin()));
    a = b = given;
    std::int64_t wide = 0;
    double low = -1, high = 1;
    expect_served(cusolverDnXsyevdx(handle, nullptr, values, by_value, upper, n, 5, a.data(), lda, &low,
                                    &high, 0, 0, &wide, 1, w.data(), 5, nullptr, 0, nullptr, 0, &info));
    lapilli_zheevdx(reference(), 'N', 'V', 'U', n, b.data(), lda, low, high, 0, 0, &found2, expected.data());
    EXPECT_EQ(wide, found2);
    EXPECT_TRUE(std::equal(w.begin(), w.begin() + wide, expected.begin()));
}

TEST_F(Cusolver, Generalized) {
    const auto given = hermitian<double>(0), definite = hermitian<double>(20);
    auto a = given, b = definite, a2 = given, b2 = definite;
    std::vector<double> w(n), expected(n);
    lapilli_dsygvd(reference(), 2, 'V', 'U', n, a2.data(), lda, b2.data(), lda, expected.data());
    expect_served(cusolverDnDsygvd(handle, 2, vectors, upper, n, a.data(), lda, b.data(), lda, w.data(), work,
                                   4, &info));
    EXPECT_EQ(a, a2);
    EXPECT_EQ(b, b2);
    EXPECT_EQ(w, expected);
    a = given, b = definite, w.assign(n, 0);
    expect_served(cusolverDnDsygvj(handle, 2, vectors, upper, n, a.data(), lda, b.data(), lda, w.data(), work,
                                   4, &info, nullptr));
    EXPECT_EQ(a, a2);
    EXPECT_EQ(w, expected);
    a = given, b = definite;
    int found = 0;
    expect_served(cusolverDnDsygvdx(handle, 1, vectors, all, lower, n, a.data(), lda, b.data(), lda, 0, 0, 0,
                                    0, &found, w.data(), work, 4, &info));
    EXPECT_EQ(found, n);
    b = definite, b[3 * (lda + 1)] = -1, a = given;
    expect_served(
        cusolverDnDsygvd(handle, 1, values, lower, n, a.data(), lda, b.data(), lda, w.data(), work, 4, &info),
        n + 4);
}

TEST_F(Cusolver, AMatrixOfABatchAloneIsTheRoutinesOfOne) {
    const auto given = hermitian<double>(0);
    std::vector<double> a(given), w(n), b(given), expected(n);
    lapilli_dsyevd(reference(), 'V', 'L', n, b.data(), lda, expected.data());
    expect_served(cusolverDnXsyevBatched(handle, nullptr, vectors, lower, n, 1, a.data(), lda, 1, w.data(), 1,
                                         nullptr, 0, nullptr, 0, &info, 1));
    EXPECT_EQ(a, b);
    EXPECT_EQ(w, expected);
}

/// Real matrices: values in two parts, and as complex numbers.
TEST_F(Cusolver, NonsymmetricReal) {
    const auto given = general<double>();
    std::vector<double> re(n), im(n), right_vectors(n * n), parts(2 * n), v(n * n);
    auto a = given, b = given;
    lapilli_dgeev(reference(), 'N', 'V', n, b.data(), lda, re.data(), im.data(), nullptr, 1,
                  right_vectors.data(), n);
    expect_served(cusolverDnXgeev(handle, nullptr, values, vectors, n, 1, a.data(), lda, 1, parts.data(), 1,
                                  nullptr, 1, 1, v.data(), n, 1, nullptr, 0, nullptr, 0, &info));
    EXPECT_TRUE(std::equal(re.begin(), re.end(), parts.begin()));
    EXPECT_TRUE(std::equal(im.begin(), im.end(), parts.begin() + n));
    EXPECT_EQ(v, right_vectors);
    a = given, v.assign(n * n, 0);
    std::vector<Z> w(n);
    expect_served(cusolverDnXgeev(handle, nullptr, values, vectors, n, 1, a.data(), lda, 5, w.data(), 1,
                                  nullptr, 1, 1, v.data(), n, 1, nullptr, 0, nullptr, 0, &info));
    for (std::size_t k = 0; k < n; ++k) EXPECT_EQ(w[k], Z(re[k], im[k]));
    EXPECT_TRUE(std::any_of(im.begin(), im.end(), [](double x) { return x != 0; }));
    EXPECT_EQ(v, right_vectors);
}

TEST_F(Cusolver, NonsymmetricComplex) {
    using C = std::complex<float>;
    auto a = general<C>(), b = a;
    std::vector<C> w(n), expected(n);
    lapilli_cgeev(reference(), 'N', 'N', n, b.data(), lda, expected.data(), nullptr, 1, nullptr, 1);
    expect_served(cusolverDnXgeev(handle, nullptr, values, values, n, 4, a.data(), lda, 4, w.data(), 4,
                                  nullptr, 1, 4, nullptr, 1, 4, nullptr, 0, nullptr, 0, &info));
    EXPECT_EQ(w, expected);
    const auto with_types = [&](int of_w, int of_vectors, int compute) {
        return cusolverDnXgeev(handle, nullptr, values, values, n, 4, a.data(), lda, of_w, w.data(), 4,
                               nullptr, 1, of_vectors, nullptr, 1, compute, nullptr, 0, nullptr, 0, &info);
    };
    for (const auto& [of_w, of_vectors, compute] : {std::tuple(5, 4, 4), {0, 4, 4}, {4, 0, 4}, {4, 4, 5}})
        expect_passed_on(with_types(of_w, of_vectors, compute), "cusolverDnXgeev", nullptr, 1);
    const auto given = general<C>();
    a = given;
    a[5] = std::numeric_limits<float>::quiet_NaN();
    expect_passed_on(with_types(4, 4, 4), "cusolverDnXgeev", nullptr, 1);
    EXPECT_EQ(a[4], given[4]);
}

TEST_F(Cusolver, WhatIsNotServedIsPassedOn) {
    const auto given = hermitian<double>(20);
    auto a = given;
    const auto with = [&](int triangle, int order, int rows, int* to) {
        return cusolverDnDpotri(handle, triangle, order, a.data(), rows, work, 4, to);
    };
    const auto call = [&] { return with(lower, n, lda, &info); };
    const char* const name = "cusolverDnDpotri";
    expect_passed_on(with(lower, 2, lda, &info), name, a.data(), 3);  // the crossover of this test is 3
    expect_passed_on(with(lower, n, lda, nullptr), name, a.data(), 3);
    expect_passed_on(with(lower, n, n - 1, &info), name, a.data(), 3);
    expect_passed_on(with(2, n, lda, &info), name, a.data(), 3);
    fake<int>("fake_capturing") = 1;
    expect_passed_on(call(), name, a.data(), 3);
    fake<int>("fake_capturing") = 0;
    fake<int>("fake_device") = -1;
    expect_passed_on(call(), name, a.data(), 3);
    fake<int>("fake_device") = 0;
    fake<int>("fake_context") = 1;  // of the program's own
    expect_passed_on(call(), name, a.data(), 3);
    fake<int>("fake_context") = 0;
    own.mode = 2;
    expect_passed_on(call(), name, a.data(), 3);
    own.mode = 1;
    EXPECT_EQ(a, given);
    EXPECT_EQ(info, -7);
    expect_served(call());
}

TEST_F(Cusolver, TypesThatLapilliHasNotArePassedOn) {
    auto a = hermitian<double>(20);
    const auto call = [&](int type, int compute) {
        return cusolverDnXpotrf(handle, nullptr, lower, n, type, a.data(), lda, compute, nullptr, 0, nullptr,
                                0, &info);
    };
    expect_passed_on(call(2, 2), "cusolverDnXpotrf", reinterpret_cast<void*>(2), 4);  // CUDA_R_16F
    expect_passed_on(call(1, 0), "cusolverDnXpotrf", reinterpret_cast<void*>(1), 4);
    std::vector<double> w(n);
    EXPECT_EQ(cusolverDnXsyevd(handle, nullptr, values, lower, n, 1, a.data(), lda, 0, w.data(), 1, nullptr,
                               0, nullptr, 0, &info),
              passed_on);
    EXPECT_EQ(noted_count(), ++before);
}

TEST_F(Cusolver, FactorsWithoutPivotsArePassedOn) {
    const auto given = general<double>();
    auto a = given;
    expect_passed_on(cusolverDnDgetrf(handle, n, n, a.data(), lda, work, nullptr, &info), "cusolverDnDgetrf",
                     a.data(), 3);
    EXPECT_EQ(a, given);
}

TEST_F(Cusolver, NotFiniteIsPassedOnUntouched) {
    auto a = hermitian<double>(0);
    a[5] = std::numeric_limits<double>::infinity();
    const auto given = a;
    std::vector<double> w(n, 3);
    expect_passed_on(cusolverDnDsyevd(handle, vectors, lower, n, a.data(), lda, w.data(), work, 4, &info),
                     "cusolverDnDsyevd", a.data(), 4);
    EXPECT_EQ(a, given);
    EXPECT_EQ(w, std::vector<double>(n, 3));
}

TEST_F(Cusolver, AnswersOfSizesAreTheLarger) {
    auto a = hermitian<double>(0);
    lapilli_memory bytes{};
    lapilli_dsyevd_memory(reference(), 'V', n, &bytes);
    ASSERT_GT(bytes.device, 0U);
    const std::size_t own = bytes.device + 255;  // for an array that begins anywhere
    fake<int>("fake_status") = 0;
    int elements = 1;
    EXPECT_EQ(cusolverDnDsyevd_bufferSize(handle, vectors, lower, n, a.data(), lda, nullptr, &elements), 0);
    EXPECT_EQ(static_cast<std::size_t>(elements), (own + 7) / 8);
    elements = 1 << 30;
    EXPECT_EQ(cusolverDnDsyevd_bufferSize(handle, vectors, lower, n, a.data(), lda, nullptr, &elements), 0);
    EXPECT_EQ(elements, 1 << 30);
    std::size_t device = 1, host = 5;
    EXPECT_EQ(cusolverDnXsyevd_bufferSize(handle, nullptr, vectors, lower, n, 1, a.data(), lda, 1, nullptr, 1,
                                          &device, &host),
              0);
    EXPECT_EQ(device, own);
    EXPECT_EQ(host, 5U);
    elements = 1;  // a small problem is not ours
    EXPECT_EQ(cusolverDnDsyevd_bufferSize(handle, vectors, lower, 2, a.data(), lda, nullptr, &elements), 0);
    EXPECT_EQ(elements, 1);
    fake<int>("fake_status") = passed_on;
    EXPECT_EQ(cusolverDnDsyevd_bufferSize(handle, vectors, lower, n, a.data(), lda, nullptr, &elements),
              passed_on);
    EXPECT_EQ(elements, 1);
}

}  // namespace
}  // namespace lapilli::testing
