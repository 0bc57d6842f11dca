// SPDX-License-Identifier: BSD-3-Clause
// How a backend reaches the kernels: the host's steps of each, which the launch.cuh of its folder has for every target and
// its .cu instantiates. For CUDA asynchronous on a stream whose device is current, returning CUDA's error code; with
// LAPILLI_EMULATED for the emulator, where launches have ended when they return.
// Scalars are the library's (std::complex); shapes are those of device/operations.hpp.
#pragma once

#include <cstdint>

#include "arch/real.hpp"
#include "chase/args.hpp"
#include "chase/tiles.hpp"
#include "elementwise/mirror.hpp"
#include "level2_args.hpp"
#include "panel_factors/args.hpp"
#include "panel_qr/args.hpp"
#include "product/args.hpp"
#include "stedc/args.hpp"
#include "tridiagonal/bisection/args.hpp"
#include "tridiagonal/panel/args.hpp"
#include "tridiagonal/resident/args.hpp"
#if defined(LAPILLI_EMULATED)
#include "arch/sim_stream.hpp"
#define LAPILLI_LAUNCHED on_sim
#else
#include "arch/cuda_stream.hpp"
#define LAPILLI_LAUNCHED on_cuda
#endif

namespace lapilli::launch {
inline namespace LAPILLI_LAUNCHED {
using arch::Status;
using arch::Stream;

template <class T>
Status fill(const Stream& stream, char part, std::int64_t m, std::int64_t n, T off, T diagonal, T* a,
            std::int64_t lda);
template <class T>
Status copy(const Stream& stream, char part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda,
            T* b, std::int64_t ldb);
template <class T>
Status copy_two(const Stream& stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
                std::int64_t ldb, const T* c, std::int64_t ldc, T* d, std::int64_t ldd);
template <class T>
Status mirror(const Stream& stream, const MirrorArgs<T>& args);
template <class T>
Status widen(const Stream& stream, std::int64_t m, std::int64_t n, const Real<T>* a, std::int64_t lda, T* b,
             std::int64_t ldb);
/// b is m-by-n
template <class T>
Status reverse(const Stream& stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
               std::int64_t ldb);
/// a is m-by-n
template <class T>
Status adjoint(const Stream& stream, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda, T* b,
               std::int64_t ldb);
/// a and b have m rows; `from` and `to` may be null
template <class T>
Status move_columns(const Stream& stream, std::int64_t m, std::int64_t count, const std::int64_t* from,
                    const std::int64_t* to, const Real<T>* a, std::int64_t lda, T* b, std::int64_t ldb);
/// b is m-by-n
template <class T>
Status gather_blocks(const Stream& stream, std::int64_t m, std::int64_t n, std::int64_t nb,
                     std::int64_t first, std::int64_t stride, const T* a, std::int64_t lda, T* b,
                     std::int64_t ldb);
/// a is m-by-n
template <class T>
Status scatter_blocks(const Stream& stream, std::int64_t m, std::int64_t n, std::int64_t nb,
                      std::int64_t first, std::int64_t stride, const T* a, std::int64_t lda, T* b,
                      std::int64_t ldb);
template <class T>
Status set_diagonal(const Stream& stream, std::int64_t length, const Real<T>* values, T* a, std::int64_t lda);
template <class T>
Status scale(const Stream& stream, char part, std::int64_t m, std::int64_t n, Real<T> factor, T* a,
             std::int64_t lda);
template <class T>
Status max_norm(const Stream& stream, char part, std::int64_t m, std::int64_t n, const T* a, std::int64_t lda,
                Real<T>* result);

template <class T>
Status product(const Stream& stream, const ProductArgs<T>& args);
/// Whether the table expects product() to beat cuBLAS, for the whole of C or for a triangle of it.
template <class T>
bool product_is_faster(const ProductArgs<T>& args);
template <class T>
Status gemv(const Stream& stream, const GemvArgs<T>& args);
template <class T>
Status symv(const Stream& stream, const SymvArgs<T>& args);
template <class T>
Status sum_parts(const Stream& stream, std::int64_t n, const T* const* parts, int count, T beta, T* y,
                 std::int64_t incy);

template <class T>
Status potf2(const Stream& stream, std::int64_t n, T* a, std::int64_t lda, T* inverse, std::int64_t ldi,
             std::int64_t offset, std::int64_t* info);
/// Block k of order n at a + k stride, to block k of order m at b + k m ldb.
template <class T>
Status triangle_blocks(const Stream& stream, char uplo, bool unit, std::int64_t n, const T* a,
                       std::int64_t lda, std::int64_t stride, std::int64_t m, std::int64_t count, T* b,
                       std::int64_t ldb);
/// `count` triangles of order m, a multiple of 64, one behind the other.
template <class T>
Status invert_triangles(const Stream& stream, char uplo, std::int64_t m, std::int64_t count, const T* a,
                        T* inverse);
template <class T>
Status larft(const Stream& stream, std::int64_t k, const T* gram, std::int64_t ldg, const T* tau, T* t,
             std::int64_t ldt);

template <class T>
Status panel_qr(const Stream& stream, const PanelQrArgs<T>& panel);

template <class T>
Status panel_factors(const Stream& stream, const PanelFactorsArgs<T>& panel);

template <class T>
Status tridiagonal_panel(const Stream& stream, const TridiagonalPanel<T, Real<T>>& panel);
template <class T>
Status tridiagonal_resident(const Stream& stream, const TridiagonalResident<T, Real<T>>& problem);

template <class T>
Status band_chase(const Stream& stream, const BandChase<T, Real<T>>& problem);
template <class T>
Status chase_factors(const Stream& stream, const ChaseFactors<T>& problem);
template <class T>
Status chase_pack(const Stream& stream, const ChasePack<T>& problem);
template <class T>
Status chase_apply(const Stream& stream, const ChaseApply<T>& problem);

template <class T>
Status bisection(const Stream& stream, const SturmArgs<T>& problem);
/// One step of divide and conquer for all merges of a level.
template <class R>
Status stedc(const Stream& stream, StedcStep step, const StedcLevel<R>& level);

#if !defined(LAPILLI_EMULATED)
/// The architecture (10 x major + minor) whose code of the kernels the current device runs.
Status code_architecture(int& architecture);
#endif

}  // namespace LAPILLI_LAUNCHED
}  // namespace lapilli::launch
