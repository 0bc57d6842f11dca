// SPDX-License-Identifier: BSD-3-Clause
// The functions of an EPS that are the same for all solvers of the plugin.
#include "slepc/pairs.hpp"

namespace lapilli::slepc {

PetscErrorCode multiply_a(EPS eps, Vec x, Vec y) {
    PetscFunctionBegin;
    Mat a;
    PetscCall(STGetMatrix(eps->st, 0, &a));
    PetscCall(MatMult(a, x, y));
    PetscFunctionReturn(0);
}

PetscErrorCode multiply_b(EPS eps, Vec x, Vec y) {
    PetscFunctionBegin;
    Mat b;
    PetscBool indefinite;
    PetscCall(BVGetMatrix(eps->V, &b, &indefinite));
    PetscCall(MatMult(b, x, y));
    PetscFunctionReturn(0);
}

PetscErrorCode apply_spectral(EPS eps, Vec x, Vec y) {
    PetscFunctionBegin;
    PetscCall(STApply(eps->st, x, y));
    PetscFunctionReturn(0);
}

PetscErrorCode precondition(EPS eps, Vec x, Vec y) {
    PetscFunctionBegin;
    PetscCall(STMatSolve(eps->st, x, y));
    PetscFunctionReturn(0);
}

PetscErrorCode check_supported(EPS eps) {
    PetscFunctionBegin;
    EPSCheckHermitianDefinite(eps);
    EPSCheckUnsupported(eps, EPS_FEATURE_BALANCE | EPS_FEATURE_ARBITRARY | EPS_FEATURE_REGION |
                                 EPS_FEATURE_EXTRACTION | EPS_FEATURE_STOPPING | EPS_FEATURE_TWOSIDED);
    PetscCheck(
        eps->conv == EPS_CONV_REL || eps->conv == EPS_CONV_NORM, PetscObjectComm((PetscObject)eps),
        PETSC_ERR_SUP,
        "The solver '%s' supports the convergence tests relative to the eigenvalue and to the norms only",
        ((PetscObject)eps)->type_name);
    PetscFunctionReturn(0);
}

PetscErrorCode set_up_sort(EPS eps) {
    PetscFunctionBegin;
    eps->sc->comparisonctx = nullptr;
    eps->sc->map = nullptr;
    eps->sc->mapobj = nullptr;
    switch (eps->which) {
        case EPS_LARGEST_REAL:
            eps->sc->comparison = SlepcCompareLargestReal;
            break;
        case EPS_SMALLEST_REAL:
            eps->sc->comparison = SlepcCompareSmallestReal;
            break;
        case EPS_TARGET_MAGNITUDE:
        case EPS_TARGET_REAL:
            eps->sc->comparison = SlepcCompareTargetMagnitude;
            eps->sc->comparisonctx = &eps->target;
            break;
        default:
            eps->sc->comparison = SlepcCompareLargestMagnitude;
            break;
    }
    PetscFunctionReturn(0);
}

PetscErrorCode set_from_options(EPS eps, PetscOptionItems* PetscOptionsObject) {
    PetscFunctionBegin;
    auto* options = static_cast<PairsOptions*>(eps->data);
    PetscOptionsHeadBegin(PetscOptionsObject, "EPS Lapilli Options");
    PetscCall(PetscOptionsInt("-eps_lapilli_block", "Vectors that are iterated, or multiplied at once",
                              nullptr, options->block, &options->block, nullptr));
    PetscOptionsHeadEnd();
    PetscCheck(options->block >= 0, PetscObjectComm((PetscObject)eps), PETSC_ERR_ARG_OUTOFRANGE,
               "-eps_lapilli_block must not be negative");
    PetscFunctionReturn(0);
}

PetscErrorCode view(EPS eps, PetscViewer viewer) {
    PetscFunctionBegin;
    PetscBool text;
    PetscCall(PetscObjectTypeCompare((PetscObject)viewer, PETSCVIEWERASCII, &text));
    if (text)
        PetscCall(PetscViewerASCIIPrintf(viewer, "  Lapilli %s: block of %" PetscInt_FMT " vectors\n",
                                         lapilli_version(), static_cast<PairsOptions*>(eps->data)->used));
    PetscFunctionReturn(0);
}

PetscErrorCode destroy(EPS eps) {
    PetscFunctionBegin;
    PetscCall(PetscFree(eps->data));
    PetscFunctionReturn(0);
}

PetscErrorCode create(EPS eps) {
    PetscFunctionBegin;
    PairsOptions* options;
    PetscCall(PetscNew(&options));
    eps->data = options;
    eps->useds = PETSC_FALSE;
    eps->purify = PETSC_FALSE;
    eps->ops->setupsort = set_up_sort;
    eps->ops->setfromoptions = set_from_options;
    eps->ops->view = view;
    eps->ops->destroy = destroy;
    PetscFunctionReturn(0);
}

}  // namespace lapilli::slepc
