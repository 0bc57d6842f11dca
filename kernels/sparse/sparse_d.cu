// SPDX-License-Identifier: BSD-3-Clause
// The sparse products of double.
#include "sparse/instances.cuh"

LAPILLI_INSTANTIATE_SPARSE(double)
