// SPDX-License-Identifier: BSD-3-Clause
#include "cusolver/symbol.hpp"

#include <cmath>

namespace lapilli::cusolver {

constinit std::atomic<Symbol*> Symbol::called_{nullptr};

const char* text_of(Reason reason) {
    switch (reason) {
        case Reason::switched_off:
            return "switched off";
        case Reason::small:
            return "small";
        case Reason::types:
            return "types";
        case Reason::info:
            return "no place for info";
        case Reason::pivots:
            return "no pivots";
        case Reason::capturing:
            return "a graph is captured";
        case Reason::emulation:
            return "emulated arithmetic";
        case Reason::no_devices:
            return "no device";
        case Reason::not_finite:
            return "NaN or infinity";
        case Reason::memory:
            return "memory";
        case Reason::scattered:
            return "matrices without a fixed distance";
        case Reason::residuals:
            return "norms of residuals without vectors";
        case Reason::spaced:
            return "memory between matrices";
        default:
            return "refused";
    }
}

void* Symbol::real() {
    void* found = real_.load(std::memory_order_relaxed);
    if (found == nullptr) {
        found = library_.function(name_);
        real_.store(found, std::memory_order_relaxed);
    }
    return found;
}

void Symbol::count_served(double seconds) {
    enlist();
    ++served_;
    nanoseconds_ += std::lround(seconds * 1e9);
}

void Symbol::count_passed_on(Reason reason) {
    enlist();
    ++passed_on_[static_cast<std::size_t>(reason)];
}

void Symbol::enlist() {
    if (is_called_.exchange(true)) return;
    next_called_ = called_.load();
    while (!called_.compare_exchange_weak(next_called_, this)) {
    }
}

}  // namespace lapilli::cusolver
