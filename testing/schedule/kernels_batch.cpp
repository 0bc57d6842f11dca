// SPDX-License-Identifier: BSD-3-Clause
// Batches by the text of their kernels: calls from the upload to the infos, and one small eigenproblem as an
// algorithm submits it.
#include "batch/args.hpp"
#include "device/calls.hpp"
#include "schedule/emulated.hpp"
#include "schedule/suite.hpp"

namespace lapilli::testing {
namespace {

template <class T>
class EmulatedBatches : public ::testing::Test {};
TYPED_TEST_SUITE(EmulatedBatches, FullScalars, ScalarNames);

TYPED_TEST(EmulatedBatches, Calls) {
    int turn = 0;
    for (const char* name : {"potrf_batch", "syevd_batch", "sygvd_batch", "getrf_batch", "getrs_batch",
                             "gesv_batch", "posv_batch", "potri_batch", "trsm_batch"}) {
        const Routine& routine = *find_routine(name, letter<TypeParam>);
        for (const std::int64_t n : {3, 20, 35}) {
            const SmallBlocks ctx(1 + turn % 2);
            ctx.set("sim.kernels", "emulated");
            ctx.set("test.batch.piece", "2");
            Problem p;
            p.n = n;
            p.k = n < 30 ? 5 : 2;
            p.pad = 1;
            p.poison = true;
            p.uplo = turn % 2 == 0 ? 'L' : 'U';
            p.itype = 1 + turn % 3;
            p.side = turn % 2 == 0 ? 'R' : 'L';
            p.no_pivots = turn % 3 == 1;
            expect_correct(routine, ctx, p, turn % 2 == 0 ? Where::host : Where::device);
            ++turn;
        }
    }
}

/// A matrix that is nearly diagonal already, on a queue: what an iteration does with its last basis.
TYPED_TEST(EmulatedBatches, OneEigenproblemOnAQueue) {
    using T = TypeParam;
    using R = real_t<T>;
    for (const index_t n : {12, 48}) {
        compare_with_kernels(1, [n](lapilli::Context& context) {
            std::vector<T> a = numbers<T>(n * n, 3);
            for (index_t j = 0; j < n; ++j) {
                for (index_t i = 0; i < n; ++i) a[static_cast<std::size_t>(i + j * n)] *= R(1e-3);
                a[static_cast<std::size_t>(j + j * n)] = T(static_cast<R>(j));
            }
            struct Work {
                T *a, *work;
                R* w;
                std::int64_t* info;
                Work(Arena& arena, index_t order)
                    : a(arena.device_array<T>(0, order * order)),
                      work(arena.device_array<T>(0, batch_syev_work<T>(order))),
                      w(arena.device_array<R>(0, order)),
                      info(arena.device_array<std::int64_t>(0, 1)) {}
            };
            Allocated<Work> work(context, n);
            Queue& queue = context.queue(0);
            upload_array<T>(queue, a.data(), work->a, n * n);
            zero(queue, work->info, 1);
            submit(queue, BatchSyevArgs<T>{
                              true, Uplo::lower, {work->a, n, n, n * n, 1}, work->w, work->work, work->info});
            std::vector<R> values(static_cast<std::size_t>(n));
            std::vector<T> vectors(static_cast<std::size_t>(n * n));
            std::int64_t info = -1;
            download_array<R>(queue, work->w, values.data(), n);
            download_array<T>(queue, work->a, vectors.data(), n * n);
            download_array<std::int64_t>(queue, work->info, &info, 1);
            context.synchronize();
            EXPECT_EQ(info, 0);
            Written written;
            written.add("values", values, 100 * static_cast<double>(unit_roundoff<T>));
            // Their phases are as they happen to be.
            std::vector<R> sizes;
            for (const T& x : vectors) sizes.push_back(std::abs(x));
            written.add("vectors", sizes, 1e4 * static_cast<double>(unit_roundoff<T>));
            return written;
        });
    }
}

}  // namespace
}  // namespace lapilli::testing
