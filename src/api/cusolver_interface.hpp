// SPDX-License-Identifier: BSD-3-Clause
// Functions on queues that liblapilli_cusolver needs for submitted calls and the C API lacks; exported like
// dropin_interface.hpp's. Each returns 0 or an error code, waits for nothing, and leaves its message to
// lapilli_last_error.
#pragma once

#include "lapilli/lapilli.h"

extern "C" {

/// Memory of the queue's device that is the caller's, for the scratch memory of calls on the queue: those for
/// which it is enough take it, in the order of the queue. 0 bytes: all calls have the queue's own. The
/// address is a multiple of 256.
LAPILLI_API lapilli_int lapilli_private_queue_workspace(lapilli_queue queue, void* address,
                                                        lapilli_int bytes);

/// Zeros, in the order of the queue.
LAPILLI_API lapilli_int lapilli_private_submit_zeros(lapilli_queue queue, void* to, lapilli_int bytes);

/// Copies `columns` columns within the device's memory, in the order of the queue; all in bytes: their
/// length, and the distances from one to the next.
LAPILLI_API lapilli_int lapilli_private_submit_copy(lapilli_queue queue, lapilli_int length,
                                                    lapilli_int columns, const void* from, lapilli_int ld,
                                                    void* to, lapilli_int ld_to);

/// Integers of 64 bits become integers of 32 bits, and integers of 32 bits unsigned ones of 64 bits, in the
/// order of the queue.
LAPILLI_API lapilli_int lapilli_private_submit_narrow(lapilli_queue queue, const lapilli_int* from,
                                                      lapilli_int count, int* to);
LAPILLI_API lapilli_int lapilli_private_submit_wide(lapilli_queue queue, const int* from, lapilli_int count,
                                                    lapilli_int* to);

/// Element info[0] - 1 of the diagonal of A, of this precision and order, becomes a NaN where info[0] is not
/// 0, in the order of the queue.
LAPILLI_API lapilli_int lapilli_private_submit_mark(lapilli_queue queue, char precision, lapilli_int n,
                                                    void* A, lapilli_int lda, const lapilli_int* info);

/// Converts the infos of SYEVD_BATCH on the queue, for contiguous matrices, to cuSOLVER's convention: to[k]
/// becomes 0, or n + 1 where infos[k] is not 0; then the values of matrix k become NaN, and with vectors the
/// matrix. In the order of the queue.
LAPILLI_API lapilli_int lapilli_private_submit_failures(lapilli_queue queue, char precision, bool vectors,
                                                        lapilli_int n, void* A, lapilli_int lda, void* W,
                                                        lapilli_int count, const lapilli_int* infos, int* to);

/// 1 where the address is in the memory of the context's first device.
LAPILLI_API lapilli_int lapilli_private_owns(lapilli_context ctx, const void* address);

/// B := A^H in that memory, B m x n. Waits.
LAPILLI_API lapilli_int lapilli_private_adjoint(lapilli_context ctx, char precision, lapilli_int m,
                                                lapilli_int n, const void* A, lapilli_int lda, void* B,
                                                lapilli_int ldb);

/// norms[c] := |A - U S V^H| in Frobenius' norm for `count` matrices in that memory, with the first `rank`
/// values and vectors; U, S and V^H have all min(m, n) of them, as the norms one matrix behind the other.
/// Waits.
LAPILLI_API lapilli_int lapilli_private_residual_norms(lapilli_context ctx, char precision, lapilli_int m,
                                                       lapilli_int n, lapilli_int rank, lapilli_int count,
                                                       const void* A, lapilli_int lda, lapilli_int stridea,
                                                       const void* S, const void* U, const void* VT,
                                                       double* norms);

/// Copies the first `columns` columns of `count` matrices within that memory; all in bytes: their length, the
/// distances of columns, those of matrices. Waits.
LAPILLI_API lapilli_int lapilli_private_copy_columns(lapilli_context ctx, lapilli_int length,
                                                     lapilli_int columns, lapilli_int count, const void* from,
                                                     lapilli_int ld, lapilli_int stride, void* to,
                                                     lapilli_int ld_to, lapilli_int stride_to);
}
