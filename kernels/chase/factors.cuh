// SPDX-License-Identifier: BSD-3-Clause
// T of the chase's block reflectors, a block for each: the reflectors in shared memory, their products G =
// V^H V; columns i < j overlap in the rows that both have,
//
//     column i   1 x x x x x
//     column j       1 x x x x x         G(i, j) = sum over r of conj(v_i(r + j - i)) v_j(r)
//
// and larft's recurrence, a lane for each row of T.
#pragma once

#include "arch/simt.cuh"
#include "chase/factors.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kChaseFactorThreads = 128;
inline constexpr int kChaseGroup = static_cast<int>(chase_group);

template <class T>
constexpr std::size_t chase_factor_bytes(std::int64_t b) {
    return static_cast<std::size_t>(kChaseGroup * (b + 1) + 2 * kChaseGroup * (kChaseGroup + 1)) * sizeof(T);
}

template <class T>
__global__ void __launch_bounds__(kChaseFactorThreads) chase_factors(ChaseFactorsArgs<T> p) {
    constexpr int ld = kChaseGroup + 1;
    const ChaseShape shape = p.shape();
    const std::int64_t group = block_y(), t = block_x();
    if (t >= shape.steps(group * chase_group)) return;
    const int members = static_cast<int>(shape.members(group, t)), b = static_cast<int>(p.b);
    const std::int64_t column = load(p.first + group) + t * chase_group;
    const std::size_t of_v = static_cast<std::size_t>(kChaseGroup * (b + 1));
    const Shared<T> v = shared<T>(0, of_v), gram = shared<T>(of_v * sizeof(T), kChaseGroup * ld),
                    rows = shared<T>((of_v + kChaseGroup * ld) * sizeof(T), kChaseGroup * ld);
    for (int i = thread_id(); i < members * b; i += kChaseFactorThreads)
        v[i / b * (b + 1) + i % b] = load(p.v + (column + i / b) * shape.ldv() + i % b);
    sync();
    for (int pair = thread_id(); pair < members * members; pair += kChaseFactorThreads) {
        const int i = pair / members, j = pair % members, shift = j - i;
        if (shift <= 0) continue;
        T sum = T(0);
        for (int r = 0; r + shift < b; ++r) {
            const T of_i = v[i * (b + 1) + r + shift], of_j = v[j * (b + 1) + r];
            sum = conj_fma(of_i, of_j, sum);
        }
        gram[i * ld + j] = sum;
    }
    sync();
    if (warp_id() != 0) return;
    const int r = lane_id();
    T* const out = p.t + column * chase_group;
    for (int i = 0; i < kChaseGroup; ++i) {
        T value = T(0);
        if (i < members && r <= i) {
            const T tau = load(p.tau + column + i);
            T sum = T(0);
            for (int c = r; c < i; ++c) {
                const T before = rows[r * ld + c], product = gram[c * ld + i];
                sum = fma(before, product, sum);
            }
            value = r == i ? tau : -(tau * sum);
        }
        rows[r * ld + i] = value;
        store(out + r + i * chase_group, value);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
