// SPDX-License-Identifier: BSD-3-Clause
// The parts that reductions in shared memory have in common: the rows of a line that a thread has, the warps'
// sums, and a line's norm, which the warps that multiply leave for the one that leads.
#pragma once

#include "arch/simt.cuh"
#include "arch/warp_sum.cuh"
#include "reflectors/reflector.cuh"
#include "resident/lines.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// A power of two: nearly the inverse of a vector's length.
template <class R>
LAPILLI_DEVICE R resident_balance(double norm2) {
    const auto exponent = static_cast<int>(__builtin_bit_cast(std::uint64_t, norm2) >> 52 & 0x7ff) - 1023;
    const int half = max(-100, min(100, exponent / 2));
    return static_cast<R>(__builtin_bit_cast(double, static_cast<std::uint64_t>(1023 - half) << 52));
}

template <class T, int Warps>
struct ResidentThread {
    using Lines = ResidentLines<T, Warps>;
    static constexpr int kPack = Lines::pack, kPacks = Lines::most_packs, kSlots = Lines::most_slots;
    static constexpr int kTogether = 4;  // lines that a warp multiplies side by side

    /// The first row of this thread's pack u.
    LAPILLI_DEVICE static int row_of(int u) { return kPack * (thread_id() + 32 * Warps * u); }
    /// Whether a pack has rows from j on, of n.
    LAPILLI_DEVICE static bool counts(int row, int j, int n) { return row + kPack > j && row < n; }

    /// This warp's sums for the lines from `begin` on, up to `end`.
    LAPILLI_DEVICE static void leave_sums(T (&sum)[kTogether], int begin, int end, const Shared<T>& sums) {
        constexpr int lanes = 32 / kTogether;
        const T total = transposing_sum(sum);
        const int s = begin + lane_id() / lanes;
        if (lane_id() % lanes == 0 && s < end) sums[warp_id() * kSlots + s] = total;
    }
    /// All warps' sums for a line.
    LAPILLI_DEVICE static T sum_of(const Shared<T>& sums, int slot) {
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int k = 0; k < Warps; ++k) {
            const T of_warp = sums[k * kSlots + slot];
            sum[k % 2] += of_warp;
        }
        return sum[0] + sum[1];
    }
    LAPILLI_DEVICE static double add_up(const Shared<double>& of_warps) {
        double sum[2] = {0, 0};
        LAPILLI_UNROLL
        for (int k = 0; k < Warps; ++k) {
            const double part = of_warps[k];
            sum[k % 2] += part;
        }
        return sum[0] + sum[1];
    }
    /// Leaves this warp's part of a vector's norm for the warps that wait for it.
    LAPILLI_DEVICE static void leave_norm(const Pack<T> (&x)[kPacks], const Shared<double>& norms,
                                          const TransferBarriers& there) {
        double norm = 0;
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) norm += abs2(widened(x[u][e]));
        }
        norm = warp_sum(norm);
        if (lane_id() != 0) return;
        norms[warp_id()] = norm;
        there.arrive(0);
    }
    /// |x|^2 of the vector of step j, once all warps have left their parts.
    LAPILLI_DEVICE static double norm_of(int j, const Shared<double>& norms, const TransferBarriers& there) {
        there.wait(0, static_cast<unsigned>(j % 2));
        return add_up(norms);
    }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
