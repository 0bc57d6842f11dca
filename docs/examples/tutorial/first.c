/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 1: the eigenvalues and eigenvectors of a chain of n equal springs, whose eigenvalues are known. */
#include <lapilli/lapilli.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const lapilli_int n = 1000;
    double* A = calloc((size_t)(n * n), sizeof *A);
    double* W = calloc((size_t)n, sizeof *W);
    if (A == NULL || W == NULL) return 1;

    for (lapilli_int j = 0; j < n; ++j) { /* column by column; the lower triangle is enough */
        A[j + j * n] = 2;
        if (j + 1 < n) A[j + 1 + j * n] = -1;
    }

    /* NULL: the default context; 'V': values and vectors; 'L': the lower triangle of A is read. */
    const lapilli_int info = lapilli_dsyevd(NULL, 'V', 'L', n, A, n, W);
    if (info != 0) {
        fprintf(stderr, "%s\n", lapilli_last_error(NULL));
        return 1;
    }

    const double pi = acos(-1);
    double error = 0;
    for (lapilli_int k = 0; k < n; ++k)
        error = fmax(error, fabs(W[k] - (2 - 2 * cos((double)(k + 1) * pi / (double)(n + 1)))));
    printf("devices: %d\n", (int)lapilli_device_count(NULL));
    printf("lowest %.12f, highest %.12f\n", W[0], W[n - 1]);
    printf("largest error below 1e-13: %s\n", error < 1e-13 ? "yes" : "no");
    free(A), free(W);
    return error < 1e-13 ? 0 : 1;
}
