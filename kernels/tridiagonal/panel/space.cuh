// SPDX-License-Identifier: BSD-3-Clause
// Where the tridiagonal panel keeps what: the scratch of a device, the shared memory of a block, and the
// matrix as SYMV's tiles see it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "arch/barrier.cuh"
#include "symv/tiles.cuh"
#include "tridiagonal/panel/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The most segments of a dot product over a column.
inline constexpr int kDotSegments = 16;
static_assert(sizeof(GridBarrier) <= barrier_bytes);
/// A device's part of the triangle, in bytes, from which on a dynamic tail pays: it makes up for
/// multiprocessors of unequal speed, at the price of more partial sums.
inline constexpr double kPanelDynamicTailFrom = 600e6;
/// The bytes of the matrix, V and W that a column leaves in L2 for the next one: 28e6 on an H200. More would
/// evict those left first.
constexpr double panel_kept_bytes(std::int64_t l2_bytes) {
    return std::min(28e6, 0.55 * static_cast<double>(l2_bytes));
}

/// The places of the partial sums of a row block's rows.
struct alignas(16) PanelRowSums {
    std::int64_t columns;  ///< from SymvMatrix::columns on, for the first row
    int strips, slots;
};

/// The parts of `scratch`.
template <class T>
struct PanelScratch {
    T* column;               ///< the current one, not scaled
    PanelRowSums* row_sums;  ///< each takes up to four elements
    T* dots;
    double* norm_parts;  ///< each takes up to two elements
    real_t<T>* forms;
    LAPILLI_HOST_DEVICE PanelScratch(T* scratch, std::int64_t ld, std::int64_t nb)
        : column(scratch),
          row_sums(reinterpret_cast<PanelRowSums*>(column + ld)),
          dots(reinterpret_cast<T*>(row_sums + ld / symv_unit_rows + 1)),
          norm_parts(reinterpret_cast<double*>(dots + 2 * kDotSegments * nb)),
          forms(reinterpret_cast<real_t<T>*>(norm_parts + panel_most_blocks)) {}
};

/// A block's shared memory: SYMV's, which sums over warps use between the products, and behind it the
/// coefficients of V and W for y and for a, and what each warp has of three sums.
template <int NB, int KB, class T>
struct PanelShared {
    static constexpr std::size_t stage_elements = symv_shared_elements<SymvColumns::in_sectors, KB, T>();
    static constexpr std::size_t coefficients_at = symv_shared_bytes<SymvColumns::in_sectors, KB, T>();
    static constexpr std::size_t sums_at = coefficients_at + 4 * NB * sizeof(T);
    static constexpr std::size_t norms_at = sums_at + 2 * kSymvWarps * sizeof(T);
    static constexpr std::size_t bytes = norms_at + kSymvWarps * sizeof(double);

    LAPILLI_DEVICE static Shared<T> stages() { return shared<T>(0, stage_elements); }
    LAPILLI_DEVICE static Shared<int> places() {
        return shared<int>(stage_elements * sizeof(T), symv_shared_places);
    }
    LAPILLI_DEVICE static Shared<T> coefficients() { return shared<T>(coefficients_at, 4 * NB); }
    LAPILLI_DEVICE static Shared<T> sums() { return shared<T>(sums_at, 2 * kSymvWarps); }
    LAPILLI_DEVICE static Shared<double> norms() { return shared<double>(norms_at, kSymvWarps); }
};

template <int NB, int KB, class T>
constexpr std::size_t panel_shared_bytes() {
    return PanelShared<NB, KB, T>::bytes;
}

/// SymvMatrix::kept_every if `bytes` bytes of the matrix are to stay in L2.
template <class T>
constexpr int panel_kept_every(const SymvCut<panel_most_strips>& cut, int width, double bytes) {
    const double unit = static_cast<double>(width) * symv_unit_rows * sizeof(T);
    return bytes < unit ? 0 : static_cast<int>(std::max(1.0, cut.small_from * unit / bytes + 0.5));
}

/// Where a dynamic tail has been measured, and kernels with it are compiled.
template <int NB, class T>
inline constexpr bool panel_may_have_dynamic_tail = NB == 64 && sizeof(real_t<T>) == 8;

/// The part of the units that is a dynamic tail, in 1/16.
template <int NB, class T>
constexpr int panel_dynamic_tail(const SymvTerms<T>& terms) {
    if (!panel_may_have_dynamic_tail<NB, T>) return 0;
    const auto left = static_cast<double>(terms.n - terms.first);
    return left * left / 2 * sizeof(T) / terms.team >= kPanelDynamicTailFrom ? 3 : 0;
}

/// SYMV's operand: all strips of the device, in one cut.
template <class T>
SymvMatrix<T, panel_most_strips> panel_matrix(const SymvTerms<T>& terms, T* scratch, int blocks,
                                              int dynamic_tail, double kept_bytes) {
    const std::int64_t left = terms.n - terms.first, block = terms.first / terms.nb;
    SymvMatrix<T, panel_most_strips> m{};
    m.shape = {terms.n,    terms.first, terms.nb,
               terms.rank, terms.team,  panel_strip_width<T>(left, terms.nb, terms.team),
               0,          false};
    m.a = terms.a;
    m.lda = terms.lda;
    const std::int64_t before = block <= terms.rank ? 0 : (block - terms.rank + terms.team - 1) / terms.team;
    symv_cut(m.shape, before * terms.nb, panel_most_strips, blocks, dynamic_tail, m.cut);
    place_partial_sums(m, terms.partial);
    const auto vectors = static_cast<double>(left * terms.nb) * 2 * sizeof(T);
    m.kept_every = panel_kept_every<T>(m.cut, m.shape.width, kept_bytes - vectors);
    m.forms = PanelScratch<T>(scratch, terms.lda, terms.nb).forms;
    return m;
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
