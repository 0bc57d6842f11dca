/* SPDX-License-Identifier: BSD-3-Clause */
/* The vibrations of a chain of equal masses and springs, fixed at both ends: the eigenvalues of the matrix
 * with 2 on the diagonal and -1 next to it are 2 - 2 cos(k pi / (n + 1)), which checks the result. */
#include <lapilli/lapilli.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    const lapilli_int n = 100;
    double* a = calloc((size_t)(n * n), sizeof *a);
    double* w = calloc((size_t)n, sizeof *w);
    if (a == NULL || w == NULL) return EXIT_FAILURE;
    for (lapilli_int j = 0; j < n; ++j) {
        a[j + j * n] = 2;
        if (j + 1 < n) a[j + 1 + j * n] = -1;
    }

    /* A NULL context: the devices that LAPILLI_DEVICES names, or every GPU there is, or else the CPU. */
    const lapilli_int info = lapilli_dsyevd(NULL, 'V', 'L', n, a, n, w);
    if (info != 0) {
        fprintf(stderr, "%s\n", lapilli_last_error(NULL));
        return EXIT_FAILURE;
    }

    double error = 0;
    for (lapilli_int k = 0; k < n; ++k) {
        const double exact = 2 - 2 * cos((double)(k + 1) * acos(-1.0) / (double)(n + 1));
        error = fmax(error, fabs(w[k] - exact));
    }
    printf("Lapilli %s: lowest eigenvalue %.15f, largest error %.1e\n", lapilli_version(), w[0], error);
    free(a);
    free(w);
    return error < 1e-12 ? EXIT_SUCCESS : EXIT_FAILURE;
}
