// SPDX-License-Identifier: BSD-3-Clause
// SPEVD and SPGVD: packed triangles become matrices on the host, with which SYEVD's and SYGVD's machinery
// goes on.
#include "eigen/drivers_packed.hpp"

#include <optional>

#include "base/instances.hpp"
#include "eigen/drivers.hpp"
#include "eigen/generalized/drivers.hpp"
#include "matrix/delivery.hpp"
#include "matrix/host_matrix.hpp"
#include "matrix/host_vector.hpp"

namespace lapilli {
namespace {

/// f(first, last, column) for the named triangle's part of each column, whose elements lie one after the
/// other in storage.
template <class T, class F>
void for_each_column(Uplo uplo, HostView<T> a, const F& f) {
    for (index_t j = 0; j < a.cols; ++j) {
        const bool lower = uplo == Uplo::lower;
        f(lower ? j : 0, lower ? a.rows : j + 1, a.at(0, j));
    }
}

constexpr index_t packed_size(index_t n) { return n * (n + 1) / 2; }

/// The triangle as a matrix, with zeros in the other one.
template <class T>
HostMatrix<T> unpacked(Context& context, Uplo uplo, index_t n, const T* ap) {
    HostMatrix<T> a(n, n);
    const bool on_device = context.is_device_pointer(ap);
    HostVector<T> fetched(on_device ? packed_size(n) : 0);
    if (on_device) {
        copy_vector<T>(context, fetched.data(), ap, packed_size(n));
        ap = fetched.data();
    }
    for_each_column(uplo, a.view(), [&](index_t first, index_t last, T* column) {
        std::fill(column, column + first, T(0));
        std::copy(ap, ap + (last - first), column + first);
        std::fill(column + last, column + n, T(0));
        ap += last - first;
    });
    return a;
}

/// The way back.
template <class T>
void pack(Context& context, Uplo uplo, HostView<T> a, T* ap) {
    const bool on_device = context.is_device_pointer(ap);
    HostVector<T> kept(on_device ? packed_size(a.cols) : 0);
    T* to = on_device ? kept.data() : ap;
    for_each_column(uplo, a, [&](index_t first, index_t last, const T* column) {
        to = std::copy(column + first, column + last, to);
    });
    if (on_device) copy_vector<T>(context, ap, kept.data(), packed_size(a.cols));
}

template <class T>
UserMatrix<T> whole(const HostMatrix<T>& a) {
    return {a.view().data, a.view().rows, a.view().cols, a.view().ld};
}

/// Adds `matrices` full matrices of order n and one packed triangle, all in host memory.
template <class T>
Footprint with_unpacked(Footprint footprint, index_t matrices, index_t n) {
    const index_t squares = checked_product(checked_product(matrices, n), n);
    const index_t triangle = checked_product(n, checked_sum(n, 1)) / 2;
    footprint.host += host_footprint<T>(checked_sum(squares, triangle)).host;
    return footprint;
}

}  // namespace

template <class T>
index_t run_spevd(Context& context, bool vectors, Uplo uplo, index_t n, const T* ap, real_t<T>* w,
                  const UserMatrix<T>& z) {
    if (n == 0) return 0;
    std::optional<HostMatrix<T>> a;
    {
        PhaseScope phase(context, "unpack");
        a = unpacked(context, uplo, n, ap);
    }
    index_t all = 0;
    return run_syevdx(context, vectors, uplo, Selection::all(), whole(*a), &all, w, z);
}

template <class T>
index_t run_spgvd(Context& context, index_t itype, bool vectors, Uplo uplo, index_t n, const T* ap, T* bp,
                  real_t<T>* w, const UserMatrix<T>& z) {
    if (n == 0) return 0;
    std::optional<HostMatrix<T>> a, b;
    {
        PhaseScope phase(context, "unpack");
        a = unpacked(context, uplo, n, ap);
        b = unpacked<T>(context, uplo, n, bp);
    }
    // The results stay here until all of them are: BP's way to a device may fail when the others are there.
    HostVector<real_t<T>> values(n);
    index_t found = 0;
    const index_t info = run_sygvdx<T>(context, itype, vectors, uplo, Selection::all(), whole(*a), whole(*b),
                                       &found, values.data(), whole(*a), nullptr);
    PhaseScope phase(context, "pack");
    Delivery results;
    results.add(context.is_device_pointer(bp), [&] { pack<T>(context, uplo, b->view(), bp); });
    if (vectors && info == 0) results.add(!z.on_host(), [&] { deliver_from_host<T>(context, a->view(), z); });
    results.add_vector(context, w, values.data(), found);
    results.run();
    return info;
}

template <class T>
Footprint spevd_memory(Context& context, bool vectors, index_t n) {
    return with_unpacked<T>(syevdx_memory<T>(context, vectors, Selection::all(), n), 1, n);
}

template <class T>
Footprint spgvd_memory(Context& context, index_t itype, bool vectors, index_t n) {
    return with_unpacked<T>(sygvd_memory<T>(context, itype, vectors, n), 2, n);
}

LAPILLI_INSTANCES(run_spevd, run_spgvd, spevd_memory, spgvd_memory)

}  // namespace lapilli
