// SPDX-License-Identifier: BSD-3-Clause
// Iterative routines whose vectors are distributed over ranks: threads here, each with a context of its own.
#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <complex>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <numbers>
#include <string>
#include <thread>
#include <vector>

#include "lapilli/lapilli.h"
#include "support/routine_of.hpp"

namespace lapilli::testing {
namespace {

/// Where ranks meet. A rank that waits longer than this returns false.
class Meeting {
  public:
    explicit Meeting(std::size_t ranks, std::chrono::seconds patience = std::chrono::seconds(20))
        : patience_(patience), parts_(ranks) {}

    bool arrive() {
        std::unique_lock lock(mutex_);
        const std::size_t round = round_;
        if (++arrived_ == parts_.size()) {
            arrived_ = 0;
            ++round_;
            all_.notify_all();
            return true;
        }
        return all_.wait_for(lock, patience_, [&] { return round_ != round; });
    }
    bool sum(std::size_t rank, double* numbers, lapilli_int count) {
        parts_[rank].assign(numbers, numbers + count);
        if (!arrive()) return false;
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            numbers[i] = 0;
            for (const std::vector<double>& part : parts_) numbers[i] += part[i];
        }
        return arrive();
    }

  private:
    std::chrono::seconds patience_;
    std::mutex mutex_;
    std::condition_variable all_;
    std::size_t arrived_ = 0, round_ = 0;
    std::vector<std::vector<double>> parts_;
};

constexpr std::int64_t n = 150, nev = 5, block = 8;
/// The ranks' entries begin here.
const std::vector<std::int64_t> bounds = {0, 60, 110, n};

/// One rank's part of the problem of tridiag(-1, 2, -1), turned by phases where it is complex.
template <class T>
struct Rank {
    Meeting* meeting;
    std::size_t rank;
    std::vector<T>* whole;  ///< vectors of all ranks, while operators meet
    lapilli_context ctx = nullptr;
    lapilli_operator a = nullptr, b = nullptr, m = nullptr;
    int sums = 0, products = 0;
    int sum_fails = 0, product_fails = 0, cancels = 0;  ///< in the call of this number
    std::int64_t maxit = 300;
    lapilli_int info = 1, length = 0;
    std::vector<T> x{};
    std::vector<Real<T>> w{}, resid{};
    lapilli_int iterations = -7;
    std::string error{};

    std::int64_t first() const { return bounds[rank]; }
    std::int64_t rows() const { return bounds[rank + 1] - bounds[rank]; }

    static lapilli_int add(void* user, double* numbers, lapilli_int count) {
        Rank& r = *static_cast<Rank*>(user);
        EXPECT_TRUE(r.length == 0 || r.length == count) << "messages are of one length";
        r.length = count;
        const bool met = r.meeting->sum(r.rank, numbers, count);
        return ++r.sums == r.sum_fails || !met ? 1 : 0;
    }
    static lapilli_int multiply(void* user, lapilli_int k, const void* in, lapilli_int ldin, void* out,
                                lapilli_int ldout, void* /*stream*/) {
        Rank& r = *static_cast<Rank*>(user);
        if (++r.products == r.product_fails) return 3;
        const T* const x = static_cast<const T*>(in);
        T* const y = static_cast<T*>(out);
        T* const all = r.whole->data();
        for (lapilli_int v = 0; v < k; ++v) std::copy_n(x + v * ldin, r.rows(), all + v * n + r.first());
        if (!r.meeting->arrive()) return 2;
        T turn(-1);
        if constexpr (is_complex<T>) turn = -std::polar(Real<T>(1), Real<T>(0.7));
        for (lapilli_int v = 0; v < k; ++v) {
            for (std::int64_t i = r.first(); i < r.first() + r.rows(); ++i) {
                const T* const column = all + v * n;
                T sum = Real<T>(2) * column[i];
                if (i > 0) sum += turn * column[i - 1];
                if (i + 1 < n) sum += conjugate(turn) * column[i + 1];
                y[v * ldout + i - r.first()] = sum;
            }
        }
        return r.meeting->arrive() ? 0 : 2;
    }
    /// Twice the vectors: as B, it halves the eigenvalues.
    static lapilli_int twice(void* user, lapilli_int k, const void* in, lapilli_int ldin, void* out,
                             lapilli_int ldout, void* /*stream*/) {
        const Rank& r = *static_cast<Rank*>(user);
        for (lapilli_int v = 0; v < k; ++v) {
            for (std::int64_t i = 0; i < r.rows(); ++i)
                static_cast<T*>(out)[v * ldout + i] = Real<T>(2) * static_cast<const T*>(in)[v * ldin + i];
        }
        return 0;
    }
    static int watch(const char*, const char*, double, void* user) {
        Rank& r = *static_cast<Rank*>(user);
        return r.cancels > 0 && --r.cancels == 0 ? 1 : 0;
    }

    void begin(const char* devices) {
        ASSERT_EQ(lapilli_create(&ctx, devices), 0);
        for (const char* name : {"iterative.crossover", "test.iterative.rows"}) lapilli_set(ctx, name, "1");
        ASSERT_EQ(lapilli_operator_create(ctx, letter<T>, rows(), 'C', 'H', multiply, this, &a), 0);
        ASSERT_EQ(lapilli_operator_create(ctx, letter<T>, rows(), 'C', 'H', twice, this, &b), 0);
        ASSERT_EQ(lapilli_operator_distribute(a, first(), add, this), 0) << lapilli_last_error(ctx);
        lapilli_set_progress(ctx, watch, this);
        x.assign(static_cast<std::size_t>(rows() * block), T(7));
        w.assign(static_cast<std::size_t>(block), Real<T>(-7));
        resid = w;
    }
    void finish() {
        error = lapilli_last_error(ctx);
        for (const lapilli_operator one : {m, a, b}) EXPECT_EQ(lapilli_operator_destroy(one), 0);
        EXPECT_EQ(lapilli_destroy(ctx), 0);
    }
    Real<T> tolerance() const { return Real<T>(sizeof(Real<T>) == 4 ? 2e-5 : 1e-9); }
    void lobpcg(bool generalized = false) {
        info = api::lobpcg<T>(ctx, 'S', rows(), 0, nev, block, a, generalized ? b : nullptr, m, nullptr,
                              rows(), 0, nullptr, rows(), tolerance(), maxit, w.data(), x.data(), rows(),
                              resid.data(), &iterations);
    }
    bool is_untouched() const {
        return x == std::vector<T>(x.size(), T(7)) && w == std::vector<Real<T>>(w.size(), Real<T>(-7)) &&
               iterations == -7;
    }
};

/// All ranks' parts after f(rank) in threads of their own.
template <class T>
std::vector<Rank<T>> run(const char* devices, const std::function<void(Rank<T>&)>& f,
                         const std::function<void(Rank<T>&)>& prepare = nullptr,
                         std::chrono::seconds patience = std::chrono::seconds(20)) {
    const std::size_t count = bounds.size() - 1;
    Meeting meeting(count, patience);
    std::vector<T> whole(static_cast<std::size_t>(n * 64));
    std::vector<Rank<T>> ranks;
    for (std::size_t r = 0; r < count; ++r) ranks.push_back({&meeting, r, &whole});
    std::vector<std::thread> threads;
    for (Rank<T>& rank : ranks) {
        threads.emplace_back([&] {
            rank.begin(devices);
            if (prepare) prepare(rank);
            f(rank);
            rank.finish();
        });
    }
    for (std::thread& thread : threads) thread.join();
    return ranks;
}

/// Pairs of the problem, A x = lambda factor x, and the same numbers on all ranks.
template <class T>
void expect_pairs(const std::vector<Rank<T>>& ranks, std::int64_t pairs, bool smallest, double factor = 1) {
    for (const Rank<T>& r : ranks) {
        ASSERT_EQ(r.info, 0) << r.error;
        EXPECT_EQ(r.w, ranks.front().w) << "bits";
        EXPECT_EQ(r.resid, ranks.front().resid);
        EXPECT_EQ(r.iterations, ranks.front().iterations);
        EXPECT_EQ(r.sums, ranks.front().sums);
    }
    const double eps = sizeof(Real<T>) == 4 ? 1e-4 : 1e-8;
    const auto x = [&](std::int64_t i, std::int64_t v) {
        const Rank<T>& r = ranks[i < bounds[1] ? 0 : i < bounds[2] ? 1 : 2];
        return r.x[static_cast<std::size_t>(v * r.rows() + i - r.first())];
    };
    T turn(-1);
    if constexpr (is_complex<T>) turn = -std::polar(Real<T>(1), Real<T>(0.7));
    for (std::int64_t k = 0; k < pairs; ++k) {
        const double order = static_cast<double>(smallest ? k + 1 : n - k);
        const double value = 2 - 2 * std::cos(order * std::numbers::pi / static_cast<double>(n + 1));
        EXPECT_NEAR(static_cast<double>(ranks.front().w[static_cast<std::size_t>(k)]), value / factor, eps);
        double residual = 0;
        for (std::int64_t i = 0; i < n; ++i) {
            T sum = Real<T>(2 - value) * x(i, k);
            if (i > 0) sum += turn * x(i - 1, k);
            if (i + 1 < n) sum += conjugate(turn) * x(i + 1, k);
            residual += static_cast<double>(std::norm(sum));
        }
        EXPECT_LT(std::sqrt(residual), 20 * eps) << k;
        for (std::int64_t j = 0; j <= k; ++j) {
            T product(0);
            for (std::int64_t i = 0; i < n; ++i) product += conjugate(x(i, j)) * x(i, k);
            EXPECT_NEAR(std::abs(product), j == k ? 1 / factor : 0, eps) << j << ' ' << k;
        }
    }
}

template <class T>
class Ranks : public ::testing::Test {};
using Scalars = ::testing::Types<float, double, std::complex<float>, std::complex<double>>;
TYPED_TEST_SUITE(Ranks, Scalars);

TYPED_TEST(Ranks, FindPairsByLobpcg) {
    using T = TypeParam;
    for (const char* devices : {"none", "sim:2"}) {
        expect_pairs(run<T>(devices, [](Rank<T>& r) { r.lobpcg(); }), nev, true);
        expect_pairs(run<T>(devices, [](Rank<T>& r) { r.lobpcg(true); }), nev, true, 2);
    }
    // Its bound of the spectrum is a call of all ranks, too.
    const auto polynomial = [](Rank<T>& r) {
        ASSERT_EQ(lapilli_operator_chebyshev(r.ctx, r.a, 5, 0, 0, &r.m), 0) << lapilli_last_error(r.ctx);
        r.lobpcg();
    };
    expect_pairs(run<T>("none", polynomial), nev, true);
}

TYPED_TEST(Ranks, FindPairsByLanczosAndFilters) {
    using T = TypeParam;
    for (const char* devices : {"none", "sim:1"}) {
        expect_pairs(run<T>(devices,
                            [](Rank<T>& r) {
                                r.info = api::trlan<T>(r.ctx, 'L', r.rows(), nev, 2, 30, r.a, nullptr, 0,
                                                       nullptr, r.rows(), r.tolerance(), 200, r.w.data(),
                                                       r.x.data(), r.rows(), r.resid.data(), &r.iterations);
                            }),
                     nev, false);
        expect_pairs(run<T>(devices,
                            [](Rank<T>& r) {
                                r.info = api::chefsi<T>(r.ctx, 'S', r.rows(), nev, block, 0, r.a, 0, nullptr,
                                                        r.rows(), r.tolerance(), 200, r.w.data(), r.x.data(),
                                                        r.rows(), r.resid.data(), &r.iterations);
                            }),
                     nev, true);
    }
}

/// One rank cannot go on: the call ends on all of them, at once, and nothing is written.
void expect_end(const std::vector<Rank<double>>& ranks, lapilli_int of_second, const char* why) {
    SCOPED_TRACE(why + std::string(" in sum ") + std::to_string(ranks[1].sum_fails));
    for (const Rank<double>& r : ranks) {
        EXPECT_EQ(r.info, r.rank == 1 ? of_second : lapilli_int(LAPILLI_ERROR_CANCELLED))
            << r.rank << r.error;
        EXPECT_TRUE(r.is_untouched());
        if (r.rank == 1) {
            EXPECT_NE(r.error.find(why), std::string::npos) << r.error;
        } else {
            EXPECT_NE(r.error.find("another rank has ended its call"), std::string::npos) << r.error;
        }
    }
}

TEST(RanksThatFail, EndTheCallsOfAll) {
    using R = Rank<double>;
    const auto solve = [](R& r) { r.lobpcg(); };
    const auto second = [](const std::function<void(R&)>& f) {
        return [f](R& r) {
            if (r.rank == 1) f(r);
        };
    };
    for (const char* devices : {"none", "sim:1"}) {
        // A sum: the first one, one in the middle, the last but one: behind the last one the others have
        // their results.
        const int all = run<double>(devices, solve).front().sums;
        for (const int at : {1, 7, all - 1})
            expect_end(run<double>(devices, solve, second([at](R& r) { r.sum_fails = at; })),
                       LAPILLI_ERROR_CANCELLED, "the sum over ranks returned 1");
        expect_end(run<double>(devices, solve, second([](R& r) { r.cancels = 3; })), LAPILLI_ERROR_CANCELLED,
                   "cancelled");
    }
    const auto without_memory = second([](R& r) { lapilli_set(r.ctx, "sim.memory", "20000"); });
    expect_end(run<double>("sim:1", solve, without_memory), LAPILLI_ERROR_DEVICE_MEMORY, "lacks");
}

/// An operator that fails cannot be helped: others that wait for it have to end by themselves, as these do.
TEST(RanksThatFail, TellOfOperators) {
    const auto ranks = run<double>(
        "none", [](Rank<double>& r) { r.lobpcg(); },
        [](Rank<double>& r) { r.product_fails = r.rank == 1 ? 4 : 0; }, std::chrono::seconds(1));
    for (const Rank<double>& r : ranks) {
        EXPECT_EQ(r.info, LAPILLI_ERROR_CANCELLED);
        EXPECT_TRUE(r.is_untouched());
    }
}

TEST(RanksThatFail, FindThatTheirCallsDiffer) {
    const auto ranks = run<double>(
        "none", [](Rank<double>& r) { r.lobpcg(); },
        [](Rank<double>& r) { r.maxit = r.rank == 2 ? 3 : 300; });
    for (const Rank<double>& r : ranks) {
        EXPECT_EQ(r.info, LAPILLI_ERROR_CANCELLED);
        EXPECT_NE(r.error.find("the ranks have diverged"), std::string::npos) << r.error;
        EXPECT_TRUE(r.is_untouched());
    }
}

TEST(RanksThatFail, RefuseBadArguments) {
    lapilli_context ctx = nullptr;
    ASSERT_EQ(lapilli_create(&ctx, "none"), 0);
    Rank<double> r{nullptr, 0, nullptr};
    lapilli_operator a = nullptr;
    ASSERT_EQ(lapilli_operator_create(ctx, 'd', 9, 'C', 'H', Rank<double>::multiply, &r, &a), 0);
    EXPECT_EQ(lapilli_operator_distribute(nullptr, 0, Rank<double>::add, &r), -1);
    EXPECT_EQ(lapilli_operator_distribute(a, -1, Rank<double>::add, &r), -2);
    EXPECT_STREQ(lapilli_last_error(ctx), "operator_distribute: argument 2 (first) = -1, must be at least 0");
    EXPECT_EQ(lapilli_operator_distribute(a, 0, nullptr, &r), -3);
    lapilli_operator_destroy(a);
    lapilli_destroy(ctx);
}

}  // namespace
}  // namespace lapilli::testing
