// SPDX-License-Identifier: BSD-3-Clause
// QR factorization with column pivots over any number of devices.
#pragma once

#include <utility>
#include <vector>

#include "matrix/matrix.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// The columns of A that LAPACK's jpvt puts first, and the resulting order of all columns.
class ColumnOrder {
  public:
    /// Columns with nonzero jpvt come first.
    explicit ColumnOrder(const std::vector<index_t>& jpvt);

    index_t fixed() const { return fixed_; }
    /// Column j was the caller's column order()[j], counted from 1.
    const std::vector<index_t>& order() const { return order_; }
    /// The interchanges of columns, from 0, in order.
    const std::vector<std::pair<index_t, index_t>>& interchanges() const { return interchanges_; }

  private:
    index_t fixed_ = 0;
    std::vector<index_t> order_;
    std::vector<std::pair<index_t, index_t>> interchanges_;
};

/// Workspace for a matrix factored in panels of nb columns.
template <class T>
struct Geqp3Work {
    DistMatrix<T> a;
    /// several devices: the columns in their final places; one device factors in place
    DistMatrix<T> result;
    struct PerDevice {
        DeviceView<T> f, v;
        real_t<T>* norms;
        T* tau;
        index_t *order, *place, *count;
        std::byte* work;
        // Pinned.
        index_t *host_order, *host_place, *host_count;
    };
    std::vector<PerDevice> dev;
    DeviceView<T> column;  ///< on device 0
    T* host_tau;           ///< pinned, as those below
    index_t* host_order;
    unsigned* aborted;

    Geqp3Work(Arena& arena, const DistMatrix<T>& matrix, index_t nb);
    index_t steps() const { return std::min(a.rows, a.cols()); }
};

/// The number of columns of a panel.
index_t geqp3_width(const Context& context);
/// The devices for a matrix of n columns.
Team geqp3_team(const Context& context, index_t n);

/// A P = Q R. Columns that jpvt puts first come first. Results: work.dev[].tau and work.host_tau, the factors
/// of the reflectors; work.host_order, LAPACK's jpvt. Waits.
template <class T>
void geqp3(Context& context, const ColumnOrder& columns, const Geqp3Work<T>& work);

}  // namespace lapilli
