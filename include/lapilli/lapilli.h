/* Lapilli: LAPACK for a node of GPUs. SPDX-License-Identifier: BSD-3-Clause
 *
 * The C interface. Names and argument order are LAPACK's, without work arrays and with a context in front;
 * the routines come in s, d, c and z. Matrices are column-major. Every pointer to a matrix or vector may be
 * ordinary host memory, pinned or managed host memory, or memory of a device: the library reads where it
 * lives from the pointer.
 *
 * Return value of every function, LAPACK's `info`:
 *   0       success
 *   -i      the i-th argument of this form is bad, counted without the context, the queue or the queues; the
 *           tables of forms in docs/reference have the numbers
 *   i > 0   LAPACK's meaning, given with each routine
 *   <= -1000  one of the LAPILLI_ERROR_ codes
 * A call that returns a negative value has not changed any array of the caller: all work happens in the
 * library's own memory, for matrices on devices and spread ones (suffix _mgpu) as well, and results are
 * delivered last, those for devices before those for the host. One exception remains: when that delivery
 * itself fails (LAPILLI_ERROR_DEVICE), the results' arrays in device memory are undefined.
 *
 * Forms of a routine, by suffix:
 *   (none)       operands in any memory; returns when the results are available
 *   _memory      the memory that a call without suffix needs (lapilli_memory)
 *   _async       on a queue, without waiting; operands in the memory of the queue's device
 *   _offset      as _async, on a submatrix named by its place
 *   _mgpu        on spread matrices, which have their sizes with them
 *   _mgpu_async  on spread matrices and a queue for each device of A's context, in the order of the devices.
 *                Each vector x is an array of addresses: x[k] is in the memory of device k. Every x[k] is
 *                the whole vector; every y[k] gets the whole result, the same bits on every device if the y[k]
 *                were the same
 *   _vbatch      count problems, several at a time on a device as long as they do not fill it. Every value
 *                that is not the same for all becomes an array with one value per problem, every array an
 *                array of addresses, all in host memory with count elements. infos gets the result of each
 *                problem's own call. Returns the number of infos that are not 0. docs/many.md has examples
 *   _async_memory, _vbatch_memory
 *                the memory of these calls: of _async the scratch memory on the queue's device, of _vbatch
 *                where devices have room for as many problems as they can run at once
 *
 * Sizes may be 0: a call whose result has no elements reads nothing. A leading dimension is at least the
 * number of rows of its matrix, and at least 1. Limits, memory, accuracy and sources: docs/reference.
 *
 * Threads: one context serves one host thread at a time; different contexts work at the same time. NULL
 * is the process-wide default context, which any thread may use (calls wait for each other).
 */
#ifndef LAPILLI_H
#define LAPILLI_H

#include <stddef.h>
#include <stdint.h>

#if defined(LAPILLI_COMPLEX_CUSTOM)
/* For programs with complex types of their own, and compilers without any: define LAPILLI_COMPLEX_CUSTOM and
 * the types lapilli_complex_float and lapilli_complex_double (two reals, real part first) before this file is
 * included. */
#elif defined(__cplusplus)
#include <complex>
typedef std::complex<float> lapilli_complex_float;
typedef std::complex<double> lapilli_complex_double;
#else
#include <complex.h>
typedef float _Complex lapilli_complex_float;
typedef double _Complex lapilli_complex_double;
#endif

#if defined(_WIN32)
#define LAPILLI_API
#else
#define LAPILLI_API __attribute__((visibility("default")))
#endif

#define LAPILLI_VERSION_MAJOR 0
#define LAPILLI_VERSION_MINOR 1
#define LAPILLI_VERSION_PATCH 0

#ifdef __cplusplus
extern "C" {
#endif

typedef int64_t lapilli_int;
typedef struct lapilli_context_s* lapilli_context;
typedef struct lapilli_matrix_s* lapilli_matrix;
typedef struct lapilli_queue_s* lapilli_queue;
typedef struct lapilli_sparse_s* lapilli_sparse;
typedef struct lapilli_operator_s* lapilli_operator;

/* ---- Errors ---- */

enum {
    LAPILLI_ERROR_DEVICE_MEMORY =
        -1000, /* a device has too little memory; lapilli_last_error gives the bytes */
    LAPILLI_ERROR_HOST_MEMORY = -1001, /* the host has too little memory */
    LAPILLI_ERROR_DEVICE = -1002,      /* a device, its driver or a copy failed */
    LAPILLI_ERROR_CANCELLED = -1003,   /* the progress callback asked to stop */
    LAPILLI_ERROR_NOT_FINITE = -1004,  /* the matrix holds a NaN or an infinity */
    LAPILLI_ERROR_TOO_LARGE = -1005,   /* a size passes a limit of the CPU's LAPACK, or all memory */
    LAPILLI_ERROR_INTERNAL = -1006,    /* a defect of the library; please report it */
    LAPILLI_ERROR_QUEUE = -1007,       /* a queue is NULL, or not one that the call can use */
    LAPILLI_ERROR_NO_DEVICES = -1008,  /* spread matrices and queues need a context with devices */
    LAPILLI_ERROR_CONTEXT = -1009      /* not a context, or that of the callback which makes the call */
};

/* A short English text for any return value; never NULL, never to be freed. That of a bad argument stays
 * until the thread asks for another. */
LAPILLI_API const char* lapilli_strerror(lapilli_int info);

/* The error of the last call as a sentence: the routine, the argument with its value and the rule, the
 * missing bytes, the place of a NaN, or the meaning of info > 0. A routine sets the sentence, or clears it
 * when it succeeds; other functions set it only when they fail. NULL: the default context, or the last call
 * of this thread without a context, such as lapilli_create. The text stays valid until the same thread asks
 * again, and belongs to the library. */
LAPILLI_API const char* lapilli_last_error(lapilli_context ctx);

/* "0.1.0" */
LAPILLI_API const char* lapilli_version(void);

/* ---- Contexts, devices, settings ---- */

/* Creates a context. `devices`: "auto" (every CUDA device there is, or none), "none" or "cpu" (the CPU's
 * LAPACK), "cuda", "cuda:0,2", "rank" (one CUDA device, by the rank of an MPI process on its node), "sim:4"
 * (four simulated devices, for testing); NULL: the value of LAPILLI_DEVICES, or "auto". Returns -1 if *ctx
 * cannot be stored, -2 if the text is not understood or names a device that is not there:
 * lapilli_last_error(NULL) says which, and why. Devices are opened by the first call that needs them. */
LAPILLI_API lapilli_int lapilli_create(lapilli_context* ctx, const char* devices);

/* Waits for its devices and frees all that it holds. Returns -1 while a matrix, sparse or not, or a queue of
 * it is alive. */
LAPILLI_API lapilli_int lapilli_destroy(lapilli_context ctx);

/* Settings "x.y" (docs/settings.md lists them). Each is also read from the environment variable LAPILLI_X_Y
 * when a context is created. set returns -1 for an unknown name, -2 for a bad value; get writes at most
 * `size` bytes with the final zero, and returns -3 if they do not suffice. */
LAPILLI_API lapilli_int lapilli_set(lapilli_context ctx, const char* name, const char* value);
LAPILLI_API lapilli_int lapilli_get(lapilli_context ctx, const char* name, char* value, size_t size);

/* The number of devices of the context (0 when it computes on the CPU), or an error code < 0. */
LAPILLI_API lapilli_int lapilli_device_count(lapilli_context ctx);

/* The name of device k of the context ("NVIDIA H200", "sim"), as lapilli_get writes it. */
LAPILLI_API lapilli_int lapilli_device_name(lapilli_context ctx, lapilli_int k, char* name, size_t size);

/* The bytes of device k's memory that are free now, for this and all other processes, and all that it has;
 * either may be NULL. The workspace that the context keeps is not free. A simulated device without limit has
 * SIZE_MAX of both. */
LAPILLI_API lapilli_int lapilli_device_memory(lapilli_context ctx, lapilli_int k, size_t* free,
                                              size_t* total);

/* Plain memory of device k of the context, for callers without a device runtime of their own. free returns -1
 * for a pointer that malloc has not returned, one into the middle of an allocation too. */
LAPILLI_API lapilli_int lapilli_device_malloc(lapilli_context ctx, lapilli_int k, size_t bytes,
                                              void** pointer);
LAPILLI_API lapilli_int lapilli_device_free(lapilli_context ctx, void* pointer);

/* Copies `bytes` between any two of host and device memory, and returns when they have arrived. */
LAPILLI_API lapilli_int lapilli_copy(lapilli_context ctx, void* target, const void* source, size_t bytes);

/* Progress of long calls. The callback runs on the calling thread with the routine ("dsyevd"), the phase
 * ("tridiagonalize") and the fraction of the phase that is done, 0 to 1; a value other than 0 cancels the
 * call, which then returns LAPILLI_ERROR_CANCELLED. NULL removes it. The callback may read and change
 * settings, but no routine may be called with its context. */
typedef int (*lapilli_progress)(const char* routine, const char* phase, double fraction, void* user);
LAPILLI_API lapilli_int lapilli_set_progress(lapilli_context ctx, lapilli_progress callback, void* user);

/* The function gets the lines of this context's log, without process and time; the setting `log` can name a
 * file as well. There is a line for each call of a routine and for each device that is opened. The function
 * runs on the calling thread; it may read and change settings, but no routine may be called with its context.
 * NULL removes it. */
typedef void (*lapilli_log)(const char* line, void* user);
LAPILLI_API lapilli_int lapilli_set_log(lapilli_context ctx, lapilli_log callback, void* user);

/* The stream of device k on which the caller works, a cudaStream_t: routines of this context, lapilli_copy,
 * and lapilli_matrix_scatter and _gather begin after the work that it has when they are called, so that
 * arrays can be passed without a synchronization. It must outlive that. NULL, the default: the device's
 * default stream, for which calls wait that use a device. Nothing has to wait after a call: results are there
 * when it returns. Work submitted to queues follows the stream of the queue alone. Of a simulated device
 * streams are those of its queues (lapilli_queue_stream).
 * Arguments: 1 device, 2 stream. Without devices it is LAPILLI_ERROR_NO_DEVICES. */
LAPILLI_API lapilli_int lapilli_set_stream(lapilli_context ctx, lapilli_int k, void* stream);

/* Memory of device k that is the caller's, for the workspace of calls with this context: `bytes` of it, from
 * an address on that is a multiple of 256. A call that needs no more on that device, as its _memory function
 * says, takes none of its own there. A call that needs more has the context's own workspace, as without this
 * function, and the log says so. 0 bytes, the default: all calls have the context's own.
 * The memory must stay until the next call of this function for device k, or the end of the context, which
 * does not free it. Calls write there from their start, after the work in the stream of lapilli_set_stream,
 * to their return. Contexts that compute at the same time need memory of their own each. A workspace of its
 * own that the context keeps stays (memory.cache). Elsewhere are pinned memory, spread and sparse matrices,
 * queues, the problems of _vbatch, the projected problems of iterative routines, and the workspace of calls
 * from a function of the caller, such as an operator.
 * Arguments: 1 device, 2 address, 3 bytes. Without devices it is LAPILLI_ERROR_NO_DEVICES, in a callback of
 * the context LAPILLI_ERROR_CONTEXT. */
LAPILLI_API lapilli_int lapilli_set_workspace(lapilli_context ctx, lapilli_int k, void* address,
                                              lapilli_int bytes);

/* The phases of the last routine called with this context, in order of their start: stores up to `max` names
 * and seconds, and returns how many there are. The names stay valid until the next call. */
LAPILLI_API lapilli_int lapilli_phases(lapilli_context ctx, const char** names, double* seconds,
                                       lapilli_int max);

/* The convergence history of the last iterative routine called with this context, beginning with its initial
 * state: stores up to `max` entries, and returns their number. residuals: the largest residual of the wanted
 * pairs, in the measure of the routine's tolerance; converged: the number of converged ones. Each array may
 * be NULL. */
LAPILLI_API lapilli_int lapilli_convergence(lapilli_context ctx, double* residuals, lapilli_int* converged,
                                            lapilli_int max);

/* Bytes that a call needs in addition to the caller's arrays, on each device and on the host. Every routine
 * of LAPACK has a function of its name with the suffix _memory, which takes the arguments that decide it. On
 * a context without devices, `device` is 0. */
typedef struct lapilli_memory {
    size_t device;
    size_t host;
} lapilli_memory;

/* ---- Matrices spread over the devices ---- */

/* A matrix in 1-D block-column-cyclic layout: with p devices and block size nb, column j lives on device
 * (j / nb) mod p, as local column (j / nb / p) * nb + j mod nb; rows are not split. */

/* Creates an m-by-n matrix of type 's', 'd', 'c' or 'z', filled with zeros. nb = 0: the value of the setting
 * matrix.nb. Arguments: 1 type, 2 m, 3 n, 4 nb, 5 A. Without devices it is LAPILLI_ERROR_NO_DEVICES. */
LAPILLI_API lapilli_int lapilli_matrix_create(lapilli_context ctx, char type, lapilli_int m, lapilli_int n,
                                              lapilli_int nb, lapilli_matrix* A);
LAPILLI_API lapilli_int lapilli_matrix_destroy(lapilli_matrix A);

/* Copies a whole column-major matrix into A, or A into it. lda >= max(1, m). */
LAPILLI_API lapilli_int lapilli_matrix_scatter(lapilli_matrix A, const void* host_or_device, lapilli_int lda);
LAPILLI_API lapilli_int lapilli_matrix_gather(lapilli_matrix A, void* host_or_device, lapilli_int lda);

/* The part on device k: its address, its leading dimension and its number of columns. Any result may be NULL.
 */
LAPILLI_API lapilli_int lapilli_matrix_local(lapilli_matrix A, lapilli_int k, void** pointer, lapilli_int* ld,
                                             lapilli_int* columns);

/* ---- Sparse matrices ---- */

/* A matrix that is given by its entries, and copied: the arrays may be freed afterwards. They may be in host
 * memory or in memory of a device. Indices have 32 or 64 bits, and are counted from `base`, 0 or 1. With
 * storage 'G' all entries are given; with 'L' or 'U' those of the lower or upper triangle of a square matrix
 * that is symmetric (real) or Hermitian (complex: imaginary parts of its diagonal are not read), and an entry
 * of the other triangle is bad. Rows and columns may be 2^31 - 2, entries are counted in 64 bits. A NaN or an
 * infinity is LAPILLI_ERROR_NOT_FINITE; lapilli_last_error names the first row and column that are bad.
 * Products: sparse.h. docs/sparse.md */

/* From rows that are stored one after the other (CSR): row i, from 0, has the entries pointers[i] - base to
 * pointers[i + 1] - base - 1, their columns ascending, each once. Arguments: 1 type ('s', 'd', 'c', 'z'), 2
 * storage, 3 m, 4 n, 5 base, 6 pointer_bits, 7 pointers (m + 1 of them), 8 column_bits, 9 columns, 10 values,
 * 11 A. */
LAPILLI_API lapilli_int lapilli_sparse_create_csr(lapilli_context ctx, char type, char storage, lapilli_int m,
                                                  lapilli_int n, lapilli_int base, lapilli_int pointer_bits,
                                                  const void* pointers, lapilli_int column_bits,
                                                  const void* columns, const void* values, lapilli_sparse* A);

/* From entries in any order (COO); those of one place are added, in their order. Arguments: 1 type, 2
 * storage, 3 m, 4 n, 5 base, 6 entries, 7 index_bits, 8 rows, 9 columns, 10 values, 11 A. */
LAPILLI_API lapilli_int lapilli_sparse_create_coo(lapilli_context ctx, char type, char storage, lapilli_int m,
                                                  lapilli_int n, lapilli_int base, lapilli_int entries,
                                                  lapilli_int index_bits, const void* rows,
                                                  const void* columns, const void* values, lapilli_sparse* A);

/* From dense blocks of order b (BSR), stored as CSR stores entries; m and n are numbers of blocks. The b * b
 * values of a block are stored by columns ('C') or by rows ('R'). Storage 'L' or 'U': only that triangle of a
 * diagonal block is read. Arguments: 1 type, 2 storage, 3 m, 4 n, 5 b, 6 order, 7 base, 8 pointer_bits, 9
 * pointers, 10 column_bits, 11 columns, 12 values, 13 A. */
LAPILLI_API lapilli_int lapilli_sparse_create_bsr(lapilli_context ctx, char type, char storage, lapilli_int m,
                                                  lapilli_int n, lapilli_int b, char order, lapilli_int base,
                                                  lapilli_int pointer_bits, const void* pointers,
                                                  lapilli_int column_bits, const void* columns,
                                                  const void* values, lapilli_sparse* A);

/* The inverses of the blocks of order b on the diagonal of a square matrix, as a matrix M: block Jacobi, a
 * preconditioner; b = 1: of the diagonal. The last block may be smaller. Blocks must be Hermitian and
 * positive definite; only lower triangles are read. info > 0 is the number of the first block, from 1 on,
 * that is not positive definite: M is not made. Arguments: 1 A, 2 b, 1 to 64, 3 M. */
LAPILLI_API lapilli_int lapilli_sparse_jacobi(lapilli_context ctx, lapilli_sparse A, lapilli_int b,
                                              lapilli_sparse* M);

/* Other values for the same pattern, as many and in the same order as A was created from. */
LAPILLI_API lapilli_int lapilli_sparse_set_values(lapilli_sparse A, const void* values);

/* The entries of A, as lapilli_sparse_create_csr takes them with 64 bits, to arrays in host memory: m + 1
 * pointers, and as many columns and values as lapilli_sparse_query says, those of both triangles where one
 * was given. Each array may be NULL. Arguments: 1 A, 2 base, 0 or 1, 3 pointers, 4 columns, 5 values. */
LAPILLI_API lapilli_int lapilli_sparse_get_csr(lapilli_sparse A, lapilli_int base, lapilli_int* pointers,
                                               lapilli_int* columns, void* values);

/* Waits for its devices and frees it. */
LAPILLI_API lapilli_int lapilli_sparse_destroy(lapilli_sparse A);

/* Properties of A, and its memory. */
typedef struct lapilli_sparse_properties {
    lapilli_int rows, columns, entries; /* of a triangle that was given, both are counted */
    lapilli_int longest_row;            /* entries of the longest row */
    lapilli_int block;                  /* A is made of dense blocks of this order, 2, 3 or 4; 1: it is not */
    char type;                          /* 's', 'd', 'c' or 'z' */
    char storage;                       /* as it was created: 'G', or a triangle */
    char format[14]; /* on devices, "csr", "sell", "bsr" or "bricks"; "" before the first product there */
    size_t host_bytes, device_bytes; /* that it holds now; on the device that holds most */
    double analysis_seconds;         /* what was spent so far on finding and making the formats */
} lapilli_sparse_properties;
LAPILLI_API lapilli_int lapilli_sparse_query(lapilli_sparse A, lapilli_sparse_properties* properties);

/* ---- Operators ---- */

/* A square operator that routines apply to blocks of k vectors: a function of the caller, or what is made of
 * other operators. Each belongs to its context, has one precision, and is destroyed before its context and
 * before what it was made of; a sparse matrix may be destroyed before. */

/* Computes Y := A X of k vectors of length n, and returns 0; another answer ends the call of the routine,
 * which returns LAPILLI_ERROR_CANCELLED. X and Y are column-major n-by-k matrices, ldx and ldy their leading
 * dimensions, or, with order 'R', row-major ones: the k numbers of a row are neighbours, and rows ldx and ldy
 * numbers apart. They are never the same memory. In device memory (place 'D'), X is there when the function
 * begins, and Y must be there in the order of `stream`, a cudaStream_t, or when it returns. In host memory
 * (place 'H') `stream` is NULL. The function may call routines with the same context, but for one that calls
 * a function of the caller. */
typedef lapilli_int (*lapilli_apply)(void* user, lapilli_int k, const void* X, lapilli_int ldx, void* Y,
                                     lapilli_int ldy, void* stream);

/* An operator of order n and type 's', 'd', 'c' or 'z' that is a function. order: 'C' or 'R'; place: 'H', or
 * 'D' for memory of the context's first device; one without devices is LAPILLI_ERROR_NO_DEVICES. Routines
 * that apply it compute on one device. Arguments: 1 type, 2 n, 3 order, 4 place, 5 apply, 6 user, 7 A. */
LAPILLI_API lapilli_int lapilli_operator_create(lapilli_context ctx, char type, lapilli_int n, char order,
                                                char place, lapilli_apply apply, void* user,
                                                lapilli_operator* A);

/* A square sparse matrix as an operator: its products, on all devices of the context. Arguments: 1 A, 2
 * op. */
LAPILLI_API lapilli_int lapilli_operator_sparse(lapilli_context ctx, lapilli_sparse A, lapilli_operator* op);

/* A dense matrix of order n and type 's', 'd', 'c' or 'z' as an operator, in host memory or in that of a
 * device; all of it is read, both triangles. Its products are computed by all devices, which have their rows
 * of it while a call goes on. The operator does not copy A: each call that uses it reads A again, so A must
 * stay where it is, and may change between calls. Arguments: 1 type, 2 n, 3 A, 4 lda >= max(1, n), 5 op. */
LAPILLI_API lapilli_int lapilli_operator_dense(lapilli_context ctx, char type, lapilli_int n, const void* A,
                                               lapilli_int lda, lapilli_operator* op);

/* A preconditioner for a Hermitian positive definite A: a polynomial in A of degree - 1 that is near the
 * inverse for eigenvalues from low to high, and positive below. high = 0: a bound of the spectrum, which some
 * products estimate; low = 0: high / 30. Arguments: 1 A, 2 degree >= 1, 3 low >= 0, 4 high, 0 or more than
 * low, 5 M. */
LAPILLI_API lapilli_int lapilli_operator_chebyshev(lapilli_context ctx, lapilli_operator A,
                                                   lapilli_int degree, double low, double high,
                                                   lapilli_operator* M);

/* Adds up `count` numbers over all ranks, in place, so that each has the same bits, as MPI_Allreduce of
 * MPI_DOUBLE and MPI_SUM does; returns 0. Another answer ends the routine's call with
 * LAPILLI_ERROR_CANCELLED, on all ranks. `count` is the same in all calls. */
typedef lapilli_int (*lapilli_sum)(void* user, double* numbers, lapilli_int count);

/* Says that A's vectors are distributed over ranks, processes that make the same calls of routines at once:
 * this rank has n entries of each, from `first` on; `first` is 0 on one rank alone. Routines that get A take
 * n, the operators, and all matrices of vectors for this rank's part; eigenvalues, residuals and iterations
 * are the same on all ranks. Each rank needs at least as many entries as there are vectors in a block, or a
 * basis. B, a preconditioner and what is made of A must be of the same entries, and are not told. Where a
 * call fails on one rank, it ends on all, and nothing is written. Arguments: 1 A, 2 first >= 0, 3 sum, 4
 * user. */
LAPILLI_API lapilli_int lapilli_operator_distribute(lapilli_operator A, lapilli_int first, lapilli_sum sum,
                                                    void* user);

LAPILLI_API lapilli_int lapilli_operator_destroy(lapilli_operator A); /* -1: a call that runs has A */

/* ---- Queues ---- */

/* Work on one device, done in the order in which it is submitted, while the host goes on: for the routines
 * with the suffix _async and their kin. A queue serves one host thread at a time and is destroyed before its
 * context. It keeps a scratch buffer on its device, which grows without waiting when a call needs more than
 * any call before; lapilli_queue_synchronize frees what was outgrown. Calls without a queue do not wait for
 * queues; they begin after the present work of one whose stream lapilli_set_stream names. */

/* Creates a queue on device k of the context. `stream`: a cudaStream_t of that device, whose work the queue
 * joins and which must outlive it, or NULL: a stream of its own. Simulated devices have no streams to join.
 * Arguments: 1 device, 2 stream, 3 queue. Without devices it is LAPILLI_ERROR_NO_DEVICES. */
LAPILLI_API lapilli_int lapilli_queue_create(lapilli_context ctx, lapilli_int k, void* stream,
                                             lapilli_queue* queue);

/* The stream of the queue, a cudaStream_t: for kernels and libraries of the caller that work in the same
 * order. */
LAPILLI_API lapilli_int lapilli_queue_stream(lapilli_queue queue, void** stream);

/* Waits for the work of the queue. Returns the error code of the first piece of it that failed since the last
 * time: work behind that piece has not been done. After the call the queue can be used again, if the device
 * can. */
LAPILLI_API lapilli_int lapilli_queue_synchronize(lapilli_queue queue);

/* Waits for the work of the queue and frees it. */
LAPILLI_API lapilli_int lapilli_queue_destroy(lapilli_queue queue);

#ifdef __cplusplus
}
#endif

/* ---- Routines, one header for each family; each can also be included alone, after LAPILLI_WITHOUT_ROUTINES
 * ---- */

#ifndef LAPILLI_WITHOUT_ROUTINES
/* families: written by tools/generate from src/api/families.txt */
#include "band.h"
#include "batch.h"
#include "eigen.h"
#include "expert.h"
#include "factor.h"
#include "generalized.h"
#include "indefinite.h"
#include "iterative.h"
#include "level2.h"
#include "level3.h"
#include "lu.h"
#include "mixed.h"
#include "nonsymmetric.h"
#include "norms.h"
#include "packed.h"
#include "qr.h"
#include "refine.h"
#include "sparse.h"
#include "svd.h"
#include "tridiagonal.h"
/* end of families */
#endif

#endif
