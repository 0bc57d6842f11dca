// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's functions whose calls are submitted, in a program that has them itself, and so their queue: on a
// simulated device, whose memory the host does not see, against Lapilli's functions that wait.
#include "cusolver/served.hpp"
#include "on_device.hpp"

const char* const lapilli::cusolver::real_cusolver_file = lapilli::testing::fake_cusolver;
const char* const lapilli::cusolver::real_cublas_file = lapilli::testing::fake_cublas;

namespace lapilli::testing {
namespace {

TEST(Served, OrdersDependOnRightHandSides) {
    using cusolver::any, cusolver::never;
    constexpr cusolver::Served served{{{{never, {500, any}, never, never}, {2, 128}},
                                       {{never, {2000, 8000}, never, {7, 7}}, {1, 1}},
                                       {{{1, 32}, never, never, never}, {0, any}, {64, 100}}}};
    EXPECT_TRUE(served.have('z', 7, 1, 0));  // of no matrices
    const auto have = [&](index_t order, index_t columns) { return served.have('d', order, columns, 1); };
    EXPECT_TRUE(have(500, 2) && have(90000, 128) && have(2000, 1) && have(8000, 1));
    EXPECT_FALSE(have(499, 2) || have(500, 129) || have(500, 1) || have(8001, 1) || have(500, 0));
    EXPECT_TRUE(served.have('z', 7, 1, 1) && served.have('s', 32, 1, 64) && served.have('s', 1, 0, 100));
    EXPECT_FALSE(served.have('z', 7, 2, 1) || served.have('s', 32, 1, 63) || served.have('d', 32, 1, 64) ||
                 served.have('s', 32, 1, 101) || served.have('s', 32, 1, 1));
    constexpr cusolver::Served whatever{{{{{3, any}, never, never, never}}}};
    EXPECT_TRUE(whatever.have('s', 3, 0, 1) && whatever.have('s', 3, 1000, 1));
}

/// A look-up that fails writes the thread's dlerror, which is the program's.
TEST(RealLibrary, WhatItLacksIsLookedUpOnce) {
    static const char* const absent = "libcusolver_absent.so.12";
    for (const char* const* file : {&cusolver::real_cusolver_file, &absent}) {
        cusolver::RealLibrary library({.title = "a version without modes",
                                       .file = file,
                                       .stream = "cusolverDnHasNoStream",
                                       .mode = "cusolverDnHasNoMode",
                                       .numbers = cusolver::cusolver_numbers});
        Handle own{nullptr, 2};
        void* stream = nullptr;
        dlerror();
        EXPECT_FALSE(library.wants_emulation(&own) || library.stream_of(&own, &stream));
        EXPECT_NE(dlerror(), nullptr);
        EXPECT_FALSE(library.wants_emulation(&own) || library.stream_of(&own, &stream));
        EXPECT_EQ(dlerror(), nullptr);
    }
}

TEST(RealLibrary, ModesOfCusolverOtherThanItsDefaultEmulate) {
    for (const int mode : {0, 1, 2, 3}) {
        Handle own{nullptr, mode};
        EXPECT_EQ(cusolver::real_cusolver.wants_emulation(&own), mode != 1) << mode;
    }
}

TEST_F(CusolverSubmitted, CholeskyFactors) {
    auto b = definite<double>(n);
    const There<double> a(b), c(b);
    expect_served(cusolverDnDpotrf(handle, lower, n, a.get(), lda, work.get(), 20000, info.get()));
    expect_served(
        cusolverDnXpotrf(handle, nullptr, lower, n, 1, c.get(), lda, 1, nullptr, 0, nullptr, 0, info.get()));
    lapilli_dpotrf(context(), 'L', n, b.data(), lda);
    expect_near(a.read(), b);
    EXPECT_EQ(c.read(), a.read());
}

/// A NaN is where the first minor that is not positive ends, as cuSOLVER leaves it, and nowhere else.
template <class T, class Call>
void expect_marked(Call call) {
    for (const int at : {0, 4, n - 1}) {
        auto b = definite<T>(n);
        b[static_cast<std::size_t>(at * (lda + 1))] = T(-1);
        const There<T> a(b);
        const There<int> info({-7});
        EXPECT_EQ(call(a.get(), info.get()), 0);
        EXPECT_EQ(info.read()[0], at + 1);
        const auto found = a.read();
        for (std::size_t k = 0; k < found.size(); ++k)
            EXPECT_EQ(found[k] != found[k], k == static_cast<std::size_t>(at * (lda + 1))) << k;
    }
}

TEST_F(CusolverSubmitted, AMatrixWithoutACholeskyFactorIsMarked) {
    expect_marked<Z>(
        [&](Z* a, int* to) { return cusolverDnZpotrf(handle, upper, n, a, lda, nullptr, 0, to); });
    expect_marked<float>([&](float* a, int* to) {
        return cusolverDnXpotrf(handle, nullptr, lower, n, 0, a, lda, 0, nullptr, 0, nullptr, 0, to);
    });
}

TEST_F(CusolverSubmitted, SolutionsWithACholeskyFactor) {
    auto b = definite<double>(n), y = numbers<double>(n, nrhs);
    lapilli_dpotrf(context(), 'L', n, b.data(), lda);
    const There<double> a(b), x(y);
    expect_served(cusolverDnDpotrs(handle, lower, n, nrhs, a.get(), lda, x.get(), n, info.get()));
    lapilli_dpotrs(context(), 'L', n, nrhs, b.data(), lda, y.data(), n);
    expect_near(x.read(), y);
    expect_served(
        cusolverDnXpotrs(handle, nullptr, lower, n, nrhs, 1, a.get(), lda, 1, x.get(), n, info.get()));
    lapilli_dpotrs(context(), 'L', n, nrhs, b.data(), lda, y.data(), n);
    expect_near(x.read(), y);
}

template <class T>
void expect_x_form(int type, lapilli_int (*ours)(lapilli_context, lapilli_int, lapilli_int, T*, lapilli_int,
                                                 lapilli_int*)) {
    Handle handle;
    auto b = definite<T>(n);
    const There<T> a(b);
    const There<int> info({-7});
    const There<std::int64_t> pivots(std::vector<std::int64_t>(n, -1));
    std::vector<lapilli_int> expected(n);
    EXPECT_EQ(cusolverDnXgetrf(&handle, nullptr, n, n, type, a.get(), lda, pivots.get(), type, nullptr, 0,
                               nullptr, 0, info.get()),
              0);
    ours(context(), n, n, b.data(), lda, expected.data());
    expect_near(a.read(), b);
    EXPECT_EQ(info.read()[0], 0);
}

TEST_F(CusolverSubmitted, XFormsInFourPrecisions) {
    expect_x_form<float>(0, lapilli_sgetrf);
    expect_x_form<double>(1, lapilli_dgetrf);
    expect_x_form<std::complex<float>>(4, lapilli_cgetrf);
    expect_x_form<Z>(5, lapilli_zgetrf);
}

TEST_F(CusolverSubmitted, LuWithPivotsOf32And64Bits) {
    auto b = numbers<double>(lda, n), y = numbers<double>(n, nrhs, 8);
    const There<double> a(b), c(b), x(y), z(y);
    const There<int> narrow(std::vector<int>(n, -1));
    const There<std::int64_t> wide(std::vector<std::int64_t>(n, -1));
    std::vector<lapilli_int> expected(n);
    expect_served(cusolverDnDgetrf(handle, n, n, a.get(), lda, work.get(), narrow.get(), info.get()));
    expect_served(cusolverDnXgetrf(handle, nullptr, n, n, 1, c.get(), lda, wide.get(), 1, nullptr, 0, nullptr,
                                   0, info.get()));
    lapilli_dgetrf(context(), n, n, b.data(), lda, expected.data());
    expect_near(a.read(), b);
    EXPECT_EQ(c.read(), a.read());
    EXPECT_EQ(wide.read(), std::vector<std::int64_t>(expected.begin(), expected.end()));
    EXPECT_EQ(narrow.read(), std::vector<int>(expected.begin(), expected.end()));
    expect_served(
        cusolverDnDgetrs(handle, transposed, n, nrhs, a.get(), lda, narrow.get(), x.get(), n, info.get()));
    expect_served(cusolverDnXgetrs(handle, nullptr, transposed, n, nrhs, 1, a.get(), lda, wide.get(), 1,
                                   z.get(), n, info.get()));
    lapilli_dgetrs(context(), 'T', n, nrhs, b.data(), lda, expected.data(), y.data(), n);
    expect_near(x.read(), y);
    EXPECT_EQ(z.read(), x.read());
}

TEST_F(CusolverSubmitted, ASingularMatrix) {
    std::vector<double> b = numbers<double>(lda, n);
    for (int i = 0; i < lda; ++i) b[static_cast<std::size_t>(3 * lda + i)] = 0;
    const There<double> a(b);
    const There<int> pivots(std::vector<int>(n, -1));
    expect_served(cusolverDnDgetrf(handle, n, n, a.get(), lda, work.get(), pivots.get(), info.get()), 4);
}

TEST_F(CusolverSubmitted, Qr) {
    auto b = numbers<double>(lda, n), y = numbers<double>(lda, 5);
    std::vector<double> expected(n);
    const There<double> a(b), c(b), x(y), tau(expected), third(expected);
    expect_served(cusolverDnDgeqrf(handle, lda, n, a.get(), lda, tau.get(), work.get(), 20000, info.get()));
    expect_served(cusolverDnXgeqrf(handle, nullptr, lda, n, 1, c.get(), lda, 1, third.get(), 1, nullptr, 0,
                                   nullptr, 0, info.get()));
    lapilli_dgeqrf(context(), lda, n, b.data(), lda, expected.data());
    expect_near(a.read(), b);
    EXPECT_EQ(c.read(), a.read());
    expect_near(tau.read(), expected);
    EXPECT_EQ(third.read(), tau.read());
    expect_served(cusolverDnDormqr(handle, left, transposed, lda, 5, n, a.get(), lda, tau.get(), x.get(), lda,
                                   work.get(), 20000, info.get()));
    lapilli_dormqr(context(), 'L', 'T', lda, 5, n, b.data(), lda, expected.data(), y.data(), lda);
    expect_near(x.read(), y);
    expect_served(
        cusolverDnDorgqr(handle, lda, n, n - 2, a.get(), lda, tau.get(), work.get(), 20000, info.get()));
    lapilli_dorgqr(context(), lda, n, n - 2, b.data(), lda, expected.data());
    expect_near(a.read(), b);
}

/// The queue's own scratch memory, where there is none of the caller's, is what the device has less.
TEST_F(CusolverSubmitted, ComputesInTheCallersMemory) {
    const lapilli_queue queue = cusolver::Submission(nullptr).queue();
    constexpr int order = 300;
    const There<double> a(numbers<double>(order, order)), tau{std::vector<double>(order)};
    lapilli_memory need{};
    ASSERT_EQ(lapilli_dgeqrf_async_memory(queue, order, order, &need), 0);
    int elements = 1;
    fake<int>("fake_status") = 0;
    EXPECT_EQ(cusolverDnDgeqrf_bufferSize(handle, order, order, a.get(), order, &elements), 0);
    ++before;  // the real library was asked, too
    fake<int>("fake_status") = passed_on;
    EXPECT_EQ(static_cast<std::size_t>(elements), (need.device + 255 + 7) / 8);
    const There<double> space(std::vector<double>(static_cast<std::size_t>(elements)));
    const auto call = [&](int length) {
        return cusolverDnDgeqrf(handle, order, order, a.get(), order, tau.get(), space.get(), length,
                                info.get());
    };
    std::size_t free_before = 0, free_after = 0, free_without = 0;
    ASSERT_EQ(lapilli_device_memory(context(), 0, &free_before, nullptr), 0);
    expect_served(call(elements));
    lapilli_device_memory(context(), 0, &free_after, nullptr);
    EXPECT_EQ(free_after, free_before);
    expect_served(call(4));
    lapilli_device_memory(context(), 0, &free_without, nullptr);
    EXPECT_LT(free_without, free_before);
}

template <class T, class Call>
void expect_columns_of_v(int rows, int columns, bool econ, Call call) {
    SCOPED_TRACE(rows);
    using R = decltype(std::abs(T()));
    const int most = std::min(rows, columns), right = econ ? most : columns, of_u = econ ? most : rows;
    const auto given = numbers<T>(rows, columns);
    std::vector<R> s(static_cast<std::size_t>(most));
    std::vector<T> u(static_cast<std::size_t>(rows * of_u)), vt(static_cast<std::size_t>(right * columns));
    const There<T> a(given), of_left(u),
        of_right(std::vector<T>(static_cast<std::size_t>((columns + 1) * right), T(7)));
    const There<R> values(s);
    int info = -7;  // the driver of this test writes to the host
    EXPECT_EQ(call(a.get(), values.get(), of_left.get(), of_right.get(), &info), 0);
    EXPECT_EQ(info, 0);
    auto b = given;
    lapilli_int made = 0;
    if constexpr (std::is_same_v<T, Z>)
        made = lapilli_zgesdd(context(), econ ? 'S' : 'A', rows, columns, b.data(), rows, s.data(), u.data(),
                              rows, vt.data(), right);
    else
        made = lapilli_sgesdd(context(), econ ? 'S' : 'A', rows, columns, b.data(), rows, s.data(), u.data(),
                              rows, vt.data(), right);
    EXPECT_EQ(made, 0);
    EXPECT_EQ(values.read(), s);
    EXPECT_EQ(of_left.read(), u);
    const auto v = of_right.read();
    for (int j = 0; j < right; ++j) {
        for (int i = 0; i < columns; ++i) {
            const T expected = vt[static_cast<std::size_t>(j + i * right)];
            const T found = v[static_cast<std::size_t>(i + j * (columns + 1))];
            EXPECT_EQ(std::real(found), std::real(expected));
            EXPECT_EQ(std::imag(found), -std::imag(expected));
        }
        EXPECT_EQ(v[static_cast<std::size_t>(columns + j * (columns + 1))], T(7));
    }
}

TEST_F(CusolverSubmitted, RightSingularVectorsAreColumns) {
    for (const bool econ : {true, false}) {
        for (const auto& [rows, columns] : {std::pair(n + 3, n), std::pair(n, n), std::pair(n, n + 2)}) {
            expect_columns_of_v<Z>(rows, columns, econ,
                                   [&, m = rows, k = columns](Z* a, double* s, Z* u, Z* v, int* to) {
                                       return cusolverDnZgesvdj(handle, vectors, econ, m, k, a, m, s, u, m, v,
                                                                k + 1, nullptr, 0, to, nullptr);
                                   });
            double error = 7;
            expect_columns_of_v<float>(
                rows, columns, econ,
                [&, m = rows, k = columns](float* a, float* s, float* u, float* v, int* to) {
                    return cusolverDnXgesvdp(handle, nullptr, vectors, econ, m, k, 0, a, m, 0, s, 0, u, m, 0,
                                             v, k + 1, 0, nullptr, 0, nullptr, 0, to, &error);
                });
            EXPECT_EQ(error, 0);
        }
    }
    const There<double> a(numbers<double>(n, n)), s{std::vector<double>(n)};
    int of_values = -7;
    EXPECT_EQ(0, cusolverDnDgesvdj(handle, values, 1, n, n, a.get(), n, s.get(), nullptr, n, nullptr, n,
                                   nullptr, 0, &of_values, nullptr));
    EXPECT_GT(s.read()[0], 0);
}

TEST_F(CusolverSubmitted, WhatIsNotServedIsPassedOn) {
    const auto given = numbers<double>(lda, n);
    const There<double> a(given), tau{std::vector<double>(n)};
    const auto with = [&](double* matrix, int rows) {
        return cusolverDnDgeqrf(handle, n, n, matrix, rows, tau.get(), work.get(), 20000, info.get());
    };
    expect_passed_on(with(a.get(), n - 1), "cusolverDnDgeqrf");
    std::vector<double> of_the_host = given;
    expect_passed_on(with(of_the_host.data(), lda), "cusolverDnDgeqrf");
    EXPECT_EQ(of_the_host, given);
    fake<int>("fake_capturing") = 1;
    expect_passed_on(with(a.get(), lda), "cusolverDnDgeqrf");
    fake<int>("fake_capturing") = 0;
    EXPECT_EQ(a.read(), given);
    expect_served(with(a.get(), lda));
}

}  // namespace
}  // namespace lapilli::testing
