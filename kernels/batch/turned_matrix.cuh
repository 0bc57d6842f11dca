// SPDX-License-Identifier: BSD-3-Clause
// A matrix in memory, or its conjugate transpose.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
struct TurnedMatrix {
    T* data;
    std::int64_t down, right;
    bool turned;

    LAPILLI_DEVICE static TurnedMatrix of(T* data, std::int64_t ld, bool turned) {
        return {data, turned ? ld : 1, turned ? 1 : ld, turned};
    }
    LAPILLI_DEVICE T turn(T x) const { return turned ? conj(x) : x; }
    LAPILLI_DEVICE T get(int i, int j) const { return turn(load(data + i * down + j * right)); }
    LAPILLI_DEVICE void put(int i, int j, T x) const { store(data + i * down + j * right, turn(x)); }
    LAPILLI_DEVICE TurnedMatrix from(int i, int j) const {
        return {data + i * down + j * right, down, right, turned};
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
