// SPDX-License-Identifier: BSD-3-Clause
// Reduces a generalized problem with a factored B = L L^H to an ordinary one: A := L^-1 A L^-H for A x =
// lambda B x (itype 1), A := L^H A L for A B x = lambda x and B A x = lambda x (itypes 2, 3). An upper factor
// U = L^H gives the same matrices.
#pragma once

#include "matrix/panel_broadcast.hpp"

namespace lapilli {

template <class T>
struct SygstWork {
    DistMatrix<T> a, l;
    index_t n;
    bool inverse;  ///< itype 1
    /// Panels of A and of L that are copied to all devices: block columns for itype 1, else block rows.
    PanelBuffers<T> of_a, of_l;
    /// Inverses of the diagonal blocks of L for itype 1; else block columns of A.
    PanelBuffers<T> third;
    struct PerDevice {
        DeviceView<T> square[2];
        DeviceView<T> row;  ///< itype 1: a block row of the device's columns
    };
    std::vector<PerDevice> dev;

    /// Both matrices have the same layout.
    SygstWork(Arena& arena, index_t itype, const DistMatrix<T>& of_a, const DistMatrix<T>& of_l);
};

/// The width of a block column of SYGST, and of SYGVD until the reduction. A step of one device is some 22
/// operations, whose launches take longer than their work where the matrix is small: 256 columns, where POTRF
/// and its solutions would have fewer. The CPU's panels keep POTRF's, and so does z, of whose wider triangles
/// cuBLAS 13 died.
template <class T>
index_t sygst_block(Context& context, Team team, index_t n);

/// Overwrites the lower triangle of work.a and reads the lower triangle of work.l. Elements above the
/// diagonal in diagonal blocks of work.a are undefined afterwards.
template <class T>
void sygst(Context& context, SygstWork<T>& work);

/// The two kinds, each in a file of its own.
template <class T>
void sygst_inverse(Context& context, SygstWork<T>& work);
template <class T>
void sygst_product(Context& context, SygstWork<T>& work);

/// Fills the upper triangle of a Hermitian block from the lower one. `other`: workspace of the same size.
template <class T>
void complete_hermitian(Queue& queue, DeviceView<T> block, DeviceView<T> other);

}  // namespace lapilli
