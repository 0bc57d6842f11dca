// SPDX-License-Identifier: BSD-3-Clause
// -ds_lapilli: projected Hermitian problems by SYEVD. Solvers ask for the DS of type hep by its name: this is
// that DS, with another solve function for orders that are worth it.
#include <slepc/private/dsimpl.h>

#include <algorithm>
#include <vector>

#include "slepc/petsc.hpp"

// The function is in no header.
SLEPC_EXTERN PetscErrorCode DSCreate_HEP(DS ds);

namespace lapilli::slepc {
namespace {

PetscInt crossover = 128;
/// SLEPc's own, by method.
PetscErrorCode (*own_solve[DS_MAX_SOLVE])(DS, PetscScalar*, PetscScalar*);

lapilli_int eigenvectors(lapilli_context context, PetscInt n, PetscReal* a, PetscReal* w) {
#if defined(PETSC_USE_REAL_SINGLE)
    return lapilli_ssyevd(context, 'V', 'L', n, a, n, w);
#else
    return lapilli_dsyevd(context, 'V', 'L', n, a, n, w);
#endif
}

#if defined(PETSC_USE_COMPLEX)
lapilli_int eigenvectors(lapilli_context context, PetscInt n, PetscScalar* a, PetscReal* w) {
    return LAPILLI_TYPED(heevd)(context, 'V', 'L', n, a, n, w);
}
#endif

/// The lower triangle of the active part: an arrow with its shaft in row k and a tridiagonal part behind it,
/// or a tridiagonal matrix.
void unpack_arrow(DS ds, const PetscReal* d, const PetscReal* e, std::vector<PetscReal>& a) {
    const PetscInt l = ds->l, n = ds->n - l,
                   k = ds->state < DS_STATE_INTERMEDIATE ? std::max<PetscInt>(0, ds->k - l) : 0;
    for (PetscInt i = 0; i < n; ++i) {
        a[static_cast<std::size_t>(i + i * n)] = d[l + i];
        if (i + 1 < n) a[static_cast<std::size_t>((i < k ? k : i + 1) + i * n)] = e[l + i];
    }
}

/// The eigenvectors of `a` into the active part of Q, whose other columns are those of the identity;
/// eigenvalues into d and wr.
template <class T>
PetscErrorCode solve_active(DS ds, std::vector<T>& a, PetscReal* d, PetscScalar* wr) {
    PetscFunctionBegin;
    const PetscInt l = ds->l, n = ds->n - l, ld = ds->ld;
    lapilli_context context;
    PetscScalar* q;
    PetscCall(get_context(Devices::of_a_rank, &context));
    LapilliCall(context, eigenvectors(context, n, a.data(), d + l));
    PetscCall(DSGetArray(ds, DS_MAT_Q, &q));
    PetscCall(PetscArrayzero(q, ld * ld));
    for (PetscInt i = 0; i < l; ++i) q[i + i * ld] = 1;
    for (PetscInt j = 0; j < n; ++j) std::copy_n(a.data() + j * n, n, q + l + (l + j) * ld);
    PetscCall(DSRestoreArray(ds, DS_MAT_Q, &q));
    for (PetscInt i = 0; i < ds->n; ++i) wr[i] = d[i];
    PetscFunctionReturn(0);
}

/// Solves a dense problem: the matrix becomes diagonal.
PetscErrorCode solve_dense(DS ds, PetscReal* d, PetscScalar* wr) {
    PetscFunctionBegin;
    const PetscInt l = ds->l, n = ds->n - l, ld = ds->ld;
    PetscScalar* dense;
    PetscCall(DSGetArray(ds, DS_MAT_A, &dense));
    std::vector<PetscScalar> a(static_cast<std::size_t>(n * n));
    for (PetscInt j = 0; j < n; ++j) std::copy_n(dense + l + (l + j) * ld, n, a.data() + j * n);
    for (PetscInt i = 0; i < l; ++i) d[i] = PetscRealPart(dense[i + i * ld]);
    PetscCall(solve_active(ds, a, d, wr));
    for (PetscInt j = l; j < ds->n; ++j) {
        PetscCall(PetscArrayzero(dense + l + j * ld, n));
        dense[j + j * ld] = d[j];
    }
    PetscCall(DSRestoreArray(ds, DS_MAT_A, &dense));
    PetscFunctionReturn(0);
}

PetscErrorCode solve(DS ds, PetscScalar* wr, PetscScalar* wi) {
    PetscFunctionBegin;
    const PetscInt n = ds->n - ds->l;
    const bool is_stored_dense = !ds->compact && ds->state < DS_STATE_INTERMEDIATE;
    if (n < crossover || n < 1 || ds->bs > 1 || !(ds->compact || is_stored_dense)) {
        PetscCall((*own_solve[ds->method])(ds, wr, wi));
        PetscFunctionReturn(0);
    }
    PetscReal* d;
    PetscCall(DSGetArrayReal(ds, DS_MAT_T, &d));
    PetscReal* e = d + ds->ld;
    if (ds->compact) {
        std::vector<PetscReal> a(static_cast<std::size_t>(n * n));
        unpack_arrow(ds, d, e, a);
        PetscCall(solve_active(ds, a, d, wr));
    } else {
        PetscCall(solve_dense(ds, d, wr));
    }
    PetscCall(PetscArrayzero(e, ds->n - 1));
    PetscCall(DSRestoreArrayReal(ds, DS_MAT_T, &d));
    if (wi) PetscCall(PetscArrayzero(wi + ds->l, n));
    PetscFunctionReturn(0);
}

PetscErrorCode create_ds(DS ds) {
    PetscFunctionBegin;
    PetscCall(DSCreate_HEP(ds));
    for (int method = 0; method < DS_MAX_SOLVE; ++method) {
        if (!ds->ops->solve[method]) continue;
        own_solve[method] = ds->ops->solve[method];
        ds->ops->solve[method] = solve;
    }
    PetscFunctionReturn(0);
}

}  // namespace

PetscErrorCode register_ds() {
    PetscFunctionBegin;
    PetscBool wanted = PETSC_FALSE;
    PetscCall(PetscOptionsGetBool(nullptr, nullptr, "-ds_lapilli", &wanted, nullptr));
    PetscCall(PetscOptionsGetInt(nullptr, nullptr, "-ds_lapilli_crossover", &crossover, nullptr));
    if (wanted) PetscCall(DSRegister(DSHEP, create_ds));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
