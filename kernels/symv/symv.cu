// SPDX-License-Identifier: BSD-3-Clause
// Instances of SYMV and HEMV, and how they are launched.
#include "arch/cuda_launch.cuh"
#include "symv/plan.hpp"
#include "symv/symv.cuh"

namespace lapilli::launch {
namespace {

template <bool Hermitian, kernels::SymvColumns Columns, bool DynamicTail, class T>
cudaError_t symv_pass(cudaStream_t stream, int device, const kernels::SymvMatrix<Scalar<T>>& m, int blocks,
                      const SymvArgs<T>& p, T beta) {
    constexpr auto bytes = kernels::symv_shared_bytes<Columns, Scalar<T>>();
    constexpr auto tiles = kernels::symv_tiles<Hermitian, Columns, DynamicTail, Scalar<T>>;
    cudaError_t error = allow_shared_bytes<tiles>(device, bytes);
    if (error == cudaSuccess && DynamicTail) error = cudaMemsetAsync(m.taken, 0, sizeof(int), stream);
    if (error != cudaSuccess) return error;
    error = launch_overlapping(stream, static_cast<unsigned>(blocks), kernels::kSymvThreads, bytes, tiles, m,
                               as(p.x), p.incx);
    if (error != cudaSuccess || p.atomics) return error;
    const auto first = (m.shape.first + m.shape.lead) / symv_unit_rows;
    const auto units = static_cast<unsigned>(m.cut.row_units - first);
    return launch_overlapping(stream, units, kernels::kSymvThreads, kernels::kSymvThreads * sizeof(T),
                              kernels::symv_sum<Scalar<T>>, m, value(p.alpha), value(beta), as(p.y), p.incy);
}

template <bool Hermitian, kernels::SymvColumns Columns, class T>
cudaError_t symv_pass(cudaStream_t stream, int device, const kernels::SymvMatrix<Scalar<T>>& m, int blocks,
                      const SymvArgs<T>& p, T beta) {
    return m.cut.small_shares > 0 ? symv_pass<Hermitian, Columns, true>(stream, device, m, blocks, p, beta)
                                  : symv_pass<Hermitian, Columns, false>(stream, device, m, blocks, p, beta);
}

template <bool Hermitian, class T>
cudaError_t symv_pass(cudaStream_t stream, int device, const kernels::SymvMatrix<Scalar<T>>& m, int blocks,
                      const SymvArgs<T>& p, T beta) {
    using kernels::SymvColumns;
    if constexpr (sizeof(T) < 16) {
        if (!symv_reads_packs(p.a, p.lda)) {
            return symv_pass<Hermitian, SymvColumns::anywhere>(stream, device, m, blocks, p, beta);
        }
    }
    return symv_reads_sectors<T>(p.lda)
               ? symv_pass<Hermitian, SymvColumns::in_sectors>(stream, device, m, blocks, p, beta)
               : symv_pass<Hermitian, SymvColumns::in_packs>(stream, device, m, blocks, p, beta);
}

template <class T>
cudaError_t symv_pass(cudaStream_t stream, int device, const kernels::SymvMatrix<Scalar<T>>& m, int blocks,
                      const SymvArgs<T>& p, T beta) {
    if constexpr (arch::is_complex<Scalar<T>>) {
        if (p.hermitian) return symv_pass<true>(stream, device, m, blocks, p, beta);
    }
    return symv_pass<false>(stream, device, m, blocks, p, beta);
}

}  // namespace

template <class T>
cudaError_t symv(cudaStream_t stream, const SymvArgs<T>& p) {
    int device = 0, multiprocessors = 0;
    cudaError_t error = cudaGetDevice(&device);
    if (error == cudaSuccess) {
        error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
    }
    if (error != cudaSuccess) return error;
    const int blocks = std::min(multiprocessors, symv_most_multiprocessors);
    kernels::SymvMatrix<Scalar<T>> m{};
    m.shape = symv_shape(p);
    m.a = as(p.a);
    m.lda = p.lda;
    m.phase = symv_phase(p.a);
    m.lda_phase = symv_lda_phase<T>(p.lda);
    T beta = p.beta;
    std::int64_t next = symv_cut(m.shape, 0, symv_strips_at_once(p.n), blocks, symv_dynamic_tail(p.n), m.cut);
    if (p.atomics || m.cut.strips == 0) {
        const std::int64_t count = p.n - p.first;
        kernels::scale_vector<<<grid_size(count, kernels::kSymvThreads), kernels::kSymvThreads, 0, stream>>>(
            p.first, p.n, value(beta), as(p.y), p.incy);
        error = cudaGetLastError();
        m.y = p.atomics ? as(p.y) : nullptr;
        m.incy = p.incy;
        m.alpha = value(p.alpha);
    }
    while (m.cut.strips > 0 && error == cudaSuccess) {
        kernels::place_partial_sums(m, as(p.work));
        error = symv_pass(stream, device, m, blocks, p, beta);
        if (next < 0) break;
        beta = T(1);
        next = symv_cut(m.shape, next, symv_strips_at_once(p.n), blocks, symv_dynamic_tail(p.n), m.cut);
    }
    return error;
}

#define LAPILLI_INSTANTIATE(T) template cudaError_t symv(cudaStream_t, const SymvArgs<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
