// SPDX-License-Identifier: BSD-3-Clause
// The tiles of ChaseTiles, a block for each: the reflectors in shared memory, T from their products as in
// factors.cuh, Y from T, and both written in the order of the lanes.
#pragma once

#include "arch/simt.cuh"
#include "chase/tiles.hpp"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kChasePackThreads = 128;

template <int B>
struct ChasePackSpace {
    static constexpr int ldv = B + 1, ldt = chase_tile + 1, ldy = B + chase_tile;
    static constexpr int v = 0, gram = v + chase_tile * ldv, t = gram + chase_tile * ldt,
                         y = t + chase_tile * ldt, elements = y + chase_tile * ldy;
};

template <int B, class T>
__global__ void __launch_bounds__(kChasePackThreads) chase_pack(ChasePackArgs<T> p) {
    using Space = ChasePackSpace<B>;
    using W = chase_tile_scalar<T>;
    constexpr int rows = B + chase_tile, parts = chase_parts<T>;
    const ChaseShape shape = p.shape();
    const std::int64_t group = block_y(), step = block_x();
    // As many as the group of 32 has room for.
    if (step >= shape.steps(group / ChaseTiles::per_group * chase_group)) return;
    const int members = static_cast<int>(p.members(group, step));
    const std::int64_t column = ChaseTiles::column(p.first, group, step);
    const Shared<W> all = shared<W>(0, Space::elements);
    const Shared<W> v = all.slice(Space::v, chase_tile * Space::ldv),
                    gram = all.slice(Space::gram, chase_tile * Space::ldt),
                    t = all.slice(Space::t, chase_tile * Space::ldt),
                    y = all.slice(Space::y, chase_tile * Space::ldy);
    for (int i = thread_id(); i < chase_tile * B; i += kChasePackThreads)
        v[i / B * Space::ldv + i % B] =
            i / B < members ? widened(load(p.v + (column + i / B) * shape.ldv() + i % B)) : W(0);
    sync();
    for (int pair = thread_id(); pair < chase_tile * chase_tile; pair += kChasePackThreads) {
        const int i = pair / chase_tile, j = pair % chase_tile, shift = j - i;
        W sum = W(0);
        for (int r = 0; shift > 0 && r + shift < B; ++r) {
            const W of_i = v[i * Space::ldv + r + shift], of_j = v[j * Space::ldv + r];
            sum = conj_fma(of_i, of_j, sum);
        }
        gram[i * Space::ldt + j] = sum;
    }
    sync();
    if (thread_id() < chase_tile) {
        const int r = thread_id();
        for (int i = 0; i < chase_tile; ++i) {
            const W tau = i < members ? widened(load(p.tau + column + i)) : W(0);
            W sum = W(0);
            for (int c = r; c < i; ++c) {
                const W before = t[r * Space::ldt + c], product = gram[c * Space::ldt + i];
                sum = fma(before, product, sum);
            }
            t[r * Space::ldt + i] = r < i ? -(tau * sum) : r == i ? tau : W(0);
        }
    }
    sync();
    for (int i = thread_id(); i < chase_tile * rows; i += kChasePackThreads) {
        const int m = i / rows, row = i % rows;
        W sum = W(0);
        for (int j = max(m, row - B); j < min(row, chase_tile); ++j) {
            const W factor = t[m * Space::ldt + j], element = v[j * Space::ldv + row - 1 - j];
            sum = fma(factor, conj(element), sum);
        }
        y[m * Space::ldy + row] = -sum;
    }
    sync();
    double* const out = reinterpret_cast<double*>(p.tiles + p.place(column));
    for (int i = thread_id(); i < parts * chase_tile * rows; i += kChasePackThreads) {
        const int half = i % 2, lane = i / 2 % 32, pair = i / 64 % 4, block = i / 256 / parts;
        const int m = lane / 4 + 8 * half, row = 16 * block + 8 * (pair / 2) + 2 * (lane % 4) + pair % 2;
        const W value = y[m * Space::ldy + row];
        store(out + i, i / 256 % parts == 0 ? real(value) : imag(value));
    }
    for (int i = thread_id(); i < parts * chase_tile * rows; i += kChasePackThreads) {
        const int half = i % 2, lane = i / 2 % 32, pair = i / 64 % 2, block = i / 128 / parts;
        const int row = 8 * block + lane / 4, m = lane % 4 + 4 * (2 * pair + half), at = row - 1 - m;
        W value = W(0);
        if (at >= 0 && at < B) value = v[m * Space::ldv + at];
        store(out + parts * chase_tile * rows + i, i / 128 % parts == 0 ? real(value) : imag(value));
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
