// SPDX-License-Identifier: BSD-3-Clause
// The orthogonal matrix Q of a QR factorization, or of a reduction to a band or to tridiagonal form, applied
// from the left to a matrix whose columns are distributed over the devices. Each device transforms its own
// columns; only panels of reflectors are copied between devices. From the right: C Q is (Q^H C^H)^H, with C
// copied in Form::adjoint.
#pragma once

#include <algorithm>
#include <limits>

#include "matrix/panel_broadcast.hpp"
#include "runtime/product_use.hpp"

namespace lapilli {

/// n: the order of Q; width: reflectors applied at once; columns_of_c: the distribution of C's columns. C may
/// have fewer columns, at most as many on a device as the fullest one has here.
template <class T>
struct ApplyQWork {
    index_t kb;
    PanelBuffers<T> v, t;
    struct PerDevice {
        DeviceView<T> gram, c1, c2;
    };
    std::vector<PerDevice> dev;

    ApplyQWork(Arena& arena, index_t n, index_t width, const Cyclic& columns_of_c);
};

enum class Start {
    matrix,   ///< C is any matrix
    identity  ///< C is the identity: parts that are still zero are skipped
};

/// C := op(Q) C. The m-by-n matrix `a` holds min(m - below, n) reflectors in LAPACK's lower format. Elements
/// on and above the diagonal number `below` under the main one are not read; below is 0 after QR, 1 after
/// SYTRD, and the bandwidth after a reduction to a band. tau[d] is the copy of tau in device d's memory. Only
/// the first `most` reflectors are applied.
template <class T>
void apply_q(Context& context, Op op, const DistMatrix<T>& a, const std::vector<T*>& tau,
             const DistMatrix<T>& c, Start start, ApplyQWork<T>& work, index_t below = 1,
             index_t most = std::numeric_limits<index_t>::max());

/// The number of reflectors applied at once to a matrix of order n, in products of this use.
template <class T>
index_t apply_q_block(const Context& context, index_t n, ProductUse use);

}  // namespace lapilli
