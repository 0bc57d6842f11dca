// SPDX-License-Identifier: BSD-3-Clause
#include "arch/cuda_launch.cuh"
#include "elementwise/elementwise.cuh"

namespace lapilli::launch {
namespace {

/// Columns are shared out over at most this many rows of blocks, so that a block has enough to do.
constexpr unsigned most_column_blocks = 4096;

dim3 elements(std::int64_t m, std::int64_t n) {
    return {grid_size(m, kernels::kElementThreads),
            static_cast<unsigned>(std::min<std::int64_t>(n, most_column_blocks))};
}
constexpr unsigned threads = kernels::kElementThreads;

kernels::Region region(char part) { return static_cast<kernels::Region>(part); }

}  // namespace

template <class T>
cudaError_t fill(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, T off, T diagonal, T* a,
                 std::int64_t lda) {
    kernels::fill<<<elements(m, n), threads, 0, stream>>>(region(part), m, n, value(off), value(diagonal),
                                                          as(a), lda);
    return cudaGetLastError();
}

template <class T>
cudaError_t copy(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda,
                 T* b, std::int64_t ldb) {
    kernels::copy<<<elements(m, n), threads, 0, stream>>>(region(part), m, n, as(a), lda, as(b), ldb);
    return cudaGetLastError();
}

template <class T>
cudaError_t widen(cudaStream_t stream, std::int64_t m, std::int64_t n, const Real<T>* a, std::int64_t lda,
                  T* b, std::int64_t ldb) {
    kernels::widen<Scalar<T>><<<elements(m, n), threads, 0, stream>>>(m, n, a, lda, as(b), ldb);
    return cudaGetLastError();
}

template <class T>
cudaError_t reverse(cudaStream_t stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
                    std::int64_t ldb) {
    kernels::reverse<<<elements(m, n), threads, 0, stream>>>(m, n, as(a), lda, as(b), ldb);
    return cudaGetLastError();
}

template <class T>
cudaError_t adjoint(cudaStream_t stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
                    std::int64_t ldb) {
    constexpr std::int64_t tile = kernels::kTurnTile, most_y = 65535;
    // The y dimension of a grid is limited: wide matrices go in slabs.
    for (std::int64_t j = 0; j < n; j += tile * most_y) {
        const std::int64_t cols = std::min(n - j, tile * most_y);
        kernels::adjoint<<<dim3(grid_size(m, tile), grid_size(cols, tile)), threads,
                           tile*(tile + 1) * sizeof(T), stream>>>(m, cols, as(a + j * lda), lda, as(b + j),
                                                                  ldb);
    }
    return cudaGetLastError();
}

template <class T>
cudaError_t gather_blocks(cudaStream_t stream, std::int64_t m, std::int64_t n, std::int64_t nb,
                          std::int64_t first, std::int64_t stride, const T* a, std::int64_t lda, T* b,
                          std::int64_t ldb) {
    kernels::gather_blocks<<<elements(m, n), threads, 0, stream>>>(m, n, nb, first, stride, as(a), lda, as(b),
                                                                   ldb);
    return cudaGetLastError();
}

template <class T>
cudaError_t set_diagonal(cudaStream_t stream, std::int64_t length, const Real<T>* values, T* a,
                         std::int64_t lda) {
    kernels::set_diagonal<<<elements(length, 1), threads, 0, stream>>>(length, values, as(a), lda);
    return cudaGetLastError();
}

template <class T>
cudaError_t scale(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, Real<T> factor, T* a,
                  std::int64_t lda) {
    kernels::scale<<<elements(m, n), threads, 0, stream>>>(region(part), m, n, factor, as(a), lda);
    return cudaGetLastError();
}

template <class T>
cudaError_t max_norm(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, const T* a,
                     std::int64_t lda, Real<T>* result) {
    using Bits = std::conditional_t<sizeof(Real<T>) == 4, std::uint32_t, std::uint64_t>;
    const cudaError_t error = cudaMemsetAsync(result, 0, sizeof(Real<T>), stream);
    if (error != cudaSuccess || m == 0 || n == 0) return error;
    dim3 grid = elements(m, n);
    grid.y = std::min(grid.y, 16u);
    kernels::max_norm<<<grid, threads, threads / 32 * sizeof(Bits), stream>>>(
        region(part), m, n, as(a), lda, reinterpret_cast<Bits*>(result));
    return cudaGetLastError();
}

#define LAPILLI_INSTANTIATE(T)                                                                               \
    template cudaError_t fill(cudaStream_t, char, std::int64_t, std::int64_t, T, T, T*, std::int64_t);       \
    template cudaError_t copy(cudaStream_t, char, std::int64_t, std::int64_t, const T*, std::int64_t, T*,    \
                              std::int64_t);                                                                 \
    template cudaError_t widen(cudaStream_t, std::int64_t, std::int64_t, const Real<T>*, std::int64_t, T*,   \
                               std::int64_t);                                                                \
    template cudaError_t reverse(cudaStream_t, std::int64_t, std::int64_t, const T*, std::int64_t, T*,       \
                                 std::int64_t);                                                              \
    template cudaError_t adjoint(cudaStream_t, std::int64_t, std::int64_t, const T*, std::int64_t, T*,       \
                                 std::int64_t);                                                              \
    template cudaError_t gather_blocks(cudaStream_t, std::int64_t, std::int64_t, std::int64_t, std::int64_t, \
                                       std::int64_t, const T*, std::int64_t, T*, std::int64_t);              \
    template cudaError_t set_diagonal(cudaStream_t, std::int64_t, const Real<T>*, T*, std::int64_t);         \
    template cudaError_t scale(cudaStream_t, char, std::int64_t, std::int64_t, Real<T>, T*, std::int64_t);   \
    template cudaError_t max_norm(cudaStream_t, char, std::int64_t, std::int64_t, const T*, std::int64_t,    \
                                  Real<T>*);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli::launch
