// SPDX-License-Identifier: BSD-3-Clause
// LAPACK's refinement of solutions of op(A) X = B, and bounds of their errors: J. Demmel, Applied Numerical
// Linear Algebra, section 2.4.2. All columns are refined together; those that have ended stay as they are.
// Residuals, solutions with the factors and sums of sizes are the devices'; what takes each element of a
// right-hand side once, the host does.
#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "base/function_ref.hpp"
#include "norms/reductions.hpp"
#include "refine/error_terms.hpp"

namespace lapilli {

template <class R>
struct ErrorBounds {
    std::vector<R> forward, backward;  ///< of each column

    /// Where a solution with the error's weights overflows, LAPACK's bound of a finite solution is NaN.
    void pass_the_range() {
        for (std::size_t j = 0; j < forward.size(); ++j) {
            if (std::isnan(forward[j]) && !std::isnan(backward[j]))
                forward[j] = std::numeric_limits<R>::infinity();
        }
    }
};

template <class T>
struct RefinementTerms {
    typename ErrorTerms<T>::Work terms;
    typename Reductions<T>::Work sizes;
    RefinementTerms(Arena& arena, const DistMatrix<T>& a, const DistMatrix<T>& x)
        : terms(arena, a, x), sizes(arena, x.rows, x.cyclic.cols_of_devices(), Wanted::sums) {}

    /// Memory of the host for columns of n elements: R and S, vectors of estimates and their signs.
    static Footprint on_host(index_t n, index_t nrhs) {
        const index_t count = checked_product(n, nrhs);
        Footprint bytes = host_footprint<T>(checked_product(3, count));
        bytes.host += host_footprint<real_t<T>>(count).host;
        return bytes;
    }
};

/// Makes X better, and bounds its errors. Waits.
/// solve(op, b): b := op(A)^-1 b by the factors. symmetric: A = A^T, and op is none in all calls.
template <class T>
ErrorBounds<real_t<T>> refine_columns(Context& context, const DistMatrix<T>& a, Op op, const DistMatrix<T>& b,
                                      const DistMatrix<T>& x, RefinementTerms<T>& work,
                                      FunctionRef<void(Op, const DistMatrix<T>&)> solve, bool symmetric);

}  // namespace lapilli
