// SPDX-License-Identifier: BSD-3-Clause
// Products by bytes (kernels/slices, kernels/moduli) where a queue has memory for them: the setting product.emulation.
#pragma once

#include "device/device.hpp"
#include "product/args.hpp"

namespace lapilli {

/// Whether the queue's products of this shape are emulated: it has memory for that, C and the inner dimension are large enough.
template <class T>
bool is_emulated(const Queue& queue, const ProductArgs<T>& args);

/// The same result as the operation `product`, but for its roundoff (docs/kernels/slices.md, docs/kernels/moduli.md). What does not fit into the queue's
/// memory is done in parts.
template <class T>
void emulated_product(Queue& queue, const ProductArgs<T>& args);

}  // namespace lapilli
