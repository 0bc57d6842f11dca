// SPDX-License-Identifier: BSD-3-Clause
// C := sum of alpha op(A) op(B) over one or two terms + beta C, on all of C or a triangle of it, which may be
// distributed over devices: GEMM, SYRK, HERK, SYR2K, HER2K as one persistent kernel.
//
//     tile after tile, those of the part only           in a block, for each step of bk along k:
//                                                        wait for the step's operands, barrier,
//          +--+                bm x bn numbers of C,     begin to copy the step `stages - 1` ahead (of this tile or
//          |  |\               in registers              the next) and a share of this tile of C,
//          +--+--+                                       multiply from shared memory
//          |  |  |\            work-split: a tile's k    after the last step: C from shared memory or from memory,
//          +--+--+--+          in shares, sums to work,  results straight from registers to memory
//          |  |  |  |\         product_sum adds them
//
// Flops: 2 bm bn k a tile (complex 8). Bytes: (bm + bn) k sizeof(T) from L2, which the tiles side by side
// share, and 2 bm bn sizeof(T) of C from and to memory. Bound: at k = 64 in double, C takes 4.3 TB/s / 16
// bytes * 128 flops = 34 TF and the tensor cores 58: both have to be busy all the time, hence the copies of C
// under the products. Two terms (SYR2K) double the flops for the same C. With a long k, the tensor cores
// alone.
//
// Sums are made in a fixed order, whichever thread makes them: the same plan gives the same bits.
#pragma once

#include "product/pipeline.cuh"
#include "product/plain.cuh"
#include "product/specialized.cuh"
#include "product/tensor.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, ProductPolicy P, bool AFirst, bool BFirst>
using ProductMainLoop =
    std::conditional_t<P.loop == ProductLoop::tensor, ProductTensorLoop<T, P, AFirst, BFirst>,
                       ProductPlainLoop<T, P, AFirst, BFirst>>;

/// Until at most `newer` of this thread's groups of copies are under way.
template <int Most>
LAPILLI_DEVICE void wait_for_older(int newer) {
    if constexpr (Most > 0) {
        if (newer < Most) {
            wait_for_older<Most - 1>(newer);
            return;
        }
    }
    copy_async_wait<Most>();
}

struct NoBarrier {
    LAPILLI_DEVICE explicit NoBarrier(Shared<std::uint64_t>) {}
};

/// All warps copy and multiply.
template <class Policy, bool AFirst, bool BFirst, class T>
LAPILLI_DEVICE void product_by_all(const ProductPlan<T>& plan) {
    constexpr ProductPolicy P = Policy::value;
    constexpr int stage_elements = P.stages * P.stage_elements();
    constexpr std::size_t c_at = stage_elements * sizeof(T), tiles_at = c_at + P.c_elements() * sizeof(T);
    constexpr std::size_t barrier_at = tiles_at + P.announced() * P.announcement() * 4;
    static_assert(barrier_at % 8 == 0 && barrier_at + 8 == product_shared_bytes(P, product_scalar<T>));
    std::conditional_t<P.split_barrier, SplitBarrier, NoBarrier> barrier(
        shared<std::uint64_t>(barrier_at, 1));
    const auto stages = shared<T>(0, stage_elements), places = shared<T>(c_at, P.c_elements());
    ProductPipeline<T, P, AFirst, BFirst> pipeline(plan, stages,
                                                   shared<int>(tiles_at, P.announced() * P.announcement()));
    using Loop = ProductMainLoop<T, P, AFirst, BFirst>;
    Loop loop(plan.args.op_a == 'C', plan.args.op_b == 'C');
    const ProductEpilogue<T, P, Loop> epilogue(plan, loop, places);

    LAPILLI_UNROLL_BY(1)
    for (int s = 0; s < P.stages - 1; ++s) {
        pipeline.copy();
        copy_async_commit();
    }
    sync();
    int stage = 0;
    const auto begin_step = [&] {
        copy_async_wait<P.stages - 2>();
        sync();
    };
    const auto end_step = [&] { stage = stage + 1 == P.stages ? 0 : stage + 1; };
    // With a split barrier a warp arrives when it has loaded all of a step's operands, and waits before it
    // loads the next one's: in between, it multiplies.
    const auto all_read = [&] {
        if constexpr (Policy::value.split_barrier) {  // nvcc does not take P in a lambda
            copy_async_wait<P.stages - 2>();
            barrier.arrive();
        }
    };
    all_read();
    for (int index = 0;; ++index) {
        const TileOfC tile = pipeline.announced(index);
        if (tile.split < 0) break;
        const int first = plan.first_step(tile.split), steps = plan.first_step(tile.split + 1) - first;
        // The step before which the sums of the first term are scaled; after the last one in a share without
        // the second term.
        const int scale_at = plan.rescale ? min(plan.term_steps - first, steps) : 0;
        // C that is asked for so early has come when the last step has.
        const int c_parts = max(1, steps - P.stages + (P.split_barrier ? 2 : 1));
        const int c_share = (Loop::chunks / Loop::group + c_parts - 1) / c_parts * Loop::group;
        const auto copy_ahead = [&](int step) {
            pipeline.copy();
            epilogue.prefetch(tile, step * c_share, c_share);
            copy_async_commit();
            if constexpr (Policy::value.asks_for_c()) {
                if (step == 0 && steps <= product_few_steps) epilogue.ask_for(tile);
            }
            if (scale_at > 0 && step == scale_at) loop.scale(plan.ratio);
        };
        loop.clear();
        if constexpr (P.split_barrier) {
            LAPILLI_UNROLL_BY(1)
            for (int step = 0; step < steps; ++step) {
                barrier.wait();
                copy_ahead(step);
                loop.multiply(pipeline.operand_a(stage), pipeline.operand_b(stage), all_read);
                end_step();
            }
        } else if constexpr (Loop::reads_ahead) {
            begin_step();
            typename Loop::Ahead ahead[2];
            loop.read(ahead[0], pipeline.operand_a(stage), pipeline.operand_b(stage), 0);
            // Two steps, so that it is known which registers are whose.
            constexpr int unrolled = Loop::blocks_k % 2 == 0 ? 1 : 2;
            LAPILLI_UNROLL_BY(1)
            for (int step = 0; step < steps; step += unrolled) {
                LAPILLI_UNROLL
                for (int u = 0; u < unrolled; ++u) {
                    if (u > 0 && step + u == steps) break;
                    copy_ahead(step + u);
                    LAPILLI_UNROLL
                    for (int kb = 0; kb < Loop::blocks_k; ++kb) {
                        const int now = (u * Loop::blocks_k + kb) % 2, next = 1 - now;
                        typename Loop::Rest rest;
                        loop.read(rest, pipeline.operand_a(stage), kb);
                        if (kb + 1 < Loop::blocks_k) {
                            loop.read(ahead[next], pipeline.operand_a(stage), pipeline.operand_b(stage),
                                      kb + 1);
                        } else {
                            end_step();
                            if (step + u + 1 < steps) {
                                begin_step();
                                loop.read(ahead[next], pipeline.operand_a(stage), pipeline.operand_b(stage),
                                          0);
                            }
                        }
                        loop.multiply(ahead[now], rest);
                    }
                }
            }
        } else {
            LAPILLI_UNROLL_BY(1)
            for (int step = 0; step < steps; ++step) {
                begin_step();
                copy_ahead(step);
                loop.multiply(pipeline.operand_a(stage), pipeline.operand_b(stage));
                end_step();
            }
        }
        if (scale_at == steps) loop.scale(plan.ratio);
        if (P.prefetch_c && steps < P.stages) wait_for_older<P.stages - 2>(steps - 1);
        const int last = stage == 0 ? P.stages - 1 : stage - 1;
        epilogue.write(tile, stages.slice(last * P.stage_elements(), P.stage_elements()));
    }
    copy_async_wait<0>();
    if constexpr (P.split_barrier) barrier.wait();
}

/// AFirst: op(A) lies with its rows side by side ('N'); BFirst: op(B) with its columns ('T', 'C').
/// Policy::value: a ProductPolicy, which nvcc does not take as a template argument of a kernel.
template <class Policy, bool AFirst, bool BFirst, class T>
__global__ void __launch_bounds__(Policy::value.launched(), Policy::value.blocks)
    product(const __grid_constant__ ProductPlan<T> plan) {
    static_assert(product_is_legal(Policy::value, product_scalar<T>));
    if constexpr (!fits_architecture(product_shared_bytes(Policy::value, product_scalar<T>))) {
        return;
    } else if constexpr (Policy::value.warp_specialized()) {
        product_by_specialized_warps<Policy, AFirst, BFirst>(plan);
    } else {
        product_by_all<Policy, AFirst, BFirst>(plan);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
