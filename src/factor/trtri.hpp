// SPDX-License-Identifier: BSD-3-Clause
// Inverses of triangular and of positive definite matrices over any number of devices.
#pragma once

#include "matrix/panel_broadcast.hpp"
#include "matrix/transfer.hpp"

namespace lapilli {

/// Copies of block columns of L.
template <class T>
struct TrtriWork {
    PanelBuffers<T> panels;
    TrtriWork(Arena& arena, const DistMatrix<T>& a) : panels(arena, a.rows, a.cyclic.nb()) {}
};

/// L, in the lower triangle of `a`, becomes L^-1. unit: the diagonal counts as 1 and is not changed;
/// otherwise it holds no zero. Elements above the diagonal in diagonal blocks are undefined afterwards.
template <class T>
void trtri(Context& context, bool unit, const DistMatrix<T>& a, TrtriWork<T>& work);

/// Copies of block rows of L.
template <class T>
struct LauumWork {
    PanelBuffers<T> panels;
    LauumWork(Arena& arena, const DistMatrix<T>& a) : panels(arena, a.cyclic.nb(), a.cols()) {}
};

/// L, in the lower triangle of `a`, becomes the lower triangle of L^H L.
template <class T>
void lauum(Context& context, const DistMatrix<T>& a, LauumWork<T>& work);

template <class T>
struct PotriWork {
    TrtriWork<T> trtri;
    LauumWork<T> lauum;
    PotriWork(Arena& arena, const DistMatrix<T>& a) : trtri(arena, a), lauum(arena, a) {}
};

/// L, in the lower triangle of `a`, becomes the lower triangle of (L L^H)^-1.
template <class T>
void potri(Context& context, const DistMatrix<T>& a, PotriWork<T>& work);

/// Copies the diagonal to pinned memory, which has room for all of it. Waits.
template <class T>
void copy_diagonal(Context& context, const DistMatrix<T>& a, T* diagonal);

/// LAPACK's info of a triangular matrix: the first i, from 1, in the order of the caller's matrix, with a
/// zero at (i, i), or 0. `diagonal`: pinned memory for the whole diagonal. Waits.
template <class T>
index_t first_zero_on_diagonal(Context& context, const DistMatrix<T>& a, Form form, T* diagonal);

}  // namespace lapilli
