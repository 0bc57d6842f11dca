// SPDX-License-Identifier: BSD-3-Clause
// What the setting product.emulation takes of a device's memory: the end of a workspace.
#pragma once

#include <cstddef>
#include <string>

#include "base/settings.hpp"
#include "device/device.hpp"
#include "runtime/context.hpp"

namespace lapilli {

/// As the settings say for work with such memory, which has numbers of the precisions that it computes with, without memory yet.
inline ProductEmulation product_emulation(const Settings& settings, const Footprint& footprint = {}) {
    const std::string which = settings.text("product.emulation");
    if (which == "off") return {};
    const bool all = which == "all";
    if (!all && footprint.holds_double && !footprint.holds_single) return {};
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

/// Around work that needs products whose every element is accurate, as residuals are.
class NativeProducts {
  public:
    explicit NativeProducts(Context& context) : context_(context) { context_.use_native_products(true); }
    ~NativeProducts() { context_.use_native_products(false); }
    NativeProducts(const NativeProducts&) = delete;
    NativeProducts& operator=(const NativeProducts&) = delete;

  private:
    Context& context_;
};

}  // namespace lapilli
