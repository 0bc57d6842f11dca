/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 6: a matrix spread over all devices, factored and used where it is. */
#include <lapilli/lapilli.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void must(lapilli_context ctx, lapilli_int info) {
    if (info == 0) return;
    fprintf(stderr, "%s\n", lapilli_last_error(ctx));
    exit(1);
}

int main(void) {
    const lapilli_int n = 1000, nrhs = 3, nb = 128;
    double *A = calloc((size_t)(n * n), sizeof *A), *B = calloc((size_t)(n * nrhs), sizeof *B);
    if (A == NULL || B == NULL) return 1;
    for (lapilli_int j = 0; j < n; ++j) {
        for (lapilli_int i = 0; i < n; ++i) A[i + j * n] = i == j ? 2 * (double)n : 1;
    }
    for (lapilli_int k = 0; k < nrhs; ++k) { /* the solution in column k is k + 1 everywhere */
        for (lapilli_int i = 0; i < n; ++i) B[i + k * n] = (double)(k + 1) * (3 * (double)n - 1);
    }

    lapilli_context ctx;
    must(NULL, lapilli_create(&ctx, NULL));
    lapilli_matrix M, X;
    must(ctx, lapilli_matrix_create(ctx, 'd', n, n, nb, &M));
    must(ctx, lapilli_matrix_create(ctx, 'd', n, nrhs, 1, &X));
    must(ctx, lapilli_matrix_scatter(M, A, n));
    must(ctx, lapilli_matrix_scatter(X, B, n));
    for (lapilli_int k = 0; k < lapilli_device_count(ctx); ++k) {
        lapilli_int columns, columns_of_x;
        must(ctx, lapilli_matrix_local(M, k, NULL, NULL, &columns));
        must(ctx, lapilli_matrix_local(X, k, NULL, NULL, &columns_of_x));
        printf("device %d holds %d columns of A and %d of B\n", (int)k, (int)columns, (int)columns_of_x);
    }

    must(ctx, lapilli_dpotrf_mgpu(ctx, 'L', M));
    must(ctx, lapilli_dpotrs_mgpu(ctx, 'L', M, X));
    must(ctx, lapilli_matrix_gather(X, B, n));

    double error = 0;
    for (lapilli_int k = 0; k < nrhs; ++k) {
        for (lapilli_int i = 0; i < n; ++i) error = fmax(error, fabs(B[i + k * n] - (double)(k + 1)));
    }
    printf("right to 12 digits: %s\n", error < 1e-12 ? "yes" : "no");
    must(ctx, lapilli_matrix_destroy(X)); /* matrices before their context */
    must(ctx, lapilli_matrix_destroy(M));
    must(ctx, lapilli_destroy(ctx));
    free(A), free(B);
    return error < 1e-12 ? 0 : 1;
}
