// SPDX-License-Identifier: BSD-3-Clause
// GEEQU and POEQU.
#include <algorithm>

#include "matrix/delivery.hpp"
#include "norms/drivers.hpp"
#include "norms/norms.hpp"

namespace lapilli {
namespace {

/// Sizes, such as the largest of each row, as factors that take them to 1.
template <class R>
struct Factors {
    R smallest = 0, largest = 0;
    index_t zero = 0;  ///< the first one, counted from 1
    R ratio = 1;       ///< the smallest factor over the largest, where there is no zero
    std::vector<R> values;
};

/// Factors and their inverses are normal numbers.
template <class R>
Factors<R> factors_of(const std::vector<R>& sizes) {
    constexpr R least = std::numeric_limits<R>::min(), most = 1 / least;
    Factors<R> f;
    f.smallest = most;
    for (const R x : sizes) {
        f.largest = larger(f.largest, x);
        f.smallest = std::min(f.smallest, x);
        f.values.push_back(R(1) / std::min(std::max(x, least), most));
    }
    const auto zero = std::find(sizes.begin(), sizes.end(), R(0));
    f.zero = zero == sizes.end() ? 0 : zero - sizes.begin() + 1;
    if (!sizes.empty()) f.ratio = std::max(f.smallest, least) / std::min(f.largest, most);
    return f;
}

}  // namespace

template <class T>
index_t run_geequ(Context& context, const UserMatrix<const T>& a, real_t<T>* r, real_t<T>* c,
                  real_t<T>* rowcnd, real_t<T>* colcnd, real_t<T>* amax) {
    using R = real_t<T>;
    Factors<R> rows, cols;
    if (a.rows > 0 && a.cols > 0) {
        with_reductions<T>(context, "measure", a, Wanted::weighted_sums, [&](const Reductions<T>& there) {
            constexpr Measure measure{Combine::largest, Size::sum_of_parts};
            rows = factors_of(there.rows(measure));
            if (rows.zero == 0) cols = factors_of(there.columns(measure, R(1), rows.values));
        });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(context, amax, {rows.largest});
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
    using R = real_t<T>;
    std::vector<R> diagonal, factors;
    if (a.cols > 0)
        with_reductions<T>(context, "measure", a, Wanted::diagonal,
                           [&](const Reductions<T>& there) { diagonal = there.diagonal(Size::real_part); });
    R smallest = std::numeric_limits<R>::max(), largest = diagonal.empty() ? R(0) : diagonal.front();
    for (const R x : diagonal) {
        largest = larger(largest, x);
        smallest = std::min(smallest, x);
        factors.push_back(R(1) / std::sqrt(x));
    }
    const auto bad = std::find_if(diagonal.begin(), diagonal.end(), [](R x) { return !(x > R(0)); });
    const index_t info = bad == diagonal.end() ? 0 : bad - diagonal.begin() + 1;
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(context, amax, {largest});
    if (info == 0) {
        results.add_vector(context, s, factors);
        results.add_vector(context, scond,
                           {diagonal.empty() ? R(1) : std::sqrt(smallest) / std::sqrt(largest)});
    }
    results.run();
    return info;
}

template <class T>
Footprint geequ_memory(Context& context, index_t m, index_t n) {
    return reductions_memory<T>(context, m, n, Wanted::weighted_sums);
}

template <class T>
Footprint poequ_memory(Context& context, index_t n) {
    return reductions_memory<T>(context, n, n, Wanted::diagonal);
}

#define LAPILLI_INSTANTIATE(T)                                                                            \
    template index_t run_geequ(Context&, const UserMatrix<const T>&, real_t<T>*, real_t<T>*, real_t<T>*,  \
                               real_t<T>*, real_t<T>*);                                                   \
    template index_t run_poequ(Context&, const UserMatrix<const T>&, real_t<T>*, real_t<T>*, real_t<T>*); \
    template Footprint geequ_memory<T>(Context&, index_t, index_t);                                       \
    template Footprint poequ_memory<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
