// SPDX-License-Identifier: BSD-3-Clause
// A triangle as a solution reads it.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "batch_lu/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// Element (i, k) of a triangle of F.
template <class T>
struct TriangleOf {
    const T* f;
    std::int64_t ld;
    BatchTriangle how;

    LAPILLI_DEVICE T get(int i, int k) const {
        const T x = load(how.turned ? f + k + i * ld : f + i + k * ld);
        return how.conjugate ? conj(x) : x;
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
