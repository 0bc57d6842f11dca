// SPDX-License-Identifier: BSD-3-Clause
// A caller's matrix that a unitary matrix on one device multiplies.
#pragma once

#include "matrix/copied_operand.hpp"
#include "matrix/norms.hpp"

namespace lapilli {

/// X, and the place for the product.
template <class T>
struct MultipliedOperand {
    CopiedOperand<T> x;
    DeviceView<T> product;
    real_t<T>*norms, *host_norms;

    MultipliedOperand(Arena& arena, const CopyPlan& of_x, index_t nb)
        : x(arena, of_x, nb),
          norms(arena.device_array<real_t<T>>(0, x.matrix.cyclic.blocks())),
          host_norms(arena.pinned_array<real_t<T>>(x.matrix.cyclic.blocks())) {}
    void carve_product(Arena& arena) { product = arena.device_matrix<T>(0, x.matrix.rows, x.matrix.cols()); }
    void upload(Context& context, const UserMatrix<T>& from) {
        x.upload(context, from);
        finite_max_norm(context, Part::all, x.matrix, {norms}, host_norms);
    }
    /// X := Q^H X, or X Q
    void multiply(Context& context, bool from_left, DeviceView<T> q) {
        Queue& queue = context.queue(0);
        const DeviceView<T> there = x.matrix.local[0];
        if (from_left) {
            gemm(queue, Op::adjoint, Op::none, T(1), q, there, T(0), product);
        } else {
            gemm(queue, Op::none, Op::none, T(1), there, q, T(0), product);
        }
        copy(queue, Part::all, product, there);
    }
};

}  // namespace lapilli
