// SPDX-License-Identifier: BSD-3-Clause
// Instances of the small factorizations: potf2 and larft.
#include "arch/cuda_launch.cuh"
#include "factor/larft.cuh"
#include "factor/potf2.cuh"

namespace lapilli::launch {

template <class T>
cudaError_t potf2(cudaStream_t stream, std::int64_t n, T* a, std::int64_t lda, T* inverse, std::int64_t ldi,
                  std::int64_t offset, std::int64_t* info) {
    constexpr auto bytes = kernels::potf2_shared_bytes<Scalar<T>>();
    kernels::potf2<<<1, kernels::kPotf2Threads, bytes, stream>>>(static_cast<int>(n), as(a), lda, as(inverse),
                                                                 ldi, offset, info);
    return cudaGetLastError();
}

template <class T>
cudaError_t larft(cudaStream_t stream, std::int64_t k, const T* gram, std::int64_t ldg, const T* tau, T* t,
                  std::int64_t ldt) {
    kernels::larft<<<grid_size(k, kernels::kLarftThreads / 32), kernels::kLarftThreads, 0, stream>>>(
        static_cast<int>(k), as(gram), ldg, as(tau), as(t), ldt);
    return cudaGetLastError();
}

#define LAPILLI_INSTANTIATE(T)                                                                               \
    template cudaError_t potf2(cudaStream_t, std::int64_t, T*, std::int64_t, T*, std::int64_t, std::int64_t, \
                               std::int64_t*);                                                               \
    template cudaError_t larft(cudaStream_t, std::int64_t, const T*, std::int64_t, const T*, T*,             \
                               std::int64_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
