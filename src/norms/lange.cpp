// SPDX-License-Identifier: BSD-3-Clause
// LANGE, LANSY and LANHE.
#include "base/instances.hpp"
#include "norms/drivers.hpp"
#include "norms/norms.hpp"

namespace lapilli {
namespace {

/// measure(reductions) is the norm.
template <class T, class F>
index_t norm_where_it_is(Context& context, const UserMatrix<const T>& a, real_t<T>* value, F measure) {
    real_t<T> norm = 0;
    if (a.rows > 0 && a.cols > 0)
        with_reductions<T>(context, "measure", a, Wanted::sums,
                           [&](const Reductions<T>& there) { norm = measure(there); });
    PhaseScope phase(context, "download");
    copy_vector<real_t<T>>(context, value, &norm, 1);
    return 0;
}

}  // namespace

template <class T>
index_t run_lange(Context& context, char norm, const UserMatrix<const T>& a, real_t<T>* value) {
    return norm_where_it_is<T>(
        context, a, value, [&](const Reductions<T>& there) { return norm_of_general(there, norm_of(norm)); });
}

template <class T>
index_t run_lansy(Context& context, char norm, Uplo uplo, const UserMatrix<const T>& a, real_t<T>* value) {
    return norm_where_it_is<T>(context, a, value, [&](const Reductions<T>& there) {
        return norm_of_triangle(there, norm_of(norm), uplo, false);
    });
}

template <class T>
index_t run_lanhe(Context& context, char norm, Uplo uplo, const UserMatrix<const T>& a, real_t<T>* value) {
    return norm_where_it_is<T>(context, a, value, [&](const Reductions<T>& there) {
        return norm_of_triangle(there, norm_of(norm), uplo, true);
    });
}

template <class T>
Footprint lange_memory(Context& context, index_t m, index_t n) {
    return reductions_memory<T>(context, m, n, Wanted::sums);
}
template <class T>
Footprint lansy_memory(Context& context, index_t n) {
    return reductions_memory<T>(context, n, n, Wanted::sums);
}
template <class T>
Footprint lanhe_memory(Context& context, index_t n) {
    return reductions_memory<T>(context, n, n, Wanted::sums);
}

LAPILLI_INSTANCES(run_lange, run_lansy, lange_memory, lansy_memory)
#define LAPILLI_INSTANTIATE(T)                                                                \
    template index_t run_lanhe(Context&, char, Uplo, const UserMatrix<const T>&, real_t<T>*); \
    template Footprint lanhe_memory<T>(Context&, index_t);
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
