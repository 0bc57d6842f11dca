// SPDX-License-Identifier: BSD-3-Clause
#include "backend/sim/sim_memory.hpp"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <limits>
#include <mutex>
#include <new>

#include "base/error.hpp"

#if defined(__SANITIZE_THREAD__)
#define LAPILLI_TSAN 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define LAPILLI_TSAN 1
#endif
#endif
#if defined(LAPILLI_TSAN)
extern "C" void __tsan_read_range(void* address, unsigned long size);
extern "C" void __tsan_write_range(void* address, unsigned long size);
#endif

namespace lapilli::sim {

void note_read([[maybe_unused]] const void* pointer, [[maybe_unused]] std::size_t bytes) {
#if defined(LAPILLI_TSAN)
    __tsan_read_range(const_cast<void*>(pointer), bytes);
#endif
}

void note_write([[maybe_unused]] void* pointer, [[maybe_unused]] std::size_t bytes) {
#if defined(LAPILLI_TSAN)
    __tsan_write_range(pointer, bytes);
#endif
}

Memory& Memory::instance() {
    // Never destroyed: what a program calls while it ends may still use it, through the process-wide context.
    static auto* const memory = new Memory;
    return *memory;
}

void* Memory::allocate(const void* owner, std::size_t bytes) {
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    if (bytes > std::numeric_limits<std::ptrdiff_t>::max() - 2 * page) return nullptr;
    // One page more than needed: neighbouring allocations never touch.
    const std::size_t reserved = (bytes / page + 2) * page;
    void* address = mmap(nullptr, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (address == MAP_FAILED) return nullptr;
    auto* backing = static_cast<std::byte*>(::operator new(bytes, std::align_val_t(256), std::nothrow));
    if (backing == nullptr) {
        munmap(address, reserved);
        return nullptr;
    }
    const std::lock_guard lock(mutex_);
    blocks_[static_cast<const std::byte*>(address)] = {bytes, reserved, backing, owner};
    return address;
}

Memory::Blocks::iterator Memory::find(const void* pointer) {
    const auto* p = static_cast<const std::byte*>(pointer);
    auto next = blocks_.upper_bound(p);
    if (next == blocks_.begin()) return blocks_.end();
    --next;
    return p < next->first + next->second.reserved ? next : blocks_.end();
}

bool Memory::deallocate(void* pointer) {
    const std::lock_guard lock(mutex_);
    const auto found = blocks_.find(static_cast<const std::byte*>(pointer));
    if (found == blocks_.end()) return false;
    munmap(pointer, found->second.reserved);
    ::operator delete(found->second.backing, std::align_val_t(256));
    blocks_.erase(found);
    return true;
}

bool Memory::contains(const void* pointer) {
    const std::shared_lock lock(mutex_);
    return find(pointer) != blocks_.end();
}

const void* Memory::owner_of(const void* pointer) {
    const std::shared_lock lock(mutex_);
    const auto found = find(pointer);
    return found == blocks_.end() ? nullptr : found->second.owner;
}

std::size_t Memory::in_use(const void* owner) {
    const std::shared_lock lock(mutex_);
    std::size_t sum = 0;
    for (const auto& [address, block] : blocks_) {
        if (block.owner == owner) sum += block.bytes;
    }
    return sum;
}

void* Memory::translate(const void* owner, const void* pointer, std::size_t bytes) {
    const std::shared_lock lock(mutex_);
    const auto found = find(pointer);
    if (found == blocks_.end()) throw Error(LAPILLI_ERROR_DEVICE, "sim: a pointer that is no device memory");
    const Block& block = found->second;
    if (owner != nullptr && block.owner != owner) {
        throw Error(LAPILLI_ERROR_DEVICE, "sim: memory of another device");
    }
    const auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(pointer) - found->first);
    if (offset > block.bytes || bytes > block.bytes - offset) {
        throw Error(LAPILLI_ERROR_DEVICE,
                    fmt::format("sim: access to {} bytes from byte {} on of an allocation of {}", bytes,
                                offset, block.bytes));
    }
    return block.backing + offset;
}

void* Memory::translate_any(const void* owner, const void* pointer, std::size_t bytes) {
    return contains(pointer) ? translate(owner, pointer, bytes) : const_cast<void*>(pointer);
}

}  // namespace lapilli::sim
