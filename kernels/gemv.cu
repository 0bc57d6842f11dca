// SPDX-License-Identifier: BSD-3-Clause
// Instances of GEMV, and which of them a call takes.
#include "cuda_launch.cuh"
#include "gemv.cuh"

namespace lapilli::launch {
namespace {

template <class T>
GemvArgs<Scalar<T>> as_kernel_args(const GemvArgs<T>& p) {
    return {p.op,   p.m,           p.n,     value(p.alpha), as(p.a),    p.lda,    as(p.x),
            p.incx, value(p.beta), as(p.y), p.incy,         as(p.work), p.atomics};
}

cudaError_t count_multiprocessors(int& count) {
    int device = 0;
    const cudaError_t error = cudaGetDevice(&device);
    if (error != cudaSuccess) return error;
    return cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount, device);
}

template <class T, bool Packed>
void launch_part(cudaStream_t stream, const GemvArgs<T>& p, const GemvPlan& plan) {
    const auto run = [&](auto kernel) {
        kernel<<<static_cast<unsigned>(plan.blocks()), gemv_threads, plan.shared_bytes, stream>>>(p, plan);
    };
    if (p.op == 'N') {
        run(kernels::gemv_plain<T, Packed>);
    } else if (plan.packs == 1) {
        run(kernels::gemv_transposed<T, Packed, 1>);
    } else if (plan.packs == 2) {
        run(kernels::gemv_transposed<T, Packed, 2>);
    } else {
        run(kernels::gemv_transposed<T, Packed, 4>);
    }
}

template <class T>
void launch_sum(cudaStream_t stream, const GemvArgs<T>& p, std::int64_t outputs, int parts) {
    kernels::gemv_sum<<<grid_size(outputs, kernels::kGemvSumRows), kernels::kGemvSumThreads,
                        kernels::kGemvSumThreads * sizeof(T), stream>>>(p, outputs, parts);
}

}  // namespace

template <class T>
cudaError_t gemv(cudaStream_t stream, const GemvArgs<T>& args) {
    auto p = as_kernel_args(args);
    const std::int64_t outputs = p.op == 'N' ? p.m : p.n, inputs = p.op == 'N' ? p.n : p.m;
    if (outputs == 0) return cudaSuccess;
    if (inputs == 0 || args.alpha == T(0)) {
        launch_sum(stream, p, outputs, 0);
        return cudaGetLastError();
    }
    int multiprocessors = 0;
    cudaError_t error = count_multiprocessors(multiprocessors);
    if (error != cudaSuccess) return error;
    const GemvPlan plan =
        gemv_plan(p.op, p.m, p.n, sizeof(T), reinterpret_cast<std::uint64_t>(p.a), p.lda, multiprocessors);
    const int parts = p.op == 'N' ? plan.column_parts : plan.row_parts;
    // Atomics save the second launch where y needs no scaling, and nothing where it does.
    p.atomics = p.atomics && args.beta == T(1);
    if constexpr (sizeof(T) == 16) {  // an element is a slot
        launch_part<Scalar<T>, true>(stream, p, plan);
    } else if (plan.packed) {
        launch_part<Scalar<T>, true>(stream, p, plan);
    } else {
        launch_part<Scalar<T>, false>(stream, p, plan);
    }
    error = cudaGetLastError();
    if (error != cudaSuccess || parts == 1 || p.atomics) return error;
    launch_sum(stream, p, outputs, parts);
    return cudaGetLastError();
}

#define LAPILLI_INSTANTIATE(T) template cudaError_t gemv(cudaStream_t, const GemvArgs<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
