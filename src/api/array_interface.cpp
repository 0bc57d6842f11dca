// SPDX-License-Identifier: BSD-3-Clause
#include "api/array_interface.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <optional>

#include "api/calls.hpp"
#include "api/for_type.hpp"
#include "device/calls.hpp"
#include "elementwise/args.hpp"
#include "factor/drivers.hpp"
#include "lapilli/eigen.h"
#include "lu/drivers.hpp"
#include "qr/drivers.hpp"
#include "reduce/args.hpp"

namespace lapilli::api {
namespace {

// The order, as a queue has memory of its own for work, and the right-hand sides, whose sizes come to the
// host.
constexpr index_t largest = 4096, most = 1000;

/// The numbers of a call, in the queue's memory for them: what comes to the host, which is zero at first, and
/// behind it pivots or factors of reflectors.
struct Numbers {
    static constexpr std::size_t of_sizes = 2 * sizeof(index_t),
                                 of_pivots = of_sizes + (largest + most) * sizeof(double);
    static constexpr std::size_t bytes = of_pivots + largest * sizeof(std::complex<double>);

    explicit Numbers(UserQueue& queue) : queue_(queue), there_(queue.numbers(bytes)) {
        queue.queue().zero_bytes(there_.device, of_pivots);
    }

    index_t* infos() const { return reinterpret_cast<index_t*>(there_.device); }
    index_t* pivots() const { return behind<index_t>(); }
    template <class T>
    T* behind() const {
        return reinterpret_cast<T*>(there_.device + of_pivots);
    }

    /// The largest sizes of the elements of an array, in the order of the queue; NaN where one is.
    template <class T>
    void look(const DeviceView<const T>& a, Along along) {
        const ReduceRule rule{along, Combine::largest, Size::larger_part};
        const index_t lines = along == Along::columns ? a.cols : a.rows, pieces = rule.pieces(a.rows, a.cols);
        auto* const sizes = reinterpret_cast<real_t<T>*>(there_.device + of_sizes) + count_;
        const DeviceView<real_t<T>> result{sizes, along == Along::columns ? pieces : lines,
                                           along == Along::columns ? lines : pieces,
                                           along == Along::columns ? pieces : lines};
        submit(queue_.queue(), ReduceArgs<T>{rule, 1, a, nullptr, result});
        count_ += lines * pieces;
    }

    template <class T>
    void fetch() {
        const std::size_t length = of_sizes + static_cast<std::size_t>(count_) * sizeof(real_t<T>);
        queue_.queue().copy_bytes(there_.host, length, there_.device, length, length, 1);
    }

    /// The call's result, when the queue was waited for.
    template <class T>
    lapilli_int told() const {
        const auto* const infos = reinterpret_cast<const index_t*>(there_.host);
        for (const index_t info : {infos[0], infos[1]})
            if (info != 0) return info;
        const auto* const sizes = reinterpret_cast<const real_t<T>*>(there_.host + of_sizes);
        const bool finite = std::all_of(sizes, sizes + count_, [](real_t<T> x) { return std::isfinite(x); });
        return finite ? 0 : LAPILLI_ERROR_NOT_FINITE;
    }

  private:
    UserQueue& queue_;
    UserQueue::Numbers there_;
    index_t count_ = 0;
};

/// submit(queue, numbers, arguments) checks the arguments and submits the work; then all of it is waited for.
template <class T, class Submit>
lapilli_int computed(lapilli_queue handle, const char* name, Submit submit_work) {
    std::optional<Numbers> numbers;
    lapilli_int info = submit_to(handle, name, precision_of<T>,
                                 [&](Context&, UserQueue& queue, Arguments& arguments) -> lapilli_int {
                                     numbers.emplace(queue);
                                     submit_work(queue, *numbers, arguments);
                                     if (!arguments.bad()) numbers->fetch<T>();
                                     return arguments.info();
                                 });
    if (info == 0) info = lapilli_queue_synchronize(handle);
    return info == 0 ? numbers->told<T>() : info;
}

template <class T>
void copy(Queue& queue, const DeviceView<const T>& from, bool turned, const DeviceView<T>& to) {
    if (turned)
        submit(queue, AdjointArgs<T>{from, to, false});
    else
        submit(queue, CopyArgs<T>{Part::all, from, to});
}

template <class T>
lapilli_int cholesky(lapilli_queue handle, char uplo, lapilli_int n, const T* A, lapilli_int lda, T* L,
                     bool look) {
    return computed<T>(handle, "cholesky", [&](UserQueue& queue, Numbers& numbers, Arguments& arguments) {
        arguments.letter("uplo", uplo, "LU");
        arguments.range("n", n, {1}, {largest});
        arguments.operand("A", A, n, n);
        arguments.leading("lda", lda, {n, "n"});
        arguments.operand("L", L, n, n);
        if (arguments.bad()) return;
        const bool lower = uplo_of(uplo) == Uplo::lower;
        const DeviceView<T> factor{L, n, n, n};
        submit(queue.queue(),
               SetArgs<T>{lower ? Part::strictly_upper : Part::strictly_lower, T(0), T(0), factor});
        submit(queue.queue(), CopyArgs<T>{lower ? Part::lower : Part::upper, {A, n, n, lda}, factor});
        submit_potrf<T>(queue, uplo_of(uplo), factor, numbers.infos());
        if (look) numbers.look<T>({L, 1, n, n + 1}, Along::rows);
    });
}

template <class T>
lapilli_int solve(lapilli_queue handle, lapilli_int n, lapilli_int nrhs, const T* A, lapilli_int lda,
                  bool turned_a, const T* B, lapilli_int ldb, bool turned_b, T* LU, T* X, bool look) {
    return computed<T>(handle, "solve", [&](UserQueue& queue, Numbers& numbers, Arguments& arguments) {
        arguments.range("n", n, {1}, {largest});
        arguments.range("nrhs", nrhs, {1}, {most});
        const index_t rows = turned_b ? nrhs : n, cols = turned_b ? n : nrhs;
        arguments.operand("A", A, n, n);
        arguments.leading("lda", lda, {n, "n"});
        arguments.operand("B", B, rows, cols);
        arguments.leading("ldb", ldb, {rows, turned_b ? "nrhs" : "n"});
        arguments.operand("LU", LU, n, n);
        arguments.operand("X", X, n, nrhs);
        if (arguments.bad()) return;
        const DeviceView<T> factors{LU, n, n, n}, x{X, n, nrhs, n};
        copy<T>(queue.queue(), {A, n, n, lda}, turned_a, factors);
        copy<T>(queue.queue(), {B, rows, cols, ldb}, turned_b, x);
        submit_getrf<T>(queue, factors, numbers.pivots(), numbers.infos());
        submit_getrs<T>(queue, 0, Op::none, factors, numbers.pivots(), x, numbers.infos() + 1);
        if (!look) return;
        numbers.look<T>({LU, 1, n, n + 1}, Along::rows);
        numbers.look<T>(x, Along::columns);
    });
}

template <class T>
lapilli_int qr(lapilli_queue handle, lapilli_int m, lapilli_int n, lapilli_int columns, const T* A,
               lapilli_int lda, bool turned, T* W, T* Q, T* R, bool form, bool look) {
    return computed<T>(handle, "qr", [&](UserQueue& queue, Numbers& numbers, Arguments& arguments) {
        const index_t k = std::min(m, n), rows = turned ? n : m, cols = turned ? m : n;
        arguments.range("m", m, {1}, {largest});
        arguments.range("n", n, {1}, {largest});
        arguments.range("columns", columns, {k, "min(m, n)"}, {m, "m"});
        arguments.operand("A", A, rows, cols);
        arguments.leading("lda", lda, {rows, turned ? "n" : "m"});
        arguments.operand("W", W, m, std::max(n, columns));
        arguments.operand("Q", Q, m, columns, form && turned);
        arguments.operand("R", R, columns, n);
        if (arguments.bad()) return;
        const DeviceView<T> work{W, m, n, m}, q{W, m, columns, m};
        const DeviceView<const T> upper{W, columns, n, m};
        T* const tau = numbers.behind<T>();
        copy<T>(queue.queue(), {A, rows, cols, lda}, turned, work);
        submit_geqrf<T>(queue, work, tau);
        if (look) numbers.look<T>(work, Along::columns);
        const DeviceView<T> r{R, turned ? n : columns, turned ? columns : n, turned ? n : columns};
        copy<T>(queue.queue(), upper, turned, r);
        submit(queue.queue(),
               SetArgs<T>{turned ? Part::strictly_upper : Part::strictly_lower, T(0), T(0), r});
        if (!form) return;
        submit_orgqr<T>(queue, k, q, tau);
        if (turned) copy<T>(queue.queue(), q, true, {Q, columns, m, columns});
    });
}

lapilli_int syevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A, float* W) {
    return lapilli_ssyevd(ctx, jobz, uplo, n, A, n, W);
}
lapilli_int syevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A, double* W) {
    return lapilli_dsyevd(ctx, jobz, uplo, n, A, n, W);
}
lapilli_int syevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, std::complex<float>* A,
                  float* W) {
    return lapilli_cheevd(ctx, jobz, uplo, n, A, n, W);
}
lapilli_int syevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, std::complex<double>* A,
                  double* W) {
    return lapilli_zheevd(ctx, jobz, uplo, n, A, n, W);
}

/// A real matrix is its transpose, but for the triangle; it need not be turned.
template <class T>
lapilli_int eigh(lapilli_queue handle, lapilli_context ctx, char jobz, char uplo, lapilli_int n, const T* A,
                 lapilli_int lda, bool turned, T* V, real_t<T>* W, bool wait) {
    const lapilli_int refused =
        submit_to(handle, "eigh", precision_of<T>,
                  [&](Context&, UserQueue& queue, Arguments& arguments) -> lapilli_int {
                      arguments.letter("jobz", jobz, "NV");
                      arguments.letter("uplo", uplo, "LU");
                      arguments.range("n", n, {1}, {largest});
                      arguments.operand("A", A, n, n);
                      arguments.leading("lda", lda, {n, "n"});
                      arguments.operand("V", V, n, n);
                      arguments.operand("W", W, n, 1);
                      if (!arguments.bad())
                          copy<T>(queue.queue(), {A, n, n, lda}, turned && is_complex<T>, {V, n, n, n});
                      return arguments.info();
                  });
    if (refused != 0) return refused;
    if (wait) {
        const lapilli_int failed = lapilli_queue_synchronize(handle);
        if (failed != 0) return failed;
    }
    if (turned && !is_complex<T>) uplo = uplo_of(uplo) == Uplo::lower ? 'U' : 'L';
    return syevd(ctx, jobz, uplo, n, V, W);
}

}  // namespace
}  // namespace lapilli::api

using namespace lapilli;

lapilli_int lapilli_private_largest_array() { return api::largest; }
lapilli_int lapilli_private_most_columns() { return api::most; }

lapilli_int lapilli_private_cholesky(lapilli_queue queue, char precision, char uplo, lapilli_int n,
                                     const void* A, lapilli_int lda, void* L, bool look) {
    lapilli_int info = 0;
    api::for_type(precision, [&](auto zero) {
        using T = decltype(zero);
        info = api::cholesky<T>(queue, uplo, n, static_cast<const T*>(A), lda, static_cast<T*>(L), look);
    });
    return info;
}

lapilli_int lapilli_private_solve(lapilli_queue queue, char precision, lapilli_int n, lapilli_int nrhs,
                                  const void* A, lapilli_int lda, bool turned_a, const void* B,
                                  lapilli_int ldb, bool turned_b, void* LU, void* X, bool look) {
    lapilli_int info = 0;
    api::for_type(precision, [&](auto zero) {
        using T = decltype(zero);
        info =
            api::solve<T>(queue, n, nrhs, static_cast<const T*>(A), lda, turned_a, static_cast<const T*>(B),
                          ldb, turned_b, static_cast<T*>(LU), static_cast<T*>(X), look);
    });
    return info;
}

lapilli_int lapilli_private_qr(lapilli_queue queue, char precision, lapilli_int m, lapilli_int n,
                               lapilli_int columns, const void* A, lapilli_int lda, bool turned, void* W,
                               void* Q, void* R, bool form, bool look) {
    lapilli_int info = 0;
    api::for_type(precision, [&](auto zero) {
        using T = decltype(zero);
        info = api::qr<T>(queue, m, n, columns, static_cast<const T*>(A), lda, turned, static_cast<T*>(W),
                          static_cast<T*>(Q), static_cast<T*>(R), form, look);
    });
    return info;
}

lapilli_int lapilli_private_eigh(lapilli_queue queue, char precision, lapilli_context ctx, char jobz,
                                 char uplo, lapilli_int n, const void* A, lapilli_int lda, bool turned,
                                 void* V, void* W, bool wait) {
    lapilli_int info = 0;
    api::for_type(precision, [&](auto zero) {
        using T = decltype(zero);
        info = api::eigh<T>(queue, ctx, jobz, uplo, n, static_cast<const T*>(A), lda, turned,
                            static_cast<T*>(V), static_cast<real_t<T>*>(W), wait);
    });
    return info;
}
