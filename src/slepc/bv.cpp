// SPDX-License-Identifier: BSD-3-Clause
// -bv_type lapilli: vectors in the memory of devices.
#include "slepc/block.hpp"
#include "slepc/bv_columns.hpp"

namespace lapilli::slepc {
namespace {

PetscErrorCode mat_mult(BV v, Mat a, BV w) {
    PetscFunctionBegin;
    for (PetscInt j = 0; j < v->k - v->l; ++j) {
        Vec x, y;
        PetscCall(BVGetColumn(v, v->l + j, &x));
        PetscCall(BVGetColumn(w, w->l + j, &y));
        PetscCall(MatMult(a, x, y));
        PetscCall(BVRestoreColumn(w, w->l + j, &y));
        PetscCall(BVRestoreColumn(v, v->l + j, &x));
    }
    PetscFunctionReturn(0);
}

PetscErrorCode copy_columns(BV v, PetscInt first, PetscInt count, BV w, PetscInt to) {
    PetscFunctionBegin;
    PetscScalar *source, *target;
    Block &from = columns_of(v), &into = columns_of(w);
    PetscCall(columns_on_device(v, first, count, &source));
    PetscCall(into.written_on_device(place_of(w, to), count, &target));
    LapilliCall(from.context(), lapilli_copy(from.context(), target, source,
                                             static_cast<std::size_t>(count) *
                                                 static_cast<std::size_t>(v->n) * sizeof(PetscScalar)));
    PetscFunctionReturn(0);
}

PetscErrorCode copy(BV v, BV w) { return copy_columns(v, v->l, v->k - v->l, w, w->l); }

PetscErrorCode copy_column(BV v, PetscInt j, PetscInt i) { return copy_columns(v, j, 1, v, i); }

PetscErrorCode resize(BV bv, PetscInt m, PetscBool keep) {
    PetscFunctionBegin;
    PetscCheck(!bv->issplit, PetscObjectComm((PetscObject)bv), PETSC_ERR_SUP,
               "a part of a BV cannot be resized");
    PetscCall(columns_of(bv).resize(m, keep));
    PetscFunctionReturn(0);
}

PetscErrorCode view_bv(BV bv, PetscViewer viewer) {
    PetscFunctionBegin;
    PetscBool text;
    PetscViewerFormat format;
    PetscCall(PetscObjectTypeCompare((PetscObject)viewer, PETSCVIEWERASCII, &text));
    PetscCall(PetscViewerGetFormat(viewer, &format));
    const bool about = format == PETSC_VIEWER_ASCII_INFO || format == PETSC_VIEWER_ASCII_INFO_DETAIL;
    if (text && about) {
        const Travelled& travelled = columns_of(bv).travelled();
        PetscCall(PetscViewerASCIIPrintf(
            viewer, "  columns sent to the device: %" PetscInt_FMT ", to the host: %" PetscInt_FMT "\n",
            travelled.to_device, travelled.to_host));
        PetscFunctionReturn(0);
    }
    for (PetscInt j = -bv->nc; j < bv->m; ++j) {
        Vec x;
        PetscCall(BVGetColumn(bv, j, &x));
        PetscCall(VecView(x, viewer));
        PetscCall(BVRestoreColumn(bv, j, &x));
    }
    PetscFunctionReturn(0);
}

PetscErrorCode destroy_bv(BV bv) {
    PetscFunctionBegin;
    if (!bv->issplit) {
        const Travelled& travelled = columns_of(bv).travelled();
        PetscCall(PetscInfo(bv,
                            "Columns sent to the device: %" PetscInt_FMT ", to the host: %" PetscInt_FMT "\n",
                            travelled.to_device, travelled.to_host));
    }
    for (Vec& v : bv->cv) PetscCall(VecDestroy(&v));
    delete &block_of(bv);
    bv->data = nullptr;
    PetscFunctionReturn(0);
}

/// The vectors that BVGetColumn gives away: their arrays are placed.
PetscErrorCode create_vectors(BV bv) {
    PetscFunctionBegin;
    PetscBool one, several;
    PetscInt size;
    MPI_Comm comm = PetscObjectComm((PetscObject)bv->t);
    PetscCall(PetscObjectTypeCompare((PetscObject)bv->t, VECSEQ, &one));
    PetscCall(PetscObjectTypeCompare((PetscObject)bv->t, VECMPI, &several));
    PetscCheck(one || several, comm, PETSC_ERR_SUP,
               "a BV of type lapilli is for vectors of the types seq and mpi");
    PetscCall(VecGetBlockSize(bv->t, &size));
    for (Vec& v : bv->cv) {
        if (several)
            PetscCall(VecCreateMPIWithArray(comm, size, bv->n, bv->N, nullptr, &v));
        else
            PetscCall(VecCreateSeqWithArray(comm, size, bv->n, nullptr, &v));
    }
    PetscFunctionReturn(0);
}

PetscErrorCode create_bv(BV bv) {
    PetscFunctionBegin;
    auto* data = new BlockOfBv{nullptr, 0};
    bv->data = data;
    if (bv->issplit) {
        const BlockOfBv& whole = block_of(bv->splitparent);
        *data = {whole.block, whole.offset + (bv->issplit == 1 ? 0 : bv->splitparent->lsplit)};
    } else {
        data->block = std::make_shared<Block>();
        PetscCall(data->block->create(bv->n, bv->nc + bv->m));
        if (bv->Acreate) {
            // The columns of a dense matrix.
            const PetscScalar* values;
            PetscScalar* columns;
            PetscInt ld;
            PetscCall(MatDenseGetLDA(bv->Acreate, &ld));
            PetscCall(MatDenseGetArrayRead(bv->Acreate, &values));
            PetscCall(data->block->on_host(0, bv->m, &columns));
            for (PetscInt j = 0; j < bv->m; ++j)
                PetscCall(PetscArraycpy(columns + j * bv->n, values + j * ld, bv->n));
            PetscCall(MatDenseRestoreArrayRead(bv->Acreate, &values));
            PetscCall(MatDestroy(&bv->Acreate));
        }
    }
    PetscCall(create_vectors(bv));

    BVOps ops = bv->ops;
    ops->mult = mult;
    ops->multvec = mult_vec;
    ops->multinplace = mult_in_place;
    ops->multinplacetrans = mult_in_place_adjoint;
    ops->dot = dot;
    ops->dotvec = dot_vec;
    ops->dotvec_local = dot_vec_local;
    ops->scale = scale;
    ops->norm = norm;
    ops->norm_local = norm_local;
    ops->normalize = normalize;
    ops->matmult = mat_mult;
    ops->copy = copy;
    ops->copycolumn = copy_column;
    ops->resize = resize;
    ops->getcolumn = get_column;
    ops->restorecolumn = restore_column;
    ops->getarray = get_array;
    ops->restorearray = restore_array;
    ops->getarrayread = get_array_read;
    ops->restorearrayread = restore_array_read;
    ops->gramschmidt = gram_schmidt;
    ops->getmat = get_mat;
    ops->restoremat = restore_mat;
    ops->view = view_bv;
    ops->destroy = destroy_bv;
    PetscFunctionReturn(0);
}

}  // namespace

PetscErrorCode register_bv() {
    PetscFunctionBegin;
    PetscCall(BVRegister("lapilli", create_bv));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
