// SPDX-License-Identifier: BSD-3-Clause
// SYCON and HECON. Interchanges are brought to all of L once; then each solution is two with a triangle and one vector.
#include "blas/triangular_vector.hpp"
#include "condition/drivers.hpp"
#include "condition/reciprocal.hpp"
#include "factor/potrf.hpp"
#include "factor/trtri.hpp"
#include "host/lapack_condition.hpp"
#include "indefinite/one_device.hpp"
#include "indefinite/sytrf.hpp"

namespace lapilli {
namespace {

template <class T>
struct IndefiniteConditionWork {
    StagedOperand<T> factors;
    PlainFactors<T> plain;
    typename TriangularVector<T>::Work triangle;
    typename TravellingVector<T>::Work vector;
    typename Reductions<T>::Work check;
    T* diagonal;
    IndefiniteConditionWork(Arena& arena, const Staging& of_a, index_t nb)
        : factors(arena, of_a, nb),
          plain(arena, of_a.rows),
          triangle(arena, factors.matrix.cyclic),
          vector(arena, of_a.rows, std::min(nb, of_a.rows)),
          check(arena, of_a.rows, factors.matrix.cyclic.cols_of_devices(), Wanted::sums),
          diagonal(arena.pinned_array<T>(of_a.rows)) {}
};

template <class T>
void interchange(const Interchanges& rows, std::vector<T>& x) {
    for (std::size_t k = 0; k < rows.pivots.size(); ++k) {
        const auto [i, j] = rows.rows(k);
        std::swap(x[static_cast<std::size_t>(i)], x[static_cast<std::size_t>(j)]);
    }
}

template <class T>
void conjugate_all(std::vector<T>& x) {
    for (T& value : x) value = conjugate(value);
}

template <class T>
real_t<T> estimate(Context& context, bool hermitian, real_t<T> anorm, const BunchKaufmanPivots& pivots,
                   IndefiniteConditionWork<T>& work) {
    const DistMatrix<T>& a = work.factors.matrix;
    const DistMatrix<const T> factors = readable(a);
    if (!is_finite(Reductions<T>(context, factors, 0, work.check), Part::lower)) return not_finite<T>;
    copy_diagonal(context, a, work.diagonal);
    if (pivots.zero_pivot(work.diagonal) >= 0) return 0;
    Queue& queue = context.queue(0);
    work.plain.take_apart(queue, pivots, a.local[0]);
    TravellingVector<T> vector(context, a.rows, work.vector);
    TriangularVector<T> l(context, factors, {.uplo = Uplo::lower, .unit = true}, work.triangle);
    Interchanges rows = pivots.interchanges();
    return reciprocal_condition<T>(context, a.rows, anorm, false, [&](std::vector<T>& x, Op op) {
        // Where A = A^T, A^-H x is the conjugate of A^-1 times that of x.
        const bool conjugated = !hermitian && op == Op::adjoint;
        if (conjugated) conjugate_all(x);
        rows.forwards = true;
        interchange(rows, x);
        vector.upload(x, 0);
        l.solve(Op::none, vector);
        work.plain.solve_with_d(queue, hermitian, factors.local[0],
                                DeviceView<T>{vector.on(0), a.rows, 1, a.rows});
        l.solve(hermitian ? Op::adjoint : Op::transpose, vector);
        vector.download(x);
        rows.forwards = false;
        interchange(rows, x);
        if (conjugated) conjugate_all(x);
    });
}

}  // namespace

template <class T>
index_t run_sycon(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const index_t* ipiv, real_t<T> anorm, real_t<T>* rcond) {
    const index_t n = a.rows;
    if (n == 0) return deliver_rcond<T>(context, rcond, 1);
    const auto pivots = BunchKaufmanPivots::read(context, number_of_ipiv, uplo, n, ipiv);
    return run_condition<T>(
        context, a, anorm, rcond, part_of(uplo),
        [&](HostView<const T> factors) {
            const real_t<T> found =
                host::sycon(static_cast<char>(uplo), hermitian, factors, pivots.as_lapack(uplo), anorm);
            // Nothing is scaled there: a solution has overflowed.
            return std::isnan(found) ? real_t<T>(0) : found;
        },
        [&] {
            Allocated<IndefiniteConditionWork<T>> work(context, one_device, triangle_of_indefinite(uplo, a),
                                                       potrf_block(context, n));
            upload(context, work->factors, a);
            PhaseScope phase(context, "estimate");
            return estimate(context, hermitian, anorm, pivots, *work);
        });
}

template <class T>
Footprint sycon_memory(Context& context, index_t n) {
    if (n == 0) return {};
    if (!context.use_devices("gecon.crossover", n)) return indefinite_on_host<T>(n, 0);
    return Allocated<IndefiniteConditionWork<T>>::measure(one_device, Staging::any(n, n),
                                                          potrf_block(context, n));
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template index_t run_sycon(Context&, int, Uplo, bool, const UserMatrix<const T>&, const index_t*, \
                               real_t<T>, real_t<T>*);                                                \
    template Footprint sycon_memory<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
