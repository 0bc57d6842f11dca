// SPDX-License-Identifier: BSD-3-Clause
// Columns and arrays of a BV in host memory, and single vectors on the device.
#include "slepc/bv_columns.hpp"

#include "slepc/block.hpp"

namespace lapilli::slepc {
namespace {

std::size_t bytes_of_vector(BV bv) {
    return static_cast<std::size_t>(columns_of(bv).rows()) * sizeof(PetscScalar);
}

/// The number of the vector, of the two that BVGetColumn gives away, that has column j.
int slot_of(BV bv, PetscInt j) { return bv->ci[0] == j ? 0 : 1; }

}  // namespace

bool is_own_column(BV bv, Vec y, PetscInt* j) {
    for (int i = 0; i < 2; ++i) {
        if (y != bv->cv[i] || bv->ci[i] == -bv->nc - 1) continue;
        *j = bv->ci[i];
        return true;
    }
    return false;
}

PetscErrorCode own_column_to_block(BV bv, Vec y, PetscInt j) {
    PetscFunctionBegin;
    PetscObjectState state;
    const int slot = slot_of(bv, j);
    PetscCall(PetscObjectStateGet((PetscObject)y, &state));
    if (state != bv->st[slot]) {
        PetscCall(columns_of(bv).written_on_host(place_of(bv, j), 1));
        PetscCall(PetscObjectStateIncrease((PetscObject)bv));
        bv->st[slot] = state;
    }
    PetscFunctionReturn(0);
}

PetscErrorCode own_column_from_device(BV bv, Vec y, PetscInt j) {
    PetscFunctionBegin;
    PetscScalar* column;
    Block& block = columns_of(bv);
    PetscCall(block.written_on_device(place_of(bv, j), 1, &column));
    PetscCall(block.on_host(place_of(bv, j), 1, &column));
    PetscCall(PetscObjectStateIncrease((PetscObject)y));
    PetscCall(PetscObjectStateIncrease((PetscObject)bv));
    PetscCall(PetscObjectStateGet((PetscObject)y, &bv->st[slot_of(bv, j)]));
    PetscFunctionReturn(0);
}

PetscErrorCode columns_on_device(BV bv, PetscInt first, PetscInt count, PetscScalar** columns) {
    PetscFunctionBegin;
    for (int i = 0; i < 2; ++i) {
        if (bv->ci[i] != -bv->nc - 1) PetscCall(own_column_to_block(bv, bv->cv[i], bv->ci[i]));
    }
    PetscCall(columns_of(bv).on_device(place_of(bv, first), count, columns));
    PetscFunctionReturn(0);
}

PetscErrorCode vector_on_device(BV bv, Vec y, int which, PetscScalar** x) {
    PetscFunctionBegin;
    PetscInt j;
    Block& block = columns_of(bv);
    if (is_own_column(bv, y, &j)) {
        PetscCall(own_column_to_block(bv, y, j));
        PetscCall(block.on_device(place_of(bv, j), 1, x));
        PetscFunctionReturn(0);
    }
    const PetscScalar* values;
    PetscCall(block.vector(which, x));
    PetscCall(VecGetArrayRead(y, &values));
    LapilliCall(block.context(), lapilli_copy(block.context(), *x, values, bytes_of_vector(bv)));
    PetscCall(VecRestoreArrayRead(y, &values));
    PetscFunctionReturn(0);
}

PetscErrorCode vector_from_device(BV bv, const PetscScalar* x, Vec y) {
    PetscFunctionBegin;
    PetscScalar* values;
    Block& block = columns_of(bv);
    PetscCall(VecGetArrayWrite(y, &values));
    LapilliCall(block.context(), lapilli_copy(block.context(), values, x, bytes_of_vector(bv)));
    PetscCall(VecRestoreArrayWrite(y, &values));
    PetscFunctionReturn(0);
}

PetscErrorCode get_column(BV bv, PetscInt j, Vec* /*v*/) {
    PetscFunctionBegin;
    PetscScalar* column;
    PetscCall(columns_of(bv).on_host(place_of(bv, j), 1, &column));
    PetscCall(VecPlaceArray(bv->cv[BVAvailableVec], column));
    PetscFunctionReturn(0);
}

PetscErrorCode restore_column(BV bv, PetscInt j, Vec* /*v*/) {
    PetscFunctionBegin;
    Vec vector = bv->cv[slot_of(bv, j)];
    PetscCall(own_column_to_block(bv, vector, j));
    PetscCall(VecResetArray(vector));
    PetscFunctionReturn(0);
}

PetscErrorCode get_array(BV bv, PetscScalar** array) {
    PetscFunctionBegin;
    PetscCall(columns_of(bv).on_host(block_of(bv).offset, bv->nc + bv->m, array));
    PetscFunctionReturn(0);
}

PetscErrorCode restore_array(BV bv, PetscScalar** /*array*/) {
    PetscFunctionBegin;
    PetscCall(columns_of(bv).written_on_host(block_of(bv).offset, bv->nc + bv->m));
    PetscFunctionReturn(0);
}

PetscErrorCode get_array_read(BV bv, const PetscScalar** array) {
    PetscFunctionBegin;
    PetscScalar* columns;
    PetscCall(columns_of(bv).on_host(block_of(bv).offset, bv->nc + bv->m, &columns));
    *array = columns;
    PetscFunctionReturn(0);
}

PetscErrorCode restore_array_read(BV /*bv*/, const PetscScalar** /*array*/) { return 0; }

/// The active columns as a dense matrix, in host memory until it is given back. The matrix stays, without an
/// array, for the next time: SLEPc compares it.
PetscErrorCode get_mat(BV bv, Mat* a) {
    PetscFunctionBegin;
    PetscScalar* columns;
    const PetscInt count = bv->k - bv->l;
    PetscCall(columns_of(bv).on_host(place_of(bv, bv->l), count, &columns));
    if (bv->Aget) {
        PetscInt old;
        PetscScalar* array;
        PetscCall(MatDenseGetArray(bv->Aget, &array));
        PetscCall(MatDenseRestoreArray(bv->Aget, &array));
        PetscCheck(!array, PetscObjectComm((PetscObject)bv), PETSC_ERR_ARG_WRONGSTATE,
                   "BVGetMat was called before");
        PetscCall(MatGetSize(bv->Aget, nullptr, &old));
        if (old != count) PetscCall(MatDestroy(&bv->Aget));
    }
    if (!bv->Aget) {
        // With an array, or the matrix would allocate one.
        PetscCall(MatCreateDense(PetscObjectComm((PetscObject)bv), bv->n, PETSC_DECIDE, bv->N, count, columns,
                                 &bv->Aget));
        PetscCall(MatDenseReplaceArray(bv->Aget, nullptr));
    }
    PetscCall(MatDensePlaceArray(bv->Aget, columns));
    *a = bv->Aget;
    PetscFunctionReturn(0);
}

PetscErrorCode restore_mat(BV bv, Mat* /*a*/) {
    PetscFunctionBegin;
    PetscScalar* array;
    PetscInt count;
    Block& block = columns_of(bv);
    PetscCall(MatGetSize(bv->Aget, nullptr, &count));
    PetscCall(MatDenseGetArray(bv->Aget, &array));
    const std::ptrdiff_t first = array ? array - block.host_array() : 0;
    const bool given = array != nullptr;
    PetscCall(MatDenseRestoreArray(bv->Aget, &array));
    // LOBPCG gives it back twice.
    if (!given) PetscFunctionReturn(0);
    PetscCall(MatDenseResetArray(bv->Aget));
    if (block.rows() == 0) PetscFunctionReturn(0);
    // The active columns may be others by now.
    PetscCall(block.written_on_host(static_cast<PetscInt>(first / block.rows()), count));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
