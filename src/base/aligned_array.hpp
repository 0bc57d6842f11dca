// SPDX-License-Identifier: BSD-3-Clause
// Host memory that begins at a line of the cache. Kernels of OpenBLAS sum in another order where an array
// begins elsewhere: with copies at any address two calls with the same numbers would differ in their last
// bits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/limits.hpp"

namespace lapilli {

template <class T>
class AlignedArray {
  public:
    /// Elements as `new T[count]` leaves them.
    explicit AlignedArray(index_t count)
        : memory_(new std::byte[static_cast<std::size_t>(
              checked_sum(checked_product(count, index_t{sizeof(T)}), line - 1))]) {
        const auto address = reinterpret_cast<std::uintptr_t>(memory_.get());
        data_ =
            reinterpret_cast<T*>(memory_.get() + (static_cast<std::uintptr_t>(line) - address % line) % line);
        std::uninitialized_default_construct_n(data_, count);
    }
    T* get() const { return data_; }

  private:
    static constexpr index_t line = 64;
    static_assert(std::is_trivially_destructible_v<T>);

    std::unique_ptr<std::byte[]> memory_;
    T* data_;
};

}  // namespace lapilli
