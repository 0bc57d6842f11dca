// SPDX-License-Identifier: BSD-3-Clause
// Functions that the drop-in library and the layer for MPI need in addition to the C API. liblapilli.so
// exports them under a version of their own, LAPILLI_PRIVATE_x.y, for liblapilli_lapack.so and
// liblapilli_mpi.so of the same version only.
#pragma once

#include "lapilli/lapilli.h"

extern "C" {

/// The depth of host::InsideScope in this thread, which both libraries count in.
LAPILLI_API int* lapilli_private_depth(void);

/// The text of a setting as the environment has it, read once, without a look at devices; NULL for an unknown
/// name.
LAPILLI_API const char* lapilli_private_setting(const char* name);

/// The rank of this process among those of its node; -1 where no launcher has said it.
LAPILLI_API lapilli_int lapilli_private_local_rank(void);

/// The k-th variable of the environment that is ignored, and why; NULL after the last one.
LAPILLI_API const char* lapilli_private_ignored(lapilli_int k);

/// Writes a line to the log that the environment names; none where there is no memory for it. `once`: unless
/// this process has written the line there before.
LAPILLI_API void lapilli_private_log(const char* line, bool once);

/// The number of devices of the process-wide context; 0 also if it cannot be made. Its first call lowers
/// every crossover of that context to `most`, where this is not negative: smaller problems must not be sent
/// back to the CPU.
LAPILLI_API lapilli_int lapilli_private_devices(lapilli_int most);

/// Lowers every crossover of a context to `most`, as the function above; nothing where `most` is negative.
LAPILLI_API void lapilli_private_lower_crossovers(lapilli_context ctx, lapilli_int most);

/// From now on a routine with this context checks its arguments and does no more: LAPILLI_ERROR_CANCELLED
/// where they are good. Arrays may be null.
LAPILLI_API void lapilli_private_check_arguments_only(lapilli_context ctx);

/// Why the process-wide context has no devices, in a few words.
LAPILLI_API const char* lapilli_private_why_no_devices(void);
}
