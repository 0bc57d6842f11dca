// SPDX-License-Identifier: BSD-3-Clause
// A caller's matrix as the CPU works on it: a copy in host memory, so that the caller's stays as it was until
// the result is there.
#pragma once

#include <algorithm>
#include <memory>

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
    /// With room behind it: of complex matrices, OpenBLAS 0.3.21 reads a column more in TZRZF, ORMRZ and GELSY, and two numbers more
    /// elsewhere.
    HostMatrix(index_t m, index_t n)
        : memory_(new Element[static_cast<std::size_t>(
              checked_product(std::max<index_t>(1, m), checked_sum(checked_dimension(n), 1)) + 2)]),
          view_{memory_.get(), m, n, std::max<index_t>(1, m)} {}

    HostView<std::remove_const_t<T>> view() const { return view_; }

    /// Back to the caller's matrix: all of it, or only the named triangle.
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
    std::unique_ptr<Element[]> memory_;
    HostView<Element> view_;
};

/// Returns f(A in host memory), which overwrites A by the result: the CPU's LAPACK works in the caller's memory where it
/// can, since it cannot fail half-way.
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
