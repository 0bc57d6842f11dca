// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/submission.hpp"

#include <algorithm>

#include "cusolver/driver.hpp"
#include "cusolver/library.hpp"

namespace lapilli::cusolver {
namespace {

/// Numbers that a queue begins with: info, and the pivots of most matrices.
constexpr lapilli_int numbers_at_first = 8192;

}  // namespace

Submission::Submission(void* stream) : context_(stream, Space{}), stream_(stream) {
    why_ = context_.why();
    if (context_.get() == nullptr) return;
    if (!open()) {
        why_ = lapilli_last_error(context_.get());
        return;
    }
    queue_ = context_.lane().queue;
}

bool Submission::begin(const Space& space) {
    const Lane& lane = context_.lane();
    begun_ = put_in_order(lane.before, stream_, lane.stream);
    if (!begun_) {
        why_ = "the stream and Lapilli's cannot be put in order";
        return false;
    }
    const Space usable = aligned(space);
    has_space_ = usable.bytes > 0 && lapilli_private_queue_workspace(
                                         queue_, usable.address, static_cast<lapilli_int>(usable.bytes)) == 0;
    return true;
}

Submission::~Submission() {
    if (!begun_) return;
    if (has_space_) lapilli_private_queue_workspace(queue_, nullptr, 0);
    const Lane& lane = context_.lane();
    if (!put_in_order(lane.behind, lane.stream, stream_)) give_up();
}

/// Makes the queue at the first call; a part that cannot be had is tried again by the next one.
bool Submission::open() {
    Lane& lane = context_.lane();
    if (lane.queue == nullptr && lapilli_queue_create(context_.get(), 0, nullptr, &lane.queue) != 0)
        return false;
    if (lane.stream == nullptr && lapilli_queue_stream(lane.queue, &lane.stream) != 0) return false;
    for (void** event : {&lane.before, &lane.behind}) {
        if (*event == nullptr) *event = make_event();
        if (*event == nullptr) return false;
    }
    return reserve(1);
}

bool Submission::reserve(lapilli_int count) const {
    Lane& lane = context_.lane();
    if (count <= lane.count) return true;
    const lapilli_int wanted = std::max(2 * count, numbers_at_first);
    void* larger = nullptr;
    if (lapilli_device_malloc(context_.get(), 0, static_cast<std::size_t>(wanted) * sizeof(lapilli_int),
                              &larger) != 0)
        return false;
    if (lane.numbers != nullptr) {
        lapilli_queue_synchronize(lane.queue);  // what was submitted has the old ones
        lapilli_device_free(context_.get(), lane.numbers);
    }
    lane.numbers = static_cast<lapilli_int*>(larger);
    lane.count = wanted;
    return true;
}

lapilli_int* Submission::numbers(lapilli_int count) const {
    return reserve(1 + count) ? context_.lane().numbers + 1 : nullptr;
}

lapilli_int Submission::clear_info() const {
    return lapilli_private_submit_zeros(queue_, info(), sizeof(lapilli_int));
}

lapilli_int Submission::tell(int* to) const { return lapilli_private_submit_narrow(queue_, info(), 1, to); }

void Submission::give_up() const { lapilli_queue_synchronize(queue_); }

}  // namespace lapilli::cusolver
