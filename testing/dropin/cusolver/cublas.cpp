// SPDX-License-Identifier: BSD-3-Clause
// cuBLAS's functions of many matrices, against Lapilli's batches.
#include <algorithm>
#include <string_view>

#include "cusolver/call.hpp"
#include "on_device.hpp"

namespace lapilli::testing {
namespace {

struct Cublas : ::testing::Test {
    Handle own{nullptr, 0};
    void* handle = &own;
    There<int> infos{std::vector<int>(count, -7)};
    int told = -7;
    int before = noted_count(fake_cublas), waits = fake<int>("fake_waits");

    /// Served, and submitted: between two events of the stream.
    void expect_served(int status) {
        EXPECT_EQ(status, 0);
        EXPECT_EQ(noted_count(fake_cublas), before) << last_noted(fake_cublas).name;
        EXPECT_EQ(fake<int>("fake_waits"), waits += 2);
    }
    void expect_served(int status, const std::vector<int>& expected) {
        expect_served(status);
        EXPECT_EQ(infos.read(), expected);
    }
    void expect_told(int status) {
        expect_served(status);
        EXPECT_EQ(told, 0);
        told = -7;
    }
    /// The real library has the call, with the same arguments.
    void expect_passed_on(int status, const char* name, int place, const void* argument) {
        EXPECT_EQ(status, passed_on);
        ASSERT_EQ(noted_count(fake_cublas), ++before) << name;
        EXPECT_STREQ(last_noted(fake_cublas).name, name);
        EXPECT_EQ(last_noted(fake_cublas).arguments[0], handle);
        EXPECT_EQ(last_noted(fake_cublas).arguments[place], argument);
        EXPECT_EQ(infos.read(), std::vector<int>(count, -7));
        EXPECT_EQ(told, -7);
        waits = fake<int>("fake_waits");
    }
};

long passed_on_for(std::string_view name, cusolver::Reason reason) {
    const cusolver::Symbol* symbol = cusolver::Symbol::first_called();
    while (symbol != nullptr && symbol->name() != name) symbol = symbol->next_called();
    return symbol == nullptr ? 0 : symbol->passed_on(reason);
}

template <class T>
std::vector<T> many_general(int rows = lda, int columns = n) {
    return many<T>([&](unsigned k) { return numbers<T>(rows, columns, 7 + k); });
}
/// Without interchanges, too.
std::vector<double> many_dominant() {
    return many<double>([](unsigned k) {
        std::vector<double> a = numbers<double>(lda, n, 7 + k);
        for (std::size_t j = 0; j < n; ++j) a[j * (lda + 1)] += 20;
        return a;
    });
}

/// Factors of matrices, with or without interchanges.
template <class T>
struct Factored {
    explicit Factored(std::vector<T> matrices, bool with_pivots = true) : a(std::move(matrices)) {
        static_assert(sizeof(T) == 8 || sizeof(T) == 16);
        lapilli_int* const address = with_pivots ? pivots.data() : nullptr;
        if constexpr (sizeof(T) == 16)
            lapilli_zgetrf_batch(context(), n, n, a.data(), lda, of_one, address, count, infos.data());
        else
            lapilli_dgetrf_batch(context(), n, n, a.data(), lda, of_one, address, count, infos.data());
    }
    std::vector<int> narrow_pivots() const { return {pivots.begin(), pivots.end()}; }
    std::vector<int> narrow_infos() const { return {infos.begin(), infos.end()}; }

    std::vector<T> a;
    std::vector<lapilli_int> pivots = std::vector<lapilli_int>(n * count),
                             infos = std::vector<lapilli_int>(count);
};

TEST_F(Cublas, FactorsWithInterchanges) {
    auto given = many_general<double>();
    std::fill_n(given.begin() + of_one + 4 * lda, n, 0.0);  // singular
    const Factored<double> expected(given);
    const There<double> a(given);
    const There<double*> of_a{places(a, of_one)};
    const There<int> pivots{std::vector<int>(n * count, -7)};
    expect_served(cublasDgetrfBatched(handle, n, of_a.get(), lda, pivots.get(), infos.get(), count),
                  {0, 5, 0});
    expect_near(a.read(), expected.a);
    EXPECT_EQ(pivots.read(), expected.narrow_pivots());
}

TEST_F(Cublas, FactorsWithoutInterchanges) {
    const auto given = many_dominant();
    const Factored<double> expected(given, false);
    const There<double> a(given);
    const There<double*> of_a{places(a, of_one)};
    expect_served(cublasDgetrfBatched(handle, n, of_a.get(), lda, nullptr, infos.get(), count), {0, 0, 0});
    expect_near(a.read(), expected.a);
}

TEST_F(Cublas, SolutionsWithFactors) {
    const Factored<Z> f(many_general<Z>());
    const There<Z> a(f.a);
    const There<Z*> of_a{places(a, of_one)};
    const There<int> pivots{f.narrow_pivots()};
    for (const int operation : {plain, transposed, adjoint}) {
        auto y = numbers<Z>(n * nrhs, count);
        const There<Z> x(y);
        const There<Z*> of_x{places(x, n * nrhs)};
        expect_told(cublasZgetrsBatched(handle, operation, n, nrhs, of_a.get(), lda, pivots.get(), of_x.get(),
                                        n, &told, count));
        std::vector<lapilli_int> none(count);
        lapilli_zgetrs_batch(context(), "NTC"[operation], n, nrhs, f.a.data(), lda, of_one, f.pivots.data(),
                             y.data(), n, n * nrhs, count, none.data());
        expect_near(x.read(), y);
    }
    EXPECT_EQ(a.read(), f.a);
}

TEST_F(Cublas, SolutionsWithoutInterchanges) {
    const Factored<double> f(many_dominant(), false);
    auto y = numbers<double>(n * nrhs, count);
    const There<double> a(f.a), x(y);
    const There<double*> of_a{places(a, of_one)}, of_x{places(x, n * nrhs)};
    expect_told(
        cublasDgetrsBatched(handle, plain, n, nrhs, of_a.get(), lda, nullptr, of_x.get(), n, &told, count));
    std::vector<lapilli_int> none(count);
    lapilli_dgetrs_batch(context(), 'N', n, nrhs, f.a.data(), lda, of_one, nullptr, y.data(), n, n * nrhs,
                         count, none.data());
    expect_near(x.read(), y);
}

TEST_F(Cublas, InversesNextToTheFactors) {
    constexpr int ldc = n + 1;
    Factored<double> f(many_general<double>());
    f.a[of_one + 2 * (lda + 1)] = 0;
    const There<double> a(f.a), c{std::vector<double>(ldc * n * count, 7)};
    const There<double*> of_a{places(a, of_one)}, of_c{places(c, ldc * n)};
    const There<int> pivots{f.narrow_pivots()};
    expect_served(
        cublasDgetriBatched(handle, n, of_a.get(), lda, pivots.get(), of_c.get(), ldc, infos.get(), count),
        {0, 3, 0});
    std::vector<double> expected(ldc * n * count, 7);
    std::vector<lapilli_int> none(count);
    lapilli_dgetri_outofplace_batch(context(), n, f.a.data(), lda, of_one, f.pivots.data(), expected.data(),
                                    ldc, ldc * n, count, none.data());
    auto found = c.read();
    for (auto* each : {&found, &expected})  // a singular matrix has no inverse
        std::fill_n(each->begin() + ldc * n, ldc * n, 0.0);
    expect_near(found, expected);
    EXPECT_EQ(a.read(), f.a);
}

TEST_F(Cublas, InversesOfMatrices) {
    constexpr int ldc = n + 1;
    auto given = many_general<double>();
    std::fill_n(given.begin() + of_one, n, 0.0);  // singular
    const Factored<double> f(given);
    const There<double> a(given), c{std::vector<double>(ldc * n * count, 7)};
    const There<double*> of_a{places(a, of_one)}, of_c{places(c, ldc * n)};
    expect_served(cublasDmatinvBatched(handle, n, of_a.get(), lda, of_c.get(), ldc, infos.get(), count),
                  {0, 1, 0});
    EXPECT_EQ(a.read(), given);
    auto inverses = f.a;
    std::vector<lapilli_int> none(count);
    lapilli_dgetri_batch(context(), n, inverses.data(), lda, of_one, f.pivots.data(), count, none.data());
    const auto found = c.read();
    for (const std::size_t k : {std::size_t(0), std::size_t(2)})
        for (std::size_t e = 0; e < n * n; ++e)
            EXPECT_NEAR(found[k * ldc * n + e / n * ldc + e % n], inverses[k * of_one + e / n * lda + e % n],
                        1e-10);
    for (std::size_t j = 0; j < n * count; ++j) EXPECT_EQ(found[j * ldc + n], 7) << j;
}

TEST_F(Cublas, InversesThatCublasHasNot) {
    constexpr int large = 33;
    const There<double> a{numbers<double>(large, large * count)},
        c{std::vector<double>(large * large * count)};
    const There<double*> of_a{places(a, large * large)}, of_c{places(c, large * large)};
    expect_passed_on(
        cublasDmatinvBatched(handle, large, of_a.get(), large, of_c.get(), large, infos.get(), count),
        "cublasDmatinvBatched", 2, of_a.get());
    // Lapilli copies all matrices at once.
    const There<double> given(many_general<double>());
    const There<double*> of_given{places(given, of_one)}, of_others{places(c, n * n + 1)};
    expect_passed_on(
        cublasDmatinvBatched(handle, n, of_given.get(), lda, of_others.get(), n, infos.get(), count),
        "cublasDmatinvBatched", 2, of_given.get());
    EXPECT_EQ(passed_on_for("cublasDmatinvBatched", cusolver::Reason::spaced), 1);
    expect_passed_on(
        cublasDmatinvBatched(handle, n, of_given.get(), lda, of_others.get(), n - 1, infos.get(), count),
        "cublasDmatinvBatched", 2, of_given.get());
    // One matrix has no distance to another.
    expect_passed_on(
        cublasDmatinvBatched(handle, n, of_given.get(), lda, of_others.get(), n - 1, infos.get(), 1),
        "cublasDmatinvBatched", 2, of_given.get());
    EXPECT_EQ(passed_on_for("cublasDmatinvBatched", cusolver::Reason::spaced), 2);
    EXPECT_EQ(passed_on_for("cublasDmatinvBatched", cusolver::Reason::refused), 1);
    EXPECT_EQ(c.read(), std::vector<double>(large * large * count));
}

TEST_F(Cublas, QrFactors) {
    auto given = many_general<double>();
    const There<double> a(given), tau{std::vector<double>(n * count)};
    const There<double*> of_a{places(a, of_one)}, of_tau{places(tau, n)};
    expect_told(cublasDgeqrfBatched(handle, lda, n, of_a.get(), lda, of_tau.get(), &told, count));
    std::vector<double> expected(n * count);
    std::vector<lapilli_int> none(count);
    lapilli_dgeqrf_batch(context(), lda, n, given.data(), lda, of_one, expected.data(), count, none.data());
    expect_near(a.read(), given);
    expect_near(tau.read(), expected);
    const There<double*> elsewhere{places(tau, n - 1)};
    expect_passed_on(cublasDgeqrfBatched(handle, lda, n, of_a.get(), lda, elsewhere.get(), &told, count),
                     "cublasDgeqrfBatched", 5, elsewhere.get());
}

TEST_F(Cublas, LeastSquares) {
    auto given = many_general<float>(), y = numbers<float>(lda * nrhs, count);
    std::fill_n(given.begin() + of_one, of_one, 0.0F);
    std::fill_n(given.begin() + of_one, n, 1.0F);  // of rank one
    std::fill_n(given.begin() + 2 * of_one, of_one, 0.0F);
    const There<float> a(given), x(y);
    const There<float*> of_a{places(a, of_one)}, of_x{places(x, lda * nrhs)};
    const auto call = [&](int operation, int* info) {
        return cublasSgelsBatched(handle, operation, lda, n, nrhs, of_a.get(), lda, of_x.get(), lda, &told,
                                  info, count);
    };
    expect_passed_on(call(transposed, infos.get()), "cublasSgelsBatched", 5, of_a.get());
    expect_passed_on(call(plain, nullptr), "cublasSgelsBatched", 5, of_a.get());
    expect_passed_on(cublasSgelsBatched(handle, plain, n - 1, n, nrhs, of_a.get(), lda, of_x.get(), lda,
                                        &told, infos.get(), count),
                     "cublasSgelsBatched", 5, of_a.get());
    expect_told(call(plain, infos.get()));
    std::vector<lapilli_int> expected(count);
    lapilli_sgels_batch(context(), 'N', lda, n, nrhs, given.data(), lda, of_one, y.data(), lda, lda * nrhs,
                        count, expected.data());
    EXPECT_EQ(infos.read(), (std::vector<int>{0, 2, 0}));
    expect_near(a.read(), given);
    const auto found = x.read();
    expect_near(found, y);
    for (std::size_t k = 0; k < n; ++k) EXPECT_EQ(found[2 * lda * nrhs + k], 0) << k;  // of no matrix but 0
}

TEST_F(Cublas, HandlesAndStreams) {
    const auto given = many_dominant();
    const There<double> a(given);
    const There<double*> of_a{places(a, of_one)};
    const There<int> pivots{std::vector<int>(n * count, -7)};
    const auto call = [&](int* info) {
        return cublasDgetrfBatched(handle, n, of_a.get(), lda, pivots.get(), info, count);
    };
    const auto passed = [&](int status) { expect_passed_on(status, "cublasDgetrfBatched", 2, of_a.get()); };
    passed(call(nullptr));
    for (const int emulated : {4, 8, 8 + 16}) {
        own.mode = emulated;
        passed(call(infos.get()));
    }
    own.mode = 0;
    fake<int>("fake_capturing") = 1;
    passed(call(infos.get()));
    fake<int>("fake_capturing") = 0;
    fake<int>("fake_device") = -1;
    const int without_a_device = call(infos.get());
    fake<int>("fake_device") = 0;
    passed(without_a_device);
    EXPECT_EQ(a.read(), given);
    own.mode = 3;  // TF32, which a factorization does not use
    expect_served(call(infos.get()), {0, 0, 0});
}

/// Two streams, each in front of Lapilli's queue and behind it.
TEST_F(Cublas, CallsAreInTheOrderOfTheHandlesStream) {
    const There<double> a(many_dominant());
    const There<double*> of_a{places(a, of_one)};
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_queue_create(context(), 0, nullptr, &queue), 0);
    for (int k = 0; k < 2; ++k) {
        if (k == 1) {
            ASSERT_EQ(lapilli_queue_stream(queue, &own.stream), 0);
        }
        expect_served(cublasDgetrfBatched(handle, n, of_a.get(), lda, nullptr, infos.get(), count),
                      {0, 0, 0});
        void* const* const order = &fake<void*>("fake_order");
        EXPECT_EQ(order[0], own.stream);
        EXPECT_NE(order[1], own.stream);
        EXPECT_EQ(order[2], order[1]);
        EXPECT_EQ(order[3], own.stream);
    }
    EXPECT_NE(own.stream, nullptr);
    lapilli_queue_destroy(queue);
}

TEST_F(Cublas, NoHandle) {
    const There<double> a(many_dominant());
    const There<double*> of_a{places(a, of_one)};
    handle = nullptr;
    expect_passed_on(cublasDgetrfBatched(handle, n, of_a.get(), lda, nullptr, infos.get(), count),
                     "cublasDgetrfBatched", 2, of_a.get());
}

TEST_F(Cublas, AMatrixAloneHasAnyAddress) {
    const There<std::complex<float>> a(numbers<std::complex<float>>(lda, n));
    const There<std::complex<float>*> of_a({a.get()});
    auto expected = numbers<std::complex<float>>(lda, n);
    const There<int> pivots{std::vector<int>(n)};
    expect_served(cublasCgetrfBatched(handle, n, of_a.get(), lda, pivots.get(), infos.get(), 1), {0, -7, -7});
    std::vector<lapilli_int> of_rows(n);
    lapilli_cgetrf(context(), n, n, expected.data(), lda, of_rows.data());
    expect_near(a.read(), expected);
    EXPECT_EQ(pivots.read(), std::vector<int>(of_rows.begin(), of_rows.end()));
}

/// Numbers of a status are those of the library whose function it is.
TEST_F(Cublas, StatusOfResultsThatDoNotArriveAndOfFunctionsThatAreNotThere) {
    static cusolver::Symbol of_blas(cusolver::real_cublas, "cublasHasNoSuchFunction"),
        of_solver(cusolver::real_cusolver, "cusolverDnHasNoSuchFunction");
    const cusolver::Served served{};
    const auto status = [&](cusolver::Symbol& symbol, void* with) {
        const cusolver::Call call{
            .symbol = symbol, .served = served, .handle = with, .type = 'd', .order = n, .info = infos.get()};
        return cusolver::serve_submitted(
            call, [](const cusolver::Submission&) -> lapilli_int { return cusolver::undelivered; },
            [](void*) { return passed_on; }, [] { return std::string(); });
    };
    EXPECT_EQ(status(of_blas, nullptr), 15);
    EXPECT_EQ(status(of_blas, handle), 13);
    EXPECT_EQ(status(of_solver, nullptr), 9);
    own.mode = 1;
    EXPECT_EQ(status(of_solver, handle), 6);
}

TEST_F(Cublas, ArgumentsThatLapilliDoesNotTakeArePassedOn) {
    const auto given = many_dominant();
    const There<double> a(given);
    const There<double*> of_a{places(a, of_one)};
    const auto passed = [&](const There<double*>& matrices, int order, int ld, int matrix_count) {
        expect_passed_on(
            cublasDgetrfBatched(handle, order, matrices.get(), ld, nullptr, infos.get(), matrix_count),
            "cublasDgetrfBatched", 2, matrices.get());
    };
    passed(of_a, 0, lda, count);
    passed(of_a, n, lda, 0);
    passed(of_a, n, n - 1, count);
    passed(of_a, -1, lda, count);
    auto addresses = places(a, of_one);
    std::swap(addresses[0], addresses[1]);
    passed(There<double*>(addresses), n, lda, count);
    passed(There<double*>(places(a, of_one - 1)), n, lda, count);
    std::vector<double> of_the_host = given;
    std::vector<double*> on_host;
    for (std::size_t k = 0; k < count; ++k) on_host.push_back(of_the_host.data() + k * of_one);
    passed(There<double*>(on_host), n, lda, count);
    EXPECT_EQ(of_the_host, given);
    EXPECT_EQ(a.read(), given);
    const There<double> x{numbers<double>(n * nrhs, count)};
    const There<double*> of_x{places(x, n * nrhs)};
    expect_passed_on(
        cublasDgetrsBatched(handle, plain, n, nrhs, of_a.get(), lda, nullptr, of_x.get(), n, nullptr, count),
        "cublasDgetrsBatched", 4, of_a.get());
    expect_passed_on(
        cublasDgetrsBatched(handle, 3, n, nrhs, of_a.get(), lda, nullptr, of_x.get(), n, &told, count),
        "cublasDgetrsBatched", 4, of_a.get());
}

}  // namespace
}  // namespace lapilli::testing
