/* SPDX-License-Identifier: BSD-3-Clause
 * A SLEPc program that knows nothing of Lapilli: the Laplacian of a grid of m by m + 1 points, in planes,
 * with complex scalars in a magnetic field. Prints the eigenvalues, in a fixed order of digits, and
 * "residual" with the largest relative one, held against -most.
 *   -m 30         points of a side
 *   -planes 1     of such points, each with neighbours in the next one
 *   -seconds      prints how long SLEPc took, and the largest residual
 *   -mass         the pencil with a mass matrix, which is not diagonal
 *   -shell        A as a function instead of an AIJ matrix
 *   -deflate      the constant-sign vector of the smallest pair is found first, and deflated */
#include <petsctime.h>
#include <slepceps.h>

static PetscErrorCode multiply(Mat shell, Vec x, Vec y) {
    Mat a;
    PetscFunctionBeginUser;
    PetscCall(MatShellGetContext(shell, &a));
    PetscCall(MatMult(a, x, y));
    PetscFunctionReturn(0);
}

/* Rows of the grid: `diagonal` at each point, `neighbour` for each neighbour, and those above and below in
 * the field. */
static PetscErrorCode create_grid(PetscInt m, PetscInt planes, PetscScalar diagonal, PetscReal neighbour,
                                  PetscReal field, Mat* a) {
    const PetscInt plane = m * (m + 1), n = plane * planes;
    PetscInt first, last;
    PetscFunctionBeginUser;
    PetscCall(MatCreateAIJ(PETSC_COMM_WORLD, PETSC_DECIDE, PETSC_DECIDE, n, n, 7, NULL, 6, NULL, a));
    PetscCall(MatGetOwnershipRange(*a, &first, &last));
    for (PetscInt i = first; i < last; ++i) {
        const PetscInt row = i % plane / m, column = i % m;
#if defined(PETSC_USE_COMPLEX)
        const PetscScalar up = neighbour * PetscExpComplex(field * column * PETSC_i);
#else
        const PetscScalar up = neighbour + 0 * field;
#endif
        PetscCall(MatSetValue(*a, i, i, diagonal, INSERT_VALUES));
        if (column > 0) PetscCall(MatSetValue(*a, i, i - 1, neighbour, INSERT_VALUES));
        if (column < m - 1) PetscCall(MatSetValue(*a, i, i + 1, neighbour, INSERT_VALUES));
        if (row > 0) PetscCall(MatSetValue(*a, i, i - m, PetscConj(up), INSERT_VALUES));
        if (row < m) PetscCall(MatSetValue(*a, i, i + m, up, INSERT_VALUES));
        if (i >= plane) PetscCall(MatSetValue(*a, i, i - plane, neighbour, INSERT_VALUES));
        if (i + plane < n) PetscCall(MatSetValue(*a, i, i + plane, neighbour, INSERT_VALUES));
    }
    PetscCall(MatAssemblyBegin(*a, MAT_FINAL_ASSEMBLY));
    PetscCall(MatAssemblyEnd(*a, MAT_FINAL_ASSEMBLY));
    PetscFunctionReturn(0);
}

static PetscErrorCode create_shell(Mat a, Mat* shell) {
    PetscInt local, n;
    PetscFunctionBeginUser;
    PetscCall(MatGetLocalSize(a, &local, NULL));
    PetscCall(MatGetSize(a, &n, NULL));
    PetscCall(MatCreateShell(PETSC_COMM_WORLD, local, local, n, n, a, shell));
    PetscCall(MatShellSetOperation(*shell, MATOP_MULT, (void (*)(void))multiply));
    PetscFunctionReturn(0);
}

static PetscErrorCode report(EPS eps, PetscLogDouble seconds) {
    PetscInt converged, wanted, iterations;
    PetscReal worst = 0, most = 1e-6;
    PetscBool timed = PETSC_FALSE;
    PetscFunctionBeginUser;
    PetscCall(PetscOptionsGetBool(NULL, NULL, "-seconds", &timed, NULL));
    PetscCall(PetscOptionsGetReal(NULL, NULL, "-most", &most, NULL));
    PetscCall(EPSGetConverged(eps, &converged));
    PetscCall(EPSGetDimensions(eps, &wanted, NULL, NULL));
    if (converged > wanted) converged = wanted;
    for (PetscInt i = 0; i < converged; ++i) {
        PetscScalar value;
        PetscReal error;
        PetscCall(EPSGetEigenvalue(eps, i, &value, NULL));
        PetscCall(EPSComputeError(eps, i, EPS_ERROR_RELATIVE, &error));
        worst = PetscMax(worst, error);
        PetscCall(PetscPrintf(PETSC_COMM_WORLD, "%.9f\n", (double)PetscRealPart(value)));
    }
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "%s of %" PetscInt_FMT ": %s\n",
                          converged < wanted ? "NOT ALL" : "all", wanted,
                          worst <= most ? "residual small" : "RESIDUAL TOO LARGE"));
    if (timed) {
        PetscCall(EPSGetIterationNumber(eps, &iterations));
        PetscCall(PetscPrintf(PETSC_COMM_WORLD, "%.3f s, %" PetscInt_FMT " iterations, residual %.2e\n",
                              seconds, iterations, (double)worst));
    }
    PetscFunctionReturn(0);
}

static PetscErrorCode solve(EPS eps) {
    PetscLogDouble begin, end;
    PetscFunctionBeginUser;
    PetscCall(PetscTime(&begin));
    PetscCall(EPSSolve(eps));
    PetscCall(PetscTime(&end));
    PetscCall(report(eps, end - begin));
    PetscFunctionReturn(0);
}

int main(int argc, char** argv) {
    PetscInt m = 30, planes = 1;
    PetscBool mass = PETSC_FALSE, shell = PETSC_FALSE, deflate = PETSC_FALSE;
    Mat grid, a, b = NULL;
    EPS eps;
    PetscFunctionBeginUser;
    PetscCall(SlepcInitialize(&argc, &argv, NULL, NULL));
    PetscCall(PetscOptionsGetInt(NULL, NULL, "-m", &m, NULL));
    PetscCall(PetscOptionsGetInt(NULL, NULL, "-planes", &planes, NULL));
    PetscCall(PetscOptionsGetBool(NULL, NULL, "-mass", &mass, NULL));
    PetscCall(PetscOptionsGetBool(NULL, NULL, "-shell", &shell, NULL));
    PetscCall(PetscOptionsGetBool(NULL, NULL, "-deflate", &deflate, NULL));
    PetscCall(create_grid(m, planes, planes > 1 ? 6 : 4, -1, 0.02, &grid));
    a = grid;
    if (shell) PetscCall(create_shell(grid, &a));
    if (mass) PetscCall(create_grid(m, planes, 1, 0.1, 0.02, &b));

    PetscCall(EPSCreate(PETSC_COMM_WORLD, &eps));
    PetscCall(EPSSetOperators(eps, a, b));
    PetscCall(EPSSetProblemType(eps, mass ? EPS_GHEP : EPS_HEP));
    PetscCall(EPSSetFromOptions(eps));
    PetscCall(solve(eps));
    if (deflate) {
        Vec v;
        PetscCall(MatCreateVecs(grid, &v, NULL));
        PetscCall(EPSGetEigenvector(eps, 0, v, NULL));
        PetscCall(EPSSetDeflationSpace(eps, 1, &v));
        PetscCall(solve(eps));
        PetscCall(VecDestroy(&v));
    }
    PetscCall(EPSDestroy(&eps));
    PetscCall(MatDestroy(&b));
    if (shell) PetscCall(MatDestroy(&a));
    PetscCall(MatDestroy(&grid));
    PetscCall(SlepcFinalize());
    return 0;
}
