// SPDX-License-Identifier: BSD-3-Clause
// Instances of the tridiagonal panel, and how many blocks they run with.
#include "tridiagonal/launch.cuh"
#include "tridiagonal/panel/panel.cuh"

namespace lapilli::launch {
namespace {

/// As many blocks as there are multiprocessors, but no more than there are units of work: an idle block still
/// takes part in every barrier. The devices of a team are assumed to be alike.
template <class T>
cudaError_t blocks_for(const SymvTerms<T>& a, int& blocks) {
    int device = 0, multiprocessors = 0;
    cudaError_t error = cudaGetDevice(&device);
    if (error == cudaSuccess) {
        error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device);
    }
    const std::int64_t rows = (a.n - a.first + 31) / 32, units = rows * rows / 2 / a.team / symv_workers;
    blocks = static_cast<int>(std::min<std::int64_t>({multiprocessors, panel_most_blocks, units + 17}));
    return error;
}

template <int NB, class T>
cudaError_t panel_of_width(cudaStream_t stream, const TridiagonalPanel<T, Real<T>>& p) {
    auto panel = as_panel(p);
    constexpr auto bytes = kernels::panel_shared_bytes<NB, Scalar<T>>();
    int blocks = 0;
    cudaError_t error = blocks_for(p.symv, blocks);
    if (error != cudaSuccess) return error;
    auto matrix =
        kernels::panel_matrix(panel.symv, panel.scratch, blocks, kernels::panel_dynamic_tail<NB>(panel.symv));
    auto kernel = kernels::tridiagonal_panel<NB, false, Scalar<T>>;
    if constexpr (kernels::panel_may_have_dynamic_tail<NB, Scalar<T>>) {
        if (matrix.cut.small_shares > 0) kernel = kernels::tridiagonal_panel<NB, true, Scalar<T>>;
    }
    error =
        cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
    if (error != cudaSuccess) return error;
    void* arguments[] = {&panel, &matrix};
    return cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(kernel),
                                       dim3(static_cast<unsigned>(blocks)), dim3(kernels::kSymvThreads),
                                       arguments, bytes, stream);
}

}  // namespace

template <class T>
cudaError_t tridiagonal_panel(cudaStream_t stream, const TridiagonalPanel<T, Real<T>>& panel) {
    return panel.symv.nb == 64 ? panel_of_width<64, T>(stream, panel) : panel_of_width<32, T>(stream, panel);
}

#define LAPILLI_INSTANTIATE(T) \
    template cudaError_t tridiagonal_panel<T>(cudaStream_t, const TridiagonalPanel<T, Real<T>>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
