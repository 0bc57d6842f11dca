// SPDX-License-Identifier: BSD-3-Clause
// The operations that are kernels: the sum of the lists of their folders.
#pragma once

#include "batch/args.hpp"
#include "batch_lu/args.hpp"
#include "chase/args.hpp"
#include "chase/bidiagonal/args.hpp"
#include "chase/factors.hpp"
#include "chase/tiles.hpp"
#include "elementwise/args.hpp"
#include "factor/args.hpp"
#include "indefinite/args.hpp"
#include "level2_args.hpp"
#include "lu/args.hpp"
#include "merges/args.hpp"
#include "moduli/args.hpp"
#include "panel_factors/args.hpp"
#include "panel_qr/args.hpp"
#include "pivoted_qr/args.hpp"
#include "potrf/args.hpp"
#include "product/args.hpp"
#include "reduce/args.hpp"
#include "slices/args.hpp"
#include "sparse/args.hpp"
#include "sparse/bricks_args.hpp"
#include "stedc/args.hpp"
#include "submitted/args.hpp"
#include "tall/args.hpp"
#include "tall_qr/args.hpp"
#include "tridiagonal/bisection/args.hpp"
#include "tridiagonal/panel/args.hpp"
#include "tridiagonal/resident/args.hpp"
#include "trsv/args.hpp"

#define LAPILLI_KERNEL_OPERATIONS(X)       \
    LAPILLI_PRODUCT_OPERATIONS(X)          \
    LAPILLI_SLICES_OPERATIONS(X)           \
    LAPILLI_MODULI_OPERATIONS(X)           \
    LAPILLI_GEMV_OPERATIONS(X)             \
    LAPILLI_SYMV_OPERATIONS(X)             \
    LAPILLI_TRSV_OPERATIONS(X)             \
    LAPILLI_ELEMENTWISE_OPERATIONS(X)      \
    LAPILLI_REDUCE_OPERATIONS(X)           \
    LAPILLI_FACTOR_OPERATIONS(X)           \
    LAPILLI_LU_OPERATIONS(X)               \
    LAPILLI_SUBMITTED_OPERATIONS(X)        \
    LAPILLI_INDEFINITE_OPERATIONS(X)       \
    LAPILLI_PANEL_QR_OPERATIONS(X)         \
    LAPILLI_PIVOTED_QR_OPERATIONS(X)       \
    LAPILLI_POTRF_OPERATIONS(X)            \
    LAPILLI_PANEL_FACTORS_OPERATIONS(X)    \
    LAPILLI_PANEL_OPERATIONS(X)            \
    LAPILLI_RESIDENT_OPERATIONS(X)         \
    LAPILLI_CHASE_OPERATIONS(X)            \
    LAPILLI_CHASE_BIDIAGONAL_OPERATIONS(X) \
    LAPILLI_CHASE_FACTORS_OPERATIONS(X)    \
    LAPILLI_CHASE_TILES_OPERATIONS(X)      \
    LAPILLI_BISECTION_OPERATIONS(X)        \
    LAPILLI_BATCH_OPERATIONS(X)            \
    LAPILLI_BATCH_LU_OPERATIONS(X)         \
    LAPILLI_MERGES_OPERATIONS(X)           \
    LAPILLI_STEDC_OPERATIONS(X)            \
    LAPILLI_SPARSE_OPERATIONS(X)           \
    LAPILLI_BRICKS_OPERATIONS(X)           \
    LAPILLI_TALL_OPERATIONS(X)             \
    LAPILLI_TALL_QR_OPERATIONS(X)
