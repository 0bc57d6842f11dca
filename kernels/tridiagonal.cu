// SPDX-License-Identifier: BSD-3-Clause
// Instances of SYMV and of the tridiagonal panel, and how many blocks they run with.
#include "cuda_launch.cuh"
#include "tridiagonal_panel.cuh"

namespace lapilli::launch {
namespace {

template <class T>
SymvTerms<Scalar<T>> as_terms(const SymvTerms<T>& a) {
    return {a.n, a.first, a.nb, a.rank, a.team, as(a.a), a.lda, a.tiles, as(a.rows), as(a.columns)};
}

template <class T>
TridiagonalPanel<Scalar<T>, Real<T>> as_panel(const TridiagonalPanel<T, Real<T>>& p) {
    TridiagonalPanel<Scalar<T>, Real<T>> panel{};
    panel.symv = as_terms(p.symv);
    panel.width = p.width;
    panel.v = as(p.v);
    panel.w = as(p.w);
    panel.ldv = p.ldv;
    panel.d = p.d;
    panel.e = p.e;
    panel.tau = as(p.tau);
    panel.scratch = as(p.scratch);
    panel.barrier = p.barrier;
    for (int k = 0; k < p.symv.team; ++k) {
        panel.parts[k] = as(p.parts[k]);
        panel.flags[k] = p.flags[k];
        panel.aborted[k] = p.aborted[k];
    }
    return panel;
}

template <class Kernel>
cudaError_t allow_shared(Kernel kernel, std::size_t bytes) {
    return cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
}

/// As many blocks as run at the same time, but no more than there are tiles: an idle block still takes part in
/// every barrier. The devices of a team are assumed to be alike.
template <class T, class Kernel>
cudaError_t blocks_for(const SymvTerms<T>& a, Kernel kernel, std::size_t bytes, int& blocks) {
    int device = 0, multiprocessors = 0, each = 0;
    cudaError_t error = cudaGetDevice(&device);
    if (error == cudaSuccess) {
        error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
    }
    if (error == cudaSuccess) {
        error = cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, kernel, kernels::kSymvThreads, bytes);
    }
    const std::int64_t rows = (a.n - a.first + a.nb - 1) / a.nb, tiles = rows * rows / 2 / a.team;
    blocks = static_cast<int>(std::min<std::int64_t>({each * multiprocessors, symv_most_blocks, tiles + 17}));
    return error;
}

template <int NB, class T>
cudaError_t symv_of_width(cudaStream_t stream, const SymvTerms<T>& a, const T* x, T* y) {
    const auto terms = as_terms(a);
    constexpr auto bytes = kernels::symv_shared_elements<NB, Scalar<T>>() * sizeof(T);
    const auto kernel = kernels::symv<NB, Scalar<T>>;
    int blocks = 0;
    cudaError_t error = allow_shared(kernel, bytes);
    if (error == cudaSuccess) error = blocks_for(a, kernel, bytes, blocks);
    if (error != cudaSuccess) return error;
    kernel<<<blocks, kernels::kSymvThreads, bytes, stream>>>(terms, as(x));
    error = cudaGetLastError();
    if (error != cudaSuccess) return error;
    const std::int64_t first_block = a.first / kernels::kRowBlock;
    const unsigned row_blocks = grid_size(a.n, kernels::kRowBlock) - static_cast<unsigned>(first_block);
    kernels::symv_sum<NB><<<row_blocks, kernels::kSymvThreads, kernels::kSymvThreads * sizeof(T), stream>>>(
        terms, blocks, as(y));
    return cudaGetLastError();
}

template <int NB, class T>
cudaError_t panel_of_width(cudaStream_t stream, const TridiagonalPanel<T, Real<T>>& p) {
    auto panel = as_panel(p);
    constexpr auto bytes = kernels::panel_shared_bytes<NB, Scalar<T>>();
    const auto kernel = kernels::tridiagonal_panel<NB, Scalar<T>>;
    int blocks = 0;
    cudaError_t error = allow_shared(kernel, bytes);
    if (error == cudaSuccess) error = blocks_for(p.symv, kernel, bytes, blocks);
    if (error != cudaSuccess) return error;
    void* arguments[] = {&panel};
    return cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(kernel),
                                       dim3(static_cast<unsigned>(blocks)), dim3(kernels::kSymvThreads),
                                       arguments, bytes, stream);
}

}  // namespace

template <class T>
cudaError_t symv(cudaStream_t stream, const SymvTerms<T>& a, const T* x, T* y) {
    return a.nb == 64 ? symv_of_width<64>(stream, a, x, y) : symv_of_width<32>(stream, a, x, y);
}

template <class T>
cudaError_t tridiagonal_panel(cudaStream_t stream, const TridiagonalPanel<T, Real<T>>& panel) {
    return panel.symv.nb == 64 ? panel_of_width<64, T>(stream, panel) : panel_of_width<32, T>(stream, panel);
}

#define LAPILLI_INSTANTIATE(T)                                                  \
    template cudaError_t symv(cudaStream_t, const SymvTerms<T>&, const T*, T*); \
    template cudaError_t tridiagonal_panel<T>(cudaStream_t, const TridiagonalPanel<T, Real<T>>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
