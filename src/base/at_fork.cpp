// SPDX-License-Identifier: BSD-3-Clause
#include "base/at_fork.hpp"

#include <pthread.h>

namespace lapilli {
namespace {

struct Registry {
    std::mutex mutex;
    AtFork* first = nullptr;
};

Registry* make_registry();

/// Never destroyed: a process may fork while it ends.
Registry& registry() {
    static Registry* const made = make_registry();
    return *made;
}

}  // namespace

void repair_after_fork() {
    registry().mutex.unlock();  // which this thread locked before it forked
    for (AtFork* entry = registry().first; entry != nullptr; entry = entry->next_) entry->repair_();
}

namespace {

Registry* make_registry() {
    // The library cannot be unloaded, or this goes with it.
    pthread_atfork([] { registry().mutex.lock(); }, [] { registry().mutex.unlock(); }, repair_after_fork);
    return new Registry;
}

}  // namespace

AtFork::AtFork(std::function<void()> repair) : repair_(std::move(repair)) {
    const std::lock_guard lock(registry().mutex);
    next_ = registry().first;
    if (next_ != nullptr) next_->previous_ = this;
    registry().first = this;
}

AtFork::~AtFork() {
    const std::lock_guard lock(registry().mutex);
    (previous_ != nullptr ? previous_->next_ : registry().first) = next_;
    if (next_ != nullptr) next_->previous_ = previous_;
}

NoForkScope::NoForkScope() : lock_(registry().mutex) {}

}  // namespace lapilli
