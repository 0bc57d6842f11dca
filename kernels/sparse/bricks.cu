// SPDX-License-Identifier: BSD-3-Clause
// The products with bricks, which there are in double precision only.
#include <complex>

#include "sparse/bricks_launch.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {
template Status run(const Stream&, const SparseBricksArgs<float>&);
template Status run(const Stream&, const SparseBricksArgs<double>&);
template Status run(const Stream&, const SparseBricksArgs<std::complex<float>>&);
template Status run(const Stream&, const SparseBricksArgs<std::complex<double>>&);
}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
