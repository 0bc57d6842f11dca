// SPDX-License-Identifier: BSD-3-Clause
// Products with the vectors of a BV, where they are; sums over the ranks by MPI.
#include <algorithm>
#include <cmath>

#include "slepc/block.hpp"

namespace lapilli::slepc {
namespace {

std::size_t numbers(PetscInt rows, PetscInt columns) {
    return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
}

/// V(:, s:e) := V(:, l:k) op(Q), by way of scratch memory.
PetscErrorCode mult_in_place_by(BV v, Mat q, PetscInt s, PetscInt e, bool adjoint) {
    PetscFunctionBegin;
    if (s >= e) PetscFunctionReturn(0);
    Block& block = columns_of(v);
    const PetscInt n = block.rows(), inner = v->k - v->l, ld = std::max<PetscInt>(1, n);
    PetscInt ldq;
    const PetscScalar* coefficients;
    PetscScalar *x, *product, *target;
    PetscCall(MatDenseGetLDA(q, &ldq));
    PetscCall(MatDenseGetArrayRead(q, &coefficients));
    PetscCall(columns_on_device(v, v->l, inner, &x));
    PetscCall(block.product(e - s, &product));
    const PetscScalar* first = adjoint ? coefficients + s + v->l * ldq : coefficients + v->l + s * ldq;
    LapilliCall(block.context(),
                LAPILLI_TYPED(gemm)(block.context(), 'N', adjoint ? 'C' : 'N', n, e - s, inner,
                                    PetscScalar(1), x, ld, first, ldq, PetscScalar(0), product, ld));
    PetscCall(block.written_on_device(place_of(v, s), e - s, &target));
    LapilliCall(block.context(),
                lapilli_copy(block.context(), target, product, numbers(n, e - s) * sizeof(PetscScalar)));
    PetscCall(MatDenseRestoreArrayRead(q, &coefficients));
    PetscFunctionReturn(0);
}

/// The columns of a norm: all active ones for j < 0.
void columns_of_norm(BV bv, PetscInt j, PetscInt* first, PetscInt* count) {
    *first = j < 0 ? bv->l : j;
    *count = j < 0 ? bv->k - bv->l : 1;
}

}  // namespace

PetscErrorCode sum_over_ranks(BV bv, PetscScalar* values, PetscInt count) {
    PetscFunctionBegin;
    PetscMPIInt length;
    PetscCall(PetscMPIIntCast(count, &length));
    PetscCallMPI(
        MPI_Allreduce(MPI_IN_PLACE, values, length, MPIU_SCALAR, MPIU_SUM, PetscObjectComm((PetscObject)bv)));
    PetscFunctionReturn(0);
}

PetscErrorCode mult(BV y, PetscScalar alpha, PetscScalar beta, BV x, Mat q) {
    PetscFunctionBegin;
    Block &from = columns_of(x), &to = columns_of(y);
    const PetscInt n = from.rows(), ld = std::max<PetscInt>(1, n), count = y->k - y->l, inner = x->k - x->l;
    PetscInt ldq = 1;
    const PetscScalar* coefficients = nullptr;
    std::vector<PetscScalar> identity;
    const PetscScalar* first;
    PetscScalar *px, *py;
    if (q) {
        PetscCall(MatDenseGetLDA(q, &ldq));
        PetscCall(MatDenseGetArrayRead(q, &coefficients));
        first = coefficients + x->l + y->l * ldq;
    } else {
        identity.resize(numbers(inner, count));
        ldq = std::max<PetscInt>(1, inner);
        for (PetscInt i = 0; i < std::min(inner, count); ++i)
            identity[numbers(i, ldq) + static_cast<std::size_t>(i)] = 1;
        first = identity.data();
    }
    PetscCall(columns_on_device(x, x->l, inner, &px));
    if (beta == PetscScalar(0))
        PetscCall(to.written_on_device(place_of(y, y->l), count, &py));
    else {
        PetscCall(columns_on_device(y, y->l, count, &py));
        PetscCall(to.written_on_device(place_of(y, y->l), count, &py));
    }
    LapilliCall(from.context(), LAPILLI_TYPED(gemm)(from.context(), 'N', 'N', n, count, inner, alpha, px, ld,
                                                    first, ldq, beta, py, ld));
    if (q) PetscCall(MatDenseRestoreArrayRead(q, &coefficients));
    PetscFunctionReturn(0);
}

PetscErrorCode mult_vec(BV x, PetscScalar alpha, PetscScalar beta, Vec y, PetscScalar* q) {
    PetscFunctionBegin;
    Block& block = columns_of(x);
    const PetscInt n = block.rows(), ld = std::max<PetscInt>(1, n);
    PetscScalar *px, *py, *coefficients = q;
    if (!q) PetscCall(VecGetArray(x->buffer, &coefficients));
    PetscCall(columns_on_device(x, x->l, x->k - x->l, &px));
    PetscCall(vector_on_device(x, y, 0, &py));
    LapilliCall(block.context(), LAPILLI_TYPED(gemv)(block.context(), 'N', n, x->k - x->l, alpha, px, ld,
                                                     coefficients, 1, beta, py, 1));
    if (!q) PetscCall(VecRestoreArray(x->buffer, &coefficients));
    // The caller reads y in host memory.
    PetscInt j;
    if (is_own_column(x, y, &j))
        PetscCall(own_column_from_device(x, y, j));
    else
        PetscCall(vector_from_device(x, py, y));
    PetscFunctionReturn(0);
}

PetscErrorCode mult_in_place(BV v, Mat q, PetscInt s, PetscInt e) {
    return mult_in_place_by(v, q, s, e, false);
}

PetscErrorCode mult_in_place_adjoint(BV v, Mat q, PetscInt s, PetscInt e) {
    return mult_in_place_by(v, q, s, e, true);
}

PetscErrorCode dot(BV x, BV y, Mat m) {
    PetscFunctionBegin;
    Block& from = columns_of(x);
    const PetscInt n = from.rows(), ld = std::max<PetscInt>(1, n), rows = y->k - y->l, count = x->k - x->l;
    PetscInt ldm;
    PetscScalar *px, *py, *result;
    PetscCall(columns_on_device(x, x->l, count, &px));
    PetscCall(columns_on_device(y, y->l, rows, &py));
    std::vector<PetscScalar> sums(numbers(rows, count));
    LapilliCall(from.context(),
                LAPILLI_TYPED(gemm)(from.context(), 'C', 'N', rows, count, n, PetscScalar(1), py, ld, px, ld,
                                    PetscScalar(0), sums.data(), std::max<PetscInt>(1, rows)));
    PetscCall(sum_over_ranks(x, sums.data(), rows * count));
    PetscCall(MatDenseGetLDA(m, &ldm));
    PetscCall(MatDenseGetArray(m, &result));
    for (PetscInt j = 0; j < count; ++j)
        std::copy_n(sums.data() + j * rows, rows, result + y->l + (x->l + j) * ldm);
    PetscCall(MatDenseRestoreArray(m, &result));
    PetscFunctionReturn(0);
}

PetscErrorCode dot_vec_local(BV x, Vec y, PetscScalar* m) {
    PetscFunctionBegin;
    Block& block = columns_of(x);
    const PetscInt n = block.rows(), ld = std::max<PetscInt>(1, n);
    PetscScalar *px, *py;
    if (x->matrix) {
        PetscCall(BV_IPMatMult(x, y));
        y = x->Bx;
    }
    PetscCall(columns_on_device(x, x->l, x->k - x->l, &px));
    PetscCall(vector_on_device(x, y, 0, &py));
    LapilliCall(block.context(), LAPILLI_TYPED(gemv)(block.context(), 'C', n, x->k - x->l, PetscScalar(1), px,
                                                     ld, py, 1, PetscScalar(0), m, 1));
    PetscFunctionReturn(0);
}

PetscErrorCode dot_vec(BV x, Vec y, PetscScalar* m) {
    PetscFunctionBegin;
    PetscScalar* result = m;
    if (!m) PetscCall(VecGetArray(x->buffer, &result));
    PetscCall(dot_vec_local(x, y, result));
    PetscCall(sum_over_ranks(x, result, x->k - x->l));
    if (!m) PetscCall(VecRestoreArray(x->buffer, &result));
    PetscFunctionReturn(0);
}

/// By a product with no columns: y := alpha y.
PetscErrorCode scale(BV bv, PetscInt j, PetscScalar alpha) {
    PetscFunctionBegin;
    Block& block = columns_of(bv);
    const PetscInt n = block.rows(), ld = std::max<PetscInt>(1, n);
    PetscInt first, count;
    PetscScalar* x;
    columns_of_norm(bv, j, &first, &count);
    PetscCall(columns_on_device(bv, first, count, &x));
    PetscCall(block.written_on_device(place_of(bv, first), count, &x));
    LapilliCall(block.context(), LAPILLI_TYPED(gemm)(block.context(), 'N', 'N', n, count, 0, PetscScalar(1),
                                                     nullptr, ld, nullptr, 1, alpha, x, ld));
    PetscFunctionReturn(0);
}

/// Both columns of a complex pair of a real problem are normalized together.
PetscErrorCode normalize(BV bv, PetscScalar* imaginary) {
    PetscFunctionBegin;
    for (PetscInt j = bv->l; j < bv->k; ++j) {
        PetscReal length, second = 0;
        const bool is_pair = !is_complex && imaginary && imaginary[j] != PetscScalar(0) && j + 1 < bv->k;
        PetscCall(norm(bv, j, NORM_2, &length));
        if (is_pair) PetscCall(norm(bv, j + 1, NORM_2, &second));
        length = std::hypot(length, second);
        PetscCheck(length > 0, PetscObjectComm((PetscObject)bv), PETSC_ERR_ARG_WRONG,
                   "a vector of zeros has no direction");
        PetscCall(scale(bv, j, 1 / length));
        if (is_pair) PetscCall(scale(bv, ++j, 1 / length));
    }
    PetscFunctionReturn(0);
}

PetscErrorCode norm_local(BV bv, PetscInt j, NormType type, PetscReal* value) {
    PetscFunctionBegin;
    Block& block = columns_of(bv);
    const PetscInt n = block.rows(), ld = std::max<PetscInt>(1, n);
    PetscInt first, count;
    PetscScalar* x;
    columns_of_norm(bv, j, &first, &count);
    PetscCall(columns_on_device(bv, first, count, &x));
    const char which = type == NORM_1 ? '1' : type == NORM_INFINITY ? 'I' : 'F';
    LapilliCall(block.context(), LAPILLI_TYPED(lange)(block.context(), which, n, count, x, ld, value));
    PetscFunctionReturn(0);
}

PetscErrorCode norm(BV bv, PetscInt j, NormType type, PetscReal* value) {
    PetscFunctionBegin;
    MPI_Comm comm = PetscObjectComm((PetscObject)bv);
    if (type == NORM_1) {
        // Column by column: the largest sum may consist of parts that are largest nowhere.
        PetscInt first, count;
        columns_of_norm(bv, j, &first, &count);
        std::vector<PetscReal> sums(static_cast<std::size_t>(count));
        for (PetscInt i = 0; i < count; ++i)
            PetscCall(norm_local(bv, j < 0 ? bv->l + i : j, type, &sums[static_cast<std::size_t>(i)]));
        PetscCallMPI(MPI_Allreduce(MPI_IN_PLACE, sums.data(), static_cast<PetscMPIInt>(count), MPIU_REAL,
                                   MPIU_SUM, comm));
        *value = count > 0 ? *std::max_element(sums.begin(), sums.end()) : 0;
        PetscFunctionReturn(0);
    }
    PetscReal local;
    PetscCall(norm_local(bv, j, type, &local));
    if (type == NORM_INFINITY)
        PetscCallMPI(MPI_Allreduce(&local, value, 1, MPIU_REAL, MPIU_MAX, comm));
    else
        PetscCallMPI(MPI_Allreduce(&local, value, 1, MPIU_REAL, MPIU_LAPY2, comm));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
