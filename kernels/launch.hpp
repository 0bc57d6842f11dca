// SPDX-License-Identifier: BSD-3-Clause
// How the CUDA backend reaches the kernels: one function per device operation, asynchronous on a stream,
// returning CUDA's error code. Scalars are the library's (std::complex); shapes are those of
// device/operations.hpp. Which kernel, with which parameters, is decided behind this line.
#pragma once

#include <cuda_runtime_api.h>

#include <complex>
#include <cstdint>

#include "level2_args.hpp"
#include "product/args.hpp"
#include "tridiagonal/bisection/args.hpp"
#include "tridiagonal/panel/args.hpp"
#include "tridiagonal/resident/args.hpp"

namespace lapilli::launch {

template <class T>
struct RealOf {
    using type = T;
};
template <class R>
struct RealOf<std::complex<R>> {
    using type = R;
};
template <class T>
using Real = typename RealOf<T>::type;

template <class T>
cudaError_t fill(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, T off, T diagonal, T* a,
                 std::int64_t lda);
template <class T>
cudaError_t copy(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda,
                 T* b, std::int64_t ldb);
template <class T>
cudaError_t widen(cudaStream_t stream, std::int64_t m, std::int64_t n, const Real<T>* a, std::int64_t lda,
                  T* b, std::int64_t ldb);
/// b is m-by-n
template <class T>
cudaError_t reverse(cudaStream_t stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
                    std::int64_t ldb);
/// a is m-by-n
template <class T>
cudaError_t adjoint(cudaStream_t stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
                    std::int64_t ldb);
/// b is m-by-n
template <class T>
cudaError_t gather_blocks(cudaStream_t stream, std::int64_t m, std::int64_t n, std::int64_t nb,
                          std::int64_t first, std::int64_t stride, const T* a, std::int64_t lda, T* b,
                          std::int64_t ldb);
template <class T>
cudaError_t set_diagonal(cudaStream_t stream, std::int64_t length, const Real<T>* values, T* a,
                         std::int64_t lda);
template <class T>
cudaError_t scale(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, Real<T> factor, T* a,
                  std::int64_t lda);
template <class T>
cudaError_t max_norm(cudaStream_t stream, char part, std::int64_t m, std::int64_t n, const T* a,
                     std::int64_t lda, Real<T>* result);

template <class T>
cudaError_t product(cudaStream_t stream, const ProductArgs<T>& args);
/// Whether the table expects product() to beat cuBLAS, for the whole of C or for a triangle of it.
template <class T>
bool product_is_faster(const ProductArgs<T>& args);
/// The rows of the table, and the product by one of them: what a benchmark compares.
template <class T>
int product_policies();
template <class T>
const char* product_policy_name(int policy);
/// splits: into how many shares k is cut where `work` has room; 0: as the plan has it.
template <class T>
cudaError_t product_with(cudaStream_t stream, const ProductArgs<T>& args, int policy, int splits = 0);
template <class T>
cudaError_t gemv(cudaStream_t stream, const GemvArgs<T>& args);
template <class T>
cudaError_t symv(cudaStream_t stream, const SymvArgs<T>& args);
template <class T>
cudaError_t sum_parts(cudaStream_t stream, std::int64_t n, const T* const* parts, int count, T beta, T* y,
                      std::int64_t incy);

template <class T>
cudaError_t potf2(cudaStream_t stream, std::int64_t n, T* a, std::int64_t lda, T* inverse, std::int64_t ldi,
                  std::int64_t offset, std::int64_t* info);
template <class T>
cudaError_t larft(cudaStream_t stream, std::int64_t k, const T* gram, std::int64_t ldg, const T* tau, T* t,
                  std::int64_t ldt);

template <class T>
cudaError_t tridiagonal_panel(cudaStream_t stream, const TridiagonalPanel<T, Real<T>>& panel);
/// The block widths for which it has instances.
inline constexpr std::int64_t panel_widths[] = {32, 64};
template <class T>
cudaError_t tridiagonal_resident(cudaStream_t stream, const TridiagonalResident<T, Real<T>>& problem);
/// Up to which order the current device can run it.
template <class T>
cudaError_t tridiagonal_resident_rows(std::int64_t& rows);

cudaError_t bisection(cudaStream_t stream, const SturmProblem& problem);

}  // namespace lapilli::launch
