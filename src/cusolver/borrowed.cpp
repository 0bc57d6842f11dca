// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/borrowed.hpp"

#include <algorithm>

#include "cusolver/library.hpp"

namespace lapilli::cusolver {
namespace {

constexpr std::size_t least_kept = std::size_t{1} << 20, most_kept = std::size_t{1} << 24;

/// Makes what the lane keeps large enough; the calls that had it have ended.
bool keep(lapilli_context ctx, Lane& lane, std::size_t bytes) {
    if (lane.kept_bytes >= bytes) return true;
    if (lane.kept != nullptr) lapilli_device_free(ctx, lane.kept);
    lane.kept = nullptr;
    lane.kept_bytes = 0;
    const std::size_t wanted = std::clamp(2 * bytes, least_kept, most_kept);
    if (lapilli_device_malloc(ctx, 0, wanted, &lane.kept) != 0) {
        lane.kept = nullptr;
        return false;
    }
    lane.kept_bytes = wanted;
    return true;
}

}  // namespace

Borrowed::Borrowed(lapilli_context ctx, std::initializer_list<std::size_t> lengths) : ctx_(ctx) {
    std::size_t all = 0, k = 0;
    for (const std::size_t length : lengths) {
        begins_.at(k++) = all;
        all += (length + alignment - 1) / alignment * alignment;
    }
    Lane& lane = lane_of_current_device();
    if (all <= most_kept && !lane.is_kept_lent && keep(ctx, lane, all)) {
        lane.is_kept_lent = true;
        lane_ = &lane;
        first_ = lane.kept;
    } else if (lapilli_device_malloc(ctx, 0, std::max(all, alignment), &first_) != 0) {
        first_ = nullptr;
    }
}

Borrowed::~Borrowed() {
    if (lane_ != nullptr)
        lane_->is_kept_lent = false;
    else if (first_ != nullptr)
        lapilli_device_free(ctx_, first_);
}

}  // namespace lapilli::cusolver
