// SPDX-License-Identifier: BSD-3-Clause
// The data of every step of the tridiagonal panel: the panel, the current column, and that column's
// reflector.
#pragma once

#include <cstdint>

#include "arch/warp_sum.cuh"
#include "reflectors/reflector.cuh"
#include "tridiagonal/panel/space.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// H = I - tau v v^H; v is one in row c+1 and factor times the column below it.
template <class T>
struct PanelReflector {
    T tau, factor;
    /// The tiles multiply v / by. If unscaled, by is the factor: that is the column itself, with `first` in
    /// row c+1. Else by is 1, for columns so large or so small that products with them might overflow or
    /// vanish.
    T by, first;
    bool unscaled;
};

template <class T>
struct PanelColumn {
    const TridiagonalPanel<T, real_t<T>>& p;
    const SymvMatrix<T, panel_most_strips>& m;
    const PanelScratch<T> scratch;
    const std::int64_t n;
    std::int64_t c;  ///< in the matrix
    int j = 0;       ///< in the panel
    PanelReflector<T> reflector{};

    LAPILLI_DEVICE PanelColumn(const TridiagonalPanel<T, real_t<T>>& panel,
                               const SymvMatrix<T, panel_most_strips>& matrix)
        : p(panel),
          m(matrix),
          scratch(panel.scratch, panel.symv.lda, panel.symv.nb),
          n(panel.symv.n),
          c(panel.symv.first) {}

    LAPILLI_DEVICE bool is_last() const { return j + 1 == p.width; }
    LAPILLI_DEVICE bool is_shared() const { return p.symv.team > 1; }
    /// The row block that has row c+1.
    LAPILLI_DEVICE std::int64_t first_unit() const { return (c + 1) / symv_unit_rows; }
    LAPILLI_DEVICE T* v(std::int64_t i, std::int64_t k) const { return p.v + i + k * p.ldv; }
    LAPILLI_DEVICE T* w(std::int64_t i, std::int64_t k) const { return p.w + i + k * p.ldv; }
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
