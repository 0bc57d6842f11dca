// SPDX-License-Identifier: BSD-3-Clause
// The caller's matrices of a batch: one behind the other, or each at an address of its own; in host memory or
// in that of devices.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.hpp"
#include "base/view.hpp"
#include "batch/arrays.hpp"
#include "device/calls.hpp"
#include "host/copies.hpp"
#include "runtime/context.hpp"

namespace lapilli {

template <class T>
class UserBatch {
  public:
    UserBatch() = default;
    /// The matrices of a problem that has some. Those of host memory and of devices do not mix.
    UserBatch(Context& context, index_t m, index_t n, const GivenBatch<T>& given, index_t count)
        : rows(m),
          cols(n),
          on_device_(context.is_device_pointer(given.places == nullptr ? given.data : given.places[0])),
          data_(given.data),
          ld_(given.ld),
          stride_(given.stride),
          count_(count) {
        if (given.places != nullptr) {
            places_.assign(given.places, given.places + count);
        } else {
            checked_product(checked_product(count - 1, stride_), static_cast<index_t>(sizeof(T)));
        }
    }

    bool on_device() const { return on_device_; }
    bool on_host() const { return !on_device_; }
    index_t count() const { return count_; }
    /// The device in whose memory the matrices are, a fixed stride apart, each at a multiple of an element's
    /// size; or -1.
    int device_of_stride(Context& context) const {
        const bool loads = reinterpret_cast<std::uintptr_t>(data_) % sizeof(T) == 0;
        return places_.empty() && loads ? context.device_of(data_) : -1;
    }
    /// Matrices first .. first+count-1 where they are.
    MatrixBatch<T> strided(index_t first, index_t count) const {
        return {at(first), rows, cols, ld_, stride_, count};
    }
    /// Matrix k alone.
    UserBatch only(index_t k) const {
        UserBatch one = *this;
        one.places_.clear();
        one.data_ = at(k);
        one.count_ = 1;
        return one;
    }
    HostView<T> host(index_t k) const { return {at(k), rows, cols, ld_}; }

    /// Matrices first .. first+count-1 of device memory to or from matrices one behind the other, without
    /// gaps, in as few copies as they take.
    void copy(Queue& queue, bool to_user, index_t first, index_t count, T* dense) const {
        const index_t size = rows * cols;
        const bool together = places_.empty() && (stride_ == ld_ * cols || count == 1);
        if (together)
            return copy(queue, to_user, {at(first), rows, cols * count, ld_},
                        {dense, rows, cols * count, rows});
        if (places_.empty() && cols < count && stride_ < most_pitch) {
            for (index_t j = 0; j < cols; ++j)
                copy(queue, to_user, {at(first) + j * ld_, rows, count, stride_},
                     {dense + j * rows, rows, count, size});
            return;
        }
        for (index_t k = 0; k < count; ++k)
            copy(queue, to_user, {at(first + k), rows, cols, ld_}, {dense + k * size, rows, cols, rows});
    }

    /// From host memory to matrices one behind the other.
    void add_to(host::Copies& copies, index_t first, index_t count, T* dense) const {
        for (index_t k = 0; k < count; ++k)
            add(copies, at(first + k), ld_, dense + k * rows * cols, rows, Part::all);
    }
    /// The way back of one matrix, or of a triangle of it.
    void add_back(host::Copies& copies, index_t k, const T* dense, Part part) const {
        add(copies, dense, rows, at(k), ld_, part);
    }

    index_t rows = 0, cols = 0;

  private:
    /// The distance of rows that every copy between devices takes.
    static constexpr index_t most_pitch = (index_t{1} << 30) / static_cast<index_t>(sizeof(T));

    T* at(index_t k) const {
        return places_.empty() ? data_ + k * stride_ : places_[static_cast<std::size_t>(k)];
    }

    static void copy(Queue& queue, bool to_user, DeviceView<T> user, DeviceView<T> own) {
        if (to_user) {
            copy_across(queue, own, user);
        } else {
            copy_across(queue, user, own);
        }
    }
    void add(host::Copies& copies, const T* from, index_t from_ld, T* to, index_t to_ld, Part part) const {
        if (part == Part::all && from_ld == rows && to_ld == rows) return copies.add(from, to, rows * cols);
        for (index_t j = 0; j < cols; ++j) {
            const index_t first = part == Part::lower ? j : 0, last = part == Part::upper ? j + 1 : rows;
            copies.add(from + first + j * from_ld, to + first + j * to_ld, last - first);
        }
    }

    bool on_device_ = false;
    T* data_ = nullptr;
    index_t ld_ = 0, stride_ = 0, count_ = 0;
    std::vector<T*> places_;
};

}  // namespace lapilli
