// SPDX-License-Identifier: BSD-3-Clause
// How a SYMV is launched: how wide its strips are, and which part of it is a dynamic tail.
#pragma once

#include "level2_args.hpp"
#include "symv/shape.hpp"

namespace lapilli {

/// Wide strips leave fewer partial sums, narrow ones are dealt more evenly. Up to this many strips the width
/// does not grow: what separates small from large is how even the shares are.
inline constexpr std::int64_t symv_wished_strips = 160;
/// nb: of the layout; any value on one device.
template <class T>
constexpr int symv_width(std::int64_t n, std::int64_t nb, int team,
                         std::int64_t wished_strips = symv_wished_strips) {
    constexpr int columns = symv_stage_columns<T>;
    int wide = 32 / columns;
    while (wide < symv_widest && n > wished_strips * wide * columns) wide *= 2;
    while (team > 1 && wide > 1 && wide * columns > nb) wide /= 2;
    return wide * columns;
}

/// In 1/16.
constexpr int symv_dynamic_tail(std::int64_t n) { return n >= symv_dynamic_tail_from ? 3 : 0; }

/// 16-byte loads wherever the columns' alignment is the same for all of them.
template <class T>
bool symv_reads_packs(const T* a, std::int64_t lda) {
    const auto address = reinterpret_cast<std::uintptr_t>(a);
    return lda * static_cast<std::int64_t>(sizeof(T)) % 16 == 0 && address % sizeof(T) == 0;
}

/// Elements between the boundary of a sector and a matrix, and those of its leading dimension beyond whole sectors.
template <class T>
int symv_phase(const T* a) {
    return static_cast<int>(reinterpret_cast<std::uintptr_t>(a) % 32 / sizeof(T));
}
template <class T>
int symv_lda_phase(std::int64_t lda) {
    return static_cast<int>(lda % static_cast<std::int64_t>(32 / sizeof(T)));
}

/// Whether all of them begin equally far behind a sector of L2, 32 bytes; else every second one does.
template <class T>
bool symv_reads_sectors(std::int64_t lda) {
    return lda * static_cast<std::int64_t>(sizeof(T)) % 32 == 0;
}

template <class T>
SymvShape symv_shape(const SymvArgs<T>& p) {
    const int lead = symv_reads_packs(p.a, p.lda) ? symv_phase(p.a) : 0;
    return {p.n, p.first, p.nb, p.rank, p.team, symv_width<T>(p.n, p.nb, p.team), lead, p.uplo == 'U'};
}

}  // namespace lapilli
