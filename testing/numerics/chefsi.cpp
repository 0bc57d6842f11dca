// SPDX-License-Identifier: BSD-3-Clause
// Chebyshev-filtered subspace iteration: both ends of a spectrum, multiple values and clusters, sequences of
// related problems, an upper end that Lanczos does not see, what does not converge, and what is wrong.
#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "numerics/operators.hpp"

namespace lapilli::testing {
namespace {

template <class T>
struct Call {
    char which = 'S';
    std::int64_t n, nev, block, degree = 0;
    Matrix<T> guess, x;
    double tol = sizeof(Real<T>) == 4 ? 2e-5 : 1e-9;
    std::int64_t maxit = 200;
    std::vector<Real<T>> w, resid;
    std::vector<lapilli_int> iter;

    Call(std::int64_t order, std::int64_t wanted, std::int64_t vectors)
        : n(order),
          nev(wanted),
          block(vectors),
          guess(order, 0),
          x(order, vectors, 2),
          w(static_cast<std::size_t>(vectors), Real<T>(-7)),
          resid(static_cast<std::size_t>(vectors), Real<T>(-7)),
          iter(1, -7) {}

    lapilli_int run(lapilli_context ctx, lapilli_operator a) {
        return api::chefsi<T>(ctx, which, n, nev, block, degree, a, guess.cols(), guess.data(), guess.ld(),
                              static_cast<Real<T>>(tol), maxit, w.data(), x.data(), x.ld(), resid.data(),
                              iter.data());
    }
    bool is_untouched() const {
        const Call fresh(n, nev, block);
        return w == fresh.w && resid == fresh.resid && iter == fresh.iter && x.same_bits(fresh.x);
    }
    void expect_good(const Matrix<T>& a, double a_norm) const {
        Pairs<T>{x, w, resid, nev, tol, false}.expect_good(a, a_norm);
    }
    void expect_values(const std::function<double(std::int64_t)>& value, double a_norm) const {
        for (std::int64_t k = 0; k < nev; ++k)
            EXPECT_NEAR(static_cast<double>(w[static_cast<std::size_t>(k)]), value(k), 10 * tol * a_norm)
                << "pair " << k;
    }
};

template <class T>
class FilteredIteration : public ::testing::Test {};
TYPED_TEST_SUITE(FilteredIteration, Scalars, ScalarNames);

TYPED_TEST(FilteredIteration, EachEndOfALaplacian) {
    using T = TypeParam;
    using Form = typename Operator<T>::Form;
    const std::int64_t n = 70, nev = 6;
    for (const int device_count : device_counts({0, 1, 2, 4})) {
        for (const char which : {'S', 'L'}) {
            for (const std::int64_t block : {nev, nev + 3}) {
                const FewRows ctx(device_count);
                SCOPED_TRACE(std::to_string(device_count) + " devices, which " + which + ", block " +
                             std::to_string(block));
                const Operator<T> a(ctx, n, laplacian<T>(), Form{block == nev ? 'R' : 'C', 'H'});
                Call<T> call(n, nev, block);
                call.which = which;
                ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), 4);
                call.expect_values(
                    [&](std::int64_t k) { return laplacian_value(n, which == 'S' ? k : n - 1 - k); }, 1);
                EXPECT_GT(call.iter[0], 0);
                EXPECT_LT(call.iter[0], 60);
                EXPECT_EQ(lapilli_convergence(ctx, nullptr, nullptr, 0), call.iter[0] + 1);
            }
        }
    }
}

TYPED_TEST(FilteredIteration, VectorsInDeviceMemory) {
    using T = TypeParam;
    using Form = typename Operator<T>::Form;
    if (!simulated()) GTEST_SKIP() << "the operator's function computes there, too";
    const std::int64_t n = 50, nev = 3, block = 5;
    const FewRows ctx(1);
    const Operator<T> a(ctx, n, laplacian<T>(), Form{'R', 'D'});
    Call<T> call(n, nev, block);
    ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
    const Matrix<T> found = call.x;
    const DeviceCopy x(ctx, call.x);
    call.tol *= 4;
    // X0 is X.
    ASSERT_EQ(api::chefsi<T>(ctx, 'S', n, nev, block, 0, a, block, x.template as<const T>(), call.x.ld(),
                             static_cast<Real<T>>(call.tol), 50, call.w.data(), x.template as<T>(),
                             call.x.ld(), call.resid.data(), call.iter.data()),
              0)
        << lapilli_last_error(ctx);
    x.download();
    EXPECT_EQ(call.iter[0], 0);
    EXPECT_FALSE(call.x.same_bits(found));
    call.expect_good(a.matrix(), 4);
}

/// Each degree is one that a caller may ask for.
TYPED_TEST(FilteredIteration, Degrees) {
    using T = TypeParam;
    const std::int64_t n = 40;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        std::int64_t last = 1000;
        for (const std::int64_t degree : {2, 7, 30}) {
            Call<T> call(n, 2, 6);
            call.degree = degree;
            ASSERT_EQ(call.run(ctx, a), 0) << degree << ": " << lapilli_last_error(ctx);
            call.expect_good(a.matrix(), 4);
            EXPECT_LT(call.iter[0], last) << degree;
            last = call.iter[0];
        }
    }
}

TYPED_TEST(FilteredIteration, HardSpectra) {
    using T = TypeParam;
    const double huge = std::sqrt(static_cast<double>(std::numeric_limits<Real<T>>::max())) * 1e3;
    constexpr std::int64_t n = 24;
    struct Case {
        const char* name;
        double norm;
        std::function<double(double)> value;
    };
    const Case cases[] = {
        {"zero", 1, [](double) { return 0.0; }},
        {"identity", 1, [](double) { return 1.0; }},
        {"minus identity", 1, [](double) { return -1.0; }},
        {"three values", 3, [](double i) { return 1 + std::fmod(i, 3); }},
        {"two values, far apart", 1e3, [](double i) { return i < 5 ? 1e-3 : 1e3; }},
        {"two values far from the others", 1e3,
         [](double i) { return i == 4   ? 1e3
                               : i == 5 ? -1e3
                                        : 1 + i / n; }},
        {"clusters", 2, [](double i) { return std::fmod(i, 2) + 1e-3 * std::floor(i / 2); }},
        {"indefinite", 12, [](double i) { return i - 12; }},
        {"negative", n, [](double i) { return -i - 1; }},
        {"graded", 1, [](double i) { return std::pow(10, -i); }},
        {"large", huge, [=](double i) { return huge * (1 - i / n); }},
        {"small", 1 / huge, [=](double i) { return 1 / huge * (1 - i / n); }},
    };
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        for (const Case& c : cases) {
            std::vector<double> values;
            for (int i = 0; i < n; ++i) values.push_back(c.value(i));
            const Operator<T> a(ctx, n, with_values<T>(values));
            std::sort(values.begin(), values.end());
            for (const char which : {'S', 'L'}) {
                for (const std::int64_t block : {std::int64_t{3}, std::int64_t{5}, n}) {
                    if (device_count > 0 && block == 3) continue;  // filters of thousands of degrees
                    SCOPED_TRACE(std::string(c.name) + ", which " + which + ", block " +
                                 std::to_string(block));
                    Call<T> call(n, 3, block);
                    call.which = which;
                    ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
                    call.expect_good(a.matrix(), c.norm);
                    call.expect_values(
                        [&](std::int64_t k) {
                            return values[static_cast<std::size_t>(which == 'S' ? k : n - 1 - k)];
                        },
                        c.norm);
                }
            }
        }
    }
}

TYPED_TEST(FilteredIteration, AllValuesOfSmallOrders) {
    using T = TypeParam;
    for (const int device_count : device_counts({0, 3})) {
        const FewRows ctx(device_count);
        for (const std::int64_t n : {1, 2, 5, 9}) {
            const Operator<T> a(ctx, n, laplacian<T>());
            for (const std::int64_t nev : {std::int64_t{1}, std::max<std::int64_t>(1, n - 1), n}) {
                Call<T> call(n, nev, nev);
                ASSERT_EQ(call.run(ctx, a), 0) << n << ", " << nev << ": " << lapilli_last_error(ctx);
                call.expect_good(a.matrix(), 4);
                call.expect_values([&](std::int64_t k) { return laplacian_value(n, k); }, 1);
            }
            Call<T> none(n, 0, 1);
            EXPECT_EQ(none.run(ctx, a), 0);
            EXPECT_EQ(none.iter[0], 0);
        }
        const Operator<T> empty(ctx, 0, laplacian<T>());
        Call<T> call(0, 0, 0);
        EXPECT_EQ(call.run(ctx, empty), 0);
        EXPECT_EQ(call.iter[0], 0);
    }
}

/// More pairs than one operation takes vectors, whose projected problem goes to the devices.
TYPED_TEST(FilteredIteration, ManyVectors) {
    using T = TypeParam;
    const std::int64_t n = 240, nev = 60;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        ctx.set("sytrd.crossover", "0");
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> call(n, nev, 72);
        ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
        call.expect_good(a.matrix(), 4);
        call.expect_values([&](std::int64_t k) { return laplacian_value(n, k); }, 1);
    }
}

/// Matrices that change a little: each begins with what was found of the last one.
TYPED_TEST(FilteredIteration, SequencesOfProblems) {
    using T = TypeParam;
    const std::int64_t n = 80, nev = 5, block = 8;
    for (const int device_count : device_counts({0, 2})) {
        const FewRows ctx(device_count);
        Matrix<T> last(n, 0);
        lapilli_int with_guess = 0, without = 0;
        for (int step = 0; step < 4; ++step) {
            const Elements<T> changed = [&](std::int64_t i, std::int64_t j) {
                const double change = i == j ? 1e-4 * step * std::cos(static_cast<double>(i)) : 0;
                return laplacian<T>()(i, j) + T(static_cast<Real<T>>(change));
            };
            const Operator<T> a(ctx, n, changed);
            Call<T> call(n, nev, block), fresh(n, nev, block);
            call.guess = last;
            ASSERT_EQ(call.run(ctx, a), 0) << lapilli_last_error(ctx);
            ASSERT_EQ(fresh.run(ctx, a), 0) << lapilli_last_error(ctx);
            call.expect_good(a.matrix(), 4);
            call.expect_values(
                [&](std::int64_t k) { return static_cast<double>(fresh.w[static_cast<std::size_t>(k)]); }, 1);
            if (step > 0) with_guess += call.iter[0], without += fresh.iter[0];
            last = call.x;
        }
        EXPECT_LT(with_guess, without);

        // The same problem again, with all vectors or only the wanted ones as the guess.
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> first(n, nev, block);
        ASSERT_EQ(first.run(ctx, a), 0) << lapilli_last_error(ctx);
        for (const std::int64_t count : {block, nev}) {
            Call<T> again(n, nev, block);
            again.guess = Matrix<T>(n, count);
            for (std::int64_t v = 0; v < count; ++v) {
                for (std::int64_t i = 0; i < n; ++i) again.guess(i, v) = first.x(i, v);
            }
            again.tol *= 10;
            ASSERT_EQ(again.run(ctx, a), 0) << lapilli_last_error(ctx);
            EXPECT_EQ(again.iter[0], 0) << count;
        }
        // Vectors that depend on each other, and zeros, do not count.
        Call<T> poor(n, nev, block);
        poor.guess = Matrix<T>(n, 4);
        for (std::int64_t i = 0; i < n; ++i) {
            poor.guess(i, 0) = first.x(i, 0);
            poor.guess(i, 1) = first.x(i, 0) * Real<T>(-2);
            poor.guess(i, 2) = poor.guess(i, 3) = T(0);
        }
        ASSERT_EQ(poor.run(ctx, a), 0) << lapilli_last_error(ctx);
        poor.expect_good(a.matrix(), 4);
    }
}

/// Adds the component of a vector orthogonal to those before it, with length 1, unless it is tiny.
template <class T>
void append_orthonormal(std::vector<std::vector<T>>& basis, std::vector<T> x) {
    double length = 1;
    for (int round = 0; round < 3; ++round) {
        for (const std::vector<T>& q : basis) {
            T part(0);
            for (std::size_t i = 0; i < x.size(); ++i) part += conjugate(q[i]) * x[i];
            for (std::size_t i = 0; i < x.size(); ++i) x[i] -= part * q[i];
        }
        length = 0;
        for (const T& number : x) length = std::hypot(length, static_cast<double>(std::abs(number)));
        if (length < 1e3 * ulp<T>) return;
        for (T& number : x) number /= static_cast<Real<T>>(length);
    }
    basis.push_back(std::move(x));
}

/// An eigenvector at the unwanted end that the steps of Lanczos have nothing of: filters would make it grow
/// until nothing else is left.
TYPED_TEST(FilteredIteration, AnUpperEndThatLanczosMisses) {
    using T = TypeParam;
    const std::int64_t n = 90, nev = 2, block = 4;
    const FewRows ctx(0);
    // The analysis of the spectrum multiplies the vectors of twelve steps.
    std::vector<std::vector<T>> seen;
    Operator<T> a(ctx, n, laplacian<T>());
    a.after = [&](lapilli_int vectors, const T* x, lapilli_int ldx, T*) {
        for (lapilli_int v = 0; v < vectors && a.calls <= 13; ++v)
            append_orthonormal<T>(seen, {x + v * ldx, x + v * ldx + n});
    };
    Call<T> call(n, nev, block);
    call.maxit = 0;
    ASSERT_EQ(call.run(ctx, a), nev);
    std::vector<T> u;
    for (std::int64_t i = 0; i < n; ++i)
        u.push_back(phase<T>(static_cast<double>(i)) *
                    static_cast<Real<T>>(std::cos(3.0 * static_cast<double>(i * i))));
    append_orthonormal(seen, u);
    u = seen.back();
    const Elements<T> with_outlier = [&](std::int64_t i, std::int64_t j) {
        return laplacian<T>()(i, j) +
               Real<T>(6) * u[static_cast<std::size_t>(i)] * conjugate(u[static_cast<std::size_t>(j)]);
    };
    const Operator<T> b(ctx, n, with_outlier);
    Call<T> found(n, nev, block);
    ASSERT_EQ(found.run(ctx, b), 0) << lapilli_last_error(ctx);
    found.expect_good(b.matrix(), 8);
    // The outlier changes the others little.
    for (std::int64_t k = 0; k < nev; ++k)
        EXPECT_LT(static_cast<double>(found.w[static_cast<std::size_t>(k)]),
                  laplacian_value(n, k + 1) + 1e-3);
}

TYPED_TEST(FilteredIteration, WhatIsNotReached) {
    using T = TypeParam;
    const std::int64_t n = 60;
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>());
        Call<T> early(n, 4, 6);
        early.maxit = 1;
        early.degree = 4;
        EXPECT_EQ(early.run(ctx, a), 4);
        EXPECT_EQ(early.iter[0], 1);
        early.tol = 10;  // of expect_good: any residual
        early.expect_good(a.matrix(), 4);

        // A tolerance below what rounding errors allow is neither claimed nor tried for ever.
        Call<T> tight(n, 4, 6);
        tight.tol = 0;
        const lapilli_int info = tight.run(ctx, a);
        EXPECT_GE(info, 0) << lapilli_last_error(ctx);
        EXPECT_LE(info, 4);
        EXPECT_LT(tight.iter[0], 60);
        tight.tol = 1e3 * ulp<T>;
        tight.expect_good(a.matrix(), 4);

        // As many as have not converged are told, and no others.
        const Operator<T> mixed(ctx, n, diagonal<T>([](std::int64_t i) {
                                    return i == 0 ? -50.0 : 1.0 + static_cast<double>(i) * 1e-2;
                                }));
        Call<T> some(n, 3, 3);
        some.maxit = 6;
        some.degree = 3;
        const lapilli_int missing = some.run(ctx, mixed);
        lapilli_int over = 0;
        for (std::size_t k = 0; k < 3; ++k)
            over += static_cast<double>(some.resid[k]) >
                            some.tol * (50 + std::abs(static_cast<double>(some.w[k])))
                        ? 1
                        : 0;
        EXPECT_EQ(missing, over);
        EXPECT_EQ(missing, 2);
    }
}

TYPED_TEST(FilteredIteration, OperatorsThatDoNotFit) {
    using T = TypeParam;
    const std::int64_t n = 30;
    const T nan(std::numeric_limits<Real<T>>::quiet_NaN());
    const Elements<T> skew = [](std::int64_t i, std::int64_t j) {
        return T(static_cast<Real<T>>(i < j ? 0.5 : i > j ? -0.5 : 1.0));
    };
    const Elements<T> with_nan = [&](std::int64_t i, std::int64_t j) {
        return i == 5 && j == 6 ? nan : T(i == j ? 1 : 0);
    };
    for (const int device_count : device_counts({0, 1})) {
        const FewRows ctx(device_count);
        const Operator<T> a(ctx, n, laplacian<T>()), skewed(ctx, n, skew), broken(ctx, n, with_nan);
        for (const std::int64_t block : {1, 4}) {
            Call<T> call(n, 1, block);
            EXPECT_EQ(call.run(ctx, skewed), n + 2) << lapilli_last_error(ctx);
            EXPECT_TRUE(call.is_untouched());
            EXPECT_EQ(call.run(ctx, broken), LAPILLI_ERROR_NOT_FINITE) << lapilli_last_error(ctx);
            EXPECT_TRUE(call.is_untouched());
        }
        // A NaN in a guess, and one that comes late.
        Call<T> call(n, 2, 4);
        call.guess = Matrix<T>(n, 2);
        call.guess(3, 1) = nan;
        EXPECT_EQ(call.run(ctx, a), LAPILLI_ERROR_NOT_FINITE) << lapilli_last_error(ctx);
        EXPECT_TRUE(call.is_untouched());
        for (const int good : {0, 1, 12, 13, 20}) {
            Operator<T> late(ctx, n, laplacian<T>());
            late.after = [&](lapilli_int, const T*, lapilli_int, T* y) {
                if (late.calls > good) y[0] = nan;
            };
            Call<T> spoiled(n, 2, 4);
            EXPECT_EQ(spoiled.run(ctx, late), LAPILLI_ERROR_NOT_FINITE) << good;
            EXPECT_TRUE(spoiled.is_untouched());
            late.after = nullptr;
            late.calls = 0;
            late.instead = [&](T*) -> lapilli_int { return late.calls > good ? 1 : 0; };
            EXPECT_EQ(spoiled.run(ctx, late), LAPILLI_ERROR_CANCELLED) << good;
            EXPECT_TRUE(spoiled.is_untouched());
        }
    }
}

TYPED_TEST(FilteredIteration, Arguments) {
    using T = TypeParam;
    const std::int64_t n = 20;
    const SmallBlocks ctx(simulated() ? 1 : 0);
    const Operator<T> a(ctx, n, laplacian<T>()), larger(ctx, n + 1, laplacian<T>());
    Call<T> c(n, 3, 4);
    const auto call = [&](char which, std::int64_t order, std::int64_t nev, std::int64_t block,
                          std::int64_t degree, lapilli_operator of_a, std::int64_t guess, std::int64_t ldx0,
                          double tol, std::int64_t maxit, std::int64_t ldx) {
        return api::chefsi<T>(ctx, which, order, nev, block, degree, of_a, guess, c.guess.data(), ldx0,
                              static_cast<Real<T>>(tol), maxit, c.w.data(), c.x.data(), ldx, c.resid.data(),
                              c.iter.data());
    };
    const std::int64_t ld = c.x.ld();
    EXPECT_EQ(call('M', n, 3, 4, 0, a, 0, n, 0, 5, ld), -1);
    EXPECT_EQ(call('S', -1, 3, 4, 0, a, 0, n, 0, 5, ld), -2);
    EXPECT_EQ(call('S', n, n + 1, 4, 0, a, 0, n, 0, 5, ld), -3);
    EXPECT_EQ(call('S', n, 3, 2, 0, a, 0, n, 0, 5, ld), -4);
    EXPECT_EQ(call('S', n, 3, n + 1, 0, a, 0, n, 0, 5, ld), -4);
    EXPECT_EQ(call('S', n, 3, 4, -1, a, 0, n, 0, 5, ld), -5);
    EXPECT_EQ(call('S', n, 3, 4, 1001, a, 0, n, 0, 5, ld), -5);
    EXPECT_EQ(call('S', n, 3, 4, 0, larger, 0, n, 0, 5, ld), -6);
    EXPECT_EQ(call('S', n, 3, 4, 0, nullptr, 0, n, 0, 5, ld), -6);
    EXPECT_EQ(call('S', n, 3, 4, 0, a, 5, n, 0, 5, ld), -7);
    EXPECT_EQ(call('S', n, 3, 4, 0, a, 0, n - 1, 0, 5, ld), -9);
    EXPECT_EQ(call('S', n, 3, 4, 0, a, 0, n, -1, 5, ld), -10);
    EXPECT_EQ(call('S', n, 3, 4, 0, a, 0, n, 0, -1, ld), -11);
    EXPECT_EQ(call('S', n, 3, 4, 0, a, 0, n, 0, 5, n - 1), -14);
    EXPECT_TRUE(c.is_untouched());
    lapilli_memory bytes{};
    EXPECT_EQ(api::chefsi_memory<T>(ctx, n, 3, 4, a, &bytes), 0);
    EXPECT_EQ(api::chefsi_memory<T>(ctx, n, 3, 2, a, &bytes), -3);
}

}  // namespace
}  // namespace lapilli::testing
