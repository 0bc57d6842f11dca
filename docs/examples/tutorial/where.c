/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 4: a matrix in the memory of a device, a right-hand side in host memory. */
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
    const lapilli_int n = 1000;
    const size_t size = (size_t)(n * n) * sizeof(double);
    double *A = calloc((size_t)(n * n), sizeof *A), *x = calloc((size_t)n, sizeof *x);
    if (A == NULL || x == NULL) return 1;
    for (lapilli_int j = 0; j < n; ++j) { /* positive definite; the solution is 1 everywhere */
        for (lapilli_int i = 0; i < n; ++i) A[i + j * n] = i == j ? 2 * (double)n : 1;
        x[j] = 3 * (double)n - 1;
    }

    lapilli_context ctx;
    must(NULL, lapilli_create(&ctx, NULL)); /* the devices of LAPILLI_DEVICES, or all GPUs */
    if (lapilli_device_count(ctx) == 0) {
        printf("no device; try LAPILLI_DEVICES=sim:2\n");
        return 0;
    }
    char name[100];
    must(ctx, lapilli_device_name(ctx, 0, name, sizeof name));

    void* on_device; /* or memory of cudaMalloc, of CuPy, of your own kernels */
    must(ctx, lapilli_device_malloc(ctx, 0, size, &on_device));
    must(ctx, lapilli_copy(ctx, on_device, A, size));

    must(ctx, lapilli_dpotrf(ctx, 'L', n, on_device, n));          /* the factor stays on the device */
    must(ctx, lapilli_dpotrs(ctx, 'L', n, 1, on_device, n, x, n)); /* x is in host memory */

    double error = 0;
    for (lapilli_int i = 0; i < n; ++i) error = fmax(error, fabs(x[i] - 1));
    printf("solved on device 0 (%s), right to 12 digits: %s\n", name, error < 1e-12 ? "yes" : "no");
    must(ctx, lapilli_device_free(ctx, on_device));
    must(ctx, lapilli_destroy(ctx));
    free(A), free(x);
    return error < 1e-12 ? 0 : 1;
}
