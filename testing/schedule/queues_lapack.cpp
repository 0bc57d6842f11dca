// SPDX-License-Identifier: BSD-3-Clause
// Factorizations and solutions on queues of the caller: calls return while the queue is held, results have
// the bits of the calls that wait, infos and pivots are on the device, failures are told by
// lapilli_queue_synchronize.
#include "schedule/queues_lapack.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <thread>

#include "support/orders.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class QueuesOfLapack : public ::testing::Test {};
TYPED_TEST_SUITE(QueuesOfLapack, FullScalars, ScalarNames);

TYPED_TEST(QueuesOfLapack, BitsOfTheCallsThatWait) {
    using T = TypeParam;
    for (const Chain<T>& chain : chains<T>()) {
        const Arrays<T> right = expected(chain);
        for (const std::uint64_t seed : orders(3)) {
            const Shuffled ctx(2, static_cast<int>(seed), 20);
            const OwnedQueue queue(ctx, 1);
            expect_right(chain, on_queue(ctx, queue, 1, chain), right);
        }
    }
}

// The lane divides the memory for emulated products as a context does; other bits would be native products.
TYPED_TEST(QueuesOfLapack, EmulatedProducts) {
    using T = TypeParam;
    for (const Chain<T>& chain : {cholesky<T>('U', 40, 3), lu<T>('C', 33, 2), qr<T>('L', 'N', 45, 30)}) {
        const Arrays<T> right = expected(chain, true);
        EXPECT_FALSE(right.same(expected(chain))) << chain.name << " has no emulated product";
        const Shuffled ctx(1, 2, 10);
        ctx.emulate_products(false, true);
        const OwnedQueue queue(ctx, 0);
        expect_right(chain, on_queue(ctx, queue, 0, chain), right);
    }
}

// A queue that is held: all calls return, also those that need more scratch memory than the calls before.
TYPED_TEST(QueuesOfLapack, ReturnWhileTheQueueIsHeld) {
    if (!simulated()) GTEST_SKIP() << "holds the queue of a simulated device";
    using T = TypeParam;
    const Shuffled ctx(1, 2, 10);
    const OwnedQueue queue(ctx, 0);
    const std::vector<Chain<T>> all = chains<T>();
    std::vector<Arrays<T>> found;
    for (const Chain<T>& chain : all) found.push_back(chain.input);
    std::vector<std::unique_ptr<OnDevice<T>>> placed;
    for (Arrays<T>& x : found) placed.push_back(std::make_unique<OnDevice<T>>(ctx, 0, x));
    on_queue(ctx, queue, 0, lu<T>('N', 5, 1));
    Held held(queue);
    for (std::size_t k = 0; k < all.size(); ++k) EXPECT_EQ(all[k].submit(queue, *placed[k]), 0);
    held.open();
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << lapilli_last_error(ctx);
    EXPECT_TRUE(held.in_time()) << "a call has waited";
    for (std::size_t k = 0; k < all.size(); ++k) {
        placed[k]->download();
        expect_right(all[k], found[k], expected(all[k]));
    }
}

/// Cholesky factors whose diagonal blocks, of order 7, are all of one kind.
enum class Blocks { good, refined, bad, bidiagonal };
template <class T>
Matrix<T> factor_with(Blocks kind, char uplo, std::int64_t n) {
    Matrix<T> a = random_matrix<T>(n, n, 2, Stream(11));
    const Real<T> size(kind == Blocks::good ? 0.01F : kind == Blocks::bad ? 300.F : 1.F);
    for (std::int64_t j = 0; j < n; ++j) {
        for (std::int64_t i = 0; i < n; ++i) {
            const std::int64_t row = uplo == 'L' ? i : j, col = uplo == 'L' ? j : i;
            if (row / 7 != col / 7) {
                a(i, j) *= Real<T>(kind == Blocks::bad ? 1e-16F : 0.01F);  // solutions stay within range
            } else if (row >= col) {
                const bool is_zero = kind == Blocks::bidiagonal && row > col + 1;
                a(i, j) = is_zero ? T(0) : row == col ? T(1) : T(-size);
            }
        }
    }
    return a;
}

/// Residuals of substitution are bounded row by row, those of products by the largest row.
template <class T>
void expect_solved(const Matrix<T>& a, char uplo, const Matrix<T>& b, const Matrix<T>& x, bool by_rows) {
    using W = std::complex<long double>;
    const std::int64_t n = a.cols();
    const auto l = [&](std::int64_t i, std::int64_t k) {
        const T element = k > i ? T(0) : uplo == 'L' ? a(i, k) : conjugate(a(k, i));
        return W(std::real(element), std::imag(element));
    };
    for (std::int64_t j = 0; j < b.cols(); ++j) {
        std::vector<W> y(static_cast<std::size_t>(n));
        std::vector<long double> of_y(y.size()), found, bound;
        for (std::int64_t i = 0; i < n; ++i) {
            for (std::int64_t k = i; k < n; ++k) {
                const W term = std::conj(l(k, i)) * W(std::real(x(k, j)), std::imag(x(k, j)));
                y[static_cast<std::size_t>(i)] += term;
                of_y[static_cast<std::size_t>(i)] += std::abs(term);
            }
        }
        for (std::int64_t i = 0; i < n; ++i) {
            W sum(-std::real(b(i, j)), -std::imag(b(i, j)));
            long double size = 1;
            for (std::int64_t k = 0; k <= i; ++k) {
                sum += l(i, k) * y[static_cast<std::size_t>(k)];
                size += std::abs(l(i, k)) * of_y[static_cast<std::size_t>(k)];
            }
            found.push_back(std::abs(sum));
            bound.push_back(size);
        }
        const long double largest = *std::max_element(bound.begin(), bound.end());
        const long double eps = std::numeric_limits<Real<T>>::epsilon();
        for (std::size_t i = 0; i < found.size(); ++i)
            ASSERT_LE(found[i], 20 * eps * (by_rows ? bound[i] : largest)) << i << ", " << j;
    }
}

TYPED_TEST(QueuesOfLapack, DiagonalBlocksOfEachKind) {
    using T = TypeParam;
    const Shuffled ctx(1, 2, 10);
    const OwnedQueue queue(ctx, 0);
    // More right-hand sides than one kernel solves for with blocks of this order.
    constexpr std::int64_t columns = 15;
    for (const Blocks kind : {Blocks::good, Blocks::refined, Blocks::bad, Blocks::bidiagonal}) {
        for (const char uplo : {'L', 'U'}) {
            SCOPED_TRACE(::testing::Message() << static_cast<int>(kind) << uplo);
            Arrays<T> x(40, 40, 40, columns);
            x.A = factor_with<T>(kind, uplo, 40);
            const Matrix<T> b = x.B;
            const OnDevice<T> placed(ctx, 0, x);
            EXPECT_EQ(
                api::potrs_async<T>(queue, uplo, 40, columns, placed.A(), placed.lda, placed.B(), placed.ldb),
                0);
            EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
            placed.download();
            expect_solved(x.A, uplo, b, x.B, kind == Blocks::bad || kind == Blocks::bidiagonal);
        }
    }
}

using Definite = Chain<double>;

// Work before and behind: A := B B^T + A, its factor, and the product of that.
TEST(QueuesOfLapackOrder, CallsWithoutAQueueDoNotWaitForIt) {
    if (!simulated()) GTEST_SKIP() << "holds the queue of a simulated device";
    const Shuffled ctx(1, 0, 0);
    const OwnedQueue queue(ctx, 0);
    const Chain<double> chain = cholesky<double>('L', 40, 3);
    Arrays<double> x = chain.input, y = chain.input;
    const OnDevice<double> submitted(ctx, 0, x), awaited(ctx, 0, y);
    Held held(queue);
    ASSERT_EQ(chain.submit(queue, submitted), 0);
    chain.wait(ctx, awaited, y.info.data());
    EXPECT_EQ(y.info[0], 0);
    held.open();
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    EXPECT_TRUE(held.in_time()) << "the call has waited for the queue";
}

TEST(QueuesOfLapackOrder, BetweenProducts) {
    if (!simulated()) GTEST_SKIP() << "holds the queue of a simulated device";
    constexpr std::int64_t n = 30;
    const auto run = [](lapilli_context ctx, lapilli_queue queue, Held* held) {
        Arrays<double> x(n, n, n, n);
        make_definite(x.A);
        Matrix<double> c(n, n);
        const OnDevice<double> placed(ctx, 0, x);
        const Placed at_c(ctx, 0, c);
        EXPECT_EQ(
            lapilli_dsyrk_async(queue, 'L', 'N', n, n, 1, placed.B(), placed.ldb, 1, placed.A(), placed.lda),
            0);
        if (held == nullptr) {
            EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
            EXPECT_EQ(lapilli_dpotrf(ctx, 'L', n, placed.A(), placed.lda), 0);
        } else {
            EXPECT_EQ(lapilli_dpotrf_async(queue, 'L', n, placed.A(), placed.lda, placed.info()), 0);
        }
        EXPECT_EQ(lapilli_dgemm_async(queue, 'N', 'T', n, n, n, 1, placed.A(), placed.lda, placed.B(),
                                      placed.ldb, 0, at_c.as<double>(), n),
                  0);
        if (held != nullptr) held->open();
        EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
        at_c.download();
        return c;
    };
    const Shuffled quiet(1, 0, 0), ctx(1, 3, 30);
    const OwnedQueue first(quiet, 0), second(ctx, 0);
    const Matrix<double> right = run(quiet, first, nullptr);
    Held held(second);
    EXPECT_TRUE(run(ctx, second, &held).same_bits(right));
}

TEST(QueuesOfLapackOrder, ThreadsWithQueuesOfTheirOwn) {
    const Chain<double> chain = lu<double>('N', 40, 3);
    const Arrays<double> right = expected(chain);
    for (const bool shared : {true, false}) {
        const Shuffled one(2, 3, 10);
        std::atomic<int> good = 0;
        std::vector<std::thread> threads;
        for (int t = 0; t < 3; ++t) {
            threads.emplace_back([&, t] {
                const Shuffled own(2, t, 10);
                const lapilli_context ctx = shared ? one : own;
                const OwnedQueue queue(ctx, t % 2);
                for (int round = 0; round < 3; ++round)
                    if (on_queue(ctx, queue, t % 2, chain).same(right)) ++good;
            });
        }
        for (std::thread& thread : threads) thread.join();
        EXPECT_EQ(good, 9);
    }
}

TEST(QueuesOfLapackOrder, DestroyedWithWork) {
    const Shuffled ctx(1, 1, 200);
    const Definite chain = cholesky<double>('U', 40, 3);
    Arrays<double> x = chain.input;
    const OnDevice<double> placed(ctx, 0, x);
    {
        const OwnedQueue queue(ctx, 0);
        EXPECT_EQ(chain.submit(queue, placed), 0);
    }
    placed.download();
    expect_right(chain, x, expected(chain));
}

// A child process leaves the lane of its parent's queue alone.
TEST(QueueMisuse, LaneInAChildProcess) {
    const Shuffled ctx(1, 1, 0);
    const Definite chain = cholesky<double>('L', 20, 2);
    lapilli_queue queue = nullptr;
    ASSERT_EQ(lapilli_queue_create(ctx, 0, nullptr, &queue), 0);
    const Arrays<double> right = on_queue(ctx, queue, 0, chain);
    Arrays<double> x = chain.input;
    {
        const OnDevice<double> placed(ctx, 0, x);
        const pid_t child = fork();
        if (child == 0) {
            alarm(60);
            if (chain.submit(queue, placed) != LAPILLI_ERROR_NO_DEVICES) _exit(1);
            lapilli_memory bytes{};
            if (lapilli_dpotrf_async_memory(queue, 20, &bytes) != LAPILLI_ERROR_NO_DEVICES) _exit(2);
            _exit(lapilli_queue_destroy(queue) == 0 ? 0 : 3);
        }
        int status = 0;
        waitpid(child, &status, 0);
        EXPECT_TRUE(WIFEXITED(status));
        EXPECT_EQ(WEXITSTATUS(status), 0);
    }
    EXPECT_TRUE(on_queue(ctx, queue, 0, chain).same(right));
    EXPECT_EQ(lapilli_queue_destroy(queue), 0);
}

/// Several failures of each kind, the first and later ones, until there is none.
template <class F>
void for_failures(F f) {
    for (const char* kind : {"fault", "copy", "launch", "alloc"}) {
        for (int k = 1; f(std::string(kind) + ':' + std::to_string(k)); k += k < 4 ? 1 : 23) {
        }
    }
}

// They are told by the call or by lapilli_queue_synchronize, once; the queue goes on afterwards, and work
// behind a failure is not done.
TEST(QueuesOfLapackFailures, AreToldAndForgotten) {
    for (const Chain<double>& chain :
         {cholesky<double>('U', 20, 6), lu<double>('N', 20, 2), qr<double>('L', 'T', 20, 15)}) {
        const Arrays<double> right = expected(chain);
        for_failures([&](const std::string& which) {
            SCOPED_TRACE(chain.name + ' ' + which);
            const Shuffled ctx(1, 2, 0);
            const OwnedQueue queue(ctx, 0);
            Arrays<double> x = chain.input;
            std::vector<double> behind(2, 5);
            const OnDevice<double> placed(ctx, 0, x);
            const Placed at_behind(ctx, 0, behind);
            ctx.set("sim.fail", which);
            const lapilli_int info = chain.submit(queue, placed);
            ctx.set("sim.fail", "");
            double* const y = at_behind.as<double>();
            EXPECT_EQ(lapilli_dgemv_async(queue, 'N', 1, 1, 2, y, 1, y, 1, 0, y + 1, 1), 0);
            const lapilli_int later = lapilli_queue_synchronize(queue);
            at_behind.download();
            EXPECT_EQ(behind[1], later == 0 ? 50 : 5);
            EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << "told twice";
            EXPECT_FALSE(info != 0 && later != 0);
            const lapilli_int code = which[0] == 'a' ? LAPILLI_ERROR_DEVICE_MEMORY : LAPILLI_ERROR_DEVICE;
            if (info != 0 || later != 0) {
                EXPECT_EQ(info != 0 ? info : later, code);
            }
            expect_right(chain, on_queue(ctx, queue, 0, chain), right);
            return info != 0 || later != 0;
        });
    }
}

TEST(QueuesOfLapackFailures, MemoryIsRefusedBeforeAnythingChanges) {
    const Shuffled ctx(1, 1, 0);
    const OwnedQueue queue(ctx, 0);
    Definite chain = cholesky<double>('U', 30, 6);
    Arrays<double> x = chain.input;
    const OnDevice<double> placed(ctx, 0, x);
    const std::size_t before = ctx.in_use();
    ctx.set("sim.memory", "1");
    EXPECT_EQ(chain.submit(queue, placed), LAPILLI_ERROR_DEVICE_MEMORY);
    ctx.set("sim.memory", "0");
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    placed.download();
    EXPECT_TRUE(x.same(chain.input));
    lapilli_memory bytes{};
    EXPECT_EQ(lapilli_dpotrf_async_memory(queue, 30, &bytes), 0);
    EXPECT_EQ(bytes.host, 0U);
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'U', 30, placed.A(), placed.lda, placed.info()), 0);
    EXPECT_EQ(ctx.in_use(), before + bytes.device) << "the query, and what the queue keeps";
    // Memory that is outgrown is the queue's until it is awaited.
    EXPECT_EQ(lapilli_dgetrf_async_memory(queue, 60, 70, &bytes), 0);
    Arrays<double> larger(60, 70, 1, 1);
    {
        const OnDevice<double> place(ctx, 0, larger);
        EXPECT_EQ(lapilli_dgetrf_async(queue, 60, 70, place.A(), place.lda, place.ipiv(), place.info()), 0);
        EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    }
    EXPECT_EQ(lapilli_dgetrs_async_memory(queue, 0, 1, &bytes), 0);
    EXPECT_EQ(bytes.device, 0U);
    EXPECT_EQ(lapilli_dormqr_async_memory(queue, 'X', 1, 1, 1, &bytes), -1);
    EXPECT_EQ(lapilli_dormqr_async_memory(nullptr, 'L', 1, 1, 1, &bytes), LAPILLI_ERROR_QUEUE);
}

/// The info that a call on a queue leaves on the device.
template <class F>
lapilli_int info_of(lapilli_context ctx, lapilli_queue queue, Arrays<double>& x, F f) {
    const OnDevice<double> placed(ctx, 0, x);
    EXPECT_EQ(f(placed), 0) << lapilli_last_error(ctx);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    placed.download();
    return x.info[0];
}

TEST(QueuesOfLapackInfo, IsOnTheDevice) {
    const Shuffled ctx(1, 4, 10);
    const OwnedQueue queue(ctx, 0);
    const auto potrf = [&](const OnDevice<double>& x) {
        return lapilli_dpotrf_async(queue, 'L', x.n, x.A(), x.lda, x.info());
    };
    const auto getrf = [&](const OnDevice<double>& x) {
        return lapilli_dgetrf_async(queue, x.m, x.n, x.A(), x.lda, x.ipiv(), x.info());
    };
    const auto getrs = [&](const OnDevice<double>& x) {
        return lapilli_dgetrs_async(queue, 'T', x.n, x.cols, x.A(), x.lda, x.ipiv(), x.B(), x.ldb, x.info());
    };
    for (const double bad : {-1.0, std::numeric_limits<double>::quiet_NaN()}) {
        Definite chain = cholesky<double>('L', 40, 1);
        chain.input.A(22, 22) = bad;
        EXPECT_EQ(info_of(ctx, queue, chain.input, potrf), 23);
    }
    Arrays<double> singular(30, 30, 30, 2);
    for (int i = 0; i < 30; ++i) singular.A(i, 17) = singular.A(i, 9) = 0;
    Arrays<double> same = singular;
    EXPECT_EQ(lapilli_dgetrf(Shuffled(1, 0, 0), 30, 30, same.A.data(), same.A.ld(), same.ipiv.data()), 10);
    EXPECT_EQ(info_of(ctx, queue, singular, getrf), 10);
    EXPECT_TRUE(singular.same(same));
    Arrays<double> pivots(30, 30, 30, 2);
    for (int i = 0; i < 30; ++i) pivots.A(i, i) = 40;
    for (int i = 0; i < 30; ++i) pivots.ipiv[static_cast<std::size_t>(i)] = i + 1;
    for (const lapilli_int bad : {0L, 31L, -5L}) {
        pivots.ipiv[12] = bad;
        EXPECT_EQ(info_of(ctx, queue, pivots, getrs), -6);
    }
    pivots.ipiv[12] = 30;
    EXPECT_EQ(info_of(ctx, queue, pivots, getrs), 0);
    Arrays<double> none(0, 0, 0, 0);
    none.info = {8, 8};
    EXPECT_EQ(info_of(ctx, queue, none, potrf), 0);
    none.info = {8, 8};
    EXPECT_EQ(info_of(ctx, queue, none, getrf), 0);
    EXPECT_EQ(lapilli_dgeqrf_async(queue, 0, 3, nullptr, 1, nullptr), 0);
    EXPECT_EQ(lapilli_dpotrs_async(queue, 'L', 3, 0, none.A.data(), 3, nullptr, 3), -4)
        << "A is not of the device";
}

// LAPACK's infos, and the pointers: nothing is submitted.
TEST(QueuesOfLapackMisuse, ArgumentsAreCheckedAtOnce) {
    const Shuffled ctx(2, 1, 0);
    const OwnedQueue queue(ctx, 0);
    Arrays<double> x(4, 4, 4, 2), other(4, 4, 4, 2);
    const Arrays<double> before = x;
    const OnDevice<double> here(ctx, 0, x), there(ctx, 1, other);
    double* const A = here.A();
    lapilli_int* const info = here.info();
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'X', 4, A, 6, info), -1);
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'L', -1, A, 6, info), -2);
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'L', 4, x.A.data(), 6, info), -3) << "memory of the host";
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'L', 4, there.A(), 6, info), -3) << "of another device";
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'L', 4, A, 3, info), -4);
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'L', 4, A, 6, nullptr), -5);
    EXPECT_EQ(lapilli_dpotrf_async(queue, 'L', 4, A, 6, x.info.data()), -5);
    EXPECT_EQ(lapilli_dgetrf_async(queue, 4, 4, A, 6, there.ipiv(), info), -5);
    EXPECT_EQ(lapilli_dgetrs_async(queue, 'N', 4, 2, A, 6, x.ipiv.data(), here.B(), 5, info), -6);
    EXPECT_EQ(lapilli_dgetrs_async(queue, 'N', 4, 2, A, 6, here.ipiv(), here.B(), 3, info), -8);
    EXPECT_EQ(lapilli_dgeqrf_async(queue, 4, 4, A, 6, x.tau.data()), -5);
    EXPECT_EQ(lapilli_dorgqr_async(queue, 4, 5, 2, A, 6, here.tau()), -2);
    EXPECT_EQ(lapilli_dormqr_async(queue, 'L', 'N', 4, 2, 5, A, 6, here.tau(), here.B(), 5), -5);
    EXPECT_EQ(lapilli_dpotrf_async(nullptr, 'L', 4, A, 6, info), LAPILLI_ERROR_QUEUE);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0);
    here.download();
    EXPECT_TRUE(x.same(before));
    EXPECT_EQ(x.info, before.info);
}

}  // namespace
}  // namespace lapilli::testing
