/* SPDX-License-Identifier: BSD-3-Clause */
/* A program that knows LAPACK alone: the wall times of its routines, for a comparison without and with the
 * drop-in library.
 *
 *     cc -O2 times.c -o times -llapack -lm
 *     ./times dsyevd:2000 zheevd:2000 dpotrf:8000
 *     LD_PRELOAD=/usr/local/lib/liblapilli_lapack.so ./times dsyevd:2000 zheevd:2000 dpotrf:8000
 *
 * Each case is called three times; the first call, in which a GPU is opened, and the faster of the others are
 * printed, and whether the result is right: the sum of the eigenvalues is the trace, and of the factor's
 * squares likewise. */
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void dsyevd_(const char*, const char*, const int*, double*, const int*, double*, double*, const int*, int*,
             const int*, int*, size_t, size_t);
void zheevd_(const char*, const char*, const int*, double complex*, const int*, double*, double complex*,
             const int*, double*, const int*, int*, const int*, int*, size_t, size_t);
void dpotrf_(const char*, const int*, double*, const int*, int*, size_t);

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void* memory(size_t count, size_t size) {
    void* const p = calloc(count > 0 ? count : 1, size);
    if (p == NULL) {
        fprintf(stderr, "not enough memory\n");
        exit(1);
    }
    return p;
}

/* The same numbers in every run, between -1/2 and 1/2. */
static double number(size_t i) {
    unsigned long long x = (i + 1) * 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 31)) * 0xBF58476D1CE4E5B9ull;
    return (double)(x >> 40) / 16777216.0 - 0.5;
}

/* The lower triangle; `diagonal` is added there. */
static void fill(double* a, int n, double diagonal) {
    for (size_t j = 0; j < (size_t)n; ++j) {
        for (size_t i = j; i < (size_t)n; ++i)
            a[i + j * (size_t)n] = number(i + j * (size_t)n) + (i == j ? diagonal : 0);
    }
}

/* Each returns its time, and the relative error of a trace. */
static double run_dsyevd(int n, double* error) {
    const size_t order = (size_t)n;
    double *a = memory(order * order, sizeof *a), *w = memory(order, sizeof *w), size = 0, trace = 0, sum = 0,
           norm = 0;
    int integers = 0, query = -1, info = 0;
    fill(a, n, 0);
    for (size_t j = 0; j < order; ++j) trace += a[j + j * order];
    const double begin = seconds();
    dsyevd_("V", "L", &n, a, &n, w, &size, &query, &integers, &query, &info, 1, 1);
    const int lwork = (int)size;
    double* work = memory((size_t)lwork, sizeof *work);
    int* iwork = memory((size_t)integers, sizeof *iwork);
    dsyevd_("V", "L", &n, a, &n, w, work, &lwork, iwork, &integers, &info, 1, 1);
    const double end = seconds();
    for (size_t j = 0; j < order; ++j) sum += w[j], norm = fmax(norm, fabs(w[j]));
    *error = info == 0 ? fabs(sum - trace) / (norm * n) : 1;
    free(a), free(w), free(work), free(iwork);
    return end - begin;
}

static double run_zheevd(int n, double* error) {
    const size_t order = (size_t)n;
    double complex *a = memory(order * order, sizeof *a), size = 0;
    double *w = memory(order, sizeof *w), reals = 0, trace = 0, sum = 0, norm = 0;
    int integers = 0, query = -1, info = 0;
    for (size_t j = 0; j < order; ++j) {
        for (size_t i = j; i < order; ++i) {
            const size_t k = i + j * order;
            a[k] = number(2 * k) + (i == j ? 0 : number(2 * k + 1) * I);
        }
        trace += creal(a[j + j * order]);
    }
    const double begin = seconds();
    zheevd_("V", "L", &n, a, &n, w, &size, &query, &reals, &query, &integers, &query, &info, 1, 1);
    const int lwork = (int)creal(size), lrwork = (int)reals;
    double complex* work = memory((size_t)lwork, sizeof *work);
    double* rwork = memory((size_t)lrwork, sizeof *rwork);
    int* iwork = memory((size_t)integers, sizeof *iwork);
    zheevd_("V", "L", &n, a, &n, w, work, &lwork, rwork, &lrwork, iwork, &integers, &info, 1, 1);
    const double end = seconds();
    for (size_t j = 0; j < order; ++j) sum += w[j], norm = fmax(norm, fabs(w[j]));
    *error = info == 0 ? fabs(sum - trace) / (norm * n) : 1;
    free(a), free(w), free(work), free(rwork), free(iwork);
    return end - begin;
}

static double run_dpotrf(int n, double* error) {
    const size_t order = (size_t)n;
    double *a = memory(order * order, sizeof *a), trace = 0, sum = 0;
    int info = 0;
    fill(a, n, n);
    for (size_t j = 0; j < order; ++j) trace += a[j + j * order];
    const double begin = seconds();
    dpotrf_("L", &n, a, &n, &info, 1);
    const double end = seconds();
    for (size_t j = 0; j < order; ++j) {
        for (size_t i = j; i < order; ++i) sum += a[i + j * order] * a[i + j * order];
    }
    *error = info == 0 ? fabs(sum - trace) / trace : 1;
    free(a);
    return end - begin;
}

static const struct {
    const char* name;
    double (*run)(int n, double* error);
} routines[] = {{"dsyevd", run_dsyevd}, {"zheevd", run_zheevd}, {"dpotrf", run_dpotrf}};

int main(int argc, char** argv) {
    int bad = 0;
    if (argc < 2) fprintf(stderr, "times ROUTINE:N..., routines dsyevd, zheevd, dpotrf\n");
    for (int k = 1; k < argc; ++k) {
        char* const colon = strchr(argv[k], ':');
        const int n = colon != NULL ? atoi(colon + 1) : 0;
        double (*run)(int, double*) = NULL;
        for (size_t r = 0; r < sizeof routines / sizeof *routines; ++r) {
            if (colon != NULL && strncmp(argv[k], routines[r].name, (size_t)(colon - argv[k])) == 0)
                run = routines[r].run;
        }
        if (run == NULL || n < 1 || n > 40000) {
            fprintf(stderr, "times: %s is not of the form ROUTINE:N\n", argv[k]);
            return 2;
        }
        double error[3];
        const double first = run(n, &error[0]), second = run(n, &error[1]), third = run(n, &error[2]);
        const double worst = fmax(error[0], fmax(error[1], error[2]));
        printf("%-14s first call %8.3f s, then %8.3f s, relative error %.1e\n", argv[k], first,
               fmin(second, third), worst);
        fflush(stdout);
        bad += !(worst < 1e-12);
    }
    return argc < 2 ? 2 : bad > 0;
}
