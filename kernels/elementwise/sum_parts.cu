// SPDX-License-Identifier: BSD-3-Clause
#include "arch/cuda_launch.cuh"
#include "elementwise/sum_parts.cuh"

namespace lapilli::launch {

template <class T>
cudaError_t sum_parts(cudaStream_t stream, std::int64_t n, const T* const* parts, int count, T beta, T* y,
                      std::int64_t incy) {
    if (count > kernels::kSumPartsLimit) return cudaErrorInvalidValue;
    if (n == 0) return cudaSuccess;
    kernels::SumParts<Scalar<T>> p{};
    p.n = n;
    p.count = count;
    for (int k = 0; k < count; ++k) p.parts[k] = as(parts[k]);
    p.beta = value(beta);
    p.y = as(y);
    p.incy = incy;
    kernels::sum_parts<<<grid_size(n, kernels::kSumPartsThreads), kernels::kSumPartsThreads, 0, stream>>>(p);
    return cudaGetLastError();
}

#define LAPILLI_INSTANTIATE(T) \
    template cudaError_t sum_parts(cudaStream_t, std::int64_t, const T* const*, int, T, T*, std::int64_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
