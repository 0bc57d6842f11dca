// SPDX-License-Identifier: BSD-3-Clause
#include "backend/sim/sim_memory.hpp"

#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <mutex>
#include <new>

#include "backend/sim/sanitizers.hpp"
#include "base/error.hpp"

#if defined(LAPILLI_SIMT_TSAN)
#if defined(__clang__)
// The names are the runtime's own, which it has no header for.
#pragma clang diagnostic ignored "-Wreserved-identifier"
#endif
extern "C" void __tsan_read_range(void* address, unsigned long size);
extern "C" void __tsan_write_range(void* address, unsigned long size);
#endif

namespace lapilli::sim {

void note_read([[maybe_unused]] const void* pointer, [[maybe_unused]] std::size_t bytes) {
#if defined(LAPILLI_SIMT_TSAN)
    __tsan_read_range(const_cast<void*>(pointer), bytes);
#endif
}

void note_write([[maybe_unused]] const void* pointer, [[maybe_unused]] std::size_t bytes) {
#if defined(LAPILLI_SIMT_TSAN)
    __tsan_write_range(const_cast<void*>(pointer), bytes);
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
    if (found == blocks_.end() || found->second.allocation != nullptr) {
        ++refused_;
        return false;
    }
    const auto* const begin = static_cast<const std::byte*>(pointer);
    const auto* const end = begin + found->second.reserved;
    std::erase_if(blocks_, [&](const auto& entry) {
        return entry.second.allocation >= begin && entry.second.allocation < end;
    });
    munmap(pointer, found->second.reserved);
    ::operator delete(found->second.backing, std::align_val_t(256));
    blocks_.erase(found);
    return true;
}

std::size_t Memory::refused() {
    const std::shared_lock lock(mutex_);
    return refused_;
}

/// Reserved address space is cheap: it is taken in large pieces, and what an array had is not used again.
std::byte* Memory::addresses(std::size_t bytes) {
    constexpr std::size_t piece = std::size_t{1} << 34;
    if (static_cast<std::size_t>(end_ - free_) < bytes) {
        const std::size_t reserved = std::max(piece, bytes);
        void* const address =
            mmap(nullptr, reserved, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (address == MAP_FAILED) throw Error(LAPILLI_ERROR_HOST_MEMORY, "sim: no addresses for an array");
        free_ = static_cast<std::byte*>(address);
        end_ = free_ + reserved;
    }
    std::byte* const result = free_;
    free_ += bytes;
    return result;
}

void* Memory::array(void* allocation, std::size_t offset, std::size_t bytes) {
    constexpr std::size_t alignment = 256;
    const std::lock_guard lock(mutex_);
    const auto* const base = static_cast<const std::byte*>(allocation);
    const auto found = find(base);
    require(found != blocks_.end(), "sim: an array of no allocation");
    const Block& whole = found->second;
    offset += static_cast<std::size_t>(base - found->first);
    require(offset <= whole.bytes && bytes <= whole.bytes - offset,
            "sim: an array outside of its allocation");
    const std::size_t reserved = (bytes / alignment + 2) * alignment;
    std::byte* const address = addresses(reserved);
    blocks_[address] = {bytes, reserved, whole.backing + offset, whole.owner, base};
    return address;
}

std::vector<const void*> Memory::arrays_in(const void* allocation) const {
    std::vector<const void*> found;
    for (const auto& [address, block] : blocks_) {
        if (block.allocation == allocation && allocation != nullptr) found.push_back(address);
    }
    return found;
}

std::vector<const void*> Memory::arrays_of(const void* allocation) {
    const std::shared_lock lock(mutex_);
    return arrays_in(allocation);
}

void Memory::forget(const std::vector<const void*>& arrays) {
    const std::lock_guard lock(mutex_);
    for (const void* array : arrays) blocks_.erase(static_cast<const std::byte*>(array));
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
        if (block.owner == owner && block.allocation == nullptr) sum += block.bytes;
    }
    return sum;
}

void Memory::add_pinned(const void* memory, std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    pinned_[static_cast<const std::byte*>(memory)] = bytes;
}

void Memory::remove_pinned(const void* memory) {
    const std::lock_guard lock(mutex_);
    pinned_.erase(static_cast<const std::byte*>(memory));
}

bool Memory::is_pinned(const void* pointer, std::size_t bytes) const {
    const auto* const p = static_cast<const std::byte*>(pointer);
    auto next = pinned_.upper_bound(p);
    if (next == pinned_.begin()) return false;
    --next;
    const auto offset = static_cast<std::size_t>(p - next->first);
    return offset <= next->second && bytes <= next->second - offset;
}

void* Memory::translate(const void* owner, const void* pointer, std::size_t bytes) {
    const std::shared_lock lock(mutex_);
    const auto found = find(pointer);
    if (found == blocks_.end() && is_pinned(pointer, bytes)) return const_cast<void*>(pointer);
    if (found == blocks_.end()) throw Error(LAPILLI_ERROR_DEVICE, "sim: a pointer that is no device memory");
    const Block& block = found->second;
    if (owner != nullptr && block.owner != owner) {
        throw Error(LAPILLI_ERROR_DEVICE, "sim: memory of another device");
    }
    const auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(pointer) - found->first);
    if (offset > block.bytes || bytes > block.bytes - offset) {
        throw Error(LAPILLI_ERROR_DEVICE,
                    fmt::format("sim: access to {} bytes from byte {} on of an {} of {}", bytes, offset,
                                block.allocation == nullptr ? "allocation" : "array", block.bytes));
    }
    return block.backing + offset;
}

void* Memory::translate_any(const void* owner, const void* pointer, std::size_t bytes) {
    return contains(pointer) ? translate(owner, pointer, bytes) : const_cast<void*>(pointer);
}

}  // namespace lapilli::sim
