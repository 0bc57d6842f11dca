// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/generalized/drivers.hpp"
#include "eigen/generalized/sygst.hpp"
#include "factor/potrf.hpp"
#include "host/lapack.hpp"
#include "matrix/drivers_common.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {
namespace {

template <class T>
struct ReduceWork {
    StagedOperand<T> a, l;
    SygstWork<T> sygst;
    ReduceWork(Arena& arena, index_t itype, const Staging& of_a, const Staging& of_l, index_t nb)
        : a(arena, of_a, nb), l(arena, of_l, nb), sygst(arena, itype, a.matrix, l.matrix) {}
};

}  // namespace

template <class T>
index_t run_sygst(Context& context, index_t itype, Uplo uplo, const UserMatrix<T>& a,
                  const UserMatrix<const T>& b) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    if (!context.use_devices("potrf.crossover", n)) {
        // LAPACK conjugates rows of B and back while it works: not in memory that the caller only lets us read.
        const HostMatrix<const T> factor(context, b);
        return on_cpu(context, "reduce", a, [&](HostView<T> x) {
            return host::sygst(itype, static_cast<char>(uplo), x, HostView<const T>(factor.view()));
        });
    }
    Allocated<ReduceWork<T>> work(context, potrf_team(context, n), itype, triangle_of(uplo, a),
                                  triangle_of(uplo, b), potrf_block(context, n));
    upload<T>(context, work->a, a);
    upload<T>(context, work->l, b);
    {
        PhaseScope phase(context, "reduce");
        sygst(context, work->sygst);
    }
    download(context, work->a, a);
    return 0;
}

template <class T>
Footprint sygst_memory(Context& context, index_t itype, index_t n) {
    if (!context.use_devices("potrf.crossover", n)) return both_on_host<T>(n, n);
    return Allocated<ReduceWork<T>>::measure(potrf_team(context, n), itype, Staging::any(n, n),
                                             Staging::any(n, n), potrf_block(context, n));
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template index_t run_sygst(Context&, index_t, Uplo, const UserMatrix<T>&, const UserMatrix<const T>&); \
    template Footprint sygst_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
