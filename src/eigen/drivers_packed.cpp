// SPDX-License-Identifier: BSD-3-Clause
// SPEVD: the packed triangle becomes a matrix on the host, with which SYEVD's machinery goes on.
#include "eigen/drivers_packed.hpp"

#include "eigen/drivers.hpp"
#include "eigen/drivers_common.hpp"
#include "matrix/host_matrix.hpp"

namespace lapilli {
namespace {

/// The named triangle, with zeros in the other one.
template <class T>
void unpack(Uplo uplo, const T* ap, HostView<T> a) {
    for (index_t j = 0; j < a.cols; ++j) {
        const index_t first = uplo == Uplo::lower ? j : 0, last = uplo == Uplo::lower ? a.rows : j + 1;
        T* column = a.at(0, j);
        std::fill(column, column + first, T(0));
        std::copy(ap, ap + (last - first), column + first);
        std::fill(column + last, column + a.rows, T(0));
        ap += last - first;
    }
}

}  // namespace

template <class T>
index_t run_spevd(Context& context, bool vectors, Uplo uplo, index_t n, const T* ap, real_t<T>* w,
                  const UserMatrix<T>& z) {
    if (n == 0) return 0;
    const HostMatrix<T> a(n, n);
    {
        PhaseScope phase(context, "unpack");
        const index_t count = n * (n + 1) / 2;
        const bool on_device = context.is_device_pointer(ap);
        HostVector<T> fetched(on_device ? count : 0);
        if (on_device) copy_vector<T>(context, fetched.data(), ap, count);
        unpack<T>(uplo, on_device ? fetched.data() : ap, a.view());
    }
    const UserMatrix<T> whole{a.view().data, n, n, a.view().ld};
    index_t all = 0;
    return run_syevdx(context, vectors, uplo, Selection::all(), whole, &all, w, z);
}

template <class T>
Footprint spevd_memory(Context& context, bool vectors, index_t n) {
    Footprint footprint = syevdx_memory<T>(context, vectors, Selection::all(), n);
    footprint.host += host_footprint<T>(checked_product(n, checked_sum(checked_product(3, n), 1)) / 2).host;
    return footprint;
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template index_t run_spevd(Context&, bool, Uplo, index_t, const T*, real_t<T>*, const UserMatrix<T>&); \
    template Footprint spevd_memory<T>(Context&, bool, index_t);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
