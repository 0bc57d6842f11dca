// SPDX-License-Identifier: BSD-3-Clause
// The sparse products of float.
#include "sparse/instances.cuh"

LAPILLI_INSTANTIATE_SPARSE(float)
