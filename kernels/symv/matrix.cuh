// SPDX-License-Identifier: BSD-3-Clause
// The operands of the kernels of SYMV: a triangle, the cut of its work, and the places of its partial sums.
#pragma once

#include <cstdint>

#include "symv/stage.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

inline constexpr int kSymvThreads = 256;
inline constexpr int kSymvWarps = kSymvThreads / 32;
static_assert(kSymvWarps == symv_workers);

/// One triangle, the cut of its work, and the partial sums of its product.
template <class T, int Most = symv_most_strips>
struct SymvMatrix {
    SymvShape shape;
    const T* a;  ///< element (0, 0) of the local columns
    std::int64_t lda;
    /// For misaligned matrices: the distance of `a` from a multiple of 32 bytes, in elements, and lda modulo
    /// 32 bytes.
    int phase = 0, lda_phase = 0;
    T* rows;     ///< 32 row_units x strips
    T* columns;  ///< width x workers x (strips + shares)
    int* taken;  ///< how many parts of the dynamic tail have been taken; zero at first
    /// If not null, no partial sums are stored, but alpha times them is added here, in any order.
    T* y = nullptr;
    std::int64_t incy = 0;
    /// Every kept_every-th stage of a block's own share is left in L2 for the next product; 0: none. They are
    /// spread over the share, so that memory and L2 are read at the same time.
    int kept_every = 0;
    /// With x.with_form: for each worker of each share its part of x^H A x.
    real_t<T>* forms = nullptr;
    T alpha{};
    SymvCut<Most> cut;
};

/// Places the partial sums one after the other.
template <class T, int Most>
LAPILLI_HOST_DEVICE void place_partial_sums(SymvMatrix<T, Most>& m, T* work) {
    const std::int64_t slots = m.cut.strips + m.cut.shares();
    m.rows = work;
    m.columns = m.rows + static_cast<std::int64_t>(m.cut.strips) * m.cut.row_units * symv_unit_rows;
    m.taken = reinterpret_cast<int*>(m.columns + slots * symv_workers * m.shape.width);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
