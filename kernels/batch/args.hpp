// SPDX-License-Identifier: BSD-3-Clause
// Batches of small matrices, all of one order, a thread block or less for each: what the operations take. Plain data, shared by
// the kernels, the backends and the tests.
#pragma once

#include <cstdint>
#include <type_traits>

#include "base/access.hpp"
#include "base/scalar.hpp"

namespace lapilli {

/// The largest order that the operations take.
inline constexpr index_t batch_order = 192;
/// An eigenproblem that has taken so many sweeps has not converged.
inline constexpr int jacobi_sweeps = 30;
/// What `infos` says of a matrix with a NaN or an infinity: LAPILLI_ERROR_NOT_FINITE, as src/batch makes sure. Kernels are compiled
/// without the public headers, too.
inline constexpr std::int64_t batch_not_finite = -1004;

/// `count` square matrices of order n, `stride` elements apart, in memory of a device.
template <class T>
struct Batch {
    T* data = nullptr;
    index_t n = 0, ld = 0, stride = 0, count = 0;

    constexpr Extent extent() const { return Extent::matrix(n, n, ld).times(count, stride); }
    constexpr bool fits() const { return n <= batch_order && ld >= n && stride >= ld * n; }
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

/// A = L L^H or U^H U: the named triangle is overwritten by the factor, the other one is not looked at. infos[k] is 0, or
/// `offset` and the order of the leading minor of matrix k that is not positive definite: columns (rows of U) before it are
/// the factor's.
template <class T>
struct BatchPotrfArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_potrf";
    Uplo uplo;
    Batch<T> a;
    std::int64_t* infos;  ///< written
    std::int64_t offset = 0;

    const char* violation() const {
        return a.fits() ? nullptr : "batch_potrf: order, leading dimension, stride";
    }
    bool empty() const { return a.empty(); }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::write, a.data, a.extent());
        touch(Access::write, infos, Extent::array(a.count));
    }
};

/// Elements of `work` for each matrix: those that the shared memory may not hold are worked on there.
template <class T>
constexpr index_t batch_syev_work(index_t n) {
    return n > (sizeof(T) == 16 ? 64 : 96) ? n * n : 0;
}

/// A = V W V^H, the values in ascending order: W(k n .. k n + n - 1) of matrix k, V over all of A, which is else left as it
/// is. Of A the named triangle is read, of its diagonal the real parts. Matrices whose infos[k] is not 0 are left alone; it
/// becomes batch_not_finite, or n where the sweeps did not converge, and then A and W are as they were. Fewer sweeps are
/// taken the closer A is to a diagonal matrix.
template <class T>
struct BatchSyevArgs {
    using Scalar = T;
    static constexpr const char* name = "batch_syev";
    bool vectors;
    Uplo uplo;
    Batch<T> a;
    real_t<T>* w;
    T* work;              ///< batch_syev_work for each matrix
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

/// The ordinary problem of a generalized one, with the factor L (or U) of B: C = L^-1 A L^-H for itype 1, L^H A L for 2 and
/// 3 (L is U^H). All of C is written; of A the named triangle is read. Matrices whose infos[k] is not 0 are left alone; it
/// becomes batch_not_finite where A has a NaN or an infinity.
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

/// The vectors of the generalized problem from those of the ordinary one, Y: X = L^-H Y for itypes 1 and 2, L Y for 3. Y is
/// destroyed. Matrices whose infos[k] is not 0 are left alone.
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
