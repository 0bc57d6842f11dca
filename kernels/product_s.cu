// SPDX-License-Identifier: BSD-3-Clause
// The matrix products of float.
#include "product_launch.cuh"

LAPILLI_INSTANTIATE_PRODUCT(float)
