// SPDX-License-Identifier: BSD-3-Clause
// Instances of the reduction in shared memory, and which orders a device takes.
#include "arch/cuda_launch.cuh"
#include "tridiagonal/resident/resident.cuh"

namespace lapilli::launch {
namespace {

cudaError_t ask(int& multiprocessors, int& shared_bytes) {
    int device = 0;
    cudaError_t error = cudaGetDevice(&device);
    if (error == cudaSuccess)
        error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
    if (error == cudaSuccess)
        error = cudaDeviceGetAttribute(&shared_bytes, cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
    return error;
}

}  // namespace

template <class T>
cudaError_t tridiagonal_resident(cudaStream_t stream, const TridiagonalResident<T, Real<T>>& p) {
    using Shape = ResidentShape<Scalar<T>>;
    int multiprocessors = 0, shared_bytes = 0;
    cudaError_t error = ask(multiprocessors, shared_bytes);
    if (error != cudaSuccess) return error;
    const auto blocks =
        static_cast<int>(std::min<std::int64_t>({multiprocessors, resident_most_blocks, p.n}));
    const std::size_t bytes = Shape{static_cast<int>(p.n), blocks}.bytes();
    const auto kernel = kernels::tridiagonal_resident<resident_warps, Scalar<T>>;
    error =
        cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
    if (error != cudaSuccess) return error;
    TridiagonalResident<Scalar<T>, Real<T>> problem{p.n, as(p.a),   p.lda,      p.d,
                                                    p.e, as(p.tau), as(p.work), p.barrier};
    void* arguments[] = {&problem};
    return cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(kernel),
                                       dim3(static_cast<unsigned>(blocks)), dim3(Shape::threads), arguments,
                                       bytes, stream);
}

template <class T>
cudaError_t tridiagonal_resident_rows(std::int64_t& rows) {
    int multiprocessors = 0, shared_bytes = 0;
    const cudaError_t error = ask(multiprocessors, shared_bytes);
    if (error != cudaSuccess) return error;
    rows = resident_rows<Scalar<T>>(multiprocessors, static_cast<std::size_t>(shared_bytes));
    return cudaSuccess;
}

#define LAPILLI_INSTANTIATE(T)                                                                          \
    template cudaError_t tridiagonal_resident<T>(cudaStream_t, const TridiagonalResident<T, Real<T>>&); \
    template cudaError_t tridiagonal_resident_rows<T>(std::int64_t&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
