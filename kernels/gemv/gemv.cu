// SPDX-License-Identifier: BSD-3-Clause
// Instances of GEMV, and which of them a call takes.
#include "arch/cuda_launch.cuh"
#include "gemv/gemv.cuh"

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
cudaError_t launch_part(cudaStream_t stream, const GemvArgs<T>& p, const GemvPlan& plan) {
    const auto run = [&](auto kernel) {
        return launch_overlapping(stream, static_cast<unsigned>(plan.blocks()), gemv_threads,
                                  static_cast<std::size_t>(plan.shared_bytes), kernel, p, plan);
    };
    if (p.op == 'N') return run(kernels::gemv_plain<T, Packed>);
    if (plan.packs == 1) return run(kernels::gemv_transposed<T, Packed, 1>);
    if (plan.packs == 2) return run(kernels::gemv_transposed<T, Packed, 2>);
    return run(kernels::gemv_transposed<T, Packed, 4>);
}

template <class T>
cudaError_t launch_sum(cudaStream_t stream, const GemvArgs<T>& p, std::int64_t outputs, int parts) {
    return launch_overlapping(stream, grid_size(outputs, kernels::kGemvSumRows), kernels::kGemvSumThreads,
                              kernels::kGemvSumThreads * sizeof(T), kernels::gemv_sum<T>, p, outputs, parts);
}

}  // namespace

template <class T>
cudaError_t gemv(cudaStream_t stream, const GemvArgs<T>& args) {
    auto p = as_kernel_args(args);
    const std::int64_t outputs = p.op == 'N' ? p.m : p.n, inputs = p.op == 'N' ? p.n : p.m;
    if (outputs == 0) return cudaSuccess;
    if (inputs == 0 || args.alpha == T(0)) {
        return launch_sum(stream, p, outputs, 0);
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
        error = launch_part<Scalar<T>, true>(stream, p, plan);
    } else if (plan.packed) {
        error = launch_part<Scalar<T>, true>(stream, p, plan);
    } else {
        error = launch_part<Scalar<T>, false>(stream, p, plan);
    }
    if (error != cudaSuccess || parts == 1 || p.atomics) return error;
    return launch_sum(stream, p, outputs, parts);
}

#define LAPILLI_INSTANTIATE(T) template cudaError_t gemv(cudaStream_t, const GemvArgs<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
