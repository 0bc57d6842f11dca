// SPDX-License-Identifier: BSD-3-Clause
// The sums of a strip's columns, which a warp of SYMV keeps down the strip: of a lane those of its column in
// each stage.
#pragma once

#include <type_traits>

#include "arch/simt.cuh"
#include "symv/shape.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// In registers: these have no numbers, and each addition looks at all of them.
template <class T>
struct SymvSumsInRegisters {
    static constexpr int elements = 0;
    T sum[symv_widest];

    LAPILLI_DEVICE explicit SymvSumsInRegisters(Shared<T>) {
        LAPILLI_UNROLL
        for (int g = 0; g < symv_widest; ++g) sum[g] = T(0);
    }
    LAPILLI_DEVICE void add(int stage, T value) {
        LAPILLI_UNROLL
        for (int g = 0; g < symv_widest; ++g) {
            if (g == stage) sum[g] += value;
        }
    }
    /// Returns the sum and starts a new one.
    LAPILLI_DEVICE T take(int stage) {
        const T value = sum[stage];
        sum[stage] = T(0);
        return value;
    }
};

/// In shared memory, where there is room.
template <class T>
struct SymvSumsInMemory {
    static constexpr int elements = symv_widest * 32;
    const Shared<T> sum;

    LAPILLI_DEVICE explicit SymvSumsInMemory(Shared<T> place) : sum(place) {
        LAPILLI_UNROLL
        for (int g = 0; g < symv_widest; ++g) sum[g * 32 + lane_id()] = T(0);
    }
    LAPILLI_DEVICE void add(int stage, T value) {
        const T before = sum[stage * 32 + lane_id()];
        sum[stage * 32 + lane_id()] = before + value;
    }
    LAPILLI_DEVICE T take(int stage) {
        const T value = sum[stage * 32 + lane_id()];
        sum[stage * 32 + lane_id()] = T(0);
        return value;
    }
};

template <bool Misaligned, class T>
using SymvColumnSums =
    std::conditional_t<Misaligned || sizeof(T) == 16, SymvSumsInRegisters<T>, SymvSumsInMemory<T>>;

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
