// SPDX-License-Identifier: BSD-3-Clause
// Decisions on the device for queues of the caller (args.hpp): a few numbers for each column or pivot, so
// that launches count, not bytes.
//
//     safe_scales        a thread a column
//     interchange_lists  a block for each 512 pivots. Places of rows:  0 .. 511 the rows of the interchanges,
//                        512 .. 1023 rows of pivots elsewhere, the first of equal ones. One thread makes the
//                        interchanges, on places in shared memory; what the places hold then is the list.
//     mark_failure       a thread
//     tell_failures      a warp a matrix
#pragma once

#include "arch/simt.cuh"
#include "submitted/args.hpp"
#include "submitted/safe_scale.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kScaleThreads = 256;

template <class R>
__global__ void __launch_bounds__(kScaleThreads)
    safe_scales(std::int64_t pieces, std::int64_t count, const R* largest, std::int64_t ld, R* down, R* up) {
    const std::int64_t j = std::int64_t(block_id()) * kScaleThreads + thread_id();
    if (j >= count) return;
    R most = 0;
    for (std::int64_t k = 0; k < pieces; ++k) most = larger_or_nan(most, load(largest + k + j * ld));
    const int exponent = exponent_to_scale(most);
    store(down + j, safe_power<R>(-exponent));
    store(up + j, safe_power<R>(exponent));
}

/// Shared memory of a block: what the rows hold, the rows that pivots name, and the place of each among what
/// is held.
struct InterchangeSpace {
    static constexpr int most = static_cast<int>(interchanges_at_once);
    static constexpr std::size_t rows_at = 2 * most * sizeof(std::int64_t);
    static constexpr std::size_t places_at = rows_at + most * sizeof(std::int64_t);
    static constexpr std::size_t bytes = places_at + most * sizeof(int);
};

template <class T>
__global__ void __launch_bounds__(static_cast<int>(interchanges_at_once))
    interchange_lists_of(std::int64_t rows, std::int64_t count, const std::int64_t* pivots, bool forwards,
                         std::int64_t* to, std::int64_t* from, std::int64_t* info, std::int64_t bad) {
    constexpr int most = InterchangeSpace::most;
    auto held = shared<std::int64_t>(0, 2 * most);
    auto named = shared<std::int64_t>(InterchangeSpace::rows_at, most);
    auto places = shared<int>(InterchangeSpace::places_at, most);
    const std::int64_t first = std::int64_t(block_id()) * most;
    const int t = thread_id(), width = static_cast<int>(count - first < most ? count - first : most);
    std::int64_t row = first + t;
    bool is_bad = false;
    if (t < width) {
        const std::int64_t pivot = load(pivots + first + t) - 1;
        is_bad = pivot < 0 || pivot >= rows;
        if (!is_bad) row = pivot;
    }
    named[t] = row;
    held[t] = first + t;
    held[most + t] = row;
    const bool any_bad = sync_or(is_bad) != 0;
    if (any_bad && t == 0) store(info, bad);
    int place = static_cast<int>(row - first);
    if (row < first || row >= first + width) {
        int k = 0;
        while (named[k] != row) ++k;
        place = most + k;
    }
    places[t] = place;
    sync();
    if (t == 0) {
        for (int i = 0; i < width; ++i) {
            const int k = forwards ? i : width - 1 - i, other = places[k];
            const std::int64_t mine = held[k];
            held[k] = held[other];
            held[other] = mine;
        }
    }
    sync();
    const std::int64_t list = 2 * first;
    store(to + list + t, t < width ? first + t : std::int64_t(-1));
    store(from + list + t, held[t]);
    store(to + list + most + t, t < width && place == most + t ? row : std::int64_t(-1));
    store(from + list + most + t, held[most + t]);
}

template <class T>
__global__ void __launch_bounds__(32)
    mark_failure(std::int64_t n, const std::int64_t* info, T* diagonal, std::int64_t step) {
    const std::int64_t k = load(info);
    if (thread_id() == 0 && k > 0 && k <= n)
        store(diagonal + (k - 1) * step, from_real<T>(static_cast<real_t<T>>(__builtin_nanf(""))));
}

inline constexpr int kTellThreads = 256, kToldOfBlock = kTellThreads / 32;

template <class T>
__global__ void __launch_bounds__(kTellThreads)
    tell_failures(bool vectors, int failed, const std::int64_t* infos, Batch<T> a, real_t<T>* w, int* to) {
    const std::int64_t k = std::int64_t(block_id()) * kToldOfBlock + warp_id();
    if (k >= a.count) return;
    const bool is_there = load(infos + k) == 0;
    if (lane_id() == 0) store(to + k, is_there ? 0 : failed);
    if (is_there) return;
    const auto nan = static_cast<real_t<T>>(__builtin_nanf(""));
    for (std::int64_t i = lane_id(); i < a.n; i += 32) store(w + k * a.n + i, nan);
    if (!vectors) return;
    T* const matrix = a.data + k * a.stride;
    for (std::int64_t e = lane_id(); e < a.n * a.n; e += 32)
        store(matrix + e % a.n + e / a.n * a.ld, from_real<T>(nan));
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
