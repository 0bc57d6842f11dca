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

inline void warpgroup_wait_for_earlier(const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    sync_warp(kFullMask, file, line);
}

namespace detail {
template <int RowsApart, int BytesApart, int BBytesApart, int Count>
inline void products_of_bytes(int (&d)[Count], Shared<std::uint32_t> words, int a, int b) {
    const auto pack = [&](int first, int row, int bytes) {
        return load_pack(words, first + row / 8 * (RowsApart / 4) + bytes / 4 + row % 8 * 4);
    };
    const int row = warp_id() % 4 * 16 + lane_id() / 4, column = lane_id() % 4 * 2;
    for (int half = 0; half < 2; ++half) {
        const Pack<std::uint32_t> of_a[2] = {pack(a, row, half * BytesApart),
                                             pack(a, row + 8, half * BytesApart)};
        for (int j = 0; j < Count / 4; ++j) {
            for (int e = 0; e < 2; ++e) {
                const Pack<std::uint32_t> of_b = pack(b, 8 * j + column + e, half * BBytesApart);
                for (int h = 0; h < 2; ++h) {
                    for (int w = 0; w < 4; ++w) d[4 * j + 2 * h + e] += dot_of_bytes(of_a[h][w], of_b[w]);
                }
            }
        }
    }
}
}  // namespace detail

template <int RowsApart, int BytesApart>
inline void wgmma_s8_64x128x32(int (&d)[64], Shared<std::uint32_t> words, int a, int b) {
    detail::products_of_bytes<RowsApart, BytesApart, BytesApart>(d, words, a, b);
}
template <int RowsApart, int BytesApart, int BBytesApart>
inline void wgmma_s8_64x256x32(int (&d)[128], Shared<std::uint32_t> words, int a, int b) {
    detail::products_of_bytes<RowsApart, BytesApart, BBytesApart>(d, words, a, b);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
