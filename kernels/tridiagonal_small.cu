// SPDX-License-Identifier: BSD-3-Clause
// Instances of the small tridiagonal panel, and whether a device has room for its cluster.
#include <array>
#include <atomic>

#include "tridiagonal_launch.cuh"
#include "tridiagonal_small.cuh"

namespace lapilli::launch {
namespace {

/// One cluster of the kernel. `attribute` lives as long as the configuration that is given back.
template <class Kernel>
cudaError_t configure(Kernel kernel, std::size_t bytes, cudaLaunchAttribute& attribute,
                      cudaLaunchConfig_t& config) {
    attribute.id = cudaLaunchAttributeClusterDimension;
    attribute.val.clusterDim.x = kernels::kSmallBlocks;
    attribute.val.clusterDim.y = attribute.val.clusterDim.z = 1;
    config.gridDim = dim3(kernels::kSmallBlocks);
    config.blockDim = dim3(kernels::kSmallThreads);
    config.dynamicSmemBytes = bytes;
    config.attrs = &attribute;
    config.numAttrs = 1;
    const cudaError_t error =
        cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(bytes));
    if (error != cudaSuccess) return error;
    return cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1);
}

template <int NB, class T>
cudaError_t panel_of_width(cudaStream_t stream, const TridiagonalPanel<T, Real<T>>& p) {
    auto panel = as_panel(p);
    using Space = kernels::SmallPanelSpace<NB, Scalar<T>>;
    const std::int64_t rows = p.symv.n - p.symv.first;
    const int kept = Space::most_kept(rows);
    return kernels::with_small_panel<NB, Scalar<T>>(rows, [&](auto kernel) {
        cudaLaunchAttribute attribute{};
        cudaLaunchConfig_t config{};
        const cudaError_t error = configure(kernel, Space::bytes_with(rows, kept), attribute, config);
        if (error != cudaSuccess) return error;
        config.stream = stream;
        return cudaLaunchKernelEx(&config, kernel, panel, kept);
    });
}

/// Asked of the instance that needs most.
template <class T>
bool cluster_fits() {
    constexpr auto kernel = kernels::tridiagonal_small<64, 4, Scalar<T>>;
    cudaLaunchAttribute attribute{};
    cudaLaunchConfig_t config{};
    int clusters = 0;
    cudaError_t error = configure(kernel, kernels::SmallPanelSpace<64, Scalar<T>>::kLimit, attribute, config);
    if (error == cudaSuccess) error = cudaOccupancyMaxActiveClusters(&clusters, kernel, &config);
    if (error != cudaSuccess) cudaGetLastError();  // an answer, not a failure
    return error == cudaSuccess && clusters > 0;
}

}  // namespace

template <class T>
cudaError_t tridiagonal_small_panel(cudaStream_t stream, const TridiagonalPanel<T, Real<T>>& panel) {
    return panel.symv.nb == 64 ? panel_of_width<64, T>(stream, panel) : panel_of_width<32, T>(stream, panel);
}

template <class T>
bool tridiagonal_small_is_possible() {
    enum : signed char { unknown, no, yes };
    static std::array<std::atomic<signed char>, 64> known{};
    int device = 0;
    if (cudaGetDevice(&device) != cudaSuccess) return false;
    if (device < 0 || device >= static_cast<int>(known.size())) return cluster_fits<T>();
    auto& answer = known[static_cast<std::size_t>(device)];
    if (answer == unknown) answer = cluster_fits<T>() ? yes : no;
    return answer == yes;
}

#define LAPILLI_INSTANTIATE(T)                                                                          \
    template cudaError_t tridiagonal_small_panel<T>(cudaStream_t, const TridiagonalPanel<T, Real<T>>&); \
    template bool tridiagonal_small_is_possible<T>();
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
