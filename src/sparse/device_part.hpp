// SPDX-License-Identifier: BSD-3-Clause
// One device's part of a sparse matrix, in one of the formats. A further format is a file with a class like
// these, a word in SparseFormat, and a line in make_part.
#pragma once

#include <memory>

#include "sparse/args.hpp"
#include "sparse/device_array.hpp"
#include "sparse/distributed_rows.hpp"
#include "sparse/structure.hpp"

namespace lapilli {

template <class T>
class DevicePart {
  public:
    virtual ~DevicePart() = default;
    /// Takes over the values of the matrix that it was made from. Waits.
    virtual void set_values(const Csr<T>& a) = 0;
    virtual void submit_to(Queue& queue, const SparseProduct<T>& product) const = 0;
    virtual std::size_t bytes() const = 0;
};

/// Without values yet. `structure` is that of the whole matrix, so that a row is summed in the same way
/// wherever it is.
template <class T>
std::unique_ptr<DevicePart<T>> make_part(const SparseWish& wish, const SparseStructure& structure,
                                         Context& context, int d, const DistributedRows& rows);

template <class T>
std::unique_ptr<DevicePart<T>> make_csr_part(const SparseStructure& structure, Context& context, int d,
                                             const DistributedRows& rows);
template <class T>
std::unique_ptr<DevicePart<T>> make_sell_part(Context& context, int d, const DistributedRows& rows);
template <class T>
std::unique_ptr<DevicePart<T>> make_bsr_part(int b, Context& context, int d, const DistributedRows& rows);
std::unique_ptr<DevicePart<double>> make_bricks_part(const SparseWish& wish, Context& context, int d,
                                                     const DistributedRows& rows);

}  // namespace lapilli
