// SPDX-License-Identifier: BSD-3-Clause
// Chains of factorizations and solutions, as calls that wait and on queues of the caller; a queue that is
// held.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstring>
#include <functional>
#include <mutex>

#include "backend/sim/sim_queue.hpp"
#include "schedule/suite.hpp"
#include "support/blas/places.hpp"
#include "support/generated/from_table.hpp"
#include "support/random_matrix.hpp"

namespace lapilli::testing {

/// The arrays of a chain of calls.
template <class T>
struct Arrays {
    Matrix<T> A, B;
    std::vector<T> tau;
    std::vector<lapilli_int> ipiv, info;

    Arrays(std::int64_t m, std::int64_t n, std::int64_t rows, std::int64_t cols, std::uint64_t seed = 3)
        : A(random_matrix<T>(m, n, 2, Stream(seed))),
          B(random_matrix<T>(rows, cols, 1, Stream(seed + 1))),
          tau(static_cast<std::size_t>(std::min(m, n))),
          ipiv(tau.size()),
          info(2, -7) {}
    bool same(const Arrays& other) const {
        return A.same_bits(other.A) && B.same_bits(other.B) && same_numbers(tau, other.tau) &&
               ipiv == other.ipiv;
    }

  private:
    static bool same_numbers(const std::vector<T>& x, const std::vector<T>& y) {
        return std::memcmp(x.data(), y.data(), x.size() * sizeof(T)) == 0;
    }
};

/// The same in the memory of a device.
template <class T>
struct OnDevice {
    OnDevice(lapilli_context ctx, int device, Arrays<T>& x)
        : m(x.A.rows()),
          n(x.A.cols()),
          lda(x.A.ld()),
          rows(x.B.rows()),
          cols(x.B.cols()),
          ldb(x.B.ld()),
          places{{ctx, device, x.A},
                 {ctx, device, x.B},
                 {ctx, device, x.tau},
                 {ctx, device, x.ipiv},
                 {ctx, device, x.info}} {}
    T* A() const { return places[0].template as<T>(); }
    T* B() const { return places[1].template as<T>(); }
    T* tau() const { return places[2].template as<T>(); }
    lapilli_int* ipiv() const { return places[3].template as<lapilli_int>(); }
    lapilli_int* info(int k = 0) const { return places[4].template as<lapilli_int>() + k; }
    void download() const {
        for (const Placed& place : places) place.download();
    }
    std::int64_t m, n, lda, rows, cols, ldb;

  private:
    Placed places[5];
};

/// A matrix, a chain of calls that wait, and the same on a queue, which ends with a call that fails and
/// returns what that returned. `exact`: both have the same bits.
template <class T>
struct Chain {
    std::string name;
    Arrays<T> input;
    std::function<void(lapilli_context, const OnDevice<T>&, lapilli_int* info)> wait;
    std::function<lapilli_int(lapilli_queue, const OnDevice<T>&)> submit;
    bool exact = true;
};

template <class T>
void make_definite(Matrix<T>& A) {
    for (std::int64_t j = 0; j < A.cols(); ++j) {
        for (std::int64_t i = 0; i < A.rows(); ++i)
            A(i, j) =
                i == j ? T(static_cast<Real<T>>(A.rows())) : (A(i, j) + conjugate(A(j, i))) / Real<T>(2);
    }
}

template <class T>
Chain<T> cholesky(char uplo, std::int64_t n, std::int64_t nrhs) {
    Chain<T> chain{std::string("potrf, potrs ") + uplo, Arrays<T>(n, n, n, nrhs), {}, {}, nrhs <= 4};
    make_definite(chain.input.A);
    chain.wait = [uplo](lapilli_context ctx, const OnDevice<T>& x, lapilli_int* info) {
        info[0] = api::potrf_wait<T>(ctx, uplo, x.n, x.A(), x.lda);
        EXPECT_EQ(api::potrs_wait<T>(ctx, uplo, x.n, x.cols, x.A(), x.lda, x.B(), x.ldb), 0);
    };
    chain.submit = [uplo](lapilli_queue queue, const OnDevice<T>& x) {
        const lapilli_int info = api::potrf_async<T>(queue, uplo, x.n, x.A(), x.lda, x.info());
        return info != 0 ? info : api::potrs_async<T>(queue, uplo, x.n, x.cols, x.A(), x.lda, x.B(), x.ldb);
    };
    return chain;
}

template <class T>
Chain<T> lu(char trans, std::int64_t n, std::int64_t nrhs) {
    Chain<T> chain{std::string("getrf, getrs ") + trans, Arrays<T>(n, n, n, nrhs), {}, {}, nrhs <= 4};
    // Well conditioned, and with interchanges.
    for (std::int64_t j = 0; j < n; ++j) chain.input.A((7 * j + 3) % n, j) += Real<T>(12);
    chain.wait = [trans](lapilli_context ctx, const OnDevice<T>& x, lapilli_int* info) {
        info[0] = api::getrf_wait<T>(ctx, x.m, x.n, x.A(), x.lda, x.ipiv());
        info[1] = api::getrs_wait<T>(ctx, trans, x.n, x.cols, x.A(), x.lda, x.ipiv(), x.B(), x.ldb);
    };
    chain.submit = [trans](lapilli_queue queue, const OnDevice<T>& x) {
        const lapilli_int info = api::getrf_async<T>(queue, x.m, x.n, x.A(), x.lda, x.ipiv(), x.info());
        return info != 0 ? info
                         : api::getrs_async<T>(queue, trans, x.n, x.cols, x.A(), x.lda, x.ipiv(), x.B(),
                                               x.ldb, x.info(1));
    };
    return chain;
}

template <class T>
Chain<T> lu_of(std::int64_t m, std::int64_t n) {
    Chain<T> chain{"getrf", Arrays<T>(m, n, 1, 1), {}, {}};
    chain.wait = [](lapilli_context ctx, const OnDevice<T>& x, lapilli_int* info) {
        info[0] = api::getrf_wait<T>(ctx, x.m, x.n, x.A(), x.lda, x.ipiv());
    };
    chain.submit = [](lapilli_queue queue, const OnDevice<T>& x) {
        return api::getrf_async<T>(queue, x.m, x.n, x.A(), x.lda, x.ipiv(), x.info());
    };
    return chain;
}

/// With columns whose squares are out of range.
template <class T>
Chain<T> qr(char side, char trans, std::int64_t m, std::int64_t n) {
    const bool left = side == 'L';
    Chain<T> chain{std::string("geqrf, ormqr, orgqr ") + side + trans,
                   Arrays<T>(m, n, left ? m : 5, left ? 5 : m),
                   {},
                   {}};
    constexpr int exponent = sizeof(Real<T>) == 8 ? 900 : 100;
    for (std::int64_t i = 0; i < m; ++i) {
        chain.input.A(i, 1) *= std::ldexp(Real<T>(1), exponent);
        chain.input.A(i, n - 1) *= std::ldexp(Real<T>(1), -exponent);
    }
    chain.wait = [side, trans](lapilli_context ctx, const OnDevice<T>& x, lapilli_int*) {
        const std::int64_t k = std::min(x.m, x.n);
        EXPECT_EQ(api::geqrf_wait<T>(ctx, x.m, x.n, x.A(), x.lda, x.tau()), 0);
        EXPECT_EQ(
            api::ormqr_wait<T>(ctx, side, trans, x.rows, x.cols, k, x.A(), x.lda, x.tau(), x.B(), x.ldb), 0);
        EXPECT_EQ(api::orgqr_wait<T>(ctx, x.m, k, k - 3, x.A(), x.lda, x.tau()), 0);
    };
    chain.submit = [side, trans](lapilli_queue queue, const OnDevice<T>& x) {
        const std::int64_t k = std::min(x.m, x.n);
        lapilli_int info = api::geqrf_async<T>(queue, x.m, x.n, x.A(), x.lda, x.tau());
        if (info == 0)
            info = api::ormqr_async<T>(queue, side, trans, x.rows, x.cols, k, x.A(), x.lda, x.tau(), x.B(),
                                       x.ldb);
        return info != 0 ? info : api::orgqr_async<T>(queue, x.m, k, k - 3, x.A(), x.lda, x.tau());
    };
    return chain;
}

template <class T>
std::vector<Chain<T>> chains() {
    return {cholesky<T>('L', 40, 3), cholesky<T>('U', 33, 2), cholesky<T>('U', 40, 9),
            lu<T>('N', 40, 3),       lu<T>('C', 33, 2),       lu<T>('T', 40, 9),
            lu_of<T>(45, 30),        lu_of<T>(19, 31),        qr<T>('L', is_complex<T> ? 'C' : 'T', 45, 30),
            qr<T>('R', 'N', 20, 31)};
}

template <class T>
Arrays<T> expected(const Chain<T>& chain, bool emulated = false) {
    const Shuffled ctx(1, 0, 0);
    if (emulated) ctx.emulate_products(false, true);
    Arrays<T> x = chain.input;
    std::vector<lapilli_int> info = x.info;
    const OnDevice<T> placed(ctx, 0, x);
    chain.wait(ctx, placed, info.data());
    placed.download();
    x.info = info;
    return x;
}

template <class T>
void expect_right(const Chain<T>& chain, const Arrays<T>& found, const Arrays<T>& right) {
    SCOPED_TRACE(chain.name);
    if (chain.exact) {
        EXPECT_TRUE(found.same(right)) << "other bits than the calls that wait";
    } else {
        for (std::int64_t j = 0; j < right.B.cols(); ++j) {
            for (std::int64_t i = 0; i < right.B.rows(); ++i)
                ASSERT_LE(std::abs(found.B(i, j) - right.B(i, j)),
                          1e4 * std::numeric_limits<Real<T>>::epsilon())
                    << i << ", " << j;
        }
    }
    if (right.info[0] != -7) {
        EXPECT_EQ(found.info[0], right.info[0]);
    }
    if (right.info[1] != -7) {
        EXPECT_EQ(found.info[1], right.info[1]);
    }
}

/// The chain on a queue, awaited.
template <class T>
Arrays<T> on_queue(lapilli_context ctx, lapilli_queue queue, int device, const Chain<T>& chain) {
    Arrays<T> x = chain.input;
    const OnDevice<T> placed(ctx, device, x);
    EXPECT_EQ(chain.submit(queue, placed), 0) << lapilli_last_error(ctx);
    EXPECT_EQ(lapilli_queue_synchronize(queue), 0) << lapilli_last_error(ctx);
    placed.download();
    return x;
}

/// A queue whose work waits for open(), or for a bounded time.
class Held {
  public:
    explicit Held(lapilli_queue queue) {
        static_cast<sim::SimQueue&>(queue->queue.queue()).launch([this] {
            std::unique_lock lock(mutex_);
            in_time_ = opened_now_.wait_for(lock, std::chrono::seconds(60), [this] { return open_; });
        });
    }
    ~Held() { open(); }
    void open() {
        {
            const std::lock_guard lock(mutex_);
            open_ = true;
        }
        opened_now_.notify_all();
    }
    /// Once the queue is idle.
    bool in_time() const { return in_time_; }

  private:
    std::mutex mutex_;
    std::condition_variable opened_now_;
    bool open_ = false, in_time_ = false;
};

}  // namespace lapilli::testing
