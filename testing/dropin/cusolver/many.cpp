// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's functions of many matrices, against Lapilli's batches.
#include <algorithm>

#include "on_device.hpp"

namespace lapilli::testing {
namespace {

struct CusolverMany : CusolverSubmitted {
    There<int> infos{std::vector<int>(count, -7)};

    void expect_infos(int status, const std::vector<int>& expected) {
        EXPECT_EQ(status, 0);
        EXPECT_EQ(infos.read(), expected);
        EXPECT_EQ(noted_count(), before) << last_noted().name;
    }
    void expect_passed_on_at(int status, const char* name) {
        expect_passed_on(status, name);
        EXPECT_EQ(infos.read(), std::vector<int>(count, -7));
    }
};

template <class T>
std::vector<T> many_definite() {
    return many<T>([](unsigned k) {
        std::vector<T> a = definite<T>(n);
        a[0] = T(21 + static_cast<int>(k));
        return a;
    });
}

TEST_F(CusolverMany, CholeskyFactorsAndSolutions) {
    auto b = many_definite<double>(), y = numbers<double>(n * nrhs, count);
    b[of_one + 2 * (lda + 1)] = -1;
    const There<double> a(b), x(y);
    const There<double*> of_a{places(a, of_one)}, of_x{places(x, n * nrhs)};
    expect_infos(cusolverDnDpotrfBatched(handle, upper, n, of_a.get(), lda, infos.get(), count), {0, 3, 0});
    EXPECT_EQ(fake<int>("fake_waits"), waits += 2);  // submitted
    std::vector<lapilli_int> expected(count);
    lapilli_dpotrf_batch(context(), 'U', n, b.data(), lda, of_one, count, expected.data());
    expect_near(a.read(), b);
    expect_served(
        cusolverDnDpotrsBatched(handle, upper, n, nrhs, of_a.get(), lda, of_x.get(), n, info.get(), count));
    lapilli_dpotrs_batch(context(), 'U', n, nrhs, b.data(), lda, of_one, y.data(), n, n * nrhs, count,
                         expected.data());
    const auto found = x.read();
    for (const std::size_t k : {std::size_t(0), std::size_t(2)})
        for (std::size_t e = k * n * nrhs; e < (k + 1) * n * nrhs; ++e) EXPECT_NEAR(found[e], y[e], 1e-13);
}

/// cuBLAS has such calls itself (cublas.cpp).
TEST_F(CusolverMany, CallsWithoutMatricesAreServed) {
    const There<double> a(many_definite<double>());
    const There<double*> of_a{places(a, of_one)};
    expect_infos(cusolverDnDpotrfBatched(handle, upper, n, of_a.get(), lda, infos.get(), 0), {-7, -7, -7});
}

TEST_F(CusolverMany, AMatrixAloneHasAnyAddress) {
    auto b = definite<Z>(n);
    const There<Z> a(b);
    const There<Z*> of_a({a.get()});
    expect_served(cusolverDnZpotrfBatched(handle, lower, n, of_a.get(), lda, info.get(), 1));
    lapilli_zpotrf(context(), 'L', n, b.data(), lda);
    expect_near(a.read(), b);
}

TEST_F(CusolverMany, MatricesWithoutAFixedDistanceArePassedOn) {
    const auto given = many_definite<double>();
    const There<double> a(given);
    auto addresses = places(a, of_one);
    std::swap(addresses[0], addresses[1]);
    const There<double*> apart(addresses), overlapping(places(a, of_one - 1));
    for (const There<double*>* each : {&apart, &overlapping})
        expect_passed_on_at(cusolverDnDpotrfBatched(handle, lower, n, each->get(), lda, infos.get(), count),
                            "cusolverDnDpotrfBatched");
    EXPECT_EQ(a.read(), given);
}

template <class T>
std::vector<T> many_hermitian() {
    return many<T>([](unsigned k) {
        std::vector<T> a = numbers<T>(lda, n, 7 + k);
        for (std::size_t j = 0; j < n; ++j)
            for (std::size_t i = 0; i < j; ++i) a[i + j * lda] = a[j + i * lda];
        return a;
    });
}

TEST_F(CusolverMany, Eigenproblems) {
    auto b = many_hermitian<double>();
    const There<double> a(b), c(b), w{std::vector<double>(n * count)}, w2{std::vector<double>(n * count)};
    expect_infos(cusolverDnDsyevjBatched(handle, vectors, lower, n, a.get(), lda, w.get(), work.get(), 20000,
                                         infos.get(), nullptr, count),
                 {0, 0, 0});
    expect_infos(cusolverDnXsyevBatched(handle, nullptr, vectors, lower, n, 1, c.get(), lda, 1, w2.get(), 1,
                                        nullptr, 0, nullptr, 0, infos.get(), count),
                 {0, 0, 0});
    EXPECT_EQ(fake<int>("fake_waits"), waits += 4);  // submitted
    std::vector<double> expected(n * count);
    std::vector<lapilli_int> none(count);
    lapilli_dsyevd_batch(context(), 'V', 'L', n, b.data(), lda, of_one, expected.data(), count, none.data());
    expect_near(w.read(), expected);
    expect_near(a.read(), b);
    EXPECT_EQ(w2.read(), w.read());
    EXPECT_EQ(c.read(), a.read());
}

/// NaN in the place of its results, and of nothing else.
template <class T, class Call>
void expect_values_of_nan(bool vectors_too, Call call) {
    using R = decltype(std::abs(T()));
    SCOPED_TRACE(vectors_too);
    auto given = many_hermitian<T>();
    given[of_one + 2 * lda + 5] = std::numeric_limits<R>::infinity();
    const There<T> a(given);
    const There<R> w{std::vector<R>(n * count)};
    const There<int> infos{std::vector<int>(count, -7)};
    EXPECT_EQ(call(a.get(), w.get(), infos.get()), 0);
    EXPECT_EQ(infos.read(), (std::vector<int>{0, n + 1, 0}));
    const auto values_found = w.read();
    for (std::size_t e = 0; e < values_found.size(); ++e)
        EXPECT_EQ(values_found[e] != values_found[e], e / n == 1) << e;
    const auto left = a.read();
    for (std::size_t e = 0; e < left.size(); ++e)
        EXPECT_EQ(left[e] != left[e], vectors_too && e / of_one == 1 && e % lda < n) << e;
}

TEST_F(CusolverMany, AMatrixThatIsNotFiniteHasNoEigenvalues) {
    for (const int job : {vectors, values}) {
        expect_values_of_nan<Z>(job == vectors, [&](Z* a, double* w, int* to) {
            return cusolverDnZheevjBatched(handle, job, lower, n, a, lda, w, nullptr, 0, to, nullptr, count);
        });
        expect_values_of_nan<float>(job == vectors, [&](float* a, float* w, int* to) {
            return cusolverDnXsyevBatched(handle, nullptr, job, lower, n, 0, a, lda, 0, w, 0, nullptr, 0,
                                          nullptr, 0, to, count);
        });
    }
    EXPECT_EQ(noted_count(), before);
}

TEST_F(CusolverMany, EigenproblemsThatTheKernelsDoNotTakeArePassedOn) {
    constexpr int large = 193;
    const There<double> a(std::vector<double>(count * large * large)), w{std::vector<double>(count * large)};
    const auto call = [&](double* matrices, int order) {
        return cusolverDnDsyevjBatched(handle, values, lower, order, matrices, order, w.get(), work.get(), 4,
                                       infos.get(), nullptr, count);
    };
    expect_passed_on_at(call(a.get(), large), "cusolverDnDsyevjBatched");
    std::vector<double> of_the_host(count * n * n, 1.0);
    expect_passed_on_at(call(of_the_host.data(), n), "cusolverDnDsyevjBatched");
    EXPECT_EQ(of_the_host, std::vector<double>(count * n * n, 1.0));
}

TEST_F(CusolverMany, SizesAreTheLarger) {
    const There<double> a{std::vector<double>(count * of_one)};
    lapilli_memory need{};
    lapilli_dgesvd_batch_memory(context(), 'S', n, n, count, &need);
    ASSERT_GT(need.device, 0U);
    int elements = 1, few = 1;
    fake<int>("fake_status") = 0;
    EXPECT_EQ(cusolverDnDgesvdjBatched_bufferSize(handle, vectors, n, n, a.get(), lda, nullptr, nullptr, n,
                                                  nullptr, n, &elements, nullptr, count),
              0);
    EXPECT_EQ(cusolverDnDgesvdjBatched_bufferSize(handle, vectors, 2, 2, a.get(), lda, nullptr, nullptr, n,
                                                  nullptr, n, &few, nullptr, count),
              0);
    fake<int>("fake_status") = passed_on;
    EXPECT_EQ(static_cast<std::size_t>(elements), (need.device + 255 + 7) / 8);
    EXPECT_EQ(few, 1);
}

/// Square matrices against Lapilli's V^H.
TEST_F(CusolverMany, SingularVectorsAreColumnsOfV) {
    const auto given = many<Z>([](unsigned k) { return numbers<Z>(lda, n, 7 + k); });
    std::vector<Z> u(n * n * count), vt(u);
    std::vector<double> s(n * count);
    constexpr int ldv = n + 2;
    const There<Z> a(given), of_left{std::vector<Z>(lda * n * count, 7)},
        of_right{std::vector<Z>(ldv * n * count, 7)};
    const There<double> of_values{s};
    expect_infos(cusolverDnZgesvdjBatched(handle, vectors, n, n, a.get(), lda, of_values.get(), of_left.get(),
                                          lda, of_right.get(), ldv, nullptr, 0, infos.get(), nullptr, count),
                 {0, 0, 0});
    std::vector<lapilli_int> none(count);
    lapilli_zgesvd_batch(context(), 'S', n, n, given.data(), lda, of_one, s.data(), u.data(), n, n * n,
                         vt.data(), n, n * n, count, none.data());
    EXPECT_EQ(of_values.read(), s);
    const auto left = of_left.read(), right = of_right.read();
    for (std::size_t k = 0; k < count; ++k) {
        for (std::size_t j = 0; j < n; ++j) {
            for (std::size_t i = 0; i < n; ++i) {
                EXPECT_EQ(left[i + j * lda + k * of_one], u[i + j * n + k * n * n]);
                EXPECT_EQ(right[i + j * ldv + k * ldv * n], std::conj(vt[j + i * n + k * n * n]));
            }
            EXPECT_EQ(left[n + j * lda + k * of_one], Z(7));
            EXPECT_EQ(right[n + j * ldv + k * ldv * n], Z(7));
        }
    }
}

/// Lapilli has no more vectors than values.
TEST_F(CusolverMany, AllVectorsOfAMatrixThatIsNotSquareArePassedOn) {
    const There<float> a(many<float>([](unsigned k) { return numbers<float>(lda, n, 7 + k); })),
        s{std::vector<float>(n * count)}, u{std::vector<float>(lda * lda * count)};
    const auto call = [&](int job) {
        return cusolverDnSgesvdjBatched(handle, job, lda, n, a.get(), lda, s.get(), u.get(), lda, u.get(), n,
                                        nullptr, 0, infos.get(), nullptr, count);
    };
    expect_passed_on_at(call(vectors), "cusolverDnSgesvdjBatched");
    expect_infos(call(values), {0, 0, 0});
    EXPECT_GT(s.read()[0], s.read()[1]);
}

TEST_F(CusolverMany, SingularValuesOfAMatrixThatIsNotFiniteAreTheRealLibrarys) {
    auto given = many<double>([](unsigned k) { return numbers<double>(lda, n, 7 + k); });
    given[of_one + 3] = std::numeric_limits<double>::infinity();
    const There<double> a(given), s{std::vector<double>(n * count)};
    fake<int>("fake_status") = 0;
    EXPECT_EQ(0, cusolverDnDgesvdjBatched(handle, values, lda, n, a.get(), lda, s.get(), nullptr, lda,
                                          nullptr, n, nullptr, 0, infos.get(), nullptr, count));
    fake<int>("fake_status") = passed_on;
    EXPECT_EQ(noted_count(), before + 1);
    EXPECT_STREQ(last_noted().name, "cusolverDnDgesvdjBatched");
    EXPECT_EQ(last_noted().arguments[4], a.get() + of_one);
}

/// The first `rank` of the values and of the columns of U and V, at distances of the caller's.
TEST_F(CusolverMany, SingularValuesUpToARank) {
    constexpr int rank = 4, strides = 6, strideu = lda * rank + 1, stridev = n * rank + 3;
    const auto given = many<double>([](unsigned k) { return numbers<double>(lda, n, 7 + k); });
    std::vector<double> s(n * count), u(of_one * count), vt(n * n * count);
    const There<double> a(given), of_values{std::vector<double>(strides * count, 7)},
        of_left{std::vector<double>(strideu * count, 7)}, of_right{std::vector<double>(stridev * count, 7)};
    const auto call = [&](int columns, double* norms) {
        return cusolverDnDgesvdaStridedBatched(
            handle, vectors, columns, lda, n, a.get(), lda, of_one, of_values.get(), strides, of_left.get(),
            lda, strideu, of_right.get(), n, stridev, work.get(), 20000, infos.get(), norms, count);
    };
    double norms[count] = {-7, -7, -7};
    expect_passed_on_at(call(rank + 1, nullptr), "cusolverDnDgesvdaStridedBatched");  // they would overlap
    expect_infos(call(rank, nullptr), {0, 0, 0});
    expect_infos(call(rank, norms), {0, 0, 0});
    std::vector<lapilli_int> none(count);
    lapilli_dgesvd_batch(context(), 'S', lda, n, given.data(), lda, of_one, s.data(), u.data(), lda, of_one,
                         vt.data(), n, n * n, count, none.data());
    const auto values_found = of_values.read(), left = of_left.read(), right = of_right.read();
    for (std::size_t k = 0; k < count; ++k) {
        double of_others = 0;  // what the first values leave
        for (std::size_t j = rank; j < n; ++j) of_others += s[j + k * n] * s[j + k * n];
        EXPECT_NEAR(norms[k], std::sqrt(of_others), 1e-13);
        for (std::size_t j = 0; j < strides; ++j)
            EXPECT_EQ(values_found[j + k * strides], j < rank ? s[j + k * n] : 7);
        for (std::size_t e = 0; e < strideu; ++e)
            EXPECT_EQ(left[e + k * strideu], e < lda * rank ? u[e + k * of_one] : 7);
        for (std::size_t e = 0; e < stridev; ++e)
            EXPECT_EQ(right[e + k * stridev], e < n * rank ? vt[e / n + e % n * n + k * n * n] : 7);
    }
}

/// A matrix without results has cuSOLVER's, with its norm in its place; norms without vectors are cuSOLVER's,
/// too.
TEST_F(CusolverMany, NormsOfResidualsThatAreTheRealLibrarys) {
    auto given = many<float>([](unsigned k) { return numbers<float>(lda, n, 7 + k); });
    given[of_one + 3] = std::numeric_limits<float>::infinity();
    const There<float> a(given), s{std::vector<float>(n * count)}, u{std::vector<float>(of_one * count)},
        v{std::vector<float>(n * n * count)};
    double norms[count] = {-7, -7, -7};
    const auto call = [&](int job) {
        return cusolverDnSgesvdaStridedBatched(handle, job, n, lda, n, a.get(), lda, of_one, s.get(), n,
                                               u.get(), lda, of_one, v.get(), n, n * n, nullptr, 0,
                                               infos.get(), norms, count);
    };
    expect_passed_on_at(call(values), "cusolverDnSgesvdaStridedBatched");
    fake<int>("fake_status") = 0;
    EXPECT_EQ(call(vectors), 0);
    fake<int>("fake_status") = passed_on;
    EXPECT_EQ(noted_count(), before + 1);
    EXPECT_EQ(last_noted().arguments[5], a.get() + of_one);
    for (const int k : {0, 2}) {
        EXPECT_GE(norms[k], 0);
        EXPECT_LT(norms[k], 1e-4);
    }
}

/// A call takes no memory of the device that an equal one has taken before; much is given back.
TEST_F(CusolverMany, LittleMemoryIsKept) {
    const auto left_after = [&](int matrices) {
        const auto all = static_cast<std::size_t>(matrices);
        const There<double> a{numbers<double>(n, n * matrices)}, s{std::vector<double>(n * all)},
            u{std::vector<double>(n * n * all)}, v{std::vector<double>(n * n * all)};
        const There<int> told{std::vector<int>(all, -7)};
        std::size_t free = 0;
        EXPECT_EQ(cusolverDnDgesvdaStridedBatched(handle, vectors, n, n, n, a.get(), n, n * n, s.get(), n,
                                                  u.get(), n, n * n, v.get(), n, n * n, nullptr, 0,
                                                  told.get(), nullptr, matrices),
                  0);
        EXPECT_EQ(lapilli_device_memory(context(), 0, &free, nullptr), 0);
        return free;
    };
    const std::size_t before_all = left_after(count), again = left_after(count);
    EXPECT_EQ(again, before_all);
    constexpr int most = 5000;  // 17 MB
    left_after(most);
    lapilli_memory need{};  // of the batch itself, which the context may keep
    lapilli_dgesvd_batch_memory(context(), 'S', n, n, most, &need);
    EXPECT_LE(again - left_after(count), need.device);
    EXPECT_EQ(noted_count(), before);
}

TEST_F(CusolverMany, WhatIsNotServedIsPassedOn) {
    const auto given = many_definite<double>();
    const There<double> a(given);
    const There<double*> of_a(places(a, of_one));
    const auto call = [&](double** matrices, int rows) {
        return cusolverDnDpotrfBatched(handle, lower, n, matrices, rows, infos.get(), count);
    };
    const char* const name = "cusolverDnDpotrfBatched";
    expect_passed_on_at(call(of_a.get(), n - 1), name);
    std::vector<double> of_the_host = given;
    std::vector<double*> on_host;
    for (std::size_t k = 0; k < count; ++k) on_host.push_back(of_the_host.data() + k * of_one);
    expect_passed_on_at(call(There<double*>(on_host).get(), lda), name);
    fake<int>("fake_capturing") = 1;
    expect_passed_on_at(call(of_a.get(), lda), name);
    fake<int>("fake_capturing") = 0;
    EXPECT_EQ(of_the_host, given);
    EXPECT_EQ(a.read(), given);
}

}  // namespace
}  // namespace lapilli::testing
