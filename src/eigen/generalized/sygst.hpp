// SPDX-License-Identifier: BSD-3-Clause
// A generalized problem with a factored B = L L^H becomes an ordinary one: A := L^-1 A L^-H for A x = lambda B x (itype 1),
// A := L^H A L for A B x = lambda x and B A x = lambda x (itypes 2, 3). With U = L^H an upper factor gives the same matrices.
#pragma once

#include "matrix/panel_broadcast.hpp"

namespace lapilli {

template <class T>
struct SygstWork {
    DistMatrix<T> a, l;
    index_t n;
    bool inverse;  ///< itype 1
    /// What of A and of L travels: block columns for the inverse, else block rows.
    PanelBuffers<T> of_a, of_l;
    /// Inverses of the diagonal blocks of L for the inverse; else block columns of A.
    PanelBuffers<T> third;
    struct PerDevice {
        DeviceView<T> square[2];
        DeviceView<T> row;  ///< the inverse: a block row of the device's columns
    };
    std::vector<PerDevice> dev;

    /// Both in the same layout.
    SygstWork(Arena& arena, index_t itype, const DistMatrix<T>& of_a, const DistMatrix<T>& of_l);
};

/// Overwrites the lower triangle of work.a; that of work.l is read. What stands above the diagonal in diagonal blocks
/// is undefined after it.
template <class T>
void sygst(Context& context, SygstWork<T>& work);

/// The two kinds, each in a file of its own.
template <class T>
void sygst_inverse(Context& context, SygstWork<T>& work);
template <class T>
void sygst_product(Context& context, SygstWork<T>& work);

/// A Hermitian block of which the lower triangle is there becomes whole. `other`: another block of its size.
template <class T>
void complete_hermitian(Queue& queue, DeviceView<T> block, DeviceView<T> other);

}  // namespace lapilli
