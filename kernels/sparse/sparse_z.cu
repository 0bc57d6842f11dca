// SPDX-License-Identifier: BSD-3-Clause
// The sparse products of double complex.
#include "sparse/instances.cuh"

LAPILLI_INSTANTIATE_SPARSE(std::complex<double>)
