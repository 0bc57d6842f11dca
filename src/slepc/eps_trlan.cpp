// SPDX-License-Identifier: BSD-3-Clause
// -eps_type lapilli_trlan: block Lanczos with thick restarts, of A, of B^-1 A, or of a spectral
// transformation.
#include <algorithm>

#include "slepc/pairs.hpp"

namespace lapilli::slepc {
namespace {

constexpr PetscReal unit_roundoff = PETSC_MACHINE_EPSILON / 2;

bool is_transformed(EPS eps) {
    PetscBool shift = PETSC_FALSE;
    (void)PetscObjectTypeCompare((PetscObject)eps->st, STSHIFT, &shift);
    return !shift;
}

/// 'S', 'L' or 'M', as TRLAN takes it, or 0.
char wanted_end(EPS eps) {
    switch (eps->which) {
        case EPS_SMALLEST_REAL:
            return is_transformed(eps) ? 0 : 'S';
        case EPS_LARGEST_REAL:
            return is_transformed(eps) ? 0 : 'L';
        case EPS_LARGEST_MAGNITUDE: {
            PetscScalar shift = 0;
            (void)STGetShift(eps->st, &shift);
            return is_transformed(eps) || shift != PetscScalar(0) ? 0 : 'M';
        }
        case EPS_TARGET_MAGNITUDE:
        case EPS_TARGET_REAL:
            return is_transformed(eps) ? 'M' : 0;
        default:
            return 0;
    }
}

PetscErrorCode set_up(EPS eps) {
    PetscFunctionBegin;
    auto* options = static_cast<PairsOptions*>(eps->data);
    PetscCall(check_supported(eps));
    PetscBool known;
    PetscCall(PetscObjectTypeCompareAny((PetscObject)eps->st, &known, STSHIFT, STSINVERT, STCAYLEY, ""));
    PetscCheck(known, PetscObjectComm((PetscObject)eps), PETSC_ERR_SUP,
               "The solver 'lapilli_trlan' takes the spectral transformations shift, sinvert and cayley");
    if (!eps->which) eps->which = is_transformed(eps) ? EPS_TARGET_MAGNITUDE : EPS_LARGEST_MAGNITUDE;
    PetscCheck(wanted_end(eps), PetscObjectComm((PetscObject)eps), PETSC_ERR_SUP,
               "The solver 'lapilli_trlan' finds the largest or smallest real eigenvalues, or without a "
               "shift the largest in "
               "magnitude; with -st_type sinvert or cayley those nearest to the target");
    PetscCheck(eps->nds == 0, PetscObjectComm((PetscObject)eps), PETSC_ERR_SUP,
               "The solver 'lapilli_trlan' takes no deflation space");

    if (eps->ncv == PETSC_DEFAULT) {
        const PetscInt block = options->block ? options->block : std::min<PetscInt>(eps->nev, 8);
        eps->ncv = std::min(eps->n, std::max(2 * eps->nev, eps->nev + 8 * block));
    }
    PetscCheck(eps->ncv >= eps->nev, PetscObjectComm((PetscObject)eps), PETSC_ERR_USER_INPUT,
               "The value of ncv must be at least nev");
    if (eps->mpd == PETSC_DEFAULT) eps->mpd = eps->ncv;
    // The basis has room for the pairs and two blocks.
    const PetscInt room = std::max<PetscInt>(1, (eps->ncv - eps->nev) / 2);
    options->used =
        options->block ? std::min(options->block, eps->n) : std::min({eps->nev, PetscInt(8), room});
    if (eps->max_it == PETSC_DEFAULT) eps->max_it = std::max<PetscInt>(100, 2 * eps->n / eps->ncv);
    PetscCall(EPSAllocateSolution(eps, 0));
    PetscCall(EPS_SetInnerProduct(eps));
    PetscFunctionReturn(0);
}

/// A itself where the operator of the spectral transformation is A.
PetscErrorCode use_operator(EPS eps, Pairs& pairs, lapilli_operator* op) {
    PetscFunctionBegin;
    Mat a;
    PetscScalar shift;
    PetscCall(STGetMatrix(eps->st, 0, &a));
    PetscCall(STGetShift(eps->st, &shift));
    if (!is_transformed(eps) && !eps->isgeneralized && shift == PetscScalar(0))
        PetscCall(pairs.use_matrix(a, multiply_a, op));
    else
        PetscCall(pairs.use_product(apply_spectral, op));
    PetscFunctionReturn(0);
}

PetscErrorCode solve(EPS eps) {
    PetscFunctionBegin;
    const auto* options = static_cast<const PairsOptions*>(eps->data);
    const PetscInt n = eps->n, nev = eps->nev, block = options->used;
    // The library wants room for two blocks, or all of the space.
    const PetscInt least = (n - nev) / 2 < block ? n : nev + 2 * block;
    const PetscInt basis = std::max(eps->ncv, least);
    Pairs pairs;
    PetscCall(pairs.create(eps, nev, nev));
    lapilli_operator a = nullptr, b = nullptr;
    PetscCall(use_operator(eps, pairs, &a));
    if (eps->isgeneralized) {
        Mat inner;
        PetscBool indefinite;
        PetscCall(BVGetMatrix(eps->V, &inner, &indefinite));
        PetscCall(pairs.use_matrix(inner, multiply_b, &b));
    }

    PetscInt guess = std::min(eps->nini, block);
    PetscScalar* start;
    PetscCall(pairs.allocate(block, &start));
    PetscCall(pairs.gather_columns(0, guess, start));
    // The library holds residuals against |A| + |lambda|, an EPS mostly against |lambda|: where that asks for
    // more, again.
    constexpr int most_rounds = 6;
    PetscReal tolerance = eps->conv == EPS_CONV_REL ? eps->tol / 4 : eps->tol;
    for (int round = 1;; ++round) {
        PetscCall(pairs.call([&] {
            return LAPILLI_TYPED(trlan)(pairs.context(), wanted_end(eps), n, nev, block, basis, a, b, guess,
                                        start, n, tolerance, eps->max_it - eps->its, pairs.values(),
                                        pairs.x(), n, pairs.residuals(), pairs.iterations());
        }));
        eps->its += static_cast<PetscInt>(*pairs.iterations()) + 1;
        PetscCall(pairs.deliver_values());
        if (pairs.missing() > 0 || eps->nconv >= nev || eps->its >= eps->max_it || round == most_rounds)
            break;
        if (tolerance <= 10 * unit_roundoff) break;
        tolerance *= std::min(PetscReal(0.5), pairs.worst_ratio() / 2);
        guess = std::min(nev, block);
        if (pairs.x()) std::copy_n(pairs.x(), static_cast<std::ptrdiff_t>(n) * guess, start);
    }
    PetscCall(pairs.deliver_vectors());
    PetscCall(PetscFree(start));
    PetscCall(pairs.destroy());
    PetscFunctionReturn(0);
}

PetscErrorCode back_transform(EPS eps) {
    PetscFunctionBegin;
    PetscCall(STBackTransform(eps->st, eps->nconv, eps->eigr, eps->eigi));
    PetscFunctionReturn(0);
}

PetscErrorCode create_trlan(EPS eps) {
    PetscFunctionBegin;
    PetscCall(create(eps));
    eps->categ = EPS_CATEGORY_KRYLOV;
    eps->ops->setup = set_up;
    eps->ops->solve = solve;
    eps->ops->backtransform = back_transform;
    PetscFunctionReturn(0);
}

}  // namespace

PetscErrorCode register_trlan() {
    PetscFunctionBegin;
    PetscCall(EPSRegister("lapilli_trlan", create_trlan));
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
