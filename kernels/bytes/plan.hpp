// SPDX-License-Identifier: BSD-3-Clause
// The common part of plans of products by bytes. Plain C++ for the launchers and for the tests.
#pragma once

#include <cstddef>
#include <cstdint>

#include "arch/target.cuh"
#include "product/plan.hpp"

namespace lapilli {

/// The plan of items, each a tile with some of its products, and of the panels of operands for its rows and
/// columns. A panel stores all its steps along k one after the other, product after product.
template <class T, class ShapeOfTiles>
struct BytesPlan {
    using Shape = ShapeOfTiles;
    ProductPlan<T> product;  ///< of it the arguments, the map and how many items there are
    const std::int8_t *a, *b;
    int steps;         ///< of one product
    int products = 1;  ///< of a tile
    int groups = 1,
        tiles{};  ///< items: all tiles with the first group of their products, all with the second ...

    LAPILLI_HOST_DEVICE int group_of(int item) const { return groups == 1 ? 0 : item / tiles; }
    LAPILLI_HOST_DEVICE int tile_of(int item) const { return groups == 1 ? item : item % tiles; }
    LAPILLI_HOST_DEVICE int products_of_item() const { return products / groups; }
    LAPILLI_HOST_DEVICE int item_steps() const { return products_of_item() * steps; }
    LAPILLI_HOST_DEVICE std::int64_t panel_steps() const { return std::int64_t{products} * steps; }
    LAPILLI_HOST_DEVICE std::int64_t first_step(int group) const {
        return static_cast<std::int64_t>(group) * item_steps();
    }
};

}  // namespace lapilli
