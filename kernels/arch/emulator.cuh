// SPDX-License-Identifier: BSD-3-Clause
// The SIMT emulator's functions for a kernel compiled as plain C++. They are called by the
// sim_*.cuh twins and defined in testing/emulator. They act on the emulated thread that is running;
// outside a launch they throw. An error in the kernel (see simt::Fault) leaves them as an exception.
#pragma once

#include <cstddef>

#if !defined(__CUDACC__)

namespace lapilli::simt {

// A line of the kernel's source, for messages and to tell one barrier from another.
struct Place {
    const char* file;
    int line;
};

// The indices of the running thread. Blocks are one-dimensional, grids up to three-dimensional. The blocks of
// a cluster follow each other in the first dimension.
struct Indices {
    int thread, threads;
    int block[3], grid[3];
    int cluster_rank, cluster_size;
};

// With `any` and `all`, a vote.
enum class Barrier { plain, any, all };

enum class Exchange { shuffle, vote, mma };
inline constexpr std::size_t kSlotBytes = 32;
// The values that the lanes of a warp put into an exchange; `present` has a bit for each lane that exists.
struct WarpSlots {
    alignas(16) unsigned char lane[32][kSlotBytes];
    unsigned present;
};

enum class Access { read, write, atomic };
// Where a typed view of shared memory lies, and where it was made.
struct View {
    std::size_t offset;  // bytes
    std::size_t count;   // elements
    Place made;
};

// The indices of the thread that runs on this OS thread now; null outside a launch.
extern constinit thread_local const Indices* running_indices;
[[noreturn]] void not_in_a_launch();

namespace hooks {

// Inlined: kernels ask for their lane in every loop.
inline const Indices& indices() {
    if (running_indices == nullptr) not_in_a_launch();
    return *running_indices;
}

// Block-wide; the result of the vote over p.
int block_barrier(Barrier kind, bool p, Place);
void warp_barrier(unsigned mask, Place);
// A barrier of `threads` threads of the block: the parity of the phase that the thread waits for, and whether
// it is over.
unsigned part_arrive(int barrier, int threads, Place);
bool part_over(int barrier, unsigned parity, Place);
// Every lane of the warp hands in a value; the result is good until the warp's next exchange but one.
const WarpSlots& exchange(Exchange kind, const void* value, std::size_t bytes, Place);
// Every lane of the warp hands in the address of its operand; the last one calls job for all of them, with
// null for the lanes that the block does not have, before the others go on.
void together(void* operand, void (*job)(void* const* operands, void* what), void* what, Place);
// A lane asked for the value of a lane that the block does not have.
[[noreturn]] void absent_lane(int lane, Place);

void check_view(const View&, std::size_t element_bytes, std::size_t alignment);
// Checks the access to `elements` elements from `index` on, notes it, and gives the memory.
void* shared_access(Access, const View&, long long index, int elements, std::size_t element_bytes);

void cluster_arrive(Place);
void cluster_wait(Place);
// Checks the store to the same place of another block's shared memory, notes it, and gives the memory.
void* peer_access(const View&, long long index, std::size_t element_bytes, int rank);

void copy_async(const View&, long long index, std::size_t element_bytes, const void* from, int bytes,
                int source_bytes, Place);
void copy_async_commit();
void copy_async_wait(int groups_left);

// Barriers for some threads of the block and their copies; each is an element of 8 bytes of the view.
void transfer_init(const View&, int barrier, int arrivals, Place);
void transfer_arrive(const View&, int barrier, bool copied, Place);
void transfer_expect(const View&, int barrier, int bytes, Place);
bool transfer_over(const View&, int barrier, unsigned parity, Place);
// 16 bytes into another block's shared memory, which its barrier counts.
void send_pack(const View&, long long index, std::size_t element_bytes, int rank, const void* pack,
               const View& barriers, int barrier, Place);

// A 4-, 8- or 16-byte access at an address that is not a multiple of it traps on a GPU.
void check_aligned(const void* p, std::size_t bytes, Place);
void require_cooperative(Place);
// A kernel that cannot go on.
void refuse(Place);
void spin_pause();

}  // namespace hooks

}  // namespace lapilli::simt

#endif
