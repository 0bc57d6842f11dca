// SPDX-License-Identifier: BSD-3-Clause
// GECON and POCON. The estimate of |A^-1| is made of solutions with one vector each, by the factors where they are.
#include "blas/triangular_vector.hpp"
#include "condition/drivers.hpp"
#include "condition/reciprocal.hpp"
#include "factor/drivers_common.hpp"
#include "factor/potrf.hpp"
#include "host/lapack_condition.hpp"

namespace lapilli {
namespace {

/// Factors L and, of an LU factorization, U; the vector.
template <class T>
struct ConditionWork {
    StagedOperand<T> factors;
    typename TriangularVector<T>::Work lower, upper;
    typename TravellingVector<T>::Work vector;
    typename Reductions<T>::Work check;
    ConditionWork(Arena& arena, const Staging& of_a, index_t nb, bool two)
        : factors(arena, of_a, nb),
          lower(TriangularVector<T>::work_for(arena, factors.matrix.cyclic)),
          upper(two ? TriangularVector<T>::work_for(arena, factors.matrix.cyclic)
                    : typename TriangularVector<T>::Work()),
          vector(arena, of_a.rows, std::min(nb, of_a.rows)),
          check(arena, of_a.rows, factors.matrix.cyclic.cols_of_devices(), Wanted::sums) {}
};

/// on_devices(work, vector, op): a solution. The part of A, and how it is brought.
template <class T, class OnCpu, class OnDevices>
index_t run(Context& context, const UserMatrix<const T>& a, real_t<T> anorm, real_t<T>* rcond, Part part,
            const Staging& staging, bool adjoint, OnCpu on_cpu, OnDevices on_devices) {
    return run_condition<T>(context, a, anorm, rcond, part, on_cpu, [&] {
        const index_t n = a.rows;
        Allocated<ConditionWork<T>> work(context, potrf_team(context, n), staging, potrf_block(context, n),
                                         part == Part::all);
        upload(context, work->factors, a);
        PhaseScope phase(context, "estimate");
        const DistMatrix<const T> factors = readable(work->factors.matrix);
        TravellingVector<T> vector(context, n, work->vector);
        TriangularVector<T> lower(context, factors, {.uplo = Uplo::lower, .unit = part == Part::all},
                                  work->lower),
            upper(context, factors, {.uplo = Uplo::upper}, work->upper);
        const Part of_working = part == Part::all ? Part::all : Part::lower;
        if (!is_finite(Reductions<T>(context, factors, 0, work->check), of_working)) return not_finite<T>;
        return reciprocal_condition<T>(context, n, anorm, adjoint, [&](std::vector<T>& x, Op op) {
            on_devices(lower, upper, vector, x, op);
        });
    });
}

template <class T>
void solve_with(TriangularVector<T>& first, Op of_first, TriangularVector<T>& second, Op of_second,
                TravellingVector<T>& vector, std::vector<T>& x) {
    vector.upload(x, first.first_device(of_first));
    first.solve(of_first, vector);
    second.solve(of_second, vector);
    vector.download(x);
}

}  // namespace

template <class T>
index_t run_gecon(Context& context, char norm, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    return run<T>(
        context, a, anorm, rcond, Part::all, staging_of(a), norm == 'I',
        [&](HostView<const T> factors) { return host::gecon(norm, factors, anorm); },
        [](auto& lower, auto& upper, auto& vector, std::vector<T>& x, Op op) {
            if (op == Op::none) {
                solve_with(lower, op, upper, op, vector, x);
            } else {
                solve_with(upper, op, lower, op, vector, x);
            }
        });
}

template <class T>
index_t run_pocon(Context& context, Uplo uplo, const UserMatrix<const T>& a, real_t<T> anorm,
                  real_t<T>* rcond) {
    return run<T>(
        context, a, anorm, rcond, part_of(uplo), triangle_of(uplo, a), false,
        [&](HostView<const T> factor) { return host::pocon(static_cast<char>(uplo), factor, anorm); },
        [](auto& lower, auto&, auto& vector, std::vector<T>& x, Op) {
            solve_with(lower, Op::none, lower, Op::adjoint, vector, x);
        });
}

namespace {

template <class T>
Footprint memory(Context& context, index_t n, const Staging& staging, bool two) {
    if (n == 0) return {};
    if (!context.use_devices("gecon.crossover", n)) return host_footprint<T>(checked_product(n, n));
    return Allocated<ConditionWork<T>>::measure(potrf_team(context, n), staging, potrf_block(context, n),
                                                two);
}

}  // namespace

template <class T>
Footprint gecon_memory(Context& context, index_t n) {
    return memory<T>(context, n, Staging{n, n}, true);
}
template <class T>
Footprint pocon_memory(Context& context, index_t n) {
    return memory<T>(context, n, Staging::any(n, n), false);
}

#define LAPILLI_INSTANTIATE(T)                                                                     \
    template index_t run_gecon(Context&, char, const UserMatrix<const T>&, real_t<T>, real_t<T>*); \
    template index_t run_pocon(Context&, Uplo, const UserMatrix<const T>&, real_t<T>, real_t<T>*); \
    template Footprint gecon_memory<T>(Context&, index_t);                                         \
    template Footprint pocon_memory<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
