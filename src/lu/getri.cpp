// SPDX-License-Identifier: BSD-3-Clause
// GETRI: X := L^-1 in place of a copy of the factors, X := U^-1 X, and the columns of X to their places: 4/3
// n^3 operations, as LAPACK's.
#include <algorithm>
#include <optional>

#include "factor/trtri.hpp"
#include "host/lapack.hpp"
#include "lu/drivers.hpp"
#include "lu/getrf.hpp"
#include "lu/getrs.hpp"
#include "matrix/drivers_common.hpp"
#include "norms/norms.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {
namespace {

template <class T>
struct GetriWork {
    CopiedOperand<T> a;
    DistMatrix<T> inverse;
    TrtriWork<T> trtri;
    typename TriangularFromLeft<T>::Work triangle;
    typename Reductions<T>::Work sizes;
    T* diagonal;
    index_t* host_columns;
    std::vector<index_t*> columns;  ///< of each device, for each device that they come from

    GetriWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb),
          inverse(arena, of_a.rows, of_a.rows, nb),
          trtri(arena, inverse),
          triangle(arena, of_a.rows, nb, inverse.cyclic.cols_of_devices(), true),
          sizes(arena, of_a.rows, a.matrix.cyclic.cols_of_devices(), Wanted::sums),
          diagonal(arena.pinned_array<T>(of_a.rows)),
          host_columns(arena.pinned_array<index_t>(checked_product(arena.devices(), of_a.rows))) {
        for (int d = 0; d < arena.devices(); ++d) {
            const index_t cols = inverse.cyclic.local_cols(d);
            columns.push_back(arena.device_array<index_t>(d, checked_product(arena.devices(), cols)));
        }
    }
};

/// X := L^-1 with zeros above the diagonal, from L below the diagonal of `lu`.
template <class T>
void invert_lower(Context& context, const DistMatrix<T>& lu, GetriWork<T>& work) {
    const DistMatrix<T>& x = work.inverse;
    const Cyclic& cyclic = x.cyclic;
    for (int d = 0; d < cyclic.devices(); ++d)
        copy(context.queue(d), Part::all, lu.local[static_cast<std::size_t>(d)],
             x.local[static_cast<std::size_t>(d)]);
    trtri(context, true, x, work.trtri);
    for (index_t b = 0; b < cyclic.blocks(); ++b) {
        Queue& queue = context.queue(cyclic.owner(b));
        const index_t first = cyclic.block_start(b), width = cyclic.block_width(b);
        const DeviceView<T> column = x.block_column(b, 0);
        set(queue, Part::all, T(0), T(0), column.block(0, 0, first, width));
        set(queue, Part::upper, T(0), T(1), column.block(first, 0, width, width));
    }
}

/// Whether emulated products may solve with U. Their errors are relative to the largest element in a row of U
/// times that in a column of X. Where the columns of U are graded, the rows of X are so in the opposite way,
/// and all terms of the sums are much smaller.
template <class T>
bool may_be_emulated(Context& context, const DistMatrix<T>& lu, const GetriWork<T>& work) {
    constexpr real_t<T> most_apart = 256;
    if (!wants_emulation(context.settings, context.precision)) return true;
    const std::vector<real_t<T>> sizes = Reductions<T>(context, readable(lu), 0, work.sizes)
                                             .columns({Combine::largest, Size::larger_part, Part::upper});
    const auto [least, most] = std::minmax_element(sizes.begin(), sizes.end());
    return *most / most_apart <= *least;
}

/// A := X P, where P interchanges rows as the factorization did.
template <class T>
void move_columns(Context& context, const Interchanges& interchanges, GetriWork<T>& work) {
    const DistMatrix<T>&x = work.inverse, &a = work.a.matrix;
    const Cyclic& cyclic = a.cyclic;
    std::vector<index_t> row(static_cast<std::size_t>(a.rows));  // of the matrix, in each place of P A
    for (index_t i = 0; i < a.rows; ++i) row[static_cast<std::size_t>(i)] = i;
    for (std::size_t k = 0; k < interchanges.pivots.size(); ++k) {
        const auto [i, j] = interchanges.rows(k);
        std::swap(row[static_cast<std::size_t>(i)], row[static_cast<std::size_t>(j)]);
    }
    std::fill_n(work.host_columns, cyclic.devices() * a.rows, index_t(-1));
    // The lists of one target behind the other, in each of them those of one source behind the other.
    std::vector<index_t> begin;
    index_t end = 0;
    for (int d = 0; d < cyclic.devices(); ++d) {
        begin.push_back(end);
        end += cyclic.devices() * cyclic.local_cols(d);
    }
    const auto local = [&](index_t column) {
        return cyclic.local_block_start(column / cyclic.nb()) + column % cyclic.nb();
    };
    for (index_t j = 0; j < a.rows; ++j) {
        const index_t column = row[static_cast<std::size_t>(j)];
        const int target = cyclic.owner(column / cyclic.nb()), source = cyclic.owner(j / cyclic.nb());
        work.host_columns[begin[static_cast<std::size_t>(target)] + source * cyclic.local_cols(target) +
                          local(column)] = local(j);
    }
    context.synchronize();  // all devices have their columns of X
    for (int d = 0; d < cyclic.devices(); ++d) {
        const auto k = static_cast<std::size_t>(d);
        const index_t cols = cyclic.local_cols(d);
        upload_array(context.queue(d), work.host_columns + begin[k], work.columns[k],
                     cyclic.devices() * cols);
        for (int s = 0; s < cyclic.devices(); ++s)
            submit(context.queue(d), GatherColumnsArgs<T>{work.columns[k] + s * cols,
                                                          x.local[static_cast<std::size_t>(s)], a.local[k]});
    }
    context.synchronize();
}

template <class T>
auto getri_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<GetriWork<T>>(context.use_devices("getrf.crossover", of_a.rows), [=, &context](auto f) {
        const auto plan = GetrfPlan::of<T>(context, of_a.rows, of_a.rows);
        return f(plan.team, of_a, plan.nb);
    });
}

}  // namespace

template <class T>
index_t run_getri(Context& context, int number_of_ipiv, const UserMatrix<T>& a, const index_t* ipiv) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const Interchanges interchanges = read_interchanges(context, number_of_ipiv, n, 1, n, ipiv, 1);
    const auto plan = getri_plan<T>(context, copy_plan_of(a));
    if (!plan.on_devices) {
        return on_cpu(context, "invert", a,
                      [&](HostView<T> x) { return host::getri(x, interchanges.pivots); });
    }
    auto work = plan.workspace(context);
    const DistMatrix<T>& lu = work->a.matrix;
    upload<T>(context, work->a, a);
    const index_t info = first_zero_on_diagonal(context, lu, Form::direct, work->diagonal);
    if (info != 0) return info;
    {
        PhaseScope phase(context, "invert L");
        invert_lower(context, lu, *work);
    }
    {
        PhaseScope phase(context, "solve with U");
        const DistMatrix<const T> factors = readable(lu);
        std::optional<NativeProducts> native;
        if (!may_be_emulated(context, lu, *work)) native.emplace(context);
        TriangularFromLeft<T>(context, factors, work->inverse, work->inverse.cyclic.nb(), work->triangle)
            .solve({.uplo = Uplo::upper}, T(1));
        move_columns(context, interchanges, *work);
    }
    download(context, work->a, a);
    return 0;
}

template <class T>
Footprint getri_memory(Context& context, index_t n) {
    if (n == 0) return {};
    const auto plan = getri_plan<T>(context, CopyPlan{n, n});
    return plan.on_devices ? plan.memory() : host_footprint<T>(checked_product(n, n));
}

#define LAPILLI_INSTANTIATE(T)                                                       \
    template index_t run_getri(Context&, int, const UserMatrix<T>&, const index_t*); \
    template Footprint getri_memory<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
