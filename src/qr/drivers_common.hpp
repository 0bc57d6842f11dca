// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the drivers of QR, its variants and least squares. All are QR of a matrix in another form.
// With J the reversal of rows or columns, A = L Q is A^H = Q^H L^H, A = Q L is J A J = (J Q J) (J L J), and A
// = R Q is both.
#pragma once

#include "base/order_of_work.hpp"
#include "host/lapack_qr.hpp"
#include "matrix/drivers_common.hpp"
#include "qr/geqrf.hpp"
#include "qr/gram_qr.hpp"
#include "qr/safe_columns.hpp"
#include "small/small.hpp"

namespace lapilli {

/// The form of the working matrix.
inline Form form_of(Orthogonal kind) {
    if (is_reversed(kind)) return has_rows(kind) ? Form::adjoint_reversed : Form::reversed;
    return has_rows(kind) ? Form::adjoint : Form::direct;
}

/// The copy plan of A. A matrix in direct form needs no transposition buffers.
template <class T>
CopyPlan copy_plan_of(const UserMatrix<T>& a, Orthogonal kind) {
    return kind == Orthogonal::qr ? copy_plan_of(a) : copy_plan_of(a, form_of(kind));
}
/// The copy plan of a memory query.
inline CopyPlan copy_plan_of(index_t m, index_t n, Orthogonal kind) {
    if (kind == Orthogonal::qr) return {m, n};
    CopyPlan copy_plan = CopyPlan::any(m, n);
    copy_plan.form = form_of(kind);
    return copy_plan;
}

template <class T>
GeqrfPlan plan_of(const Context& context, const CopyPlan& of_a) {
    const index_t rows = of_a.turned() ? of_a.cols : of_a.rows, cols = of_a.turned() ? of_a.rows : of_a.cols;
    return GeqrfPlan::of<T>(context, rows, cols);
}

/// Whether devices factor A, and solve with its factors.
inline bool qr_on_devices(Context& context, const CopyPlan& of_a, bool small = false) {
    return use_devices(context, "geqrf.crossover",
                       order_of_work(of_a.rows, of_a.cols, std::min(of_a.rows, of_a.cols)), small);
}

/// The tasks of these drivers for a small matrix.
inline constexpr SmallTask small_qr{.kind = SmallKind::qr, .factors = true};

template <class T>
struct QrWork {
    CopiedOperand<T> a;
    typename SafeColumns<T>::Work columns;
    GeqrfWork<T> geqrf;
    QrWork(Arena& arena, const CopyPlan& of_a, const GeqrfPlan& plan)
        : a(arena, of_a, plan.nb),
          columns(arena, a.matrix.rows, a.matrix.cyclic.cols_of_devices(), Wanted::sums),
          geqrf(arena, a.matrix, plan.hybrid) {}
};

/// With workspace for Gram matrices, which are tried first for few columns on one device.
template <class T>
struct GramFirstWork : QrWork<T> {
    bool tries_gram;
    GramQrWork<T> gram;
    static bool tries(const GeqrfPlan& plan, index_t cols) {
        return plan.gram && plan.team.devices == 1 && cols <= tall_qr_limit<T>;
    }
    GramFirstWork(Arena& arena, const CopyPlan& of_a, const GeqrfPlan& plan)
        : QrWork<T>(arena, of_a, plan),
          tries_gram(tries(plan, this->a.matrix.cols())),
          gram(arena, {0}, this->a.matrix.rows, tries_gram ? this->a.matrix.cols() : 0) {}

    /// Factors the working matrix by Gram matrices. Returns false, with the matrix unchanged, if that fails.
    /// tau is gram.host_tau.
    bool by_gram(Context& context) {
        return tries_gram && gram_qr<T>(context, {{0, this->a.matrix.local[0]}}, gram);
    }
};

/// The first rows of A.
template <class T>
DistMatrix<T> top_of(const DistMatrix<T>& a, index_t rows) {
    DistMatrix<T> top = a;
    top.rows = rows;
    for (DeviceView<T>& local : top.local) local = local.block(0, 0, rows, local.cols);
    return top;
}

/// Clears the rows from `first` on. The caller's elements after the right-hand sides are undefined; they must
/// not influence the scaling.
template <class T>
void clear_behind(Context& context, const DistMatrix<T>& b, index_t first) {
    for (int d = 0; d < b.cyclic.devices(); ++d) {
        const DeviceView<T>& local = b.local[static_cast<std::size_t>(d)];
        set(context.queue(d), Part::all, T(0), T(0), local.block(first, 0, b.rows - first, local.cols));
    }
}

/// The index, from 1, of the first zero on R's diagonal; 0 if there is none.
template <class T>
index_t first_zero(Context& context, const DistMatrix<const T>& r, const typename Reductions<T>::Work& work) {
    const std::vector<real_t<T>> sizes = Reductions<T>(context, r, 0, work).diagonal(Size::sum_of_parts);
    const auto zero = std::find(sizes.begin(), sizes.end(), real_t<T>(0));
    return zero == sizes.end() ? 0 : zero - sizes.begin() + 1;
}

/// X over B, with the factors of A or, for fewer equations than unknowns, of A^H; then B is zero behind its
/// equations. q(op): B := op(Q) B. triangle(op): the first rows of B := op(R)^-1 times them. R is that of
/// scaled columns: R x = b is (R D) (D^-1 x) = b, and R^H x = b is (R D)^H x = D b; scale() multiplies these
/// rows by D and by the common factor of SolutionScales, which restore() takes back.
template <class Q, class Triangle, class Scale>
void solve_with_factors(bool overdetermined, const Q& q, const Triangle& triangle, const Scale& scale) {
    if (overdetermined) {
        q(Op::adjoint);
        triangle(Op::none);
        scale();
    } else {
        scale();
        triangle(Op::adjoint);
        q(Op::none);
    }
}

/// Host memory of the CPU path: copies of matrices with this number of elements, and tau.
template <class T>
Footprint qr_on_host(index_t elements, index_t reflectors) {
    return host_footprint<T>(checked_sum(elements, reflectors));
}
/// The same, and the order of the columns.
template <class T>
Footprint pivoted_on_host(index_t elements, index_t reflectors, index_t columns) {
    Footprint bytes = qr_on_host<T>(elements, reflectors);
    bytes.host += host_footprint<index_t>(columns).host;
    return bytes;
}

}  // namespace lapilli
