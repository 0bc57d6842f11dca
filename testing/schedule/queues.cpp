// SPDX-License-Identifier: BSD-3-Clause
// Queues of the caller: chains of work under shuffled timing, several queues at once, failures, growing
// scratch memory, queues mixed with calls that wait, and misuse.
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "numerics/blas_suite.hpp"
#include "schedule/suite.hpp"
#include "support/orders.hpp"

namespace lapilli::testing::blas {
namespace {

template <class T>
class Queues : public ::testing::Test {};
using Types = ::testing::Types<double, std::complex<float>>;
TYPED_TEST_SUITE(Queues, Types, ScalarNames);

// Failures that only simulated devices have on demand.
template <class T>
class QueueFailures : public ::testing::Test {};
TYPED_TEST_SUITE(QueueFailures, Types, ScalarNames);

template <class T>
Problem<T> square(std::int64_t n, Blas routine = Blas::symv) {
    Problem<T> p(routine);
    p.m = p.n = n;
    return p;
}

/// x, A x, A (A x), ... on one queue: the vectors that calls pass to each other never come to the host.
template <class T>
Vector<T> power(lapilli_context ctx, lapilli_queue queue, int device, Operands<T> o, int steps) {
    Problem<T> p = square<T>(o.A.rows());
    p.alpha = make_scalar<T>(0.2, 0);
    p.beta = T(0);
    const PlacedOperands<T> placed(ctx, {device, device, device}, o);
    BlasPointers<T> at = placed.pointers();
    for (int step = 0; step < steps; ++step) {
        EXPECT_EQ(call_async(queue, p, at), 0) << lapilli_last_error(ctx);
        T* const next = const_cast<T*>(at.x);
        at.x = at.y;
        at.y = next;
    }
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << lapilli_last_error(ctx);
    placed.download();
    return steps % 2 == 1 ? o.y : o.x;
}

TYPED_TEST(Queues, Chains) {
    using T = TypeParam;
    const Operands<T> o = make(square<T>(29));
    const Shuffled quiet(1, 0, 0);
    const Vector<T> expected = power(quiet, OwnedQueue(quiet, 0), 0, o, 7);
    for (const std::uint64_t seed : orders(3)) {
        const Shuffled ctx(2, static_cast<int>(seed), 50);
        const OwnedQueue first(ctx, 0), second(ctx, 1);
        EXPECT_TRUE(power(ctx, first, 0, o, 7).same(expected));
        EXPECT_TRUE(power(ctx, second, 1, o, 7).same(expected));
    }
}

// Each device's part, and its sums, begin a random moment late; the next call reuses the scratch memory that
// the others still read.
TYPED_TEST(Queues, TeamsWithShuffledTiming) {
    using T = TypeParam;
    constexpr int rounds = 5;
    const std::tuple<Blas, char, char> kinds[] = {{Blas::gemv, 'N', 'L'},
                                                  {Blas::gemv, 'T', 'L'},
                                                  {Blas::gemv, 'C', 'L'},
                                                  {Blas::symv, 'N', 'L'},
                                                  {Blas::hemv, 'N', 'U'}};
    for (const auto& [routine, trans, uplo] : kinds) {
        Problem<T> p = square<T>(31, routine);
        p.trans = trans;
        p.uplo = uplo;
        p.incx = -2;
        p.incy = 3;
        const Operands<T> before = make(p);
        std::vector<Vector<T>> expected;
        for (const std::uint64_t seed : orders(4, 0)) {
            SCOPED_TRACE(p.text() + " seed " + std::to_string(seed));
            const Shuffled ctx(3, static_cast<int>(seed), seed == 0 ? 0 : 60);
            Operands<T> after = before;
            const SpreadMatrix<T> A(ctx, after.A, 4, p.row, p.column);
            OnEveryDevice<T> all(ctx, after);
            // y := alpha A x + beta y again and again, without waiting.
            for (int round = 0; round < rounds; ++round) {
                ASSERT_EQ(call_mgpu_async<T>(all.queues.data(), p, A, all.x.data(), all.y.data()), 0);
            }
            EXPECT_EQ(all.synchronize(), 0);
            all.download();
            if (seed == 0) expected = all.results;
            for (const Vector<T>& y : all.results) EXPECT_TRUE(y.same(expected.front()));
        }
        expect_mgpu_async(Shuffled(3, 9, 40), p, 4);
    }
}

TYPED_TEST(Queues, TwoAtOnce) {
    using T = TypeParam;
    const Operands<T> o = make(square<T>(41));
    for (const int count : device_counts({1, 2})) {
        const Shuffled ctx(count, 5, 40);
        const OwnedQueue first(ctx, 0), second(ctx, count - 1);
        const Vector<T> expected = power(ctx, first, 0, o, 6);
        Operands<T> a = o, b = o;
        const PlacedOperands<T> at_a(ctx, {0, 0, 0}, a), at_b(ctx, {count - 1, count - 1, count - 1}, b);
        const Problem<T> p = square<T>(41);
        for (int i = 0; i < 10; ++i) {
            EXPECT_EQ(call_async<T>(first, p, at_a.pointers()), 0);
            EXPECT_EQ(call_async<T>(second, p, at_b.pointers()), 0);
        }
        EXPECT_EQ(lapilli_queue_synchronize(second), 0);
        EXPECT_EQ(lapilli_queue_synchronize(first), 0);
        at_a.download();
        at_b.download();
        EXPECT_TRUE(a.y.same(b.y));
        EXPECT_TRUE(power(ctx, second, count - 1, o, 6).same(expected));
    }
}

// A thread for each queue, of one context and of several.
TYPED_TEST(Queues, Threads) {
    using T = TypeParam;
    const Operands<T> o = make(square<T>(25));
    const Shuffled quiet(1, 0, 0);
    const Vector<T> expected = power(quiet, OwnedQueue(quiet, 0), 0, o, 5);
    for (const bool shared : {true, false}) {
        const Shuffled one(2, 3, 20);
        std::atomic<int> right = 0;
        std::vector<std::thread> threads;
        for (int t = 0; t < 3; ++t) {
            threads.emplace_back([&, t] {
                const Shuffled own(2, t, 20);
                const lapilli_context ctx = shared ? one : own;
                const OwnedQueue queue(ctx, t % 2);
                for (int round = 0; round < 3; ++round) {
                    if (power(ctx, queue, t % 2, o, 5).same(expected)) ++right;
                }
            });
        }
        for (std::thread& thread : threads) thread.join();
        EXPECT_EQ(right, 9);
    }
}

// Calls that wait leave the queues' work alone, and the other way round.
TYPED_TEST(Queues, BesideCallsThatWait) {
    using T = TypeParam;
    const Shuffled ctx(2, 4, 30);
    const OwnedQueue queue(ctx, 1);
    const Problem<T> p = square<T>(33, Blas::gemv);
    const Operands<T> before = make(p);
    Operands<T> after = before;
    const PlacedOperands<T> placed(ctx, {1, 1, 1}, after);
    EXPECT_EQ(call_async<T>(queue, p, placed.pointers()), 0);
    expect_plain(ctx, p, {0, on_host, 1});
    const char* names[4];
    EXPECT_EQ(lapilli_phases(ctx, names, nullptr, 4), 1);
    EXPECT_STREQ(names[0], "multiply");
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    placed.download();
    expect_result(p, before, after);
}

TYPED_TEST(Queues, ScratchGrowsAndIsReturned) {
    using T = TypeParam;
    const Shuffled ctx(2, 2, 30);
    const std::size_t before = ctx.in_use();
    {
        std::vector<std::unique_ptr<OwnedQueue>> queues;
        for (int i = 0; i < 3; ++i) queues.push_back(std::make_unique<OwnedQueue>(ctx, i % 2));
        // Growing while earlier work is under way.
        for (const std::int64_t n : {5, 9, 40, 7, 130}) {
            const Problem<T> p = square<T>(n);
            const Operands<T> input = make(p);
            Operands<T> a = input, b = input;
            const PlacedOperands<T> first(ctx, {0, 0, 0}, a), second(ctx, {1, 1, 1}, b);
            EXPECT_EQ(call_async<T>(*queues[0], p, first.pointers()), 0);
            EXPECT_EQ(call_async<T>(*queues[1], p, second.pointers()), 0);
            const Problem<T> larger = square<T>(2 * n);
            expect_async(ctx, *queues[0], 0, larger);
            EXPECT_EQ(lapilli_queue_synchronize(*queues[1]), 0);
            first.download();
            second.download();
            expect_result(p, input, a);
            expect_result(p, input, b);
            expect_mgpu_async(ctx, larger, 3);
        }
    }
    ctx.set("memory.cache", "off");
    expect_plain(ctx, square<T>(3), {0, 0, 0});
    EXPECT_EQ(ctx.in_use(), before);
}

// After a product of matrices has failed.
TYPED_TEST(QueueFailures, OfProducts) {
    using T = TypeParam;
    const Shuffled ctx(2, 1, 5);
    ctx.set("level3.crossover", "0");
    const OwnedQueue queue(ctx, 1);
    for (const T alpha : {T(0), T(1)}) {
        Problem<T> p = square<T>(27, Blas::her2k);
        p.k = 19;
        p.alpha = alpha;
        Operands<T> x = make(p);
        {
            const PlacedOperands<T> placed(ctx, {1, 1, 1}, x);
            ctx.set("sim.fail", "launch:1");
            const lapilli_int info = call_async(queue, p, placed.pointers());
            const lapilli_int later = lapilli_queue_synchronize(queue);
            EXPECT_EQ(info != 0 ? info : later, LAPILLI_ERROR_DEVICE);
            ctx.set("sim.fail", "");
        }
        expect_async(ctx, queue, 1, p);
    }
}

// A failure when work is submitted, and one that surfaces at synchronize: the queue goes on afterwards.
TYPED_TEST(QueueFailures, AtOnceAndLater) {
    using T = TypeParam;
    const Shuffled ctx(2, 3, 20);
    Problem<T> p = square<T>(17, Blas::gemv);
    p.trans = 'T';
    const Operands<T> before = make(p);
    const OwnedQueue queue(ctx, 0);
    Operands<T> after = before;
    const PlacedOperands<T> placed(ctx, {0, 0, 0}, after);
    ctx.set("sim.fail", "alloc:1");
    EXPECT_EQ(call_async<T>(queue, p, placed.pointers()), LAPILLI_ERROR_DEVICE_MEMORY);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    ctx.set("sim.fail", "launch:1");
    EXPECT_EQ(call_async<T>(queue, p, placed.pointers()), LAPILLI_ERROR_DEVICE);
    EXPECT_STRNE(lapilli_last_error(ctx), "");
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << "the call has told it already";
    placed.download();
    EXPECT_TRUE(after.same(before));
    // An x that is too short: only the device finds out.
    ctx.set("sim.fail", "");
    Problem<T> too_long = p;
    too_long.incx = 100;
    EXPECT_EQ(call_async<T>(queue, too_long, placed.pointers()), 0);
    EXPECT_EQ(call_async<T>(queue, p, placed.pointers()), 0) << "found out already";
    EXPECT_EQ(lapilli_queue_synchronize(queue), LAPILLI_ERROR_DEVICE);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    placed.download();
    EXPECT_TRUE(after.same(before)) << "work behind a failure was done";
    expect_async(ctx, queue, 0, p);
    expect_plain(ctx, p, {1, 0, on_host});
    expect_correct(*find_routine("syevd"), ctx, testing::problem({}, 20, 'L'), Where::host);

    for (const char* kind : {"alloc", "copy", "launch"}) {
        for (int k = 1;; ++k) {
            SCOPED_TRACE(std::string(kind) + ':' + std::to_string(k));
            Operands<T> input = before;
            const SpreadMatrix<T> A(ctx, input.A, 3);
            const OnEveryDevice<T> all(ctx, input);
            ctx.set("sim.fail", std::string(kind) + ':' + std::to_string(k));
            const lapilli_int info = call_mgpu_async<T>(all.queues.data(), p, A, all.x.data(), all.y.data());
            ctx.set("sim.fail", "");
            const lapilli_int later = all.synchronize();
            if (info == 0) {
                EXPECT_EQ(later, 0);
                EXPECT_GT(k, 2);
                break;
            }
            EXPECT_EQ(info,
                      std::string(kind) == "alloc" ? LAPILLI_ERROR_DEVICE_MEMORY : LAPILLI_ERROR_DEVICE);
            EXPECT_EQ(call_mgpu_async<T>(all.queues.data(), p, A, all.x.data(), all.y.data()), 0);
            EXPECT_EQ(all.synchronize(), 0);
            expect_mgpu_async(ctx, p, 3);
        }
    }
}

// Every allocation, copy and launch of the calls that wait fails once: y is as it was.
TYPED_TEST(QueueFailures, OfCallsThatWait) {
    using T = TypeParam;
    const Homes places[] = {{0, on_host, on_host}, {1, 0, on_host}, {1, on_host, 1}, {0, 1, 0}};
    for (const char* kind : {"alloc", "host", "copy", "launch"}) {
        for (const bool spread : {false, true}) {
            for (const Homes& homes : places) {
                Problem<T> p = square<T>(19, Blas::gemv);
                p.trans = 'T';
                p.incx = 2;
                for (int k = 1; k < 100; ++k) {
                    SCOPED_TRACE(std::string(kind) + ':' + std::to_string(k) + (spread ? " spread" : ""));
                    const Shuffled ctx(2, 3, 3);
                    const Operands<T> before = make(p);
                    Operands<T> after = before;
                    const PlacedOperands<T> placed(ctx, homes, after);
                    const SpreadMatrix<T> A(ctx, after.A, 3, p.row, p.column);
                    const auto run = [&] {
                        const auto at = placed.pointers();
                        return spread ? call_mgpu<T>(ctx, p, A, at.x, at.y) : call(ctx, p, at);
                    };
                    ctx.set("memory.cache", "off");
                    const std::size_t used = ctx.in_use();
                    ctx.set("sim.fail", std::string(kind) + ':' + std::to_string(k));
                    const lapilli_int info = run();
                    const std::string text = lapilli_last_error(ctx);
                    ctx.set("sim.fail", "");
                    placed.download();
                    EXPECT_EQ(ctx.in_use(), used);
                    if (info == 0) {
                        expect_result(p, before, after);
                        break;
                    }
                    EXPECT_LE(info, LAPILLI_ERROR_DEVICE_MEMORY);
                    EXPECT_NE(text, "");
                    EXPECT_TRUE(after.same(before)) << "an array has changed";
                    EXPECT_EQ(run(), 0);
                    placed.download();
                    expect_result(p, before, after);
                }
            }
        }
    }
}

TEST(QueueMisuse, Create) {
    const testing::Context ctx("sim:2"), cpu("none");
    int no_stream = 0;
    lapilli_queue queue = reinterpret_cast<lapilli_queue>(&no_stream);
    const auto said = [&] { return std::string(lapilli_last_error(ctx)); };
    EXPECT_EQ(lapilli_queue_create(ctx, 2, nullptr, &queue), -1);
    EXPECT_EQ(said(), "queue_create: argument 1 (device) = 2, must be from 0 to 1");
    EXPECT_EQ(queue, nullptr);
    EXPECT_EQ(lapilli_queue_create(ctx, -1, nullptr, &queue), -1);
    EXPECT_EQ(lapilli_queue_create(ctx, 0, &no_stream, &queue), -2);
    EXPECT_EQ(said(),
              "queue_create: argument 2 (stream) is not a stream of device 0, must be one of it or NULL");
    EXPECT_EQ(lapilli_queue_create(ctx, 0, nullptr, nullptr), -3);
    EXPECT_EQ(said(), "queue_create: argument 3 (queue) is NULL, must point to 1 element");
    EXPECT_EQ(lapilli_queue_create(cpu, 0, nullptr, &queue), LAPILLI_ERROR_NO_DEVICES);
    EXPECT_STREQ(lapilli_last_error(cpu), "queue_create: a queue cannot be made: there are no devices");
    EXPECT_EQ(queue, nullptr);
    EXPECT_EQ(lapilli_queue_synchronize(nullptr), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(lapilli_queue_destroy(nullptr), 0);
    for (int i = 0; i < 20; ++i) {
        ASSERT_EQ(lapilli_queue_create(ctx, i % 2, nullptr, &queue), 0);
        EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
        EXPECT_EQ(lapilli_queue_destroy(queue), 0);
    }
}

// Nothing is submitted from the progress callback of the queue's context.
TEST(QueueMisuse, FromTheCallback) {
    const testing::Context ctx("sim:1");
    struct Seen {
        lapilli_queue queue;
        lapilli_int submitted = 0, waited = 1;
    };
    const OwnedQueue queue(ctx, 0);
    Seen seen{queue};
    lapilli_set_progress(
        ctx,
        [](const char*, const char*, double, void* user) {
            Seen& s = *static_cast<Seen*>(user);
            s.submitted = lapilli_dgemv_async(s.queue, 'N', 0, 0, 1, nullptr, 1, nullptr, 1, 1, nullptr, 1);
            s.waited = lapilli_queue_synchronize(s.queue);
            return 0;
        },
        &seen);
    double a = 2, x = 3, y = 1;
    EXPECT_EQ(lapilli_dgemv(ctx, 'N', 1, 1, 1, &a, 1, &x, 1, 1, &y, 1), 0);
    EXPECT_EQ(y, 7);
    EXPECT_EQ(seen.submitted, LAPILLI_ERROR_CONTEXT);
    EXPECT_EQ(seen.waited, 0);
}

// A child process leaves its parent's queues and matrices alone.
TEST(QueueMisuse, InAChildProcess) {
    const testing::Context ctx("sim:2");
    const Problem<double> p = square<double>(9);
    Operands<double> o = make(p);
    const SpreadMatrix<double> A(ctx, o.A, 2, p.row, p.column);
    OnEveryDevice<double> all(ctx, o);
    const pid_t child = fork();
    if (child == 0) {
        alarm(60);
        const auto info = [&](int i) -> lapilli_int {
            switch (i) {
                case 0:
                    return call_mgpu_async<double>(all.queues.data(), p, A, all.x.data(), all.y.data());
                case 1:
                    return call_mgpu<double>(ctx, p, A, &o.x(0), &o.y(0));
                case 2:
                    return lapilli_queue_synchronize(all.queues[0]);
                default:
                    return lapilli_dsymv_async(all.queues[1], 'L', 1, 1, all.x[1], 1, all.x[1], 1, 0,
                                               all.y[1], 1);
            }
        };
        for (int i = 0; i < 4; ++i) {
            if (info(i) != LAPILLI_ERROR_NO_DEVICES) _exit(1 + i);
        }
        expect_plain(ctx, p, {});
        if (::testing::Test::HasFailure()) _exit(5);
        _exit(lapilli_queue_destroy(all.queues[0]) == 0 ? 0 : 6);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_EQ(call_mgpu_async<double>(all.queues.data(), p, A, all.x.data(), all.y.data()), 0);
    EXPECT_EQ(all.synchronize(), 0);
}

// Work that is still under way when the queue goes.
TEST(QueueMisuse, DestroyedWithWork) {
    const Shuffled ctx(1, 1, 500);
    const Problem<double> p = square<double>(50, Blas::gemv);
    const Operands<double> before = make(p);
    Operands<double> after = before;
    const PlacedOperands<double> placed(ctx, {0, 0, 0}, after);
    {
        const OwnedQueue queue(ctx, 0);
        EXPECT_EQ(call_async<double>(queue, p, placed.pointers()), 0);
    }
    placed.download();
    expect_result(p, before, after);
}

}  // namespace
}  // namespace lapilli::testing::blas
