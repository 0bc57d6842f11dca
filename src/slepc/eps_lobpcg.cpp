// SPDX-License-Identifier: BSD-3-Clause
// -eps_type lapilli_lobpcg: locally optimal block preconditioned conjugate gradients, with the PC of
// -st_pc_type.
#include <algorithm>

#include "slepc/pairs.hpp"

namespace lapilli::slepc {
namespace {

PetscErrorCode set_default_st(EPS eps) {
    PetscFunctionBegin;
    KSP ksp;
    if (!((PetscObject)eps->st)->type_name) PetscCall(STSetType(eps->st, STPRECOND));
    PetscCall(STGetKSP(eps->st, &ksp));
    if (!((PetscObject)ksp)->type_name) PetscCall(KSPSetType(ksp, KSPPREONLY));
    PetscFunctionReturn(0);
}

PetscErrorCode set_up(EPS eps) {
    PetscFunctionBegin;
    auto* options = static_cast<PairsOptions*>(eps->data);
    PetscCall(check_supported(eps));
    if (!eps->which) eps->which = EPS_SMALLEST_REAL;
    PetscCheck(eps->which == EPS_SMALLEST_REAL || eps->which == EPS_LARGEST_REAL,
               PetscObjectComm((PetscObject)eps), PETSC_ERR_SUP,
               "The solver 'lapilli_lobpcg' finds the smallest or largest real eigenvalues");
    const PetscInt nev = eps->nev, most = eps->n - std::abs(eps->nds);
    PetscInt block = options->block;
    if (!block) block = eps->ncv == PETSC_DEFAULT ? nev + std::max<PetscInt>(2, nev / 5) : eps->ncv;
    options->used = std::min(block, most);
    PetscCheck(options->used >= nev, PetscObjectComm((PetscObject)eps), PETSC_ERR_USER_INPUT,
               "The block must have at least nev vectors");
    eps->ncv = options->used;
    eps->mpd = eps->ncv;
    if (eps->max_it == PETSC_DEFAULT) eps->max_it = std::max<PetscInt>(500, 2 * eps->n / eps->ncv);
    PetscCall(EPSAllocateSolution(eps, 0));
    PetscCall(EPS_SetInnerProduct(eps));
    PetscFunctionReturn(0);
}

/// The PC of the spectral transformation: none, the diagonal by the library where A is its sparse matrix, or
/// a product by PETSc.
PetscErrorCode use_preconditioner(EPS eps, Pairs& pairs, lapilli_sparse a, Mat matrix, lapilli_operator* m) {
    PetscFunctionBegin;
    KSP ksp;
    PC pc;
    PetscScalar shift;
    PetscBool none, jacobi, direct, sparse;
    PetscCall(STGetKSP(eps->st, &ksp));
    PetscCall(KSPGetPC(ksp, &pc));
    PetscCall(STGetShift(eps->st, &shift));
    PetscCall(PetscObjectTypeCompare((PetscObject)ksp, KSPPREONLY, &direct));
    PetscCall(PetscObjectTypeCompare((PetscObject)pc, PCNONE, &none));
    PetscCall(PetscObjectTypeCompare((PetscObject)pc, PCJACOBI, &jacobi));
    PetscCall(PetscObjectTypeCompareAny((PetscObject)matrix, &sparse, MATSEQAIJ, MATMPIAIJ, ""));
    if (direct && none) PetscFunctionReturn(0);
    bool made = false;
    if (direct && jacobi && sparse && shift == PetscScalar(0)) PetscCall(pairs.use_jacobi(a, m, &made));
    if (!made) PetscCall(pairs.use_product(precondition, m));
    PetscFunctionReturn(0);
}

PetscErrorCode solve(EPS eps) {
    PetscFunctionBegin;
    const PetscInt n = eps->n, nev = eps->nev, block = static_cast<const PairsOptions*>(eps->data)->used;
    Pairs pairs;
    PetscCall(pairs.create(eps, block, nev));
    lapilli_operator a = nullptr, b = nullptr, m = nullptr;
    lapilli_sparse sparse = nullptr;
    Mat matrix, inner = nullptr;
    PetscBool indefinite;
    PetscCall(STGetMatrix(eps->st, 0, &matrix));
    PetscCall(pairs.use_matrix(matrix, multiply_a, &a, &sparse));
    PetscCall(BVGetMatrix(eps->V, &inner, &indefinite));
    if (inner) PetscCall(pairs.use_matrix(inner, multiply_b, &b));
    PetscCall(use_preconditioner(eps, pairs, sparse, matrix, &m));

    const PetscInt guess = std::min(eps->nini, block), constraints = eps->nds;
    PetscScalar* y;
    PetscCall(pairs.allocate(constraints, &y));
    PetscCall(pairs.gather_columns(0, guess, pairs.x()));
    PetscCall(pairs.gather_columns(-constraints, constraints, y));
    if (pairs.x())
        LapilliCall(pairs.context(), lapilli_set(pairs.context(), "lobpcg.test",
                                                 eps->conv == EPS_CONV_REL ? "relative" : "backward"));
    PetscCall(pairs.call([&] {
        const char which = eps->which == EPS_SMALLEST_REAL ? 'S' : 'L';
        return LAPILLI_TYPED(lobpcg)(pairs.context(), which, n, constraints, nev, block, a, b, m, y, n, guess,
                                     pairs.x(), n, eps->tol, eps->max_it, pairs.values(), pairs.x(), n,
                                     pairs.residuals(), pairs.iterations());
    }));
    eps->its = static_cast<PetscInt>(*pairs.iterations());
    PetscCall(pairs.deliver_values());
    PetscCall(pairs.deliver_vectors());
    PetscCall(PetscFree(y));
    PetscCall(pairs.destroy());
    PetscFunctionReturn(0);
}

PetscErrorCode create_lobpcg(EPS eps) {
    PetscFunctionBegin;
    PetscCall(create(eps));
    eps->categ = EPS_CATEGORY_PRECOND;
    eps->ops->setup = set_up;
    eps->ops->solve = solve;
    eps->ops->setdefaultst = set_default_st;
    PetscFunctionReturn(0);
}

}  // namespace

PetscErrorCode register_lobpcg() {
    PetscFunctionBegin;
    PetscCall(EPSRegister("lapilli_lobpcg", create_lobpcg));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
