// SPDX-License-Identifier: BSD-3-Clause
#include "api/cusolver_interface.hpp"

#include "api/calls.hpp"
#include "api/for_type.hpp"
#include "batch_svd/args.hpp"
#include "device/calls.hpp"
#include "elementwise/transfer_args.hpp"
#include "submitted/args.hpp"

using namespace lapilli;

namespace {

lapilli_int on(lapilli_queue queue, FunctionRef<void(UserQueue&)> f) {
    return api::ask_on(queue->queue.context(), "queue", [&](Context& context) -> lapilli_int {
        if (context.device_count() == 0) throw Error(LAPILLI_ERROR_NO_DEVICES, Context::of_the_parent);
        f(queue->queue);
        return 0;
    });
}

constexpr std::size_t of_32_bits = sizeof(int), of_64_bits = sizeof(lapilli_int);
static_assert(of_64_bits == 2 * of_32_bits);

constexpr index_t largest_step = index_t{1} << 30;

}  // namespace

lapilli_int lapilli_private_queue_workspace(lapilli_queue queue, void* address, lapilli_int bytes) {
    return on(queue, [&](UserQueue& q) {
        q.set_workspace(bytes > 0 ? address : nullptr,
                        static_cast<std::size_t>(std::max<lapilli_int>(bytes, 0)));
    });
}

lapilli_int lapilli_private_submit_zeros(lapilli_queue queue, void* to, lapilli_int bytes) {
    return on(queue, [&](UserQueue& q) { q.queue().zero_bytes(to, static_cast<std::size_t>(bytes)); });
}

lapilli_int lapilli_private_submit_copy(lapilli_queue queue, lapilli_int length, lapilli_int columns,
                                        const void* from, lapilli_int ld, void* to, lapilli_int ld_to) {
    if (length <= 0 || columns <= 0) return 0;
    return on(queue, [&](UserQueue& q) {
        q.queue().copy_bytes(to, static_cast<std::size_t>(ld_to), from, static_cast<std::size_t>(ld),
                             static_cast<std::size_t>(length), static_cast<std::size_t>(columns));
    });
}

// Hosts of GPUs have the lower half of an integer first.
lapilli_int lapilli_private_submit_narrow(lapilli_queue queue, const lapilli_int* from, lapilli_int count,
                                          int* to) {
    if (count <= 0) return 0;
    return on(queue, [&](UserQueue& q) {
        q.queue().copy_bytes(to, of_32_bits, from, of_64_bits, of_32_bits, static_cast<std::size_t>(count));
    });
}

lapilli_int lapilli_private_submit_wide(lapilli_queue queue, const int* from, lapilli_int count,
                                        lapilli_int* to) {
    if (count <= 0) return 0;
    return on(queue, [&](UserQueue& q) {
        const auto numbers = static_cast<std::size_t>(count);
        q.queue().zero_bytes(to, numbers * of_64_bits);
        q.queue().copy_bytes(to, of_64_bits, from, of_32_bits, of_32_bits, numbers);
    });
}

lapilli_int lapilli_private_submit_mark(lapilli_queue queue, char precision, lapilli_int n, void* A,
                                        lapilli_int lda, const lapilli_int* info) {
    return on(queue, [&](UserQueue& q) {
        api::for_type(precision, [&](auto zero) {
            using T = decltype(zero);
            submit(q.queue(), MarkFailureArgs<T>{info, {static_cast<T*>(A), 1, n, lda + 1}});
        });
    });
}

lapilli_int lapilli_private_submit_failures(lapilli_queue queue, char precision, bool vectors, lapilli_int n,
                                            void* A, lapilli_int lda, void* W, lapilli_int count,
                                            const lapilli_int* infos, int* to) {
    return on(queue, [&](UserQueue& q) {
        api::for_type(precision, [&](auto zero) {
            using T = decltype(zero);
            const Batch<T> a{static_cast<T*>(A), n, lda, lda * n, count};
            const int failed = static_cast<int>(n) + 1;
            submit(q.queue(), TellFailuresArgs<T>{vectors, failed, infos, a, static_cast<real_t<T>*>(W), to});
        });
    });
}

lapilli_int lapilli_private_owns(lapilli_context ctx, const void* address) {
    return api::ask(ctx, "owns", [&](Context& context) -> lapilli_int {
        return context.device_count() > 0 && context.device(0).owns(address) ? 1 : 0;
    });
}

lapilli_int lapilli_private_adjoint(lapilli_context ctx, char precision, lapilli_int m, lapilli_int n,
                                    const void* A, lapilli_int lda, void* B, lapilli_int ldb) {
    return api::ask(ctx, "adjoint", [&](Context& context) -> lapilli_int {
        Queue& queue = context.queue(0);
        api::for_type(precision, [&](auto zero) {
            using T = decltype(zero);
            submit(
                queue,
                TransferArgs<T>{
                    Part::all, true, {static_cast<const T*>(A), n, m, lda}, {static_cast<T*>(B), m, n, ldb}});
        });
        queue.synchronize();
        return 0;
    });
}

lapilli_int lapilli_private_residual_norms(lapilli_context ctx, char precision, lapilli_int m, lapilli_int n,
                                           lapilli_int rank, lapilli_int count, const void* A,
                                           lapilli_int lda, lapilli_int stridea, const void* S, const void* U,
                                           const void* VT, double* norms) {
    return api::ask(ctx, "residual_norms", [&](Context& context) -> lapilli_int {
        Queue& queue = context.queue(0);
        const index_t k = std::min(m, n);
        api::for_type(precision, [&](auto zero) {
            using T = decltype(zero);
            submit(queue, BatchSvdResidualArgs<T>{{static_cast<const T*>(A), m, n, lda, stridea, count},
                                                  rank,
                                                  static_cast<const real_t<T>*>(S),
                                                  k,
                                                  {static_cast<const T*>(U), m, k, m, m * k, count},
                                                  {static_cast<const T*>(VT), k, n, k, k * n, count},
                                                  norms});
        });
        queue.synchronize();
        return 0;
    });
}

lapilli_int lapilli_private_copy_columns(lapilli_context ctx, lapilli_int length, lapilli_int columns,
                                         lapilli_int count, const void* from, lapilli_int ld,
                                         lapilli_int stride, void* to, lapilli_int ld_to,
                                         lapilli_int stride_to) {
    if (length <= 0 || columns <= 0 || count <= 0) return 0;
    return api::ask(ctx, "copy_columns", [&](Context& context) -> lapilli_int {
        Queue& queue = context.queue(0);
        const auto copy = [&](index_t first, index_t step, index_t step_to, index_t first_to, index_t many) {
            queue.copy_bytes(static_cast<char*>(to) + first_to, static_cast<std::size_t>(step_to),
                             static_cast<const char*>(from) + first, static_cast<std::size_t>(step),
                             static_cast<std::size_t>(length), static_cast<std::size_t>(many));
        };
        // The fewer copies; the distance of what a copy takes is limited.
        if (columns < count && std::max(stride, stride_to) < largest_step) {
            for (index_t j = 0; j < columns; ++j) copy(j * ld, stride, stride_to, j * ld_to, count);
        } else {
            for (index_t k = 0; k < count; ++k) copy(k * stride, ld, ld_to, k * stride_to, columns);
        }
        queue.synchronize();
        return 0;
    });
}
