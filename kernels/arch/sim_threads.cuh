// SPDX-License-Identifier: BSD-3-Clause
// Threads under the emulator: indices, barriers, shuffles, votes. The trailing arguments are filled in by the
// compiler: they say where in the kernel a barrier is.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#include "arch/complex.cuh"
#include "arch/emulator.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

inline constexpr unsigned kFullMask = 0xffffffffu;

inline int thread_id() { return simt::hooks::indices().thread; }
inline int thread_count() { return simt::hooks::indices().threads; }
inline int lane_id() { return simt::hooks::indices().thread & 31; }
inline int warp_id() { return simt::hooks::indices().thread >> 5; }
inline int block_x() { return simt::hooks::indices().block[0]; }
inline int block_y() { return simt::hooks::indices().block[1]; }
inline int block_z() { return simt::hooks::indices().block[2]; }
inline int grid_x() { return simt::hooks::indices().grid[0]; }
inline int grid_y() { return simt::hooks::indices().grid[1]; }
inline int grid_z() { return simt::hooks::indices().grid[2]; }
inline int block_id() { return block_x(); }
inline int block_count() { return grid_x(); }

inline void sync(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    simt::hooks::block_barrier(simt::Barrier::plain, false, {file, line});
}
inline void sync_part(int barrier, int threads, const char* file = __builtin_FILE(),
                      int line = __builtin_LINE()) {
    const unsigned parity = simt::hooks::part_arrive(barrier, threads, {file, line});
    while (!simt::hooks::part_over(barrier, parity, {file, line})) simt::hooks::spin_pause();
}
inline int sync_or(bool p, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return simt::hooks::block_barrier(simt::Barrier::any, p, {file, line});
}
inline int sync_and(bool p, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return simt::hooks::block_barrier(simt::Barrier::all, p, {file, line});
}
inline void sync_warp(unsigned mask = kFullMask, const char* file = __builtin_FILE(),
                      int line = __builtin_LINE()) {
    simt::hooks::warp_barrier(mask, {file, line});
}

inline unsigned ballot(bool p, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    const unsigned char mine = p;
    const simt::WarpSlots& slots = simt::hooks::exchange(simt::Exchange::vote, &mine, 1, {file, line});
    unsigned votes = 0;
    for (int lane = 0; lane < 32; ++lane)
        if ((slots.present >> lane & 1u) != 0 && slots.lane[lane][0] != 0) votes |= 1u << lane;
    return votes;
}
inline bool any(bool p, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return ballot(p, file, line) != 0;
}
inline bool all(bool p, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return ballot(!p, file, line) == 0;
}

// The type of T as a value: itself, or the element that a proxy (see sim_shared.cuh) refers to.
template <class T>
struct ValueOf {
    using type = T;
};
template <class T>
using value_of_t = typename ValueOf<T>::type;

template <class T>
inline T shuffle_from(const T& v, int lane, simt::Place place) {
    static_assert(std::is_trivially_copyable_v<T> && sizeof(T) <= simt::kSlotBytes);
    const simt::WarpSlots& slots = simt::hooks::exchange(simt::Exchange::shuffle, &v, sizeof(T), place);
    if ((slots.present >> lane & 1u) == 0) simt::hooks::absent_lane(lane, place);
    T result;
    std::memcpy(static_cast<void*>(&result), slots.lane[lane], sizeof(T));
    return result;
}
template <class T>
inline value_of_t<T> shuffle(T v, int lane, const char* file = __builtin_FILE(),
                             int line = __builtin_LINE()) {
    return shuffle_from<value_of_t<T>>(std::move(v), lane & 31, {file, line});
}
template <class T>
inline value_of_t<T> shuffle_xor(T v, int mask, const char* file = __builtin_FILE(),
                                 int line = __builtin_LINE()) {
    return shuffle_from<value_of_t<T>>(std::move(v), (lane_id() ^ mask) & 31, {file, line});
}
template <class T>
inline value_of_t<T> shuffle_down(T v, int delta, const char* file = __builtin_FILE(),
                                  int line = __builtin_LINE()) {
    const int lane = lane_id() + delta;
    return shuffle_from<value_of_t<T>>(std::move(v), lane < 32 ? lane : lane_id(), {file, line});
}

/// The operands x of all lanes at once, for one change of stacks: job(operands) runs when the last lane has
/// come; null for lanes that the block does not have.
template <class T, int Count, class Job>
inline void together(T (&x)[Count], Job job, simt::Place place) {
    static_assert(std::is_trivially_copyable_v<T>);
    simt::hooks::together(
        x,
        [](void* const* operands, void* what) {
            (*static_cast<Job*>(what))(reinterpret_cast<T* const*>(operands));
        },
        &job, place);
}
/// Each lane's x becomes combine(x, that of lane ^ mask).
template <int Count, class T, class Combine>
inline void combine_xor(T* const* operands, int mask, Combine& combine, simt::Place place) {
    T before[32][Count];
    for (int lane = 0; lane < 32; ++lane)
        if (operands[lane] != nullptr)
            std::memcpy(static_cast<void*>(before[lane]), operands[lane], sizeof before[lane]);
    for (int lane = 0; lane < 32; ++lane) {
        if (operands[lane] == nullptr) continue;
        if (operands[(lane ^ mask) & 31] == nullptr) simt::hooks::absent_lane((lane ^ mask) & 31, place);
        for (int i = 0; i < Count; ++i)
            operands[lane][i] = combine(before[lane][i], before[(lane ^ mask) & 31][i]);
    }
}
template <int Count, class T>
inline void swap_xor(T (&x)[Count], int mask, const char* file = __builtin_FILE(),
                     int line = __builtin_LINE()) {
    const simt::Place place{file, line};
    const auto other = [](const T&, const T& theirs) { return theirs; };
    together(
        x, [mask, other, place](T* const* operands) { combine_xor<Count>(operands, mask, other, place); },
        place);
}
template <int Count, class T, class Combine>
inline void butterfly(T (&x)[Count], int first, int last, Combine combine,
                      const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    const simt::Place place{file, line};
    const auto job = [first, last, &combine, place](T* const* operands) {
        for (int step = first; step >= last; step /= 2) combine_xor<Count>(operands, step, combine, place);
    };
    together(x, job, place);
}

inline int first_lane(unsigned mask) { return mask == 0 ? -1 : __builtin_ctz(mask); }
inline int count_ones(unsigned mask) { return __builtin_popcount(mask); }

inline unsigned warp_max(unsigned v, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    unsigned most[1] = {v};
    butterfly(
        most, 16, 1, [](unsigned x, unsigned y) { return std::max(x, y); }, file, line);
    return most[0];
}
inline unsigned warp_min(unsigned v, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    return ~warp_max(~v, file, line);
}

// Launches follow on each other.
inline void let_next_kernel_begin() {}
inline void wait_for_kernels_before() {}

inline unsigned bits_of(float x) { return __builtin_bit_cast(unsigned, x); }
inline std::uint64_t bits_of(double x) { return __builtin_bit_cast(std::uint64_t, x); }

template <class T>
inline T opaque(T x) {
    return x;
}
inline void spin_pause() { simt::hooks::spin_pause(); }
inline std::uint64_t nanoseconds() {
    return static_cast<std::uint64_t>(
        std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count());
}
inline void refuse(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    simt::hooks::refuse({file, line});
}
inline void require_cooperative(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    simt::hooks::require_cooperative({file, line});
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
