// SPDX-License-Identifier: BSD-3-Clause
// Products of bytes by a warpgroup, under the emulator: made when they are asked for.
#pragma once

#include "arch/sim_shared.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

constexpr bool has_warpgroups() { return true; }
template <int Registers>
inline void keep_registers() {}
template <int Registers>
inline void take_registers() {}
inline void warpgroup_begin() {}
inline void warpgroup_commit() {}
template <int Count>
inline void warpgroup_wait(int (&)[Count], const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    sync_warp(kFullMask, file, line);
}

template <int RowsApart, int BytesApart>
inline void wgmma_s8_64x128x32(int (&d)[64], Shared<std::uint32_t> words, int a, int b) {
    const auto piece = [&](int first, int row, int half) {
        return load_pack(words, first + row / 8 * (RowsApart / 4) + half * (BytesApart / 4) + row % 8 * 4);
    };
    const int row = warp_id() % 4 * 16 + lane_id() / 4, column = lane_id() % 4 * 2;
    for (int half = 0; half < 2; ++half) {
        const Pack<std::uint32_t> of_a[2] = {piece(a, row, half), piece(a, row + 8, half)};
        for (int j = 0; j < 16; ++j) {
            for (int e = 0; e < 2; ++e) {
                const Pack<std::uint32_t> of_b = piece(b, 8 * j + column + e, half);
                for (int h = 0; h < 2; ++h) {
                    for (int w = 0; w < 4; ++w)
                        d[4 * j + 2 * h + e] += detail::dot_of_bytes(of_a[h][w], of_b[w]);
                }
            }
        }
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
