// SPDX-License-Identifier: BSD-3-Clause
// The memory of simulated devices. A device pointer is an address in a reserved range without access: host
// code that follows one crashes at once. Only the device's own operations translate it to real memory. They
// check that it belongs to the device and that the whole access is inside one allocation, or inside one array
// that an arena has carved from it: each array has its own addresses, which are never reused.
#pragma once

#include <cstddef>
#include <map>
#include <new>
#include <shared_mutex>
#include <vector>

#include "base/access.hpp"
#include "base/at_fork.hpp"
#include "base/limits.hpp"
#include "base/view.hpp"

namespace lapilli::sim {

class Memory {
  public:
    /// All simulated devices of the process share one address space, as GPUs do.
    static Memory& instance();

    /// Null if the host has no memory left.
    void* allocate(const void* owner, std::size_t bytes);
    /// False unless `allocate` has returned this pointer.
    bool deallocate(void* pointer);
    /// The number of pointers that deallocate has refused: each shows that a caller kept a pointer to freed
    /// memory.
    std::size_t refused();
    /// A second address of these bytes of an allocation, or of a part of one, from which no bytes outside of
    /// them can be reached.
    void* array(void* allocation, std::size_t offset, std::size_t bytes);
    std::vector<const void*> arrays_of(const void* allocation);
    void forget(const std::vector<const void*>& arrays);
    bool contains(const void* pointer);
    /// The device whose memory holds the pointer, or null.
    const void* owner_of(const void* pointer);
    std::size_t in_use(const void* owner);
    /// Pinned host memory, which operations of every device reach at its own address, as kernels do.
    void add_pinned(const void* memory, std::size_t bytes);
    void remove_pinned(const void* memory);

    /// The host address of device memory. Throws Error unless [pointer, pointer + bytes) is inside one
    /// allocation or array of `owner`, or of any device if owner is null, or in pinned memory.
    void* translate(const void* owner, const void* pointer, std::size_t bytes);
    /// As translate for device pointers; host pointers are returned unchanged.
    void* translate_any(const void* owner, const void* pointer, std::size_t bytes);

  private:
    struct Block {
        std::size_t bytes, reserved;
        std::byte* backing;
        const void* owner;
        const std::byte* allocation =
            nullptr;  ///< of an array: the allocation or part that `array` was given
    };
    using Blocks = std::map<const std::byte*, Block>;
    using Sizes = std::map<const std::byte*, std::size_t>;
    Blocks::iterator find(const void* pointer);
    bool is_pinned(const void* pointer, std::size_t bytes) const;
    std::vector<const void*> arrays_in(const void* allocation) const;
    std::byte* addresses(std::size_t bytes);

    // Lookups take it shared. If they excluded each other, ThreadSanitizer would take each for an order
    // between queues, and miss a missing event.
    std::shared_mutex mutex_;
    AtFork at_fork_{[this] {
        // A thread of the parent held the lock: the state it left is unknown.
        if (!renew_if_held(mutex_)) return;
        new (&blocks_) Blocks;
        new (&pinned_) Sizes;
    }};
    Blocks blocks_;
    Sizes pinned_;
    std::size_t refused_ = 0;
    /// The part of the reserved addresses for arrays that is still free.
    std::byte *free_ = nullptr, *end_ = nullptr;
};

/// Reports accesses to ThreadSanitizer, since the BLAS that makes them is not instrumented.
void note_read(const void* pointer, std::size_t bytes);
void note_write(const void* pointer, std::size_t bytes);

/// Translates the arguments of an operation for the host: device pointers become host addresses, after a
/// check that all memory reachable from them is in one allocation or array. With `tells`, the accesses are
/// reported to ThreadSanitizer.
class Touch {
  public:
    Touch(const void* owner, bool tells) : owner_(owner), tells_(tells) {}

    template <class T>
    void operator()(Access access, T*& data, const Extent& extent, Whose whose = Whose::own) const {
        if (extent.empty()) return;
        const void* const first = place(data, extent.offset);
        const void* const owner = whose == Whose::any ? nullptr : owner_;
        void* const behind = Memory::instance().translate(owner, first, bytes<T>(span(extent)));
        data = static_cast<T*>(place(behind, -extent.offset * size<T>));
        part(access, data, extent);
    }
    template <class T>
    void operator()(Access access, DeviceView<T>& view, Whose whose = Whose::own) const {
        (*this)(access, view.data, Extent::of(view), whose);
    }
    /// A part of an array that has been translated already.
    template <class T>
    void part(Access access, const T* data, const Extent& e) const {
        if (!tells_ || access == Access::shared) return;
        for (index_t k = 0; k < e.count; ++k) {
            for (index_t j = 0; j < e.cols; ++j) {
                const void* const column = place(data, e.offset + k * e.stride + j * e.ld);
                access == Access::write ? note_write(column, bytes<T>(e.rows))
                                        : note_read(column, bytes<T>(e.rows));
            }
        }
    }

  private:
    template <class T>
    static constexpr index_t size = sizeof(std::conditional_t<std::is_void_v<T>, char, T>);
    template <class T>
    static std::size_t bytes(index_t elements) {
        return static_cast<std::size_t>(checked_product(elements, size<T>));
    }
    template <class T>
    static void* place(T* data, index_t elements) {
        using Byte = std::byte;
        return const_cast<Byte*>(reinterpret_cast<const Byte*>(data)) + elements * size<T>;
    }
    static index_t span(const Extent& e) {
        const index_t before =
            checked_sum(checked_product(e.count - 1, e.stride), checked_product(e.cols - 1, e.ld));
        return checked_sum(before, e.rows);
    }

    const void* owner_;
    bool tells_;
};

/// A view of arguments that have been translated.
template <class T>
HostView<T> on_host(DeviceView<T> v) {
    return {v.data, v.rows, v.cols, v.ld};
}

}  // namespace lapilli::sim
