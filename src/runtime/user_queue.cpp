// SPDX-License-Identifier: BSD-3-Clause
#include "runtime/user_queue.hpp"

#include <algorithm>

#include "runtime/emulation.hpp"

namespace lapilli {

UserQueue::UserQueue(Context& context, int device, std::unique_ptr<Queue> queue)
    : context_(context),
      device_(device),
      queue_(std::move(queue)),
      ready_(context.make_event(device)),
      done_(context.make_event(device)),
      forked_(context.make_event(device)),
      joined_(context.make_event(device)),
      panels_(context.make_event(device)) {
    // The queue is not in the trace, which reads its lines when the devices are idle: this queue may never
    // be.
    queue_->lane = {nullptr, device, "user queue"};
    ++context_.handles.queues;
}

/// Waits for all queues of all devices: other devices may read the scratch memory.
void UserQueue::drain_devices() noexcept {
    for (int d = 0; d < context_.device_count(); ++d) context_.device(d).drain();
}

UserQueue::~UserQueue() {
    --context_.handles.queues;
    if (context_.device_count() == 0) {  // in a child process: what is there is its parent's
        static_cast<void>(queue_.release());
        for (std::unique_ptr<Event>* const event : {&ready_, &done_, &forked_, &joined_, &panels_})
            static_cast<void>(event->release());
        static_cast<void>(lane_.release());
        return;
    }
    drain_devices();
    lane_.reset();
    free_outgrown();
    Device& device = context_.device(device_);
    device.deallocate(memory_);
    device.deallocate(numbers_.device);
    device.deallocate_pinned(numbers_.host);
}

UserQueue::Numbers UserQueue::numbers(std::size_t bytes) {
    Device& device = context_.device(device_);
    if (numbers_.device == nullptr)
        numbers_.device = static_cast<std::byte*>(context_.allocate(device_, bytes));
    if (numbers_.host == nullptr) numbers_.host = static_cast<std::byte*>(device.allocate_pinned(bytes));
    if (numbers_.host == nullptr)
        throw Error(LAPILLI_ERROR_HOST_MEMORY, "no memory for the numbers of a call");
    return numbers_;
}

void UserQueue::reserve(std::size_t bytes) {
    const ProductEmulation emulation = product_emulation(context_.settings, context_.precision);
    const std::size_t wanted = with_emulation(bytes, emulation);
    const bool fits_callers = callers_ != nullptr && wanted <= callers_bytes_;
    if (!fits_callers) grow(wanted);
    in_use_ = fits_callers ? callers_ : memory_;
    queue_->emulation = at_the_end(emulation, in_use_, fits_callers ? callers_bytes_ : bytes_);
}

void UserQueue::grow(std::size_t bytes) {
    if (bytes <= bytes_) return;
    // Little memory grows to at least twice the size: calls that grow step by step leave little behind.
    constexpr std::size_t little = std::size_t{64} << 20;
    const std::size_t wanted = std::max(bytes, std::min(2 * bytes_, little));
    outgrown_.reserve(outgrown_.size() + 1);
    void* const larger = context_.allocate(device_, wanted);
    // Work that is under way has the old memory, and no call that submits waits for it.
    if (memory_ != nullptr) outgrown_.push_back(memory_);
    memory_ = larger;
    bytes_ = wanted;
}

void UserQueue::free_outgrown() noexcept {
    for (void* const memory : outgrown_) context_.device(device_).deallocate(memory);
    outgrown_.clear();
}

Context& UserQueue::lane() {
    if (lane_ == nullptr) lane_ = std::make_unique<Context>(context_, device_);
    lane_->precision = context_.precision;
    if (settings_followed_ == context_.settings.changes()) return *lane_;
    lane_->settings = context_.settings;
    lane_->settings.set("schedule", "device");
    lane_->settings.set("geqrf.crossover", "0");
    lane_->settings.set("log", "");
    settings_followed_ = context_.settings.changes();
    return *lane_;
}

void UserQueue::enter_lane() {
    share_emulation(queue_->emulation, lane_->queue(0), lane_->panel_queue(0));
    queue_->record(*forked_);
    lane_->queue(0).wait(*forked_);
    lane_->panel_queue(0).wait(*forked_);
}

void UserQueue::leave_lane() noexcept {
    try {
        lane_->panel_queue(0).record(*panels_);
        lane_->queue(0).wait(*panels_);
        lane_->queue(0).record(*joined_);
        queue_->wait(*joined_);
    } catch (...) {
        // The device has failed, which synchronize() tells.
    }
}

void UserQueue::synchronize() {
    queue_->synchronize();
    if (lane_ != nullptr) lane_->synchronize();
    if (outgrown_.empty()) return;
    // Another device may read what is outgrown.
    const std::lock_guard lock(context_.mutex);
    drain_devices();
    free_outgrown();
}

void UserQueue::forget_failure() noexcept {
    queue_->forget_failure();
    if (lane_ == nullptr) return;
    lane_->queue(0).forget_failure();
    lane_->panel_queue(0).forget_failure();
}

}  // namespace lapilli
