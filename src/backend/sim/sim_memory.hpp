// SPDX-License-Identifier: BSD-3-Clause
// The memory of simulated devices. A device pointer is an address in a range that nobody may touch: host code
// that follows one dies at once. Only the device's own operations translate it to the memory behind, checking
// that it belongs to the device and that the whole access lies inside one allocation.
#pragma once

#include <cstddef>
#include <map>
#include <shared_mutex>

#include "base/limits.hpp"
#include "base/view.hpp"

namespace lapilli::sim {

class Memory {
  public:
    /// All simulated devices of the process share one address space, as real ones do.
    static Memory& instance();

    /// Null when the host has no memory left.
    void* allocate(const void* owner, std::size_t bytes);
    /// False unless the pointer is one that allocate has returned.
    bool deallocate(void* pointer);
    bool contains(const void* pointer);
    /// The device that a pointer is memory of, or null.
    const void* owner_of(const void* pointer);
    std::size_t in_use(const void* owner);

    /// The memory behind; throws Error unless [pointer, pointer + bytes) is inside one allocation of `owner`,
    /// or of any device when owner is null.
    void* translate(const void* owner, const void* pointer, std::size_t bytes);
    /// As above for device pointers; host pointers come back as they are.
    void* translate_any(const void* owner, const void* pointer, std::size_t bytes);

  private:
    struct Block {
        std::size_t bytes, reserved;
        std::byte* backing;
        const void* owner;
    };
    using Blocks = std::map<const std::byte*, Block>;
    Blocks::iterator find(const void* pointer);

    // Lookups share it: were they to exclude each other, ThreadSanitizer would take each for an order between
    // queues, and miss the event that should have made it.
    std::shared_mutex mutex_;
    Blocks blocks_;
};

/// What operations do with views: translate them, and tell ThreadSanitizer what is read and written, since
/// the BLAS that does it is not instrumented.
void note_read(const void* pointer, std::size_t bytes);
void note_write(void* pointer, std::size_t bytes);

template <class T>
std::size_t span_bytes(const DeviceView<T>& v) {
    if (v.empty()) return 0;
    const index_t elements = checked_sum(checked_product(v.cols - 1, v.ld), v.rows);
    return static_cast<std::size_t>(checked_product(elements, sizeof(T)));
}

template <class T>
HostView<const T> readable(const void* owner, DeviceView<const T> v) {
    if (v.empty()) return {nullptr, v.rows, v.cols, v.ld};
    const HostView<const T> h{
        static_cast<const T*>(Memory::instance().translate(owner, v.data, span_bytes(v))), v.rows, v.cols,
        v.ld};
    for (index_t j = 0; j < h.cols; ++j) note_read(h.at(0, j), static_cast<std::size_t>(h.rows) * sizeof(T));
    return h;
}

template <class T>
HostView<T> writable(const void* owner, DeviceView<T> v) {
    if (v.empty()) return {nullptr, v.rows, v.cols, v.ld};
    const HostView<T> h{static_cast<T*>(Memory::instance().translate(owner, v.data, span_bytes(v))), v.rows,
                        v.cols, v.ld};
    for (index_t j = 0; j < h.cols; ++j) note_write(h.at(0, j), static_cast<std::size_t>(h.rows) * sizeof(T));
    return h;
}

}  // namespace lapilli::sim
