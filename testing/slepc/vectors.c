/* SPDX-License-Identifier: BSD-3-Clause
 * Functions of SLEPc's BV that its eigensolvers call seldom or in other orders: what each leaves is printed,
 * as numbers that are the same for all types of BV. */
#include <slepcbv.h>

#define COLUMNS 6

static PetscErrorCode print_norms(const char* after, BV x) {
    PetscReal one, frobenius, infinity;
    PetscFunctionBeginUser;
    PetscCall(BVNorm(x, NORM_1, &one));
    PetscCall(BVNorm(x, NORM_FROBENIUS, &frobenius));
    PetscCall(BVNorm(x, NORM_INFINITY, &infinity));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "%s: %.9f %.9f %.9f\n", after, (double)one, (double)frobenius,
                          (double)infinity));
    PetscFunctionReturn(0);
}

/* A small matrix that is neither symmetric nor square. */
static PetscErrorCode create_coefficients(PetscInt rows, PetscInt columns, Mat* q) {
    PetscFunctionBeginUser;
    PetscCall(MatCreateSeqDense(PETSC_COMM_SELF, rows, columns, NULL, q));
    for (PetscInt j = 0; j < columns; ++j) {
        for (PetscInt i = 0; i < rows; ++i)
            PetscCall(MatSetValue(*q, i, j, 1.0 / (1 + i + 2 * j), INSERT_VALUES));
    }
    PetscCall(MatAssemblyBegin(*q, MAT_FINAL_ASSEMBLY));
    PetscCall(MatAssemblyEnd(*q, MAT_FINAL_ASSEMBLY));
    PetscFunctionReturn(0);
}

static PetscErrorCode products(BV x, BV y, Mat q) {
    Mat m;
    PetscReal norm;
    PetscFunctionBeginUser;
    PetscCall(BVMult(y, 2.0, 0.5, x, q));
    PetscCall(print_norms("Mult", y));
    PetscCall(BVMult(y, -1.5, 1.0, x, NULL));
    PetscCall(print_norms("Mult by one", y));
    PetscCall(BVMultInPlace(y, q, 1, 4));
    PetscCall(print_norms("MultInPlace", y));
    PetscCall(BVMultInPlaceHermitianTranspose(y, q, 0, 3));
    PetscCall(print_norms("MultInPlaceHermitianTranspose", y));
    PetscCall(MatCreateSeqDense(PETSC_COMM_SELF, COLUMNS, COLUMNS, NULL, &m));
    PetscCall(BVDot(x, y, m));
    PetscCall(MatNorm(m, NORM_FROBENIUS, &norm));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "Dot: %.9f\n", (double)norm));
    PetscCall(MatDestroy(&m));
    PetscCall(BVScaleColumn(y, 2, 3.0));
    PetscCall(BVScale(y, 0.25));
    PetscCall(print_norms("Scale", y));
    PetscCall(BVSetActiveColumns(x, 2, 5));
    PetscCall(BVSetActiveColumns(y, 1, 4));
    PetscCall(BVCopy(x, y));
    PetscCall(BVMult(y, 1.0, 1.0, x, q));
    PetscCall(BVSetActiveColumns(x, 0, COLUMNS));
    PetscCall(BVSetActiveColumns(y, 0, COLUMNS));
    PetscCall(print_norms("of active columns", y));
    PetscFunctionReturn(0);
}

/* Data written into columns, arrays and matrices arrive and are read back, in any order. */
static PetscErrorCode access(BV x) {
    Vec a, b;
    Mat m;
    PetscScalar* array;
    PetscScalar coefficients[COLUMNS] = {1, 2, 3, 4, 5, 6};
    PetscInt n;
    PetscFunctionBeginUser;
    PetscCall(BVGetColumn(x, 1, &a));
    PetscCall(BVGetColumn(x, 4, &b));
    PetscCall(VecAXPY(a, 2.0, b));
    PetscCall(VecScale(b, 0.75));
    PetscCall(BVSetActiveColumns(x, 2, COLUMNS));
    PetscCall(BVMultVec(x, 0.5, -1.0, a, coefficients));
    PetscCall(VecScale(a, 2.0));
    PetscCall(BVSetActiveColumns(x, 0, COLUMNS));
    PetscCall(BVDotVec(x, a, coefficients));
    PetscCall(BVRestoreColumn(x, 4, &b));
    PetscCall(BVRestoreColumn(x, 1, &a));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "DotVec: %.9f\n", (double)PetscAbsScalar(coefficients[3])));
    PetscCall(print_norms("columns", x));
    PetscCall(BVGetArray(x, &array));
    PetscCall(BVGetSizes(x, &n, NULL, NULL));
    for (PetscInt i = 0; i < n; ++i) array[3 * n + i] += 0.125;
    PetscCall(BVRestoreArray(x, &array));
    PetscCall(print_norms("array", x));
    PetscCall(BVSetActiveColumns(x, 1, 3));
    PetscCall(BVGetMat(x, &m));
    PetscCall(MatScale(m, 1.5));
    PetscCall(BVRestoreMat(x, &m));
    PetscCall(BVSetActiveColumns(x, 0, COLUMNS));
    PetscCall(print_norms("matrix", x));
    PetscFunctionReturn(0);
}

static PetscErrorCode parts(BV x) {
    BV left, right;
    PetscFunctionBeginUser;
    PetscCall(BVSetActiveColumns(x, 2, COLUMNS));
    PetscCall(BVGetSplit(x, &left, &right));
    PetscCall(BVScaleColumn(left, 1, 2.0));
    PetscCall(BVOrthonormalizeColumn(right, 0, PETSC_FALSE, NULL, NULL));
    PetscCall(print_norms("left", left));
    PetscCall(print_norms("right", right));
    PetscCall(BVRestoreSplit(x, &left, &right));
    PetscCall(BVSetActiveColumns(x, 0, COLUMNS));
    PetscCall(print_norms("parts", x));
    PetscFunctionReturn(0);
}

static PetscErrorCode others(BV x, Mat a) {
    BV y, z;
    Vec v;
    PetscInt one = 1;
    PetscReal norm;
    PetscBool dependent;
    PetscFunctionBeginUser;
    PetscCall(BVDuplicate(x, &y));
    PetscCall(BVMatMult(x, a, y));
    PetscCall(print_norms("MatMult", y));
    PetscCall(BVResize(y, COLUMNS + 2, PETSC_TRUE));
    PetscCall(BVCopyColumn(y, 0, COLUMNS));
    PetscCall(BVCopyColumn(y, 3, COLUMNS + 1));
    PetscCall(BVSetActiveColumns(y, 0, COLUMNS + 2));
    PetscCall(print_norms("Resize", y));
    PetscCall(BVDuplicateResize(y, 4, &z));
    PetscCall(BVSetActiveColumns(y, 0, 4));
    PetscCall(BVCopy(y, z));
    PetscCall(BVNormalize(z, NULL));
    PetscCall(print_norms("Normalize", z));
    PetscCall(BVOrthogonalize(z, NULL));
    PetscCall(print_norms("Orthogonalize", z));
    PetscCall(BVCreateVec(x, &v));
    PetscCall(VecSet(v, 1.0));
    PetscCall(BVOrthogonalizeVec(z, v, NULL, &norm, &dependent));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "OrthogonalizeVec: %.9f\n", (double)norm));
    PetscCall(BVInsertConstraints(z, &one, &v));
    PetscCall(BVSetRandomColumn(z, 3));
    PetscCall(BVOrthonormalizeColumn(z, 3, PETSC_FALSE, &norm, NULL));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "with a constraint: %.9f\n", (double)norm));
    PetscCall(print_norms("constraint", z));
    PetscCall(VecDestroy(&v));
    PetscCall(BVDestroy(&y));
    PetscCall(BVDestroy(&z));
    PetscFunctionReturn(0);
}

int main(int argc, char** argv) {
    const PetscInt n = 23;
    Vec v;
    Mat a, q;
    BV x, y;
    PetscFunctionBeginUser;
    PetscCall(SlepcInitialize(&argc, &argv, NULL, NULL));
    PetscCall(MatCreateAIJ(PETSC_COMM_WORLD, PETSC_DECIDE, PETSC_DECIDE, n, n, 2, NULL, 1, NULL, &a));
    for (PetscInt i = 0; i < n; ++i) {
        PetscCall(MatSetValue(a, i, i, 1.0 + i, INSERT_VALUES));
        if (i > 0) PetscCall(MatSetValue(a, i, i - 1, -0.5, INSERT_VALUES));
    }
    PetscCall(MatAssemblyBegin(a, MAT_FINAL_ASSEMBLY));
    PetscCall(MatAssemblyEnd(a, MAT_FINAL_ASSEMBLY));
    PetscCall(MatCreateVecs(a, &v, NULL));
    PetscCall(create_coefficients(COLUMNS, COLUMNS, &q));
    PetscCall(BVCreate(PETSC_COMM_WORLD, &x));
    PetscCall(BVSetSizesFromVec(x, v, COLUMNS));
    PetscCall(BVSetFromOptions(x));
    PetscCall(BVSetRandom(x));
    PetscCall(print_norms("SetRandom", x));
    PetscCall(BVDuplicate(x, &y));
    PetscCall(BVSetRandom(y));
    PetscCall(products(x, y, q));
    PetscCall(access(x));
    PetscCall(parts(x));
    PetscCall(others(x, a));
    PetscCall(BVDestroy(&x));
    PetscCall(BVDestroy(&y));
    PetscCall(MatDestroy(&a));
    PetscCall(MatDestroy(&q));
    PetscCall(VecDestroy(&v));
    PetscCall(PetscPrintf(PETSC_COMM_WORLD, "all of it\n"));
    PetscCall(SlepcFinalize());
    return 0;
}
