// SPDX-License-Identifier: BSD-3-Clause
// Arguments of operations on batches of small matrices of one order; a matrix takes at most one thread block.
// Plain data, shared by the kernels, the backends and the tests.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/access.hpp"
#include "base/scalar.hpp"

namespace lapilli {

/// The largest order that the operations accept, and that of Cholesky factorizations.
inline constexpr index_t batch_order = 192, batch_potrf_order = 1024;
/// The most sweeps of an eigenproblem; after them it has not converged.
inline constexpr int jacobi_sweeps = 30;
/// The entry of `infos` for a matrix with a NaN or an infinity: LAPILLI_ERROR_NOT_FINITE, as src/batch
/// asserts. The constant is repeated because kernels are also compiled without the public headers.
inline constexpr std::int64_t batch_not_finite = -1004;

/// `count` square matrices of order n, `stride` elements apart, in device memory.
template <class T>
struct Batch {
    T* data = nullptr;
    index_t n = 0, ld = 0, stride = 0, count = 0;

    constexpr Extent extent() const { return Extent::matrix(n, n, ld).times(count, stride); }
    constexpr bool fits(index_t most = batch_order) const { return n <= most && ld >= n && stride >= ld * n; }
    constexpr bool is_like(index_t order, index_t matrices) const { return n == order && count == matrices; }
    constexpr bool empty() const { return n == 0 || count == 0; }
    constexpr Batch from(index_t first, index_t matrices) const {
        return {data + first * stride, n, ld, stride, matrices};
    }
    template <class U>
    requires(!std::is_const_v<T> && std::is_same_v<U, const T>) operator Batch<U>() const {
        return {data, n, ld, stride, count};
    }
};

/// A = L L^H or U^H U. The factor overwrites the named triangle; the other triangle is not read. infos[k]
/// becomes 0, or `offset` plus the order of the leading minor of matrix k that is not positive definite; then
/// the columns (rows of U) before it are those of the factor.
template <class T>
struct BatchPotrfArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_potrf";
    Uplo uplo;
    Batch<T> a;
    std::int64_t* infos;  ///< written
    std::int64_t offset = 0;

    const char* violation() const {
        return a.fits(batch_potrf_order) ? nullptr : "batch_potrf: order, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a.data, a.extent());
        touch(Access::write, infos, Extent::array(a.count));
    }
};

/// Elements of `work` for each matrix. Matrices that may not fit into shared memory are processed there.
template <class T>
constexpr index_t batch_syev_work(index_t n) {
    return n > (sizeof(T) == 16 ? 64 : 96) ? n * n : 0;
}

/// A = V W V^H with ascending eigenvalues: W(k n .. k n + n - 1) belongs to matrix k, and V overwrites A.
/// Reads the named triangle of A, and the real parts of its diagonal. Skips matrices with nonzero infos[k].
/// infos[k] becomes batch_not_finite, or n if the sweeps did not converge; then A and W are unchanged. The
/// closer A is to a diagonal matrix, the fewer sweeps are needed.
template <class T>
struct BatchSyevArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_syev";
    bool vectors;
    Uplo uplo;
    Batch<T> a;
    real_t<T>* w;
    T* work;              ///< batch_syev_work elements for each matrix
    std::int64_t* infos;  ///< read and written

    const char* violation() const {
        return a.fits() ? nullptr : "batch_syev: order, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(vectors ? Access::write : Access::read, a.data, a.extent());
        touch(Access::write, w, Extent::array(a.n * a.count));
        touch(Access::write, work, Extent::array(batch_syev_work<T>(a.n) * a.count));
        touch(Access::write, infos, Extent::array(a.count));
    }
};

/// Reduces a generalized problem to an ordinary one, with the factor L (or U = L^H) of B: C = L^-1 A L^-H for
/// itype 1, L^H A L for itypes 2 and 3. Writes all of C; reads the named triangle of A. Skips matrices with
/// nonzero infos[k]; infos[k] becomes batch_not_finite if A has a NaN or an infinity.
template <class T>
struct BatchSygstArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_sygst";
    int itype;
    Uplo uplo;
    Batch<const T> a, factor;
    Batch<T> c;
    std::int64_t* infos;

    const char* violation() const {
        const bool fits = a.fits() && factor.fits() && c.fits() && factor.is_like(a.n, a.count) &&
                          c.is_like(a.n, a.count) && itype >= 1 && itype <= 3;
        return fits ? nullptr : "batch_sygst: itype, orders, leading dimensions, strides";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, a.data, a.extent());
        touch(Access::read, factor.data, factor.extent());
        touch(Access::write, c.data, c.extent());
        touch(Access::write, infos, Extent::array(a.count));
    }
};

/// Transforms the vectors Y of the ordinary problem to those of the generalized one: X = L^-H Y for itypes 1
/// and 2, L Y for itype 3. Y is destroyed. Skips matrices with nonzero infos[k].
template <class T>
struct BatchBackArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_back";
    int itype;
    Uplo uplo;
    Batch<const T> factor;
    Batch<T> y, x;
    const std::int64_t* infos;

    const char* violation() const {
        const bool fits = x.fits() && factor.fits() && y.fits() && factor.is_like(x.n, x.count) &&
                          y.is_like(x.n, x.count) && itype >= 1 && itype <= 3;
        return fits ? nullptr : "batch_back: itype, orders, leading dimensions, strides";
    }
    bool empty() const { return x.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::read, factor.data, factor.extent());
        touch(Access::write, y.data, y.extent());
        touch(Access::write, x.data, x.extent());
        touch(Access::read, infos, Extent::array(x.count));
    }
};

}  // namespace lapilli

#define LAPILLI_BATCH_OPERATIONS(X) X(BatchPotrfArgs) X(BatchSyevArgs) X(BatchSygstArgs) X(BatchBackArgs)
