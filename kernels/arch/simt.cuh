// SPDX-License-Identifier: BSD-3-Clause
// The hardware as kernels see it. A kernel includes this file and nothing of CUDA or src/, and compiles twice
// from one text: by nvcc for a GPU, and by a C++ compiler for the SIMT emulator of the tests, which checks what
// it does.
//
//     namespace lapilli::kernels {
//     inline namespace LAPILLI_TARGET {  // why: target.cuh
//     using namespace arch;              // only inside lapilli: elsewhere sync() is POSIX's, of disks
//     template <class T>
//     __global__ void __launch_bounds__(256) scale(ScaleArgs<T> args) { ... }
//
// Threads   thread_id() thread_count() lane_id() warp_id(); block_id() block_count() in 1-D grids, else
//           block_x() block_y() block_z() grid_x() grid_y() grid_z(). Blocks are 1-D.
// Barriers  sync() sync_or(p) sync_and(p): every thread of the block, at one line; none may have returned.
//           SplitBarrier b(place), 8 bytes of shared memory, and a sync(); then in turns b.arrive() and
//           b.wait(), every thread of the block. Not with a cluster of several blocks.
//           TransferBarriers b(places), 8 bytes each: b.init(i, arrivals) by one thread, and a sync(); then b.arrive(i)
//           by any thread, b.arrive_warp(i, lane_id() == 0) by all lanes of a warp, which counts arrivals_of_a_warp(), and
//           b.arrive_copied(i): when its copies so far have come; b.wait(i, parity): until as many have arrived, for
//           the first time (parity 0), the second (1), the third (0) ... b.arrive_expecting(i, bytes): an arrival, and
//           so many bytes by send_pack are awaited, too, perhaps some of them before it.
//           sync_warp(mask) orders memory between the lanes of mask; shuffles and votes order nothing.
// Warp      shuffle(v, lane) shuffle_xor(v, mask) shuffle_down(v, delta) ballot(p) any(p) all(p) warp_max(u) warp_min(u), of
//           unsigned numbers: all 32 lanes take part. first_lane(mask) of a ballot, -1 if there is none;
//           count_ones(mask).
// Shared    shared<T>(offset_bytes, count), a view of dynamic shared memory s: s[i], s.slice(begin, count),
//           load_pack(s, i), store_pack(s, i, pack), atomic_add(s, i, v). Read by `T x = s[i];`, never by
//           `auto`; write real(s[i]), not s[i].re.
// Global    load store; load_nc for what is read once and constant during the launch;
//           load_pack load_pack_nc store_pack: 16 bytes, aligned; prefetch_line(p): its line of 128 bytes to L2.
// Ordered   load_acquire atomic_add_release within a GPU; load_acquire_system and store_release_system between
//           GPUs; atomic_add atomic_max load_relaxed are relaxed, and order with a fence() between them and what
//           they stand for. Every loop that waits for another thread calls spin_pause(). nanoseconds(): a clock that all GPUs and blocks of a launch share, to bound such a loop.
// Copies    copy_async16(s, i, from), copy_async<4, 8 or 16>(s, i, from); copy_async_first<...>(s, i, from,
//           source_bytes), zeros behind source_bytes; copy_async_or_zero<...>(s, i, from, valid), all or none;
//           copy_async_stream<...> as copy_async_first, for what is read once; copy_async_commit();
//           copy_async_wait<groups left>(), then sync() for the other threads.
//           copy_by_warp(s, i, from, packs, b, k), by all lanes of a warp: so many times 16 bytes, more than none, to be read after
//           a wait at barrier k of the TransferBarriers b, which counts arrivals_of_a_copy(). copy_by_lane(...): the same by one
//           thread, which counts one.
// Tensor    mma_f64_16x8x16(d, a, b): D += A B. Lane l holds A(l/4, l%4), A(l/4 + 8, l%4), then both of k + 4,
//           k + 8, k + 12; B(l%4, l/4), then of k + 4, k + 8, k + 12; D(l/4, 2(l%4) + {0, 1}), then both of
//           row + 8. mma_f64_16x8x8(d, a0, a1, a2, a3, b0, b1): half of k; parts of larger arrays need no copies.
//           mma_s8_16x8x32(d, at, a, b0, b1): bytes, sums of 32 bits in d[at ...]. matrices_of_bytes(words, s, at0, at1, at2, at3):
//           four words a lane for it, from 8 rows of 16 bytes each, which begin at those words.
// Warpgroup has_warpgroups(), else refuse(), an error of the device; warpgroup_begin(), wgmma_s8_64x128x32<...>(d, s, a, b) as often as needed, warpgroup_commit(),
//           warpgroup_wait(d), by all lanes of four warps: warps 4 i .. 4 i + 3. Before, keep_registers<n>() by those that need
//           few, and take_registers<n>() by the others.
// Cluster   cluster_rank() cluster_size(); cluster_sync(), or cluster_arrive() and later cluster_wait(): every
//           thread of every block of the cluster. store_peer(s, i, rank, v) into that block's shared memory,
//           to be read after the next cluster barrier; the first store follows on one, the last comes before
//           one. send_pack(s, i, rank, pack, b, k): 16 bytes, to be read after a wait at barrier k of that block's
//           TransferBarriers b; also to itself; first and last as those of store_peer.
// Wide      grid_sync(barrier): the blocks of a cooperative launch.
// Stream    let_next_kernel_begin(): a kernel that is launched to overlap may be started from now on;
//           wait_for_kernels_before(): it begins with this, and sees all that was done before it.
// Scalars   Complex<R>, real_t<T>, is_complex<T>, from_real<T>(r); conj real imag abs abs2 fma conj_fma for
//           real T too; sqrt rsqrt hypot copysign min max; bits_of(x), of a real number. approximate_reciprocal(x): 1 / x to about
//           20 bits, where x and 1 / x are normal numbers.
// Code      LAPILLI_DEVICE before a helper function, LAPILLI_UNROLL before a loop. opaque(x): x, of which the compiler
//           knows nothing: what follows from it is found where it is needed, and not kept in registers.
#pragma once

#include "arch/barrier.cuh"
#include "arch/complex.cuh"
#include "arch/pack.cuh"
#include "arch/target.cuh"
#include "arch/warp_arrivals.cuh"
#if defined(__CUDACC__)
#include "arch/cuda_cluster.cuh"
#include "arch/cuda_memory.cuh"
#include "arch/cuda_shared.cuh"
#include "arch/cuda_split.cuh"
#include "arch/cuda_threads.cuh"
#include "arch/cuda_transfer.cuh"
#include "arch/cuda_warpgroup.cuh"
#else
#include "arch/sim_cluster.cuh"
#include "arch/sim_memory.cuh"
#include "arch/sim_shared.cuh"
#include "arch/sim_split.cuh"
#include "arch/sim_threads.cuh"
#include "arch/sim_transfer.cuh"
#include "arch/sim_warpgroup.cuh"
#endif
