// SPDX-License-Identifier: BSD-3-Clause
// The matrix products of std::complex<double>.
#include "product/instances.cuh"

LAPILLI_INSTANTIATE_PRODUCT(std::complex<double>)
