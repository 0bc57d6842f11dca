// SPDX-License-Identifier: BSD-3-Clause
#include "iterative/projected.hpp"

#include "base/error.hpp"
#include "base/instances.hpp"
#include "eigen/drivers.hpp"
#include "runtime/caller.hpp"

namespace lapilli {

template <class T>
std::vector<real_t<T>> projected_eigenvectors(Context& context, HostView<T> g) {
    const index_t n = g.rows;
    if (!context.use_devices("sytrd.crossover", n, Crossover::fixed)) {
        for (index_t j = 0; j < n; ++j) {
            for (index_t i = j + 1; i < n; ++i) g(j, i) = conjugate(g(i, j));
        }
        return eigenvectors(g);
    }
    std::vector<real_t<T>> values(static_cast<std::size_t>(n));
    // With a workspace of its own: the vectors are in the other one.
    call_caller(context, "the projected eigenproblem", [&] {
        const UserMatrix<T> matrix{g.data, g.rows, g.cols, g.ld, false, nullptr};
        const index_t info = run_syevd(context, true, Uplo::lower, matrix, values.data());
        require(info == 0, "iterative: the projected eigenproblem did not converge");
        return 0;
    });
    return values;
}

LAPILLI_INSTANCES(projected_eigenvectors)

}  // namespace lapilli
