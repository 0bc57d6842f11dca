// SPDX-License-Identifier: BSD-3-Clause
// Device memory of the settings product.emulation and mixed.emulation: the end of a workspace.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "base/settings.hpp"
#include "device/device.hpp"
#include "runtime/context.hpp"
#include "slices/args.hpp"

namespace lapilli {

/// Whether the settings ask for emulated products in calls of this precision.
inline bool wants_emulation(const Settings& settings, CallPrecision precision) {
    if (precision == CallPrecision::none) return false;
    if (precision == CallPrecision::mixed_emulated) return true;
    const std::string& of_mixed = settings.text("mixed.emulation");
    if (precision == CallPrecision::mixed && of_mixed != "auto") return of_mixed == "single";
    const std::string& which = settings.text("product.emulation");
    return which == "all" || (which == "single" && precision != CallPrecision::full);
}

/// Whether the present call emulates products of T for this use, which decides its block sizes. In d block
/// columns would have to be too wide. A mixed call factors in z only after refinement has failed, in the
/// block columns that it has.
template <class T>
bool emulates_products(const Context& context, ProductUse use) {
    const bool of_scalar = has_slices<T> || (is_complex<T> && context.precision == CallPrecision::full);
    return use == ProductUse::updates && of_scalar && wants_emulation(context.settings, context.precision);
}

/// The precision of a mixed call for a matrix of order n. Where the settings leave the choice to the plan,
/// products are emulated from the order on at which that is faster (H200, DSPOSV: 5000 is level, 7000 1.15
/// and 10000 1.3 times as fast).
inline CallPrecision mixed_precision(Context& context, index_t n) {
    const index_t least = 5 * context.settings.integer("test.product.emulation_size");
    const bool chooses = context.settings.text("mixed.emulation") == "auto";
    bool all_have = true;
    for (int d = 0; d < context.device_count(); ++d)
        all_have = all_have && context.device(d).has_warpgroups();
    return chooses && n >= least && all_have ? CallPrecision::mixed_emulated : CallPrecision::mixed;
}

/// The emulation that the settings ask for in a call of this precision, without memory yet.
inline ProductEmulation product_emulation(const Settings& settings, CallPrecision precision) {
    if (!wants_emulation(settings, precision)) return {};
    const bool all = settings.text("product.emulation") == "all";
    return {.memory = nullptr,
            .bytes = static_cast<std::size_t>(settings.integer("product.emulation_memory")) << 20,
            .size = settings.integer("test.product.emulation_size"),
            .least_k = settings.integer("test.product.emulation_k"),
            .least_k_z = all ? settings.integer("test.product.emulation_k_z") : 0,
            .least_k_d = all ? settings.integer("test.product.emulation_k_d") : 0};
}

/// The bytes of a workspace including the emulation's. A call that takes no device memory makes no products
/// there.
inline std::size_t with_emulation(std::size_t bytes, const ProductEmulation& emulation) {
    constexpr std::size_t unit = 256;
    if (emulation.bytes == 0) return bytes;
    return (bytes + unit - 1) / unit * unit + emulation.bytes;
}

/// The emulation with memory: the last bytes of a workspace whose size with_emulation has given, or of a
/// larger one.
inline ProductEmulation at_the_end(ProductEmulation emulation, void* workspace, std::size_t bytes) {
    if (emulation.bytes == 0 || bytes < emulation.bytes) return {};
    constexpr std::size_t unit = 256;
    emulation.memory = static_cast<std::byte*>(workspace) + (bytes - emulation.bytes) / unit * unit;
    return emulation;
}

/// Divides the memory between a device's main queue and its panel queue, whose products have fewer columns.
inline void share_emulation(const ProductEmulation& all, Queue& queue, Queue& panel_queue) {
    constexpr std::size_t shares = 8;
    const std::size_t of_panels = all.bytes / shares;
    queue.emulation = panel_queue.emulation = all;
    queue.emulation.bytes -= of_panels;
    panel_queue.emulation.bytes = of_panels;
    if (all.memory != nullptr) panel_queue.emulation.memory += queue.emulation.bytes;
}

/// A scope for products whose every element must be accurate, such as residuals: products are native. No
/// workspace is allocated inside it.
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
