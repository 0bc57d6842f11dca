/* Lapilli: functions that select eigenvalues. SPDX-License-Identifier: BSD-3-Clause */
#ifndef LAPILLI_SELECT_H
#define LAPILLI_SELECT_H

#include "lapilli.h"

/* Functions that select eigenvalues, of GEES and GEESX: LAPACK's. The result is not 0 for those that are
 * selected; a pair of conjugates is selected if either is. They run on the calling thread and may call
 * routines with the same context; what they throw ends the call with LAPILLI_ERROR_CANCELLED, and nothing has
 * changed. */
typedef int (*lapilli_sselect)(const float* wr, const float* wi);
typedef int (*lapilli_dselect)(const double* wr, const double* wi);
typedef int (*lapilli_cselect)(const lapilli_complex_float* w);
typedef int (*lapilli_zselect)(const lapilli_complex_double* w);

#endif
