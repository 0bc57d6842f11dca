/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 8: products on a queue, which the host does not wait for: z := A (A x). */
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
    const lapilli_int n = 500;
    const size_t column = (size_t)n * sizeof(double);
    double *A = calloc((size_t)(n * n), sizeof *A), *x = calloc((size_t)n, sizeof *x);
    if (A == NULL || x == NULL) return 1;
    for (lapilli_int j = 0; j < n; ++j) { /* A: all ones, its lower triangle */
        for (lapilli_int i = j; i < n; ++i) A[i + j * n] = 1;
        x[j] = 1;
    }

    lapilli_context ctx;
    must(NULL, lapilli_create(&ctx, NULL));
    if (lapilli_device_count(ctx) == 0) {
        printf("no device; try LAPILLI_DEVICES=sim:2\n");
        return 0;
    }
    void *dA, *dx, *dy, *dz; /* a queue's operands are in the memory of its device */
    must(ctx, lapilli_device_malloc(ctx, 0, (size_t)n * column, &dA));
    must(ctx, lapilli_device_malloc(ctx, 0, column, &dx));
    must(ctx, lapilli_device_malloc(ctx, 0, column, &dy));
    must(ctx, lapilli_device_malloc(ctx, 0, column, &dz));
    must(ctx, lapilli_copy(ctx, dA, A, (size_t)n * column));
    must(ctx, lapilli_copy(ctx, dx, x, column));

    lapilli_queue queue;
    must(ctx, lapilli_queue_create(ctx, 0, NULL, &queue)); /* instead of NULL: a cudaStream_t of yours */
    must(ctx, lapilli_dsymv_async(queue, 'L', n, 1.0, dA, n, dx, 1, 0.0, dy, 1)); /* both return at once */
    must(ctx, lapilli_dsymv_async(queue, 'L', n, 1.0, dA, n, dy, 1, 0.0, dz, 1));
    must(ctx, lapilli_queue_synchronize(queue)); /* failures of both show here */
    must(ctx, lapilli_queue_destroy(queue));

    must(ctx, lapilli_copy(ctx, x, dz, column));
    double error = 0;
    for (lapilli_int i = 0; i < n; ++i) error = fmax(error, fabs(x[i] - (double)(n * n)));
    printf("z = %g everywhere: %s\n", (double)(n * n), error == 0 ? "yes" : "no");
    must(ctx, lapilli_device_free(ctx, dA));
    must(ctx, lapilli_device_free(ctx, dx));
    must(ctx, lapilli_device_free(ctx, dy));
    must(ctx, lapilli_device_free(ctx, dz));
    must(ctx, lapilli_destroy(ctx));
    free(A), free(x);
    return error == 0 ? 0 : 1;
}
