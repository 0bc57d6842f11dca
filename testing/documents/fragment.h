/* SPDX-License-Identifier: BSD-3-Clause */
/* The names that fragments of C in the documents use without declaring them. Fragments are compiled, not
 * run. */
#include <lapilli/lapilli.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static lapilli_context ctx;
static lapilli_queue queue, queue_0, queue_1;
static lapilli_matrix M;
static void* stream;
static lapilli_int info, m, n, k, nrhs, nb, lda, ldaf, ldb, ldc, ldv, ldw, ldx;
/* Arrays of any precision. */
static void *A, *AF, *B, *B2, *C, *D, *E, *R, *V, *W, *X, *X2, *Y, *Z, *a, *b, *w, *x, *y, *z, *tau, *resid,
    *ferr, *berr;
static const double *x_on_0, *x_on_1;
static double *y_on_0, *y_on_1;
static lapilli_int *ipiv, *infos, iterations, restarts;
static double rcond, rpivot;
