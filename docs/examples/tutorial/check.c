/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 2: the same eigenproblem by LAPACK and by Lapilli. The results agree to rounding errors, not to the
 * bit. */
#include <lapacke.h>
#include <lapilli/lapilli.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    const int n = 600;
    const size_t size = (size_t)n * (size_t)n * sizeof(double);
    double *A = malloc(size), *V = malloc(size), *L = malloc(size);
    double *W = calloc((size_t)n, sizeof *W), *reference = calloc((size_t)n, sizeof *reference);
    if (A == NULL || V == NULL || L == NULL || W == NULL || reference == NULL) return 1;

    unsigned state = 1; /* a symmetric matrix of the same numbers in every run */
    for (int j = 0; j < n; ++j) {
        for (int i = j; i < n; ++i) {
            state = state * 1664525u + 1013904223u;
            A[i + j * n] = A[j + i * n] = (double)(state >> 8) / 16777216.0 - 0.5;
        }
    }
    memcpy(V, A, size);
    memcpy(L, A, size);

    if (LAPACKE_dsyevd(LAPACK_COL_MAJOR, 'V', 'L', n, L, n, reference) != 0) return 1;
    if (lapilli_dsyevd(NULL, 'V', 'L', n, V, n, W) != 0) {
        fprintf(stderr, "%s\n", lapilli_last_error(NULL));
        return 1;
    }

    double norm = 0, difference = 0, residual = 0; /* largest |value|, |value - LAPACK's|, |A v - value v| */
    for (int k = 0; k < n; ++k) {
        norm = fmax(norm, fabs(W[k]));
        difference = fmax(difference, fabs(W[k] - reference[k]));
        for (int i = 0; i < n; ++i) {
            double sum = -W[k] * V[i + k * n];
            for (int j = 0; j < n; ++j) sum += A[i + j * n] * V[j + k * n];
            residual = fmax(residual, fabs(sum));
        }
    }
    const double unit = n * norm * 2.2e-16; /* n ulp */
    const int good = difference < 30 * unit && residual < 30 * unit;
    printf("eigenvalues as LAPACK's, residuals small: %s\n", good ? "yes" : "no");
    free(A), free(V), free(L), free(W), free(reference);
    return good ? 0 : 1;
}
