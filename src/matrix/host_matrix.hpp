// SPDX-License-Identifier: BSD-3-Clause
// A host copy of a caller's matrix for the CPU to work on. The caller's matrix keeps its contents until the
// result is complete.
#pragma once

#include <algorithm>

#include "base/aligned_array.hpp"
#include "matrix/transfer.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {

template <class T>
class HostMatrix {
  public:
    HostMatrix(Context& context, const UserMatrix<T>& a) : HostMatrix(a.rows, a.cols) {
        context_ = &context;
        user_ = a;
        fetch_to_host<Element>(context, a, view_);
    }
    /// Allocates some elements past the end: for complex matrices OpenBLAS 0.3.21 reads one column more in
    /// TZRZF, ORMRZ and GELSY, and two numbers more in other routines.
    HostMatrix(index_t m, index_t n)
        : memory_(checked_product(std::max<index_t>(1, m), checked_sum(checked_dimension(n), 1)) + 2),
          view_{memory_.get(), m, n, std::max<index_t>(1, m)} {}

    HostView<std::remove_const_t<T>> view() const { return view_; }

    /// Copies the result to the caller's matrix: all of it, or one triangle.
    void deliver() const { deliver_from_host<T>(*context_, view_, user_); }
    void deliver_triangle(Uplo uplo) const {
        if (!user_.on_host()) return deliver();
        for (index_t j = 0; j < view_.cols; ++j) {
            const index_t first = uplo == Uplo::lower ? j : 0,
                          last = uplo == Uplo::lower ? view_.rows : j + 1;
            std::copy(view_.at(first, j), view_.at(last, j), user_.host().at(first, j));
        }
    }

  private:
    using Element = std::remove_const_t<T>;
    Context* context_ = nullptr;
    UserMatrix<T> user_;
    AlignedArray<Element> memory_;
    HostView<Element> view_;
};

/// Returns f(A in host memory), which overwrites A with the result. The CPU's LAPACK works in the caller's
/// memory if it can, since it cannot fail half-way.
template <class T, class F>
index_t on_cpu(Context& context, const char* name, const UserMatrix<T>& a, F f) {
    PhaseScope phase(context, name);
    if (a.on_host()) return f(a.host());
    const HostMatrix<T> copy(context, a);
    const index_t info = while_reporting(context, [&] { return f(copy.view()); });
    copy.deliver();
    return info;
}

}  // namespace lapilli
