/* SPDX-License-Identifier: BSD-3-Clause */
/* Step 7: progress of a long call, its phases, and cancelling it: progress [SECONDS] */
#include <lapilli/lapilli.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct watch {
    const char* phase;
    int quarters;    /* of the phase, that were printed */
    time_t deadline; /* 0: none */
};

/* Called about ten times a second, and at the start of each phase. Anything but 0 cancels the call. */
static int watch(const char* routine, const char* phase, double fraction, void* user) {
    struct watch* const w = user;
    const int quarters = (int)(4 * fraction);
    if (w->phase == NULL || strcmp(w->phase, phase) != 0 || quarters > w->quarters)
        printf("%s: %s, %d %%\n", routine, phase, 25 * quarters);
    w->phase = phase;
    w->quarters = quarters;
    return w->deadline != 0 && time(NULL) >= w->deadline;
}

int main(int argc, char** argv) {
    const lapilli_int n = 1000;
    double *A = calloc((size_t)(n * n), sizeof *A), *W = calloc((size_t)n, sizeof *W);
    lapilli_context ctx;
    if (A == NULL || W == NULL || lapilli_create(&ctx, NULL) != 0) return 1;
    for (lapilli_int j = 0; j < n; ++j) {
        for (lapilli_int i = j; i < n; ++i) A[i + j * n] = 1 / (double)(i + j + 1); /* Hilbert's matrix */
    }

    struct watch w = {NULL, 0, argc > 1 ? time(NULL) + atoi(argv[1]) : 0};
    lapilli_set_progress(ctx, watch, &w);
    const lapilli_int info = lapilli_dsyevd(ctx, 'V', 'L', n, A, n, W);
    printf("info %d: %s\n", (int)info, lapilli_strerror(info));
    if (info == LAPILLI_ERROR_CANCELLED) printf("A(1, 1) is still %g\n", A[0]);

    const char* names[20];
    double seconds[20];
    const lapilli_int phases = lapilli_phases(ctx, names, seconds, 20);
    if (info == 0) {
        for (lapilli_int i = 0; i < phases && i < 20; ++i) printf("%8.3f s  %s\n", seconds[i], names[i]);
    }
    lapilli_destroy(ctx);
    free(A), free(W);
    return info == 0 || info == LAPILLI_ERROR_CANCELLED ? 0 : 1;
}
