// SPDX-License-Identifier: BSD-3-Clause
// One pass of Gram-Schmidt on the device. Only the vector that it begins with, and coefficients, travel;
// SLEPc decides on a second pass.
#include <algorithm>
#include <cmath>

#include "slepc/block.hpp"

namespace lapilli::slepc {
namespace {

/// The vector that is orthogonalized: column j, or v where there is one.
struct Orthogonalized {
    BV bv;
    PetscInt j;
    Vec v;
    PetscScalar* x;  ///< on the device
};

PetscErrorCode load(Orthogonalized& of) {
    PetscFunctionBegin;
    if (of.v)
        PetscCall(vector_on_device(of.bv, of.v, 0, &of.x));
    else
        PetscCall(columns_on_device(of.bv, of.j, 1, &of.x));
    PetscFunctionReturn(0);
}

/// B x on the device: x itself without an inner product.
PetscErrorCode image(const Orthogonalized& of, PetscScalar** z) {
    PetscFunctionBegin;
    *z = of.x;
    if (!of.bv->matrix) PetscFunctionReturn(0);
    Vec x = of.v;
    if (!x) PetscCall(BVGetColumn(of.bv, of.j, &x));
    PetscCall(BV_IPMatMult(of.bv, x));
    if (!of.v) PetscCall(BVRestoreColumn(of.bv, of.j, &x));
    PetscCall(vector_on_device(of.bv, of.bv->Bx, 1, z));
    PetscFunctionReturn(0);
}

/// c := A^H z of `count` columns of the device, summed over the ranks.
PetscErrorCode products(BV bv, const PetscScalar* a, PetscInt count, const PetscScalar* z, PetscScalar* c) {
    PetscFunctionBegin;
    const PetscInt n = columns_of(bv).rows();
    lapilli_context context = columns_of(bv).context();
    LapilliCall(context, LAPILLI_TYPED(gemv)(context, 'C', n, count, PetscScalar(1), a,
                                             std::max<PetscInt>(1, n), z, 1, PetscScalar(0), c, 1));
    PetscCall(sum_over_ranks(bv, c, count));
    PetscFunctionReturn(0);
}

/// x := x - V c of `count` columns from `first` on.
PetscErrorCode subtract(const Orthogonalized& of, PetscInt first, PetscInt count, const PetscScalar* c) {
    PetscFunctionBegin;
    Block& block = columns_of(of.bv);
    const PetscInt n = block.rows();
    PetscScalar *columns, *x;
    PetscInt own;
    PetscCall(columns_on_device(of.bv, first, count, &columns));
    LapilliCall(block.context(),
                LAPILLI_TYPED(gemv)(block.context(), 'N', n, count, PetscScalar(-1), columns,
                                    std::max<PetscInt>(1, n), c, 1, PetscScalar(1), of.x, 1));
    if (!of.v)
        PetscCall(block.written_on_device(place_of(of.bv, of.j), 1, &x));
    else if (is_own_column(of.bv, of.v, &own))
        PetscCall(own_column_from_device(of.bv, of.v, own));
    else
        PetscCall(vector_from_device(of.bv, of.x, of.v));
    PetscFunctionReturn(0);
}

PetscErrorCode length(const Orthogonalized& of, PetscReal* value) {
    PetscFunctionBegin;
    PetscScalar *z, square;
    PetscCall(image(of, &z));
    PetscCall(products(of.bv, of.x, 1, z, &square));
    PetscCall(BV_SafeSqrt(of.bv, square, value));
    PetscFunctionReturn(0);
}

/// All coefficients at once, and the square of the length with them.
PetscErrorCode classical(const Orthogonalized& of, PetscScalar* c, PetscReal* before) {
    PetscFunctionBegin;
    BV bv = of.bv;
    const PetscInt count = bv->nc + of.j;
    PetscScalar *columns, *z;
    PetscCall(image(of, &z));
    PetscCall(columns_on_device(bv, -bv->nc, count, &columns));
    if (!of.v) {
        // The vector is the column behind the others.
        std::vector<PetscScalar> all(static_cast<std::size_t>(count) + 1);
        PetscCall(products(bv, columns, before ? count + 1 : count, z, all.data()));
        std::copy_n(all.begin(), count, c);
        if (before) PetscCall(BV_SafeSqrt(bv, all.back(), before));
    } else {
        PetscCall(products(bv, columns, count, z, c));
        if (before) PetscCall(length(of, before));
    }
    std::vector<PetscScalar> signs(c, c + count);
    if (bv->indef) PetscCall(BV_ApplySignature(bv, of.j, signs.data(), PETSC_TRUE));
    PetscCall(subtract(of, -bv->nc, count, signs.data()));
    PetscFunctionReturn(0);
}

/// A coefficient after the other, of the columns that `which` names, or of all.
PetscErrorCode modified(const Orthogonalized& of, const PetscBool* which, PetscScalar* c, PetscReal* before) {
    PetscFunctionBegin;
    BV bv = of.bv;
    if (before) PetscCall(length(of, before));
    for (PetscInt i = -bv->nc; i < of.j; ++i) {
        if (which && i >= 0 && !which[i]) continue;
        PetscScalar *column, *z, *coefficient = c + bv->nc + i;
        PetscCall(image(of, &z));
        PetscCall(columns_on_device(bv, i, 1, &column));
        PetscCall(products(bv, column, 1, z, coefficient));
        PetscScalar part = *coefficient;
        if (bv->indef) {
            const PetscScalar* signs;
            PetscCall(VecGetArrayRead(bv->omega, &signs));
            part /= PetscRealPart(signs[bv->nc + i]);
            PetscCall(VecRestoreArrayRead(bv->omega, &signs));
        }
        PetscCall(subtract(of, i, 1, &part));
    }
    PetscFunctionReturn(0);
}

}  // namespace

PetscErrorCode gram_schmidt(BV bv, PetscInt j, Vec v, PetscBool* which, PetscScalar* h, PetscScalar* c,
                            PetscReal* before, PetscReal* after) {
    PetscFunctionBegin;
    const bool is_modified = bv->orthog_type == BV_ORTHOG_MGS;
    Orthogonalized of{bv, j, v, nullptr};
    PetscScalar* coefficients = c;
    PetscReal known = 0;
    PetscCall(load(of));
    if (!c) PetscCall(VecGetArray(bv->buffer, &coefficients));
    if (is_modified)
        PetscCall(modified(of, which, coefficients, before));
    else
        PetscCall(classical(of, coefficients, before || after ? &known : nullptr));
    if (!c) PetscCall(VecRestoreArray(bv->buffer, &coefficients));
    if (!is_modified && before) *before = known;
    if (after) {
        // The remaining norm by Pythagoras, as long as that is accurate.
        PetscReal sum = 0, square = -1;
        if (!is_modified && !bv->indef) {
            PetscCall(BV_SquareSum(bv, j, c, &sum));
            square = known * known - sum;
        }
        if (square > 0)
            *after = std::sqrt(square);
        else
            PetscCall(length(of, after));
    }
    PetscCall(BV_AddCoefficients(bv, j, h, c));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
