// SPDX-License-Identifier: BSD-3-Clause
// Many problems at once on devices with shuffled timing: a failure of the device is the info of the problems
// that it has met, a cancelled call tells what it has done, and in both cases a problem without a result has
// not changed.
#include "support/routines/vbatch.hpp"

#include <cstring>
#include <map>
#include <thread>
#include <vector>

#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

using T = std::complex<double>;

struct Problems {
    std::vector<lapilli_int> n = {31, 12, 25, 18, 30, 9, 22, 27}, infos = std::vector<lapilli_int>(8, 1);
    std::vector<std::vector<T>> a;
    std::vector<std::vector<double>> w;

    Problems() {
        for (std::size_t k = 0; k < n.size(); ++k) {
            Problem p;
            p.n = n[k];
            p.seed = k;
            const Matrix<T> matrix = hermitian_matrix<T>(p, "uniform");
            const auto elements = static_cast<std::size_t>(p.n * p.n);
            a.emplace_back(matrix.data(), matrix.data() + elements);
            w.emplace_back(static_cast<std::size_t>(p.n), -1);
        }
    }
    lapilli_int solve(lapilli_context ctx) {
        std::vector<T*> to_a;
        std::vector<double*> to_w;
        for (std::size_t k = 0; k < n.size(); ++k) {
            to_a.push_back(a[k].data());
            to_w.push_back(w[k].data());
        }
        return lapilli_zheevd_vbatch(ctx, 'V', 'L', n.data(), to_a.data(), n.data(), to_w.data(),
                                     static_cast<lapilli_int>(n.size()), infos.data());
    }
    bool same(std::size_t k, const Problems& that) const { return a[k] == that.a[k] && w[k] == that.w[k]; }
};

/// Results where the info is 0, and what was there before elsewhere.
void expect_each_done_or_untouched(const Problems& x, const Problems& expected) {
    const Problems before;
    for (std::size_t k = 0; k < x.n.size(); ++k)
        EXPECT_TRUE(x.same(k, x.infos[k] == 0 ? expected : before)) << k << ", info " << x.infos[k];
}

Problems expected_results() {
    const Shuffled one(1, 1, 0);
    Problems x;
    EXPECT_EQ(x.solve(one), 0) << lapilli_last_error(one);
    return x;
}

TEST(ManyProblems, AnyTiming) {
    const Problems expected = expected_results();
    for (const int device_count : {1, 2, 4}) {
        for (const int seed : {1, 2}) {
            const Shuffled ctx(device_count, seed);
            ctx.set("vbatch.lanes", seed == 1 ? "3" : "2");
            for (int call = 0; call < 2; ++call) {
                Problems x;
                EXPECT_EQ(x.solve(ctx), 0) << lapilli_last_error(ctx);
                for (std::size_t k = 0; k < x.n.size(); ++k) EXPECT_TRUE(x.same(k, expected)) << k;
            }
        }
    }
}

TEST(ManyProblems, AFailureIsOneProblemsInfo) {
    const Problems expected = expected_results();
    const std::map<std::string, lapilli_int> kinds = {
        {"launch", LAPILLI_ERROR_DEVICE}, {"copy", LAPILLI_ERROR_DEVICE}, {"fault", LAPILLI_ERROR_DEVICE}};
    int failed = 0;
    for (const auto& [kind, code] : kinds) {
        for (const int when : {1, 7, 90, 200}) {
            SCOPED_TRACE(kind + ":" + std::to_string(when));
            const Shuffled ctx(2, when);
            Problems x;
            ctx.set("sim.fail", kind + ":" + std::to_string(when));
            const lapilli_int bad = x.solve(ctx);
            EXPECT_LE(bad, 1);
            failed += static_cast<int>(bad);
            for (const lapilli_int info : x.infos) EXPECT_TRUE(info == 0 || info == code) << info;
            expect_each_done_or_untouched(x, expected);
            if (bad > 0) {
                EXPECT_NE(std::string(lapilli_last_error(ctx)).find("1 of 8 problems"), std::string::npos);
            }
            ctx.set("sim.fail", "");
            Problems again;
            EXPECT_EQ(again.solve(ctx), 0) << "after a failure: " << lapilli_last_error(ctx);
        }
    }
    EXPECT_GE(failed, 10) << "hardly anything has failed";
}

/// By m, n and the smaller of them, not by m: the first launch of all is the second problem's.
TEST(ManyProblems, TheLargestWorkComesFirst) {
    const Shuffled ctx(1, 1, 0);
    ctx.set("vbatch.lanes", "1");
    ctx.set("sim.fail", "launch:1");
    const lapilli_int m[] = {60, 20, 3}, n[] = {2, 20, 30};
    std::vector<double> a(400, 1), s(20);
    double* const to_a[] = {a.data(), a.data(), a.data()};
    double* const to_s[] = {s.data(), s.data(), s.data()};
    lapilli_int infos[3];
    EXPECT_EQ(lapilli_dgesdd_vbatch(ctx, 'N', m, n, to_a, m, to_s, nullptr, m, nullptr, m, 3, infos), 1);
    EXPECT_EQ(infos[0], 0);
    EXPECT_EQ(infos[1], LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(infos[2], 0);
}

/// An allocation that fails next to other problems is repeated when the problem is alone.
TEST(ManyProblems, AnAllocationThatFailsIsTriedAgain) {
    const Problems expected = expected_results();
    for (const char* failure : {"alloc:1", "alloc:2", "host:2"}) {
        SCOPED_TRACE(failure);
        const Shuffled ctx(1, 3);
        Problems x;
        ctx.set("vbatch.lanes", "4");
        ctx.set("sim.fail", failure);
        EXPECT_LE(x.solve(ctx), 1);
        expect_each_done_or_untouched(x, expected);
    }
}

struct Cancelling {
    int reports = 0, last = 0;
    static int report(const char*, const char*, double, void* user) {
        auto& self = *static_cast<Cancelling*>(user);
        return ++self.reports > self.last ? 1 : 0;
    }
};

TEST(ManyProblems, ACancelledCallTellsWhatItHasDone) {
    const Problems expected = expected_results();
    for (const int device_count : {0, 1, 2}) {
        Cancelling all{0, 1000000};
        {
            const Shuffled ctx(device_count, 5, 0);
            lapilli_set_progress(ctx, Cancelling::report, &all);
            Problems x;
            EXPECT_EQ(x.solve(ctx), 0);
            EXPECT_GE(all.reports, 2);
        }
        for (int last = 0; last < std::min(all.reports, 6); ++last) {
            const Shuffled ctx(device_count, 5);
            Cancelling cancelling{0, last};
            lapilli_set_progress(ctx, Cancelling::report, &cancelling);
            Problems x;
            const lapilli_int info = x.solve(ctx);
            EXPECT_TRUE(info == LAPILLI_ERROR_CANCELLED || info == 0) << info;
            if (device_count == 0) continue;  // on the CPU results have other bits
            if (info != 0) expect_each_done_or_untouched(x, expected);
            lapilli_set_progress(ctx, nullptr, nullptr);
            Problems again;
            EXPECT_EQ(again.solve(ctx), 0) << lapilli_last_error(ctx);
        }
    }
}

/// Contexts of several threads, each with lanes of its own.
TEST(ManyProblems, Threads) {
    const Problems expected = expected_results();
    std::vector<std::thread> threads;
    std::vector<int> good(3);
    for (std::size_t t = 0; t < good.size(); ++t) {
        threads.emplace_back([&, t] {
            const Shuffled ctx(1, static_cast<int>(t));
            Problems x;
            bool all = x.solve(ctx) == 0;
            for (std::size_t k = 0; k < x.n.size(); ++k) all = all && x.same(k, expected);
            good[t] = all ? 1 : 0;
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (const int one : good) EXPECT_EQ(one, 1);
}

}  // namespace
}  // namespace lapilli::testing
