// SPDX-License-Identifier: BSD-3-Clause
// Dense matrices as operators of iterative routines: in host and in device memory, on any number of devices,
// changed between calls.
#include <algorithm>
#include <cmath>
#include <limits>

#include "numerics/operators.hpp"

namespace lapilli::testing {
namespace {

constexpr std::int64_t n = 50, nev = 4, block = 6;
template <class T>
constexpr double tolerance = sizeof(Real<T>) == 4 ? 2e-5 : 1e-9;

template <class T>
class DenseHandle {
  public:
    DenseHandle(const Context& ctx, const T* a, std::int64_t ld) {
        EXPECT_EQ(lapilli_operator_dense(ctx, letter<T>, n, a, ld, &handle_), 0) << lapilli_last_error(ctx);
    }
    ~DenseHandle() { EXPECT_EQ(lapilli_operator_destroy(handle_), 0); }
    DenseHandle(const DenseHandle&) = delete;
    DenseHandle& operator=(const DenseHandle&) = delete;
    operator lapilli_operator() const { return handle_; }

  private:
    lapilli_operator handle_ = nullptr;
};

template <class T>
struct Found {
    Matrix<T> x{n, block};
    std::vector<Real<T>> w = std::vector<Real<T>>(block), resid = w;
    lapilli_int iterations = 0;

    lapilli_int lobpcg(const Context& ctx, lapilli_operator a, lapilli_operator m = nullptr) {
        return api::lobpcg<T>(ctx, 'S', n, 0, nev, block, a, nullptr, m, static_cast<T*>(nullptr), n, 0,
                              static_cast<T*>(nullptr), n, static_cast<Real<T>>(tolerance<T>), 300, w.data(),
                              x.data(), x.ld(), resid.data(), &iterations);
    }
    lapilli_int trlan(const Context& ctx, lapilli_operator a) {
        return api::trlan<T>(ctx, 'S', n, block, 3, 30, a, nullptr, 0, static_cast<T*>(nullptr), n,
                             static_cast<Real<T>>(tolerance<T>), 300, w.data(), x.data(), x.ld(),
                             resid.data(), &iterations);
    }
    lapilli_int chefsi(const Context& ctx, lapilli_operator a) {
        return api::chefsi<T>(ctx, 'S', n, nev, block, 0, a, 0, static_cast<T*>(nullptr), n,
                              static_cast<Real<T>>(tolerance<T>), 100, w.data(), x.data(), x.ld(),
                              resid.data(), &iterations);
    }
    void expect_good(const Matrix<T>& a, double first, double step) const {
        Pairs<T>{x, w, resid, nev, tolerance<T>}.expect_good(a, 10);
        for (std::int64_t k = 0; k < nev; ++k)
            EXPECT_NEAR(static_cast<double>(w[static_cast<std::size_t>(k)]),
                        first + step * static_cast<double>(k), 200 * tolerance<T>);
    }
};

/// Eigenvalues first, first + step, ..
template <class T>
void fill(Matrix<T>& a, double first, double step) {
    std::vector<double> values;
    for (int i = 0; i < n; ++i) values.push_back(first + step * i);
    const Elements<T> element = with_values<T>(values);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < n; ++i) a(i, j) = element(i, j);
    }
}

template <class T>
class DenseOperators : public ::testing::Test {};
TYPED_TEST_SUITE(DenseOperators, FullScalars, ScalarNames);

TYPED_TEST(DenseOperators, EachMethodEachPlace) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 1, 2, 3})) {
        const FewRows ctx(device_count);
        for (const bool on_device : {false, true}) {
            if (on_device && device_count == 0) continue;
            SCOPED_TRACE(std::to_string(device_count) + (on_device ? " devices, there" : " devices"));
            Matrix<T> a(n, n, 3);
            fill(a, 1, 0.2);
            std::unique_ptr<DeviceCopy> copy;
            if (on_device) copy = std::make_unique<DeviceCopy>(ctx, a);
            // Devices compute where the matrix is theirs.
            if (on_device) ctx.set("iterative.crossover", "1000");
            const DenseHandle<T> op(ctx, on_device ? copy->template as<const T>() : a.data(), a.ld());
            Found<T> lobpcg, trlan, chefsi;
            ASSERT_EQ(lobpcg.lobpcg(ctx, op), 0) << lapilli_last_error(ctx);
            lobpcg.expect_good(a, 1, 0.2);
            ASSERT_EQ(trlan.trlan(ctx, op), 0) << lapilli_last_error(ctx);
            trlan.expect_good(a, 1, 0.2);
            ASSERT_EQ(chefsi.chefsi(ctx, op), 0) << lapilli_last_error(ctx);
            chefsi.expect_good(a, 1, 0.2);
            ctx.set("iterative.crossover", "0");
            if (on_device) continue;

            // A polynomial in it, and other numbers in the same place.
            lapilli_operator m = nullptr;
            ASSERT_EQ(lapilli_operator_chebyshev(ctx, op, 6, 0, 0, &m), 0) << lapilli_last_error(ctx);
            Found<T> helped;
            ASSERT_EQ(helped.lobpcg(ctx, op, m), 0) << lapilli_last_error(ctx);
            EXPECT_LT(helped.iterations, lobpcg.iterations);
            ASSERT_EQ(lapilli_operator_destroy(m), 0);
            fill(a, -2, 0.15);
            Found<T> changed;
            ASSERT_EQ(changed.chefsi(ctx, op), 0) << lapilli_last_error(ctx);
            changed.expect_good(a, -2, 0.15);
        }
    }
}

/// Not Hermitian; with a NaN.
TYPED_TEST(DenseOperators, WhatDoesNotFit) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        Matrix<T> a(n, n);
        fill(a, 1, 0.2);
        const DenseHandle<T> op(ctx, a.data(), a.ld());
        a(3, 40) += T(1);
        Found<T> found;
        EXPECT_EQ(found.chefsi(ctx, op), n + 2) << lapilli_last_error(ctx);
        a(3, 40) = T(std::numeric_limits<Real<T>>::quiet_NaN());
        EXPECT_EQ(found.chefsi(ctx, op), LAPILLI_ERROR_NOT_FINITE) << lapilli_last_error(ctx);
    }
}

TYPED_TEST(DenseOperators, Arguments) {
    using T = TypeParam;
    const FewRows ctx(simulated() ? 1 : 0);
    Matrix<T> a(n, n);
    lapilli_operator op = nullptr;
    EXPECT_EQ(lapilli_operator_dense(ctx, 'x', n, a.data(), n, &op), -1);
    EXPECT_EQ(lapilli_operator_dense(ctx, letter<T>, -1, a.data(), n, &op), -2);
    EXPECT_EQ(lapilli_operator_dense(ctx, letter<T>, n, nullptr, n, &op), -3);
    EXPECT_EQ(lapilli_operator_dense(ctx, letter<T>, n, a.data(), n - 1, &op), -4);
    EXPECT_EQ(lapilli_operator_dense(ctx, letter<T>, n, a.data(), n, nullptr), -5);
    EXPECT_EQ(op, nullptr);
    EXPECT_EQ(lapilli_operator_dense(ctx, letter<T>, 0, nullptr, 1, &op), 0);
    EXPECT_EQ(lapilli_operator_destroy(op), 0);
}

}  // namespace
}  // namespace lapilli::testing
