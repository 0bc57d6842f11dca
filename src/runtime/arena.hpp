// SPDX-License-Identifier: BSD-3-Clause
// Workspace: a routine's work structure carves its arrays from an arena. The same constructor runs twice,
// first on an arena that only measures, so what a routine says it needs and what it takes can never differ.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <vector>

#include "base/limits.hpp"
#include "base/view.hpp"
#include "device/device.hpp"

namespace lapilli {

/// Bytes on each device and on the host: `pinned` for transfers, `host` for everything else.
struct Footprint {
    std::vector<std::size_t> device;
    std::size_t pinned = 0;
    std::size_t host = 0;

    /// The larger of both in each kind of memory.
    void cover(const Footprint& other) {
        device.resize(std::max(device.size(), other.device.size()));
        for (std::size_t d = 0; d < other.device.size(); ++d)
            device[d] = std::max(device[d], other.device[d]);
        pinned = std::max(pinned, other.pinned);
        host = std::max(host, other.host);
    }
};

/// The need of a call that the CPU computes: `elements` of T on the host.
template <class T>
Footprint host_footprint(index_t elements) {
    Footprint footprint;
    footprint.host = static_cast<std::size_t>(checked_product(elements, sizeof(T)));
    return footprint;
}

/// Carves what is needed after a routine, from the memory that the routine itself used: see Arena::overlay.
using CarveLater = std::function<void()>;
inline void nothing_later() {}

class Arena {
  public:
    /// Measures: pointers handed out are meaningless.
    explicit Arena(int devices) : device_bases_(static_cast<std::size_t>(devices), nullptr) {
        used_.device.resize(device_bases_.size());
    }
    /// owners: the devices whose memory is carved up.
    Arena(std::vector<std::byte*> device_bases, std::byte* pinned, std::vector<Device*> owners = {})
        : device_bases_(std::move(device_bases)), owners_(std::move(owners)), pinned_base_(pinned) {
        used_.device.resize(device_bases_.size());
    }

    int devices() const { return static_cast<int>(device_bases_.size()); }
    const Footprint& used() const { return used_; }
    /// The memory of device d that is carved up.
    std::byte* device_base(int d) const { return device_bases_[static_cast<std::size_t>(d)]; }

    template <class T>
    T* device_array(int d, index_t count) {
        const auto k = static_cast<std::size_t>(d);
        const std::size_t begin = used_.device[k];
        T* const array = carve<T>(device_bases_[k], used_.device[k], count);
        if (owners_.empty() || device_bases_[k] == nullptr) return array;
        const auto bytes = static_cast<std::size_t>(count) * sizeof(T);
        return static_cast<T*>(owners_[k]->array(device_bases_[k], begin, bytes));
    }
    /// Rows are padded so that kernels may read whole tiles.
    template <class T>
    DeviceView<T> device_matrix(int d, index_t rows, index_t cols) {
        const index_t ld = round_up(checked_dimension(rows), row_padding);
        return {device_array<T>(d, checked_product(ld, cols)), rows, cols, ld};
    }
    /// Runs the functions on the same device memory: each begins where the first one did. For arrays that are
    /// not needed at the same time, each function's before the next one's. In pinned memory each function has
    /// a part of its own.
    template <class... Carve>
    void overlay(const Carve&... carve) {
        const std::vector<std::size_t> begin = used_.device;
        std::vector<std::size_t> end = begin;
        const auto run = [&](const auto& one) {
            used_.device = begin;
            one();
            for (std::size_t d = 0; d < end.size(); ++d) end[d] = std::max(end[d], used_.device[d]);
        };
        (run(carve), ...);
        used_.device = end;
    }
    template <class T>
    T* pinned_array(index_t count) {
        return carve<T>(pinned_base_, used_.pinned, count);
    }
    /// Two elements of room below each column: some OpenBLAS kernels read past the end of a vector.
    template <class T>
    HostView<T> pinned_matrix(index_t rows, index_t cols) {
        const index_t ld = round_up(checked_dimension(rows) + 2, 8);
        return {pinned_array<T>(checked_product(ld, cols)), rows, cols, ld};
    }

  private:
    static constexpr index_t alignment = 256;

    template <class T>
    T* carve(std::byte* base, std::size_t& used, index_t count) {
        // Addresses are computed as integers: while measuring there is no array to point into.
        const auto address = reinterpret_cast<std::uintptr_t>(base) + used;
        require(count >= 0, "an array of a negative length");
        const index_t bytes = checked_sum(checked_product(count, sizeof(T)), alignment - 1);
        used =
            static_cast<std::size_t>(checked_sum(static_cast<index_t>(used), bytes / alignment * alignment));
        return reinterpret_cast<T*>(address);
    }

    std::vector<std::byte*> device_bases_;
    std::vector<Device*> owners_;
    std::byte* pinned_base_ = nullptr;
    Footprint used_;
};

}  // namespace lapilli
