/* SPDX-License-Identifier: BSD-3-Clause */
/* The lowest frequencies of a membrane on a frame, whose points are distributed over MPI ranks by rows of the
 * grid.
 *     mpirun -n 4 ./membrane
 * Each rank has a part of each vector, in its memory and on its GPU; products exchange the rows at the
 * borders, and the library sums over the ranks by MPI_Allreduce. LAPILLI_DEVICES chooses other devices:
 * sim:rank, none. */
#include <lapilli/lapilli.h>
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { width = 40, height = 30, pairs = 4, block = 8 };

struct part {
    int rank, size, rows;  /* rows of the grid, of `width` points each */
    double *below, *above; /* the neighbours' rows */
};

static lapilli_int sum(void* user, double* numbers, lapilli_int count) {
    (void)user;
    return MPI_Allreduce(MPI_IN_PLACE, numbers, (int)count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD) !=
           MPI_SUCCESS;
}

/* Y := A X, the five-point Laplacian: 4 in the middle, -1 for the neighbours, nothing on the frame. */
static lapilli_int multiply(void* user, lapilli_int k, const void* X, lapilli_int ldx, void* Y,
                            lapilli_int ldy, void* stream) {
    const struct part* p = user;
    const int down = p->rank > 0 ? p->rank - 1 : MPI_PROC_NULL,
              up = p->rank + 1 < p->size ? p->rank + 1 : MPI_PROC_NULL;
    (void)stream;
    for (lapilli_int v = 0; v < k; ++v) {
        const double* x = (const double*)X + v * ldx;
        double* y = (double*)Y + v * ldy;
        for (int i = 0; i < width; ++i) p->below[i] = p->above[i] = 0;
        MPI_Sendrecv(x, width, MPI_DOUBLE, down, 0, p->above, width, MPI_DOUBLE, up, 0, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
        MPI_Sendrecv(x + (p->rows - 1) * width, width, MPI_DOUBLE, up, 1, p->below, width, MPI_DOUBLE, down,
                     1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        for (int j = 0; j < p->rows; ++j) {
            const double *here = x + j * width, *last = j > 0 ? here - width : p->below,
                         *next = j + 1 < p->rows ? here + width : p->above;
            for (int i = 0; i < width; ++i) {
                y[j * width + i] = 4 * here[i] - last[i] - next[i] - (i > 0 ? here[i - 1] : 0) -
                                   (i + 1 < width ? here[i + 1] : 0);
            }
        }
    }
    return 0;
}

static int ascending(const void* a, const void* b) {
    const double x = *(const double*)a, y = *(const double*)b;
    return (x > y) - (x < y);
}

/* The lowest of the values that are known: 4 - 2 cos(pi i / (width + 1)) - 2 cos(pi j / (height + 1)). */
static void known_values(double* known) {
    const double pi = acos(-1);
    for (int j = 0; j < height; ++j) {
        for (int i = 0; i < width; ++i)
            known[j * width + i] =
                4 - 2 * cos(pi * (i + 1) / (width + 1)) - 2 * cos(pi * (j + 1) / (height + 1));
    }
    qsort(known, width * height, sizeof known[0], ascending);
}

int main(int argc, char** argv) {
    struct part p;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &p.rank);
    MPI_Comm_size(MPI_COMM_WORLD, &p.size);
    const int first = height * p.rank / p.size;
    p.rows = height * (p.rank + 1) / p.size - first;
    p.below = malloc(width * sizeof(double));
    p.above = malloc(width * sizeof(double));
    const lapilli_int n = (lapilli_int)p.rows * width;

    lapilli_context ctx;
    lapilli_operator A, M;
    double w[block], residuals[block], known[width * height], *X = malloc((size_t)n * block * sizeof(double));
    lapilli_int iterations;
    if (lapilli_create(&ctx, getenv("LAPILLI_DEVICES") != NULL ? NULL : "rank") != 0 ||
        lapilli_operator_create(ctx, 'd', n, 'C', 'H', multiply, &p, &A) != 0 ||
        lapilli_operator_distribute(A, (lapilli_int)first * width, sum, NULL) != 0 ||
        lapilli_operator_chebyshev(ctx, A, 10, 0, 0, &M) != 0 || /* a call of all ranks, as LOBPCG is */
        lapilli_dlobpcg(ctx, 'S', n, 0, pairs, block, A, NULL, M, NULL, n, 0, NULL, n, 1e-9, 200, w, X, n,
                        residuals, &iterations) != 0) {
        fprintf(stderr, "rank %d: %s\n", p.rank, lapilli_last_error(ctx));
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    known_values(known);
    double error = 0;
    for (int k = 0; k < pairs; ++k) error = fmax(error, fabs(w[k] - known[k]));
    if (p.rank == 0) {
        printf("%d points on %d ranks: %.6f %.6f %.6f %.6f\n", width * height, p.size, w[0], w[1], w[2],
               w[3]);
        printf("right to 9 digits: %s\n", error < 1e-9 ? "yes" : "NO");
    }
    lapilli_operator_destroy(M);
    lapilli_operator_destroy(A);
    lapilli_destroy(ctx);
    free(X);
    free(p.below);
    free(p.above);
    MPI_Finalize();
    return error < 1e-9 ? 0 : 1;
}
