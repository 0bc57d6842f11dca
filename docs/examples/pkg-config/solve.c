/* SPDX-License-Identifier: BSD-3-Clause */
/* The shortest complete program: the eigenvalues 1 and 3 of [2 1; 1 2]. */
#include <lapilli/lapilli.h>
#include <math.h>
#include <stdio.h>

int main(void) {
    double a[4] = {2, 1, 1, 2};
    double w[2];
    const lapilli_int info = lapilli_dsyevd(NULL, 'V', 'L', 2, a, 2, w);
    if (info != 0) {
        fprintf(stderr, "%s\n", lapilli_last_error(NULL));
        return 1;
    }
    printf("%g %g\n", w[0], w[1]);
    return fabs(w[0] - 1) < 1e-12 && fabs(w[1] - 3) < 1e-12 ? 0 : 1;
}
