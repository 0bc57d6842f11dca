// SPDX-License-Identifier: BSD-3-Clause
// QR factorization with column pivots over any number of devices.
#pragma once

#include <utility>
#include <vector>

#include "matrix/matrix.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// Columns of A that LAPACK's jpvt wants first, and the order of all that this makes.
class ColumnOrder {
  public:
    /// Where jpvt is not zero, a column comes first.
    explicit ColumnOrder(const std::vector<index_t>& jpvt);

    index_t fixed() const { return fixed_; }
    /// Column j is what column order()[j] of the caller was, from 1.
    const std::vector<index_t>& order() const { return order_; }
    /// The columns that change places, from 0, one pair after the other.
    const std::vector<std::pair<index_t, index_t>>& interchanges() const { return interchanges_; }

  private:
    index_t fixed_ = 0;
    std::vector<index_t> order_;
    std::vector<std::pair<index_t, index_t>> interchanges_;
};

/// Workspace of a matrix that is factored in panels of nb columns.
template <class T>
struct Geqp3Work {
    DistMatrix<T> a;
    DistMatrix<T> result;  ///< of several devices: the columns in their places; one device factors in place
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

/// Columns of a panel.
index_t geqp3_width(const Context& context);
/// The devices that factor a matrix of n columns.
Team geqp3_team(const Context& context, index_t n);

/// A P = Q R. The columns that jpvt wants first come first; work.dev[].tau and work.host_tau have the factors of the reflectors,
/// work.host_order LAPACK's jpvt. Waits.
template <class T>
void geqp3(Context& context, const ColumnOrder& columns, const Geqp3Work<T>& work);

}  // namespace lapilli
