// SPDX-License-Identifier: BSD-3-Clause
// The matrix products of double.
#include "product/instances.cuh"

LAPILLI_INSTANTIATE_PRODUCT(double)
