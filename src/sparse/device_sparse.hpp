// SPDX-License-Identifier: BSD-3-Clause
// A sparse matrix on devices: each device has a contiguous range of rows, with local column indices
// (sparse/distributed_rows.hpp). A product copies the halo of each device from the devices that have it, and
// multiplies.
//
//     device 0    ready ---------> gather ---> multiply --->  goes on when its X has been read by all
//                        \  /
//     device 1    ready ---------> gather ---> multiply --->
#pragma once

#include <memory>
#include <vector>

#include "runtime/device_events.hpp"
#include "sparse/device_part.hpp"

namespace lapilli {

/// The product: Y := alpha A X + beta Y, or with conj(A).
template <class T>
struct SparseTask {
    bool conjugated;
    T alpha, beta;
};

template <class T>
class DeviceSparse {
  public:
    /// `rows`: bounds, one more than devices. The columns of a square matrix are distributed as its rows,
    /// other columns evenly.
    DeviceSparse(Context& context, const Csr<T>& a, const SparseStructure& structure, const SparseWish& wish,
                 std::vector<index_t> rows, int threads);

    int devices() const { return static_cast<int>(rows_.size()) - 1; }
    const std::vector<index_t>& rows() const { return rows_; }
    const std::vector<index_t>& cols() const { return cols_; }
    SparseFormat format() const { return format_; }
    /// Whether it is what such a wish leads to. Bricks for wide panels do for narrow ones.
    bool suits(const SparseWish& wish) const {
        return wish_ == wish || (wish_.format == SparseFormat::bricks && wish.format == wish_.format &&
                                 wish_.width > wish.width);
    }
    index_t halo_rows(int d) const { return device(d).list.count(); }
    std::size_t bytes(int d) const {
        return (device(d).part ? device(d).part->bytes() : 0) + device(d).list.bytes();
    }

    void set_values(const Csr<T>& a);

    /// x[d]: k-by-(cols of d), y[d]: k-by-(rows of d), halo[d]: room for k-by-halo_rows(d). Submitted to the
    /// main queues, and ordered there with what is before and behind it.
    void multiply(Context& context, const SparseTask<T>& task, const std::vector<DeviceView<const T>>& x,
                  const std::vector<DeviceView<T>>& y, const std::vector<DeviceView<T>>& halo);

  private:
    /// Neighbours of the halo that one device has.
    struct Run {
        int owner;
        index_t first, count;
    };
    struct OnDevice {
        std::unique_ptr<DevicePart<T>> part;
        DeviceArray<std::int32_t> list;  ///< of the halo: columns of the owner
        std::vector<Run> runs;
    };
    const OnDevice& device(int d) const { return devices_[static_cast<std::size_t>(d)]; }
    OnDevice make(Context& context, int d, const DistributedRows& distributed,
                  const SparseStructure& structure) const;
    void exchange(Context& context, const std::vector<DeviceView<const T>>& x,
                  const std::vector<DeviceView<T>>& halo);

    SparseWish wish_;
    SparseFormat format_;
    std::vector<index_t> rows_, cols_;
    std::vector<OnDevice> devices_;
    std::unique_ptr<DeviceEvents> ready_, read_;
};

}  // namespace lapilli
