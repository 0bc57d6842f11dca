// SPDX-License-Identifier: BSD-3-Clause
// The eigenproblems of a Davidson step as Quantum ESPRESSO's LAXlib has them: cusolverDnZhegvdx, or Dsygvdx,
// of the upper triangle, for the lowest eighth of the vectors, and Dsyevd of the upper triangle; each with a
// query of the work array and an allocation in every call.
//
//     laxlib RUNS SECONDS N...     RUNS calls, or fewer, but two at least, when these have taken SECONDS. A line of JSON for each function
//                                  and order: [name, n, [seconds], error in units of n eps, device, "cuSOLVER V"]
#include <cuComplex.h>
#include <cuda_runtime.h>
#include <cusolverDn.h>
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void check(int status, const char* what) {
    if (status == 0) return;
    fprintf(stderr, "%s: status %d\n", what, status);
    exit(1);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/// In (-1, 1).
static double next_number(unsigned long long* state) {
    *state = *state * 6364136223846793005ull + 1442695040888963407ull;
    return (double)(long long)*state / 9223372036854775808.0;
}

enum Kind { dsyevd, dsygvdx, zhegvdx };
static const char* const names[] = {"dsyevd", "dsygvdx", "zhegvdx"};

typedef struct {
    enum Kind kind;
    int n, m, parts;  ///< the order, wanted vectors, 2 of complex numbers
    double *h, *s;    ///< on the host, parts n n numbers each
    void *first_h, *first_s, *there_h, *there_s;
    double* w;
    int* info;
    cusolverDnHandle_t handle;
} Problem;

static size_t bytes_of(const Problem* p) {
    return sizeof(double) * (size_t)p->parts * (size_t)p->n * (size_t)p->n;
}

static void make(Problem* p) {
    const size_t n = (size_t)p->n, parts = (size_t)p->parts;
    unsigned long long state = 7;
    for (int which = 0; which < 2; ++which) {
        double* const a = which == 0 ? p->h : p->s;
        for (size_t j = 0; j < n; ++j) {
            for (size_t i = 0; i <= j; ++i) {
                for (size_t part = 0; part < parts; ++part) {
                    double x = next_number(&state) * (which == 0 ? 1.0 : 0.1 / sqrt((double)n));
                    if (i == j) x = part == 1 ? 0 : which == 0 ? x : 2.0;
                    a[part + parts * (i + j * n)] = x;
                    a[part + parts * (j + i * n)] = part == 1 ? -x : x;
                }
            }
        }
    }
    check(cudaMemcpy(p->first_h, p->h, bytes_of(p), cudaMemcpyDefault), "cudaMemcpy");
    check(cudaMemcpy(p->first_s, p->s, bytes_of(p), cudaMemcpyDefault), "cudaMemcpy");
}

/// A call, from the query to the results: seconds.
static double solve(const Problem* p) {
    check(cudaMemcpy(p->there_h, p->first_h, bytes_of(p), cudaMemcpyDefault), "cudaMemcpy");
    check(cudaMemcpy(p->there_s, p->first_s, bytes_of(p), cudaMemcpyDefault), "cudaMemcpy");
    check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
    const double begin = now();
    const cusolverEigType_t type = CUSOLVER_EIG_TYPE_1;
    const cusolverEigMode_t vectors = CUSOLVER_EIG_MODE_VECTOR;
    const cusolverEigRange_t range = CUSOLVER_EIG_RANGE_I;
    const cublasFillMode_t upper = CUBLAS_FILL_MODE_UPPER;
    int length = 0, found = p->m, info = -1;
    void* work = NULL;
    if (p->kind == dsyevd) {
        double* const h = p->there_h;
        check(cusolverDnDsyevd_bufferSize(p->handle, vectors, upper, p->n, h, p->n, p->w, &length),
              "bufferSize");
        check(cudaMalloc(&work, sizeof(double) * (size_t)length), "cudaMalloc");
        check(cusolverDnDsyevd(p->handle, vectors, upper, p->n, h, p->n, p->w, work, length, p->info),
              "cusolverDnDsyevd");
    } else if (p->kind == zhegvdx) {
        cuDoubleComplex *const h = p->there_h, *const s = p->there_s;
        check(cusolverDnZhegvdx_bufferSize(p->handle, type, vectors, range, upper, p->n, h, p->n, s, p->n, 0,
                                           0, 1, p->m, &found, p->w, &length),
              "bufferSize");
        check(cudaMalloc(&work, sizeof(cuDoubleComplex) * (size_t)length), "cudaMalloc");
        check(cusolverDnZhegvdx(p->handle, type, vectors, range, upper, p->n, h, p->n, s, p->n, 0, 0, 1, p->m,
                                &found, p->w, work, length, p->info),
              "cusolverDnZhegvdx");
    } else {
        double *const h = p->there_h, *const s = p->there_s;
        check(cusolverDnDsygvdx_bufferSize(p->handle, type, vectors, range, upper, p->n, h, p->n, s, p->n, 0,
                                           0, 1, p->m, &found, p->w, &length),
              "bufferSize");
        check(cudaMalloc(&work, sizeof(double) * (size_t)length), "cudaMalloc");
        check(cusolverDnDsygvdx(p->handle, type, vectors, range, upper, p->n, h, p->n, s, p->n, 0, 0, 1, p->m,
                                &found, p->w, work, length, p->info),
              "cusolverDnDsygvdx");
    }
    check(cudaMemcpy(&info, p->info, sizeof info, cudaMemcpyDefault), "cudaMemcpy");
    check(cudaFree(work), "cudaFree");
    const double seconds = now() - begin;
    check(info, "info");
    check(found == p->m ? 0 : 1, "the number of values");
    return seconds;
}

/// |H z - w S z| of the first and the last vector, in units of n eps and of the largest element's share; S is
/// 1 in dsyevd.
static double error_of(const Problem* p) {
    const size_t n = (size_t)p->n, parts = (size_t)p->parts;
    double *const z = malloc(sizeof(double) * parts * n), *const w = malloc(sizeof(double) * n), worst = 0;
    check(cudaMemcpy(w, p->w, sizeof(double) * (size_t)p->m, cudaMemcpyDefault), "cudaMemcpy");
    for (int which = 0; which < 2; ++which) {
        const size_t k = which == 0 ? 0 : (size_t)p->m - 1;
        check(
            cudaMemcpy(z, (double*)p->there_h + parts * n * k, sizeof(double) * parts * n, cudaMemcpyDefault),
            "cudaMemcpy");
        double size = 0;
        for (size_t i = 0; i < parts * n; ++i) size += z[i] * z[i];
        for (size_t i = 0; i < n; ++i) {
            double sum[2] = {0, 0};
            for (size_t j = 0; j < n; ++j) {
                const size_t at = parts * (i + j * n);
                double a[2] = {0, 0}, x[2] = {0, 0};
                for (size_t part = 0; part < parts; ++part) {
                    const double s = p->kind == dsyevd ? (double)(i == j) : p->s[at + part];
                    a[part] = p->h[at + part] - w[k] * s;
                    x[part] = z[parts * j + part];
                }
                sum[0] += a[0] * x[0] - a[1] * x[1];
                sum[1] += a[0] * x[1] + a[1] * x[0];
            }
            const double found =
                hypot(sum[0], sum[1]) / (sqrt(size) * (1 + fabs(w[k])) * (double)n * DBL_EPSILON);
            if (!(found <= worst)) worst = found;
        }
    }
    free(z);
    free(w);
    return worst;
}

int main(int count, char** arguments) {
    if (count < 4) {
        fprintf(stderr, "usage: laxlib RUNS SECONDS N...\n");
        return 2;
    }
    const int runs = atoi(arguments[1]);
    const double limit = atof(arguments[2]);
    struct cudaDeviceProp device;
    check(cudaGetDeviceProperties(&device, 0), "cudaGetDeviceProperties");
    cusolverDnHandle_t handle;
    check(cusolverDnCreate(&handle), "cusolverDnCreate");
    int version = 0;
    check(cusolverGetVersion(&version), "cusolverGetVersion");
    for (int argument = 3; argument < count; ++argument) {
        for (int kind = dsyevd; kind <= zhegvdx; ++kind) {
            Problem p = {.kind = (enum Kind)kind, .n = atoi(arguments[argument]), .handle = handle};
            p.parts = p.kind == zhegvdx ? 2 : 1;
            p.m = p.kind == dsyevd ? p.n : p.n / 8 > 0 ? p.n / 8 : 1;
            p.h = malloc(bytes_of(&p));
            p.s = malloc(bytes_of(&p));
            void** const places[] = {&p.first_h, &p.first_s, &p.there_h, &p.there_s};
            for (int k = 0; k < 4; ++k) check(cudaMalloc(places[k], bytes_of(&p)), "cudaMalloc");
            check(cudaMalloc((void**)&p.w, sizeof(double) * (size_t)p.n), "cudaMalloc");
            check(cudaMalloc((void**)&p.info, sizeof(int)), "cudaMalloc");
            make(&p);
            solve(&p);  // the first one opens devices
            printf("[\"LAXlib %s\", %d, [", names[p.kind], p.n);
            double all = 0;
            for (int run = 0; run < runs && (run < 2 || all < limit); ++run) {
                const double seconds = solve(&p);
                all += seconds;
                printf("%s%.9g", run ? ", " : "", seconds);
            }
            printf("], %.4g, \"%s\", \"cuSOLVER %d\"]\n", error_of(&p), device.name, version);
            fflush(stdout);
            for (int k = 0; k < 4; ++k) cudaFree(*places[k]);
            cudaFree(p.w);
            cudaFree(p.info);
            free(p.h);
            free(p.s);
        }
    }
    cusolverDnDestroy(handle);
    return 0;
}
