/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 9: a program that calls LAPACK and knows nothing of Lapilli. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

void dposv_(const char* uplo, const int* n, const int* nrhs, double* A, const int* lda, double* B,
            const int* ldb, int* info, size_t length_of_uplo);

int main(void) {
    const int n = 1000, one = 1;
    double *A = calloc((size_t)n * (size_t)n, sizeof *A), *b = calloc((size_t)n, sizeof *b);
    if (A == NULL || b == NULL) return 1;
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) A[i + j * n] = i == j ? 2.0 * n : 1;
        b[j] = 3.0 * n - 1;
    }
    int info;
    dposv_("L", &n, &one, A, &n, b, &n, &info, 1);
    double error = 0;
    for (int i = 0; i < n; ++i) error = fmax(error, fabs(b[i] - 1));
    printf("info %d, right to 12 digits: %s\n", info, error < 1e-12 ? "yes" : "no");
    free(A), free(b);
    return info == 0 && error < 1e-12 ? 0 : 1;
}
