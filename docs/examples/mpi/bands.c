/* SPDX-License-Identifier: BSD-3-Clause */
/* The bands of a ring of atoms, wave vector by wave vector: each MPI rank computes every size-th one on a GPU
 * of its own.
 *     mpirun -n 4 ./bands
 * Each rank takes the GPU of its number on the node. LAPILLI_DEVICES chooses other devices: sim:rank,
 * none. */
#include <complex.h>
#include <lapilli/lapilli.h>
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { atoms = 200, wave_vectors = 8 };

/* A cell of a chain, whose ends are joined with the phase of the wave vector. */
static void hamiltonian(double phase, double complex* H) {
    for (int i = 0; i < atoms * atoms; ++i) H[i] = 0;
    for (int j = 0; j + 1 < atoms; ++j) H[j + 1 + j * atoms] = -1; /* the lower triangle is read */
    H[atoms - 1] = -cexp(I * phase);
}

static int ascending(const void* a, const void* b) {
    const double x = *(const double*)a, y = *(const double*)b;
    return (x > y) - (x < y);
}

/* The largest difference from the bands that are known: -2 cos((phase + 2 pi k) / atoms). */
static double error_of(double phase, const double* W) {
    double known[atoms], largest = 0;
    for (int k = 0; k < atoms; ++k) known[k] = -2 * cos((phase + 2 * acos(-1) * k) / atoms);
    qsort(known, atoms, sizeof known[0], ascending);
    for (int k = 0; k < atoms; ++k) largest = fmax(largest, fabs(W[k] - known[k]));
    return largest;
}

int main(int argc, char** argv) {
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);

    lapilli_context ctx;
    static double complex H[atoms * atoms];
    double W[atoms], error = 0, largest = 0;
    if (lapilli_create(&ctx, getenv("LAPILLI_DEVICES") != NULL ? NULL : "rank") != 0) {
        fprintf(stderr, "rank %d: %s\n", rank, lapilli_last_error(NULL));
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    for (int k = rank; k < wave_vectors; k += size) {
        const double phase = acos(-1) * k / wave_vectors;
        hamiltonian(phase, H);
        if (lapilli_zheevd(ctx, 'N', 'L', atoms, H, atoms, W) != 0) {
            fprintf(stderr, "rank %d: %s\n", rank, lapilli_last_error(ctx));
            MPI_Abort(MPI_COMM_WORLD, 1);
        }
        error = fmax(error, error_of(phase, W));
    }
    printf("rank %d of %d: %d device\n", rank, size, (int)lapilli_device_count(ctx));
    lapilli_destroy(ctx);

    MPI_Reduce(&error, &largest, 1, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("all bands right to 12 digits: %s\n", largest < 1e-12 ? "yes" : "no");
    MPI_Bcast(&largest, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    MPI_Finalize();
    return largest < 1e-12 ? 0 : 1;
}
