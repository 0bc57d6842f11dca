// SPDX-License-Identifier: BSD-3-Clause
// GEEQU and POEQU.
#include "base/instances.hpp"
#include "matrix/delivery.hpp"
#include "norms/drivers.hpp"
#include "norms/scale_factors.hpp"

namespace lapilli {

template <class T>
index_t run_geequ(Context& context, const UserMatrix<const T>& a, real_t<T>* r, real_t<T>* c,
                  real_t<T>* rowcnd, real_t<T>* colcnd, real_t<T>* amax) {
    GeneralFactors<real_t<T>> f;
    if (a.rows > 0 && a.cols > 0)
        with_reductions<T>(context, "measure", a, Wanted::weighted_sums,
                           [&](const Reductions<T>& there) { f = general_factors(there); });
    const auto &rows = f.rows, &cols = f.cols;
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(context, amax, {f.amax()});
    if (rows.zero == 0) {
        results.add_vector(context, r, rows.values);
        results.add_vector(context, rowcnd, {rows.ratio});
        if (cols.zero == 0) {
            results.add_vector(context, c, cols.values);
            results.add_vector(context, colcnd, {cols.ratio});
        }
    }
    results.run();
    return rows.zero > 0 ? rows.zero : cols.zero > 0 ? a.rows + cols.zero : 0;
}

template <class T>
index_t run_poequ(Context& context, const UserMatrix<const T>& a, real_t<T>* s, real_t<T>* scond,
                  real_t<T>* amax) {
    std::vector<real_t<T>> diagonal;
    if (a.cols > 0)
        with_reductions<T>(context, "measure", a, Wanted::diagonal,
                           [&](const Reductions<T>& there) { diagonal = there.diagonal(Size::real_part); });
    const auto f = diagonal_factors(diagonal);
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(context, amax, {f.amax});
    if (f.info == 0) {
        results.add_vector(context, s, f.values);
        results.add_vector(context, scond, {f.ratio});
    }
    results.run();
    return f.info;
}

template <class T>
Footprint geequ_memory(Context& context, index_t m, index_t n) {
    return reductions_memory<T>(context, m, n, Wanted::weighted_sums);
}

template <class T>
Footprint poequ_memory(Context& context, index_t n) {
    return reductions_memory<T>(context, n, n, Wanted::diagonal);
}

LAPILLI_INSTANCES(run_geequ, run_poequ, geequ_memory, poequ_memory)

}  // namespace lapilli
