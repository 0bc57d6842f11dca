// SPDX-License-Identifier: BSD-3-Clause
// Products by bytes (kernels/slices, kernels/moduli), on queues that have memory for them: the setting
// product.emulation.
#pragma once

#include "device/device.hpp"
#include "product/args.hpp"

namespace lapilli {

/// Whether the queue emulates products of this shape: it has memory for them, and C and the inner dimension
/// are large enough.
template <class T>
bool is_emulated(const Queue& queue, const ProductArgs<T>& args);

/// The result of the operation `product`, with another roundoff (docs/kernels/slices.md,
/// docs/kernels/moduli.md). A product that does not fit into the queue's memory is computed in parts.
template <class T>
void emulated_product(Queue& queue, const ProductArgs<T>& args);

}  // namespace lapilli
