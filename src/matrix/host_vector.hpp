// SPDX-License-Identifier: BSD-3-Clause
// A host copy of a caller's vector for the CPU to work on.
#pragma once

#include <algorithm>

#include "base/aligned_array.hpp"
#include "matrix/transfer.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// A caller's vector on the host.
template <class T>
class HostVector {
  public:
    explicit HostVector(index_t count) : memory_(checked_dimension(count) + 2) {
        std::fill_n(memory_.get(), count + 2, T());
    }
    HostVector(Context& context, const T* source, index_t count) : HostVector(count) {
        copy_vector<T>(context, memory_.get(), source, count);
    }
    T* data() { return memory_.get(); }

  private:
    AlignedArray<T> memory_;
};

}  // namespace lapilli
