// SPDX-License-Identifier: BSD-3-Clause
// Square operators that iterative methods apply to blocks of vectors: sparse matrices, functions of the
// caller, preconditioners.
//
// A block of k vectors of length n is a k-by-n matrix, column-major: entry i of all vectors is column i. On
// the CPU it is one view; of devices each has the columns that a Partition gives it.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "base/view.hpp"
#include "iterative/partition.hpp"
#include "iterative/ranks.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// A block of vectors on devices: what each has of it.
template <class T>
using Partitioned = std::vector<DeviceView<T>>;

template <class T>
Partitioned<const T> readable(const Partitioned<T>& x) {
    return Partitioned<const T>(x.begin(), x.end());
}

/// An operator on devices with the memory that its products need, as long as a call has carved it.
template <class T>
class PlacedOperator {
  public:
    virtual ~PlacedOperator() = default;
    /// Y := factor A X, of at most as many vectors as it was placed for. The work is submitted to the queues
    /// of the devices, behind what they have.
    virtual void apply(Context& context, real_t<T> factor, const Partitioned<const T>& x,
                       const Partitioned<T>& y) = 0;
};

template <class T>
class LinearOperator {
  public:
    virtual ~LinearOperator() = default;
    LinearOperator() = default;
    LinearOperator(const LinearOperator&) = delete;
    LinearOperator& operator=(const LinearOperator&) = delete;

    virtual index_t order() const = 0;
    /// The operator's kind, for messages to the caller.
    virtual const char* kind() const = 0;
    /// Whether all entries of vectors must be on one device.
    virtual bool wants_one_device() const { return false; }
    /// Whether its vectors must be in device memory, however few there are.
    virtual bool wants_devices() const { return false; }
    /// The distribution of vectors that the operator prefers; without a preference, no bounds.
    virtual Partition wish(int /*devices*/) const { return {}; }

    /// Y := factor A X on the CPU.
    virtual void apply(Context& context, real_t<T> factor, HostView<const T> x, HostView<T> y) = 0;

    /// Makes what products with blocks of up to k vectors of this distribution need on devices, once, and
    /// keeps it.
    virtual void prepare(Context& /*context*/, const Partition& /*partition*/, index_t /*k*/) {}
    /// After prepare(): its memory, in a work structure of blocks of up to k vectors.
    virtual std::unique_ptr<PlacedOperator<T>> place(Arena& arena, const Partition& partition, index_t k) = 0;

    /// Where its vectors are distributed over ranks: its order is how many entries this one has of them.
    std::optional<Distribution> distribution;
};

/// The operators of a problem A x = lambda B x.
enum class Role { a, b, preconditioner };
inline constexpr Role all_roles[] = {Role::a, Role::b, Role::preconditioner};

/// Null where there is none.
template <class T>
struct Operators {
    LinearOperator<T>*a = nullptr, *b = nullptr, *preconditioner = nullptr;

    LinearOperator<T>* of(Role role) const {
        return role == Role::a ? a : role == Role::b ? b : preconditioner;
    }
};

/// Its leading dimension. Not padded as that of matrices that kernels read in tiles: vectors are long, and
/// their number is small.
inline index_t block_leading(index_t k) { return round_up(std::max<index_t>(1, k), 4); }

/// Device memory of a block of vectors.
template <class T>
Partitioned<T> partitioned_block(Arena& arena, const Partition& partition, index_t k) {
    const index_t ld = block_leading(k);
    Partitioned<T> block;
    for (int d = 0; d < partition.devices(); ++d) {
        block.push_back(
            {arena.device_array<T>(d, checked_product(ld, partition.count(d))), k, partition.count(d), ld});
    }
    return block;
}

}  // namespace lapilli
