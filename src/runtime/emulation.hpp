// SPDX-License-Identifier: BSD-3-Clause
// What the settings product.emulation and mixed.emulation take of a device's memory: the end of a workspace.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

#include "base/settings.hpp"
#include "device/device.hpp"
#include "runtime/context.hpp"
#include "slices/args.hpp"

namespace lapilli {

/// DSGESV and its kin, by the name of the call, which may be a memory query.
inline bool is_mixed(std::string_view routine) {
    constexpr std::array<std::string_view, 4> names{"dsgesv", "dsposv", "zcgesv", "zcposv"};
    return std::any_of(names.begin(), names.end(), [&](auto name) { return routine.starts_with(name); });
}

/// Whether a routine has products that the settings want emulated, as the letter of its precision says.
inline bool wants_emulation(const Settings& settings, std::string_view routine) {
    if (is_mixed(routine) && settings.text("mixed.emulation") != "auto")
        return settings.text("mixed.emulation") == "single";
    const std::string& which = settings.text("product.emulation");
    const bool single = is_mixed(routine) || routine.starts_with('s') || routine.starts_with('c');
    return which == "all" || (which == "single" && single);
}

/// Whether its block columns are so wide that updates by them are emulated: in d they would have to be too wide.
inline bool emulates_updates(const Settings& settings, std::string_view routine) {
    return wants_emulation(settings, routine) && (is_mixed(routine) || !routine.starts_with('d'));
}

/// Whether updates of T are emulated in the present routine: its block sizes depend on that.
template <class T>
bool emulates_products(const Context& context) {
    const bool of_precision = has_slices<T> || (is_complex<T> && !is_mixed(context.routine));
    return of_precision && emulates_updates(context.settings, context.routine);
}

/// As the settings say for a routine, without memory yet.
inline ProductEmulation product_emulation(const Settings& settings, std::string_view routine) {
    if (!wants_emulation(settings, routine)) return {};
    const bool all = settings.text("product.emulation") == "all";
    return {.memory = nullptr,
            .bytes = static_cast<std::size_t>(settings.integer("product.emulation_memory")) << 20,
            .size = settings.integer("product.emulation_size"),
            .least_k = settings.integer("product.emulation_k"),
            .least_k_z = all ? settings.integer("product.emulation_k_z") : 0,
            .least_k_d = all ? settings.integer("product.emulation_k_d") : 0};
}

/// The bytes of a workspace with it; a call that uses no memory of a device has no products there.
inline std::size_t with_emulation(std::size_t bytes, const ProductEmulation& emulation) {
    constexpr std::size_t unit = 256;
    if (emulation.bytes == 0) return bytes;
    return (bytes + unit - 1) / unit * unit + emulation.bytes;
}

/// In the last bytes of a workspace, whose size is with_emulation's or larger.
inline ProductEmulation at_the_end(ProductEmulation emulation, void* workspace, std::size_t bytes) {
    if (emulation.bytes == 0 || bytes < emulation.bytes) return {};
    constexpr std::size_t unit = 256;
    emulation.memory = static_cast<std::byte*>(workspace) + (bytes - emulation.bytes) / unit * unit;
    return emulation;
}

/// A device's queue and its panel queue share that memory: the panels' products are of fewer columns.
inline void share_emulation(const ProductEmulation& all, Queue& queue, Queue& panel_queue) {
    constexpr std::size_t shares = 8;
    const std::size_t of_panels = all.bytes / shares;
    queue.emulation = panel_queue.emulation = all;
    queue.emulation.bytes -= of_panels;
    panel_queue.emulation.bytes = of_panels;
    if (all.memory != nullptr) panel_queue.emulation.memory += queue.emulation.bytes;
}

/// Around work that needs products whose every element is accurate, as residuals are. No workspace is made in it.
class NativeProducts {
  public:
    explicit NativeProducts(Context& context) : context_(context) {
        for_queues([&](Queue& queue) { saved_.push_back(std::exchange(queue.emulation, {})); });
        context_.use_native_products(true);
    }
    ~NativeProducts() {
        context_.use_native_products(false);
        for_queues([&, next = saved_.begin()](Queue& queue) mutable { queue.emulation = *next++; });
    }
    NativeProducts(const NativeProducts&) = delete;
    NativeProducts& operator=(const NativeProducts&) = delete;

  private:
    template <class F>
    void for_queues(F f) {
        for (int d = 0; d < context_.device_count(); ++d) {
            f(context_.queue(d));
            f(context_.panel_queue(d));
        }
    }

    Context& context_;
    std::vector<ProductEmulation> saved_;
};

}  // namespace lapilli
