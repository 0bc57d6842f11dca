// SPDX-License-Identifier: BSD-3-Clause
// The matrix products of float.
#include "product/instances.cuh"

LAPILLI_INSTANTIATE_PRODUCT(float)
