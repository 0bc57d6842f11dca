// SPDX-License-Identifier: BSD-3-Clause
// The memory of simulated devices. A device pointer is an address in a range that nobody may touch: host code
// that follows one dies at once. Only the device's own operations translate it to the memory behind, checking
// that it belongs to the device and that the whole access lies inside one allocation, or inside one array of those that an
// arena has carved from it: each of them has addresses of its own, which are never given again.
#pragma once

#include <cstddef>
#include <map>
#include <new>
#include <shared_mutex>
#include <vector>

#include "base/at_fork.hpp"
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
    /// How often deallocate has been given what no allocation is: its caller keeps a pointer to what was freed.
    std::size_t refused();
    /// Another address of these bytes of an allocation, from which nothing beside them can be reached.
    void* array(void* allocation, std::size_t offset, std::size_t bytes);
    std::vector<const void*> arrays_of(const void* allocation);
    void forget(const std::vector<const void*>& arrays);
    bool contains(const void* pointer);
    /// The device that a pointer is memory of, or null.
    const void* owner_of(const void* pointer);
    std::size_t in_use(const void* owner);

    /// The memory behind; throws Error unless [pointer, pointer + bytes) is inside one allocation or array of `owner`,
    /// or of any device when owner is null.
    void* translate(const void* owner, const void* pointer, std::size_t bytes);
    /// As above for device pointers; host pointers come back as they are.
    void* translate_any(const void* owner, const void* pointer, std::size_t bytes);

  private:
    struct Block {
        std::size_t bytes, reserved;
        std::byte* backing;
        const void* owner;
        const std::byte* allocation = nullptr;  ///< of an array: what it is a part of
    };
    using Blocks = std::map<const std::byte*, Block>;
    Blocks::iterator find(const void* pointer);
    std::vector<const void*> arrays_in(const void* allocation) const;
    std::byte* addresses(std::size_t bytes);

    // Lookups share it: were they to exclude each other, ThreadSanitizer would take each for an order between
    // queues, and miss the event that should have made it.
    std::shared_mutex mutex_;
    AtFork at_fork_{[this] {
        // A parent's thread was in here: what it left is in no known state.
        if (renew_if_held(mutex_)) new (&blocks_) Blocks;
    }};
    Blocks blocks_;
    std::size_t refused_ = 0;
    /// Of arrays: reserved, and nobody's yet.
    std::byte *free_ = nullptr, *end_ = nullptr;
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
